"""Bad input, one test a kind: its own sentence in both languages, and nothing changed."""

from random import Random
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.errors import BackendError

import locales
from cogs.custom_ids import CustomId
from cogs.play.codec import selection_of, written
from cogs.posts.picture import picture_request, words
from cogs.posts.sender import send
from cogs.wording.buttons import public_buttons
from engine.modules.base.robber import ChooseVictim
from engine.modules.base.slice import base_slice
from engine.modules.base.turn import EndTurn, Roll
from engine.state import State
from tests.sim.answers import Answer
from tests.sim.games import (
    another_person,
    asked_person,
    fix_seed,
    game_of,
    give,
    loaded,
    move,
    open_game,
    person_at,
    play_until,
    press_sensible,
)
from tests.sim.world import Actor, World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four in which somebody is to roll."""
    await play_until(table, "pre_roll")
    return table


async def in_action(world: World) -> Actor:
    """The active player of a game whose dice were rolled and gave no 7."""
    await play_until(world, "action")
    return await asked_person(world)


async def unchanged(world: World, version: int) -> None:
    """Nothing happened to the game."""
    assert (await loaded(world)).version == version


def says(answer: Answer, key: str, **params: locales.Param) -> bool:
    """Tell whether a private answer holds the sentence."""
    said = locales.text("en", key, **public_buttons("en"), **params)
    return answer.ephemeral and said in answer.text


async def test_wrong_seat(table: World) -> None:
    """A press for somebody else's turn names who must act, with a panel of one's own."""
    before = await loaded(table)
    other = await another_person(table)
    answer = await table.press(other, "Roll the dice")
    assert "It is not up to you now" in answer.text
    assert "must act" in answer.text
    assert answer.ephemeral
    assert table.buttons(answer)
    await unchanged(table, before.version)


async def test_wrong_seat_in_french(table: World) -> None:
    other = await another_person(table)
    table.speak(other, "fr")
    answer = await table.press(other, "Roll the dice")
    assert "Ce n’est pas à vous de jouer" in answer.text


async def test_wrong_time(table: World) -> None:
    """Building before the roll says what comes first."""
    person = await asked_person(table)
    answer = await table.slash(person, "build road", edge="20-26")
    assert "“Build a road” is not possible now: first roll the dice." in answer.text
    answer = await table.slash(person, "end")
    assert "“End turn” is not possible now: first roll the dice." in answer.text


@pytest.mark.parametrize("typed", ["999", "zz", "27-", "", "🙂", "27-27"])
async def test_unknown_label(table: World, typed: str) -> None:
    person = await in_action(table)
    before = await loaded(table)
    answer = await table.slash(person, "build road", edge=typed or " ")
    assert says(answer, "refusal-unknown-edge")
    await unchanged(table, before.version)


async def test_not_enough_cards(table: World) -> None:
    person = await in_action(table)
    game = await game_of(table)
    await give(table, game.asked[0])
    version = (await loaded(table)).version
    answer = await table.slash(person, "buy")
    assert "You cannot pay for a development card" in answer.text
    assert "1 🐑 1 🌾 1 ⛰️" in answer.text
    await unchanged(table, version)


async def test_bank_without_the_kind_wanted(table: World) -> None:
    person = await in_action(table)
    seat = (await game_of(table)).asked[0]
    await give(table, seat, brick=4)
    game = await game_of(table)
    game.state.bank[4] = 0
    answer = await table.slash(person, "trade bank", give="brick", get="ore")
    assert "The bank does not have enough ⛰️ ore" in answer.text


async def test_bank_of_a_full_hand(table: World) -> None:
    """Too few of a kind for the bank's rate names the rate and what one has."""
    person = await in_action(table)
    await give(table, (await game_of(table)).asked[0], brick=1)
    answer = await table.slash(person, "trade bank", give="argile", get="ore")
    assert "for one card, and you have 1" in answer.text


async def test_empty_supply(table: World, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await in_action(table)
    seat = (await game_of(table)).asked[0]
    await give(table, seat, brick=5, lumber=5)
    game = await game_of(table)
    free, *_ = game.legal(seat).of("build_road")
    monkeypatch.setattr(State, "supply", lambda *_: 0)
    label = game.board.edge_label(free.edge)  # type: ignore[union-attr]
    answer = await table.slash(person, "build road", edge=label)
    assert "You have no piece left for a road" in answer.text


async def test_old_button(table: World) -> None:
    """A button of an earlier turn tells what has happened and offers what is possible."""
    person = await asked_person(table)
    old = table.last_post()
    roll = next(button for button in table.buttons(old) if button.kind == "do")
    seat = (await game_of(table)).asked[0]
    await table.press(person, "Roll the dice")
    await play_until(table, "action")
    await move(table, EndTurn(seat))
    version = (await loaded(table)).version
    answer = await table.press_id(person, old, roll.custom_id)
    assert says(answer, "error-stale-version")
    assert "rolls" in answer.text
    assert table.buttons(answer)
    await unchanged(table, version)


async def test_old_button_after_restart(table: World) -> None:
    person = await asked_person(table)
    old = table.last_post()
    roll = next(button for button in table.buttons(old) if button.kind == "do")
    await table.press(person, "Roll the dice")
    await table.restart()
    answer = await table.press_id(person, old, roll.custom_id)
    assert says(answer, "error-stale-version")


async def test_double_press(table: World) -> None:
    """Two presses of one button: one move, and a private answer to the other."""
    person = await asked_person(table)
    count = (await game_of(table)).move_count
    post = table.last_post()
    roll = next(button for button in table.buttons(post) if button.kind == "do")
    answers = await table.press_at_once([(person, post, roll.custom_id)] * 2)
    assert (await game_of(table)).move_count == count + 1
    told = [answer for answer in answers if answer.ephemeral]
    assert len(told) == 1
    assert says(told[0], "error-stale-version")


async def test_fifty_presses_make_one_move(table: World) -> None:
    count = (await game_of(table)).move_count
    post = table.last_post()
    roll = next(button for button in table.buttons(post) if button.kind == "do")
    presses = [(table.players[number % 4], post, roll.custom_id) for number in range(50)]
    answers = await table.press_at_once(presses)
    assert all(answer.acknowledged for answer in answers)
    assert (await game_of(table)).move_count == count + 1


async def test_stranger(table: World) -> None:
    version = (await loaded(table)).version
    for kind in ("do", "panel"):
        control = next(button for button in table.buttons() if button.kind == kind)
        answer = await table.press_id(table.stranger, table.last_post(), control.custom_id)
        assert says(answer, "error-stranger", free="no")
    assert says(await table.slash(table.stranger, "roll"), "error-stranger", free="no")
    await unchanged(table, version)


async def test_stranger_may_read(table: World) -> None:
    """Log, help, board and points are for everybody in the channel."""
    assert "Log" in (await table.press(table.stranger, kind="log")).text
    assert (await table.press(table.stranger, kind="help")).ephemeral
    assert "Points" in (await table.slash(table.stranger, "score")).text
    assert (await table.slash(table.stranger, "board")).messages


async def test_former_player(table: World) -> None:
    seat = (await game_of(table)).asked[0]
    person = await person_at(table, seat)
    await table.bot.host.table.seats.vacate(1, seat)
    for command in ("roll", "hand"):
        assert says(await table.slash(person, command), "error-former-player", free="yes")
    assert says(await table.slash(table.stranger, "hand"), "error-stranger", free="yes")
    late = await table.slash(table.stranger, "game join")
    assert says(late, "error-wrong-state", free="yes", state="running")
    await table.slash(table.stranger, "table take")
    assert says(await table.slash(person, "hand"), "error-former-player", free="no")
    late = await table.slash(person, "game join")
    assert says(late, "error-wrong-state", free="no", state="running")


async def test_a_person_kept_out_is_told_so(table: World) -> None:
    person = await asked_person(table)
    await table.slash(table.admin, "mod forbid", person=person, reason="a test of it")
    assert says(await table.slash(person, "hand"), "error-forbidden-person")


async def test_who_left_or_never_had_a_seat_may_sit_down_in_the_lobby(world: World) -> None:
    """The seat is to be had: that is what every control says."""
    ada, ben, *_ = world.players
    await world.slash(ada, "game create", language="en")
    await world.press(ben, kind="lobby-join")
    await world.press(ben, kind="lobby-leave")
    for person in (ben, world.stranger):
        for kind in ("lobby-leave", "lobby-colour"):
            assert says(await world.press(person, kind=kind), "lobby-sit-first")
        assert says(await world.slash(person, "game colour", colour="mauve"), "lobby-sit-first")
        assert says(await world.slash(person, "game leave"), "lobby-sit-first")
        assert says(await world.slash(person, "board", anew=True), "lobby-sit-first")


async def test_a_card_just_bought_is_said_to_be_new(table: World) -> None:
    person = await in_action(table)
    game = await game_of(table)
    slice_ = base_slice(game.state)
    for card, called in (("knight_card", "knight"), ("monopoly", "monopoly")):
        slice_.cards[game.asked[0]] = slice_.new_cards[game.asked[0]] = (card,)
        answer = await table.slash(person, "play", card=called)
        assert "You bought" in answer.text
        assert "in this turn" in answer.text
        hand = (await table.slash(person, "hand")).text
        assert locales.text("en", "hand-no-use") not in hand
        assert "⛔ You bought" in hand


@pytest.mark.parametrize("state", ["paused", "finished"])
async def test_what_stands_still_is_the_reason_for_everything(table: World, state: str) -> None:
    """At a table that is over or paused no other reason is given, and no move is offered."""
    person = await in_action(table)
    game = await game_of(table)
    base_slice(game.state).cards[game.asked[0]] = ("knight_card",)
    moderation = table.bot.host.table.moderation
    with table.inside():
        if state == "paused":
            await moderation.pause(1)
        else:
            await moderation.end(1, moderator_id=1, reason="a test of it")
    typed: tuple[tuple[str, dict[str, Any]], ...] = (
        ("trade offer", {"give": "wool", "get": "ore"}),
        ("trade accept", {"offer": "1"}),
        ("trade bank", {"give": "wool", "get": "ore"}),
        ("play", {"card": "knight"}),
        ("play", {"card": "dragon"}),
        ("do", {"move": "dance"}),
        ("build road", {"edge": "zz"}),
        ("build ship", {"edge": "1-2"}),
        ("ship", {"from": "1-2", "to": "2-3"}),
        ("pirate", {}),
        ("bid", {"amount": 1}),
        ("robber", {"hex": "A"}),
        ("steal", {"victim": "ben"}),
        ("discard", {"cards": "1 ore"}),
        ("roll", {}),
        ("buy", {}),
        ("end", {}),
    )
    for command, options in typed:
        answer = await table.slash(person, command, **options)
        assert says(answer, "error-wrong-state", state=state, free="no"), (command, answer.text)
    hand = await table.slash(person, "hand")
    assert {button.kind for button in table.buttons(hand)} <= {"panel", "standing", "album"}
    assert "➡️" not in hand.text
    score = await table.slash(person, "score")
    assert "⏳" not in score.text
    if state == "finished":
        ended = await loaded(table)
        assert "Waiting for" not in words(picture_request(ended), "en")
        assert locales.text("en", "panel-finished") in score.text
        assert "can be played" not in hand.text
        assert locales.text("en", "hand-playable") not in hand.text


async def test_a_move_of_other_rules_is_said_to_be_theirs(table: World) -> None:
    answer = await table.slash(await in_action(table), "build ship", edge="1-2")
    assert "It comes with: Cheops, Seafarers" in answer.text


async def test_deleted_message(table: World) -> None:
    """The live post was deleted: the game goes on with a new one at the bottom."""
    seat = (await game_of(table)).asked[0]
    message = table.last_post()
    partial = table.bot.get_partial_messageable(table.channel.id).get_partial_message(message.id)
    await partial.delete()
    person = await person_at(table, seat)
    answer = await table.slash(person, "roll")
    assert "rolls" in answer.text
    assert table.buttons(table.last_post())
    assert "rolls" in table.text_of(table.last_post())


async def test_deleted_message_within_a_turn(table: World) -> None:
    person = await in_action(table)
    seat = (await game_of(table)).asked[0]
    await give(table, seat, brick=4)
    message = table.last_post()
    partial = table.bot.get_partial_messageable(table.channel.id).get_partial_message(message.id)
    await partial.delete()
    await table.slash(person, "trade bank", give="brick", get="ore")
    assert "to the bank" in table.text_of(table.last_post())


async def test_no_right_to_attach_files(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pictures the game goes on as text, with the position in words."""
    fix_seed(monkeypatch)
    assert world.guild.me is not None
    quiet = world.guild.create_text_channel(
        "words-only",
        overwrites={world.guild.me: discord.PermissionOverwrite(attach_files=False)},
    )
    await world.slash(world.players[0], "katane", channel=quiet)
    for other in world.players[1:]:
        await world.press(other, kind="lobby-join", on=world.last_post(quiet))
    await world.press(world.players[0], kind="lobby-start", on=world.last_post(quiet))
    post = world.last_post(quiet)
    assert not post.attachments
    assert world.buttons(post)
    assert "Brigand sur l’hexagone" in world.text_of(post)


async def test_discord_takes_no_file(table: World) -> None:
    """A refused upload costs the picture, not the turn."""
    person = await asked_person(table)
    table.fail("POST", "/channels/*/messages", status=413, code=40005)
    await table.press(person, "Roll the dice")
    assert "rolls" in table.text_of(table.last_post())


async def test_25_an_upload_limit_costs_size_and_then_the_picture(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 100 kB a smaller picture is sent, below that size words; never a turn is lost."""
    fix_seed(monkeypatch)
    world = await World.open(database_url)
    store, limit = world.env.backend.cdn.store_attachment, [100_000]
    sizes: list[int] = []

    def limited(number: int, channel: int, name: str, data: bytes, *rest: Any) -> Any:
        if len(data) > limit[0]:
            raise BackendError(413, 40005, "Request entity too large")
        sizes.append(len(data))
        return store(number, channel, name, data, *rest)

    monkeypatch.setattr(world.env.backend.cdn, "store_attachment", limited)
    await open_game(world)
    assert world.last_post().attachments
    assert 1000 < sizes[-1] < limit[0]
    limit[0] = 1000
    await press_sensible(world, Random(1))
    await press_sensible(world, Random(1))
    assert not world.last_post().attachments
    assert (await game_of(world)).move_count == 2
    await world.close()


async def test_no_right_to_write(table: World) -> None:
    """The move counts; whoever made it is told which right is missing, in private."""
    person = await asked_person(table)
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, send_messages=False)
    count = (await game_of(table)).move_count
    answer = await table.slash(person, "roll")
    assert (await game_of(table)).move_count == count + 1
    right = locales.text("en", "right-send-messages")
    assert says(answer, "cannot-post", rights=right)


async def test_posts_come_when_discord_is_back(table: World) -> None:
    """Discord takes nothing for a while: the post comes later, once."""
    person = await asked_person(table)
    before = len(table.posts())
    table.fail("POST", "/channels/*/messages", status=429, code=0, times=1)
    await table.press(person, "Roll the dice")
    await table.advance(minutes=2)
    assert len(table.posts()) == before + 1
    assert "rolls" in table.text_of(table.last_post())


async def test_03_a_lost_post_is_found_where_words_alone_would_change(
    table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An offer's post arrives, but not the answer of Discord; the offer is withdrawn at once."""
    person = await in_action(table)
    await give(table, (await game_of(table)).asked[0], wool=2)
    lost: list[int] = []

    async def arrives_unheard(*words: Any, **more: Any) -> Any:
        sent = await send(*words, **more)
        if not lost:
            lost.append(sent.message.id)
            raise aiohttp.ServerDisconnectedError
        return sent

    monkeypatch.setattr("cogs.posts.publisher.send", arrives_unheard)
    await table.slash(person, "trade offer", give="1 wool", get="1 ore")
    await table.slash(person, "trade withdraw", offer="1")
    await table.advance(minutes=2)
    assert lost
    assert [post.id for post in table.posts() if table.buttons(post)] == [table.last_post().id]


async def test_no_game_here(world: World) -> None:
    for command in ("roll", "hand", "board", "log", "score"):
        assert says(await world.slash(world.players[0], command), "no-game-here")
    assert (await world.slash(world.players[0], "help")).ephemeral


async def test_a_second_game_in_a_channel(table: World) -> None:
    answer = await table.slash(table.stranger, "katane")
    assert says(answer, "error-channel-busy")
    assert len([post for post in table.posts() if "new table" in table.text_of(post)]) == 1


async def test_an_unknown_game(world: World) -> None:
    await world.slash(world.players[0], "katane")
    forged = str(CustomId("do", 999, 1, "roll"))
    answer = await world.press_id(world.players[0], world.last_post(), forged)
    assert says(answer, "error-game-not-found")


@pytest.mark.parametrize(
    "payload",
    ["", "nonsense", "roll.1.2.3", "build_road.zz", "build_road.", "discard.11111", "|", "x|p9"],
)
async def test_forged_payloads(table: World, payload: str) -> None:
    """What no button of ours carries is refused like any other move."""
    version = (await loaded(table)).version
    person = await asked_person(table)
    for kind in ("do", "go", "choose", "bag", "deal", "deal-send"):
        forged = str(CustomId(kind, 1, version, payload))
        answer = await table.press_id(person, table.last_post(), forged)
        assert answer.ephemeral, (kind, payload)
    await unchanged(table, version)


async def test_undo_of_what_stands(table: World) -> None:
    person = await asked_person(table)
    await table.press(person, "Roll the dice")
    answer = await table.slash(person, "undo")
    assert says(answer, "error-nothing-to-take-back")


async def test_moves_for_others_are_impossible(table: World) -> None:
    """Whoever presses acts for the own seat: no id of ours names another one."""
    for button in table.buttons():
        parsed = CustomId.parse(button.custom_id)
        assert parsed is not None
        assert "s1" not in parsed.payload.split(".")
    game = await game_of(table)
    assert "seat" not in written(selection_of(Roll(game.asked[0])))


async def test_hidden_cards_change_nothing_public(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions that differ in a hidden card have the same post (check 51)."""
    from cogs.posts.compose import game_post
    from cogs.posts.layout import layout

    fix_seed(monkeypatch)
    await open_game(world)
    await play_until(world, "action")
    table = await loaded(world)
    assert table.game is not None
    entries = await world.bot.host.table.log(1, since=0)
    seat = table.game.asked[0]
    shown = []
    for cards in ({"brick": 4}, {"ore": 4}):
        await give(world, seat, **cards)
        base_slice(table.game.state).cards[seat] = (
            ("knight_card",) if "brick" in cards else ("monopoly",)
        )
        post = game_post(table, entries, since=0)
        shown.append(layout(post, picture=True).to_components())
    assert shown[0] == shown[1]


async def test_named_moves_at_the_wrong_time(table: World) -> None:
    """A victim or a card that is named too early is answered by when, not by “unknown”."""
    person = await asked_person(table)
    answer = await table.slash(person, "steal", victim="ben")
    assert "“Steal a card” is not possible now: first roll the dice." in answer.text
    answer = await table.slash(person, "play", card="monopoly")
    assert "You do not hold the card" in answer.text
    answer = await table.slash(person, "play", card="dragon")
    assert "I find no possible move “dragon”" in answer.text
    answer = await table.slash(person, "play", card="victory point")
    assert "is never played: it counts by itself" in answer.text
    game = await game_of(table)
    base_slice(game.state).cards[game.asked[0]] = ("year_of_plenty",)
    game.state.bank[:] = [0] * 5
    answer = await table.slash(person, "play", card="plenty")
    assert locales.text("en", "refusal-bank-holds-nothing") in answer.text


async def test_a_victim_by_number_or_name(table: World) -> None:
    """Who is none of those to choose from is refused with them, not with what is missing."""
    game = await game_of(table)
    (own,) = game.asked
    first, second, poor = (seat for seat in range(4) if seat != own)
    await give(table, first, ore=1)
    await give(table, second, wool=3)
    game.state.stack.append(ChooseVictim(seats=(own,), victims=(first, second)))
    person, names = (
        await person_at(table, own),
        [seat.display_name for seat in (await loaded(table)).seats],
    )
    for typed in (str(poor + 1), names[poor], names[own]):
        answer = await table.slash(person, "steal", victim=typed)
        assert "You cannot steal from" in answer.text
    for seat in (first, poor):
        (await loaded(table)).seat(seat).display_name = "twin"
    answer = await table.slash(person, "trade offer", give="wool", get="ore", to="twin")
    assert "“twin” is the name of 2 players" in answer.text
    answer = await table.slash(person, "steal", victim=str(second + 1))
    assert "wool" in answer.text or "🐑" in answer.text
    assert (await game_of(table)).state.hand_size(second) == 2


async def test_what_was_typed_comes_back_short_and_as_it_was_written(world: World) -> None:
    """However long, and with marks that Discord formats: no answer fails, none is formatted."""
    person = world.players[0]
    answer = await world.slash(person, "game create", modules="x" * 6000)
    assert "There is no rule module “xxx" in answer.text
    assert len(answer.text) < 600
    wild = "**a**\n# b <@&123> @everyone"
    await world.slash(person, "game create", language="en")
    typed: tuple[tuple[str, dict[str, Any]], ...] = (
        ("game create", {"modules": wild}),
        ("game create", {"board": wild}),
        ("game option", {"option": wild, "value": "1"}),
        ("game option", {"option": "victory_points", "value": wild}),
        ("game option", {"option": "seats", "value": wild}),
        ("me zone", {"city": wild}),
    )
    for command, options in typed:
        said = (await world.slash(person, command, **options)).text
        assert "b" in said, command
        for raw in ("**a**", "\n# b", "<@&", "@everyone"):
            assert raw not in said, (command, raw)


@pytest.mark.parametrize("command", ["play", "do"])
async def test_moves_that_are_none_come_back_as_they_were_written(
    table: World, command: str
) -> None:
    name = "card" if command == "play" else "move"
    typed: dict[str, Any] = {name: "**a** @here <@&1>\nb"}
    answer = await table.slash(await asked_person(table), command, **typed)
    assert "I find no possible move" in answer.text
    assert "**a**" not in answer.text
    assert "@here" not in answer.text
    assert "<@&" not in answer.text


async def test_wrong_options_say_what_would_be_right(world: World) -> None:
    """A value that is none is answered by those that are, by the names that people read."""
    person = world.players[0]
    world.speak(person, "fr")

    async def refused(option: str, value: str) -> str:
        answer = await world.slash(person, "game option", option=option, value=value)
        return answer.text

    await world.slash(person, "game create", language="en")
    for many in ("²", "9" * 6000, "1"):
        assert "3, 4, 5 ou 6" in await refused("seats", many)
        assert "nombre entier de 3 à" in await refused("victory_points", many)
    assert "«\xa0rappel au bout de\xa0»" in await refused("reminder_minutes", "²")
    assert "nombre entier de minutes, de" in await refused("reminder_minutes", "²")
    assert "«\xa0rappels avant de demander à la table\xa0»" in await refused("reminders", "²")
    assert "délai par demande" in await refused("deadline", "²")
    assert "plateau variable" in await refused("map", "²")
    assert "points de victoire" in await refused("dragons", "1")
    known = (await world.slash(person, "game create", modules="dragons")).text
    assert "Alexandre le Grand" in known
    assert "cheops" not in known
    said = (await world.slash(person, "game create", modules="alexander cheops")).text
    assert "«\xa0Alexandre le Grand\xa0» et «\xa0Cheops\xa0» ne vont pas ensemble" in said
    assert "3, 4, 5 ou 6" in (await world.slash(person, "game start")).text


async def test_names_as_they_are_listed_are_read(world: World) -> None:
    person = world.players[0]
    await world.slash(person, "game create", modules="Cities & Knights", language="en")
    assert (await loaded(world)).row.modules == ["base", "cities_knights"]
    await world.slash(person, "game option", option="rule modules", value="Alexandre le Grand")
    assert (await loaded(world)).row.modules == ["base", "alexander"]
    await world.slash(person, "game option", option="modules", value="")
    await world.slash(person, "game option", option="board", value="beginner board")
    assert (await loaded(world)).row.options["map"] == "base_beginner"
    await world.slash(person, "game option", option="deadlines", value="no deadline")
    assert (await loaded(world)).row.table_options["deadline"] == "none"


async def test_cards_that_are_none_are_answered_by_those_that_are(table: World) -> None:
    person = await in_action(table)
    typed: tuple[tuple[str, dict[str, Any]], ...] = (
        ("trade bank", {"give": "🍕", "get": "ore"}),
        ("trade offer", {"give": "🍕", "get": "ore"}),
        ("trade offer", {"give": "🍕🍕", "get": "ore"}),
        ("discard", {"cards": "🍕🍔"}),
    )
    for command, options in typed:
        answer = await table.slash(person, command, **options)
        assert "🧱 brick" in answer.text or "2 wool 1 ore" in answer.text, command


@pytest.mark.parametrize("typed", ["²", "9" * 6000])
async def test_numbers_of_offers_that_are_none(table: World, typed: str) -> None:
    person = await in_action(table)
    for command in ("accept", "refuse", "withdraw", "counter", "deal"):
        more: dict[str, Any] = {"offer": typed}
        more |= {"give": "ore", "get": "wool"} if command == "counter" else {}
        more |= {"partner": "2"} if command == "deal" else {}
        answer = await table.slash(person, f"trade {command}", **more)
        assert says(answer, "refusal-offer-gone"), command
