"""The auctions of Alexander's march as people read them: what they can pay, what they named."""

import pytest

from cogs import colours
from engine.frames import Step
from engine.modules.alexander.maximum import SetMaximumBid
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.modules.base.slice import base_slice
from tests.sim.answers import alt_texts
from tests.sim.games import fix_seed, game_of, give, loaded, move, open_game, person_at
from tests.sim.world import World


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A game of three at the auction that opens it."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="alexander")
    return world


async def test_whoever_bids_reads_what_they_can_pay(table: World) -> None:
    """The hand alone tells it, so nobody else does (alexander.md §7.4)."""
    game = await game_of(table)
    seat = game.asked[0]
    await give(table, seat, wool=2, ore=3, gold=0)
    person = await person_at(table, seat)
    panel = await table.press(person, "Bid")
    assert "or pass; you can pay 2 at most, in 🧱 🪵 🐑 🌾 🪙." in panel.text
    assert "you can pay" not in table.text_of(table.last_post())
    table.speak(person, "fr")
    assert "vous pouvez payer 2 au plus" in (await table.slash(person, "hand")).text
    (alt,) = alt_texts(table.last_post())
    assert "Alexander at Pella, corner 32, 1 of 46 points passed." in alt
    assert "Auction for Founding at Pella, corner 32." in alt


async def test_a_maximum_is_told_to_its_seat_alone(table: World) -> None:
    """All are asked at once; the hand of each shows what it has named (§7.6)."""
    stored = await loaded(table)
    assert stored.game is not None
    game = stored.game
    ask = game.rules.decisions["maximum_bid"]
    game.state.stack[-1] = ask(seats=(0, 1, 2))
    ada, ben = await person_at(table, 0), await person_at(table, 1)
    named = await table.slash(ada, "do", move="set_maximum_bid.7")
    assert "🤫 Your maximum in this auction: 7" in named.text
    assert "🤫 Your maximum in this auction: 7" in (await table.slash(ada, "hand")).text
    assert "Your maximum" not in (await table.slash(ben, "hand")).text
    assert "🤫 🟡 chloe has named a maximum" in table.text_of(table.last_post())


async def test_a_course_of_bids_is_one_line(table: World) -> None:
    """What the maxima lead to is told as open bidding would tell it, in short (§7.6)."""
    stored = await loaded(table)
    assert stored.game is not None
    game = stored.game
    game.state.stack[-1:] = [
        Step("bid_course"),
        game.rules.decisions["maximum_bid"](seats=(0, 1, 2)),
    ]
    await give(table, 2, gold=30)
    for seat, most in enumerate((20, 0, 30)):
        await move(table, SetMaximumBid(seat, most))
    lines = table.text_of(table.last_post()).splitlines()
    (course,) = [line for line in lines if line.startswith("📣")]
    a, b, c = (await loaded(table)).seats
    names = [f"{colours.sign(seat.colour)} {seat.display_name}" for seat in (a, b, c)]
    bids = course.split(" · ")
    assert bids[:4] == [
        f"📣 {names[0]} bids 1",
        f"{names[1]} passes",
        f"{names[2]}: 2",
        f"{names[0]}: 3",
    ]
    assert bids[6:8] == ["…", f"{names[2]}: 16"]
    assert bids[-2:] == [f"{names[2]}: 20", f"{names[0]} passes"]


async def test_a_payment_says_what_its_number_of_knights_is(table: World) -> None:
    """Where knights count, how many of them are laid down; elsewhere nothing (§7.3)."""
    game = (await loaded(table)).game
    assert game is not None
    await give(table, 0, wool=2, ore=1, grain=1, gold_coin=1)
    base_slice(game.state).knights[0] = 1
    ada = await person_at(table, 0)
    for event, bid, heading in (
        ("battle_event", 5, "**Pay the bid** · 1 knight, worth 3\n"),
        ("famine_event", 3, "**Pay the bid**\n"),
    ):
        alexander_slice(game.state).auction = Auction(event, 1, bid=bid, bidder=0)
        game.state.stack[-1] = game.rules.decisions["pay_bid"](seats=(0,))
        hand = await table.slash(ada, "hand")
        assert heading in (await table.press(ada, "Pay the bid", on=hand)).text
