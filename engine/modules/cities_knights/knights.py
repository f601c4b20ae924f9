"""Knights on the board: where they stand, what they are, how they come and go (§9)."""

from engine.bits import bits
from engine.game import Game
from engine.modules.cities_knights.hooks import (
    awake,
    effective_level,
    tell_knight_moved,
    tell_knight_removed,
)
from engine.modules.cities_knights.improvements import has_fortress
from engine.modules.cities_knights.slice import NOBODY, CitiesKnightsSlice, ck_slice
from engine.state import State

PIECES = ("", "basic_knight", "strong_knight", "mighty_knight")
"""Names of the pieces by level."""
LEVELS = (1, 2, 3)
MIGHTY = 3
PER_LEVEL = 2
"""Pieces of each level in a player's supply (§2)."""


# --- looking --------------------------------------------------------------------------------------


def all_knights(part: CitiesKnightsSlice) -> int:
    """Vertices with a knight of anybody."""
    mask = 0
    for own in part.knights:
        mask |= own
    return mask


def level_at(part: CitiesKnightsSlice, vertex: int) -> int:
    """Printed level of the knight on a vertex."""
    return 1 + (part.strong >> vertex & 1) + (part.mighty >> vertex & 1)


def knight_owner(part: CitiesKnightsSlice, vertex: int) -> int:
    """Seat whose knight stands on a vertex, or -1."""
    for seat, own in enumerate(part.knights):
        if own >> vertex & 1:
            return seat
    return -1


def of_level(part: CitiesKnightsSlice, seat: int, level: int) -> int:
    """Knights of a seat that have exactly this level."""
    own = part.knights[seat]
    if level == 1:
        return own & ~part.strong
    return own & part.mighty if level == MIGHTY else own & part.strong & ~part.mighty


def count_of_level(level: int, state: State, seat: int) -> int:
    """Knights of a level that a seat has on the board."""
    return of_level(ck_slice(state), seat, level).bit_count()


def strength(game: Game, mask: int) -> int:
    """Sum of the levels of some knights, as they count in a battle (§10.2)."""
    part = ck_slice(game.state)
    if not game.rules.hooks["knight_level"]:
        return sum((mask & kept).bit_count() for kept in (mask, part.strong, part.mighty))
    return sum(effective_level(game, vertex, level_at(part, vertex)) for vertex in bits(mask))


def awake_knights(state: State, seat: int) -> int:
    """Knights of a seat that count as active."""
    part = ck_slice(state)
    return awake(state, part.knights[seat] & part.active)


def route_ends(state: State, seat: int) -> int:
    """Vertices that touch an own road or ship (§9.1, §14)."""
    mask = 0
    for hook in state.rules.on_settlement_reach:
        mask |= hook(state, seat)
    return mask


def free_vertices(state: State, seat: int) -> int:
    """Vertices where a knight of ``seat`` could be placed: free, at an own road or ship."""
    mask = route_ends(state, seat)
    for hook in state.rules.on_occupied:
        mask &= ~hook(state)
    return mask


def promotable(game: Game, seat: int) -> int:
    """Knights of a seat that may rise by one level now (§9.1)."""
    part, state = ck_slice(game.state), game.state
    mask = 0
    if state.supply(PIECES[2], seat) > 0:
        mask = of_level(part, seat, 1)
    if has_fortress(state, seat) and state.supply(PIECES[MIGHTY], seat) > 0:
        mask |= of_level(part, seat, 2)
    return game.rules.allowed(game, seat, "promote_knight", mask & ~part.promoted)


def passive_knights(game: Game, seat: int) -> int:
    """Knights of a seat that may be activated."""
    part = ck_slice(game.state)
    return game.rules.allowed(game, seat, "activate_knight", part.knights[seat] & ~part.active)


def able_knights(game: Game, seat: int) -> int:
    """Knights of a seat that may do an action now (§9.2)."""
    part = ck_slice(game.state)
    mask = part.knights[seat] & part.active & part.ready
    return game.rules.allowed(game, seat, "use_knight", mask) if mask else 0


# --- changing -------------------------------------------------------------------------------------


def set_level(part: CitiesKnightsSlice, vertex: int, level: int) -> None:
    """Put a piece of another level on a vertex."""
    bit = 1 << vertex
    part.strong = part.strong | bit if level > 1 else part.strong & ~bit
    part.mighty = part.mighty | bit if level == MIGHTY else part.mighty & ~bit


def place_knight(game: Game, seat: int, vertex: int, level: int, *, active: bool) -> None:
    """Put a knight on the board; it cannot act in this turn."""
    part = ck_slice(game.state)
    part.knights[seat] |= 1 << vertex
    set_level(part, vertex, level)
    if active:
        part.active |= 1 << vertex
    cut_routes(game, seat, 1 << vertex)


def remove_knight(game: Game, seat: int, vertex: int) -> None:
    """Take a knight off the board, back to its owner's supply."""
    lift_knight(game, seat, vertex)
    cut_routes(game, seat, 1 << vertex)
    tell_knight_removed(game, vertex)


def lift_knight(game: Game, seat: int, vertex: int) -> None:
    """Take a knight off its vertex; routes are measured once it is known what follows."""
    part = ck_slice(game.state)
    keep = ~(1 << vertex)
    part.knights[seat] &= keep
    part.strong &= keep
    part.mighty &= keep
    part.active &= keep
    part.ready &= keep
    part.promoted &= keep


def shift_knight(
    game: Game, seat: int, former: int, vertex: int, *, displaced: bool = False
) -> None:
    """Move a knight with its level, its side and what it did in this turn.

    ``displaced``: in place of an opponent's, which cut the own routes there. The vertex is never
    free in between, so nobody's routes are measured before.
    """
    part = ck_slice(game.state)
    before, after = 1 << former, 1 << vertex
    part.knights[seat] ^= before | after
    for name in ("strong", "mighty", "active", "ready", "promoted"):
        mask = getattr(part, name)
        if mask & before:
            setattr(part, name, mask ^ before | after)
    cut_routes(game, NOBODY if displaced else seat, before | after)
    tell_knight_moved(game, former, vertex)


def make_passive(game: Game, mask: int) -> None:
    """Turn knights to their passive side."""
    part = ck_slice(game.state)
    part.active &= ~mask
    part.ready &= ~mask


def cut_routes(game: Game, seat: int, mask: int) -> None:
    """Measure again the routes of all but ``seat`` that touch some vertices (§9.3)."""
    state = game.state
    touched = [s for s in range(state.seats) if s != seat and route_ends(state, s) & mask]
    if touched:
        for changed in game.rules.on_pieces_changed:
            changed(game, touched)
