"""The church through commands and buttons: every kind of move, hand, digest, score."""

from collections.abc import Awaitable, Callable, Mapping
from random import Random

import pytest

from engine.bits import bits
from engine.frames import Decision
from engine.game import Game
from engine.modules.church.abbey import AbbeyGift, AbbeyTheft
from engine.modules.church.cards.church_tax import TaxDebtDecision, owe
from engine.modules.church.cards.indulgences import IndulgencesDecision
from engine.modules.church.cards.lent import PlayLent
from engine.modules.church.exclusion import RegainMetropolis
from engine.modules.church.pouring import BeerWindow
from engine.modules.church.slice import Ban, church_slice
from engine.modules.cities_knights.knights import free_vertices
from engine.modules.cities_knights.slice import ck_slice
from tests.engine.conformance.driver import pick
from tests.rules.church.test_reach import wanted
from tests.sim.games import fix_seed, game_of, give, move, open_game, person_at, play_until
from tests.sim.player import press_action, type_action
from tests.sim.world import World

QUESTIONS: Mapping[str, Callable[[int, int], Decision]] = {
    "give_to_thief": lambda seat, other: AbbeyGift(seats=(seat,), thief=other, count=2),
    "steal_by_abbey": lambda seat, other: AbbeyTheft(seats=(seat,), victim=other),
    "pass_beer": lambda seat, _: BeerWindow(seats=(seat,)),
    "pay_church_tax": lambda seat, _: TaxDebtDecision(seats=(seat,)),
    "play_indulgences": lambda seat, _: IndulgencesDecision(seats=(seat,)),
    "keep_roll": lambda seat, _: IndulgencesDecision(seats=(seat,)),
    "take_metropolis": lambda seat, _: RegainMetropolis(seats=(seat,), lost=0),
}
"""What asks for a move that is none of the action phase."""
CARDS = {"play_blessing": "church_blessing", "play_inquisitor": "inquisitor_card"}
"""Cards that are not called like the move."""


IN_ACTION = sorted(
    kind for what, kind in wanted() if what == "action" and kind not in {*QUESTIONS, "set_baking"}
)


def prepare(game: Game, kind: str) -> int:
    """Make a kind of move possible for the seat asked, whom nothing else burdens; the seat."""
    state, part, church = game.state, ck_slice(game.state), church_slice(game.state)
    (seat,) = game.asked
    other = (seat + 1) % game.rules.seats
    _provide(game, seat, other)
    card = CARDS.get(kind, kind.removeprefix("play_"))
    part.cards[seat] = (card,) if kind.startswith("play_") else ()
    church.bakeries = 1 << seat if kind == "set_baking" else 0
    church.beers, church.debts, church.ban = (), (), None
    church.lent = seat if kind == "pay_lent" else -1
    church.inquisitor = church.inquisitor_holder = church.granary = -1
    if kind.endswith("granary") and not kind.startswith("play"):
        church.granary, church.stored = seat, game.rules.bag(grain=1, bread=2)
    if kind == "pay_anathema":
        church.ban = Ban(seat, other, 2, game.rules.bag(ore=1, wool=2))
    if kind == "pay_church_tax":
        owe(game, seat, other)
    if kind in QUESTIONS:
        state.push(QUESTIONS[kind](seat, other))
    state.refresh()
    return seat


def _provide(game: Game, *seats: int) -> None:
    """Cards, active knights and beer; both are far in science and in the red domain."""
    state, part = game.state, ck_slice(game.state)
    for seat in seats:
        state.hands[seat][:] = [3] * len(state.hands[seat])
        if not part.knights[seat]:
            part.knights[seat] = 1 << next(bits(free_vertices(state, seat)))
        part.active |= part.knights[seat]
        church_slice(state).ripe[seat] = 4
    part.levels[2:] = [(4,) * game.rules.seats, (3,) * game.rules.seats]


@pytest.mark.parametrize("make", [press_action, type_action])
async def test_every_kind_of_move_can_be_made(
    world: World, monkeypatch: pytest.MonkeyPatch, make: Callable[..., Awaitable[object]]
) -> None:
    """By presses, and by commands, each in the position in which it is asked for."""
    fix_seed(monkeypatch)
    await open_game(world, players=4, modules="church")
    game, random = await play_until(world, "pre_roll"), Random(2)
    for kind in ("set_baking", *IN_ACTION, *QUESTIONS):
        if kind != "set_baking":
            game = await play_until(world, "action")
        seat = prepare(game, kind)
        action = pick(game, list(game.legal(seat).of(kind)), random)
        assert action is not None, kind
        expected = game.copy()
        expected.play(action)
        await make(world, await person_at(world, seat), 1, action)
        assert (await game_of(world)).hash() == expected.hash(), action


async def test_hand_score_and_digest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch)
    await open_game(world, players=4, modules="church")
    game = await play_until(world, "pre_roll")
    seat = game.asked[0]
    part, red = ck_slice(game.state), church_slice(game.state)
    await give(world, seat, grain=2, bread=1)
    part.cards[seat] = ("lent", "church_blessing")
    red.ripe[seat], red.bakeries = 3, 1 << seat
    hand = (await world.slash(await person_at(world, seat), "hand")).text
    for words in ("🍞 1", "builds nothing and improves no city", "3 ripe tokens", "it bakes bread"):
        assert words in hand
    score = (await world.slash(world.stranger, "score")).text
    assert "3 beer tokens · bakery · bakes bread" in score
    assert "knight" not in score
    game = await play_until(world, "action")
    lent = next(iter(game.legal(seat).of("play_lent")))
    assert isinstance(lent, PlayLent)
    await move(world, lent)
    since = (await world.slash(await person_at(world, lent.victim), "since")).text.splitlines()
    assert "Lent" in since[2]
    assert "keep Lent" in since[4]
    assert "keeps Lent" in (await world.slash(world.stranger, "score")).text
