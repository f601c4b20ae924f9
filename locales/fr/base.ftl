# Le jeu de base.

module-base = jeu de base
map-base_beginner = plateau de débutant
map-base_variable = plateau variable

kind-brick = argile
    .icon = 🧱
kind-lumber = bois
    .icon = 🪵
kind-wool = mouton
    .icon = 🐑
kind-grain = blé
    .icon = 🌾
kind-ore = minerai
    .icon = ⛰️

terrain-hills = colline
    .icon = 🧱
terrain-forest = forêt
    .icon = 🪵
terrain-pasture = pré
    .icon = 🐑
terrain-fields = champ
    .icon = 🌾
terrain-mountains = montagne
    .icon = ⛰️
terrain-desert = désert
    .icon = 🏜️
terrain-sea = mer
    .icon = 🌊

piece-road = une route
    .icon = 🛣️
piece-settlement = une colonie
    .icon = 🏠
piece-city = une ville
    .icon = 🏙️
piece-development_card = une carte de développement
    .icon = 🃏
piece-played_knight = un chevalier joué
piece-robber = le brigand

card-knight_card = Chevalier
    .icon = ⚔️
    .about = Déplacez le brigand et volez une carte ; compte pour la plus grosse armée.
card-victory_point_card = Point de victoire
    .icon = ⭐
    .about = Un point de victoire, secret jusqu’à la victoire.
card-road_building = Travaux routiers
    .icon = 🛣️
    .about = Posez deux routes gratuites.
card-year_of_plenty = Invention
    .icon = 🎁
    .about = Prenez deux cartes de votre choix à la banque.
card-monopoly = Monopole
    .icon = 💰
    .about = Nommez une matière première : tous les autres vous donnent les leurs.

option-beginner_pieces = pions de départ imprimés
option-number_mode = pastilles numériques
option-harbor_mode = ports
option-strict_phases = échanges d’abord, constructions ensuite
option-discard_limit = cartes qu’on peut garder sur un 7
option-auto_claim_victory = la partie s’arrête d’elle-même à la victoire
value-spiral = en spirale
value-random_no_red = tirées au sort, 6 et 8 séparés
value-random_free = tirées au sort librement
value-shuffled = tirés au sort
value-fixed = comme sur le plateau de débutant

# Actions

action-found_settlement = Poser une colonie
    .icon = 🏠
    .full = Poser une colonie en { $vertex }
    .asked = Poser { $piece }
    .asked-full = Poser { $piece } en { $vertex }
action-found_road = Poser une route
    .icon = 🛣️
    .full = Poser une route en { $edge }
action-roll = Lancer les dés
    .icon = 🎲
action-end_trading = Passer aux constructions
    .icon = 🔨
action-end_turn = Finir le tour
    .icon = ⏭️
action-claim_victory = Annoncer la victoire
    .icon = 🏆
action-build_road = Construire une route
    .icon = 🛣️
    .full = Construire une route en { $edge }
action-build_settlement = Construire une colonie
    .icon = 🏠
    .full = Construire une colonie en { $vertex }
action-build_city = Construire une ville
    .icon = 🏙️
    .full = Construire une ville en { $vertex }
action-buy_development_card = Acheter une carte de développement
    .icon = 🃏
action-play_knight = Jouer Chevalier
    .icon = ⚔️
action-play_road_building = Jouer Travaux routiers
    .icon = 🛣️
action-play_year_of_plenty = Jouer Invention
    .icon = 🎁
    .full = Jouer Invention : prendre { $cards }
action-play_monopoly = Jouer Monopole
    .icon = 💰
    .full = Jouer Monopole : tout pour vous en { $resource }
action-place_free_road = Poser une route gratuite
    .icon = 🛣️
    .full = Poser une route gratuite en { $edge }
action-forgo_free_road = Renoncer à la route gratuite
action-move_robber = Déplacer le brigand
    .icon = 🥷
    .full = Déplacer le brigand en { $hex }
action-steal = Voler une carte
    .icon = 🫳
    .full = Voler une carte à { $victim }
action-discard = Se défausser
    .icon = 🗑️
    .full = Se défausser de { $cards }
action-maritime_trade = Échanger avec la banque
    .icon = 🏦
    .full = Donner { $give } à la banque contre 1 { $get }
    .priced = Une carte d’une autre sorte à la banque
action-offer_trade = Proposer un échange
    .icon = 🤝
    .full = Proposer { $give } contre { $get } à { $to }
action-counter_offer = Contre-proposition
    .icon = 🔁
    .full = Répondre à l’offre { $offer } : { $give } contre { $get }
action-accept_offer = Accepter une offre
    .icon = ✅
    .full = Accepter l’offre { $offer }
action-refuse_offer = Refuser une offre
    .icon = ❌
    .full = Refuser l’offre { $offer }
action-confirm_trade = Conclure l’échange
    .icon = 🤝
    .full = Conclure l’échange { $offer } avec { $partner }
action-withdraw_offer = Retirer une offre
    .icon = ↩️
    .full = Retirer l’offre { $offer }

# Questions

ask-found_settlement = posez { $piece }{ $grants ->
    [yes] {" "}(elle vous rapporte vos premières cartes)
   *[no] {""}
}
ask-found_road = { $several ->
    [yes] posez une route ou un bateau touchant votre nouveau bâtiment { $vertex }
   *[no] posez une route touchant votre nouveau bâtiment { $vertex }
}
ask-pre_roll = lancez les dés
ask-action = échangez, construisez, ou finissez votre tour
ask-trade_phase = échangez, puis passez aux constructions ou finissez votre tour
ask-build_phase = construisez, ou finissez votre tour
ask-discard = { $count ->
    [one] défaussez-vous de { $count } carte
   *[other] défaussez-vous de { $count } cartes
}
ask-move_robber = déplacez le brigand sur un autre hexagone
ask-steal = choisissez à qui voler une carte : { $victims }
ask-free_road = { $left ->
    [one] posez une route gratuite
   *[other] posez { $left } routes gratuites
}
ask-offer = répondez à l’offre

when-pre_roll = avant les dés
when-action = pendant vos actions

phase-found_settlement = il faut poser une colonie
phase-found_road = il faut poser la route de la nouvelle colonie
phase-pre_roll = il faut lancer les dés
phase-action = il faut échanger, construire ou finir le tour
phase-trade_phase = il faut passer aux constructions
phase-build_phase = il faut construire ou finir le tour
phase-discard = il faut défausser les cartes au-delà de la limite
phase-move_robber = il faut déplacer le brigand
phase-steal = il faut choisir la victime du vol
phase-free_road = il faut poser la route gratuite

# Événements

event-rolled = 🎲 { $seat } lance { $dice } = **{ $total }**
event-production = { $nothing ->
    [yes] 📦 Personne ne reçoit rien.
   *[no] 📦 { $shares }
}
event-bank_short = { $left ->
    [0] 🏦 La banque n’a plus de { $kind } : { $owed } à verser, personne n’en reçoit.
   *[other] 🏦 La banque n’a que { $left } { $kind } pour { $owed } à verser{ $alone ->
        [yes] {" "}: le reste est perdu.
       *[no] {" "}: personne n’en reçoit.
    }
}
event-discarded = 🗑️ { $seat } défausse { $cards }
event-robber_moved = 🥷 { $seat } déplace le brigand en { $hex }
event-card_stolen = 🫳 { $thief } vole une carte à { $victim }
event-card_stolen_kind = 🫳 La carte volée : { $cards } (de { $victim } à { $thief })
event-road_built = 🛣️ { $seat } construit une route en { $edge }
event-road_removed = 🚧 Une route de { $seat } en { $edge } disparaît
event-settlement_built = 🏠 { $seat } construit une colonie en { $vertex }
event-city_built = 🏙️ { $seat } construit une ville en { $vertex }
event-longest_road = { $seat_known ->
    [no] 🛤️ Plus personne ne détient la route la plus longue.
   *[yes] 🛤️ **{ $seat }** détient la route la plus longue ({ $length }) : +2 points
}
event-largest_army = 🛡️ **{ $seat }** détient la plus grosse armée ({ $knights }) : +2 points
event-largest_army_lost = 🛡️ { $former } ne détient plus la plus grosse armée ; personne ne la détient.
event-development_card_bought = 🃏 { $seat } achète une carte de développement
event-development_card_drawn = 🃏 Vous avez tiré : **{ $card }**
event-card_played = 🎴 { $seat } joue **{ $card }**
event-year_of_plenty = 🎁 { $seat } prend { $cards } à la banque
event-monopoly = 💰 { $seat } prend tout ce qu’il y a en { $kind } : { $nothing ->
    [yes] personne n’en avait
   *[no] { $shares }
}
event-free_road_forgone = { $seat } renonce à la route gratuite
event-maritime_trade = 🏦 { $seat } donne { $count } { $give } à la banque contre 1 { $get }
event-offer_made = 🤝 { $seat } propose { $give } contre { $get } à { $to }
event-offer_accepted = ✅ { $seat } accepte l’offre de { $giver }
event-offer_refused = ❌ { $seat } refuse l’offre de { $giver }
event-offer_withdrawn = ↩️ { $seat } retire l’offre { $offer }
event-offers_lapsed = ⌛ Les offres ouvertes sont caduques.
event-deal = 🤝 { $seat } donne à { $partner } { $give } contre { $get }
event-deal_failed = ⚠️ Pas d’échange entre { $seat } et { $partner } : l’un des deux n’a plus les cartes.
event-trading_ended = 🔨 { $seat } passe aux constructions
event-turn_began = — Tour { $turn } : { $seat } —
event-turn_ended = ⏭️ { $seat } finit son tour

# Refus

refusal-no-starting-pieces = Le plateau « { $map } » n’a pas de pions de départ imprimés. Choisissez le plateau de débutant, ou renoncez à cette option.
refusal-no-piece-left = Vous n’avez plus de pion pour { $what } : ils sont tous sur le plateau. Un pion revient quand un autre prend sa place.
refusal-too-few-cards = Vous ne pouvez pas payer { $what } : cela coûte { $cost }. Échangez pour obtenir ce qui manque, ou finissez votre tour.
refusal-edge-occupied = Il y a déjà un pion en { $edge }. La liste montre les tronçons libres.
refusal-edge-not-on-land = { $edge } est en mer ; les routes se construisent sur terre.
refusal-road-not-connected = Une route en { $edge } ne toucherait pas votre réseau, ou un bâtiment adverse l’en sépare. La liste montre où vous pouvez continuer.
refusal-vertex-occupied = Il y a déjà un pion en { $vertex }.
refusal-vertex-not-on-land = { $vertex } ne touche aucune terre.
refusal-too-near = { $vertex } est trop près : le bâtiment suivant doit être à deux tronçons au moins.
refusal-settlement-not-connected = Aucune de vos routes n’arrive en { $vertex }. Construisez d’abord une route jusque-là.
refusal-no-own-settlement = Vous n’avez pas de colonie en { $vertex } ; seules vos propres colonies deviennent des villes.
    .anywhere = Vous n’avez pas de colonie sur le plateau.
refusal-founding-not-here = Vous ne pouvez pas commencer en { $vertex }. La liste montre où c’est possible.
refusal-founding-road-elsewhere = Cette route doit toucher la colonie que vous venez de poser ({ $vertex }).
refusal-robber-same-hex = Le brigand est déjà en { $hex } ; il doit aller sur un autre hexagone.
refusal-robber-hex = Le brigand ne peut pas aller en { $hex }. La liste montre où il peut aller.
refusal-not-a-victim = Vous ne pouvez pas voler { $victim }. Vous pouvez voler { $victims }.
refusal-discard-count = { $count ->
    [one] Vous devez défausser exactement { $count } carte
   *[other] Vous devez défausser exactement { $count } cartes
}, pas { $given }.
refusal-cards-not-held = Vous n’avez pas { $cards }.
refusal-more-than-exist = Le jeu ne compte pas autant de cartes : { $cards }.
refusal-deck-empty = Il n’y a plus de cartes de développement.
refusal-card-never-played = La carte { $card } ne se joue jamais : elle compte d’elle-même, et les autres la voient quand vous gagnez.
refusal-card-not-held = Vous n’avez pas la carte { $card }.
refusal-one-card-per-turn = Vous avez déjà joué une carte de développement à ce tour. La prochaine attendra votre prochain tour.
refusal-card-bought-this-turn = Vous avez acheté { $card } à ce tour ; vous pourrez jouer cette carte dès votre prochain tour.
refusal-no-road-possible = Vous ne pouvez poser aucune route maintenant : cette carte serait perdue.
refusal-bank-holds-nothing = La banque est vide : il n’y a rien à prendre.
refusal-plenty-count = Prenez exactement { $count }, pas { $given }.
refusal-plenty-order = Nommez les cartes dans l’ordre argile, bois, mouton, blé, minerai.
refusal-not-a-resource = On ne peut pas nommer { $kind } ici : seulement une matière première.
refusal-bank-empty = La banque n’a pas assez de { $kind }. Choisissez autre chose.
refusal-bank-does-not-sell = La banque ne donne pas de { $kind } contre des cartes.
refusal-trade-same-kind = { $kind } ne peut pas être des deux côtés d’un échange.
refusal-kind-not-receivable = Aucun échange ne peut apporter { $kind } à { $taker } en ce moment.
refusal-trade-too-few = La banque prend { $rate } { $kind } pour une carte, et vous en avez { $held }.
refusal-trade-no-gifts = Chaque côté doit donner au moins une carte.
refusal-no-trading-now = On ne peut pas échanger maintenant : seulement après le jet de dés, quand rien d’autre n’est en cours.
refusal-too-many-offers = Vous avez { $most } offres ouvertes ; retirez-en une d’abord.
refusal-offer-made-already = Cette offre est déjà ouverte sous le numéro { $offer }. Attendez les réponses, ou retirez-la d’abord.
refusal-offer-gone = Cette offre n’est plus ouverte.
refusal-offer-to-nobody = Choisissez au moins un autre joueur à qui faire cette offre.
refusal-trade-without-active = Seul { $active }, dont c’est le tour, peut échanger maintenant : faites votre offre à { $active }.
refusal-offer-not-for-you = Cette offre ne vous est pas faite, ou vous y avez répondu.
refusal-offer-not-yours = Seul le joueur qui a fait cette offre peut faire cela.
refusal-offer-not-accepted = { $partner } n’a pas accepté cette offre.
refusal-not-enough-points = Vous n’avez pas encore { $target } points.

# Réponses données d’avance

standing-offers = Refuser des offres…
    .this-turn = Toutes, pendant ce tour
    .all = Toutes, toujours
    .fewer = Celles qui me donnent moins de cartes qu’elles n’en prennent
    .not-more = Celles qui ne me donnent pas plus de cartes qu’elles n’en prennent
standing-offers-keep = Refuser les offres qui demandent…
    .kind = Refuser si l’on demande { $kind }
standing-discard = Sur un 7, défausser pour moi en gardant…
    .kind = Garder { $kind } autant que possible
