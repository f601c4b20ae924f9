"""The abbey on a rolled 7 (church.md §7)."""

from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B

HEX, CORNER = "(1,1)", "(1,1)S"


def seven(*abbeys, **hand):
    t = Parish().settlement(B, CORNER)
    t.levels("church", *(3 if seat in abbeys else 2 for seat in range(4)))
    return t.hand(B, **hand).seven()


def test_T16_Q44_two_random_cards():
    t = seven(A, ore=3, wool=2)
    t.do(A, "move_robber", HEX)
    assert t.asks == "abbey_theft"
    t.default(A, outcomes=["ore", "wool"])
    assert t.hand_of(A) == {"ore": 1, "wool": 1}
    assert t.asks == "action"


def test_T16_R9_a_victim_with_one_card():
    t = seven(A, ore=1)
    t.do(A, "move_robber", HEX, outcomes=["ore"])
    assert t.hand_of(A) == {"ore": 1}


def test_the_thief_may_take_one():
    t = seven(A, ore=3, wool=2)
    t.do(A, "move_robber", HEX)
    t.refused("abbey-count", A, "steal_by_abbey", 3)
    t.do(A, "steal_by_abbey", 1, outcomes=["wool"])
    assert t.hand_of(A) == {"wool": 1}


def test_T17_the_victim_chooses():
    t = seven(B, ore=3, wool=2)
    t.do(A, "move_robber", HEX)
    assert (t.asks, t.game.asked) == ("abbey_gift", (B,))
    t.refused("give-count", B, "give_to_thief", "2wool")
    t.refused("cards-not-held", B, "give_to_thief", "1brick")
    t.do(B, "give_to_thief", "1wool")
    assert (t.hand_of(A), t.asks) == ({"wool": 1}, "action")
    t = seven(A, B, ore=3, wool=2)
    t.do(A, "move_robber", HEX)
    t.do(A, "steal_by_abbey", 2)
    assert t.game.asked == (B,)
    t.do(B, "give_to_thief", "2wool")
    assert t.hand_of(A) == {"wool": 2}


def test_a_victim_with_two_cards_loses_both():
    t = seven(A, ore=2)
    t.do(A, "move_robber", HEX)
    t.default(A, outcomes=["ore", "ore"])
    assert t.hand_of(A) == {"ore": 2}


def test_who_holds_one_kind_has_nothing_to_choose():
    t = seven(B, ore=3)
    t.do(A, "move_robber", HEX)
    assert t.decision.forced(t.game, B) == t.stand_in(B)
    t = seven(B, ore=1, wool=1)
    t.do(A, "move_robber", HEX)
    assert t.decision.forced(t.game, B) is None


def test_what_was_chosen_is_known_to_the_two_and_not_taken_back():
    t = seven(B, ore=3, wool=2)
    t.do(A, "move_robber", HEX)
    t.do(B, "give_to_thief", "1wool")
    assert t.event("card_stolen_kind").audience == (A, B)
    assert not t.game.can_undo(B)
    assert "wool" not in t.game.record().splitlines()[-1]


def test_who_has_no_choice_gives_all_and_the_thief_cannot_take_it_back():
    t = seven(B, ore=1)
    t.do(A, "move_robber", HEX)
    assert t.hand_of(A) == {"ore": 1}
    assert not t.game.can_undo(A)


def test_T50_Q43_the_victim_does_not_answer():
    t = seven(B, ore=3, wool=2, bread=1)
    t.do(A, "move_robber", HEX)
    t.default(B)
    assert t.hand_of(A) == {"ore": 1}
    t = seven(A, B, ore=3, wool=2, bread=1)
    t.do(A, "move_robber", HEX)
    t.default(A)
    t.default(B)
    assert t.hand_of(A) == {"ore": 1, "wool": 1}


def test_R10_no_abbey_with_the_bishop():
    t = Parish().settlement(B, CORNER).levels("church", 3, 3).hand(B, ore=3).progress(A, "bishop")
    t.action().do(A, "play_bishop", HEX, outcomes=["ore"])
    assert t.hand_of(A) == {"ore": 1}


def test_no_abbey_for_a_knight_that_chases_the_robber():
    t = Parish().settlement(B, CORNER).levels("church", 3, 3).hand(B, ore=3)
    t.knight(A, "(0,0)N", 1, active=True).action()
    t.do(A, "chase_robber", "(0,0)N", "robber")
    t.do(A, "move_robber", HEX, outcomes=["ore"])
    assert t.hand_of(A) == {"ore": 1}


def test_the_pirate_after_a_7():
    t = Parish("seafarers", map="seafarers_new_shores_4p").levels("church", 3).hand(B, ore=3)
    part = t.state.slices["seafarers"]
    target = next(
        h
        for h in range(t.board.hex_count)
        if t.state.sea & ~t.board.frame & t.board.tiles & 1 << h and h != part.pirate
    )
    part.ships[B] = t.board.hex_edge_mask[target] & -t.board.hex_edge_mask[target]
    t.refresh().seven()
    t.do(A, "move_pirate", target)
    t.do(A, "steal_by_abbey", 2, outcomes=["ore", "ore"])
    assert t.hand_of(A) == {"ore": 2}
