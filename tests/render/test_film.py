"""The film, and the figures that are gathered from the same steps."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.errors import RecordError
from render.encoding import indexed
from render.film import FilmTooLargeError, film, frames
from render.picture import compose
from render.statistics import WAYS, gather
from render.steps import steps
from render.theme import DARK
from tests.render.scenes import FRENCH, LABELS, TITLE, finished_game, request_for, statistics

MOVES = 40


@pytest.fixture(scope="module")
def record() -> tuple[str, list[str]]:
    game = finished_game()
    return game.header, [move.line for move in game.moves]


def test_a_film_shows_the_game(record: tuple[str, list[str]]) -> None:
    header, lines = record
    data = film(header, lines[:MOVES], LABELS, TITLE, FRENCH)
    shown = list(frames(data))
    assert 16 < len(shown) <= MOVES + 1
    assert {image.size for image in shown} == {(1000, 708)}
    for step in steps(header, lines[:MOVES]):
        if any(event.kind == "rolled" for event in step.events):
            request = request_for(step.game, list(step.events))
    whole = compose(replace(request, asked=()))
    expected = indexed(whole.resize((1000, 708), Image.Resampling.LANCZOS), "dark").convert("RGB")
    difference = ImageStat.Stat(ImageChops.difference(expected, shown[-1]))
    assert max(difference.mean) < 0.1  # no tile that changed was left as it was


def test_all_pictures_of_a_film_are_laid_out_alike(
    record: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where a seat's card needs a further row of counters only later."""
    rows = "render.picture._counter_rows"
    monkeypatch.setattr(rows, lambda request, _: 2 + 4 * (request.view.state.turn > 1))
    header, lines = record
    shown = list(frames(film(header, lines[:30], LABELS, TITLE, FRENCH)))
    assert len({image.size for image in shown}) == 1
    width, height = shown[0].size
    assert height > 1000
    foot = (width - 60, height - 30)
    assert {image.getpixel(foot) for image in shown} == {DARK.card}


def test_a_film_that_is_too_large_gets_smaller(record: tuple[str, list[str]]) -> None:
    header, lines = record
    data = film(header, lines[:6], LABELS, TITLE, FRENCH, limit=90_000)
    assert len(data) <= 90_000
    assert next(frames(data)).width < 1000


def test_a_film_that_cannot_be_small_enough_is_refused(record: tuple[str, list[str]]) -> None:
    header, lines = record
    with pytest.raises(FilmTooLargeError):
        film(header, lines[:3], LABELS, TITLE, FRENCH, limit=1000)


def test_a_record_that_does_not_fit_is_refused(record: tuple[str, list[str]]) -> None:
    with pytest.raises(RecordError):
        film(record[0], ["s1 sing"], LABELS, TITLE, FRENCH)


def test_figures_agree_with_the_game() -> None:
    stats, game = statistics(), finished_game()
    assert sum(stats.rolls.values()) == sum(move.action.kind == "roll" for move in game.moves)
    view = game.view(None)
    assert stats.points[-1] == [view.points(seat) for seat in range(4)]
    assert len(stats.points) == game.state.turn
    assert sum(WAYS.values()) == 36
    assert all(value > 0 for _, _, value in stats.highlights({}))


def test_nothing_to_gather() -> None:
    with pytest.raises(ValueError, match="no step"):
        gather(iter(()))
