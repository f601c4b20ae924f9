"""The picture of a post and the same in words. Drawn by a studio, off the event loop."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import locales
from cogs import colours
from cogs.errors import ErrorPath
from cogs.play.chooser import PLACES, place_options
from cogs.play.groups import OTHER, group_of
from cogs.wording.people import game_of, language
from db.loaded import LoadedGame
from db.models import GameState
from engine.actions import Action, parameters
from engine.events import Event
from render.alt_text import alt_text
from render.captions import captions_of
from render.phrases import Translate
from render.picture import PictureRequest
from render.scene import SeatLabel
from render.sheet import Sheet


class Painter(Protocol):
    """Draws pictures without holding up the event loop."""

    async def picture(self, key: Hashable, request: PictureRequest) -> bytes | None:
        """The picture as a PNG, or None if a newer one of the same key was asked for since."""

    async def sheets(self, make: Callable[[], list[Sheet]]) -> list[Sheet]:
        """Pages other than the board."""


class SafePainter:
    """A painter whose faults cost a picture and nothing else: the game goes on as text."""

    def __init__(self, painter: Painter, errors: ErrorPath) -> None:
        self._painter = painter
        self._errors = errors

    async def picture(self, key: Hashable, request: PictureRequest) -> bytes | None:
        """The picture, or None where there is none."""
        try:
            return await self._painter.picture(key, request)
        except Exception as error:  # noqa: BLE001  whatever failed, the position can be told in words
            self._errors.note(error, "drawing", key=key)
            return None

    async def sheets(self, make: Callable[[], list[Sheet]]) -> list[Sheet]:
        """The pages, or none of them."""
        try:
            return await self._painter.sheets(make)
        except Exception as error:  # noqa: BLE001  the same can be read in words
            self._errors.note(error, "drawing a page")
            return []


def translate(locale: locales.Locale, modules: tuple[str, ...]) -> Translate:
    """The picture's texts in a language, as some rule modules have them."""

    def say(key: str, /, **params: object) -> str:
        values: dict[str, Any] = {
            name: value if isinstance(value, int | float) else str(value)
            for name, value in params.items()
        }
        return locales.text(locale, locales.in_modules(locale, key, modules), **values)

    return say


def labels(table: LoadedGame) -> list[SeatLabel]:
    """The seats as the picture shows them."""
    return [SeatLabel(seat.display_name, colours.index(seat.colour)) for seat in table.seats]


def picture_request(
    table: LoadedGame,
    *,
    changes: Sequence[Event] = (),
    locale: locales.Locale | None = None,
    places: dict[str, list[int]] | None = None,
) -> PictureRequest:
    """What the picture of a game shows everybody: the position, the last changes, what is asked.

    `places` are labelled instead of those that the game asks for.
    """
    game = game_of(table)
    view = game.view(None)
    seats, over = labels(table), table.state is GameState.FINISHED
    say = translate(locale or language(table), game.rules.module_ids)
    return PictureRequest(
        view=view,
        seats=seats,
        title=table.row.name or say("post-title"),
        captions=captions_of(view, seats, say, over=over),
        asked=() if over else game.asked,
        ask_places=asked_places(table) if places is None else places,
        changes=[event for event in changes if event.audience is None],
    )


def asked_places(table: LoadedGame) -> dict[str, list[int]]:
    """The places to be labelled: those of a decision that is answered by places, or by none.

    Nothing is labelled in a phase with actions that must be paid for: what a seat can pay for is
    secret.
    """
    game = game_of(table)
    decision, rules = game.decision, game.rules
    if decision is None or len(decision.seats) != 1 or table.state is GameState.FINISHED:
        return {}
    answers = [cls for cls in rules.answers.get(decision.kind, ()) if cls not in rules.off_turn]
    if not all(_is_public(cls) for cls in answers):
        return {}
    kinds = {cls.kind for cls in answers}
    return place_options(move for move in game.legal(decision.seats[0]) if move.kind in kinds)


def _is_public(cls: type[Action]) -> bool:
    """Tell whether everybody knows where it is possible: it asks for a place only, for no price."""
    places = all(param.name in PLACES for _, param in parameters(cls))
    return places and (cls.open or group_of(cls.kind) == OTHER)


def words(request: PictureRequest, locale: locales.Locale) -> str:
    """The picture in words, for who does not see it."""
    return alt_text(request, translate(locale, request.view.rules.module_ids))
