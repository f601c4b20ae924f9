# Sur les images, et les images en mots.

picture-turn = Tour { $turn }
picture-setup = Fondation
picture-asked = À { $names } de jouer
picture-ended = La partie est terminée
picture-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}

picture-alt-turn = Tour { $turn } : { $name }.
picture-alt-setup = Phase de fondation.
picture-alt-won = La partie est finie ; victoire : { $names }.
picture-alt-dice = Dés { $dice }, total { $total }.
picture-alt-asked = On attend { $names }.
picture-alt-change = Dernier changement : { $places }.
picture-alt-production = Ont produit : { $places }.
picture-robber = Brigand sur l’hexagone { $hex }.
picture-robber-beside = Le brigand est à côté du plateau.
picture-place-hex = hexagone { $place }
picture-place-vertex = angle { $place }
picture-place-edge = tronçon { $place }
picture-alt-seat = { $name } ({ $color }, lettre { $letter }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $counts }.
picture-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-count-development = { $count ->
    [one] { $count } carte de développement
   *[other] { $count } cartes de développement
}
picture-count-knight = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
picture-count-road = route de { $count }
picture-count-settlement = { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}
picture-count-city = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
picture-held-knight = plus grosse armée
picture-held-road = route la plus longue
picture-alt-pieces = { $name } : { $pieces }.
picture-alt-and = { $first } ; { $second }
picture-piece-settlement = { $count ->
    [one] colonie { $places }
   *[other] colonies { $places }
}
picture-piece-city = { $count ->
    [one] ville { $places }
   *[other] villes { $places }
}
picture-piece-road = { $count ->
    [one] route { $places }
   *[other] routes { $places }
}
picture-alt-choice-vertex = Angles possibles : { $places }.
picture-alt-choice-edge = Tronçons possibles : { $places }.
picture-alt-choice-hex = Hexagones possibles : { $places }.
picture-hexes = Les hexagones, rangée par rangée, avec leurs angles dans le sens horaire depuis le haut :
picture-alt-hex = { $hex } : { $ground } ; angles { $corners }
picture-alt-harbor = { $harbor } sur le tronçon { $edge }

picture-color-blue = bleu
picture-color-vermilion = orange
picture-color-yellow = jaune
picture-color-mauve = rose
picture-color-green = vert
picture-color-white = blanc

picture-terrain-forest = forêt
picture-terrain-hills = colline
picture-terrain-pasture = pré
picture-terrain-fields = champ
picture-terrain-mountains = montagne
picture-terrain-desert = désert
picture-terrain-sea = mer
picture-terrain-gold = case d’or
picture-terrain-fog = brouillard

picture-harbor-any = port 3:1
picture-harbor-brick = port d’argile 2:1
picture-harbor-lumber = port de bois 2:1
picture-harbor-wool = port de mouton 2:1
picture-harbor-grain = port de blé 2:1
picture-harbor-ore = port de minerai 2:1

picture-hand-count = { $name } { $count }.
picture-hand-empty = La main est vide.
picture-offer = { $name } propose
picture-offer-gives = donne
picture-offer-wants = demande
picture-offer-words = { $name } donne { $give } contre { $get }.
picture-offer-yes = { $name } accepte.
picture-offer-no = { $name } refuse.
picture-offer-wait = { $name } n’a pas répondu.

picture-dice-thrown = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
picture-dice-expected = attendu
picture-dice-total = { $total } : { $count }, attendu { $expected }.
picture-turns = tours
picture-points-of = { $name } : { $points }.
picture-points-from = { $points } au tour { $turn }
picture-produced-of = { $name } : { $total } en tout, { $cards }.
picture-final-of = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
picture-final-has = { $name } : { $counts }.
picture-best-produced = Meilleure récolte : { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-best-thief = Main la plus leste : { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-best-victim = Le plus souvent volé : { $name }, { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
picture-best-trader = Meilleur marchand : { $name }, { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
picture-best-discarder = Le plus perdu sur des 7 : { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-best-improver = Plus belles villes : { $name }, { $count ->
    [one] { $count } construction urbaine
   *[other] { $count } constructions urbaines
}
picture-best-defender = Bouclier de l’île : { $name }, { $count ->
    [one] une défense
   *[other] { $count } défenses
}
picture-best-pillaged = Le plus pillé : { $name }, { $count ->
    [one] une ville perdue
   *[other] { $count } villes perdues
}
picture-best-sailor = Pied marin : { $name }, { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
picture-best-mason = Grand bâtisseur : { $name }, { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
picture-best-companion = Compagnon d’Alexandre : { $name }, { $count ->
    [one] { $count } pion événement
   *[other] { $count } pions événement
}

picture-pirate = Pirate sur l’hexagone { $hex }.
picture-count-chit = { $count ->
    [one] { $count } point bonus
   *[other] { $count } points bonus
}
picture-piece-ship = { $count ->
    [one] bateau { $places }
   *[other] bateaux { $places }
}

picture-count-gold_coin = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
picture-count-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
picture-held-stone = Bénédiction du Pharaon
picture-count-curse = Malédiction du Pharaon
picture-pyramid = Pyramide : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur { $size }, dont { $black ->
    [one] { $black } noire
   *[other] { $black } noires
}.
picture-count-token = { $count ->
    [one] { $count } pion événement
   *[other] { $count } pions événement
}
picture-count-advisor = { $count ->
    [1] Premier conseiller
    [2] Second conseiller
   *[other] Troisième conseiller
}
picture-alexander = Alexandre : { $place }, angle { $vertex }, { $passed ->
    [one] { $passed } point passé
   *[other] { $passed } points passés
} sur { $all }.

picture-count-progress = { $count ->
    [one] { $count } carte de progrès
   *[other] { $count } cartes de progrès
}
picture-count-defender = { $count ->
    [one] { $count } carte de sauveur
   *[other] { $count } cartes de sauveur
}
picture-count-trade = commerce niveau { $count }
picture-held-trade = métropole (commerce)
picture-count-politics = politique niveau { $count }
picture-held-politics = métropole (politique)
picture-count-science = science niveau { $count }
picture-held-science = métropole (science)
picture-barbarians = { $left ->
    [one] Barbares à une case.
   *[other] Barbares à { $left } cases.
}
picture-calendar-of = { $name } : { $levels }.
picture-calendar-price = Le niveau n, { $domain }, coûte n { $kind }.
picture-count-church = domaine ecclésiastique niveau { $count }
picture-count-beer = { $count ->
    [one] { $count } pion bière
   *[other] { $count } pions bière
}
picture-count-bakery = { $count ->
    [0] pas de boulangerie
   *[other] boulangerie
}
picture-held-church = métropole (domaine ecclésiastique)
picture-count-granary = grenier à blé
picture-count-lent = observe le Carême
picture-count-tax = { $count ->
    [one] doit l’impôt ecclésiastique
   *[other] doit { $count } fois l’impôt ecclésiastique
}
picture-count-banned_trade = Anathème (commerce)
picture-count-banned_politics = Anathème (politique)
picture-count-banned_science = Anathème (science)
picture-count-banned_church = Anathème (domaine ecclésiastique)
picture-held-bakery = cuit du pain
picture-inquisitor = Inquisiteur de { $name } à côté de la ville en { $vertex }.
picture-beer = Bière sur le chevalier en { $vertex } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, il compte comme { $sleeps ->
    [yes] passif.
   *[no] un chevalier de niveau 1.
}
picture-merchant = Marchand sur l’hexagone { $hex }.
picture-merchant-held = Marchand de { $name } sur l’hexagone { $hex }.
picture-piece-basic_knight = { $count ->
    [one] petit chevalier passif { $places }
   *[other] petits chevaliers passifs { $places }
}
picture-piece-active_basic_knight = { $count ->
    [one] petit chevalier actif { $places }
   *[other] petits chevaliers actifs { $places }
}
picture-piece-strong_knight = { $count ->
    [one] chevalier fort passif { $places }
   *[other] chevaliers forts passifs { $places }
}
picture-piece-active_strong_knight = { $count ->
    [one] chevalier fort actif { $places }
   *[other] chevaliers forts actifs { $places }
}
picture-piece-mighty_knight = { $count ->
    [one] chevalier puissant passif { $places }
   *[other] chevaliers puissants passifs { $places }
}
picture-piece-active_mighty_knight = { $count ->
    [one] chevalier puissant actif { $places }
   *[other] chevaliers puissants actifs { $places }
}
picture-piece-wall = { $count ->
    [one] muraille { $places }
   *[other] murailles { $places }
}

# Seulement dans la description complète.

picture-bag = { $count } { $name }
picture-bank = Banque : { $cards }.
picture-deck = Cartes de développement restantes : { $count }.
picture-open-offer = Offre en cours : { $giver } donne { $give } contre { $get }, à { $to }.
picture-home = Île des hexagones { $hexes } : { $names } y habite.
picture-fog-left = Encore face cachée : { $left }.
picture-disc-left = Numéros encore face cachée : { $left }.
picture-harbors-left = Ports encore à placer : { $left }.
picture-attacks = { $count ->
    [0] Les barbares n’ont pas encore attaqué.
    [one] Les barbares ont attaqué une fois.
   *[other] Les barbares ont attaqué { $count } fois.
}
picture-domain-deck = Cartes de progrès restantes, { $name } : { $count }.
picture-final-metropolis = La métropole, { $domain }, est définitive : { $name }.
picture-open-cards = Devant { $name } : { $cards }.
picture-fresh-beer = { $name } a brassé à ce tour : { $count ->
    [one] { $count } pion bière.
   *[other] { $count } pions bière.
}
picture-poured = La bière sur { $vertex } vient de { $name } : { $step ->
    [one] un pion s’en va
   *[other] { $step } pions s’en vont
} au début de chacun de ses tours{ $armed ->
    [yes] .
   *[no] , sauf du prochain.
}
picture-ban = Anathème de { $by } sur { $name }, { $domain }, jusqu’au paiement de { $price }.
picture-debt = { $name } doit l’impôt ecclésiastique à { $creditor }.
picture-exiled = Le brigand est en exil jusqu’au prochain 7.
picture-site = Site de la pyramide : angles { $corners }.
picture-orange-points = Points orange : { $corners }.
picture-stones = Pierres dans l’ordre de pose : { $stones }.
picture-stone-of = { $name }
picture-stone-black = noire
picture-path = La route d’Alexandre à partir d’ici : { $points }.
picture-path-point = { $vertex } { $place } ({ $what })
picture-path-temple = temple
picture-path-event = événement
picture-path-empty = vide
picture-path-seven = attend un 7
picture-tokens-won = Pions de { $name } : { $tokens }.
picture-tokens-left = Pions pas encore retournés : { $tokens }.
picture-supply = Cartes de ravitaillement restantes : { $count }.
picture-red-die = Dé blanc { $white }, dé rouge { $red }, dé d’événement : { $face }.
picture-strength = Force des barbares { $barbarians } contre { $defence }.
picture-would-lose = Perdrait une ville maintenant : { $names }.
picture-would-defend = Serait récompensé maintenant : { $names }.
picture-piece-metropolis_trade = métropole (commerce) { $places }
picture-piece-metropolis_politics = métropole (politique) { $places }
picture-piece-metropolis_science = métropole (science) { $places }
picture-piece-metropolis_church = métropole (domaine ecclésiastique) { $places }
picture-piece-sabotaged_city = { $count ->
    [one] ville sabotée { $places }
   *[other] villes sabotées { $places }
}
picture-piece-lying_city = { $count ->
    [one] ville couchée tenant lieu de colonie { $places }
   *[other] villes couchées tenant lieu de colonies { $places }
}
picture-no-pyramid = La pyramide n’est pas commencée.
picture-auction = Enchère pour { $event } ({ $place }, angle { $vertex }).
picture-bid = Meilleure enchère { $bid }, { $name }.
picture-bid-out = Hors de l’enchère : { $names }.
