"""The rooms that are single files import what the architecture lets them, and nothing else.

import-linter checks the rooms that are packages; it cannot take a single file.
"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = {"bot", "cogs", "db", "engine", "local_table", "locales", "render", "settings", "tests"}


@pytest.mark.parametrize(
    ("room", "allowed"),
    [("settings", set()), ("local_table", {"bot"}), ("bot", OURS - {"tests"})],
)
def test_single_file_rooms(room: str, allowed: set[str]) -> None:
    tree = ast.parse((ROOT / f"{room}.py").read_text())
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported & OURS <= allowed
