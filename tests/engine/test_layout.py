"""Layouts: printed and drawn boards (base.md §5, five_six.md §3, seafarers.md §12)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bits import bits, mask_of
from engine.board import Board, load_board
from engine.chance import Chance, ChanceError
from engine.layout import (
    MAX_DRAWS,
    Layout,
    LayoutError,
    coastal_edges,
    draw_layout,
    harbor_edges,
    land_mask,
    regions,
    robber_start,
    scatter_harbors,
    sea_mask,
)
from engine.map_file import map_ids

ALL_MAPS = map_ids()
SEAFARERS = [map_id for map_id in ALL_MAPS if map_id.startswith("seafarers")]
VARIABLE = {"setup_mode": "variable", "harbor_placement": "random"}


@cache
def draw(map_id: str, seed: int = 0, **options: str) -> Layout:
    return draw_layout(load_board(map_id), options, Chance(seed.to_bytes(4, "big"), {}))


def touching_reds(board: Board, number: list[int]) -> list[tuple[int, ...]]:
    pairs = (hexes for hexes in board.edge_hexes if len(hexes) == 2)
    return [pair for pair in pairs if all(number[h] in (6, 8) for h in pair)]


def picks(bag: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """Return the recorded picks that make a shuffle turn the items into the wanted order."""
    items, found = list(bag), []
    for i in range(len(items) - 1, 0, -1):
        j = items.index(wanted[i], 0, i + 1)
        items[i], items[j] = items[j], items[i]
        found.append(j)
    return found


def spiral_layout(map_id: str, corner: str, deserts: list[tuple[int, int]]) -> Layout:
    """Return the spiral layout with this corner and these deserts."""
    board = load_board(map_id)
    variable = board.map.variable
    assert variable is not None
    assert variable.spiral_ccw is not None
    bag = [t for t, count in variable.groups[0].terrain_bag.items() for _ in range(count)]
    rest = iter([terrain for terrain in bag if terrain != "desert"])
    barren = [board.hex(*place) for place in deserts]
    wanted = ["desert" if h in barren else next(rest) for h in bits(board.tiles)]
    record = [("terrain", j) for j in picks(bag, wanted)]
    record.append(("corner", list(variable.spiral_ccw).index(corner)))
    record += [("harbor", i) for i in range(len(variable.harbor_bag) - 1, 0, -1)]
    chance = Chance.replaying(record)
    layout = draw_layout(board, {}, chance)
    assert chance.unused == 0
    return layout


def numbers_at(board: Board, layout: Layout, *places: tuple[int, int]) -> list[int]:
    return [layout.number[board.hex(*place)] for place in places]


# --- base ----------------------------------------------------------------------------------------


def test_base_T36_spiral_from_the_west():
    board = load_board("base_variable")
    layout = spiral_layout("base_variable", "W", [(0, 0)])
    path = ((-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0))
    assert numbers_at(board, layout, *path) == [5, 2, 6, 3, 8, 10, 9]
    assert sorted(filter(None, layout.number)) == sorted([2, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 2])
    assert numbers_at(board, layout, (0, 0)) == [0]


def test_base_T37_no_spiral_puts_red_discs_side_by_side():
    board = load_board("base_variable")
    for corner in ("NW", "W", "SW", "SE", "E", "NE"):
        for h in bits(board.tiles):
            layout = spiral_layout("base_variable", corner, [board.hexes[h]])
            assert not touching_reds(board, layout.number)
            assert layout.number[h] == 0


def test_base_T46_the_robber_starts_on_the_desert():
    layout = spiral_layout("base_variable", "SE", [(1, 0)])
    assert layout.robber == load_board("base_variable").hex(1, 0)
    assert layout.pirate == -1


def test_base_B55_the_beginner_board_keeps_its_harbors():
    board = load_board("base_beginner")
    printed = [
        (board.edge(0, -2, "NW"), "any"),
        (board.edge(1, -2, "NE"), "grain"),
        (board.edge(2, -1, "NE"), "ore"),
        (board.edge(2, 0, "E"), "any"),
        (board.edge(1, 1, "SE"), "wool"),
        (board.edge(-1, 2, "SE"), "any"),
        (board.edge(-2, 2, "SW"), "any"),
        (board.edge(-2, 1, "W"), "brick"),
        (board.edge(-1, -1, "W"), "lumber"),
    ]
    for mode in ("shuffled", "fixed"):
        chance = Chance(b"seed", {})
        layout = draw_layout(board, {"harbor_mode": mode, "setup_mode": "variable"}, chance)
        assert layout.harbors == printed
        assert not chance.outcomes
    assert layout.robber == board.hex(0, 0)
    assert layout.terrain[board.hex(0, -2)] == "mountains"
    assert layout.number[board.hex(-1, -1)] == 12


def test_fixed_harbors_of_the_variable_board_are_those_of_the_beginner_board():
    assert draw("base_variable", harbor_mode="fixed").harbors == draw("base_beginner").harbors


def test_shuffled_harbors_stay_on_their_edges():
    kinds = set()
    for seed in range(20):
        layout = draw("base_variable", seed)
        assert [edge for edge, _ in layout.harbors] == [
            edge for edge, _ in draw("base_beginner").harbors
        ]
        assert Counter(kind for _, kind in layout.harbors)["any"] == 4
        kinds.add(tuple(kind for _, kind in layout.harbors))
    assert len(kinds) > 10


@pytest.mark.parametrize("map_id", ["base_variable", "five_six"])
def test_random_no_red_keeps_red_discs_apart(map_id):
    board = load_board(map_id)
    orders = set()
    for seed in range(50):
        layout = draw(map_id, seed, number_mode="random_no_red")
        assert not touching_reds(board, layout.number)
        orders.add(tuple(layout.number))
    assert len(orders) == 50


@pytest.mark.parametrize("map_id", ["base_variable", "five_six"])
def test_random_free_lets_red_discs_touch(map_id):
    board = load_board(map_id)
    layouts = [draw(map_id, seed, number_mode="random_free") for seed in range(50)]
    assert any(touching_reds(board, layout.number) for layout in layouts)


# --- five_six ------------------------------------------------------------------------------------


def test_five_six_T1_counts():
    board = load_board("five_six")
    layout = draw("five_six")
    assert board.tiles.bit_count() == 30
    assert board.frame.bit_count() == 22
    assert (board.vertex_count, board.edge_count) == (80, 109)
    assert coastal_edges(board, layout.terrain).bit_count() == 38
    assert sum(layout.number) == 196
    assert len(list(filter(None, layout.number))) == 28
    assert len(layout.harbors) == 11
    assert Counter(kind for _, kind in layout.harbors) == {
        "any": 5, "wool": 2, "lumber": 1, "brick": 1, "grain": 1, "ore": 1,
    }  # fmt: skip


def test_five_six_T4_spiral_skips_both_deserts():
    board = load_board("five_six")
    layout = spiral_layout("five_six", "W", [(-2, 1), (0, 0)])
    path = ((-2, 0), (-2, 1), (-2, 2), (-2, 3), (-1, 3), (0, 3), (1, 2))
    assert numbers_at(board, layout, *path) == [2, 0, 5, 4, 6, 3, 9]


def test_five_six_T5_no_spiral_puts_red_discs_side_by_side():
    board = load_board("five_six")
    tiles = [board.hexes[h] for h in bits(board.tiles)]
    pairs = list(combinations(tiles, 2))
    assert len(pairs) == 435
    for corner in ("W", "E"):
        for deserts in pairs:
            layout = spiral_layout("five_six", corner, list(deserts))
            assert not touching_reds(board, layout.number)


def test_five_six_T19_the_robber_starts_on_the_first_desert():
    layout = spiral_layout("five_six", "W", [(3, -3), (-1, 2)])
    assert layout.robber == load_board("five_six").hex(3, -3)


# --- seafarers -----------------------------------------------------------------------------------

# tiles, land, sea, fog, harbours, vertices, edges, ship edges, road edges, coastal, start, of
# these on the coast (seafarers.md §12)
FIGURES = {
    "new_shores_3p": (35, 22, 13, 0, 8, 92, 126, 91, 97, 62, 42, 26),
    "new_shores_4p": (42, 28, 14, 0, 9, 108, 149, 100, 119, 70, 54, 30),
    "new_shores_6p": (56, 40, 16, 0, 11, 140, 195, 120, 165, 90, 80, 38),
    "four_islands_3p": (35, 20, 15, 0, 9, 92, 126, 98, 92, 64, 76, 64),
    "four_islands_4p": (35, 23, 12, 0, 9, 92, 126, 94, 106, 74, 87, 74),
    "six_islands_6p": (56, 32, 24, 0, 11, 140, 195, 149, 146, 100, 120, 100),
    "fog_islands_3p": (42, 14, 16, 12, 8, 108, 149, 111, 62, 40, 50, 40),
    "fog_islands_4p": (42, 17, 13, 12, 9, 108, 149, 104, 75, 48, 60, 48),
    "fog_islands_6p": (63, 26, 12, 25, 9, 156, 218, 115, 104, 46, 69, 40),
    "through_the_desert_3p": (35, 25, 10, 0, 8, 92, 126, 83, 107, 64, 44, 26),
    "through_the_desert_4p": (42, 30, 12, 0, 9, 108, 149, 96, 127, 74, 52, 29),
    "through_the_desert_6p": (63, 43, 20, 0, 11, 156, 218, 140, 180, 102, 63, 33),
}


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_seafarers_T1_figures(name):
    board = load_board(f"seafarers_{name}")
    layout = draw(f"seafarers_{name}")
    land, sea = land_mask(board, layout.terrain), sea_mask(board, layout.terrain)
    fog = mask_of(h for h, terrain in enumerate(layout.terrain) if terrain == "fog")
    home = away = 0
    for region in regions(board, layout.terrain):
        if region.kind in ("start", "home_or_foreign"):
            home |= board.vertices_of(region.hexes & land)
        if region.kind == "foreign":
            away |= board.vertices_of(region.hexes)
    start = home & ~away & ~board.vertices_of(fog)
    assert FIGURES[name] == (
        board.tiles.bit_count(),
        land.bit_count(),
        (sea & board.tiles).bit_count(),
        fog.bit_count(),
        len(layout.harbors),
        board.vertex_count,
        board.edge_count,
        board.edges_of(sea).bit_count(),
        board.edges_of(land).bit_count(),
        coastal_edges(board, layout.terrain).bit_count(),
        start.bit_count(),
        (start & board.vertices_of(sea)).bit_count(),
    )


@pytest.mark.parametrize(
    ("map_id", "tiles", "land", "harbors", "vertices", "edges"),
    [
        ("seafarers_new_world_34p", 42, 23, 10, 108, 149),
        ("seafarers_new_world_56p", 56, 32, 11, 140, 195),
    ],
)
def test_seafarers_T1_figures_of_new_world(map_id, tiles, land, harbors, vertices, edges):
    board = load_board(map_id)
    layout = draw(map_id, harbor_placement="random")
    assert board.tiles.bit_count() == tiles
    assert land_mask(board, layout.terrain).bit_count() == land
    assert len(layout.harbors) == harbors
    assert (board.vertex_count, board.edge_count) == (vertices, edges)


@pytest.mark.parametrize(
    ("map_id", "discs"), [("seafarers_new_world_34p", 23), ("seafarers_new_world_56p", 32)]
)
def test_seafarers_T31_new_world_draw(map_id, discs):
    board = load_board(map_id)
    for seed in range(60):
        layout = draw(map_id, seed, harbor_placement="random")
        land = land_mask(board, layout.terrain)
        assert not touching_reds(board, layout.number)
        assert mask_of(h for h, number in enumerate(layout.number) if number) == land
        assert land.bit_count() == discs
        ends = [v for edge, _ in layout.harbors for v in board.edge_vertices[edge]]
        assert len(ends) == len(set(ends))
        for edge, _ in layout.harbors:
            assert (board.edge_hex_mask[edge] & land).bit_count() == 1
            assert len(board.edge_hexes[edge]) == 2
        assert (layout.robber, board.hexes[layout.pirate][1]) == (-1, 3)


@pytest.mark.parametrize("size", ["3p", "4p", "6p"])
def test_seafarers_T32_variable_new_shores(size):
    board = load_board(f"seafarers_new_shores_{size}")
    for seed in range(500):
        layout = draw(board.map.id, seed, setup_mode="variable")
        assert not touching_reds(board, layout.number)
        gold = [layout.number[h] for h, terrain in enumerate(layout.terrain) if terrain == "gold"]
        assert gold
        assert not {6, 8} & set(gold)
        assert_bags_are_exhausted(board, layout)


@pytest.mark.parametrize(
    ("map_id", "draws"),
    [
        ("seafarers_four_islands_3p", 500),
        ("seafarers_four_islands_4p", 500),
        ("seafarers_six_islands_6p", 3),
    ],
)
def test_seafarers_T33_variable_four_islands(map_id, draws):
    board = load_board(map_id)
    for seed in range(draws):
        layout = draw(map_id, seed, setup_mode="variable")
        pairs = set(zip(layout.terrain, layout.number, strict=True))
        rare = {(t, n) for t in ("forest", "pasture") for n in (2, 3, 11, 12)}
        assert not pairs & rare
        assert not touching_reds(board, layout.number)


def test_seafarers_T37_discs_of_fog_islands_4p():
    board = load_board("seafarers_fog_islands_4p")
    layout = draw(board.map.id)
    assert Counter(filter(None, layout.number)) == {
        2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 1, 12: 1,
    }  # fmt: skip
    assert not touching_reds(board, layout.number)


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_seafarers_T38_fixed_boards_keep_red_discs_apart(map_id):
    board = load_board(map_id)
    layout = draw(map_id, setup_mode="fixed")
    assert not touching_reds(board, layout.number)
    pairs = set(zip(layout.terrain, layout.number, strict=True))
    assert not pairs & {("gold", 6), ("gold", 8)}


def test_seafarers_T39_the_robber_starts_on_the_middle_desert():
    board = load_board("seafarers_through_the_desert_6p")
    assert {draw(board.map.id, seed).robber for seed in range(20)} == {board.hex(3, 1)}


def test_seafarers_T40_the_robber_starts_on_the_first_desert():
    board = load_board("seafarers_new_shores_6p")
    terrain, number = ["forest"] * board.hex_count, [0] * board.hex_count
    for place in ((0, 2), (3, 1)):
        terrain[board.hex(*place)] = "desert"
    assert robber_start(board, terrain, number, drawn=True) == board.hex(3, 1)
    for seed in range(20):
        layout = draw(board.map.id, seed)
        assert layout.robber == layout.terrain.index("desert")
        assert layout.pirate == -1


# --- every board ---------------------------------------------------------------------------------


def assert_bags_are_exhausted(board: Board, layout: Layout) -> None:
    variable = board.map.variable
    assert variable is not None
    for group in variable.groups:
        drawn = group.areas or ()
        hexes = [
            board.hex(spot.q, spot.r)
            for spot in board.map.hexes
            if spot.area in drawn or (group.areas is None and spot.terrain is None)
        ]
        assert Counter(layout.terrain[h] for h in hexes) == group.terrain_bag
        assert Counter(layout.number[h] for h in hexes if layout.number[h]) == Counter(
            group.number_bag
        )
    harbors = Counter(kind for _, kind in layout.harbors)
    assert harbors == Counter(variable.harbor_bag)


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_every_hex_has_a_terrain_and_every_producing_one_a_disc(map_id):
    board = load_board(map_id)
    layout = draw(map_id, 1, **VARIABLE)
    for h, (terrain, number) in enumerate(zip(layout.terrain, layout.number, strict=True)):
        assert terrain
        assert (number > 0) == (terrain not in ("sea", "desert", "fog"))
        if (board.frame | board.printed) >> h & 1:
            assert terrain == "sea"
    if board.map.variable is not None:
        assert_bags_are_exhausted(board, layout)


@pytest.mark.parametrize("map_id", ALL_MAPS)
def test_harbors_lie_between_land_and_sea_and_share_no_vertex(map_id):
    board = load_board(map_id)
    for seed, options in ((1, VARIABLE), (2, {"harbor_placement": "random"})):
        layout = draw(map_id, seed, **options)
        edges = mask_of(edge for edge, _ in layout.harbors)
        assert edges & ~coastal_edges(board, layout.terrain) == 0
        ends = [v for edge in bits(edges) for v in board.edge_vertices[edge]]
        assert len(ends) == len(set(ends)) == 2 * len(layout.harbors) > 0


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([m for m in ALL_MAPS if m != "seafarers_six_islands_6p"]),
    st.binary(min_size=1, max_size=64),
    st.sampled_from(["spiral", "random_no_red", "random_free"]),
)
def test_a_layout_replays_from_its_record(map_id, seed, mode):
    board, options = load_board(map_id), VARIABLE | {"number_mode": mode}
    chance = Chance(seed, {})
    layout = draw_layout(board, options, chance)
    replay = Chance.replaying(chance.outcomes)
    assert draw_layout(board, options, replay) == layout
    assert replay.unused == 0
    assert replay.draws == chance.draws
    assert draw_layout(board, options, Chance(seed, {})) == layout


def test_a_record_that_breaks_the_conditions_is_refused():
    board = load_board("five_six")
    options = {"number_mode": "random_free"}
    for seed in range(50):
        chance = Chance(seed.to_bytes(1, "big"), {})
        if touching_reds(board, draw_layout(board, options, chance).number):
            break
    with pytest.raises(ChanceError, match="breaks its conditions"):
        draw_layout(board, {"number_mode": "random_no_red"}, Chance.replaying(chance.outcomes))


@pytest.mark.parametrize("map_id", SEAFARERS)
def test_number_mode_has_no_effect_on_seafarers(map_id):
    if map_id != "seafarers_six_islands_6p":
        layouts = [draw(map_id, 5, number_mode=mode) for mode in ("spiral", "random_free")]
        assert layouts[0] == layouts[1]


@pytest.mark.parametrize("map_id", SEAFARERS)
def test_harbor_mode_has_no_effect_on_seafarers(map_id):
    if map_id != "seafarers_six_islands_6p":
        layouts = [draw(map_id, 5, harbor_mode=mode) for mode in ("shuffled", "fixed")]
        assert layouts[0] == layouts[1]


def test_fixed_setup_draws_nothing():
    for map_id in ("seafarers_new_shores_3p", "seafarers_fog_islands_4p", "cheops", "alexander"):
        chance = Chance(b"seed", {})
        draw_layout(load_board(map_id), {}, chance)
        assert not chance.outcomes
        assert not chance.draws


@pytest.mark.parametrize(
    ("map_id", "robber", "pirate"),
    [
        ("alexander", (2, 3), None),
        ("cheops", (7, 3), None),
        ("seafarers_new_shores_3p", (0, 0), (3, 3)),
        ("seafarers_new_shores_4p", (-1, 4), (4, 3)),
        ("seafarers_fog_islands_3p", (3, 0), (4, 3)),
        ("seafarers_through_the_desert_4p", (0, 1), (4, 3)),
        ("seafarers_six_islands_6p", None, (-3, 3)),
        ("seafarers_new_world_34p", None, (4, 3)),
    ],
)
def test_robber_and_pirate_of_the_file(map_id, robber, pirate):
    board = load_board(map_id)
    layout = draw(map_id, setup_mode="fixed")
    assert layout.robber == (-1 if robber is None else board.hex(*robber))
    assert layout.pirate == (-1 if pirate is None else board.hex(*pirate))


def test_the_robber_follows_the_12_of_a_drawn_layout():
    robbers = set()
    for seed in range(20):
        layout = draw("seafarers_four_islands_3p", seed, setup_mode="variable")
        assert layout.number[layout.robber] == 12
        robbers.add(layout.robber)
    assert len(robbers) > 5


def test_the_robber_follows_the_desert_of_a_drawn_layout():
    for seed in range(20):
        layout = draw("seafarers_new_shores_4p", seed, setup_mode="variable")
        assert layout.terrain[layout.robber] == "desert"


def test_gold_is_swapped_into_its_area():
    board = load_board("seafarers_through_the_desert_6p")
    areas = {board.hex(spot.q, spot.r): spot.area for spot in board.map.hexes}
    places: set[int] = set()
    for seed in range(60):
        terrain = draw(board.map.id, seed).terrain
        gold = [h for h in bits(board.tiles) if terrain[h] == "gold"]
        assert not [h for h in gold if areas[h] == "main"]
        assert len([h for h in gold if areas[h] == "strip"]) == 1
        places.update(h for h in gold if areas[h] == "strip")
    assert len(places) == 9


def test_discs_of_new_shores_6p_follow_the_path():
    board = load_board("seafarers_new_shores_6p")
    assert board.map.variable is not None
    group = board.map.variable.groups[0]
    layout = draw(board.map.id, 3)
    path = [layout.number[board.hex(q, r)] for q, r in group.number_path or ()]
    assert tuple(filter(None, path)) == group.number_sequence


class Counted(Chance):
    """Counts the attempts of its searches."""

    attempts = 0

    def _attempt(self, text: str) -> Chance:
        self.attempts += 1
        return super()._attempt(text)


def test_six_islands_are_drawn_in_few_attempts():
    """Some thousands; a host waits for them."""
    board = load_board("seafarers_six_islands_6p")
    for seed in (b"a", b"b", b"c"):
        chance = Counted(seed, {})
        draw_layout(board, {}, chance)
        assert 0 < chance.attempts < MAX_DRAWS / 4


# --- areas and harbours of New World -------------------------------------------------------------


@pytest.mark.parametrize("map_id", ["seafarers_new_world_34p", "seafarers_new_world_56p"])
def test_islands_of_new_world_are_maximal_sets_of_land(map_id):
    board = load_board(map_id)
    for seed in range(20):
        terrain = draw(map_id, seed).terrain
        land = land_mask(board, terrain)
        islands = regions(board, terrain)
        assert [island.id for island in islands] == [
            f"island_{number}" for number in range(1, len(islands) + 1)
        ]
        assert sum(island.hexes for island in islands) == land
        firsts = [next(bits(island.hexes)) for island in islands]
        assert firsts == sorted(firsts)
        for island in islands:
            assert (island.kind, island.bonus_vp) == ("home_or_foreign", 1)
            around = mask_of(n for h in bits(island.hexes) for n in board.hex_neighbors[h])
            assert around & land & ~island.hexes == 0
            assert reached(board, island.hexes) == island.hexes


def reached(board: Board, hexes: int) -> int:
    seen, todo = 0, [next(bits(hexes))]
    while todo:
        h = todo.pop()
        if not seen >> h & 1:
            seen |= 1 << h
            todo += bits(board.hex_neighbor_mask[h] & hexes)
    return seen


def test_areas_of_a_file_are_its_hexes():
    board = load_board("seafarers_through_the_desert_3p")
    found = {region.id: region for region in regions(board, draw(board.map.id).terrain)}
    assert set(found) == {"main", "strip", "desert", "island_1", "island_2", "island_3"}
    assert (found["strip"].kind, found["strip"].bonus_vp) == ("foreign", 2)
    assert found["desert"].hexes.bit_count() == 3


def test_players_place_the_harbors_of_new_world():
    board = load_board("seafarers_new_world_34p")
    layout = draw(board.map.id)
    assert layout.harbors == []
    free = harbor_edges(board, layout.terrain, [])
    assert free == coastal_edges(board, layout.terrain)
    edge = next(bits(free))
    left = harbor_edges(board, layout.terrain, [(edge, "any")])
    near = mask_of(e for v in board.edge_vertices[edge] for e in board.vertex_edges[v])
    assert left == free & ~near
    assert not left >> edge & 1


def test_harbors_without_a_free_edge_are_not_used():
    board = load_board("seafarers_new_world_34p")
    terrain = ["sea"] * board.hex_count
    assert scatter_harbors(board, terrain, Chance(b"seed", {})) == []
    terrain[board.hex(1, 3)] = "hills"
    assert len(scatter_harbors(board, terrain, Chance(b"seed", {}))) in (2, 3)


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("map_id", "options"),
    [
        ("base_variable", {"number_mode": "zigzag"}),
        ("base_variable", {"harbor_mode": None}),
        ("seafarers_new_shores_3p", {"setup_mode": "other"}),
        ("seafarers_new_world_34p", {"harbor_placement": "none"}),
    ],
)
def test_an_unknown_option_value_is_refused(map_id, options):
    with pytest.raises(LayoutError, match=f"option {next(iter(options))} is one of"):
        draw_layout(load_board(map_id), options, Chance(b"seed", {}))


def test_five_six_has_no_fixed_harbors():
    with pytest.raises(LayoutError, match="'five_six' has no fixed harbours"):
        draw("five_six", harbor_mode="fixed")


def test_a_board_that_cannot_be_drawn_is_refused(monkeypatch):
    monkeypatch.setattr("engine.layout.MAX_DRAWS", 1)
    with pytest.raises(LayoutError, match="'seafarers_six_islands_6p': no draw"):
        draw_layout(load_board("seafarers_six_islands_6p"), {}, Chance(b"seed", {}))
