# Cities & Knights.

module-cities_knights = Cities & Knights
intro-cities_knights =
    🏰 **Cities and knights.** Cities also yield coin, cloth and paper, which pay for city improvements. The barbarian ship draws near: without active knights cities will be pillaged. There are no development cards here, but progress cards in three colours.
help-cities_knights = Cities & Knights
    .text =
        {""}**Dice.** The event die comes first: a ship moves the barbarians on; a colour gives a progress card to everybody whose level in that domain is at least the red die minus one. Then the sum of the two number dice pays.
        {""}**Cities.** Forest, pasture and mountains give a city one resource and one commodity; hills and fields two resources.
        {""}**City improvements.** Level n costs n commodities of the domain; you need a city. Level 3 brings a lasting advantage, level 4 the metropolis (+2 points), which whoever reaches level 5 first keeps for good.
        {""}**Knights.** Recruited beside a road, activated for one grain. A knight active since the turn began moves, displaces a weaker one, or chases the robber; then it turns passive.
        {""}**Barbarians.** When they land, their strength is the number of cities, that of Katäne the levels of all active knights. If they win, whoever helped least loses a city; if not, whoever helped most gets a point.
        {""}**Progress cards.** Four in hand at most, as many a turn as you like, after the roll (the Alchemist before it). A wall allows two cards more on a 7.
help-turn-cities_knights = A turn
    .text =
        {""}**1. Roll the three dice.** The event die comes first: the barbarian ship moves, or a gate brings progress cards. Then the sum of the two number dice pays; on a 7 nobody is paid and the robber comes.
        {""}**2. Act,** as often as you like and in any order: trade, build, improve your cities, recruit, promote and activate knights, let them act, play progress cards.
        {""}**3. End your turn.** Nothing ends it for you.
help-robber-cities_knights = The robber
    .text =
        On a 7 whoever holds more cards than allowed (usually 7, and 2 more for each wall) discards half, rounded down. Then whoever rolled moves the robber to another hex and steals a card at random from one player with a building there.
        The hex under the robber pays nothing. The Bishop moves him too, and an active knight beside him may chase him away.
help-cards-cities_knights = Progress cards
    .text =
        They take the place of development cards and are not bought. When the event die shows a gate, every player whose level in that domain is at least the red die minus one, and at least 1, draws a card of that colour.
        {""}**🟨 Trade** brings cards and better exchanges, **🟦 politics** works on knights and opponents, **🟩 science** helps to build and to produce.
        You keep four at most, hidden; if you draw a fifth, you put one of them under its deck. You play as many as you like during your actions, those of this turn too; the Alchemist is played before the roll. Printer and Constitution are laid down at once and are worth 1 point.
        {""}**{ $button_panel }** shows what each of yours does and when it can be played.
help-points-cities_knights = Points and victory
    .text =
        Settlement 1, city 2, metropolis 2 more, longest road 2 (at least 5 edges in a row), merchant 1, Defender of Katäne 1, Printer 1, Constitution 1. There is no largest army, and all points can be seen.
        You win in your own turn, as soon as you have the points that the table plays for (usually 13).

kind-coin = coin
    .icon = 💶
kind-cloth = cloth
    .icon = 🧵
kind-paper = paper
    .icon = 📜

piece-wall = a wall
    .icon = 🧱
piece-basic_knight = a basic knight
    .icon = ♟️
piece-strong_knight = a strong knight
    .icon = ♞
piece-mighty_knight = a mighty knight
    .icon = ♛
piece-promotion = one level more for a knight
    .icon = ⬆️
piece-activation = activating a knight
    .icon = ⚡
piece-repair = repairing a city
    .icon = 🔧
piece-improvement = a city improvement
    .icon = 🏛️
piece-merchant = the merchant
piece-active_knight = the active side of a knight
piece-progress_card = a progress card
piece-defender_card = a Defender card
piece-barbarian_step = a step of the barbarian ship
piece-improvement_trade = a level of trade (yellow)
piece-improvement_politics = a level of politics (blue)
piece-improvement_science = a level of science (green)
piece-metropolis_trade = the metropolis of trade (yellow)
piece-metropolis_politics = the metropolis of politics (blue)
piece-metropolis_science = the metropolis of science (green)

word-trade = trade
    .icon = 🟨
word-politics = politics
    .icon = 🟦
word-science = science
    .icon = 🟩
word-ship = barbarian ship
    .icon = ⛵
word-robber = the robber
word-pirate = the pirate
word-market = Market
word-trading_house = Trading House
word-merchant_guild = Merchant Guild
word-bank_building = Bank
word-great_exchange = Great Exchange
word-town_hall = Town Hall
word-church_building = Church
word-fortress = Fortress
word-cathedral = Cathedral
word-high_assembly = High Assembly
word-abbey = Abbey
word-library = Library
word-aqueduct = Aqueduct
word-theatre = Theatre
word-university = University

# Progress cards

card-alchemist = Alchemist
    .icon = ⚗️
    .about = Before rolling: set both number dice yourself. The event die still falls, and falls first.
card-crane = Crane
    .icon = 🏗️
    .about = This turn one city improvement costs one commodity less.
card-engineer = Engineer
    .icon = 📐
    .about = Build a wall under one of your cities without paying.
card-inventor = Inventor
    .icon = 💡
    .about = Swap two number discs on the board, but none of 2, 6, 8 and 12.
card-irrigation = Irrigation
    .icon = 💧
    .about = Get two grain for every fields hex that one of your buildings touches.
card-mining = Mining
    .icon = ⛏️
    .about = Get two ore for every mountains hex that one of your buildings touches.
card-medicine = Medicine
    .icon = 🩺
    .about = Turn a settlement into a city for two ore and one grain.
card-printer = Printer
    .icon = 🖨️
    .about = One victory point, open to all.
card-smith = Smith
    .icon = 🔨
    .about = Promote one or two of your knights by one level. A knight rises once a turn only; it takes the fortress to become mighty.
card-commercial_harbor = Commercial Harbor
    .icon = 🛳️
    .about = Offer each opponent a resource: whoever has a commodity must give you one for it.
card-master_merchant = Master Merchant
    .icon = 🧐
    .about = Look at the hand of an opponent who has more points than you and take two cards.
card-merchant_card = Merchant
    .icon = 🐫
    .about = Put the merchant on a hex that one of your buildings touches: one point, and 2:1 for what it yields.
card-merchant_fleet = Merchant Fleet
    .icon = 🚢
    .about = This turn the bank exchanges cards for you at 2:1.
    .about-all_resources = This turn the bank exchanges each of the five resources for you at 2:1.
    .about-one_type = This turn the bank exchanges one resource or commodity that you name for you at 2:1.
card-resource_monopoly = Resource Monopoly
    .icon = 💰
    .about = Name a resource: every opponent gives you two, or their only one.
card-trade_monopoly = Trade Monopoly
    .icon = 💎
    .about = Name a commodity: every opponent gives you one.
card-bishop = Bishop
    .icon = ✝️
    .about = Move the robber and take a random card from those who live there.
    .about-one = Move the robber and take a random card from one player who lives there.
    .about-each = Move the robber and take a random card from each player who lives there.
card-constitution = Constitution
    .icon = 📃
    .about = One victory point, open to all.
card-deserter = Deserter
    .icon = 🏳️
    .about = An opponent loses a knight; you may place one of the same strength.
    .about-same_else_lower = An opponent loses a knight; you may place one of the same strength, or of the next lower one if you have none.
    .about-same_or_lower_free = An opponent loses a knight; you may place one of the same or a lower strength.
card-diplomat = Diplomat
    .icon = 🕊️
    .about = Take away a road with an open end. If it is yours, build it again elsewhere without paying.
card-intrigue = Intrigue
    .icon = 🎭
    .about = Drive off an opponent’s knight that touches one of your roads, however strong.
    .about-to_supply = Send an opponent’s knight that touches one of your roads back to the supply, however strong it is.
    .about-displace = Drive off an opponent’s knight that touches one of your roads, however strong; its owner puts it elsewhere.
card-saboteur = Saboteur
    .icon = 🧨
    .about = Harm your opponents: one of their cities is turned over, or those not behind you discard, as the table’s rules say.
    .about-sabotage_city = Turn over an opponent’s city without metropolis: it yields as a settlement until it is repaired.
    .about-discard_half = Every opponent with at least as many points as you discards half of their cards.
card-spy = Spy
    .icon = 🕵️
    .about = Look at an opponent’s hidden progress cards and take one; you may play it this turn.
card-warlord = Warlord
    .icon = ⚔️
    .about = All your knights become active without paying; they can act from your next turn on.
card-wedding = Wedding
    .icon = 💍
    .about = Each opponent concerned gives you two cards of their choice.
    .about-all_opponents = Each opponent gives you two cards of their choice.
    .about-more_vp = Each opponent with more points than you gives you two cards of their choice.

# Options

option-preset = rule set of Cities & Knights
option-improvement_commodity_map = commodities of the improvements
option-engineer_count = Engineer cards
option-saboteur_mode = what the Saboteur does
option-intrigue_effect = what Intrigue does
option-merchant_fleet_scope = reach of the Merchant Fleet
option-bishop_targets = victims of the Bishop
option-wedding_targets = guests of the Wedding
option-progress_overflow = fifth progress card
option-aqueduct_trigger = the aqueduct helps if a roll gives
option-deserter_level = knight of the Deserter
option-robber_lock = robber locked at first
option-knights_participation = knights in battle
option-knight_move_connected = knights move along their roads
option-commercial_harbor_chooser = who names the commodity of the Commercial Harbor
option-deserter_chooser = who picks the knight for the Deserter
option-pillage_skip_immune = players with no city to lose are passed over
option-merchant_on_gold = merchant allowed on gold
value-preset-seed = Katäne rules
value-preset-official = official rules
value-science_cloth = science: cloth; trade: paper
value-science_paper = science: paper; trade: cloth
value-sabotage_city = a city is turned over
value-discard_half = those with as many points discard half
value-to_supply = the knight goes to the supply
value-displace = the knight is displaced
value-all_resources = all resources
value-one_type = one named kind
value-bishop_targets-one = one only
value-bishop_targets-each = each
value-all_opponents = all opponents
value-more_vp = those with more points
value-immediate = discarded at once
value-end_of_action = discarded when actions end
value-no_resource = no resource
value-no_card = no card
value-same_else_lower = same level, else the next lower
value-same_or_lower_free = same level or lower, freely chosen
value-robber_lock-none = no
value-until_first_attack = until the first landing
value-knights_participation-all = all that are active
value-chosen = as everybody chooses
value-victim = the victim
value-active = the player of the card

# Actions

action-build_wall = Build a wall
    .icon = 🧱
    .full = Build a wall on { $vertex }
action-improve_city = City improvement
    .icon = 🏛️
    .priced = { $domain }, level { $level } · { $building }
    .full = City improvement: { $domain }{ $vertex ->
        [none] {""}
       *[other] , metropolis on { $vertex }
    }
action-recruit_knight = Recruit a knight
    .icon = ♟️
    .full = Recruit a knight on { $vertex }
action-promote_knight = Promote a knight
    .icon = ⬆️
    .full = Promote the knight on { $vertex } by one level
action-activate_knight = Activate a knight
    .icon = ⚡
    .full = Activate the knight on { $vertex }
action-move_knight = Move a knight
    .icon = 👣
    .full = Move the knight from { $vertex } to { $target }
action-displace_knight = Displace a knight
    .icon = 💥
    .full = With the knight on { $vertex }, displace the one on { $target }
action-chase_robber = Chase the robber
    .icon = 🏇
    .full = With the knight on { $vertex }, chase { $piece }
action-relocate_knight = Place the displaced knight
    .icon = 👣
    .full = Place the displaced knight on { $vertex }
action-repair_city = Repair a city
    .icon = 🔧
    .full = Repair the city on { $vertex }
action-commit_knights = Commit knights
    .icon = ⚔️
    .full = Commit the knights on { $vertices }
action-lose_city = Lose a city
    .icon = 🔥
    .full = Lose the city on { $vertex }
action-choose_deck = Choose a deck
    .icon = 🎴
    .full = Draw a card: { $domain }
action-discard_progress_card = Put a card under its deck
    .icon = 🗑️
    .full = Put { $card } under its deck
action-take_from_aqueduct = Take a resource
    .icon = 💧
    .full = Take { $resource } by the aqueduct
action-decline_aqueduct = Take nothing
    .icon = 🚫
action-finish_card = Leave the rest of the card
    .icon = ⏹️
action-play_alchemist = Play Alchemist
    .icon = ⚗️
    .full = Play Alchemist: white die { $white }, red die { $red }
action-play_crane = Play Crane
    .icon = 🏗️
action-play_engineer = Play Engineer
    .icon = 📐
    .full = Play Engineer: wall on { $vertex }
action-play_inventor = Play Inventor
    .icon = 💡
    .full = Play Inventor: swap the discs of { $first } and { $second }
action-play_irrigation = Play Irrigation
    .icon = 💧
action-play_mining = Play Mining
    .icon = ⛏️
action-play_medicine = Play Medicine
    .icon = 🩺
    .full = Play Medicine: city on { $vertex }
action-play_smith = Play Smith
    .icon = 🔨
    .full = Play Smith: promote the knight on { $vertex }
action-promote_by_smith = Promote a second knight
    .icon = ⬆️
    .full = Promote the knight on { $vertex } too
action-play_commercial_harbor = Play Commercial Harbor
    .icon = 🛳️
action-offer_resource = Offer a resource
    .icon = 🛳️
    .full = Offer { $resource } to { $victim }{ $commodity ->
        [none] {""}
       *[other] {" "}for { $commodity }
    }
action-give_commodity = Give a commodity
    .icon = 🎁
    .full = Give: { $commodity }
action-play_master_merchant = Play Master Merchant
    .icon = 🧐
    .full = Play Master Merchant: look at the hand of { $victim }
action-take_cards = Take two cards
    .icon = 🫳
    .full = Take { $cards }
action-take_random_cards = Take two cards at random
    .icon = 🎲
action-play_merchant = Play Merchant
    .icon = 🐫
    .full = Play Merchant: put it on { $hex }
action-play_merchant_fleet = Play Merchant Fleet
    .icon = 🚢
    .full = Play Merchant Fleet{ $named ->
        [none] : all resources at 2:1
       *[other] : { $named } at 2:1
    }
action-play_resource_monopoly = Play Resource Monopoly
    .icon = 💰
    .full = Play Resource Monopoly: { $resource }
action-play_trade_monopoly = Play Trade Monopoly
    .icon = 💎
    .full = Play Trade Monopoly: { $commodity }
action-play_bishop = Play Bishop
    .icon = ✝️
    .full = Play Bishop: robber to { $hex }
action-play_deserter = Play Deserter
    .icon = 🏳️
    .full = Play Deserter against { $victim }
action-surrender_knight = Give a knight up
    .icon = 🏳️
    .full = Give up the knight on { $vertex }
action-place_deserter = Place the knight
    .icon = ♟️
    .full = Place the knight (level { $level }) on { $vertex }
action-play_diplomat = Play Diplomat
    .icon = 🕊️
    .full = Play Diplomat: take away the road on { $edge }
action-rebuild_route = Build it elsewhere
    .icon = 🛣️
    .full = Build it on { $edge }
action-play_intrigue = Play Intrigue
    .icon = 🎭
    .full = Play Intrigue: drive off the knight on { $vertex }
action-play_saboteur = Play Saboteur
    .icon = 🧨
    .full = Play Saboteur{ $vertex ->
        [none] {""}
       *[other] {" "}against the city on { $vertex }
    }
action-play_spy = Play Spy
    .icon = 🕵️
    .full = Play Spy on { $victim }
action-take_progress_card = Take a progress card
    .icon = 🫳
    .full = Take { $card }
action-take_random_progress_card = Take a progress card at random
    .icon = 🎲
action-play_warlord = Play Warlord
    .icon = ⚔️
action-play_wedding = Play Wedding
    .icon = 💍
action-give_cards = Give cards
    .icon = 💍
    .full = Give { $cards }

choose-domain = In which domain?
choose-improve_city-vertex = On which city do you put the metropolis?
choose-target = To which corner?
choose-piece = Whom do you chase?
choose-vertices = Which knights fight?
choose-white = White die?
    .chosen = white die: { $count }
choose-red = Red die?
choose-first = First disc?
choose-second = Second disc?
choose-named = Which kind?
choose-commodity = Which commodity?
choose-level = Which level?
choose-card = Which card?

# Questions

ask-aqueduct = the aqueduct lets you take a resource from the bank
ask-choose_deck = choose the deck you draw a progress card from
ask-commercial_harbor = offer a resource to one of those who are left ({ $opponents }), or leave it at that
ask-commit_knights = say which of your active knights fight the barbarians
ask-give_cards = give { $partner } { $count ->
    [one] { $count } card of your choice
   *[other] { $count } cards of your choice
}
ask-give_commodity = { $partner } offers you a resource: give a commodity for it
    .own = { $partner } offers you { $kind }: give a commodity for it
ask-lose_city = the barbarians pillage one of your cities: say which
ask-place_deserter = place { $active ->
    [yes] an active
   *[no] a passive
} knight of level { $level }{ $free ->
    [yes] {" "}at most
   *[no] {""}
}, or do without
ask-progress_limit = you hold more than { $limit } progress cards: put one under its deck
ask-rebuild_route = build { $piece } again wherever you like, or do without
ask-relocate_knight = your knight of level { $level } is displaced from { $vertex }: place it elsewhere
ask-smith = promote a second knight, or leave it at that
ask-surrender_knight = { $own ->
    [yes] choose the knight that you lose to { $taker }
   *[no] choose the knight that { $victim } loses to you
}
ask-take_cards = take { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $victim }
ask-take_progress_card = take a progress card from { $victim }

phase-aqueduct = the aqueduct must be answered
phase-choose_deck = the tied defenders choose a deck
phase-commercial_harbor = the Commercial Harbor must be finished
phase-commit_knights = everybody says which knights fight
phase-give_cards = the wedding guests give their cards
phase-give_commodity = the Commercial Harbor must be answered
phase-lose_city = the pillaged cities must be named
phase-place_deserter = the Deserter must be finished
phase-progress_limit = surplus progress cards go under their decks
phase-rebuild_route = the Diplomat must be finished
phase-relocate_knight = the displaced knight must be placed
phase-smith = the Smith must be finished
phase-surrender_knight = the knight that deserts must be chosen
phase-take_cards = the Master Merchant must be finished
phase-take_progress_card = the Spy must be finished

# What happens

event-event_die = 🎲 Event die: **{ $face }**{ $gate ->
    [yes] {" "}· red die: **{ $red }**
   *[no] {""}
}
event-nobody_draws = 🎴 Nobody draws a progress card: it takes level { $red ->
    [1] 1
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[other] 5
}.
event-barbarians_moved = { $left ->
    [0] ⛵ **The barbarians land!**
    [one] ⛵ The barbarian ship moves on: { $left } step left
   *[other] ⛵ The barbarian ship moves on: { $left } steps left
}
event-barbarians_expected = ⛵ Barbarians { $left ->
    [0] ashore
    [one] one step away
   *[other] { $left } steps away
}: strength { $barbarians } against { $defence }. { $left ->
    [0] As it stands,
   *[other] If they landed now,
} { $outcome ->
    [barbarians] { $losers_count ->
        [0] they would win, with no city to pillage.
        [one] { $losers } would lose a city.
       *[other] { $all ->
            [yes] everybody would lose a city.
           *[no] { $losers } would lose a city each.
        }
    }
   *[other] { $winners_count ->
        [0] they would turn back, with no Defender.
        [one] { $winners } would be Defender (+1 point).
       *[other] { $winners } would draw a progress card each.
    }
}
event-knights_committed = ⚔️ { $seat } commits { $count ->
    [0] no knight
    [one] { $count } knight (strength { $strength })
   *[other] { $count } knights (strength { $strength })
}{ $vertices_none ->
    [yes] {""}
   *[no] : { $vertices }
}
event-battle = ⚔️ Barbarians { $barbarians }, defence of Katäne { $defence }{ $nothing ->
    [yes] {""}
   *[no] {" "}({ $shares })
}: { $won ->
    [barbarians] **the barbarians win.**
   *[other] **Katäne is saved.**
}
event-city_lost = 🔥 The city of { $seat } on { $vertex } is pillaged{ $wall ->
    [yes] {" "}and loses its wall
   *[no] {""}
}{ $substitute ->
    [yes] . No settlement is left in the supply: the city piece stays, lying down.
   *[no] .
}
event-defender = 🛡️ **{ $seat }** is Defender of Katäne: +1 point
event-no_defender = 🛡️ No knight has fought: nobody is Defender of Katäne.
event-deck_chosen = 🎴 { $seat } chooses the deck { $domain }
event-no_progress_card = 🎴 All decks are empty: { $seat } draws nothing.
event-progress_deck_empty = 🎴 The deck { $domain } is empty: { $seat } draws nothing.
event-progress_card_drawn = 🎴 { $seat } draws a progress card, { $domain }
event-progress_card_seen = 🎴 You have drawn: **{ $card }**
event-point_card_shown = ⭐ { $seat } lays down **{ $card }**: +1 point
event-progress_card_discarded = 🗑️ { $seat } puts a card under the deck { $domain }
event-progress_card_played = 🎴 { $seat } plays **{ $card }**
event-card_finished = { $seat } leaves it at that.
event-improvement_bought = 🏛️ { $seat } builds **{ $building }** · { $domain }, level { $level }
event-metropolis = 🏰 **{ $seat }** has the metropolis { $domain } on { $vertex }: +2 points{ $former_known ->
    [yes] {" "}({ $former } loses it)
   *[no] {""}
}
event-metropolis_lost = 🏰 { $seat } no longer has the metropolis { $domain } on { $vertex }
event-wall_built = 🧱 { $seat } builds a wall on { $vertex }
event-knight_recruited = ♟️ { $seat } recruits a knight on { $vertex }
event-knight_promoted = ⬆️ The knight of { $seat } on { $vertex } rises to level { $level }
event-knight_activated = ⚡ The knight of { $seat } on { $vertex } is active
event-knights_activated = ⚡ { $seat } activates { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
event-knight_moved = 👣 { $seat } moves a knight from { $from_vertex } to { $vertex }
event-knight_displaced = 💥 The knight of { $seat } on { $from_vertex } displaces the one of { $victim } (level { $level }) on { $vertex }
event-knight_relocated = 👣 { $seat } places the knight from { $from_vertex } on { $vertex }
event-knight_lost = ☠️ The knight of { $seat } on { $vertex } (level { $level }) goes back to the supply
event-knight_deserted = 🏳️ { $seat } loses the knight on { $vertex } (level { $level }) to { $taker }
event-deserter_placed = ♟️ { $seat } places a knight of level { $level } on { $vertex }
event-robber_locked = 🔒 The robber stays where it is until the barbarians have landed once.
event-robber_chased = 🏇 The knight of { $seat } on { $vertex } chases { $piece }
event-city_sabotaged = 🧨 { $seat } sabotages the city of { $victim } on { $vertex }
event-city_repaired = 🔧 { $seat } repairs the city on { $vertex }
event-merchant_placed = 🐫 { $seat } puts the merchant on { $hex }{ $kept ->
    [yes] {""}
   *[no] : +1 point{ $holder_known ->
        [yes] {" "}({ $holder } loses it)
       *[no] {""}
    }
}
event-merchant_fleet = 🚢 { $seat } exchanges all resources at 2:1 this turn
event-merchant_fleet_kind = 🚢 { $seat } exchanges { $kind } at 2:1 this turn
event-progress_monopoly = 💰 { $seat } asks everybody for { $kind }: { $nothing ->
    [yes] nobody had any
   *[no] got { $shares }
}
event-dice_fixed = ⚗️ { $seat } sets the dice: { $dice } = **{ $total }**
event-discs_swapped = 💡 { $seat } swaps two discs: now { $hex } and { $other_hex }
event-harvest = 🌾 { $seat } gets { $cards }
event-aqueduct = 💧 { $seat } takes { $cards } by the aqueduct
event-aqueduct_declined = 💧 { $seat } takes nothing by the aqueduct
event-resource_offered = 🛳️ { $seat } offers { $victim } a resource
event-resource_offered_kind = 🛳️ What is offered: { $kind } (by { $seat } to { $victim })
event-harbor_exchange = 🛳️ { $victim } gives { $seat } a commodity for it
event-harbor_exchange_kinds = 🛳️ { $seat } gave { $victim } { $give } and got { $get }
event-no_exchange = 🛳️ No exchange between { $seat } and { $victim }
event-hand_seen = 🧐 The hand of { $victim }: { $cards }
event-cards_taken = 🫳 { $seat } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $victim }
event-cards_taken_kinds = 🫳 The cards taken: { $cards } (from { $victim } by { $seat })
event-cards_given = 💍 { $giver } gives { $taker } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-cards_given_kinds = 💍 The cards given: { $cards } (by { $giver } to { $taker })
event-progress_cards_spied = 🕵️ The progress cards of { $victim }: { $progress_cards }
event-progress_card_taken = 🕵️ { $seat } takes a progress card from { $victim }
event-progress_card_taken_name = 🕵️ The card taken: **{ $card }** (from { $victim } by { $seat })
event-intrigue = 🎭 { $seat } drives off the knight of { $victim } on { $vertex } (level { $level })

# Beside the cards of a hand

own-cranes = 🏗️ Crane: { $count ->
    [one] your next city improvement costs
   *[other] each of your next { $count } city improvements costs
} one commodity less
own-surplus = 🎴 More than { $limit } progress cards: play one, or put one under its deck when you end your turn
own-fleet = 🚢 Merchant Fleet: in this turn you trade { $kinds } at 2:1

# Refusals

refusal-unknown-domain = There is no such domain here. The list shows the domains.
refusal-improvement-complete = You have the last level already: { $domain }.
refusal-improvement-without-city = You need a city on the board for a city improvement.
refusal-improvement-needs-city = Levels 4 and 5 ({ $domain }) need a city without metropolis that is not sabotaged, or the metropolis of the domain.
refusal-metropolis-city-missing = This level brings you a metropolis ({ $domain }): say on which city.
refusal-metropolis-not-gained = This level ({ $domain }) brings you no metropolis: name no city.
refusal-metropolis-city = The metropolis cannot stand on { $vertex }: it takes a city of yours, without metropolis and not sabotaged.
refusal-metropolis-safe = The city on { $vertex } is a metropolis: nothing happens to it.
refusal-no-own-city = You have no city on { $vertex }.
    .anywhere = You have no city.
refusal-no-foreign-city = There is no opponent’s city on { $vertex }.
refusal-wall-stands = The city on { $vertex } has its wall already.
    .anywhere = All your cities have their walls.
refusal-city-sabotaged = The city on { $vertex } is sabotaged; it must be repaired first.
refusal-city-not-sabotaged = The city on { $vertex } is not sabotaged.
    .anywhere = None of your cities is sabotaged.
refusal-substitute-first = The city piece lying on { $vertex } must be raised first: pay for a city there.
refusal-no-own-knight = You have no knight on { $vertex }.
    .anywhere = You have no knight.
refusal-no-foreign-knight = There is no opponent’s knight on { $vertex }.
refusal-no-knight-of-victim = { $victim } has no knight on { $vertex }.
refusal-knight-without-route = None of your roads touches { $vertex }. The list shows the corners that do.
refusal-knight-not-connected = The knight on { $vertex } cannot reach { $to_vertex }. The list shows where it can go.
refusal-knight-not-weaker = The knight on { $vertex } is of level { $other_level }; yours, of level { $level }, displaces weaker ones only.
refusal-knight-passive = The knight on { $vertex } is passive: activate it, and it can act in your next turn.
refusal-knight-active = The knight on { $vertex } is active already.
    .anywhere = All your knights are active.
refusal-knight-not-ready = The knight on { $vertex } has not been active since your turn began; it can act in the next one.
refusal-knight-mighty = The knight on { $vertex } is mighty already.
    .anywhere = All your knights are mighty already.
refusal-knight-promoted = The knight on { $vertex } has risen by a level in this turn already.
    .anywhere = All your knights have risen by a level in this turn already.
refusal-knight-needs-fortress = A mighty knight needs the fortress (politics, level 3).
refusal-knight-cannot-fight = The knight on { $vertex } is not one of your active knights.
refusal-knights-order = Name each knight once, in the order of the corners.
refusal-no-passive-knight = You have no passive knight to activate.
refusal-robber-locked = The robber stays where it is until the barbarians have landed once.
refusal-robber-not-near = No hex of the knight on { $vertex } carries { $piece }.
refusal-no-robber = This game has no robber.
refusal-deck-not-available = You cannot draw from the deck { $domain }. The list shows the others.
refusal-no-die-face = A die shows 1 to 6, not { $value }.
refusal-crane-without-use = You can buy no city improvement: the crane would be of no use.
refusal-no-disc = There is no number disc on { $hex }.
refusal-disc-fixed = The disc { $number } on { $hex } stays: 2, 6, 8 and 12 are never moved.
refusal-discs-order = Name two different hexes, in the order of the board.
refusal-discs-equal = Both discs show { $number }: nothing would change.
refusal-no-building-there = None of your buildings touches such a hex ({ $terrain }).
refusal-merchant-hex = The merchant cannot stand on { $hex }: it takes land that yields something, at one of your buildings.
refusal-fleet-names-one = Name the kind that the fleet exchanges.
refusal-fleet-names-none = The fleet stands for all resources: name none.
refusal-fleet-already = You exchange like that already this turn.
refusal-not-a-card = { $kind } is no card.
refusal-not-a-commodity = A commodity must be named here, not { $kind }.
refusal-no-resource-held = You have no resource to offer.
refusal-opponents-without-cards = No opponent has a card.
refusal-harbor-partner = You cannot offer { $victim } anything now. Left are: { $opponents }.
refusal-harbor-names-commodity = Name the commodity that you want for it.
refusal-harbor-names-none = At this table your opponent chooses the commodity: name none.
refusal-must-give-commodity = You have a commodity: you must give one.
refusal-own-seat = Choose an opponent.
refusal-victim-not-ahead = { $victim } does not have more points than you.
refusal-victim-cards-not-held = { $victim } does not have { $cards }.
refusal-victim-card-not-held = { $victim } does not hold the card { $card }.
refusal-victim-without-cards = { $victim } has no card.
refusal-victim-without-progress = { $victim } has no hidden progress card.
refusal-victim-without-knight = { $victim } has no knight.
refusal-take-count = { $count ->
    [one] Take exactly { $count } card
   *[other] Take exactly { $count } cards
}, not { $given }.
refusal-give-count = { $count ->
    [one] Give exactly { $count } card
   *[other] Give exactly { $count } cards
}, not { $given }.
refusal-no-wedding-guests = No opponent concerned has a card to give.
refusal-deserter-level = You cannot place a knight of level { $level }; possible: { $levels }.
refusal-no-route-there = There is neither road nor ship on { $edge }.
refusal-route-not-open = What stands on { $edge } is open at neither end.
refusal-rebuild-not-here = You cannot build it again on { $edge }. The list shows where you can.
refusal-saboteur-names-city = Name the city to sabotage.
refusal-saboteur-names-none = At this table the Saboteur aims at no city.
refusal-nobody-to-sabotage = No opponent with at least your points holds two cards.

album-calendars = Calendars
