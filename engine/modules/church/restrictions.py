"""What Lent, Anathema, Exile, beer and the inquisitor forbid (church.md §6.6, §9, §10)."""

from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.beer import affected, asleep
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.cards.politics import BISHOP
from engine.modules.cities_knights.tables import tables

FASTING = frozenset(("road", "ship", "settlement", "city", "wall", "improvement"))
"""What a seat under Lent may not build."""
RISING = ("promote_knight", "activate_knight")


def restrict(game: Game, seat: int, what: str, mask: int) -> int:
    """Take out the places that one of them forbids."""
    part = church_slice(game.state)
    if part.lent == seat and what in FASTING:
        return 0
    if what in ("improvement", "progress_card"):
        ban = part.ban
        return mask & ~(1 << ban.domain) if ban is not None and ban.target == seat else mask
    if what == "lose_city":
        return mask & ~(1 << part.inquisitor) if part.inquisitor >= 0 else mask
    if what == BISHOP:
        return 0 if part.robber_exiled and game.state.robber < 0 else mask
    if part.beers:
        if what in RISING:
            return mask & ~affected(game.state)
        if what == "use_knight":
            return mask & ~asleep(game.state)
    return mask


def restriction(game: Game, seat: int, what: str, place: int) -> Refusal:
    """Say which of them took a place out."""
    part = church_slice(game.state)
    if part.lent == seat and what in FASTING:
        return Refusal("lent-forbids")
    if what in ("improvement", "progress_card"):
        return Refusal("domain-banned", domain=tables(game.rules).domains[place].name)
    if what == "lose_city":
        return Refusal("inquisitor-protects", vertex=place)
    if what == BISHOP:
        return Refusal("robber-in-exile")
    return Refusal("knight-under-beer", vertex=place)


def receivable(game: Game, seat: int, mask: int) -> int:
    """No trade brings the commodity of a domain under Anathema."""
    ban = church_slice(game.state).ban
    if ban is None or ban.target != seat:
        return mask
    return mask & ~(1 << tables(game.rules).domains[ban.domain].commodity)
