"""The pictures that the golden files hold, each drawn from a position made by hand."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from PIL import Image

import locales
from engine.bits import bits
from engine.board import load_board
from engine.chance import Chance
from engine.events import Event
from engine.game import Game
from engine.layout import draw_layout
from engine.modules.alexander.slice import Auction
from engine.modules.church.slice import Ban, Beer, Debt
from render.board import static_board
from render.calendars import calendar_picture
from render.camera import Ground, board_box, fit
from render.captions import captions_of
from render.charts import dice_chart, points_chart, production_chart
from render.encoding import encode
from render.final import final_sheet
from render.hand import hand_picture
from render.offer import OfferRequest, offer_picture
from render.phrases import Translate
from render.picture import PictureRequest, board_picture
from render.scene import SeatLabel
from render.statistics import Statistics, gather
from render.steps import steps
from render.theme import THEMES
from tests.engine.builder import Table

FRENCH: Translate = partial(locales.text, "fr")
ENGLISH: Translate = partial(locales.text, "en")
TITLE = "Les vendredis de Katäne"
NAMES = ("Marie", "Jean-Baptiste", "Zoé", "Дмитрий")
LABELS = [SeatLabel(name, color) for color, name in enumerate(NAMES)]


def request_for(
    game: Game, changes: list[Event] | None = None, theme: str = "dark", *, ask: bool = False
) -> PictureRequest:
    """The picture of a game as a spectator sees it, in French."""
    view = game.view(None)
    seats = LABELS[: game.rules.seats]
    return PictureRequest(
        view=view,
        seats=seats,
        title=TITLE,
        captions=captions_of(view, seats, FRENCH),
        asked=game.asked,
        ask_places=legal_places(game) if ask else {},
        changes=[event for event in changes or [] if event.audience is None],
        theme=theme,
    )


def legal_places(game: Game) -> dict[str, list[int]]:
    """The places that answer what is asked, by kind."""
    found: dict[str, set[int]] = {}
    for move in game.legal():
        for kind in ("vertex", "edge", "hex"):
            if hasattr(move, kind):
                found.setdefault(kind, set()).add(getattr(move, kind))
    return {kind: sorted(places) for kind, places in found.items()}


def midgame() -> Table:
    """A position in the middle of a game: all sorts of pieces, awards and cards."""
    table = Table.start()
    table.city(1, "(1,0)SE").road(1, "(1,0)NE", "(1,-1)E", "(1,-1)NE").settlement(1, "(2,-2)NE")
    table.road(0, "(0,1)SE", "(0,1)SW", "(-1,1)SE").road(3, "(0,-2)NE", "(0,-2)NW")
    table.knights(1, 0, 3, 0, holder=2).cards(0, "monopoly", "knight_card").cards(3, "monopoly")
    table.hands(
        {"wool": 2, "ore": 3}, {"brick": 9, "grain": 2}, {"lumber": 1}, {"grain": 3, "ore": 1}
    )
    return table.pre_roll(1)


def after_roll() -> PictureRequest:
    table = midgame()
    return request_for(table.game, table.roll(3, 5))


def robber_asked() -> PictureRequest:
    table = midgame()
    table.hand(1, brick=2)
    table.roll(3, 4)
    return request_for(table.game, ask=True)


def robber_moved() -> PictureRequest:
    table = midgame()
    table.hand(1, brick=2)
    table.roll(3, 4)
    return request_for(table.game, table.do(1, "move_robber", "(-1,0)"), "light")


def founding() -> PictureRequest:
    table = Table(seats=3, founding=True)
    return request_for(table.game, ask=True, theme="light")


def founding_road() -> PictureRequest:
    table = Table(seats=3, founding=True)
    changes = table.do(0, "found_settlement", "(0,0)N")
    return request_for(table.game, changes, ask=True)


@cache
def finished_game() -> Game:
    """A whole game of four computer players, from its record."""
    return Game.from_record((Path(__file__).parent / "game.txt").read_text(encoding="utf-8"))


@cache
def statistics() -> Statistics:
    game = finished_game()
    return gather(steps(game.header, [move.line for move in game.moves]))


def finished() -> PictureRequest:
    return request_for(finished_game())


def cities_and_knights() -> PictureRequest:
    """Knights of all levels, a wall, a metropolis, the merchant, the barbarians on their way."""
    table = midgame_of("cities_knights")
    part, board = table.state.slices["cities_knights"], table.board
    spots = {name: 1 << board.vertex(0, 0, name) for name in ("N", "NE", "SE")}
    part.knights[1] = spots["N"] | spots["NE"]
    part.knights[2] = spots["SE"] | 1 << board.vertex(-2, 1, "NW")
    part.strong = spots["NE"] | spots["SE"]
    part.mighty = spots["SE"]
    part.active = spots["NE"] | spots["SE"]
    city = board.vertex(1, 0, "SE")
    part.walls[1] = 1 << city
    part.metropolis[1], part.metropolis_owner[1] = city, 1
    part.levels[1] = (0, 4, 1, 2)
    part.levels[2] = (3, 0, 0, 5)
    part.merchant, part.merchant_holder = board.hex(1, 1), 0
    sabotaged, lying = board.vertex(-1, 1, "SE"), board.vertex(-2, 2, "S")
    table.state.cities[0] |= 1 << sabotaged
    table.state.settlements[0] &= ~(1 << sabotaged)
    table.state.settlements[0] |= 1 << lying
    part.sabotaged, part.substitutes[0] = 1 << sabotaged, 1 << lying
    part.ship, part.face, part.defenders[3] = 4, "science", 2
    table.state.dice = (2, 6)
    return request_for(table.game, [Event("knight_promoted", {"vertex": board.vertex(0, 0, "SE")})])


def church() -> PictureRequest:
    """Beer on two knights and in the panel, cards that lie open, inquisitor, red metropolis."""
    table = midgame_of("cities_knights", "church")
    part, red, board = (
        table.state.slices["cities_knights"],
        table.state.slices["church"],
        table.board,
    )
    spots = {name: board.vertex(0, 0, name) for name in ("N", "NE", "SE")}
    part.knights[1] = 1 << spots["N"] | 1 << spots["NE"]
    part.knights[2] = 1 << spots["SE"]
    part.strong, part.active = 1 << spots["NE"], 1 << spots["N"] | 1 << spots["SE"]
    red.beers = (
        Beer(spots["N"], by=0, sleeps=True, step=1, left=2, armed=True),
        Beer(spots["NE"], by=3, sleeps=False, step=1, left=1, armed=True),
    )
    red.ripe, red.fresh = [3, 0, 2, 0], [1, 0, 0, 4]
    red.bakeries, red.baking = 0b1011, 0b1101
    red.lent, red.granary, red.stored = 2, 0, (0,) * len(table.rules.kinds)
    red.ban, red.debts = Ban(0, 1, 2, table.rules.bag(ore=3)), (Debt(2, 1, 0),)
    city = board.vertex(1, 0, "SE")
    part.metropolis[3], part.metropolis_owner[3] = city, 1
    part.levels[3] = (1, 4, 0, 3)
    red.inquisitor, red.inquisitor_holder = city, 1
    part.ship, part.face = 2, "church"
    table.state.dice = (3, 5)
    return request_for(table.game, [Event("inquisitor_placed", {"vertex": city})])


def seafarers() -> PictureRequest:
    """Ships, the pirate, bonus chits, an island just settled."""
    table = Table("seafarers", map="seafarers_new_shores_4p", seats=4)
    part, board = table.state.slices["seafarers"], table.board
    coast = [edge for edge in bits(table.state.sea_edges) if table.state.land_edges >> edge & 1]
    for seat in range(4):
        edge = coast[seat * 9]
        part.ships[seat] = 1 << edge | 1 << coast[seat * 9 + 1]
        table.state.settlements[seat] = 1 << board.edge_vertices[edge][0]
    part.pirate = list(bits(table.state.sea & board.tiles))[3]
    part.chits[1] = 2
    table.refresh().action(2, (3, 3))
    return request_for(table.game, [Event("ship_built", {"edge": coast[18]})], "light")


def cheops() -> PictureRequest:
    """The pyramid at its second tier, ships on the Nile, a Blessing and a Curse."""
    table = Table("cheops", seats=4)
    part = table.state.slices["cheops"]
    part.started, part.placed = True, (1, 0, -1, 1, 2) + (1, 2, 0, 1) * 2 + (1, -1, 1, 0, 2, -1)
    part.blessing, part.cursed = 1, (0, 2, 3)
    for seat, edge in enumerate(list(bits(table.state.sea_edges))[40::9][:4]):
        part.ships[seat] = 1 << edge
    table.refresh().action(1, (4, 5))
    return request_for(table.game)


def alexander() -> PictureRequest:
    """Alexander in Egypt, the path before and behind him."""
    table = Table("alexander", seats=4)
    part = table.state.slices["alexander"]
    part.passed, part.ranking = 11, (2,)
    part.won[2] = ("famine_event", "statue_event", "battle_event")
    part.auction = Auction("battle_event", 11, bid=3, bidder=2, out=(0,))
    table.refresh().action(3, (1, 4))
    return request_for(table.game)


def midgame_of(*modules: str) -> Table:
    """The position of ``midgame`` with further modules, before a roll of seat 1."""
    table = Table(*modules, beginner_pieces=True)
    table.city(1, "(1,0)SE").road(1, "(1,0)NE", "(1,-1)E", "(1,-1)NE")
    table.hands({"wool": 2}, {"brick": 9, "grain": 2}, {"lumber": 1}, {"grain": 3})
    return table.pre_roll(1)


BOARDS: Mapping[str, Callable[[], PictureRequest]] = {
    "after_roll": after_roll,
    "robber_asked": robber_asked,
    "robber_moved": robber_moved,
    "founding": founding,
    "founding_road": founding_road,
    "finished": finished,
    "cities_knights": cities_and_knights,
    "church": church,
    "seafarers": seafarers,
    "cheops": cheops,
    "alexander": alexander,
}


@cache
def ground_of_map(map_id: str, seed: bytes = b"picture") -> Ground:
    """The board of a map as a game on it might begin."""
    board = load_board(map_id)
    layout = draw_layout(board, {}, Chance(seed, {}))
    return Ground(board, tuple(layout.terrain), tuple(layout.number), tuple(layout.harbors))


def bare_board(map_id: str, theme: str) -> bytes:
    """A board without pieces, small."""
    ground = ground_of_map(map_id)
    image: Image.Image = static_board(ground, THEMES[theme], fit(board_box(ground), 1368, 1100))
    return encode(image, 900, theme)


def hand() -> bytes:
    table = midgame()
    return hand_picture(table.game.view(0), "Votre main", FRENCH).png


def hand_with_progress_cards() -> bytes:
    """Goods of nine kinds, and as many progress cards as a seat may hold."""
    table = midgame_of("cities_knights", "church")
    table.hands({"wool": 2, "grain": 11, "coin": 1, "bread": 3})
    cards = ("alchemist", "saboteur", "merchant_fleet", "superstition")
    table.state.slices["cities_knights"].cards[0] = cards
    return hand_picture(table.game.view(0), "Votre main", FRENCH, "light").png


def offer() -> bytes:
    request = OfferRequest(
        kinds=("brick", "lumber", "wool", "grain", "ore"),
        seats=LABELS,
        giver=1,
        to=(0, 2, 3),
        give=(1, 2, 0, 0, 0),
        get=(0, 0, 0, 0, 3),
        accepted=(0,),
        refused=(3,),
        theme="light",
    )
    return offer_picture(request, FRENCH).png


def _sheets() -> dict[str, Callable[[], bytes]]:
    return {
        "hand": hand,
        "hand_progress": hand_with_progress_cards,
        "calendars": lambda: calendar_picture(church().view, LABELS, "Les calendriers", FRENCH).png,
        "offer": offer,
        "dice": lambda: dice_chart(statistics(), "Les dés", FRENCH).png,
        "points": lambda: points_chart(statistics(), LABELS, "Les points", FRENCH, target=10).png,
        "production": lambda: (
            production_chart(statistics(), LABELS, "Les récoltes", FRENCH, "light").png
        ),
        "final": lambda: (
            final_sheet(
                finished_game().view(None), LABELS, statistics(), "Fin de partie", FRENCH
            ).png
        ),
        "board_cheops": lambda: bare_board("cheops", "dark"),
        "board_fog_islands": lambda: bare_board("seafarers_fog_islands_6p", "light"),
    }


def drawn(make: Callable[[], PictureRequest]) -> bytes:
    return board_picture(make())


SCENES: Mapping[str, Callable[[], bytes]] = {
    **{name: partial(drawn, make) for name, make in BOARDS.items()},
    **_sheets(),
}
"""Every golden picture by the name of its file."""
