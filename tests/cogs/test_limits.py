"""The command tree against every limit of the platform, in each language (check 19)."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.sim.world import World

Node = dict[str, Any]

NAME = re.compile(r"[-_'\w]{1,32}")
GROUPS = (1, 2)
"""Option types of a sub-command and of a group of them."""
TOTAL = 8000
LOCALES = ("en", "fr")


def said(node: Node, field: str, locale: str) -> str:
    """The name or description that people of a language see."""
    return str((node.get(f"{field}_localizations") or {}).get(locale) or node[field])


def walk(node: Node) -> Iterator[Node]:
    yield node
    for option in node.get("options") or ():
        yield from walk(option)


def longest(node: Node, field: str) -> int:
    """Of each text only the longest translation counts towards the size of a command."""
    return max(len(said(node, field, locale)) for locale in LOCALES)


def size(command: Node) -> int:
    total = 0
    for node in walk(command):
        total += longest(node, "name") + longest(node, "description")
        for choice in node.get("choices") or ():
            total += longest(choice, "name") + len(str(choice["value"]))
    return total


def names(node: Node, locale: str) -> list[str]:
    return [said(option, "name", locale) for option in node.get("options") or ()]


def check_name(node: Node, locale: str) -> bool:
    name = said(node, "name", locale)
    return NAME.fullmatch(name) is not None and name == name.lower()


def check_description(node: Node, locale: str) -> bool:
    return 1 <= len(said(node, "description", locale)) <= 100


def check_options(node: Node, locale: str) -> bool:
    options = node.get("options") or ()
    required = [bool(option.get("required")) for option in options if option["type"] not in GROUPS]
    unique = len(set(names(node, locale))) == len(options)
    return len(options) <= 25 and unique and required == sorted(required, reverse=True)


def check_choices(node: Node, locale: str) -> bool:
    offered = node.get("choices") or ()
    shown = [said(choice, "name", locale) for choice in offered]
    fitting = all(1 <= len(name) <= 100 for name in shown)
    values = all(len(str(choice["value"])) <= 100 for choice in offered)
    return len(offered) <= 25 and fitting and values and not (offered and node.get("autocomplete"))


def translated(node: Node, _locale: str) -> bool:
    """Everything has a French name, apart from options whose name is the same word."""
    return "fr" in (node.get("name_localizations") or {})


@pytest.mark.parametrize(
    "check", [check_name, check_description, check_options, check_choices, translated]
)
async def test_every_command_keeps_the_limits(
    world: World, check: Callable[[Node, str], bool]
) -> None:
    faults = [
        f"{locale}: {said(command, 'name', locale)} … {said(node, 'name', locale)}"
        for command in await world.bot.katane_tree.payload()
        for node in walk(command)
        for locale in LOCALES
        if not check(node, locale)
    ]
    assert faults == []


async def test_the_tree_as_a_whole(world: World) -> None:
    commands = await world.bot.katane_tree.payload()
    assert len(commands) <= 100
    assert {said(c, "name", "en"): size(c) for c in commands if size(c) > TOTAL} == {}
    for locale in LOCALES:
        shown = [said(command, "name", locale) for command in commands]
        assert len(set(shown)) == len(shown)
    for command in commands:
        groups = [option for option in command.get("options") or () if option["type"] == 2]
        assert all(option["type"] == 1 for group in groups for option in group["options"])
