# Ce que la table refuse.

no-game-here = Il n’y a pas de partie dans ce salon. `/katane` ouvre une table.
not-started = Cette partie n’a pas commencé. Pressez **{ $button_start }** sous le message de la table quand tout le monde est assis.
refusal-choice-gone = « { $action } » n’est pas possible maintenant : il manque les cartes, les pions ou la place.
error-game-not-found = Cette partie n’existe plus. `/katane` ouvre une nouvelle table.
error-wrong-state = { $state ->
    [lobby] La partie n’a pas encore commencé.
    [running] La partie est déjà en cours. { $free ->
        [own] Vous y avez une place : regardez le dernier message de son salon.
        [yes] Une place est libre : prenez-la avec `/table reprendre`.
        [no] Aucune place n’est libre ; `/katane` ouvre une autre table dans un autre salon.
       *[other] {""}
    }
    [paused] La partie est en pause. La modération peut la reprendre.
   *[finished] La partie est terminée. `/katane` ouvre une nouvelle table.
}
error-not-seated = Vous n’avez pas de place dans cette partie.
error-stranger = Vous n’avez pas de place dans cette partie : ses boutons ne font rien pour vous. { $free ->
    [yes] Une place est libre : prenez-la avec `/table reprendre`.
   *[no] Vous pouvez regarder ; `/katane` ouvre votre propre table dans un autre salon.
}
error-former-player = Vous n’avez plus de place dans cette partie. { $free ->
    [yes] Une place est libre : prenez-la avec `/table reprendre`.
   *[no] Aucune place n’est libre pour le moment ; vous pouvez regarder.
}
error-other-seat = C’est à { $seat } de le faire. Votre propre panneau montre ce qui vous revient.
error-channel-busy = Il y a déjà une partie dans ce salon : regardez son dernier message. Pour une autre table, il faut un autre salon ou un fil.
error-already-seated = Vous avez déjà une place à cette table.
error-table-full = Les { $seats } places sont prises. Quelqu’un doit d’abord partir, ou il faut agrandir la table dans **{ $button_options }**.
error-colour-taken = Cette couleur est prise. Choisissez-en une autre.
error-seat-not-found = Cette place n’existe pas à cette table.
error-forbidden-person = La modération ne vous laisse pas jouer cette partie.
error-too-few-players = { $seats ->
    [one] Un joueur ne suffit pas
   *[other] { $seats } joueurs ne suffisent pas
} : il en faut au moins { $minimum }. Pressez **{ $button_join }**, ou ajoutez l’ordinateur.
error-nothing-to-take-back = Il n’y a rien que vous puissiez reprendre : un coup est acquis dès que les dés, une carte ou un autre joueur y a répondu.
error-replay-failed = Je n’arrive plus à lire les coups de cette partie ({ $error }). Rien n’a changé ; prévenez la personne qui gère le bot.
error-stale-version = La partie a avancé depuis ce bouton. Voici où elle en est :
error-table-busy = Trop de monde a pressé en même temps. Rien n’a été fait ; pressez encore une fois.
