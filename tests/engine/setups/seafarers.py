"""Set-ups of Seafarers: every scenario for every number of players, and its options."""

from engine.bits import bits
from engine.game import Game
from engine.modules.seafarers.islands import areas_of
from engine.modules.seafarers.slice import seafarers_slice
from engine.registry import all_modules
from tests.engine.setups import Setup

ISLANDS = ("base", "seafarers")
BIG = ("base", "five_six", "seafarers")


def scenario(name: str, seats: int, more: str = "", /, **options: object) -> Setup:
    """A set-up on one of the boards."""
    modules = BIG if seats > 4 else ISLANDS
    label = " ".join(filter(None, ("seafarers", name, str(seats), more)))
    return Setup(label, modules, seats, {"map": f"seafarers_{name}", **options})


SMALL_BOARDS = [
    scenario(f"{name}_{seats}p", seats)
    for name in ("new_shores", "four_islands", "fog_islands", "through_the_desert")
    for seats in (3, 4)
]
NEAR = {"victory_points": 7}
"""On the widest boards random players would go on for ever."""

BIG_BOARDS = [
    scenario("new_shores_6p", 6),
    scenario("six_islands_6p", 5, **NEAR),
    scenario("fog_islands_6p", 6),
    scenario("through_the_desert_6p", 5),
]
NEW_WORLDS = [
    scenario("new_world_34p", 3),
    scenario("new_world_34p", 4, "random", harbor_placement="random"),
    scenario("new_world_56p", 6, **NEAR),
]
OPTIONS = [
    scenario("new_shores_4p", 4, "variable", setup_mode="variable", bonus_mode="older"),
    scenario("four_islands_3p", 3, "no robber", robber_enabled=False, victory_points=8),
    scenario("fog_islands_4p", 4, "no pirate", pirate_enabled=False, strict_phases=True, **NEAR),
    scenario("new_shores_3p", 3, "neither", robber_enabled=False, pirate_enabled=False),
    scenario("fog_islands_6p", 5, "paired", extra_build="paired_players", bonus_mode="none"),
    scenario("six_islands_6p", 6, "paired", extra_build="paired_players", bonus_mode="older"),
]
SETUPS = [*SMALL_BOARDS, *BIG_BOARDS, *NEW_WORLDS, *OPTIONS]

if "cities_knights" in all_modules():
    SETUPS += [
        Setup(
            f"seafarers and cities_knights {seats}",
            (*(BIG if seats > 4 else ISLANDS), "cities_knights"),
            seats,
            {"map": f"seafarers_{name}"},
        )
        for name, seats in (
            ("new_shores_4p", 4),
            ("fog_islands_3p", 3),
            ("fog_islands_6p", 6),
        )
    ]


def check(game: Game) -> None:
    """seafarers.md §2, §3, §9, §10: pieces, places, chits, fog."""
    state, part = game.state, seafarers_slice(game.state)
    taken = sum(mask.bit_count() for mask in (*part.ships, *state.roads))
    everything = 0
    for mask in (*part.ships, *state.roads):
        everything |= mask
    assert everything.bit_count() == taken
    assert everything == state.occupied_edges
    for seat, ships in enumerate(part.ships):
        assert state.supply("ship", seat) >= 0
        assert not ships & ~state.sea_edges
        assert not state.roads[seat] & ~state.land_edges
    if part.pirate >= 0:
        assert state.sea & ~game.board.frame & 1 << part.pirate
    if state.robber >= 0:
        assert state.land & 1 << state.robber
    _check_areas(game)
    _check_fog(game)


def _check_areas(game: Game) -> None:
    part, areas = seafarers_slice(game.state), areas_of(game.board, game.state.terrain)
    for seat in range(game.rules.seats):
        bonus = sum(areas[index].bonus_vp for index in bits(part.settled[seat]))
        assert 0 <= part.chits[seat] <= bonus
        if game.rules.options["bonus_mode"] == "none":
            assert not part.chits[seat]


def _check_fog(game: Game) -> None:
    part, spaces = seafarers_slice(game.state), game.state.terrain.count("fog")
    assert sum(part.fog_hexes.values()) == spaces
    barren = part.fog_hexes.get("sea", 0) + part.fog_hexes.get("desert", 0)
    assert sum(part.fog_discs.values()) == spaces - barren
    assert all(count >= 0 for count in (*part.fog_hexes.values(), *part.fog_discs.values()))
