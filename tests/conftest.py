"""Fixtures for all tests. Texts are strict here: a missing sentence or parameter is a failure."""

import socket
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import locales
from tests.sim.sketches import SparingStudio
from tests.sim.world import World

locales.strictness.raises = True

_connect = socket.socket.connect


def _connect_here(line: socket.socket, address: Any) -> None:
    """Refuse to reach another computer: tests need no network (check 68)."""
    if line.family in (socket.AF_INET, socket.AF_INET6) and not _is_here(address[0]):
        raise OSError(f"tests do without the network: {address}")
    _connect(line, address)


def _is_here(host: str) -> bool:
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host == "localhost"


socket.socket.connect = _connect_here  # type: ignore[method-assign, assignment]

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
