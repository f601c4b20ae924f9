"""Trade as commands: `/trade offer`, `counter`, `accept`, `refuse`, `deal`, `withdraw`, `bank`."""

from collections.abc import Callable

import discord
from discord import app_commands

from cogs.client import KataneBot
from cogs.commands import suggest
from cogs.numbers import whole_number
from cogs.play.desk import Desk
from cogs.play.seated import AtTable, Seated
from cogs.posts.offers import offer_line, open_offers
from cogs.slash import choices, described, named, options, suggests
from cogs.trade.draft import partners
from cogs.widgets import bare
from cogs.wording.people import game_of
from cogs.wording.typed import plain, read_bag, read_kind, write_bag
from engine.actions import Action
from engine.errors import Refusal
from engine.modules.base.maritime import MaritimeTrade
from engine.modules.base.slice import Offer
from engine.modules.base.trade import (
    AcceptOffer,
    ConfirmTrade,
    CounterOffer,
    OfferTrade,
    RefuseOffer,
    WithdrawOffer,
)

Choices = list[app_commands.Choice[str]]
ALL = "*"
"""Chosen instead of a player: everybody."""


class Trading(AtTable):
    """Trade with players and with the bank, typed."""

    trade = app_commands.Group(name=named("command-trade"), description=described("command-trade"))

    @trade.command(name=named("command-trade-offer"), description=described("command-trade-offer"))
    @options("command-trade-offer")
    async def offer(
        self, interaction: discord.Interaction, give: str, get: str, to: str = ALL
    ) -> None:
        """Offer cards to everybody, or to one player."""

        def made(desk: Desk) -> Action:
            rules = game_of(desk.table).rules
            return OfferTrade(
                desk.seat, read_bag(rules, give), read_bag(rules, get), _addressed(desk, to)
            )

        await self._make(interaction, made)

    @trade.command(
        name=named("command-trade-counter"), description=described("command-trade-counter")
    )
    @options("command-trade-counter")
    async def counter(
        self, interaction: discord.Interaction, offer: str, give: str, get: str
    ) -> None:
        """Answer an offer with another one."""

        def made(desk: Desk) -> Action:
            rules = game_of(desk.table).rules
            return CounterOffer(
                desk.seat, _number(offer), read_bag(rules, give), read_bag(rules, get)
            )

        await self._make(interaction, made)

    @trade.command(
        name=named("command-trade-accept"), description=described("command-trade-accept")
    )
    @options("command-trade-accept")
    async def accept(self, interaction: discord.Interaction, offer: str) -> None:
        """Accept an offer."""
        await self._make(interaction, lambda desk: AcceptOffer(desk.seat, _number(offer)))

    @trade.command(
        name=named("command-trade-refuse"), description=described("command-trade-refuse")
    )
    @options("command-trade-refuse")
    async def refuse(self, interaction: discord.Interaction, offer: str) -> None:
        """Refuse an offer."""
        await self._make(interaction, lambda desk: RefuseOffer(desk.seat, _number(offer)))

    @trade.command(name=named("command-trade-deal"), description=described("command-trade-deal"))
    @options("command-trade-deal")
    async def deal(self, interaction: discord.Interaction, offer: str, partner: str) -> None:
        """Make the deal with one of those who accepted."""
        await self._make(
            interaction,
            lambda desk: ConfirmTrade(desk.seat, _number(offer), suggest.seat_named(desk, partner)),
        )

    @trade.command(
        name=named("command-trade-withdraw"), description=described("command-trade-withdraw")
    )
    @options("command-trade-withdraw")
    async def withdraw(self, interaction: discord.Interaction, offer: str) -> None:
        """Take an own offer back."""
        await self._make(interaction, lambda desk: WithdrawOffer(desk.seat, _number(offer)))

    @trade.command(name=named("command-trade-bank"), description=described("command-trade-bank"))
    @options("command-trade-bank")
    async def bank(self, interaction: discord.Interaction, give: str, get: str) -> None:
        """Trade with the bank."""

        def made(desk: Desk) -> Action:
            rules = game_of(desk.table).rules
            return MaritimeTrade(desk.seat, read_kind(rules, give), read_kind(rules, get))

        await self._make(interaction, made)

    async def _make(self, interaction: discord.Interaction, made: Callable[[Desk], Action]) -> None:
        async def work(seated: Seated) -> None:
            await self.play(seated, made(seated.desk))

        await self.at_command(interaction, work)

    # --- suggestions ------------------------------------------------------------------------------

    @offer.autocomplete("give")
    @counter.autocomplete("give")
    @suggests
    async def _given(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._bags(interaction, typed, own=True)

    @offer.autocomplete("get")
    @counter.autocomplete("get")
    @suggests
    async def _wanted(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._bags(interaction, typed, own=False)

    async def _bags(self, interaction: discord.Interaction, typed: str, *, own: bool) -> Choices:
        """What was typed as it is understood, or single cards to begin with."""
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        game, said = game_of(desk.table), desk.voice
        try:
            bag = read_bag(game.rules, typed)
        except Refusal:
            bag = ()
        if any(bag):
            return choices([(said.bag(bag), write_bag(said, bag))])
        hand = game.state.hands[desk.seat]
        singles = [
            tuple(int(k == kind) for k in range(len(hand)))
            for kind in range(len(hand))
            if hand[kind] or not own
        ]
        entries = [
            (f"{said.bag(one)} {write_bag(said, one)}", write_bag(said, one)) for one in singles
        ]
        return choices(suggest.filtered(entries, typed))

    @offer.autocomplete("to")
    @suggests
    async def _receivers(self, interaction: discord.Interaction, typed: str) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        entries = [(desk.voice.say("trade-everybody"), ALL)]
        entries += [_seat_entry(desk, seat) for seat in partners(game_of(desk.table), desk.seat)]
        return choices(suggest.filtered(entries, typed))

    @accept.autocomplete("offer")
    @refuse.autocomplete("offer")
    @counter.autocomplete("offer")
    @suggests
    async def _offers_to_answer(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._offers(interaction, typed, lambda offer, seat: seat in offer.to)

    @deal.autocomplete("offer")
    @withdraw.autocomplete("offer")
    @suggests
    async def _own_offers(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._offers(interaction, typed, lambda offer, seat: seat == offer.giver)

    async def _offers(
        self,
        interaction: discord.Interaction,
        typed: str,
        fits: Callable[[Offer, int], bool],
    ) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        entries = [
            (_line(desk, offer), str(offer.number))
            for offer in open_offers(desk.table)
            if fits(offer, desk.seat)
        ]
        return choices(suggest.filtered(entries, typed))

    @deal.autocomplete("partner")
    @suggests
    async def _partners(self, interaction: discord.Interaction, typed: str) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        seats = {
            seat
            for offer in open_offers(desk.table)
            if offer.giver == desk.seat
            for seat in offer.accepted
        }
        return choices(suggest.filtered([_seat_entry(desk, seat) for seat in sorted(seats)], typed))

    @bank.autocomplete("give")
    @suggests
    async def _bank_takes(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._kinds(interaction, typed, "give")

    @bank.autocomplete("get")
    @suggests
    async def _bank_gives(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._kinds(interaction, typed, "get")

    async def _kinds(self, interaction: discord.Interaction, typed: str, side: str) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        kinds = [getattr(move, side) for move in desk.moves if isinstance(move, MaritimeTrade)]
        said = desk.voice
        entries = [
            (said.kind(kind), said.term("kind", said.rules.kinds[kind]))
            for kind in dict.fromkeys(kinds)
        ]
        return choices(suggest.filtered(entries, typed))


def _line(desk: Desk, offer: Offer) -> str:
    line = offer_line(desk.voice, offer, desk.voice.seats(offer.open_to))
    return bare(line)


def _seat_entry(desk: Desk, seat: int) -> tuple[str, str]:
    return bare(desk.voice.seat(seat)), str(seat + 1)


def _number(text: str) -> int:
    """The number of an offer; what a list shows behind it may follow. Raises Refusal."""
    number = whole_number(text.strip().removeprefix("#").split(".")[0])
    if number is None:
        raise Refusal("offer-gone", offer=text)
    return number


def _addressed(desk: Desk, text: str) -> tuple[int, ...]:
    if text.strip() == ALL or plain(text) == plain(desk.voice.say("trade-everybody")):
        return partners(game_of(desk.table), desk.seat)
    return tuple(sorted({suggest.seat_named(desk, part) for part in text.split(",")}))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Trading(bot))
