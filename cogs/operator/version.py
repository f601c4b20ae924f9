"""Which program this is, as `pyproject.toml` says."""

import tomllib
from functools import cache
from pathlib import Path

_PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@cache
def version() -> str:
    """The version of the program."""
    with _PROJECT.open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])
