"""What counts once per turn, and what lapses with it."""

from engine.game import Game
from engine.modules.cities_knights.slice import ck_slice


def begin(game: Game) -> None:
    """Active knights of the player may act, every knight may be promoted once (§9.1, §9.2)."""
    part = ck_slice(game.state)
    part.ready = part.knights[game.state.active] & part.active
    part.promoted = part.given_card = part.given_resource = 0
    part.dice_fixed = False


def end(game: Game) -> None:
    """Cranes and merchant fleets are lost (§11.4, §11.5)."""
    part, seats = ck_slice(game.state), game.rules.seats
    part.ready = 0
    part.cranes = [0] * seats
    part.fleets = [()] * seats
