"""Options, set-up and founding (base.md §1, §4–§6)."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.registry import all_modules
from tests.engine.builder import Table


def found(t, seat, vertex, edge):
    t.do(seat, "found_settlement", vertex)
    t.do(seat, "found_road", edge)


def refusal(**options):
    seats = options.pop("seats", 4)
    with pytest.raises(Refusal) as caught:
        Game.create(("base",), options, seats)
    return caught.value


# --- options --------------------------------------------------------------------------------------


def test_defaults_of_the_options():
    assert Game.create(("base",), seats=4).rules.options == {
        "map": "base_beginner",
        "beginner_pieces": False,
        "number_mode": "spiral",
        "harbor_mode": "shuffled",
        "strict_phases": False,
        "victory_points": None,
        "discard_limit": 7,
        "auto_claim_victory": True,
    }


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("map", ("base_beginner", "base_variable")),
        ("beginner_pieces", (False, True)),
        ("number_mode", ("spiral", "random_no_red", "random_free")),
        ("harbor_mode", ("shuffled", "fixed")),
        ("strict_phases", (False, True)),
        ("victory_points", (5, 10, 15)),
        ("discard_limit", (5, 7, 9)),
        ("auto_claim_victory", (True, False)),
    ],
)
def test_every_value_of_every_option_starts_a_game(option, values):
    for value in values:
        game = Game.create(("base",), {option: value})
        assert game.rules.options[option] == value
        assert game.asked


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("map", "five_six_and_a_half"),
        ("map", None),
        ("beginner_pieces", 1),
        ("number_mode", "random"),
        ("harbor_mode", True),
        ("strict_phases", 0),
        ("victory_points", "10"),
        ("victory_points", 0),
        ("victory_points", 10**6),
        ("discard_limit", 7.0),
        ("discard_limit", [7]),
        ("auto_claim_victory", "yes"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_option(option, value):
    refused = refusal(**{option: value})
    assert (refused.key, refused.params["option"]) == ("option-value", option)


def test_an_unknown_option_is_refused_by_name():
    refused = refusal(dragons=True)
    assert (refused.key, refused.params["option"]) == ("unknown-option", "dragons")


def test_the_target_is_the_maps_unless_the_host_chose_one():
    assert Game.create().rules.target == 10
    assert Game.create(options={"victory_points": 12}).rules.target == 12


def test_beginner_pieces_need_a_map_that_prints_them():
    refused = refusal(map="base_variable", beginner_pieces=True)
    assert (refused.key, refused.params["map"]) == ("no-starting-pieces", "base_variable")


def test_number_and_harbor_mode_leave_the_beginner_board_alone():
    boards = {
        repr(Game.create(options={"number_mode": mode, "harbor_mode": harbors}).layout)
        for mode in ("spiral", "random_no_red", "random_free")
        for harbors in ("shuffled", "fixed")
    }
    assert len(boards) == 1


def test_the_variable_board_follows_its_seed():
    def drawn(seed, **options):
        return Game.create(("base",), {"map": "base_variable", **options}, seed=seed).layout

    assert drawn(b"a") == drawn(b"a")
    assert drawn(b"a") != drawn(b"b")
    assert drawn(b"a", number_mode="random_free") != drawn(b"a")
    assert drawn(b"a", harbor_mode="fixed").harbors == Game.create().layout.harbors


def test_B57_a_map_for_fewer_players_is_refused_by_name():
    modules = [name for name in ("base", "five_six") if name in all_modules()]
    for name in ("base_beginner", "base_variable"):
        with pytest.raises(Refusal) as caught:
            Game.create(modules, {"map": name}, seats=5)
        assert caught.value.key == "map-seats"
        assert (caught.value.params["map"], caught.value.params["seats"]) == (name, 5)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_impossible_numbers_of_seats_are_refused(seats):
    assert refusal(seats=seats).key in ("seat-count", "map-seats")


# --- printed pieces -------------------------------------------------------------------------------


def test_T1_starting_hands_and_bank():
    t = Table.start()
    assert [t.hand_of(seat) for seat in range(4)] == [
        {"brick": 1, "lumber": 1, "ore": 1},
        {"brick": 1, "lumber": 1, "grain": 1},
        {"grain": 2, "ore": 1},
        {"lumber": 2, "grain": 1},
    ]
    assert t.cards_in(t.state.bank) == {
        "brick": 17,
        "lumber": 15,
        "wool": 19,
        "grain": 15,
        "ore": 17,
    }
    assert (t.asks, t.game.asked, t.state.turn) == ("pre_roll", (0,), 1)
    assert sum(t.base.deck.values()) == 25


def test_three_players_leave_the_fourth_seats_pieces_out():
    t = Table.start(seats=3)
    assert [t.hand_of(seat) for seat in range(3)] == [
        {"brick": 1, "lumber": 1, "ore": 1},
        {"brick": 1, "lumber": 1, "grain": 1},
        {"grain": 2, "ore": 1},
    ]
    assert t.state.buildings.bit_count() == 6
    assert not t.state.buildings >> t.vertex("(0,-1)N") & 1


# --- founding -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_T38_snake_order(seats):
    t = Table(seats=seats, founding=True)
    order = []
    while t.state.turn == 0:
        (seat,) = t.game.asked
        order.append((seat, t.asks))
        t.default(seat)
    snake = [*range(seats), *reversed(range(seats))]
    assert order == [(s, kind) for s in snake for kind in ("found_settlement", "found_road")]
    assert (t.asks, t.game.asked, t.state.turn) == ("pre_roll", (0,), 1)
    assert t.state.buildings.bit_count() == 2 * seats


def test_founding_needs_no_connection_but_distance():
    t = Table(founding=True)
    found(t, 0, "(0,0)N", "(0,0)NE")
    t.refused("vertex-occupied", 1, "found_settlement", "(0,0)N")
    t.refused("too-near", 1, "found_settlement", "(0,0)NE")
    t.refused("not-your-turn", 0, "found_settlement", "(0,0)S")
    t.refused("not-now", 1, "found_road", "(0,0)SE")
    t.do(1, "found_settlement", "(0,0)SE")
    t.refused("edge-occupied", 1, "found_road", "(0,0)NE")
    t.do(1, "found_road", "(0,0)E")


def test_only_the_second_settlement_pays_and_before_the_next_player_acts():
    t = Table(seats=3, founding=True)
    for seat, vertex, edge in (
        (0, "(0,-1)S", "(0,-1)SE"),
        (1, "(1,0)S", "(1,0)SE"),
        (2, "(-1,1)S", "(-1,1)SE"),
    ):
        found(t, seat, vertex, edge)
        assert t.hand_of(seat) == {}
    t.do(2, "found_settlement", "(1,-1)N")
    assert t.hand_of(2) == {"wool": 2, "lumber": 1}
    assert (t.asks, t.game.asked) == ("found_road", (2,))


def test_the_starting_payment_follows_the_shortage_rule():
    t = Table(seats=3, founding=True)
    for seat, vertex, edge in (
        (0, "(0,-1)S", "(0,-1)SE"),
        (1, "(1,0)S", "(1,0)SE"),
        (2, "(-1,1)S", "(-1,1)SE"),
    ):
        found(t, seat, vertex, edge)
    t.bank(wool=1)
    t.do(2, "found_settlement", "(1,-1)N")
    assert t.hand_of(2) == {"wool": 1, "lumber": 1}


def test_B50_desert_corner_between_two_fields():
    t = Table(seats=3, founding=True)
    terrain = list(t.state.terrain)
    for hex_ in ("(0,-1)", "(1,-1)"):
        terrain[t.hex(hex_)] = "fields"
    t.state.terrain = tuple(terrain)
    t.refresh()
    for seat, vertex, edge in (
        (0, "(0,1)S", "(0,1)SE"),
        (1, "(1,0)SE", "(1,0)E"),
        (2, "(-1,1)S", "(-1,1)SE"),
    ):
        found(t, seat, vertex, edge)
    t.do(2, "found_settlement", "(0,0)N")
    assert t.hand_of(2) == {"grain": 2}


def test_B51_the_second_road_touches_the_second_settlement():
    t = Table(seats=3, founding=True)
    for seat, vertex, edge in (
        (0, "(0,1)S", "(0,1)SE"),
        (1, "(1,0)SE", "(1,0)E"),
        (2, "(-1,1)S", "(-1,1)SE"),
    ):
        found(t, seat, vertex, edge)
    t.do(2, "found_settlement", "(0,0)N")
    t.refused("founding-road-elsewhere", 2, "found_road", "(-1,1)SW")
    t.do(2, "found_road", "(0,0)NW")


def test_Q1_founding_defaults():
    t = Table(founding=True)
    board, number = t.board, t.state.number

    def pips(vertex):
        return sum(6 - abs(7 - number[h]) for h in board.vertex_hexes[vertex] if number[h])

    best = max(pips(v) for v in range(board.vertex_count))
    expected = min(v for v in range(board.vertex_count) if pips(v) == best)
    assert t.stand_in(0) == t.make(0, "found_settlement", expected)
    t.default(0)
    assert t.stand_in(0) == t.make(0, "found_road", min(board.vertex_edges[expected]))
    t.default(0)
    assert t.stand_in(1).vertex != expected
    assert t.stand_in(1) in t.game.legal(1)


def test_starting_pieces_count_as_built():
    t = Table.start(seats=3).hand(0, lumber=4).settlement(0, "(2,0)SE").action(0)
    assert t.base.road_length == [1, 1, 1]
    assert t.can(0, "maritime_trade", "lumber", "grain")
