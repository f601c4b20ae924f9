"""Acts on a table as a whole: pause, resume, end, delete, move, post again, export."""

import io

import discord

import locales
from cogs.commands.suggest import filtered
from cogs.errors import UserError
from cogs.interactions import Press, answers
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, REASON_FIELD, Choices, Interaction, ModActs, Reason, confirmation
from cogs.mod.telling import reasoned
from cogs.play.rights import lacking, say_rights
from cogs.posts.sender import strip
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.people import language
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import OPEN_STATES, GameState
from db.posts import Posts

Place = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
"""Where messages are written, and so a game can be played."""


class TableActs(ModActs):
    """What happens to a game from outside."""

    @MOD.command(name=named("command-mod-pause"), description=described("command-mod-pause"))
    @options("command-mod-pause")
    async def pause(self, interaction: Interaction, reason: Reason) -> None:
        """Stop a running game until a moderator resumes it."""
        await self.begin(interaction)
        table = await self.table(interaction)

        async def work() -> LoadedGame:
            return await self.host.table.moderation.pause(
                table.id,
                reason=reason,
                moderator_id=interaction.user.id,
                interaction_id=interaction.id,
            )

        await self.answer(interaction, table, "pause", reason, work)

    @MOD.command(name=named("command-mod-resume"), description=described("command-mod-resume"))
    @options("command-mod-resume")
    async def resume(self, interaction: Interaction, reason: Reason) -> None:
        """Let a paused game go on, whoever paused it."""
        await self.begin(interaction)
        table = await self.table(interaction)

        async def work() -> LoadedGame:
            return await self.host.table.moderation.resume(
                table.id,
                reason=reason,
                moderator_id=interaction.user.id,
                interaction_id=interaction.id,
            )

        await self.answer(interaction, table, "resume", reason, work)

    # --- the end ----------------------------------------------------------------------------------

    @MOD.command(name=named("command-mod-end"), description=described("command-mod-end"))
    @options("command-mod-end")
    async def end(self, interaction: Interaction, game: str = "") -> None:
        """Ask for the reason to end a game; giving it confirms."""
        await self._ask(interaction, "mod-end", game)

    @MOD.command(name=named("command-mod-delete"), description=described("command-mod-delete"))
    @options("command-mod-delete")
    async def delete(self, interaction: Interaction, game: str = "") -> None:
        """Ask for the reason to delete a game; giving it confirms."""
        await self._ask(interaction, "mod-delete", game)

    async def _ask(self, interaction: Interaction, kind: str, game: str) -> None:
        await require_moderator(self._bot, interaction)
        table = await self.table(interaction, game)
        if kind == "mod-end" and table.state not in OPEN_STATES:
            raise WrongState(state=table.state)
        locale = await self._bot.readers.locale(interaction)
        await interaction.response.send_modal(confirmation(locale, kind, table))

    @answers("mod-end")
    async def end_confirmed(self, press: Press) -> None:
        """End a game without a winner."""
        table, reason = await self.confirmed(press)

        async def work() -> LoadedGame:
            return await self.host.table.moderation.end(
                table.id,
                reason=reason,
                moderator_id=press.interaction.user.id,
                interaction_id=press.interaction.id,
            )

        await press.reply(await self.carry_out(press.interaction, table, "end", reason, work))

    @answers("mod-delete")
    async def delete_confirmed(self, press: Press) -> None:
        """Delete a game; its last post keeps no buttons."""
        table, reason = await self.confirmed(press)

        async def work() -> None:
            await self.host.table.moderation.delete(
                table.id,
                reason=reason,
                moderator_id=press.interaction.user.id,
                interaction_id=press.interaction.id,
            )

        await press.reply(await self.carry_out(press.interaction, table, "delete", reason, work))
        live = await Posts(self._bot.database).live(table.id)
        if live is not None and live.channel_id is not None and live.message_id is not None:
            channel = self._bot.get_partial_messageable(live.channel_id)
            await strip(channel, live.message_id)

    async def confirmed(self, press: Press) -> tuple[LoadedGame, str]:
        """The game of a form that was sent, and the reason; raises UserError, GameNotFound."""
        await require_moderator(self._bot, press.interaction)
        table = await self.of_server(press.interaction, press.id.game)
        return table, str(press.fields.get(REASON_FIELD, ""))

    # --- where it is played -----------------------------------------------------------------------

    @MOD.command(name=named("command-mod-move"), description=described("command-mod-move"))
    @options("command-mod-move")
    async def move(
        self,
        interaction: Interaction,
        reason: Reason,
        game: str = "",
        to: Place | None = None,
    ) -> None:
        """Go on elsewhere: in the channel named, or in this one with a game of another."""
        locale = await self.begin(interaction)
        table = await self.table(interaction, game)
        place = to or interaction.channel
        if not isinstance(place, Place) or place.guild.id != interaction.guild_id:
            raise UserError("mod-move-where")
        if place.id == table.row.channel_id:
            raise UserError("mod-move-here")
        require_rights_in(place, locale)

        async def work() -> LoadedGame:
            return await self.host.table.moderation.relocate(
                table.id,
                channel_id=place.id,
                parent_id=place.parent_id if isinstance(place, discord.Thread) else None,
                reason=reason,
                moderator_id=interaction.user.id,
                interaction_id=interaction.id,
            )

        channel = f"<#{place.id}>"
        await self.answer(interaction, table, "move", reason, work, channel=channel)
        moved = await self.host.table.load(table.id)
        if moved.row.channel_id == place.id:
            guild, old = table.row.guild_id, table.row.channel_id
            said = locales.text(language(table), "mod-moved-away", channel=channel)
            await self.teller.send(old, guild, f"➡️ {said}")

    @MOD.command(name=named("command-mod-repost"), description=described("command-mod-repost"))
    @options("command-mod-repost")
    async def repost(self, interaction: Interaction, reason: Reason) -> None:
        """Post the game again at the bottom of its channel."""
        await self.begin(interaction)
        table = await self.table(interaction)

        async def work() -> LoadedGame:
            return await self.host.table.moderation.repost(
                table.id,
                reason=reasoned(reason),
                moderator_id=interaction.user.id,
                interaction_id=interaction.id,
            )

        await self.answer(interaction, table, "repost", reason, work)

    @MOD.command(name=named("command-mod-export"), description=described("command-mod-export"))
    @options("command-mod-export")
    async def export(self, interaction: Interaction, reason: Reason, game: str = "") -> None:
        """Give the record of a game as a file; hidden things are in it once the game is over."""
        locale = await self.begin(interaction)
        table = await self.table(interaction, game)
        over = table.state is GameState.FINISHED
        record = (await self.host.table.replayed(table.id)).record(None, full=over)

        async def work() -> None:
            await self.audit(interaction, "export", reason, table)

        said = await self.carry_out(interaction, table, "export", reason, work)
        file = discord.File(io.BytesIO(record.encode()), f"katane-{table.id}.txt")
        told = "\n".join([said, locales.text(locale, "mod-export")])
        await interaction.followup.send(told, file=file, ephemeral=True)

    @end.autocomplete("game")
    @delete.autocomplete("game")
    @move.autocomplete("game")
    @export.autocomplete("game")
    @suggests
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        return await self.games(interaction, typed)

    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """The games of the server by number and people, for an option that names one."""
        await require_moderator(self._bot, interaction)
        states = (*OPEN_STATES, GameState.FINISHED)
        store = self._bot.away.shared.store
        found = await store.games_of_guild(interaction.guild_id or 0, states)
        locale = await self._bot.readers.locale(interaction)
        return choices(filtered(choosing.games(found, locale), typed))


def require_rights_in(place: Place, locale: locales.Locale) -> None:
    """Raise UserError, naming exactly what is missing, if the bot cannot play in a channel."""
    rights = place.permissions_for(place.guild.me)
    missing = lacking(rights, thread=isinstance(place, discord.Thread))
    missing = [name for name in missing if name != "attach_files"]
    if missing:
        raise UserError("mod-move-rights", rights=say_rights(locale, missing))
    if isinstance(place, discord.Thread) and place.locked:
        raise UserError("mod-move-locked")
