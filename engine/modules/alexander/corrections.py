"""What of Alexander moderators may put right, gold aside (``engine.corrections``)."""

from functools import partial

from engine.corrections import Holding
from engine.game import Game
from engine.modules.alexander.advisors import lose_token, win_token
from engine.modules.alexander.events import TOKENS, TOKENS_PER_KIND
from engine.modules.alexander.slice import alexander_slice
from engine.rules import Rules
from engine.state import State


def add(rules: Rules) -> None:
    """Register the event tokens: those of somebody, and those turned up for nobody."""
    for kind in TOKENS:
        rules.correctable.holdings[kind] = Holding(
            partial(_won, kind),
            partial(_aside, kind),
            lambda game, seat, kind=kind: win_token(game, seat, kind),  # type: ignore[misc]
            lambda game, seat, kind=kind: lose_token(game, seat, kind),  # type: ignore[misc]
            tells=("token_won",),
        )


def _won(kind: str, state: State, seat: int) -> int:
    return alexander_slice(state).won[seat].count(kind)


def _aside(kind: str, game: Game, seat: int) -> int:
    """Tokens of a kind that were turned and that nobody has."""
    alexander = alexander_slice(game.state)
    held = sum(won.count(kind) for won in alexander.won)
    return TOKENS_PER_KIND - alexander.tokens[kind] - held
