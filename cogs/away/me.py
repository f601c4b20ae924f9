"""`/me`: when and how the bot may disturb a person, and in which language it answers them."""

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

import babel.dates
import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.away import dates, words
from cogs.away.rhythm import LONGEST_QUIET, MORNING, UTC_ZONE, Rhythm, moment_of
from cogs.away.zones import find_zone, place_name, suggestions
from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.readers import APP
from cogs.slash import SUGGESTIONS, choices, described, named, options, suggests
from cogs.widgets import quoted
from db.models import PersonRow

if TYPE_CHECKING:
    from cogs.away.cog import Away

LONGEST_VACATION: Final = timedelta(days=60)
MOST_HOURS: Final = 14 * 24
OFF: Final = ("off", "non", "aucune", "none", "-")
OFFERED_DAYS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 60)

Choices = list[app_commands.Choice[str]]
Interaction = discord.Interaction[KataneBot]


class Me(commands.Cog):
    """A person's own settings, valid at every table."""

    me = app_commands.Group(name=named("command-me"), description=described("command-me"))

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _away(self) -> "Away":
        return self._bot.away

    @me.command(name=named("command-me-show"), description=described("command-me-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show all settings, and where one is waited for."""
        await interaction.response.defer(ephemeral=True)
        await self._answer(interaction, "")

    @me.command(name=named("command-me-language"), description=described("command-me-language"))
    @options("command-me-language")
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("language-french"), value="fr"),
            app_commands.Choice(name=named("language-english"), value="en"),
            app_commands.Choice(name=named("language-app"), value=APP),
        ]
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of private answers."""
        await interaction.response.defer(ephemeral=True)
        chosen = None if language == APP else language
        await self._away.shared.store.save_person(interaction.user.id, locale=chosen)
        await self._answer(interaction, "language-set" if chosen else "language-follows")

    @me.command(name=named("command-me-zone"), description=described("command-me-zone"))
    @options("command-me-zone")
    async def zone(self, interaction: Interaction, zone: str) -> None:
        """Say where one lives, so that quiet hours are those of one's own clock."""
        await interaction.response.defer(ephemeral=True)
        found = find_zone(zone)
        if found is None:
            meant = ", ".join(f"`{name}`" for name in suggestions(zone))
            raise UserError("me-zone-unknown", zone=quoted(zone), meant=meant)
        await self._away.people.change(interaction.user.id, time_zone=found.key)
        await self._answer(interaction, "me-saved")

    @zone.autocomplete("zone")
    @suggests
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        locale = await self._bot.readers.locale(interaction)
        now = self._bot.now()
        entries = []
        for name in suggestions(typed, SUGGESTIONS):
            zone = find_zone(name)
            shown = f"{now.astimezone(zone):%H:%M}" if zone else ""
            entries.append((f"{place_name(name, locale)} · {name} · {shown}", name))
        return choices(entries)

    @me.command(name=named("command-me-quiet"), description=described("command-me-quiet"))
    @options("command-me-quiet")
    async def quiet(self, interaction: Interaction, start: str, end: str = "") -> None:
        """Set the hours in which nothing disturbs and no deadline ends, or none."""
        await interaction.response.defer(ephemeral=True)
        user = interaction.user.id
        if start.strip().lower() in OFF:
            await self._away.people.change(user, quiet_from=None, quiet_until=None)
            await self._answer(interaction, "me-saved")
            return
        first, last = dates.parse_clock(start), dates.parse_clock(end)
        if first is None or last is None or first == last:
            raise UserError("me-quiet-unknown")
        if dates.length(first, last) > LONGEST_QUIET:
            raise UserError("me-quiet-too-long", hours=LONGEST_QUIET // 60)
        if (await self._away.shared.rhythm(user)).zone is None:
            raise UserError("me-zone-first")
        await self._away.people.change(user, quiet_from=first, quiet_until=last)
        await self._answer(interaction, "me-saved")

    @me.command(name=named("command-me-reminders"), description=described("command-me-reminders"))
    @options("command-me-reminders")
    async def reminders(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, MOST_HOURS] | None = None,
    ) -> None:
        """Choose the own interval between reminders; 0: none; nothing: that of each table."""
        await interaction.response.defer(ephemeral=True)
        minutes = None if hours is None else hours * 60
        await self._away.people.change(interaction.user.id, reminder_minutes=minutes)
        await self._answer(interaction, "me-saved")

    @me.command(name=named("command-me-pings"), description=described("command-me-pings"))
    @options("command-me-pings")
    async def pings(
        self,
        interaction: Interaction,
        own_turn_only: bool | None = None,
        next_note: bool | None = None,
    ) -> None:
        """Choose what notifies: only the own turn, and whether the turn before it does too."""
        await interaction.response.defer(ephemeral=True)
        wanted = {"own_turn_only": own_turn_only, "next_note": next_note}
        chosen = {name: value for name, value in wanted.items() if value is not None}
        await self._away.people.prefer(interaction.user.id, **chosen)
        await self._answer(interaction, "me-saved")

    @me.command(name=named("command-me-today"), description=described("command-me-today"))
    async def today(self, interaction: Interaction) -> None:
        """Get no reminder before the next morning."""
        await interaction.response.defer(ephemeral=True)
        user = interaction.user.id
        until = (await self._away.shared.rhythm(user)).tomorrow(self._bot.now())
        await self._away.people.change(user, not_before=until)
        await self._answer(interaction, "later-set", until=words.both(until))

    @me.command(name=named("command-me-vacation"), description=described("command-me-vacation"))
    @options("command-me-vacation")
    async def vacation(self, interaction: Interaction, back: str) -> None:
        """Go away until a day, told at every table; or come back."""
        await interaction.response.defer(ephemeral=True)
        user, now = interaction.user.id, self._bot.now()
        if back.strip().lower() in OFF:
            await self._away.people.come_back(user)
            await self._answer(interaction, "me-saved")
            return
        rhythm = await self._away.shared.rhythm(user)
        today = now.astimezone(rhythm.zone or UTC_ZONE).date()
        day = dates.parse_day(back, today)
        if day is None:
            raise UserError("me-vacation-unknown")
        until = first_moment(rhythm, day)
        if day <= today or not now < until <= now + LONGEST_VACATION + timedelta(days=1):
            raise UserError("me-vacation-when", days=LONGEST_VACATION.days)
        await self._away.people.go_away(user, until)
        self._away.alarm.wake()
        await self._answer(interaction, "me-vacation-set", until=words.both(until))

    @vacation.autocomplete("back")
    @suggests
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        locale = await self._bot.readers.locale(interaction)
        rhythm = await self._away.shared.rhythm(interaction.user.id)
        today = self._bot.now().astimezone(rhythm.zone or UTC_ZONE).date()
        days = [today + timedelta(days=days) for days in OFFERED_DAYS]
        meant = dates.parse_day(typed, today) if typed else None
        shown = [meant] if meant is not None and meant > today else days
        return choices(
            (babel.dates.format_date(day, "full", locale=locale), day.isoformat()) for day in shown
        )

    # --- the settings in words --------------------------------------------------------------------

    async def _answer(self, interaction: Interaction, key: str, **params: locales.Param) -> None:
        """Confirm, and show all settings as they are now."""
        locale = await self._bot.readers.locale(interaction)
        row = await self._away.shared.store.person(interaction.user.id)
        lines = [
            *([locales.text(locale, key, **params)] if key else []),
            *_settings(locale, row, Rhythm.of(row)),
            *await self._waiting(interaction, locale),
        ]
        await interaction.followup.send("\n".join(lines), ephemeral=True)

    async def _waiting(self, interaction: Interaction, locale: locales.Locale) -> list[str]:
        """The channels of this server where a game waits for the person."""
        games = await self._away.shared.store.waiting_for(interaction.user.id)
        here = [game for game in games if game.row.guild_id == interaction.guild_id]
        if not here:
            return [locales.text(locale, "me-nobody-waits")]
        channels = ", ".join(f"<#{game.row.channel_id}>" for game in here)
        return [locales.text(locale, "me-waited-for", channels=channels)]


def first_moment(rhythm: Rhythm, day: date) -> datetime:
    """The morning of a day where a person lives: when they are back."""
    morning = rhythm.quiet[1] if rhythm.quiet else MORNING
    return moment_of(day, morning, rhythm.zone or UTC_ZONE)


def _settings(locale: locales.Locale, row: PersonRow, rhythm: Rhythm) -> list[str]:
    """One line per setting."""

    def say(key: str, **params: locales.Param) -> str:
        return locales.text(locale, key, **params)

    zone = row.time_zone
    lines = [
        say("me-language", language=say(_language_key(row.locale))),
        say("me-zone", zone=place_name(zone, locale) if zone else say("me-unknown")),
        say("me-quiet", hours=_hours(row) or say("me-no-quiet")),
        say("me-reminders", interval=_interval(locale, row.reminder_minutes)),
        say("me-pings", only=str(rhythm.own_turn_only), next=str(rhythm.next_note)),
    ]
    if row.away_until is not None:
        lines.append(say("me-vacation", until=words.both(row.away_until)))
    return [f"- {line}" for line in lines]


def _language_key(chosen: str | None) -> str:
    return {"fr": "language-french", "en": "language-english"}.get(chosen or "", "language-app")


def _hours(row: PersonRow) -> str:
    if row.quiet_from is None or row.quiet_until is None:
        return ""
    return f"{dates.clock(row.quiet_from)} – {dates.clock(row.quiet_until)}"


def _interval(locale: locales.Locale, minutes: int | None) -> str:
    if minutes is None:
        return locales.text(locale, "me-as-table")
    return words.duration(locale, minutes) if minutes else locales.text(locale, "value-never")


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Me(bot))
