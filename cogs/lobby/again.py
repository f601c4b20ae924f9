"""After the end of a game: the same people at the next one, by the same rules."""

from typing import Any

import discord
from discord.ext import commands

import locales
from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.explain import EXPECTED, explain
from cogs.interactions import Press, answers
from cogs.lobby.cog import Lobby
from cogs.lobby.rules import require_possible
from cogs.play.rights import without_pictures
from cogs.widgets import upright
from db.errors import WrongState
from db.loaded import LoadedGame
from db.lobby import Sitting
from db.models import GameState, SeatRow


class Again(commands.Cog):
    """The button of the last post of a game."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _lobby(self) -> Lobby:
        lobby = self._bot.get_cog(Lobby.__name__)
        assert isinstance(lobby, Lobby)
        return lobby

    @answers("again")
    async def again(self, press: Press) -> None:
        """Open a table in the channel with the people and the rules of the game that is over.

        Only who had a seat to the end may: it seats the others too. They are told, and may leave.
        """
        former = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        try:
            await self._open(press.interaction, former)
        except EXPECTED as error:
            await press.reply(explain(error, locale, former))
            return
        said = [locales.text(locale, "again-opened"), without_pictures(press.interaction, locale)]
        await press.reply("\n".join(filter(None, said)))

    async def _open(self, interaction: discord.Interaction, former: LoadedGame) -> None:
        user = interaction.user
        if former.state is not GameState.FINISHED:
            raise WrongState(state=former.state, by=user.id)
        if former.seat_of(user.id) is None:
            raise UserError("again-not-yours")
        settings = _rules(former)
        seated = [
            await self._sitting(seat, user)
            for seat in former.seats
            if await self._comes_again(former, seat)
        ]
        require_possible(
            settings["modules"], settings["options"], len(seated), former.row.seat_limit
        )
        table = await self._lobby.create(
            interaction, seated=seated, after_game=former.id, **settings
        )
        self._bot.host.presenter.request(table.id)

    async def _comes_again(self, former: LoadedGame, seat: SeatRow) -> bool:
        """Tell whether a seat has a computer, or a person who is still on the server."""
        if seat.user_id is None:
            return seat.computer_level is not None
        return not await self._bot.away.shared.has_left(former, seat)

    async def _sitting(self, seat: SeatRow, opener: discord.User | discord.Member) -> Sitting:
        """A seat with the standing answers that its person keeps, and the opener's present name."""
        name, standing = seat.display_name, {}
        if seat.user_id is not None:
            standing = (await self._bot.away.shared.store.person(seat.user_id)).standing
        if seat.user_id == opener.id:
            name = upright(opener.display_name)
        return Sitting(seat.user_id, name, seat.colour, seat.computer_level, standing)


def _rules(former: LoadedGame) -> dict[str, Any]:
    """What the table had chosen, whatever the server has set since."""
    row = former.row
    return {
        "modules": tuple(row.modules),
        "options": dict(row.options),
        "table_options": dict(row.table_options),
        "seat_limit": row.seat_limit,
        "language": row.language,
        "name": row.name,
    }


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Again(bot))
