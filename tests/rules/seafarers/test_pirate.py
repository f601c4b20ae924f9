"""Robber and pirate (seafarers.md §6)."""

import pytest

from tests.rules.seafarers.table import LINE, P, Q, Sea, new_shores


@pytest.fixture
def t():
    """Seat 0 has the line past Q, it is the turn of seat 1, which has rolled a 7."""
    made = new_shores().settlement(0, P).ship(0, *LINE).hand(0, ore=1)
    made.pre_roll(1).roll(3, 4)
    return made


def test_T18_S30_discards_then_the_choice():
    t = new_shores().hand(0, wool=9)
    t.roll(3, 4)
    assert (t.asks, t.decision.owed[0]) == ("discard", 4)
    t.default(0)
    assert (t.asks, t.game.asked) == ("robber_or_pirate", (0,))
    kinds = {move.kind for move in t.game.legal(0)}
    assert {"move_robber", "move_pirate", "park_pirate"} <= kinds


def test_the_pirate_goes_to_known_sea_and_printed_ocean_only(t):
    hexes = t.places(1, "move_pirate")
    printed = {h for h in range(t.board.hex_count) if t.board.printed >> h & 1}
    sea = {h for h, terrain in enumerate(t.state.terrain) if terrain == "sea"}
    frame = {h for h in range(t.board.hex_count) if t.board.frame >> h & 1}
    assert hexes == (sea - frame) - {t.part.pirate}
    assert printed - {t.part.pirate} <= hexes
    t.refused("pirate-hex", 1, "move_pirate", "(0,2)")
    t.refused("pirate-hex", 1, "move_pirate", min(frame))


def test_T11_the_pirate_robs_a_ship_owner(t):
    t.do(1, "move_pirate", "(1,1)", outcomes=["ore"])
    assert t.hand_of(1) == {"ore": 1}
    assert t.event("card_stolen").params == {"thief": 1, "victim": 0}


def test_an_owner_without_cards_is_not_robbed(t):
    t.hand(0)
    t.do(1, "move_pirate", "(1,1)")
    assert t.asks == "action"


def test_S22_ship_owners_only():
    t = Sea("new_shores_4p")
    sea = next(
        h
        for h in range(t.board.hex_count)
        if t.board.tiles >> h & 1
        and t.state.terrain[h] == "sea"
        and t.board.hex_vertex_mask[h] & t.state.land_vertices
        and t.board.hex_edge_mask[h] & t.state.sea_edges & ~t.state.land_edges
    )
    edges = [e for e in t.board.hex_edges[sea] if t.state.sea_edges >> e & 1]
    coast = next(v for v in t.board.hex_vertices[sea] if t.state.land_vertices >> v & 1)
    t.ship(1, edges[0]).ship(2, edges[1]).settlement(3, coast)
    for seat in (1, 2, 3):
        t.hand(seat, ore=1)
    t.pirate(-1).pre_roll(0).roll(3, 4)
    t.do(0, "move_pirate", sea)
    assert (t.asks, t.game.asked) == ("steal", (0,))
    assert t.decision.victims == (1, 2)
    t.refused("not-a-victim", 0, "steal", 3)
    t.do(0, "steal", 2, outcomes=["ore"])


def test_Q11_the_victim_by_default_holds_most(t):
    t.ship(2, "(1,1)E").hand(2, ore=3)
    t.do(1, "move_pirate", "(1,1)")
    assert t.asks == "steal"
    t.default(1)
    assert sum(t.hand_of(2).values()) == 2


def test_S23_own_ships_only_no_theft():
    t = new_shores().settlement(0, P).ship(0, *LINE).hand(1, ore=1)
    t.roll(3, 4)
    t.do(0, "move_pirate", "(1,1)")
    assert t.asks == "action"
    assert not t.told("card_stolen")


def test_S24_the_pirate_does_not_stay(t):
    t.refused("pirate-same-hex", 1, "move_pirate", t.part.pirate)


def test_S25_the_pirate_is_parked(t):
    t.do(1, "park_pirate")
    assert (t.part.pirate, t.asks) == (-1, "action")
    assert t.told("pirate_parked")
    t.hand(0, lumber=1, wool=1).action(0)
    t.do(0, "build_ship", "(1,1)NE")


def test_S26_a_knight_moves_one_of_them(t):
    t.cards(1, "knight_card").action(1)
    t.do(1, "play_knight")
    assert t.asks == "robber_or_pirate"
    t.do(1, "move_pirate", "(1,1)", outcomes=["ore"])
    assert t.asks == "action"
    t.refused("not-now", 1, "move_robber", "(0,3)")


def test_S47_a_robber_beside_the_board_enters():
    t = Sea("new_world_34p", seats=3, harbor_placement="random")
    assert t.state.robber == -1
    t.roll(3, 4)
    land = {h for h in range(t.board.hex_count) if t.state.land >> h & 1}
    assert t.places(0, "move_robber") == land
    t.do(0, "move_robber", min(land))
    assert t.state.robber == min(land)


def test_S47_with_both_beside_the_board_one_of_them_enters():
    t = Sea("new_shores_6p", seats=5).robber(-1)
    assert t.part.pirate == -1
    t.roll(3, 4)
    t.refused("pirate-already-parked", 0, "park_pirate")
    t.do(0, "move_pirate", min(t.places(0, "move_pirate")))


def test_Q10_by_default_the_robber_moves(t):
    t.default(1)
    assert t.told("robber_moved")


def test_Q10_without_robber_the_pirate_is_parked():
    t = new_shores(robber_enabled=False)
    assert t.state.robber == -1
    t.roll(3, 4)
    assert t.asks == "move_pirate"
    t.refused("not-now", 0, "move_robber", "(0,2)")
    t.default(0)
    assert (t.part.pirate, t.asks) == (-1, "action")
    for seat in (1, 2):
        t.do(t.state.active, "end_turn")
        t.roll(3, 4)
        t.default(seat)


def test_without_pirate_the_robber_moves_as_in_the_base_game():
    t = new_shores(pirate_enabled=False)
    assert t.part.pirate == -1
    t.roll(3, 4)
    assert t.asks == "move_robber"


def test_S46_without_both_a_seven_only_forces_discards():
    t = new_shores(robber_enabled=False, pirate_enabled=False).hand(0, wool=9)
    t.roll(3, 4)
    assert (t.asks, t.decision.owed[0]) == ("discard", 4)
    t.default(0)
    assert t.asks == "action"
    t.cards(0, "knight_card").do(0, "play_knight")
    assert (t.asks, t.base.knights[0]) == ("action", 1)


def test_the_start_of_robber_and_pirate():
    t = new_shores()
    assert t.state.robber == t.hex("(0,0)")
    assert t.part.pirate == t.hex("(3,3)")
    assert t.board.vertex(1, 0, "SE") == t.vertex(Q)
