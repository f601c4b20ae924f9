"""The posts that channels are owed, and the live post of each game, in the database.

Every change of a game leaves a row in `posts` in its own transaction; whoever sends a post settles
all rows up to its version. So a crash can neither lose a post nor repeat one.
"""

from datetime import datetime

from sqlalchemy import select, update
from sqlmodel import Session

from db.database import Database
from db.models import GameState, PostState, metadata
from db.models.people import GuildRow
from locales import Locale, closest

_POSTS = metadata.tables["posts"]
_GAMES = metadata.tables["games"]


class Outbox:
    """What is still to be posted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owed(self) -> list[tuple[int, int]]:
        """The games (number, server) that owe their channel a post."""
        query = (
            select(_GAMES.c.id, _GAMES.c.guild_id)
            .join(_POSTS, _POSTS.c.game_id == _GAMES.c.id)
            .where(_POSTS.c.state == PostState.DUE)
            .distinct()
            .order_by(_GAMES.c.id)
        )

        def work(session: Session) -> list[tuple[int, int]]:
            return [(row.id, row.guild_id) for row in session.connection().execute(query)]

        return await self._database.read(work)

    async def settle(
        self,
        game_id: int,
        version: int,
        at: datetime,
        message: tuple[int, int] | None = None,
    ) -> None:
        """Note that the channel shows `version`: nothing up to it is owed any more.

        `message` is (channel, message) if it was a new post, which is the live one from now on.
        """

        def work(session: Session) -> None:
            connection = session.connection()
            due = (_POSTS.c.game_id == game_id) & (_POSTS.c.state == PostState.DUE)
            connection.execute(
                update(_POSTS)
                .where(due, _POSTS.c.version < version)
                .values(state=PostState.DROPPED)
            )
            values = {"state": PostState.POSTED, "posted_at": at}
            if message is not None:
                values |= {"channel_id": message[0], "message_id": message[1]}
                connection.execute(
                    update(_GAMES)
                    .where(_GAMES.c.id == game_id)
                    .values(
                        live_channel_id=message[0],
                        live_message_id=message[1],
                        live_version=version,
                    )
                )
            connection.execute(
                update(_POSTS).where(due, _POSTS.c.version == version).values(values)
            )

        await self._database.write(work)

    async def in_channel(self, channel_id: int) -> int | None:
        """The game of a channel: the open one, else the one that was played there last."""
        query = (
            select(_GAMES.c.id)
            .where(_GAMES.c.channel_id == channel_id, _GAMES.c.state != GameState.DELETED)
            .order_by(_GAMES.c.state == GameState.FINISHED, _GAMES.c.id.desc())
            .limit(1)
        )
        return await self._database.read(lambda session: session.connection().scalar(query))

    async def running(self) -> list[int]:
        """The games that are being played."""
        query = select(_GAMES.c.id).where(_GAMES.c.state == GameState.RUNNING)
        return await self._database.read(lambda session: list(session.connection().scalars(query)))

    async def guild_language(self, guild_id: int) -> Locale | None:
        """The language that a server chose for its tables."""
        row = await self._database.read(lambda session: session.get(GuildRow, guild_id))
        return closest(row.language) if row is not None and row.language else None
