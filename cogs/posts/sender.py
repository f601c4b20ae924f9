"""Sending and changing messages of a channel. Pictures are only ever sent, never changed."""

import io
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from cogs.errors import UNREACHABLE, may_pass
from cogs.posts.layout import ALT, PICTURE, SHEET, Post, layout
from cogs.widgets import Layout, shortened

NOBODY: Final = discord.AllowedMentions.none()
_TOO_LARGE: Final = 413
_ABOUT_THE_FILE: Final = (400, 403, _TOO_LARGE)
"""A body that is not taken, a missing right to attach, a file that is too large."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sent:
    """A message of this process as it stands in the channel, and which pictures it has."""

    message: discord.Message | discord.PartialMessage
    post: Post
    picture: bool
    sheet: bool = False


@dataclass(frozen=True)
class Drawn:
    """What is sent with a post: the board, and the sheet of the end."""

    picture: bytes | None
    sheet: bytes | None = None

    def files(self, post: Post) -> list[discord.File]:
        """The files as the library takes them."""
        named = ((PICTURE, self.picture, post.alt_text), (SHEET, self.sheet, post.sheet_alt))
        return [
            discord.File(io.BytesIO(data), name, description=shortened(words, ALT) or None)
            for name, data, words in named
            if data is not None
        ]


async def send(
    channel: discord.abc.Messageable,
    post: Post,
    drawn: Drawn,
    nonce: str,
    *,
    smaller: Callable[[], Awaitable[bytes | None]] | None = None,
) -> Sent:
    """Send a post, without its pictures if Discord does not take them; raises what it raises.

    `smaller` makes the picture that is tried first where the files are too large.
    """
    try:
        return await _sent(channel, post, drawn, nonce)
    except discord.HTTPException as error:
        files = drawn.files(post)
        if not files or error.status not in _ABOUT_THE_FILE:
            raise
        _log.info("%d files were not taken: %s", len(files), error)
        if error.status == _TOO_LARGE and smaller is not None:
            return await send(channel, post, Drawn(await smaller()), nonce)
    return await _sent(channel, post, Drawn(None), nonce)


async def _sent(channel: discord.abc.Messageable, post: Post, drawn: Drawn, nonce: str) -> Sent:
    picture, sheet = drawn.picture is not None, drawn.sheet is not None
    message = await channel.send(
        view=layout(post, picture=picture, sheet=sheet),
        files=drawn.files(post),
        nonce=nonce,
        allowed_mentions=post.mentions(),
    )
    return Sent(message, post, picture, sheet)


async def change(sent: Sent, post: Post, *, buttons: bool = True) -> bool:
    """Give a message other words and buttons; tell whether that worked."""
    try:
        await sent.message.edit(
            view=layout(post, picture=sent.picture, sheet=sent.sheet, buttons=buttons),
            allowed_mentions=NOBODY,
        )
    except UNREACHABLE as error:
        _log.info("message %s not changed: %s", sent.message.id, error)
        return False
    return True


async def strip(channel: discord.abc.Messageable, message_id: int) -> None:
    """Take the buttons off a message if that works; they explain themselves if it does not."""
    try:
        await take_buttons(channel, message_id)
    except UNREACHABLE as error:
        _log.info("message %s keeps its buttons: %s", message_id, error)


async def take_buttons(channel: discord.abc.Messageable, message_id: int) -> None:
    """Take the buttons off a message that another process sent; all else is kept.

    Raises what sending raises where it may work later.
    """
    try:
        message = await channel.fetch_message(message_id)
        await message.edit(view=without_buttons(message), allowed_mentions=NOBODY)
    except UNREACHABLE as error:
        if may_pass(error):
            raise
        _log.info("message %s keeps its buttons: %s", message_id, error)


def without_buttons(message: discord.Message) -> Layout:
    """The view of a sent components-v2 message, less its rows of buttons."""
    kept = ui.LayoutView.from_message(message, timeout=None)
    view = Layout()
    for item in kept.children:
        if isinstance(item, ui.ActionRow):
            continue
        if isinstance(item, ui.Container):
            for row in [part for part in item.children if isinstance(part, ui.ActionRow)]:
                item.remove_item(row)
        view.add_item(item)
    return view
