"""The largest posts and panels against the limits of Discord (check 22), and what they say."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

import locales
from cogs import colours
from cogs.custom_ids import CustomId
from cogs.play.chooser import Cards, Values
from cogs.play.codec import Selection
from cogs.play.desk import Desk, Panel
from cogs.play.groups import in_order
from cogs.play.panel import group_panel, root
from cogs.play.steps import step_of, step_panel
from cogs.posts.compose import game_post
from cogs.posts.layout import Button, Post, last_lines, layout
from cogs.posts.notes import Notes, with_notes
from cogs.posts.picture import asked_places
from cogs.posts.position import Position
from cogs.trade.draft import Draft
from cogs.trade.panel import draft_panel, trade_panel
from cogs.widgets import Layout
from db.loaded import LoadedGame, LogEntry
from db.models import Actor, Controller, GameRow, SeatRow
from engine.events import Event
from engine.game import Game
from engine.modules.base.slice import Offer, base_slice
from engine.modules.base.trade import OFFER_ACTIONS
from engine.players import random_player, simple_player
from tests.cogs.walk import Walk, wanted

NOW = datetime(2026, 1, 1, tzinfo=UTC)
OFFERS = {cls.kind for cls in OFFER_ACTIONS}
HOSTILE = "*_~`|@everyone<@1>[x](y)#-1"[:32]


def table_of(game: Game, locale: str = "fr", name: str = "Ada") -> LoadedGame:
    """A table that plays a game, with people in all seats."""
    row = GameRow(
        id=10**6, guild_id=10**18, channel_id=10**18, language=locale, version=10**5, turn=99
    )
    seats = tuple(
        SeatRow(
            id=seat,
            game_id=10**6,
            number=seat,
            user_id=10**18 + seat,
            display_name=f"{name}{seat}",
            colour=colours.COLOURS[seat],
            controller=Controller.PERSON,
        )
        for seat in range(game.rules.seats)
    )
    return LoadedGame(row, seats, game)


def entry(number: int, *events: Event, kind: str = "roll", seat: int = 0) -> LogEntry:
    return LogEntry(
        log_number=number,
        number=number,
        version=number + 1,
        turn=1,
        seat=seat,
        actor=Actor.PERSON,
        user_id=1,
        kind=kind,
        events=events,
        at=NOW,
        undone=False,
    )


def played(game: Game, moves: int, seed: int = 1) -> list[LogEntry]:
    """Play a game on, and return the log of it."""
    random, entries = Random(seed), []
    for number in range(1, moves + 1):
        if game.finished:
            break
        seat = (*game.invited, *game.asked)[0]
        events = game.play(random_player(game.view(seat), random))
        entries.append(entry(number, *(event for event in events if event.audience is None)))
    return entries


def check_limits(post: Post) -> None:
    for picture in (True, False):
        for buttons in (True, False):
            view = layout(post, picture=picture, buttons=buttons)
            assert view.total_children_count <= 40
            assert view.content_length() <= 4000
            ids = [part.custom_id for part in view.walk_children() if hasattr(part, "custom_id")]
            assert len(ids) == len(set(ids))


LARGEST = ("base", "five_six", "seafarers", "cities_knights", "church")


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize(
    ("modules", "seats"), [(("base",), 4), (("base", "five_six"), 6), (LARGEST, 6)]
)
def test_the_largest_post_keeps_the_limits(
    locale: str, modules: tuple[str, ...], seats: int
) -> None:
    """Long names, a long story, as many offers as can be, and what others add (check 22)."""
    game = Game.create(modules, seats=seats, seed=bytes(32))
    entries = played(game, 160)
    everybody = tuple(range(1, seats))
    kinds = len(game.rules.kinds)
    give = tuple(19 * (kind % 2) for kind in range(kinds))
    get = tuple(19 - count for count in give)
    base_slice(game.state).offers = tuple(
        Offer(number, 0, everybody, give, get, accepted=everybody[:2])
        for number in range(100, 100 + 4 * seats)
    )
    table = table_of(game, locale, HOSTILE)
    button = Button("x" * 80, CustomId("takeover", 10**6, 10**5, "9" * 20))
    ids = [replace(button.id, payload=str(number)) for number in range(4)]
    notes = Notes(["y" * 300] * 8, [replace(button, id=custom_id) for custom_id in ids])
    post = with_notes(game_post(table, entries, since=0), notes)
    assert len(post.story) > 60
    check_limits(_with_words(post))
    shown = [item for item in layout(post, picture=True).walk_children() if hasattr(item, "emoji")]
    assert len(shown) >= 4
    assert all(
        any(str(custom_id) == getattr(i, "custom_id", "") for i in shown) for custom_id in ids
    )


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("count", [1, 2, 3, 5, 24])
def test_every_open_offer_can_be_answered(locale: locales.Locale, count: int) -> None:
    """As many offers as a table of six can have open, each by everybody asked, from the post."""
    modules = ("base", "cities_knights", "five_six")
    game = Game.create(modules, seats=6, seed=bytes(32))
    played(game, 200)
    while game.decision is None or game.decision.kind != "action":
        game.play(simple_player(game.view(game.asked[0]), Random(1)))
    active = game.asked[0]
    kinds = len(game.rules.kinds)
    for seat in range(6):
        game.state.hands[seat] = [3] * kinds
    others = tuple(seat for seat in range(6) if seat != active)
    for number in range(count):
        giver = active if number < 4 else others[(number - 4) % 5]
        give, get = number % kinds, (number + 1 + number // kinds) % kinds
        bags = [tuple(int(k == kind) for k in range(kinds)) for kind in (give, get)]
        offer = game.rules.actions["offer_trade"]
        to = others if giver == active else (active,)
        game.play(offer(seat=giver, give=bags[0], get=bags[1], to=to))  # type: ignore[call-arg]
    post = game_post(table_of(game, locale, HOSTILE), [], since=0)
    check_limits(_with_words(post))
    text = "\n".join(part.content for part in _texts(layout(post, picture=True)))
    assert f"**{count}.**" in text, "the newest offer is told"
    for seat in range(6):
        desk = Desk(table_of(game, locale), seat, locale)
        walk = Walk(desk, Random(1)).from_post(post)
        single, families = wanted(m for m in desk.moves if m.kind in OFFERS)
        assert single <= walk.reached
        assert families <= walk.families
        for panel in walk.panels:
            check_panel(panel)


def _texts(view: Layout) -> list[Any]:
    return [part for part in view.walk_children() if hasattr(part, "content")]


def _with_words(post: Post) -> Post:
    return replace(post, extra="x" * 5000, alt_text="x" * 5000, footer="x" * 500)


def test_a_finished_game() -> None:
    game = Game.create(seats=4, seed=bytes(32))
    random = Random(1)
    while not game.finished:
        seat = (*game.invited, *game.asked)[0]
        game.play(simple_player(game.view(seat), random))
    post = game_post(table_of(game, "fr", HOSTILE), [], since=0)
    check_limits(_with_words(post))
    assert any("1." in line and "10 points" in line for line in post.closing)


def test_the_last_turn_is_named_where_no_heading_does() -> None:
    game = Game.create(seats=4, seed=bytes(32))
    entries = played(game, 60)
    turn = game.state.turn
    going_on = game_post(table_of(game), entries, since=0)
    assert f"Tour {turn} " in going_on.heading
    assert not any(f"Tour {turn}\xa0:" in line for line in going_on.story)
    game.state.winners = (0,)
    ended = game_post(table_of(game), entries, since=0)
    assert any(f"Tour {turn}\xa0:" in line for line in ended.story)


def panels_of(desk: Desk) -> list[Panel]:
    """Every panel that a seat can open now, with the composers part of the way."""
    panels = [root(desk), trade_panel(desk)]
    panels += [group_panel(desk, group) for group in ("build", "cards", "trade", "other")]
    kinds = len(desk.voice.rules.kinds)
    full = Draft((9,) * kinds, (35,) * kinds, (1, 2), 0)
    panels.append(draft_panel(desk, full)) if "offer_trade" in {
        move.kind for move in desk.moves
    } else None
    for action in {type(m) if hasattr(m, "__struct_fields__") else m for m in desk.moves}:
        kind = getattr(action, "kind", "")
        if kind in desk.voice.rules.actions:
            panels += steps(desk, Selection(desk.voice.rules.actions[kind]))
    return panels


def steps(desk: Desk, selection: Selection, depth: int = 3) -> list[Panel]:
    step = step_of(desk, selection)
    found = [step_panel(desk, step)]
    if depth and isinstance(step, Values):
        found += steps(desk, step.selection.with_value(step.values[0]), depth - 1)
    if depth and isinstance(step, Cards):
        found.append(step_panel(desk, step))
    return found


@pytest.mark.parametrize("modules", [("base",), ("base", "cities_knights"), ("base", "alexander")])
def test_every_panel_keeps_the_limits(modules: tuple[str, ...]) -> None:
    locales.strictness.raises = False  # the texts of other modules are their own tests' business
    try:
        game = Game.create(modules, seats=4, seed=bytes(32))
        random = Random(3)
        for number in range(90):
            if game.finished:
                return
            seat = (*game.invited, *game.asked)[0]
            if number % 9 == 0:
                for panel in panels_of(Desk(table_of(game, "fr", HOSTILE), seat, "fr")):
                    check_panel(panel)
            game.play(random_player(game.view(seat), random))
    finally:
        locales.strictness.raises = True


def check_panel(panel: Panel) -> None:
    assert len(panel.text()) <= 2000
    assert len(panel.rows) <= 5
    components: list[Any] = panel.view().to_components()
    ids = [item["custom_id"] for row in components for item in row["components"]]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 and CustomId.parse(custom_id) for custom_id in ids)
    for row in components:
        for item in row["components"]:
            for option in item.get("options", ()):
                assert 1 <= len(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
            assert len(item.get("options", ())) <= 25


def test_the_newest_lines_are_kept() -> None:
    lines = [f"line {number}" for number in range(100)]
    kept = last_lines(lines, 50)
    assert kept[0] == "…"
    assert kept[-1] == "line 99"
    assert sum(len(line) + 1 for line in kept[1:]) <= 50
    assert last_lines(["a", "b"], 50) == ["a", "b"]


def position(**changes: Any) -> Position:
    values: dict[str, Any] = {
        "turn": 5,
        "dice": (3, 4),
        "decision": "action",
        "asked": frozenset({1}),
        "invited": frozenset(),
        "holders": {0: 100, 1: 101, 2: 102},
        "shows_places": False,
        "moves": 40,
        "finished": False,
    }
    return Position(**(values | changes))


@pytest.mark.parametrize(
    ("before", "after", "new", "called"),
    [
        ({}, {"moves": 41}, False, set()),
        ({}, {"moves": 39}, True, set()),
        ({"dice": (), "decision": "pre_roll"}, {}, True, set()),
        ({}, {"turn": 6, "asked": frozenset({2}), "dice": ()}, True, {2}),
        ({}, {"invited": frozenset({0, 2})}, True, {0, 2}),
        ({"invited": frozenset({0, 2})}, {"invited": frozenset({2})}, False, set()),
        ({"invited": frozenset({2})}, {}, True, {1}),
        (
            {"asked": frozenset({0, 1, 2}), "decision": "discard"},
            {"decision": "discard"},
            False,
            set(),
        ),
        ({}, {"decision": "move_robber", "shows_places": True}, True, set()),
        ({"decision": "move_robber", "shows_places": True}, {}, False, set()),
        ({}, {"decision": "discard", "asked": frozenset({0, 2})}, True, {0, 2}),
        ({}, {"finished": True, "asked": frozenset()}, True, set()),
        ({}, {"holders": {0: 100, 1: 999, 2: 102}}, True, {1}),
        ({}, {"holders": {0: 999, 1: None, 2: 102}}, False, set()),
    ],
)
def test_when_there_is_a_new_post_and_who_is_called(
    before: dict[str, Any], after: dict[str, Any], new: bool, called: set[int]
) -> None:
    earlier, now = position(**before), position(**after)
    assert now.needs_new_post(earlier) is new
    assert now.newly_called(earlier) == called


def test_layouts_are_not_remembered_by_the_library() -> None:
    assert isinstance(layout(Post("x"), picture=False), Layout)


def test_announcing_a_victory_is_no_first_button() -> None:
    """It is there in every turn, since points are hidden, and seldom meant."""
    rules = Game.create(options={"auto_claim_victory": False}, seed=b"claim").rules
    for decision in ("pre_roll", "action", "trade_phase", "build_phase"):
        kinds = [cls.kind for cls in in_order(rules.answers[decision])]
        assert kinds[-1] == "claim_victory"
        assert kinds[0] in ("roll", "maritime_trade", "build_road", "end_trading")


def test_the_picture_labels_what_everybody_knows_to_be_possible() -> None:
    """Land and sea after a 7 (seafarers.md §6), edges for road or ship; nothing that has a price.

    What may be declined or parked instead is labelled all the same.
    """
    options = {"map": "seafarers_new_shores_3p"}
    game = Game.create(("base", "seafarers"), options, seats=3, seed=b"labels")
    random, seen = Random(1), set()
    while game.state.turn < 30:
        decision = game.decision
        assert decision is not None
        labelled = asked_places(table_of(game))
        seen.add(decision.kind)
        if decision.kind == "robber_or_pirate":
            hexes = {getattr(move, "hex", -1) for move in game.legal()} - {-1}
            assert set(labelled["hex"]) == hexes
            terrains = {game.state.terrain[hex_] == "sea" for hex_ in labelled["hex"]}
            assert terrains == {True, False}
        elif decision.kind == "found_road":
            assert set(labelled) == {"edge"}
        elif decision.kind in ("pre_roll", "action", "build_phase"):
            assert labelled == {}
        game.play(random_player(game.view(game.asked[0]), random))
    assert seen >= {"robber_or_pirate", "found_road", "action"}
