"""Refusals in the words of the game they concern: what is wrong, and what would be possible."""

from typing import Any, Final

import locales
from cogs.errors import UserError
from cogs.lobby.rules import lobby_rules, silent_voice
from cogs.posts.compose import story
from cogs.posts.layout import last_lines
from cogs.wording import sentences
from cogs.wording.buttons import public_buttons
from cogs.wording.people import is_computer, name, voice
from db.errors import NotSeated, StaleVersion, StorageError, WrongState
from db.loaded import LoadedGame
from db.models import GameState
from engine.errors import Refusal
from engine.rules import rules_for

EXPECTED: Final = (Refusal, StorageError, UserError)
"""What a person may cause and is told in its own sentence."""

_SINCE: Final = 700
"""Characters of what happened since an old button."""


def explain(error: Exception, locale: locales.Locale, table: LoadedGame | None = None) -> str:
    """Say a refusal; with its table, in names and places of that game."""
    match error:
        case UserError():
            return locales.text(locale, error.key, **error.params)
        case Refusal():
            return _refusal(error, locale, table)
        case StaleVersion():
            return _moved_on(error, locale, table)
        case NotSeated():
            return _not_seated(error, locale, table)
        case WrongState():
            return _wrong_state(error, locale, table)
        case StorageError():
            params = _plain(error.params)
            return locales.text(locale, f"error-{error.key}", **_buttons(error, locale), **params)
    raise error


def explainer(error: Exception, locale: locales.Locale) -> str | None:
    """For the error path: a refusal that no handler has put into the words of its game."""
    return explain(error, locale) if isinstance(error, Refusal | StorageError) else None


def _refusal(error: Refusal, locale: locales.Locale, table: LoadedGame | None) -> str:
    if table is not None and table.game is not None:
        return sentences.refusal(voice(table, locale), error)
    rules = lobby_rules(table.row, len(table.seats)) if table is not None else None
    return sentences.refusal(silent_voice(rules or rules_for(("base",), {}, 4), locale), error)


def _moved_on(error: StaleVersion, locale: locales.Locale, table: LoadedGame | None) -> str:
    said = locales.text(locale, "error-stale-version")
    if table is None or table.game is None:
        return said
    lines = story(voice(table, locale), error.since)
    return "\n".join([said, *(f"> {line}" for line in last_lines(lines, _SINCE))])


def _wrong_state(error: WrongState, locale: locales.Locale, table: LoadedGame | None) -> str:
    """What state the game is in; to who wanted a seat in one that goes on, how to get one."""
    by, free = error.params.get("by"), "–"
    if table is not None and by is not None:
        is_free = any(seat.user_id is None and not is_computer(seat) for seat in table.seats)
        free = "own" if table.seat_of(by) is not None else "yes" if is_free else "no"
    return locales.text(locale, "error-wrong-state", state=str(error.params["state"]), free=free)


def _not_seated(error: NotSeated, locale: locales.Locale, table: LoadedGame | None) -> str:
    params = error.params
    own, seat = params["own"], params["seat"]
    if own is not None and table is not None and seat is not None:
        return locales.text(locale, "error-other-seat", seat=name(table.seat(seat)))
    if params["kept_out"]:
        return locales.text(locale, "error-forbidden-person")
    if params["state"] is GameState.LOBBY:
        return locales.text(locale, "lobby-sit-first", **_buttons(error, locale))
    free = params["free"] and params["state"] in (GameState.RUNNING, GameState.PAUSED)
    key = "error-former-player" if params["former"] else "error-stranger"
    return locales.text(locale, key, free="yes" if free else "no")


def _buttons(error: StorageError, locale: locales.Locale) -> dict[str, locales.Param]:
    """The buttons of the table that refused, as they stand there."""
    return public_buttons(locales.closest(error.params.get("language", locale)))


def _plain(params: dict[str, Any]) -> dict[str, locales.Param]:
    return {
        key: value if isinstance(value, int | float) else str(value)
        for key, value in params.items()
    }
