"""What a roll pays, and what happens when the bank runs short (base.md §8)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.game import Game
from engine.modules.base.robber import seven

Owed = Sequence[Sequence[int]]
"""Cards per seat and kind."""


class Claim(NamedTuple):
    """What all seats together are owed of one kind, and each of them."""

    kind: int
    total: int
    shares: tuple[tuple[int, int], ...]
    """(seat, count) pairs."""


class Income(NamedTuple):
    """What a roll owes in a position, shortages aside."""

    owed: tuple[tuple[int, ...], ...]
    claims: tuple[Claim, ...]
    hexes: tuple[int, ...]


MEMORY = 64
"""Incomes remembered per board: a position changes less often than the dice roll."""


def income(game: Game, total: int) -> Income:
    """What the hexes with number ``total`` owe now.

    Remembered by everything it depends on; ``refresh_terrain`` forgets it with the old board.
    """
    state = game.state
    key = (total, state.robber, *state.settlements, *state.cities)
    found = state.incomes.get(key)
    if found is None:
        if len(state.incomes) >= MEMORY:
            state.incomes.clear()
        found = state.incomes[key] = _income(game, total)
    return found


def _income(game: Game, total: int) -> Income:
    state, rules = game.state, game.rules
    owed = [[0] * len(rules.kinds) for _ in range(rules.seats)]
    hexes = tuple(h for h in state.hexes_by_number.get(total, ()) if h != state.robber)
    for hex_ in hexes:
        add_yield(game, hex_, owed)
    return Income(tuple(tuple(row) for row in owed), claims_of(owed), hexes)


def add_yield(game: Game, hex_: int, owed: list[list[int]]) -> None:
    """Add what one hex owes each seat with a building on it."""
    state, rules = game.state, game.rules
    around = game.board.hex_vertex_mask[hex_]
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


def claims_of(owed: Owed) -> tuple[Claim, ...]:
    """What is owed, by kind."""
    claims = []
    for kind, column in enumerate(zip(*owed, strict=True)):
        total = sum(column)
        if total:
            shares = tuple((seat, count) for seat, count in enumerate(column) if count)
            claims.append(Claim(kind, total, shares))
    return tuple(claims)


def pay_claims(game: Game, claims: Iterable[Claim]) -> list[list[int]]:
    """Pay what is owed under the shortage rule; return what was paid per seat and kind.

    A kind the bank cannot pay in full goes to a seat that alone is owed it, as far as it lasts,
    and to nobody if several are owed it.
    """
    bank, hands = game.state.bank, game.state.hands
    paid = [[0] * len(bank) for _ in hands]
    for kind, total, shares in claims:
        left = bank[kind]
        if total > left:
            alone = len(shares) == 1
            game.emit("bank_short", kind=kind, owed=total, left=left, alone=alone)
            if not alone:
                continue
            shares = ((shares[0][0], left),)
        for seat, count in shares:
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
    total = game.state.dice[0] + game.state.dice[1]
    if total == 7:
        seven(game)
        return
    owed, claims, hexes = income(game, total)
    if game.rules.on_produce:
        changed = [list(row) for row in owed]
        for hook in game.rules.on_produce:
            hook(game, total, changed)
        claims = claims_of(changed)
    paid = pay_claims(game, claims)
    emit_production(game, paid, hexes)
    for produced in game.rules.on_produced:
        produced(game, total, paid)
