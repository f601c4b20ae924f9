"""Components whose presses are answered by `Controls`, so that the library remembers none of them.

discord.py keeps every view and modal it sends, to call the item that was pressed. Our presses say
by their custom id what they mean, and a bot that is never restarted must not grow with its posts.
"""

import re
from typing import Any, Final

import discord
from discord import ui

TYPED: Final = 60
"""Characters of something typed that an answer repeats; the sentences have a limit as well."""
_MARK: Final = re.compile(r"<(?=[@#:/\w])")
"""How Discord begins what it shows as something else: a mention, an emoji, a time, a command."""
_TURNING: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that set the direction of the text after them."""


class Layout(ui.LayoutView):
    """A components-v2 message; the library refuses over 40 components or 4,000 characters."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always true: this is what keeps the library from storing it."""
        return True


class Buttons(ui.View):
    """Rows of classic components under a message with content or an embed."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always true: this is what keeps the library from storing it."""
        return True


class Form(ui.Modal):
    """A modal: at most five items, its state in the custom id. Answered after a restart too."""

    def __init__(self, title: str, custom_id: str, *items: ui.Item[Any]) -> None:
        super().__init__(title=shortened(title, 45), timeout=None, custom_id=custom_id)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always true: this is what keeps the library from storing it."""
        return True


def shortened(words: str, limit: int) -> str:
    """Cut a text to a limit of Discord's, with an ellipsis."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"


def bare(words: str) -> str:
    """A text without the marks that only messages format: for labels and lists."""
    return words.replace("\\", "").replace("*", "")


def upright(name: str) -> str:
    """A name that people chose, less the marks that would turn the rest of a line around."""
    return name.translate(_TURNING)


def plain(name: str) -> str:
    """Return a name that people chose so that Discord shows it as it is written."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(upright(name)))
    return _MARK.sub("<\u200b", escaped)


def quoted(typed: str) -> str:
    """What somebody typed as an answer repeats it: in one line, not too long, shown as written."""
    return plain(shortened(" ".join(typed.split()), TYPED))
