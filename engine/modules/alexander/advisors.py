"""Event tokens and the advisors' ranking (alexander.md §8)."""

from collections.abc import Mapping

from engine.game import Game
from engine.modules.alexander.slice import alexander_slice
from engine.state import State

LEAST_TOKENS = 3

FIRST, SECOND, THIRD = "first_advisor", "second_advisor", "third_advisor"
POINTS = {FIRST: 4, SECOND: 3, THIRD: 2}
TITLES: Mapping[int, tuple[str, ...]] = {3: (FIRST, THIRD), 4: (FIRST, SECOND, THIRD)}
"""Cards in play by number of seats, best first."""


def title(state: State, seat: int) -> str:
    """The advisor card of a seat, or ``""``."""
    ranking, titles = alexander_slice(state).ranking, TITLES[state.seats]
    held = dict(zip(ranking, titles, strict=False))
    return held.get(seat, "")


def advisor_points(state: State, seat: int) -> int:
    """Victory points of a seat's advisor card."""
    return POINTS.get(title(state, seat), 0)


def win_token(game: Game, seat: int, token: str) -> None:
    """Give a token to a seat and move it up past everybody with fewer tokens."""
    state = game.state
    alexander = alexander_slice(state)
    before = [title(state, other) for other in range(state.seats)]
    alexander.won[seat] = (*alexander.won[seat], token)
    alexander.ranking = ranked(alexander.ranking, seat, [len(won) for won in alexander.won])
    game.emit("token_won", seat=seat, event=token, tokens=len(alexander.won[seat]))
    for other, former in enumerate(before):
        now = title(state, other)
        if now and now != former:
            game.emit("advisor", seat=other, title=now, former=former, points=POINTS[now])
        elif former and not now:
            game.emit("advisor_lost", seat=other, former=former)


def ranked(ranking: tuple[int, ...], seat: int, tokens: list[int]) -> tuple[int, ...]:
    """The ranking after ``seat`` gained a token; among equals the earlier order stays."""
    if tokens[seat] < LEAST_TOKENS:
        return ranking
    rest = [other for other in ranking if other != seat]
    place = ranking.index(seat) if seat in ranking else len(rest)
    while place and tokens[rest[place - 1]] < tokens[seat]:
        place -= 1
    return (*rest[:place], seat, *rest[place:])
