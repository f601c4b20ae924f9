"""What Alexander adds to the picture: the path, its points and Alexander himself."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.modules.alexander.advisors import FIRST, SECOND, THIRD, title
from engine.modules.alexander.path import EMPTY, EVENT, TEMPLE, VIOLET, path_of
from engine.modules.alexander.slice import GOLD, alexander_slice
from engine.state import Concealed
from engine.view import View
from render.counters import Counter
from render.ink import Color, Ink, curve, mix, rgb, with_shadow
from render.layers import GROUND, ROBBER, Layers, StripRequest
from render.march import March, march_strip
from render.pawns import pawn_spot
from render.phrases import Phrase, Seat, Value
from render.pieces import stroke
from render.scene import Mark, Scene
from render.sprites import SPRITES
from render.theme import OUTLINE, WHITE

Params = Mapping[str, Any]
RED: Color = rgb("c8321f")
RANKS = {FIRST: 1, SECOND: 2, THIRD: 3}
"""What the advisors' cards are called by (alexander.md §8)."""
FILLS: dict[str, Color] = {
    TEMPLE: rgb("f4c542"),
    EVENT: rgb("3f9b58"),
    EMPTY: rgb("9fd3ae"),
    VIOLET: rgb("8c4fc0"),
}


def draw_path(scene: Scene) -> None:
    """Red arrows from point to point; what has been passed is pale."""
    path = path_of(scene.board)
    passed = alexander_slice(scene.state).passed
    spots = [scene.board.vertex_xy[point.vertex] for point in path]
    for i in range(len(path) - 1):
        dx, dy = spots[i + 1][0] - spots[i][0], spots[i + 1][1] - spots[i][1]
        middle = (spots[i][0] + dx / 2, spots[i][1] + dy / 2)
        angle = round(math.degrees(math.atan2(dy, dx)))
        pale = i + 1 < passed
        scene.paste(arrow(angle, round(math.hypot(dx, dy), 2), scene.size, pale=pale), middle)
    for i, point in enumerate(path):
        scene.paste(path_point(point.kind, scene.size, pale=i < passed), spots[i])


def arrow(angle: int, length: float, size: int, *, pale: bool) -> Image.Image:
    """An arrow of the path; angle in degrees, length in units."""

    def make() -> Image.Image:
        half = length / 2
        ink = Ink((-half - 0.1, -half - 0.1, half + 0.1, half + 0.1), size)
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        reach = max(0.1, half - 0.22)
        line = stroke(size, 0.06, 5)
        fill = mix(RED, (200, 190, 170), 0.7) if pale else RED
        for width, color in ((line * 2.2, WHITE), (line, fill)):
            ink.line([(-dx * reach, -dy * reach), (dx * reach, dy * reach)], width, color)
            wings = [
                (dx * reach - dx * 0.16 - dy * 0.12, dy * reach - dy * 0.16 + dx * 0.12),
                (dx * reach, dy * reach),
                (dx * reach - dx * 0.16 + dy * 0.12, dy * reach - dy * 0.16 - dx * 0.12),
            ]
            ink.line(wings, width, color)
        return ink.finish()

    return SPRITES.get(("arrow", angle, length, size, pale), make)


def path_point(kind: str, size: int, *, pale: bool) -> Image.Image:
    """A point of the path: temple, unturned token, empty point or violet one."""

    def make() -> Image.Image:
        ink = Ink((-0.4, -0.4, 0.4, 0.4), size)
        line = stroke(size, 0.05)
        fill = mix(FILLS[kind], (205, 200, 190), 0.75) if pale else FILLS[kind]
        for radius, color in ((0.2 + 2 * line, OUTLINE), (0.2 + line, WHITE), (0.2, fill)):
            ink.dot((0, 0), min(0.39, radius), color)
        dark = mix(OUTLINE, fill, 0.5) if pale else OUTLINE
        if kind == TEMPLE:
            ink.poly([(-0.16, -0.03), (0, -0.16), (0.16, -0.03)], dark)
            for x in (-0.1, 0, 0.1):
                ink.line([(x, 0), (x, 0.11)], 0.045, dark)
        elif kind == EVENT:
            ink.line([*curve((-0.08, -0.06), (-0.02, -0.18), (0.08, -0.06)), (0, 0.03)], 0.05, dark)
            ink.dot((0, 0.12), 0.035, dark)
        elif kind == VIOLET:
            ink.line([(-0.08, -0.1), (0.08, -0.1), (-0.02, 0.12)], 0.05, WHITE)
        return ink.finish()

    return SPRITES.get(("path_point", kind, size, pale), make)


def draw_alexander(scene: Scene) -> None:
    """The pawn stands on the last point that Alexander has passed, beside a building there."""
    path = path_of(scene.board)
    passed = alexander_slice(scene.state).passed
    vertex = path[max(0, passed - 1)].vertex
    at = scene.board.vertex_xy[vertex]
    if scene.state.building_owner(vertex) >= 0:
        at = pawn_spot(scene, vertex, pawn_scale(scene.size))
    scene.paste(pawn(scene.size), at, (0.5, 0.8))


def pawn_scale(size: int) -> float:
    """Pixels per unit of the pawn."""
    return max(0.7 * size, 56)


def pawn(size: int) -> Image.Image:
    """A golden king with a red plume; its feet are near the foot of the sprite."""
    return SPRITES.get(("alexander", size), lambda: _pawn(size))


def _pawn(size: int) -> Image.Image:
    scale = pawn_scale(size)
    ink = Ink((-0.5, -0.95, 0.5, 0.25), scale)
    line = stroke(round(scale), 0.05)
    body = [
        *curve((-0.28, 0.08), (-0.22, -0.24), (-0.12, -0.34)),
        *curve((0.12, -0.34), (0.22, -0.24), (0.28, 0.08)),
        *curve((0.28, 0.08), (0.0, 0.16), (-0.28, 0.08)),
    ]
    plume = [*curve((-0.2, -0.56), (-0.16, -0.9), (0.12, -0.86)), (0.04, -0.6)]
    for part, fill in ((plume, RED), (body, rgb("e9b43a"))):
        ink.line(part, line * 2.8, OUTLINE, closed=True)
        ink.line(part, line * 1.2, WHITE, closed=True)
        ink.poly(part, fill)
    ink.dot((0, -0.48), 0.17 + line * 1.4, OUTLINE)
    ink.dot((0, -0.48), 0.17 + line * 0.5, WHITE)
    ink.dot((0, -0.48), 0.17, rgb("f3d27a"))
    ink.line([(-0.15, -0.54), (0.15, -0.54)], 0.07, rgb("a87410"))
    ink.poly([(0.04, -0.3), (0.2, -0.2), (0.26, 0.06), (0.06, 0.12)], rgb("b8860f"))
    return with_shadow(ink.finish(), (3, 4), 1.2, 0.45)


def strip(request: StripRequest) -> Image.Image:
    """How far Alexander is, the auction, the advisors."""
    part: Any = alexander_slice(request.view.state)
    auction = part.auction
    held = {seat: title(request.view.state, seat) for seat in part.ranking}
    ranks = ((RANKS[card], seat) for seat, card in held.items() if card)
    march = March(
        part.passed,
        len(path_of(request.view.board)),
        _supply(part),
        auction.event if auction else "",
        auction.bid if auction else 0,
        auction.bidder if auction else -1,
        (*auction.out, *auction.failed) if auction else (),
        tuple(ranks),
    )
    return march_strip(request.width, march, request.seats, request.theme)


def _supply(part: Any) -> int:
    """Cards left in the supply deck."""
    return part.supply.size if isinstance(part.supply, Concealed) else sum(part.supply)


def counters(view: View, seat: int) -> list[Counter]:
    """Gold and event tokens won; the rank of an advisor."""
    gold = view.state.hands[seat][view.rules.kind(GOLD)]
    won = alexander_slice(view.state).won[seat]
    found = [Counter("gold_coin", gold), Counter("token", len(won))]
    held = title(view.state, seat)
    return [*found, Counter("advisor", RANKS[held])] if held else found


def phrases(view: View) -> list[Phrase]:
    """Where Alexander is, and what is being bid for."""
    path, part = path_of(view.board), alexander_slice(view.state)
    point = path[max(0, part.passed - 1)]
    params: dict[str, Value] = {
        "place": Phrase(f"word-{point.place}"),
        "vertex": view.board.vertex_label(point.vertex),
        "passed": part.passed,
        "all": len(path),
    }
    found = [Phrase("picture-alexander", params)]
    if part.auction is not None:
        place = path[part.auction.point]
        params = {
            "event": Phrase(f"word-{part.auction.event}"),
            "place": Phrase(f"word-{place.place}"),
            "vertex": view.board.vertex_label(place.vertex),
        }
        found.append(Phrase("picture-auction", params))
        if part.auction.bidder >= 0:
            params = {"name": Seat(part.auction.bidder), "bid": part.auction.bid}
            found.append(Phrase("picture-bid", params))
        gone = [Seat(seat) for seat in (*part.auction.out, *part.auction.failed)]
        if gone:
            found.append(Phrase("picture-bid-out", {"names": gone}))
    return found


def details(view: View) -> list[Phrase]:
    """The points before Alexander, tokens won and left, cards of the supply deck."""
    part: Any = alexander_slice(view.state)
    ahead = [
        Phrase(
            "picture-path-point",
            {
                "vertex": view.board.vertex_label(point.vertex),
                "place": Phrase(f"word-{point.place}"),
                "what": Phrase(f"picture-path-{point.kind}"),
            },
        )
        for point in path_of(view.board)[part.passed :]
    ]
    found = [Phrase("picture-path", {"points": ahead})] if ahead else []
    for seat, won in enumerate(part.won):
        if won:
            tokens = [Phrase(f"word-{token}") for token in won]
            found.append(Phrase("picture-tokens-won", {"name": Seat(seat), "tokens": tokens}))
    left = [
        Phrase("picture-bag", {"count": count, "name": Phrase(f"word-{token}")})
        for token, count in part.tokens.items()
        if count
    ]
    if left:
        found.append(Phrase("picture-tokens-left", {"tokens": left}))
    return [*found, Phrase("picture-supply", {"count": _supply(part)})]


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


LAYERS = Layers(
    module="alexander",
    draw=((GROUND, draw_path), (ROBBER, draw_alexander)),
    marks={"alexander_moved": _vertex, "auction_opened": _vertex},
    counters=counters,
    phrases=phrases,
    details=details,
    strip=strip,
    deeds={"token_won": "picture-best-companion"},
)
