# What every game says, whatever its rule modules.

asked = { $who }: { $what }.
labelled = { $label }: { $value }
several-possible = { $what } (several possible)
harbor-generic = 3:1 harbour
harbor-special = 2:1 { $kind } harbour
value-yes = yes
value-no = no
value-none = none
value-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

event-game_ended = 🏆 { $winners } { $winners_count ->
    [one] wins
   *[other] win
} the game!

option-map = board
option-victory_points = victory points to win

refusal-unknown-module = There is no rule module “{ $module }”. There are: { $modules }.
refusal-module-requires = “{ $module }” needs “{ $needed }”: add it, or leave “{ $module }” out.
refusal-modules-exclude = “{ $module }” and “{ $other }” do not go together. Choose one of them.
refusal-module-seats = “{ $module }” is for { $allowed } players; { $seats } are too many or too few. Change the number of players first, or leave “{ $module }” out.
refusal-seat-count = A game has { $least } to { $most } players, not { $seats }. Add or remove players; the computer can take seats.
refusal-rules-seats = By the rules chosen { $allowed } can play, not { $seats }. Add or remove players, or choose other rules; the computer can take seats.
refusal-unknown-option = There is no option “{ $option }” with these rules. There are: { $options }.
refusal-option-value = “{ $value }” is no value of the option “{ $option }”. { $values_none ->
    [yes] Possible is a whole number from { $minimum } to { $maximum }.
   *[no] Possible: { $values }.
}
refusal-option-minutes = “{ $value }” is no value of the option “{ $option }”. Possible is a whole number of minutes from { $minimum } to { $maximum }.
refusal-map-seats = The board “{ $map }” is for { $allowed } players, and there are { $seats }. Add or remove players, or choose another board.
refusal-module-left-out = With { $seats } players “{ $module }” is always on. Add it.
refusal-map-module = The board “{ $map }” does not go with “{ $module }”. Choose another board, or leave “{ $module }” out.
refusal-layout-not-found = No board was found that keeps the conditions of “{ $map }”. Try again, or choose other options.
refusal-action-elsewhere = This game has no such move. It comes with: { $modules }. `/do` lists the moves that are possible now.
refusal-unknown-action = This move does not exist in this game.
refusal-game-over = The game is over; there are no moves left. `/game create` opens the next one.
refusal-not-your-turn = It is not up to you now: { $asked_count ->
    [0] nobody is asked
   *[other] { $asked } must act
}. You will be called when it is your turn.
refusal-not-now = “{ $action }” is not possible now: first { $ask }.
refusal-place-not-allowed = A special rule forbids { $what } there. The list shows what is possible.
refusal-only-as-default = “{ $action }” is what happens when a player lets the time run out; nobody chooses it.
refusal-nothing-to-undo = There is no move to take back.
refusal-unknown-seat = There is no such player at this table.
refusal-unknown-seats = These are not players of this table.
refusal-unknown-vertex = There is no corner with this number on the board. The list shows the possible ones.
refusal-unknown-edge = There is no such edge on the board. Write its two corners, such as 20-26.
refusal-unknown-hex = There is no hex with this letter on the board. The list shows the possible ones.
refusal-unknown-kind = I do not know these cards. There are: { $known }. Write them like “2 wool 1 ore” or “2🐑 1⛰”.
refusal-unknown-kinds = I do not know these cards. There are: { $known }.
refusal-unknown-bag = I cannot make out these cards. Write them like “2 wool 1 ore” or “2🐑 1⛰”.
refusal-unknown-number = This number does not fit here.
refusal-unknown-flag = Answer yes or no.
refusal-unknown-word = I do not know this name. The list shows the possible ones.
refusal-unknown-words = I do not know these names. The list shows the possible ones.
