"""`/mod history`: who moderated what, when and why, in private pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import discord

import locales
from cogs.custom_ids import CustomId
from cogs.interactions import Ack, Press, answers
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction
from cogs.mod.pieces import PieceActs
from cogs.mod.settings import setting_names
from cogs.posts.layout import Button
from cogs.slash import described, named, options, suggests
from cogs.widgets import Buttons, plain, shortened
from cogs.wording import sentences
from cogs.wording.people import name, voice
from db.errors import GameNotFound
from db.loaded import LoadedGame, LogEntry
from db.models import AuditRow

PAGE: Final = 8
"""Acts on a page."""
ROOM: Final = 1990
"""Characters of a message, a few kept back."""
MOVE, TRIED, CORRECTION = "move:", "tried:", "correct_"


@dataclass(frozen=True)
class Seen:
    """What the acts of a page are about: their tables, and the moves that some of them were."""

    tables: Mapping[int, LoadedGame]
    moves: Mapping[tuple[int, int], LogEntry]


class HistoryActs(PieceActs):
    """The audit, for moderators."""

    @MOD.command(name=named("command-mod-history"), description=described("command-mod-history"))
    @options("command-mod-history")
    async def history(self, interaction: Interaction, game: str = "") -> None:
        """List what moderators did on the server, or at one table."""
        await self.begin(interaction)
        number = choosing.game_number(game) if game else 0
        content, view = await self._history_page(interaction, number, 0)
        if view is None:
            await interaction.followup.send(content, ephemeral=True)
        else:
            await interaction.followup.send(content, view=view, ephemeral=True)

    @answers("mod-history", Ack.SILENT)
    async def history_page(self, press: Press) -> None:
        """Turn a page."""
        await require_moderator(self._bot, press.interaction)
        content, view = await self._history_page(press.interaction, press.id.game, press.page)
        press.answered = True
        await press.interaction.edit_original_response(content=content, view=view)

    async def _history_page(
        self, interaction: discord.Interaction, game: int, page: int
    ) -> tuple[str, Buttons | None]:
        """A page from the newest, with buttons if there are others; `game` 0: all of the server."""
        locale = await self._bot.readers.locale(interaction)
        rows = await self._bot.away.shared.store.audit(
            guild_id=interaction.guild_id or 0,
            game_id=game or None,
            limit=PAGE + 1,
            skip=page * PAGE,
        )
        more, rows = len(rows) > PAGE, rows[:PAGE]
        seen = await self._seen(rows)
        lines = [locales.text(locale, "history-title")]
        room = (ROOM - len(lines[0])) // PAGE
        lines += [shortened(line(row, seen, locale), room) for row in rows]
        if not rows:
            lines.append(locales.text(locale, "history-empty"))
        paged = _buttons(locale, game, page, more=more) if more or page else None
        return "\n".join(lines), paged

    async def _seen(self, rows: tuple[AuditRow, ...]) -> Seen:
        tables: dict[int, LoadedGame] = {}
        moves: dict[tuple[int, int], LogEntry] = {}
        for game in {row.game_id for row in rows if row.game_id is not None}:
            try:
                tables[game] = await self.host.table.load(game)
            except GameNotFound:
                continue
            versions = [row.version for row in rows if row.game_id == game and row.version]
            found = await self.host.table.moves_at(game, versions)
            moves |= {(game, version): entry for version, entry in found.items()}
        return Seen(tables, moves)

    @history.autocomplete("game")
    @suggests
    async def _audited(self, interaction: Interaction, typed: str) -> Choices:
        return await self.games(interaction, typed)


def line(row: AuditRow, seen: Seen, locale: locales.Locale) -> str:
    """One act: “3 May 14:02 · @Ada · #12 · pauses the game — reason”."""
    parts = [f"<t:{row.created_at.timestamp():.0f}:f>", f"<@{row.moderator_id}>"]
    if row.game_id is not None:
        parts.append(f"#{row.game_id}")
    parts.append(what(row, seen, locale))
    return f"- {' · '.join(parts)} — {plain(' '.join(row.reason.split()))}"


def what(row: AuditRow, seen: Seen, locale: locales.Locale) -> str:
    """What was done, in a few words that tell nothing hidden."""
    table = seen.tables.get(row.game_id or 0)
    if row.act.startswith((MOVE, TRIED)):
        return _move(row, seen, locale)
    key = f"history-{row.act.replace('_', '-')}"
    if row.act in ("forbid", "allow") and row.game_id is None:
        key += "-everywhere"
    if not locales.has(key, locale):
        return row.act
    details = row.details or {}
    first, last = int(details.get("to", 0)) + 1, int(details.get("from") or 0)
    return locales.text(
        locale,
        key,
        seat=_seat(table, row.seat),
        other=_seat(table, details.get("other")),
        person=f"<@{row.subject_id}>" if row.subject_id else "–",
        channel=f"<#{details.get('to')}>",
        move=first,
        count=last - first + 1,
        what=locales.listed(locale, setting_names(locale, details)) or "–",
    )


def _move(row: AuditRow, seen: Seen, locale: locales.Locale) -> str:
    table, kind = seen.tables.get(row.game_id or 0), row.act.partition(":")[2]
    if row.act.startswith(TRIED):
        return locales.text(locale, "history-tried", seat=_seat(table, row.seat))
    entry = seen.moves.get((row.game_id or 0, row.version or 0))
    if table is None or table.game is None:
        return kind
    said = voice(table, locale)
    told = sentences.story(said, entry.events)[:1] if entry is not None else []
    if kind.startswith(CORRECTION) and told:
        return told[0].removeprefix("🛡️ ")
    action = sentences.action_name(said, kind)
    return locales.text(locale, "history-move", seat=_seat(table, row.seat), action=action)


def _seat(table: LoadedGame | None, number: int | None) -> str:
    """A seat by whoever holds it now; its number where that is not known."""
    if number is None:
        return "–"
    held = [seat for seat in table.seats if seat.number == number] if table else []
    return name(held[0]) if held else str(number + 1)


def _buttons(locale: locales.Locale, game: int, page: int, *, more: bool) -> Buttons:
    """Older, newer: ids that differ even where both lead to the same page."""

    def button(key: str, payload: str, emoji: str, *, disabled: bool) -> Button:
        custom_id = CustomId("mod-history", game, 0, payload)
        return Button(locales.text(locale, key), custom_id, emoji=emoji, disabled=disabled)

    older = button("log-older", f"p{page + 1}", "◀️", disabled=not more)
    newer = button("log-newer", f"p{max(0, page - 1)}|n", "▶️", disabled=page == 0)
    return Buttons(older.item(), newer.item())
