"""Exile: the neutral pieces leave the board (church.md §10.6)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.inquisitor import banish_inquisitor
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.slice import NOBODY, ck_slice

MERCHANT, INQUISITOR = "merchant", "inquisitor"


def neutral_pieces(game: Game) -> list[str]:
    """Names of the neutral pieces on the board."""
    state = game.state
    found = [name for name, piece in game.rules.marauders.items() if piece.hex(state) >= 0]
    if ck_slice(state).merchant >= 0:
        found.append(MERCHANT)
    if church_slice(state).inquisitor >= 0:
        found.append(INQUISITOR)
    return found


class PlayExile(ProgressCard, frozen=True):
    """Robber and pirate come back on a 7, the others with their cards."""

    kind: ClassVar[str] = "play_exile"
    card: ClassVar[str] = "exile"

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if neutral_pieces(game) else []

    def require(self, game: Game) -> None:
        if not neutral_pieces(game):
            raise Refusal("nobody-to-exile")

    def effect(self, game: Game) -> None:
        pieces, part = neutral_pieces(game), ck_slice(game.state)
        holders = {
            MERCHANT: part.merchant_holder,
            INQUISITOR: church_slice(game.state).inquisitor_holder,
        }
        for name, piece in game.rules.marauders.items():
            if name in pieces:
                piece.banish(game)
        if "robber" in pieces:
            church_slice(game.state).robber_exiled = True
        if MERCHANT in pieces:
            part.merchant = part.merchant_holder = NOBODY
        if INQUISITOR in pieces:
            banish_inquisitor(game)
        for name in pieces:
            game.emit("exiled", seat=self.seat, piece=name)
            if name in holders:
                game.emit("exile_point_lost", seat=holders[name], piece=name, scored=-1)
