"""The fault run of `make soak`, a short one and a long one.

The long one's size is set by SOAK_GAMES, SOAK_MOVES and SOAK_DATABASE (sqlite or postgresql); its
figures go to soak.txt.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.db.postgres import PostgresServer
from tests.served.soak import Plan, soak

FIGURES = Path("soak.txt")


def write(lines: list[str]) -> None:
    """Add lines to the file of the figures."""
    with FIGURES.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A database, and how many processes play on it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'katane.sqlite'}", 1
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url, 2


@pytest.mark.soak
async def test_nothing_is_lost_in_trouble(place: tuple[str, int], tmp_path: Path) -> None:
    url, shards = place
    plan = Plan(4, 60, shards=shards, trouble_every=1, restart_every=6)
    figures = await soak(url, tmp_path, plan)
    assert not figures.wrong()
    assert figures.moves >= plan.moves


@pytest.mark.soak
async def test_nothing_is_lost_in_long_trouble(place: tuple[str, int], tmp_path: Path) -> None:
    url, shards = place
    games, moves = (
        int(os.environ.get("SOAK_GAMES", "200")),
        int(os.environ.get("SOAK_MOVES", "20000")),
    )
    if os.environ.get("SOAK_DATABASE", "postgresql") != url.partition(":")[0]:
        pytest.skip("SOAK_DATABASE names the other database")
    figures = await soak(url, tmp_path, Plan(games, moves, shards=shards))
    write([url.partition(":")[0], *figures.lines(), ""])
    assert not figures.wrong(), figures.wrong()[:50]
