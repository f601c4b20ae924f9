# Alexandre le Grand.

module-alexander = Alexandre le Grand
map-alexander = l’empire d’Alexandre
intro-alexander =
    🏺 **334 avant notre ère.** Un roi de vingt-deux ans quitte la Macédoine à la tête de son armée ; il ne la reverra pas. Dix ans plus tard, des villes portent son nom du Nil à l’Indus, et la Perse lui appartient.
    Vous êtes ses conseillers. À chaque tour, il avance d’un point ; là où il vient de passer, il faut nourrir l’armée, jeter un pont, dresser une statue, livrer combat ou fonder une ville, et c’est le plus offrant qui s’en charge. Trois services rendus font un conseiller, et le Premier conseiller se tient au plus près du trône.

command-bid = offre
    .description = Faire une offre à l’enchère d’Alexandre, ou fixer son maximum secret ; 0 : passer
    .amount = montant
    .amount-description = Ce que vous offrez ; 0 pour passer

help-alexander = Alexandre le Grand
    .text =
        {""}**Ravitaillement.** Personne n’a de colonie au départ. À chaque tour, chacun reçoit une carte du ravitaillement, tant qu’il y en a ; les cartes dépensées vont sur cinq tas. Un tas trop petit pour tout ce qu’un jet doit verser ne verse rien à personne.
        {""}**Le trajet.** Après les dés, Alexandre dépasse le point suivant. À un temple et à un « ? », il y a une enchère ; il ne dépasse un 7 violet que si un 7 est sorti.
        {""}**Enchère.** Le joueur dont c’est le tour commence, puis on tourne ; qui passe sort de l’enchère. Chaque carte utile vaut 1, l’or toujours 1, un chevalier joué 3 au combat. Village : argile, bois, mouton, blé. Faim : mouton, blé. Pont : argile, bois. Combat : mouton, minerai, chevaliers. Statue : argile, minerai. Qui gagne sans pouvoir payer perd la moitié de sa main, et les autres recommencent.
        {""}**Récompenses.** Un temple : une colonie gratuite. Le reste : le pion. Trois pions font un conseiller : 4, 3 et 2 points pour les trois premiers (4 et 2 à trois joueurs) ; qui a plus de pions passe devant.
        {""}**Construire.** Des colonies seulement là où Alexandre est passé : ni sur un point qui l’attend encore, ni à côté. Les routes sont libres.
        {""}**L’or** s’échange comme une carte, avec la banque à 4:1 ou 3:1 dans les deux sens ; il ne construit rien, ne se vole pas et ne compte pas sur un 7. On se défausse au-delà de 11 cartes.
        {""}**La fin :** 14 points, au tour de n’importe qui, ou Persépolis. À égalité, le plus de pions l’emporte.
help-turn-alexander = Un tour
    .text =
        {""}**1. Lancez les dés.** Chaque hexagone portant le nombre obtenu rapporte : 1 carte par colonie et 2 par ville à ses angles. Sur un 7, personne ne reçoit rien et le brigand arrive. Le premier tour commence sans dés.
        {""}**2. Alexandre avance.** Chacun reçoit une carte du ravitaillement, tant qu’il y en a ; puis il dépasse le point suivant, et un temple ou un « ? » amène une enchère pour tous.
        {""}**3. Échangez et construisez,** autant que vous voulez et dans l’ordre que vous voulez.
        {""}**4. Finissez votre tour.** Rien ne le finit à votre place.
        Vous pouvez jouer une carte de développement par tour, avant ou après les dés, mais pas une carte achetée au même tour.
help-robber-alexander = Le brigand
    .text =
        Sur un 7, toute personne qui tient plus de cartes que permis (11 d’habitude ; l’or ne compte pas) en défausse la moitié, arrondie vers le bas. Puis l’auteur du jet déplace le brigand sur un autre hexagone et vole une carte au hasard, jamais de l’or, à un joueur qui y a un bâtiment.
        L’hexagone du brigand ne rapporte rien. Un Chevalier le déplace aussi.
help-points-alexander = Points et victoire
    .text =
        Colonie 1, ville 2, carte point de victoire 1, route la plus longue 2 (au moins 5 tronçons à la suite), plus grosse armée 2 (au moins 3 chevaliers ; ceux qui paient un combat ne comptent plus), conseillers 4, 3 et 2 (4 et 2 à trois joueurs).
        La partie finit aussitôt, au tour de n’importe qui, dès que quelqu’un a les points que joue la table (14 d’habitude), ou quand Alexandre dépasse Persépolis. Le plus de points l’emporte ; à égalité, le plus de pions événement.

option-starting_gold = pièces d’or au départ
option-founding_may_decline = le gagnant d’un temple peut le laisser vide
option-auction_mode = enchères
value-in_turn = offres à tour de rôle
value-maximum_bids = offres maximales secrètes, le bot enchérit pour tous

# Événements du trajet

word-founding_event = Village
word-famine_event = Faim
word-bridge_event = Pont
word-battle_event = Combat
word-statue_event = Statue
piece-march_point = un point de la marche d’Alexandre
piece-famine_event = un pion Faim
piece-bridge_event = un pion Pont
piece-battle_event = un pion Combat
piece-statue_event = un pion Statue

word-first_advisor = Premier conseiller
word-second_advisor = Second conseiller
word-third_advisor = Troisième conseiller

# Lieux du trajet

word-pella = Pella
word-amphipolis = Amphipolis
word-hellespont = l’Hellespont
word-sardis = Sardes
word-gordion = Gordion
word-issus = Issos
word-tyre = Tyr
word-gaza = Gaza
word-pelusium = Péluse
word-naucratis = Naucratis
word-alexandria = Alexandrie
word-siwa = Siwa
word-memphis = Memphis
word-heliopolis = Héliopolis
word-sinai = la route du Sinaï
word-aila = Aïla
word-jordan = le Jourdain
word-damascus = Damas
word-thapsacus = Thapsaque
word-nisibis = Nisibe
word-gaugamela = Gaugamèles
word-opis = Opis
word-babylon = Babylone
word-susa = Suse
word-zagros = le Zagros
word-ecbatana = Ecbatane
word-rhagae = Rhagès
word-caspian_gates = les Portes caspiennes
word-zadracarta = Zadracarta
word-margiana = Margiane
word-bactra = Bactres
word-oxus = l’Oxus
word-eschate = Alexandrie Eschate
word-sogdian_rock = le Rocher de Sogdiane
word-hindu_kush = l’Hindou Kouch
word-aornos = Aornos
word-bucephala = Bucéphalie
word-multan = Multan
word-indus = l’Indus
word-pattala = Pattala
word-rambacia = Rambacie
word-gedrosia_coast = la côte de Gédrosie
word-gedrosian_desert = le désert de Gédrosie
word-pura = Pura
word-pasargadae = Pasargades
word-persepolis = Persépolis

# Actions

action-bid = Faire une offre
    .icon = 📣
    .full = Offrir { $amount }
action-pass_bid = Passer
    .icon = 🙅
action-set_maximum_bid = Fixer son offre maximale
    .icon = 🤫
    .full = Offrir { $amount } au plus (0 : passer)
action-pay_bid = Payer l’offre
    .icon = ⚖️
    .full = Payer { $cards } ; chevaliers : { $knights }
action-found_at_temple = Poser la colonie
    .icon = 🏛️
action-decline_temple = Laisser la place vide
    .icon = 🚫
choose-amount = Combien ?
choose-knights = Combien de chevaliers ?
    .chosen = { $count ->
        [0] {""}
        [one] { $count } chevalier, qui vaut 3
       *[other] { $count } chevaliers, qui valent 3 chacun
    }

# Questions

ask-bid = { $bidder_known ->
    [no] ouvrez l’enchère « { $event } » ({ $place }), ou passez
   *[yes] offrez plus que { $bid } ({ $bidder }) à l’enchère « { $event } » ({ $place }), ou passez
}
    .own = { $bidder_known ->
        [no] ouvrez l’enchère « { $event } » ({ $place }), ou passez
       *[yes] offrez plus que { $bid } ({ $bidder }) à l’enchère « { $event } » ({ $place }), ou passez
    } ; vous pouvez payer { $payable } au plus, en { $kinds }{ $knights ->
        [0] {""}
        [one] {" "}et avec votre chevalier
       *[other] {" "}et avec vos { $knights } chevaliers
    }
ask-maximum_bid = fixez en privé le plus que vous paieriez pour « { $event } » ({ $place })
    .own = fixez en privé le plus que vous paieriez pour « { $event } » ({ $place }) ; vous pouvez payer { $payable } au plus, en { $kinds }{ $knights ->
        [0] {""}
        [one] {" "}et avec votre chevalier
       *[other] {" "}et avec vos { $knights } chevaliers
    }
ask-pay_bid = choisissez avec quoi vous payez votre offre de { $bid } pour « { $event } »
ask-temple = posez votre colonie en { $vertex } ({ $place }), ou laissez la place vide

phase-bid = il faut finir l’enchère
phase-maximum_bid = il faut que tous fixent leur offre maximale
phase-pay_bid = il faut payer l’offre
phase-temple = il faut occuper ou laisser la place du temple

# À côté des cartes d’une main

own-maximum_bid = 🤫 Votre offre maximale à cette enchère : { $amount }

# Ce qui se passe

event-supply_card = 📥 Reçu du ravitaillement : { $cards }
event-supply_dealt = 📥 Chacun reçoit une carte de ravitaillement ; il en reste { $left }.
event-supply_over = 📭 Le ravitaillement est épuisé. Les dernières cartes vont à la banque : { $cards }
event-alexander_moved = 🐎 Alexandre dépasse { $place } ({ $vertex }).
event-alexander_waits = ⛺ Alexandre attend devant { $place } : seul un 7 permet d’avancer.
event-auction_opened = 📯 Enchère ({ $place }) : **{ $event }**{ $kinds_none ->
    [yes] {""}
   *[no] , à payer en { $kinds }{ $knights ->
        [0] {""}
       *[other] {" "}et en chevaliers joués ({ $knights } chacun)
    }
}
event-bid = 📣 { $seat } offre { $amount }
    .run = { $seat } : { $amount }
event-bid_passed = 🙅 { $seat } passe
    .run = { $seat } passe
event-maximum_named = 🤫 { $seat } a fixé son offre maximale
event-auction_void = 🍃 Personne ne se charge de « { $event } ».
event-auction_won = ⚖️ **{ $seat }** remporte « { $event } » avec { $amount }
event-bid_not_paid = 💸 { $seat } ne peut pas payer { $amount }, perd la moitié de sa main et ne peut plus enchérir ici ; l’enchère recommence pour les autres.
event-bid_paid = ⚖️ { $seat } paie { $cards_none ->
    [yes] {""}
   *[no] { $cards }{ $knights ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $knights ->
    [0] {""}
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}
event-temple_left_empty = 🏛️ { $place } : aucune colonie n’y est posée.
event-token_won = 🎖️ { $seat } prend le pion « { $event } » ({ $tokens ->
    [1] son premier
   *[other] { $tokens } à présent
})
event-advisor = 👑 **{ $seat }** devient { $title } : { $points } points
event-advisor_lost = 👑 { $seat } n’est plus conseiller

# Refus

refusal-alexander-has-not-passed = Alexandre n’est pas encore passé : { $vertex } est un point de son trajet, ou en est voisin ; personne n’y construit avant son passage.
refusal-bid-too-high = Une offre ne dépasse pas { $most }.
refusal-bid-too-low = Offrez au moins { $least }, ou passez.
refusal-payment-kind = { $kind } ne compte pas pour « { $event } ».
refusal-payment-knights = { $knights ->
    [0] On ne peut pas payer « { $event } » avec des chevaliers.
    [one] Vous n’avez que { $knights } chevalier joué pour « { $event } ».
   *[other] Vous n’avez que { $knights } chevaliers joués pour « { $event } ».
}
refusal-payment-short = Cela vaut { $given }, et vous avez offert { $bid }.
refusal-payment-over = Cela vaut { $given }, plus que votre offre de { $bid }. Payez le compte exact ; seuls des chevaliers peuvent valoir trop, et seulement si rien d’autre ne convient.
