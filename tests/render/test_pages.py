"""Pages beside the board: nothing cut, hidden or told wrongly, however full the game is."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.game import Game
from engine.modules.cities_knights.tables import tables
from render.card_signs import SIGNS, card_sign
from render.cards import card
from render.charts import _lanes, dice_chart
from render.final import final_sheet
from render.hand import hand_picture
from render.icons import ICONS
from render.knights import pawn_scale as inquisitor_scale
from render.layers import card_face
from render.layers.alexander import pawn_scale as alexander_scale
from render.offer import OfferRequest, offer_picture
from render.pawns import pawn_spot
from render.picture import PictureRequest, camera_of, frame_of, ground_of
from render.pieces import token_radius
from render.scene import Scene, SeatLabel
from render.sheet import TALLEST
from render.text import ELLIPSIS, LABEL_SIZE, fit, readable, told, wrap
from render.theme import DARK
from tests.render.accept import pixels
from tests.render.scenes import (
    ENGLISH,
    FRENCH,
    LABELS,
    finished_game,
    midgame_of,
    statistics,
)

KINDS = ("brick", "lumber", "wool", "grain", "ore", "coin", "cloth", "paper", "bread")


@pytest.mark.parametrize("name", ["🔥🔥", "\u3164", "\u200b", "❤️", "★"])
def test_a_name_of_signs_alone_is_not_empty(name: str) -> None:
    assert readable(name)


@pytest.mark.parametrize(
    "names",
    [["W" * 32], ["Wilhelmina-Alexandrina von Hohenzollern"], ["🔥", *["Anna-Lena " * 3] * 3]],
)
def test_long_names_cost_no_other_word(names: list[str]) -> None:
    sentence = FRENCH("picture-asked", names=", ".join(names), count=len(names))
    rows = told(sentence, names, lambda text: wrap(text, 342, LABEL_SIZE, 2))
    assert rows[0].startswith("À")
    assert " ".join(rows).endswith("de jouer")
    assert ", ".join(names) not in " ".join(rows)


def test_the_title_of_an_offer_keeps_its_verb() -> None:
    words = ENGLISH("picture-offer", name="W" * 32)
    line = told(words, ["W" * 32], lambda text: (fit(text, 1200, 48, LABEL_SIZE)[0],))[0]
    assert line.endswith(words.rpartition(" ")[2])
    assert ELLIPSIS in line


def test_every_kind_of_an_offer_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plate with the count, 64 pixels wide, leaves the sign of its card free."""
    widths = []

    def spy(*arguments: Any) -> Image.Image:
        widths.append(arguments[3])
        return card(*arguments)

    monkeypatch.setattr("render.offer.card", spy)
    request = OfferRequest(KINDS, LABELS, 1, (0, 2, 3), (1,) * 8 + (0,), (0,) * 8 + (2,))
    sheet = offer_picture(request, FRENCH)
    assert len(widths) == 9
    assert min(widths) >= 84
    assert pixels(sheet.png).height <= TALLEST


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_of_nine_kinds_and_five_long_cards_is_not_cropped(seat: int) -> None:
    table = midgame_of("cities_knights", "church")
    table.hand(seat, **dict.fromkeys(KINDS, 3))
    cards = [name for domain in tables(table.rules).domains for name in domain.cards]
    cards.sort(key=lambda name: len(FRENCH(f"card-{name}.about")))
    table.state.slices["cities_knights"].cards[seat] = tuple(cards[-5:])
    sheet = hand_picture(table.game.view(seat), "Votre main", FRENCH)
    assert pixels(sheet.png).height <= TALLEST
    for name in cards[-5:]:
        assert FRENCH(f"card-{name}.about") in sheet.alt


def test_every_card_has_a_sign_of_its_own() -> None:
    view = midgame_of("cities_knights", "church").game.view(0)
    cards = [name for domain in tables(view.rules).domains for name in domain.cards]
    faces = [card_face(view, name) for name in cards]
    assert {face.emblem for face in faces} == {"trade", "politics", "science", "church"}
    assert all(face.sign in SIGNS or face.sign in ICONS for face in faces)
    signs = [card_sign(face.sign, 80).resize((23, 23), Image.Resampling.LANCZOS) for face in faces]
    for one, two in combinations(signs, 2):
        apart = ImageChops.difference(one.convert("RGB"), two.convert("RGB"))
        assert sum(ImageStat.Stat(apart).mean) > 8


def test_points_are_drawn_at_their_height() -> None:
    """Equal points lie side by side within the height of a point; others where they belong."""
    assert _lanes([3, 5, 4], 39.0) == [0.0, 0.0, 0.0]
    lanes = _lanes([2, 2, 2, 2, 2, 2], 39.0)
    assert len(set(lanes)) == 6
    assert max(lanes) - min(lanes) < 39
    assert sum(lanes) == pytest.approx(0)


def test_charts_in_words() -> None:
    dice = dice_chart(statistics(), "Les dés", FRENCH).alt
    assert " lancers. 2\xa0: " in dice
    assert not set("0123456789.").issuperset(dice[-4:-1])  # "2,2", not "2.2"
    final = final_sheet(finished_game().view(None), LABELS, statistics(), "Fin", FRENCH).alt
    assert (
        "Дмитрий\xa0: 5 colonies, 1 ville, 1 chevalier, route de 8, route la plus longue." in final
    )


def scene_of(modules: tuple[str, ...], seats: int) -> Scene:
    """The board of a game before its first move, as a layer gets it."""
    game = Game.create(modules, {}, seats, b"pawn")
    labels = [SeatLabel(str(seat), seat) for seat in range(seats)]
    request = PictureRequest(game.view(None), labels)
    ground, frame = ground_of(request.view), frame_of(request)
    camera, image = camera_of(ground, frame), Image.new("RGB", (8, 8))
    return Scene(image, request.view, ground, camera, DARK, [], range(seats), "ABCDEF"[:seats])


def overlaps(scene: Scene, scale: float) -> Iterator[tuple[int, int]]:
    """Vertices at which a pawn would hide a number, with the hexes."""
    radius = token_radius(scene.size)
    for vertex in range(scene.board.vertex_count):
        x, y = scene.camera.at(pawn_spot(scene, vertex, scale))
        for hex_ in scene.board.vertex_hexes[vertex]:
            if scene.state.number[hex_]:
                left, top = scene.camera.at(scene.board.hex_xy[hex_])
                beside = abs(x - left) > 0.25 * scale + 0.4 * radius
                above = not -0.4 * radius < y - top < 0.7 * scale + 0.4 * radius
                if not beside and not above:
                    yield vertex, hex_


@pytest.mark.parametrize(
    ("modules", "seats", "scale"),
    [
        (("base", "five_six", "cities_knights", "church"), 6, inquisitor_scale),
        (("base", "alexander"), 4, alexander_scale),
    ],
    ids=["inquisitor", "alexander"],
)
def test_a_pawn_beside_a_building_hides_no_number(
    modules: tuple[str, ...], seats: int, scale: Callable[[int], float]
) -> None:
    """Neither where pieces are large beside the hexes."""
    scene = scene_of(modules, seats)
    assert not list(overlaps(scene, scale(scene.size)))
