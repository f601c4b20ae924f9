"""Presses on the live post and in the private panel: everybody acts for their own seat only."""

from cogs.client import KataneBot
from cogs.interactions import Ack, Press, answers
from cogs.play import panel as panels
from cogs.play import steps
from cogs.play.codec import read, read_value
from cogs.play.seated import AtTable, Seated
from cogs.trade.panel import trade_panel
from cogs.wording.people import game_of


class Play(AtTable):
    """The game in progress, played by presses."""

    # --- presses ----------------------------------------------------------------------------------

    @answers("do", Ack.SILENT)
    async def do(self, press: Press) -> None:
        """A press on the live post that says it all: roll, end the turn, this edge, that victim."""
        await self.at_press(press, self._do)

    @answers("go", Ack.SILENT)
    async def go(self, press: Press) -> None:
        """The confirmation of an action in the private panel."""
        await self.at_press(press, self._go)

    @answers("panel", Ack.SILENT)
    async def panel(self, press: Press) -> None:
        """Open the private panel, or go back in it."""
        await self.at_press(press, self._open)

    @answers("choose", Ack.SILENT)
    async def pick(self, press: Press) -> None:
        """Choose the next parameter of an action; the last one makes the move."""
        await self.at_press(press, self._pick)

    @answers("bag", Ack.SILENT)
    async def bag(self, press: Press) -> None:
        """Take a card into a bag, or out of it."""
        await self.at_press(press, self._bag)

    @answers("undo", Ack.SILENT)
    async def undo(self, press: Press) -> None:
        """Take the own last move back."""
        await self.at_press(press, self.take_back)

    # --- what they do -----------------------------------------------------------------------------

    async def _do(self, seated: Seated) -> None:
        await self.choose(seated, read(game_of(seated.table).rules, seated.payload), ask=False)

    async def _go(self, seated: Seated) -> None:
        selection = read(game_of(seated.table).rules, seated.payload)
        if selection.complete:
            await self.play(seated, selection.made(seated.desk.seat))
        else:
            await self.choose(seated, selection)

    async def _open(self, seated: Seated) -> None:
        path, desk = seated.payload, seated.desk
        if path == "g.trade":
            await self.show(seated, trade_panel(desk))
        elif path.startswith("g."):
            await self.show(seated, panels.group_panel(desk, path[2:]))
        elif path.startswith("k."):
            await self.choose(seated, read(game_of(seated.table).rules, path[2:]))
        else:
            await self.show(seated, panels.root(desk))

    async def _pick(self, seated: Seated) -> None:
        assert seated.press is not None
        rules = game_of(seated.table).rules
        selection = read(rules, seated.payload)
        if seated.press.values and not selection.complete:
            _, param = selection.next
            selection = selection.with_value(read_value(rules, param, seated.press.choice))
        await self.choose(seated, selection, seated.press.page)

    async def _bag(self, seated: Seated) -> None:
        selection = read(game_of(seated.table).rules, seated.payload)
        await self.show(seated, steps.cards_panel(seated.desk, selection))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Play(bot))
