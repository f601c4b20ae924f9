"""``make gallery``: draws docs/pictures and writes docs/gallery.md, which shows them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from engine.game import Game
from engine.players import simple_player
from render.alt_text import alt_text, description
from render.captions import captions_of
from render.film import film
from render.picture import PictureRequest, board_picture
from render.scene import SeatLabel
from tests.render import scenes
from tests.render.scenes import ENGLISH, LABELS, SCENES, TITLE

DOCS = Path(__file__).parents[2] / "docs"
FILM_BYTES = 1_500_000
HEAD = """# Gallery

What the bot posts, drawn by `make gallery` from games of its own computer players. Every picture
carries an alternative text; `render/` says how it is made.
"""


@cache
def played(turn: int) -> PictureRequest:
    """A game of computer players at a turn, just after the roll."""
    game, random = Game.create(("base",), {"map": "base_variable"}, 4, b"gallery 4"), Random(4)
    changes = []
    while not (game.state.turn >= turn and game.state.dice):
        changes = game.play(simple_player(game.view(game.asked[0]), random))
    return scenes.request_for(game, changes)


@cache
def crowded() -> PictureRequest:
    """The fullest table there is, late in its game."""
    modules = ("base", "five_six", "seafarers", "cities_knights", "church")
    game, random = Game.create(modules, {}, 6, b"sheet"), Random(3)
    while not game.finished and game.state.turn < 140:
        game.play(simple_player(game.view(game.asked[0]), random))
    view = game.view(None)
    seats = [SeatLabel(name, color) for color, name in enumerate((*scenes.NAMES, "李小龍", "Ada"))]
    return PictureRequest(view, seats, TITLE, captions_of(view, seats, scenes.FRENCH), game.asked)


def near() -> PictureRequest:
    """The first founding on the largest board."""
    return scenes.request_for(Game.create(("base", "cheops"), {}, 4, b"near"), ask=True)


def light() -> bytes:
    return board_picture(replace(played(44), theme="light"))


def whole_film() -> bytes:
    game = scenes.finished_game()
    lines = [move.line for move in game.moves]
    return film(game.header, lines, LABELS, TITLE, scenes.FRENCH, limit=FILM_BYTES)


PICTURES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "board.png": (
        "The board after a roll: the hexes that paid glow",
        lambda: board_picture(played(44)),
    ),
    "light.png": ("The same in the light theme", light),
    "founding.png": ("Founding: every legal corner has its label", SCENES["founding"]),
    "road.png": (
        "A road is asked for: its edge is told by its two corners",
        SCENES["founding_road"],
    ),
    "robber_asked.png": ("A seven: where shall the robber go?", SCENES["robber_asked"]),
    "robber.png": ("The robber has moved: where it was, where it is", SCENES["robber_moved"]),
    "cheops.png": ("The largest board, 97 tiles: Cheops and his pyramid", SCENES["cheops"]),
    "cities_knights.png": (
        "Cities & Knights: knights by level and state, and whom the barbarians would hit",
        SCENES["cities_knights"],
    ),
    "church.png": (
        "Church: beer on knights, the inquisitor, cards that lie open, an event die of eight faces",
        SCENES["church"],
    ),
    "seafarers.png": ("Seafarers: ships and the pirate", SCENES["seafarers"]),
    "alexander.png": (
        "Alexander on his way to Persepolis, and what is being bid for",
        SCENES["alexander"],
    ),
    "crowded.png": (
        "Six seats, all modules at once: every piece and number can be told",
        lambda: board_picture(crowded()),
    ),
    "near.png": ("A large board: what is asked for is shown near", lambda: board_picture(near())),
    "fog.png": ("Undiscovered islands", SCENES["board_fog_islands"]),
    "hand.png": ("The private hand", SCENES["hand"]),
    "hand_progress.png": (
        "The same with nine kinds and progress cards: what each does",
        SCENES["hand_progress"],
    ),
    "calendars.png": ("The calendars: who is how far, and what it costs", SCENES["calendars"]),
    "offer.png": ("A trade offer and the answers so far", SCENES["offer"]),
    "dice.png": ("Dice, and what was to be expected", SCENES["dice"]),
    "points.png": ("Points over time", SCENES["points"]),
    "production.png": ("What the hexes gave", SCENES["production"]),
    "final.png": ("The end", SCENES["final"]),
    "film.gif": ("The film of the whole game", whole_film),
}
"""Files of the gallery: a caption, and what draws the picture."""


def write(docs: Path) -> None:
    """Draw all pictures below a folder and write the page."""
    folder = docs / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    parts = [HEAD]
    for name, (caption, draw) in PICTURES.items():
        (folder / name).write_bytes(draw())
        parts.append(f"## {caption}\n\n![{caption}](pictures/{name})\n")
    parts.append(f"## A board in words\n\n> {alt_text(played(44), ENGLISH)}\n")
    whole = description(played(44), ENGLISH).replace("\n", "\n>\n> ")
    parts.append(f"## The same, complete enough to play from\n\n> {whole}\n")
    (docs / "gallery.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    write(DOCS)
