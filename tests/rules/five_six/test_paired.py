"""Paired players (five_six.md §5)."""

import pytest

from engine.registry import all_modules
from tests.engine.builder import Table


def paired(seats=6, **options):
    return Table("five_six", seats=seats, extra_build="paired_players", **options).robber(-1)


def part(t, first=0):
    """Let player 1 end its turn: player 2's part follows."""
    t.do(first, "end_turn")
    return t


def asked(t):
    return t.asks, t.game.asked


def pairs(seats, rounds):
    """The pairs of the first round-steps, in seat numbers from 1."""
    t, found = paired(seats), []
    for _ in range(rounds):
        (first,) = t.game.asked
        t.roll(1, 1)
        t.do(first, "end_turn")
        (second,) = t.game.asked
        assert t.asks == "paired_action"
        t.do(second, "end_turn")
        found.append((first + 1, second + 1))
    return found


def test_T12_pairs_of_six_players():
    assert pairs(6, 6) == [(1, 4), (2, 5), (3, 6), (4, 1), (5, 2), (6, 3)]


def test_T13_pairs_of_five_players():
    assert pairs(5, 5) == [(1, 4), (2, 5), (3, 1), (4, 2), (5, 3)]


def test_T22_player_two_waits_for_player_one():
    t = paired().settlement(3, "(0,0)N").hand(3, brick=1, lumber=1).action(0)
    t.refused("not-your-turn", 3, "build_road", "(0,0)NE")
    part(t)
    assert asked(t) == ("paired_action", (3,))
    t.do(3, "build_road", "(0,0)NE")


def test_there_is_no_special_building_phase():
    t = paired().hand(1, brick=1, lumber=1).settlement(1, "(0,0)N").action(0)
    part(t)
    assert asked(t) == ("paired_action", (3,))
    t.do(3, "end_turn")
    assert asked(t) == ("pre_roll", (1,))


def test_X9_player_two_trades_with_nobody():
    t = part(paired().hand(3, wool=1).hand(0, ore=1).action(0))
    t.refused("no-trading-now", 3, "offer_trade", "wool", "ore", (0,))
    t.refused("no-trading-now", 0, "offer_trade", "ore", "wool", (3,))


def test_player_two_answers_the_offers_of_player_one():
    t = paired().hand(3, wool=1).hand(0, ore=1).action(0)
    t.do(0, "offer_trade", "ore", "wool", (3,))
    t.do(3, "accept_offer", 1)
    assert t.hand_of(3) == {"ore": 1}


def test_X10_player_two_uses_a_harbor():
    t = paired()
    edge, kind = next((e, k) for e, k in t.state.harbors if k != "any")
    t.settlement(3, t.board.edge_vertices[edge][0]).hand(3, **{kind: 2}).action(0)
    other = "ore" if kind != "ore" else "brick"
    part(t).do(3, "maritime_trade", kind, other)
    assert t.hand_of(3) == {other: 1}


def test_X11_all_discard_and_player_one_moves_the_robber():
    t = paired().hand(0, wool=8).hand(3, ore=9).hand(5, brick=8).pre_roll(0)
    t.roll(3, 4)
    assert asked(t) == ("discard", (0, 3, 5))
    for seat in (0, 3, 5):
        t.default(seat)
    assert asked(t) == ("move_robber", (0,))


def test_X12_T14_player_two_plays_a_knight():
    t = paired().cards(3, "knight_card", "knight_card").knights(0, 0, 0, 2).action(0)
    part(t).do(3, "play_knight")
    assert asked(t) == ("move_robber", (3,))
    t.default(3)
    assert (t.base.knights[3], t.base.largest_army) == (3, 3)
    t.refused("one-card-per-turn", 3, "play_knight")


def test_the_card_of_player_one_does_not_count_for_player_two():
    t = paired().cards(0, "monopoly").cards(3, "monopoly").action(0)
    t.do(0, "play_monopoly", "ore")
    part(t).do(3, "play_monopoly", "ore")


def test_T15_a_card_bought_in_the_part_is_not_played_in_it():
    t = part(paired().hand(3, wool=1, grain=1, ore=1).action(0))
    t.do(3, "buy_development_card", outcomes=["monopoly"])
    t.refused("card-bought-this-turn", 3, "play_monopoly", "ore")


def test_T16_player_two_wins_in_his_part():
    t = paired().settlement(3, "(0,0)N").road(3, "(0,0)NE", "(0,0)E")
    t.cards(3, *["victory_point_card"] * 8).hand(3, brick=1, lumber=1, wool=1, grain=1)
    assert t.points(3) == 9
    part(t.action(0))
    assert not t.game.finished
    t.do(3, "build_settlement", "(0,0)SE")
    assert t.game.winners == (3,)


def test_player_two_wins_at_the_start_of_his_part():
    t = paired().cards(3, *["victory_point_card"] * 10).action(0)
    part(t)
    assert t.game.winners == (3,)


def test_the_default_of_player_two_is_to_end():
    t = part(paired().action(0))
    t.default(3)
    assert asked(t) == ("pre_roll", (1,))
    assert t.state.turn == 2


def test_strict_phases_split_the_part_of_player_two_too():
    t = paired(strict_phases=True).settlement(3, "(0,0)N").hand(3, wool=4, brick=1, lumber=1)
    part(t.action(0))
    assert asked(t) == ("paired_exchange", (3,))
    t.refused("not-now", 3, "build_road", "(0,0)NE")
    t.do(3, "maritime_trade", "wool", "ore")
    t.do(3, "end_trading")
    t.refused("not-now", 3, "maritime_trade", "wool", "ore")
    t.do(3, "build_road", "(0,0)NE")
    t.do(3, "end_turn")
    assert asked(t) == ("pre_roll", (1,))


def test_the_public_active_player_is_the_one_whose_part_it_is():
    t = part(paired().action(0))
    assert t.state.active == 3
    t.do(3, "end_turn")
    assert t.state.active == 1


@pytest.mark.skipif("cities_knights" not in all_modules(), reason="there is no alchemist here")
def test_X18_the_alchemist_is_kept():
    t = Table("five_six", "cities_knights", seats=6, extra_build="paired_players").robber(-1)
    part = t.state.slices["cities_knights"]
    part.cards[3] = ("alchemist", "crane")
    part.decks[2]["alchemist"] -= 1
    t.action(0).do(0, "end_turn")
    assert asked(t) == ("paired_action", (3,))
    t.refused("not-now", 3, "play_alchemist", 1, 2)
    t.do(3, "end_turn")
    assert "alchemist" in t.state.slices["cities_knights"].cards[3]
