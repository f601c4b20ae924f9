"""Fog (seafarers.md §10)."""

import pytest

from tests.rules.seafarers.table import Sea, fog_islands

FIRST, SECOND = "(1,2)NE", "(1,2)NW"


@pytest.fixture
def t():
    """T21: seat 0 lives at (2,2)NW with one ship and may build the next."""
    return fog_islands().settlement(0, "(2,2)NW").ship(0, FIRST).hand(0, lumber=1, wool=1).action(0)


def sail(t, *outcomes):
    """Place the second ship, which reveals (0,2)."""
    t.do(0, "build_ship", SECOND, outcomes=outcomes)
    return t


def ground(t, hex_):
    place = t.hex(hex_)
    return t.state.terrain[place], t.state.number[place]


# --- the stack ------------------------------------------------------------------------------------


def test_T26_the_stacks(t):
    assert t.part.fog_hexes == {
        "forest": 1,
        "hills": 2,
        "pasture": 1,
        "fields": 2,
        "mountains": 2,
        "gold": 2,
        "sea": 2,
    }
    discs = [int(n) for n, count in t.part.fog_discs.items() for _ in range(count)]
    assert discs == [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("board", "seats"), [("fog_islands_3p", 3), ("fog_islands_4p", 4), ("fog_islands_6p", 6)]
)
def test_S49_as_many_hexes_as_spaces(board, seats):
    t = Sea(board, seats=seats)
    spaces = t.state.terrain.count("fog")
    assert sum(t.part.fog_hexes.values()) == spaces
    barren = t.part.fog_hexes.get("sea", 0) + t.part.fog_hexes.get("desert", 0)
    assert sum(t.part.fog_discs.values()) == spaces - barren


def test_nobody_may_go_into_the_fog(t):
    t.pre_roll(0).roll(3, 4)
    fog = {h for h, terrain in enumerate(t.state.terrain) if terrain == "fog"}
    assert not fog & t.places(0, "move_robber")
    assert not fog & t.places(0, "move_pirate")


# --- revealing ------------------------------------------------------------------------------------


def test_T21_land_is_revealed_and_rewarded(t):
    sail(t, "mountains", 8)
    assert ground(t, "(0,2)") == ("mountains", 8)
    assert t.hand_of(0) == {"ore": 1}
    assert t.part.fog_hexes["mountains"] == 1
    assert t.part.fog_discs["8"] == 0
    assert t.event("fog_revealed").params["hex"] == t.hex("(0,2)")


def test_T22_S39_sea_gives_nothing(t):
    sail(t, "sea")
    assert ground(t, "(0,2)") == ("sea", 0)
    assert t.hand_of(0) == {}
    assert sum(t.part.fog_discs.values()) == 10
    t.hand(0, lumber=1, wool=1).next_turn(0)
    assert t.places(0, "build_ship")


def test_a_desert_has_no_disc_and_no_card(t):
    t.part.fog_hexes = {**t.part.fog_hexes, "desert": 1}
    sail(t, "desert")
    assert ground(t, "(0,2)") == ("desert", 0)
    assert t.hand_of(0) == {}


def test_no_card_if_the_bank_has_none(t):
    t.bank(ore=0)
    sail(t, "mountains", 8)
    assert t.hand_of(0) == {}


def test_T23_S40_gold_is_chosen_at_once(t):
    t.bank(ore=0)
    sail(t, "gold", 9)
    assert (t.asks, t.game.asked) == ("choose_gold", (0,))
    t.refused("bank-empty", 0, "take_gold", "ore")
    t.do(0, "take_gold", "grain")
    assert t.hand_of(0) == {"grain": 1}
    assert t.asks == "action"


def test_Q12_gold_of_the_fog_by_default(t):
    t.hand(0, brick=1, lumber=2, wool=1)
    sail(t, "gold", 9)
    t.default(0)
    assert t.hand_of(0) == {"brick": 1, "lumber": 1, "wool": 1}


def test_T24_a_settlement_on_what_was_revealed(t):
    sail(t, "mountains", 8).hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.do(0, "build_settlement", "(1,2)NW")


def test_T25_no_settlement_at_sea(t):
    sail(t, "sea").hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.refused("vertex-not-on-land", 0, "build_settlement", "(1,2)NW")


def two_spaces(t):
    """A sea edge next to one end of which lie two fog spaces, and a vertex to start from."""
    board = t.board
    fog = sum(1 << h for h, terrain in enumerate(t.state.terrain) if terrain == "fog")
    for edge, (a, b) in enumerate(board.edge_vertices):
        for start, end in ((a, b), (b, a)):
            spaces = board.vertex_hex_mask[end] & fog
            if (
                t.state.sea_edges >> edge & 1
                and spaces.bit_count() == 2
                and not board.vertex_hex_mask[start] & fog & ~spaces
            ):
                return edge, start, [h for h in range(board.hex_count) if spaces >> h & 1]
    raise AssertionError("no such edge")


def test_S38_two_spaces_two_rewards():
    t = fog_islands()
    edge, start, spaces = two_spaces(t)
    before = next(
        e for e in t.board.vertex_edges[start] if e != edge and t.state.sea_edges >> e & 1
    )
    t.ship(0, before).hand(0, lumber=1, wool=1).action(0)
    t.do(0, "build_ship", edge, outcomes=["forest", 3, "mountains", 4])
    assert [t.state.terrain[h] for h in spaces] == ["forest", "mountains"]
    assert t.hand_of(0) == {"lumber": 1, "ore": 1}


def test_S38_two_gold_spaces_are_two_cards_of_choice():
    t = fog_islands()
    edge, start, _ = two_spaces(t)
    before = next(
        e for e in t.board.vertex_edges[start] if e != edge and t.state.sea_edges >> e & 1
    )
    t.ship(0, before).hand(0, lumber=1, wool=1).action(0)
    t.do(0, "build_ship", edge, outcomes=["gold", 3, "gold", 4])
    t.do(0, "take_gold", "2ore")
    assert t.hand_of(0) == {"ore": 2}


def shore(t):
    """A road edge that ends at fog, and a road before it that does not."""
    board, state = t.board, t.state
    fog = sum(1 << h for h, terrain in enumerate(state.terrain) if terrain == "fog")

    def near(edge):
        return any(board.vertex_hex_mask[v] & fog for v in board.edge_vertices[edge])

    for edge in range(board.edge_count):
        if state.land_edges >> edge & 1 and near(edge):
            for vertex in board.edge_vertices[edge]:
                for other in board.vertex_edges[vertex]:
                    if other != edge and state.land_edges >> other & 1 and not near(other):
                        return other, edge
    raise AssertionError("no road leads into the fog")


def test_S41_a_road_reveals_too():
    t = Sea("fog_islands_6p", seats=5)
    before, edge = shore(t)
    t.road(0, before).hand(0, brick=1, lumber=1).action(0)
    t.do(0, "build_road", edge)
    assert t.told("fog_revealed")


def test_a_moved_ship_reveals(t):
    t.ship(0, "(2,2)W").hand(0)
    t.action(0)
    assert t.movable(0) >= t.edges("(2,2)W")
    t.do(0, "move_ship", "(2,2)W", SECOND, outcomes=["fields", 5])
    assert t.hand_of(0) == {"grain": 1}


def test_a_founding_ship_reveals():
    t = fog_islands(founding=True)
    for seat in (0, 1, 2, 2, 1, 0):
        assert t.game.asked == (seat,)
        ends = {}
        for vertex in sorted(t.places(seat, "found_settlement")):
            for edge in t.board.vertex_edges[vertex]:
                other = t.board.other_end(edge, vertex)
                fog = [h for h in t.board.vertex_hexes[other] if t.state.terrain[h] == "fog"]
                if fog and t.state.sea_edges >> edge & 1:
                    ends[vertex] = edge
        if ends:
            vertex, edge = min(ends.items())
            t.do(seat, "found_settlement", vertex)
            if t.asks == "found_road":
                t.do(seat, "found_ship", edge)
                assert t.told("fog_revealed")
                return
        t.default(seat)
        t.default(seat)
    raise AssertionError("no founding ship reaches the fog")


def test_a_free_ship_reveals_before_the_next_is_placed(t):
    t.cards(0, "road_building").hand(0)
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", SECOND, outcomes=["gold", 9])
    assert t.asks == "choose_gold"
    t.do(0, "take_gold", "ore")
    assert t.asks == "free_road"


def test_no_chits_in_the_fog(t):
    sail(t, "mountains", 8).hand(0, brick=1, lumber=1, wool=1, grain=1).homes()
    t.do(0, "build_settlement", "(1,2)NW")
    assert t.part.chits == [0, 0, 0]


def test_a_reveal_cannot_be_taken_back(t):
    assert not sail(t, "sea").game.can_undo(0)


def test_no_order_of_the_stack_is_stored(t):
    """Two games that will reveal different hexes are equal before they do."""
    first, second = t.game, t.game.copy()
    assert first.hash() == second.hash()
    first.play(t.make(0, "build_ship", SECOND), ["sea"])
    second.play(t.make(0, "build_ship", SECOND), ["mountains", "8"])
    assert first.hash() != second.hash()
