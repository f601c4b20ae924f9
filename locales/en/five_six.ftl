# Five and six players.

module-five_six = 5–6 player extension
map-five_six = board for five and six
help-five_six = Five and six players
    .text =
        {""}**Special building phase.** After each turn all the others, one after the other, may build and buy with the cards they hold. There is no trade, no card is played and nobody wins in it. Whoever does not answer passes; **Standing answers** let you pass in advance, always or unless you can build what you name.
        {""}**Paired players** (if the table chose that). After the turn of player 1, the third seat to the left, player 2, may build, buy, trade with the bank and play one card, without rolling and without trading with the others.

option-extra_build = between two turns
option-small_game = big board for three or four
value-special_building_phase = special building phase: the others may build
value-paired_players = paired players: a second player has a part
value-extra_build-none = nothing

# Actions

action-pass_building = Pass
    .icon = ⏭️

# Questions

ask-special_building = build or buy (no trade, no cards played), or pass
ask-paired_action = your part as player 2: build, buy, trade with the bank, play a card, or end it
ask-paired_exchange = your part as player 2: trade with the bank, then go on to building or end it

phase-special_building = build or pass in the special building phase
phase-paired_action = end the part of player 2
phase-paired_exchange = go on to building, or end the part of player 2

# Events

event-special_building_began = 🔨 Special building phase: everybody may build, except { $seat }, who has just played.
event-building_passed = ⏭️ { $seat } passes
event-paired_part_began = 👥 Now it is up to { $seat }, as player 2.

# Refusals

refusal-no-trading-now-five_six = There is no trading between players right now. Only whoever has rolled trades with the others, after the roll and while nothing else is being settled: not in the special building phase, nor as player 2.

standing-special-building = Special building phase: pass…
    .always = Pass always
    .action = Pass unless I can: { $action }
