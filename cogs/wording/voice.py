"""A game's words in one language: seats, places, cards. Everything longer is built from these.

What a rule module brings is named in its own Fluent file, see `cogs.wording.families`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import locales
from cogs.wording import families
from cogs.wording.pieces import Standing
from engine.bits import bits
from engine.rules import Rules
from engine.state import State

NO_ICON = "▫️"


@dataclass(frozen=True)
class Voice:
    """Says things of one game in one language.

    `names` are the seats as the text shows them (escaped, with their sign). `state` is the position
    that descriptions of places look at; a spectator's view is enough. `decision` is the kind of the
    open question and `asks` what it is about, to whoever is asked first. `standing` knows the
    pieces on the board.
    """

    locale: locales.Locale
    rules: Rules
    names: Sequence[str]
    state: State | None = None
    decision: str = ""
    asks: Mapping[str, Any] = field(default_factory=dict)
    standing: Standing | None = None

    def say(self, key: str, /, **params: locales.Param) -> str:
        """The sentence `key` in this language, as the rules of the game have it."""
        own = locales.in_modules(self.locale, key, self.rules.module_ids)
        return locales.text(self.locale, own, **params)

    def term(self, family: str, name: str) -> str:
        """What something that a module brings is called, such as `card` `monopoly`."""
        return families.term(self.locale, family, name)

    def icon(self, family: str, name: str) -> str:
        """The sign of something a module brings, or a neutral one."""
        return families.icon(self.locale, family, name) or NO_ICON

    def own_icon(self, family: str, name: str) -> str | None:
        """The sign of something a module brings, if it has one."""
        return families.icon(self.locale, family, name)

    # --- people -----------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A seat's name; a dash for nobody."""
        return self.names[seat] if 0 <= seat < len(self.names) else "–"

    def seats(self, seats: Iterable[int], *, either: bool = False) -> str:
        """Several seats: “Ada, Ben and Chloe”."""
        return locales.listed(self.locale, [self.seat(seat) for seat in seats], either=either)

    # --- cards ------------------------------------------------------------------------------------

    def kind_icon(self, kind: int) -> str:
        """The sign of a card kind."""
        return self.icon("kind", self.rules.kinds[kind])

    def kind(self, kind: int) -> str:
        """A card kind with its sign: “🌾 grain”."""
        name = self.rules.kinds[kind]
        return f"{self.icon('kind', name)} {self.term('kind', name)}"

    def bag(self, counts: Sequence[int]) -> str:
        """Cards by kind, those at zero left out: “2 🌾 1 ⛰️”."""
        parts = [f"{count} {self.kind_icon(kind)}" for kind, count in enumerate(counts) if count]
        return " ".join(parts) or "–"

    def whole_bag(self, counts: Sequence[int]) -> str:
        """Cards by kind, all kinds: “🧱 2 · 🪵 0 · …”."""
        return " · ".join(f"{self.kind_icon(kind)} {count}" for kind, count in enumerate(counts))

    def card(self, name: str) -> str:
        """A development card with its sign."""
        return " ".join(filter(None, [self.own_icon("card", name), self.term("card", name)]))

    def about(self, name: str) -> str:
        """What a card does by the options of this game; nothing if no module says it.

        The texts may tell apart which robber-like pieces there are (`$moved`).
        """
        moved = "-".join(sorted(self.rules.marauders)) or "none"
        options = [value for value in self.rules.options.values() if isinstance(value, str)]
        keys = [*(f"card-{name}.about-{value}" for value in options), f"card-{name}.about"]
        found = (key for key in keys if locales.has(key, self.locale))
        return next((self.say(key, moved=moved) for key in found), "")

    def word(self, name: str) -> str:
        """An identifier in an action's parameter: a card, or what the module calls a word."""
        if families.has_term(self.locale, "card", name):
            return self.card(name)
        return self.signed("word", name)

    def signed(self, family: str, name: str) -> str:
        """Something that a module brings, with its sign if it is a word with one: “🟨 trade”."""
        sign = self.own_icon(family, name) if family == "word" else None
        return " ".join(filter(None, [sign, self.term(family, name)]))

    # --- places -----------------------------------------------------------------------------------

    def vertex(self, vertex: int) -> str:
        """A vertex by its label."""
        return self.rules.board.vertex_label(vertex)

    def edge(self, edge: int) -> str:
        """An edge by its label."""
        return self.rules.board.edge_label(edge)

    def hex(self, hex_: int) -> str:
        """A hex by its label and what lies there: “F (⛰️ 8)”."""
        label = self.rules.board.hex_label(hex_)
        return label if self.state is None else f"{label} ({self.ground(hex_)})"

    def ground(self, hex_: int) -> str:
        """Terrain and number of a hex: “⛰️ 8”."""
        assert self.state is not None
        terrain, number = self.state.terrain[hex_], self.state.number[hex_]
        icon = self.icon("terrain", terrain)
        return f"{icon} {number}" if number else icon

    def there(self, place: str, index: int) -> str:
        """What is at a `vertex`, `edge` or `hex`: the words that help to choose it."""
        assert self.state is not None
        match place:
            case "vertex":
                return self._at_vertex(index)
            case "edge":
                return self._at_edge(index)
        return self._on_hex(index)

    def _at_vertex(self, vertex: int) -> str:
        hexes = self.rules.board.vertex_hexes[vertex]
        words = [self.ground(hex_) for hex_ in self._inland(hexes)]
        standing = self.pieces("vertex", vertex)
        words = [*filter(None, [standing]), *words, *self._harbors(1 << vertex)]
        return ", ".join(words) or self.icon("terrain", "sea")

    def pieces(self, place: str, index: int, own: int | None = None) -> str:
        """What stands there: “active strong knight”, with its owner unless that is the reader.

        `own`: another seat that needs no name.
        """
        if self.standing is None:
            return ""
        found = self.standing.at(place, index)
        words = ", ".join(piece for _, piece in found)
        owner = found[0][0] if found else None
        if owner is None or owner in (own, self.standing.reader):
            return words
        return self.say("labelled", label=self.seat(owner), value=words)

    def _at_edge(self, edge: int) -> str:
        board = self.rules.board
        hexes = board.edge_hexes[edge]
        words = [" / ".join(self.ground(hex_) for hex_ in hexes)]
        words = [*filter(None, [self.pieces("edge", edge)]), *words]
        return ", ".join([*words, *self._harbors(board.edge_vertex_mask[edge])])

    def _on_hex(self, hex_: int) -> str:
        assert self.state is not None
        if self.state.sea >> hex_ & 1:
            seats = self.standing.robbed(hex_) if self.standing else []
        else:
            around = self.rules.board.hex_vertex_mask[hex_]
            owners = range(self.rules.seats)
            seats = [seat for seat in owners if self.state.own_buildings(seat) & around]
        return ", ".join([self.ground(hex_), *map(self.seat, seats)])

    def _inland(self, hexes: Iterable[int]) -> list[int]:
        assert self.state is not None
        return [hex_ for hex_ in hexes if self.state.terrain[hex_] != "sea"]

    def _harbors(self, vertices: int) -> list[str]:
        assert self.state is not None
        return [
            self.harbor(kind)
            for edge, kind in self.state.harbors
            if self.rules.board.edge_vertex_mask[edge] & vertices
        ]

    def harbor(self, kind: str) -> str:
        """A harbour: “port 3:1”."""
        if kind == "any":
            return self.say("harbor-generic")
        return self.say("harbor-special", kind=self.icon("kind", kind))

    def places(self, place: str, mask: int) -> str:
        """The labels of a mask of places."""
        label = {"vertex": self.vertex, "edge": self.edge, "hex": self.hex}[place]
        return ", ".join(label(index) for index in bits(mask))
