"""What the code of the bot never does, whatever happens (checks 17, 27, 33)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COGS = sorted((ROOT / "cogs").rglob("*.py"))

WAITS_FOR_PEOPLE = {"wait_for", "wait"}
"""`bot.wait_for`, `view.wait()`, `modal.wait()`, `event.wait()`: gone with the process.

`asyncio.wait` waits for tasks and no people."""
PINS_AND_THREADS = {"pin", "unpin", "create_thread", "create_text_channel"}
PRIVATE_MESSAGES = {"create_dm"}
PEOPLE = {"user", "author", "member", "person", "owner", "moderator", "get_user", "fetch_user"}
"""What people are called in the code, and what finds them."""


def calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(path: Path, names: set[str]) -> list[str]:
    """Where a method of one of these names is called."""
    return [
        f"{path.relative_to(ROOT)}:{call.lineno} {call.func.attr}"
        for call in calls(path)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in names
        and not _is_of(call.func.value, "asyncio")
    ]


def _last_name(value: ast.expr) -> str:
    """The last name of `interaction.user`, `user` or `bot.get_user(1)`."""
    if isinstance(value, ast.Await):
        return _last_name(value.value)
    if isinstance(value, ast.Call):
        return _last_name(value.func)
    if isinstance(value, ast.Attribute):
        return value.attr
    return value.id if isinstance(value, ast.Name) else ""


def _is_of(value: ast.expr, module: str) -> bool:
    return isinstance(value, ast.Name) and value.id == module


@pytest.mark.parametrize("path", COGS, ids=lambda path: str(path.relative_to(ROOT)))
def test_17_no_handler_waits_for_people_in_memory(path: Path) -> None:
    assert called(path, WAITS_FOR_PEOPLE) == []


def test_17_every_view_and_form_is_one_that_the_library_forgets() -> None:
    """A view that discord.py keeps answers presses of this process only."""
    kept = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in COGS
        for call in calls(path)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("View", "LayoutView", "Modal")
    ]
    bases = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in COGS
        if path.name != "widgets.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and {"View", "LayoutView", "Modal"}
        & {base.attr for base in node.bases if isinstance(base, ast.Attribute)}
    ]
    assert kept + bases == []


def test_27_nothing_is_renamed_pinned_or_opened() -> None:
    assert [where for path in COGS for where in called(path, PINS_AND_THREADS)] == []
    renamed = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in COGS
        for call in calls(path)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "edit"
        and {"name", "topic", "archived", "locked"} & {keyword.arg for keyword in call.keywords}
    ]
    assert renamed == []


def test_33_nobody_is_written_to_alone() -> None:
    assert [where for path in COGS for where in called(path, PRIVATE_MESSAGES)] == []
    to_people = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in COGS
        for call in calls(path)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "send"
        and _last_name(call.func.value) in PEOPLE
    ]
    assert to_people == []
