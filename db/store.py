"""Queries beside the moves: settings, lists of games, the audit, notes of the bot."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlmodel import Session

from db.clock import Now, utc_now
from db.commit import AUDIT, POSTS
from db.database import Database
from db.loaded import GAMES, INTERACTIONS, SEATS, LoadedGame, read_rows
from db.models import (
    OPEN_STATES,
    AuditRow,
    GameRow,
    GameState,
    GuildRow,
    PersonRow,
    PostState,
    SeatRow,
    metadata,
)
from db.owed import owe_line
from db.upsert import insert_once, insert_or_update

GUILDS = metadata.tables["guilds"]
PEOPLE = metadata.tables["people"]
NOTES = metadata.tables["bot_state"]
TROUBLES = metadata.tables["channel_notes"]
TIMERS = metadata.tables["timers"]

KEEP_INTERACTIONS = timedelta(days=2)
"""An interaction's token lives 15 minutes; nothing is delivered again after that."""
KEEP_POSTS = timedelta(days=14)
KEEP_TROUBLES = timedelta(days=90)
"""A trouble that lasts longer is told again."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Figures for the owner's view of the bot's health."""

    games: dict[str, int]
    posts_owed: int
    timers: int
    next_timer: datetime | None


class Store:
    """Settings, lists and notes of a database."""

    def __init__(self, database: Database, *, now: Now = utc_now) -> None:
        self._database = database
        self._now = now

    # --- settings -------------------------------------------------------------------------------

    async def guild(self, guild_id: int) -> GuildRow:
        """The settings of a server; defaults where nothing was set."""
        query = select(GUILDS).where(GUILDS.c.guild_id == guild_id)
        rows = await self._database.read(lambda session: read_rows(session, query, GuildRow))
        return rows[0] if rows else GuildRow(guild_id=guild_id, updated_at=self._now())

    async def save_guild(self, guild_id: int, **changes: Any) -> GuildRow:
        """Change some settings of a server and return all of them."""
        row = GuildRow(guild_id=guild_id, updated_at=self._now())
        await self._change(GUILDS, row, GUILDS.c.guild_id == guild_id, changes)
        return await self.guild(guild_id)

    async def moderate_guild(
        self, guild_id: int, *, moderator_id: int, reason: str, **changes: Any
    ) -> GuildRow:
        """Change some settings as a moderator: the act is written down with the change."""
        at = self._now()
        row = GuildRow(guild_id=guild_id, updated_at=at)
        act = {
            "guild_id": guild_id,
            "moderator_id": moderator_id,
            "act": "settings",
            "reason": reason,
            "details": changes,
            "created_at": at,
        }

        def write_down(session: Session) -> None:
            session.connection().execute(insert(AUDIT).values(act))

        await self._change(GUILDS, row, GUILDS.c.guild_id == guild_id, changes, write_down)
        return await self.guild(guild_id)

    async def person(self, user_id: int) -> PersonRow:
        """The settings of a person; defaults where nothing was set."""
        return (await self.people([user_id]))[user_id]

    async def people(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """The settings of some persons by user id."""
        wanted = list(user_ids)
        query = select(PEOPLE).where(PEOPLE.c.user_id.in_(wanted))
        rows = await self._database.read(lambda session: read_rows(session, query, PersonRow))
        found = {row.user_id: row for row in rows}
        at = self._now()
        return {user: found.get(user) or PersonRow(user_id=user, updated_at=at) for user in wanted}

    async def save_person(self, user_id: int, **changes: Any) -> PersonRow:
        """Change some settings of a person and return all of them."""
        row = PersonRow(user_id=user_id, updated_at=self._now())
        await self._change(PEOPLE, row, PEOPLE.c.user_id == user_id, changes)
        return await self.person(user_id)

    async def _change(
        self,
        table: Table,
        row: GuildRow | PersonRow,
        which: ColumnElement[bool],
        changes: dict[str, Any],
        also: Callable[[Session], None] = lambda _: None,
    ) -> None:
        """Change some columns and no others: somebody may change those at the same moment."""
        values = {**changes, "updated_at": self._now()}

        def work(session: Session) -> None:
            insert_once(session, table, _values(row))
            session.connection().execute(update(table).where(which).values(**values))
            also(session)

        await self._database.write(work)

    # --- lists of games -------------------------------------------------------------------------

    async def open_game_in(self, channel_id: int) -> LoadedGame | None:
        """The open game of a channel or thread, without the engine's game."""
        games = await self._games(GAMES.c.channel_id == channel_id, OPEN_STATES)
        return games[0] if games else None

    async def games_of_guild(
        self, guild_id: int, states: Sequence[GameState] = OPEN_STATES
    ) -> tuple[LoadedGame, ...]:
        """The games of a server, oldest first, without the engine's games."""
        return await self._games(GAMES.c.guild_id == guild_id, states)

    async def games_of_person(
        self, user_id: int, states: Sequence[GameState] = OPEN_STATES
    ) -> tuple[LoadedGame, ...]:
        """The games in which a person has a seat now, without the engine's games."""
        seated = select(SEATS.c.game_id).where(SEATS.c.user_id == user_id)
        return await self._games(GAMES.c.id.in_(seated), states)

    async def waiting_for(self, user_id: int) -> tuple[LoadedGame, ...]:
        """The running games that wait for a person."""
        games = await self.games_of_person(user_id, (GameState.RUNNING,))
        return tuple(
            game
            for game in games
            if (seat := game.seat_of(user_id)) is not None and seat.number in game.asked
        )

    async def open_games(self) -> tuple[LoadedGame, ...]:
        """All open games, without the engine's games."""
        return await self._games(GAMES.c.id > 0, OPEN_STATES)

    async def _games(self, condition: Any, states: Sequence[GameState]) -> tuple[LoadedGame, ...]:
        chosen = and_(condition, GAMES.c.state.in_(states))
        columns = [column for column in GAMES.c if column.name != "snapshot"]

        def work(session: Session) -> tuple[LoadedGame, ...]:
            query: Select[Any] = select(*columns).where(chosen).order_by(GAMES.c.id)
            games = read_rows(session, query, GameRow)
            ours = SEATS.c.game_id.in_(select(GAMES.c.id).where(chosen))
            seats: dict[int, list[SeatRow]] = {game.id: [] for game in games}
            query = select(SEATS).where(ours).order_by(SEATS.c.game_id, SEATS.c.number)
            for seat in read_rows(session, query, SeatRow):
                seats[seat.game_id].append(seat)
            return tuple(LoadedGame(game, tuple(seats[game.id])) for game in games)

        return await self._database.read(work)

    # --- the audit ------------------------------------------------------------------------------

    async def audit(
        self,
        *,
        guild_id: int | None = None,
        game_id: int | None = None,
        limit: int = 50,
        skip: int = 0,
    ) -> tuple[AuditRow, ...]:
        """Acts of moderators in a server or at a table, newest first, after ``skip`` of them."""
        query = select(AUDIT).order_by(AUDIT.c.id.desc()).limit(limit).offset(skip)
        if guild_id is not None:
            query = query.where(AUDIT.c.guild_id == guild_id)
        if game_id is not None:
            query = query.where(AUDIT.c.game_id == game_id)
        return tuple(await self._database.read(lambda session: read_rows(session, query, AuditRow)))

    async def write_audit(
        self,
        *,
        guild_id: int,
        moderator_id: int,
        act: str,
        reason: str,
        game_id: int | None = None,
        seat: int | None = None,
        subject_id: int | None = None,
        details: dict[str, Any] | None = None,
    ) -> None:
        """Write down an act that changes no game: seeing hands, settings, an export."""
        at = self._now()
        values = {
            "guild_id": guild_id,
            "game_id": game_id,
            "moderator_id": moderator_id,
            "act": act,
            "seat": seat,
            "subject_id": subject_id,
            "reason": reason,
            "details": details or {},
            "created_at": at,
        }

        def work(session: Session) -> None:
            session.connection().execute(insert(AUDIT), values)
            owe_line(session, at)

        await self._database.write(work)

    # --- notes ----------------------------------------------------------------------------------

    async def note(self, key: str) -> Any:
        """A note of the bot to itself, or ``None``."""
        query = select(NOTES.c.value).where(NOTES.c.key == key)
        return await self._database.read(lambda session: session.connection().scalar(query))

    async def save_note(self, key: str, value: Any) -> None:
        """Write a note (anything JSON can hold)."""
        values = {"key": key, "value": value, "updated_at": self._now()}
        await self._database.write(
            lambda session: insert_or_update(session, NOTES, ["key"], values)
        )

    async def first_report(
        self, channel_id: int, kind: str, details: dict[str, Any] | None = None
    ) -> bool:
        """Note a trouble with a channel; true only the first time, so that it is told once."""
        values = {
            "channel_id": channel_id,
            "kind": kind,
            "details": details or {},
            "created_at": self._now(),
        }
        return await self._database.write(lambda session: insert_once(session, TROUBLES, values))

    async def reported(self) -> dict[int, tuple[int, str]]:
        """The channels with a trouble that was noted: the game that had it, and its kind."""
        query = select(TROUBLES.c.channel_id, TROUBLES.c.kind, TROUBLES.c.details)
        rows = await self._database.read(lambda session: session.connection().execute(query).all())
        return {
            row.channel_id: (row.details.get("game", 0), row.kind.partition(":")[0]) for row in rows
        }

    async def clear_reports(self, channel_id: int) -> None:
        """Forget the troubles of a channel: they are over."""
        query = delete(TROUBLES).where(TROUBLES.c.channel_id == channel_id)
        await self._database.write(lambda session: session.connection().execute(query) and None)

    # --- housekeeping ---------------------------------------------------------------------------

    async def prune(self) -> int:
        """Delete what is of no use any more: old interactions, posts, troubles; return how many."""
        at = self._now()
        settled = POSTS.c.state.in_((PostState.POSTED, PostState.DROPPED))
        queries = (
            delete(INTERACTIONS).where(INTERACTIONS.c.created_at < at - KEEP_INTERACTIONS),
            delete(POSTS).where(settled, POSTS.c.created_at < at - KEEP_POSTS),
            delete(TROUBLES).where(TROUBLES.c.created_at < at - KEEP_TROUBLES),
        )

        def work(session: Session) -> int:
            return sum(session.connection().execute(query).rowcount for query in queries)

        return await self._database.write(work)

    async def purge_guild(self, guild_id: int) -> int:
        """Delete everything of a server, for good; return the number of its games."""

        def work(session: Session) -> int:
            connection = session.connection()
            gone = connection.execute(delete(GAMES).where(GAMES.c.guild_id == guild_id)).rowcount
            for name in ("audit", "bans", "guilds"):
                table = metadata.tables[name]
                connection.execute(delete(table).where(table.c.guild_id == guild_id))
            return gone

        return await self._database.write(work)

    async def removed_guilds(self) -> tuple[int, ...]:
        """The servers that the bot left and whose data is still kept."""
        query = select(GUILDS.c.guild_id).where(GUILDS.c.removed_at.is_not(None))
        return await self._numbers(query)

    async def playing_guilds(self) -> tuple[int, ...]:
        """The servers with open games that the bot has not left, as far as was noted."""
        left = select(GUILDS.c.guild_id).where(GUILDS.c.removed_at.is_not(None))
        query = select(GAMES.c.guild_id).where(
            GAMES.c.state.in_(OPEN_STATES), GAMES.c.guild_id.not_in(left)
        )
        return await self._numbers(query.distinct())

    async def guilds_removed_before(self, moment: datetime) -> tuple[int, ...]:
        """The servers that the bot left before a moment: their grace period is over."""
        return await self._numbers(select(GUILDS.c.guild_id).where(GUILDS.c.removed_at < moment))

    async def _numbers(self, query: Select[Any]) -> tuple[int, ...]:
        return tuple(
            await self._database.read(lambda session: session.connection().scalars(query).all())
        )

    async def counts(self) -> Counts:
        """Figures for the owner."""
        by_state = select(GAMES.c.state, func.count().label("number")).group_by(GAMES.c.state)
        owed = select(func.count()).where(POSTS.c.state.in_((PostState.DUE, PostState.SENDING)))
        timers = select(func.count(), func.min(TIMERS.c.due_at)).select_from(TIMERS)

        def work(session: Session) -> Counts:
            connection = session.connection()
            number, first = connection.execute(timers).one()
            return Counts(
                games={row.state: row.number for row in connection.execute(by_state)},
                posts_owed=connection.scalar(owed) or 0,
                timers=number,
                next_timer=first,
            )

        return await self._database.read(work)


def _values(row: GuildRow | PersonRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in type(row).model_fields}
