"""The golden pictures, pixel by pixel; ``python -m tests.render.accept`` shows what changed."""

import pytest

from tests.render.accept import GOLDEN, golden, same
from tests.render.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_picture_is_as_the_golden_one(name: str) -> None:
    assert golden(name).exists(), "accept it first"
    assert same(golden(name).read_bytes(), SCENES[name]())


def test_every_golden_picture_is_drawn() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(SCENES)


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.glob("*.png")) < 3_000_000
