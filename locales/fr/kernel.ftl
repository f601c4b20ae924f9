# Ce que dit toute partie, quels que soient ses modules de règles.

asked = { $who } : { $what }.
labelled = { $label } : { $value }
several-possible = { $what } (plusieurs choix possibles)
harbor-generic = port 3:1
harbor-special = port 2:1 { $kind }
value-yes = oui
value-no = non
value-none = aucun
value-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

event-game_ended = 🏆 { $winners } { $winners_count ->
    [one] gagne
   *[other] gagnent
} la partie !

option-map = plateau
option-victory_points = points de victoire pour gagner

refusal-unknown-module = Il n’y a pas de module de règles « { $module } ». Il y a : { $modules }.
refusal-module-requires = « { $module } » a besoin de « { $needed } » : ajoutez-le, ou renoncez à « { $module } ».
refusal-modules-exclude = « { $module } » et « { $other } » ne vont pas ensemble. Choisissez l’un des deux.
refusal-module-seats = « { $module } » se joue à { $allowed }, pas à { $seats }. Changez d’abord le nombre de joueurs, ou renoncez à « { $module } ».
refusal-seat-count = Une partie se joue de { $least } à { $most }, pas à { $seats }. Ajoutez ou retirez des joueurs ; l’ordinateur peut prendre des places.
refusal-rules-seats = Avec les règles choisies, on joue à { $allowed }, pas à { $seats }. Ajoutez ou retirez des joueurs, ou choisissez d’autres règles ; l’ordinateur peut prendre des places.
refusal-unknown-option = Il n’y a pas d’option « { $option } » avec ces règles. Il y a : { $options }.
refusal-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ». { $values_none ->
    [yes] Il faut un nombre entier de { $minimum } à { $maximum }.
   *[no] Valeurs possibles : { $values }.
}
refusal-option-minutes = « { $value } » n’est pas une valeur de l’option « { $option } ». Il faut un nombre entier de minutes, de { $minimum } à { $maximum }.
refusal-map-seats = Le plateau « { $map } » est fait pour { $allowed } joueurs, et vous êtes { $seats }. Ajoutez ou retirez des joueurs, ou choisissez un autre plateau.
refusal-module-left-out = À { $seats } joueurs, « { $module } » est toujours de la partie. Ajoutez-le.
refusal-map-module = Le plateau « { $map } » ne va pas avec « { $module } ». Choisissez un autre plateau, ou renoncez à « { $module } ».
refusal-layout-not-found = Aucun plateau ne respecte les conditions de « { $map } ». Réessayez, ou choisissez d’autres options.
refusal-action-elsewhere = Ce coup n’existe pas dans cette partie. Il vient avec : { $modules }. `/faire` montre les coups possibles maintenant.
refusal-unknown-action = Ce coup n’existe pas dans cette partie.
refusal-game-over = La partie est terminée : il n’y a plus de coup à jouer. `/partie créer` ouvre la suivante.
refusal-not-your-turn = Ce n’est pas à vous de jouer : { $asked_count ->
    [0] rien n’est demandé à personne
    [one] c’est à { $asked } d’agir
   *[other] c’est à { $asked } d’agir
}. On vous appellera quand ce sera votre tour.
refusal-not-now = « { $action } » n’est pas possible maintenant : d’abord { $ask }.
refusal-place-not-allowed = Une règle particulière interdit { $what } à cet endroit. La liste montre ce qui est possible.
refusal-only-as-default = « { $action } » est ce qui arrive quand un joueur laisse passer le délai ; cela ne se choisit pas.
refusal-nothing-to-undo = Il n’y a pas de coup à reprendre.
refusal-unknown-seat = Ce joueur n’est pas à cette table.
refusal-unknown-seats = Ce ne sont pas des joueurs de cette table.
refusal-unknown-vertex = Aucun angle du plateau ne porte ce numéro. La liste montre ceux qui sont possibles.
refusal-unknown-edge = Ce tronçon n’existe pas sur le plateau. Écrivez ses deux angles, par exemple 20-26.
refusal-unknown-hex = Aucun hexagone du plateau ne porte cette lettre. La liste montre ceux qui sont possibles.
refusal-unknown-kind = Je ne connais pas ces cartes. Il y a : { $known }. Écrivez par exemple « 2 mouton 1 minerai » ou « 2🐑 1⛰ ».
refusal-unknown-kinds = Je ne connais pas ces cartes. Il y a : { $known }.
refusal-unknown-bag = Je ne comprends pas ces cartes. Écrivez par exemple « 2 mouton 1 minerai » ou « 2🐑 1⛰ ».
refusal-unknown-number = Ce nombre ne convient pas ici.
refusal-unknown-flag = Répondez par oui ou par non.
refusal-unknown-word = Je ne connais pas ce nom. La liste montre ceux qui sont possibles.
refusal-unknown-words = Je ne connais pas ces noms. La liste montre ceux qui sont possibles.
