"""What moderators put right at the Nile: gold, ships, stones of the pyramid."""

from engine.modules.cheops.slice import PHARAOH
from tests.rules.cheops.nile import SITE, Nile


def test_gold_is_given_and_taken():
    t = Nile()
    t.correct(0, "cards", {"gold_coin": 3}, {})
    t.correct(0, "cards", {}, {"gold_coin": 1})
    assert t.hand_of(0) == {"gold_coin": 2}


def test_stones_move_the_cards_of_the_pharaoh():
    t = Nile()
    t.not_correct("correction-none-spare", 0, "holding", "stone")
    t.at_site(0).started(1, 0, 0, 0, blessing=0)
    events = t.correct(1, "holding", "stone")
    assert [event.kind for event in events] == ["curse_lifted", "correction_holding"]
    t.correct(1, "holding", "stone")
    assert (t.cheops.blessing, t.cheops.cursed) == (1, (2, 3))
    t.correct(1, "holding", "stone", True)
    assert (t.cheops.blessing, t.cheops.cursed) == (0, (2, 3))
    t.correct(0, "holding", "stone", True)
    t.correct(1, "holding", "stone", True)
    assert (t.cheops.placed, t.cheops.blessing, t.cheops.cursed) == ((), -1, ())


def test_black_stones_change_no_cards_and_end_no_game():
    t = Nile().at_site(0).started(1, 0, 0, 0, blessing=0, black=14)
    t.correct(0, "holding", "black_stone")
    assert t.cheops.black_stones == 15
    assert t.cheops.blessing == 0
    t.not_correct("correction-none-spare", 0, "holding", "black_stone")
    t.correct(0, "holding", "black_stone", True)
    assert t.cheops.placed.count(PHARAOH) == 14


def test_a_settlement_at_the_site_begins_the_pyramid():
    t = Nile()
    t.correct(0, "piece", "settlement", SITE)
    assert t.cheops.started
    t.not_correct("correction-not-there", 1, "route", "ship", 0)


def test_the_pyramid_keeps_its_last_building():
    t = Nile().at_site(0).started(1, 0, 0, 0, blessing=0)
    t.not_correct("correction-pyramid-stands", 0, "piece", "settlement", SITE, True)
    t.correct(0, "holding", "stone", True)
    t.correct(0, "piece", "settlement", SITE, True)
    assert not t.cheops.started
