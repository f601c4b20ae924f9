"""Moves at sea that take more than one place, or none: a ship from here to there, the pirate."""

import discord
from discord import app_commands

from cogs.client import KataneBot
from cogs.commands import suggest
from cogs.commands.moves import Choices, action_class
from cogs.play.seated import AtTable, Seated
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.people import game_of
from cogs.wording.typed import read_place
from engine.actions import Action, parameters

MOVE_SHIP, MOVE_PIRATE, PARK_PIRATE = "move_ship", "move_pirate", "park_pirate"


class Sea(AtTable):
    """Ships and the pirate, typed."""

    @app_commands.command(name=named("command-ship"), description=described("command-ship"))
    @options("command-ship")
    async def ship(self, interaction: discord.Interaction, ship: str, edge: str) -> None:
        """Move a ship."""
        await self._move(interaction, MOVE_SHIP, ship=ship, edge=edge)

    @app_commands.command(name=named("command-pirate"), description=described("command-pirate"))
    @options("command-pirate")
    async def pirate(self, interaction: discord.Interaction, hex: str = "") -> None:  # noqa: A002
        """Move the pirate; without a hex it leaves the board."""
        if hex.strip():
            await self._move(interaction, MOVE_PIRATE, hex=hex)
        else:
            await self._move(interaction, PARK_PIRATE)

    async def _move(self, interaction: discord.Interaction, kind: str, **typed: str) -> None:
        async def work(seated: Seated) -> None:
            action, rules = action_class(seated, kind), game_of(seated.table).rules
            places = {
                name: read_place(rules, param, typed[name]) for name, param in parameters(action)
            }
            await self.play(seated, action(seat=seated.desk.seat, **places))

        await self.at_command(interaction, work)

    @ship.autocomplete("ship")
    @suggests
    async def _ships(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._values(interaction, typed, MOVE_SHIP, "ship")

    @ship.autocomplete("edge")
    @suggests
    async def _edges(self, interaction: discord.Interaction, typed: str) -> Choices:
        """The places for the ship named so far, or for any ship."""
        chosen = str(getattr(interaction.namespace, "ship", "") or "")
        return await self._values(interaction, typed, MOVE_SHIP, "edge", ship=chosen)

    @pirate.autocomplete("hex")
    @suggests
    async def _hexes(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._values(interaction, typed, MOVE_PIRATE, "hex")

    async def _values(
        self, interaction: discord.Interaction, typed: str, kind: str, name: str, **given: str
    ) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        rules = game_of(desk.table).rules
        moves = [m for m in desk.moves if isinstance(m, Action) and m.kind == kind]
        for other, text in given.items():
            if text.strip() and moves:
                value = read_place(rules, dict(parameters(type(moves[0])))[other], text)
                moves = [move for move in moves if getattr(move, other) == value]
        return choices(suggest.filtered(suggest.values(desk, moves, name), typed))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Sea(bot))
