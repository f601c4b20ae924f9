"""Which numbers the rule documents contain, and which tests name them.

A test proves a number by its name: ``test_B11_shortage…`` in ``tests/rules/<module>/`` or
``tests/rules/test_<module>*.py``, ``test_<module>_B11_…`` anywhere under ``tests``. Several numbers
may follow each other: ``test_T28_B33_…``.
"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

from tests.rules import numbers

TESTS = Path(__file__).parent.parent
NUMBER = re.compile(r"[A-Z]{1,2}\d+[a-z]?")


def series(letter: str, last: int, first: int = 1) -> tuple[str, ...]:
    """The numbers ``<letter><first>`` to ``<letter><last>``."""
    return tuple(f"{letter}{n}" for n in range(first, last + 1))


def catalogue() -> dict[str, tuple[str, ...]]:
    """The numbers of every rule document by module."""
    names = [info.name for info in pkgutil.iter_modules(numbers.__path__)]
    return {name: importlib.import_module(f"{numbers.__name__}.{name}").NUMBERS for name in names}


def named_by_tests(module: str) -> dict[str, list[str]]:
    """For every number of a module that tests name: those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for name in _test_names(path):
            for number in _numbers(module, path, name.removeprefix("test_")):
                found.setdefault(number, []).append(f"{path.relative_to(TESTS)}::{name}")
    return found


def _test_names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            yield node.name


def _numbers(module: str, path: Path, name: str) -> Iterator[str]:
    """The numbers at the front of a test's name, if they are of this module."""
    if name.startswith(f"{module}_"):
        name = name.removeprefix(f"{module}_")
    elif not _is_home(module, path):
        return
    for word in name.split("_"):
        if not NUMBER.fullmatch(word):
            return
        yield word


def _is_home(module: str, path: Path) -> bool:
    """Tell whether a file holds the rule tests of a module and of no other."""
    if path.parent == TESTS / "rules":
        owners = [name for name in catalogue() if path.stem.startswith(f"test_{name}")]
        return max(owners, key=len, default="") == module
    return (TESTS / "rules" / module) in path.parents
