"""The log of a game as one reader may know it, in private pages."""

from collections.abc import Sequence
from typing import Final

from cogs.custom_ids import CustomId
from cogs.posts.compose import story, told_of
from cogs.posts.layout import Button, last_lines
from cogs.widgets import Buttons
from cogs.wording.voice import Voice
from db.loaded import LoadedGame, LogEntry

PAGE: Final = 30
"""Moves on a page."""
_ROOM: Final = 1800


def log_lines(voice: Voice, entries: Sequence[LogEntry]) -> list[str]:
    """The events of some moves, each turn under its heading."""
    return [line for entry in entries for line in told_of(voice, entry)]


def log_text(voice: Voice, title: str, entries: Sequence[LogEntry]) -> str:
    """A page of the log."""
    lines = last_lines(log_lines(voice, entries), _ROOM)
    return "\n".join([f"### {title}", *(lines or [voice.say("log-empty")])])


def digest_text(voice: Voice, entries: Sequence[LogEntry]) -> str:
    """What happened since the reader's last move."""
    lines = last_lines(story(voice, entries), _ROOM)
    return "\n".join([f"### {voice.say('log-since')}", *(lines or [voice.say("log-nothing-new")])])


def log_buttons(table: LoadedGame, voice: Voice, page: int, *, more: bool) -> Buttons:
    """Older, newer, since my last turn."""

    def button(key: str, payload: str, emoji: str, *, disabled: bool) -> Button:
        custom_id = CustomId("log", table.id, table.version, payload)
        return Button(voice.say(key), custom_id, emoji=emoji, disabled=disabled)

    buttons = [
        button("log-older", f"p{page + 1}", "◀️", disabled=not more),
        button("log-newer", f"n{max(0, page - 1)}", "▶️", disabled=page == 0),
        button("log-since-button", "since", "🕘", disabled=False),
    ]
    return Buttons(*(made.item() for made in buttons))
