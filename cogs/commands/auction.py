"""Bids, typed: one command for open bidding and for secret maximum bids."""

import discord
from discord import app_commands

from cogs.client import KataneBot
from cogs.commands.moves import action_class
from cogs.play.seated import AtTable, Seated
from cogs.slash import described, named, options
from cogs.wording.people import game_of

OPEN, PASS, SECRET = "bid", "pass_bid", "set_maximum_bid"
HIGHEST = 99

Amount = app_commands.Range[int, 0, HIGHEST]


class Auction(AtTable):
    """The auctions of Alexander's march."""

    @app_commands.command(name=named("command-bid"), description=described("command-bid"))
    @options("command-bid")
    async def bid(self, interaction: discord.Interaction, amount: Amount) -> None:
        """Bid in the open auction, or name the maximum where the table wants that; 0 passes."""

        async def work(seated: Seated) -> None:
            kind, values = SECRET, {"amount": amount}
            if game_of(seated.table).rules.options.get("auction_mode") != "maximum_bids":
                kind, values = (OPEN, values) if amount else (PASS, {})
            await self.play(seated, action_class(seated, kind)(seat=seated.desk.seat, **values))

        await self.at_command(interaction, work)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Auction(bot))
