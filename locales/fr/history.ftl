# `/modération historique` : ce qu’a fait la modération, tel qu’elle le lit.

command-mod-history = historique
    .description = Montre qui a modéré quoi, quand et pourquoi
    .game = partie
    .game-description = Seulement cette partie ; sans choix, tout le serveur
history-title = ### 🛡️ Ce qu’a fait la modération
history-empty = Rien pour l’instant.
history-pause = met la partie en pause
history-resume = fait reprendre la partie
history-end = arrête la partie sans vainqueur
history-delete = supprime la partie
history-relocate = transfère la partie dans { $channel }
history-repost = republie la partie
history-export = prend une copie du relevé public
history-hands = regarde toutes les mains cachées
history-forbid = exclut { $person } de cette partie
history-forbid-everywhere = exclut { $person } de toutes les parties
history-allow = laisse de nouveau jouer { $person } ici
history-allow-everywhere = laisse de nouveau jouer { $person }
history-hand-over = donne la place de { $seat } à { $person }
history-vacate = retire une place à { $person }
history-swap = échange les places de { $seat } et { $other }
history-take-back = { $count ->
    [one] annule le coup { $move }
   *[other] annule { $count } coups, à partir du coup { $move }
}
history-settings = change les réglages : { $what }
history-move = répond pour { $seat } : { $action }
history-tried = a voulu corriger ce que possède { $seat }, sans que ce soit possible
