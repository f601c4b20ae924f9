"""Set-up, supply deck, first turn, tokens (alexander.md §4, §5)."""

from collections import Counter

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.modules.alexander.advisors import TITLES
from engine.modules.alexander.events import TOKENS
from engine.modules.alexander.path import EVENT, path_of
from engine.modules.alexander.slice import alexander_slice
from tests.rules.alexander.march import March

CARDS = ("brick", "lumber", "wool", "grain", "ore")


def start(seats=4, **options):
    return Game.create(("base", "alexander"), options, seats, b"supply")


def hand_sizes(game):
    return [game.state.hand_size(seat) for seat in range(game.rules.seats)]


def supply_of(game):
    return sum(alexander_slice(game.state).supply)


def roll_other_than_seven(game, seat):
    alexander = alexander_slice(game.state)
    event = path_of(game.board)[alexander.passed].kind == EVENT
    token = [next(kind for kind, left in alexander.tokens.items() if left)] if event else []
    game.play(game.rules.actions["roll"](seat), [1, 1, *next_cards(game), *token])


def next_cards(game):
    """The outcomes of a supply deal: the first cards of the deck in kind order."""
    supply = alexander_slice(game.state).supply
    cards = [kind for kind, n in zip(CARDS, supply, strict=True) for _ in range(n)]
    return cards[: game.rules.seats] if len(cards) >= game.rules.seats else []


# --- start ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "deck", "pile"), [(4, 75, 0), (3, 60, 4)])
def test_T1_setup(seats, deck, pile):
    game = start(seats)
    # the first turn has begun: one more card each (T3)
    assert hand_sizes(game) == [6] * seats
    assert supply_of(game) == deck - seats
    assert game.state.bank[:5] == [pile] * 5
    assert next(e for e in game.opening() if e.kind == "supply_dealt").params == {
        "left": deck - seats
    }
    dealt = [out for out in game.start_outcomes if out.stream == "supply"]
    assert len(dealt) == 6 * seats
    assert [len(out.audience) for out in dealt] == [1] * len(dealt)
    assert ("second_advisor" in TITLES[seats]) == (seats == 4)


def test_T2_tokens_on_the_points_and_left_over():
    game = start()
    tokens = alexander_slice(game.state).tokens
    assert tokens == dict.fromkeys(TOKENS, 7)
    on_points = sum(point.kind == EVENT for point in path_of(game.board))
    assert (sum(tokens.values()), on_points) == (28, 25)


def test_T2_every_token_turned_comes_out_of_the_28():
    t = March()
    seen: Counter[str] = Counter()
    for index, point in enumerate(path_of(t.board)):
        if point.kind == EVENT:
            t.passed(index).pre_roll(0)
            t.do(0, "roll", outcomes=[1, 1, TOKENS[sum(seen.values()) % 4]])
            seen[t.event("auction_opened").params["event"]] += 1
    assert sum(seen.values()) == 25
    assert sum(t.alexander.tokens.values()) == 3
    assert all(seen[kind] + left == 7 for kind, left in t.alexander.tokens.items())


def test_T3_first_turn():
    game = start()
    state = game.state
    assert (state.turn, state.active, state.dice) == (1, 0, ())
    assert hand_sizes(game) == [6] * 4
    assert alexander_slice(state).passed == 1
    auction = alexander_slice(state).auction
    assert auction is not None
    assert (auction.event, auction.point) == ("founding_event", 0)
    assert path_of(game.board)[0].place == "pella"
    assert game.decision is not None
    assert (game.decision.kind, game.asked) == ("bid", (0,))


def test_T3_second_turn_begins_with_the_roll():
    t = March().auction("founding_event")
    t.bids((0, 0), (1, 0), (2, 0), (3, 0))
    t.do(0, "end_turn")
    assert (t.asks, t.game.asked) == ("pre_roll", (1,))


def test_starting_gold():
    assert start().state.hands[0][5] == 0
    game = start(starting_gold=8)
    assert [hand[5] for hand in game.state.hands] == [8] * 4
    assert hand_sizes(game) == [6] * 4


def test_robber_starts_on_the_desert_of_the_file_or_another():
    assert start().state.robber == start().board.hex(2, 3)
    board = start().board
    label = board.hex_label(board.hex(-2, 5))
    assert start(robber_start=label).state.robber == board.hex(-2, 5)
    with pytest.raises(Refusal) as caught:
        start(robber_start=board.hex_label(board.hex(0, 0)))
    assert caught.value.key == "option-value"


# --- supply ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "deals", "left"), [(4, 18, 3), (3, 20, 0)])
def test_T4_supply_lasts(seats, deals, left):
    game = start(seats)
    turns = 1
    while supply_of(game) >= seats:
        finish_turn(game)
        roll_other_than_seven(game, game.state.active)
        turns += 1
    assert (turns, supply_of(game)) == (deals, left)
    before = sum(game.state.bank[:5]), sum(hand_sizes(game))
    finish_turn(game)
    roll_other_than_seven(game, game.state.active)
    assert (game.state.turn, supply_of(game)) == (deals + 1, 0)
    assert (sum(game.state.bank[:5]), sum(hand_sizes(game))) == (before[0] + left, before[1])


def finish_turn(game):
    """Everybody passes, nobody does anything."""
    while game.decision.kind != "pre_roll":
        seat = game.asked[0]
        game.play(game.default(seat))


def test_R2_too_few_cards_for_everybody():
    t = March().passed(8).pre_roll(0)
    t.supply(wool=2, ore=1)
    t.roll(1, 1)
    assert t.told("supply_over")
    assert t.cards_in(t.event("supply_over").params["cards"]) == {"wool": 2, "ore": 1}
    assert (t.in_bank("wool"), t.in_bank("ore")) == (12, 11)
    assert sum(t.alexander.supply) == 0


def test_supply_is_dealt_clockwise_from_the_active_seat_and_seen_by_the_receiver_only():
    t = March().passed(8).pre_roll(2)
    t.supply(wool=1, ore=1, brick=1, grain=1, lumber=1)
    t.do(2, "roll", outcomes=[1, 1, "wool", "ore", "brick", "grain"])
    assert [t.hand_of(seat) for seat in (2, 3, 0, 1)] == [
        {"wool": 1},
        {"ore": 1},
        {"brick": 1},
        {"grain": 1},
    ]
    dealt = [event for event in t.events if event.kind == "supply_card"]
    assert [event.audience for event in dealt] == [(2,), (3,), (0,), (1,)]


def test_supply_comes_after_the_robber():
    t = March().passed(8).pre_roll(0)
    t.supply(wool=4)
    t.roll(3, 4)
    assert (t.asks, t.hand_of(0)) == ("move_robber", {})
    t.do(0, "move_robber", "(0,0)", outcomes=["wool"] * 4)
    assert t.hand_of(0) == {"wool": 1}


def test_R1_a_player_without_settlement_bids_trades_and_buys():
    t = March().hand(0, brick=2, lumber=3, gold_coin=2, wool=1, grain=1, ore=1)
    assert t.can(0, "offer_trade", give={"brick": 1}, get={"ore": 1}, to=[1])
    assert t.can(0, "buy_development_card")
    t.auction("bridge_event", active=1)
    t.bids((1, 0), (2, 0), (3, 0), (0, 7))
    assert t.asks == "action"
    assert t.hand_of(0) == {"wool": 1, "grain": 1, "ore": 1}
    assert t.alexander.won[0] == ("bridge_event",)


# --- production -----------------------------------------------------------------------------------


def test_R3_a_pile_too_small_for_all_pays_nobody():
    t = March().passed(8).bank(lumber=2).pre_roll(0)
    owners_on_forest(t, 2, 1)
    t.roll(1, 3)
    assert t.hand_of(0) == {}
    assert t.hand_of(1) == {}
    assert t.event("bank_short").params["owed"] == 3


def owners_on_forest(t, first, second):
    """Put buildings of seats 0 and 1 that are owed so much lumber by one forest with number 4."""
    forest = next(h for h in range(t.board.hex_count) if t.state.terrain[h] == "forest")
    t.state.number = tuple(4 if h == forest else 0 for h in range(t.board.hex_count))
    north, _, south_east, *_ = t.board.hex_vertices[forest]
    {1: t.settlement, 2: t.city}[first](0, north)
    if second:
        {1: t.settlement, 2: t.city}[second](1, south_east)


def test_T28_not_even_a_single_seat_is_paid_in_part():
    t = March().passed(8).bank(lumber=1).pre_roll(0)
    owners_on_forest(t, 2, 0)
    t.roll(1, 3)
    assert t.hand_of(0) == {}
    assert t.in_bank("lumber") == 1


def test_T26_gold_river():
    t = March().passed(8).city(0, "(-1,5)N").settlement(1, "(-1,5)S").pre_roll(0)
    t.roll(4, 5)
    assert t.hand_of(0).get("gold_coin") == 2
    assert t.hand_of(1).get("gold_coin") == 1


def test_R20_T26_the_robber_blocks_the_coins():
    t = March().passed(8).city(0, "(-1,5)N").robber("(-1,5)").pre_roll(0)
    t.roll(4, 5)
    assert t.hand_of(0) == {}


# --- the seven ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "due"), [(11, 0), (12, 6), (13, 6)])
def test_T20_discards(cards, due):
    t = March().passed(8).hand(1, wool=cards, gold_coin=6).pre_roll(0)
    t.roll(3, 4)
    if not due:
        assert t.asks == "move_robber"
        return
    assert (t.asks, t.owed(1)) == ("discard", due)
    t.refused("cards-not-held", 1, "discard", {"wool": due - 1, "gold_coin": 1})
    t.default(1)
    assert t.hand_of(1) == {"wool": cards - due, "gold_coin": 6}


def test_T21_gold_is_not_stolen():
    t = March().passed(8).settlement(1, "(0,0)N").hand(1, gold_coin=4).pre_roll(0)
    t.roll(3, 4)
    t.do(0, "move_robber", "(0,0)")
    assert not t.told("card_stolen")
    assert t.hand_of(1) == {"gold_coin": 4}


def test_T21_a_card_is_stolen_beside_the_gold():
    t = March().passed(8).settlement(1, "(0,0)N").hand(1, gold_coin=4, ore=1).pre_roll(0)
    t.roll(3, 4)
    t.do(0, "move_robber", "(0,0)")
    assert (t.hand_of(0), t.hand_of(1)) == ({"ore": 1}, {"gold_coin": 4})


@pytest.mark.parametrize("other", ["five_six", "seafarers", "cities_knights", "cheops"])
def test_R26_no_other_module(other):
    with pytest.raises(Refusal) as caught:
        Game.create(("base", other, "alexander"), {}, 4)
    assert caught.value.key in ("modules-exclude", "module-seats", "unknown-module")


def test_R26_only_on_its_own_board():
    with pytest.raises(Refusal) as caught:
        Game.create(("base", "alexander"), {"map": "base_beginner"}, 4)
    assert caught.value.key == "map-module"


@pytest.mark.parametrize("seats", [2, 5])
def test_only_three_or_four_players(seats):
    with pytest.raises(Refusal):
        Game.create(("base", "alexander"), {}, seats)
