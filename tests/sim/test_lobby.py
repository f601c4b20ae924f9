"""From an empty channel to the first picture, and everything before it."""

from typing import Any

import discord
import pytest

import locales
from cogs import colours
from cogs.wording.buttons import public_buttons
from db.models import GameState
from engine.rules import rules_for
from tests.sim.answers import SELECT, Answer, controls
from tests.sim.games import fix_seed, game_of, loaded
from tests.sim.world import World


async def test_five_presses_from_nothing_to_a_picture(world: World) -> None:
    """One person who has read nothing: a command, Start, and the offer to add computers."""
    ada = world.players[0]
    await world.slash(ada, "katane")  # 1
    answer = await world.press(ada, kind="lobby-start")  # 2
    assert answer.ephemeral
    await world.press(ada, kind="lobby-fill", on=answer)  # 3
    assert world.last_post().attachments
    assert (await loaded(world)).state is GameState.RUNNING
    assert (await game_of(world)).rules.seats == 3


async def test_four_people_need_five_presses(world: World) -> None:
    first, *others = world.players
    await world.slash(first, "katane")
    for other in others:
        await world.press(other, kind="lobby-join")
    await world.press(first, kind="lobby-start")
    assert world.last_post().attachments


async def test_the_lobby_is_one_post(world: World) -> None:
    """Joining, leaving and choosing change the post in place, after a restart too."""
    ada, ben, chloe, _ = world.players
    await world.slash(ada, "katane")
    await world.press(ben, kind="lobby-join")
    await world.restart()
    await world.press(chloe, kind="lobby-join")
    await world.press(ben, kind="lobby-leave")
    (post,) = world.posts()
    words = world.text_of(post)
    assert f"<@{ada.id}>" in words
    assert f"<@{chloe.id}>" in words
    assert f"<@{ben.id}>" not in words


async def test_colours(world: World) -> None:
    ada, ben, *_ = world.players
    await world.slash(ada, "game create", language="en")
    await world.press(ben, kind="lobby-join")
    answer = await world.press(ben, kind="lobby-colour")
    offered = {button.label for button in world.buttons(answer)}
    assert locales.text("en", "picture-color-blue") not in offered
    answer = await world.press(ben, locales.text("en", "picture-color-green"), on=answer)
    assert "green" in answer.text
    assert colours.sign("green") in world.text_of(world.last_post())
    taken = await world.slash(ada, "game colour", colour="green")
    assert taken.text == locales.text("en", "error-colour-taken")


async def test_options_are_those_of_the_rules(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "game create", language="en")
    answer = await world.press(ada, kind="lobby-options")
    listed = {value for _, value in _options(world, answer)}
    declared = rules_for(("base",), {}, 4).declared
    assert {"seats", "language", *declared} <= listed
    answer = await world.choose(ada, ["map"], on=answer)
    answer = await world.choose(ada, ["base_variable"], kind="lobby-set", on=answer)
    assert (await loaded(world)).row.options == {"map": "base_variable"}
    assert "variable board" in world.text_of(world.last_post())
    answer = await world.choose(ada, ["victory_points"], kind="lobby-option", on=answer)
    await world.choose(ada, ["12"], kind="lobby-set", on=answer)
    assert "12 points" in world.text_of(world.last_post())
    await world.press(ada, kind="lobby-fill", on=await world.press(ada, kind="lobby-start"))
    rules = (await game_of(world)).rules
    assert (rules.options["map"], rules.target) == ("base_variable", 12)


async def test_points_that_depend_on_the_number_of_players(world: World) -> None:
    """Those of the players who are there, and those of a full table (church.md §1)."""
    ada, *others = world.players
    await world.slash(ada, "game create", seats=4, modules="church", language="en")
    assert "🏆 17 points (16 with 4 players)" in world.text_of(world.last_post())
    for other in others:
        await world.press(other, kind="lobby-join")
    assert "🏆 16 points\n" in world.text_of(world.last_post())


async def test_the_same_modules_again_keep_the_options(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "game create", points=12, board="base_variable")
    await world.slash(ada, "game option", option="modules", value="base")
    assert (await loaded(world)).row.options == {"map": "base_variable", "victory_points": 12}
    await world.slash(ada, "game option", option="modules", value="cities_knights")
    assert "victory_points" not in (await loaded(world)).row.options


async def test_points_beyond_the_first_select(world: World) -> None:
    """38 values are in two selects; each can be chosen and typed (check 21)."""
    ada = world.players[0]
    await world.slash(ada, "game create", language="en")
    answer = await world.press(ada, kind="lobby-options")
    answer = await world.choose(ada, ["victory_points"], kind="lobby-option", on=answer)
    listed = [int(value) for _, value in _options(world, answer)]
    assert listed == list(range(3, 41))
    await world.choose(ada, ["38"], kind="lobby-set", on=answer)
    assert (await loaded(world)).row.options == {"victory_points": 38}
    shown = await world.complete(ada, "game option", "value", "4", option="victory_points")
    assert ("40", "40") in shown
    await world.slash(ada, "game option", option="victory_points", value="40")
    assert "40 points" in world.text_of(world.last_post())


async def test_reminders_in_a_sentence(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "game create", language="fr")
    assert "⏱️ sans délai · rappel au bout de 1 jour" in world.text_of(world.last_post())
    await world.slash(ada, "game option", option="reminder_minutes", value="0")
    assert "⏱️ sans délai · sans rappel" in world.text_of(world.last_post())
    world.speak(ada, "fr")
    assert "heures calmes\xa0: aucune" in (await world.slash(ada, "me show")).text


async def test_an_option_that_changes_nothing_on_the_board(world: World) -> None:
    """It says so, and where it counts; what is chosen counts as soon as the board does."""
    ada = world.players[0]
    await world.slash(ada, "game create", language="en", modules="seafarers")
    answer = await world.press(ada, kind="lobby-options")
    for label in ("harbours of the New World", "number discs", "harbours"):
        assert f"- {label}: **no effect on this board**" in answer.text
    assert "- land and number discs: **as printed" in answer.text
    chosen = await world.choose(ada, ["harbor_placement"], on=answer)
    assert chosen.text.endswith(
        "It changes nothing on the board “Heading for New Shores (3)”, only on: New World (3–4)."
    )
    await world.choose(ada, ["random"], kind="lobby-set", on=chosen)
    await world.slash(ada, "game option", option="map", value="seafarers_new_world_34p")
    answer = await world.press(ada, kind="lobby-options")
    assert "- harbours of the New World: **drawn**" in answer.text
    chosen = await world.choose(ada, ["number_mode"], kind="lobby-option", on=answer)
    assert chosen.text.endswith("It changes nothing on the board “New World (3–4)”.")


async def test_more_options_than_a_select_holds(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "game create", language="en", modules="seafarers,cities_knights")
    await world.slash(ada, "game option", option="deadline", value="budget")
    world.speak(ada, "fr")
    answer = await world.press(ada, kind="lobby-options")
    assert "- nombre maximal de joueurs\xa0: **4**" in answer.text
    listed = [value for _, value in _options(world, answer)]
    assert {"map", "merchant_on_gold", "setup_mode", "reminders"} <= set(listed)
    last = controls(answer.message, 3)[-1]
    assert "map" in {value for _, value in last.options}
    shown = Answer(await ada.select(answer.message, ["map"], custom_id=last.custom_id))
    assert "Plateau" in shown.text


def _options(world: World, answer: object) -> list[tuple[str, str]]:
    assert isinstance(answer, Answer)
    return [entry for select in controls(answer.message, 3) for entry in select.options]


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("map", "nowhere", "“nowhere” is no value of the option “board”. Possible: "),
        ("wonders", "1", "There is no option “wonders” with these rules. There are: "),
        ("victory_points", "0", "Possible is a whole number from 3 to 40."),
        (
            "seats",
            "99",
            (
                "By the rules chosen 3, 4, 5, or 6 can play, not 99. Add or remove players, "
                "or choose other rules; the computer can take seats."
            ),
        ),
    ],
)
async def test_options_that_cannot_be(world: World, option: str, value: str, said: str) -> None:
    ada = world.players[0]
    await world.slash(ada, "game create")
    answer = await world.slash(ada, "game option", option=option, value=value)
    assert answer.ephemeral
    assert said in answer.text
    assert (await loaded(world)).row.options == {}


async def test_a_full_table(world: World) -> None:
    await world.slash(world.players[0], "game create", seats=3)
    join = next(button for button in world.buttons() if button.kind == "lobby-join").custom_id
    for player in world.players[1:3]:
        await world.press(player, kind="lobby-join")
    answer = await world.press_id(world.players[3], world.last_post(), join)
    buttons = public_buttons("en")
    assert answer.text == locales.text("en", "error-table-full", seats=3, **buttons)
    again = await world.press_id(world.players[1], world.last_post(), join)
    assert again.text == locales.text("en", "error-already-seated")


async def test_only_those_seated_decide(world: World) -> None:
    await world.slash(world.players[0], "katane")
    for kind in ("lobby-start", "lobby-options", "lobby-computer", "lobby-colour"):
        answer = await world.press(world.stranger, kind=kind)
        assert answer.text == locales.text("en", "lobby-sit-first", **public_buttons("fr"))
        assert answer.ephemeral


async def test_an_old_lobby_button_after_the_start(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "katane")
    lobby = world.last_post()
    join = next(b for b in world.buttons(lobby) if b.kind == "lobby-join")
    await world.press(ada, kind="lobby-fill", on=await world.press(ada, kind="lobby-start"))
    answer = await world.press_id(world.players[1], lobby, join.custom_id)
    assert answer.text == locales.text("en", "error-wrong-state", state="running", free="no")
    own = locales.text("en", "error-wrong-state", state="running", free="own")
    assert (await world.press_id(ada, lobby, join.custom_id)).text == own
    assert (await world.slash(ada, "game start")).text == own
    resumed = await world.slash(world.admin, "mod resume", reason="a test of it")
    assert resumed.text == locales.text("en", "error-wrong-state", state="running", free="–")


async def test_seats_are_shuffled_by_the_seed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.chance import Chance

    seed = bytes([5] * 32)
    fix_seed(monkeypatch, seed)
    await world.slash(world.players[0], "katane")
    for player in world.players[1:]:
        await world.press(player, kind="lobby-join")
    joined = [seat.user_id for seat in (await loaded(world)).seats]
    await world.press(world.players[0], kind="lobby-start")
    order = Chance(seed, {}).shuffle("seats", joined)
    assert [seat.user_id for seat in (await loaded(world)).seats] == order


async def test_honest_dice_are_promised_and_can_be_checked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.chance import commitment

    fix_seed(monkeypatch)
    await world.slash(world.players[0], "katane")
    for player in world.players[1:]:
        await world.press(player, kind="lobby-join")
    await world.press(world.players[0], kind="lobby-start")
    game = await game_of(world)
    assert game.seed is not None
    promise = commitment(game.seed)
    assert promise in world.text_of(world.last_post())
    assert game.seed.hex() not in world.text_of(world.last_post())


async def test_the_language_of_the_table_and_of_its_people(world: World) -> None:
    """Public posts in the table's language, private answers in the reader's (check 56)."""
    ada, ben, *_ = world.players
    world.speak(ben, "fr")
    await world.slash(ada, "game create", language="en")
    assert "a new table" in world.text_of(world.last_post())
    answer = await world.press(ben, kind="lobby-colour")
    assert answer.text == locales.text("fr", "lobby-sit-first", **public_buttons("en"))
    await world.press(ben, kind="lobby-join")
    assert "a new table" in world.text_of(world.last_post())
    answer = await world.press(ben, kind="lobby-colour")
    assert answer.text == locales.text("fr", "lobby-choose-colour")
    await world.slash(ada, "game option", option="language", value="Français")
    assert "une nouvelle table" in world.text_of(world.last_post())
    refused = await world.slash(ada, "game option", option="language", value="de")
    assert refused.text == locales.text("en", "lobby-which-language", typed="de")
    assert (await loaded(world)).row.language == "fr"


async def test_private_texts_name_the_buttons_of_posts_as_they_stand_there(world: World) -> None:
    """In the language of the table, whatever the reader's is."""
    ada, ben, chloe, dan = world.players
    world.speak(dan, "fr")
    await world.slash(ada, "game create", language="en", seats=3)
    refusals = [
        await world.press(dan, kind="lobby-colour"),
        await world.press(dan, kind="lobby-leave"),
        await world.slash(dan, "game colour", colour="mauve"),
    ]
    assert all("pressez **Join** sous" in answer.text for answer in refusals)
    assert "Pressez **Start** sous" in (await world.slash(dan, "hand")).text
    helped = await world.slash(dan, "help")
    assert "s’ouvre sous **My hand**" in helped.text
    page = await world.choose(dan, ["buttons"], kind="topic", on=helped)
    assert "**Take back** annule" in page.text
    for person in (ben, chloe):
        await world.press(person, kind="lobby-join")
    full = await world.slash(dan, "game join")
    assert "agrandir la table dans **Options**" in full.text
    await world.slash(ada, "game option", option="language", value="Français")
    assert "press **Rejoindre** in" in (await world.press(world.stranger, kind="lobby-leave")).text


async def test_hostile_names_stay_text(world: World) -> None:
    """Neither formatting nor a mention gets through a name (check 57)."""
    from cogs.wording.people import names

    ada = world.players[0]
    await world.slash(ada, "katane")
    await world.bot.host.table.lobby.add_computer(
        1, level="simple", display_name="**@everyone** `x`", colours=colours.COLOURS
    )
    turned = world.guild.add_member(world.env.create_user("eve"), nick="\u202eeve\u2066")
    await world.press(turned, kind="lobby-join")
    assert (await loaded(world)).seats[2].display_name == "eve"
    shown = names(await loaded(world))[1]
    assert "@everyone" not in shown
    assert "**" not in shown.replace("\\*", "")


async def test_games_in_several_channels(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.slash(world.players[0], "katane")
    await world.slash(world.players[1], "katane", channel=other)
    assert len(world.posts()) == 1
    assert len(world.posts(other)) == 1
    await world.slash(world.players[2], "game join", channel=other)
    assert len((await loaded(world, 1)).seats) == 1
    assert len((await loaded(world, 2)).seats) == 2


@pytest.mark.parametrize(
    ("board", "module"),
    [
        ("Heading for New Shores (4)", "seafarers"),
        ("five_six", "five_six"),
        ("base_variable", "base"),
    ],
)
async def test_a_board_brings_its_module(world: World, board: str, module: str) -> None:
    """The list of boards offers those of all modules: choosing one is enough."""
    await world.slash(world.players[0], "game create", seats=4, board=board)
    row = (await loaded(world)).row
    assert row.modules == list(dict.fromkeys(["base", module]))


async def test_five_players_bring_their_extension(world: World) -> None:
    """With five or six at the table `five_six` is on without being asked for (base.md §1.1)."""
    ada = world.players[0]
    await world.slash(ada, "game create", seats=5, language="en")
    for other in world.players[1:]:
        await world.press(other, kind="lobby-join")
    await world.press(ada, kind="lobby-computer")
    between = await world.complete(ada, "game option", "value", option="extra_build")
    # `none` is for tests only (five_six.md §1)
    assert [value for _, value in between] == ["special_building_phase", "paired_players"]
    answer = await world.slash(ada, "game option", option="extra_build", value="none")
    assert "“none” is no value of the option “between two turns”" in answer.text
    await world.press(ada, kind="lobby-start")
    game = await game_of(world)
    assert game.rules.seats == 5
    assert "five_six" in game.rules.module_ids


async def test_four_may_choose_the_big_board(world: World) -> None:
    """The extension comes with the option that lets so few use it (five_six.md §1, X19)."""
    ada, *others = world.players
    await world.slash(ada, "game create", seats=4, language="en")
    for other in others:
        await world.press(other, kind="lobby-join")
    answer = await world.press(ada, kind="lobby-options")
    answer = await world.choose(ada, ["modules"], kind="lobby-option", on=answer)
    assert "You may choose several at once" in answer.text
    assert [control.label for control in controls(answer.message, SELECT)] == [
        "Choose modules (several possible)"
    ]
    answer = await world.choose(ada, ["five_six"], kind="lobby-set", on=answer)
    assert "big board for three or four: **yes**" in answer.text
    await world.press(ada, kind="lobby-start")
    game = await game_of(world)
    assert game.rules.seats == 4
    assert game.board.map.id == "five_six"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"modules": "wizards"}, "There is no rule module “wizards”"),
        ({"modules": "cheops alexander"}, "do not go together"),
        ({"board": "atlantis"}, "“atlantis” is no value of the option “board”"),
        ({"modules": "cheops", "seats": 2}, "players"),
    ],
)
async def test_rules_that_nobody_could_play_by(
    world: World, options: dict[str, Any], said: str
) -> None:
    """A combination is refused by name before a table is opened."""
    answer = await world.slash(world.players[0], "game create", **options)
    assert answer.ephemeral
    assert said in answer.text
    assert not world.posts()


async def test_a_channel_without_rights_is_refused_by_name(world: World) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, send_messages=False)
    answer = await world.slash(world.players[0], "katane")
    right = locales.text("en", "right-send-messages")
    assert answer.text == locales.text("en", "error-bot-needs-permission", rights=right)
    assert await world.bot.host.lookup.in_channel(channel.id) is None


async def test_computers_come_and_go(world: World) -> None:
    ada = world.players[0]
    await world.slash(ada, "katane")
    assert "lobby-remove" not in {button.kind for button in world.buttons()}
    await world.press(ada, kind="lobby-computer")
    await world.slash(ada, "game computer", level="random")
    assert [seat.computer_level for seat in (await loaded(world)).seats] == [
        None,
        "simple",
        "random",
    ]
    await world.press(ada, kind="lobby-remove")
    await world.slash(ada, "game computer", remove=True)
    assert len((await loaded(world)).seats) == 1
    answer = await world.slash(ada, "game computer", remove=True)
    assert answer.text == locales.text("en", "lobby-no-computer")


async def test_katane_again_brings_the_table_to_the_bottom(world: World) -> None:
    await world.slash(world.players[0], "katane")
    answer = await world.slash(world.players[1], "katane")
    assert answer.text == locales.text("en", "lobby-is-here")
    await world.press(world.players[1], kind="lobby-join")
    older, newest = world.posts()
    assert not world.buttons(older)
    assert f"<@{world.players[1].id}>" in world.text_of(newest)


async def test_many_people_at_many_tables_at_once(world: World) -> None:
    """Presses on ten tables at once: none is lost, none counts twice (check 10)."""
    channels = [world.guild.create_text_channel(f"table-{number}") for number in range(10)]
    for channel in channels:
        await world.slash(world.players[0], "katane", channel=channel)
    presses = []
    for channel in channels:
        post = world.last_post(channel)
        join = next(b for b in world.buttons(post) if b.kind == "lobby-join")
        presses += [(player, post, join.custom_id) for player in world.players[1:]] * 2
    answers = await world.press_at_once(presses)
    assert all(answer.acknowledged for answer in answers)
    for number in range(1, 11):
        assert len((await loaded(world, number)).seats) == 4
    for channel in channels:
        words = world.text_of(world.last_post(channel))
        assert all(f"<@{player.id}>" in words for player in world.players)


async def test_a_full_table_offers_no_seat(world: World) -> None:
    """Nobody can join, and no computer be added, until there is a seat again."""
    ada, ben, chloe, _ = world.players
    await world.slash(ada, "game create", seats=3, language="en")
    await world.press(ben, kind="lobby-join")
    await world.press(chloe, kind="lobby-join")
    kinds = {button.kind for button in world.buttons()}
    assert not {"lobby-join", "lobby-computer"} & kinds
    assert "**Join**" not in world.text_of(world.last_post())
    await world.press(chloe, kind="lobby-leave")
    assert {"lobby-join", "lobby-computer"} <= {button.kind for button in world.buttons()}
