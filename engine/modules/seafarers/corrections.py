"""What of Seafarers moderators may put right, ships aside (``engine.corrections``)."""

from engine.bits import bits
from engine.corrections import Holding, Pawn
from engine.game import Game
from engine.modules.seafarers.islands import areas_at, areas_of
from engine.modules.seafarers.pirate import pirate_targets
from engine.modules.seafarers.slice import seafarers_slice
from engine.rules import Rules

CHIT = "chit"


def add(rules: Rules) -> None:
    """Register them; a robber that is not in play cannot be put anywhere."""
    if not rules.options["robber_enabled"]:
        del rules.correctable.pawns["robber"]
    if rules.options["pirate_enabled"]:
        rules.correctable.pawns["pirate"] = Pawn(
            lambda state: seafarers_slice(state).pirate,
            lambda game, seat: pirate_targets(game),
            _put_pirate,
        )
    rules.correctable.holdings[CHIT] = Holding(
        lambda state, seat: seafarers_slice(state).chits[seat],
        lambda game, seat: _worth(game, seat) - seafarers_slice(game.state).chits[seat],
        lambda game, seat: _change_chits(game, seat, 1),
        lambda game, seat: _change_chits(game, seat, -1),
    )


def building_taken(game: Game, seat: int, vertex: int) -> None:
    """Who lives nowhere in an area any more has not settled there, and its chits go back."""
    part, own = seafarers_slice(game.state), game.state.own_buildings(seat)
    if own >> vertex & 1:
        return
    part.settled[seat] &= ~(areas_at(game, 1 << vertex) & ~areas_at(game, own))
    kept = min(part.chits[seat], _worth(game, seat))
    if kept < part.chits[seat]:
        part.chits[seat] = kept
        game.emit("correction_holding", seat=seat, piece=CHIT, count=kept, done="taken")


def _worth(game: Game, seat: int) -> int:
    """Chits of all areas where a seat has settled (§9)."""
    if game.rules.options["bonus_mode"] == "none":
        return 0
    areas = areas_of(game.board, game.state.terrain)
    return sum(areas[index].bonus_vp for index in bits(seafarers_slice(game.state).settled[seat]))


def _put_pirate(game: Game, seat: int, hex_: int) -> None:
    seafarers_slice(game.state).pirate = hex_


def _change_chits(game: Game, seat: int, count: int) -> None:
    seafarers_slice(game.state).chits[seat] += count
