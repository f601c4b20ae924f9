# Cheops, et les pièces d’or, qu’Alexandre connaît aussi.

module-cheops = Cheops
map-cheops = le Nil
intro-cheops =
    🏜️ **L’Égypte, il y a plus de quatre mille ans.** Chaque été, le Nil monte et laisse derrière lui un limon noir où tout pousse : le blé, les troupeaux, l’argile des briques. Seuls manquent le bois et le minerai. On les trouve au-delà de la mer Rouge et en Palestine ; les familles princières construisent donc bateaux et routes, et se servent des ports voisins, contre de l’or.
    Puis vient le message du Pharaon : son tombeau sera le plus grand de tous, à l’ouest du fleuve. Qui donne le plus de pierres reçoit sa bénédiction, qui en donne le moins sa malédiction ; et à chaque 7, il pose une pierre lui-même.

help-cheops = Cheops
    .text =
        {""}**Placement.** Trois colonies chacun sur les points orange, au bord du Nil, chacune avec une route ou un bateau ; la troisième rapporte des cartes. Vous commencez avec 3 pièces d’or.
        {""}**Les bateaux** (bois et mouton) prolongent les routes et les routes les bateaux, sans colonie entre les deux ; ils ne se déplacent jamais. Il n’y a pas de route la plus longue.
        {""}**Routes commerciales.** Toutes les routes et tous les bateaux ensemble, de toutes les couleurs. Si l’une d’elles relie votre bâtiment au port de quelqu’un, vous pouvez y échanger, contre 1 pièce d’or au propriétaire chaque fois.
        {""}**L’or.** Les rivières d’or donnent des pièces. 4 pièces achètent une carte à la banque, 3 avec un port 3:1 à vous. L’or s’échange entre joueurs, ne se vole pas et ne compte pas sur un 7.
        {""}**La pyramide** commence avec la première colonie sur un point violet. Une pierre coûte argile et minerai. Il faut un bâtiment au bord du site, ou une route commerciale jusqu’à celui d’un autre (1 pièce d’or par pierre, en général). Dès lors, chaque 7 ajoute une pierre noire.
        {""}**Bénédiction et Malédiction.** Qui pose la première pierre, puis qui en a plus que le détenteur, a la Bénédiction (+3). Qui a le moins de pierres a une Malédiction (−2).
        {""}**La fin :** 12 points, la 16ᵉ pierre noire, ou la 30ᵉ pierre. Le plus de points l’emporte.
help-build-cheops = Construire, et les coûts
    .text =
        Une **route** se pose sur un tronçon libre à terre, un **bateau** sur un tronçon libre en mer, et la côte prend l’un ou l’autre ; ils prolongent vos bâtiments, vos routes et vos bateaux. Une **colonie** demande un angle libre à terre qu’ils atteignent, à deux tronçons au moins de tout autre bâtiment. Une **ville** remplace une de vos colonies.
        Vous avez 15 routes, 8 bateaux, 5 colonies, 4 villes et 11 pierres ; une ville rend sa colonie.
help-robber-cheops = Le brigand
    .text =
        Sur un 7, toute personne qui tient plus de cartes que permis (7 d’habitude ; l’or ne compte pas) en défausse la moitié, arrondie vers le bas. Puis l’auteur du jet déplace le brigand sur un autre hexagone et vole une carte au hasard, jamais de l’or, à un joueur qui y a un bâtiment. Dès que la pyramide a commencé, le Pharaon pose une pierre noire.
        L’hexagone du brigand ne rapporte rien. Un Chevalier le déplace aussi, sans pierre noire.
help-points-cheops = Points et victoire
    .text =
        Colonie 1, ville 2, carte point de victoire 1, plus grosse armée 2 (au moins 3 chevaliers), Bénédiction du Pharaon 3, Malédiction −2. Il n’y a pas de route la plus longue.
        La partie finit au tour de qui a les points que joue la table (12 d’habitude), avec la 16ᵉ pierre noire, ou avec la 30ᵉ pierre de la pyramide. Le plus de points l’emporte ; à égalité, on gagne ensemble.

kind-gold_coin = pièces d’or
    .icon = 🪙
    .typed = pièce d’or, or, pièces, pièce
piece-stone = une pierre
    .icon = 🪨
piece-black_stone = une pierre noire

option-pyramid_guest_fee = or versé à l’hôte pour chaque pierre d’un invité
option-robber_start = désert où commence le brigand
value-map = comme sur le plateau

# Actions

action-build_stone = Poser une pierre
    .icon = 🪨
    .full = Poser une pierre sur la pyramide, par le site de { $host } (un invité paie l’or convenu)
    .priced = Poser une pierre par le site de { $host }
action-maritime_trade_abroad = Échanger dans un port adverse
    .icon = ⚓
    .full = Donner { $give } dans le port de { $owner } contre 1 { $get } ; une pièce d’or va à { $owner }
    .priced = Un échange dans un port de { $owner }
choose-host = Par le bâtiment de qui, au bord du site ?
choose-owner = Dans le port de qui ?
choose-maritime_trade_abroad-give = Quelles cartes donnez-vous ? Une pièce d’or va aussi au propriétaire.
choose-maritime_trade_abroad-get = Quelle carte prenez-vous ? Vous versez une pièce d’or au propriétaire.

# Ce qui se passe

event-pyramid_started = 🔺 { $seat } s’installe au bord du site ({ $vertex }) : **la pyramide commence.**
event-stone_placed = 🪨 { $seat } pose la pierre { $total } de la pyramide, au { $tier ->
    [1] 1ᵉʳ étage
   *[other] { $tier }ᵉ étage
}{ $fee ->
    [0] {""}
    [one] {" "}; { $fee } pièce d’or va à { $host }
   *[other] {" "}; { $fee } pièces d’or vont à { $host }
}
event-black_stone = ⬛ Le Pharaon pose la pierre { $total } de la pyramide, au { $tier ->
    [1] 1ᵉʳ étage
   *[other] { $tier }ᵉ étage
} (sa { $count ->
    [1] 1ʳᵉ
   *[other] { $count }ᵉ
} sur 16)
event-blessing = ☀️ **{ $seat }** reçoit la Bénédiction du Pharaon : +{ $points } points
event-curse = 🐍 La Malédiction du Pharaon frappe { $seat } : { $points } points
event-curse_lifted = 🌤️ La Malédiction du Pharaon est levée pour { $seat }
event-traded_abroad = ⚓ { $seat } donne { $count } { $give } contre 1 { $get } dans le port de { $owner }, et { $fee ->
    [one] { $fee } pièce d’or
   *[other] { $fee } pièces d’or
} à { $owner }

# Refus

refusal-route-not-connected = Un bateau en { $edge } ne toucherait ni vos bâtiments, ni vos routes et bateaux, ou un bâtiment adverse l’en sépare. La liste montre où vous pouvez continuer.
refusal-pyramid-not-started = La pyramide n’a pas commencé : il faut d’abord qu’une colonie soit construite au bord du site.
refusal-own-site-first = Vous avez un bâtiment au bord du site : posez la pierre par là, sans rien payer à personne.
refusal-no-way-to-the-site = Aucune route commerciale ne relie l’un de vos bâtiments à un bâtiment de { $host } au bord du site.
refusal-too-little-gold = { $fee ->
    [one] Cela coûte { $fee } pièce d’or
   *[other] Cela coûte { $fee } pièces d’or
}, à payer tout de suite.
refusal-no-linked-harbor = Aucune route commerciale ne relie l’un de vos bâtiments à un port de { $owner } qui prenne { $kind }.
refusal-own-harbor-serves = Vous n’avez besoin du port de personne : seul, vous donnez { $rate } { $kind } pour une carte.
