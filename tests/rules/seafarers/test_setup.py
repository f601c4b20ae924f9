"""Options, combinations, New World (seafarers.md §1, §2, §12)."""

import pytest

from engine.combinations import boards_for, modules_for
from engine.errors import Refusal
from engine.game import Game
from engine.layout import harbor_edges
from engine.registry import all_modules
from tests.engine.builder import Table
from tests.rules.seafarers.table import Sea, new_shores


def refusal(*modules, seats, **options):
    with pytest.raises(Refusal) as caught:
        Game.create(modules_for(modules, seats), options, seats)
    return caught.value


# --- options --------------------------------------------------------------------------------------


def test_defaults_of_the_options():
    options = Game.create(("base", "seafarers"), seats=4).rules.options
    assert options["map"] == "seafarers_new_shores_4p"
    assert options["setup_mode"] == "fixed"
    assert options["bonus_mode"] == "newest"
    assert options["robber_enabled"] is True
    assert options["pirate_enabled"] is True
    assert options["harbor_placement"] == "players_in_turn"


@pytest.mark.parametrize("chosen", [{}, {"setup_mode": "fixed"}])
def test_a_board_with_nothing_printed_is_always_drawn(chosen):
    drawn = Game.create(("base", "five_six", "seafarers"), chosen, 5)
    assert drawn.rules.options["setup_mode"] == "variable"
    printed = Game.create(("base", "seafarers"), chosen, 4)
    assert printed.rules.options["setup_mode"] == "fixed"


@pytest.mark.parametrize(("seats", "boards"), [(3, 5), (4, 5), (5, 5), (6, 5)])
def test_every_number_of_players_has_five_scenarios(seats, boards):
    names = boards_for(["seafarers"], seats)
    assert len(names) == boards
    assert all(name.startswith("seafarers_") for name in names)


@pytest.mark.parametrize(
    ("board", "target"),
    [
        ("new_shores_4p", 14),
        ("four_islands_4p", 13),
        ("fog_islands_4p", 12),
        ("through_the_desert_4p", 14),
        ("new_world_34p", 12),
    ],
)
def test_targets(board, target):
    game = Game.create(("base", "seafarers"), {"map": f"seafarers_{board}"}, 4)
    assert game.rules.target == target


@pytest.mark.parametrize("points", [12, 13])
def test_the_targets_of_older_editions(points):
    assert new_shores(victory_points=points).rules.target == points


def test_other_boards_are_refused():
    refused = refusal("seafarers", seats=4, map="base_variable")
    assert refused.key == "map-module"
    assert refused.params == {"map": "base_variable", "module": "seafarers"}


def test_a_board_for_another_number_of_players_is_refused():
    refused = refusal("seafarers", seats=4, map="seafarers_new_shores_3p")
    assert refused.key == "map-seats"
    assert refused.params["allowed"] == (3,)


def test_the_boards_of_the_module_need_it():
    assert refusal(seats=4, map="seafarers_new_shores_4p").key == "option-value"


@pytest.mark.parametrize("other", ["cheops", "alexander"])
def test_the_historical_scenarios_are_refused_by_name(other):
    if other not in all_modules():
        pytest.skip("there is no such scenario here")
    refused = refusal("seafarers", other, seats=4)
    assert refused.key == "modules-exclude"
    assert {refused.params["module"], refused.params["other"]} == {"seafarers", other}


def test_the_small_game_has_no_islands():
    refused = refusal("seafarers", "five_six", seats=4, small_game=True)
    assert refused.key == "map-module"


def test_components():
    state = Game.create(("base", "seafarers"), seats=4).state
    assert [state.supply("ship", seat) for seat in range(4)] == [15] * 4
    assert state.bank == [19] * 5
    assert Sea("six_islands_6p", seats=6).state.bank == [24] * 5


@pytest.mark.parametrize("name", boards_for(["seafarers"], 4))
def test_a_variable_set_up_is_played(name):
    t = Table("seafarers", seats=4, map=name, setup_mode="variable", founding=True)
    while not t.state.turn:
        t.default(t.game.asked[0])
    assert t.asks == "pre_roll"


# --- New World ------------------------------------------------------------------------------------


def new_world(seats=3, **options):
    return Sea("new_world_34p", seats=seats, founding=True, **options)


def test_T31_harbors_are_placed_in_turn():
    t = new_world()
    seats = []
    while t.asks == "place_harbor":
        (seat,) = t.game.asked
        seats.append(seat)
        edge = min(t.places(seat, "place_harbor"))
        kind = t.decision.harbor
        t.do(seat, "place_harbor", edge)
        assert t.state.harbors[-1] == (edge, kind)
    assert seats == [place % 3 for place in range(10)]
    assert sorted(kind for _, kind in t.state.harbors) == sorted(t.board.map.variable.harbor_bag)
    ends = [v for edge, _ in t.state.harbors for v in t.board.edge_vertices[edge]]
    assert len(ends) == len(set(ends))
    for edge, _ in t.state.harbors:
        land = [h for h in t.board.edge_hexes[edge] if t.state.land >> h & 1]
        assert len(land) == 1
    assert t.asks == "found_settlement"


def test_a_harbor_works_from_its_placing():
    t = new_world()
    edge = min(t.places(0, "place_harbor"))
    kind = t.decision.harbor
    t.do(0, "place_harbor", edge)
    assert t.state.harbor_vertices[kind] == t.board.edge_vertex_mask[edge]


def test_two_harbors_never_touch():
    t = new_world()
    edge = min(t.places(0, "place_harbor"))
    t.do(0, "place_harbor", edge)
    near = next(
        e
        for v in t.board.edge_vertices[edge]
        for e in t.board.vertex_edges[v]
        if e != edge and t.state.land_edges >> e & 1 and t.state.sea_edges >> e & 1
    )
    t.refused("harbor-too-near", 1, "place_harbor", near)
    t.refused("harbor-too-near", 1, "place_harbor", edge)


def test_harbors_lie_on_the_coast():
    t = new_world()
    inland = next(e for e in range(t.board.edge_count) if not t.state.sea_edges >> e & 1)
    t.refused("harbor-not-on-coast", 0, "place_harbor", inland)


def test_Q13_by_default_chance_places_the_harbor():
    t = new_world()
    legal = t.places(0, "place_harbor")
    t.refused("only-as-default", 0, "place_harbor_by_chance")
    t.default(0)
    ((edge, _),) = t.state.harbors
    assert edge in legal


def test_the_rest_of_the_harbors_is_not_used_without_an_edge():
    t = new_world()
    ground = ["sea"] * t.board.hex_count
    middle = t.board.hex(1, 3)
    ground[middle] = "forest"
    t.state.terrain = tuple(ground)
    t.state.number = tuple(5 if h == middle else 0 for h in range(t.board.hex_count))
    t.refresh()
    placed = 0
    while t.asks == "place_harbor":
        t.do(t.game.asked[0], "place_harbor", min(t.places(t.game.asked[0], "place_harbor")))
        placed += 1
    assert placed == 3
    assert not harbor_edges(t.board, t.state.terrain, t.state.harbors)
    assert t.part.harbor_bag == {}
    assert t.asks == "found_settlement"


def test_chance_may_place_all_harbors_at_the_start():
    t = new_world(harbor_placement="random")
    assert len(t.state.harbors) == 10
    assert t.asks == "found_settlement"


def test_a_record_of_a_new_world_is_replayed():
    t = new_world()
    while not t.state.turn:
        t.default(t.game.asked[0])
    again = Game.from_record(t.game.record(full=True))
    assert again.hash() == t.game.hash()


def test_the_pirate_starts_on_the_east_printed_hex():
    t = new_world()
    assert t.board.printed >> t.part.pirate & 1
    assert t.state.robber == -1
