# Église, Croyance & Réforme.

module-church = Église, Croyance & Réforme
intro-church =
    ⛪ **Église, croyance et réforme.** Un quatrième domaine, le rouge, se paie en pain, que seule une boulangerie tire du blé. La bière affaiblit les chevaliers pour deux tours, et l’inquisiteur protège une ville. Qui détient la métropole rouge ne peut pas détenir la verte.
help-church = Église, Croyance & Réforme
    .text =
        {""}**Boulangerie.** Construisez-la pour 2 argiles, 2 bois et 2 blés : dès lors, chacune de vos villes au bord d’un champ donne 1 blé et 1 pain au lieu de 2 blés. Avant de lancer les dés, vous pouvez l’éteindre ou l’allumer.
        {""}**Domaine rouge.** Le niveau n coûte n pains. Niveau 3, l’abbaye : sur un 7 de votre jet, vous volez deux cartes ; si l’on vous vole sur un 7, vous choisissez ce que vous donnez. Métropoles rouge et verte s’excluent.
        {""}**Bière.** Brassez un pion pour 3 blés ; il est mûr quand le tour suivant commence. Deux pions mûrs ramènent un chevalier fort adverse au niveau 1 ou endorment un petit chevalier actif, quatre endorment un chevalier fort actif ; les puissants sont immunisés. L’effet dure jusqu’à votre deuxième tour, et la bière se joue en tout temps, même quand les barbares débarquent, sauf dans une phase de construction extraordinaire.
        {""}**Inquisiteur.** Un point, et la ville qu’il garde n’est pas mise à sac. Il va à qui joue la carte Inquisiteur suivante.
        {""}**Dé d’événement.** Il a huit faces : quatre navires barbares, et une pour chacun des quatre domaines.
        {""}**Cartes rouges.** Dix-huit, dont Carême (rien ne se construit avant d’avoir payé pain et bière), Anathème (un domaine est bloqué jusqu’au paiement de trois matières premières) et Grenier à blé (blé et pain hors d’atteinte).

help-cards-church = Cartes de progrès
    .text =
        Elles remplacent les cartes de développement et ne s’achètent pas. Quand le dé d’événement montre une porte, chaque joueur tire une carte de cette couleur si son niveau, dans ce domaine, est au moins le dé rouge moins un, et au moins 1.
        {""}**🟨 Commerce** rapporte des cartes et de meilleurs échanges, **🟦 politique** agit sur les chevaliers et les adversaires, **🟩 science** aide à construire et à produire, **🟥 domaine ecclésiastique** bénit, interdit et taxe.
        Vous en gardez quatre au plus, cachées ; si vous en tirez une cinquième, vous en remettez une sous sa pile. Vous en jouez autant que vous voulez pendant vos actions, même celles du tour ; l’Alchimiste se joue avant les dés, les Indulgences juste après. Imprimerie, Constitution et Saint Graal se posent aussitôt et valent 1 point. Carême et Anathème restent posés jusqu’au paiement, le Grenier à blé jusqu’à ce qu’il soit vide.
        {""}**{ $button_panel }** montre ce que fait chacune des vôtres et quand elle se joue.
help-points-church = Points et victoire
    .text =
        Colonie 1, ville 2, métropole 2 de plus, route la plus longue 2 (au moins 5 tronçons à la suite), marchand 1, sauveur de Katäne 1, Imprimerie 1, Constitution 1, Saint Graal 1, inquisiteur 1. Il n’y a pas de plus grosse armée, et tous les points sont visibles.
        Vous gagnez à votre propre tour, dès que vous avez les points que joue la table (d’habitude 17 à trois, 16 à quatre, 15 à cinq ou six).

kind-bread = pain
    .icon = 🍞

piece-bakery = la boulangerie
    .icon = 🥖
piece-beer = un pion bière
    .icon = 🍺
piece-lent = la fin du Carême (plus une bière mûre)
    .icon = 🐟
piece-indulgences = une relance
    .icon = 🎲
piece-inquisitor = l’inquisiteur
piece-beer_on_knight = de la bière sur un chevalier
piece-lent_laid = le Carême (carte posée)
piece-anathema_laid = l’Anathème (carte posée)
piece-tax_debt = un impôt ecclésiastique dû
piece-granary_laid = le grenier à blé (carte posée)
piece-improvement_church = un niveau du domaine ecclésiastique (rouge)
piece-metropolis_church = la métropole du domaine ecclésiastique (rouge)

word-church = domaine ecclésiastique
    .icon = 🟥
word-church_temple = Temple
word-church_level = Église
word-church_abbey = Abbaye
word-church_cathedral = Cathédrale
word-bishopric = Évêché

# Cartes rouges

card-anathema = Anathème
    .icon = 📛
    .about = Bloquez un calendrier d’un adversaire : ni carte, ni matière transformée, ni niveau de ce domaine tant qu’il ne vous a pas donné trois matières premières que vous nommez et qu’il peut produire.
card-church_blessing = Bénédiction
    .icon = 🙏
    .about = Si personne n’a moins de points que vous : tous vos chevaliers montent d’un niveau et deviennent actifs sans payer.
card-church_tax = Impôt ecclésiastique
    .icon = 💒
    .about = Chaque adversaire vous donne une matière première de son choix ; qui n’en a pas vous la doit.
card-crusade = Croisade
    .icon = 🛡️
    .about = Posez sans payer un petit chevalier actif. Il n’agira qu’à votre prochain tour.
card-exile = Exil
    .icon = 🚪
    .about = Brigand, pirate, marchand et inquisiteur quittent le plateau. Les deux premiers reviennent sur un 7, les autres avec leurs cartes.
card-granary = Grenier à blé
    .icon = 🏚️
    .about = Gardez blé et pain sous cette carte, hors d’atteinte ; ajoutez-en ou reprenez-en en tout temps.
card-holy_grail = Saint Graal
    .icon = 🏆
    .about = Un point de victoire, visible de tous.
card-indulgences = Indulgences
    .icon = 💸
    .about = Après votre jet : relancez des dés numériques pour un blé chacun, le dé d’événement pour un pain. Les nouvelles valeurs comptent.
card-inquisitor_card = Inquisiteur
    .icon = 🕯️
    .about = Posez l’inquisiteur à côté de l’une de vos villes : un point, et les barbares épargnent cette ville.
card-lent = Carême
    .icon = 🐟
    .about = Un adversaire installé au bord d’un champ ne construit plus rien et n’améliore plus ses villes avant d’avoir payé un pain et une bière.
card-reform = Réforme
    .icon = 🔁
    .about = Toutes les cartes de progrès en main sont mélangées à leurs piles, et chacun en tire autant de nouvelles de chaque couleur.
card-superstition = Superstition
    .icon = 🔮
    .about = Un adversaire plus avancé dans un autre domaine que dans le rouge : tous ses chevaliers deviennent passifs.

option-smd = avec l’extension sœur

# Actions

action-build_bakery = Construire la boulangerie
    .icon = 🥖
action-set_baking = Régler la boulangerie
    .icon = 🍞
    .full = Cuire du pain : { $bake }
action-brew = Brasser de la bière
    .icon = 🍺
action-pour_beer = Jouer de la bière
    .icon = 🍻
    .full = Jouer { $beers } bières sur le chevalier en { $vertex }
    .about = Avec deux pions, un chevalier fort compte comme de niveau 1 et un petit chevalier actif comme passif ; avec quatre, un chevalier fort actif compte comme passif. L’effet dure jusqu’à votre deuxième tour, à compter de celui-ci ou, hors de votre tour, du prochain.
action-pass_beer = Ne pas jouer de bière
    .icon = 🚫
action-store_in_granary = Mettre au grenier
    .icon = 📥
    .full = Mettre au grenier : { $cards }
action-take_from_granary = Reprendre du grenier
    .icon = 📤
    .full = Reprendre du grenier : { $cards }
action-steal_by_abbey = Voler grâce à l’abbaye
    .icon = 🫳
    .full = Voler des cartes : { $count }
action-give_to_thief = Donner au voleur
    .icon = 🫴
    .full = Donner { $cards }
action-take_metropolis = Prendre une métropole
    .icon = 🏰
    .full = Poser la métropole { $domain } en { $vertex }
action-keep_roll = Garder le jet
    .icon = ✋
action-pay_church_tax = Payer l’impôt ecclésiastique
    .icon = 💒
    .full = Payer l’impôt ecclésiastique : { $resource }
action-pay_lent = Rompre le Carême
    .icon = 🐟
    .full = Payer un pain et une bière pour rompre le Carême
action-pay_anathema = Lever l’Anathème
    .icon = 📛
    .full = Payer les matières premières qui lèvent l’Anathème
action-play_anathema = Jouer Anathème
    .icon = 📛
    .full = Jouer Anathème contre { $victim } : { $domain }, jusqu’au paiement de { $cards }
    .about = { card-anathema.about }
action-play_blessing = Jouer Bénédiction
    .icon = 🙏
    .full = Jouer Bénédiction, chevaliers promus : { $rising }
    .about = { card-church_blessing.about }
action-play_church_tax = Jouer Impôt ecclésiastique
    .icon = 💒
    .about = { card-church_tax.about }
action-play_crusade = Jouer Croisade
    .icon = 🛡️
    .full = Jouer Croisade : chevalier en { $vertex }
    .about = { card-crusade.about }
action-play_exile = Jouer Exil
    .icon = 🚪
    .about = { card-exile.about }
action-play_granary = Jouer Grenier à blé
    .icon = 🏚️
    .about = { card-granary.about }
action-play_indulgences = Jouer Indulgences
    .icon = 💸
    .full = Jouer Indulgences : relancer le dé blanc { $again_white }, le rouge { $again_red }, celui d’événement { $again_event }
    .about = { card-indulgences.about }
action-play_inquisitor = Jouer Inquisiteur
    .icon = 🕯️
    .full = Jouer Inquisiteur : à côté de la ville en { $vertex }
    .about = { card-inquisitor_card.about }
action-play_lent = Jouer Carême
    .icon = 🐟
    .full = Jouer Carême contre { $victim }
    .about = { card-lent.about }
action-play_reform = Jouer Réforme
    .icon = 🔁
    .about = { card-reform.about }
action-play_superstition = Jouer Superstition
    .icon = 🔮
    .full = Jouer Superstition contre { $victim }
    .about = { card-superstition.about }

choose-bake = Cuire du pain ?
choose-beers = Combien de pions ?
choose-count = Combien de cartes ?
choose-again_event = Relancer le dé d’événement, pour un pain ?
choose-again_red = Relancer le dé rouge, pour un blé ?
choose-again_white = Relancer le dé blanc, pour un blé ?
choose-rising = Quels chevaliers montent ?

when-indulgences = juste après votre propre jet, si vous avez de quoi payer

# Questions

ask-abbey_gift = { $thief } vous vole : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à donner
ask-abbey_theft = votre abbaye vous laisse voler une ou deux cartes à { $victim }
ask-beer_window = les barbares ont débarqué : jouez de la bière avant la bataille, ou passez
ask-church_tax = payez à { $taker } une matière première de votre choix ; si vous n’en avez aucune, vous la devrez
ask-church_tax_debt = vous devez l’impôt ecclésiastique à { $taker } : payez-le si vous avez une matière première
ask-indulgences = votre jet est { $dice } = { $total }, dé d’événement { $face } : relancez des dés, ou gardez-le
ask-regain_metropolis = la métropole en { $vertex } est perdue : posez sur une ville celle à laquelle vous avez maintenant droit

phase-abbey_gift = la victime choisit les cartes volées
phase-abbey_theft = le voleur choisit combien de cartes il vole
phase-beer_window = la bière peut se jouer avant la bataille
phase-church_tax = il faut payer l’impôt ecclésiastique
phase-church_tax_debt = il faut payer les impôts ecclésiastiques dus
phase-indulgences = le jet peut être relancé
phase-regain_metropolis = il faut poser la métropole

# Événements

event-bakery_built = 🥖 { $seat } construit la boulangerie
event-baking_set = 🍞 { $seat } : { $bake ->
    [yes] la boulangerie cuit du pain
   *[no] le four est éteint, les champs ne donnent que du blé
}
event-beer_brewed = 🍺 { $seat } brasse une bière
event-beer_played = 🍻 { $seat } dépense { $count } bières sur le chevalier de { $victim } en { $vertex } : il compte comme { $sleeps ->
    [yes] passif
   *[no] un chevalier de niveau 1
} pour deux tours
event-beer_passed = 🍺 { $seat } ne joue pas de bière
event-beer_worn_off = 🍺 La bière de { $seat } en { $vertex } ne fait plus effet
event-inquisitor_placed = 🕯️ { $seat } pose l’inquisiteur à côté de la ville en { $vertex }{ $kept ->
    [yes] {""}
   *[no] {" "}: +1 point{ $holder_known ->
        [yes] {" "}({ $holder } perd le sien)
       *[no] {""}
    }
}
event-exiled = 🚪 { $seat } envoie { $piece } en exil
event-exile_point_lost = 🚪 { $seat } perd le point que donnait { $piece }
event-reformed = 🔁 { $seat } rend ses cartes de progrès et en tire autant de nouvelles : { $domains }
event-reform_withheld = 📛 Mais { $seat } ne tire rien de nouveau ({ $domain }) : l’Anathème l’en empêche
event-knights_put_down = 🔮 Superstition de { $seat } : { $count ->
    [one] { $count } chevalier de { $victim } devient passif
   *[other] { $count } chevaliers de { $victim } deviennent passifs
}
event-crusader_placed = 🛡️ { $seat } pose un chevalier actif en { $vertex }
event-lent_laid = 🐟 { $seat } impose le Carême à { $victim } : rien ne se construit avant le paiement d’un pain et d’une bière
event-lent_paid = 🐟 { $seat } paie pain et bière : le Carême est rompu
event-anathema_laid = 📛 { $seat } jette l’Anathème sur { $victim }, { $domain }, jusqu’au paiement de { $cards }
event-anathema_paid = 📛 { $seat } paie { $cards } à { $taker } : l’Anathème est levé ({ $domain })
event-theft_announced = 🫳 { $seat } va voler { $count ->
    [one] { $count } carte à { $victim }, qui choisit laquelle grâce à son abbaye
   *[other] { $count } cartes à { $victim }, qui choisit lesquelles grâce à son abbaye
}
event-granary_used = 🏚️ { $seat } se sert de son grenier
event-granary_changed = 🏚️ { $seat } { $stored ->
    [yes] met au grenier
   *[no] reprend du grenier
} : { $cards }
event-granary_closed = 🏚️ Le grenier de { $seat } est vide et retourne sous sa pile
event-roll_kept = ✋ { $seat } garde son jet
event-rolled_again = 💸 { $seat } relance : { $dice } = **{ $total }**, dé d’événement **{ $face }**
event-tax_owed = 💒 { $seat } n’a pas de matière première et doit l’impôt ecclésiastique à { $taker }
event-tax_paid = 💒 { $giver } paie l’impôt ecclésiastique à { $taker }
event-tax_paid_kind = 💒 Impôt payé : { $cards } (de { $giver } à { $taker })
event-tax_still_owed = 💒 { $seat } doit encore l’impôt ecclésiastique

# Devant soi, à côté des cartes

own-beer = 🍺 Bière : { $ripe ->
    [one] { $ripe } pion mûr
   *[other] { $ripe } pions mûrs
}{ $fresh ->
    [0] {""}
    [one] , { $fresh } qui mûrit jusqu’au prochain tour
   *[other] , { $fresh } qui mûrissent jusqu’au prochain tour
}
own-bakery = 🥖 Boulangerie : { $bake ->
    [yes] elle cuit du pain
   *[no] le four est éteint
}
own-granary = 🏚️ Dans le grenier : { $cards }
own-lent = 🐟 Carême : avant d’avoir payé un pain et une bière mûre, vous ne construisez rien d’autre que chevaliers et boulangerie
own-anathema = 📛 Anathème ({ $domain }) : payez { $cards } à { $taker } pour le lever
own-tax = 💒 Vous devez à { $taker } la prochaine matière première que vous recevrez

# Réponses données d’avance

standing-beer-window = Quand les barbares débarquent, ne pas jouer de bière…
    .this-turn = Pendant ce tour
    .always = Toujours

# Refus

refusal-no-beer-left = Tous les pions bière servent : on ne peut plus brasser.
refusal-no-beer-now = La bière se joue entre deux actions, ou quand les barbares débarquent et qu’on vous le demande ; jamais dans une phase de construction extraordinaire.
refusal-too-few-beers = Il faut des pions bière mûrs : { $count }, et vous en avez { $ripe }.
refusal-knight-immune = Le chevalier en { $vertex } est puissant : la bière ne lui fait rien.
refusal-knight-under-beer = Il y a déjà de la bière sur le chevalier en { $vertex } ; tant qu’elle fait effet, il se repose.
refusal-beer-on-passive = Le chevalier en { $vertex } est passif : on ne peut l’endormir que s’il est actif.
refusal-beer-count = Contre le chevalier en { $vertex } (niveau { $level }), seuls ces nombres de pions font effet : { $least } ou { $most }.
refusal-no-bakery = Vous n’avez pas de boulangerie.
refusal-baking-already = La boulangerie est déjà réglée ainsi.
refusal-abbey-count = Volez une carte, ou { $most } au plus.
refusal-inquisitor-protects = L’inquisiteur protège la ville en { $vertex }.
refusal-inquisitor-stands = L’inquisiteur est déjà en { $vertex }.
refusal-robber-in-exile = Le brigand est en exil ; seul un 7 le ramène.
refusal-nobody-to-exile = Il n’y a aucun pion à exiler sur le plateau.
refusal-lent-forbids = Vous observez le Carême : payez à votre tour un pain et une bière avant de construire à nouveau.
refusal-no-lent = Vous n’observez pas le Carême.
refusal-victim-without-fields = { $victim } n’a aucun bâtiment au bord d’un champ.
refusal-domain-banned = L’Anathème pèse sur ce domaine ({ $domain }) : payez d’abord les matières premières nommées.
refusal-no-anathema = Aucun Anathème ne pèse sur vos calendriers.
refusal-anathema-count = Nommez exactement { $count } matières premières, pas { $given }.
refusal-victim-without-production = { $victim } n’a aucun bâtiment au bord d’un hexagone qui produit une matière première.
refusal-victim-cannot-produce = { $victim } n’a aucun bâtiment au bord d’un hexagone qui produit : { $kind }.
refusal-blessing-not-last = Quelqu’un a moins de points que vous : la Bénédiction est pour le dernier.
refusal-blessing-without-use = Aucun de vos chevaliers ne pourrait monter ni devenir actif.
refusal-blessing-knights = Nommez dans l’ordre des angles les chevaliers qui montent : { $count }, autant qu’il y a de pions.
refusal-not-superstitious = { $victim } n’est nulle part plus avancé que dans le domaine rouge.
refusal-victim-without-active-knight = { $victim } n’a aucun chevalier actif.
refusal-no-granary = Vous n’avez pas de grenier à blé.
refusal-granary-not-now = Le grenier reste fermé pendant une résolution et dans une phase de construction extraordinaire.
refusal-granary-kinds = Le grenier ne contient que blé et pain ; nommez au moins une carte.
refusal-cards-not-stored = Votre grenier ne contient pas { $cards }.
refusal-no-die-named = Nommez au moins un dé à relancer.
refusal-dice-fixed = L’Alchimiste a fixé les dés numériques : ils ne se relancent pas.
refusal-must-pay-tax = Vous avez une matière première : vous devez en payer une.
