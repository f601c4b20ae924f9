"""`make demo`: a whole game through the bot, left as pictures, the channel's text and the record.

One person, moved by the simple computer player, presses the buttons; three computer seats move by
themselves.
"""

import asyncio
import shutil
from pathlib import Path
from random import Random

from tests.sim.games import game_of, loaded, press_sensible
from tests.sim.world import World

FOLDER = Path("demo")
MOST_STEPS = 5000


class Channel:
    """Writes down every post of the channel once, with its picture."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._seen: set[int] = set()
        self.texts: list[str] = []

    def save(self, name: str, text: str) -> None:
        """Leave a text in the folder."""
        (self._folder / name).write_text(text, encoding="utf-8")

    async def read(self) -> None:
        """Write down what was posted since the last time."""
        for post in self._world.posts():
            if post.id in self._seen:
                continue
            self._seen.add(post.id)
            self.texts.append(self._world.text_of(post))
            for file in post.attachments:
                name = f"{len(self.texts):04}-{file.filename}"
                (self._folder / name).write_bytes(await file.read())


async def play(folder: Path) -> None:
    """Play a game to its end and leave what it was in the empty ``folder``."""
    world = await World.open(f"sqlite:///{folder / 'katane.sqlite'}")
    channel, random = Channel(world, folder), Random(1)
    person = world.players[0]
    await world.slash(person, "katane")
    for _ in range(3):
        await world.press(person, kind="lobby-computer")
    await world.press(person, kind="lobby-start")
    for _ in range(MOST_STEPS):
        await channel.read()
        game = await game_of(world)
        if game.finished:
            break
        table = await loaded(world)
        waited = (*game.invited, *game.asked)[0]
        if table.seat(waited).user_id == person.id:
            await press_sensible(world, random)
        else:
            await world.advance(seconds=1)
    await channel.read()
    replayed = await world.bot.host.table.replayed(1)
    channel.save("channel.txt", "\n\n----\n\n".join(channel.texts))
    channel.save("record.txt", replayed.record(full=True))
    await world.close()
    print(f"{replayed.move_count} moves, {len(channel.texts)} posts: see {folder}/")


def main() -> None:
    """Begin the folder anew and play."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    asyncio.run(play(FOLDER))


if __name__ == "__main__":
    main()
