# Villes & Chevaliers.

module-cities_knights = Villes & Chevaliers
intro-cities_knights =
    🏰 **Villes et chevaliers.** Les villes rapportent aussi monnaie, tissu et papier, qui paient les constructions urbaines. Le navire barbare approche : sans chevaliers actifs, il y aura des villes pillées. Pas de cartes de développement ici, mais des cartes de progrès dans trois couleurs.
help-cities_knights = Villes & Chevaliers
    .text =
        {""}**Dés.** Le dé d’événement vient d’abord : un navire avance les barbares ; une couleur donne une carte de progrès à tout joueur dont le niveau, dans ce domaine, est au moins le dé rouge moins un. Puis la somme des deux dés numériques produit.
        {""}**Villes.** Forêt, pré et montagne donnent à une ville une matière première et une matière transformée ; colline et champ, deux matières premières.
        {""}**Constructions urbaines.** Le niveau n coûte n matières transformées du domaine ; il faut une ville. Le niveau 3 donne un avantage durable, le niveau 4 la métropole (+2 points), que le premier au niveau 5 garde pour de bon.
        {""}**Chevaliers.** Recrutés au bord d’une route, activés pour un blé. Un chevalier actif depuis le début du tour se déplace, expulse plus faible que lui, ou chasse le brigand ; il redevient passif.
        {""}**Barbares.** Au débarquement, leur force est le nombre de villes, celle de Katäne la somme des niveaux des chevaliers actifs. S’ils gagnent, qui a le moins aidé perd une ville ; sinon, qui a le plus aidé gagne un point.
        {""}**Cartes de progrès.** Quatre en main au plus, autant qu’on veut par tour, après les dés (l’Alchimiste avant). Une muraille permet deux cartes de plus sur un 7.
help-turn-cities_knights = Un tour
    .text =
        {""}**1. Lancez les trois dés.** Le dé d’événement passe d’abord : le navire barbare avance, ou une porte donne des cartes de progrès. Puis la somme des deux dés numériques rapporte ; sur un 7, personne ne reçoit rien et le brigand arrive.
        {""}**2. Agissez,** autant que vous voulez et dans l’ordre que vous voulez : échanger, construire, améliorer vos villes, recruter, faire monter et activer des chevaliers, les faire agir, jouer des cartes de progrès.
        {""}**3. Finissez votre tour.** Rien ne le finit à votre place.
help-robber-cities_knights = Le brigand
    .text =
        Sur un 7, toute personne qui tient plus de cartes que permis (7 d’habitude, et 2 de plus par muraille) en défausse la moitié, arrondie vers le bas. Puis l’auteur du jet déplace le brigand sur un autre hexagone et vole une carte au hasard à un joueur qui y a un bâtiment.
        L’hexagone du brigand ne rapporte rien. L’Évêque le déplace aussi, et un chevalier actif qui le touche peut le chasser.
help-cards-cities_knights = Cartes de progrès
    .text =
        Elles remplacent les cartes de développement et ne s’achètent pas. Quand le dé d’événement montre une porte, chaque joueur tire une carte de cette couleur si son niveau, dans ce domaine, est au moins le dé rouge moins un, et au moins 1.
        {""}**🟨 Commerce** rapporte des cartes et de meilleurs échanges, **🟦 politique** agit sur les chevaliers et les adversaires, **🟩 science** aide à construire et à produire.
        Vous en gardez quatre au plus, cachées ; si vous en tirez une cinquième, vous en remettez une sous sa pile. Vous en jouez autant que vous voulez pendant vos actions, même celles du tour ; l’Alchimiste se joue avant les dés. Imprimerie et Constitution se posent aussitôt et valent 1 point.
        {""}**{ $button_panel }** montre ce que fait chacune des vôtres et quand elle se joue.
help-points-cities_knights = Points et victoire
    .text =
        Colonie 1, ville 2, métropole 2 de plus, route la plus longue 2 (au moins 5 tronçons à la suite), marchand 1, sauveur de Katäne 1, Imprimerie 1, Constitution 1. Il n’y a pas de plus grosse armée, et tous les points sont visibles.
        Vous gagnez à votre propre tour, dès que vous avez les points que joue la table (13 d’habitude).

kind-coin = monnaie
    .icon = 💶
kind-cloth = tissu
    .icon = 🧵
kind-paper = papier
    .icon = 📜

piece-wall = une muraille
    .icon = 🧱
piece-basic_knight = un petit chevalier
    .icon = ♟️
piece-strong_knight = un chevalier fort
    .icon = ♞
piece-mighty_knight = un chevalier puissant
    .icon = ♛
piece-promotion = un niveau de plus pour un chevalier
    .icon = ⬆️
piece-activation = l’activation d’un chevalier
    .icon = ⚡
piece-repair = la réparation d’une ville
    .icon = 🔧
piece-improvement = une construction urbaine
    .icon = 🏛️
piece-merchant = le marchand
piece-active_knight = la face active d’un chevalier
piece-progress_card = une carte de progrès
piece-defender_card = une carte de sauveur
piece-barbarian_step = une étape du navire barbare
piece-improvement_trade = un niveau du commerce (jaune)
piece-improvement_politics = un niveau de la politique (bleu)
piece-improvement_science = un niveau de la science (vert)
piece-metropolis_trade = la métropole du commerce (jaune)
piece-metropolis_politics = la métropole de la politique (bleu)
piece-metropolis_science = la métropole de la science (vert)

word-trade = commerce
    .icon = 🟨
word-politics = politique
    .icon = 🟦
word-science = science
    .icon = 🟩
word-ship = navire barbare
    .icon = ⛵
word-robber = le brigand
word-pirate = le pirate
word-market = Marché
word-trading_house = Comptoir
word-merchant_guild = Guilde des marchands
word-bank_building = Banque
word-great_exchange = Grande Bourse
word-town_hall = Hôtel de ville
word-church_building = Église
word-fortress = Fortification
word-cathedral = Cathédrale
word-high_assembly = Haute Assemblée
word-abbey = Cloître
word-library = Bibliothèque
word-aqueduct = Aqueduc
word-theatre = Théâtre
word-university = Université

# Cartes de progrès

card-alchemist = Alchimiste
    .icon = ⚗️
    .about = Avant de lancer les dés : fixez vous-même les deux dés numériques. Le dé d’événement tombe quand même, et d’abord.
card-crane = Grue
    .icon = 🏗️
    .about = À ce tour, une construction urbaine coûte une matière transformée de moins.
card-engineer = Ingénieur
    .icon = 📐
    .about = Construisez une muraille sans la payer, sous l’une de vos villes.
card-inventor = Inventeur
    .icon = 💡
    .about = Échangez deux pastilles du plateau, sauf les 2, 6, 8 et 12.
card-irrigation = Irrigation
    .icon = 💧
    .about = Recevez deux blés pour chaque champ que touche l’un de vos bâtiments.
card-mining = Mine
    .icon = ⛏️
    .about = Recevez deux minerais pour chaque montagne que touche l’un de vos bâtiments.
card-medicine = Médecine
    .icon = 🩺
    .about = Faites d’une colonie une ville pour deux minerais et un blé.
card-printer = Imprimerie
    .icon = 🖨️
    .about = Un point de victoire, visible de tous.
card-smith = Forge
    .icon = 🔨
    .about = Faites monter un ou deux de vos chevaliers d’un niveau. Un chevalier ne monte qu’une fois par tour ; il faut la fortification pour devenir puissant.
card-commercial_harbor = Port
    .icon = 🛳️
    .about = Proposez à chaque adversaire une matière première : s’il a une matière transformée, il doit vous en donner une en échange.
card-master_merchant = Commerçant
    .icon = 🧐
    .about = Regardez la main d’un adversaire qui a plus de points que vous et prenez-lui deux cartes.
card-merchant_card = Marchand
    .icon = 🐫
    .about = Posez le marchand sur un hexagone que touche l’un de vos bâtiments : un point, et 2:1 pour ce qu’il produit.
card-merchant_fleet = Flotte
    .icon = 🚢
    .about = À ce tour, la banque vous échange des cartes à 2:1.
    .about-all_resources = À ce tour, la banque vous échange à 2:1 chacune des cinq matières premières.
    .about-one_type = À ce tour, la banque vous échange à 2:1 une matière que vous nommez.
card-resource_monopoly = Monopole de matières premières
    .icon = 💰
    .about = Nommez une matière première : chaque adversaire vous en donne deux, ou la seule qu’il a.
card-trade_monopoly = Monopole de matières transformées
    .icon = 💎
    .about = Nommez une matière transformée : chaque adversaire vous en donne une.
card-bishop = Évêque
    .icon = ✝️
    .about = Déplacez le brigand et prenez une carte au hasard à qui vit là.
    .about-one = Déplacez le brigand et prenez une carte au hasard à un joueur qui vit là.
    .about-each = Déplacez le brigand et prenez une carte au hasard à chaque joueur qui vit là.
card-constitution = Constitution
    .icon = 📃
    .about = Un point de victoire, visible de tous.
card-deserter = Traître
    .icon = 🏳️
    .about = Un adversaire perd un chevalier ; vous pouvez en poser un de la même force.
    .about-same_else_lower = Un adversaire perd un chevalier ; vous pouvez en poser un de la même force, ou de la force suivante si vous n’en avez pas.
    .about-same_or_lower_free = Un adversaire perd un chevalier ; vous pouvez en poser un de la même force ou d’une force moindre.
card-diplomat = Diplomate
    .icon = 🕊️
    .about = Retirez une route libre à un bout. Si elle est à vous, reconstruisez-la ailleurs sans payer.
card-intrigue = Intrigue
    .icon = 🎭
    .about = Expulsez un chevalier adverse qui touche l’une de vos routes, quelle que soit sa force.
    .about-to_supply = Renvoyez à la réserve un chevalier adverse qui touche l’une de vos routes, quelle que soit sa force.
    .about-displace = Expulsez un chevalier adverse qui touche l’une de vos routes, quelle que soit sa force ; son joueur le replace ailleurs.
card-saboteur = Saboteur
    .icon = 🧨
    .about = Nuisez à vos adversaires : une de leurs villes est retournée, ou ceux qui vous devancent se défaussent, selon les règles de la table.
    .about-sabotage_city = Retournez une ville adverse sans métropole : elle produit comme une colonie jusqu’à sa réparation.
    .about-discard_half = Chaque adversaire qui a au moins autant de points que vous se défausse de la moitié de ses cartes.
card-spy = Espion
    .icon = 🕵️
    .about = Regardez les cartes de progrès cachées d’un adversaire et prenez-en une ; vous pouvez la jouer à ce tour.
card-warlord = Chevalier
    .icon = ⚔️
    .about = Tous vos chevaliers deviennent actifs sans payer ; ils n’agiront qu’à votre prochain tour.
card-wedding = Mariage
    .icon = 💍
    .about = Les adversaires concernés vous donnent chacun deux cartes de leur choix.
    .about-all_opponents = Chaque adversaire vous donne deux cartes de son choix.
    .about-more_vp = Chaque adversaire qui a plus de points que vous vous donne deux cartes de son choix.

# Options

option-preset = jeu de règles de Villes & Chevaliers
option-improvement_commodity_map = matières des constructions urbaines
option-engineer_count = cartes Ingénieur
option-saboteur_mode = effet du Saboteur
option-intrigue_effect = effet de l’Intrigue
option-merchant_fleet_scope = étendue de la Flotte
option-bishop_targets = victimes de l’Évêque
option-wedding_targets = invités du Mariage
option-progress_overflow = cinquième carte de progrès
option-aqueduct_trigger = l’aqueduc sert quand un jet ne donne
option-deserter_level = chevalier du Traître
option-robber_lock = brigand immobile au début
option-knights_participation = chevaliers au combat
option-knight_move_connected = chevaliers déplacés le long de leurs routes
option-commercial_harbor_chooser = qui nomme la matière du Port
option-deserter_chooser = qui choisit le chevalier du Traître
option-pillage_skip_immune = joueurs sans ville à perdre laissés de côté
option-merchant_on_gold = marchand permis sur l’or
value-preset-seed = règles de Katäne
value-preset-official = règles officielles
value-science_cloth = science : tissu ; commerce : papier
value-science_paper = science : papier ; commerce : tissu
value-sabotage_city = une ville est retournée
value-discard_half = ceux qui ont autant de points se défaussent de la moitié
value-to_supply = le chevalier va à la réserve
value-displace = le chevalier est déplacé
value-all_resources = toutes les matières premières
value-one_type = une matière nommée
value-bishop_targets-one = une seule
value-bishop_targets-each = chacune
value-all_opponents = tous les adversaires
value-more_vp = ceux qui ont plus de points
value-immediate = défaussée aussitôt
value-end_of_action = défaussée à la fin des actions
value-no_resource = aucune matière première
value-no_card = aucune carte
value-same_else_lower = même force, sinon la suivante
value-same_or_lower_free = même force ou moins, au choix
value-robber_lock-none = non
value-until_first_attack = jusqu’au premier débarquement
value-knights_participation-all = tous les actifs
value-chosen = au choix de chacun
value-victim = la victime
value-active = le joueur de la carte

# Actions

action-build_wall = Construire une muraille
    .icon = 🧱
    .full = Construire une muraille en { $vertex }
action-improve_city = Construction urbaine
    .icon = 🏛️
    .priced = { $domain }, niveau { $level } · { $building }
    .full = Construction urbaine : { $domain }{ $vertex ->
        [aucun] {""}
       *[other] , métropole en { $vertex }
    }
action-recruit_knight = Recruter un chevalier
    .icon = ♟️
    .full = Recruter un chevalier en { $vertex }
action-promote_knight = Faire monter un chevalier
    .icon = ⬆️
    .full = Faire monter d’un niveau le chevalier en { $vertex }
action-activate_knight = Activer un chevalier
    .icon = ⚡
    .full = Activer le chevalier en { $vertex }
action-move_knight = Déplacer un chevalier
    .icon = 👣
    .full = Déplacer le chevalier de { $vertex } en { $target }
action-displace_knight = Expulser un chevalier
    .icon = 💥
    .full = Avec le chevalier en { $vertex }, expulser celui en { $target }
action-chase_robber = Chasser le brigand
    .icon = 🏇
    .full = Avec le chevalier en { $vertex }, chasser { $piece }
action-relocate_knight = Replacer le chevalier expulsé
    .icon = 👣
    .full = Replacer le chevalier expulsé en { $vertex }
action-repair_city = Réparer une ville
    .icon = 🔧
    .full = Réparer la ville en { $vertex }
action-commit_knights = Engager des chevaliers
    .icon = ⚔️
    .full = Engager les chevaliers en { $vertices }
action-lose_city = Perdre une ville
    .icon = 🔥
    .full = Perdre la ville en { $vertex }
action-choose_deck = Choisir une pile
    .icon = 🎴
    .full = Tirer une carte : { $domain }
action-discard_progress_card = Remettre une carte sous sa pile
    .icon = 🗑️
    .full = Remettre { $card } sous sa pile
action-take_from_aqueduct = Prendre une matière première
    .icon = 💧
    .full = Prendre { $resource } grâce à l’aqueduc
action-decline_aqueduct = Ne rien prendre
    .icon = 🚫
action-finish_card = Laisser le reste de la carte
    .icon = ⏹️
action-play_alchemist = Jouer Alchimiste
    .icon = ⚗️
    .full = Jouer Alchimiste : dé blanc { $white }, dé rouge { $red }
action-play_crane = Jouer Grue
    .icon = 🏗️
action-play_engineer = Jouer Ingénieur
    .icon = 📐
    .full = Jouer Ingénieur : muraille en { $vertex }
action-play_inventor = Jouer Inventeur
    .icon = 💡
    .full = Jouer Inventeur : échanger les pastilles de { $first } et { $second }
action-play_irrigation = Jouer Irrigation
    .icon = 💧
action-play_mining = Jouer Mine
    .icon = ⛏️
action-play_medicine = Jouer Médecine
    .icon = 🩺
    .full = Jouer Médecine : ville en { $vertex }
action-play_smith = Jouer Forge
    .icon = 🔨
    .full = Jouer Forge : faire monter le chevalier en { $vertex }
action-promote_by_smith = Faire monter un second chevalier
    .icon = ⬆️
    .full = Faire monter aussi le chevalier en { $vertex }
action-play_commercial_harbor = Jouer Port
    .icon = 🛳️
action-offer_resource = Proposer une matière première
    .icon = 🛳️
    .full = Proposer { $resource } à { $victim }{ $commodity ->
        [aucun] {""}
       *[other] {" "}contre { $commodity }
    }
action-give_commodity = Donner une matière transformée
    .icon = 🎁
    .full = Donner : { $commodity }
action-play_master_merchant = Jouer Commerçant
    .icon = 🧐
    .full = Jouer Commerçant : regarder la main de { $victim }
action-take_cards = Prendre deux cartes
    .icon = 🫳
    .full = Prendre { $cards }
action-take_random_cards = Prendre deux cartes au hasard
    .icon = 🎲
action-play_merchant = Jouer Marchand
    .icon = 🐫
    .full = Jouer Marchand : le poser en { $hex }
action-play_merchant_fleet = Jouer Flotte
    .icon = 🚢
    .full = Jouer Flotte{ $named ->
        [aucun] {" "}: toutes les matières premières à 2:1
       *[other] {" "}: { $named } à 2:1
    }
action-play_resource_monopoly = Jouer Monopole de matières premières
    .icon = 💰
    .full = Jouer Monopole de matières premières : { $resource }
action-play_trade_monopoly = Jouer Monopole de matières transformées
    .icon = 💎
    .full = Jouer Monopole de matières transformées : { $commodity }
action-play_bishop = Jouer Évêque
    .icon = ✝️
    .full = Jouer Évêque : brigand en { $hex }
action-play_deserter = Jouer Traître
    .icon = 🏳️
    .full = Jouer Traître contre { $victim }
action-surrender_knight = Abandonner un chevalier
    .icon = 🏳️
    .full = Abandonner le chevalier en { $vertex }
action-place_deserter = Poser le chevalier
    .icon = ♟️
    .full = Poser le chevalier (niveau { $level }) en { $vertex }
action-play_diplomat = Jouer Diplomate
    .icon = 🕊️
    .full = Jouer Diplomate : retirer le tronçon { $edge }
action-rebuild_route = Reconstruire ailleurs
    .icon = 🛣️
    .full = Reconstruire en { $edge }
action-play_intrigue = Jouer Intrigue
    .icon = 🎭
    .full = Jouer Intrigue : expulser le chevalier en { $vertex }
action-play_saboteur = Jouer Saboteur
    .icon = 🧨
    .full = Jouer Saboteur{ $vertex ->
        [aucun] {""}
       *[other] {" "}contre la ville en { $vertex }
    }
action-play_spy = Jouer Espion
    .icon = 🕵️
    .full = Jouer Espion chez { $victim }
action-take_progress_card = Prendre une carte de progrès
    .icon = 🫳
    .full = Prendre { $card }
action-take_random_progress_card = Prendre une carte de progrès au hasard
    .icon = 🎲
action-play_warlord = Jouer Chevalier
    .icon = ⚔️
action-play_wedding = Jouer Mariage
    .icon = 💍
action-give_cards = Donner des cartes
    .icon = 💍
    .full = Donner { $cards }

choose-domain = Dans quel domaine ?
choose-improve_city-vertex = Sur quelle ville posez-vous la métropole ?
choose-target = Vers quel angle ?
choose-piece = Qui chassez-vous ?
choose-vertices = Quels chevaliers combattent ?
choose-white = Dé blanc ?
    .chosen = dé blanc : { $count }
choose-red = Dé rouge ?
choose-first = Première pastille ?
choose-second = Seconde pastille ?
choose-named = Quelle matière ?
choose-commodity = Quelle matière transformée ?
choose-level = Quel niveau ?
choose-card = Quelle carte ?

# Questions

ask-aqueduct = l’aqueduc vous laisse prendre une matière première à la banque
ask-choose_deck = choisissez la pile où tirer une carte de progrès
ask-commercial_harbor = proposez une matière première à l’un de ceux qui restent ({ $opponents }), ou arrêtez-vous là
ask-commit_knights = dites lesquels de vos chevaliers actifs combattent les barbares
ask-give_cards = donnez à { $partner } { $count ->
    [one] { $count } carte de votre choix
   *[other] { $count } cartes de votre choix
}
ask-give_commodity = { $partner } vous propose une matière première : donnez une matière transformée en échange
    .own = { $partner } vous propose { $kind } : donnez une matière transformée en échange
ask-lose_city = les barbares pillent l’une de vos villes : dites laquelle
ask-place_deserter = posez un chevalier { $active ->
    [yes] actif
   *[no] passif
} de niveau { $level }{ $free ->
    [yes] {" "}au plus
   *[no] {""}
}, ou renoncez-y
ask-progress_limit = vous avez plus de { $limit } cartes de progrès : remettez-en une sous sa pile
ask-rebuild_route = reconstruisez { $piece } où vous voulez, ou renoncez-y
ask-relocate_knight = votre chevalier de niveau { $level } est expulsé de { $vertex } : placez-le ailleurs
ask-smith = faites monter un second chevalier, ou arrêtez-vous là
ask-surrender_knight = { $own ->
    [yes] choisissez le chevalier que vous perdez au profit de { $taker }
   *[no] choisissez le chevalier que { $victim } perd à votre profit
}
ask-take_cards = prenez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $victim }
ask-take_progress_card = prenez une carte de progrès à { $victim }

phase-aqueduct = il faut répondre à l’aqueduc
phase-choose_deck = les défenseurs à égalité choisissent une pile
phase-commercial_harbor = il faut finir la carte Port
phase-commit_knights = chacun dit quels chevaliers combattent
phase-give_cards = les invités du mariage donnent leurs cartes
phase-give_commodity = il faut répondre à la carte Port
phase-lose_city = il faut nommer les villes pillées
phase-place_deserter = il faut finir la carte Traître
phase-progress_limit = il faut remettre les cartes de progrès en trop
phase-rebuild_route = il faut finir la carte Diplomate
phase-relocate_knight = il faut replacer le chevalier expulsé
phase-smith = il faut finir la carte Forge
phase-surrender_knight = il faut choisir le chevalier qui déserte
phase-take_cards = il faut finir la carte Commerçant
phase-take_progress_card = il faut finir la carte Espion

# Événements

event-event_die = 🎲 Dé d’événement : **{ $face }**{ $gate ->
    [yes] {" "}· dé rouge : **{ $red }**
   *[no] {""}
}
event-nobody_draws = 🎴 Personne ne tire de carte de progrès : il faudrait le niveau { $red ->
    [1] 1
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[other] 5
}.
event-barbarians_moved = { $left ->
    [0] ⛵ **Les barbares débarquent !**
    [one] ⛵ Le navire barbare avance : encore { $left } case
   *[other] ⛵ Le navire barbare avance : encore { $left } cases
}
event-barbarians_expected = ⛵ Barbares { $left ->
    [0] à terre
    [one] à une case
   *[other] à { $left } cases
} : force { $barbarians } contre { $defence }. { $left ->
    [0] En l’état :
   *[other] S’ils débarquaient :
} { $outcome ->
    [barbarians] { $losers_count ->
        [0] ils gagneraient, sans ville à piller.
        [one] { $losers } perdrait une ville.
       *[other] { $all ->
            [yes] chacun perdrait une ville.
           *[no] { $losers } perdraient chacun une ville.
        }
    }
   *[other] { $winners_count ->
        [0] ils repartiraient, sans sauveur.
        [one] { $winners } serait sauveur (+1 point).
       *[other] { $winners } tireraient chacun une carte de progrès.
    }
}
event-knights_committed = ⚔️ { $seat } engage { $count ->
    [0] aucun chevalier
    [one] { $count } chevalier (force { $strength })
   *[other] { $count } chevaliers (force { $strength })
}{ $vertices_none ->
    [yes] {""}
   *[no] {" "}: { $vertices }
}
event-battle = ⚔️ Barbares { $barbarians }, armée de Katäne { $defence }{ $nothing ->
    [yes] {""}
   *[no] {" "}({ $shares })
} : { $won ->
    [barbarians] **les barbares gagnent.**
   *[other] **Katäne est sauvée.**
}
event-city_lost = 🔥 La ville de { $seat } en { $vertex } est mise à sac{ $wall ->
    [yes] {" "}et perd sa muraille
   *[no] {""}
}{ $substitute ->
    [yes] . Faute de colonie en réserve, le pion de la ville reste couché.
   *[no] .
}
event-defender = 🛡️ **{ $seat }** est sauveur de Katäne : +1 point
event-no_defender = 🛡️ Aucun chevalier n’a combattu : personne n’est sauveur de Katäne.
event-deck_chosen = 🎴 { $seat } choisit la pile { $domain }
event-no_progress_card = 🎴 Toutes les piles sont vides : { $seat } ne tire rien.
event-progress_deck_empty = 🎴 La pile { $domain } est vide : { $seat } ne tire rien.
event-progress_card_drawn = 🎴 { $seat } tire une carte de progrès, { $domain }
event-progress_card_seen = 🎴 Vous avez tiré : **{ $card }**
event-point_card_shown = ⭐ { $seat } pose **{ $card }** : +1 point
event-progress_card_discarded = 🗑️ { $seat } remet une carte sous la pile { $domain }
event-progress_card_played = 🎴 { $seat } joue **{ $card }**
event-card_finished = { $seat } s’en tient là.
event-improvement_bought = 🏛️ { $seat } construit **{ $building }** · { $domain }, niveau { $level }
event-metropolis = 🏰 **{ $seat }** a la métropole { $domain } en { $vertex } : +2 points{ $former_known ->
    [yes] {" "}({ $former } la perd)
   *[no] {""}
}
event-metropolis_lost = 🏰 { $seat } n’a plus la métropole { $domain } sur { $vertex }
event-wall_built = 🧱 { $seat } construit une muraille en { $vertex }
event-knight_recruited = ♟️ { $seat } recrute un chevalier en { $vertex }
event-knight_promoted = ⬆️ Le chevalier de { $seat } en { $vertex } passe au niveau { $level }
event-knight_activated = ⚡ Le chevalier de { $seat } en { $vertex } est actif
event-knights_activated = ⚡ { $seat } active { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
event-knight_moved = 👣 { $seat } déplace un chevalier de { $from_vertex } en { $vertex }
event-knight_displaced = 💥 Le chevalier de { $seat } en { $from_vertex } expulse celui de { $victim } (niveau { $level }) en { $vertex }
event-knight_relocated = 👣 { $seat } replace son chevalier de { $from_vertex } en { $vertex }
event-knight_lost = ☠️ Le chevalier de { $seat } en { $vertex } (niveau { $level }) retourne à la réserve
event-knight_deserted = 🏳️ { $seat } perd le chevalier en { $vertex } (niveau { $level }) au profit de { $taker }
event-deserter_placed = ♟️ { $seat } pose un chevalier de niveau { $level } en { $vertex }
event-robber_locked = 🔒 Le brigand reste où il est jusqu’au premier débarquement des barbares.
event-robber_chased = 🏇 Le chevalier de { $seat } en { $vertex } chasse { $piece }
event-city_sabotaged = 🧨 { $seat } sabote la ville de { $victim } en { $vertex }
event-city_repaired = 🔧 { $seat } répare la ville en { $vertex }
event-merchant_placed = 🐫 { $seat } pose le marchand en { $hex }{ $kept ->
    [yes] {""}
   *[no] {" "}: +1 point{ $holder_known ->
        [yes] {" "}({ $holder } perd le sien)
       *[no] {""}
    }
}
event-merchant_fleet = 🚢 { $seat } échange à ce tour toutes les matières premières à 2:1
event-merchant_fleet_kind = 🚢 { $seat } échange à ce tour { $kind } à 2:1
event-progress_monopoly = 💰 { $seat } demande { $kind } à tous : { $nothing ->
    [yes] personne n’en avait
   *[no] reçu de { $shares }
}
event-dice_fixed = ⚗️ { $seat } fixe les dés : { $dice } = **{ $total }**
event-discs_swapped = 💡 { $seat } échange deux pastilles : { $hex } et { $other_hex } maintenant
event-harvest = 🌾 { $seat } reçoit { $cards }
event-aqueduct = 💧 { $seat } prend { $cards } grâce à l’aqueduc
event-aqueduct_declined = 💧 { $seat } ne prend rien de l’aqueduc
event-resource_offered = 🛳️ { $seat } propose une matière première à { $victim }
event-resource_offered_kind = 🛳️ La matière proposée : { $kind } (de { $seat } à { $victim })
event-harbor_exchange = 🛳️ { $victim } donne à { $seat } une matière transformée en échange
event-harbor_exchange_kinds = 🛳️ { $seat } a donné { $give } à { $victim } et reçu { $get }
event-no_exchange = 🛳️ Pas d’échange entre { $seat } et { $victim }
event-hand_seen = 🧐 La main de { $victim } : { $cards }
event-cards_taken = 🫳 { $seat } prend à { $victim } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-cards_taken_kinds = 🫳 Les cartes prises : { $cards } (de { $victim } à { $seat })
event-cards_given = 💍 { $giver } donne à { $taker } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-cards_given_kinds = 💍 Les cartes données : { $cards } (de { $giver } à { $taker })
event-progress_cards_spied = 🕵️ Les cartes de progrès de { $victim } : { $progress_cards }
event-progress_card_taken = 🕵️ { $seat } prend une carte de progrès à { $victim }
event-progress_card_taken_name = 🕵️ La carte prise : **{ $card }** (de { $victim } à { $seat })
event-intrigue = 🎭 { $seat } expulse le chevalier de { $victim } en { $vertex } (niveau { $level })

# À côté de ses cartes, dans sa main

own-cranes = 🏗️ Grue : { $count ->
    [one] votre prochaine construction urbaine coûte
   *[other] vos { $count } prochaines constructions urbaines coûtent chacune
} une matière transformée de moins
own-surplus = 🎴 Plus de { $limit } cartes de progrès : jouez-en une, sinon vous en remettrez une sous sa pile à la fin de votre tour
own-fleet = 🚢 Flotte : à ce tour, vous échangez { $kinds } à 2:1

# Refus

refusal-unknown-domain = Ce domaine n’existe pas ici. La liste montre les domaines.
refusal-improvement-complete = Vous avez déjà le dernier niveau : { $domain }.
refusal-improvement-without-city = Il vous faut une ville sur le plateau pour une construction urbaine.
refusal-improvement-needs-city = Les niveaux 4 et 5 ({ $domain }) demandent une ville sans métropole et non sabotée, ou la métropole de ce domaine.
refusal-metropolis-city-missing = Ce niveau vous donne une métropole ({ $domain }) : dites sur quelle ville.
refusal-metropolis-not-gained = Ce niveau ({ $domain }) ne vous donne pas de métropole : ne nommez pas de ville.
refusal-metropolis-city = La métropole ne peut pas être posée en { $vertex } : il faut l’une de vos villes, sans métropole et non sabotée.
refusal-metropolis-safe = La ville en { $vertex } est une métropole : elle est à l’abri.
refusal-no-own-city = Vous n’avez pas de ville en { $vertex }.
    .anywhere = Vous n’avez pas de ville.
refusal-no-foreign-city = Il n’y a pas de ville adverse en { $vertex }.
refusal-wall-stands = La ville en { $vertex } a déjà sa muraille.
    .anywhere = Toutes vos villes ont leur muraille.
refusal-city-sabotaged = La ville en { $vertex } est sabotée ; il faut d’abord la réparer.
refusal-city-not-sabotaged = La ville en { $vertex } n’est pas sabotée.
    .anywhere = Aucune de vos villes n’est sabotée.
refusal-substitute-first = Le pion de ville couché en { $vertex } doit d’abord être relevé : payez-y une ville.
refusal-no-own-knight = Vous n’avez pas de chevalier en { $vertex }.
    .anywhere = Vous n’avez pas de chevalier.
refusal-no-foreign-knight = Il n’y a pas de chevalier adverse en { $vertex }.
refusal-no-knight-of-victim = { $victim } n’a pas de chevalier en { $vertex }.
refusal-knight-without-route = Aucune de vos routes ne touche { $vertex }. La liste montre les angles possibles.
refusal-knight-not-connected = Le chevalier en { $vertex } ne peut pas atteindre { $to_vertex }. La liste montre où il peut aller.
refusal-knight-not-weaker = Le chevalier en { $vertex } est de niveau { $other_level } ; le vôtre, de niveau { $level }, n’expulse que plus faible que lui.
refusal-knight-passive = Le chevalier en { $vertex } est passif : activez-le, il agira à votre prochain tour.
refusal-knight-active = Le chevalier en { $vertex } est déjà actif.
    .anywhere = Tous vos chevaliers sont actifs.
refusal-knight-not-ready = Le chevalier en { $vertex } n’est pas resté actif depuis le début de votre tour ; il agira au prochain.
refusal-knight-mighty = Le chevalier en { $vertex } est déjà puissant.
    .anywhere = Tous vos chevaliers sont déjà puissants.
refusal-knight-promoted = Le chevalier en { $vertex } est déjà monté d’un niveau à ce tour.
    .anywhere = Tous vos chevaliers sont déjà montés d’un niveau à ce tour.
refusal-knight-needs-fortress = Il vous faut la fortification (politique, niveau 3) pour un chevalier puissant.
refusal-knight-cannot-fight = Le chevalier en { $vertex } n’est pas l’un de vos chevaliers actifs.
refusal-knights-order = Nommez chaque chevalier une fois, dans l’ordre des angles.
refusal-no-passive-knight = Vous n’avez pas de chevalier passif à activer.
refusal-robber-locked = Le brigand reste où il est jusqu’au premier débarquement des barbares.
refusal-robber-not-near = Aucun hexagone du chevalier en { $vertex } ne porte { $piece }.
refusal-no-robber = Cette partie se joue sans brigand.
refusal-deck-not-available = Vous ne pouvez pas tirer de la pile { $domain }. La liste montre les autres.
refusal-no-die-face = Un dé montre 1 à 6, pas { $value }.
refusal-crane-without-use = Vous ne pouvez acheter aucune construction urbaine : la grue ne servirait à rien.
refusal-no-disc = Il n’y a pas de pastille en { $hex }.
refusal-disc-fixed = La pastille { $number } en { $hex } ne bouge pas : les 2, 6, 8 et 12 restent.
refusal-discs-order = Nommez deux hexagones différents, dans l’ordre du plateau.
refusal-discs-equal = Les deux pastilles portent le même nombre ({ $number }) : rien ne changerait.
refusal-no-building-there = Aucun de vos bâtiments ne touche ce terrain ({ $terrain }).
refusal-merchant-hex = Le marchand ne peut pas être posé en { $hex } : il lui faut un terrain qui produit, au bord de l’un de vos bâtiments.
refusal-fleet-names-one = Nommez la matière que la flotte échange.
refusal-fleet-names-none = La flotte vaut pour toutes les matières premières : n’en nommez aucune.
refusal-fleet-already = Vous échangez déjà ainsi à ce tour.
refusal-not-a-card = { $kind } n’est pas une carte.
refusal-not-a-commodity = Il faut nommer ici une matière transformée, pas { $kind }.
refusal-no-resource-held = Vous n’avez pas de matière première à proposer.
refusal-opponents-without-cards = Aucun adversaire n’a de carte.
refusal-harbor-partner = Vous ne pouvez rien proposer à { $victim } maintenant. Il reste : { $opponents }.
refusal-harbor-names-commodity = Nommez la matière transformée que vous voulez en échange.
refusal-harbor-names-none = À cette table, votre adversaire choisit la matière transformée : n’en nommez pas.
refusal-must-give-commodity = Vous avez une matière transformée : vous devez en donner une.
refusal-own-seat = Choisissez un adversaire.
refusal-victim-not-ahead = { $victim } n’a pas plus de points que vous.
refusal-victim-cards-not-held = { $victim } n’a pas { $cards }.
refusal-victim-card-not-held = { $victim } n’a pas la carte { $card }.
refusal-victim-without-cards = { $victim } n’a pas de carte.
refusal-victim-without-progress = { $victim } n’a pas de carte de progrès cachée.
refusal-victim-without-knight = { $victim } n’a pas de chevalier.
refusal-take-count = { $count ->
    [one] Prenez exactement { $count } carte
   *[other] Prenez exactement { $count } cartes
}, pas { $given }.
refusal-give-count = { $count ->
    [one] Donnez exactement { $count } carte
   *[other] Donnez exactement { $count } cartes
}, pas { $given }.
refusal-no-wedding-guests = Aucun adversaire concerné n’a de carte à offrir.
refusal-deserter-level = Vous ne pouvez pas poser de chevalier de niveau { $level } ; possible : { $levels }.
refusal-no-route-there = Il n’y a ni route ni bateau en { $edge }.
refusal-route-not-open = Le tronçon { $edge } n’est libre à aucun de ses bouts.
refusal-rebuild-not-here = Vous ne pouvez pas reconstruire en { $edge }. La liste montre les tronçons possibles.
refusal-saboteur-names-city = Nommez la ville à saboter.
refusal-saboteur-names-none = À cette table, le Saboteur ne vise pas une ville.
refusal-nobody-to-sabotage = Aucun adversaire qui a au moins vos points n’a deux cartes en main.

album-calendars = Calendriers
