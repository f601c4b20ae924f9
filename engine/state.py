"""The state of a game: plain data in a core slice and one slice per rule module."""

from typing import TYPE_CHECKING, Any, cast

from engine.bits import bits
from engine.errors import HiddenInformation
from engine.frames import Frame

if TYPE_CHECKING:
    from engine.rules import Rules

SCHEMA = 1
"""Version of the stored form of a state."""


class Concealed:
    """Stands in a view for cards whose number is public and whose kinds are not."""

    __slots__ = ("counters", "size")

    def __init__(self, size: int, counters: dict[int, int] | None = None) -> None:
        self.size = size
        self.counters = counters or {}

    def _refuse(self, *_: object) -> Any:
        raise HiddenInformation("this seat may not see these cards")

    __iter__ = __len__ = __contains__ = __eq__ = __add__ = _refuse
    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        """What lists, tuples and dicts have (``count``, ``values``) is refused too."""
        if name.startswith("__"):
            raise AttributeError(name)
        self._refuse()

    def __getitem__(self, kind: int) -> int:
        """The counters of a kind, which everybody sees; cards are refused."""
        if type(kind) is int and kind in self.counters:
            return self.counters[kind]
        return int(self._refuse())

    def copy(self) -> "Concealed":
        """The same; there is nothing to change in it."""
        return self


class State:
    """Everything that decides how a game goes on. Masks are ints with bit i for place i.

    ``terrain``, ``number`` and ``harbors`` are tuples: a rule that changes the board replaces them
    and calls ``refresh``. What the ``refresh`` methods compute is derived and not stored.
    """

    __slots__ = (
        "active",
        "bank",
        "buildings",
        "cities",
        "dice",
        "draws",
        "hands",
        "harbor_vertices",
        "harbors",
        "hexes_by_number",
        # derived
        "land",
        "land_edges",
        "land_vertices",
        "near_buildings",
        "number",
        "occupied_edges",
        "road_ends",
        "roads",
        "robber",
        "rules",
        "sea",
        "sea_edges",
        "settlements",
        "slices",
        "stack",
        "terrain",
        "turn",
        "winners",
    )

    rules: "Rules"
    terrain: tuple[str, ...]
    number: tuple[int, ...]
    harbors: tuple[tuple[int, str], ...]
    robber: int
    roads: list[int]
    settlements: list[int]
    cities: list[int]
    hands: list[list[int]]
    bank: list[int]
    active: int
    turn: int
    dice: tuple[int, ...]
    stack: list[Frame]
    winners: tuple[int, ...]
    draws: dict[str, int]
    slices: dict[str, Any]
    land: int
    sea: int
    land_edges: int
    sea_edges: int
    land_vertices: int
    hexes_by_number: dict[int, tuple[int, ...]]
    harbor_vertices: dict[str, int]
    road_ends: list[int]
    buildings: int
    near_buildings: int
    occupied_edges: int

    def copy(self) -> "State":
        """An independent copy; the immutable parts are shared."""
        new = State.__new__(State)
        new.rules = self.rules
        new.terrain = self.terrain
        new.number = self.number
        new.harbors = self.harbors
        new.robber = self.robber
        new.roads = self.roads[:]
        new.settlements = self.settlements[:]
        new.cities = self.cities[:]
        new.hands = [hand.copy() for hand in self.hands]
        new.bank = self.bank[:]
        new.active = self.active
        new.turn = self.turn
        new.dice = self.dice
        new.stack = self.stack[:]
        new.winners = self.winners
        new.draws = self.draws.copy()
        new.slices = {name: part.copy() for name, part in self.slices.items()}
        new.land = self.land
        new.sea = self.sea
        new.land_edges = self.land_edges
        new.sea_edges = self.sea_edges
        new.land_vertices = self.land_vertices
        new.hexes_by_number = self.hexes_by_number
        new.harbor_vertices = self.harbor_vertices
        new.road_ends = self.road_ends[:]
        new.buildings = self.buildings
        new.near_buildings = self.near_buildings
        new.occupied_edges = self.occupied_edges
        return new

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.rules.seats

    def refresh(self) -> None:
        """Recompute what follows from terrain, numbers, harbours and pieces."""
        self.refresh_terrain()
        self.refresh_pieces()

    def refresh_terrain(self) -> None:
        """Recompute land, sea and the places on them (base.md §3)."""
        board = self.rules.board
        self.land = self.sea = 0
        by_number: dict[int, list[int]] = {}
        for hex_, terrain in enumerate(self.terrain):
            if terrain == "sea":
                self.sea |= 1 << hex_
            elif terrain != "fog":
                self.land |= 1 << hex_
            if self.number[hex_]:
                by_number.setdefault(self.number[hex_], []).append(hex_)
        self.hexes_by_number = {number: tuple(found) for number, found in by_number.items()}
        self.land_edges = self.land_vertices = self.sea_edges = 0
        for hex_ in bits(self.land):
            self.land_edges |= board.hex_edge_mask[hex_]
            self.land_vertices |= board.hex_vertex_mask[hex_]
        for hex_ in bits(self.sea):
            self.sea_edges |= board.hex_edge_mask[hex_]
        self.harbor_vertices = {}
        for edge, kind in self.harbors:
            seen = self.harbor_vertices.get(kind, 0)
            self.harbor_vertices[kind] = seen | board.edge_vertex_mask[edge]

    def refresh_pieces(self) -> None:
        """Recompute the masks that follow from the pieces on the board."""
        board = self.rules.board
        self.buildings = self.near_buildings = self.occupied_edges = 0
        self.road_ends = [0] * self.seats
        for seat in range(self.seats):
            self.buildings |= self.settlements[seat] | self.cities[seat]
            continued = self.roads[seat]
            for hook in self.rules.on_continued_by_roads:
                continued |= hook(self, seat)
            for edge in bits(continued):
                self.road_ends[seat] |= board.edge_vertex_mask[edge]
        for vertex in bits(self.buildings):
            self.near_buildings |= board.vertex_neighbor_mask[vertex]
        for routes in self.rules.route_pieces:
            for mask in routes(self):
                self.occupied_edges |= mask

    def own_buildings(self, seat: int) -> int:
        """Vertices with a settlement or city of ``seat``."""
        return self.settlements[seat] | self.cities[seat]

    def building_owner(self, vertex: int) -> int:
        """Seat whose settlement or city stands on ``vertex``, or -1."""
        for seat in range(self.seats):
            if (self.settlements[seat] | self.cities[seat]) >> vertex & 1:
                return seat
        return -1

    def hand_size(self, seat: int) -> int:
        """Number of cards in hand: public (base.md §15)."""
        hand: Any = self.hands[seat]
        if isinstance(hand, Concealed):
            return hand.size
        return sum(hand[: self.rules.card_kinds])

    def cards_in_hand(self, seat: int) -> tuple[int, ...]:
        """The hand as a bag without counters: what can be discarded or stolen."""
        cards = self.rules.card_kinds
        return (*self.hands[seat][:cards], *[0] * (len(self.rules.kinds) - cards))

    def concealed_hand(self, seat: int) -> Any:
        """A stand-in for a hand that keeps the number of cards, and the counters."""
        cards = self.rules.card_kinds
        counters = dict(enumerate(self.hands[seat][cards:], start=cards))
        return Concealed(self.hand_size(seat), counters)

    def supply(self, piece: str, seat: int) -> int:
        """Pieces of a kind that ``seat`` still has beside the board."""
        on_board = self.rules.piece_counts[piece](self, seat)
        return self.rules.supplies[piece] - on_board

    def opponents_clockwise(self, seat: int) -> list[int]:
        """The other seats, starting with the left neighbour."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack so that the first one named is worked on first."""
        self.stack.extend(reversed(frames))

    def slice(self, module: str) -> Any:
        """The slice of a module by its identifier."""
        return self.slices[module]


def concealed(cards: Any) -> Any:
    """A stand-in for a hand or a list of cards, that keeps the number only."""
    if isinstance(cards, Concealed):
        return cards
    counts = list(cards.values()) if isinstance(cards, dict) else list(cards)
    size = sum(counts) if all(isinstance(count, int) for count in counts) else len(counts)
    return cast("Any", Concealed(size))
