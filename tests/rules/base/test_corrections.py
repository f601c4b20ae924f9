"""Corrections by moderators: nobody's own moves, recorded, and true to the supplies."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.corrections import (
    CORRECTIONS,
    CorrectCards,
    CorrectHiddenCard,
    CorrectHolding,
    CorrectPawn,
    CorrectPiece,
    CorrectRoute,
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


def test_what_hangs_on_the_position_is_answered_first():
    t = Table().hand(0, wool=8).settlement(1, "(0,0)N")
    t.roll(3, 4)
    assert t.game.asked == (0,)
    refused(t, "correction-not-now", CorrectCards(0, bag(t), bag(t, wool=1)))
    refused(t, "correction-not-now", CorrectCards(1, bag(t, wool=1), bag(t)))
    refused(t, "correction-not-now", CorrectPiece(1, "city", 0, False))


def test_pieces_lie_where_they_may():
    t = Table()
    board = t.game.board
    here, beside = place(board, "vertex", "(0,0)N"), place(board, "vertex", "(0,0)NE")
    edge = next(e for e in board.vertex_edges[here])
    refused(t, "correction-not-there", CorrectRoute(2, "road", edge, False))
    refused(t, "correction-unknown-piece", CorrectRoute(2, "ship", edge, False))
    refused(t, "correction-unknown-piece", CorrectPiece(2, "road", here, False))
    t.game.play(CorrectPiece(2, "settlement", here, False), absent=True)
    refused(t, "correction-not-there", CorrectPiece(1, "settlement", beside, False))
    refused(t, "correction-not-there", CorrectPiece(1, "city", here, False))
    events = t.game.play(CorrectRoute(2, "road", edge, False), absent=True)
    assert [event.kind for event in events] == ["correction_edge"]
    t.game.play(CorrectPiece(2, "city", here, False), absent=True)
    state = t.game.state
    assert (state.cities[2], state.roads[2], state.settlements[2]) == (1 << here, 1 << edge, 0)
    refused(t, "correction-not-there", CorrectPiece(2, "city", here, False))
    t.game.play(CorrectRoute(2, "road", edge, True), absent=True)
    refused(t, "correction-no-piece-there", CorrectRoute(2, "road", edge, True))
    assert t.game.state.roads[2] == 0
    refused(t, "correction-no-piece-there", CorrectPiece(2, "settlement", here, True))


def test_a_city_becomes_a_settlement_or_goes():
    t = Table().city(0, "(0,0)N").city(0, "(1,0)SE")
    here, there = (place(t.game.board, "vertex", at) for at in ("(0,0)N", "(1,0)SE"))
    t.game.play(CorrectPiece(0, "settlement", here, False), absent=True)
    t.game.play(CorrectPiece(0, "city", there, True), absent=True)
    state = t.game.state
    assert (state.settlements[0], state.cities[0]) == (1 << here, 0)
    assert state.buildings == 1 << here
    assert t.game.view().points(0) == 1
    t.game.play(CorrectPiece(0, "settlement", here, True), absent=True)
    assert not t.game.state.buildings
    assert t.game.view().points(0) == 0


def test_supplies_are_kept():
    t = Table()
    t.game.state.settlements[0] = 0b10101_00000_00000_00000 << 20
    t.game.state.settlements[0] |= 0b11
    t.game.state.refresh_pieces()
    assert t.game.state.supply("settlement", 0) == 0
    free = next(v for v in range(54) if not t.game.state.near_buildings >> v & 1)
    refused(t, "no-piece-left", CorrectPiece(0, "settlement", free, False))


def test_the_longest_road_follows():
    t = Table().settlement(0, "(0,0)N").road(0, "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    edge = place(t.game.board, "edge", "(0,0)W")
    middle = place(t.game.board, "edge", "(0,0)SE")
    events = t.game.play(CorrectRoute(0, "road", edge, False), absent=True)
    assert [event.kind for event in events] == ["correction_edge", "longest_road"]
    assert t.game.view().points(0) == 3
    t.game.play(CorrectRoute(0, "road", middle, True), absent=True)
    assert t.game.view().points(0) == 1


def test_the_robber_is_put_without_robbing():
    t = Table().settlement(1, "(0,0)N").hand(1, ore=2)
    hex_ = place(t.game.board, "hex", "(1,0)")
    t.game.play(CorrectPawn(0, "robber", hex_), absent=True)
    assert t.game.state.robber == hex_
    assert t.hand_of(1) == {"ore": 2}
    refused(t, "correction-not-there", CorrectPawn(0, "robber", hex_))
    t.game.play(CorrectPawn(0, "robber", None), absent=True)
    assert t.game.state.robber == -1
    refused(t, "correction-pawn-away", CorrectPawn(0, "robber", None))


def test_played_knights_and_the_army():
    t = Table()
    for _ in range(3):
        t.game.play(CorrectHolding(2, "played_knight", False), absent=True)
    assert t.base.largest_army == 2
    assert t.game.view().points(2) == 2
    t.game.play(CorrectHolding(2, "played_knight", True), absent=True)
    assert t.base.largest_army == -1
    assert t.base.deck["knight_card"] == 12
    refused(t, "correction-none-held", CorrectHolding(0, "played_knight", True))


def test_a_development_card_is_given_in_secret():
    t = Table()
    events = t.game.play(CorrectHiddenCard(1, "monopoly", False), absent=True)
    assert t.base.cards[1] == ("monopoly",)
    assert t.base.deck["monopoly"] == 1
    for seat, told in ((1, "monopoly"), (0, None), (None, None)):
        seen = t.game.view(seat).events(events)
        assert [event.params.get("card") for event in seen if "card" in event.params] == (
            [told] if told else []
        )
    assert "monopoly" not in t.game.record(0)
    assert "monopoly" in t.game.record(1)
    refused(t, "correction-card-not-held", CorrectHiddenCard(0, "monopoly", True))
    refused(t, "correction-unknown-card", CorrectHiddenCard(0, "spy", False))
    t.game.play(CorrectHiddenCard(2, "monopoly", False), absent=True)
    refused(t, "correction-deck-lacks", CorrectHiddenCard(0, "monopoly", False))
    t.game.play(CorrectHiddenCard(1, "monopoly", True), absent=True)
    assert not t.base.cards[1]


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
