"""Answers given in advance: what they answer, and what they leave to be asked."""

from engine.modules.base.robber import Discard
from engine.modules.base.trade import RefuseOffer
from engine.standing import Standing, chosen_for, standing_answer
from tests.engine.builder import Table


def answer(t, seat, **chosen):
    """What the standing answers of a seat make it do now."""
    kept = {name: Standing(tuple(names.split())) for name, names in chosen.items()}
    return standing_answer(t.game, seat, kept)


def offering(give, get):
    """A table with an open offer of seat 0 to seat 1."""
    t = Table().hand(0, wool=5).hand(1, ore=5, grain=5).action(0)
    t.do(0, "offer_trade", t.rules.bag(**give), t.rules.bag(**get), (1,))
    return t


def test_all_offers_are_refused():
    t = offering({"wool": 3}, {"ore": 1})
    assert answer(t, 1, offers="all") == RefuseOffer(1, 1)
    assert answer(t, 1) is None
    assert answer(t, 2, offers="all") is None


def test_in_one_turn_only():
    t = offering({"wool": 3}, {"ore": 1})
    refuse = t.rules.standing["offers"]
    standing = chosen_for(t.game, refuse, ["this_turn", "all"])
    assert standing == Standing(("this_turn",), t.state.turn)
    assert standing_answer(t.game, 1, {"offers": standing}) == RefuseOffer(1, 1)
    over = Standing(("this_turn",), t.state.turn - 1)
    assert standing_answer(t.game, 1, {"offers": over}) is None


def test_offers_below_a_line():
    even = offering({"wool": 1}, {"ore": 1})
    assert answer(even, 1, offers="fewer") is None
    assert answer(even, 1, offers="not_more") == RefuseOffer(1, 1)
    worse = offering({"wool": 1}, {"ore": 2})
    assert answer(worse, 1, offers="fewer") == RefuseOffer(1, 1)
    better = offering({"wool": 2}, {"ore": 1})
    assert answer(better, 1, offers="not_more") is None


def test_kinds_that_are_not_given_away():
    t = offering({"wool": 2}, {"ore": 1})
    assert answer(t, 1, offers_keep="ore grain") == RefuseOffer(1, 1)
    assert answer(t, 1, offers_keep="grain") is None


def test_discards_spare_some_kinds():
    t = Table().hand(1, ore=5, wool=2, grain=2)
    t.do(0, "roll", outcomes=[3, 4])
    assert answer(t, 1, discard="ore") == Discard(1, t.rules.bag(wool=2, grain=2))
    assert answer(t, 1, discard="wool grain") == Discard(1, t.rules.bag(ore=4))
    assert answer(t, 1, discard="ore wool") == Discard(1, t.rules.bag(grain=2, ore=2))
    assert answer(t, 1) is None


def test_unknown_choices_are_dropped():
    t = Table()
    assert chosen_for(t.game, t.rules.standing["offers"], ["sometimes"]) is None
    kept = chosen_for(t.game, t.rules.standing["discard"], ["ore", "brick", "gold"])
    assert kept == Standing(("brick", "ore"))


def test_special_building_is_passed_unless_something_can_be_built():
    t = Table("five_six", seats=6).robber(-1)
    for seat in range(3):
        hex_ = f"({1 - seat},{seat - 1})"
        t.settlement(seat, f"{hex_}N").road(seat, f"{hex_}NE")
    t.hand(1, brick=1, lumber=1).action(0).do(0, "end_turn")
    assert answer(t, 1, special_building="always").kind == "pass_building"
    assert answer(t, 1, special_building="build_city").kind == "pass_building"
    assert answer(t, 1, special_building="build_city build_road") is None
