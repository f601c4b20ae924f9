"""Standing answers: chosen in private, kept with the seat, told to nobody."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui

from cogs.away.answers import kept
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from cogs.interactions import Ack, Press, answers
from cogs.numbers import whole_number
from cogs.play.desk import Desk, Panel, back, button_rows
from cogs.play.seated import AtTable, Seated
from cogs.posts.layout import Button
from cogs.slash import described, named
from cogs.widgets import shortened
from cogs.wording import sentences
from cogs.wording.people import game_of
from engine.standing import EVERY_TURN, Standing, StandingAnswer, chosen_for

PER_PAGE: Final = 4
"""Questions with a select each; one row is left for buttons."""


class StandingAnswers(AtTable):
    """Choosing what is answered without asking."""

    @app_commands.command(name=named("command-standing"), description=described("command-standing"))
    async def standing(self, interaction: discord.Interaction) -> None:
        """Show the own standing answers and change them."""

        async def work(seated: Seated) -> None:
            await self.show(seated, standing_panel(seated.desk))

        await self.at_command(interaction, work)

    @answers("standing", Ack.SILENT)
    async def open(self, press: Press) -> None:
        """Show a page of the standing answers."""

        async def work(seated: Seated) -> None:
            page = whole_number(seated.payload) or 0
            await self.show(seated, standing_panel(seated.desk, page))

        await self.at_press(press, work)

    @answers("standing-set", Ack.SILENT)
    async def choose_answer(self, press: Press) -> None:
        """Choose what is answered to one question, or that it is asked again."""

        async def work(seated: Seated) -> None:
            name, _, page = seated.payload.partition(".")
            answer = game_of(seated.table).rules.standing.get(name)
            if answer is not None:
                standing = chosen_for(game_of(seated.table), answer, press.values)
                await self._store(seated, {name: standing})
            await self._refresh(seated, whole_number(page) or 0, "standing-saved")

        await self.at_press(press, work)

    @answers("standing-keep", Ack.SILENT)
    async def keep(self, press: Press) -> None:
        """Begin every further game with these answers."""

        async def work(seated: Seated) -> None:
            lasting = {
                name: _stored(standing)
                for name, standing in _chosen(seated.desk).items()
                if standing.turn == EVERY_TURN
            }
            user = seated.interaction.user.id
            await self._bot.away.shared.store.save_person(user, standing=lasting)
            await self._refresh(seated, 0, "standing-kept")

        await self.at_press(press, work)

    async def _store(self, seated: Seated, changes: Mapping[str, Standing | None]) -> None:
        """Keep what was chosen; no version, no post: nobody else may notice."""
        row = seated.table.seat(seated.desk.seat)
        chosen: dict[str, Standing | None] = {**kept(row.standing), **changes}
        stored = {name: _stored(standing) for name, standing in chosen.items() if standing}
        await self.host.table.seats.set_standing(
            seated.table.id, row.number, stored, user_id=seated.interaction.user.id
        )
        await self._bot.away.autos.plan(seated.table.id, row.number)

    async def _refresh(self, seated: Seated, page: int, note: str) -> None:
        table = await self.host.table.load(seated.table.id)
        desk = Desk(table, seated.desk.seat, seated.desk.locale)
        await self.show(seated, standing_panel(desk, page, note), desk)


def standing_panel(desk: Desk, page: int = 0, note: str = "") -> Panel:
    """The questions of a page, each with a select of what is answered."""
    said, rules = desk.voice, game_of(desk.table).rules
    questions = [answer for answer in rules.standing.values() if answer.choices(rules)]
    shown = questions[page * PER_PAGE : (page + 1) * PER_PAGE]
    lines = [said.say(note)] if note else []
    lines += [said.say("standing-title"), said.say("standing-about")]
    rows: list[list[ui.Item[Any]]] = [[_select(desk, answer, page)] for answer in shown]
    buttons = [back(desk)]
    if len(questions) > PER_PAGE:
        following = 0 if (page + 1) * PER_PAGE >= len(questions) else page + 1
        label = said.say("panel-page", page=following + 1)
        buttons.append(Button(label, desk.id("standing", str(following))))
    buttons.append(Button(said.say("standing-keep"), desk.id("standing-keep"), emoji="📌"))
    return Panel("\n".join(lines), [*rows, *button_rows(buttons)])


def _select(desk: Desk, answer: type[StandingAnswer], page: int) -> ui.Select[Any]:
    """What may be answered to a question; nothing chosen: it is asked."""
    said, rules = desk.voice, game_of(desk.table).rules
    names = answer.choices(rules)
    chosen = _chosen(desk).get(answer.id)
    question = said.say(f"standing-{answer.id.replace('_', '-')}")
    if answer.several:
        question = said.say("several-possible", what=question)
    select: ui.Select[Any] = ui.Select(
        custom_id=str(
            CustomId("standing-set", desk.table.id, desk.table.version, f"{answer.id}.{page}")
        ),
        placeholder=shortened(question, 150),
        min_values=0,
        max_values=len(names) if answer.several else 1,
    )
    for name in names:
        select.add_option(
            label=shortened(_choice(desk, answer, name), 100),
            value=name,
            default=chosen is not None and name in chosen.chosen,
        )
    return select


def _choice(desk: Desk, answer: type[StandingAnswer], name: str) -> str:
    """A choice in words: a card kind, a kind of action, or the module's own word for it."""
    said, rules = desk.voice, game_of(desk.table).rules
    question = f"standing-{answer.id.replace('_', '-')}"
    if name in rules.kinds:
        return said.say(f"{question}.kind", kind=said.kind(rules.kind(name)))
    if name in rules.actions:
        return said.say(f"{question}.action", action=sentences.action_name(said, name))
    return said.say(f"{question}.{name.replace('_', '-')}")


def _chosen(desk: Desk) -> dict[str, Standing]:
    """What holds now: choices for a turn that is over no longer do."""
    turn = game_of(desk.table).state.turn
    found = kept(desk.table.seat(desk.seat).standing)
    return {
        name: standing for name, standing in found.items() if standing.turn in (EVERY_TURN, turn)
    }


def _stored(standing: Standing) -> dict[str, Any]:
    chosen: Sequence[str] = standing.chosen
    return {"chosen": list(chosen), "turn": standing.turn}


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(StandingAnswers(bot))
