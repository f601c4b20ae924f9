"""The proof that dice were honest: a game follows from the seed committed to at its start."""

import asyncio
from dataclasses import dataclass

import locales
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import GameState
from db.table import Table
from engine.errors import RecordError
from engine.verify import verify


@dataclass(frozen=True, slots=True)
class Proof:
    """What to say, and the record to check it with; before the end there is none."""

    words: str
    record: str | None = None


async def prove(games: Table, table: LoadedGame, locale: locales.Locale) -> Proof:
    """Check a game that is over, or tell its commitment; raises WrongState before the start."""
    if table.game is None:
        raise WrongState(state=table.state)
    commitment = table.game.commitment
    if table.state is not GameState.FINISHED:
        return Proof(locales.text(locale, "verify-later", commitment=commitment))
    game = await games.replayed(table.id)
    record = game.record(full=True)
    try:
        await asyncio.to_thread(verify, record)
    except RecordError as error:
        return Proof(locales.text(locale, "verify-fails", error=str(error)), record)
    said = locales.text(
        locale,
        "verify-holds",
        moves=game.move_count,
        commitment=commitment,
        seed=game.seed.hex() if game.seed is not None else "–",
    )
    return Proof(said, record)
