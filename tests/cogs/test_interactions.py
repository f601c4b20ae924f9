"""The press router and the error path (habits: checks 2, 9, 13–17, 20)."""

import re
from typing import Any

import discord
import pytest
from discord.ext import commands

import locales
from cogs.client import KataneBot
from cogs.custom_ids import LIMIT, CustomId
from cogs.errors import UserError
from cogs.interactions import Ack, Press, answers
from cogs.widgets import Buttons, Form, Layout
from tests.sim.world import World


class Counter(commands.Cog):
    """A cog with one handler of each sort."""

    def __init__(self) -> None:
        self.pressed: list[int] = []

    @answers("count")
    async def count(self, press: Press) -> None:
        self.pressed.append(press.interaction.id)
        await press.reply(f"{len(self.pressed)} {press.id.payload}")

    @answers("pick", Ack.SILENT)
    async def pick(self, press: Press) -> None:
        await press.reply(",".join(press.values))

    @answers("open", Ack.BY_HANDLER)
    async def open(self, press: Press) -> None:
        entry: discord.ui.Label[Any] = discord.ui.Label(
            text="Bricks", component=discord.ui.TextInput(custom_id="brick", max_length=2)
        )
        await press.interaction.response.send_modal(Form("Cards", str(CustomId("enter")), entry))

    @answers("enter")
    async def enter(self, press: Press) -> None:
        await press.reply(str(press.fields["brick"]))

    @answers("break")
    async def break_down(self, press: Press) -> None:
        raise RuntimeError("broken on purpose")

    @answers("refuse")
    async def refuse(self, press: Press) -> None:
        raise UserError("error-too-fast", seconds=3)

    @answers("silent", Ack.BY_HANDLER)
    async def silent(self, press: Press) -> None:
        pass

    @answers("thinking")
    async def thinking(self, press: Press) -> None:
        pass

    @answers("done")
    async def done(self, press: Press) -> None:
        await press.dismiss()


async def equip(bot: KataneBot) -> Counter:
    cog = Counter()
    await bot.add_cog(cog)
    return cog


async def post(world: World, *kinds: str) -> discord.Message:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
        *(discord.ui.Button(label=kind, custom_id=str(CustomId(kind, 7, 1, "p"))) for kind in kinds)
    )
    return await channel.send(view=Layout(discord.ui.TextDisplay("board"), row))


async def test_a_press_is_answered_privately(world: World) -> None:
    await equip(world.bot)
    await post(world, "count")
    answer = await world.press(world.players[0], "count")
    assert answer.text == "1 p"
    assert answer.ephemeral


async def test_presses_work_in_the_next_process(world: World) -> None:
    await equip(world.bot)
    message = await post(world, "count", "open")
    await world.restart()
    cog = await equip(world.bot)
    assert (await world.press(world.players[0], "count", on=message)).text == "1 p"
    await world.crash()
    await equip(world.bot)
    shown = await world.press(world.players[0], "open", on=message)
    assert (await world.fill(world.players[0], shown, {"brick": "2"})).text == "2"
    assert len(cog.pressed) == 1


async def test_a_form_survives_a_restart(world: World) -> None:
    await equip(world.bot)
    await post(world, "open")
    shown = await world.press(world.players[0], "open")
    await world.restart()
    await equip(world.bot)
    assert (await world.fill(world.players[0], shown, {"brick": "4"})).text == "4"


async def test_selects_hand_over_their_values(world: World) -> None:
    await equip(world.bot)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(CustomId("pick")),
        max_values=2,
        options=[discord.SelectOption(label=name) for name in "abc"],
    )
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("choose", view=Buttons(select))
    assert (await world.choose(world.players[0], ["a", "c"])).text == "a,c"


async def test_an_interaction_delivered_twice_counts_once(world: World) -> None:
    cog = await equip(world.bot)
    message = await post(world, "count")
    custom_id = world.buttons(message)[0].custom_id
    await world.deliver_twice(world.players[0], message, custom_id)
    assert len(cog.pressed) == 1


async def test_fifty_presses_at_once_all_get_an_answer(world: World) -> None:
    await equip(world.bot)
    message = await post(world, "count")
    custom_id = world.buttons(message)[0].custom_id
    given = await world.press_at_once([(actor, message, custom_id) for actor in world.players] * 13)
    assert all(answer.acknowledged and answer.ephemeral for answer in given)


@pytest.mark.parametrize("custom_id", ["k:nobody:1:1:", "k:count", "foreign", "k:COUNT:1:1:"])
async def test_unknown_ids_are_answered(world: World, custom_id: str) -> None:
    await equip(world.bot)
    message = await post(world, "count")
    answer = await world.press_id(world.stranger, message, custom_id)
    assert answer.text == locales.text("en", "error-unknown-control")
    assert answer.ephemeral


async def test_an_unknown_form_gives_back_what_was_typed(world: World) -> None:
    world.speak(world.players[0], "fr")
    answer = await world.submit_unknown_form(world.players[0], "k:gone:1:1:", {"note": "3 argile"})
    assert answer.text == locales.text("fr", "error-form-expired", typed="> 3 argile")


async def test_a_fault_is_told_with_the_code_in_the_log(world: World) -> None:
    await equip(world.bot)
    await post(world, "break")
    answer = await world.press(world.players[0], "break")
    (fault,) = world.faults
    assert answer.text == locales.text("en", "error-unexpected", code=vars(fault)["code"])
    assert re.fullmatch(r"[2-9A-Z]{6}", vars(fault)["code"])
    assert answer.ephemeral


async def test_a_refusal_is_no_fault(world: World) -> None:
    await equip(world.bot)
    await post(world, "refuse")
    world.speak(world.players[1], "fr")
    answer = await world.press(world.players[1], "refuse")
    assert answer.text == locales.text("fr", "error-too-fast", seconds=3)
    assert not world.faults


@pytest.mark.parametrize("kind", ["silent", "thinking"])
async def test_silence_is_a_fault_with_an_answer(world: World, kind: str) -> None:
    await equip(world.bot)
    await post(world, kind)
    answer = await world.press(world.players[0], kind)
    (fault,) = world.faults
    assert answer.text == locales.text("en", "error-unanswered", code=vars(fault)["code"])


async def test_a_press_may_show_its_effect_in_the_channel_only(world: World) -> None:
    await equip(world.bot)
    await post(world, "done")
    answer = await world.press(world.players[0], "done")
    assert answer.acknowledged
    assert not answer.messages


async def test_a_press_that_came_too_late_does_nothing_more(world: World) -> None:
    cog = await equip(world.bot)
    await post(world, "count")
    world.fail("POST", "/interactions/*/*/callback", status=404, code=10062)
    await world.press(world.players[0], "count")
    assert not cog.pressed
    assert not world.faults


async def test_the_library_keeps_no_views(world: World) -> None:
    await equip(world.bot)
    await post(world, "count", "open")
    await world.press(world.players[0], "open")
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._modals


async def test_two_handlers_of_a_kind_are_refused(world: World) -> None:
    await equip(world.bot)
    with pytest.raises(ValueError, match="two handlers"):
        world.bot.controls.add("count", Counter().count)


@pytest.mark.parametrize(
    "custom_id",
    [
        CustomId("a"),
        CustomId("roll", 10**18 - 1, 10**12 - 1, "x" * 58),
        CustomId("build-road", 3, 4, "27-28:é:\n"),
    ],
)
def test_ids_are_read_back(custom_id: CustomId) -> None:
    written = str(custom_id)
    assert CustomId.parse(written) == custom_id
    assert len(written) <= LIMIT


@pytest.mark.parametrize(
    "custom_id", [CustomId("Roll"), CustomId("roll", -1), CustomId("roll", 1, 1, "x" * 99)]
)
def test_ids_that_cannot_be_carried_are_refused(custom_id: CustomId) -> None:
    with pytest.raises(ValueError, match="custom id"):
        str(custom_id)
