# What the table refuses.

no-game-here = There is no game in this channel. `/katane` opens a table.
not-started = This game has not begun. Press **{ $button_start }** in the table’s post when everybody is seated.
refusal-choice-gone = “{ $action }” is not possible now: the cards, the pieces or the place for it are missing.
error-game-not-found = This game no longer exists. `/katane` opens a new table.
error-wrong-state = { $state ->
    [lobby] The game has not begun yet.
    [running] The game is being played already. { $free ->
        [own] You have a seat in it: look at the newest post in its channel.
        [yes] A seat is free: take it with `/table take`.
        [no] No seat is free; `/katane` opens another table in another channel.
       *[other] {""}
    }
    [paused] The game is paused. A moderator can resume it.
   *[finished] The game is over. `/katane` opens a new table.
}
error-not-seated = You have no seat in this game.
error-stranger = You have no seat in this game, so its buttons do nothing for you. { $free ->
    [yes] A seat is free: take it with `/table take`.
   *[no] You may look on; `/katane` opens a table of your own in another channel.
}
error-former-player = You no longer have a seat in this game. { $free ->
    [yes] A seat is free: take it with `/table take`.
   *[no] No seat is free now; you may look on.
}
error-other-seat = That is { $seat }’s to do. Your own panel shows what is yours.
error-channel-busy = There is a game in this channel already: look at its newest post. Another table needs another channel or a thread.
error-already-seated = You have a seat at this table already.
error-table-full = All { $seats } seats are taken. Somebody must leave first, or the table must be made larger in **{ $button_options }**.
error-colour-taken = This colour is taken. Choose another one.
error-seat-not-found = There is no such seat at this table.
error-forbidden-person = A moderator has excluded you from this game.
error-too-few-players = { $seats ->
    [one] One player is not enough
   *[other] { $seats } players are not enough
}: at least { $minimum } are needed. Press **{ $button_join }**, or add computer players.
error-nothing-to-take-back = There is nothing you can take back: a move stands once the dice, a card or another player has answered it.
error-replay-failed = I cannot read the moves of this game any more ({ $error }). Nothing was changed; please tell the operator of the bot.
error-stale-version = The game has moved on since that button. Here is how things stand:
error-table-busy = Too many people pressed at once. Nothing was done; please press again.
