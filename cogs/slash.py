"""Names, descriptions and suggestions of slash commands, all taken from the locales.

A command `command-game-new` in the Fluent files has its name as value, `.description`, and for
each option `.<option>` and `.<option>-description`. English is what Discord shows by default;
French goes along as its localisation.
"""

from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import app_commands

import locales
from cogs.widgets import bare, shortened

if TYPE_CHECKING:
    from cogs.client import KataneBot

SUGGESTIONS: Final = 25
"""Entries Discord shows in one autocomplete list."""

_DESCRIPTION = "-description"
_FRENCH = discord.Locale.french

F = TypeVar("F")


def named(key: str) -> app_commands.locale_str:
    """Return the text `key` as Discord takes it: English, with its key for the translator."""
    return app_commands.locale_str(locales.text(locales.SOURCE, key), key=key)


def described(key: str) -> app_commands.locale_str:
    """Return the description of the command or group `key`."""
    return named(f"{key}.description")


def options(key: str) -> Callable[[F], F]:
    """Name and describe the options of the command `key`.

    Attributes of the text carry the names of the callback's parameters, with `-` for `_`. Raises
    TypeError if the callback has no such parameter.
    """
    names = [
        name.removesuffix(_DESCRIPTION)
        for name in sorted(locales.attributes(key))
        if name.endswith(_DESCRIPTION)
    ]

    def decorate(command: F) -> F:
        parameters = {name.replace("-", "_"): f"{key}.{name}" for name in names}
        app_commands.rename(**{name: named(text) for name, text in parameters.items()})(command)
        app_commands.describe(
            **{name: named(text + _DESCRIPTION) for name, text in parameters.items()}
        )(command)
        return command

    return decorate


class Translator(app_commands.Translator):
    """Gives Discord the French of everything made with `named`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the French text, or None: English is the default and other locales get it."""
        key = string.extras.get("key")
        if key is None or locale is not _FRENCH:
            return None
        return locales.text("fr", key)


def choices(entries: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Turn pairs of shown text and value into what Discord takes: 25, each 1–100 characters."""
    return [
        app_commands.Choice(name=shortened(name, 100), value=value[:100])
        for name, value in islice((entry for entry in entries if all(entry)), SUGGESTIONS)
    ]


C = TypeVar("C")
Suggest = Callable[
    [C, "discord.Interaction[KataneBot]", str],
    Coroutine[Any, Any, list[app_commands.Choice[str]]],
]
"""An autocomplete method of a cog."""


def suggests(method: Suggest[C]) -> Suggest[C]:
    """Guard an autocomplete method: the list says why there is nothing to choose.

    A refusal is told in its sentence, a fault with the code that is in the log.
    """

    @wraps(method)
    async def guarded(
        self: C, interaction: "discord.Interaction[KataneBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            return await method(self, interaction, typed)
        except Exception as error:  # noqa: BLE001  a list that fails must not fail silently
            errors = interaction.client.errors
            locale = await errors.locale(interaction)
            said = errors.explain(error, locale)
            if said is None:
                code = errors.note(error, "suggestions")
                said = locales.text(locale, "error-unexpected-suggestion", code=code)
            return choices([(bare(said), typed or "?")])

    return guarded
