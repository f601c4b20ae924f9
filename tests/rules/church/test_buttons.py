"""Which buttons stand under the post: those whose use all can tell, whatever the hands hold."""

from cogs.commands.suggest import moves
from cogs.play.desk import Desk, price_lines
from cogs.play.steps import why_not
from cogs.posts.compose import main_row
from cogs.wording.people import public_voice
from engine.modules.church.bakery import BuildBakery
from engine.modules.church.pouring import PourBeer
from engine.modules.church.slice import Ban
from tests.cogs.test_posts import table_of
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B

BUTTONS = ["Build", "Trade", "Cards", "End turn"]
SPOT = "(1,0)N"


def labels(t):
    table = table_of(t.game, "en")
    return [button.label for button in main_row(table, public_voice(table))]


def test_the_bakery_is_switched_by_who_has_one():
    assert "Switch the bakery" not in labels(Parish().bakery(B).pre_roll())
    assert "Switch the bakery" in labels(Parish().bakery(A).pre_roll())


def test_a_bakery_that_stands_is_no_longer_for_sale():
    t = Parish().action()
    (line,) = price_lines(Desk(table_of(t.game, "en"), A, "en"), BuildBakery)
    assert line.startswith("🥖 Build the bakery: 2 🧱 2 🪵 2 🌾")
    t.bakery(A)
    assert price_lines(Desk(table_of(t.game, "en"), A, "en"), BuildBakery) == []


def test_lent_and_anathema_are_lifted_where_they_lie():
    t = Parish().knight(B, SPOT, 2).ripe(A, 1).action()
    assert labels(t) == BUTTONS
    t.church.lent = A
    assert [label for label in labels(t) if label not in BUTTONS] == ["End Lent"]
    t.church.lent, t.church.ban = B, Ban(A, B, 2, t.rules.bag(ore=3))
    assert [label for label in labels(t) if label not in BUTTONS] == ["Lift the Anathema"]


def test_families_of_moves_can_be_told_apart():
    t = Parish().progress(A, "anathema").city(B, "(1,-2)NE").action()
    texts = [text for text, _ in moves(Desk(table_of(t.game, "en"), A, "en"), t.game.legal(A), "")]
    anathemas = [text for text in texts if "Anathema" in text]
    assert len(set(anathemas)) == len(t.game.legal(A).of("play_anathema")) == 4
    assert any("science" in text for text in anathemas)


def test_a_blessing_that_promotes_nobody():
    t = Parish().knight(A, SPOT, 3).progress(A, "church_blessing").action()
    texts = [text for text, _ in moves(Desk(table_of(t.game, "en"), A, "en"), t.game.legal(A), "")]
    assert "Play Blessing, knights promoted: none" in texts
    t.knight(A, "(1,0)S", 1).knight(A, "(1,0)NE", 1)
    texts = [text for text, _ in moves(Desk(table_of(t.game, "en"), A, "en"), t.game.legal(A), "")]
    assert "Play Blessing, knights promoted: 26, 37" in texts


def test_beer_is_played_where_it_has_a_target():
    t = Parish().knight(B, SPOT, 2).ripe(A, 2).action()
    refused = why_not(Desk(table_of(t.game, "en"), B, "en"), PourBeer)
    assert (refused.key, refused.params) == ("too-few-beers", {"count": 2, "ripe": 0})
    t = Parish().ripe(A, 2).action()
    assert labels(t) == BUTTONS
    t.knight(B, SPOT, 2)
    assert "Play beer" in labels(t)
    t = Parish().knight(B, SPOT, 2, active=True).ripe(A, 2).land()
    assert labels(t) == ["Play beer", "Play no beer"]


def test_the_card_that_is_asked_for_is_named():
    t = Parish().progress(A, "indulgences").hand(A, grain=1)
    t.roll(1, 1, "ship")
    assert labels(t) == ["Play Indulgences", "Keep the roll"]
