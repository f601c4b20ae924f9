"""The supply deck: dealt at the start and in every turn while it lasts (alexander.md §4, §5.2)."""

from engine.bags import single
from engine.game import Game
from engine.modules.alexander.slice import GOLD, alexander_slice

FIRST_CARDS = 5
KEPT_BACK = {3: 4}
"""Cards of each kind that start in the open piles, by number of seats (none where not named)."""


def set_up_supply(game: Game) -> None:
    """Split the cards between deck and piles and deal the first hands."""
    state, rules = game.state, game.rules
    kept = KEPT_BACK.get(rules.seats, 0)
    for kind in range(rules.card_kinds):
        state.bank[kind] = kept
    supply = alexander_slice(state).supply
    supply[:] = [count - kept for count in rules.bank[: rules.card_kinds]]
    for seat in range(rules.seats):
        for _ in range(FIRST_CARDS):
            deal_card(game, seat)


def give_starting_gold(game: Game) -> None:
    """Give every seat the coins of the option ``starting_gold``."""
    gold, coins = game.rules.kind(GOLD), game.rules.options["starting_gold"]
    for hand in game.state.hands:
        hand[gold] += coins
    game.state.bank[gold] -= coins * game.rules.seats


def deal_card(game: Game, seat: int) -> None:
    """Give one card of the deck to a seat, which alone sees it."""
    supply, kinds = alexander_slice(game.state).supply, game.rules.kinds
    pool = [kinds[kind] for kind, count in enumerate(supply) for _ in range(count)]
    kind = kinds.index(game.draw("supply", pool, audience=(seat,)))
    supply[kind] -= 1
    game.state.hands[seat][kind] += 1
    game.emit("supply_card", (seat,), seat=seat, cards=single(len(kinds), kind))


def supply_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after production: one card each, clockwise from the active seat."""
    state = game.state
    left = sum(alexander_slice(state).supply)
    if not left:
        return
    if left < state.seats:
        end_supply(game)
        return
    for seat in (state.active, *state.opponents_clockwise(state.active)):
        deal_card(game, seat)
    game.emit("supply_dealt", left=left - state.seats)


def end_supply(game: Game) -> None:
    """Too few cards for everybody: the supply is over, the rest goes to the open piles."""
    supply, rest = alexander_slice(game.state).supply, [0] * len(game.rules.kinds)
    for kind, count in enumerate(supply):
        game.state.bank[kind] += count
        rest[kind] = count
        supply[kind] = 0
    game.reveal()
    game.emit("supply_over", cards=tuple(rest))
