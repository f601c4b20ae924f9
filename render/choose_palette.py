"""Chooses the fixed palettes: ``python -m render.choose_palette`` writes render/palettes/*.txt.

To be run after a change of the style. The colours that fill areas are taken as they are; the
others are found by clustering a sheet on which every sprite has about the same room.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from engine.board import load_board
from render import marks
from render.barbarians import track
from render.board import static_board
from render.camera import Ground, board_box, fit
from render.dice import RED, die
from render.domains import DOMAINS, level_chip
from render.icons import ICONS, icon
from render.ink import Color
from render.knights import beer, inquisitor, knight, merchant, metropolis, wall
from render.layers.alexander import FILLS, path_point, pawn
from render.layers.cheops import site
from render.motifs import GROUND, MOTIFS
from render.palette import COLORS
from render.panel import GOLD, badge
from render.pieces import (
    CREAM,
    HULL,
    HULL_EDGE,
    HULL_LIT,
    PLANK,
    SAILS,
    boat,
    city,
    pirate,
    road,
    robber,
    settlement,
    token,
)
from render.ships import ship
from render.sprites import VARIANTS, tile
from render.theme import CHANGE, OUTLINE, SEATS, THEMES, WHITE, Theme

SIZE = 84
SHEET = 1600


def exact_colors(theme: Theme) -> list[Color]:
    """Colours of large areas and of text: these must not shift."""
    own = [theme.page, theme.card, theme.card_active, theme.rule, theme.text, theme.muted]
    own += [theme.accent, theme.foam, theme.wave, theme.void, *theme.sea]
    own += [*DOMAINS.values(), *FILLS.values(), *SAILS.values()]
    own += [HULL, HULL_LIT, HULL_EDGE, PLANK]
    own += [OUTLINE, WHITE, CREAM, GOLD, CHANGE, marks.LABEL, *GROUND.values()]
    for paint in SEATS:
        own += [paint.fill, paint.shade, paint.light]
    return list(dict.fromkeys(color[:3] for color in own))


def sample(theme: Theme) -> Image.Image:
    """A sheet with every sprite on the grounds it is seen on."""
    sheet = Image.new("RGB", (SHEET, SHEET), theme.page[:3])
    x = y = row = 0
    for image in [*_areas(theme), *_on_grounds(theme)]:
        if x + image.width > SHEET:
            x, y, row = 0, y + row, 0
        sheet.paste(image, (x, y))
        x, row = x + image.width, max(row, image.height)
    return sheet.crop((0, 0, SHEET, min(SHEET, y + row)))


def _areas(theme: Theme) -> list[Image.Image]:
    board = load_board("base_beginner")
    terrain = tuple(spot.terrain or "sea" for spot in board.map.hexes)
    ground = Ground(board, terrain, (0,) * board.hex_count, ())
    water = static_board(ground, theme, fit(board_box(ground), 500, 500))
    tiles = [tile(name, i, SIZE) for name in MOTIFS for i in range(VARIANTS)]
    return [water, *tiles]


def _on_grounds(theme: Theme) -> list[Image.Image]:
    pieces = [
        sprite
        for color in range(len(SEATS))
        for sprite in (
            settlement(color, "A", SIZE),
            city(color, "M", SIZE),
            road(color, 30, SIZE),
            road(color, 90, SIZE),
        )
    ]
    pieces += [token(n, SIZE) for n in (5, 6, 8, 12)] + [robber(SIZE), pirate(SIZE)]
    pieces += [ship(color, 90, SIZE) for color in range(len(SEATS))]
    pieces += [knight(1, "M", 2, SIZE, active=True), wall(SIZE), merchant(SIZE), pawn(SIZE)]
    pieces += [metropolis(domain, SIZE) for domain in DOMAINS]
    pieces += [path_point(kind, SIZE, pale=pale) for kind in FILLS for pale in (False, True)]
    pieces += [site(19, SIZE), inquisitor(SIZE), beer(2, SIZE)]
    pieces += [marks.production_glow(SIZE), marks.change_ring(SIZE, 0.62), marks.label("27")]
    panel = [icon(name, 40) for name in ICONS] + [badge(i, "B") for i in range(len(SEATS))]
    panel += [die(1, 62), die(6, 62, RED), track(3, theme)]
    panel += [level_chip(domain, level) for domain in DOMAINS for level in (0, 4)]
    boats = [boat(kind, SIZE) for kind in ("any", "brick", "lumber", "wool", "grain", "ore")]
    grounds = [(pieces, color) for color in (GROUND["forest"], GROUND["fields"], theme.sea[1])]
    grounds += [(panel, theme.card), (panel, theme.card_active), (boats, theme.sea[1])]
    result = []
    for sprites, color in grounds:
        for sprite in sprites:
            image = Image.new("RGB", sprite.size, color[:3])
            image.paste(sprite, (0, 0), sprite)
            result.append(image)
    return result


def choose(theme: Theme) -> list[Color]:
    """256 colours for a theme."""
    exact = exact_colors(theme)
    found = sample(theme).quantize(
        COLORS - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE
    )
    flat = found.getpalette() or []
    others = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    return [*exact, *others][:COLORS]


def main() -> None:
    folder = Path(__file__).parent / "palettes"
    for theme in THEMES.values():
        colors = choose(theme)
        colors += [colors[-1]] * (COLORS - len(colors))
        rows = [
            " ".join("{:02x}{:02x}{:02x}".format(*color[:3]) for color in colors[i : i + 8])
            for i in range(0, COLORS, 8)
        ]
        (folder / f"{theme.name}.txt").write_text("\n".join(rows) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
