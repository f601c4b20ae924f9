"""Labels of legal places: only those asked for, and no two on top of each other."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import cast

import pytest

from engine.bits import bits
from engine.board import load_board
from engine.game import Game
from engine.map_file import map_ids
from engine.players import random_player
from engine.view import View
from render.camera import HARBOR_AWAY, Camera, board_box, close_up, fit, harbor_spot
from render.ink import ring
from render.labels import hex_label, hex_label_spot, vertex_label_spot, vertex_labels
from render.marks import label
from render.picture import (
    PictureRequest,
    arrange,
    asked_points,
    camera_of,
    frame_of,
    ground_of,
)
from render.pieces import TOKEN_DROP, boat_scale, figure_size, token_radius
from render.scene import Scene, SeatLabel
from render.text import HEAVY, LABEL_SIZE, font
from render.theme import DARK
from tests.render.scenes import (
    founding,
    founding_road,
    ground_of_map,
    legal_places,
    midgame_of,
    request_for,
    robber_asked,
)


class NoPieces:
    """A state without buildings."""

    seats = 0

    def __init__(self, number: tuple[int, ...]) -> None:
        self.number = number


class BareView:
    def __init__(self, number: tuple[int, ...]) -> None:
        self.state = NoPieces(number)


def bare_scene(map_id: str) -> Scene:
    ground = ground_of_map(map_id)
    left, top, right, bottom = arrange(ground, 4).board
    camera = fit(board_box(ground), right - left, bottom - top)
    image = label("1")
    view = cast("View", BareView(ground.number))
    return Scene(image, view, ground, camera, DARK, (), (), ())


def box_at(camera: Camera, spot: tuple[float, float], size: tuple[int, int]) -> tuple[float, ...]:
    x, y = camera.at(spot)
    return x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2


def overlap(one: tuple[float, ...], two: tuple[float, ...]) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


@pytest.mark.parametrize("map_id", map_ids())
def test_all_vertices_may_be_labelled_at_once(map_id: str) -> None:
    scene = bare_scene(map_id)
    boxes = []
    for vertex in range(scene.board.vertex_count):
        size = label(scene.board.vertex_label(vertex)).size
        boxes.append(box_at(scene.camera, vertex_label_spot(scene, vertex, 0), size))
    slack = 4  # the light rim of one label may touch that of the next
    for one, two in combinations(boxes, 2):
        near = (two[0] + slack, two[1] + slack, two[2] - slack, two[3] - slack)
        assert not overlap(one, near)


@pytest.mark.parametrize("map_id", map_ids())
def test_all_hexes_may_be_labelled_at_once(map_id: str) -> None:
    """Those of land and of sea, where robber and pirate may go; the rates can still be read."""
    scene = bare_scene(map_id)
    boxes = []
    for hex_ in bits(scene.board.tiles | scene.board.printed):
        spot, sprite = hex_label_spot(scene, hex_), hex_label(scene, hex_)
        boxes.append(box_at(scene.camera, spot, sprite.size))
    slack = 4  # as between vertices
    for one, two in combinations(boxes, 2):
        near = (two[0] + slack, two[1] + slack, two[2] - slack, two[3] - slack)
        assert not overlap(one, near)
    for edge, _ in scene.ground.harbors:
        assert hidden(rate(scene, edge), boxes) <= MOST_HIDDEN


@pytest.mark.parametrize("map_id", map_ids())
def test_every_hex_for_a_figure_is_wholly_in_the_picture(map_id: str) -> None:
    """The pirate may stand on the printed ocean hexes at the sides (seafarers.md §6)."""
    scene = bare_scene(map_id)
    board = scene.board
    for hex_ in bits(board.tiles | board.printed):
        assert all(scene.camera.shows(corner) for corner in ring(board.hex_xy[hex_], 0.999, 6))


@pytest.mark.parametrize("map_id", ["base_beginner", "alexander", "seafarers_new_world_56p"])
def test_labels_around_a_building_do_not_meet(map_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The label at a building's foot comes near that of the next vertex, whatever the size."""
    scene = bare_scene(map_id)
    board = scene.board
    near = replace(scene.camera, size=80)
    for camera in (scene.camera, near):
        scene.camera = camera
        for vertex in range(0, board.vertex_count, 3):
            monkeypatch.setattr("render.labels.occupied", lambda _, vertex=vertex: 1 << vertex)
            asked = [vertex, *bits(board.vertex_neighbor_mask[vertex])]
            boxes = []
            for other, (x, y) in vertex_labels(scene, sorted(asked)).items():
                width, height = label(board.vertex_label(other)).size
                boxes.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
            for one, two in combinations(boxes, 2):
                inner = (two[0] + 4.1, two[1] + 4.1, two[2] - 4.1, two[3] - 4.1)
                assert not overlap(one, inner)


def test_the_label_at_a_knight_leaves_its_letter_free() -> None:
    table = midgame_of("cities_knights")
    vertex = table.board.vertex(0, 0, "NE")
    table.state.slices["cities_knights"].knights[1] = 1 << vertex
    request = request_for(table.game)
    ground = ground_of(request.view)
    camera = camera_of(ground, frame_of(request))
    scene = Scene(label("1"), request.view, ground, camera, DARK, (), (), ())
    ((_, y),) = vertex_labels(scene, [vertex]).values()
    assert y - label("1").height / 2 > camera.at(scene.board.vertex_xy[vertex])[1] + 20


def founding_of(map_id: str) -> PictureRequest:
    """The first founding question on a map, with as many seats as it takes."""
    board = load_board(map_id)
    seats = max(board.map.players)
    modules = ["base"] + ["five_six"] * (seats > 4)
    module = map_id.split("_", maxsplit=1)[0]
    options = {}
    if module == "seafarers":
        options["map"] = map_id
    if module in ("seafarers", "cheops"):
        modules.append(module)
    game = Game.create(tuple(modules), options, seats, b"labels")
    while game.decision is not None and game.decision.kind != "found_settlement":
        game.play(random_player(game.view(game.asked[0]), Random(1)))
    labels = [SeatLabel(name, color) for color, name in enumerate("ABCDEF"[:seats])]
    return PictureRequest(game.view(None), labels, ask_places=legal_places(game))


def digits(scene: Scene, hex_: int) -> tuple[float, ...]:
    """The box of the number on a token."""
    x, y = scene.board.hex_xy[hex_]
    left, base = scene.camera.at((x, y + TOKEN_DROP))
    number, radius = scene.ground.number[hex_], token_radius(scene.size)
    face = font(figure_size(number, scene.size), HEAVY)
    box = face.getbbox(str(number), anchor="ms")
    base += 0.3 * radius
    return left + box[0], base + box[1], left + box[2], base + box[3]


def rate(scene: Scene, edge: int) -> tuple[float, ...]:
    """The box of the rate on a boat's sail."""
    x, y = scene.camera.at(harbor_spot(scene.ground, edge, HARBOR_AWAY))
    scale = boat_scale(scene.size)
    box = font(max(LABEL_SIZE, round(0.44 * scale)), HEAVY).getbbox("2:1", anchor="ms")
    y += 0.14 * scale
    return x + box[0], y + box[1], x + box[2], y + box[3]


def hidden(box: tuple[float, ...], labels: list[tuple[float, ...]]) -> float:
    """Share of a box that labels lie upon."""
    total = 0.0
    for other in labels:
        wide = min(box[2], other[2]) - max(box[0], other[0])
        high = min(box[3], other[3]) - max(box[1], other[1])
        total += max(0.0, wide) * max(0.0, high)
    return total / ((box[2] - box[0]) * (box[3] - box[1]))


MOST_HIDDEN = 0.25
"""Share of a number or rate that labels may hide: its figures can still be told."""
FOUNDED = [m for m in map_ids() if m != "alexander"]
"""Maps on which people found; Alexander's table begins with an auction."""


@pytest.mark.parametrize("map_id", FOUNDED)
def test_labels_of_a_founding_hide_neither_numbers_nor_rates(map_id: str) -> None:
    request = founding_of(map_id)
    ground = ground_of(request.view)
    asked = asked_points(request)
    frame = arrange(ground, len(request.seats), asked=asked)
    camera = camera_of(ground, frame, asked)
    scene = Scene(label("1"), request.view, ground, camera, DARK, (), (), ())
    vertices = set(request.ask_places["vertex"])
    for edge in request.ask_places.get("edge", ()):
        vertices.update(scene.board.edge_vertices[edge])
    labels = [
        box_at(camera, vertex_label_spot(scene, v, 0), label(scene.board.vertex_label(v)).size)
        for v in vertices
    ]
    assert all(camera.shows(scene.board.vertex_xy[vertex]) for vertex in vertices)
    for hex_, number in enumerate(ground.number):
        if number and ground.terrain[hex_] != "fog":
            assert hidden(digits(scene, hex_), labels) <= MOST_HIDDEN
    for edge, _ in ground.harbors:
        assert hidden(rate(scene, edge), labels) <= MOST_HIDDEN


def test_the_scenes_ask_for_places() -> None:
    assert set(founding().ask_places) == {"vertex"}
    assert set(founding_road().ask_places) == {"edge"}
    assert set(robber_asked().ask_places) == {"hex"}


def test_a_close_up_shows_places_that_lie_together() -> None:
    ground = ground_of_map("cheops")
    box = board_box(ground)
    whole = fit(box, 1368, 1000)
    corner = [ground.board.vertex_xy[vertex] for vertex in range(6)]
    near = close_up(whole, box, corner)
    assert near.size > whole.size
    assert all(near.shows(point) for point in corner)
    assert close_up(whole, box, list(ground.board.vertex_xy)) is whole
    assert close_up(whole, box, []) is whole


@pytest.mark.parametrize("map_id", ["base_beginner", "seafarers_new_shores_3p"])
def test_a_roomy_board_needs_no_close_up(map_id: str) -> None:
    ground = ground_of_map(map_id)
    frame = arrange(ground, 3)
    assert camera_of(ground, frame, [ground.board.vertex_xy[0]]) == camera_of(ground, frame)
