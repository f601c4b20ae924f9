"""A post as Discord takes it: one container with text, picture, question, and rows of controls.

At most 40 components and 4,000 characters (components v2): texts are cut to fit, the oldest lines
first, and components counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.custom_ids import CustomId
from cogs.widgets import Layout, shortened

PICTURE: Final = "board.png"
SHEET: Final = "standing.png"
"""The files of a post: the board, and after the end what has become of everybody."""
COMPONENTS: Final = 40
FRAME: Final = 7
"""Components around the rows: the box, four texts at most, the picture and what holds it."""
SECOND: Final = 2
"""Components of a second picture and what holds it: only the last post of a game has one."""
TEXT: Final = 3900
"""Characters of all texts of a post, a few kept back."""
PER_ROW: Final = 5
STORY: Final = 1300
QUESTION: Final = 1000
OFFERS: Final = 900
WORDS: Final = 1000
"""Characters of the words that stand in for the picture."""
ALT: Final = 1024
"""Characters that Discord takes as the words for a picture."""
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


@dataclass(frozen=True, slots=True)
class Menu:
    """A select of a post: pairs of label and value, 25 at most."""

    placeholder: str
    id: CustomId
    options: Sequence[tuple[str, str]]

    def item(self) -> ui.Select[Any]:
        """The select as the library takes it."""
        select: ui.Select[Any] = ui.Select(
            custom_id=str(self.id), placeholder=shortened(self.placeholder, 150)
        )
        for label, value in self.options:
            select.add_option(label=shortened(label, 100), value=value)
        return select


Row = Sequence[Button] | Sequence[Menu]
"""A row of a post: buttons, cut to five in a row, or one menu."""


@dataclass(frozen=True)
class Post:
    """A post to the channel. `pings` are the people it notifies; nobody else is."""

    heading: str
    story: Sequence[str] = ()
    question: str = ""
    offers: Sequence[str] = ()
    """Open offers, oldest first, below the question."""
    rows: Sequence[Row] = ()
    accent: int | None = None
    pings: Sequence[int] = ()
    alt_text: str = ""
    sheet_alt: str = ""
    """Words for the second picture."""
    extra: str = ""
    """Words that stand in for the picture where it cannot be sent."""
    footer: str = ""
    closing: Sequence[str] = ()
    """Lines below the picture that stay when the question and the buttons go: what happened after
    it was drawn, or how the game ended."""

    def mentions(self) -> discord.AllowedMentions:
        """Whom Discord may notify."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=users or False
        )


def layout(post: Post, *, picture: bool, sheet: bool = False, buttons: bool = True) -> Layout:
    """Build the view of a post; it refers to the files `PICTURE` and `SHEET` of its message."""
    box: ui.Container[Any] = ui.Container(accent_colour=post.accent)
    box.add_item(ui.TextDisplay(_head(post, picture=picture)))
    if picture:
        box.add_item(_picture(PICTURE, post.alt_text))
    elif post.extra:
        box.add_item(ui.TextDisplay(shortened(post.extra, WORDS)))
    if sheet:
        box.add_item(_picture(SHEET, post.sheet_alt))
    if post.closing:
        box.add_item(ui.TextDisplay("\n".join(last_lines(post.closing, QUESTION))))
    if post.question and buttons:
        box.add_item(ui.TextDisplay(shortened(post.question, QUESTION)))
    if post.offers and buttons:
        box.add_item(ui.TextDisplay("\n".join(last_lines(post.offers, OFFERS))))
    for row in _rows(post, SECOND if sheet else 0) if buttons else ():
        box.add_item(ui.ActionRow(*(control.item() for control in row)))
    if post.footer:
        box.add_item(ui.TextDisplay(f"-# {shortened(post.footer, FOOTER)}"))
    return Layout(box)


def _picture(name: str, words: str) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=shortened(words, ALT) or None)
    return gallery


def _head(post: Post, *, picture: bool) -> str:
    """The heading, and as much of the story as the other texts leave room for."""
    others = (
        HEADING,
        min(len(post.question), QUESTION),
        min(sum(len(line) + 1 for line in post.offers), OFFERS),
        min(sum(len(line) + 1 for line in post.closing), QUESTION),
        0 if picture else min(len(post.extra), WORDS),
        min(len(post.footer), FOOTER),
    )
    story = last_lines(post.story, min(STORY, TEXT - sum(others)))
    return "\n".join([f"### {shortened(post.heading, HEADING)}", *story])


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


def size_of(row: Row) -> int:
    """Components of a row, cut to five controls each."""
    return len(row) + -(-len(row) // PER_ROW)


def _rows(post: Post, more: int) -> list[Row]:
    """The rows split to five controls each, as many as there is room for beside the frame."""
    rows: list[Row] = []
    room = COMPONENTS - FRAME - more
    for row in post.rows:
        for start in range(0, len(row), PER_ROW):
            part = row[start : start + PER_ROW]
            room -= size_of(part)
            if room >= 0:
                rows.append(part)
    return rows
