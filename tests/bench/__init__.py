"""Measures, printed as ``name value unit``, one a line.

An area is a file of this package with a function ``measures()`` that yields
``(name, value, unit)``; ``python -m tests.bench`` finds it by itself.
"""

import importlib
import pkgutil
from collections.abc import Iterable, Iterator

Measure = tuple[str, float, str]


def areas() -> list[str]:
    """Names of the areas in alphabetical order."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != "__main__")


def measured(chosen: Iterable[str]) -> Iterator[str]:
    """The lines of some areas, each as soon as it is known."""
    for area in chosen:
        for name, value, unit in importlib.import_module(f"{__name__}.{area}").measures():
            yield f"{name} {value:.4g} {unit}"
