"""A post as Discord takes it: one container with text, picture, question, and rows of buttons.

At most 40 components and 4,000 characters (components v2): texts are cut to fit, rows counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.custom_ids import CustomId
from cogs.widgets import Layout, shortened

PICTURE: Final = "board.png"
ROWS: Final = 6
"""Rows of buttons a post may have: with five buttons each they stay under 40 components."""
PER_ROW: Final = 5
STORY: Final = 1300
QUESTION: Final = 1000
WORDS: Final = 1000
"""Characters of the words that stand in for the picture."""
HEADING: Final = 150
FOOTER: Final = 200
LABEL: Final = 38
"""Characters of a label that a phone shows whole."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a post or panel."""

    label: str
    id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    disabled: bool = False

    def item(self) -> ui.Button[Any]:
        """The button as the library takes it."""
        return ui.Button(
            label=shortened(self.label, 80),
            custom_id=str(self.id),
            style=self.style,
            emoji=self.emoji or None,
            disabled=self.disabled,
        )


@dataclass(frozen=True)
class Post:
    """A post to the channel. `pings` are the people it notifies; nobody else is."""

    heading: str
    story: Sequence[str] = ()
    question: str = ""
    rows: Sequence[Sequence[Button]] = ()
    accent: int | None = None
    pings: Sequence[int] = ()
    alt_text: str = ""
    extra: str = ""
    """Words that stand in for the picture where it cannot be sent."""
    footer: str = ""
    closing: Sequence[str] = ()
    """Lines below the picture that stay when the question and the buttons go."""

    def mentions(self) -> discord.AllowedMentions:
        """Whom Discord may notify."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=users or False
        )


def layout(post: Post, *, picture: bool, buttons: bool = True) -> Layout:
    """Build the view of a post; `picture` refers to the file `PICTURE` of the same message."""
    box: ui.Container[Any] = ui.Container(accent_colour=post.accent)
    box.add_item(ui.TextDisplay(_head(post)))
    if picture:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(
            media=f"attachment://{PICTURE}", description=shortened(post.alt_text, 1024) or None
        )
        box.add_item(gallery)
    elif post.extra:
        box.add_item(ui.TextDisplay(shortened(post.extra, WORDS)))
    if post.closing:
        box.add_item(ui.TextDisplay(shortened("\n".join(post.closing), QUESTION)))
    if post.question and buttons:
        box.add_item(ui.TextDisplay(shortened(post.question, QUESTION)))
    for row in _rows(post) if buttons else ():
        box.add_item(ui.ActionRow(*(button.item() for button in row)))
    if post.footer:
        box.add_item(ui.TextDisplay(f"-# {shortened(post.footer, FOOTER)}"))
    return Layout(box)


def _head(post: Post) -> str:
    return "\n".join([f"### {shortened(post.heading, HEADING)}", *last_lines(post.story, STORY)])


def last_lines(lines: Sequence[str], limit: int) -> list[str]:
    """The newest lines that fit into a number of characters; “…” stands for those left out."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return kept[::-1]


def _rows(post: Post) -> list[Sequence[Button]]:
    """The rows split to five buttons each, as many as there is room for."""
    rows = [
        row[start : start + PER_ROW] for row in post.rows for start in range(0, len(row), PER_ROW)
    ]
    return rows[:ROWS]
