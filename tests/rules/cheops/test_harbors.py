"""Trade routes and other players' harbours (cheops.md §7, §8)."""

from engine.modules.cheops.trade_routes import linked_vertices
from tests.rules.cheops.nile import Nile

WHITE, BLUE, RED = 0, 1, 2


def three_colours():
    """White's settlement is joined to Blue's wool port by sides of three colours."""
    t = Nile().settlement(WHITE, "(1,4)SE").settlement(BLUE, "(1,2)SE")
    t.road(WHITE, "(1,4)E").ship(RED, "(2,3)SW").road(RED, "(1,3)E").road(BLUE, "(2,2)SW")
    return t.hand(WHITE, wool=4, gold_coin=3)


def exchange(t, give="wool", get="ore", owner=BLUE):
    t.do(WHITE, "maritime_trade_abroad", owner, give, get)


def test_T10_R6_a_coin_for_every_exchange():
    t = three_colours()
    exchange(t)
    assert t.hand_of(WHITE) == {"wool": 2, "ore": 1, "gold_coin": 2}
    assert t.hand_of(BLUE) == {"gold_coin": 1}
    exchange(t)
    assert t.hand_of(WHITE) == {"ore": 2, "gold_coin": 1}
    assert t.hand_of(BLUE) == {"gold_coin": 2}


def test_T11_a_gap():
    t = three_colours()
    t.state.roads[RED] = 0
    t.refresh()
    t.refused("no-linked-harbor", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")
    assert not t.game.legal(WHITE).of("maritime_trade_abroad")


def test_T12_without_gold():
    t = three_colours().hand(WHITE, wool=4)
    t.refused("too-little-gold", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")
    assert not t.game.legal(WHITE).of("maritime_trade_abroad")


def test_R5_buildings_do_not_interrupt_a_trade_route():
    t = three_colours().settlement(3, "(1,3)SE")
    exchange(t)
    assert t.told("traded_abroad")


def test_a_building_beside_the_chain_does_not_count():
    t = three_colours()
    t.clear(WHITE).settlement(WHITE, "(1,4)S").road(WHITE, "(1,4)E")
    assert not linked_vertices(t.game, WHITE)
    t.refused("no-linked-harbor", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")


def test_R7_own_access_needs_no_fee():
    t = three_colours().settlement(WHITE, "(1,2)NE")
    assert t.vertex("(1,2)NE") != t.vertex("(1,2)SE")
    t.refused("own-harbor-serves", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")
    t.do(WHITE, "maritime_trade", "wool", "ore")
    assert t.hand_of(WHITE) == {"wool": 2, "ore": 1, "gold_coin": 3}


def test_a_better_rate_is_worth_the_fee():
    t = three_colours().settlement(WHITE, "(4,0)SE")
    exchange(t)
    assert t.event("traded_abroad").params["count"] == 2


def test_R9_no_gold_purchase_through_anothers_port():
    t = three_colours()
    harbors = dict(t.state.harbors)
    assert "wool" in harbors.values()
    t.state.harbors = tuple((edge, "any") for edge in harbors)
    t.refresh()
    t.hand(WHITE, wool=3, gold_coin=4)
    t.refused("not-a-resource", WHITE, "maritime_trade_abroad", BLUE, "gold_coin", "ore")
    exchange(t)
    assert t.hand_of(WHITE) == {"ore": 1, "gold_coin": 3}
    t.refused("trade-too-few", WHITE, "maritime_trade", "gold_coin", "ore")


def test_the_bank_must_hold_the_card():
    t = three_colours().bank(ore=0)
    t.refused("bank-empty", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")


def test_wrong_exchanges():
    t = three_colours().hand(WHITE, wool=1, gold_coin=1)
    t.refused("trade-same-kind", WHITE, "maritime_trade_abroad", BLUE, "wool", "wool")
    t.refused("trade-too-few", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")
    t.refused("no-linked-harbor", WHITE, "maritime_trade_abroad", BLUE, "grain", "ore")
    t.refused("no-linked-harbor", WHITE, "maritime_trade_abroad", RED, "wool", "ore")
    t.refused("not-a-resource", WHITE, "maritime_trade_abroad", BLUE, "wool", "gold_coin")


def test_several_owners_to_choose_from():
    t = three_colours()
    # a second wool port at the middle of the chain, Red's
    t.state.harbors = (*t.state.harbors, (t.edge("(1,3)E"), "wool"))
    t.settlement(RED, "(1,3)SE")
    assert {move.owner for move in t.game.legal(WHITE).of("maritime_trade_abroad")} == {BLUE, RED}
    exchange(t, owner=RED)
    assert (t.hand_of(RED), t.hand_of(BLUE)) == ({"gold_coin": 1}, {})


def test_the_fee_is_told_where_a_harbour_is_of_use():
    """§13: an own harbour, or another's with the fee."""
    t = three_colours()
    priced = t.rules.actions["maritime_trade_abroad"].priced
    (row,) = priced(t.game, WHITE)
    assert (row.of, t.cards_in(row.cost)) == ({"owner": BLUE}, {"gold_coin": 1})
    assert not [*priced(t.game, BLUE)]
    t.state.roads[RED] = 0
    assert not [*priced(t.refresh().game, WHITE)]


def test_R29_the_fee_is_paid_at_once():
    t = three_colours().hand(WHITE, wool=2)
    t.refused("too-little-gold", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")


def test_R8_no_gifts_even_of_the_fee():
    t = three_colours().hand(BLUE, gold_coin=1)
    t.refused("trade-no-gifts", WHITE, "offer_trade", give={"gold_coin": 1}, get="-", to=[BLUE])
    exchange(t)
    assert t.hand_of(BLUE) == {"gold_coin": 2}


def test_only_in_the_own_action_phase():
    t = three_colours().pre_roll(WHITE)
    t.refused("not-now", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")
    t.action(BLUE)
    t.refused("not-your-turn", WHITE, "maritime_trade_abroad", BLUE, "wool", "ore")


def test_strict_phases():
    t = Nile(strict_phases=True)
    assert t.asks == "trade_phase"
    kinds = {cls.kind for cls in t.rules.answers["trade_phase"]}
    assert "maritime_trade_abroad" in kinds
    assert "build_stone" not in kinds
    assert {"build_stone", "build_ship"} <= {cls.kind for cls in t.rules.answers["build_phase"]}
