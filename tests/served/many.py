"""A database with many games in play: some are played, the others are copies of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sqlalchemy import insert, select
from sqlmodel import Session

from cogs import colours
from cogs.away.planner import Planner
from db.database import Database
from db.models import metadata
from db.table import Table
from tests.sim.games import sensible

SETS: Final = (
    (("base",), 4),
    (("base", "seafarers"), 4),
    (("base", "cities_knights"), 4),
    (("base",), 3),
)
PLAYED: Final = 60
"""Moves of each game that is played."""
COPIED: Final = ("games", "seats", "tenures", "moves", "checkpoints", "posts", "timers")


@dataclass(frozen=True)
class Place:
    """A channel for a game, and the people who sit down there."""

    guild_id: int
    channel_id: int
    people: tuple[int, ...]


async def fill(database: Database, places: Sequence[Place]) -> None:
    """Put a game in play into each place."""
    table = Table(database, planner=Planner(Random(1)))
    made = [
        await _played(table, place, modules, place.people[:seats])
        for place, (modules, seats) in zip(places, SETS, strict=False)
    ]
    rest = places[len(made) :]
    await database.write(lambda session: _copy(session, made, places[: len(made)], rest))


async def _played(
    table: Table, place: Place, modules: tuple[str, ...], people: Sequence[int]
) -> int:
    opened = await table.create(
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        language="en",
        modules=modules,
        seat_limit=len(people),
    )
    for number, user in enumerate(people):
        await table.lobby.join(
            opened.id, user_id=user, display_name=f"Person {number}", colours=colours.COLOURS
        )
    loaded, random = await table.lobby.start(opened.id, seed=bytes([opened.id]) * 32), Random(1)
    for _ in range(PLAYED):
        assert loaded.game is not None
        action = sensible(loaded.game, random)
        user_id = loaded.seat(action.seat).user_id
        loaded = (await table.play(opened.id, action, user_id=user_id)).table
    return opened.id


def _copy(
    session: Session, originals: Sequence[int], sources: Sequence[Place], places: Sequence[Place]
) -> None:
    connection = session.connection()
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in COPIED}
    for name in COPIED:
        source = metadata.tables[name]
        key = "id" if name == "games" else "game_id"
        query = select(source).where(source.c[key].in_(originals))
        for values in connection.execute(query).mappings():
            rows[name].append(dict(values))
    for count, place in enumerate(places, len(originals) + 1):
        number = count % len(originals)
        original, place_of_it = originals[number], sources[number]
        others = dict(zip(place_of_it.people, place.people, strict=True))
        for name in COPIED:
            chosen = [
                _moved(name, row, count, place, others)
                for row in rows[name]
                if row["id" if name == "games" else "game_id"] == original
            ]
            if chosen:
                connection.execute(insert(metadata.tables[name]), chosen)
    # Nothing is owed: the channels were shown everything before.
    posts, games = metadata.tables["posts"], metadata.tables["games"]
    connection.execute(posts.update().values(state="posted", claim=None, lease_until=None))
    connection.execute(games.update().values(live_version=games.c.version))


def _moved(
    name: str, row: dict[str, Any], game_id: int, place: Place, others: dict[int, int]
) -> dict[str, Any]:
    values = {column: value for column, value in row.items() if column != "id"}
    if values.get("user_id") is not None:
        values["user_id"] = others[values["user_id"]]
    if name == "games":
        values |= {"id": game_id, "guild_id": place.guild_id, "channel_id": place.channel_id}
        return values
    values["game_id"] = game_id
    if name == "timers":
        values["key"] = f"{values['key']}:{game_id}"
    if name == "posts":
        values["nonce"] = f"{game_id}-{values['version']}"
    return values
