"""Corrections by moderators: nobody's own moves, recorded, and true to the supplies."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.corrections import (
    CORRECTIONS,
    CorrectCards,
    CorrectCity,
    CorrectRoute,
    CorrectSettlement,
)
from engine.verify import verify
from tests.engine.builder import Table, place


def bag(t, **counts):
    return t.game.rules.bag(**counts)


def refused(t, key, action):
    before = t.game.hash()
    with pytest.raises(Refusal) as caught:
        t.game.play(action, absent=True)
    assert caught.value.key == key
    assert t.game.hash() == before


def test_they_are_nobodys_own_moves():
    t = Table().hand(0, wool=1)
    give = CorrectCards(0, bag(t, ore=1), bag(t))
    with pytest.raises(Refusal) as caught:
        t.game.play(give)
    assert caught.value.key == "only-as-default"
    kinds = {cls.kind for cls in CORRECTIONS}
    assert not kinds & {move.kind for move in t.game.legal()}
    assert not kinds & set(t.game.rules.actions)


def test_cards_come_from_the_bank_and_go_there():
    t = Table().hand(1, wool=2)
    bank = t.game.state.bank[:]
    events = t.game.play(CorrectCards(1, bag(t, ore=2), bag(t, wool=1)), absent=True)
    assert t.hand_of(1) == {"wool": 1, "ore": 2}
    ore, wool = t.game.rules.kind("ore"), t.game.rules.kind("wool")
    assert t.game.state.bank[ore] == bank[ore] - 2
    assert t.game.state.bank[wool] == bank[wool] + 1
    assert [event.kind for event in events] == ["correction_took", "correction_gave"]
    assert not t.game.can_undo(1)
    refused(t, "correction-hand-lacks", CorrectCards(1, bag(t), bag(t, wool=2)))
    refused(t, "correction-bank-lacks", CorrectCards(1, bag(t, ore=20), bag(t)))
    refused(t, "correction-of-nothing", CorrectCards(1, bag(t), bag(t)))


def test_a_discard_that_is_asked_stays_possible():
    t = Table().hand(0, wool=8).settlement(1, "(0,0)N")
    t.roll(3, 4)
    assert t.game.asked == (0,)
    refused(t, "correction-blocks", CorrectCards(0, bag(t), bag(t, wool=7)))


def test_pieces_lie_where_they_may():
    t = Table()
    board = t.game.board
    here, beside = place(board, "vertex", "(0,0)N"), place(board, "vertex", "(0,0)NE")
    edge = next(e for e in board.vertex_edges[here])
    refused(t, "correction-not-there", CorrectRoute(2, "road", edge, False))
    refused(t, "correction-unknown-piece", CorrectRoute(2, "ship", edge, False))
    t.game.play(CorrectSettlement(2, here, False), absent=True)
    refused(t, "correction-not-there", CorrectSettlement(1, beside, False))
    t.game.play(CorrectRoute(2, "road", edge, False), absent=True)
    t.game.play(CorrectCity(2, here), absent=True)
    state = t.game.state
    assert (state.cities[2], state.roads[2], state.settlements[2]) == (1 << here, 1 << edge, 0)
    refused(t, "correction-no-piece-there", CorrectCity(2, here))
    t.game.play(CorrectRoute(2, "road", edge, True), absent=True)
    refused(t, "correction-no-piece-there", CorrectRoute(2, "road", edge, True))
    assert t.game.state.roads[2] == 0
    refused(t, "correction-no-piece-there", CorrectSettlement(2, here, True))


def test_a_settlement_is_taken_off():
    t = Table().settlement(0, "(0,0)N")
    here = place(t.game.board, "vertex", "(0,0)N")
    left = t.game.state.supply("settlement", 0)
    t.game.play(CorrectSettlement(0, here, True), absent=True)
    assert t.game.state.supply("settlement", 0) == left + 1
    assert not t.game.state.buildings >> here & 1


def test_a_record_replays_them_and_the_dice_stay_proved():
    game = Game.create(seed=bytes(32))
    while not game.state.dice:
        action = game.default(game.asked[0])
        assert action is not None
        game.play(action, absent=True)
    game.play(CorrectCards(3, game.rules.bag(ore=3), game.rules.bag()), absent=True)
    text = game.record(full=True)
    assert "s4 correct_cards give=3ore take=-" in text
    assert Game.from_record(text).hash() == game.hash()
    assert verify(text).hash() == game.hash()
