"""The map, the set-up and the founding phase (cheops.md §3, §4)."""

from random import Random
from typing import Any

import pytest

from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.layout import coastal_edges
from engine.modules.base.founding import pips_at
from engine.modules.cheops.founding import three_rounds
from engine.modules.cheops.points import founding_points, site_points
from tests.rules.cheops.nile import Nile


def test_T32_map():
    t = Nile()
    board = t.board
    assert (board.tiles.bit_count(), board.vertex_count, board.edge_count) == (97, 233, 329)
    assert coastal_edges(board, t.state.terrain).bit_count() == 91
    assert founding_points(board).bit_count() == 46
    assert site_points(board).bit_count() == 6
    assert site_points(board) == board.hex_vertex_mask[t.hex("(-1,6)")]


@pytest.mark.parametrize(("seats", "order"), [(4, "123443211234"), (3, "123321123")])
def test_T1_order(seats, order):
    plan = three_rounds(seats)
    assert "".join(str(founding.seat + 1) for founding in plan) == order
    assert [founding.grants for founding in plan] == [False] * 2 * seats + [True] * seats


@pytest.mark.parametrize(("seats", "order"), [(4, "123443211234"), (3, "123321123")])
def test_T1_the_game_asks_in_that_order(seats, order):
    t = Nile(seats, founding=True)
    asked = ""
    while t.state.turn == 0:
        asked += str(t.game.asked[0] + 1)
        t.default(t.game.asked[0])
        t.default(t.game.asked[0])
    assert asked == order
    assert t.points_of_all() == [3] * seats
    assert (t.asks, t.game.asked) == ("pre_roll", (0,))


def test_the_default_is_the_first_side_and_a_road_if_one_is_legal_there():
    game: Any = Nile(founding=True).game
    random, kinds = Random(2), set()
    while game.state.turn == 0:
        (seat,) = game.asked
        moves = list(game.legal(seat))
        if game.decision.kind == "found_settlement":
            game.play(random.choice(moves))
            continue
        action, first = game.default(seat), min(move.edge for move in moves)
        kind = (
            "found_road" if any(m.kind == "found_road" and m.edge == first for m in moves) else ""
        )
        assert (action.edge, action.kind) == (first, kind or "found_ship")
        kinds.add(action.kind)
        game.play(action)
    assert kinds == {"found_road", "found_ship"}


def test_three_gold_coins_to_begin_with():
    game = Game.create(("base", "cheops"), {}, 4)
    assert [hand[5] for hand in game.state.hands] == [3] * 4


def test_T2_orange_points():
    t = Nile(founding=True)
    assert t.can(0, "found_settlement", "(1,4)SE")


@pytest.mark.parametrize(
    "where",
    [
        pytest.param("(1,0)SE", id="mediterranean"),
        pytest.param("(4,1)S", id="island-middle"),
        pytest.param("(4,5)S", id="red-sea"),
        pytest.param("(0,5)S", id="violet"),
    ],
)
def test_T2_R1_elsewhere(where):
    t = Nile(founding=True)
    t.refused("founding-not-here", 0, "found_settlement", where)


def test_T3_distance_along_a_river_bank():
    t = Nile(founding=True).settlement(1, "(2,3)S")
    t.refused("too-near", 0, "found_settlement", "(1,4)SE")


def test_T4_distance_across_the_river():
    t = Nile(founding=True).settlement(1, "(1,5)SE")
    across = t.edge("(2,5)SW")
    assert set(t.board.edge_vertices[across]) == {t.vertex("(1,5)SE"), t.vertex("(2,5)S")}
    t.refused("too-near", 0, "found_settlement", "(2,5)S")


@pytest.mark.parametrize("seed", range(20))
def test_T5_founding_never_gets_stuck(seed):
    board = Nile().board
    random = Random(seed)
    free = founding_points(board)
    for placed in range(12):
        assert free, f"stuck after {placed} settlements"
        vertex = choose(board, free, random, greedy=seed % 2 == 0)
        free &= ~(1 << vertex | board.vertex_neighbor_mask[vertex])


def choose(board, free, random, *, greedy):
    """A random free point, or the one that blocks most others."""
    points = list(bits(free))
    random.shuffle(points)
    if not greedy:
        return points[0]
    return max(points, key=lambda v: (board.vertex_neighbor_mask[v] & free).bit_count())


def test_T5_smallest_maximal_set():
    """No 13 settlements block all orange points: by the exact search of a smallest such set."""
    board = Nile().board
    orange = founding_points(board)
    covers = {v: (board.vertex_neighbor_mask[v] & orange) | 1 << v for v in bits(orange)}
    assert smallest_blocking_set(orange, covers) == 14


def smallest_blocking_set(points, covers):
    """Size of the smallest independent set that dominates all points, part by part."""
    total = 0
    while points:
        part = connected_part(points, covers)
        points &= ~part
        total += smallest_in_part(part, covers)
    return total


def connected_part(points, covers):
    part = fresh = points & -points
    while fresh:
        around = 0
        for vertex in bits(fresh):
            around |= covers[vertex]
        fresh = around & ~part
        part |= fresh
    return part


def smallest_in_part(part, covers):
    best = part.bit_count()

    def search(open_, free, used):
        nonlocal best
        if used >= best:
            return
        if not open_:
            best = used
            return
        # the point with fewest ways to be dominated decides
        target = min(bits(open_), key=lambda v: (covers[v] & free).bit_count())
        for vertex in bits(covers[target] & free):
            search(open_ & ~covers[vertex], free & ~covers[vertex], used + 1)

    search(part, part, 0)
    return best


def test_every_founding_settlement_has_three_free_sides():
    t = Nile(founding=True)
    while t.state.turn == 0:
        seat = t.game.asked[0]
        t.default(seat)
        assert len(t.places(seat, "found_road") | t.places(seat, "found_ship")) == 3
        t.default(seat)


def third(t, where):
    """Let seat 0 found its third settlement."""
    while t.game.decision.round < 2:
        seat = t.game.asked[0]
        t.default(seat)
        t.default(seat)
    t.clear(0).clear(1).clear(2).clear(3)
    t.do(0, "found_settlement", where)


def test_T6_R3_third_settlement_at_a_gold_river():
    t = Nile(founding=True)
    third(t, "(-1,8)SE")
    assert t.hand_of(0) == {"brick": 1, "gold_coin": 4}


def test_the_first_two_settlements_give_nothing():
    t = Nile(founding=True)
    t.do(0, "found_settlement", "(-1,8)SE")
    assert t.hand_of(0) == {"gold_coin": 3}


def test_R2_a_founding_ship_on_the_nile():
    t = Nile(founding=True)
    t.do(0, "found_settlement", "(1,4)SE")
    ships = t.places(0, "found_ship")
    assert ships
    t.do(0, "found_ship", min(ships))
    assert t.cheops.ships[0] == 1 << min(ships)
    assert t.asks == "found_settlement"


def test_a_founding_ship_elsewhere():
    t = Nile(founding=True)
    t.do(0, "found_settlement", "(1,4)SE")
    t.refused("founding-ship-elsewhere", 0, "found_ship", "(0,0)NW")
    t.refused("edge-not-at-sea", 0, "found_ship", "(0,1)W")


def test_T35_default_founding():
    t = Nile(founding=True)
    board = t.board
    for _ in range(12):
        seat = t.game.asked[0]
        legal = t.places(seat, "found_settlement")
        assert legal <= set(bits(founding_points(board)))
        t.default(seat)
        built = t.event("settlement_built").params["vertex"]
        assert built == min(legal, key=lambda v: (-pips_at(t.game, v), v))
        expected_route(t, seat, built)


def expected_route(t, seat, vertex):
    """The default is the first side in reading order, a road where one is legal."""
    roads, ships = t.places(seat, "found_road"), t.places(seat, "found_ship")
    first = min(roads | ships)
    t.default(seat)
    kind = "road_built" if first in roads else "ship_built"
    assert t.event(kind).params["edge"] == first


@pytest.mark.parametrize("other", ["five_six", "seafarers", "cities_knights", "alexander"])
def test_R30_no_other_module(other):
    with pytest.raises(Refusal) as caught:
        Game.create(("base", other, "cheops"), {}, 4)
    assert caught.value.key in ("modules-exclude", "module-seats", "unknown-module")


def test_R30_only_on_its_own_board():
    with pytest.raises(Refusal) as caught:
        Game.create(("base", "cheops"), {"map": "base_beginner"}, 4)
    assert caught.value.key == "map-module"


def test_robber_starts_on_the_desert_of_the_file_or_another():
    t = Nile()
    assert t.state.robber == t.hex("(7,3)")
    other = t.board.hex_label(t.hex("(-1,6)"))
    assert Nile(robber_start=other).state.robber == t.hex("(-1,6)")


def test_R20_three_players():
    t = Nile(3).at_site(0).started()
    t.do(0, "build_stone", 0)
    assert (t.cheops.blessing, t.cheops.cursed) == (0, (1, 2))
