"""A rule module adds a file of its name to the layers, and nothing else."""

import sys
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

import render.layers as registry
from engine.rules import Rules
from render.counters import Counter
from render.layers import LABELS, Layers, all_layers, layers_of
from render.phrases import Phrase, Pieces
from render.picture import compose, marks_of
from render.pieces import TOKEN_DROP
from render.scene import Mark, Scene
from tests.render.scenes import after_roll, request_for
from tests.rules.cities_knights.table import A, B, City


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch):
    """The layers of a module that exists in this test only."""
    drawn: list[Scene] = []
    module = ModuleType("render.layers.made_up")
    module.LAYERS = Layers(  # type: ignore[attr-defined]
        module="made_up",
        draw=((LABELS + 1, drawn.append),),
        marks={"sailed": lambda params: [Mark("hex", params["hex"])]},
        counters=lambda view, seat: [Counter("coin", 3)],
        pieces=lambda view, seat: [Pieces("settlement", "vertex", 1)],
        phrases=lambda view: [Phrase("picture-setup")],
    )
    monkeypatch.setitem(sys.modules, "render.layers.made_up", module)
    monkeypatch.setattr(
        registry, "find_spec", lambda name: object() if name.endswith(("made_up", "base")) else None
    )
    layers_of.cache_clear()
    yield drawn
    layers_of.cache_clear()


def test_a_module_is_found_by_its_name(made_up: list[Scene]) -> None:
    found = all_layers(["base", "unknown", "made_up"])
    assert [layers.module for layers in found] == ["base", "made_up"]


def test_its_layer_is_drawn(made_up: list[Scene]) -> None:
    request = after_roll()
    before = compose(request)
    request.view.rules = cast("Rules", SimpleNamespace(module_ids=("base", "made_up")))
    after = compose(request)
    assert len(made_up) == 1
    assert made_up[0].board is request.view.board
    assert after.tobytes() != before.tobytes()  # its counter is in the panel


def test_every_layer_file_says_its_module() -> None:
    base = layers_of("base")
    assert base is not None
    assert base.module == "base"
    assert layers_of("no_such_module") is None


def test_every_card_that_changes_the_board_marks_what_it_changed() -> None:
    """Discs, knights and roads that a card moved or took away as well (habits: the last change)."""
    t = City().settlement(A, "(0,0)N").road(A, "(0,0)NE", "(0,0)E").knight(A, "(0,0)NE")
    t.knight(B, "(0,0)SE", 2).progress(A, "inventor", "warlord", "intrigue", "diplomat").action()

    def marked(*move: str) -> list[Mark]:
        t.do(A, *move)
        return marks_of(request_for(t.game, t.events))

    token, ring = (0.0, TOKEN_DROP), t.vertex("(0,0)NE")
    first, second = t.hex("(1,-1)"), t.hex("(1,0)")
    assert marked("play_inventor", "(1,-1)", "(1,0)") == [
        Mark("hex", first, offset=token),
        Mark("hex", second, offset=token),
    ]
    assert marked("play_warlord") == [Mark("vertex", ring)]
    assert marked("play_intrigue", "(0,0)SE") == [Mark("vertex", t.vertex("(0,0)SE"), "from")]
    assert marked("play_diplomat", "(0,0)E") == [Mark("edge", t.edge("(0,0)E"), "from")]
