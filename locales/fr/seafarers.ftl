# Extension maritime.

module-seafarers = extension maritime
map-seafarers_new_shores_3p = Vers de nouveaux rivages (3)
map-seafarers_new_shores_4p = Vers de nouveaux rivages (4)
map-seafarers_new_shores_6p = Vers de nouveaux rivages (5–6)
map-seafarers_four_islands_3p = Les quatre îles (3)
map-seafarers_four_islands_4p = Les quatre îles (4)
map-seafarers_six_islands_6p = Les six îles (5–6)
map-seafarers_fog_islands_3p = Les îles du brouillard (3)
map-seafarers_fog_islands_4p = Les îles du brouillard (4)
map-seafarers_fog_islands_6p = Les îles du brouillard (5–6)
map-seafarers_through_the_desert_3p = La traversée du désert (3)
map-seafarers_through_the_desert_4p = La traversée du désert (4)
map-seafarers_through_the_desert_6p = La traversée du désert (5–6)
map-seafarers_new_world_34p = Le nouveau monde (3–4)
map-seafarers_new_world_56p = Le nouveau monde (5–6)

intro-seafarers =
    ⛵ **La mer est ouverte.** Les bateaux (1 bois, 1 mouton) partent de vos bâtiments côtiers et se suivent de l’un à l’autre ; à chaque tour, un bateau ouvert peut se déplacer. Une terre nouvelle peut rapporter des points bonus, l’or donne des cartes au choix, et sur un 7 on déplace le brigand ou le pirate.
help-seafarers = Extension maritime
    .text =
        {""}**Bateaux.** Un bateau (1 bois, 1 mouton) se pose en mer ou sur la côte, au bout d’un autre bateau ou d’un bâtiment à vous. Une route ne se prolonge pas par un bateau : il faut une colonie ou une ville entre les deux. Au bout d’un bateau comme d’une route, on peut construire une colonie.
        {""}**Déplacer.** À chaque tour, un seul bateau ouvert à un bout peut changer de place, sauf s’il vient d’être posé.
        {""}**Route commerciale la plus longue.** Routes et bateaux comptent ensemble, reliés par vos bâtiments : 2 points à partir de 5 tronçons.
        {""}**Or.** Une case d’or rapporte des cartes au choix : 1 par colonie, 2 par ville.
        {""}**Pirate.** Sur un 7 ou avec un Chevalier, on déplace le brigand ou le pirate. Autour du pirate, aucun bateau ne se pose ni ne bouge, et l’on vole une carte à qui y a un bateau.
        {""}**Îles et brouillard.** Selon le scénario, la première colonie sur une terre nouvelle rapporte des points bonus ; le brouillard se découvre quand on y arrive.
event-longest_road-seafarers = { $seat_known ->
    [no] 🛤️ Plus personne ne détient la route commerciale la plus longue.
   *[yes] 🛤️ **{ $seat }** détient la route commerciale la plus longue ({ $length }) : +2 points
}
card-knight_card-seafarers =
    .about = { $moved ->
        [robber] Déplacez le brigand et volez une carte ; compte pour la plus grosse armée.
        [pirate] Déplacez le pirate et volez une carte ; compte pour la plus grosse armée.
        [none] Compte pour la plus grosse armée.
       *[both] Déplacez le brigand ou le pirate et volez une carte ; compte pour la plus grosse armée.
    }
card-road_building-seafarers =
    .about = Posez deux routes ou bateaux gratuits.
ask-free_road-seafarers = { $left ->
    [one] posez une route ou un bateau gratuit
   *[other] posez { $left } routes ou bateaux gratuits
}
picture-count-road-seafarers = route commerciale de { $count }
picture-held-road-seafarers = route commerciale la plus longue

terrain-gold = case d’or
    .icon = 🪙
terrain-fog = brouillard
    .icon = 🌫️

piece-ship = un bateau
    .icon = ⛵
piece-pirate = le pirate
piece-chit = un point bonus

option-setup_mode = terrains et pastilles
option-bonus_mode = points bonus des nouvelles îles
option-robber_enabled = jouer avec le brigand
option-pirate_enabled = jouer avec le pirate
option-harbor_placement = ports du nouveau monde
value-setup_mode-fixed = comme imprimés
value-variable = tirés au sort
value-newest = dernière édition
value-older = éditions anciennes
value-bonus_mode-none = aucun
value-players_in_turn = placés par les joueurs à tour de rôle
value-random = tirés au sort

# Actions

action-found_ship = Poser un bateau
    .icon = ⛵
    .full = Poser un bateau en { $edge }
action-build_ship = Construire un bateau
    .icon = ⛵
    .full = Construire un bateau en { $edge }
action-place_free_ship = Poser un bateau gratuit
    .icon = ⛵
    .full = Poser un bateau gratuit en { $edge }
action-move_ship = Déplacer un bateau
    .icon = 🧭
    .full = Déplacer le bateau de { $ship } en { $edge }
action-move_pirate = Déplacer le pirate
    .icon = 🏴‍☠️
    .full = Déplacer le pirate en { $hex }
action-chase_robber-seafarers = Chasser le brigand ou le pirate
action-park_pirate = Retirer le pirate du plateau
    .icon = ⚓
action-take_gold = Choisir les cartes de votre or
    .icon = 🪙
    .full = Prendre { $cards } pour votre or
action-place_harbor = Placer le port
    .icon = ⚓
    .full = Placer le port en { $edge }
action-place_harbor_by_chance = Laisser le sort placer le port
    .icon = 🎲
choose-ship = Quel bateau déplacez-vous ?

# Questions

ask-robber_or_pirate = déplacez le brigand ou le pirate
ask-move_pirate = déplacez le pirate, ou retirez-le du plateau
ask-choose_gold = { $count ->
    [one] choisissez { $count } carte de la banque pour votre or
   *[other] choisissez { $count } cartes de la banque pour votre or
}
ask-place_harbor = placez le port que vous avez tiré : { $harbor }

phase-robber_or_pirate = il faut déplacer le brigand ou le pirate
phase-move_pirate = il faut déplacer le pirate
phase-choose_gold = il faut choisir les cartes de l’or
phase-place_harbor = il faut placer le port tiré

# Événements

event-ship_built = ⛵ { $seat } pose un bateau en { $edge }
event-ship_moved = 🧭 { $seat } déplace un bateau de { $from_edge } en { $edge }
event-ship_removed = ⛵ Le bateau de { $seat } en { $edge } quitte le plateau
event-pirate_moved = 🏴‍☠️ { $seat } déplace le pirate en { $hex }
event-pirate_parked = ⚓ { $seat } retire le pirate du plateau
event-gold_taken = 🪙 { $seat } prend { $cards } pour son or
event-gold_short = 🏦 L’or doit { $owed } à { $seat }, et la banque n’a plus que { $left }.
event-island_settled = 🏝️ **{ $seat }** s’installe sur une terre nouvelle ({ $vertex }) : { $chits ->
    [one] { $chits } point bonus
   *[other] { $chits } points bonus
}
event-fog_revealed = 🌫️ { $seat } découvre { $hex } : { $terrain }{ $rewarded ->
    [yes] , et reçoit { $cards }
   *[no] {""}
}
event-harbor_drawn = ⚓ { $seat } tire un port : { $harbor }
event-harbor_placed = ⚓ { $seat } le place en { $edge } : { $harbor }

# Refus

refusal-edge-not-at-sea = Il n’y a pas de mer le long de { $edge } ; un bateau a besoin de la mer.
refusal-pirate-there = Le pirate se tient au bord de { $edge } : personne n’y pose ni n’y déplace de bateau.
refusal-ship-not-connected = Un bateau en { $edge } ne toucherait ni l’un de vos bâtiments ni l’un de vos bateaux, ou un bâtiment adverse l’en sépare. Une route ne se prolonge pas par un bateau. La liste montre où vous pouvez continuer.
refusal-founding-ship-elsewhere = Ce bateau doit toucher la colonie que vous venez de poser ({ $vertex }).
refusal-no-own-ship = Vous n’avez pas de bateau en { $edge }.
refusal-one-ship-per-turn = Vous avez déjà déplacé un bateau à ce tour ; on n’en déplace qu’un.
refusal-ship-built-this-turn = Le bateau en { $edge } a été posé à ce tour ; il pourra bouger dès votre prochain tour.
refusal-ship-held-by-pirate = Le pirate retient le bateau en { $edge } ; il ne peut pas partir avant lui.
refusal-ship-closed = Le bateau en { $edge } est fermé : vos bâtiments ou d’autres de vos bateaux sont à ses deux bouts.
refusal-ship-same-edge = Le bateau est déjà en { $edge }. Choisissez un autre tronçon.
refusal-pirate-same-hex = Le pirate est déjà en { $hex } ; il doit aller ailleurs.
refusal-pirate-hex = Le pirate ne peut pas aller en { $hex } : il lui faut une mer du plateau, et connue.
refusal-pirate-already-parked = Le pirate n’est déjà plus sur le plateau. Mettez-le sur une case de mer, ou déplacez le brigand.
refusal-gold-count = { $count ->
    [one] Votre or donne exactement { $count } carte
   *[other] Votre or donne exactement { $count } cartes
}, pas { $given }.
refusal-harbor-too-near = { $edge } est trop près d’un autre port : deux ports ne partagent jamais un angle.
refusal-harbor-not-on-coast = { $edge } n’est pas sur la côte. La liste montre les tronçons libres de la côte.
