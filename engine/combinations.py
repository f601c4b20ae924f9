"""Which rule modules belong together, and which boards they offer (base.md §1.1)."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine import registry
from engine.errors import Refusal
from engine.rules import Rules, rules_for


def modules_for(modules: Iterable[str], seats: int) -> tuple[str, ...]:
    """The modules of a set-up, completed and in order.

    Added are what a module requires and what is always on with that many seats. Raises ``Refusal``
    for an unknown module; whether the modules fit together, ``rules_for`` tells.
    """
    wanted: set[str] = set()
    known = registry.all_modules()

    def add(name: str) -> None:
        if name not in wanted:
            wanted.add(name)
            for needed in registry.module(name).requires:
                add(needed)

    for name in ("base", *modules):
        add(name)
    for name, made in known.items():
        if seats in made.always_with:
            add(name)
    return tuple(name for name in known if name in wanted)


def boards_for(
    modules: Iterable[str], seats: int, options: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """The boards on which such a game can be created, the default first."""
    complete = modules_for(modules, seats)
    chosen = dict(options or {})
    chosen.pop("map", None)
    names = [name for module in reversed(complete) for name in registry.module(module).maps]
    return tuple(name for name in names if _fits(complete, {**chosen, "map": name}, seats))


def _fits(modules: tuple[str, ...], options: Mapping[str, Any], seats: int) -> Rules | None:
    try:
        return rules_for(modules, options, seats)
    except Refusal:
        return None
