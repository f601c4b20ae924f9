"""Board: the immutable topology of a map as flat tables of small ints (base.md §3).

Hexes, vertices and edges are numbered in reading order; -1 means "none". Masks are ints used as
sets (``engine.bits``). What lies on the board (terrain, discs, harbours) is in ``engine.layout``.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import NoReturn, Self, TypedDict

import msgspec

from engine.bits import bits, mask_of
from engine.map_file import Coordinates, MapFile, MapFileError, load_map, map_ids, parse_map

VERTEX_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
EDGE_NAMES = ("NE", "E", "SE", "SW", "W", "NW")
NEIGHBOR_NAMES = ("E", "NE", "NW", "W", "SW", "SE")
STEPS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}

Name = tuple[int, int, str]
"""A vertex or an edge: q and r of one of its hexes, and the compass name there."""

Table = tuple[tuple[int, ...], ...]

# The hex whose N, S, NE, E or SE the vertex or edge is, and that name (base.md §3).
_VERTEX_CANON = {
    "N": (0, 0, "N"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "S": (0, 0, "S"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}
_EDGE_CANON = {
    "NE": (0, 0, "NE"),
    "E": (0, 0, "E"),
    "SE": (0, 0, "SE"),
    "SW": (-1, 1, "NE"),
    "W": (-1, 0, "E"),
    "NW": (0, -1, "SE"),
}
_EDGE_ENDS = {"NE": ("N", "NE"), "E": ("NE", "SE"), "SE": ("SE", "S")}
_VERTEX_SIDES = {"N": ("NW", "NE"), "S": ("SE", "SW")}

_ROW = sqrt(3) / 2
_VERTEX_TEXT = re.compile(r"\s*(\d{1,6})\s*")
_EDGE_TEXT = re.compile(
    r"\s*(\d{1,6})\s*(?:[-/,.\u2010-\u2015\u2212]|\s)\s*(\d{1,6})\s*"  # any dash, or a blank
)


def canonical_vertex(q: int, r: int, name: str) -> Name:
    """Return the one name of a vertex: the N or the S of a hex. KeyError on an unknown compass."""
    return _canonical(_VERTEX_CANON, q, r, name, "a vertex")


def canonical_edge(q: int, r: int, name: str) -> Name:
    """Return the one name of an edge: NE, E or SE of a hex. KeyError on an unknown compass."""
    return _canonical(_EDGE_CANON, q, r, name, "an edge")


def letters(index: int) -> str:
    """Return the label of a hex: A…Z, then AA, AB and so on."""
    text = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, 26)
        text = chr(ord("A") + letter) + text
    return text


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """Topology of one map. Built once, shared by all games, copied and pickled by reference.

    ``frame``, ``printed`` and ``tiles`` are hex masks. ``hexes`` holds (q, r), frame hexes last.
    Around a hex, ``hex_vertices`` stand in the order of VERTEX_NAMES, ``hex_edges`` of EDGE_NAMES
    and ``hex_neighbors`` of NEIGHBOR_NAMES, -1 where there is none. The neighbours of a vertex
    stand in the order of its edges; ends of an edge are (a, b) with a < b. ``_xy`` tables give the
    place in the drawing of base.md §3 (y grows southwards, the side of a hex is 1), for an edge
    its middle. ``_mask`` tables hold the same as the table of the same name, as a mask.
    """

    map: MapFile
    hexes: tuple[Coordinates, ...]
    hex_count: int
    vertex_count: int
    edge_count: int
    frame: int
    printed: int
    tiles: int
    vertex_names: tuple[Name, ...]
    edge_names: tuple[Name, ...]
    hex_vertices: Table
    hex_edges: Table
    hex_neighbors: Table
    vertex_hexes: Table
    vertex_edges: Table
    vertex_neighbors: Table
    edge_vertices: tuple[tuple[int, int], ...]
    edge_hexes: Table
    hex_vertex_mask: tuple[int, ...]
    hex_edge_mask: tuple[int, ...]
    hex_neighbor_mask: tuple[int, ...]
    vertex_hex_mask: tuple[int, ...]
    vertex_edge_mask: tuple[int, ...]
    vertex_neighbor_mask: tuple[int, ...]
    edge_vertex_mask: tuple[int, ...]
    edge_hex_mask: tuple[int, ...]
    hex_xy: tuple[tuple[float, float], ...]
    vertex_xy: tuple[tuple[float, float], ...]
    edge_xy: tuple[tuple[float, float], ...]
    _hex_ids: dict[Coordinates, int]
    _vertex_ids: dict[Name, int]
    _edge_ids: dict[Name, int]
    _edges_by_ends: dict[Coordinates, int]

    def hex(self, q: int, r: int) -> int:
        """Return the hex at axial coordinates; KeyError if the map has none there."""
        found = self._hex_ids.get((q, r), -1)
        return found if found >= 0 else self._missing("hex", f"({q},{r})")

    def vertex(self, q: int, r: int, name: str) -> int:
        """Return a vertex named from any of its hexes; KeyError if it does not exist."""
        found = self._vertex_ids.get(canonical_vertex(q, r, name), -1)
        return found if found >= 0 else self._missing("vertex", f"({q},{r}){name}")

    def edge(self, q: int, r: int, name: str) -> int:
        """Return an edge named from any of its hexes; KeyError if it does not exist."""
        found = self._edge_ids.get(canonical_edge(q, r, name), -1)
        return found if found >= 0 else self._missing("edge", f"({q},{r}){name}")

    def edge_between(self, a: int, b: int) -> int:
        """Return the edge with these end vertices, in either order, or -1."""
        return self._edges_by_ends.get((a, b) if a < b else (b, a), -1)

    def other_end(self, edge: int, vertex: int) -> int:
        """Return the end vertex of an edge that is not the given one."""
        a, b = self.edge_vertices[edge]
        return b if vertex == a else a

    def vertices_of(self, hexes: int) -> int:
        """Return the mask of all vertices of the hexes of a mask."""
        mask = 0
        for h in bits(hexes):
            mask |= self.hex_vertex_mask[h]
        return mask

    def edges_of(self, hexes: int) -> int:
        """Return the mask of all edges of the hexes of a mask."""
        mask = 0
        for h in bits(hexes):
            mask |= self.hex_edge_mask[h]
        return mask

    def hex_label(self, h: int) -> str:
        """Return what people see: A…Z, then AA, AB and so on."""
        return letters(h)

    def vertex_label(self, v: int) -> str:
        """Return what people see: 1…n."""
        return str(v + 1)

    def edge_label(self, e: int) -> str:
        """Return what people see: the two vertices, lower one first, as in 27-28."""
        a, b = self.edge_vertices[e]
        return f"{a + 1}-{b + 1}"

    def parse_hex(self, text: str) -> int:
        """Return the hex with this label, whatever its case; ValueError if there is none."""
        wanted = text.strip().upper()
        index = 0
        for letter in wanted:
            if not "A" <= letter <= "Z" or index > self.hex_count:
                break
            index = index * 26 + ord(letter) - ord("A") + 1
        else:
            if 1 <= index <= self.hex_count:
                return index - 1
        raise ValueError(f"map {self.map.id!r} has no hex {text!r}")

    def parse_vertex(self, text: str) -> int:
        """Return the vertex with this label; ValueError if there is none."""
        match = _VERTEX_TEXT.fullmatch(text)
        if match and 1 <= int(match[1]) <= self.vertex_count:
            return int(match[1]) - 1
        raise ValueError(f"map {self.map.id!r} has no vertex {text!r}")

    def parse_edge(self, text: str) -> int:
        """Return the edge with this label, ends in either order; ValueError if there is none."""
        match = _EDGE_TEXT.fullmatch(text)
        if match:
            edge = self.edge_between(int(match[1]) - 1, int(match[2]) - 1)
            if edge >= 0:
                return edge
        raise ValueError(f"map {self.map.id!r} has no edge {text!r}")

    def _missing(self, what: str, where: str) -> NoReturn:
        raise KeyError(f"map {self.map.id!r} has no {what} {where}")

    def __repr__(self) -> str:
        return f"<Board {self.map.id}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.map.id in map_ids() and load_map(self.map.id) is self.map:
            return load_board, (self.map.id,)
        return _board_of_text, (msgspec.json.encode(self.map),)


@cache
def load_board(map_id: str) -> Board:
    """Return the board of a map of the game; MapFileError if it is unknown or faulty."""
    return _build(load_map(map_id))


def board_of(map_file: MapFile) -> Board:
    """Return the board of a map that is not one of the files; MapFileError if it is faulty.

    Equal maps share one board.
    """
    return _board_of_text(msgspec.json.encode(map_file))


@cache
def _board_of_text(text: bytes) -> Board:
    return _build(parse_map(text))


def _canonical(table: dict[str, Name], q: int, r: int, name: str, what: str) -> Name:
    if name not in table:
        raise KeyError(f"{name!r} is no compass name of {what}")
    dq, dr, canon = table[name]
    return q + dq, r + dr, canon


def _vertex_units(name: Name) -> tuple[int, int]:
    """Return (y, x) of a canonical vertex in exact units of 1/2 and √3/2."""
    q, r, side = name
    return 3 * r + (2 if side == "S" else -2), 2 * q + r


def _edge_ends(name: Name) -> tuple[Name, Name]:
    q, r, side = name
    first, second = _EDGE_ENDS[side]
    return canonical_vertex(q, r, first), canonical_vertex(q, r, second)


def _edge_units(name: Name) -> tuple[int, int]:
    """Return (y, x) of the middle of an edge in exact units of 1/4 and √3/4."""
    (y1, x1), (y2, x2) = map(_vertex_units, _edge_ends(name))
    return y1 + y2, x1 + x2


def _vertex_places(name: Name) -> list[Coordinates]:
    """Return the three places of hexes around a canonical vertex (base.md §3)."""
    q, r, side = name
    return [(q, r), *((q + STEPS[step][0], r + STEPS[step][1]) for step in _VERTEX_SIDES[side])]


def _edge_places(name: Name) -> list[Coordinates]:
    """Return the two places of hexes beside a canonical edge."""
    q, r, side = name
    return [(q, r), (q + STEPS[side][0], r + STEPS[side][1])]


def _masks(table: Iterable[Iterable[int]]) -> tuple[int, ...]:
    return tuple(mask_of(places) for places in table)


def _build(map_file: MapFile) -> Board:
    spots = sorted(map_file.hexes, key=lambda spot: (spot.frame, spot.r, spot.q))
    hexes = tuple((spot.q, spot.r) for spot in spots)
    tiles = [(spot.q, spot.r) for spot in spots if not (spot.frame or spot.printed)]
    vertex_names = sorted(
        {canonical_vertex(q, r, name) for q, r in tiles for name in VERTEX_NAMES},
        key=_vertex_units,
    )
    edge_names = sorted(
        {canonical_edge(q, r, name) for q, r in tiles for name in EDGE_NAMES}, key=_edge_units
    )
    hex_ids = {place: index for index, place in enumerate(hexes)}
    vertex_ids = {name: index for index, name in enumerate(vertex_names)}
    edge_ids = {name: index for index, name in enumerate(edge_names)}
    edge_vertices = tuple(_end_ids(vertex_ids, name) for name in edge_names)
    board = Board(
        map=map_file,
        hexes=hexes,
        hex_count=len(hexes),
        vertex_count=len(vertex_names),
        edge_count=len(edge_names),
        frame=mask_of(index for index, spot in enumerate(spots) if spot.frame),
        printed=mask_of(index for index, spot in enumerate(spots) if spot.printed),
        tiles=mask_of(hex_ids[place] for place in tiles),
        vertex_names=tuple(vertex_names),
        edge_names=tuple(edge_names),
        edge_vertices=edge_vertices,
        edge_vertex_mask=_masks(edge_vertices),
        hex_xy=tuple((_ROW * (2 * q + r), 1.5 * r) for q, r in hexes),
        vertex_xy=tuple((_ROW * x, y / 2) for y, x in map(_vertex_units, vertex_names)),
        edge_xy=tuple((_ROW * x / 2, y / 4) for y, x in map(_edge_units, edge_names)),
        _hex_ids=hex_ids,
        _vertex_ids=vertex_ids,
        _edge_ids=edge_ids,
        _edges_by_ends={ends: e for e, ends in enumerate(edge_vertices)},
        **_hex_tables(hex_ids, vertex_ids, edge_ids),
        **_vertex_tables(vertex_names, edge_vertices),
        **_touched_hexes(hex_ids, vertex_names, edge_names),
    )
    _check_places(board)
    return board


class _HexTables(TypedDict):
    hex_vertices: Table
    hex_edges: Table
    hex_neighbors: Table
    hex_vertex_mask: tuple[int, ...]
    hex_edge_mask: tuple[int, ...]
    hex_neighbor_mask: tuple[int, ...]


def _hex_tables(
    hex_ids: dict[Coordinates, int], vertex_ids: dict[Name, int], edge_ids: dict[Name, int]
) -> _HexTables:
    vertices = tuple(
        tuple(vertex_ids.get(canonical_vertex(q, r, name), -1) for name in VERTEX_NAMES)
        for q, r in hex_ids
    )
    edges = tuple(
        tuple(edge_ids.get(canonical_edge(q, r, name), -1) for name in EDGE_NAMES)
        for q, r in hex_ids
    )
    neighbors = tuple(
        tuple(hex_ids.get((q + STEPS[name][0], r + STEPS[name][1]), -1) for name in NEIGHBOR_NAMES)
        for q, r in hex_ids
    )
    return {
        "hex_vertices": vertices,
        "hex_edges": edges,
        "hex_neighbors": neighbors,
        "hex_vertex_mask": _masks(vertices),
        "hex_edge_mask": _masks(edges),
        "hex_neighbor_mask": _masks(neighbors),
    }


class _VertexTables(TypedDict):
    vertex_edges: Table
    vertex_neighbors: Table
    vertex_edge_mask: tuple[int, ...]
    vertex_neighbor_mask: tuple[int, ...]


def _vertex_tables(names: list[Name], edge_vertices: tuple[tuple[int, int], ...]) -> _VertexTables:
    """Return the tables of vertices; a vertex's neighbours stand in the order of its edges."""
    edges: list[list[int]] = [[] for _ in names]
    neighbors: list[list[int]] = [[] for _ in names]
    for e, (a, b) in enumerate(edge_vertices):
        for v, other in ((a, b), (b, a)):
            edges[v].append(e)
            neighbors[v].append(other)
    return {
        "vertex_edges": tuple(map(tuple, edges)),
        "vertex_neighbors": tuple(map(tuple, neighbors)),
        "vertex_edge_mask": _masks(edges),
        "vertex_neighbor_mask": _masks(neighbors),
    }


class _TouchedHexes(TypedDict):
    vertex_hexes: Table
    edge_hexes: Table
    vertex_hex_mask: tuple[int, ...]
    edge_hex_mask: tuple[int, ...]


def _touched_hexes(
    hex_ids: dict[Coordinates, int], vertex_names: list[Name], edge_names: list[Name]
) -> _TouchedHexes:
    vertex_hexes = tuple(_known(hex_ids, _vertex_places(name)) for name in vertex_names)
    edge_hexes = tuple(_known(hex_ids, _edge_places(name)) for name in edge_names)
    return {
        "vertex_hexes": vertex_hexes,
        "edge_hexes": edge_hexes,
        "vertex_hex_mask": _masks(vertex_hexes),
        "edge_hex_mask": _masks(edge_hexes),
    }


def _known(hex_ids: dict[Coordinates, int], places: list[Coordinates]) -> tuple[int, ...]:
    return tuple(sorted(hex_ids[place] for place in places if place in hex_ids))


def _end_ids(vertex_ids: dict[Name, int], name: Name) -> tuple[int, int]:
    a, b = (vertex_ids[end] for end in _edge_ends(name))
    return (a, b) if a < b else (b, a)


def _check_places(board: Board) -> None:
    """Raise MapFileError unless every harbour, starting piece and point of the file fits."""
    map_file = board.map
    sea = {(spot.q, spot.r) for spot in map_file.hexes if spot.terrain == "sea"}
    used = 0
    try:
        for harbor in map_file.harbors:
            edge = board.edge(harbor.q, harbor.r, harbor.edge)
            dq, dr = STEPS[harbor.edge]
            name = f"harbour ({harbor.q},{harbor.r}){harbor.edge}"
            if (harbor.q, harbor.r) in sea or (harbor.q + dq, harbor.r + dr) not in sea:
                raise MapFileError(f"map {map_file.id!r}: {name} does not face from land to sea")
            if used & board.edge_vertex_mask[edge]:
                raise MapFileError(f"map {map_file.id!r}: {name} touches another harbour")
            used |= board.edge_vertex_mask[edge]
        for piece in map_file.starting_pieces:
            board.vertex(piece.settlement.q, piece.settlement.r, piece.settlement.vertex)
            board.edge(piece.road.q, piece.road.r, piece.road.edge)
        points = map_file.points
        for point in (*points.start, *points.pyramid_site, *points.path):
            board.vertex(point.q, point.r, point.vertex)
    except KeyError as error:
        raise MapFileError(error.args[0]) from error
