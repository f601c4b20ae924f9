# Corrections by moderators: what the table reads, what the log tells, what is refused.

mod-told-cards = { $who } corrects the hand of { $seat } ({ $what }): { $reason }
mod-told-card-given = { $who } gives { $seat } { $what }: { $reason }
mod-told-card-taken = { $who } takes { $what } from { $seat }: { $reason }
mod-told-piece = { $who } corrects what { $seat } has ({ $what }): { $reason }
mod-told-piece-of-table = { $who } corrects the board ({ $what }): { $reason }
mod-told-tried = { $who } tried to correct what { $seat } holds, which was not possible: { $reason }
mod-told-tried-of-table = { $who } tried to correct the board, which was not possible: { $reason }
mod-which-piece = Choose a piece from the list.
mod-which-place = Say where: choose a place from the list, or type its label in the picture.
mod-which-card = Choose a card from the list.
mod-whose-piece = Say whose piece it is: choose a seat.

event-correction_gave = 🛡️ { $seat } is given { $cards } by a moderator
event-correction_took = 🛡️ A moderator takes { $cards } from { $seat }
event-correction_card = { $done ->
    [given] 🛡️ A moderator gives { $seat } { $what }
   *[taken] 🛡️ A moderator takes { $what } from { $seat }
}
event-correction_card_seen = { $done ->
    [given] 🛡️ A moderator gave you: **{ $card }**
   *[taken] 🛡️ A moderator took from you: **{ $card }**
}
event-correction_open_card = { $done ->
    [given] 🛡️ A moderator lays **{ $card }** before { $seat }
   *[taken] 🛡️ A moderator takes **{ $card }** from { $seat }
}
event-correction_edge = { $done ->
    [given] 🛡️ A moderator gives { $seat } { $piece }: { $edge }
   *[taken] 🛡️ A moderator takes { $piece } from { $seat }: { $edge }
}
event-correction_vertex = { $done ->
    [given] 🛡️ A moderator gives { $seat } { $piece }: { $vertex }
   *[taken] 🛡️ A moderator takes { $piece } from { $seat }: { $vertex }
}
event-correction_pawn = { $seat_known ->
    [yes] 🛡️ A moderator puts { $piece } on { $hex } for { $seat }
   *[no] 🛡️ A moderator puts { $piece } on { $hex }
}
event-correction_banished = 🛡️ A moderator puts { $piece } beside the board
event-correction_holding = { $seat_known ->
    [yes] { $done ->
        [given] 🛡️ A moderator gives { $seat } { $piece } ({ $count } now)
       *[taken] 🛡️ A moderator takes { $piece } from { $seat } ({ $count } now)
    }
   *[no] { $done ->
        [given] 🛡️ A moderator adds { $piece } ({ $count } now)
       *[taken] 🛡️ A moderator takes off { $piece } ({ $count } now)
    }
}

refusal-correction-not-now = What is being asked right now depends on the position. Wait for the answer, give it with `/mod force`, or take moves back with `/mod back`.
refusal-correction-of-nothing = Say which cards to give or to take.
refusal-correction-bank-lacks = The bank does not hold these cards.
refusal-correction-hand-lacks = { $seat } does not hold these cards. The table has been told that you tried.
refusal-correction-unknown-card = There is no such card in this game.
refusal-correction-card-not-held = { $seat } does not hold this card. The table has been told that you tried.
refusal-correction-deck-lacks = The deck does not hold this card any more. The table has been told that you tried.
refusal-correction-hand-full = { $seat } has as many hidden cards as may be held. Take one back first.
refusal-correction-unknown-piece = There is no such piece in this game.
refusal-correction-no-piece-there = { $seat } has no such piece there.
refusal-correction-not-there = The piece may not lie there: the list shows the places where it may.
refusal-correction-pawn-away = It is beside the board already.
refusal-correction-none-held = There is none to take.
refusal-correction-none-spare = No more of it can be given. The table has been told that you tried.
refusal-correction-not-removed = It can only be put elsewhere, not taken off.
refusal-correction-metropolis-stands = There is a metropolis on { $vertex }. Put it on another city first, or lower the calendar it comes from.
refusal-correction-march-back = There is a building where Alexander would still have to come: he cannot go back. Take it off first, or take moves back with `/mod back`.
refusal-correction-march-token = Which token would lie there again is not certain. Give the tokens that nobody has to somebody, all but one kind, or take moves back with `/mod back`.
refusal-correction-pyramid-stands = The pyramid cannot lose its last building at { $vertex } while it has stones. Take the stones first, or take moves back with `/mod back`.
refusal-correction-needs-city = { $seat } has no city free for the metropolis that would come with it.
action-correct_cards = correct a hand
action-correct_hidden_card = correct a hidden card
action-correct_route = correct a piece on an edge
action-correct_piece = correct a piece on a corner
action-correct_pawn = correct a piece on a hex
action-correct_holding = correct what somebody has
