# Log and help.

log-title = 📜 Log
log-since = 🕘 Since your last move
log-empty = Nothing has happened yet.
log-nothing-new = Nothing has happened since.
log-record = The record of the game, as you may know it: one move a line.
log-older = Older
log-newer = Newer
log-since-button = Since my last move

help-choose = Another topic …
help-start = Getting started
    .text =
        Press the buttons under the newest post of the channel: they do what is asked of you. Everything you choose in private (your hand, places, trades) opens under **{ $button_panel }**, where only you can see it.
        I call you by name when it is up to you. There is no hurry: the game waits for days if need be, and restarts do it no harm.
        Whoever prefers to type finds every move as a command, such as `/roll`, `/build road`, `/trade offer`, `/end`; `/do` lists all of your moves.
help-turn = A turn
    .text =
        {""}**1. Roll.** Every hex with the number rolled pays: 1 card for each settlement and 2 for each city at its corners. On a 7 nobody is paid and the robber comes.
        {""}**2. Trade and build,** as often as you like and in any order.
        {""}**3. End your turn.** Nothing ends it for you.
        You may play one development card a turn, before or after the roll, but not one bought in the same turn.
help-build = Building and prices
    .text =
        A **road** goes on a free edge that touches your own network. A **settlement** needs a free corner at the end of your road, at least two edges from any other building. A **city** replaces your settlement.
        You have 15 roads, 5 settlements and 4 cities; a city gives its settlement back.
help-trade = Trading
    .text =
        {""}**With players:** only the player whose turn it is trades, with everybody else. Offer any cards for any others (not the same kind on both sides), to one or several players. Whoever is asked accepts, refuses, or answers with another offer; if several accept, the one who offered chooses.
        {""}**With the bank:** 4 equal cards for 1 of your choice; 3 at a 3:1 harbour; 2 of its kind at a 2:1 harbour. A harbour counts as soon as you have a building there.
help-robber = The robber
    .text =
        On a 7 whoever holds more cards than allowed (usually 7) discards half, rounded down. Then whoever rolled moves the robber to another hex and steals a card at random from one player with a building there.
        The hex under the robber pays nothing. A Knight moves him too.
help-cards = Development cards
    .text =
        ⚔️ **Knight:** move the robber and steal. Three knights first, or more than the holder, bring the largest army.
        🛣️ **Road Building:** two free roads.
        🎁 **Year of Plenty:** any two cards from the bank.
        💰 **Monopoly:** name a resource; all the others give you theirs.
        ⭐ **Victory point:** counts secretly at once.
help-points = Points and victory
    .text =
        Settlement 1, city 2, victory point card 1, longest road 2 (at least 5 edges in a row; at sea roads and ships count together), largest army 2 (at least 3 knights).
        You win in your own turn, as soon as you have the points that the table plays for (usually 10).
help-buttons = Buttons, undo, honesty
    .text =
        An old button does no harm: it tells you what has happened and shows you what you can do now. Only you can press for your seat.
        {""}**{ $button_undo }** undoes your last move until dice, a card or another player has answered it.
        The dice follow from a secret number. Its fingerprint is shown at the start, the number itself at the end, so that everybody can check them.
