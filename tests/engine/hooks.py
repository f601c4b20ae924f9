"""The table of hooks in ``docs/architecture.md``: ``python -m tests.engine.hooks`` writes it."""

import inspect
from collections.abc import Iterator
from pathlib import Path

from engine import registry
from engine.module import CHAIN_HOOKS, SINGLE_HOOKS, Module

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
BEGIN, END = "<!-- hooks -->\n", "<!-- end of hooks -->\n"


def table() -> str:
    """Every hook with what it is for and the modules that fill it."""
    rows = ["| hook | what it does | filled by |", "|---|---|---|"]
    return "\n".join([*rows, *_rows()]) + "\n"


def _rows() -> Iterator[str]:
    for name in (*CHAIN_HOOKS, *SINGLE_HOOKS):
        hook = getattr(Module, name)
        purpose = (inspect.getdoc(hook) or "").partition("\n\n")[0].replace("\n", " ")
        users = [m for m, made in registry.all_modules().items() if getattr(made, name) is not hook]
        yield f"| `{name}` | {purpose.replace('|', '/')} | {', '.join(users) or '–'} |"


def written(page: str) -> str:
    """The page with the table as it should be."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
