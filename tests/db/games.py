"""Games for the tests: a started table, and people who play anything legal."""

from random import Random

from db.loaded import LoadedGame, MoveResult
from db.table import Table
from engine.actions import Action, BagChoice
from engine.game import Game

GUILD = 900_000_000_000_000_001
CHANNEL = 900_000_000_000_000_100
COLOURS = ("blue", "vermilion", "green", "mauve", "yellow", "black")


def person(seat: int) -> int:
    """The user who joins as number ``seat``."""
    return 800_000_000_000_000_000 + seat


async def new_table(
    table: Table,
    *,
    channel: int = CHANNEL,
    seats: int = 4,
    seed: bytes = b"seed",
    **options: object,
) -> LoadedGame:
    """A started game of persons 0 … ``seats`` - 1."""
    made = await table.create(
        guild_id=GUILD, channel_id=channel, language="fr", seat_limit=seats, options=options
    )
    for seat in range(seats):
        await table.lobby.join(
            made.id, user_id=person(seat), display_name=f"Person {seat}", colours=COLOURS
        )
    return await table.lobby.start(made.id, seed=seed)


def any_move(game: Game, random: Random) -> Action:
    """Some legal move."""
    moves = list(game.legal())
    while True:
        move = random.choice(moves)
        made = move.sample(game, random) if isinstance(move, BagChoice) else move
        if made is not None:
            return made


async def play_on(table: Table, game_id: int, moves: int, random: Random) -> MoveResult:
    """Play some legal moves, each by the person whose seat it is; stops at the end of the game."""
    loaded = await table.load(game_id)
    for _ in range(moves):
        assert loaded.game is not None
        move = any_move(loaded.game, random)
        result = await table.play(game_id, move, user_id=loaded.seat(move.seat).user_id)
        loaded = result.table
        if loaded.game is None or loaded.game.finished:
            break
    return result
