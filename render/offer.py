"""A trade offer as cards: what one side gives, what it wants, and who has answered."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.cards import card, card_size
from render.icons import icon
from render.panel import plate
from render.phrases import Translate
from render.scene import SeatLabel
from render.sheet import HEAD, MARGIN, WIDTH, Sheet, blank_sheet, finished, paste, seat_badge
from render.text import LABEL_SIZE, fit, font, told
from render.theme import THEMES, Theme, seat_letters

SIDE = 620
ARROW = 88
WIDEST = 190
ROW = 116
IN_ROW, ROW_GAP = 5, 4
"""Cards side by side, whose counts leave their signs free; pixels between two rows of them."""


@dataclass(frozen=True)
class OfferRequest:
    """An offer: bags in the order of ``kinds``; ``to`` are the seats it is for."""

    kinds: Sequence[str]
    seats: Sequence[SeatLabel]
    giver: int
    to: Sequence[int]
    give: Sequence[int]
    get: Sequence[int]
    accepted: Sequence[int] = ()
    refused: Sequence[int] = ()
    theme: str = "dark"


def offer_picture(request: OfferRequest, translate: Translate) -> Sheet:
    """The offer: cards given, cards wanted, and the answers so far."""
    theme = THEMES[request.theme]
    name = request.seats[request.giver].name
    given = _named(request.kinds, request.give, translate)
    wanted = _named(request.kinds, request.get, translate)
    rows = max(_rows(cards) for cards in (given, wanted))
    width = min(WIDEST, *(_card_width(len(cards)) for cards in (given, wanted)))
    high = rows * (card_size(width)[1] + ROW_GAP) - ROW_GAP
    answers = HEAD + 70 + high + 34
    image = blank_sheet(WIDTH, answers + _answer_rows(request) * ROW + MARGIN, theme, "")
    _draw_giver(image, request, theme, translate("picture-offer", name=name))
    sides = (
        (MARGIN, "picture-offer-gives", given),
        (WIDTH - MARGIN - SIDE, "picture-offer-wants", wanted),
    )
    for left, key, cards in sides:
        _draw_side(
            image, theme, (left, HEAD + 10, left + SIDE, answers - 10), translate(key), cards, width
        )
    arrow = icon("arrow", ARROW)
    paste(image, arrow, (WIDTH - ARROW) / 2, HEAD + 10 + (high + 70) / 2 - ARROW / 2)
    _draw_answers(image, request, theme, answers + 6)
    return finished(image, _words(request, translate, given, wanted))


def _named(
    kinds: Sequence[str], bag: Sequence[int], translate: Translate
) -> list[tuple[str, str, int]]:
    return [
        (kind, translate(f"kind-{kind}"), count)
        for kind, count in zip(kinds, bag, strict=True)
        if count
    ]


def _rows(cards: Sequence[object]) -> int:
    return max(1, math.ceil(len(cards) / IN_ROW))


def _card_width(count: int) -> int:
    return (SIDE - 32) // max(1, min(IN_ROW, count)) - 18 - 8


def _draw_giver(image: Image.Image, request: OfferRequest, theme: Theme, words: str) -> None:
    seat_badge(
        image,
        request.seats[request.giver].color_index,
        _letters(request)[request.giver],
        MARGIN,
        HEAD / 2 + 2,
    )
    name = request.seats[request.giver].name
    room = WIDTH - 2 * MARGIN - 110
    (line,) = told(words, [name], lambda text: (fit(text, room, 48, LABEL_SIZE)[0],))
    text, size = fit(line, room, 48, LABEL_SIZE)
    ImageDraw.Draw(image).text(
        (MARGIN + 100, 66), text, fill=theme.text, font=font(size), anchor="ls"
    )


def _draw_side(
    image: Image.Image,
    theme: Theme,
    area: tuple[int, int, int, int],
    words: str,
    cards: Sequence[tuple[str, str, int]],
    width: int,
) -> None:
    left, top, right, bottom = area
    paste(image, plate((right - left, bottom - top), 22, theme.card), left, top)
    text, size = fit(words, right - left - 40, 42, LABEL_SIZE)
    ImageDraw.Draw(image).text(
        (left + 20, top + 48), text, fill=theme.muted, font=font(size), anchor="ls"
    )
    step = card_size(width)[0] + 8
    for i, (kind, name, count) in enumerate(cards):
        x = left + 18 + i % IN_ROW * step
        y = top + 58 + i // IN_ROW * (card_size(width)[1] + ROW_GAP)
        paste(image, card(kind, name, count, width, theme), x, y)


def _letters(request: OfferRequest) -> tuple[str, ...]:
    return seat_letters(
        [seat.name for seat in request.seats], [seat.color_index for seat in request.seats]
    )


def _answer_rows(request: OfferRequest) -> int:
    return (len(request.to) + 1) // 2


def _draw_answers(image: Image.Image, request: OfferRequest, theme: Theme, top: int) -> None:
    letters = _letters(request)
    wide = (WIDTH - 2 * MARGIN - 20) // 2
    for i, seat in enumerate(request.to):
        left, y = MARGIN + i % 2 * (wide + 20), top + i // 2 * ROW
        paste(image, plate((wide, ROW - 12), 18, theme.card), left, y)
        seat_badge(
            image, request.seats[seat].color_index, letters[seat], left + 14, y + ROW / 2 - 6
        )
        text, size = fit(request.seats[seat].name, wide - 200, 44, LABEL_SIZE)
        ImageDraw.Draw(image).text(
            (left + 108, y + 68), text, fill=theme.text, font=font(size), anchor="ls"
        )
        paste(image, icon(_answer(request, seat), 56), left + wide - 74, y + ROW / 2 - 34)


def _answer(request: OfferRequest, seat: int) -> str:
    return "yes" if seat in request.accepted else "no" if seat in request.refused else "wait"


def _words(
    request: OfferRequest,
    translate: Translate,
    given: Sequence[tuple[str, str, int]],
    wanted: Sequence[tuple[str, str, int]],
) -> list[str]:
    def listed(cards: Sequence[tuple[str, str, int]]) -> str:
        return ", ".join(f"{count} {name}" for _, name, count in cards)

    words = [
        translate(
            "picture-offer-words",
            name=request.seats[request.giver].name,
            give=listed(given),
            get=listed(wanted),
        )
    ]
    words += [
        translate(f"picture-offer-{_answer(request, seat)}", name=request.seats[seat].name)
        for seat in request.to
    ]
    return words
