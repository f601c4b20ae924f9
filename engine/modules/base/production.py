"""What a roll pays, and what happens when the bank runs short (base.md §8)."""

from collections.abc import Sequence

from engine.game import Game
from engine.modules.base.robber import seven
from engine.state import State

Claims = dict[int, dict[int, int]]
"""Cards owed, by kind and seat; only what is not zero."""


def producing_hexes(game: Game, total: int) -> list[int]:
    """The hexes that produce for a roll: those with its number, the robber's left out."""
    state = game.state
    return [h for h in state.hexes_by_number.get(total, ()) if h != state.robber]


def yielding(state: State) -> dict[str, list[int]]:
    """Vertices per seat of the buildings that yield as settlements and as cities."""
    settlements, cities = state.settlements, state.cities
    halved = 0
    for hook in state.rules.on_halved_cities:
        halved |= hook(state)
    if halved:
        settlements = [s | c & halved for s, c in zip(settlements, cities, strict=True)]
        cities = [mask & ~halved for mask in cities]
    return {"settlement": settlements, "city": cities}


def claims_on(game: Game, hexes: Sequence[int]) -> Claims:
    """What some hexes owe the buildings around them, shortages aside."""
    state, prices = game.state, game.rules.yield_prices
    claims: Claims = {}
    buildings = yielding(state)
    for hex_ in hexes:
        around = game.board.hex_vertex_mask[hex_]
        if not around & state.buildings:
            continue
        terrain = state.terrain[hex_]
        for piece, masks in buildings.items():
            cards = prices[piece].get(terrain)
            if cards is None:
                continue
            for seat, mask in enumerate(masks):
                pieces = (mask & around).bit_count()
                if pieces:
                    for kind, amount in cards:
                        shares = claims.setdefault(kind, {})
                        shares[seat] = shares.get(seat, 0) + amount * pieces
    return claims


def pay_claims(game: Game, claims: Claims) -> Claims:
    """Pay what is owed under the shortage rule; return what was paid.

    A kind the bank cannot pay in full goes to a seat that alone is owed it, as far as it lasts,
    and to nobody if several are owed it.
    """
    bank, hands = game.state.bank, game.state.hands
    paid = claims
    for kind, owed in claims.items():
        total, left = sum(owed.values()), bank[kind]
        shares = owed
        if total > left:
            alone = len(owed) == 1
            game.emit("bank_short", kind=kind, owed=total, left=left, alone=alone)
            shares = dict.fromkeys(owed, left) if alone and left else {}
            paid = {**paid, kind: shares}
        for seat, count in shares.items():
            hands[seat][kind] += count
            bank[kind] -= count
    return paid


def emit_production(game: Game, paid: Claims, hexes: Sequence[int]) -> None:
    """Tell what was paid to whom."""
    rows: dict[int, list[int]] = {}
    for kind, shares in paid.items():
        for seat, count in shares.items():
            row = rows.get(seat)
            if row is None:
                row = rows[seat] = [0] * len(game.rules.kinds)
            row[kind] = count
    bags = {seat: tuple(row) for seat, row in sorted(rows.items())}
    game.emit("production", shares=bags, hexes=tuple(hexes))


def production_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the roll: a 7, or production for the sum of the two number dice."""
    rules = game.rules
    total = game.state.dice[0] + game.state.dice[1]
    if total == 7:
        seven(game)
        return
    hexes = producing_hexes(game, total)
    claims = claims_on(game, hexes)
    for hook in rules.on_produce:
        hook(game, total, claims)
    paid = pay_claims(game, claims)
    if game.telling:
        emit_production(game, paid, hexes)
    for produced in rules.on_produced:
        produced(game, total, paid)


def owe(claims: Claims, kind: int, seat: int, count: int) -> None:
    """Let a roll owe a seat so many cards of a kind more, or fewer."""
    shares = claims.setdefault(kind, {})
    shares[seat] = shares.get(seat, 0) + count
    if not shares[seat]:
        del shares[seat]
    if not shares:
        del claims[kind]
