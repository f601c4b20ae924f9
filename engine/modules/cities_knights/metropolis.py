"""Metropolises: who gets one, where it stands, how it is lost (§8.4).

The cases are those of church.md §8 without its exclusion, which comes in by a hook.
"""

from engine.bits import mask_of
from engine.game import Game
from engine.modules.cities_knights.hooks import may_hold_metropolis
from engine.modules.cities_knights.slice import NOBODY, ck_slice
from engine.modules.cities_knights.tables import MAX_LEVEL, METROPOLIS_LEVEL, tables
from engine.state import State


def metropolis_vertices(state: State) -> int:
    """Vertices with a metropolis of anybody."""
    return mask_of(ck_slice(state).metropolis)


def free_cities(game: Game, seat: int) -> int:
    """Cities of a seat that can become a metropolis: without one and not sabotaged."""
    state = game.state
    return state.cities[seat] & ~metropolis_vertices(state) & ~ck_slice(state).sabotaged


def has_room(game: Game, seat: int, domain: int) -> bool:
    """Whether a seat may buy level 4 or 5: a city for it, or the metropolis of the domain."""
    return ck_slice(game.state).metropolis_owner[domain] == seat or bool(free_cities(game, seat))


def next_level_brings(game: Game, seat: int, domain: int) -> bool:
    """Whether the next level of a domain brings its metropolis to a seat."""
    part = ck_slice(game.state)
    level = part.levels[domain][seat] + 1
    if level < METROPOLIS_LEVEL or part.first_at_top[domain] >= 0:
        return False
    owner = part.metropolis_owner[domain]
    taken = owner == seat if level == MAX_LEVEL else owner >= 0
    return not taken and may_hold_metropolis(game, seat, domain)


def level_reached(game: Game, seat: int, domain: int, vertex: int | None) -> None:
    """Settle the metropolis after a level was bought; ``vertex`` is its city, if it was gained."""
    part = ck_slice(game.state)
    if part.levels[domain][seat] == MAX_LEVEL and part.first_at_top[domain] < 0:
        part.first_at_top[domain] = seat
    if vertex is not None:
        take_metropolis(game, seat, domain, vertex)


def take_metropolis(game: Game, seat: int, domain: int, vertex: int) -> None:
    """Put the metropolis of a domain on a city, from wherever it stood."""
    part = ck_slice(game.state)
    former, place = part.metropolis_owner[domain], part.metropolis[domain]
    part.metropolis_owner[domain], part.metropolis[domain] = seat, vertex
    name = tables(game.rules).domains[domain].name
    game.emit("metropolis", seat=seat, domain=name, vertex=vertex, former=former)
    if former >= 0:
        _tell_lost(game, former, domain, place)


def lose_metropolis(game: Game, domain: int) -> None:
    """Put the metropolis of a domain beside the board: its owner's level was put right."""
    part = ck_slice(game.state)
    former, place = part.metropolis_owner[domain], part.metropolis[domain]
    part.metropolis_owner[domain] = part.metropolis[domain] = NOBODY
    name = tables(game.rules).domains[domain].name
    game.emit("metropolis_lost", seat=former, domain=name, vertex=place)
    _tell_lost(game, former, domain, place)


def _tell_lost(game: Game, seat: int, domain: int, vertex: int) -> None:
    for hook in game.rules.hooks["metropolis_lost"]:
        hook(game, seat, domain, vertex)
