"""What of Alexander moderators may put right, gold aside (``engine.corrections``)."""

from functools import partial

from engine.corrections import Holding
from engine.errors import Refusal
from engine.game import Game
from engine.modules.alexander.advisors import lose_token, win_token
from engine.modules.alexander.events import TOKENS, TOKENS_PER_KIND
from engine.modules.alexander.march import turn_token
from engine.modules.alexander.path import EVENT, closed_vertices, path_of
from engine.modules.alexander.slice import alexander_slice
from engine.rules import Rules
from engine.state import State


def add(rules: Rules) -> None:
    """Register the march, and the event tokens: those of somebody, those turned up for nobody."""
    rules.correctable.holdings["march_point"] = Holding(
        lambda state, seat: alexander_slice(state).passed,
        lambda game, seat: len(path_of(game.board)) - 1 - alexander_slice(game.state).passed,
        lambda game, seat: _march_on(game),
        lambda game, seat: _march_back(game),
        owned=False,
    )
    for kind in TOKENS:
        rules.correctable.holdings[kind] = Holding(
            partial(_won, kind),
            partial(_aside, kind),
            lambda game, seat, kind=kind: win_token(game, seat, kind),  # type: ignore[misc]
            lambda game, seat, kind=kind: lose_token(game, seat, kind),  # type: ignore[misc]
            tells=("token_won",),
        )


def _march_on(game: Game) -> None:
    """Put Alexander one point on, with no auction: a token that lay there is nobody's."""
    alexander = alexander_slice(game.state)
    if path_of(game.board)[alexander.passed].kind == EVENT:
        game.emit("auction_void", event=turn_token(game), point=alexander.passed)
    alexander.passed += 1


def _march_back(game: Game) -> None:
    """Put him one point back, where nothing is built yet (§9), on the token that lay there."""
    alexander = alexander_slice(game.state)
    alexander.passed -= 1
    if alexander.passed < 1 or closed_vertices(game) & game.state.buildings:
        raise Refusal("correction-march-back")
    if path_of(game.board)[alexander.passed].kind == EVENT:
        aside = [kind for kind in TOKENS if _aside(kind, game, 0)]
        if len(aside) != 1:
            raise Refusal("correction-march-token")
        alexander.tokens[aside[0]] += 1


def _won(kind: str, state: State, seat: int) -> int:
    return alexander_slice(state).won[seat].count(kind)


def _aside(kind: str, game: Game, seat: int) -> int:
    """Tokens of a kind that were turned and that nobody has."""
    alexander = alexander_slice(game.state)
    held = sum(won.count(kind) for won in alexander.won)
    return TOKENS_PER_KIND - alexander.tokens[kind] - held
