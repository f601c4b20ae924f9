# Cheops, and the gold coins that Alexander has too.

module-cheops = Cheops
map-cheops = the Nile
intro-cheops =
    🏜️ **Egypt, more than four thousand years ago.** Every summer the Nile rises and leaves black mud behind, and everything grows: grain, herds, clay for bricks. Only lumber and ore are missing. They lie beyond the Red Sea and in Palestine, so the princely houses build ships and roads and use each other’s harbours, for gold.
    Then the Pharaoh sends word: his tomb shall be the greatest of all, west of the river. Whoever gives most stones has his blessing, whoever gives fewest his curse; and on every 7 he lays a stone himself.

help-cheops = Cheops
    .text =
        {""}**Founding.** Three settlements each on the orange points along the Nile, each with a road or a ship; the third brings cards. You begin with 3 gold coins.
        {""}**Ships** (lumber and wool) go on from roads and roads from ships, without a settlement between them; they never move. There is no longest road.
        {""}**Trade routes.** All roads and ships together, of all colours. If one joins your building to somebody’s harbour you may trade there, for 1 gold coin to the owner each time.
        {""}**Gold.** Gold rivers pay coins. 4 coins buy a card from the bank, 3 with a 3:1 harbour of your own. Coins are traded between players, never stolen, and do not count on a 7.
        {""}**The pyramid** begins with the first settlement on a violet point. A stone costs brick and ore. You need a building at the site, or a trade route to somebody else’s (usually 1 gold coin for each stone). From then on every 7 adds a black stone.
        {""}**Blessing and Curse.** Whoever lays the first stone, and later whoever has more than the holder, has the Blessing (+3). Whoever has fewest stones has a Curse (−2).
        {""}**The end:** 12 points, the 16th black stone, or the 30th stone. Most points win.
help-build-cheops = Building and prices
    .text =
        A **road** goes on a free edge on land, a **ship** on a free edge at sea, a coast takes either; both go on from your buildings, roads and ships. A **settlement** needs a free corner on land that they reach, at least two edges from any other building. A **city** replaces your settlement.
        You have 15 roads, 8 ships, 5 settlements, 4 cities and 11 stones; a city gives its settlement back.
help-robber-cheops = The robber
    .text =
        On a 7 whoever holds more cards than allowed (usually 7; gold coins do not count) discards half, rounded down. Then whoever rolled moves the robber to another hex and steals a card at random, never gold, from one player with a building there. Once the pyramid has begun, the Pharaoh lays a black stone.
        The hex under the robber pays nothing. A Knight moves him too, without a black stone.
help-points-cheops = Points and victory
    .text =
        Settlement 1, city 2, victory point card 1, largest army 2 (at least 3 knights), Blessing of the Pharaoh 3, Curse −2. There is no longest road.
        The game ends in the turn of whoever has the points that the table plays for (usually 12), with the 16th black stone, or with the 30th stone of the pyramid. Most points win; players with equally many win together.

kind-gold_coin = gold coins
    .icon = 🪙
    .typed = gold coin, gold, coins, coin
piece-stone = a stone
    .icon = 🪨
piece-black_stone = a black stone

option-pyramid_guest_fee = gold to the host for each stone of a guest
option-robber_start = desert where the robber starts
value-map = as on the board

# Actions

action-build_stone = Lay a stone
    .icon = 🪨
    .full = Lay a stone on the pyramid, at the site of { $host } (guests pay the table’s fee)
    .priced = Lay a stone at the site of { $host }
action-maritime_trade_abroad = Trade at another’s harbour
    .icon = ⚓
    .full = Give { $give } at the harbour of { $owner }, take 1 { $get }; a gold coin goes to { $owner }
    .priced = An exchange at a harbour of { $owner }
choose-host = Through whose building at the site?
choose-owner = Whose harbour?
choose-maritime_trade_abroad-give = Which cards do you give? A gold coin goes to the owner too.
choose-maritime_trade_abroad-get = Which card do you take? You pay the owner a gold coin for it.

# What happens

event-pyramid_started = 🔺 { $seat } settles at the building site ({ $vertex }): **the pyramid begins.**
event-stone_placed = 🪨 { $seat } lays stone { $total } of the pyramid, on tier { $tier }{ $fee ->
    [0] {""}
    [one] ; { $fee } gold coin goes to { $host }
   *[other] ; { $fee } gold coins go to { $host }
}
event-black_stone = ⬛ The Pharaoh lays stone { $total } of the pyramid, on tier { $tier } (his { $count } of 16)
event-blessing = ☀️ **{ $seat }** has the Blessing of the Pharaoh now: +{ $points } points
event-curse = 🐍 The Curse of the Pharaoh falls on { $seat }: { $points } points
event-curse_lifted = 🌤️ The Curse of the Pharaoh is lifted from { $seat }
event-traded_abroad = ⚓ { $seat } gives { $count } { $give } for 1 { $get } at the harbour of { $owner }, and { $fee ->
    [one] { $fee } gold coin
   *[other] { $fee } gold coins
} to { $owner }

# Refusals

refusal-route-not-connected = A ship on { $edge } would touch neither your buildings nor your roads and ships, or an opponent’s building stands between. The list shows where you can go on.
refusal-pyramid-not-started = The pyramid has not begun: first somebody must build a settlement at the building site.
refusal-own-site-first = You have a building of your own at the site: place the stone there, free of any fee.
refusal-no-way-to-the-site = No trade route joins one of your buildings to a building of { $host } at the site.
refusal-too-little-gold = { $fee ->
    [one] This costs { $fee } gold coin
   *[other] This costs { $fee } gold coins
}, to be paid at once.
refusal-no-linked-harbor = No trade route joins one of your buildings to a harbour of { $owner } that takes { $kind }.
refusal-own-harbor-serves = You need nobody else’s harbour for that: on your own you give { $rate } { $kind } for one card.
