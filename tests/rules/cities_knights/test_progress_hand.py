"""Holding progress cards: the limit of four, cards laid down, what others see (§11.2, §11.3)."""

import pytest

from engine.errors import HiddenInformation
from tests.rules.cities_knights.table import A, B, C, City

FOUR = ("crane", "mining", "smith", "medicine")


def full(**options):
    """A holds four cards and draws at the yellow gate on a red 1."""
    return City(**options).levels("trade", 1).progress(A, *FOUR)


def test_T29_the_fifth_card_goes_before_production():
    t = full().settlement(A, "(1,0)N")
    t.roll(2, 1, "trade", "merchant_card")
    assert (t.asks, t.game.asked) == ("progress_limit", (A,))
    assert not t.told("production")
    t.do(A, "discard_progress_card", "crane")
    assert t.told("production")
    assert t.held(A) == ("mining", "smith", "medicine", "merchant_card")
    assert t.under("science") == ("crane",)


def test_T30_the_active_player_keeps_five_until_his_action_phase_ends():
    t = full(preset="official").settlement(A, "(0,-2)N")
    t.roll(2, 1, "trade", "merchant_card")
    assert t.asks == "action"
    assert len(t.held(A)) == 5
    assert [own.kind for own in t.game.view(A).belongings(A)] == ["surplus"]
    t.do(A, "play_mining")
    assert t.game.view(A).belongings(A) == []
    t.do(A, "end_turn")
    assert (t.asks, t.game.asked) == ("pre_roll", (B,))


def test_T30_at_the_end_of_the_phase_four_are_left():
    t = full(preset="official")
    t.roll(2, 1, "trade", "merchant_card")
    t.do(A, "end_turn")
    assert (t.asks, t.game.asked) == ("progress_limit", (A,))
    t.do(A, "discard_progress_card", "mining")
    assert len(t.held(A)) == 4
    assert (t.asks, t.game.asked) == ("pre_roll", (B,))


def test_T30_others_discard_before_production():
    t = City(preset="official").levels("trade", 0, 1).progress(B, *FOUR)
    t.roll(2, 1, "trade", "merchant_card")
    assert (t.asks, t.game.asked) == ("progress_limit", (B,))
    assert not t.told("production")


def test_T31_the_printer_is_no_fifth_card():
    t = City().levels("science", 1).progress(A, *FOUR)
    before = t.points(A)
    t.roll(2, 1, "science", "printer")
    assert t.held(A) == FOUR
    assert t.points(A) == before + 1
    assert t.asks == "action"


def test_K44_the_constitution_is_no_fifth_card():
    t = City().levels("politics", 1).progress(A, *FOUR)
    t.roll(2, 1, "politics", "constitution")
    assert t.ck.open_cards[A] == ("constitution",)
    assert t.asks == "action"
    assert t.event("point_card_shown").params == {"seat": A, "card": "constitution", "scored": 1}


def test_T62_Q22_the_default_puts_the_drawn_card_under_its_deck():
    t = full()
    t.roll(2, 1, "trade", "merchant_card")
    t.default(A)
    assert t.held(A) == FOUR
    assert t.under("trade") == ("merchant_card",)


def test_Q28_the_youngest_card_goes_and_the_turn_ends():
    t = full(preset="official")
    t.roll(2, 1, "trade", "merchant_card")
    t.do(A, "end_turn")
    t.default(A)
    assert t.held(A) == FOUR
    assert (t.asks, t.game.asked) == ("pre_roll", (B,))


def test_K45_a_card_of_this_turn_may_be_played():
    t = City().levels("science", 1).settlement(A, "(0,-2)N")
    t.roll(2, 1, "science", "mining")
    t.do(A, "play_mining")
    assert t.held(A) == ()


def test_K46_an_alchemist_drawn_after_the_roll_waits():
    t = City().levels("science", 1)
    t.roll(2, 1, "science", "alchemist")
    t.refused("not-now", A, "play_alchemist", 1, 1)
    t.pre_roll(A)
    assert t.can(A, "play_alchemist", 1, 1)


def test_only_the_alchemist_before_the_roll():
    t = City().settlement(A, "(0,-2)N").progress(A, "mining", "alchemist").pre_roll()
    t.refused("not-now", A, "play_mining")
    kinds = {move.kind for move in t.game.legal(A)}
    assert kinds == {"roll", "play_alchemist"}


def test_any_number_of_cards_a_turn():
    t = City().settlement(A, "(0,-2)N", "(-1,-1)N").progress(A, "mining", "irrigation", "mining")
    t.action()
    for kind in ("play_mining", "play_irrigation", "play_mining"):
        t.do(A, kind)
    assert t.hand_of(A) == {"ore": 4, "grain": 2}


def test_a_played_card_goes_under_its_deck():
    t = City().settlement(A, "(0,-2)N").progress(A, "mining").action()
    t.do(A, "play_mining")
    assert t.under("science") == ("mining",)
    assert t.event("progress_card_played").params == {"seat": A, "card": "mining"}


def test_a_card_must_be_held():
    t = City().settlement(A, "(0,-2)N").progress(B, "mining").action()
    t.refused("card-not-held", A, "play_mining")


def test_two_that_draw_too_much_are_asked_together():
    t = City().levels("trade", 0, 1, 1).progress(B, *FOUR).progress(C, *FOUR)
    t.roll(2, 1, "trade", "merchant_card", "merchant_fleet")
    assert (t.asks, t.game.asked) == ("progress_limit", (B, C))
    t.do(C, "discard_progress_card", "merchant_fleet")
    t.do(B, "discard_progress_card", "crane")
    assert t.under("trade") == ("merchant_fleet",)
    assert t.asks == "action"


def test_what_is_put_under_an_empty_deck_is_drawn_next():
    t = City().levels("trade", 0, 1, 1).progress(B, *FOUR).stack("trade", "merchant_fleet")
    t.roll(2, 1, "trade")
    assert (t.asks, t.game.asked) == ("progress_limit", (B,))
    t.do(B, "discard_progress_card", "merchant_fleet")
    assert t.held(C) == ("merchant_fleet",)
    assert t.asks == "action"


# --- hidden ---------------------------------------------------------------------------------------


def test_others_see_the_number_of_cards_only():
    t = full()
    state = t.game.view(B).state
    cards = state.slices["cities_knights"].cards
    assert cards[A].size == 4
    with pytest.raises(HiddenInformation):
        list(cards[A])
    assert t.game.view(A).state.slices["cities_knights"].cards[A] == FOUR


@pytest.mark.parametrize("viewer", [None, A])
def test_decks_are_closed_to_everybody(viewer):
    part = full().game.view(viewer).state.slices["cities_knights"]
    assert part.decks[0].size == 18
    with pytest.raises(HiddenInformation):
        part.decks[0]["spy"]
    with pytest.raises(HiddenInformation):
        part.bottoms[0][0]


def test_a_discarded_card_is_not_told():
    t = full()
    t.roll(2, 1, "trade", "merchant_card")
    t.do(A, "discard_progress_card", "crane")
    assert t.event("progress_card_discarded").params == {"seat": A, "domain": "science"}
    assert "crane" not in t.game.record(B)
    assert "discard_progress_card crane" in t.game.record(A)


def test_discarding_wants_a_held_card():
    t = full()
    t.roll(2, 1, "trade", "merchant_card")
    t.refused("card-not-held", A, "discard_progress_card", "spy")
