"""What Cheops adds to the picture: ships, the building site, the pyramid as it grows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.bits import bits
from engine.modules.cheops.points import founding_points, site_points
from engine.modules.cheops.pyramid import SIZE, TIERS
from engine.modules.cheops.slice import GOLD, cheops_slice
from engine.view import View
from render.counters import Counter
from render.ink import Ink, Point, rgb, with_shadow
from render.layers import GROUND, ROADS, Layers
from render.phrases import Phrase, Pieces, Seat
from render.pieces import stroke
from render.pyramid import pyramid
from render.scene import Mark, Scene
from render.ships import draw_ships
from render.sprites import SPRITES
from render.theme import OUTLINE, WHITE

Params = Mapping[str, Any]
VIOLET, ORANGE = rgb("8c4fc0"), rgb("f08a24")


def draw_points(scene: Scene) -> None:
    """Violet points of the site, and the orange ones while the game is being founded."""
    shown = [(site_points(scene.board), VIOLET)]
    if not scene.state.turn:
        shown.append((founding_points(scene.board), ORANGE))
    for mask, color in shown:
        for vertex in bits(mask):
            scene.paste(point_mark(scene.size, color), scene.board.vertex_xy[vertex])


def point_mark(size: int, color: Any) -> Image.Image:
    """A coloured point at a vertex."""

    def make() -> Image.Image:
        ink = Ink((-0.3, -0.3, 0.3, 0.3), size)
        line = stroke(size, 0.05)
        for radius, fill in ((0.15 + 2 * line, OUTLINE), (0.15 + line, WHITE), (0.15, color)):
            ink.dot((0, 0), min(0.29, radius), fill)
        return ink.finish()

    return SPRITES.get(("point_mark", size, color), make)


def draw_pyramid(scene: Scene) -> None:
    cheops = cheops_slice(scene.state)
    corners = [scene.board.vertex_xy[v] for v in bits(site_points(scene.board))]
    middle = (
        sum(x for x, _ in corners) / len(corners),
        sum(y for _, y in corners) / len(corners),
    )
    scene.paste(site(len(cheops.placed), scene.size), middle)
    if cheops.started:
        colors = [scene.colors[seat] if seat >= 0 else seat for seat in cheops.placed]
        spots = scene.board.vertex_xy
        corner = (min(x for x, _ in spots), max(y for _, y in spots))
        # the corner south-west of the land is void: nobody ever builds there
        scene.paste(pyramid(colors, scene.size), corner, (0.0, 1.0))


def site(stones: int, size: int) -> Image.Image:
    """The pyramid from afar on its site, tier by tier."""
    return SPRITES.get(("site", stones, size), lambda: _site(stones, size))


def _site(stones: int, size: int) -> Image.Image:
    ink = Ink((-1, -1, 1, 1), size)
    line = stroke(size, 0.05)
    left = stones
    ink.oval((0.06, 0.5), 0.72, 0.12, (90, 60, 20, 90))
    for level, places in enumerate(TIERS):
        share = max(0.0, min(1.0, left / places))
        left -= places
        _tier(ink, (0.68 - level * 0.17, 0.48 - level * 0.25, share), line)
    return with_shadow(ink.finish(), (2, 3), 1.2, 0.35)


def _tier(ink: Ink, tier: tuple[float, float, float], line: float) -> None:
    half, bottom, share = tier
    top = bottom - 0.23
    box: list[Point] = [(-half, bottom), (-half + 0.08, top), (half - 0.08, top), (half, bottom)]
    ink.shape(box, rgb("efe0b6"), rgb("7d6a44"), line)
    right = -half + 2 * half * share
    if share:
        part = [(-half, bottom), (-half + 0.08, top), (right, top), (right, bottom)]
        ink.poly([(min(x, half - 0.08 if y < bottom else half), y) for x, y in part], rgb("d9922b"))
    ink.line(box, line, rgb("5e4a20"), closed=True)


def draw_routes(scene: Scene) -> None:
    draw_ships(scene, cheops_slice(scene.state).ships)


def counters(view: View, seat: int) -> list[Counter]:
    """Gold and stones; held: the Blessing. A Curse has its own sign."""
    cheops = cheops_slice(view.state)
    gold = view.state.hands[seat][view.rules.kind(GOLD)]
    found = [
        Counter("gold_coin", gold),
        Counter("stone", cheops.placed.count(seat), cheops.blessing == seat),
    ]
    if seat in cheops.cursed:
        found.append(Counter("curse", 1))
    return found


def pieces(view: View, seat: int) -> list[Pieces]:
    return [Pieces("ship", "edge", cheops_slice(view.state).ships[seat])]


def phrases(view: View) -> list[Phrase]:
    cheops = cheops_slice(view.state)
    if not cheops.started:
        return [Phrase("picture-no-pyramid")]
    params = {"stones": len(cheops.placed), "size": SIZE, "black": cheops.black_stones}
    return [Phrase("picture-pyramid", params)]


def details(view: View) -> list[Phrase]:
    """The building site, and whose the stones are, in the order of placing."""
    cheops, board = cheops_slice(view.state), view.board
    corners = [board.vertex_label(vertex) for vertex in bits(site_points(board))]
    found = [Phrase("picture-site", {"corners": corners})]
    if not view.state.turn:
        starts = [board.vertex_label(vertex) for vertex in bits(founding_points(board))]
        found.append(Phrase("picture-orange-points", {"corners": starts}))
    if cheops.placed:
        laid = [
            Phrase("picture-stone-of", {"name": Seat(seat)})
            if seat >= 0
            else Phrase("picture-stone-black")
            for seat in cheops.placed
        ]
        found.append(Phrase("picture-stones", {"stones": laid}))
    return found


def _edge(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"])]


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


LAYERS = Layers(
    module="cheops",
    draw=((GROUND, draw_points), (GROUND, draw_pyramid), (ROADS, draw_routes)),
    marks={"ship_built": _edge, "pyramid_started": _vertex},
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    details=details,
    replaces=frozenset({"road"}),
    deeds={"stone_placed": "picture-best-mason"},
)
