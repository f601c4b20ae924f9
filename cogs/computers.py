"""Computer seats move by themselves, after a short pause, from what their seat may see."""

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

from cogs.wording.people import game_of, is_computer
from db.errors import GameNotFound, StaleVersion, WrongState
from db.loaded import LoadedGame
from db.models import Actor, GameState, SeatRow
from db.table import Table
from engine.players import LEVELS

if TYPE_CHECKING:
    from cogs.client import KataneBot

PAUSE: Final = 0.7
"""Seconds before each move of a computer, so that people can follow."""
LEVEL: Final = next(iter(LEVELS))
"""The level of a computer player that is added without choosing one."""


class Computers:
    """Plays for the computer seats of all games."""

    def __init__(self, bot: "KataneBot", table: Table) -> None:
        self._bot = bot
        self._table = table
        self._playing: dict[int, asyncio.Task[None]] = {}
        self.pause = PAUSE

    def request(self, game_id: int) -> None:
        """Move in a game, if a computer is waited for there."""
        if game_id not in self._playing:
            task = asyncio.create_task(self._play(game_id), name=f"computers-{game_id}")
            self._playing[game_id] = task

    async def stop(self) -> None:
        """Stop playing; the next start goes on."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _play(self, game_id: int) -> None:
        try:
            while await self._move(game_id):
                pass
        except (GameNotFound, WrongState):
            pass  # deleted, paused or finished meanwhile
        except Exception as error:  # noqa: BLE001  the table must go on and learn of it by the log
            self._bot.errors.note(error, "computers", game=game_id)
        finally:
            self._playing.pop(game_id, None)

    async def _move(self, game_id: int) -> bool:
        """Make one move; tell whether there was one to make."""
        table = await self._table.load(game_id)
        seat = self._waited_for(table)
        if seat is None:
            return False
        await asyncio.sleep(self.pause)
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
