"""Lists of choices of any length: selects of 25 each, and pages where four of them do not suffice.

A message has five rows: four hold selects, the last one the way back and the pages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import discord
from discord import ui

from cogs.custom_ids import CustomId
from cogs.widgets import shortened

PER_SELECT: Final = 25
SELECTS: Final = 4
PER_PAGE: Final = PER_SELECT * SELECTS

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice: what is shown, what is sent, what is said about it, whether it is the present one.

    Texts are cut to what Discord takes.
    """

    label: str
    value: str
    about: str = ""
    present: bool = False

    def option(self) -> discord.SelectOption:
        """The choice as the library takes it."""
        return discord.SelectOption(
            label=shortened(self.label, 100),
            value=self.value,
            description=shortened(self.about, 100) or None,
            default=self.present,
        )


def page_count(entries: Sequence[Any]) -> int:
    """Pages that a list fills; an empty one is a page too."""
    return max(1, -(-len(entries) // PER_PAGE))


def turns(page: int, count: int) -> Iterator[tuple[int, str]]:
    """The pages to be turned to from one of `count` pages, each with a sign."""
    last = count - 1
    page = min(max(page, 0), last)
    if page > 0:
        yield page - 1, "◀️"
    if page < last:
        yield page + 1, "▶️"


def parts(entries: Sequence[T], page: int) -> Iterator[Sequence[T]]:
    """What each select of a page holds; a page beyond the last is the last one."""
    start = min(max(page, 0), page_count(entries) - 1) * PER_PAGE
    shown = entries[start : start + PER_PAGE]
    for first in range(0, len(shown), PER_SELECT):
        yield shown[first : first + PER_SELECT]


def select(custom_id: CustomId, placeholder: str, entries: Sequence[Entry]) -> ui.Select[Any]:
    """A select of at most 25 entries, of which one is chosen."""
    return ui.Select(
        custom_id=str(custom_id),
        placeholder=shortened(placeholder, 150),
        options=[entry.option() for entry in entries],
    )
