"""Alexander moves on, one point a turn, and what he finds there (alexander.md §6)."""

from engine.frames import Step
from engine.game import Game
from engine.modules.alexander.events import BATTLE, FOUNDING, KNIGHT_VALUE, TOKENS
from engine.modules.alexander.path import EVENT, TEMPLE, VIOLET, path_of
from engine.modules.alexander.payment import usable_kinds
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.modules.alexander.victory import leaders

SEVEN = 7


def march_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the supply: pass the next point, unless it is violet and no 7 was rolled."""
    alexander, path = alexander_slice(game.state), path_of(game.board)
    index = alexander.passed
    point = path[index]
    if point.kind == VIOLET and sum(game.state.dice) != SEVEN:
        game.emit("alexander_waits", point=index, place=point.place, vertex=point.vertex)
        return
    alexander.passed += 1
    game.emit("alexander_moved", point=index, place=point.place, vertex=point.vertex)
    if alexander.passed == len(path):
        game.finish(leaders(game))
    elif point.kind == TEMPLE:
        open_auction(game, FOUNDING, index)
    elif point.kind == EVENT:
        open_auction(game, turn_token(game), index)


def turn_token(game: Game) -> str:
    """Turn the token that lies on the point just passed."""
    tokens = alexander_slice(game.state).tokens
    kind = game.draw("token", [name for name in TOKENS for _ in range(tokens[name])])
    tokens[kind] -= 1
    return kind


def open_auction(game: Game, event: str, index: int) -> None:
    """Auction an event off before the turn goes on."""
    point = path_of(game.board)[index]
    alexander_slice(game.state).auction = Auction(event, index)
    game.emit(
        "auction_opened",
        event=event,
        point=index,
        place=point.place,
        vertex=point.vertex,
        kinds=usable_kinds(game.rules, event),
        knights=KNIGHT_VALUE if event == BATTLE else 0,
    )
    game.state.push(Step("bidding"), Step("award"))
