"""Tables with the planner of absences on a file of their own, and moves for them."""

from datetime import UTC, datetime
from random import Random

from cogs.away.planner import Planner
from db.database import Database
from db.loaded import LoadedGame
from db.models import TimerRow
from db.store import Store
from db.table import Table
from db.timers import Timers
from engine.actions import Action
from tests.db.clock import FakeClock
from tests.db.games import CHANNEL, COLOURS, GUILD, any_move, person

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


class Bench:
    """One running game, its clock and its timers."""

    def __init__(self, database: Database, seed: int = 1) -> None:
        self.database = database
        self.clock = FakeClock()
        self.clock.time = NOON
        self.random = Random(seed)
        self.table = Table(database, now=self.clock, planner=Planner(Random(seed)))
        self.timers = Timers(database, now=self.clock)
        self.store = Store(database, now=self.clock)
        self.game_id = 0

    async def start(self, *, modules=("base",), seats=4, rules=None, **terms: object) -> LoadedGame:
        """Start a game of persons 0, 1, 2 … with these options of time."""
        made = await self.table.create(
            guild_id=GUILD,
            channel_id=CHANNEL,
            language="en",
            modules=modules,
            options=rules or {},
            seat_limit=seats,
            table_options=dict(terms),
        )
        for seat in range(seats):
            await self.table.lobby.join(
                made.id, user_id=person(seat), display_name=f"Person {seat}", colours=COLOURS
            )
        self.game_id = made.id
        return await self.table.lobby.start(made.id, seed=b"seed")

    async def load(self) -> LoadedGame:
        return await self.table.load(self.game_id)

    async def play(self, action: Action, actor: str = "person") -> LoadedGame:
        loaded = await self.load()
        user = loaded.seat(action.seat).user_id if actor == "person" else None
        result = await self.table.play(self.game_id, action, user_id=user, actor=actor)
        return result.table

    async def play_any(self) -> LoadedGame:
        """Some legal move of whoever is asked."""
        loaded = await self.load()
        assert loaded.game is not None
        while True:
            move = any_move(loaded.game, self.random)
            if move.seat in loaded.game.asked:
                return await self.play(move)

    async def until(self, decision: str, turns: int = 400) -> LoadedGame:
        """Play on until a kind of decision is open."""
        loaded = await self.load()
        for _ in range(turns):
            assert loaded.game is not None
            assert loaded.game.decision is not None
            if loaded.game.decision.kind == decision:
                return loaded
            loaded = await self.play(default_of(loaded))
        raise AssertionError(f"{decision} never came")

    async def pending(self, *kinds: str) -> list[TimerRow]:
        """The timers of some kinds, or all."""
        found = await self.timers.pending(game_id=self.game_id)
        return [timer for timer in found if not kinds or timer.kind in kinds]

    async def one(self, kind: str) -> TimerRow:
        """The only timer of a kind."""
        (timer,) = await self.pending(kind)
        return timer


def default_of(loaded: LoadedGame, seat: int | None = None) -> Action:
    """What stands in for a seat, or for the first that is asked."""
    assert loaded.game is not None
    action = loaded.game.default(loaded.game.asked[0] if seat is None else seat)
    assert action is not None
    return action
