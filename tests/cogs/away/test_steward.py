"""A steward does what is compulsory and never improves the absent seat (check 40), by self-play."""

from random import Random
from statistics import mean

import pytest

from cogs.away.stewards import compulsory
from db.loaded import LoadedGame
from db.models import Controller, GameRow, SeatRow
from engine.game import Game
from engine.players import simple_player
from tests.cogs.away.tables import NOON
from tests.engine.builder import Table

COMPULSORY = {"roll", "discard", "move_robber", "steal", "refuse_offer", "end_turn"}
MOST_MOVES = 3000


def table_of(game: Game, absent: int) -> LoadedGame:
    """A table whose seat `absent` has a steward."""
    row = GameRow(id=1, guild_id=1, channel_id=1, language="en", created_at=NOON, updated_at=NOON)
    seats = [
        SeatRow(
            game_id=1,
            number=seat,
            user_id=seat + 1,
            colour=str(seat),
            controller=Controller.STEWARD if seat == absent else Controller.PERSON,
            joined_at=NOON,
        )
        for seat in range(game.rules.seats)
    ]
    return LoadedGame(row, tuple(seats), game)


def founded(seed: int) -> Game:
    """A base game after its founding phase, played by sensible people."""
    game, random = Game.create(seed=bytes([seed]) * 32), Random(seed)
    while not game.state.turn:
        game.play(simple_player(game.view(game.asked[0]), random))
    return game


def play(seed: int, absent: int | None) -> tuple[Game, set[str], list[int]]:
    """A game to its end; the kinds of acts of the steward, and the points it ever added."""
    game, random = founded(seed), Random(seed)
    acts: set[str] = set()
    gains: list[int] = []
    for _ in range(MOST_MOVES):
        if game.finished:
            break
        action = compulsory(table_of(game, absent)) if absent is not None else None
        if action is None or absent is None:
            seats = (*game.invited, *game.asked)
            action = simple_player(game.view(seats[0]), random)
            game.play(action)
            continue
        before = game.view(absent).points(absent)
        game.play(action, absent=True)
        acts.add(action.kind)
        gains.append(game.view(absent).points(absent) - before)
    return game, acts, gains


@pytest.mark.parametrize("seed", range(6))
def test_check_40_every_act_is_compulsory_and_gains_nothing(seed):
    absent = seed % 4
    start = founded(seed).view(absent).points(absent)
    game, acts, gains = play(seed, absent)
    assert acts <= COMPULSORY
    assert set(gains) <= {0}
    assert game.view(absent).points(absent) <= start
    assert absent not in game.winners


def test_check_40_an_absent_seat_does_worse_than_a_present_one():
    seeds = range(6)
    absent = [play(seed, 0)[0].view(0).points(0) for seed in seeds]
    present = [play(seed, None)[0].view(0).points(0) for seed in seeds]
    assert mean(absent) < mean(present) - 2


def test_offers_to_the_absent_are_refused_before_anything_else():
    t = Table().hand(0, wool=2).hand(1, ore=2).action(0)
    t.do(0, "offer_trade", t.rules.bag(wool=1), t.rules.bag(ore=1), (1, 2))
    action = compulsory(table_of(t.game, 1))
    assert action is not None
    assert (action.kind, action.seat) == ("refuse_offer", 1)
    assert compulsory(table_of(t.game, 3)) is None


def test_a_present_seat_is_left_alone():
    game = founded(2)
    others = next(seat for seat in range(4) if seat not in game.asked)
    assert compulsory(table_of(game, others)) is None
