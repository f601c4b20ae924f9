"""Board: numbering, names and labels (base.md §3) and the loader of map files."""

import copy
import json
import pickle
from importlib.resources import files
from math import cos, pi, sin, sqrt

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bits import bits, mask_of
from engine.board import (
    EDGE_NAMES,
    NEIGHBOR_NAMES,
    STEPS,
    VERTEX_NAMES,
    Board,
    board_of,
    canonical_edge,
    canonical_vertex,
    load_board,
)
from engine.layout import coastal_edges, land_mask, printed_ground, sea_mask
from engine.map_file import MapFileError, load_map, map_ids, parse_map

ALL_MAPS = map_ids()

VERTICES_AND_EDGES = {
    "alexander": (164, 228),
    "base_beginner": (54, 72),
    "base_variable": (54, 72),
    "cheops": (233, 329),
    "five_six": (80, 109),
    "seafarers_fog_islands_3p": (108, 149),
    "seafarers_fog_islands_4p": (108, 149),
    "seafarers_fog_islands_6p": (156, 218),
    "seafarers_four_islands_3p": (92, 126),
    "seafarers_four_islands_4p": (92, 126),
    "seafarers_new_shores_3p": (92, 126),
    "seafarers_new_shores_4p": (108, 149),
    "seafarers_new_shores_6p": (140, 195),
    "seafarers_new_world_34p": (108, 149),
    "seafarers_new_world_56p": (140, 195),
    "seafarers_six_islands_6p": (140, 195),
    "seafarers_through_the_desert_3p": (92, 126),
    "seafarers_through_the_desert_4p": (108, 149),
    "seafarers_through_the_desert_6p": (156, 218),
}

boards = st.sampled_from(ALL_MAPS).map(load_board)


@pytest.fixture
def base() -> Board:
    return load_board("base_beginner")


# --- test cases of the rules ---------------------------------------------------------------------


def test_base_T1_beginner_board_counts(base):
    terrain, number = printed_ground(base)
    coast = coastal_edges(base, terrain)
    shore = base.vertices_of(sea_mask(base, terrain)) & base.vertices_of(land_mask(base, terrain))
    assert (base.vertex_count, base.edge_count) == (54, 72)
    assert (coast.bit_count(), shore.bit_count()) == (30, 30)
    assert sum(number) == 126


@pytest.mark.parametrize("map_id", sorted(VERTICES_AND_EDGES))
def test_base_T41_every_map_loads(map_id):
    board = load_board(map_id)
    assert (board.vertex_count, board.edge_count) == VERTICES_AND_EDGES[map_id]
    terrain, _ = printed_ground(board)
    used: list[int] = []
    for harbor in board.map.harbors:
        dq, dr = STEPS[harbor.edge]
        near, far = board.hex(harbor.q, harbor.r), board.hex(harbor.q + dq, harbor.r + dr)
        assert board.tiles >> near & 1
        assert terrain[near] not in ("sea", "fog")
        assert terrain[far] == "sea"
        used += board.edge_vertices[board.edge(harbor.q, harbor.r, harbor.edge)]
    assert len(used) == len(set(used))
    for piece in board.map.starting_pieces:
        place, road = piece.settlement, piece.road
        vertex = board.vertex(place.q, place.r, place.vertex)
        assert vertex in board.edge_vertices[board.edge(road.q, road.r, road.edge)]
    points = board.map.points
    for point in (*points.start, *points.pyramid_site, *points.path):
        assert board.vertex(point.q, point.r, point.vertex) >= 0


def test_base_T41_covers_every_file():
    assert set(ALL_MAPS) >= set(VERTICES_AND_EDGES)


def test_base_T42_names_of_one_vertex(base):
    names = [(0, 1, "SW"), (-1, 1, "SE"), (-1, 2, "N")]
    assert {canonical_vertex(*name) for name in names} == {(-1, 2, "N")}
    assert len({base.vertex(*name) for name in names}) == 1


def test_base_T43_edges_at_the_void():
    for map_id, road, ship in (("alexander", True, False), ("cheops", False, True)):
        board = load_board(map_id)
        terrain, _ = printed_ground(board)
        edge = board.edge(0, 0, "W")
        assert len(board.edge_hexes[edge]) == 1
        assert bool(board.edges_of(land_mask(board, terrain)) >> edge & 1) is road
        assert bool(board.edges_of(sea_mask(board, terrain)) >> edge & 1) is ship
        assert not coastal_edges(board, terrain) >> edge & 1


# --- numbering and tables ------------------------------------------------------------------------


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_numbers_follow_reading_order(map_id):
    board = load_board(map_id)
    inner = [h for h in range(board.hex_count) if not board.frame >> h & 1]
    assert inner == list(range(len(inner)))
    for part in (board.hexes[: len(inner)], board.hexes[len(inner) :]):
        assert list(part) == sorted(part, key=lambda place: (place[1], place[0]))
    for places in (board.vertex_xy, board.edge_xy):
        order = [(round(y, 6), round(x, 6)) for x, y in places]
        assert order == sorted(order)
        assert len(order) == len(set(order))


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_every_name_leads_to_its_place_in_the_drawing(map_id):
    board = load_board(map_id)
    angles = {name: -pi / 2 + k * pi / 3 for k, name in enumerate(VERTEX_NAMES)}
    middles = {name: -pi / 3 + k * pi / 3 for k, name in enumerate(EDGE_NAMES)}
    for h, (q, r) in enumerate(board.hexes):
        x, y = board.hex_xy[h]
        assert (x, y) == pytest.approx((sqrt(3) * (q + r / 2), 1.5 * r))
        for name, v in zip(VERTEX_NAMES, board.hex_vertices[h], strict=True):
            if v >= 0:
                assert board.vertex(q, r, name) == v
                corner = (x + cos(angles[name]), y + sin(angles[name]))
                assert board.vertex_xy[v] == pytest.approx(corner)
        for name, e in zip(EDGE_NAMES, board.hex_edges[h], strict=True):
            if e >= 0:
                assert board.edge(q, r, name) == e
                dx, dy = cos(middles[name]) * sqrt(3) / 2, sin(middles[name]) * sqrt(3) / 2
                assert board.edge_xy[e] == pytest.approx((x + dx, y + dy))
        for name, n in zip(NEIGHBOR_NAMES, board.hex_neighbors[h], strict=True):
            place = (q + STEPS[name][0], r + STEPS[name][1])
            assert (board.hexes[n] == place) if n >= 0 else (place not in board.hexes)


def test_places_around_a_hex_stand_in_the_order_of_the_rules():
    """base.md §3 names them in this order; records and pictures rely on it."""
    assert VERTEX_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert EDGE_NAMES == ("NE", "E", "SE", "SW", "W", "NW")
    assert NEIGHBOR_NAMES == ("E", "NE", "NW", "W", "SW", "SE")


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_a_vertex_or_edge_exists_iff_it_touches_a_tile(map_id):
    board = load_board(map_id)
    assert all(-1 not in board.hex_vertices[h] for h in bits(board.tiles))
    assert all(-1 not in board.hex_edges[h] for h in bits(board.tiles))
    assert all(mask & board.tiles for mask in board.vertex_hex_mask)
    assert all(mask & board.tiles for mask in board.edge_hex_mask)


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_tables_agree(map_id):
    board = load_board(map_id)
    assert board.tiles ^ board.frame ^ board.printed == (1 << board.hex_count) - 1
    for v in range(board.vertex_count):
        assert board.vertex_hexes[v] == tuple(
            h for h in range(board.hex_count) if v in board.hex_vertices[h]
        )
        assert 2 <= len(board.vertex_edges[v]) <= 3
        ends = zip(board.vertex_edges[v], board.vertex_neighbors[v], strict=True)
        for e, other in ends:
            assert board.edge_vertices[e] == tuple(sorted((v, other)))
            assert board.edge_between(v, other) == board.edge_between(other, v) == e
            assert board.other_end(e, v) == other
    for e in range(board.edge_count):
        assert board.edge_hexes[e] == tuple(
            h for h in range(board.hex_count) if e in board.hex_edges[h]
        )
        assert 1 <= len(board.edge_hexes[e]) <= 2
    for table, masks in (
        (board.hex_vertices, board.hex_vertex_mask),
        (board.hex_edges, board.hex_edge_mask),
        (board.hex_neighbors, board.hex_neighbor_mask),
        (board.vertex_hexes, board.vertex_hex_mask),
        (board.vertex_edges, board.vertex_edge_mask),
        (board.vertex_neighbors, board.vertex_neighbor_mask),
        (board.edge_vertices, board.edge_vertex_mask),
        (board.edge_hexes, board.edge_hex_mask),
    ):
        assert tuple(mask_of(row) for row in table) == masks


def test_edge_between_distant_vertices_is_none(base):
    assert base.edge_between(0, 53) == -1
    assert base.edge_between(3, 3) == -1


@given(st.sets(st.integers(0, 400)))
def test_masks_hold_the_places(places):
    assert list(bits(mask_of(places))) == sorted(places)
    assert mask_of([*places, -1]) == mask_of(places)


# --- names and labels ----------------------------------------------------------------------------

coordinate = st.integers(-30, 30)


@given(coordinate, coordinate)
def test_the_three_hexes_of_a_vertex_give_one_canonical_name(q, r):
    """base.md §3: the N of a hex is the SE of its NW and the SW of its NE neighbour; S likewise."""
    north = {canonical_vertex(q, r, "N"), canonical_vertex(q, r - 1, "SE")}
    assert north | {canonical_vertex(q + 1, r - 1, "SW")} == {(q, r, "N")}
    south = {canonical_vertex(q, r, "S"), canonical_vertex(q - 1, r + 1, "NE")}
    assert south | {canonical_vertex(q, r + 1, "NW")} == {(q, r, "S")}


@given(coordinate, coordinate, st.sampled_from(VERTEX_NAMES), st.sampled_from(EDGE_NAMES))
def test_canonical_names_stay_as_they_are(q, r, corner, side):
    vertex, edge = canonical_vertex(q, r, corner), canonical_edge(q, r, side)
    assert vertex[2] in ("N", "S")
    assert canonical_vertex(*vertex) == vertex
    assert edge[2] in ("NE", "E", "SE")
    assert canonical_edge(*edge) == edge


@given(coordinate, coordinate, st.sampled_from(EDGE_NAMES))
def test_both_hexes_of_an_edge_give_one_canonical_name(q, r, side):
    opposite = EDGE_NAMES[(EDGE_NAMES.index(side) + 3) % 6]
    dq, dr = STEPS[side]
    assert canonical_edge(q, r, side) == canonical_edge(q + dq, r + dr, opposite)


@given(boards, st.data())
def test_labels_round_trip(board, data):
    h = data.draw(st.integers(0, board.hex_count - 1))
    v = data.draw(st.integers(0, board.vertex_count - 1))
    e = data.draw(st.integers(0, board.edge_count - 1))
    pad = data.draw(st.sampled_from(["", " ", "  "]))
    assert board.parse_hex(pad + board.hex_label(h).lower() + pad) == h
    assert board.parse_vertex(pad + board.vertex_label(v) + pad) == v
    first, second = board.edge_label(e).split("-")
    assert int(first) < int(second)
    sign = data.draw(st.sampled_from(["-", " - ", "–", " — ", "−", " "]))
    assert board.parse_edge(f"{pad}{first}{sign}{second}") == e
    assert board.parse_edge(f"{second}{sign}{first}{pad}") == e


def test_labels_are_all_different():
    board = load_board("cheops")
    labels = [board.hex_label(h) for h in range(board.hex_count)]
    assert labels[:2] == ["A", "B"]
    assert labels[25:28] == ["Z", "AA", "AB"]
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("text", ["", " ", "A1", "1", "É", "AAAAAAAAAAAAAAAAAAAAA", "ZZ", "A-B"])
def test_an_unknown_hex_label_is_refused(base, text):
    with pytest.raises(ValueError, match="base_beginner"):
        base.parse_hex(text)


@pytest.mark.parametrize("text", ["", "0", "55", "-1", "1.5", "²", "9" * 5000, "A"])
def test_an_unknown_vertex_label_is_refused(base, text):
    with pytest.raises(ValueError, match="base_beginner"):
        base.parse_vertex(text)


@pytest.mark.parametrize("text", ["", "1", "1-2", "1-1", "0-1", "1-99", "1--4", "1-4-5", "a-b"])
def test_an_unknown_edge_label_is_refused(base, text):
    with pytest.raises(ValueError, match="base_beginner"):
        base.parse_edge(text)


@given(boards, st.text(max_size=12))
def test_any_text_is_a_place_or_a_value_error(board, text):
    for parse in (board.parse_hex, board.parse_vertex, board.parse_edge):
        try:
            assert parse(text) >= 0
        except ValueError:
            continue


def test_unknown_places_are_key_errors(base):
    with pytest.raises(KeyError, match=r"no hex \(9,9\)"):
        base.hex(9, 9)
    with pytest.raises(KeyError, match=r"no vertex \(9,9\)N"):
        base.vertex(9, 9, "N")
    with pytest.raises(KeyError, match=r"no edge \(9,9\)NE"):
        base.edge(9, 9, "NE")
    with pytest.raises(KeyError, match="'E' is no compass name of a vertex"):
        base.vertex(0, 0, "E")
    with pytest.raises(KeyError, match="'N' is no compass name of an edge"):
        base.edge(0, 0, "N")


# --- one board for all ---------------------------------------------------------------------------


def lair_board() -> Board:
    """A board with one more tile, as a rule module may add."""
    map_file = load_map("base_beginner")
    tile = msgspec.structs.replace(map_file.hexes[0], q=4, r=-4, terrain="desert", number=None)
    return board_of(msgspec.structs.replace(map_file, hexes=(*map_file.hexes, tile)))


@pytest.mark.parametrize("board", [load_board("five_six"), lair_board()])
def test_copies_and_pickles_are_the_board_itself(board):
    assert copy.copy(board) is board
    assert copy.deepcopy({"board": board})["board"] is board
    assert pickle.loads(pickle.dumps(board)) is board


def test_a_board_is_built_once():
    assert load_board("five_six") is load_board("five_six")
    assert lair_board() is lair_board()
    assert lair_board().vertex_count > load_board("base_beginner").vertex_count


def test_a_board_cannot_be_changed(base):
    with pytest.raises(AttributeError):
        base.tiles = 0


# --- faulty map files ----------------------------------------------------------------------------


def content(map_id: str = "base_beginner") -> dict:
    text: dict = json.loads((files("engine.maps") / f"{map_id}.json").read_text("utf-8"))
    return text


def refuse(text: dict, problem: str) -> None:
    with pytest.raises(MapFileError, match=problem):
        board_of(parse_map(json.dumps(text).encode(), "trial"))


@pytest.mark.parametrize("map_id", ["nowhere", "", "../base_beginner", "base_beginner.json"])
def test_an_unknown_map_is_refused(map_id):
    with pytest.raises(MapFileError, match="is unknown"):
        load_board(map_id)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"id": "x"}', b"\xff"])
def test_text_that_is_no_map_is_refused(text):
    with pytest.raises(MapFileError, match="'trial'"):
        parse_map(text, "trial")


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        ((), "colour", "red"),
        (("hexes", 0), "colour", "red"),
        (("hexes", 0), "terrain", "swamp"),
        (("hexes", 0), "number", 7),
        (("hexes", 0), "q", 0.5),
        (("harbors", 0), "edge", "N"),
        (("harbors", 0), "kind", "gold"),
        (("areas", 0), "kind", "home"),
        (("starting_pieces", 0), "seat", 0),
        (("starting_pieces", 0, "settlement"), "vertex", "E"),
        ((), "robber_rule", "lake"),
    ],
)
def test_an_unknown_key_or_value_is_refused(path, key, value):
    text = content()
    part = text
    for step in path:
        part = part[step]
    part[key] = value
    refuse(text, "'trial'")


def test_faulty_hexes_are_refused():
    text = content()
    text["hexes"].append(text["hexes"][0])
    refuse(text, r"hex \(0, -2\) is listed twice")
    text = content()
    text["hexes"][-1]["terrain"] = "hills"
    refuse(text, "is not sea")
    text = content()
    text["hexes"][9]["number"] = 5
    refuse(text, "has a disc but produces nothing")
    text = content()
    text["hexes"][0] = {"q": 0, "r": -2, "area": "island"}
    refuse(text, r"hex \(0, -2\) has no terrain and no group draws it")
    text = content()
    text["hexes"] = [spot for spot in text["hexes"] if "frame" in spot]
    refuse(text, "has no tile")


def test_faulty_references_are_refused():
    text = content()
    text["robber"] = {"q": 9, "r": 9}
    refuse(text, "the robber stands on")
    text = content()
    text["robber"] = None
    refuse(text, "needs a robber hex")
    text = content()
    text["hexes"][0]["area"] = "atlantis"
    refuse(text, "unknown area 'atlantis'")
    text = content("base_variable")
    text["variable"]["groups"][0]["gold_area"] = "atlantis"
    refuse(text, "unknown area 'atlantis'")


def test_faulty_harbors_and_points_are_refused():
    text = content()
    text["harbors"][0] = {"q": 0, "r": -2, "edge": "E", "kind": "any"}
    refuse(text, "does not face from land to sea")
    text = content()
    text["harbors"][0] = {"q": 0, "r": -3, "edge": "SE", "kind": "any"}
    refuse(text, "does not face from land to sea")
    text = content()
    text["harbors"][0] = {"q": 0, "r": -2, "edge": "NE", "kind": "any"}
    text["harbors"][1] = {"q": 0, "r": -2, "edge": "NW", "kind": "any"}
    refuse(text, "touches another harbour")
    text = content()
    text["harbors"][0]["kind"] = None
    refuse(text, "no bag to draw it from")
    text = content()
    text["starting_pieces"][0]["settlement"] = {"q": 7, "r": 7, "vertex": "N"}
    refuse(text, r"no vertex \(7,7\)N")
    text = content()
    text["points"] = {"start": [{"q": 7, "r": 7, "vertex": "S"}]}
    refuse(text, r"no vertex \(7,7\)S")


def test_faulty_groups_are_refused():
    def group(change: dict) -> dict:
        text = content("base_variable")
        text["variable"]["groups"][0] |= change
        return text

    refuse(group({"terrain_bag": {"forest": 4}}), "19 hexes but 4 in its terrain bag")
    refuse(group({"terrain_bag": {"forest": 20, "desert": -1}}), "'trial'")
    refuse(group({"number_bag": [2, 3]}), "2 discs for 18 producing hexes")
    refuse(group({"number_sequence": [2] * 18}), "hold different discs")
    refuse(group({"number_path": [[0, 0]]}), "does not visit every hex")
    refuse(group({"number_path": [[0, 0]], "number_sequence": None}), "needs a number_sequence")
    text = content("base_variable")
    text["variable"]["groups"] *= 2
    refuse(text, "a hex belongs to two groups")
    text = content("base_variable")
    text["variable"]["harbor_bag"].pop()
    refuse(text, "9 harbours but 8 in the harbour bag")


def test_faulty_fog_is_refused():
    text = content("seafarers_fog_islands_3p")
    text["fog"]["terrain_bag"]["sea"] = 3
    refuse(text, "12 fog spaces but 13 hexes")
    text = content("seafarers_fog_islands_3p")
    text["fog"]["number_bag"].pop()
    refuse(text, "9 fog discs for 10 producing hexes")
