"""What moderators put right in the church: bread, bakery, beer, the inquisitor, the red cards."""

from engine.modules.church.cards.church_tax import owe
from engine.modules.church.slice import Ban
from tests.rules.church.table import Parish

A, B = 0, 1
HERE, THERE = "(0,0)N", "(1,0)SE"


def parish():
    return Parish().city(A, HERE, THERE).road(A, "(0,0)NE").action(A)


def test_bread_bakery_and_beer():
    t = parish()
    t.correct(A, "cards", {"bread": 1}, {})
    t.correct(A, "holding", "bakery")
    t.not_correct("correction-none-spare", A, "holding", "bakery")
    t.correct(A, "holding", "beer")
    assert (t.hand_of(A), t.church.bakeries, t.church.ripe[A]) == ({"bread": 1}, 1, 1)
    t.correct(A, "holding", "beer", True)
    t.correct(A, "holding", "bakery", True)
    t.not_correct("correction-none-held", A, "holding", "bakery", True)


def test_the_inquisitor_stands_beside_a_city():
    t = parish()
    t.correct(A, "piece", "inquisitor", HERE)
    assert t.points(A) == 5
    t.correct(A, "piece", "inquisitor", THERE)
    t.correct(A, "piece", "settlement", THERE)
    assert (t.church.inquisitor, t.church.inquisitor_holder, t.points(A)) == (-1, -1, 3)
    t.not_correct("correction-not-there", B, "piece", "inquisitor", HERE)


def test_the_red_calendar_and_its_cards():
    t = parish()
    t.correct(A, "holding", "improvement_church")
    assert t.level("church", A) == 1
    t.correct(B, "hidden_card", "holy_grail")
    assert t.points(B) == 1
    t.correct(B, "hidden_card", "granary")
    assert t.held(B) == ("granary",)


def test_beer_goes_with_the_knight_it_lies_on():
    t = parish().knight(A, "(0,0)NE", active=True).ripe(B, 2)
    t.do(B, "pour_beer", "(0,0)NE", 2)
    t.correct(A, "piece", "basic_knight", "(0,0)NE", True)
    assert t.church.beers == ()


def test_a_knight_under_beer_neither_rises_nor_wakes():
    t = parish().knight(A, "(0,0)NE", active=True).ripe(B, 2)
    t.do(B, "pour_beer", "(0,0)NE", 2)
    t.not_correct("correction-not-there", A, "piece", "mighty_knight", "(0,0)NE")
    t.correct(A, "piece", "active_knight", "(0,0)NE", True)
    t.not_correct("correction-not-there", A, "piece", "active_knight", "(0,0)NE")


def test_beer_on_a_knight():
    """The smallest use, from the supply; what is taken off goes back to it."""
    t = parish().knight(A, "(0,0)NE", active=True)
    t.correct(B, "piece", "beer_on_knight", "(0,0)NE")
    (beer,) = t.church.beers
    assert (beer.by, beer.sleeps, beer.left) == (B, True, 2)
    t.not_correct("correction-not-there", B, "piece", "beer_on_knight", "(0,0)NE")
    t.not_correct("correction-not-there", A, "piece", "beer_on_knight", "(0,0)NE")
    t.correct(B, "piece", "beer_on_knight", "(0,0)NE", True)
    assert t.church.beers == ()


def test_lent_is_laid_and_lifted():
    t = parish()
    t.correct(B, "holding", "lent_laid")
    assert t.church.lent == B
    t.not_correct("correction-none-spare", A, "holding", "lent_laid")
    t.not_correct("correction-none-held", A, "holding", "lent_laid", True)
    t.correct(B, "holding", "lent_laid", True)
    assert t.church.lent == -1


def test_what_is_owed_can_be_let_go():
    """To whom, and at what price, is no number: none can be given."""
    t = parish()
    owe(t.game, B, A)
    owe(t.game, B, A)
    t.church.ban = Ban(B, A, 0, t.game.rules.bag(ore=3))
    assert t.church.ban is not None
    t.correct(B, "holding", "tax_debt", True)
    assert len(t.church.debts) == 1
    t.not_correct("correction-none-spare", B, "holding", "tax_debt")
    t.not_correct("correction-none-held", A, "holding", "anathema_laid", True)
    t.correct(B, "holding", "anathema_laid", True)
    assert t.church.ban is None
    t.not_correct("correction-none-spare", B, "holding", "anathema_laid")


def test_the_granary_is_emptied_into_its_owners_hand():
    t = parish()
    t.church.granary, t.church.stored = A, t.game.rules.bag(grain=2, bread=1)
    t.correct(A, "holding", "granary_laid", True)
    assert (t.church.granary, t.hand_of(A)) == (-1, {"grain": 2, "bread": 1})
