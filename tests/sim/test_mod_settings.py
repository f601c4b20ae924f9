"""What an admin sets for a server, and who moderates by it."""

import pytest

import locales
from cogs.lobby.defaults import known_options
from cogs.lobby.rules import check_rules
from tests.sim.games import loaded, open_game
from tests.sim.test_mod import WHY, acts, lines, mod, text
from tests.sim.world import World


async def test_a_role_may_moderate(world: World) -> None:
    role = world.guild.create_role("referees")
    referee = world.guild.add_member(world.env.create_user("referee"), roles=[role])
    await open_game(world)
    assert (await mod(world, "pause", referee)).text == text("mod-only")
    await mod(world, "settings", moderators=role)
    assert (await mod(world, "pause", referee)).text == text("mod-done")
    other = world.guild.create_role("others")
    refused = await mod(world, "settings", referee, moderators=other)
    assert refused.text == text("mod-only-managers")
    world.env.backend.delete_role(world.guild.id, role.id)  # 28: a role that is gone gives nothing
    assert (await mod(world, "resume", referee)).text == text("mod-only")
    assert [act for act, _, _ in await acts(world)] == ["settings", "pause"]


async def test_a_change_needs_a_reason_and_seeing_none(world: World) -> None:
    shown = await world.slash(world.admin, "mod settings")
    assert text("mod-settings") in shown.text
    refused = await world.slash(world.admin, "mod settings", language="en")
    assert refused.text == text("mod-no-reason")
    await mod(world, "settings", language="en")
    await world.slash(world.players[0], "katane")
    assert (await loaded(world)).row.language == "en"
    await mod(world, "settings", clear="language")
    row = await world.bot.away.shared.store.guild(world.guild.id)
    assert row.language is None


async def test_the_log_channel_reads_every_act(world: World) -> None:
    log = world.guild.create_text_channel("log")
    await mod(world, "settings", log=log)
    await open_game(world)
    await mod(world, "pause")
    told = [world.text_of(post) for post in world.posts(log)]
    assert len(told) == 2
    assert told[1] == f"<#{world.channel.id}> · 🛡️ admin pauses the game: {WHY}"
    assert len(lines(world)) == 1


async def test_tables_in_allowed_channels_only(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await mod(world, "settings", allowed=hall)
    refused = await world.slash(world.players[0], "katane")
    assert refused.text == text("lobby-elsewhere", channels=f"<#{hall.id}>")
    await world.slash(world.players[0], "katane", channel=hall)
    assert (await loaded(world)).row.channel_id == hall.id
    await mod(world, "settings", allowed=hall)  # no longer
    await world.slash(world.players[1], "katane")
    assert (await loaded(world, 2)).row.channel_id == world.channel.id
    for place in (world.guild.create_voice_channel("talk"), world.guild.create_forum_channel("f")):
        assert f"<#{place.id}>" in (await mod(world, "settings", allowed=place)).text


async def test_defaults_of_new_tables(world: World) -> None:
    listed = await world.complete(world.admin, "mod settings", "default")
    assert {"modules", "victory_points", "reminder_minutes"} <= {value for _, value in listed}
    values = await world.complete(
        world.admin, "mod settings", "value", "", default="victory_points"
    )
    assert "8" in [value for _, value in values]
    await mod(world, "settings", default="victory_points", value="8")
    answer = await mod(world, "settings", default="reminder_minutes", value="720")
    assert locales.text("en", "option-victory_points") in answer.text
    await world.slash(world.players[0], "katane")
    row = (await loaded(world)).row
    assert row.options == {"victory_points": 8}
    assert row.table_options == {"reminder_minutes": 720}
    wrong = await mod(world, "settings", default="magic", value="1")
    assert wrong.text == text("mod-which-option")


async def test_defaults_of_every_module(world: World) -> None:
    """All options of all modules can be set, and each is taken where it means something."""
    listed: set[str] = set()
    for name in known_options():
        said = locales.text("en", f"option-{name}")
        listed |= {
            value for _, value in await world.complete(world.admin, "mod settings", "default", said)
        }
        values = await world.complete(world.admin, "mod settings", "value", "", default=name)
        assert values, name
        answer = await mod(world, "settings", default=name, value=values[-1][1])
        assert said in answer.text, name
    assert listed >= set(known_options())
    answer = await mod(world, "settings", default="modules", value="cities_knights seafarers")
    assert "Seafarers" in answer.text
    row = await world.bot.away.shared.store.guild(world.guild.id)
    assert set(row.default_options) == set(known_options())
    await world.slash(world.players[0], "katane")
    opened = (await loaded(world)).row
    assert set(opened.modules) == {"base", "cities_knights", "seafarers"}
    rules = check_rules(opened, 4)
    assert {"preset", "bonus_mode", "discard_limit"} <= set(opened.options)
    assert set(opened.options) <= set(rules.declared)


async def test_an_opener_chooses_instead_of_the_defaults(world: World) -> None:
    await mod(world, "settings", default="modules", value="cities_knights")
    await mod(world, "settings", default="victory_points", value="15")
    ada = world.players[0]
    await world.slash(ada, "game create", modules="base", points=9)
    row = (await loaded(world)).row
    assert (row.modules, row.options) == (["base"], {"victory_points": 9})
    await world.slash(ada, "game option", option="modules", value="seafarers")
    row = (await loaded(world)).row
    assert (row.modules, row.options) == (["base", "seafarers"], {"victory_points": 15})
    other = world.guild.create_text_channel("other")
    await world.slash(ada, "game create", board="base_variable", channel=other)
    row = (await loaded(world, 2)).row
    assert row.modules == ["base", "cities_knights"]  # the board goes with the server's modules
    third = world.guild.create_text_channel("third")
    await world.slash(ada, "game create", board="cheops", modules="cheops", channel=third)
    assert (await loaded(world, 3)).row.options == {"map": "cheops", "victory_points": 15}


async def test_a_default_is_put_back_alone(world: World) -> None:
    await mod(world, "settings", default="victory_points", value="8")
    await mod(world, "settings", default="discard_limit", value="9")
    await mod(world, "settings", default="reminder_minutes", value="720")
    await mod(world, "settings", default="victory_points")
    await mod(world, "settings", default="reminder_minutes")
    row = await world.bot.away.shared.store.guild(world.guild.id)
    assert (row.default_options, row.default_table_options) == ({"discard_limit": 9}, {})
    await mod(world, "settings", default="modules", value="seafarers")
    await mod(world, "settings", clear="defaults")
    row = await world.bot.away.shared.store.guild(world.guild.id)
    assert (row.default_options, row.default_modules) == ({}, [])


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("modules", "cheops alexander", "do not go together"),
        ("modules", "magic", "magic"),
        ("victory_points", "ninety", "ninety"),
        ("number_mode", "backwards", "backwards"),
    ],
)
async def test_defaults_that_are_none_are_refused(
    world: World, option: str, value: str, said: str
) -> None:
    answer = await mod(world, "settings", default=option, value=value)
    assert answer.ephemeral
    assert said in answer.text
    assert text("mod-settings") not in answer.text
    row = await world.bot.away.shared.store.guild(world.guild.id)
    assert (row.default_options, row.default_modules) == ({}, [])


async def test_50_a_game_keeps_the_rules_it_was_opened_with(world: World) -> None:
    await mod(world, "settings", default="victory_points", value="8")
    await open_game(world)
    await mod(world, "settings", default="victory_points", value="12")
    await mod(world, "settings", default="modules", value="seafarers")
    table = await loaded(world)
    assert table.game is not None
    assert table.game.rules.target == 8
    assert table.game.rules.module_ids == ("base",)
    await world.restart()
    table = await loaded(world)
    assert table.game is not None
    assert table.game.rules.target == 8
