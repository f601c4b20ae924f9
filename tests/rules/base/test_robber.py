"""The 7, the robber, the theft (base.md §9)."""

import pytest

from engine.bits import bits
from tests.engine.builder import Table


@pytest.fixture
def t():
    return Table()


def owed(t):
    return t.game.decision.owed


# --- discards -------------------------------------------------------------------------------------


def test_B1_eight_cards_and_seven(t):
    t.hands({"wool": 8}, {"ore": 7}).roll(3, 4)
    assert (t.asks, t.game.asked, owed(t)) == ("discard", (0,), (4, 0, 0, 0))


@pytest.mark.parametrize(("held", "due"), [(9, 4), (13, 6), (19, 9)])
def test_B2_half_is_rounded_down(t, held, due):
    t.hand(2, wool=held).roll(3, 4)
    assert (t.game.asked, owed(t)[2]) == ((2,), due)


def test_B3_the_active_player_discards_before_moving_the_robber(t):
    t.hand(0, wool=6, ore=5).roll(1, 6)
    assert (t.asks, t.game.asked, owed(t)[0]) == ("discard", (0,), 5)
    t.refused("not-now", 0, "move_robber", "(0,1)")
    t.do(0, "discard", "2wool+3ore")
    assert t.hand_of(0) == {"wool": 4, "ore": 2}
    assert (t.asks, t.game.asked) == ("move_robber", (0,))


def test_B4_the_thiefs_eighth_card_costs_nothing(t):
    t.hands({"wool": 7}, {"ore": 1}).settlement(1, "(0,1)N").roll(3, 4)
    t.do(0, "move_robber", "(0,1)", outcomes=["ore"])
    assert sum(t.hand_of(0).values()) == 8
    assert (t.asks, t.game.asked) == ("action", (0,))


def test_B5_no_discards_for_a_knight(t):
    t.hand(1, wool=12).cards(0, "knight_card")
    t.do(0, "play_knight")
    assert (t.asks, t.game.asked) == ("move_robber", (0,))


def test_B56_discards_come_in_any_order_and_the_robber_waits(t):
    t.hands({"wool": 8}, {"ore": 9}, {}, {"brick": 10}).roll(2, 5)
    assert t.game.asked == (0, 1, 3)
    t.do(3, "discard", {"brick": 5})
    t.do(0, "discard", {"wool": 4})
    assert (t.asks, t.game.asked) == ("discard", (1,))
    t.refused("not-your-turn", 0, "move_robber", "(0,1)")
    t.refused("not-your-turn", 3, "discard", {"brick": 2})
    t.default(1)
    assert (t.asks, t.game.asked) == ("move_robber", (0,))


def test_T10_hands_of_8_7_15_3(t):
    t.hands({"wool": 8}, {"ore": 7}, {"brick": 9, "grain": 6}, {"lumber": 3}).roll(1, 6)
    assert (t.game.asked, owed(t)) == ((0, 2), (4, 0, 7, 0))
    t.do(0, "discard", {"wool": 4})
    t.do(2, "discard", {"brick": 1, "grain": 6})
    assert t.asks == "move_robber"
    assert (t.in_bank("wool"), t.in_bank("brick"), t.in_bank("grain")) == (15, 11, 19)


def test_a_discard_of_other_size_or_of_cards_not_held_is_refused(t):
    t.hand(0, wool=8, ore=1).roll(1, 6)
    assert t.refused("discard-count", 0, "discard", {"wool": 3}) == {"count": 4, "given": 3}
    t.refused("discard-count", 0, "discard", {"wool": 5})
    t.refused("cards-not-held", 0, "discard", {"wool": 2, "ore": 2})
    t.refused("cards-not-held", 0, "discard", {"brick": 4})


def test_the_discard_limit_is_an_option():
    t = Table(discard_limit=9).hands({"wool": 9}, {"ore": 10})
    t.roll(3, 4)
    assert (t.game.asked, owed(t)) == ((1,), (0, 5, 0, 0))


def test_development_cards_do_not_count(t):
    t.hand(0, wool=7).cards(0, "monopoly", "monopoly").roll(3, 4)
    assert t.asks == "move_robber"


def test_a_seven_pays_nothing():
    t = Table.start()
    before = [t.hand_of(seat) for seat in range(4)]
    t.roll(2, 5)
    assert [t.hand_of(seat) for seat in range(4)] == before


def test_T44_Q3_default_discard(t):
    t.hand(2, wool=4, ore=3, brick=2).roll(3, 4)
    t.default(2)
    assert t.hand_of(2) == {"wool": 2, "ore": 2, "brick": 1}


# --- the robber's move ----------------------------------------------------------------------------


def test_B6_the_same_hex_is_illegal(t):
    t.roll(3, 4)
    t.refused("robber-same-hex", 0, "move_robber", "(0,0)")


def test_B7_back_to_the_desert(t):
    t.robber("(0,1)").hand(1, wool=2).settlement(1, "(2,0)N").roll(3, 4)
    t.do(0, "move_robber", "(0,0)")
    assert (t.asks, t.hand_of(1)) == ("action", {"wool": 2})


def test_B8_own_buildings_only(t):
    t.settlement(0, "(0,1)N").hand(0, wool=2).roll(3, 4)
    t.do(0, "move_robber", "(0,1)")
    assert (t.asks, t.hand_of(0)) == ("action", {"wool": 2})
    assert not t.told("card_stolen")


def test_B9_development_cards_are_no_loot(t):
    t.settlement(1, "(0,1)N").cards(1, "knight_card", "monopoly", "monopoly").roll(3, 4)
    t.do(0, "move_robber", "(0,1)")
    assert (t.asks, len(t.base.cards[1])) == ("action", 3)


def test_B10_harbors_work_beside_the_robber(t):
    t.settlement(0, "(2,0)SE").hand(0, lumber=3).robber("(2,0)").action(0)
    t.do(0, "maritime_trade", "lumber", "grain")


def test_the_robber_stays_on_land(t):
    t.roll(3, 4)
    land = {t.board.hex(q, r) for q, r in t.board.hexes if max(abs(q), abs(r), abs(q + r)) <= 2}
    assert t.places(0, "move_robber") == land - {t.hex("(0,0)")}
    t.refused("robber-hex", 0, "move_robber", "(3,0)")


def test_T11_the_only_eligible_victim():
    t = Table.start()
    t.roll(3, 4)
    t.do(0, "move_robber", "(-1,1)", outcomes=["grain"])
    assert t.event("card_stolen").params == {"thief": 0, "victim": 2}
    assert t.hand_of(0) == {"brick": 1, "lumber": 1, "grain": 1, "ore": 1}
    assert t.asks == "action"


def test_T12_a_victim_without_cards():
    t = Table.start().hand(2)
    t.roll(3, 4)
    t.do(0, "move_robber", "(-1,1)")
    assert (t.asks, t.told("card_stolen")) == ("action", False)


def test_several_victims_are_chosen_from(t):
    t.settlement(1, "(0,1)N").settlement(2, "(0,1)S").settlement(3, "(0,1)SE")
    t.hands({}, {"wool": 1}, {"ore": 1}).roll(3, 4)
    t.do(0, "move_robber", "(0,1)")
    assert (t.asks, t.game.asked) == ("steal", (0,))
    t.refused("not-a-victim", 0, "steal", 3)
    t.refused("not-a-victim", 0, "steal", 0)
    t.do(0, "steal", 2, outcomes=["ore"])
    assert (t.hand_of(0), t.hand_of(2), t.asks) == ({"ore": 1}, {}, "action")


def test_only_the_two_concerned_learn_the_kind(t):
    t.settlement(1, "(0,1)N").hand(1, wool=1).roll(3, 4)
    t.do(0, "move_robber", "(0,1)")
    event = t.event("card_stolen_kind")
    assert [event.visible_to(seat) for seat in (0, 1, 2, 3, None)] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert "wool" not in str(t.event("card_stolen"))


def test_the_theft_follows_the_victims_hand(t):
    t.settlement(1, "(0,1)N").hand(1, wool=1, ore=2).roll(3, 4)
    seen = set()
    for seed in range(40):
        game = t.game.copy()
        game.seed = bytes([seed + 1])
        game.play(t.make(0, "move_robber", "(0,1)"))
        seen.add(tuple(game.state.hands[0]))
    assert seen == {t.rules.bag(wool=1), t.rules.bag(ore=1)}


# --- defaults -------------------------------------------------------------------------------------


def test_T45_Q4_Q5_start_position():
    t = Table.start()
    t.roll(3, 4)
    t.default(0)
    assert t.state.robber == t.hex("(0,-2)")
    assert t.event("card_stolen").params == {"thief": 0, "victim": 3}


def test_Q4_the_hex_that_hurts_least(t):
    t.roll(3, 4)
    first, second, third = ("(0,-2)", "(1,-2)", "(2,-2)")
    assert t.stand_in(0).hex == t.hex(first)
    t.settlement(1, f"{first}NW")
    assert t.stand_in(0).hex == t.hex(second)
    t.settlement(0, f"{second}N")
    assert t.stand_in(0).hex == t.hex(third)


def away_from(t, hex_):
    """A vertex of every other hex."""
    mask = t.board.hex_vertex_mask[hex_]
    others = [h for h in bits(t.board.tiles) if h != hex_]
    return [next(v for v in t.board.hex_vertices[h] if not mask >> v & 1) for h in others]


def test_Q4_own_hexes_come_after_any_loss_of_others():
    t = Table(victory_points=40)
    t.settlement(0, *away_from(t, t.hex("(1,1)"))).city(1, "(1,1)SE").roll(3, 4)
    assert t.stand_in(0).hex == t.hex("(1,1)")


def test_Q4_fewest_points_of_opponents(t):
    t.city(1, *away_from(t, t.hex("(1,1)"))).settlement(2, "(1,1)SE").roll(3, 4)
    assert t.stand_in(0).hex == t.hex("(1,1)")


def test_Q5_most_cards_then_clockwise(t):
    t.settlement(0, "(2,0)N").settlement(1, "(0,1)N").settlement(2, "(0,1)S")
    t.settlement(3, "(0,1)SE").hands({}, {"wool": 2}, {"ore": 2}, {"brick": 1})
    t.pre_roll(2).roll(3, 4)
    t.do(2, "move_robber", "(0,1)")
    assert t.stand_in(2) == t.make(2, "steal", 1)
    t.game.undo()
    t.hand(3, brick=2)
    t.do(2, "move_robber", "(0,1)")
    assert t.stand_in(2) == t.make(2, "steal", 3)
