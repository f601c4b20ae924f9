"""The composer of offers, in the private panel."""

from dataclasses import replace

from cogs.client import KataneBot
from cogs.interactions import Ack, Press, answers
from cogs.numbers import whole_number
from cogs.play.seated import AtTable, Seated
from cogs.trade.draft import Draft, counter_draft, new_draft
from cogs.trade.panel import draft_panel, offer_panel
from cogs.wording.people import game_of


class Trade(AtTable):
    """Composing, sending and countering offers."""

    @answers("deal", Ack.SILENT)
    async def deal(self, press: Press) -> None:
        """Begin an offer (`o`) or a counter-offer (`c3`), or change the one being composed."""
        await self.at_press(press, self._compose)

    @answers("deal-to", Ack.SILENT)
    async def to_whom(self, press: Press) -> None:
        """Choose to whom the offer is made."""
        await self.at_press(press, self._address)

    @answers("deal-send", Ack.SILENT)
    async def send(self, press: Press) -> None:
        """Make the offer."""
        await self.at_press(press, self._send)

    @answers("offer", Ack.SILENT)
    async def offer(self, press: Press) -> None:
        """Show the offer chosen from the menu, and what can be done about it."""
        await self.at_press(press, self._offer)

    async def _offer(self, seated: Seated) -> None:
        assert seated.press is not None
        chosen = (*seated.press.values, "")[0]
        number = whole_number(chosen) or 0
        await self.show(seated, offer_panel(seated.desk, number))

    async def _compose(self, seated: Seated) -> None:
        text, game, seat = seated.payload, game_of(seated.table), seated.desk.seat
        if text == "o":
            draft = new_draft(game, seat)
        elif "." not in text:
            number = whole_number(text[1:]) or 0
            draft = counter_draft(game, seat, number)
        else:
            draft = Draft.read(text)
        await self.show(seated, draft_panel(seated.desk, draft))

    async def _address(self, seated: Seated) -> None:
        assert seated.press is not None
        seats = tuple(sorted(int(value) for value in seated.press.values))
        draft = replace(Draft.read(seated.payload), to=seats)
        await self.show(seated, draft_panel(seated.desk, draft))

    async def _send(self, seated: Seated) -> None:
        await self.play(seated, Draft.read(seated.payload).made(seated.desk.seat))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Trade(bot))
