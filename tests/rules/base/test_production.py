"""What a roll pays (base.md §8)."""

import pytest

from tests.engine.builder import Table


def gains(t, *dice):
    """Roll the dice; what each seat's hand grew by."""
    before = [t.hand_of(seat) for seat in range(t.state.seats)]
    t.roll(*dice)
    return [
        {kind: n - old.get(kind, 0) for kind, n in t.hand_of(seat).items() if n != old.get(kind, 0)}
        for seat, old in enumerate(before)
    ]


def test_T2_roll_of_8():
    assert gains(Table.start(), 3, 5) == [{"lumber": 1}, {"ore": 1}, {}, {"lumber": 1}]


def test_T3_roll_of_5():
    assert gains(Table.start(), 1, 4) == [{"wool": 1, "brick": 1}, {"wool": 1}, {}, {}]


def test_T4_roll_of_10():
    assert gains(Table.start(), 4, 6) == [{}, {}, {"brick": 1}, {"ore": 1}]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ((1, 1), [{}, {}, {}, {"wool": 1}]),
        ((1, 2), [{"ore": 1}, {"lumber": 1}, {"ore": 1}, {}]),
        ((2, 2), [{"grain": 1}, {}, {"wool": 1, "grain": 1}, {}]),
        ((3, 3), [{}, {"brick": 1}, {"grain": 1}, {"brick": 1}]),
        ((4, 5), [{}, {}, {"lumber": 1}, {"grain": 1}]),
        ((5, 6), [{"wool": 1}, {"lumber": 1}, {}, {"lumber": 1}]),
        ((6, 6), [{}, {"grain": 1}, {}, {}]),
    ],
)
def test_T5_other_rolls(dice, expected):
    assert gains(Table.start(), *dice) == expected


def test_T6_the_robber_blocks_its_hex():
    assert gains(Table.start().robber("(-2,1)"), 4, 4) == [{}, {"ore": 1}, {}, {}]


def test_T7_shortage_for_two():
    assert gains(Table.start().bank(ore=1), 1, 2) == [{}, {"lumber": 1}, {}, {}]


def test_T8_shortage_for_one():
    t = Table.start().city(1, "(0,-1)SW").bank(grain=1)
    assert gains(t, 6, 6) == [{}, {"grain": 1}, {}, {}]
    assert t.in_bank("grain") == 0


def test_T9_shortage_leaves_other_kinds_alone():
    t = Table.start().bank(grain=1)
    assert gains(t, 1, 3) == [{}, {}, {"wool": 1}, {}]
    assert t.in_bank("grain") == 1


def test_B11_two_are_owed_more_than_the_bank_has():
    t = Table().city(0, "(2,0)S").settlement(1, "(2,0)N").bank(ore=2)
    assert gains(t, 4, 4) == [{}, {}, {}, {}]
    assert t.in_bank("ore") == 2
    assert t.event("bank_short").params == {
        "kind": t.rules.kind("ore"),
        "owed": 3,
        "left": 2,
        "alone": False,
    }


def test_B12_one_is_owed_more_than_the_bank_has():
    t = Table().city(0, "(2,0)S").settlement(0, "(2,0)N").bank(ore=2)
    assert gains(t, 4, 4) == [{"ore": 2}, {}, {}, {}]
    assert t.in_bank("ore") == 0


def test_B13_other_kinds_of_the_roll_are_paid():
    t = Table().settlement(0, "(2,0)S").settlement(1, "(2,0)N").settlement(2, "(0,1)N")
    number = list(t.state.number)
    number[t.hex("(0,1)")] = 8
    t.state.number = tuple(number)
    t.refresh().bank(ore=1)
    assert gains(t, 4, 4) == [{}, {}, {"grain": 1}, {}]


def test_B49_two_hexes_with_the_same_number():
    t = Table().settlement(0, "(0,0)N")
    number = list(t.state.number)
    number[t.hex("(0,-1)")] = number[t.hex("(1,-1)")] = 4
    t.state.number = tuple(number)
    t.refresh()
    assert gains(t, 1, 3) == [{"brick": 1, "wool": 1}, {}, {}, {}]


def test_two_own_buildings_on_a_hex_add_up():
    t = Table().settlement(0, "(2,0)N", "(2,0)SE").city(0, "(2,0)SW")
    assert gains(t, 2, 6) == [{"ore": 4}, {}, {}, {}]


def test_cities_are_paid_two():
    assert gains(Table.start().city(1, "(0,-1)SW"), 6, 6) == [{}, {"grain": 2}, {}, {}]


def test_desert_and_sea_pay_nothing():
    t = Table().settlement(0, "(0,0)N").settlement(0, "(2,0)SE")
    for total in range(2, 13):
        t.pre_roll(0).hand(0)
        if total != 7:
            paid = gains(t, *((total - 6, 6) if total > 6 else (1, total - 1)))
            assert set(paid[0]) <= {"brick", "wool", "ore"}
