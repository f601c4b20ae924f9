# `/santé`, `/données` et `/partie vérifier`.

command-health = santé
    .description = Pour la personne qui gère le bot : comment il va
command-data = données
    .description = Ce que j’ai enregistré sur vous
command-data-show = voir
    .description = Donne en fichier tout ce que j’ai enregistré sur vous
command-data-delete = supprimer
    .description = Supprime ce que j’ai enregistré sur vous ; je demande confirmation
command-game-verify = vérifier
    .description = Vérifie que les dés et les tirages de cette partie étaient honnêtes

health-owner-only = Seule la personne qui gère ce bot peut voir comment il va.
health-title = ### 🩺 Santé
health-connection = 📡 Latence { $latency } ms · serveurs : { $servers } · fragments : { $shards }
health-games-lobby = tables ouvertes : { $count }
health-games-running = parties en cours : { $count }
health-games-paused = en pause : { $count }
health-games-finished = terminées : { $count }
health-posts = 📮 Messages à envoyer : { $count }
health-timers = ⏲️ Minuteries : { $count } · prochaine { $following } · dernier passage { $last }
health-lease = 🔑 { $name } : { $owner }, { $until }
health-no-lease = 🔑 Aucun bail : ce processus est seul.
health-version = 🏷️ Katäne { $version } · discord.py { $library } · Python { $python } · base { $revision }

data-shown = { $rows ->
    [0] Je n’ai rien enregistré sur vous.
    [one] Voici tout ce que j’ai enregistré sur vous : { $rows } élément. Personne d’autre ne le reçoit.
   *[other] Voici tout ce que j’ai enregistré sur vous : { $rows } éléments. Personne d’autre ne le reçoit.
}
data-confirm = **Supprimer ce que je sais de vous ?** Vos réglages et rappels disparaissent, et votre nom quitte les parties terminées. Ce dont les parties ouvertes ont besoin reste jusqu’à leur fin, de même que les exclusions de la modération.
data-delete-yes = Oui, supprimer
data-deleted = C’est fait : plus rien ici ne vous nomme.
data-deleted-but = { $rows ->
    [one] C’est fait. { $rows } élément vous nomme encore : une partie ouverte en a besoin, ou la modération l’a fait. Recommencez quand vos parties seront terminées.
   *[other] C’est fait. { $rows } éléments vous nomment encore : des parties ouvertes en ont besoin, ou la modération les a faits. Recommencez quand vos parties seront terminées.
}

verify-later = 🎲 La partie continue : son nombre secret reste secret. Son empreinte est fixée depuis le début : `{ $commitment }`. Une fois la partie terminée, `/partie vérifier` contrôle tout.
verify-holds = ✅ Honnête : le plateau, tous les dés et tous les tirages de { $moves } coups découlent du nombre secret, qui correspond à l’empreinte du début.
    Empreinte : `{ $commitment }`
    Nombre secret : `{ $seed }`
    Vérifiez-le vous-même, sans moi : `python -m engine verify FICHIER`
verify-fails = ❌ Cela ne correspond pas : { $error }. Le relevé est dans le fichier ; prévenez la personne qui gère le bot.
