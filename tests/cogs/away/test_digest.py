"""“Since your last turn” for every set of modules: five lines, the second one all nouns."""

from random import Random

import pytest

import locales
from cogs.away.digest import digest
from cogs.play.groups import BUILD, group_of
from cogs.wording import families
from cogs.wording.people import voice
from db.loaded import LogEntry
from engine.events import Event
from engine.game import Game
from tests.cogs.test_grammar import faults
from tests.cogs.test_posts import entry, table_of
from tests.cogs.test_reachable import some_setups
from tests.engine.conformance.driver import random_action
from tests.engine.setups import Setup

READER = 0


def log_of(game: Game, moves: int) -> list[LogEntry]:
    """A random game's log as the reader may know it."""
    random, found = Random(5), []
    for number in range(1, moves + 1):
        if game.finished:
            break
        action = random_action(game, random)
        events = [event for event in game.play(action) if event.visible_to(READER)]
        found.append(entry(number, *events, kind=action.kind, seat=action.seat))
    return found


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("setup", some_setups(), ids=str)
def test_five_lines_whatever_is_played(setup: Setup, locale: locales.Locale) -> None:
    game = setup.create(5)
    entries = log_of(game, 400)
    said = voice(table_of(game), locale, READER)
    verbs = [
        families.term(locale, "action", kind)
        for kind in game.rules.actions
        if group_of(kind) == BUILD
    ]
    for start in range(0, len(entries), 60):
        lines = digest(table_of(game), said, entries[start : start + 60], READER).splitlines()
        assert len(lines) == 5
        assert not [verb for verb in verbs if verb in lines[1]], lines[1]
        assert not faults("\n".join(lines))


def test_knights_and_improvements_are_named() -> None:
    game = Game.create(("base", "cities_knights"), seats=4, seed=bytes(32))
    told = [
        entry(1, Event("knight_recruited", {"seat": 1, "vertex": 3}), kind="recruit_knight"),
        entry(2, Event("knight_promoted", {"seat": 1, "level": 2}), kind="promote_knight"),
        entry(3, Event("knight_activated", {"seat": 1, "vertex": 3}), kind="activate_knight"),
        entry(
            4,
            Event("improvement_bought", {"domain": "trade", "level": 1, "building": "market"}),
            kind="improve_city",
        ),
    ]
    words = digest(table_of(game), voice(table_of(game), "fr", READER), told, READER)
    assert "un petit chevalier, un niveau de plus pour un chevalier" in words
    assert "l’activation d’un chevalier, Marché" in words


def test_battles_and_single_points_are_told() -> None:
    """A Defender card and an island's chits are no award that changes hands, but points."""
    game = Game.create(("base", "cities_knights"), seats=4, seed=bytes(32))
    battle = {"barbarians": 4, "defence": 5, "shares": {1: 5}, "won": "defence"}
    told = [
        entry(1, Event("battle", battle), Event("defender", {"seat": 1, "scored": 1}), kind="roll")
    ]
    lines = digest(table_of(game), voice(table_of(game), "en", READER), told, READER).splitlines()
    assert "**Katäne is saved.**" in lines[3]
    assert "is Defender of Katäne: +1 point" in lines[4]


def test_dice_that_are_set_or_thrown_again_count_once() -> None:
    game = Game.create(("base", "church", "cities_knights"), seats=4, seed=bytes(32))
    paid = {"shares": {READER: (0, 0, 0, 0, 1, 1, 0, 0, 0)}, "hexes": (0,)}
    told = [
        entry(1, Event("dice_fixed", {"seat": 1, "dice": (3, 1)}), Event("production", paid)),
        entry(2, Event("turn_began", {"seat": 2, "turn": 2})),
        entry(3, Event("rolled", {"seat": 2, "dice": (1, 1)})),
        entry(4, Event("rolled_again", {"seat": 2, "dice": (5, 6), "face": "ship"})),
    ]
    line = digest(table_of(game), voice(table_of(game), "en", READER), told, READER).split("\n")[0]
    assert line == "🎲 4, 11 — you receive 1 ⛰️ 1 💶"


def test_what_a_reader_gave_or_lost_is_told_once() -> None:
    """The private sentence, which says more, takes the place of the public one."""
    game = Game.create(("base", "cities_knights"), seats=4, seed=bytes(32))
    both, cards = (READER, 1), (1, 1, 0, 0, 0, 0, 0, 0)
    told = [
        entry(
            1,
            Event("knight_deserted", {"seat": READER, "vertex": 3, "level": 2, "taker": 1}),
            Event("cards_given", {"giver": READER, "taker": 1, "count": 2}),
            Event("cards_given_kinds", {"giver": READER, "taker": 1, "cards": cards}, both),
            Event("cards_given", {"giver": 2, "taker": 1, "count": 2}),
        ),
        entry(
            2,
            Event("progress_card_taken", {"seat": 1, "victim": READER}),
            Event("progress_card_taken_name", {"seat": 1, "victim": READER, "card": "spy"}, both),
        ),
    ]
    line = digest(table_of(game), voice(table_of(game), "en", READER), told, READER).split("\n")[3]
    assert line.count("·") == 2, line
    assert "loses the knight on 4 (level 2) to" in line
    assert "The cards given: 1 🧱 1 🪵" in line
    assert "The card taken: **Spy**" in line


def test_an_auction_is_told_and_its_settlement_is_the_winners() -> None:
    """It ends by the pass of another seat, who builds nothing (alexander.md §7.5)."""
    game = Game.create(("base", "alexander"), seats=3, seed=bytes(32))
    won = {"seat": 1, "amount": 4, "event": "founding_event"}
    told = [
        entry(
            1,
            Event("bid_passed", {"seat": 2, "event": "founding_event"}),
            Event("auction_won", won),
            Event("settlement_built", {"seat": 1, "vertex": 31}),
            kind="pass_bid",
            seat=2,
        )
    ]
    said = voice(table_of(game), "fr", READER)
    lines = digest(table_of(game), said, told, READER).splitlines()
    assert lines[1] == f"🔨 {said.seat(1)}\xa0: une colonie"
    assert lines[2].startswith(f"🤝 ⚖️ **{said.seat(1)}** remporte «\xa0Village\xa0» avec 4")


def test_cards_of_the_supply_deck_are_received() -> None:
    """Every roll deals one, whatever it pays (alexander.md §5.2)."""
    game = Game.create(("base", "alexander"), seats=3, seed=bytes(32))
    told = [
        entry(
            1,
            Event("rolled", {"seat": 1, "dice": (5, 6)}),
            Event("discarded", {"seat": READER, "cards": game.rules.bag(wool=6)}),
            Event("supply_card", {"seat": READER, "cards": game.rules.bag(ore=1)}, (READER,)),
        )
    ]
    lines = digest(table_of(game), voice(table_of(game), "en", READER), told, READER).splitlines()
    assert lines[0] == "🎲 11 — you receive 1 ⛰️"


def test_stones_and_curses_are_told() -> None:
    """A stone is a thing and a Curse takes points (cheops.md §11)."""
    game = Game.create(("base", "cheops"), seats=3, seed=bytes(32))
    placed = {"seat": 1, "host": 1, "fee": 0, "total": 3, "tier": 1}
    told = [
        entry(
            1,
            Event("stone_placed", placed),
            Event("curse", {"seat": 2, "points": -2, "scored": -2}),
            Event("curse_lifted", {"seat": 1, "scored": 2}),
            kind="build_stone",
            seat=1,
        )
    ]
    said = voice(table_of(game), "en", READER)
    lines = digest(table_of(game), said, told, READER).splitlines()
    assert lines[1] == f"🔨 {said.seat(1)}: a stone"
    assert "The Curse of the Pharaoh falls on" in lines[4]
    assert "is lifted from" in lines[4]


def test_dice_that_bring_nothing_are_said_in_good_french() -> None:
    game = Game.create(("base",), seats=3, seed=bytes(32))
    told = [entry(1, Event("rolled", {"seat": 1, "dice": (5, 6)}))]
    lines = digest(table_of(game), voice(table_of(game), "fr", READER), told, READER).splitlines()
    assert lines[0] == "🎲 11 — vous ne recevez rien"
