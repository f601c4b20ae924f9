"""Fixtures for all tests. Texts are strict here: a missing sentence or parameter is a failure."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import locales
from tests.sim.sketches import SparingStudio
from tests.sim.world import World

locales.strictness.raises = True

# Time is measured by the benchmarks, never by a test.
settings.register_profile("katane", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("katane")


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{tmp_path / 'katane.sqlite'}"


@pytest.fixture
async def world(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A server with the running bot; a fault that a test does not look at fails the test."""
    monkeypatch.setattr("cogs.host.Studio", SparingStudio)
    opened = await World.open(database_url)
    yield opened
    await opened.close()
