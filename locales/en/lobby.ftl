# Before the first move.

command-katane = katane
    .description = Open a game table in this channel

lobby-opened = Your table is open: look at the newest post in this channel. You have the first seat.
lobby-heading = 🏝️ The Settlers of Katäne: a new table
lobby-free = { $count ->
    [one] 🪑 { $count } free seat
   *[other] 🪑 { $count } free seats
}
lobby-rules = 📖 { $modules } · 🗺️ { $board } · 🏆 { $target } points{ $full ->
    [0] {""}
   *[other] {" "}({ $full } with { $seats } players)
}
lobby-question = **Join**, add computer players if you are few, then **Start**: I shuffle the seats, draw the board and tell everybody what to do.
lobby-question-full = All seats are taken. Press **Start**: I shuffle the seats, draw the board and tell everybody what to do.
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-colour = Colour
lobby-button-computer = Add computer
lobby-button-remove = Remove computer
lobby-button-options = Options
lobby-button-start = Start
lobby-button-fill = { $count ->
    [one] Add { $count } computer player and start
   *[other] Add { $count } computer players and start
}
lobby-started = The game begins: look at the newest post in this channel.
lobby-sit-first = Take a seat first: press **{ $button_join }** in the table’s post, or use `/game join`.
lobby-choose-colour = Choose your colour:
lobby-colour-is = Your colour is { $colour } now.
lobby-options-heading = **The rules of this table.** Whoever has a seat may change them until the start.
option-idle = no effect on this board
option-idle-here = It changes nothing on the board “{ $map }”.
option-idle-elsewhere = It changes nothing on the board “{ $map }”, only on: { $maps }.
lobby-choose-option = Change …
lobby-choose-value = Choose a value
lobby-choose-modules = Choose modules
lobby-modules-about = You may choose several at once, or none: then the base game is played alone.

option-seats = maximum number of players
option-language = language of the posts
option-modules = rule modules
lobby-no-pictures = ⚠️ I may not attach files here (right { $rights }), so the board will be told in words.
lobby-no-computer = No seat of this table belongs to the computer.
lobby-is-here = There is a table here already: it is at the bottom of the channel now.
lobby-again = 🔁 **The next game**, with the people and the rules of the last one. Whoever would rather not play presses **Leave**.
again-opened = The next table is open, with the people and the rules of this game: look at the newest post in this channel.
again-not-yours = Only those who had a seat in this game to the end can open the next one with its people. `/katane` opens a table for everybody.
lobby-which-language = “{ $typed }” is no language of mine: choose `fr` (Français) or `en` (English).
