"""Questions to the database that the cogs ask and the table has no business with."""

from sqlalchemy import select
from sqlmodel import Session

from db import commit
from db.database import Database
from db.errors import NotSeated
from db.loaded import LoadedGame
from db.models import Controller, GameState, metadata
from db.models.people import GuildRow
from locales import Locale, closest

_GAMES = metadata.tables["games"]
_SEATS = metadata.tables["seats"]


class Lookup:
    """Finds games and settings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def in_channel(self, channel_id: int) -> int | None:
        """The game of a channel: the open one, else the one that was played there last."""
        query = (
            select(_GAMES.c.id)
            .where(_GAMES.c.channel_id == channel_id, _GAMES.c.state != GameState.DELETED)
            .order_by(_GAMES.c.state == GameState.FINISHED, _GAMES.c.id.desc())
            .limit(1)
        )
        return await self._database.read(lambda session: session.connection().scalar(query))

    async def with_computers(self) -> list[int]:
        """The games that are being played and have a computer seat."""
        query = (
            select(_SEATS.c.game_id)
            .join(_GAMES, _GAMES.c.id == _SEATS.c.game_id)
            .where(_GAMES.c.state == GameState.RUNNING, _SEATS.c.controller == Controller.COMPUTER)
            .distinct()
        )
        return await self._database.read(lambda session: list(session.connection().scalars(query)))

    async def seatless(self, table: LoadedGame, user_id: int) -> NotSeated:
        """The refusal for a person who has no seat at a table."""

        def work(session: Session) -> NotSeated:
            return commit.seatless(session, table, user_id)

        return await self._database.read(work)

    async def guild_language(self, guild_id: int) -> Locale | None:
        """The language that a server chose for its tables."""
        row = await self._database.read(lambda session: session.get(GuildRow, guild_id))
        return closest(row.language) if row is not None and row.language else None
