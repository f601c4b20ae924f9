"""Beer tokens: supply, ripening, and how long they work on a knight (church.md §6)."""

import msgspec

from engine.game import Game
from engine.modules.church.slice import Beer, church_slice
from engine.state import State

TOKENS = 30
LEAST = 2
"""Tokens of the smallest use."""


def supply(state: State) -> int:
    """Tokens beside the board."""
    part = church_slice(state)
    return TOKENS - sum(part.fresh) - sum(part.ripe) - sum(beer.left for beer in part.beers)


def affected(state: State) -> int:
    """Knights with beer on them."""
    return _mask(church_slice(state).beers)


def asleep(state: State) -> int:
    """Knights that count as passive."""
    return _mask(tuple(beer for beer in church_slice(state).beers if beer.sleeps))


def _mask(beers: tuple[Beer, ...]) -> int:
    mask = 0
    for beer in beers:
        if beer.vertex >= 0:
            mask |= 1 << beer.vertex
    return mask


def knight_level(state: State, vertex: int, level: int) -> int:
    """A weakened knight counts as of level 1 in battles and for displacing."""
    for beer in church_slice(state).beers:
        if beer.vertex == vertex and not beer.sleeps:
            return 1
    return level


def awake_knights(state: State, mask: int) -> int:
    """A knight put to sleep counts as passive; its side is kept underneath."""
    return mask & ~asleep(state) if church_slice(state).beers else mask


# --- time -----------------------------------------------------------------------------------------


def turn_begins(game: Game) -> None:
    """At the very start of a turn all fresh tokens are ripe, and beer of its seat wears off."""
    part, state = church_slice(game.state), game.state
    if state.turn == part.turn:  # another seat's part of this turn
        return
    part.turn = state.turn
    if any(part.fresh):
        part.ripe = [ripe + fresh for ripe, fresh in zip(part.ripe, part.fresh, strict=True)]
        part.fresh = [0] * len(part.fresh)
    if part.beers:
        part.beers = tuple(beer for beer in _worn(game, state.active) if beer.left)


def _worn(game: Game, seat: int) -> list[Beer]:
    found = []
    for beer in church_slice(game.state).beers:
        if beer.by != seat:
            found.append(beer)
        elif not beer.armed:
            found.append(msgspec.structs.replace(beer, armed=True))
        else:
            left = beer.left - beer.step
            found.append(msgspec.structs.replace(beer, left=left))
            if not left:
                game.emit("beer_worn_off", seat=seat, vertex=beer.vertex)
    return found


# --- knights that move ----------------------------------------------------------------------------


def knight_moved(game: Game, former: int, vertex: int) -> None:
    """The tokens go with the knight."""
    part = church_slice(game.state)
    if part.beers:
        part.beers = tuple(
            msgspec.structs.replace(beer, vertex=vertex) if beer.vertex == former else beer
            for beer in part.beers
        )


def knight_removed(game: Game, vertex: int) -> None:
    """The tokens of a knight that leaves the board go back to the supply."""
    part = church_slice(game.state)
    part.beers = tuple(beer for beer in part.beers if beer.vertex != vertex)
