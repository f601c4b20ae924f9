"""What lies before a seat beside its cards: beer, bakery, cards that are open, debts."""

from collections.abc import Iterable

from engine.events import Event
from engine.modules.church.slice import ChurchSlice, church_slice
from engine.modules.cities_knights.tables import tables
from engine.state import State


def belongings(state: State, seat: int) -> Iterable[Event]:
    """Sentences of the own hand; the Granary is for the view of its owner only."""
    part = church_slice(state)
    if part.ripe[seat] or part.fresh[seat]:
        yield Event("beer", {"ripe": part.ripe[seat], "fresh": part.fresh[seat]})
    if part.bakeries >> seat & 1:
        yield Event("bakery", {"bake": bool(part.baking >> seat & 1)})
    if part.granary == seat:
        yield Event("granary", {"cards": part.stored})
    yield from _burdens(part, state, seat)


def _burdens(part: ChurchSlice, state: State, seat: int) -> Iterable[Event]:
    if part.lent == seat:
        yield Event("lent", {})
    if part.ban is not None and part.ban.target == seat:
        domain = tables(state.rules).domains[part.ban.domain].name
        price = {"taker": part.ban.by, "cards": part.ban.price}
        yield Event("anathema", {"domain": domain, **price})
    for debt in part.debts:
        if debt.debtor == seat:
            yield Event("tax", {"taker": debt.creditor})
