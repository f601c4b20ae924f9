"""Before the first move: who sits where, in which colour, under which rules."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from db import commit
from db.commit import Interaction
from db.errors import (
    AlreadySeated,
    Forbidden,
    SeatTaken,
    TableFull,
    TooFewPlayers,
    WrongState,
)
from db.keeper import Draft, Keeper, translated
from db.loaded import GAMES, SEATS, LoadedGame
from db.models import Controller, GameState
from engine.chance import new_seed
from engine.combinations import modules_for
from engine.errors import Refusal
from engine.game import Game, drawn_layout
from engine.layout import Layout
from engine.rules import rules_for

SetUp = tuple[tuple[str, ...], dict[str, Any], int]
"""Modules, options and number of seats."""

SHIFT = 1000
"""Added to seat numbers while they change places, so that no two are ever equal."""


@dataclass(frozen=True)
class Sitting:
    """Who has a seat at a table from the first: a person, or the computer at a level."""

    user_id: int | None
    display_name: str
    colour: str
    computer_level: str | None = None
    standing: Mapping[str, Any] = field(default_factory=dict)


class Lobby:
    """Everything up to the start of a game. Each change makes a new version."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        parent_id: int | None = None,
        modules: Sequence[str] = ("base",),
        options: Mapping[str, Any] | None = None,
        table_options: Mapping[str, Any] | None = None,
        seat_limit: int = 4,
        name: str = "",
        after_game: int | None = None,
        seated: Sequence[Sitting] = (),
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Open a lobby in a channel or thread; the same interaction again finds the same one.

        ``seated`` have their seats at once, but for those whom a moderator keeps out of the server;
        ``after_game`` is the game at which they sat. Raises ChannelBusy if a game is open in this
        channel, Forbidden if a moderator keeps the person out.
        """
        keeper = self._keeper
        at = keeper.now()
        values = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "parent_id": parent_id,
            "name": name,
            "language": language,
            "state": GameState.LOBBY,
            "modules": list(modules),
            "options": dict(options or {}),
            "table_options": dict(table_options or {}),
            "seat_limit": seat_limit,
            "created_by": user_id,
            "after_game": after_game,
            "created_at": at,
            "updated_at": at,
        }

        def work(session: Session) -> int:
            return _create(session, values, seated, Interaction(interaction_id, user_id), at)

        try:
            game_id = await keeper.database.write(work)
        except (commit.AlreadyDone, IntegrityError) as error:
            done = await keeper.was_done(Interaction(interaction_id, user_id))
            if done is None:
                raise translated(error) from error
            game_id = done[0]
        return await keeper.load(game_id)

    async def join(
        self,
        game_id: int,
        *,
        user_id: int,
        display_name: str,
        colours: Sequence[str],
        standing: Mapping[str, Any] | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Take the next seat, in the first of ``colours`` that is free.

        Raises AlreadySeated, TableFull, Forbidden, SeatTaken (no colour is free) or WrongState.
        """

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            _check_lobby(table)
            if table.seat_of(user_id) is not None:
                raise AlreadySeated
            check_welcome(session, table.row.guild_id, table.id, user_id)
            seat = _free_seat(table)
            _add_seat(
                session,
                table.id,
                at,
                number=seat,
                user_id=user_id,
                display_name=display_name,
                colour=_free_colour(table, colours),
                controller=Controller.PERSON,
                standing=dict(standing or {}),
            )
            commit.begin_tenure(session, table.id, seat, user_id, at, "join")
            return Draft("seat", post=False)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def add_computer(
        self,
        game_id: int,
        *,
        level: str,
        display_name: str,
        colours: Sequence[str],
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Give the next seat to the computer; raises TableFull, SeatTaken or WrongState."""

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            _check_lobby(table)
            _add_seat(
                session,
                table.id,
                at,
                number=_free_seat(table),
                user_id=None,
                display_name=display_name,
                colour=_free_colour(table, colours),
                controller=Controller.COMPUTER,
                computer_level=level,
                standing={},
            )
            return Draft("seat", post=False)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def leave(
        self, game_id: int, *, user_id: int, interaction_id: int | None = None
    ) -> LoadedGame:
        """Give a seat up before the start; raises NotSeated or WrongState."""

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            _check_lobby(table)
            seat = table.seat_of(user_id)
            if seat is None:
                raise commit.seatless(session, table, user_id)
            _remove_seat(session, table, seat.number, at)
            return Draft("seat", post=False)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def remove_seat(
        self,
        game_id: int,
        seat: int,
        *,
        user_id: int | None = None,
        moderator_id: int | None = None,
        reason: str = "",
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Free a seat (a computer's, or for a moderator); raises SeatNotFound or WrongState.

        With ``moderator_id`` the act is audited with its reason.
        """

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            _check_lobby(table)
            row = table.seat(seat)
            _remove_seat(session, table, row.number, at)
            if moderator_id is not None:
                commit.write_audit(
                    session,
                    table,
                    "vacate",
                    moderator_id,
                    reason,
                    at,
                    version=table.version + 1,
                    seat=row.number,
                    subject_id=row.user_id,
                )
            return Draft("seat", post=False)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def choose_colour(
        self, game_id: int, colour: str, *, user_id: int, interaction_id: int | None = None
    ) -> LoadedGame:
        """Change the colour of the own seat; raises SeatTaken, NotSeated or WrongState."""

        def work(session: Session, table: LoadedGame, _: datetime) -> Draft:
            _check_lobby(table)
            seat = table.seat_of(user_id)
            if seat is None:
                raise commit.seatless(session, table, user_id)
            if any(other.colour == colour for other in table.seats if other is not seat):
                raise SeatTaken(colour=colour)
            session.connection().execute(
                update(SEATS).where(SEATS.c.id == seat.id).values(colour=colour)
            )
            return Draft("seat", post=False)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def configure(
        self,
        game_id: int,
        *,
        modules: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        table_options: Mapping[str, Any] | None = None,
        seat_limit: int | None = None,
        language: str | None = None,
        name: str | None = None,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Change what is given; raises WrongState, or TableFull if more seats are taken."""

        def work(_: Session, table: LoadedGame, __: datetime) -> Draft:
            _check_lobby(table)
            if seat_limit is not None and seat_limit < len(table.seats):
                raise TableFull(seats=len(table.seats), language=table.row.language)
            given = {
                "modules": None if modules is None else list(modules),
                "options": None if options is None else dict(options),
                "table_options": None if table_options is None else dict(table_options),
                "seat_limit": seat_limit,
                "language": language,
                "name": name,
            }
            return Draft(
                "options",
                {column: value for column, value in given.items() if value is not None},
                post=False,
            )

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def start(
        self,
        game_id: int,
        *,
        order: Sequence[int] | None = None,
        seed: bytes | None = None,
        minimum: int = 2,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Start the game with the seats taken; the rules are frozen from here on.

        ``order`` lists the present seat numbers in the order of play (default: as they joined).
        Raises TooFewPlayers, WrongState, or the engine's Refusal for rules that do not fit.
        """
        seed = new_seed() if seed is None else seed
        expected, layout = await self._drawn(game_id, seed)

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            _check_lobby(table)
            if len(table.seats) < minimum:
                taken, language = len(table.seats), table.row.language
                raise TooFewPlayers(seats=taken, minimum=minimum, language=language)
            set_up = _set_up(table)
            game = Game.create(*set_up, seed, layout if set_up == expected else None)
            _renumber(session, table, order)
            snapshot = game.snapshot()
            commit.keep_checkpoint(session, table.id, 0, snapshot)
            values = {
                **commit.position_values(game, at),
                "header": game.header,
                "started_at": at,
            }
            return Draft("start", values, game=game, snapshot=snapshot)

        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))

    async def _drawn(self, game_id: int, seed: bytes) -> tuple[SetUp | None, Layout | None]:
        """The set-up of a lobby as it is now, and its board; nothing where they do not fit.

        Some boards take seconds to draw (seafarers.md §12.1). In the transaction that starts the
        game all other tables would have to wait for them.
        """
        table = await self._keeper.load(game_id)
        rules = None
        if table.state is GameState.LOBBY:
            with suppress(Refusal):
                set_up = _set_up(table)
                rules = rules_for(*set_up)
        if rules is None:
            return None, None
        return set_up, await asyncio.to_thread(drawn_layout, rules, seed)


def _set_up(table: LoadedGame) -> SetUp:
    seats = len(table.seats)
    return modules_for(table.row.modules, seats), dict(table.row.options), seats


def check_welcome(session: Session, guild_id: int, game_id: int | None, user_id: int) -> None:
    """Raise Forbidden if a moderator keeps the person out of the game or the server."""
    if commit.kept_out(session, guild_id, game_id, user_id):
        raise Forbidden(user=user_id)


def _create(
    session: Session,
    values: dict[str, Any],
    seated: Sequence[Sitting],
    interaction: Interaction,
    at: datetime,
) -> int:
    if interaction.user_id is not None:
        check_welcome(session, values["guild_id"], None, interaction.user_id)
    defaults = {
        "header": "",
        "version": 1,
        "stamp": 0,
        "move_count": 0,
        "log_count": 0,
        "turn": 0,
        "asked": 0,
        "decision": "",
        "winners": [],
        "live_version": 0,
    }
    created = session.connection().execute(insert(GAMES).values(**defaults, **values))
    game_id = int(created.inserted_primary_key[0]) if created.inserted_primary_key else 0
    _seat_all(session, game_id, values["guild_id"], seated, at)
    commit.note_interaction(session, interaction, game_id, 1, at)
    commit.owe_post(session, game_id, 1, at)
    return game_id


def _seat_all(
    session: Session, game_id: int, guild_id: int, seated: Sequence[Sitting], at: datetime
) -> None:
    welcome = [
        sitting
        for sitting in seated
        if sitting.user_id is None or not commit.kept_out(session, guild_id, None, sitting.user_id)
    ]
    for number, sitting in enumerate(welcome):
        person = sitting.user_id is not None
        _add_seat(
            session,
            game_id,
            at,
            number=number,
            user_id=sitting.user_id,
            display_name=sitting.display_name,
            colour=sitting.colour,
            controller=Controller.PERSON if person else Controller.COMPUTER,
            computer_level=sitting.computer_level,
            standing=dict(sitting.standing),
        )
        commit.begin_tenure(session, game_id, number, sitting.user_id, at, "join")


def _check_lobby(table: LoadedGame) -> None:
    if table.state is not GameState.LOBBY:
        raise WrongState(state=table.state)


def _free_seat(table: LoadedGame) -> int:
    if len(table.seats) >= table.row.seat_limit:
        raise TableFull(seats=table.row.seat_limit, language=table.row.language)
    taken = {seat.number for seat in table.seats}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def _free_colour(table: LoadedGame, colours: Sequence[str]) -> str:
    taken = {seat.colour for seat in table.seats}
    for colour in colours:
        if colour not in taken:
            return colour
    raise SeatTaken(colour=colours[0] if colours else "")


def _add_seat(session: Session, game_id: int, at: datetime, **values: Any) -> None:
    session.connection().execute(insert(SEATS).values(game_id=game_id, joined_at=at, **values))


def _remove_seat(session: Session, table: LoadedGame, number: int, at: datetime) -> None:
    commit.end_tenure(session, table.id, number, at)
    session.connection().execute(
        delete(SEATS).where(SEATS.c.game_id == table.id, SEATS.c.number == number)
    )


def _renumber(session: Session, table: LoadedGame, order: Sequence[int] | None) -> None:
    """Number the seats 0, 1, 2 … in the given order, and their tenures with them."""
    present = [seat.number for seat in table.seats]
    wanted = present if order is None else list(order)
    if sorted(wanted) != present:
        raise ValueError(f"the order {wanted} does not name the seats {present}")
    moved = [(old, new) for new, old in enumerate(wanted) if old != new]
    for lift in (True, False):
        for old, new in moved:
            source, target = (old, new + SHIFT) if lift else (new + SHIFT, new)
            for rows, column in ((SEATS, SEATS.c.number), (commit.TENURES, commit.TENURES.c.seat)):
                session.connection().execute(
                    update(rows)
                    .where(rows.c.game_id == table.id, column == source)
                    .values({column.name: target})
                )
