"""The robber that stays where it is until the first battle (§13, ``robber_lock``)."""

from engine.errors import Refusal
from engine.frames import Frame
from engine.game import Game
from engine.modules.base.robber import DiscardHalf
from engine.modules.cities_knights.slice import ck_slice


def locked(game: Game) -> bool:
    """Whether robber and pirate may not move yet."""
    if game.rules.options["robber_lock"] == "none":
        return False
    return not ck_slice(game.state).attacks


def require_unlocked(game: Game) -> None:
    """Raise ``Refusal`` while the robber is locked."""
    if locked(game):
        raise Refusal("robber-locked")


def keep_discards(game: Game, frames: list[Frame]) -> None:
    """While the robber is locked a 7 forces discards and nothing else."""
    if not locked(game):
        return
    kept = [frame for frame in frames if isinstance(frame, DiscardHalf)]
    if len(kept) < len(frames):
        game.emit("robber_locked")
    frames[:] = kept
