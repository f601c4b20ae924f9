"""“Since your last turn”: five private lines, from events only."""

from tests.sim.absence import default_move, offer, table
from tests.sim.games import asked_person, game_of, person_at, play_on, play_until
from tests.sim.world import World

__all__ = ["table"]


async def a_round(world: World, seat: int) -> None:
    """Play on until it is the turn of a seat again."""
    turn = (await game_of(world)).state.turn
    while True:
        game = await game_of(world)
        if game.state.active == seat and game.state.turn > turn and seat in game.asked:
            return
        await default_move(world)


async def test_five_lines_in_private(table: World) -> None:
    seat = (await game_of(table)).asked[0]
    await a_round(table, seat)
    answer = await table.press(await person_at(table, seat), "Since my turn")
    assert answer.ephemeral
    lines = answer.text.splitlines()
    assert lines[0] == "### Since your last turn"
    assert [line[0] for line in lines[1:]] == ["🎲", "🔨", "🤝", "🥷", "🏆"]
    rolled = lines[1].split("—")[0].removeprefix("🎲 ").split(", ")
    assert len(rolled) == 3
    assert "you receive" in lines[1]
    assert lines[2] == "🔨 nothing"


async def test_by_command_at_any_time_in_the_own_language(table: World) -> None:
    ada = await asked_person(table)
    table.speak(ada, "fr")
    answer = await table.slash(ada, "since")
    assert answer.ephemeral
    assert "Depuis votre dernier tour" in answer.text
    stranger = await table.slash(table.stranger, "since")
    assert "You have no seat" in stranger.text


async def test_what_was_built_traded_and_stolen_is_told(table: World) -> None:
    seat = (await game_of(table)).state.active
    await play_on(table, 120)
    events = [
        event for entry in await table.bot.host.table.log(1, reader=seat) for event in entry.events
    ]
    assert any(event.kind.endswith("_built") for event in events)
    answer = await table.slash(await person_at(table, seat), "since")
    assert len(answer.text.splitlines()) == 6


async def test_offers_are_no_trades(table: World) -> None:
    await offer(table)
    active = (await game_of(table)).state.active
    other = await person_at(table, (active + 1) % 4)
    assert "🤝 nothing" in (await table.slash(other, "since")).text
    await play_until(table, "action")


async def test_a_moved_robber_is_told_once_and_is_no_award(table: World) -> None:
    seat = (await game_of(table)).state.active
    await play_until(table, "move_robber")
    await default_move(table)
    ada = await person_at(table, seat)
    table.speak(ada, "fr")
    lines = (await table.slash(ada, "since")).text.splitlines()
    assert "déplace le brigand" in lines[4]
    assert lines[4].count("🥷") == 1
    assert "brigand" not in lines[5]
    assert ": " not in lines[2].replace("\N{NO-BREAK SPACE}: ", "")
