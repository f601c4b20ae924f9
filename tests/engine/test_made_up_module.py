"""A rule module made up for the tests shows that a new one needs no change outside its own rooms.

It brings a card kind, a third die, pieces in hexes, a common phase once a round, a token used off
turn, a veto on building, another founding and another end; see ``made_up.py``.
"""

from random import Random

import pytest

from engine.errors import HiddenInformation, Refusal
from engine.game import Game
from engine.registry import all_modules, registered
from tests.engine import test_conformance as conformance
from tests.engine.builder import Table
from tests.engine.conformance import hidden, invariants
from tests.engine.conformance.driver import play_random
from tests.engine.made_up import Beekeepers, bees
from tests.engine.setups import Setup

BEES = ("base", "beekeepers")
SETUPS = [
    Setup("beekeepers", BEES, options={"map": "base_variable"}),
    Setup("beekeepers 3 strict", BEES, seats=3, options={"strict_phases": True, "smoke": False}),
    Setup("beekeepers 5", ("base", "five_six", "beekeepers"), seats=5),
]


@pytest.fixture(autouse=True)
def beekeepers():
    with registered(Beekeepers):
        yield


@pytest.fixture
def t():
    return Table("beekeepers").settlement(0, "(1,0)S").settlement(1, "(0,-1)N")


def ready(t, seat=3):
    """The last seat of the round ends its turn."""
    t.action(seat)
    t.state.turn = 4
    t.do(seat, "end_turn")


# --- what it brings -------------------------------------------------------------------------------


def test_it_exists_only_while_registered():
    assert "beekeepers" in all_modules()
    assert Game.create(BEES).rules.kinds[-1] == "honey"
    with pytest.raises(Refusal) as caught:
        Game.create(("beekeepers",))
    assert caught.value.key == "module-requires"


def test_another_module_of_the_same_name_is_not_mistaken_for_it():
    class Hornets(Beekeepers):
        kinds = ("venom",)

        def configure(self, rules):
            rules.costs["hive"] = rules.bag(lumber=1)

        def trade_rate(self, game, seat, kind, rate):
            return rate

    assert Game.create(BEES).rules.kinds[-1] == "honey"
    with registered(Hornets):
        assert Game.create(BEES).rules.kinds[-1] == "venom"


def test_its_own_resource_is_paid_and_traded(t):
    t.hand(0, honey=4).action(0)
    t.do(0, "maritime_trade", "honey", "ore")
    assert (t.hand_of(0), t.in_bank("honey")) == ({"honey": 2, "ore": 1}, 10)
    t.do(0, "offer_trade", give={"honey": 1}, get={"brick": 1}, to=(1,))
    t.hand(1, brick=1).do(1, "accept_offer", 1)
    assert t.hand_of(1) == {"honey": 1}


def test_a_third_die(t):
    bees(t.state).hives[0] = 1 << t.hex("(1,0)") | 1 << t.hex("(0,1)")
    t.pre_roll(0)
    t.roll(1, 2, 1)
    assert (t.state.dice, t.hand_of(0)) == ((1, 2, 1), {"lumber": 1, "honey": 2})
    t.pre_roll(0).roll(3, 4, 1)
    assert (t.asks, t.hand_of(0)) == ("move_robber", {"lumber": 1, "honey": 4})


def test_pieces_in_hexes_with_a_supply(t):
    t.hand(0, lumber=4, wool=4).action(0)
    t.refused("no-hive-there", 0, "place_hive", "(-2,0)")
    t.do(0, "place_hive", "(1,0)")
    t.refused("no-hive-there", 0, "place_hive", "(1,0)")
    t.do(0, "place_hive", "(0,1)")
    t.do(0, "place_hive", "(1,1)")
    t.settlement(0, "(0,-1)S")
    assert t.state.supply("hive", 0) == 0
    assert t.places(0, "place_hive") == set()


def test_a_phase_common_to_all_seats_after_every_round(t):
    t.hand(0, honey=2).hand(2, honey=1)
    ready(t)
    assert (t.asks, t.game.asked) == ("fair", (0, 1, 2, 3))
    t.do(2, "give_honey", 1)
    t.do(0, "give_honey", 2)
    t.refused("too-much-honey", 1, "give_honey", 1)
    t.refused("not-your-turn", 0, "give_honey", 0)
    t.default(1)
    assert t.in_bank("honey") == 9
    t.default(3)
    assert (t.in_bank("honey"), bees(t.state).ribbons) == (12, [1, 0, 0, 0])
    assert (t.asks, t.game.asked, t.points(0)) == ("pre_roll", (0,), 2)


def test_a_secret_choice_is_seen_by_its_seat_only(t):
    t.hand(0, honey=2)
    ready(t)
    one, two = t.game.copy(), t.game.copy()
    one.play(t.make(0, "give_honey", 1))
    two.play(t.make(0, "give_honey", 2))
    for viewer in (None, 1, 2, 3):
        assert hidden.seen(one, viewer) == hidden.seen(two, viewer)
    assert hidden.seen(one, 0) != hidden.seen(two, 0)
    with pytest.raises(HiddenInformation):
        str(bees(one.view(1).state).gifts[0] + 1)
    assert one.moves[-1].line == "s1 give_honey 1"


def test_a_token_used_off_turn_vetoes_building(t):
    t.road(0, "(0,0)NE").hand(0, brick=1, lumber=1, wool=1, grain=1, ore=3).action(0)
    assert t.can(0, "build_settlement", "(0,0)NE")
    t.refused("no-smoke-now", 0, "use_smoke", "(0,0)NE")
    t.do(2, "use_smoke", "(0,0)NE")
    t.refused("no-smoke-now", 2, "use_smoke", "(0,0)S")
    place = {"vertex": t.vertex("(0,0)NE")}
    assert t.refused("smoked-out", 0, "build_settlement", "(0,0)NE") == place
    t.do(0, "end_turn")
    t.pre_roll(1).roll(1, 1, 0)
    t.do(1, "end_turn")
    assert bees(t.state).smoke == [-1, -1, -1, -1]


def test_another_way_of_founding():
    t = Table("beekeepers", founding=True)
    assert t.game.decision is not None
    assert t.game.decision.question(t.game, 0) == {"piece": "city", "grants": True}
    t.refused("founding-not-here", 0, "found_settlement", "(0,0)N")
    for _ in range(16):
        t.default(t.game.asked[0])
    assert [mask.bit_count() for mask in t.state.cities] == [1, 1, 1, 1]
    assert [mask.bit_count() for mask in t.state.settlements] == [1, 1, 1, 1]
    assert all(t.hand_of(seat) for seat in range(4))
    assert (t.asks, t.state.turn) == ("pre_roll", 1)


def test_another_way_to_win(t):
    t.hand(2, honey=1)
    bees(t.state).ribbons[2] = 2
    ready(t)
    t.do(2, "give_honey", 1)
    for seat in (0, 1, 3):
        t.default(seat)
    assert t.game.winners == (2,)
    assert t.state.active == 0


# --- it passes the conformance suite --------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_random_games_keep_the_invariants(setup):
    random, fairs = Random(1), 0
    for number in range(3):
        game = setup.create(number)
        for now in play_random(game, random, 1500):
            if now.decision is not None and now.decision.kind == "fair":
                fairs += 1
            if random.random() < 0.05:
                invariants.check(now)
        for mask in bees(game.state).hives:
            assert mask.bit_count() <= 3
    assert fairs > 20


@pytest.mark.parametrize(
    "test",
    [
        conformance.test_every_position_of_one_game,
        conformance.test_defaults_alone_never_lead_to_a_dead_end,
        conformance.test_what_is_listed_is_accepted_and_nothing_else,
        conformance.test_every_listed_move_can_be_played,
        conformance.test_undo_to_the_start_and_again,
        conformance.test_a_copy_is_independent,
        conformance.test_save_and_load_at_every_move,
        conformance.test_a_record_replays_to_the_same_position,
        conformance.test_what_a_viewer_may_not_know_leaves_no_trace,
        conformance.test_bad_actions_are_refused,
        conformance.test_bad_texts_are_refused,
    ],
    ids=lambda test: test.__name__,
)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_conformance(setup, test):
    test(setup)
