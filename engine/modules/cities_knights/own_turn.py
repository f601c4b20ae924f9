"""What a seat does in its own turn beside buying: knights that act, cards that are played."""

from collections.abc import Sequence

from engine.actions import Action
from engine.game import Game
from engine.modules.cities_knights.knights import able_knights
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables


def own_turn(game: Game, seat: int) -> Sequence[type[Action]]:
    """Gate: the actions that play the cards a seat holds, and those of knights that may act."""
    part = ck_slice(game.state)
    held = part.cards[seat]
    if not held and not part.ready:
        return ()
    made = tables(game.rules)
    found = [made.plays[card] for card in dict.fromkeys(held) if card in made.plays]
    if part.ready and able_knights(game, seat):
        found += made.knight_actions
    return found
