"""The pyramid, the Pharaoh's cards and the ends of the game (cheops.md §9 to §12)."""

from random import Random

import pytest

from engine.game import Game
from engine.modules.base.victory import total_points
from engine.modules.cheops.pyramid import tier
from engine.simulation import random_move
from tests.rules.cheops.nile import SITE, Nile


def stone(t, seat, host=None):
    t.action(seat).hand(seat, brick=1, ore=1, gold_coin=1)
    t.do(seat, "build_stone", seat if host is None else host)
    return t


def seven(t, seat=0):
    t.pre_roll(seat).roll(3, 4)
    while t.asks == "discard":
        t.default(t.game.asked[0])
    t.default(seat)
    return t


# --- start ----------------------------------------------------------------------------------------


def test_T14_R13_before_the_start():
    t = Nile().hand(0, brick=1, ore=1)
    t.refused("pyramid-not-started", 0, "build_stone", 0)
    seven(t)
    assert t.cheops.black_stones == 0


def way_to_the_site():
    t = Nile().settlement(0, "(1,5)S").road(0, "(1,5)SW", "(0,5)SE")
    return t.hand(0, brick=1, lumber=1, wool=1, grain=1)


def test_T15_R22_the_first_settlement_at_the_site():
    t = way_to_the_site()
    t.do(0, "build_settlement", SITE)
    assert t.told("pyramid_started")
    assert (t.cheops.started, t.cheops.black_stones) == (True, 0)
    seven(t, 1)
    assert t.cheops.black_stones == 1


def test_R14_a_seven_of_the_same_turn_before():
    t = way_to_the_site()
    seven(t)
    t.do(0, "build_settlement", SITE)
    assert t.cheops.black_stones == 0


def test_T36_a_black_stone_before_any_other():
    t = seven(Nile().started())
    assert (t.cheops.black_stones, t.cheops.blessing, t.cheops.cursed) == (1, -1, ())


def test_T30_a_knight_adds_no_stone():
    t = Nile().started().cards(0, "knight_card")
    t.do(0, "play_knight")
    t.do(0, "move_robber", "(0,1)")
    assert t.cheops.black_stones == 0


def test_R10_a_city_keeps_the_access():
    t = Nile().started().settlement(0, SITE).city(0, SITE).hand(0, brick=1, ore=1)
    t.do(0, "build_stone", 0)
    assert t.event("stone_placed").params["fee"] == 0


def test_R11_three_settlements_fit_at_most():
    t = Nile()
    t.road(0, *(f"(-1,6){side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    price = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    for where in ("(-1,6)N", "(-1,6)SE", "(-1,6)SW"):
        t.hand(0, **price)
        t.do(0, "build_settlement", where)
    t.hand(0, **price)
    assert not {t.vertex(f"(-1,6){n}") for n in ("NE", "S", "NW")} & t.places(0, "build_settlement")


def test_R11_two_on_opposite_corners():
    t = Nile().settlement(0, "(-1,6)N", "(-1,6)S").hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.road(0, *(f"(-1,6){side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    t.hand(0, brick=1, lumber=1, wool=1, grain=1)
    corners = {t.vertex(f"(-1,6){n}") for n in ("NE", "SE", "SW", "NW")}
    assert not corners & t.places(0, "build_settlement")


# --- stones ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "level"), [(1, 1), (16, 1), (17, 2), (25, 2), (26, 3), (29, 3), (30, 4)]
)
def test_T29_tiers(number, level):
    assert tier(number) == level


def test_T29_told_with_each_stone():
    t = Nile().started(8, 8, blessing=0).at_site(0)
    t.do(0, "build_stone", 0)
    assert t.event("stone_placed").params == {
        "seat": 0,
        "host": 0,
        "fee": 0,
        "total": 17,
        "tier": 2,
    }


def test_T31_R12_eleven_stones_are_all():
    t = Nile().started(11, 3, blessing=0).at_site(0)
    t.refused("no-piece-left", 0, "build_stone", 0)


def guest(**options):
    """White (0) is joined to Blue's (1) settlement at the site."""
    t = Nile(**options).settlement(1, SITE).settlement(0, "(1,5)S").started(0, 1, blessing=1)
    return t.road(2, "(1,5)SW").road(1, "(0,5)SE").hand(0, brick=2, ore=2, gold_coin=1)


def test_T21_R26_a_guest_pays_for_every_stone():
    t = guest()
    t.do(0, "build_stone", 1)
    assert (t.hand_of(0), t.hand_of(1)) == ({"brick": 1, "ore": 1}, {"gold_coin": 1})
    t.refused("too-little-gold", 0, "build_stone", 1)
    assert not t.game.legal(0).of("build_stone")


def test_T21_with_an_own_settlement_both_are_free():
    t = guest().settlement(0, "(-1,6)SE")
    t.refused("own-site-first", 0, "build_stone", 1)
    t.do(0, "build_stone", 0)
    t.do(0, "build_stone", 0)
    assert t.hand_of(0) == {"gold_coin": 1}


def test_T34_no_fee_where_the_table_wants_none():
    t = guest(pyramid_guest_fee=0).hand(0, brick=1, ore=1)
    t.do(0, "build_stone", 1)
    assert t.hand_of(0) == {}


def test_no_way_to_the_site():
    t = Nile().started().settlement(1, SITE).settlement(0, "(1,5)S").hand(0, brick=1, ore=1)
    t.refused("no-way-to-the-site", 0, "build_stone", 1)
    t.refused("no-way-to-the-site", 0, "build_stone", 0)


def test_several_hosts():
    t = guest().settlement(2, "(-1,6)SE").road(2, "(-1,6)NE", "(-1,6)E")
    assert {move.host for move in t.game.legal(0).of("build_stone")} == {1, 2}


def prices(t, seat=0):
    rows = t.rules.actions["build_stone"].priced(t.game, seat)
    return [(row.of.get("host"), t.cards_in(row.cost)) for row in rows]


def test_a_guest_reads_the_fee_of_each_host():
    """§13: own access, or a host with the fee."""
    stone, paid = {"brick": 1, "ore": 1}, {"brick": 1, "ore": 1, "gold_coin": 1}
    t = guest().settlement(2, "(-1,6)SE").road(2, "(-1,6)NE", "(-1,6)E")
    assert prices(t) == [(1, paid), (2, paid)]
    assert prices(t, 1) == [(None, stone)]
    assert prices(t, 3) == [(None, stone)], "whoever has no way there reads what a stone costs"
    assert prices(guest(pyramid_guest_fee=0)) == [(1, stone)]


def test_a_stone_costs_brick_and_ore():
    t = Nile().started().settlement(0, SITE).hand(0, brick=1)
    t.refused("too-few-cards", 0, "build_stone", 0)


def test_no_stone_and_no_fee_without_a_word():
    t = guest()
    t.default(0)
    assert (t.cheops.stones[0], t.hand_of(0)["gold_coin"]) == (0, 1)


# --- Blessing and Curse ---------------------------------------------------------------------------


def placing(seats=4, *, stones, blessing, seat):
    """The position after ``seat`` placed one more stone; all have access."""
    t = Nile(seats).settlement(0, SITE)
    t.cheops.started = True
    t.started(*stones, blessing=blessing).settlement(seat, "(-1,6)SE")
    return stone(t, seat)


@pytest.mark.parametrize(
    ("before", "holder", "seat", "after", "blessing", "cursed"),
    [
        ((0, 0, 0, 0), -1, 0, [1, 0, 0, 0], 0, (1, 2, 3)),
        ((1, 0, 0, 0), 0, 1, [1, 1, 0, 0], 0, (2, 3)),
        ((1, 1, 0, 0), 0, 1, [1, 2, 0, 0], 1, (2, 3)),
        ((1, 2, 0, 0), 1, 2, [1, 2, 1, 0], 1, (3,)),
        ((1, 2, 1, 0), 1, 3, [1, 2, 1, 1], 1, (0, 2, 3)),
        ((1, 1, 1, 0), 0, 3, [1, 1, 1, 1], 0, (1, 2, 3)),
        ((1, 1, 1, 1), 0, 2, [1, 1, 2, 1], 2, (0, 1, 3)),
        ((3, 3, 1, 2), 0, 1, [3, 4, 1, 2], 1, (2,)),
    ],
)
def test_the_table_of_section_11(before, holder, seat, after, blessing, cursed):
    t = placing(stones=before, blessing=holder, seat=seat)
    assert (t.cheops.stones, t.cheops.blessing, t.cheops.cursed) == (after, blessing, cursed)


def test_T16_the_first_stone():
    t = Nile().at_site(0).started().with_points(5, 4, 4, 4)
    t.do(0, "build_stone", 0)
    assert t.points_of_all() == [8, 2, 2, 2]


def changes(stones, blessing, seat, seats=4):
    """Points that each seat gains and loses by a stone of ``seat``."""
    t = Nile(seats).started(*stones, blessing=blessing).settlement(seat, "(-1,6)SE")
    before = t.points_of_all()
    now = stone(t, seat).points_of_all()
    return [after - then for after, then in zip(now, before, strict=True)], t


def test_T17_a_new_holder():
    change, t = changes((1, 1, 0, 0), 0, 1)
    assert change == [-3, 3, 0, 0]
    assert (t.cheops.blessing, t.cheops.cursed) == (1, (2, 3))


def test_T18_the_last_one_catches_up():
    change, t = changes((1, 2, 1, 0), 1, 3)
    assert change == [-2, 0, -2, 0]
    assert t.cheops.cursed == (0, 2, 3)


def test_T19_R16_all_equal():
    change, t = changes((1, 1, 1, 0), 0, 3)
    assert change == [0, -2, -2, 0]
    assert (t.cheops.blessing, t.cheops.cursed) == (0, (1, 2, 3))


def test_T20_three_players():
    change, t = changes((2, 1, 1), 0, 2, seats=3)
    assert (t.cheops.stones, t.cheops.blessing, t.cheops.cursed) == ([2, 1, 2], 0, (1,))
    assert change == [0, 0, 2]


def test_R17_nobody_jumps_over_the_holder():
    _, t = changes((2, 2, 2, 0), 0, 2)
    assert t.cheops.blessing == 2
    assert max(t.cheops.stones) == t.cheops.stones[2]


def test_black_stones_deal_no_cards():
    t = seven(Nile().started(1, 1, blessing=0, black=5))
    assert (t.cheops.blessing, t.cheops.cursed) == (0, (2, 3))
    assert not t.told("curse")


def test_changes_are_told():
    _, t = changes((1, 2, 1, 0), 1, 3)
    assert [event.params["seat"] for event in t.events if event.kind == "curse"] == [0, 2]
    _, t = changes((1, 1, 0, 0), 0, 2)
    assert t.event("curse_lifted").params == {"seat": 2, "scored": 2}
    _, t = changes((1, 1, 0, 0), 0, 1)
    assert t.event("blessing").params == {"seat": 1, "former": 0, "points": 3}
    _, t = changes((1, 1, 0, 0), 1, 0)
    assert t.event("blessing").params == {"seat": 0, "former": 1, "points": 3}


# --- the end --------------------------------------------------------------------------------------


def test_T22_R21_the_sixteenth_black_stone():
    t = Nile().started(2, 1, blessing=0, black=15).with_points(7, 9, 4, 4).hand(1, wool=8)
    t.pre_roll(0).roll(3, 4)
    t.default(1)
    assert not t.game.finished
    t.do(0, "move_robber", "(0,1)")
    assert t.cheops.black_stones == 16
    assert t.game.winners == (1,)


def test_fifteen_black_stones_are_not_enough():
    t = seven(Nile().started(2, 1, blessing=0, black=14))
    assert (t.cheops.black_stones, t.game.finished) == (15, False)


def test_T23_R27_the_last_stone_of_the_pyramid():
    t = Nile().started(4, 4, 4, 3, blessing=0, black=14).at_site(1)
    t.with_points(6, 5, 4, 4).action(1)
    t.do(1, "build_stone", 1)
    assert t.event("stone_placed").params["tier"] == 4
    assert t.cheops.blessing == 1
    assert t.points_of_all()[:2] == [3, 8]
    assert t.game.winners == (1,)


def test_T24_twelve_points_by_the_blessing():
    t = Nile().started(2, 2, 1, 1, blessing=1).at_site(0).with_points(9, 6, 2, 2)
    t.do(0, "build_stone", 0)
    assert t.points(0) == 12
    assert t.game.winners == (0,)


def test_T25_joint_winners():
    t = seven(Nile().started(5, 4, 3, 3, blessing=0, black=14).with_points(10, 10, 7, 5))
    assert t.points_of_all() == [10, 10, 7, 5]
    assert t.game.winners == (0, 1)


def test_R15_the_pharaoh_finishes_the_pyramid():
    t = seven(Nile().started(8, 7, blessing=0, black=14).with_points(5, 5, 3, 8))
    assert sum(t.cheops.stones) + t.cheops.black_stones == 30
    assert t.game.winners == (3,)


def test_R28_points_rise_only_on_the_own_turn():
    game = Game.create(("base", "cheops"), {}, 3, b"points")
    random = Random(5)
    while not game.finished:
        active, before = game.state.active, points(game)
        turn = game.state.turn
        game.play(random_move(game, random))
        if turn and game.state.active == active:
            now = points(game)
            assert all(now[seat] <= before[seat] for seat in range(3) if seat != active)


def points(game):
    return [total_points(game, seat) for seat in range(game.rules.seats)]


def test_a_claim_ends_the_game_for_whoever_leads():
    """§12: most points win, whoever announces that the game is over."""
    t = Nile(auto_claim_victory=False).with_points(12, 13, 13)
    t.do(0, "claim_victory")
    assert t.game.winners == (1, 2)


def test_hidden_cards_count_for_the_end():
    t = Nile().with_points(12)
    t.game._settle()
    assert t.game.winners == (0,)
