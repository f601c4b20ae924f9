"""Posts that reached the channel without anybody noting it: found again by their buttons.

A process died between sending and noting, or Discord's answer was lost. Discord knows a post by its
nonce for some minutes only; its buttons carry the number and the version of the game for ever.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord

from cogs.custom_ids import CustomId
from cogs.errors import UNREACHABLE

SEARCHED: Final = 30
"""Messages of the channel that are looked through, from the newest."""
ONLY_POSTS: Final = frozenset({"log", "lobby-join"})
"""Kinds of buttons that a game's posts have, and its reminders and votes do not."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Found:
    """A post of a game with live buttons, and the version that these carry."""

    message: discord.Message
    version: int


async def posts_of(channel: discord.abc.Messageable, game_id: int, author: int) -> list[Found]:
    """The posts of a game with live buttons, newest first; none if they cannot be read."""
    try:
        messages = [message async for message in channel.history(limit=SEARCHED)]
    except UNREACHABLE as error:
        _log.info("lost posts of game %s not looked for: %s", game_id, error)
        return []
    found = []
    for message in messages:
        ids = list(_ids(message.components)) if message.author.id == author else []
        ours = [part for part in ids if part.game == game_id and part.kind in ONLY_POSTS]
        if ours:
            found.append(Found(message, ours[0].version))
    return found


async def message_with(
    channel: discord.abc.Messageable,
    author: int,
    after: datetime,
    wanted: Callable[[CustomId], bool],
) -> discord.Message | None:
    """A message sent since a moment that has a certain button; None if it cannot be read."""
    try:
        async for message in channel.history(limit=SEARCHED, after=after):
            if message.author.id == author and any(map(wanted, _ids(message.components))):
                return message
    except UNREACHABLE as error:
        _log.info("lost message not looked for: %s", error)
    return None


def has_file(message: discord.Message, name: str) -> bool:
    """Tell whether a sent post shows a picture.

    Discord does not list what a post's components show among its attachments.
    """
    shown = [item.media.url for part in _walk(message.components) for item in _items(part)]
    return any(url.partition("?")[0].endswith(f"/{name}") for url in shown)


def _items(part: Any) -> Iterable[Any]:
    return part.items if isinstance(part, discord.MediaGalleryComponent) else ()


def _ids(components: Iterable[Any]) -> Iterable[CustomId]:
    for part in _walk(components):
        parsed = CustomId.parse(getattr(part, "custom_id", None) or "")
        if parsed is not None:
            yield parsed


def _walk(components: Iterable[Any]) -> Iterable[Any]:
    for part in components:
        yield part
        yield from _walk(getattr(part, "children", ()))
