"""What stands on the board, in words: so that a knight can be told from the others in a list."""

from functools import cached_property
from typing import Any

import locales
from engine.bits import bits
from engine.view import View
from render.layers import pieces_of


class Standing:
    """The pieces of a position, each by its place. `reader` is the seat that needs no name."""

    def __init__(self, view: View, locale: locales.Locale, reader: int | None) -> None:
        self.reader = reader
        self._view = view
        self._locale = locale

    def at(self, place: str, index: int) -> list[tuple[int, str]]:
        """Whose pieces stand on a `vertex`, `edge` or `hex`, and what they are."""
        return self._found.get((place, index), [])

    def robbed(self, hex_: int) -> list[int]:
        """The seats that may be robbed there: on land for a building, at sea for a ship."""
        view: Any = self._view  # the rules read of it what they read of a game
        pieces = view.rules.marauders.values()
        return sorted({seat for piece in pieces for seat in piece.victims(view, hex_)})

    @cached_property
    def _found(self) -> dict[tuple[str, int], list[tuple[int, str]]]:
        found: dict[tuple[str, int], list[tuple[int, str]]] = {}
        modules = self._view.rules.module_ids
        for seat in range(self._view.rules.seats):
            for pieces in pieces_of(self._view, seat):
                key = locales.in_modules(self._locale, f"picture-piece-{pieces.kind}", modules)
                words = locales.text(self._locale, key, count=1, places="").strip()
                for index in bits(pieces.places):
                    found.setdefault((pieces.place_kind, index), []).append((seat, words))
        return found
