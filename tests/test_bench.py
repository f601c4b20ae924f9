"""The bench finds its areas and prints one figure a line."""

import importlib
import sys
from types import ModuleType

import tests.bench
from tests.bench.__main__ import main


def test_every_area_has_measures():
    assert "engine" in tests.bench.areas()
    for area in tests.bench.areas():
        assert callable(importlib.import_module(f"tests.bench.{area}").measures)


def test_figures_are_printed_and_written(monkeypatch, tmp_path, capsys):
    area = ModuleType("tests.bench.made_up")
    area.__dict__["measures"] = lambda: [("made.up_us", 1234.5678, "us"), ("made.count", 3, "1")]
    monkeypatch.setitem(sys.modules, "tests.bench.made_up", area)
    monkeypatch.setattr("tests.bench.__main__.areas", lambda: ["made_up"])
    monkeypatch.setattr("tests.bench.__main__.FILE", tmp_path / "bench.txt")
    assert main([]) == 0
    assert capsys.readouterr().out == "made.up_us 1235 us\nmade.count 3 1\n"
    assert (tmp_path / "bench.txt").read_text() == "made.up_us 1235 us\nmade.count 3 1\n"
    assert main(["nothing"]) == 1


def test_figures_of_the_engine(monkeypatch):
    from tests.bench import engine

    monkeypatch.setattr(engine, "GAMES", 1)
    monkeypatch.setattr(engine, "REPEATS", 2)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    figures = {name: value for name, value, _ in engine.measures()}
    assert figures["engine.base.state_bytes"] < 8000
    assert all(value > 0 for value in figures.values())
