"""Somebody at a table who pressed or typed something: finding their seat, moving, answering."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

import locales
from cogs.album import pages
from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.explain import EXPECTED, explain
from cogs.host import Host
from cogs.interactions import Press
from cogs.play import panel as panels
from cogs.play import steps
from cogs.play.chooser import Ready
from cogs.play.codec import Selection
from cogs.play.desk import Desk, Panel
from cogs.play.rights import missing_rights, say_rights
from cogs.posts.layout import PICTURE
from cogs.posts.picture import asked_places, picture_request
from cogs.wording import sentences
from cogs.wording.buttons import public_buttons
from cogs.wording.people import language
from db.errors import WrongState
from db.loaded import LoadedGame, MoveResult
from db.models import GameState
from engine.actions import Action
from engine.errors import Refusal


@dataclass(frozen=True)
class Seated:
    """An interaction by somebody at the table. `version` is that of the picture pressed on."""

    interaction: discord.Interaction
    table: LoadedGame
    desk: Desk
    version: int | None = None
    press: Press | None = None

    @property
    def private(self) -> bool:
        """Tell whether a button of a private panel was pressed, which is then changed in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def payload(self) -> str:
        """What the button carries, without what only makes its id unique."""
        return self.press.id.payload.partition("|")[0] if self.press else ""


Work = Callable[[Seated], Awaitable[None]]


class AtTable(commands.Cog):
    """Base of the cogs that act for a seat. Interactions are acknowledged before they get here."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def host(self) -> Host:
        """What all game cogs share."""
        return self._bot.host

    async def at_press(self, press: Press, work: Work) -> None:
        """Do something for whoever pressed, at the game the button belongs to."""
        table = await self.host.table.load(press.id.game)
        await self._at(press.interaction, table, work, press)

    async def at_command(self, interaction: discord.Interaction, work: Work) -> None:
        """Do something for whoever typed a command, at the game of the channel."""
        await interaction.response.defer(ephemeral=True)
        await self._at(interaction, await self.host.game_here(interaction), work, None)

    async def desk_of(self, interaction: discord.Interaction) -> Desk | None:
        """The desk of whoever is typing, for suggestions; None for who has no seat."""
        game_id = await self.host.lookup.in_channel(interaction.channel_id or 0)
        table = await self.host.table.load(game_id) if game_id is not None else None
        seat = table.seat_of(interaction.user.id) if table and table.game else None
        if table is None or seat is None:
            return None
        return Desk(table, seat.number, await self._bot.readers.locale(interaction))

    async def _at(
        self, interaction: discord.Interaction, table: LoadedGame, work: Work, press: Press | None
    ) -> None:
        """Find the seat, do the work, and put every refusal into words.

        A refusal comes with a fresh panel, so that whoever pressed can go on from there.
        """
        locale = await self._bot.readers.locale(interaction)
        if table.state is GameState.LOBBY:
            raise UserError("not-started", **public_buttons(language(table)))
        try:
            seat = await self.host.seat_of(table, interaction.user.id)
        except EXPECTED as error:
            await say(interaction, explain(error, locale, table))
            return
        version = press.id.version if press else None
        seated = Seated(interaction, table, Desk(table, seat.number, locale), version, press)
        try:
            await work(seated)
        except EXPECTED as error:
            await self._refuse(seated, error)

    async def _refuse(self, seated: Seated, error: Exception) -> None:
        table = await self.host.table.load(seated.table.id)
        desk = Desk(table, seated.desk.seat, seated.desk.locale)
        if isinstance(error, Refusal) and table.state is not GameState.RUNNING:
            # whatever else is wrong with a move: no move is possible at all
            error = WrongState(state=table.state)
        await self.show(seated, panels.root(desk, f"⚠️ {explain(error, desk.locale, table)}"), desk)

    async def play(self, seated: Seated, action: Action) -> None:
        """Make a move and tell its player what only they may know; the channel gets its post."""
        result = await self.host.table.play(
            seated.table.id,
            action,
            user_id=seated.interaction.user.id,
            interaction_id=seated.interaction.id,
            expected_version=seated.version,
        )
        desk = Desk(result.table, seated.desk.seat, seated.desk.locale)
        trouble = channel_trouble(seated.interaction, desk.locale)
        if seated.private or seated.press is None:
            note = "\n".join(filter(None, [_told(desk, result), trouble]))
            await self.show(seated, panels.root(desk, note), desk)
        elif note := "\n".join(filter(None, [_secrets(desk, result), trouble])):
            await say(seated.interaction, note)

    async def choose(
        self, seated: Seated, selection: Selection, page: int = 0, *, ask: bool = True
    ) -> None:
        """Ask for the next parameter of an action, or make the move if nothing is left to ask.

        `ask`: have what cannot be taken back confirmed. Before a turn ends with something left to
        build, that is asked in any case.
        """
        desk = seated.desk
        if selection.kind == "end_turn" and (kinds := steps.forgotten(desk)):
            await self.show(seated, steps.forgotten_panel(desk, kinds, selection))
            return
        if selection.complete and not ask:
            await self.play(seated, selection.made(desk.seat))
            return
        step = steps.step_of(desk, selection)
        if isinstance(step, Ready) and not steps.needs_confirmation(selection.kind):
            await self.play(seated, step.selection.made(desk.seat))
        else:
            await self.show(seated, steps.step_panel(desk, step, page=page))

    async def take_back(self, seated: Seated) -> None:
        """Take the own last move back; raises NothingToTakeBack if it stands."""
        taken = await self.host.table.undo(
            seated.table.id,
            user_id=seated.interaction.user.id,
            interaction_id=seated.interaction.id,
            expected_version=seated.version,
        )
        if seated.private or seated.press is None:
            desk = Desk(taken.table, seated.desk.seat, seated.desk.locale)
            await self.show(seated, panels.root(desk, desk.voice.say("undone")), desk)

    async def show(self, seated: Seated, panel: Panel, desk: Desk | None = None) -> None:
        """Show a panel: in place if the press was made in one, else as a new private message.

        Below a post whose picture labels the same places there is no second picture.
        """
        desk = desk or seated.desk
        shown = not seated.private and panel.places == asked_places(desk.table)
        files = [] if shown and seated.press else await self._pictures(desk, panel)
        message: dict[str, Any] = {"content": panel.text(), "view": panel.view()}
        if seated.private:
            await seated.interaction.edit_original_response(**message, attachments=files)
        else:
            files += await self._hand(desk) if panel.hand else []
            await seated.interaction.followup.send(ephemeral=True, **message, files=files)

    async def _pictures(self, desk: Desk, panel: Panel) -> list[discord.File]:
        """The board with the labels of the places to choose from, if there are any."""
        if not any(panel.places.values()):
            return []
        request = picture_request(desk.table, locale=desk.locale, places=panel.places)
        picture = await self.host.painter.picture((desk.table.id, desk.seat), request)
        return [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]

    async def _hand(self, desk: Desk) -> list[discord.File]:
        """The own cards."""
        draw = pages.hand(desk.table, desk.seat, desk.locale)
        return pages.files(pages.HAND, await self.host.painter.sheets(draw))


def channel_trouble(interaction: discord.Interaction, locale: locales.Locale) -> str:
    """What a player must know if the bot may not post in the channel; the move counts."""
    missing = missing_rights(interaction)
    if not missing:
        return ""
    rights = say_rights(locale, missing)
    return f"⚠️ {locales.text(locale, 'cannot-post', rights=rights)}"


async def say(interaction: discord.Interaction, words: str, **message: Any) -> None:
    """Answer privately after the acknowledgement."""
    await interaction.followup.send(words, ephemeral=True, **message)


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
    return "\n".join(sentences.story(desk.voice, events))
