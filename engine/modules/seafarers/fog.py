"""Fog: spaces that a road or ship reveals (seafarers.md §10).

No order of the face-down stacks is stored: hex and disc are drawn when a space is revealed.
"""

from engine.bags import single, take_from_bank
from engine.bits import bits
from engine.game import Game
from engine.map_file import Fog
from engine.modules.seafarers.gold import owe
from engine.modules.seafarers.slice import SeafarersSlice, seafarers_slice

BARREN = ("sea", "desert")


def lay_out(part: SeafarersSlice, fog: Fog) -> None:
    """Put the hexes and discs of the map's stacks face down."""
    discs = fog.number_bag
    part.fog_hexes = {str(terrain): count for terrain, count in fog.terrain_bag.items()}
    part.fog_discs = {str(number): discs.count(number) for number in sorted(set(discs))}


def reveal_around(game: Game, seat: int, edge: int) -> None:
    """Reveal every fog space at the ends of a route piece just placed, in reading order."""
    state, board = game.state, game.board
    around = 0
    for vertex in board.edge_vertices[edge]:
        around |= board.vertex_hex_mask[vertex]
    gold = 0
    for hex_ in bits(around & ~state.land & ~state.sea):
        gold += reveal(game, seat, hex_)
    owe(game, [gold if other == seat else 0 for other in range(state.seats)])


def reveal(game: Game, seat: int, hex_: int) -> bool:
    """Turn a fog space up and pay its reward; tell whether it is gold."""
    state, part = game.state, seafarers_slice(game.state)
    terrain = _next(game, "fog_hex", part.fog_hexes)
    number = 0 if terrain in BARREN else int(_next(game, "fog_disc", part.fog_discs))
    state.terrain = (*state.terrain[:hex_], terrain, *state.terrain[hex_ + 1 :])
    state.number = (*state.number[:hex_], number, *state.number[hex_ + 1 :])
    state.refresh_terrain()
    cards = _reward(game, terrain)
    take_from_bank(state, seat, cards)
    game.emit(
        "fog_revealed",
        seat=seat,
        hex=hex_,
        terrain=terrain,
        number=number,
        cards=cards,
        rewarded=any(cards),
    )
    return terrain == "gold"


def _next(game: Game, stream: str, stack: dict[str, int]) -> str:
    """Take the top piece of a shuffled stack."""
    # sorted: the order of a dict is not kept where a game is stored
    pool = [name for name, count in sorted(stack.items()) for _ in range(count)]
    top = game.draw(stream, pool)
    stack[top] -= 1
    return top


def _reward(game: Game, terrain: str) -> tuple[int, ...]:
    """One card of what the hex produces, if the bank has it."""
    produced = game.rules.yields["settlement"].get(terrain)
    size = len(game.rules.kinds)
    kinds = [kind for kind, count in enumerate(produced or ()) if count]
    if kinds and game.state.bank[kinds[0]]:
        return single(size, kinds[0])
    return single(size, 0, 0)
