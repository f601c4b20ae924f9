"""Labels of legal places: only those asked for, and no two on top of each other."""

from itertools import combinations

import pytest

from engine.map_file import map_ids
from render.camera import Camera, board_box, close_up, fit
from render.labels import ROOMY_HEX, vertex_label_spot
from render.marks import hex_plate, label
from render.picture import arrange
from render.scene import Scene
from render.theme import DARK
from tests.render.scenes import founding, founding_road, ground_of_map, robber_asked


class NoPieces:
    """A state without buildings."""

    def building_owner(self, vertex: int) -> int:
        return -1


class BareView:
    state = NoPieces()


def bare_scene(map_id: str) -> Scene:
    ground = ground_of_map(map_id)
    left, top, right, bottom = arrange(ground, 4).board
    camera = fit(board_box(ground), right - left, bottom - top)
    image = label("1")
    return Scene(image, BareView(), ground, camera, DARK, (), (), ())


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
        boxes.append(box_at(scene.camera, vertex_label_spot(scene, vertex), size))
    slack = 4  # the light rim of one label may touch that of the next
    for one, two in combinations(boxes, 2):
        near = (two[0] + slack, two[1] + slack, two[2] - slack, two[3] - slack)
        assert not overlap(one, near)


@pytest.mark.parametrize("map_id", map_ids())
def test_all_hexes_may_be_labelled_at_once(map_id: str) -> None:
    scene = bare_scene(map_id)
    boxes = []
    for hex_ in range(scene.board.hex_count):
        text = scene.board.hex_label(hex_)
        sprite = label(text) if scene.size >= ROOMY_HEX else hex_plate(text, 12)
        boxes.append(box_at(scene.camera, scene.board.hex_xy[hex_], sprite.size))
    assert not any(overlap(one, two) for one, two in combinations(boxes, 2))


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


def test_a_roomy_board_needs_no_close_up() -> None:
    ground = ground_of_map("base_beginner")
    box = board_box(ground)
    whole = fit(box, 926, 900)
    assert close_up(whole, box, [ground.board.vertex_xy[0]]) is whole
