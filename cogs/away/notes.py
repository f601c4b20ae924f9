"""What a game's post says about time and people: deadlines, vacations, stewards, free seats."""

from collections.abc import Iterator, Mapping

import locales
from cogs.away import timers, words
from cogs.away.ballots import BY_VOTE, takeover_button
from cogs.away.requests import is_present, is_stewarded
from cogs.away.rhythm import Rhythm
from cogs.away.shared import NOBODY, REMOVED, Shared
from cogs.custom_ids import CustomId
from cogs.posts.layout import Button
from cogs.posts.notes import Notes
from cogs.widgets import plain
from cogs.wording.people import called, game_of, language, name
from db.loaded import LoadedGame
from db.models import GameState, SeatRow, TimerRow

FREE_SHOWN = 2
"""Free seats with a button each."""


class Notices:
    """Makes the notes of posts."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    async def notes(self, table: LoadedGame) -> Notes:
        """The notes of a game as it is now."""
        shared, game = self._shared, table.game
        if game is not None and game.finished:
            return Notes()
        if table.state is GameState.FINISHED:
            return Notes(lines=[ended_line(table)])
        users = [seat.user_id for seat in table.seats if seat.user_id is not None]
        people = await shared.store.people(users)
        rhythms = {user: Rhythm.of(row) for user, row in people.items()}
        if game is None:
            return Notes(silent=self._silent(table, rhythms))
        pending = await shared.timers.pending(game_id=table.id)
        following = self._next(table, rhythms)
        locale = language(table)
        away = (words.away_line(locale, seat, rhythms.get(seat.user_id or 0), shared.now())
                for seat in table.seats)  # fmt: skip
        lines = [
            *pause_lines(table, locale),
            *deadline_lines(table, pending, locale),
            *filter(None, away),
            *steward_lines(table, locale),
        ]
        if following is not None:
            lines.append(locales.text(locale, "next-line", seat=called(following)))
        return Notes(
            lines=lines,
            buttons=list(_buttons(table)),
            silent=self._silent(table, rhythms),
            next=following.user_id if following else None,
        )

    def _silent(self, table: LoadedGame, rhythms: Mapping[int, Rhythm]) -> frozenset[int]:
        """People who sleep, are away, or want no ping now. Nothing hidden decides about a ping.

        Answers given in advance do not count: Discord shows who was notified.
        """
        now = self._shared.now()
        own = table.seat(table.game.state.active).user_id if table.game else None
        return frozenset(
            user
            for user, rhythm in rhythms.items()
            if rhythm.reachable(now) > now or (rhythm.own_turn_only and user != own)
        )

    @staticmethod
    def _next(table: LoadedGame, rhythms: Mapping[int, Rhythm]) -> SeatRow | None:
        """The seat that plays next, if its person asked to be told."""
        game = game_of(table)
        if not game.state.turn or table.state is not GameState.RUNNING:
            return None
        playing = game.rules.still_playing(game.state)
        order = game.state.opponents_clockwise(game.state.active)
        for number in order:
            if number in playing:
                seat = table.seat(number)
                wanted = rhythms.get(seat.user_id or 0, Rhythm()).next_note
                return seat if wanted and is_present(seat) else None
        return None


def deadline_lines(
    table: LoadedGame, pending: tuple[TimerRow, ...], locale: locales.Locale
) -> Iterator[str]:
    """Until when each seat that is asked may answer."""
    for timer in sorted(pending, key=lambda timer: (timer.due_at, timer.seat or 0)):
        if timer.kind == timers.DEADLINE and timer.seat is not None:
            yield locales.text(
                locale,
                "deadline-line",
                seat=name(table.seat(timer.seat)),
                until=words.both(timer.due_at),
            )


def steward_lines(table: LoadedGame, locale: locales.Locale) -> Iterator[str]:
    """Whom a steward stands in for, and which seats are free."""
    for seat in table.seats:
        if is_stewarded(seat):
            key = "free-line" if seat.user_id is None else "steward-line"
            yield locales.text(locale, key, seat=name(seat))


def pause_lines(table: LoadedGame, locale: locales.Locale) -> Iterator[str]:
    """That the game is paused, and why."""
    if table.state is not GameState.PAUSED:
        return
    reason = table.row.pause_reason or ""
    if table.row.paused_by is None and reason in (BY_VOTE, NOBODY, REMOVED):
        yield locales.text(locale, f"pause-by-{reason}")
    elif reason:
        yield locales.text(locale, "pause-because", reason=plain(reason))
    else:
        yield locales.text(locale, "pause-line")


def ended_line(table: LoadedGame) -> str:
    """That the game has ended without a winner."""
    return locales.text(language(table), "ended-line")


def _buttons(table: LoadedGame) -> Iterator[Button]:
    """Back for who is away, a free seat for who wants it, resuming for a paused table."""
    locale = language(table)

    def button(kind: str, emoji: str) -> Button:
        return Button(
            locales.text(locale, f"button-{kind}"),
            CustomId(kind, table.id, table.version),
            emoji=emoji,
        )

    if any(is_stewarded(seat) and seat.user_id is not None for seat in table.seats):
        yield button("back", "👋")
    if table.state is GameState.PAUSED and table.row.paused_by is None:
        yield button("resume", "▶️")
    free = [seat for seat in table.seats if is_stewarded(seat) and seat.user_id is None]
    for seat in free[:FREE_SHOWN]:
        yield takeover_button(table, seat.number)
