"""The merchant pawn: where it may stand and what it gives its holder (§12)."""

from engine.bits import bits
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.slice import ck_slice
from engine.rules import Rules

GOLD = "gold"


def merchant_hexes(game: Game, seat: int) -> int:
    """Hexes from which a seat could draw a resource: producing land at an own building."""
    state, board = game.state, game.board
    mask = 0
    own = state.own_buildings(seat)
    for hex_ in bits(state.land & board.tiles):
        if board.hex_vertex_mask[hex_] & own and merchant_kinds(game.rules, state.terrain[hex_]):
            mask |= 1 << hex_
    return mask


def merchant_kinds(rules: Rules, terrain: str) -> tuple[int, ...]:
    """Kinds that the merchant exchanges 2:1 on a terrain."""
    if terrain == GOLD:
        return tuple(range(RESOURCES)) if rules.options["merchant_on_gold"] else ()
    cards = rules.yields["settlement"].get(terrain, ())
    return tuple(kind for kind, count in enumerate(cards) if count)


def place_merchant(game: Game, seat: int, hex_: int) -> None:
    """Put the pawn on a hex; its point and its exchange go with it."""
    part = ck_slice(game.state)
    former = part.merchant_holder
    part.merchant, part.merchant_holder = hex_, seat
    gained = {} if former == seat else {"scored": 1}
    game.emit("merchant_placed", seat=seat, hex=hex_, holder=former, kept=former == seat, **gained)


def merchant_trades(game: Game, seat: int, kind: int) -> bool:
    """Whether the merchant gives a seat 2:1 for a kind."""
    part = ck_slice(game.state)
    if part.merchant_holder != seat:
        return False
    return kind in merchant_kinds(game.rules, game.state.terrain[part.merchant])
