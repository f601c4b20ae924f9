"""The robber with Cities & Knights (§13)."""

from tests.rules.cities_knights.table import A, B, City


def locked():
    return City(robber_lock="until_first_attack")


def test_a_commodity_may_be_stolen():
    t = City().settlement(B, "(1,0)SE").hand(B, coin=1)
    t.roll(3, 4, "ship")
    t.do(A, "move_robber", "(1,0)", outcomes=["coin"])
    assert t.hand_of(A) == {"coin": 1}


def test_commodities_may_be_discarded():
    t = City().hand(B, coin=4, wool=4)
    t.roll(3, 4, "ship")
    t.do(B, "discard", {"coin": 3, "wool": 1})
    assert t.hand_of(B) == {"coin": 1, "wool": 3}


def test_while_locked_a_seven_only_forces_discards():
    t = locked().hand(B, wool=8)
    t.roll(3, 4, "ship")
    assert t.asks == "discard"
    assert t.told("robber_locked")
    t.default(B)
    assert t.asks == "action"
    assert t.state.robber == t.hex("(0,0)")


def test_after_the_first_battle_the_robber_moves():
    t = locked().ship_at(6)
    t.roll(3, 4, "ship")
    assert t.ck.attacks == 1
    assert t.asks == "move_robber"
    assert not t.told("robber_locked")


def test_while_locked_no_bishop():
    t = locked().progress(A, "bishop").action()
    t.refused("robber-locked", A, "play_bishop", "(1,0)")
    assert t.game.legal(A).of("play_bishop") == []


def test_the_seed_locks_nothing():
    t = City()
    t.roll(3, 4, "ship")
    assert t.asks == "move_robber"
