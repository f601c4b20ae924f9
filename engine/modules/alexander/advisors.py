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
    alexander = alexander_slice(game.state)
    before = _titles(game)
    alexander.won[seat] = (*alexander.won[seat], token)
    alexander.ranking = ranked(alexander.ranking, seat, _tokens(game))
    game.emit("token_won", seat=seat, event=token, tokens=len(alexander.won[seat]))
    _tell_titles(game, before)


def lose_token(game: Game, seat: int, token: str) -> None:
    """Put the youngest token of a kind of a seat aside: a moderator puts a mistake right."""
    alexander = alexander_slice(game.state)
    before, won = _titles(game), alexander.won[seat]
    place = len(won) - 1 - won[::-1].index(token)
    alexander.won[seat] = (*won[:place], *won[place + 1 :])
    tokens = _tokens(game)
    kept = [other for other in alexander.ranking if tokens[other] >= LEAST_TOKENS]
    alexander.ranking = tuple(sorted(kept, key=lambda other: -tokens[other]))
    _tell_titles(game, before)


def _tokens(game: Game) -> list[int]:
    return [len(won) for won in alexander_slice(game.state).won]


def _titles(game: Game) -> list[str]:
    return [title(game.state, seat) for seat in range(game.state.seats)]


def _tell_titles(game: Game, before: list[str]) -> None:
    for seat, former in enumerate(before):
        now = title(game.state, seat)
        if now and now != former:
            game.emit("advisor", seat=seat, title=now, former=former, points=POINTS[now])
        elif former and not now:
            game.emit("advisor_lost", seat=seat, former=former)


def ranked(ranking: tuple[int, ...], seat: int, tokens: list[int]) -> tuple[int, ...]:
    """The ranking after ``seat`` gained a token; among equals the earlier order stays."""
    if tokens[seat] < LEAST_TOKENS:
        return ranking
    rest = [other for other in ranking if other != seat]
    place = ranking.index(seat) if seat in ranking else len(rest)
    while place and tokens[rest[place - 1]] < tokens[seat]:
        place -= 1
    return (*rest[:place], seat, *rest[place:])
