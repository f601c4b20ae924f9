"""The people at a table in words: their names with the sign of their colour, and their voices."""

import locales
from cogs import colours
from cogs.widgets import plain
from cogs.wording.pieces import Standing
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from db.models import Controller, SeatRow
from engine.game import Game


def language(table: LoadedGame) -> locales.Locale:
    """The language of a table's public posts."""
    return locales.closest(table.row.language)


def name(seat: SeatRow) -> str:
    """A seat in a text: its sign and its name, shown as it was written."""
    robot = " 🤖" if is_computer(seat) else ""
    return f"{colours.sign(seat.colour)} {plain(seat.display_name)}{robot}"


def names(table: LoadedGame) -> list[str]:
    """All seats in a text, in the order of play."""
    return [name(seat) for seat in table.seats]


def called(seat: SeatRow) -> str:
    """A seat that is spoken to: a person by mention, whom Discord notifies only if told to."""
    if seat.user_id is None:
        return name(seat)
    return f"{colours.sign(seat.colour)} <@{seat.user_id}>"


def is_computer(seat: SeatRow) -> bool:
    """Tell whether the computer moves for a seat."""
    return seat.controller == Controller.COMPUTER


def is_person(seat: SeatRow) -> bool:
    """Tell whether a person moves for a seat: neither the computer nor a steward."""
    return seat.controller == Controller.PERSON


def game_of(table: LoadedGame) -> Game:
    """The engine's game of a table that has begun."""
    assert table.game is not None
    return table.game


def voice(table: LoadedGame, locale: locales.Locale, seat: int | None = None) -> Voice:
    """The voice of a game in a language, describing places as a seat (or a spectator) sees them."""
    game = game_of(table)
    decision, view = game.decision, game.view(seat)
    return Voice(
        locale,
        game.rules,
        names(table),
        view.state,
        decision.kind if decision else "",
        decision.question(game, game.asked[0]) if decision else {},
        Standing(view, locale, seat),
    )


def public_voice(table: LoadedGame) -> Voice:
    """The voice of a table's public posts."""
    return voice(table, language(table))
