# The live post and the private panel.

post-title = The Settlers of Katäne
post-founding = 🏝️ Founding
post-turn = Turn { $turn } · { $seat }
post-finished = 🏆 { $winners }
post-standing = { $place }. { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
post-seed = Secret number (seed) of the dice: { $seed }. Its fingerprint was announced at the start; `/game verify` checks everything.
post-afterwards = After this picture:
post-commitment = Honest dice: they follow from a secret number that is shown at the end. Its SHA-256: { $commitment }

button-panel = My hand
button-undo = Take back
button-undo-of = Take back · { $who }
button-log = Log
button-help = Help
button-board = Board
button-again = Play again

group-build = Build
group-cards = Cards
group-trade = Trade

hand-cards = 🖐️ **{ $cards }** ({ $count })
hand-development = 🎴 { $cards }
hand-card = -# { $card }: { $about }
hand-playable = ✅ playable
hand-later = ⏳ { $when }
hand-no-use = ⛔ could do nothing now
hand-not-now = ⛔ { $why }
hand-new = { $count } new: from your next turn on
hand-points = 🏆 { $points } of { $target } points

panel-asked = ➡️ You: { $what }.
panel-waiting = ⏳ Nothing for you to do now: waiting for { $who }.
panel-finished = 🏁 The game is over.
panel-refresh = Refresh
panel-back = Back
panel-page = Page { $page }
panel-select = Choose: { $first } … { $last }
panel-free = free
panel-price = { $icon } { $what }: { $cost } ✓
panel-price-not-now = { $icon } { $what }: { $cost } — not possible now
panel-price-why = { $icon } { $what }: { $cost } — { $why }
panel-no-place = There is no suitable place for it now.
panel-price-missing = { $icon } { $what }: { $cost } — you lack { $missing }
panel-no-build = You can build nothing now.
panel-no-cards = You can neither buy nor play a card now.
panel-no-trade = You cannot trade now.
panel-no-other = There is nothing to do here now.
panel-confirm = { $action }?
panel-yes = Yes
panel-done = Done
panel-fill = Fill up
panel-chosen = Chosen: { $cards }
panel-exactly = { $count } of { $total }
panel-between = { $count } chosen ({ $least } to { $most })
undone = ↩️ Taken back.
taken-back = ↩️ { $seat } takes this move back: { $what }

choose-vertex = Which corner?
choose-edge = Which edge?
choose-hex = Which hex?
choose-give = Which cards do you give?
choose-get = Which cards do you take?
choose-cards = Which cards?
choose-resource = Which resource?
choose-victim = From whom?
choose-partner = With whom?
choose-offer = Which offer?
choose-to = To whom?

offer-line = 🤝 **{ $number }.** { $giver } gives { $give } for { $get }
offer-open = { $who }: accept?
offer-accepted = ✅ { $who }
offer-refused = ❌ { $who }
offer-choose = Answer an offer…
offer-not-yours-to-answer = This offer asks nothing of you now.
offer-accept = Accept { $number }
offer-refuse = Refuse { $number }
offer-counter = Counter { $number }
offer-confirm = Deal { $number } with { $who }

draft-offer = **Your offer**
draft-counter = **Your answer to offer { $number }**
draft-give = You give: { $cards }
draft-get = You get: { $cards }
draft-to = To: { $who }
draft-give-word = give
draft-get-word = get
draft-choose-to = To whom?
draft-send = Send
draft-add = Add cards
draft-remove = Take back cards
draft-clear = Empty
cannot-post = I may not write in this channel: I lack the right { $rights }. Your move counts; somebody who manages this server can grant the right.
panel-forgotten = You could still: { $what }. End your turn all the same?
