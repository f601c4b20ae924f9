"""A process that plays: ``python -m tests.db.worker URL SEED GAME…`` until it is killed.

It prints ``game version`` for every move that it was told is stored.
"""

import asyncio
import sys
from random import Random

from db.database import open_database
from db.errors import StorageError
from db.table import Table
from engine.errors import Refusal
from tests.db.games import any_move


async def play(url: str, random: Random, games: list[int]) -> None:
    """Press buttons that the other process may be pressing too."""
    async with await open_database(url) as database:
        table = Table(database)
        while games:
            number = random.choice(games)
            loaded = await table.load(number)
            if loaded.game is None or loaded.game.finished:
                games.remove(number)
                continue
            move = any_move(loaded.game, random)
            user = loaded.seat(move.seat).user_id
            try:
                result = await table.play(
                    number, move, user_id=user, interaction_id=random.getrandbits(60)
                )
            except (Refusal, StorageError):
                continue
            print(number, result.version, flush=True)


if __name__ == "__main__":
    address, seed, *numbers = sys.argv[1:]
    asyncio.run(play(address, Random(int(seed)), [int(number) for number in numbers]))
