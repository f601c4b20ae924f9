"""What Seafarers adds to the picture: ships, the pirate, new land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.modules.seafarers.slice import seafarers_slice
from render.counters import Counter
from render.layers import ROADS, ROBBER, Layers
from render.phrases import Phrase, Pieces
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


def counters(view: Any, seat: int) -> list[Counter]:
    """Bonus chits of who has any."""
    chits = seafarers_slice(view.state).chits[seat]
    return [Counter("chit", chits)] if chits else []


def pieces(view: Any, seat: int) -> list[Pieces]:
    return [Pieces("ship", "edge", seafarers_slice(view.state).ships[seat])]


def phrases(view: Any) -> list[Phrase]:
    hex_ = seafarers_slice(view.state).pirate
    return [Phrase("picture-pirate", {"hex": view.board.hex_label(hex_)})] if hex_ >= 0 else []


def _edge(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"])]


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
        "ship_moved": _edge,
        "harbor_placed": _edge,
        "fog_revealed": _hex,
        "island_settled": _vertex,
        "pirate_moved": _pirate,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    deeds={"ship_built": "picture-best-sailor"},
)
