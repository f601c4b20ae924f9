"""Bread and the bakery (church.md §5)."""

from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B

FIELDS = "(-1,-1)NW"
"""A corner of the fields 12 and of nothing else on land."""


def fields(t):
    t.state.number = tuple(8 if n == 12 else 12 if n == 8 else n for n in t.state.number)
    t.state.refresh_terrain()
    return t


def test_T2_R2_R3_grain_or_bread():
    for bakery, bake, got in (
        (False, True, {"grain": 2}),
        (True, True, {"grain": 1, "bread": 1}),
        (True, False, {"grain": 2}),
    ):
        t = fields(Parish().city(A, FIELDS))
        if bakery:
            t.bakery(A, bake=bake)
        t.roll(4, 4, "ship")
        assert t.hand_of(A) == got


def test_R3_the_switch_is_set_before_the_own_roll():
    t = Parish().bakery(A, B)
    t.do(A, "set_baking", False)
    t.refused("baking-already", A, "set_baking", False)
    t.refused("not-your-turn", B, "set_baking", False)
    t.roll(1, 1, "ship")
    t.refused("not-now", A, "set_baking", True)
    Parish().refused("no-bakery", A, "set_baking", False)


def test_T3_a_settlement_gives_grain_only():
    t = fields(Parish().settlement(A, FIELDS).bakery(A))
    t.roll(4, 4, "ship")
    assert t.hand_of(A) == {"grain": 1}


def test_T4_no_bread_in_the_bank():
    t = Parish().city(A, FIELDS).bakery(A).bank(bread=0)
    t.roll(6, 6, "ship")
    assert t.hand_of(A) == {"grain": 1}
    assert t.told("bank_short")


def test_two_cities_and_two_fields():
    t = Parish().city(A, FIELDS, "(-1,-1)SE").bakery(A)
    t.roll(6, 6, "ship")
    assert t.hand_of(A) == {"grain": 2, "bread": 2}


def test_the_robber_and_a_sabotage():
    t = Parish().city(A, FIELDS).bakery(A).robber("(-1,-1)")
    t.roll(6, 6, "ship")
    assert t.hand_of(A) == {}
    t = Parish().city(A, FIELDS).bakery(A).sabotaged(FIELDS)
    t.roll(6, 6, "ship")
    assert t.hand_of(A) == {"grain": 1}


def test_T5_building_the_bakery():
    t = Parish().hand(A, brick=1, lumber=2, grain=2).action()
    t.refused("too-few-cards", A, "build_bakery")
    t.hand(A, brick=4, lumber=4, grain=4)
    points = t.points(A)
    t.do(A, "build_bakery")
    assert t.hand_of(A) == {"brick": 2, "lumber": 2, "grain": 2}
    assert t.points(A) == points
    t.refused("no-piece-left", A, "build_bakery")


def test_T39_bread_at_the_bank():
    t = Parish().hand(A, bread=4).action()
    t.do(A, "maritime_trade", "bread", "coin")
    assert t.hand_of(A) == {"coin": 1}
    t = Parish().levels("trade", 3).hand(A, bread=2).action()
    t.do(A, "maritime_trade", "bread", "coin")
    assert t.hand_of(A) == {"coin": 1}
    t = Parish().hand(A, bread=3).action()
    t.refused("trade-too-few", A, "maritime_trade", "bread", "coin")


def test_R29_the_fleet_does_not_cover_bread():
    t = Parish().hand(A, bread=3, grain=2).progress(A, "merchant_fleet").action()
    t.do(A, "play_merchant_fleet", None)
    t.refused("trade-too-few", A, "maritime_trade", "bread", "coin")
    t.do(A, "maritime_trade", "grain", "coin")
    t = Parish(merchant_fleet_scope="one_type").hand(A, bread=2).progress(A, "merchant_fleet")
    t.action().do(A, "play_merchant_fleet", "bread")
    t.do(A, "maritime_trade", "bread", "coin")


def test_bread_alone_is_no_resource_for_the_aqueduct():
    t = Parish().city(A, FIELDS).bakery(A).levels("science", 3).bank(grain=0)
    t.roll(6, 6, "ship")
    assert t.asks == "aqueduct"


def test_T15_T40_levels_cost_bread():
    t = Parish().city(A, "(0,0)N").levels("church", 2).hand(A, bread=2).action()
    t.refused("too-few-cards", A, "improve_city", "church", None)
    t.hand(A, bread=3).do(A, "improve_city", "church", None)
    assert (t.level("church", A), t.hand_of(A)) == (3, {})


def test_a_crane_takes_one_bread_off():
    t = Parish().city(A, "(0,0)N").hand(A).progress(A, "crane").action()
    t.do(A, "play_crane")
    t.do(A, "improve_city", "church", None)
    assert t.level("church", A) == 1


def test_R28_T49_a_bakery_in_the_special_building_phase():
    t = Parish("five_six", seats=5).hand(B, brick=2, lumber=2, grain=5).action()
    t.do(A, "end_turn")
    assert t.asks == "special_building"
    t.refused("not-now", B, "brew")
    t.do(B, "build_bakery")
    assert t.hand_of(B) == {"grain": 3}
    assert t.asks != "special_building" or B not in t.game.asked
