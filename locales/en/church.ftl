# Church, Belief & Reformation.

module-church = Church, Belief & Reformation
intro-church =
    ⛪ **Church, belief and reformation.** A fourth domain, the red one, is paid with bread, which only a bakery makes of grain. Beer makes strong knights weak for two turns, and the inquisitor shields a city. Whoever holds the red metropolis cannot hold the green one.
help-church = Church, Belief & Reformation
    .text =
        {""}**Bakery.** Buy one for 2 brick, 2 lumber and 2 grain: from then on each of your cities at fields gives 1 grain and 1 bread instead of 2 grain. Before your roll you may switch it off or on.
        {""}**Red domain.** Level n costs n bread. Level 3, the abbey: on a 7 you rolled you steal two cards, and when a 7 robs you, you choose what you give. Red and green metropolis exclude each other.
        {""}**Beer.** Brew a token for 3 grain; it is ripe when the next turn begins. Two ripe tokens weaken an opponent’s strong knight to level 1 or put an active basic one to sleep, four put an active strong one to sleep; mighty knights are immune. It lasts until your second turn from then, and can be played at any time, also when the barbarians land, but not in a special building phase.
        {""}**Inquisitor.** One point, and the city beside which it stands is not pillaged. It goes to whoever plays the next Inquisitor card.
        {""}**Event die.** It has eight faces: four barbarian ships, and one for each of the four domains.
        {""}**Red cards.** Eighteen, among them Lent (no building until bread and beer are paid), Anathema (a domain is blocked until three resources are paid) and the Granary (grain and bread out of reach).

help-cards-church = Progress cards
    .text =
        They take the place of development cards and are not bought. When the event die shows a gate, every player whose level in that domain is at least the red die minus one, and at least 1, draws a card of that colour.
        {""}**🟨 Trade** brings cards and better exchanges, **🟦 politics** works on knights and opponents, **🟩 science** helps to build and to produce, **🟥 the church** blesses, forbids and taxes.
        You keep four at most, hidden; if you draw a fifth, you put one of them under its deck. You play as many as you like during your actions, those of this turn too; the Alchemist is played before the roll, Indulgences right after it. Printer, Constitution and Holy Grail are laid down at once and are worth 1 point. Lent and Anathema lie open until they are paid, the Granary until it is empty.
        {""}**{ $button_panel }** shows what each of yours does and when it can be played.
help-points-church = Points and victory
    .text =
        Settlement 1, city 2, metropolis 2 more, longest road 2 (at least 5 edges in a row), merchant 1, Defender of Katäne 1, Printer 1, Constitution 1, Holy Grail 1, inquisitor 1. There is no largest army, and all points can be seen.
        You win in your own turn, as soon as you have the points that the table plays for (usually 17 with three, 16 with four, 15 with five or six).

kind-bread = bread
    .icon = 🍞

piece-bakery = the bakery
    .icon = 🥖
piece-beer = a beer token
    .icon = 🍺
piece-lent = the end of Lent (and a ripe beer)
    .icon = 🐟
piece-indulgences = rolling again
    .icon = 🎲
piece-inquisitor = the inquisitor
piece-beer_on_knight = beer on a knight
piece-lent_laid = Lent (card laid down)
piece-anathema_laid = the Anathema (card laid down)
piece-tax_debt = a Church Tax owed
piece-granary_laid = the Granary (card laid down)
piece-improvement_church = a level of the church (red)
piece-metropolis_church = the metropolis of the church (red)

word-church = church domain
    .icon = 🟥
word-church_temple = Temple
word-church_level = Church
word-church_abbey = Abbey
word-church_cathedral = Cathedral
word-bishopric = Bishopric

# Red cards

card-anathema = Anathema
    .icon = 📛
    .about = Block a calendar of an opponent: no card, no commodity and no level of that domain until they give you three resources that you name and they can produce.
card-church_blessing = Blessing
    .icon = 🙏
    .about = If nobody has fewer points than you: all your knights rise by one level and become active without paying.
card-church_tax = Church Tax
    .icon = 💒
    .about = Every opponent gives you a resource of their choice; whoever has none owes it.
card-crusade = Crusade
    .icon = 🛡️
    .about = Place an active basic knight without paying. It can act from your next turn on.
card-exile = Exile
    .icon = 🚪
    .about = Robber, pirate, merchant and inquisitor leave the board. The first two come back on a 7, the others with their cards.
card-granary = Granary
    .icon = 🏚️
    .about = Keep grain and bread under this card, where nobody gets at them; add to them or take them back at any time.
card-holy_grail = Holy Grail
    .icon = 🏆
    .about = One victory point, open to all.
card-indulgences = Indulgences
    .icon = 💸
    .about = After your roll: roll number dice again for one grain each, the event die for one bread. The new values count.
card-inquisitor_card = Inquisitor
    .icon = 🕯️
    .about = Put the inquisitor beside one of your cities: one point, and the barbarians spare that city.
card-lent = Lent
    .icon = 🐟
    .about = An opponent who lives at fields builds nothing and improves no city until he pays one bread and one beer.
card-reform = Reform
    .icon = 🔁
    .about = All progress cards in hand are shuffled into their decks, and everybody draws as many of each colour anew.
card-superstition = Superstition
    .icon = 🔮
    .about = An opponent who is further in another domain than in the red one: all their knights become passive.

option-smd = with the sister expansion

# Actions

action-build_bakery = Build the bakery
    .icon = 🥖
action-set_baking = Switch the bakery
    .icon = 🍞
    .full = Bake bread: { $bake }
action-brew = Brew beer
    .icon = 🍺
action-pour_beer = Play beer
    .icon = 🍻
    .full = Play { $beers } beers on the knight on { $vertex }
    .about = Two tokens make a strong knight count as level 1 and an active basic one as passive; four make an active strong one count as passive. It lasts until your second turn from now, or from your next one if it is not your turn.
action-pass_beer = Play no beer
    .icon = 🚫
action-store_in_granary = Put into the granary
    .icon = 📥
    .full = Put into the granary: { $cards }
action-take_from_granary = Take out of the granary
    .icon = 📤
    .full = Take out of the granary: { $cards }
action-steal_by_abbey = Steal by the abbey
    .icon = 🫳
    .full = Steal cards: { $count }
action-give_to_thief = Give to the thief
    .icon = 🫴
    .full = Give { $cards }
action-take_metropolis = Take a metropolis
    .icon = 🏰
    .full = Put the metropolis { $domain } on { $vertex }
action-keep_roll = Keep the roll
    .icon = ✋
action-pay_church_tax = Pay the Church Tax
    .icon = 💒
    .full = Pay the Church Tax: { $resource }
action-pay_lent = End Lent
    .icon = 🐟
    .full = Pay one bread and one beer to end Lent
action-pay_anathema = Lift the Anathema
    .icon = 📛
    .full = Pay the resources that lift the Anathema
action-play_anathema = Play Anathema
    .icon = 📛
    .full = Play Anathema against { $victim }: { $domain }, until { $cards } are paid
    .about = { card-anathema.about }
action-play_blessing = Play Blessing
    .icon = 🙏
    .full = Play Blessing, knights promoted: { $rising }
    .about = { card-church_blessing.about }
action-play_church_tax = Play Church Tax
    .icon = 💒
    .about = { card-church_tax.about }
action-play_crusade = Play Crusade
    .icon = 🛡️
    .full = Play Crusade: knight on { $vertex }
    .about = { card-crusade.about }
action-play_exile = Play Exile
    .icon = 🚪
    .about = { card-exile.about }
action-play_granary = Play Granary
    .icon = 🏚️
    .about = { card-granary.about }
action-play_indulgences = Play Indulgences
    .icon = 💸
    .full = Play Indulgences: roll the white die again { $again_white }, the red one { $again_red }, the event die { $again_event }
    .about = { card-indulgences.about }
action-play_inquisitor = Play Inquisitor
    .icon = 🕯️
    .full = Play Inquisitor: beside the city on { $vertex }
    .about = { card-inquisitor_card.about }
action-play_lent = Play Lent
    .icon = 🐟
    .full = Play Lent against { $victim }
    .about = { card-lent.about }
action-play_reform = Play Reform
    .icon = 🔁
    .about = { card-reform.about }
action-play_superstition = Play Superstition
    .icon = 🔮
    .full = Play Superstition against { $victim }
    .about = { card-superstition.about }

choose-bake = Bake bread?
choose-beers = How many tokens?
choose-count = How many cards?
choose-again_event = Roll the event die again, for one bread?
choose-again_red = Roll the red die again, for one grain?
choose-again_white = Roll the white die again, for one grain?
choose-rising = Which knights rise?

when-indulgences = right after your own roll, if you can pay

# Questions

ask-abbey_gift = { $thief } steals from you: choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to give
ask-abbey_theft = your abbey lets you steal one card or two from { $victim }
ask-beer_window = the barbarians have landed: play beer before the battle, or none
ask-church_tax = pay { $taker } a resource of your choice; if you have none, you will owe it
ask-church_tax_debt = you owe { $taker } the Church Tax: pay it if you have a resource
ask-indulgences = your roll is { $dice } = { $total }, event die { $face }: roll dice again, or keep it
ask-regain_metropolis = the metropolis on { $vertex } is lost: put the one you are now free for on a city

phase-abbey_gift = the victim chooses the cards that are stolen
phase-abbey_theft = the thief chooses how many cards to steal
phase-beer_window = beer may be played before the battle
phase-church_tax = the Church Tax must be paid
phase-church_tax_debt = Church Taxes that were owed must be paid
phase-indulgences = the roll may be bought anew
phase-regain_metropolis = the metropolis must be placed

# What happens

event-bakery_built = 🥖 { $seat } builds the bakery
event-baking_set = 🍞 { $seat }: { $bake ->
    [yes] the bakery bakes bread
   *[no] the bakery is cold, fields give grain only
}
event-beer_brewed = 🍺 { $seat } brews a beer
event-beer_played = 🍻 { $seat } spends { $count } beers on the knight of { $victim } on { $vertex }: it counts as { $sleeps ->
    [yes] passive
   *[no] a knight of level 1
} for two turns
event-beer_passed = 🍺 { $seat } plays no beer
event-beer_worn_off = 🍺 The beer of { $seat } on { $vertex } has worn off
event-inquisitor_placed = 🕯️ { $seat } puts the inquisitor beside the city on { $vertex }{ $kept ->
    [yes] {""}
   *[no] : +1 point{ $holder_known ->
        [yes] {" "}({ $holder } loses it)
       *[no] {""}
    }
}
event-exiled = 🚪 { $seat } sends { $piece } into exile
event-exile_point_lost = 🚪 { $seat } loses the point that came with { $piece }
event-reformed = 🔁 { $seat } gives back all progress cards and draws as many new ones: { $domains }
event-reform_withheld = 📛 But { $seat } draws no new card of the { $domain } deck: the Anathema forbids it
event-knights_put_down = 🔮 { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} of { $victim } made passive by the Superstition of { $seat }
event-crusader_placed = 🛡️ { $seat } places an active knight on { $vertex }
event-lent_laid = 🐟 { $seat } makes { $victim } keep Lent: no building until bread and beer are paid
event-lent_paid = 🐟 { $seat } pays bread and beer: Lent is over
event-anathema_laid = 📛 { $seat } lays Anathema on { $victim }, { $domain }, until { $cards } are paid
event-anathema_paid = 📛 { $seat } pays { $cards } to { $taker }: the Anathema is lifted ({ $domain })
event-theft_announced = 🫳 { $seat } is about to steal { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $victim }, whose abbey leaves the choice to the victim
event-granary_used = 🏚️ { $seat } uses the granary
event-granary_changed = 🏚️ { $seat } { $stored ->
    [yes] puts into the granary
   *[no] takes out of the granary
}: { $cards }
event-granary_closed = 🏚️ The granary of { $seat } is empty and goes under its deck
event-roll_kept = ✋ { $seat } keeps the roll
event-rolled_again = 💸 { $seat } rolls again: { $dice } = **{ $total }**, event die **{ $face }**
event-tax_owed = 💒 { $seat } has no resource and owes { $taker } the Church Tax
event-tax_paid = 💒 { $giver } pays { $taker } the Church Tax
event-tax_paid_kind = 💒 The tax paid: { $cards } (by { $giver } to { $taker })
event-tax_still_owed = 💒 { $seat } still owes the Church Tax

# Before oneself, beside the cards

own-beer = 🍺 Beer: { $ripe ->
    [one] { $ripe } ripe token
   *[other] { $ripe } ripe tokens
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } ripe from the next turn on
}
own-bakery = 🥖 Bakery: { $bake ->
    [yes] it bakes bread
   *[no] the oven is cold
}
own-granary = 🏚️ In the granary: { $cards }
own-lent = 🐟 Lent: until you have paid one bread and one ripe beer you build nothing but knights and the bakery
own-anathema = 📛 Anathema ({ $domain }): pay { $cards } to { $taker } to lift it
own-tax = 💒 You owe { $taker } the next resource that you receive

# Answers given in advance

standing-beer-window = When the barbarians land, play no beer…
    .this-turn = In this turn
    .always = Always

# Refusals

refusal-no-beer-left = All beer tokens are in use: nothing can be brewed.
refusal-no-beer-now = Beer is played between two actions or when the barbarians land and you are asked; never in a special building phase.
refusal-too-few-beers = That takes ripe beer tokens: { $count }, and you have { $ripe }.
refusal-knight-immune = The knight on { $vertex } is mighty: beer does nothing to it.
refusal-knight-under-beer = There is beer on the knight on { $vertex } already; until it has worn off it rests.
refusal-beer-on-passive = The knight on { $vertex } is passive: it can be put to sleep only when it is active.
refusal-beer-count = Against the knight on { $vertex } (level { $level }) only these numbers of tokens do something: { $least } or { $most }.
refusal-no-bakery = You have no bakery.
refusal-baking-already = The bakery is switched like that already.
refusal-abbey-count = Steal one card, or { $most } at most.
refusal-inquisitor-protects = The inquisitor protects the city on { $vertex }.
refusal-inquisitor-stands = The inquisitor stands on { $vertex } already.
refusal-robber-in-exile = The robber is in exile; only a 7 brings it back.
refusal-nobody-to-exile = There is no piece on the board to send into exile.
refusal-lent-forbids = You are keeping Lent: pay one bread and one beer in your turn before you build again.
refusal-no-lent = You are not keeping Lent.
refusal-victim-without-fields = { $victim } has no building at fields.
refusal-domain-banned = Anathema lies on that domain ({ $domain }): pay the resources named first.
refusal-no-anathema = No Anathema lies on a calendar of yours.
refusal-anathema-count = Name exactly { $count } resources, not { $given }.
refusal-victim-without-production = { $victim } has no building at a hex that yields a resource.
refusal-victim-cannot-produce = { $victim } has no building at a hex that yields { $kind }.
refusal-blessing-not-last = Somebody has fewer points than you: the Blessing is for the last.
refusal-blessing-without-use = None of your knights could rise or become active.
refusal-blessing-knights = Name the knights that rise in the order of the corners: { $count }, as many as there are pieces for.
refusal-not-superstitious = { $victim } is nowhere further than in the red domain.
refusal-victim-without-active-knight = { $victim } has no active knight.
refusal-no-granary = You have no granary.
refusal-granary-not-now = The granary stays shut while something is being resolved, and in a special building phase.
refusal-granary-kinds = The granary holds grain and bread only; name at least one card.
refusal-cards-not-stored = Your granary does not hold { $cards }.
refusal-no-die-named = Name at least one die to roll again.
refusal-dice-fixed = The Alchemist has set the number dice: they are not rolled again.
refusal-must-pay-tax = You have a resource: you must pay one.
