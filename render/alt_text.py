"""The picture in words: for who does not see it, complete enough to play from.

Sentences come from ``locales/*/picture.ftl`` through the ``Translate`` that the caller passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from engine.bits import bits
from engine.board import Board
from render.layers import all_layers, counters_of, pieces_of
from render.phrases import Pieces, Translate
from render.picture import PictureRequest, letters_of, marks_of
from render.theme import SEATS

LIMIT = 1024
"""Characters Discord takes as the description of an attachment."""


def alt_text(request: PictureRequest, translate: Translate, limit: int = LIMIT) -> str:
    """The position in at most ``limit`` characters, what matters most first.

    Turn, dice, who is waited for, last change and the seats with what they have always come; then
    the figures on the board, the places that are asked for, buildings and roads as far as there is
    room. ``description`` leaves nothing out.
    """
    result = " ".join((*_headlines(request, translate), *_seats(request, translate, brief=True)))
    for sentence in (
        *_figures(request, translate),
        *_choices(request, translate, brief=True),
        *_all_pieces(request, translate),
    ):
        longer = f"{result} {sentence}"
        if len(longer) <= limit:
            result = longer
    return result if len(result) <= limit else result[: limit - 1].rstrip() + "…"


def description(request: PictureRequest, translate: Translate) -> str:
    """The whole position, one subject a line: state of play, seats, pieces, board, choices."""
    lines = [" ".join(_headlines(request, translate))]
    lines += _figures(request, translate)
    lines += _seats(request, translate)
    lines += _all_pieces(request, translate, around=True)
    lines += _choices(request, translate)
    lines.append(translate("picture-hexes"))
    lines += _hexes(request, translate)
    lines += _harbors(request, translate)
    lines += _details(request, translate)
    return "\n".join(lines)


def place_label(board: Board, kind: str, place: int) -> str:
    """Label of a hex, vertex or edge."""
    return {"hex": board.hex_label, "vertex": board.vertex_label, "edge": board.edge_label}[kind](
        place
    )


def _headlines(request: PictureRequest, translate: Translate) -> Iterator[str]:
    view, state = request.view, request.view.state
    if request.title:
        yield f"{request.title}."
    names = [seat.name for seat in request.seats]
    if view.winners:
        winners = ", ".join(names[seat] for seat in view.winners)
        yield translate("picture-alt-won", names=winners)
    elif state.turn:
        yield translate("picture-alt-turn", turn=state.turn, name=names[state.active])
    else:
        yield translate("picture-alt-setup")
    if state.dice:
        dice = " + ".join(str(die) for die in state.dice)
        yield translate("picture-alt-dice", dice=dice, total=sum(state.dice[:2]))
    if request.asked and not view.winners:
        yield translate("picture-alt-asked", names=", ".join(names[seat] for seat in request.asked))
    yield from _changes(request, translate)


def _figures(request: PictureRequest, translate: Translate) -> Iterator[str]:
    """What the modules tell beside the seats: robber, pirate, barbarians, pyramid…"""
    names = [seat.name for seat in request.seats]
    for layers in all_layers(request.view.rules.module_ids):
        if layers.phrases:
            for phrase in layers.phrases(request.view):
                yield phrase.text(translate, names)


def _details(request: PictureRequest, translate: Translate) -> Iterator[str]:
    """What else everybody could see on the table: bank, decks, cards that lie open…"""
    names = [seat.name for seat in request.seats]
    for layers in all_layers(request.view.rules.module_ids):
        if layers.details:
            for phrase in layers.details(request.view):
                yield phrase.text(translate, names)


def _changes(request: PictureRequest, translate: Translate) -> Iterator[str]:
    """Where something changed, or was taken away and nothing put, and what has paid."""
    board = request.view.board
    found: dict[str, list[str]] = {}
    for mark in marks_of(request):
        place = place_label(board, mark.kind, mark.place)
        words = translate(f"picture-place-{mark.kind}", place=place)
        found.setdefault(mark.style, []).append(words)
    left = found.pop("from", [])
    found.setdefault("change", left)
    for style in ("change", "production"):
        if found.get(style):
            yield translate(f"picture-alt-{style}", places=", ".join(dict.fromkeys(found[style])))


def _seats(request: PictureRequest, translate: Translate, *, brief: bool = False) -> Iterator[str]:
    """A sentence for each seat; the brief one passes over what a seat has none of."""
    view = request.view
    letters = letters_of(request.seats)
    for seat, label in enumerate(request.seats):
        counts: list[str] = []
        counters = counters_of(view, seat)
        for counter in [c for c in counters if c.value or not brief] or counters[:1]:
            counts.append(translate(f"picture-count-{counter.icon}", count=counter.value))
            if counter.held:
                counts.append(translate(f"picture-held-{counter.icon}"))
        yield translate(
            "picture-alt-seat",
            name=label.name,
            color=translate(f"picture-color-{SEATS[label.color_index].name}"),
            letter=letters[seat],
            points=view.points(seat),
            counts=", ".join(counts),
        )


def _all_pieces(
    request: PictureRequest, translate: Translate, *, around: bool = False
) -> Iterator[str]:
    view = request.view
    for seat, label in enumerate(request.seats):
        parts = [
            translate(
                f"picture-piece-{pieces.kind}",
                count=pieces.places.bit_count(),
                places=_places(request, translate, pieces, around=around),
            )
            for pieces in pieces_of(view, seat)
            if pieces.places
        ]
        if parts:
            pieces = reduce(
                lambda first, second: translate("picture-alt-and", first=first, second=second),
                parts,
            )
            yield translate("picture-alt-pieces", name=label.name, pieces=pieces)


def _places(request: PictureRequest, translate: Translate, pieces: Pieces, *, around: bool) -> str:
    words = []
    for place in bits(pieces.places):
        label = place_label(request.view.board, pieces.place_kind, place)
        if around and pieces.place_kind == "vertex":
            label += f" ({vertex_around(request, translate, place)})"
        words.append(label)
    return ", ".join(words)


def vertex_around(request: PictureRequest, translate: Translate, vertex: int) -> str:
    """What lies at a vertex: terrains with their numbers, and the harbour."""
    board, state = request.view.board, request.view.state
    words = [
        _hex_words(request, translate, hex_)
        for hex_ in board.vertex_hexes[vertex]
        if state.terrain[hex_] != "sea"
    ]
    words += [
        translate(f"picture-harbor-{kind}")
        for edge, kind in state.harbors
        if vertex in board.edge_vertices[edge]
    ]
    return ", ".join(words)


def _hex_words(request: PictureRequest, translate: Translate, hex_: int) -> str:
    state = request.view.state
    terrain = translate(f"picture-terrain-{state.terrain[hex_]}")
    return f"{terrain} {state.number[hex_]}" if state.number[hex_] else terrain


def _choices(
    request: PictureRequest, translate: Translate, *, brief: bool = False
) -> Iterator[str]:
    """The places that are asked for; the brief sentence leaves out what lies there."""
    board = request.view.board
    for kind, places in request.ask_places.items():
        words = []
        for place in places:
            label = place_label(board, kind, place)
            if kind == "vertex" and not brief:
                label += f" ({vertex_around(request, translate, place)})"
            elif kind == "hex" and not brief:
                label += f" ({_hex_words(request, translate, place)})"
            words.append(label)
        if words:
            yield translate(f"picture-alt-choice-{kind}", places=", ".join(words))


def _hexes(request: PictureRequest, translate: Translate) -> Iterator[str]:
    board = request.view.board
    for hex_ in bits(board.tiles):
        corners = (board.vertex_label(v) for v in board.hex_vertices[hex_] if v >= 0)
        yield translate(
            "picture-alt-hex",
            hex=board.hex_label(hex_),
            ground=_hex_words(request, translate, hex_),
            corners=", ".join(corners),
        )


def _harbors(request: PictureRequest, translate: Translate) -> Iterator[str]:
    board = request.view.board
    for edge, kind in request.view.state.harbors:
        harbor = translate(f"picture-harbor-{kind}")
        yield translate("picture-alt-harbor", harbor=harbor, edge=board.edge_label(edge))
