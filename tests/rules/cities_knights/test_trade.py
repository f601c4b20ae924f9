"""Exchanges with commodities: bank, harbours, guild, fleet, players (§6)."""

from tests.rules.cities_knights.table import A, B, City


def rates(t, seat=A):
    """The rates of all exchanges a seat can make now, by kind given."""
    names = t.rules.kinds
    found = {}
    for move in t.game.legal(seat).of("maritime_trade"):
        before = t.state.hands[seat][move.give]
        branch = t.game.copy()
        branch.play(move)
        found[names[move.give]] = before - branch.state.hands[seat][move.give]
    return found


def test_T47_commodities_at_four_to_one():
    t = City().hand(A, coin=4).action()
    t.do(A, "maritime_trade", "coin", "ore")
    assert t.hand_of(A) == {"ore": 1}


def test_T47_commodities_at_three_to_one_in_a_generic_harbour():
    t = City().settlement(A, "(2,0)NE").hand(A, coin=3).action()
    t.do(A, "maritime_trade", "coin", "cloth")
    assert t.hand_of(A) == {"cloth": 1}


def test_T47_commodities_at_two_to_one_by_the_guild():
    t = City().levels("trade", 3).hand(A, coin=2).action()
    t.do(A, "maritime_trade", "coin", "wool")
    assert t.hand_of(A) == {"wool": 1}


def test_K69_the_guild_gives_any_other_card_for_two_cloth():
    t = City().levels("trade", 3).hand(A, cloth=4).action()
    t.do(A, "maritime_trade", "cloth", "paper")
    t.do(A, "maritime_trade", "cloth", "wool")
    assert t.hand_of(A) == {"paper": 1, "wool": 1}


def test_the_guild_does_not_help_resources():
    t = City().levels("trade", 3).hand(A, wool=3).action()
    t.refused("trade-too-few", A, "maritime_trade", "wool", "coin")


def test_the_guild_wants_two_equal_cards_for_another_kind():
    t = City().levels("trade", 3).hand(A, cloth=1, coin=1).action()
    t.refused("trade-too-few", A, "maritime_trade", "cloth", "wool")
    t.refused("trade-same-kind", A, "maritime_trade", "cloth", "cloth")


def test_K70_a_wool_harbour_takes_no_cloth():
    t = City().settlement(A, "(1,1)S").hand(A, cloth=2, wool=2).action()
    t.refused("trade-too-few", A, "maritime_trade", "cloth", "ore")
    t.do(A, "maritime_trade", "wool", "cloth")
    assert t.hand_of(A) == {"cloth": 3}


def test_a_resource_for_a_commodity_at_four_to_one():
    t = City().hand(A, wool=4).action()
    t.do(A, "maritime_trade", "wool", "paper")
    assert t.hand_of(A) == {"paper": 1}


def test_players_trade_commodities():
    t = City().hand(A, coin=1).hand(B, wool=1).action()
    t.do(A, "offer_trade", {"coin": 1}, {"wool": 1}, [B])
    t.do(B, "accept_offer", 1)
    assert (t.hand_of(A), t.hand_of(B)) == ({"wool": 1}, {"coin": 1})


def test_players_may_not_have_a_commodity_on_both_sides():
    t = City().hand(A, coin=2).hand(B, coin=1).action()
    t.refused("trade-same-kind", A, "offer_trade", {"coin": 2}, {"coin": 1}, [B])


def test_rates_do_not_combine():
    t = City().settlement(A, "(2,0)NE").levels("trade", 3).hand(A, coin=2, ore=3).action()
    assert rates(t) == {"coin": 2, "ore": 3}
