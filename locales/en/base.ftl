# The base game.

module-base = base game
map-base_beginner = beginner board
map-base_variable = variable board

kind-brick = brick
    .icon = 🧱
kind-lumber = lumber
    .icon = 🪵
kind-wool = wool
    .icon = 🐑
kind-grain = grain
    .icon = 🌾
kind-ore = ore
    .icon = ⛰️

terrain-hills = hills
    .icon = 🧱
terrain-forest = forest
    .icon = 🪵
terrain-pasture = pasture
    .icon = 🐑
terrain-fields = fields
    .icon = 🌾
terrain-mountains = mountains
    .icon = ⛰️
terrain-desert = desert
    .icon = 🏜️
terrain-sea = sea
    .icon = 🌊

piece-road = a road
    .icon = 🛣️
piece-settlement = a settlement
    .icon = 🏠
piece-city = a city
    .icon = 🏙️
piece-development_card = a development card
    .icon = 🃏
piece-played_knight = a played knight
piece-robber = the robber

card-knight_card = Knight
    .icon = ⚔️
    .about = Move the robber and steal a card; counts for the largest army.
card-victory_point_card = Victory point
    .icon = ⭐
    .about = One victory point, secret until you win.
card-road_building = Road Building
    .icon = 🛣️
    .about = Place two roads for free.
card-year_of_plenty = Year of Plenty
    .icon = 🎁
    .about = Take any two cards from the bank.
card-monopoly = Monopoly
    .icon = 💰
    .about = Name a resource: all the others give you theirs.

option-beginner_pieces = printed starting pieces
option-number_mode = number discs
option-harbor_mode = harbours
option-strict_phases = trade first, then build
option-discard_limit = cards you may hold at a 7
option-auto_claim_victory = the game ends by itself at a victory
value-spiral = in a spiral
value-random_no_red = drawn, 6 and 8 apart
value-random_free = drawn freely
value-shuffled = drawn
value-fixed = as on the beginner board

# Actions

action-found_settlement = Place a settlement
    .icon = 🏠
    .full = Place a settlement at { $vertex }
    .asked = Place { $piece }
    .asked-full = Place { $piece } at { $vertex }
action-found_road = Place a road
    .icon = 🛣️
    .full = Place a road on { $edge }
action-roll = Roll the dice
    .icon = 🎲
action-end_trading = Go on to building
    .icon = 🔨
action-end_turn = End turn
    .icon = ⏭️
action-claim_victory = Announce victory
    .icon = 🏆
action-build_road = Build a road
    .icon = 🛣️
    .full = Build a road on { $edge }
action-build_settlement = Build a settlement
    .icon = 🏠
    .full = Build a settlement at { $vertex }
action-build_city = Build a city
    .icon = 🏙️
    .full = Build a city at { $vertex }
action-buy_development_card = Buy a development card
    .icon = 🃏
action-play_knight = Play Knight
    .icon = ⚔️
action-play_road_building = Play Road Building
    .icon = 🛣️
action-play_year_of_plenty = Play Year of Plenty
    .icon = 🎁
    .full = Play Year of Plenty: take { $cards }
action-play_monopoly = Play Monopoly
    .icon = 💰
    .full = Play Monopoly: all { $resource } to you
action-place_free_road = Place a free road
    .icon = 🛣️
    .full = Place a free road on { $edge }
action-forgo_free_road = Give up the free road
action-move_robber = Move the robber
    .icon = 🥷
    .full = Move the robber to { $hex }
action-steal = Steal a card
    .icon = 🫳
    .full = Steal a card from { $victim }
action-discard = Discard cards
    .icon = 🗑️
    .full = Discard { $cards }
action-maritime_trade = Trade with the bank
    .icon = 🏦
    .full = Give { $give } to the bank, take 1 { $get }
    .priced = One card of another kind from the bank
action-offer_trade = Offer a trade
    .icon = 🤝
    .full = Offer { $give } for { $get } to { $to }
action-counter_offer = Counter-offer
    .icon = 🔁
    .full = Answer offer { $offer }: { $give } for { $get }
action-accept_offer = Accept an offer
    .icon = ✅
    .full = Accept offer { $offer }
action-refuse_offer = Refuse an offer
    .icon = ❌
    .full = Refuse offer { $offer }
action-confirm_trade = Make the deal
    .icon = 🤝
    .full = Make deal { $offer } with { $partner }
action-withdraw_offer = Withdraw an offer
    .icon = ↩️
    .full = Withdraw offer { $offer }

# Questions

ask-found_settlement = place { $piece }{ $grants ->
    [yes] {" "}(it brings you your first cards)
   *[no] {""}
}
ask-found_road = { $several ->
    [yes] place a road or a ship at your new building { $vertex }
   *[no] place a road at your new building { $vertex }
}
ask-pre_roll = roll the dice
ask-action = trade, build, or end your turn
ask-trade_phase = trade, then go on to building or end your turn
ask-build_phase = build, or end your turn
ask-discard = { $count ->
    [one] discard { $count } card
   *[other] discard { $count } cards
}
ask-move_robber = move the robber to another hex
ask-steal = choose from whom you steal a card: { $victims }
ask-free_road = { $left ->
    [one] place a free road
   *[other] place { $left } free roads
}
ask-offer = answer the offer

when-pre_roll = before the roll
when-action = during your actions

phase-found_settlement = place a settlement
phase-found_road = place the road at the new settlement
phase-pre_roll = roll the dice
phase-action = trade, build, or end the turn
phase-trade_phase = go on to building
phase-build_phase = build, or end the turn
phase-discard = the cards over the limit must be discarded
phase-move_robber = the robber must be moved
phase-steal = the victim of the theft must be chosen
phase-free_road = the free road must be placed

# Events

event-rolled = 🎲 { $seat } rolls { $dice } = **{ $total }**
event-production = { $nothing ->
    [yes] 📦 Nobody gets anything.
   *[no] 📦 { $shares }
}
event-bank_short = { $left ->
    [0] 🏦 The bank has no { $kind } left: { $owed } owed, nobody gets any.
   *[other] 🏦 The bank has only { $left } { $kind } for { $owed } owed{ $alone ->
        [yes] : the rest is lost.
       *[no] : nobody gets any.
    }
}
event-discarded = 🗑️ { $seat } discards { $cards }
event-robber_moved = 🥷 { $seat } moves the robber to { $hex }
event-card_stolen = 🫳 { $thief } steals a card from { $victim }
event-card_stolen_kind = 🫳 The stolen card: { $cards } (from { $victim } to { $thief })
event-road_built = 🛣️ { $seat } builds a road on { $edge }
event-road_removed = 🚧 A road of { $seat } on { $edge } is taken away
event-settlement_built = 🏠 { $seat } builds a settlement at { $vertex }
event-city_built = 🏙️ { $seat } builds a city at { $vertex }
event-longest_road = { $seat_known ->
    [no] 🛤️ Nobody holds the longest road any more.
   *[yes] 🛤️ **{ $seat }** has the longest road now ({ $length }): +2 points
}
event-largest_army = 🛡️ **{ $seat }** has the largest army now ({ $knights }): +2 points
event-largest_army_lost = 🛡️ { $former } no longer has the largest army; nobody has.
event-development_card_bought = 🃏 { $seat } buys a development card
event-development_card_drawn = 🃏 You drew: **{ $card }**
event-card_played = 🎴 { $seat } plays **{ $card }**
event-year_of_plenty = 🎁 { $seat } takes { $cards } from the bank
event-monopoly = 💰 { $seat } takes all { $kind }: { $nothing ->
    [yes] nobody had any
   *[no] { $shares }
}
event-free_road_forgone = { $seat } gives up the free road
event-maritime_trade = 🏦 { $seat } gives { $count } { $give } to the bank for 1 { $get }
event-offer_made = 🤝 { $seat } offers { $give } for { $get } to { $to }
event-offer_accepted = ✅ { $seat } accepts the offer of { $giver }
event-offer_refused = ❌ { $seat } refuses the offer of { $giver }
event-offer_withdrawn = ↩️ { $seat } withdraws offer { $offer }
event-offers_lapsed = ⌛ The open offers lapse.
event-deal = 🤝 { $seat } gives { $partner } { $give } for { $get }
event-deal_failed = ⚠️ No deal between { $seat } and { $partner }: somebody no longer has the cards.
event-trading_ended = 🔨 { $seat } goes on to building
event-turn_began = — Turn { $turn }: { $seat } —
event-turn_ended = ⏭️ { $seat } ends the turn

# Refusals

refusal-no-starting-pieces = The board “{ $map }” has no printed starting pieces. Choose the beginner board, or switch that option off.
refusal-no-piece-left = You have no piece left for { $what }: all of them are on the board. A piece comes back when another one takes its place.
refusal-too-few-cards = You cannot pay for { $what }: it costs { $cost }. Trade for what is missing, or end your turn.
refusal-edge-occupied = There is a piece on { $edge } already. The list shows the free edges.
refusal-edge-not-on-land = { $edge } lies at sea; roads are built on land.
refusal-road-not-connected = A road on { $edge } would not touch your own network, or an opponent’s building stands between. The list shows where you can go on.
refusal-vertex-occupied = There is a piece at { $vertex } already.
refusal-vertex-not-on-land = { $vertex } does not touch any land.
refusal-too-near = { $vertex } is too near: the next building must be at least two edges away.
refusal-settlement-not-connected = None of your roads ends at { $vertex }. Build a road there first.
refusal-no-own-settlement = You have no settlement at { $vertex }; only your own settlements become cities.
    .anywhere = You have no settlement on the board.
refusal-founding-not-here = You may not start at { $vertex }. The list shows where you may.
refusal-founding-road-elsewhere = This road must touch the settlement you have just placed ({ $vertex }).
refusal-robber-same-hex = The robber stands on { $hex } already; he must go to another hex.
refusal-robber-hex = The robber cannot go to { $hex }. The list shows where he can.
refusal-not-a-victim = You cannot steal from { $victim }. You can steal from { $victims }.
refusal-discard-count = { $count ->
    [one] You must discard exactly { $count } card
   *[other] You must discard exactly { $count } cards
}, not { $given }.
refusal-cards-not-held = You do not have { $cards }.
refusal-more-than-exist = There are not as many cards in the game as { $cards }.
refusal-deck-empty = There are no development cards left.
refusal-card-never-played = The card { $card } is never played: it counts by itself, and the others see it when you win.
refusal-card-not-held = You do not hold the card { $card }.
refusal-one-card-per-turn = You have played a development card in this turn. The next one must wait for your next turn.
refusal-card-bought-this-turn = You bought { $card } in this turn; you can play it from your next turn on.
refusal-no-road-possible = You cannot place any road now, so this card would be wasted.
refusal-bank-holds-nothing = The bank is empty; there is nothing to take.
refusal-plenty-count = Take exactly { $count }, not { $given }.
refusal-plenty-order = Name the cards in the order brick, lumber, wool, grain, ore.
refusal-not-a-resource = { $kind } cannot be named here: only resources can.
refusal-bank-empty = The bank does not have enough { $kind }. Choose something else.
refusal-bank-does-not-sell = The bank gives no { $kind } for cards.
refusal-trade-same-kind = { $kind } cannot be on both sides of a trade.
refusal-kind-not-receivable = No trade may bring { $taker } { $kind } now.
refusal-trade-too-few = The bank takes { $rate } { $kind } for one card, and you have { $held }.
refusal-trade-no-gifts = Both sides must give at least one card.
refusal-no-trading-now = There is no trading right now: only after the roll, while nothing else is being settled.
refusal-too-many-offers = You have { $most } open offers; withdraw one first.
refusal-offer-made-already = You have this very offer open already, as number { $offer }. Wait for the answers, or withdraw it first.
refusal-offer-gone = This offer is no longer open.
refusal-offer-to-nobody = Choose at least one other player to offer this to.
refusal-trade-without-active = Only { $active }, whose turn it is, can trade now: make your offer to { $active }.
refusal-offer-not-for-you = This offer is not made to you, or you have answered it.
refusal-offer-not-yours = Only the player who made this offer can do that.
refusal-offer-not-accepted = { $partner } has not accepted this offer.
refusal-not-enough-points = You do not have { $target } points yet.

# Answers given in advance

standing-offers = Refuse offers…
    .this-turn = All, in this turn
    .all = All, always
    .fewer = Those that give me fewer cards than they take
    .not-more = Those that do not give me more cards than they take
standing-offers-keep = Refuse offers that ask for…
    .kind = Refuse if asked for { $kind }
standing-discard = On a 7, discard for me, keeping…
    .kind = Keep { $kind } as long as possible
