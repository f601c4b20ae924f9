"""Edges, ships and routes (seafarers.md §3, §4, §8)."""

import pytest

from tests.rules.seafarers.table import LINE, P, Q, Sea, fog_islands, new_shores


@pytest.fixture
def t():
    """New Shores for three, seat 0 lives at P and may build nine ships."""
    return new_shores().settlement(0, P).hand(0, lumber=9, wool=9).action(0)


def build(t, *edges, seat=0):
    for edge in edges:
        t.do(seat, "build_ship", edge)
    return t


# --- edges ----------------------------------------------------------------------------------------


def test_S1_no_ship_between_two_land_hexes(t):
    t.refused("edge-not-at-sea", 0, "build_ship", "(0,2)W")


def test_S2_no_road_between_two_sea_hexes(t):
    t.hand(0, brick=1, lumber=1)
    assert {t.state.terrain[h] for h in t.board.edge_hexes[t.edge("(0,1)E")]} == {"sea"}
    t.refused("edge-not-on-land", 0, "build_road", "(0,1)E")


def test_S3_a_ship_between_land_and_frame():
    t = new_shores()
    edge = next(
        e
        for e, hexes in enumerate(t.board.edge_hexes)
        if any(t.state.land >> h & 1 for h in hexes) and any(t.board.frame >> h & 1 for h in hexes)
    )
    vertex = t.board.edge_vertices[edge][0]
    t.settlement(0, vertex).hand(0, lumber=1, wool=1).action(0)
    t.do(0, "build_ship", edge)
    assert t.part.ships[0] == 1 << edge


def test_S4_printed_ocean_and_frame_share_no_edge():
    t = new_shores()
    printed = [h for h in range(t.board.hex_count) if t.board.printed >> h & 1]
    assert printed
    outside = t.board.frame | t.board.printed
    for hexes in t.board.edge_hexes:
        assert not all(outside >> h & 1 for h in hexes)


def test_S5_one_piece_on_a_coastal_edge(t):
    t.hand(0, brick=1, lumber=2, wool=1)
    t.do(0, "build_ship", "(0,2)NE")
    t.refused("edge-occupied", 0, "build_road", "(0,2)NE")
    t.hand(0, brick=1, lumber=2, wool=1)
    t.do(0, "build_road", "(0,2)NW")
    t.refused("edge-occupied", 0, "build_ship", "(0,2)NW")


def test_S48_an_edge_between_fog_and_frame():
    t = fog_islands()
    fog = {h for h, terrain in enumerate(t.state.terrain) if terrain == "fog"}
    edge = next(
        e
        for e, hexes in enumerate(t.board.edge_hexes)
        if fog & set(hexes) and any(t.board.frame >> h & 1 for h in hexes)
    )
    before = next(
        e
        for v in t.board.edge_vertices[edge]
        for e in t.board.vertex_edges[v]
        if e != edge and t.state.sea_edges >> e & 1
    )
    t.ship(0, before).hand(0, brick=1, lumber=2, wool=1).action(0)
    t.refused("edge-not-on-land", 0, "build_road", edge)
    t.do(0, "build_ship", edge, outcomes=["sea"])
    assert t.told("fog_revealed")


# --- connection -----------------------------------------------------------------------------------


def test_T2_three_ships_in_a_row(t):
    t.hand(0, lumber=3, wool=3)
    build(t, *LINE)
    assert t.state.supply("ship", 0) == 12
    assert t.hand_of(0) == {}


def test_T3_a_ship_needs_a_connection(t):
    t.refused("ship-not-connected", 0, "build_ship", LINE[1])


def test_a_ship_costs_lumber_and_wool(t):
    t.hand(0, lumber=2)
    refused = t.refused("too-few-cards", 0, "build_ship", LINE[0])
    assert t.cards_in(refused["cost"]) == {"lumber": 1, "wool": 1}


def test_S6_a_road_does_not_carry_a_ship():
    t = new_shores().road(0, "(0,2)NW").hand(0, lumber=1, wool=1).action(0)
    t.refused("ship-not-connected", 0, "build_ship", LINE[0])


def test_a_ship_does_not_carry_a_road(t):
    t.ship(0, LINE[0], LINE[1]).hand(0, brick=1, lumber=1)
    assert not any(edge in t.edges(*LINE, "(1,0)E") for edge in t.places(0, "build_road"))
    t.refused("road-not-connected", 0, "build_road", "(1,0)E")


def test_S7_a_ship_from_a_coastal_city():
    t = new_shores().city(0, P).hand(0, lumber=1, wool=1).action(0)
    build(t, LINE[0])


def test_S8_not_past_an_opponents_settlement(t):
    t.ship(0, *LINE[:2]).settlement(1, Q)
    t.refused("ship-not-connected", 0, "build_ship", LINE[2])


def test_S42_fifteen_ships(t):
    t.hand(0, lumber=1, wool=1)
    sea = [e for e in range(t.board.edge_count) if t.state.sea_edges >> e & 1]
    t.ship(0, *[e for e in sea if e not in t.edges(*LINE)][:14], LINE[0])
    assert t.state.supply("ship", 0) == 0
    t.refused("no-piece-left", 0, "build_ship", LINE[1])
    assert t.game.legal(0).of("move_ship")


# --- settlements at the end of a route ------------------------------------------------------------


def test_T4_a_settlement_where_a_route_ends(t):
    build(t, *LINE)
    t.hand(0, brick=1, lumber=1, wool=1, grain=1).homes()
    before = t.points(0)
    t.do(0, "build_settlement", Q)
    assert t.points(0) == before + 3
    assert t.part.chits[0] == 2


def test_S43_a_harbor_on_a_foreign_island():
    t = Sea("four_islands_4p")
    edge, kind = next((e, k) for e, k in t.state.harbors if k != "any")
    vertex = t.board.edge_vertices[edge][0]
    give = t.rules.kind(kind)
    t.settlement(0, vertex).hand(0, **{kind: 2}).action(0)
    t.do(0, "maritime_trade", give, (give + 1) % 5)


# --- founding -------------------------------------------------------------------------------------


def test_T17_a_founding_ship():
    t = new_shores(founding=True)
    t.do(0, "found_settlement", P)
    assert {move.kind for move in t.game.legal(0)} == {"found_road", "found_ship"}
    t.do(0, "found_ship", LINE[0])
    assert t.part.ships[0] == 1 << t.edge(LINE[0])
    assert t.game.asked == (1,)


def test_a_founding_ship_touches_its_settlement():
    t = new_shores(founding=True)
    t.do(0, "found_settlement", P)
    t.refused("founding-ship-elsewhere", 0, "found_ship", LINE[1])


def test_a_founding_ship_keeps_off_the_pirate():
    t = new_shores(founding=True).pirate("(1,1)")
    t.do(0, "found_settlement", P)
    t.refused("pirate-there", 0, "found_ship", LINE[0])
    t.do(0, "found_ship", "(0,1)SE")


def test_Q14_the_default_is_a_road():
    t = new_shores(founding=True)
    t.do(0, "found_settlement", P)
    t.default(0)
    assert t.state.roads[0]
    assert not t.part.ships[0]


# --- road building --------------------------------------------------------------------------------


def test_T36_a_road_and_a_ship(t):
    t.cards(0, "road_building")
    t.do(0, "play_road_building")
    t.do(0, "place_free_road", "(0,2)NW")
    t.do(0, "place_free_ship", LINE[0])
    assert t.asks == "action"
    assert t.hand_of(0) == {"lumber": 9, "wool": 9}


def test_two_ships_of_a_road_building_card(t):
    t.cards(0, "road_building")
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", LINE[0])
    t.do(0, "place_free_ship", LINE[1])
    assert t.asks == "action"


def test_S44_road_building_with_one_ship_and_no_road():
    t = new_shores().settlement(0, P).cards(0, "road_building")
    sea = [e for e in range(t.board.edge_count) if t.state.sea_edges >> e & 1]
    far = [e for e in sea if e not in t.edges(*LINE)]
    t.ship(0, *far[:14])
    inland = [e for e in range(t.board.edge_count) if not t.state.sea_edges >> e & 1]
    t.road(0, *inland[:15]).action(0)
    assert (t.state.supply("road", 0), t.state.supply("ship", 0)) == (0, 1)
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", LINE[0])
    assert t.asks == "action"
    assert t.state.supply("ship", 0) == 0


# --- longest trade route --------------------------------------------------------------------------


def test_S31_five_ships_from_a_settlement(t):
    t.ship(0, *LINE, "(1,0)NE", "(1,0)NW")
    assert t.length(0) == 5
    assert t.base.longest_road == 0


ROADS = ("(0,2)NW", "(0,2)W", "(0,2)SW")


def test_S32_S33_roads_and_ships_join_at_an_own_building_only():
    t = new_shores().road(0, *ROADS).ship(0, *LINE)
    assert t.length(0) == 3
    assert t.settlement(0, P).length(0) == 6


def test_T12_T13_T14_route_past_P():
    t = new_shores().road(0, "(0,2)W", "(0,2)NW").ship(0, *LINE)
    assert t.length(0) == 3
    assert t.settlement(0, P).length(0) == 5
    assert t.settlement(1, Q).length(0) == 4


def test_S45_the_pirate_does_not_shorten_a_route(t):
    t.ship(0, *LINE).pirate("(1,1)").refresh()
    assert t.length(0) == 3
    edge, _ = t.state.harbors[0]
    t.settlement(0, t.board.edge_vertices[edge][0])
    assert t.length(0) == 3


def test_S34_a_moved_ship_costs_the_holder_the_card():
    t = new_shores().settlement(0, P).ship(0, *LINE, "(1,0)NE", "(1,0)NW", "(1,0)W")
    t.road(1, "(-2,3)NE", "(-2,3)E", "(-2,3)SE", "(-2,3)SW", "(-2,3)W", "(-2,3)NW")
    t.longest_road(0).action(0)
    assert (t.length(0), t.length(1)) == (6, 6)
    t.do(0, "move_ship", "(1,0)W", "(1,1)NE")
    assert (t.length(0), t.length(1)) == (5, 6)
    assert t.base.longest_road == 1


# --- special building phase and paired players ----------------------------------------------------


def test_T35_a_ship_is_built_but_not_moved_in_the_special_building_phase():
    t = Sea("new_shores_6p", seats=6)
    coast = next(
        v
        for v in range(t.board.vertex_count)
        if t.state.land_vertices >> v & 1 and t.board.vertex_edge_mask[v] & t.state.sea_edges
    )
    t.settlement(1, coast).hand(1, lumber=1, wool=1).action(0)
    t.do(0, "end_turn")
    assert (t.asks, t.game.asked) == ("special_building", (1,))
    edge = min(t.places(1, "build_ship"))
    t.refused("not-now", 1, "move_ship", edge, edge + 1)
    t.do(1, "build_ship", edge)
    assert t.part.ships[1] == 1 << edge


def test_S11_a_ship_of_the_special_building_phase_moves_in_the_own_turn():
    t = Sea("new_shores_6p", seats=6).robber(-1)
    coast = next(
        v
        for v in range(t.board.vertex_count)
        if t.state.land_vertices >> v & 1
        and (t.board.vertex_edge_mask[v] & t.state.sea_edges).bit_count() > 1
    )
    t.settlement(1, coast).hand(1, lumber=1, wool=1).action(0)
    t.do(0, "end_turn")
    edge = min(t.places(1, "build_ship"))
    t.do(1, "build_ship", edge)
    assert (t.asks, t.game.asked) == ("pre_roll", (1,))
    t.roll(1, 1)
    assert edge in t.movable(1)


def test_paired_players_each_move_a_ship():
    t = Sea("new_shores_6p", seats=6, extra_build="paired_players").robber(-1)
    coasts = [
        v
        for v in range(t.board.vertex_count)
        if t.state.land_vertices >> v & 1
        and (t.board.vertex_edge_mask[v] & t.state.sea_edges).bit_count() > 1
    ]
    for seat, vertex in ((0, coasts[0]), (3, coasts[-1])):
        t.settlement(seat, vertex)
        t.ship(seat, next(e for e in t.board.vertex_edges[vertex] if t.state.sea_edges >> e & 1))
    t.action(0)
    for seat in (0, 3):
        (source,) = t.movable(seat)
        target = min(e for e in range(t.board.edge_count) if t.can(seat, "move_ship", source, e))
        t.do(seat, "move_ship", source, target)
        t.refused("one-ship-per-turn", seat, "move_ship", target, source)
        t.do(seat, "end_turn")
    assert t.asks == "pre_roll"
