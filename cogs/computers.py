"""Computer seats move by themselves, one move every short while, from what their seat may see."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from random import Random
from typing import TYPE_CHECKING, Final

from discord.ext import tasks

from cogs.wording.people import game_of, is_computer
from db.errors import GameNotFound, StaleVersion, WrongState
from db.loaded import LoadedGame
from db.models import Actor, GameState, SeatRow
from db.table import Table
from engine.players import LEVELS

if TYPE_CHECKING:
    from cogs.client import KataneBot

PAUSE: Final = timedelta(seconds=0.7)
"""Between two moves of computers in a game, so that people can follow."""
IDLE: Final = timedelta(days=1)
LEVEL: Final = next(iter(LEVELS))
"""The level of a computer player that is added without choosing one."""


class Computers:
    """Plays for the computer seats of all games."""

    def __init__(self, bot: "KataneBot", table: Table) -> None:
        self._bot = bot
        self._table = table
        self._new: set[int] = set()
        """Games where a computer may be waited for; they are due after a pause."""
        self._due: set[int] = set()
        self._failed: set[int] = set()
        self.on_failure: Callable[[], None] = lambda: None
        """Called when a move could not be made; `try_again` then makes it."""

    def start(self) -> None:
        """Begin to play."""
        self._play.start()

    def stop(self) -> None:
        """Stop playing; the next start goes on."""
        self._play.cancel()

    def request(self, game_id: int) -> None:
        """Move in a game soon, if a computer is waited for there."""
        self._new.add(game_id)
        self._play.change_interval(seconds=PAUSE.total_seconds())

    def try_again(self) -> None:
        """Move again where something went wrong."""
        failed, self._failed = self._failed, set()
        for game_id in failed:
            self.request(game_id)

    @tasks.loop(seconds=IDLE.total_seconds())
    async def _play(self) -> None:
        """Make a move in each game where a computer is waited for; rest when there is none."""
        await asyncio.gather(*(self._move_safely(game_id) for game_id in tuple(self._due)))
        self._due |= self._new
        self._new.clear()
        if not self._due:
            self._play.change_interval(seconds=IDLE.total_seconds())

    async def _move_safely(self, game_id: int) -> None:
        """Make a move; a game where there is none to make, or none can be made, is left alone."""
        try:
            moved = await self._move(game_id)
        except (GameNotFound, WrongState):
            moved = False  # deleted, paused or finished meanwhile
        except Exception as error:  # noqa: BLE001  the other tables must go on
            self._bot.errors.note(error, "computers", game=game_id)
            self._failed.add(game_id)
            self.on_failure()
            moved = False
        if not moved:
            self._due.discard(game_id)

    async def _move(self, game_id: int) -> bool:
        """Make one move; tell whether there was one to make."""
        table = await self._table.load(game_id)
        seat = self._waited_for(table)
        if seat is None or self._bot.get_guild(table.row.guild_id) is None:
            return False
        view = game_of(table).view(seat.number)
        level = LEVELS.get(seat.computer_level or LEVEL, LEVELS[LEVEL])
        action = level(view, Random(f"{view.commitment}:{view.move_count}:{seat.number}"))
        with suppress(StaleVersion):  # a person moved first: look again
            await self._table.play(
                game_id,
                action,
                expected_version=table.version,
                actor=Actor.COMPUTER,
                strict=True,
            )
        return True

    @staticmethod
    def _waited_for(table: LoadedGame) -> SeatRow | None:
        if table.state is not GameState.RUNNING:
            return None
        game = game_of(table)
        for number in (*game.invited, *game.asked):
            seat = table.seat(number)
            if is_computer(seat):
                return seat
        return None
