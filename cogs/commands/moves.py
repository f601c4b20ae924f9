"""Every move as a command. Suggestions list the legal ones; whatever is typed is checked again."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.client import KataneBot
from cogs.commands import suggest
from cogs.play.codec import Selection, read
from cogs.play.desk import Desk
from cogs.play.seated import AtTable, Seated
from cogs.play.steps import why_not
from cogs.slash import choices, described, named, options, suggests
from cogs.widgets import bare
from cogs.wording.people import game_of
from cogs.wording.sentences import action_name
from cogs.wording.typed import plain, read_bag, read_place, write_bag
from engine import registry
from engine.actions import Action, BagChoice, parameters
from engine.errors import Refusal

Choices = list[app_commands.Choice[str]]

PIECES = {
    "road": ("found_road", "place_free_road", "build_road"),
    "settlement": ("found_settlement", "build_settlement"),
    "city": ("build_city",),
    "ship": ("found_ship", "place_free_ship", "build_ship"),
}
"""A piece and the actions that place it: the first that is asked for now is meant."""


class Moves(AtTable):
    """The moves of a turn, typed."""

    build = app_commands.Group(name=named("command-build"), description=described("command-build"))

    @app_commands.command(name=named("command-roll"), description=described("command-roll"))
    async def roll(self, interaction: discord.Interaction) -> None:
        """Roll the dice."""
        await self._plain(interaction, "roll")

    @app_commands.command(name=named("command-end"), description=described("command-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the own turn."""
        await self._plain(interaction, "end_turn")

    @app_commands.command(name=named("command-buy"), description=described("command-buy"))
    async def buy(self, interaction: discord.Interaction) -> None:
        """Buy a development card; typing the command is confirmation enough."""
        await self._plain(interaction, "buy_development_card")

    @app_commands.command(name=named("command-undo"), description=described("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take the own last move back."""
        await self.at_command(interaction, self.take_back)

    async def _plain(self, interaction: discord.Interaction, kind: str) -> None:
        async def work(seated: Seated) -> None:
            action = action_class(seated, kind)
            await self.play(seated, action(seat=seated.desk.seat))

        await self.at_command(interaction, work)

    # --- building ---------------------------------------------------------------------------------

    @build.command(name=named("command-build-road"), description=described("command-build-road"))
    @options("command-build-road")
    async def road(self, interaction: discord.Interaction, edge: str) -> None:
        """Place a road."""
        await self._place(interaction, PIECES["road"], edge)

    @build.command(
        name=named("command-build-settlement"), description=described("command-build-settlement")
    )
    @options("command-build-settlement")
    async def settlement(self, interaction: discord.Interaction, corner: str) -> None:
        """Place a settlement."""
        await self._place(interaction, PIECES["settlement"], corner)

    @build.command(name=named("command-build-city"), description=described("command-build-city"))
    @options("command-build-city")
    async def city(self, interaction: discord.Interaction, corner: str) -> None:
        """Replace a settlement by a city."""
        await self._place(interaction, PIECES["city"], corner)

    @build.command(name=named("command-build-ship"), description=described("command-build-ship"))
    @options("command-build-ship")
    async def ship(self, interaction: discord.Interaction, edge: str) -> None:
        """Place a ship."""
        await self._place(interaction, PIECES["ship"], edge)

    @app_commands.command(name=named("command-robber"), description=described("command-robber"))
    @options("command-robber")
    async def robber(self, interaction: discord.Interaction, hex: str) -> None:  # noqa: A002
        """Move the robber."""
        await self._place(interaction, ("move_robber",), hex)

    async def _place(
        self, interaction: discord.Interaction, kinds: Sequence[str], typed: str
    ) -> None:
        async def work(seated: Seated) -> None:
            action = action_class(seated, _asked_kind(seated, kinds))
            ((name, param),) = parameters(action)
            place = read_place(game_of(seated.table).rules, param, typed)
            await self.play(seated, action(seat=seated.desk.seat, **{name: place}))

        await self.at_command(interaction, work)

    @road.autocomplete("edge")
    @suggests
    async def _roads(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._places(interaction, PIECES["road"], typed)

    @settlement.autocomplete("corner")
    @suggests
    async def _settlements(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._places(interaction, PIECES["settlement"], typed)

    @city.autocomplete("corner")
    @suggests
    async def _cities(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._places(interaction, PIECES["city"], typed)

    @ship.autocomplete("edge")
    @suggests
    async def _ships(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._places(interaction, PIECES["ship"], typed)

    @robber.autocomplete("hex")
    @suggests
    async def _hexes(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._places(interaction, ("move_robber",), typed)

    async def _places(
        self, interaction: discord.Interaction, kinds: Sequence[str], typed: str
    ) -> Choices:
        desk = await self.desk_of(interaction)
        entries = suggest.places(desk, kinds) if desk else []
        return choices(suggest.filtered(entries, typed))

    # --- cards ------------------------------------------------------------------------------------

    @app_commands.command(name=named("command-play"), description=described("command-play"))
    @options("command-play")
    async def play_card(self, interaction: discord.Interaction, card: str) -> None:
        """Play a development card."""
        await self._do(interaction, card, "play_")

    @app_commands.command(name=named("command-steal"), description=described("command-steal"))
    @options("command-steal")
    async def steal(self, interaction: discord.Interaction, victim: str) -> None:
        """Choose the robber's victim: from the list, or by name or number of the seat."""

        async def work(seated: Seated) -> None:
            kinds = {cls.kind for cls in _answers(seated) if cls.kind.startswith("steal")}
            try:
                named_seat = suggest.seat_named(seated.desk, victim)
            except Refusal:
                named_seat = None
            if named_seat is None or kinds - {"steal"}:
                await self._make(seated, victim, "steal")
                return
            action = action_class(seated, "steal")
            await self.play(seated, Selection(action, (named_seat,)).made(seated.desk.seat))

        await self.at_command(interaction, work)

    @app_commands.command(name=named("command-discard"), description=described("command-discard"))
    @options("command-discard")
    async def discard(self, interaction: discord.Interaction, cards: str) -> None:
        """Discard after a 7."""

        async def work(seated: Seated) -> None:
            action = action_class(seated, "discard")
            bag = read_bag(game_of(seated.table).rules, cards)
            await self.play(seated, Selection(action, (bag,)).made(seated.desk.seat))

        await self.at_command(interaction, work)

    @play_card.autocomplete("card")
    @suggests
    async def _cards(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._moves(interaction, typed, "play_")

    @steal.autocomplete("victim")
    @suggests
    async def _victims(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._moves(interaction, typed, "steal")

    @discard.autocomplete("cards")
    @suggests
    async def _bags(self, interaction: discord.Interaction, typed: str) -> Choices:
        """What was typed, as it is understood, or what would be discarded by default."""
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        game = game_of(desk.table)
        if not typed.strip():
            usual = game.default(desk.seat)
            bag: Any = getattr(usual, "cards", None)
        else:
            try:
                bag = read_bag(game.rules, typed)
            except Refusal:
                bag = None
        return choices([_bag_entry(desk, bag)] if bag else [])

    # --- everything -------------------------------------------------------------------------------

    @app_commands.command(name=named("command-do"), description=described("command-do"))
    @options("command-do")
    async def do(self, interaction: discord.Interaction, move: str) -> None:
        """Make any legal move: what rule modules add has no command of its own."""
        await self._do(interaction, move, "")

    @do.autocomplete("move")
    @suggests
    async def _all_moves(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await self._moves(interaction, typed, "")

    async def _moves(self, interaction: discord.Interaction, typed: str, kind: str) -> Choices:
        desk = await self.desk_of(interaction)
        if desk is None:
            return []
        legal = [move for move in desk.moves if move.kind.startswith(kind)]
        return choices(suggest.moves(desk, legal, typed))

    async def _do(self, interaction: discord.Interaction, typed: str, kind: str) -> None:
        async def work(seated: Seated) -> None:
            await self._make(seated, typed, kind)

        await self.at_command(interaction, work)

    async def _make(self, seated: Seated, typed: str, kind: str) -> None:
        """Make the move that was typed, or ask for what is missing of it."""
        selection = _meant(seated, typed, kind)
        if selection.complete:
            await self.play(seated, selection.made(seated.desk.seat))
        else:
            await self.choose(seated, selection)


def _bag_entry(desk: Desk, bag: Sequence[int]) -> tuple[str, str]:
    return desk.voice.bag(bag), write_bag(desk.voice, bag)


def action_class(seated: Seated, kind: str) -> type[Action]:
    """The kind of move at this table; raises ``Refusal`` if its game has none such."""
    action = game_of(seated.table).rules.actions.get(kind)
    if action is None:
        raise _missing(kind)
    return action


def _missing(kind: str) -> Refusal:
    """The refusal of a move that the game does not have, with the rules that would bring it."""
    bringing = tuple(
        name
        for name, module in registry.all_modules().items()
        if any(cls.kind == kind for answers in module.answers.values() for cls in answers)
    )
    if not bringing:
        return Refusal("unknown-action", action=kind)
    return Refusal("action-elsewhere", modules=bringing)


def _asked_kind(seated: Seated, kinds: Sequence[str]) -> str:
    """Of several kinds the one that answers the open decision; the last one if none does."""
    asked = {cls.kind for cls in _answers(seated)}
    return next((kind for kind in kinds if kind in asked), kinds[-1])


def _answers(seated: Seated) -> Sequence[type[Action]]:
    """The kinds of moves that answer the open decision."""
    game = game_of(seated.table)
    decision = game.decision
    return game.rules.answers.get(decision.kind, ()) if decision else ()


def _meant(seated: Seated, typed: str, kind: str) -> Selection:
    """The move that was chosen from the list or typed; raises Refusal if it is not clear."""
    rules = game_of(seated.table).rules
    try:
        selection = read(rules, typed)
    except Refusal:
        pass
    else:
        if selection.kind.startswith(kind):
            return selection
    moves: list[Action | BagChoice] = [
        move for move in seated.desk.moves if move.kind.startswith(kind)
    ]
    entries = suggest.actions(seated.desk, moves)
    exact = [value for text, value in entries if plain(text) == plain(typed)]
    found = exact or [value for _, value in suggest.filtered(entries, typed)]
    if len(found) == 1:
        return read(rules, found[0])
    if not found and (meant := _named(seated, typed, kind)) is not None:
        raise why_not(seated.desk, meant)
    if not found and kind == "play_" and (card := _never_played(seated, typed)) is not None:
        raise Refusal("card-never-played", card=card)
    raise Refusal("move-ambiguous" if found else "move-unknown", typed=typed, count=len(found))


def _named(seated: Seated, typed: str, kind: str) -> type[Action] | None:
    """The kind of move that a command means though none of it is possible now."""
    actions = game_of(seated.table).rules.actions
    kinds = [cls for name, cls in actions.items() if kind and name.startswith(kind)]
    if len(kinds) > 1:
        voice = seated.desk.voice
        kinds = [cls for cls in kinds if plain(typed) in plain(action_name(voice, cls.kind))]
    return kinds[0] if len(kinds) == 1 else None


def _never_played(seated: Seated, typed: str) -> str | None:
    """A card of the deck, meant by its name, that counts without being played."""
    rules, said = game_of(seated.table).rules, seated.desk.voice
    played = {getattr(cls, "card", "") for cls in rules.actions.values()}
    named_so = (card for card in rules.deck if plain(typed) in plain(bare(said.card(card))))
    return next((card for card in named_so if card not in played and plain(typed)), None)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Moves(bot))
