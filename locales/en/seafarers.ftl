# Seafarers.

module-seafarers = Seafarers
map-seafarers_new_shores_3p = Heading for New Shores (3)
map-seafarers_new_shores_4p = Heading for New Shores (4)
map-seafarers_new_shores_6p = Heading for New Shores (5–6)
map-seafarers_four_islands_3p = The Four Islands (3)
map-seafarers_four_islands_4p = The Four Islands (4)
map-seafarers_six_islands_6p = The Six Islands (5–6)
map-seafarers_fog_islands_3p = The Fog Islands (3)
map-seafarers_fog_islands_4p = The Fog Islands (4)
map-seafarers_fog_islands_6p = The Fog Islands (5–6)
map-seafarers_through_the_desert_3p = Through the Desert (3)
map-seafarers_through_the_desert_4p = Through the Desert (4)
map-seafarers_through_the_desert_6p = Through the Desert (5–6)
map-seafarers_new_world_34p = New World (3–4)
map-seafarers_new_world_56p = New World (5–6)

intro-seafarers =
    ⛵ **The sea is open.** Ships (1 lumber, 1 wool) start at your coastal buildings and go on from ship to ship; one ship with an open end may move each turn. New land can bring bonus chits, gold gives cards of your choice, and on a 7 you move the robber or the pirate.
help-seafarers = Seafarers
    .text =
        {""}**Ships.** A ship (1 lumber, 1 wool) goes at sea or on the coast, at the end of another ship or of a building of yours. A road is not continued by a ship: there must be a settlement or city between them. A settlement may be built at the end of a ship as at that of a road.
        {""}**Moving.** Once a turn one ship that is open at one end may go elsewhere, unless it was placed in this turn.
        {""}**Longest trade route.** Roads and ships count together, joined by your buildings: 2 points from 5 edges on.
        {""}**Gold.** A gold field pays cards of your choice: 1 for each settlement, 2 for each city.
        {""}**Pirate.** On a 7 or with a Knight you move the robber or the pirate. Around the pirate no ship is placed or moved, and you steal a card from somebody with a ship there.
        {""}**Islands and fog.** With some scenarios the first settlement on new land brings bonus points; fog is lifted when you get there.
event-longest_road-seafarers = { $seat_known ->
    [no] 🛤️ Nobody holds the longest trade route any more.
   *[yes] 🛤️ **{ $seat }** has the longest trade route now ({ $length }): +2 points
}
card-knight_card-seafarers =
    .about = { $moved ->
        [robber] Move the robber and steal a card; counts for the largest army.
        [pirate] Move the pirate and steal a card; counts for the largest army.
        [none] Counts for the largest army.
       *[both] Move the robber or the pirate and steal a card; counts for the largest army.
    }
card-road_building-seafarers =
    .about = Place two roads or ships for free.
ask-free_road-seafarers = { $left ->
    [one] place a free road or ship
   *[other] place { $left } free roads or ships
}
picture-count-road-seafarers = trade route of { $count }
picture-held-road-seafarers = longest trade route

terrain-gold = gold field
    .icon = 🪙
terrain-fog = fog
    .icon = 🌫️

piece-ship = a ship
    .icon = ⛵
piece-pirate = the pirate
piece-chit = a bonus chit

option-setup_mode = land and number discs
option-bonus_mode = bonus chits for new islands
option-robber_enabled = play with the robber
option-pirate_enabled = play with the pirate
option-harbor_placement = harbours of the New World
value-setup_mode-fixed = as printed
value-variable = drawn
value-newest = newest edition
value-older = older editions
value-bonus_mode-none = none
value-players_in_turn = placed by the players in turn
value-random = drawn

# Actions

action-found_ship = Place a ship
    .icon = ⛵
    .full = Place a ship on { $edge }
action-build_ship = Build a ship
    .icon = ⛵
    .full = Build a ship on { $edge }
action-place_free_ship = Place a free ship
    .icon = ⛵
    .full = Place a free ship on { $edge }
action-move_ship = Move a ship
    .icon = 🧭
    .full = Move the ship from { $ship } to { $edge }
action-move_pirate = Move the pirate
    .icon = 🏴‍☠️
    .full = Move the pirate to { $hex }
action-chase_robber-seafarers = Chase the robber or pirate
action-park_pirate = Take the pirate off the board
    .icon = ⚓
action-take_gold = Choose cards for your gold
    .icon = 🪙
    .full = Take { $cards } for your gold
action-place_harbor = Place the harbour
    .icon = ⚓
    .full = Place the harbour on { $edge }
action-place_harbor_by_chance = Let chance place the harbour
    .icon = 🎲
choose-ship = Which ship do you move?

# Questions

ask-robber_or_pirate = move the robber or the pirate
ask-move_pirate = move the pirate, or take it off the board
ask-choose_gold = { $count ->
    [one] choose { $count } card from the bank for your gold
   *[other] choose { $count } cards from the bank for your gold
}
ask-place_harbor = place the harbour you drew: { $harbor }

phase-robber_or_pirate = the robber or the pirate must be moved
phase-move_pirate = the pirate must be moved
phase-choose_gold = the cards for the gold must be chosen
phase-place_harbor = the harbour drawn must be placed

# Events

event-ship_built = ⛵ { $seat } places a ship on { $edge }
event-ship_moved = 🧭 { $seat } moves a ship from { $from_edge } to { $edge }
event-ship_removed = ⛵ The ship of { $seat } on { $edge } leaves the board
event-pirate_moved = 🏴‍☠️ { $seat } moves the pirate to { $hex }
event-pirate_parked = ⚓ { $seat } takes the pirate off the board
event-gold_taken = 🪙 { $seat } takes { $cards } for gold
event-gold_short = 🏦 Gold owes { $seat } { $owed }, and the bank has only { $left } left.
event-island_settled = 🏝️ **{ $seat }** settles new land ({ $vertex }): { $chits ->
    [one] { $chits } bonus chit
   *[other] { $chits } bonus chits
}
event-fog_revealed = 🌫️ { $seat } discovers { $hex }: { $terrain }{ $rewarded ->
    [yes] , and gets { $cards }
   *[no] {""}
}
event-harbor_drawn = ⚓ { $seat } draws a harbour: { $harbor }
event-harbor_placed = ⚓ { $seat } places it on { $edge }: { $harbor }

# Refusals

refusal-edge-not-at-sea = { $edge } has no sea beside it; ships need the sea.
refusal-pirate-there = The pirate stands beside { $edge }: nobody places or moves a ship there.
refusal-ship-not-connected = A ship on { $edge } would touch neither a building of yours nor a ship of yours, or an opponent’s building stands between. A road does not lead on to a ship. The list shows where you can go on.
refusal-founding-ship-elsewhere = This ship must touch the settlement you have just placed ({ $vertex }).
refusal-no-own-ship = You have no ship on { $edge }.
refusal-one-ship-per-turn = You have moved a ship in this turn; only one may move.
refusal-ship-built-this-turn = The ship on { $edge } was placed in this turn; it can move from your next turn on.
refusal-ship-held-by-pirate = The pirate holds the ship on { $edge }; it cannot leave before the pirate does.
refusal-ship-closed = The ship on { $edge } has no open end: buildings or other ships of yours are at both its ends.
refusal-ship-same-edge = The ship stands on { $edge } already. Choose another edge.
refusal-pirate-same-hex = The pirate stands on { $hex } already; it must go elsewhere.
refusal-pirate-hex = The pirate cannot go to { $hex }: it needs open sea that is on the board and known.
refusal-pirate-already-parked = The pirate is off the board already. Move it to a sea hex, or move the robber.
refusal-gold-count = { $count ->
    [one] Your gold gives exactly { $count } card
   *[other] Your gold gives exactly { $count } cards
}, not { $given }.
refusal-harbor-too-near = { $edge } is too near to another harbour: two harbours never share a corner.
refusal-harbor-not-on-coast = { $edge } does not lie on the coast. The list shows the free edges of the coast.
