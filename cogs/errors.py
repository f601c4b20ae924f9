"""The one place where errors become an answer to a person and a line in the log.

Order of precedence: what the rules, the storage or a cog refused is told in its own sentence and
is no error; what Discord or a check of ours refused likewise; anything else is a fault: the person
gets an apology with a code, the log has the same code and the cause. An interaction that Discord
no longer accepts answers for is only logged.
"""

import logging
import secrets
from collections.abc import Callable
from typing import Final

import aiohttp
import discord
from discord import app_commands

import locales
from cogs.readers import Readers

Explainer = Callable[[Exception, locales.Locale], str | None]
"""Turns an expected error into a sentence, or returns None if it is none of its own."""

_log = logging.getLogger(__name__)

_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_TOO_LATE: Final = {10015, 10062, 40060, 50027}
"""Discord's codes for an interaction that is unknown, expired or answered already."""

UNREACHABLE: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What sending to Discord may raise."""
_TOO_MANY: Final = 429
_SERVER_ERROR: Final = 500
"""Statuses from here on say nothing about what became of a request."""


def may_have_arrived(error: Exception) -> bool:
    """Tell whether Discord may have done what it did not answer."""
    if isinstance(error, discord.HTTPException):
        return error.status >= _SERVER_ERROR
    return not isinstance(error, discord.RateLimited)


def may_pass(error: Exception) -> bool:
    """Tell whether the same request may be taken later."""
    return not isinstance(error, discord.HTTPException) or (
        error.status == _TOO_MANY or error.status >= _SERVER_ERROR
    )


class UserError(Exception):
    """A refusal with its own sentence: `key` in the locales, with `params`."""

    def __init__(self, key: str, **params: locales.Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class Unanswered(Exception):
    """A handler returned without having answered its interaction."""


class ErrorPath:
    """Answers for everything that goes wrong. Cogs add explainers for their own refusals."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._explainers: list[Explainer] = [_own_refusals, _checks]

    def explain_with(self, explainer: Explainer) -> None:
        """Add an explainer; the latest added is asked first."""
        self._explainers.insert(0, explainer)

    def note(self, error: BaseException, where: str, **facts: object) -> str:
        """Log a fault of `where` (a timer, a command) and return its code."""
        code = "".join(secrets.choice(_ALPHABET) for _ in range(6))
        _log.error(
            "fault %s in %s", code, where, exc_info=error, extra={"code": code, "facts": facts}
        )
        return code

    async def answer(self, interaction: discord.Interaction, error: Exception, where: str) -> None:
        """Tell the person who pressed or typed what went wrong.

        The log has the cause of a fault, and of a refusal nothing but its name: what it says may be
        hidden from others.
        """
        cause = _cause(error)
        if _is_too_late(cause):
            _log.warning("%s came too late: %s", where, cause)
            return
        locale = await self.locale(interaction)
        sentence = self.explain(cause, locale)
        if sentence is None:
            sentence = self._apology(interaction, cause, where, locale)
        else:
            _log.info("%s by %s refused: %s", where, interaction.user.id, type(cause).__name__)
        await tell(interaction, sentence)

    def explain(self, error: Exception, locale: locales.Locale) -> str | None:
        """Return the sentence of an expected refusal, or None for a fault."""
        sentences = (explainer(error, locale) for explainer in self._explainers)
        return next((sentence for sentence in sentences if sentence is not None), None)

    def _apology(
        self,
        interaction: discord.Interaction,
        error: Exception,
        where: str,
        locale: locales.Locale,
    ) -> str:
        code = self.note(
            error,
            where,
            user=interaction.user.id,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
        )
        if isinstance(error, Unanswered):
            return locales.text(locale, "error-unanswered", code=code)
        return locales.text(locale, "error-unexpected", code=code)

    async def locale(self, interaction: discord.Interaction) -> locales.Locale:
        """Return the reader's language even where the database is what failed."""
        try:
            return await self._readers.locale(interaction)
        except Exception as error:  # noqa: BLE001  the apology must come whatever failed
            self.note(error, "reading a person's language")
            return locales.closest(interaction.locale.value)


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Answer privately, whether or not the interaction was acknowledged before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except UNREACHABLE as error:
        _log.warning("answer to interaction %s not delivered: %s", interaction.id, error)


def _cause(error: Exception) -> Exception:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


def _is_too_late(error: Exception) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in _TOO_LATE


def _own_refusals(error: Exception, locale: locales.Locale) -> str | None:
    if isinstance(error, UserError):
        return locales.text(locale, error.key, **error.params)
    return None


def _checks(error: Exception, locale: locales.Locale) -> str | None:
    """Explain what Discord, or a check on a slash command, refused."""
    match error:
        case app_commands.NoPrivateMessage():
            return locales.text(locale, "error-only-in-server")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return locales.text(locale, "error-command-gone")
        case app_commands.MissingPermissions(missing_permissions=missing):
            return locales.text(locale, "error-needs-permission", rights=_rights(locale, missing))
        case app_commands.BotMissingPermissions(missing_permissions=missing):
            rights = _rights(locale, missing)
            return locales.text(locale, "error-bot-needs-permission", rights=rights)
        case app_commands.CommandOnCooldown(retry_after=seconds):
            return locales.text(locale, "error-too-fast", seconds=int(seconds) + 1)
        case discord.RateLimited() | discord.DiscordServerError() | aiohttp.ClientError():
            return locales.text(locale, "error-discord-busy")
    return None


def _rights(locale: locales.Locale, names: list[str]) -> str:
    return locales.listed(
        locale, (locales.text(locale, f"right-{name.replace('_', '-')}") for name in names)
    )
