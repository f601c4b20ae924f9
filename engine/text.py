"""A position as text, for logs, the command line and people without a picture.

Words are those of the rules and of records; nothing here is translated.
"""

from typing import Any

import msgspec

from engine.bits import bits
from engine.state import Concealed
from engine.view import View

CELL = 12
PIECES = ("road", "settlement", "city")


def position(view: View) -> str:
    """The position as a viewer may know it: the hexes as they lie, then facts line by line."""
    return "\n".join([*_map(view), "", *_table(view), "", *_seats(view), *_slices(view), ""])


def _map(view: View) -> list[str]:
    """One line for each row of hexes: label, terrain, number; ``*`` robber."""
    board, state = view.board, view.state
    rows: dict[int, list[tuple[float, int]]] = {}
    for hex_ in range(board.hex_count):
        if board.tiles >> hex_ & 1:
            q, r = board.hexes[hex_]
            rows.setdefault(r, []).append((q + r / 2, hex_))
    left = min(x for row in rows.values() for x, _ in row)
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for x, hex_ in sorted(row):
            robber = "*" if hex_ == state.robber else ""
            number = state.number[hex_] or ""
            text = f"{board.hex_label(hex_)} {state.terrain[hex_][:5]} {number}{robber}"
            line = line.ljust(round((x - left) * CELL)) + text
        lines.append(line.rstrip())
    return lines


def _table(view: View) -> list[str]:
    state, board = view.state, view.board
    decision = view.decision
    asks = f"{decision.kind} {_seat_list(decision.seats)}" if decision else "nothing"
    dice = "+".join(str(value) for value in state.dice) or "-"
    harbors = [f"{board.edge_label(edge)} {kind}" for edge, kind in state.harbors]
    lines = [
        f"move {view.move_count}  turn {state.turn}  active s{state.active + 1}  dice {dice}",
        f"asks {asks}",
        f"bank {_cards(view, state.bank)}",
        f"harbors {', '.join(harbors)}",
    ]
    if view.invited:
        lines.append(f"invited {_seat_list(view.invited)}")
    if view.winners:
        lines.append(f"winners {_seat_list(view.winners)}")
    return lines


def _seats(view: View) -> list[str]:
    return [line for seat in range(view.rules.seats) for line in _seat(view, seat)]


def _seat(view: View, seat: int) -> list[str]:
    state, board = view.state, view.board
    roads = " ".join(board.edge_label(edge) for edge in bits(state.roads[seat]))
    settlements = " ".join(board.vertex_label(vertex) for vertex in bits(state.settlements[seat]))
    cities = " ".join(board.vertex_label(vertex) for vertex in bits(state.cities[seat]))
    left = [f"{state.supply(piece, seat)} {piece}" for piece in view.rules.supplies]
    return [
        f"s{seat + 1}  points {view.points(seat)}  hand {_cards(view, state.hands[seat])}",
        f"    roads {roads or '-'}",
        f"    settlements {settlements or '-'}  cities {cities or '-'}",
        f"    left {', '.join(left)}",
    ]


def _cards(view: View, bag: Any) -> str:
    if isinstance(bag, Concealed):
        return f"{bag.size} hidden"
    return (
        " ".join(f"{n} {kind}" for kind, n in zip(view.rules.kinds, bag, strict=True) if n) or "-"
    )


def _seat_list(seats: tuple[int, ...]) -> str:
    return " ".join(f"s{seat + 1}" for seat in seats)


def _slices(view: View) -> list[str]:
    """What modules keep, by name, without what is empty or as it was at the start."""
    lines = []
    for module, part in view.state.slices.items():
        for field in msgspec.structs.fields(part):
            value = getattr(part, field.name)
            empty = type(value) in (list, tuple, dict) and not value
            if isinstance(value, Concealed) or not (empty or value == field.default):
                lines.append(f"{module}.{field.name} {_plain(value)}")
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, Concealed):
        return f"({value.size} hidden)"
    if isinstance(value, dict):
        return " ".join(f"{key}:{_plain(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) or "-"
    if isinstance(value, tuple):
        return f"({' '.join(_plain(item) for item in value)})"
    return str(value)
