"""Map files: structs of the JSON format of base.md §3 and their loader."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

Terrain = Literal[
    "forest", "hills", "pasture", "fields", "mountains", "desert", "sea", "gold", "fog"
]
VertexName = Literal["N", "NE", "SE", "S", "SW", "NW"]
EdgeName = Literal["NE", "E", "SE", "SW", "W", "NW"]
HarborKind = Literal["any", "lumber", "brick", "wool", "grain", "ore"]
AreaKind = Literal["start", "foreign", "home_or_foreign", "neutral", "fog"]
RobberRule = Literal["fixed", "desert", "number_12", "beside"]
Constraint = Literal["no_adjacent_red", "no_red_on_gold", "no_2_3_11_12_on_forest_or_pasture"]
HarborPlacement = Literal["players_in_turn", "random"]
Disc = Literal[2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
Coordinates = tuple[int, int]
Count = Annotated[int, msgspec.Meta(ge=1)]


class MapFileError(ValueError):
    """A map file that cannot be used; the text names the map and what is wrong."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a map file: read only, unknown keys are an error."""


class MapName(_Part, frozen=True):
    """Title of the map in both languages."""

    en: str
    fr: str


class Position(_Part, frozen=True):
    """A hex by its axial coordinates."""

    q: int
    r: int


class MapHex(_Part, frozen=True):
    """A hex of the file; without terrain it is drawn when a game is created."""

    q: int
    r: int
    terrain: Terrain | None = None
    number: Disc | None = None
    area: str | None = None
    frame: bool = False
    printed: bool = False


class MapHarbor(_Part, frozen=True):
    """A harbour: the edge of a land hex that faces the sea; kind None = drawn."""

    q: int
    r: int
    edge: EdgeName
    kind: HarborKind | None = None


class VertexPlace(_Part, frozen=True):
    """A vertex named from one of its hexes."""

    q: int
    r: int
    vertex: VertexName


class EdgePlace(_Part, frozen=True):
    """An edge named from one of its hexes."""

    q: int
    r: int
    edge: EdgeName


class PathPoint(VertexPlace, frozen=True):
    """A point of an ordered path (alexander.md)."""

    kind: Literal["temple", "event", "empty", "seven"]


class Points(_Part, frozen=True):
    """Special vertices of a scenario."""

    start: tuple[VertexPlace, ...] = ()
    pyramid_site: tuple[VertexPlace, ...] = ()
    path: tuple[PathPoint, ...] = ()


class Area(_Part, frozen=True):
    """A named region; kinds: seafarers.md §9, bonus in victory points."""

    id: str
    kind: AreaKind
    bonus_vp: int = 0


class StartingPiece(_Part, frozen=True):
    """A printed settlement with its road; seat is counted from 1."""

    seat: Count
    settlement: VertexPlace
    road: EdgePlace
    grants_resources: bool = False


class Fog(_Part, frozen=True):
    """The face-down stacks of hexes and discs (seafarers.md §10)."""

    terrain_bag: dict[Terrain, Count]
    number_bag: tuple[Disc, ...]


class Group(_Part, frozen=True):
    """Hexes that are drawn together; areas None = every tile without terrain."""

    areas: tuple[str, ...] | None
    terrain_bag: dict[Terrain, Count]
    number_bag: tuple[Disc, ...]
    number_sequence: tuple[Disc, ...] | None = None
    number_letters: tuple[str, ...] | None = None
    number_path: tuple[Coordinates, ...] | None = None
    gold_area: str | None = None


class Variable(_Part, frozen=True):
    """What is drawn when a game is created (base.md §5, seafarers.md §12.1)."""

    groups: tuple[Group, ...]
    harbor_bag: tuple[HarborKind, ...]
    constraints: tuple[Constraint, ...] = ()
    spiral_ccw: dict[str, tuple[Coordinates, ...]] | None = None
    harbor_placement: HarborPlacement | None = None
    harbor_spacing: Count = 1
    island_bonus_vp: int = 0


class MapFile(_Part, frozen=True):
    """A whole map file; source and notes are for people only."""

    id: str
    name: MapName
    players: tuple[int, ...]
    victory_points: Count
    hexes: tuple[MapHex, ...]
    harbors: tuple[MapHarbor, ...]
    robber_rule: RobberRule
    areas: tuple[Area, ...]
    robber: Position | None = None
    pirate: Position | None = None
    scenario: str | None = None
    starting_pieces: tuple[StartingPiece, ...] = ()
    points: Points = Points()
    fog: Fog | None = None
    variable: Variable | None = None
    source: str = ""
    notes: str = ""


@cache
def map_ids() -> tuple[str, ...]:
    """Return the ids of all maps, sorted."""
    names = (entry.name for entry in files("engine.maps").iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


@cache
def load_map(map_id: str) -> MapFile:
    """Return a map of the game; MapFileError if it is unknown or faulty."""
    if map_id not in map_ids():
        raise MapFileError(f"map {map_id!r} is unknown")
    parsed = parse_map((files("engine.maps") / f"{map_id}.json").read_bytes(), map_id)
    if parsed.id != map_id:
        raise MapFileError(f"map {map_id!r} calls itself {parsed.id!r}")
    return parsed


def parse_map(text: bytes, name: str = "?") -> MapFile:
    """Read and check a map file; MapFileError says what is wrong with the map called name."""
    try:
        parsed = msgspec.json.decode(text, type=MapFile)
    except msgspec.DecodeError as error:
        raise MapFileError(f"map {name!r}: {error}") from error
    for problem in _problems(parsed):
        raise MapFileError(f"map {parsed.id!r}: {problem}")
    return parsed


def group_hexes(map_file: MapFile, group: Group) -> tuple[MapHex, ...]:
    """Return the hexes a group draws, in the order of the file."""
    tiles = (spot for spot in map_file.hexes if not (spot.frame or spot.printed))
    if group.areas is None:
        return tuple(spot for spot in tiles if spot.terrain is None)
    return tuple(spot for spot in tiles if spot.area in group.areas)


def _problems(map_file: MapFile) -> list[str]:
    return [
        *_hex_problems(map_file),
        *_reference_problems(map_file),
        *_group_problems(map_file),
        *_drawn_problems(map_file),
    ]


def _hex_problems(map_file: MapFile) -> list[str]:
    found = []
    seen: set[Coordinates] = set()
    for spot in map_file.hexes:
        at = (spot.q, spot.r)
        if at in seen:
            found.append(f"hex {at} is listed twice")
        seen.add(at)
        if (spot.frame or spot.printed) and spot.terrain != "sea":
            found.append(f"frame or printed hex {at} is not sea")
        if spot.number is not None and spot.terrain in (None, "sea", "desert", "fog"):
            found.append(f"hex {at} has a disc but produces nothing")
    if not any(not (spot.frame or spot.printed) for spot in map_file.hexes):
        found.append("it has no tile")
    return found


def _reference_problems(map_file: MapFile) -> list[str]:
    found = []
    known = {(spot.q, spot.r) for spot in map_file.hexes}
    for piece, at in (("robber", map_file.robber), ("pirate", map_file.pirate)):
        if at is not None and (at.q, at.r) not in known:
            found.append(f"the {piece} stands on {(at.q, at.r)}, which is not in the file")
    areas = {area.id for area in map_file.areas}
    found += [
        f"hex {(spot.q, spot.r)} names the unknown area {spot.area!r}"
        for spot in map_file.hexes
        if spot.area is not None and spot.area not in areas
    ]
    for group in map_file.variable.groups if map_file.variable else ():
        named = (*(group.areas or ()), *((group.gold_area,) if group.gold_area else ()))
        found += [f"a group names the unknown area {area!r}" for area in named if area not in areas]
    if map_file.robber_rule == "fixed" and map_file.robber is None:
        found.append("robber_rule 'fixed' needs a robber hex")
    return found


def _group_problems(map_file: MapFile) -> list[str]:
    found = []
    for group in map_file.variable.groups if map_file.variable else ():
        hexes = group_hexes(map_file, group)
        size = sum(group.terrain_bag.values())
        if size != len(hexes):
            found.append(f"a group has {len(hexes)} hexes but {size} in its terrain bag")
        barren = group.terrain_bag.get("desert", 0) + group.terrain_bag.get("sea", 0)
        if size - barren != len(group.number_bag):
            found.append(f"{len(group.number_bag)} discs for {size - barren} producing hexes")
        sequence = group.number_sequence
        if sequence is not None and sorted(sequence) != sorted(group.number_bag):
            found.append("number_sequence and number_bag hold different discs")
        if group.number_path is not None and sequence is None:
            found.append("number_path needs a number_sequence")
        places = {(spot.q, spot.r) for spot in hexes}
        spirals = (map_file.variable.spiral_ccw or {}) if map_file.variable else {}
        paths = [*spirals.values(), *((group.number_path,) if group.number_path else ())]
        found += [
            "a path of numbers does not visit every hex of its group once"
            for path in paths
            if len(path) != len(places) or set(path) != places
        ]
    return found


def _drawn_problems(map_file: MapFile) -> list[str]:
    variable = map_file.variable
    drawn: set[Coordinates] = set()
    found = []
    for group in variable.groups if variable else ():
        places = {(spot.q, spot.r) for spot in group_hexes(map_file, group)}
        if drawn & places:
            found.append("a hex belongs to two groups")
        drawn |= places
    found += [
        f"hex {(spot.q, spot.r)} has no terrain and no group draws it"
        for spot in map_file.hexes
        if spot.terrain is None and (spot.q, spot.r) not in drawn
    ]
    harbors = map_file.harbors
    bag = variable.harbor_bag if variable else ()
    placed_later = variable is not None and variable.harbor_placement is not None
    if variable and not placed_later and len(bag) != len(harbors):
        found.append(f"{len(harbors)} harbours but {len(bag)} in the harbour bag")
    if variable is None and any(harbor.kind is None for harbor in harbors):
        found.append("a harbour has no kind and no bag to draw it from")
    if map_file.fog is not None:
        found += _fog_problems(map_file, map_file.fog)
    return found


def _fog_problems(map_file: MapFile, fog: Fog) -> list[str]:
    spaces = sum(spot.terrain == "fog" for spot in map_file.hexes)
    size = sum(fog.terrain_bag.values())
    barren = fog.terrain_bag.get("desert", 0) + fog.terrain_bag.get("sea", 0)
    found = []
    if size != spaces:
        found.append(f"{spaces} fog spaces but {size} hexes in the fog bag")
    if size - barren != len(fog.number_bag):
        found.append(f"{len(fog.number_bag)} fog discs for {size - barren} producing hexes")
    return found
