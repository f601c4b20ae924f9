"""Check 62: the picture in words names what matters and is enough to play from."""

import re
from dataclasses import replace

import pytest

from engine.bits import bits, mask_of
from engine.events import Event
from render.alt_text import LIMIT, alt_text, description
from render.phrases import Translate
from render.picture import PictureRequest
from tests.render.scenes import (
    BOARDS,
    ENGLISH,
    FRENCH,
    after_roll,
    church,
    finished,
    founding_road,
    robber_asked,
    robber_moved,
)

LANGUAGES = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_short_text_fits_and_names_the_seats(name: str, language: str) -> None:
    request = BOARDS[name]()
    text = alt_text(request, LANGUAGES[language])
    assert len(text) <= LIMIT
    for label in request.seats:
        assert label.name in text


def test_names_robber_last_change_dice_and_who_is_asked() -> None:
    text = alt_text(robber_moved(), ENGLISH)
    assert "Robber on hex I" in text
    assert "Last change: hex I" in text
    assert "Dice 3 + 4, total 7" in text
    assert "Waiting for Jean-Baptiste" in text
    assert "Produced: hex L, hex M" in alt_text(after_roll(), ENGLISH)
    assert "Last change: corner 19" in alt_text(founding_road(), ENGLISH)
    gone = replace(robber_moved(), changes=[Event("road_removed", {"seat": 0, "edge": 0})])
    assert "Last change: edge 1-4" in alt_text(gone, ENGLISH)


def test_names_what_may_be_chosen() -> None:
    assert "Possible hexes: A, B, C, D, E, F, G, H, I, K, L" in alt_text(robber_asked(), ENGLISH)
    assert "Possible edges: 14-19, 19-24, 19-25" in alt_text(founding_road(), ENGLISH)


def test_names_a_place_once_however_much_happened_there() -> None:
    """A settlement at the site of the pyramid begins it: two events of one corner."""
    request = founding_road()
    text = alt_text(replace(request, changes=[*request.changes, *request.changes]), ENGLISH)
    assert "Last change: corner 19." in text


def test_names_the_winner() -> None:
    assert "won by Дмитрий" in alt_text(finished(), ENGLISH)
    assert "victoire\xa0: Дмитрий" in alt_text(finished(), FRENCH)


def test_a_tight_limit_is_kept() -> None:
    text = alt_text(finished(), FRENCH, 200)
    assert len(text) <= 200
    assert text.startswith("Les vendredis de Katäne.")


def _pieces(request: PictureRequest, text: str, seat: int, words: str) -> int:
    """Mask of the places the long text tells for a kind of piece of a seat."""
    board = request.view.board
    line = next(
        line
        for line in text.splitlines()
        if line.startswith(f"{request.seats[seat].name}: ") and re.search(words, line)
    )
    part = next((part for part in line.split("; ") if re.search(words, part)), "")
    part = re.sub(r"\([^)]*\)", "", part)
    edges = re.findall(r"\d+-\d+", part)
    if edges:
        return mask_of(board.parse_edge(edge) for edge in edges)
    return mask_of(board.parse_vertex(label) for label in re.findall(r"\d+", part))


def test_long_text_tells_every_piece() -> None:
    request = finished()
    text = description(request, ENGLISH)
    state = request.view.state
    for seat in range(state.seats):
        for words, masks in (
            ("settlements?", state.settlements),
            ("cit(y|ies)", state.cities),
            ("roads?", state.roads),
        ):
            if masks[seat]:
                assert _pieces(request, text, seat, words) == masks[seat]


def test_long_text_tells_the_whole_board() -> None:
    request = after_roll()
    text = description(request, ENGLISH)
    board, state = request.view.board, request.view.state
    for hex_ in bits(board.tiles):
        number = f" {state.number[hex_]}" if state.number[hex_] else ""
        corners = ", ".join(board.vertex_label(v) for v in board.hex_vertices[hex_])
        line = f"{board.hex_label(hex_)}: {state.terrain[hex_]}{number}; corners {corners}"
        assert line in text
    for edge, _ in state.harbors:
        assert f"on edge {board.edge_label(edge)}" in text


def test_long_text_tells_the_choices_and_what_is_there() -> None:
    assert "Possible hexes: A (mountains 10), B (pasture 2)" in description(robber_asked(), ENGLISH)
    assert "Possible edges: 14-19, 19-24, 19-25" in description(founding_road(), ENGLISH)


def test_long_text_tells_that_there_is_a_granary_and_not_what_lies_in_it() -> None:
    """Its number is secret, so none is told, not even 0 (church.md §10.1)."""
    text = description(church(), ENGLISH)
    assert text.count("granary") == 1
    assert "bakery, bakes bread, granary" in text


@pytest.mark.parametrize("translate", LANGUAGES.values(), ids=LANGUAGES)
def test_no_text_is_missing(translate: Translate) -> None:
    for make in BOARDS.values():
        assert "picture-" not in description(make(), translate)
