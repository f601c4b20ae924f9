"""Before the start: seats, colours, options, one open game per channel."""

import asyncio
import threading
from typing import Any

import pytest

from db.database import Database
from db.errors import (
    AlreadySeated,
    ChannelBusy,
    Forbidden,
    GameNotFound,
    NotSeated,
    SeatTaken,
    TableFull,
    TooFewPlayers,
    WrongState,
)
from db.loaded import LoadedGame
from db.models import Controller, GameState
from db.store import Store
from db.table import Table
from engine.errors import Refusal
from engine.game import Game, drawn_layout
from engine.layout import Layout
from tests.db.games import CHANNEL, COLOURS, GUILD, new_table, person


async def lobby(table: Table, *, channel: int = CHANNEL, seats: int = 4) -> LoadedGame:
    return await table.create(
        guild_id=GUILD, channel_id=channel, language="en", seat_limit=seats, user_id=person(0)
    )


async def join(table: Table, game_id: int, seat: int, *colours: str) -> LoadedGame:
    return await table.lobby.join(
        game_id,
        user_id=person(seat),
        display_name=f"Person {seat}",
        colours=colours or COLOURS,
    )


async def test_one_open_game_per_channel(table: Table) -> None:
    first = await lobby(table)
    with pytest.raises(ChannelBusy):
        await lobby(table)
    await table.moderation.end(first.id, reason="again")
    second = await lobby(table)
    assert second.id != first.id


async def test_a_create_delivered_twice_makes_one_game(table: Table) -> None:
    made = await asyncio.gather(
        *(
            table.create(
                guild_id=GUILD,
                channel_id=CHANNEL,
                language="en",
                user_id=person(0),
                interaction_id=3,
            )
            for _ in range(5)
        )
    )
    assert len({game.id for game in made}) == 1


async def test_seats_and_colours(table: Table) -> None:
    made = await lobby(table, seats=3)
    await join(table, made.id, 0)
    with pytest.raises(AlreadySeated):
        await join(table, made.id, 0)
    with pytest.raises(SeatTaken):
        await join(table, made.id, 1, "blue")
    loaded = await join(table, made.id, 1)
    assert [(seat.number, seat.colour) for seat in loaded.seats] == [(0, "blue"), (1, "vermilion")]
    with pytest.raises(SeatTaken):
        await table.lobby.choose_colour(made.id, "blue", user_id=person(1))
    loaded = await table.lobby.choose_colour(made.id, "black", user_id=person(1))
    assert loaded.seat(1).colour == "black"
    loaded = await table.lobby.add_computer(
        made.id, level="steady", display_name="Ada", colours=COLOURS
    )
    assert loaded.seat(2).controller == Controller.COMPUTER
    with pytest.raises(TableFull):
        await join(table, made.id, 3)
    loaded = await table.lobby.leave(made.id, user_id=person(0))
    assert [seat.number for seat in loaded.seats] == [1, 2]
    with pytest.raises(NotSeated):
        await table.lobby.leave(made.id, user_id=person(0))
    loaded = await join(table, made.id, 3)
    assert loaded.seat(0).user_id == person(3)


async def test_20_people_press_join_at_once(table: Table) -> None:
    made = await lobby(table)
    results = await asyncio.gather(
        *(join(table, made.id, seat) for seat in range(20)), return_exceptions=True
    )
    assert sum(isinstance(result, TableFull) for result in results) == 16
    loaded = await table.load(made.id)
    assert [seat.number for seat in loaded.seats] == [0, 1, 2, 3]


async def test_start_in_a_given_order(table: Table) -> None:
    made = await lobby(table)
    for seat in range(4):
        await join(table, made.id, seat)
    await table.lobby.leave(made.id, user_id=person(1))
    with pytest.raises(TooFewPlayers):
        await table.lobby.start(made.id, minimum=4)
    started = await table.lobby.start(made.id, order=[3, 0, 2])
    assert [seat.user_id for seat in started.seats] == [person(3), person(0), person(2)]
    assert [seat.number for seat in started.seats] == [0, 1, 2]
    assert started.game is not None
    assert started.game.rules.seats == 3
    with pytest.raises(WrongState):
        await table.lobby.start(made.id)
    with pytest.raises(WrongState):
        await join(table, made.id, 7)


async def test_start_with_options_that_do_not_fit(table: Table) -> None:
    made = await new_lobby_of_two(table)
    await table.lobby.configure(made.id, modules=["base", "nonsense"])
    with pytest.raises(Refusal):
        await table.lobby.start(made.id)
    assert (await table.load(made.id)).state is GameState.LOBBY
    changed = await table.lobby.configure(made.id, modules=["base"], name="Sunday")
    assert changed.row.name == "Sunday"


async def new_lobby_of_two(table: Table) -> LoadedGame:
    made = await lobby(table)
    for seat in range(2):
        await join(table, made.id, seat)
    return made


async def test_fewer_seats_than_people(table: Table) -> None:
    made = await new_lobby_of_two(table)
    with pytest.raises(TableFull):
        await table.lobby.configure(made.id, seat_limit=1)


async def test_a_forbidden_person_takes_no_seat(table: Table, database: Database) -> None:
    made = await lobby(table)
    await table.moderation.forbid(GUILD, person(1), moderator_id=9, reason="rude")
    with pytest.raises(Forbidden):
        await join(table, made.id, 1)
    assert await table.moderation.allow(GUILD, person(1), moderator_id=9, reason="sorry")
    assert not await table.moderation.allow(GUILD, person(1), moderator_id=9, reason="sorry")
    await join(table, made.id, 1)
    acts = await Store(database).audit(guild_id=GUILD)
    assert [(act.act, act.subject_id) for act in acts] == [
        ("allow", person(1)),
        ("forbid", person(1)),
    ]


@pytest.mark.parametrize("number", [0, 404, 10**18 - 1])
async def test_an_unknown_game(table: Table, number: int) -> None:
    with pytest.raises(GameNotFound):
        await table.load(number)
    with pytest.raises(GameNotFound):
        await join(table, number, 1)


async def test_a_deleted_game_is_gone_for_everybody(table: Table, database: Database) -> None:
    made = await new_table(table)
    await table.moderation.delete(made.id, reason="test", moderator_id=9)
    with pytest.raises(GameNotFound):
        await table.load(made.id)
    assert await Store(database).open_game_in(CHANNEL) is None
    assert [act.act for act in await Store(database).audit(game_id=made.id)] == ["delete"]


async def test_a_board_that_takes_long_to_draw_holds_nobody_up(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other tables go on meanwhile, and the game begins on the board that its seed gives."""
    slow, other = await lobby(table), await lobby(table, channel=CHANNEL + 1)
    for seat in range(4):
        await join(table, slow.id, seat)
    begun, may_end = threading.Event(), threading.Event()

    def drawn(*args: Any) -> Layout:
        begun.set()
        assert may_end.wait(20)
        return drawn_layout(*args)

    monkeypatch.setattr("db.lobby.drawn_layout", drawn)
    start = asyncio.create_task(table.lobby.start(slow.id, seed=b"board"))
    assert await asyncio.to_thread(begun.wait, 20)
    await join(table, other.id, 0)
    assert not start.done()
    may_end.set()
    game = (await start).game
    assert game is not None
    assert game.hash() == Game.create(seed=b"board").hash()
