# Ce que dit le bot quand quelque chose a échoué. {$code} figure dans le journal à côté de la cause.

error-unexpected = Désolé, une erreur est survenue, et rien n’a changé que je n’aie annoncé. Si cela se répète, donnez à la personne qui gère le bot le code **{ $code }**.
error-unexpected-suggestion = ⚠ Suggestions en panne (code { $code }) : tapez la valeur vous-même
error-unanswered = Désolé, je n’ai pas de réponse à cela. Si vous en attendiez une, donnez à la personne qui gère le bot le code **{ $code }**.
error-unknown-control = Ce bouton appartient à quelque chose que je ne connais plus. Cherchez le dernier message de ce salon ; `/langue` et mes autres commandes marchent toujours.
error-form-expired = Je ne connais plus ce formulaire. Voici ce que vous aviez saisi, pour ne rien perdre :
    { $typed }
error-command-gone = Cette commande a changé. Redémarrez votre application Discord, puis tapez-la à nouveau.
error-only-in-server = Je ne joue que sur des serveurs : utilisez cette commande dans un salon d’un serveur.
error-needs-permission = Il vous faut pour cela le droit { $rights } dans ce salon.
error-bot-needs-permission = Je ne peux pas le faire ici : il me manque le droit { $rights }. Une personne qui gère ce serveur peut l’accorder.
error-too-fast = Un instant : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-discord-busy = Discord n’a pas pris ma réponse à temps. Rien n’est perdu ; réessayez dans un instant.
