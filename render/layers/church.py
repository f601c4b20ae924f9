"""What the church adds to the picture: the inquisitor, beer on knights, bakeries and beer held."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.tables import tables
from engine.view import View
from render.counters import Counter
from render.knights import beer, inquisitor, pawn_scale, sleep
from render.layers import BUILDINGS, ROBBER, Layers
from render.pawns import pawn_spot
from render.phrases import Phrase, Seat, Value, bag
from render.pieces import house_scale
from render.scene import Mark, Scene

Params = Mapping[str, Any]
BEER_SPOT, SLEEP_SPOT = (0.52, 0.3), (-0.46, -0.46)
"""Where the mug and the breath are at a knight, in house units."""


def draw_beer(scene: Scene) -> None:
    unit = house_scale(scene.size) / scene.size
    for token in church_slice(scene.state).beers:
        if token.vertex >= 0:
            x, y = scene.board.vertex_xy[token.vertex]
            at = (x + BEER_SPOT[0] * unit, y + BEER_SPOT[1] * unit)
            scene.paste(beer(token.left, scene.size), at)
            if token.sleeps:
                at = (x + SLEEP_SPOT[0] * unit, y + SLEEP_SPOT[1] * unit)
                scene.paste(sleep(scene.size), at)


def draw_inquisitor(scene: Scene) -> None:
    vertex = church_slice(scene.state).inquisitor
    if vertex >= 0:
        at = pawn_spot(scene, vertex, pawn_scale(scene.size))
        scene.paste(inquisitor(scene.size), at, (0.5, 0.78))


def counters(view: View, seat: int) -> list[Counter]:
    """Beer held (ripe and fresh), the bakery (held: it bakes), the cards that lie before a seat."""
    part = church_slice(view.state)
    beers = part.ripe[seat] + part.fresh[seat]
    found = [Counter("beer", beers)] if beers else []
    if part.bakeries >> seat & 1:
        found.append(Counter("bakery", 1, bool(part.baking >> seat & 1), bare=True))
    if part.granary == seat:
        found.append(Counter("granary", 1, bare=True))
    if part.lent == seat:
        found.append(Counter("lent", 1, bare=True))
    if part.ban is not None and part.ban.target == seat:
        domain = tables(view.rules).domains[part.ban.domain].name
        found.append(Counter(f"banned_{domain}", 1, bare=True))
    if owed := sum(debt.debtor == seat for debt in part.debts):
        found.append(Counter("tax", owed))
    return found


def phrases(view: View) -> list[Phrase]:
    part, board = church_slice(view.state), view.board
    found = [
        Phrase(
            "picture-beer",
            {
                "vertex": board.vertex_label(token.vertex),
                "count": token.left,
                "sleeps": "yes" if token.sleeps else "no",
            },
        )
        for token in part.beers
        if token.vertex >= 0
    ]
    if part.inquisitor >= 0:
        place, holder = board.vertex_label(part.inquisitor), Seat(part.inquisitor_holder)
        found.append(Phrase("picture-inquisitor", {"vertex": place, "name": holder}))
    return found


def details(view: View) -> list[Phrase]:
    """What was brewed in this turn, and what the open cards ask for.

    Not what lies in the Granary: that is secret, its number too (church.md §10.1).
    """
    part: Any = church_slice(view.state)
    kinds = view.rules.kinds
    found = [
        Phrase("picture-fresh-beer", {"name": Seat(seat), "count": count})
        for seat, count in enumerate(part.fresh)
        if count
    ]
    found += [
        Phrase(
            "picture-poured",
            {
                "vertex": view.board.vertex_label(beer.vertex),
                "name": Seat(beer.by),
                "step": beer.step,
                "armed": "yes" if beer.armed else "no",
            },
        )
        for beer in part.beers
        if beer.vertex >= 0
    ]
    if part.ban is not None:
        domain = tables(view.rules).domains[part.ban.domain].name
        params: dict[str, Value] = {
            "name": Seat(part.ban.target),
            "by": Seat(part.ban.by),
            "domain": Phrase(f"word-{domain}"),
            "price": bag(kinds, part.ban.price),
        }
        found.append(Phrase("picture-ban", params))
    found += [
        Phrase("picture-debt", {"name": Seat(debt.debtor), "creditor": Seat(debt.creditor)})
        for debt in part.debts
    ]
    if part.robber_exiled:
        found.append(Phrase("picture-exiled"))
    return found


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


LAYERS = Layers(
    module="church",
    draw=((BUILDINGS + 1, draw_beer), (ROBBER, draw_inquisitor)),
    marks=dict.fromkeys(
        ("beer_played", "beer_worn_off", "crusader_placed", "inquisitor_placed"), _vertex
    ),
    counters=counters,
    phrases=phrases,
    details=details,
)
