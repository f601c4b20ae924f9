"""Presses on the live post and in the private panel: everybody acts for their own seat only."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.explain import EXPECTED, explain
from cogs.host import Host
from cogs.interactions import Ack, Press, answers
from cogs.play import panel as panels
from cogs.play.chooser import Ready
from cogs.play.codec import Selection, read, read_value
from cogs.play.panel import Desk, Panel
from cogs.posts.layout import PICTURE
from cogs.posts.picture import picture_request
from cogs.wording import sentences
from cogs.wording.people import game_of, voice
from db.loaded import LoadedGame, MoveResult
from db.models import GameState
from engine.actions import Action


@dataclass(frozen=True)
class Seated:
    """A press by somebody at the table."""

    press: Press
    table: LoadedGame
    desk: Desk

    @property
    def private(self) -> bool:
        """Tell whether the press was made in a private panel."""
        message = self.press.interaction.message
        return message is not None and message.flags.ephemeral


class Play(commands.Cog):
    """The game in progress, played by presses."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _host(self) -> Host:
        return self._bot.host

    # --- presses ----------------------------------------------------------------------------------

    @answers("do", Ack.SILENT)
    async def do(self, press: Press) -> None:
        """A press on the live post that says it all: roll, end the turn, this edge, that victim."""
        await self._with_desk(press, self._do)

    @answers("go", Ack.SILENT)
    async def go(self, press: Press) -> None:
        """The confirmation of an action in the private panel."""
        await self._with_desk(press, self._do)

    @answers("open", Ack.SILENT)
    async def open(self, press: Press) -> None:
        """Open the private panel, or go back in it."""
        await self._with_desk(press, self._open)

    @answers("pick", Ack.SILENT)
    async def pick(self, press: Press) -> None:
        """Choose the next parameter of an action; the last one makes the move."""
        await self._with_desk(press, self._pick)

    @answers("bag", Ack.SILENT)
    async def bag(self, press: Press) -> None:
        """Take a card into a bag, or out of it."""
        await self._with_desk(press, self._bag)

    @answers("undo", Ack.SILENT)
    async def undo(self, press: Press) -> None:
        """Take the own last move back."""
        await self._with_desk(press, self._undo)

    # --- what they do -----------------------------------------------------------------------------

    async def _do(self, seated: Seated) -> None:
        text = seated.press.id.payload.partition("|")[0]
        selection = read(game_of(seated.table).rules, text)
        await self._play(seated, selection.made(seated.desk.seat))

    async def _open(self, seated: Seated) -> None:
        path, desk = seated.press.id.payload, seated.desk
        if path.startswith("g."):
            await self._show(seated, panels.group_panel(desk, path[2:]))
        elif path.startswith("k."):
            await self._choose(seated, read(game_of(seated.table).rules, path[2:]))
        else:
            await self._show(seated, panels.root(desk))

    async def _pick(self, seated: Seated) -> None:
        text, _, extra = seated.press.id.payload.partition("|")
        rules = game_of(seated.table).rules
        selection = read(rules, text)
        if seated.press.values:
            _, param = selection.next
            selection = selection.with_value(read_value(rules, param, seated.press.values[0]))
        page = int(extra[1:]) if extra.startswith("p") else 0
        await self._choose(seated, selection, page)

    async def _choose(self, seated: Seated, selection: Selection, page: int = 0) -> None:
        step = panels.step_of(seated.desk, selection)
        if isinstance(step, Ready) and not panels.needs_confirmation(selection.kind):
            await self._play(seated, step.selection.made(seated.desk.seat))
        else:
            await self._show(seated, panels.step_panel(seated.desk, step, page=page))

    async def _bag(self, seated: Seated) -> None:
        text = seated.press.id.payload.partition("|")[0]
        selection = read(game_of(seated.table).rules, text)
        await self._show(seated, panels.cards_panel(seated.desk, selection))

    async def _undo(self, seated: Seated) -> None:
        press = seated.press
        taken = await self._host.table.undo(
            seated.table.id,
            user_id=press.interaction.user.id,
            interaction_id=press.interaction.id,
            expected_version=press.id.version,
        )
        if seated.private:
            desk = Desk(taken.table, seated.desk.seat, seated.desk.locale)
            await self._show(seated, panels.root(desk, desk.voice.say("undone")))

    async def _play(self, seated: Seated, action: Action) -> None:
        press = seated.press
        result = await self._host.table.play(
            seated.table.id,
            action,
            user_id=press.interaction.user.id,
            interaction_id=press.interaction.id,
            expected_version=press.id.version,
        )
        desk = Desk(result.table, seated.desk.seat, seated.desk.locale)
        if seated.private:
            await self._show(seated, panels.root(desk, _told(desk, result)))
        elif secret := _secrets(desk, result):
            await press.reply(secret)

    # --- around every press -----------------------------------------------------------------------

    async def _with_desk(self, press: Press, work: Callable[[Seated], Awaitable[None]]) -> None:
        """Find the game and the seat, do the work, and put every refusal into words.

        A refusal comes with a fresh panel, so that whoever pressed can go on from there.
        """
        locale = await self._bot.readers.locale(press.interaction)
        table = await self._host.table.load(press.id.game)
        if table.state is GameState.LOBBY:
            raise UserError("not-started")
        try:
            seat = self._host.seat_of(table, press.interaction.user.id)
        except EXPECTED as error:
            await press.reply(explain(error, locale, table))
            return
        seated = Seated(press, table, Desk(table, seat.number, locale))
        try:
            await work(seated)
        except EXPECTED as error:
            await self._refuse(seated, error)

    async def _refuse(self, seated: Seated, error: Exception) -> None:
        table = await self._host.table.load(seated.table.id)
        desk = Desk(table, seated.desk.seat, seated.desk.locale)
        note = f"⚠️ {explain(error, desk.locale, table)}"
        await self._show(seated, panels.root(desk, note))

    async def _show(self, seated: Seated, panel: Panel) -> None:
        """Show a panel: in place if the press was made in one, else as a new private message."""
        press = seated.press
        files = await self._pictures(seated, panel)
        message: dict[str, Any] = {"content": panel.text(), "view": panel.view()}
        if seated.private:
            press.answered = True
            await press.interaction.edit_original_response(**message, attachments=files)
        else:
            await press.reply(**message, files=files)

    async def _pictures(self, seated: Seated, panel: Panel) -> list[discord.File]:
        """The board with the labels of the places to choose from, if there are any."""
        if not any(panel.places.values()):
            return []
        table, desk = seated.table, seated.desk
        request = picture_request(table, locale=desk.locale, places=panel.places)
        picture = await self._host.studio.picture((table.id, desk.seat), request)
        return [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]


def _told(desk: Desk, result: MoveResult) -> str:
    """What the own move did, as its player may know it."""
    events = [event for event in result.events if event.visible_to(desk.seat)]
    return "\n".join(sentences.story(desk.voice, events))


def _secrets(desk: Desk, result: MoveResult) -> str:
    """What the own move told its player alone."""
    events = [
        event
        for event in result.events
        if event.audience is not None and event.visible_to(desk.seat)
    ]
    return "\n".join(sentences.story(voice(desk.table, desk.locale, desk.seat), events))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Play(bot))
