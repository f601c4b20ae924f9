"""What the hand says of what lies beside the cards."""

import pytest

import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.modules.church.slice import Ban, Debt
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C

NAMES = ("Ada", "Ben", "Chloé", "Dan")


def said(t, seat, locale="en"):
    view = t.game.view(seat)
    voice = Voice(locale, t.rules, NAMES, view.state)
    return [sentences.belonging(voice, own) for own in view.belongings(seat)]


def burdened():
    t = Parish().bakery(A, bake=False).ripe(A, 3).hand(A, grain=2).progress(A, "granary").action()
    t.do(A, "play_granary")
    t.do(A, "store_in_granary", {"grain": 2})
    t.church.fresh[A], t.church.lent = 1, A
    t.church.ban, t.church.debts = Ban(A, B, 2, t.rules.bag(ore=3)), (Debt(A, C, 0),)
    return t


def test_everything_that_lies_there():
    assert said(burdened(), A) == [
        "🍺 Beer: 3 ripe tokens, 1 ripe from the next turn on",
        "🥖 Bakery: the oven is cold",
        "🏚️ In the granary: 2 🌾",
        (
            "🐟 Lent: until you have paid one bread and one ripe beer "
            "you build nothing but knights and the bakery"
        ),
        "📛 Anathema (🟩 science): pay 3 ⛰️ to Ben to lift it",
        "💒 You owe Chloé the next resource that you receive",
    ]


def test_nothing_lies_there():
    assert said(burdened(), B) == []


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_cards_that_last_to_the_end_of_the_turn(locale):
    t = Parish().city(A, "(0,0)N").hand(A).progress(A, "crane", "merchant_fleet").action()
    t.do(A, "play_crane")
    t.do(A, "play_merchant_fleet", None)
    crane, fleet = said(t, A, locale)
    assert "1" not in crane
    assert fleet.endswith("2:1")
