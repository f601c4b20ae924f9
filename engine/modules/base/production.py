"""What a roll pays, and what happens when the bank runs short (base.md §8)."""

from collections.abc import Sequence

from engine.game import Game
from engine.modules.base.robber import seven

Owed = list[list[int]]
"""Cards per seat and kind."""


def owed_by_roll(game: Game, total: int) -> Owed:
    """What the hexes with number ``total`` owe each seat, shortages aside."""
    state, rules = game.state, game.rules
    owed = [[0] * len(rules.kinds) for _ in range(rules.seats)]
    for hex_ in state.hexes_by_number.get(total, ()):
        if hex_ != state.robber:
            add_yield(game, hex_, owed)
    return owed


def add_yield(game: Game, hex_: int, owed: Owed) -> None:
    """Add what one hex owes each seat with a building on it."""
    state, rules = game.state, game.rules
    around = game.board.hex_vertex_mask[hex_]
    if not around & state.buildings:
        return
    terrain = state.terrain[hex_]
    for piece, masks in (("settlement", state.settlements), ("city", state.cities)):
        cards = rules.yields[piece].get(terrain)
        if cards is None:
            continue
        for seat, mask in enumerate(masks):
            count = (mask & around).bit_count()
            if count:
                row = owed[seat]
                for kind, amount in enumerate(cards):
                    row[kind] += amount * count


def pay_production(game: Game, owed: Owed) -> Owed:
    """Pay what is owed under the shortage rule; return what was paid.

    A kind the bank cannot pay in full goes to a seat that alone is owed it, as far as it lasts,
    and to nobody if several are owed it.
    """
    bank, hands = game.state.bank, game.state.hands
    paid = [[0] * len(bank) for _ in owed]
    for kind, column in enumerate(zip(*owed, strict=True)):
        demand = sum(column)
        if not demand:
            continue
        left = bank[kind]
        creditors = [seat for seat, count in enumerate(column) if count]
        if demand > left:
            game.emit("bank_short", kind=kind, owed=demand, left=left, alone=len(creditors) == 1)
            if len(creditors) > 1:
                continue
        for seat in creditors:
            count = min(owed[seat][kind], left)
            paid[seat][kind] = count
            hands[seat][kind] += count
            bank[kind] -= count
    return paid


def emit_production(game: Game, paid: Owed, hexes: Sequence[int]) -> None:
    """Tell what was paid to whom."""
    shares = {seat: tuple(row) for seat, row in enumerate(paid) if any(row)}
    game.emit("production", shares=shares, hexes=tuple(hexes))


def production_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the roll: a 7, or production for the sum of the two number dice."""
    state, rules = game.state, game.rules
    total = state.dice[0] + state.dice[1]
    if total == 7:
        seven(game)
        return
    owed = owed_by_roll(game, total)
    for hook in rules.on_produce:
        hook(game, total, owed)
    paid = pay_production(game, owed)
    hexes = [h for h in state.hexes_by_number.get(total, ()) if h != state.robber]
    emit_production(game, paid, hexes)
    for produced in rules.on_produced:
        produced(game, total, paid)
