"""`/mod settings`: what an admin sets for a server, shown and changed."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import app_commands

import locales
from cogs.away import choosing as times
from cogs.commands.suggest import filtered, modules
from cogs.errors import UserError
from cogs.lobby.defaults import known_options, read_default, read_modules
from cogs.lobby.options import MODULES
from cogs.lobby.rules import possible_values, say_value, write_value
from cogs.mod.access import require_manager, require_moderator
from cogs.mod.base import MOD, Choices, Interaction
from cogs.mod.people import PeopleActs
from cogs.mod.tables import Place, require_rights_in
from cogs.mod.telling import REASON, reasoned
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.families import term
from db.models import GuildRow

Home = Place | discord.ForumChannel
"""Where tables are opened: a channel, or the threads of one."""
LANGUAGES: Final = {"fr": "language-french", "en": "language-english"}
CLEARABLE: Final[dict[str, dict[str, Any]]] = {
    "language": {"language": None},
    "moderators": {"moderator_role_id": None},
    "log": {"log_channel_id": None},
    "channels": {"allowed_channels": []},
    "defaults": {
        "default_modules": [],
        "default_options": {},
        "default_table_options": {},
        "reminders": {},
    },
}
"""What can be put back to how it was at first."""


class SettingActs(PeopleActs):
    """The settings of a server."""

    @MOD.command(name=named("command-mod-settings"), description=described("command-mod-settings"))
    @options("command-mod-settings")
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named(key), value=value) for value, key in LANGUAGES.items()
        ],
        clear=[
            app_commands.Choice(name=named(f"mod-clear-{name}"), value=name) for name in CLEARABLE
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        reason: app_commands.Range[str, 0, REASON] = "",
        language: str | None = None,
        moderators: discord.Role | None = None,
        log: discord.TextChannel | None = None,
        allowed: Home | None = None,
        default: str = "",
        value: str = "",
        clear: str | None = None,
    ) -> None:
        """Show the settings of the server, or change some of them and give a reason."""
        await self.begin(interaction)
        locale = await self._bot.readers.locale(interaction)
        row = await self._bot.away.shared.store.guild(interaction.guild_id or 0)
        changes: dict[str, Any] = dict(CLEARABLE[clear]) if clear in CLEARABLE else {}
        if language is not None:
            changes["language"] = language
        if moderators is not None:
            changes["moderator_role_id"] = moderators.id
        if log is not None:
            require_rights_in(log, locale)
            changes["log_channel_id"] = log.id
        if allowed is not None:
            changes["allowed_channels"] = _toggled(row.allowed_channels, allowed.id)
        if default:
            changes |= _default(row, default, value)
        if changes:
            if "moderator_role_id" in changes:
                require_manager(interaction)
            row = await self._bot.away.shared.store.moderate_guild(
                interaction.guild_id or 0,
                moderator_id=interaction.user.id,
                reason=reasoned(reason),
                **changes,
            )
        lines = _lines(row, locale, interaction.guild)
        await interaction.followup.send("\n".join(lines), ephemeral=True)
        if changes:
            public = await self.host.language(interaction.guild_id)
            what = locales.listed(public, setting_names(public, changes))
            await self.announce(interaction, "settings", reasoned(reason), what=what)

    @settings.autocomplete("default")
    @suggests
    async def _setting_names(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        locale = await self._bot.readers.locale(interaction)
        row = await self._bot.away.shared.store.guild(interaction.guild_id or 0)
        entries = [(locales.text(locale, "option-modules"), MODULES)]
        entries += [(label, name) for name, label, _ in times.listed(_times(row), locale)]
        entries += [(term(locale, "option", name), name) for name in known_options()]
        return choices(filtered(entries, typed))

    @settings.autocomplete("value")
    @suggests
    async def _setting_values(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        locale = await self._bot.readers.locale(interaction)
        row = await self._bot.away.shared.store.guild(interaction.guild_id or 0)
        name = str(getattr(interaction.namespace, "default", "") or "")
        if name == MODULES:
            return choices(modules(locale, typed))
        if times.is_time(name):
            listed = times.values(_times(row), locale, name)
            return choices(filtered([(label, value) for value, label, _ in listed], typed))
        entries = [
            (say_value(locale, option, value), write_value(value))
            for option in known_options().get(name, ())
            for value in possible_values(option)
        ]
        return choices(filtered(dict.fromkeys(entries), typed))


def _times(row: GuildRow) -> dict[str, Any]:
    return {**row.reminders, **row.default_table_options}


def _toggled(listed: list[int], channel_id: int) -> list[int]:
    if channel_id in listed:
        return [other for other in listed if other != channel_id]
    return [*listed, channel_id]


def _default(row: GuildRow, name: str, value: str) -> dict[str, Any]:
    """What a default changes, without a value: put back; raises UserError or Refusal."""
    if times.is_time(name):
        kept = without(row.default_table_options, name)
        changed = times.changed(row.default_table_options, name, value) if value else kept
        return {"default_table_options": changed}
    if name == MODULES:
        return {"default_modules": read_modules(value)}
    if name not in known_options():
        raise UserError("mod-which-option")
    kept = without(row.default_options, name)
    return {"default_options": {**kept, name: read_default(name, value)} if value else kept}


def without(options: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Some options without one of them."""
    return {other: value for other, value in options.items() if other != name}


def setting_names(locale: locales.Locale, changes: Mapping[str, Any]) -> list[str]:
    """What the columns of a server that changed are called."""
    return [
        locales.text(locale, f"mod-clear-{name}")
        for name, columns in CLEARABLE.items()
        if columns.keys() & changes.keys()
    ]


def _lines(row: GuildRow, locale: locales.Locale, guild: discord.Guild | None) -> Iterator[str]:
    """The settings in words; what was deleted since is said to be gone."""
    none, gone = (locales.text(locale, f"mod-setting-{key}") for key in ("none", "gone"))

    def channel(number: int) -> str:
        return f"<#{number}>" if guild and guild.get_channel_or_thread(number) else gone

    def role(number: int) -> str:
        return f"<@&{number}>" if guild and guild.get_role(number) else gone

    yield locales.text(locale, "mod-settings")
    shown = {
        "language": locales.text(locale, LANGUAGES[row.language]) if row.language else none,
        "moderators": role(row.moderator_role_id) if row.moderator_role_id else none,
        "log": channel(row.log_channel_id) if row.log_channel_id else none,
        "channels": " ".join(channel(number) for number in row.allowed_channels)
        or locales.text(locale, "mod-setting-all"),
        "defaults": " · ".join(_defaults(row, locale)) or none,
    }
    for name, value in shown.items():
        label = locales.text(locale, f"mod-clear-{name}")
        yield locales.text(locale, "mod-setting", name=label, value=value)


def _defaults(row: GuildRow, locale: locales.Locale) -> Iterator[str]:
    def labelled(label: str, value: str) -> str:
        return locales.text(locale, "labelled", label=label, value=value)

    if row.default_modules:
        named = [term(locale, "module", name) for name in row.default_modules]
        yield labelled(locales.text(locale, "option-modules"), " + ".join(named))
    known = known_options()
    for name, value in row.default_options.items():
        if name in known:
            yield labelled(term(locale, "option", name), say_value(locale, known[name][0], value))
    if _times(row):
        yield times.summary(_times(row), locale)
