"""Look at what changed in the golden pictures, and accept it.

``python -m tests.render.accept`` writes a page with every picture that differs, before and after,
and prints its place. ``--write`` makes the new pictures the golden ones.
"""

import argparse
import base64
import io
import tempfile
from pathlib import Path

from PIL import Image, ImageChops

from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parent / "golden"
PAGE = """<!doctype html><meta charset="utf-8"><title>Golden pictures</title>
<style>body{{font:16px sans-serif;background:#888;margin:2em}}
figure{{display:inline-block;margin:1em}}img{{max-width:640px;display:block}}</style>
<h1>{count} changed</h1>{rows}"""
ROW = "<h2>{name}</h2>{figures}"
FIGURE = '<figure><figcaption>{title}</figcaption><img src="data:image/png;base64,{data}"></figure>'


def golden(name: str) -> Path:
    """The file of a golden picture."""
    return GOLDEN / f"{name}.png"


def pixels(png: bytes) -> Image.Image:
    """A picture in full colour."""
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")


def same(first: bytes, second: bytes) -> bool:
    """Whether two PNGs show exactly the same: the compression may differ between machines."""
    one, two = pixels(first), pixels(second)
    return one.size == two.size and ImageChops.difference(one, two).getbbox() is None


def difference(first: bytes, second: bytes) -> bytes:
    """Where two pictures differ, in white."""
    one, two = pixels(first), pixels(second)
    shown = ImageChops.difference(one.resize(two.size), two).convert("L").point([0] + [255] * 255)
    buffer = io.BytesIO()
    shown.save(buffer, "PNG")
    return buffer.getvalue()


def changed() -> dict[str, tuple[bytes | None, bytes]]:
    """Pictures that are not as the golden ones: before (None: new) and after."""
    result: dict[str, tuple[bytes | None, bytes]] = {}
    for name, draw in SCENES.items():
        after = draw()
        before = golden(name).read_bytes() if golden(name).exists() else None
        if before is None or not same(before, after):
            result[name] = before, after
    return result


def page(changes: dict[str, tuple[bytes | None, bytes]]) -> str:
    """The changes side by side as HTML."""
    rows = []
    for name, (before, after) in changes.items():
        pictures = [("after", after)]
        if before is not None:
            pictures = [("before", before), *pictures, ("difference", difference(before, after))]
        figures = "".join(
            FIGURE.format(title=title, data=base64.b64encode(data).decode())
            for title, data in pictures
        )
        rows.append(ROW.format(name=name, figures=figures))
    return PAGE.format(count=len(changes), rows="".join(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="accept what is drawn now")
    options = parser.parse_args()
    changes = changed()
    for name in changes:
        print(name)
    if not changes:
        print("all pictures are as the golden ones")
    elif options.write:
        GOLDEN.mkdir(exist_ok=True)
        for name, (_, after) in changes.items():
            golden(name).write_bytes(after)
    else:
        place = Path(tempfile.mkdtemp(prefix="golden-")) / "index.html"
        place.write_text(page(changes), encoding="utf-8")
        print(place)


if __name__ == "__main__":
    main()
