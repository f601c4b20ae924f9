"""Options, components, seats, combinations (five_six.md §1–§3, §6; base.md §1.1)."""

import pytest

from engine.combinations import boards_for, modules_for
from engine.errors import Refusal
from engine.game import Game
from tests.engine.builder import Table


def refusal(*modules, seats, **options):
    with pytest.raises(Refusal) as caught:
        Game.create(("base", *modules), options, seats)
    return caught.value


# --- options --------------------------------------------------------------------------------------


def test_defaults_of_the_options():
    options = Game.create(("base", "five_six"), seats=5).rules.options
    assert options["map"] == "five_six"
    assert options["extra_build"] == "special_building_phase"
    assert options["number_mode"] == "spiral"
    assert options["harbor_mode"] == "shuffled"
    assert options["small_game"] is False


def test_fixed_harbors_do_not_exist():
    refused = refusal("five_six", seats=5, harbor_mode="fixed")
    assert (refused.key, refused.params["option"]) == ("option-value", "harbor_mode")


@pytest.mark.parametrize("mode", ["spiral", "random_no_red", "random_free"])
def test_every_number_mode_gives_a_board(mode):
    game = Game.create(("base", "five_six"), {"number_mode": mode}, 6, b"mode")
    assert sum(game.state.number) == 196


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_seats_never_go_without_the_module(seats):
    refused = refusal(seats=seats)
    assert refused.key == "module-left-out"
    assert refused.params == {"module": "five_six", "seats": seats}
    assert modules_for(["base"], seats) == ("base", "five_six")


def test_what_a_set_up_is_completed_with():
    assert modules_for([], 4) == ("base",)
    assert modules_for(["seafarers"], 4) == ("base", "seafarers")
    assert modules_for(["seafarers"], 6) == ("base", "five_six", "seafarers")
    with pytest.raises(Refusal, match="unknown-module"):
        modules_for(["atlantis"], 4)


def test_boards_of_a_set_up():
    assert boards_for(["base"], 6) == ("five_six",)
    assert boards_for(["base"], 4) == ("base_beginner", "base_variable")
    assert boards_for(["five_six"], 4, {"small_game": True}) == ("five_six",)
    assert boards_for(["five_six"], 4) == ()


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_seats_need_the_small_game(seats):
    refused = refusal("five_six", seats=seats)
    assert refused.key == "module-seats"
    assert refused.params == {"module": "five_six", "seats": seats, "allowed": (5, 6)}


def test_the_small_game_is_for_the_big_board_only():
    refused = refusal("five_six", seats=4, small_game=True, map="base_beginner")
    assert refused.key == "map-module"
    assert refused.params == {"map": "base_beginner", "module": "five_six"}


def test_more_than_six_seats_are_refused():
    assert refusal("five_six", seats=7).key == "seat-count"


def test_the_target_stays_ten():
    assert Game.create(("base", "five_six"), seats=6).rules.target == 10
    assert Game.create(("base", "five_six"), {"victory_points": 12}, 6).rules.target == 12


# --- components -----------------------------------------------------------------------------------


def test_T2_deck():
    deck = Game.create(("base", "five_six"), seats=5).rules.deck
    assert sum(deck.values()) == 34
    assert deck == {
        "knight_card": 20,
        "victory_point_card": 5,
        "road_building": 3,
        "year_of_plenty": 3,
        "monopoly": 3,
    }


def test_T3_bank():
    bank = Game.create(("base", "five_six"), seats=6).state.bank
    assert bank == [24] * 5


@pytest.mark.parametrize("seats", [5, 6])
def test_supplies_per_player_are_unchanged(seats):
    state = Game.create(("base", "five_six"), seats=seats).state
    for seat in range(seats):
        pieces = [state.supply(piece, seat) for piece in ("road", "settlement", "city")]
        assert pieces == [15, 5, 4]


@pytest.mark.parametrize("seats", [5, 6])
def test_the_snake_goes_round_all_seats(seats):
    t = Table("five_six", seats=seats, founding=True)
    order = []
    while not t.state.turn:
        order.append(t.game.asked[0])
        t.default(order[-1])
    up = list(range(seats))
    assert order[::2] == [*up, *reversed(up)]
    assert (t.asks, t.game.asked) == ("pre_roll", (0,))


def test_X19_T18_small_game_with_four_players():
    t = Table("five_six", seats=4, small_game=True)
    assert t.board.map.id == "five_six"
    assert t.state.bank == [24] * 5
    assert sum(t.rules.deck.values()) == 34
    assert t.rules.options["extra_build"] == "none"
    t.hand(1, brick=1, lumber=1).action(0).do(0, "end_turn")
    assert (t.asks, t.game.asked, t.state.active) == ("pre_roll", (1,), 1)


def test_the_small_game_has_no_paired_players_either():
    t = Table("five_six", seats=3, small_game=True, extra_build="paired_players")
    t.action(0).do(0, "end_turn")
    assert (t.asks, t.game.asked) == ("pre_roll", (1,))


# --- what else depends on more seats --------------------------------------------------------------


def test_X8_shortage_in_production():
    t = Table("five_six", seats=6)
    fields = next(h for h, terrain in enumerate(t.state.terrain) if terrain == "fields")
    corners = t.board.hex_vertices[fields]
    t.robber(-1).city(0, corners[0]).city(1, corners[2]).settlement(2, corners[4]).bank(grain=4)
    t.pre_roll(0)
    number = t.state.number[fields]
    t.roll(min(6, number - 1), number - min(6, number - 1))
    assert all(not t.hand_of(seat).get("grain") for seat in range(6))
    assert t.in_bank("grain") == 4


def test_T17_discards_of_six_players():
    t = Table("five_six", seats=6)
    sizes = (8, 8, 7, 9, 0, 15)
    for seat, size in enumerate(sizes):
        t.hand(seat, wool=min(size, 4), ore=max(0, min(size - 4, 5)), lumber=max(0, size - 9))
    t.pre_roll(0).roll(3, 4)
    assert t.decision.owed == (4, 4, 0, 4, 0, 7)
    assert t.game.asked == (0, 1, 3, 5)
