"""Which rule modules exist. A module registers by being a package in ``engine/modules``."""

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from engine import modules as packages
from engine.errors import Refusal
from engine.module import Module

_extra: dict[str, type[Module]] = {}


@cache
def _found() -> dict[str, type[Module]]:
    found = {}
    for info in pkgutil.iter_modules(packages.__path__):
        module: type[Module] = importlib.import_module(f"{packages.__name__}.{info.name}").MODULE
        found[module.id] = module
    return found


def all_modules() -> dict[str, type[Module]]:
    """Every module by identifier, in a fixed order: requirements before those that need them."""
    known = {**_found(), **_extra}
    ordered: dict[str, type[Module]] = {}

    def add(name: str) -> None:
        if name not in ordered:
            for needed in known[name].requires:
                add(needed)
            ordered[name] = known[name]

    for name in sorted(known):
        add(name)
    return ordered


def module(name: str) -> type[Module]:
    """The module of that identifier; raises ``Refusal`` if there is none."""
    known = all_modules()
    if name not in known:
        raise Refusal("unknown-module", module=name, modules=tuple(known))
    return known[name]


@contextmanager
def registered(*modules: type[Module]) -> Iterator[None]:
    """Add modules for the length of a ``with`` block (tests, experiments)."""
    before = dict(_extra)
    _extra.update({made.id: made for made in modules})
    try:
        yield
    finally:
        _extra.clear()
        _extra.update(before)
