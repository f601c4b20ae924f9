"""What the church adds to the picture: the inquisitor, beer on knights, bakeries and beer held."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from engine.bits import bits
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.tables import tables
from engine.view import View
from render.counters import Counter
from render.ink import Point
from render.knights import beer, inquisitor, pawn_scale, sleep
from render.labels import occupied
from render.layers import BUILDINGS, ROBBER, Layers
from render.phrases import Phrase, Seat, Value, bag
from render.pieces import house_scale, token_radius
from render.scene import Mark, Scene

Params = Mapping[str, Any]
BEER_SPOT, SLEEP_SPOT = (0.52, 0.3), (-0.46, -0.46)
"""Where the mug and the breath are at a knight, in house units."""
PAWN_SPOTS = (
    *((0.98, 0.5), (-0.98, 0.5), (0.92, -0.1), (-0.92, -0.1)),
    *((-0.62, 0.42), (0.78, 0.62), (-0.5, 0.3)),
)
"""Where the pawn may stand beside its city or before it, in house units; the first free one."""
OWN_LETTER = (0.24, 0.08)
"""Where the city has its letter, in house units."""
LETTER, FIGURES, PAWN, TALL = 0.26, 0.75, 0.3, 0.75
"""Half widths: of a letter in house units, of a number in radii of its token, of the pawn in its
own units; and its width over its height."""


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
        scene.paste(inquisitor(scene.size), pawn_spot(scene, vertex), (0.5, 0.78))


def pawn_spot(scene: Scene, vertex: int) -> Point:
    """Where the inquisitor stands so that it hides no letter and no number, if there is room."""
    unit, half = house_scale(scene.size) / scene.size, PAWN * pawn_scale(scene.size) / scene.size
    x, y = scene.board.vertex_xy[vertex]
    near = list(_legends(scene, vertex, unit))

    def room(spot: Point) -> float:
        """Units left between the pawn and what is nearest to it; 0 is enough."""
        waist = x + spot[0] * unit, y + spot[1] * unit - half
        free = (
            math.hypot(waist[0] - at[0], (waist[1] - at[1]) * TALL) - wide - half
            for at, wide in near
        )
        return min((0.0, *free))

    dx, dy = max(PAWN_SPOTS, key=room)
    return x + dx * unit, y + dy * unit


def _legends(scene: Scene, vertex: int, unit: float) -> Iterator[tuple[Point, float]]:
    """Letters and numbers that must be read: where they are, and half their width, in units."""
    board, state = scene.board, scene.state
    x, y = board.vertex_xy[vertex]
    yield (x + OWN_LETTER[0] * unit, y + OWN_LETTER[1] * unit), LETTER * unit
    for other in bits(occupied(scene) & ~(1 << vertex)):
        yield board.vertex_xy[other], LETTER * unit
    for hex_ in board.vertex_hexes[vertex]:
        if state.number[hex_]:
            yield board.hex_xy[hex_], FIGURES * token_radius(scene.size) / scene.size


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
