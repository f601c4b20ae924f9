# `/mod history`: what moderators did, as moderators read it.

command-mod-history = history
    .description = See who moderated what, when and why
    .game = game
    .game-description = Only this game; without one, all of this server
history-title = ### 🛡️ What moderators did
history-empty = Nothing yet.
history-pause = pauses the game
history-resume = resumes the game
history-end = ends the game without a winner
history-delete = deletes the game
history-relocate = moves the game to { $channel }
history-repost = posts the game again
history-export = takes a copy of the public record
history-hands = looks at all hidden hands
history-forbid = keeps { $person } out of this game
history-forbid-everywhere = keeps { $person } out of all games
history-allow = lets { $person } play here again
history-allow-everywhere = lets { $person } play again
history-hand-over = gives the seat of { $seat } to { $person }
history-vacate = takes a seat from { $person }
history-swap = lets { $seat } and { $other } change places
history-take-back = { $count ->
    [one] takes back move { $move }
   *[other] takes back { $count } moves, from move { $move } on
}
history-settings = changes the settings: { $what }
history-move = answers for { $seat }: { $action }
history-tried = tried to correct what { $seat } holds, which was not possible
