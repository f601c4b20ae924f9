"""What Seafarers adds to the picture: ships, the pirate, new land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.bits import bits
from engine.modules.seafarers.islands import areas_of
from engine.modules.seafarers.slice import seafarers_slice
from engine.view import View
from render.counters import Counter
from render.layers import ROADS, ROBBER, Layers
from render.phrases import Phrase, Pieces, Seat
from render.pieces import pirate
from render.scene import Mark, Scene
from render.ships import draw_ships

Params = Mapping[str, Any]


def draw_routes(scene: Scene) -> None:
    draw_ships(scene, seafarers_slice(scene.state).ships)


def draw_pirate(scene: Scene) -> None:
    hex_ = seafarers_slice(scene.state).pirate
    if hex_ >= 0:
        scene.paste(pirate(scene.size), scene.board.hex_xy[hex_])


def counters(view: View, seat: int) -> list[Counter]:
    """Bonus chits of who has any."""
    chits = seafarers_slice(view.state).chits[seat]
    return [Counter("chit", chits)] if chits else []


def pieces(view: View, seat: int) -> list[Pieces]:
    return [Pieces("ship", "edge", seafarers_slice(view.state).ships[seat])]


def phrases(view: View) -> list[Phrase]:
    hex_ = seafarers_slice(view.state).pirate
    return [Phrase("picture-pirate", {"hex": view.board.hex_label(hex_)})] if hex_ >= 0 else []


def details(view: View) -> list[Phrase]:
    """Whose homes the islands are, and what is still face down or to be placed."""
    part, board = seafarers_slice(view.state), view.board
    found = []
    for index, area in enumerate(areas_of(board, view.state.terrain)):
        at_home = [Seat(seat) for seat, mask in enumerate(part.settled) if mask >> index & 1]
        if at_home:
            hexes = [board.hex_label(hex_) for hex_ in bits(area.hexes)]
            found.append(Phrase("picture-home", {"hexes": hexes, "names": at_home}))
    for key, left in (("fog", part.fog_hexes), ("disc", part.fog_discs)):
        if any(left.values()):
            words = [_left(key, name, count) for name, count in left.items() if count]
            found.append(Phrase(f"picture-{key}-left", {"left": words}))
    if any(part.harbor_bag.values()):
        words = [_left("harbor", name, count) for name, count in part.harbor_bag.items() if count]
        found.append(Phrase("picture-harbors-left", {"left": words}))
    return found


def _left(key: str, name: str, count: int) -> Phrase:
    """So many of a terrain, a number or a kind of harbour."""
    word: Phrase | str = name
    if key != "disc":
        word = Phrase(f"picture-{'terrain' if key == 'fog' else 'harbor'}-{name}")
    return Phrase("picture-bag", {"count": count, "name": word})


def _edge(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"])]


def _removed(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"], "from")]


def _moved(params: Params) -> list[Mark]:
    return [*_edge(params), Mark("edge", params["from_edge"], "from")]


def _hex(params: Params) -> list[Mark]:
    return [Mark("hex", params["hex"])]


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


def _pirate(params: Params) -> list[Mark]:
    marks = [Mark("hex", params["hex"])]
    if params["former"] >= 0:
        marks.append(Mark("hex", params["former"], "from"))
    return marks


LAYERS = Layers(
    module="seafarers",
    draw=((ROADS, draw_routes), (ROBBER, draw_pirate)),
    marks={
        "ship_built": _edge,
        "ship_moved": _moved,
        "ship_removed": _removed,
        "harbor_placed": _edge,
        "fog_revealed": _hex,
        "island_settled": _vertex,
        "pirate_moved": _pirate,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    details=details,
    deeds={"ship_built": "picture-best-sailor"},
)
