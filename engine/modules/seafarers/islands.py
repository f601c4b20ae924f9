"""Areas of a board: where founding is allowed, and what a first settlement earns (§9)."""

from functools import lru_cache

from engine.bits import bits
from engine.board import Board
from engine.game import Game
from engine.layout import Region, regions
from engine.module import Founding
from engine.modules.seafarers.slice import seafarers_slice

HOME = ("start", "home_or_foreign")
FOREIGN = ("foreign", "home_or_foreign")
OLDER_BONUS = {"heading_for_new_shores": 1, "through_the_desert": 1}
"""Chits per area in older editions; on the four islands the first gave 1, the others 2."""


@lru_cache(maxsize=256)
def areas_of(board: Board, terrain: tuple[str, ...]) -> tuple[Region, ...]:
    """The areas of a board."""
    return regions(board, terrain)


@lru_cache(maxsize=256)
def start_vertices(board: Board, terrain: tuple[str, ...]) -> int:
    """Vertices where founding pieces may stand, as a mask."""
    home = foreign = 0
    for area in areas_of(board, terrain):
        if area.kind in HOME:
            home |= area.hexes
        elif area.kind in FOREIGN:
            foreign |= area.hexes
    sea, fog = (_with_terrain(terrain, kind) for kind in ("sea", "fog"))
    barred = board.vertices_of(foreign & ~sea) | board.vertices_of(fog)
    return board.vertices_of(home & ~sea) & ~barred


def _with_terrain(terrain: tuple[str, ...], kind: str) -> int:
    return sum(1 << hex_ for hex_, found in enumerate(terrain) if found == kind)


def founding_vertices(game: Game, founding: Founding, mask: int) -> int:
    """The vertices of ``mask`` at a start area, off foreign areas and fog."""
    return mask & start_vertices(game.board, game.state.terrain)


def areas_at(game: Game, vertices: int) -> int:
    """Areas, by their place in the list, with land at one of some vertices."""
    state, board = game.state, game.board
    around = 0
    for vertex in bits(vertices):
        around |= board.vertex_hex_mask[vertex]
    around &= state.land
    return sum(
        1 << index
        for index, area in enumerate(areas_of(board, state.terrain))
        if area.hexes & around
    )


def note_homes(game: Game) -> None:
    """Note the areas of the founding pieces: they are home to their seats."""
    part = seafarers_slice(game.state)
    for seat in range(game.rules.seats):
        part.settled[seat] |= areas_at(game, game.state.own_buildings(seat))


def settle(game: Game, seat: int, vertex: int) -> None:
    """Give the chits of areas in which a seat settles for the first time."""
    part = seafarers_slice(game.state)
    areas = areas_of(game.board, game.state.terrain)
    fresh = areas_at(game, 1 << vertex) & ~part.settled[seat]
    part.settled[seat] |= fresh
    for index in bits(fresh):
        chits = bonus(game, seat, areas[index]) if areas[index].kind in FOREIGN else 0
        if chits:
            part.chits[seat] += chits
            game.emit("island_settled", seat=seat, vertex=vertex, chits=chits, scored=chits)


def bonus(game: Game, seat: int, area: Region) -> int:
    """Chits for the first settlement of a seat in an area that is foreign to it."""
    mode, scenario = game.rules.options["bonus_mode"], game.board.map.scenario
    if mode == "none" or not area.bonus_vp:
        return 0
    if mode == "older" and scenario == "four_islands":
        return 2 if seafarers_slice(game.state).chits[seat] else 1
    if mode == "older":
        return OLDER_BONUS.get(scenario or "", area.bonus_vp)
    return area.bonus_vp
