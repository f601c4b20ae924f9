"""The part of a state that belongs to Cities & Knights."""

from engine.slices import Count, Mask, Slice
from engine.state import State

NOBODY = -1


class CitiesKnightsSlice(Slice):
    """Calendars, knights, walls, barbarians, merchant and progress cards.

    Seats and domains index the lists; masks hold vertices unless said otherwise; -1 = none. A
    vertex carries one knight at most, so the masks of levels and sides need no seat.
    """

    levels: list[tuple[int, ...]] = []
    """By domain, then seat."""
    metropolis: list[int] = []
    """Vertex of the metropolis of each domain."""
    metropolis_owner: list[int] = []
    first_at_top: list[int] = []
    """Seat that first reached the top level of each domain: its metropolis is final (§8.4)."""

    knights: list[Mask] = []
    strong: Mask = 0
    """Knights of level 2 and 3 of all seats."""
    mighty: Mask = 0
    """Knights of level 3 of all seats."""
    active: Mask = 0
    ready: Mask = 0
    """Knights of the seat whose turn it is that may still act in it (§9.2)."""
    promoted: Mask = 0
    """Knights promoted in this turn (§9.1)."""
    engaged: Mask = 0
    """Knights declared to fight in the battle at hand (§10.4)."""

    walls: list[Mask] = []
    sabotaged: Mask = 0
    substitutes: list[Mask] = []
    """City pieces that lie down in place of a missing settlement piece (§10.3)."""

    ship: Count = 0
    """Step of the barbarian ship, 0 = « S »."""
    attacks: Count = 0
    """Battles fought."""
    defenders: list[Count] = []
    """Defender cards held."""
    face: str = ""
    """What the event die shows; empty before the first roll."""

    merchant: int = NOBODY
    """Hex of the merchant."""
    merchant_holder: int = NOBODY

    cards: list[tuple[str, ...]] = []
    """Hidden progress cards, the youngest last."""
    open_cards: list[tuple[str, ...]] = []
    """Cards laid down for their victory point."""
    decks: list[dict[str, Count]] = []
    """Cards of each domain whose order nobody has fixed yet: the next one is drawn by chance."""
    bottoms: list[tuple[str, ...]] = []
    """Cards put under each deck, in the order in which they will come up."""

    cranes: list[Count] = []
    """Cranes each seat has played in this turn and not used."""
    fleets: list[tuple[int, ...]] = []
    """Kinds each seat exchanges 2:1 in this turn by a merchant fleet."""
    dice_fixed: bool = False
    """True if an alchemist fixed the number dice of this turn."""
    given_resource: Mask = 0
    """Mask of the seats that this roll gave a resource."""
    given_card: Mask = 0
    """Mask of the seats that this roll gave a card of any kind."""
    deck_choices: list[int] = []
    """Domain each tied defender has chosen (§10.3)."""
    offered: int = NOBODY
    """Kind of the resource offered by the commercial harbour being resolved."""


def ck_slice(state: State) -> CitiesKnightsSlice:
    """The slice of Cities & Knights of a state."""
    part: CitiesKnightsSlice = state.slices["cities_knights"]
    return part
