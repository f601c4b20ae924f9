# People who are away: reminders, deadlines, stewards, votes, takeovers.

time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count } h
time-minutes = { $count } min

button-since = Since my turn
button-later = Not today
button-back = I am back
button-resume = Resume the game
button-takeover = Take the seat of { $seat }

remind-ping = 🔔 { $who }: { $what } (asked { $since }).
remind-again = ⏰ { $who }, the table waits for you: { $what } (asked { $since }).
deadline-until = ⏳ Deadline: { $until }
deadline-line = ⏳ { $seat }: until { $until }
next-line = ⏭️ Next: { $seat }

away-begins = 🏖️ { $seat } is on vacation until { $until }. Deadlines wait until then.
away-ends = 👋 { $seat } is back.
away-line = 🏖️ { $seat } is on vacation until { $until }.
steward-line = 🧹 A steward stands in for { $seat }: it does only what is compulsory, until they are back.
steward-acts = 🧹 The steward, for { $seat }: { $acts }
free-line = 🪑 The seat of { $seat } is free. A steward holds it meanwhile.
pause-by-vote = ⏸️ The game is paused, by a vote of the table.
pause-by-nobody = ⏸️ The game is paused: nobody is here any more. It goes on when somebody comes back.
pause-by-removed = ⏸️ The game is paused: the bot had been removed from this server.
pause-because = ⏸️ The game is paused: { $reason }
pause-line = ⏸️ The game is paused.
ended-line = 🏁 The game has ended without a winner.

later-set = 🌙 No reminder before { $until }.
later-not-yours = This reminder is for { $seat }. Your own reminders are set with `/me`.
back-done = 👋 Good to see you: your seat is yours again.
back-here = Your seat is yours: nobody plays for you.
takeover-done = 🪑 The seat of { $seat } is yours now, with its cards and rights. Press **{ $button_panel }** under the game’s post.
takeover-told = 🪑 { $person } takes the seat of { $seat }.
takeover-none = No seat is free at this table.
leave-confirm = Leave the game? Your seat, with its cards and points, will be free for whoever takes it; a steward does what is compulsory meanwhile. You can come back as long as it is free.
leave-yes = Yes, leave
leave-done = 🚪 You have left the game. As long as the seat is free, you can take it back.
leave-told = 🚪 { $seat } leaves the game.
error-seat-held = Somebody has this seat. You can watch; `/katane` opens a table of your own in another channel.

vote-absent = { $seat } has not answered my reminders. What now? Wait, let a steward do what is compulsory, or free the seat? I will not ask again.
vote-absent-left = { $seat } is no longer on this server. What now? Wait, let a steward do what is compulsory, or free the seat?
vote-replace = { $by } proposes to free the seat of { $seat }.
vote-pause = { $by } proposes to pause the game.
vote-resume = { $by } proposes to resume the game.
vote-end = { $by } proposes to end the game without a winner. Everybody present has to agree.
vote-choice-yes = Yes
vote-choice-no = No
vote-choice-wait = Wait
vote-choice-steward = Steward
vote-choice-replace = Free the seat
vote-standing = { $said } — { $needed } of { $voters } decide · ends { $until }
vote-cancelled = The vote is off: { $seat } has moved.
vote-off-over = The vote is off: the game is over.
vote-off-seat = The vote is off: the seat has changed hands.
vote-off-state = The vote is off: it has been settled otherwise.
vote-failed = The proposal is not accepted.
vote-waits = The table waits.
vote-done-steward = From now on a steward does what is compulsory for { $seat }, until they are back.
vote-done-replace = The seat of { $seat } is free.
vote-done-pause = The game is paused.
vote-done-resume = The game goes on.
vote-done-end = The game is over.
vote-opened = 🗳️ Your proposal is in the channel; your yes is counted.
vote-cast = 🗳️ Noted: { $choice }. You can change your mind until the vote ends.
vote-paused = The game is paused: the table can only vote to resume or to end it.
vote-not-paused = The game is not paused.
vote-paused-by-moderator = The moderators paused the game; they can resume it.
vote-about-whom = Say whom it is about: choose the seat of another person.
vote-about-nobody = Nobody holds the seat of { $seat }: there is nothing to vote on. If it is free, `/table take` gives it.
vote-too-early = { $seat } still has time: the table can vote once it has waited for a day, or when a steward stands in.
vote-not-yours = This vote is for the other people at the table.
error-vote-running = The table is voting on that already: look at the last messages of the channel.
error-vote-over = This vote is over.

since-title = Since your last turn
since-dice = 🎲 { $what }
since-rolled = { $totals } — you receive { $cards_none ->
    [yes] nothing
   *[no] { $cards }
}
since-built = 🔨 { $what }
since-trades = 🤝 { $what }
since-robber = 🥷 { $what }
since-points = 🏆 { $what }
since-part = {"; "}
since-nothing = nothing

option-deadline = deadlines
option-turn_minutes = time for a turn
option-answer_minutes = time to answer outside one’s own turn
option-budget_minutes = total time of each player
option-increment_minutes = time given back at each request
option-reminder_minutes = reminder after
    .summary = reminder after { $time }
    .none = no reminders
option-reminders = reminders before the table is asked
value-deadline-none = no deadline
value-deadline-soft = a deadline per request, then a steward
value-deadline-budget = a clock per player, then a steward
value-reminders = { $count ->
    [0] none
   *[other] { $count }
}
value-never = never
lobby-time = ⏱️ { $terms }

command-table = table
    .description = Who is waited for, deadlines, votes, free seats
command-table-show = show
    .description = See who is waited for and for what, deadlines, clocks, absences, votes
command-table-vote = vote
    .description = Propose a vote to the table
    .question = question
    .question-description = What you propose
    .seat = seat
    .seat-description = Whom it is about, to free a seat
command-table-take = take
    .description = Take a free seat with its cards, or take yours back
    .seat = seat
    .seat-description = Which one, if there are several
command-table-leave = leave
    .description = Give your seat up in the middle of a game
command-since = since
    .description = What happened since your last turn
vote-about-absent = what to do about an absence
vote-about-replace = free somebody’s seat
vote-about-pause = pause the game
vote-about-resume = resume the game
vote-about-end = end the game without a winner
vote-line = 🗳️ { $question } { $seat } ({ $cast } of { $voters } have voted)
clock-line = ⌛ { $seat }: { $left } left

button-standing = Standing answers
command-standing = standing
    .description = Your answers given in advance, known to you alone
standing-title = ### 📌 Your standing answers
standing-about = What you choose here answers for you, after a delay that cannot be told from your own, and never in your quiet hours. Nobody else sees it. Without a choice you are asked.
standing-saved = ✅ Noted.
standing-kept = ✅ Your next games begin with these answers.
standing-keep = For my next games
