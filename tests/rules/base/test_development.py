"""Development cards (base.md §12)."""

import pytest

from tests.engine.builder import Table

CARD = {"wool": 1, "grain": 1, "ore": 1}


@pytest.fixture
def t():
    return Table().action(0)


def test_the_deck():
    assert Table().base.deck == {
        "knight_card": 14,
        "victory_point_card": 5,
        "road_building": 2,
        "year_of_plenty": 2,
        "monopoly": 2,
    }


def test_a_card_is_bought_and_only_its_owner_learns_which(t):
    t.hand(0, **CARD).do(0, "buy_development_card", outcomes=["monopoly"])
    assert (t.hand_of(0), t.base.cards[0], t.base.deck["monopoly"]) == ({}, ("monopoly",), 1)
    assert t.event("development_card_drawn").audience == (0,)
    assert [e.kind for e in t.game.view(1).events(t.events)] == ["development_card_bought"]


def test_cards_are_drawn_by_what_the_deck_holds(t):
    t.deck(monopoly=1, road_building=1).hand(0, wool=2, grain=2, ore=2)
    t.do(0, "buy_development_card")
    t.do(0, "buy_development_card")
    assert set(t.base.cards[0]) == {"monopoly", "road_building"}


def test_B48_an_empty_deck_sells_nothing(t):
    t.hand(0, **CARD).deck()
    t.refused("deck-empty", 0, "buy_development_card")
    assert not t.can(0, "buy_development_card")


def test_B30_not_in_the_turn_of_its_purchase(t):
    t.hand(0, **CARD).do(0, "buy_development_card", outcomes=["knight_card"])
    assert t.refused("card-bought-this-turn", 0, "play_knight") == {"card": "knight_card"}
    for seat in (0, 1, 2, 3):
        if seat:
            t.roll(1, 1)
        t.do(seat, "end_turn")
    t.do(0, "play_knight")


def test_T33_an_older_card_of_another_kind_is_playable(t):
    t.cards(0, "monopoly").cards(0, "knight_card", bought_now=True)
    t.refused("card-bought-this-turn", 0, "play_knight")
    t.do(0, "play_monopoly", "ore")


def test_an_older_card_of_the_same_kind_is_playable(t):
    t.cards(0, "knight_card").cards(0, "knight_card", bought_now=True)
    t.do(0, "play_knight")


def test_B31_one_card_a_turn(t):
    t.cards(0, "knight_card", "knight_card")
    t.do(0, "play_knight")
    t.do(0, "move_robber", "(0,1)")
    t.refused("one-card-per-turn", 0, "play_knight")


def test_T34_one_card_before_or_after_the_roll():
    t = Table().cards(0, "monopoly", "knight_card")
    t.do(0, "play_monopoly", "ore")
    t.refused("one-card-per-turn", 0, "play_knight")
    t.roll(1, 1)
    t.refused("one-card-per-turn", 0, "play_knight")
    assert not t.can(0, "play_knight")


def test_B32_a_knight_before_a_seven_moves_the_robber_twice():
    t = Table().cards(0, "knight_card")
    t.do(0, "play_knight")
    t.do(0, "move_robber", "(0,1)")
    assert t.asks == "pre_roll"
    t.roll(3, 4)
    t.refused("robber-same-hex", 0, "move_robber", "(0,1)")
    t.do(0, "move_robber", "(0,0)")
    assert t.asks == "action"


def test_a_card_being_resolved_comes_first(t):
    t.cards(0, "knight_card").hand(0, **CARD)
    t.do(0, "play_knight")
    for kind in ("end_turn", "buy_development_card"):
        t.refused("not-now", 0, kind)


def test_a_card_not_held_is_refused_and_others_turns_are_closed(t):
    t.cards(1, "knight_card")
    t.refused("card-not-held", 0, "play_knight")
    t.refused("not-your-turn", 1, "play_knight")


def test_B34_victory_cards_and_a_knight_in_one_turn(t):
    t.lodge(0, settlements=2, cities=2).knights(2)
    t.cards(0, "victory_point_card", "victory_point_card", "knight_card")
    assert not t.game.finished
    t.do(0, "play_knight")
    assert t.game.winners == (0,)


# --- road building --------------------------------------------------------------------------------


def many_roads(t, count):
    hexes = (t.hex("(0,0)"), t.hex("(1,0)"), t.hex("(0,1)"))
    edges = sorted({e for h in hexes for e in t.board.hex_edges[h]})
    return t.road(0, *edges[:count])


def test_road_building_places_two_one_after_the_other(t):
    t.settlement(0, "(0,0)N").cards(0, "road_building")
    t.do(0, "play_road_building")
    assert (t.asks, t.game.decision.left) == ("free_road", 2)
    t.refused("road-not-connected", 0, "place_free_road", "(0,0)E")
    t.do(0, "place_free_road", "(0,0)NE")
    assert (t.asks, t.game.decision.left) == ("free_road", 1)
    t.do(0, "place_free_road", "(0,0)E")
    assert (t.asks, t.hand_of(0), t.base.card_played) == ("action", {}, True)


def test_both_roads_must_be_placed_if_possible(t):
    t.settlement(0, "(0,0)N").cards(0, "road_building")
    t.do(0, "play_road_building")
    t.do(0, "place_free_road", "(0,0)NE")
    t.refused("not-now", 0, "end_turn")
    t.refused("only-as-default", 0, "forgo_free_road")


def test_B35_T31_one_road_left(t):
    many_roads(t, 14).cards(0, "road_building")
    t.do(0, "play_road_building")
    edge = min(t.places(0, "place_free_road"))
    t.do(0, "place_free_road", edge)
    assert (t.asks, t.state.supply("road", 0), t.base.cards[0]) == ("action", 0, ())


def test_one_place_left(t):
    t.settlement(0, "(2,0)SE").road(0, "(2,0)E").settlement(1, "(2,0)NE").road(1, "(1,1)NE")
    t.road(1, "(1,1)E").cards(0, "road_building")
    t.road(1, "(2,0)SE")
    assert not t.can(0, "play_road_building")
    t.refused("no-road-possible", 0, "play_road_building")
    t.state.roads[1] &= ~(1 << t.edge("(2,0)SE"))
    t.refresh().settlement(1, "(2,0)S")
    t.do(0, "play_road_building")
    t.do(0, "place_free_road", "(2,0)SE")
    assert t.asks == "action"


def test_road_building_without_a_road_in_supply_is_refused(t):
    many_roads(t, 15).cards(0, "road_building")
    t.refused("no-road-possible", 0, "play_road_building")


def test_B36_free_roads_before_the_roll_may_win():
    t = Table().lodge(0, cities=4).road(0, "(0,0)W", "(0,0)NW", "(0,0)NE")
    t.cards(0, "road_building")
    t.do(0, "play_road_building")
    t.do(0, "place_free_road", "(0,0)E")
    assert not t.game.finished
    t.do(0, "place_free_road", "(0,0)SE")
    assert (t.game.winners, t.state.dice) == ((0,), ())


# --- year of plenty, monopoly ---------------------------------------------------------------------


def test_year_of_plenty_takes_any_two(t):
    t.cards(0, "year_of_plenty", "year_of_plenty")
    t.do(0, "play_year_of_plenty", ("wool", "ore"))
    assert t.hand_of(0) == {"wool": 1, "ore": 1}
    t.action(0).base.card_played = False
    t.do(0, "play_year_of_plenty", ("ore", "ore"))
    assert t.hand_of(0) == {"wool": 1, "ore": 3}
    assert t.in_bank("ore") == 16


def test_B37_only_what_the_bank_has(t):
    t.bank(ore=1).cards(0, "year_of_plenty")
    ore = t.rules.kind("ore")
    assert t.refused("bank-empty", 0, "play_year_of_plenty", ("ore", "ore")) == {"kind": ore}
    t.do(0, "play_year_of_plenty", ("wool", "ore"))


def test_T32_one_card_in_the_bank(t):
    t.empty_bank(ore=1).cards(0, "year_of_plenty")
    refused = t.refused("plenty-count", 0, "play_year_of_plenty", ("ore", "ore"))
    assert refused == {"count": 1, "given": 2}
    t.do(0, "play_year_of_plenty", ("ore",))
    assert (t.hand_of(0), t.in_bank("ore")) == ({"ore": 1}, 0)


def test_an_empty_bank_gives_no_plenty(t):
    t.empty_bank().cards(0, "year_of_plenty")
    t.refused("bank-holds-nothing", 0, "play_year_of_plenty", ())
    assert not t.game.legal(0).of("play_year_of_plenty")


def test_two_cards_of_plenty_unless_the_bank_has_one(t):
    t.cards(0, "year_of_plenty")
    t.refused("plenty-count", 0, "play_year_of_plenty", ("ore",))
    t.refused("plenty-count", 0, "play_year_of_plenty", ("ore", "ore", "ore"))


def test_B38_monopoly(t):
    t.hands({"wool": 1}, {"wool": 2, "ore": 1}, {"ore": 2}, {"wool": 3}).cards(0, "monopoly")
    t.do(0, "play_monopoly", "wool")
    assert [t.hand_of(seat) for seat in range(4)] == [{"wool": 6}, {"ore": 1}, {"ore": 2}, {}]
    assert t.event("monopoly").params["shares"] == {1: 2, 3: 3}


def test_a_monopoly_on_what_nobody_has_is_legal(t):
    t.cards(0, "monopoly").do(0, "play_monopoly", "brick")
    assert (t.hand_of(0), t.base.cards[0]) == ({}, ())
