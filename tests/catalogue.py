"""Reads the Fluent files and the code for the tests of the texts."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import locales

ROOT = Path(__file__).parent.parent
CODE = ("bot.py", "local_table.py", "cogs", "db", "engine", "render")
"""Where keys are used. The engine and the storage name refusals and events by their keys."""


@dataclass(frozen=True)
class Entry:
    """One message: its file, and the variables of its value and of each attribute."""

    file: str
    variables: dict[str, frozenset[str]]
    """By attribute; the value itself is under the empty name."""
    references: frozenset[str]
    """Keys of the messages it contains."""


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)


def _collected(node: Any) -> _Collector:
    collector = _Collector()
    collector.visit(node)
    return collector


def entries(locale: locales.Locale) -> Iterator[tuple[str, Entry]]:
    """Yield all messages of a locale; terms (`-name`) belong to a language and are left out."""
    for path in locales.files(locale):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ftl.Message):
                parts: dict[str, ftl.SyntaxNode] = {
                    attribute.id.name: attribute for attribute in item.attributes
                }
                if item.value is not None:
                    parts[""] = item.value
                yield (
                    item.id.name,
                    Entry(
                        path.name,
                        {name: frozenset(_collected(p).variables) for name, p in parts.items()},
                        frozenset(_collected(item).references),
                    ),
                )


def junk(locale: locales.Locale) -> Iterator[str]:
    """Yield what the parser could not read, with its file."""
    for path in locales.files(locale):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ftl.Junk):
                yield f"{path.name}: {(item.content or '').strip()}"


def sources() -> Iterator[Path]:
    """Yield the program's own files."""
    for name in CODE:
        path = ROOT / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """Parse a file once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def literals() -> set[str]:
    """All string constants of the program."""
    return {
        node.value
        for path in sources()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def families() -> dict[str, str]:
    """Beginnings of keys that the program completes itself: `f"refusal-{key}"` makes a family.

    Maps each beginning to the file where it stands.
    """
    return {
        str(node.values[0].value): path.name
        for path in sources()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.JoinedStr)
        and len(node.values) > 1
        and isinstance(node.values[0], ast.Constant)
        and str(node.values[0].value).rstrip("-").replace("-", "").isalnum()
        and str(node.values[0].value).endswith("-")
    }


def direct_keys() -> Iterator[tuple[Path, int, str]]:
    """Yield keys that are named where a text is asked for, with the place."""
    first = {"UserError", "named", "described", "options", "has", "attributes"}
    second = {"text", "say"}
    for path in sources():
        if path.is_relative_to(ROOT / "engine"):
            continue
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            index = 0 if name in first else 1 if name in second else None
            if index is None or len(node.args) <= index:
                continue
            key = node.args[index]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield path, node.lineno, key.value
