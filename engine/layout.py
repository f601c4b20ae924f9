"""What lies on a board at the start of a game: printed or drawn (base.md §5, seafarers.md §12)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.bits import bits, mask_of
from engine.board import Board, load_board
from engine.chance import Chance, NoDrawAcceptedError
from engine.map_file import Area, Group, Variable, group_hexes

MAX_DRAWS = 100_000
MAX_SWAPS = 1_000
RED = (6, 8)

NUMBER_MODES = ("spiral", "random_no_red", "random_free")
HARBOR_MODES = ("shuffled", "fixed")
SETUP_MODES = ("fixed", "variable")
HARBOR_PLACEMENTS = ("players_in_turn", "random")

# `harbor_mode` `fixed` keeps the kinds of another board on the same edges (base.md §1).
_FIXED_HARBORS = {"base_variable": "base_beginner"}

# Terrain and disc that may not meet, by constraint of the map file (seafarers.md §12.1).
_BANNED: dict[str, frozenset[tuple[str, int]]] = {
    "no_adjacent_red": frozenset(),
    "no_red_on_gold": frozenset(("gold", disc) for disc in RED),
    "no_2_3_11_12_on_forest_or_pasture": frozenset(
        (kind, disc) for kind in ("forest", "pasture") for disc in (2, 3, 11, 12)
    ),
}

Terrains = Sequence[str]
Numbers = Sequence[int]
Harbors = list[tuple[int, str]]
Ground = tuple[list[str], list[int]]


class LayoutError(ValueError):
    """No layout can be made: a bad option, or no draw kept the conditions of the map."""


class Layout(msgspec.Struct):
    """Terrain and disc (0 = none) of each hex, harbours as (edge, kind), robber and pirate.

    -1 = the piece stands beside the board or is not used. Terrain is a word of base.md §3.
    """

    terrain: list[str]
    number: list[int]
    harbors: Harbors
    robber: int
    pirate: int


class Region(NamedTuple):
    """An area of the map with its hexes as a mask; kinds: seafarers.md §9."""

    id: str
    kind: str
    bonus_vp: int
    hexes: int


def draw_layout(board: Board, options: Mapping[str, Any], chance: Chance) -> Layout:
    """Return the layout a game starts with.

    Options read: ``number_mode``, ``harbor_mode``, ``setup_mode``, ``harbor_placement`` (missing =
    default). Raises LayoutError on an unknown value or after 100 000 rejected draws.
    """
    variable = board.map.variable
    if variable is None or not _is_drawn(board, options):
        terrain, number = printed_ground(board)
        harbors = _draw_harbors(board, variable, shuffled=False, chance=chance)
        return Layout(
            terrain,
            number,
            harbors,
            robber_start(board, terrain, number, drawn=False),
            _pirate_start(board),
        )
    mode = _option(options, "number_mode", NUMBER_MODES)
    terrain, number = _draw_ground(board, variable, mode, chance)
    if variable.harbor_placement is None:
        shuffled = _option(options, "harbor_mode", HARBOR_MODES) == "shuffled"
        # The option belongs to the base board alone; Seafarers boards always draw (§12.1).
        shuffled = shuffled or variable.spiral_ccw is None
        harbors = _draw_harbors(board, variable, shuffled=shuffled, chance=chance)
    else:
        placement = options.get("harbor_placement", variable.harbor_placement)
        harbors = []
        if _checked("harbor_placement", placement, HARBOR_PLACEMENTS) == "random":
            harbors = scatter_harbors(board, terrain, chance)
    robber = robber_start(board, terrain, number, drawn=True)
    return Layout(terrain, number, harbors, robber, _pirate_start(board))


def _is_drawn(board: Board, options: Mapping[str, Any]) -> bool:
    fixed = _option(options, "setup_mode", SETUP_MODES) == "fixed"
    return board.map.variable is not None and (not fixed or _nothing_printed(board))


def _nothing_printed(board: Board) -> bool:
    return any(spot.terrain is None for spot in board.map.hexes)


def idle_options(board: Board, options: Mapping[str, Any]) -> frozenset[str]:
    """The layout options that change nothing on this board (base.md §1, seafarers.md §12.1)."""
    variable, drawn = board.map.variable, _is_drawn(board, options)
    by_letters = drawn and variable is not None and variable.spiral_ccw is not None
    placed = drawn and variable is not None and variable.harbor_placement is not None
    matters = {
        "setup_mode": variable is not None and not _nothing_printed(board),
        "number_mode": by_letters,
        "harbor_mode": by_letters and not placed,
        "harbor_placement": placed,
    }
    return frozenset(name for name, does in matters.items() if not does)


# --- land, sea and areas --------------------------------------------------------------------------


def land_mask(board: Board, terrain: Terrains) -> int:
    """Return the land hexes: tiles that are neither sea nor fog (base.md §3)."""
    return mask_of(h for h in bits(board.tiles) if terrain[h] not in ("sea", "fog"))


def sea_mask(board: Board, terrain: Terrains) -> int:
    """Return the sea hexes, frame and printed ones included (base.md §3)."""
    return mask_of(h for h in range(board.hex_count) if terrain[h] == "sea")


def coastal_edges(board: Board, terrain: Terrains) -> int:
    """Return the edges between a land and a sea hex as a mask (base.md §3)."""
    return board.edges_of(land_mask(board, terrain)) & board.edges_of(sea_mask(board, terrain))


def regions(board: Board, terrain: Terrains) -> tuple[Region, ...]:
    """Return the areas of the map; where the land itself is drawn, its islands in reading order.

    An island is a maximal set of land hexes joined by edges, kind home_or_foreign, ids island_1,
    island_2… (seafarers.md §9, new_world).
    """
    variable = board.map.variable
    if variable is None or all(group.areas is not None for group in variable.groups):
        return tuple(_file_region(board, area) for area in board.map.areas)
    return tuple(
        Region(f"island_{index}", "home_or_foreign", variable.island_bonus_vp, island)
        for index, island in enumerate(_islands(board, land_mask(board, terrain)), start=1)
    )


def _file_region(board: Board, area: Area) -> Region:
    hexes = mask_of(board.hex(spot.q, spot.r) for spot in board.map.hexes if spot.area == area.id)
    return Region(area.id, area.kind, area.bonus_vp, hexes)


def _islands(board: Board, land: int) -> Iterable[int]:
    while land:
        island, fresh = 0, land & -land
        while fresh:
            island |= fresh
            around = 0
            for h in bits(fresh):
                around |= board.hex_neighbor_mask[h]
            fresh = around & land & ~island
        yield island
        land &= ~island


# --- the printed layout ---------------------------------------------------------------------------


def printed_ground(board: Board) -> Ground:
    """Return terrain and disc of each hex as the file has them; terrain "" = to be drawn."""
    terrain = [""] * board.hex_count
    number = [0] * board.hex_count
    for spot in board.map.hexes:
        h = board.hex(spot.q, spot.r)
        terrain[h] = spot.terrain or ""
        number[h] = spot.number or 0
    return terrain, number


def printed_labels(board: Board, terrain: str) -> tuple[str, ...]:
    """Return the labels of the hexes printed with a terrain, in reading order."""
    kinds = printed_ground(board)[0]
    return tuple(board.hex_label(h) for h, kind in enumerate(kinds) if kind == terrain)


def robber_start(board: Board, terrain: Terrains, number: Numbers, *, drawn: bool) -> int:
    """Return the hex the robber starts on, -1 = beside the board (base.md §3, robber_rule)."""
    printed, rule = board.map.robber, board.map.robber_rule
    if printed is not None and (rule == "fixed" or not drawn):
        return board.hex(printed.q, printed.r)
    if rule == "desert":
        return next((h for h in bits(board.tiles) if terrain[h] == "desert"), -1)
    if rule == "number_12":
        return next((h for h in bits(board.tiles) if number[h] == 12), -1)
    return -1


def _pirate_start(board: Board) -> int:
    pirate = board.map.pirate
    return -1 if pirate is None else board.hex(pirate.q, pirate.r)


# --- drawing terrain and discs --------------------------------------------------------------------


class _Plan(NamedTuple):
    """A group of the map file in hex ids."""

    hexes: tuple[int, ...]
    terrain: tuple[str, ...]
    discs: tuple[int, ...]
    paths: tuple[tuple[int, ...], ...]
    gold_area: tuple[int, ...]


def _draw_ground(board: Board, variable: Variable, mode: str, chance: Chance) -> Ground:
    plans = [_plan(board, variable, group, mode) for group in variable.groups]
    banned = frozenset[tuple[str, int]]().union(*(_BANNED[c] for c in variable.constraints))
    spread = "no_adjacent_red" in variable.constraints or (
        # number_mode has no effect on the other boards, §12.1.
        variable.spiral_ccw is not None and mode == "random_no_red"
    )
    printed = printed_ground(board)
    swaps = variable.harbor_placement is not None  # New World lays its discs by swapping, §12.2

    def attempt(inner: Chance) -> Ground | None:
        terrain, number = list(printed[0]), list(printed[1])
        for plan in plans:
            _lay_terrain(plan, terrain, inner)
            _lay_discs(plan, terrain, number, inner)
        if swaps:
            _swap_reds(board, number, inner)
        if spread and _touching_reds(board, number):
            return None
        fits = banned.isdisjoint(zip(terrain, number, strict=True))
        return (terrain, number) if fits else None

    try:
        return chance.search("layout", attempt, MAX_DRAWS)
    except NoDrawAcceptedError as error:
        raise LayoutError(f"map {board.map.id!r}: {error}") from error


def _plan(board: Board, variable: Variable, group: Group, mode: str) -> _Plan:
    spots = group_hexes(board.map, group)
    hexes = sorted(board.hex(spot.q, spot.r) for spot in spots)
    inside = [spot for spot in spots if group.gold_area and spot.area == group.gold_area]
    paths: Iterable[Sequence[tuple[int, int]]] = ()
    if group.number_path is not None:
        paths = (group.number_path,)
    elif variable.spiral_ccw is not None and mode == "spiral":
        paths = variable.spiral_ccw.values()
    discs = group.number_sequence if paths and group.number_sequence else group.number_bag
    return _Plan(
        hexes=tuple(hexes),
        terrain=tuple(t for t, count in group.terrain_bag.items() for _ in range(count)),
        discs=tuple(discs),
        paths=tuple(tuple(board.hex(q, r) for q, r in path) for path in paths),
        gold_area=tuple(sorted(board.hex(spot.q, spot.r) for spot in inside)),
    )


def _lay_terrain(plan: _Plan, terrain: list[str], chance: Chance) -> None:
    for h, kind in zip(plan.hexes, chance.shuffle("terrain", plan.terrain), strict=True):
        terrain[h] = kind
    if not plan.gold_area:
        return
    for h in plan.hexes:
        if terrain[h] == "gold" and h not in plan.gold_area:
            free = [other for other in plan.gold_area if terrain[other] != "gold"]
            inside = free[chance.pick("gold", len(free))]
            terrain[h], terrain[inside] = terrain[inside], "gold"


def _lay_discs(plan: _Plan, terrain: Terrains, number: list[int], chance: Chance) -> None:
    if plan.paths:
        path = plan.paths[chance.pick("corner", len(plan.paths)) if len(plan.paths) > 1 else 0]
        discs: Sequence[int] = plan.discs
    else:
        path = plan.hexes
        discs = chance.shuffle("number", plan.discs)
    left = iter(discs)
    for h in path:
        number[h] = 0 if terrain[h] in ("desert", "sea") else next(left)


def _swap_reds(board: Board, number: list[int], chance: Chance) -> None:
    """Swap red discs that touch with random others until none do (seafarers.md §12.2)."""
    others = [h for h, disc in enumerate(number) if disc and disc not in RED]
    for _ in range(MAX_SWAPS):
        touching = _touching_reds(board, number)
        if not touching:
            return
        h = touching[chance.pick("red", len(touching))]
        slot = chance.pick("swap", len(others))
        number[h], number[others[slot]] = number[others[slot]], number[h]
        others[slot] = h


def _touching_reds(board: Board, number: Numbers) -> list[int]:
    """Return the hexes with 6 or 8 that share an edge with another one."""
    red = mask_of([h for h, disc in enumerate(number) if disc in RED])
    return [h for h in bits(red) if board.hex_neighbor_mask[h] & red]


# --- harbours -------------------------------------------------------------------------------------


def harbor_edges(board: Board, terrain: Terrains, harbors: Iterable[tuple[int, str]]) -> int:
    """Return the edges where one more harbour may be put, as a mask (seafarers.md §12.2).

    They lie between land and sea and are at least ``harbor_spacing`` edges from other harbours.
    """
    taken = 0
    for edge, _ in harbors:
        taken |= board.edge_vertex_mask[edge]
    variable = board.map.variable
    for _ in range((variable.harbor_spacing if variable else 1) - 1):
        for v in bits(taken):
            taken |= board.vertex_neighbor_mask[v]
    free = coastal_edges(board, terrain)
    for v in bits(taken):
        free &= ~board.vertex_edge_mask[v]
    return free


def scatter_harbors(board: Board, terrain: Terrains, chance: Chance) -> Harbors:
    """Return the harbours of the shuffled bag, each on a random legal edge.

    Harbours for which no edge is left are not used (seafarers.md §12.2).
    """
    harbors: Harbors = []
    variable = board.map.variable
    for kind in chance.shuffle("harbor", variable.harbor_bag if variable else ()):
        edges = list(bits(harbor_edges(board, terrain, harbors)))
        if not edges:
            break
        harbors.append((edges[chance.pick("harbor_edge", len(edges))], kind))
    return harbors


def _draw_harbors(
    board: Board, variable: Variable | None, *, shuffled: bool, chance: Chance
) -> Harbors:
    """Return the harbours on the edges of the file: printed kinds, or the bag shuffled."""
    places = board.map.harbors
    edges = [board.edge(place.q, place.r, place.edge) for place in places]
    if shuffled and variable is not None:
        return list(zip(edges, chance.shuffle("harbor", variable.harbor_bag), strict=True))
    if any(place.kind is None for place in places):
        model = _FIXED_HARBORS.get(board.map.id)
        if model is None:
            raise LayoutError(f"map {board.map.id!r} has no fixed harbours")
        return _printed_harbors(load_board(model))
    return _printed_harbors(board)


def _printed_harbors(board: Board) -> Harbors:
    return [
        (board.edge(place.q, place.r, place.edge), place.kind)
        for place in board.map.harbors
        if place.kind is not None
    ]


def _option(options: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    """Return the value of an option; the first allowed one if it is missing."""
    return _checked(key, options.get(key, allowed[0]), allowed)


def _checked(key: str, value: object, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise LayoutError(f"option {key} is one of {', '.join(allowed)}, not {value!r}")
    return str(value)
