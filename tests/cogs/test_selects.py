"""Lists of any length: in selects, in pages, in autocomplete (check 21)."""

from typing import Any

import pytest

from cogs.away.standing import standing_panel
from cogs.custom_ids import CustomId
from cogs.interactions import Press
from cogs.lobby.options import all_options, one_option
from cogs.lobby.rules import choices as option_choices
from cogs.lobby.rules import possible_values
from cogs.play.chooser import Values
from cogs.play.codec import Selection
from cogs.play.desk import Desk
from cogs.play.steps import step_panel
from cogs.selects import Entry, page_count, parts, select, turns
from cogs.slash import choices
from db.loaded import LoadedGame
from db.models import GameRow, GameState
from engine import registry
from engine.actions import parameters
from engine.game import Game
from engine.rules import rules_for
from tests.cogs.test_posts import check_panel, table_of
from tests.engine.setups import all_setups

COUNTS = (0, 1, 25, 26, 100, 101, 500)


@pytest.mark.parametrize("count", COUNTS)
def test_every_entry_is_on_one_page_of_selects(count: int) -> None:
    entries = [Entry(f"{number} " + "x" * 200, str(number), "y" * 200) for number in range(count)]
    found: list[str] = []
    for page in range(page_count(entries)):
        shown = [select(CustomId("topic"), "z" * 300, part) for part in parts(entries, page)]
        assert len(shown) <= 4
        for made in shown:
            assert 1 <= len(made.options) <= 25
            assert len(made.placeholder or "") <= 150
            for option in made.options:
                assert 1 <= len(option.label) <= 100
                assert len(option.description or "") <= 100
        found += [option.value for made in shown for option in made.options]
    assert found == [entry.value for entry in entries]


@pytest.mark.parametrize("count", COUNTS)
def test_all_pages_can_be_turned_to(count: int) -> None:
    pages = page_count(range(count))
    reached, todo = {0}, [0]
    while todo:
        for other, _ in turns(todo.pop(), pages):
            if other not in reached:
                reached.add(other)
                todo.append(other)
    assert reached == set(range(pages))
    assert list(parts(range(count), 99)) == list(parts(range(count), pages - 1))


@pytest.mark.parametrize("count", COUNTS)
def test_autocomplete_shows_twenty_five(count: int) -> None:
    shown = choices((f"{number} " + "x" * 200, str(number) * 200) for number in range(count))
    assert len(shown) == min(count, 25)
    assert all(1 <= len(entry.name) <= 100 and 1 <= len(entry.value) <= 100 for entry in shown)


@pytest.mark.parametrize("count", [1, 5, 6, 25, 26, 101, 500])
def test_a_choice_of_the_panel_has_all_its_values(count: int) -> None:
    """Places of the largest size, more than any board has: each is on some page, none twice."""
    game = Game.create(seats=3, seed=bytes(32))
    desk = Desk(table_of(game), game.asked[0], "fr")
    action = game.rules.actions["maritime_trade"]
    (_, param), *_ = parameters(action)
    values = tuple(number % 5 for number in range(count))
    step = Values(Selection(action), "give", param, values)
    shown = 0
    for page in range(page_count(values) if count > 5 else 1):
        panel = step_panel(desk, step, page=page)
        check_panel_but_values(panel)
        items: list[Any] = [item for row in panel.rows for item in row]
        shown += sum(len(item.options) for item in items if hasattr(item, "options"))
        shown += len(panel.rows[0]) if count <= 5 else 0
    assert shown == count


def check_panel_but_values(panel: Any) -> None:
    """Rows and ids; the same value stands in the list several times here."""
    assert len(panel.rows) <= 5
    ids = [item.custom_id for row in panel.rows for item in row]
    assert all(len(custom_id) <= 100 for custom_id in ids)


def lobby(modules: tuple[str, ...]) -> LoadedGame:
    row = GameRow(
        id=10**6,
        guild_id=10**18,
        channel_id=10**18,
        language="fr",
        version=10**5,
        modules=list(modules),
        seat_limit=6,
        state=GameState.LOBBY,
    )
    return LoadedGame(row, (), None)


ALL_MODULES = (
    ("base",),
    ("base", "five_six", "seafarers", "cities_knights", "church"),
    ("base", "cheops"),
    ("base", "alexander"),
)


@pytest.mark.parametrize("modules", ALL_MODULES, ids="+".join)
def test_every_value_of_every_option_can_be_chosen(modules: tuple[str, ...]) -> None:
    """The points to win go from 3 to 40, and all of them are there."""
    table = lobby(modules)
    everything = all_options(table, "fr")
    names = [option.value for item in everything.view.children for option in item.options]  # type: ignore[attr-defined]
    rules = rules_for(modules, {}, 5 if "five_six" in modules else 4)
    for choice in option_choices(rules, {}):
        assert choice.option.name in names
        if choice.option.name == "map":
            continue  # only the boards that the table may play on
        found: set[str] = set()
        for page in range(page_count(possible_values(choice.option))):
            panel = one_option(table, "fr", choice.option.name, page)
            assert len(panel.view.children) <= 4 + 3
            for item in panel.view.children:
                found |= {option.value for option in getattr(item, "options", ())}
        assert found == {str(value) for value in possible_values(choice.option)}


def test_what_is_chosen_several_at_a_time_fits_one_select() -> None:
    """Modules in the lobby, and the standing answers of every set-up."""
    assert len(registry.all_modules()) <= 25
    for setup in all_setups():
        game = setup.create(1)
        answers = [a for a in game.rules.standing.values() if a.choices(game.rules)]
        assert all(len(answer.choices(game.rules)) <= 25 for answer in answers)
        for page in range(-(-len(answers) // 4)):
            check_panel(standing_panel(Desk(table_of(game), 0, "fr"), page))


@pytest.mark.parametrize(
    ("payload", "page"),
    [
        ("p3", 3),
        ("p3|n", 3),
        ("victory_points|p2", 2),
        ("play_inventor.3|p1", 1),
        ("play_inventor.3|1", 0),
        ("maps|n", 0),
        ("p²", 0),
        ("p99999999999", 0),
        ("", 0),
    ],
)
def test_the_page_in_a_payload(payload: str, page: int) -> None:
    nobody: Any = None
    assert Press(nobody, CustomId("log", payload=payload)).page == page
