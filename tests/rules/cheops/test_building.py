"""Roads and ships as one network, gold, the 7 (cheops.md §5, §6, §10)."""

import pytest

from tests.rules.cheops.nile import Nile

# (1,5) is a wool pasture on the west bank of the river hexes (2,5) and (1,6).
BANK = "(1,5)SE"


def test_T7_gold_rivers():
    t = Nile().settlement(0, "(-1,9)N").city(0, "(1,9)N")
    t.pre_roll(0).roll(1, 3)
    assert t.hand_of(0).get("gold_coin") == 1
    t.pre_roll(0).roll(4, 6)
    assert t.hand_of(0).get("gold_coin") == 3


@pytest.mark.parametrize(("river", "dice"), [("(-1,9)", (1, 3)), ("(1,9)", (4, 6))])
def test_T7_the_robber_blocks_the_coins(river, dice):
    t = Nile().settlement(0, "(-1,9)N").city(0, "(1,9)N").robber(river)
    t.pre_roll(0).roll(*dice)
    assert "gold_coin" not in t.hand_of(0)


def test_T8_R4_a_road_goes_on_as_a_ship():
    t = Nile().settlement(0, "(1,5)S").road(0, "(1,5)SE").hand(0, lumber=1, wool=1)
    t.do(0, "build_ship", "(2,5)SW")
    assert t.hand_of(0) == {}
    assert t.state.supply("ship", 0) == 7


def test_R4_a_ship_goes_on_as_a_road():
    t = Nile().settlement(0, BANK).ship(0, "(2,5)SW").hand(0, brick=1, lumber=1)
    t.do(0, "build_road", "(2,5)SE")
    assert t.told("road_built")


def test_T8_eight_ships_are_all():
    t = Nile().settlement(0, BANK).hand(0, lumber=1, wool=1)
    t.cheops.ships[0] = (1 << 8) - 1
    t.refresh()
    t.refused("no-piece-left", 0, "build_ship", "(2,5)SW")


def test_T9_ships_do_not_move():
    t = Nile().settlement(0, BANK).ship(0, "(2,5)SW")
    assert "move_ship" not in t.rules.actions
    assert not [move for move in t.game.legal(0).concrete() if "ship" in move.kind]


def test_T33_R23_R24_outer_borders():
    t = Nile().settlement(0, "(0,1)NW").settlement(1, "(0,0)N")
    t.hand(0, brick=2, lumber=2, wool=2).hand(1, brick=2, lumber=2, wool=2)
    assert t.can(0, "build_road", "(0,1)W")
    t.refused("edge-not-at-sea", 0, "build_ship", "(0,1)W")
    t.action(1)
    assert t.can(1, "build_ship", "(0,0)NW")
    t.refused("edge-not-on-land", 1, "build_road", "(0,0)NW")


def test_a_coast_takes_one_piece():
    t = Nile().settlement(0, BANK).settlement(1, "(1,5)S").road(1, "(1,5)SE")
    t.hand(0, brick=1, lumber=1, wool=1)
    t.refused("edge-occupied", 0, "build_ship", "(1,5)SE")
    t.refused("edge-occupied", 0, "build_road", "(1,5)SE")


def test_no_building_through_an_opponent():
    t = Nile().settlement(0, "(1,5)S").road(0, "(1,5)SE").settlement(1, BANK)
    t.hand(0, lumber=1, wool=1)
    t.refused("route-not-connected", 0, "build_ship", "(2,5)SW")


def test_a_settlement_at_the_end_of_ships():
    t = Nile().settlement(0, BANK).ship(0, "(2,5)SW").road(0, "(2,5)SE")
    t.hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.do(0, "build_settlement", "(2,5)SE")
    assert t.points(0) == 2


def test_T28_no_longest_road():
    t = Nile().road(0, "(0,3)NW", "(0,3)NE", "(0,3)E", "(0,3)SE", "(0,3)SW", "(0,3)W")
    assert (t.base.longest_road, t.points(0)) == (-1, 0)


def test_R18_largest_army():
    t = Nile().knights(2).cards(0, "knight_card")
    t.do(0, "play_knight")
    assert (t.base.largest_army, t.points(0)) == (0, 2)


# --- road building --------------------------------------------------------------------------------


def test_road_building_gives_roads_or_ships():
    t = Nile().settlement(0, BANK).cards(0, "road_building")
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", "(2,5)SW")
    t.do(0, "place_free_road", "(2,5)SE")
    assert t.asks == "action"
    assert (t.state.supply("ship", 0), t.state.supply("road", 0)) == (7, 14)


def test_R25_one_kind_used_up():
    t = Nile().settlement(0, BANK).cards(0, "road_building")
    t.cheops.ships[0] = (1 << 7) - 1
    t.refresh()
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", "(2,5)SW")
    t.refused("no-piece-left", 0, "place_free_ship", "(2,5)SE")
    t.do(0, "place_free_road", "(2,5)SE")
    assert t.asks == "action"


# --- gold -----------------------------------------------------------------------------------------


def test_T13_a_card_for_four_coins():
    t = Nile().hand(0, gold_coin=4)
    t.do(0, "maritime_trade", "gold_coin", "ore")
    assert t.hand_of(0) == {"ore": 1}


def test_T13_for_three_with_an_own_generic_port():
    t = Nile().settlement(0, "(4,0)SE").hand(0, gold_coin=3)
    t.do(0, "maritime_trade", "gold_coin", "ore")
    assert t.hand_of(0) == {"ore": 1}


def test_the_bank_sells_no_gold():
    t = Nile().hand(0, wool=4)
    t.refused("bank-does-not-sell", 0, "maritime_trade", "wool", "gold_coin")


def test_a_card_the_bank_lacks():
    t = Nile().hand(0, gold_coin=4).bank(ore=0)
    t.refused("bank-empty", 0, "maritime_trade", "gold_coin", "ore")


def test_gold_between_players():
    t = Nile().hand(0, gold_coin=2).hand(1, wool=1)
    t.do(0, "offer_trade", give={"gold_coin": 2}, get={"wool": 1}, to=[1])
    t.do(1, "accept_offer", 1)
    assert (t.hand_of(0), t.hand_of(1)) == ({"wool": 1}, {"gold_coin": 2})


def test_cards_that_name_no_gold():
    t = Nile().cards(0, "monopoly", "year_of_plenty")
    t.refused("not-a-resource", 0, "play_monopoly", "gold_coin")
    t.refused("not-a-resource", 0, "play_year_of_plenty", ["ore", "gold_coin"])


# --- the seven ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "due"), [(7, 0), (8, 4)])
def test_T26_gold_does_not_count(cards, due):
    t = Nile().hand(1, wool=cards, gold_coin=9).pre_roll(0)
    t.roll(3, 4)
    assert t.asks == ("discard" if due else "move_robber")
    if due:
        t.default(1)
    assert t.hand_of(1) == {"wool": cards - due, "gold_coin": 9}


def test_T27_gold_is_not_stolen():
    t = Nile().settlement(1, BANK).hand(1, gold_coin=5).pre_roll(0)
    t.roll(3, 4)
    t.do(0, "move_robber", "(1,5)")
    assert not t.told("card_stolen")
    assert t.hand_of(1) == {"gold_coin": 5}


def test_R19_the_robber_on_the_building_site():
    t = Nile().started().at_site(0).pre_roll(0)
    t.roll(3, 4)
    t.do(0, "move_robber", "(-1,6)")
    t.do(0, "build_stone", 0)
    assert t.cheops.stones[0] == 1


def test_the_robber_may_go_to_gold_and_desert():
    t = Nile().pre_roll(0)
    t.roll(3, 4)
    for where in ("(-1,9)", "(-1,6)"):
        assert t.can(0, "move_robber", where)
    t.refused("robber-hex", 0, "move_robber", "(2,5)")
