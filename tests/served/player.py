"""Scripted people at one table: they find the buttons for a sensible move and keep count."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

import simcord

from cogs.play.codec import selection_of, written
from db.loaded import LoadedGame
from db.models import GameState
from db.table import Table
from engine.actions import Action
from engine.game import Game
from tests.served.people import DEFERRED_UPDATE, PATIENCE, THINKING, Asked, People
from tests.served.server import ServedDiscord
from tests.sim.answers import Control, Seen, controls
from tests.sim.games import sensible
from tests.sim.paths import MOST_PRESSES, LostWay, first_step, next_step

PAUSE: Final = 0.2
"""Seconds until somebody looks again who found no button."""
HURRIED: Final = 0.05
"""How often somebody presses twice."""
REGRETS: Final = 0.03
"""How often somebody takes a move back where it can be taken back."""
PROMISES: Final = (THINKING, DEFERRED_UPDATE)
EFFECT: Final = PATIENCE
"""Seconds within which a press must have had an effect."""
PATIENT: Final = 25
"""Failures in a row after which somebody types the move instead."""


@dataclass
class Tally:
    """What happened at all tables."""

    presses: int = 0
    typed: int = 0
    undone: int = 0
    with_their_process: int = 0
    """Interactions whose process was killed or cut off before it could answer."""
    silent: list[str] = field(default_factory=list)
    """Interactions that a living process did not answer."""
    times: list[float] = field(default_factory=list)
    """Seconds until each was acknowledged."""
    sent: set[int] = field(default_factory=set)
    """Numbers of all interactions."""
    ways: Counter[str] = field(default_factory=Counter)

    def count(self, asked: Asked, what: str, *, effect: bool = False) -> bool:
        """Count an interaction; tell whether it was answered, or had an effect that is seen."""
        self.presses += 1
        self.sent.add(asked.record.id)
        if asked.acknowledged_after is not None:
            self.times.append(asked.acknowledged_after)
        if asked.kind is not None and (asked.told or effect or asked.kind not in PROMISES):
            return True
        if asked.died:
            self.with_their_process += 1
        else:
            at = time.strftime(
                "%H:%M:%S", time.localtime(time.time() - time.monotonic() + asked.at)
            )
            first = f"shard {asked.session.shard}, first answer {asked.kind}"
            self.silent.append(f"{at} {what}: {first}, others {asked.told}")
        return False


class TablePlayer:
    """All people at one table."""

    def __init__(
        self,
        discord: ServedDiscord,
        people: People,
        table: Table,
        tally: Tally,
        actors: dict[int, simcord.MemberActor],
        channel_id: int,
        game_id: int,
        random: Random,
    ) -> None:
        self._discord = discord
        self._people = people
        self._table = table
        self._tally = tally
        self._actors = actors
        self._random = random
        self.channel_id = channel_id
        self.game_id = game_id
        self.hashes: dict[int, str] = {}
        """The position after each move that was seen to be stored."""
        self._failures = 0

    def store_in(self, table: Table) -> None:
        """Look at another database from now on."""
        self._table, self._failures = table, 0

    async def loaded(self) -> LoadedGame:
        """The table as it is stored."""
        return await self._table.load(self.game_id)

    async def turn(self) -> int:
        """Try to make a move; return how many stand now, or -1 if the game is over."""
        before = await self.loaded()
        game = before.game
        if before.state is not GameState.RUNNING or game is None or game.finished:
            return -1
        action = sensible(game, self._random)
        actor = self._actors[before.seat(action.seat).user_id or 0]
        await self._connected(actor)
        try:
            if self._failures < PATIENT:
                await self._press(before, game, action, actor)
            else:
                await self._type(action, actor)
        except LostWay as lost:
            self._tally.ways[str(lost).split(":")[0][:60]] += 1
            await asyncio.sleep(PAUSE)
        return await self._look(before)

    async def _look(self, before: LoadedGame) -> int:
        after = await self.loaded()
        assert after.game is not None
        if after.row.log_count == before.row.log_count:
            self._failures += 1
            return after.row.move_count
        self._failures = 0
        self.hashes[after.row.move_count] = after.game.hash()
        if after.row.undo_seat is not None and self._random.random() < REGRETS:
            await self._undo(after)
        return after.row.move_count

    async def _connected(self, actor: simcord.MemberActor) -> None:
        """Nobody can press while no process is connected: Discord would say so."""
        while True:
            session = self._discord.gateway.session_of(actor.guild.id)
            if session is not None and session.connected:
                return
            await asyncio.sleep(PAUSE)

    # --- a move -----------------------------------------------------------------------------------

    async def _press(
        self, before: LoadedGame, game: Game, action: Action, actor: simcord.MemberActor
    ) -> None:
        target, shown = selection_of(action), self._live_post()
        step = first_step(shown, target)
        for _ in range(MOST_PRESSES):
            control, value = step
            asked = await self._once_or_twice(before, actor, shown, control.custom_id, value)
            if asked is None:
                return
            answer = self._people.answer(asked)
            following = next_step(answer, game, target) if answer is not None else None
            if answer is None or following is None:
                return
            shown, step = answer, following

    async def _once_or_twice(
        self,
        before: LoadedGame,
        actor: simcord.MemberActor,
        shown: Seen,
        custom_id: str,
        value: str | None,
    ) -> Asked | None:
        """Press; what was asked if an answer leads on, None if a move was made or nothing came."""
        twice = self._random.random() < HURRIED
        sent = [self._people.send_press(actor, shown, custom_id, value) for _ in range(1 + twice)]
        await asyncio.gather(*map(self._people.wait, sent))
        moved = await self._effect(before, sent)
        # Of two presses that mean one move, one makes it and the other is told so.
        told = [asked for asked in sent if asked.told]
        effect = moved and (not twice or bool(told))
        answered = [self._tally.count(asked, f"press {custom_id}", effect=effect) for asked in sent]
        if moved or not all(answered):
            return None
        return told[0] if told else sent[0]

    async def _effect(self, before: LoadedGame, sent: list[Asked]) -> bool:
        """Wait until presses are answered or made a move; tell whether one was made."""
        end = time.monotonic() + EFFECT
        while True:
            if (await self.loaded()).version != before.version:
                if len(sent) == 1 or any(asked.told for asked in sent):
                    return True
                moved = True
            else:
                moved = False
            waiting = [a for a in sent if a.kind in PROMISES and not a.told and not a.died]
            if not waiting or time.monotonic() > end:
                return moved
            await asyncio.sleep(0.03)

    async def _type(self, action: Action, actor: simcord.MemberActor) -> None:
        whole = written(selection_of(action))
        asked = await self._people.type(actor, self.channel_id, "do", move=whole)
        self._tally.typed += 1
        self._tally.count(asked, f"do {whole}")

    async def _undo(self, table: LoadedGame) -> None:
        seat = table.seat(table.row.undo_seat or 0)
        actor = self._actors[seat.user_id or 0]
        for shown, control in await self._undo_button():
            asked = await self._people.press(actor, shown, control.custom_id)
            moved = await self._effect(table, [asked])
            self._tally.count(asked, "undo", effect=moved)
        after = await self.loaded()
        if after.row.move_count < table.row.move_count:
            self._tally.undone += 1
            for number in [n for n in self.hashes if n > after.row.move_count]:
                del self.hashes[number]

    async def _undo_button(self) -> list[tuple[Seen, Control]]:
        """The button that takes the last move back, as soon as the post with it is there."""
        for _ in range(10):
            await asyncio.sleep(PAUSE)
            for shown in self.live_posts():
                found = [(shown, each) for each in controls(shown) if each.kind == "undo"]
                if found:
                    return found
        return []

    def _live_post(self) -> Seen:
        """The newest post with the game's buttons; raises LostWay if there is none."""
        for post in self._people.posts(self.channel_id):
            if any(control.kind in ("log", "lobby-join") for control in controls(post)):
                return post
        raise LostWay("no live post: the channel has none")

    def live_posts(self) -> list[Seen]:
        """All posts that have the game's buttons: there should be one."""
        return [
            post
            for post in self._people.posts(self.channel_id)
            if any(control.kind in ("log", "lobby-join") for control in controls(post))
        ]
