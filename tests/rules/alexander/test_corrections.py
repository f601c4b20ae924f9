"""What moderators put right on Alexander's way: tokens and gold."""

from engine.modules.alexander.events import TOKENS, TOKENS_PER_KIND
from engine.modules.alexander.path import path_of
from tests.rules.alexander.march import March

FAMINE = TOKENS[0]


def with_tokens(*counts):
    """Tokens won by the seats; one more of each kind was turned up for nobody."""
    t = March()
    for seat, count in enumerate(counts):
        for _ in range(count):
            t.alexander.tokens[FAMINE] -= 1
            t.tokens(*[0] * seat, 1)
    for kind in TOKENS:
        t.alexander.tokens[kind] -= 1
    return t


def test_a_token_that_lies_aside_is_given():
    t = with_tokens(3, 2)
    t.correct(1, "holding", FAMINE)
    assert t.alexander.ranking == (0, 1)
    assert t.points_of_all()[:2] == [4, 3]
    t.not_correct("correction-none-spare", 1, "holding", FAMINE)
    assert t.alexander.tokens[FAMINE] == TOKENS_PER_KIND - 6


def test_a_token_is_taken_and_given_to_another():
    t = with_tokens(3, 3)
    events = t.correct(0, "holding", FAMINE, True)
    assert [event.kind for event in events] == ["advisor_lost", "advisor", "correction_holding"]
    assert t.alexander.ranking == (1,)
    t.correct(1, "holding", FAMINE)
    assert len(t.alexander.won[1]) == 4
    t.not_correct("correction-none-held", 0, "holding", "bridge_event", True)


def test_whoever_falls_behind_is_passed():
    t = with_tokens(5, 4, 3)
    t.correct(0, "holding", FAMINE, True)
    assert t.alexander.ranking == (0, 1, 2)
    t.correct(0, "holding", FAMINE, True)
    assert t.alexander.ranking == (1, 0, 2)


def test_gold():
    t = March()
    t.correct(2, "cards", {"gold_coin": 4}, {})
    assert t.hand_of(2) == {"gold_coin": 4}


def test_alexander_goes_on_and_back():
    """With no auction; a token on the way is nobody's, and lies there again (alexander.md §6)."""
    t = March().action(0)
    passed, left = t.alexander.passed, sum(t.alexander.tokens.values())
    t.correct(0, "holding", "march_point")
    turned = left - sum(t.alexander.tokens.values())
    assert (t.alexander.passed, turned, t.alexander.auction) == (passed + 1, 1, None)
    t.correct(0, "holding", "march_point", True)
    assert (t.alexander.passed, sum(t.alexander.tokens.values())) == (passed, left)
    t.not_correct("correction-march-back", 0, "holding", "march_point", True)


def test_alexander_does_not_go_back_behind_a_building():
    t = March().action(0)
    t.correct(0, "holding", "march_point")
    vertex = path_of(t.game.board)[1].vertex
    t.game.state.settlements[0] |= 1 << vertex
    t.game.state.refresh()
    t.not_correct("correction-march-back", 0, "holding", "march_point", True)
