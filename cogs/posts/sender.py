"""Sending and changing messages of a channel. Pictures are only ever sent, never changed."""

import io
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from cogs.errors import UNREACHABLE, may_pass
from cogs.posts.layout import PICTURE, Post, layout
from cogs.widgets import Layout

NOBODY: Final = discord.AllowedMentions.none()
_TOO_LARGE: Final = 413
_ABOUT_THE_FILE: Final = (400, 403, _TOO_LARGE)
"""A body that is not taken, a missing right to attach, a file that is too large."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sent:
    """A message that was sent, and whether its picture went along."""

    message: discord.PartialMessage | discord.Message
    post: Post
    picture: bool


async def send(
    channel: discord.abc.Messageable,
    post: Post,
    picture: bytes | None,
    nonce: str,
    *,
    smaller: Callable[[], Awaitable[bytes | None]] | None = None,
) -> Sent:
    """Send a post, without its picture if Discord does not take that; raises what it raises.

    `smaller` makes the picture that is tried first where the picture is too large.
    """
    if picture is not None:
        try:
            return await _with_picture(channel, post, picture, nonce)
        except discord.HTTPException as error:
            if error.status not in _ABOUT_THE_FILE:
                raise
            _log.info("a picture of %d bytes was not taken: %s", len(picture), error)
            if error.status == _TOO_LARGE and smaller is not None:
                return await send(channel, post, await smaller(), nonce)
    message = await channel.send(
        view=layout(post, picture=False), nonce=nonce, allowed_mentions=post.mentions()
    )
    return Sent(message, post, picture=False)


async def _with_picture(
    channel: discord.abc.Messageable, post: Post, picture: bytes, nonce: str
) -> Sent:
    file = discord.File(io.BytesIO(picture), PICTURE, description=post.alt_text or None)
    message = await channel.send(
        view=layout(post, picture=True), file=file, nonce=nonce, allowed_mentions=post.mentions()
    )
    return Sent(message, post, picture=True)


async def change(sent: Sent, post: Post, *, buttons: bool = True) -> bool:
    """Give a message other words and buttons; tell whether that worked."""
    try:
        await sent.message.edit(
            view=layout(post, picture=sent.picture, buttons=buttons), allowed_mentions=NOBODY
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
