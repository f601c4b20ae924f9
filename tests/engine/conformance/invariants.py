"""What holds in every position of every game."""

from itertools import combinations

from engine import codec
from engine.actions import Action
from engine.game import Game
from engine.state import State
from tests.engine.setups import extras

STORED = {*codec.CORE, "stack", "slices", "rules"}
DERIVED = tuple(name for name in State.__slots__ if name not in STORED)


def check(game: Game) -> None:
    """Assert everything below."""
    check_cards(game)
    check_pieces(game)
    check_derived(game)
    check_question(game)
    for function in extras(game, "check"):
        function(game)


def check_cards(game: Game) -> None:
    """Cards are conserved and none is negative; of counters, none is negative."""
    state, rules = game.state, game.rules
    for pile in (state.bank, *state.hands):
        assert min(pile) >= 0
        assert len(pile) == len(rules.kinds)
    elsewhere = [0] * len(rules.kinds)
    for function in extras(game, "cards_elsewhere"):
        elsewhere = [a + b for a, b in zip(elsewhere, function(state), strict=True)]
    for kind in range(rules.card_kinds):
        total = state.bank[kind] + sum(hand[kind] for hand in state.hands) + elsewhere[kind]
        assert total == rules.bank[kind], f"{total} cards of {rules.kinds[kind]}"


def check_pieces(game: Game) -> None:
    """No supply is negative, no place holds two pieces."""
    state = game.state
    for piece in game.rules.supplies:
        for seat in range(state.seats):
            assert state.supply(piece, seat) >= 0, f"{piece} of seat {seat}"
    for masks in ((*state.settlements, *state.cities), list(_route_masks(game))):
        for one, other in combinations(masks, 2):
            assert not one & other
    for mask in (*state.settlements, *state.cities):
        assert not mask >> game.board.vertex_count
    for mask in _route_masks(game):
        assert not mask >> game.board.edge_count


def _route_masks(game: Game) -> list[int]:
    return [mask for hook in game.rules.on_route_pieces for mask in hook(game.state)]


def check_derived(game: Game) -> None:
    """What is kept up to date move by move equals what follows from the position."""
    fresh = game.state.copy()
    fresh.refresh()
    for name in DERIVED:
        assert getattr(game.state, name) == getattr(fresh, name), name


def check_question(game: Game) -> None:
    """The game is over, or somebody is asked who has a move and a default."""
    if game.finished:
        assert game.asked == game.invited == ()
        assert not game.legal()
        return
    assert game.decision is not None
    assert game.asked
    assert len(set(game.asked)) == len(game.asked)
    for seat in game.asked:
        moves = [m for m in game.legal(seat) if m.kind in _answers(game)]
        assert moves, f"seat {seat} has no answer to {game.decision}"
        game.decision.question(game, seat)
    for seat in {*game.asked, *game.invited}:
        action = game.default(seat)
        assert isinstance(action, Action), f"no default for seat {seat}"
        assert action.seat == seat
        game.check(action, absent=True)


def _answers(game: Game) -> set[str]:
    assert game.decision is not None
    return {cls.kind for cls in game.rules.answers[game.decision.kind]}
