"""`/mod`: all acts of moderators in one cog."""

from typing import Final

from cogs.client import KataneBot
from cogs.mod.base import MOD
from cogs.mod.history import HistoryActs


class Mod(HistoryActs):
    """Carries the group with everything that registered with it."""

    group: Final = MOD


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Mod(bot))
