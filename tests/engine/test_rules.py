"""Rules are shared by all games of a set-up: no game can change them for another."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.rules import rules_for
from engine.sealed import Memory, Sealable
from tests.engine.setups import Setup, all_setups


def open_places(value: Any, path: str) -> Iterator[str]:
    """What could be changed in a value, by its path; a ``Memory`` is nothing that anybody sees."""
    if isinstance(value, list | set) or type(value) is dict:
        yield path
    elif isinstance(value, tuple):
        for number, entry in enumerate(value):
            yield from open_places(entry, f"{path}[{number}]")
    elif isinstance(value, Mapping) and not isinstance(value, Memory):
        for key, entry in value.items():
            yield from open_places(entry, f"{path}[{key!r}]")
    elif isinstance(value, Sealable):
        for name, entry in vars(value).items():
            yield from open_places(entry, f"{path}.{name}")


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_nothing_of_the_rules_can_be_changed(setup: Setup) -> None:
    rules = rules_for(setup.modules, setup.options, setup.seats)
    assert list(open_places(rules, "rules")) == []
    assert not any(vars(part) for part in rules.modules)
    assert rules is rules_for(setup.modules, dict(setup.options), setup.seats)
    with pytest.raises(AttributeError, match=r"Rules\.target is shared"):
        rules.target = 1
    with pytest.raises(TypeError):
        rules.costs["road"] = rules.bag()
