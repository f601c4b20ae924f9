"""``python -m tests.served.sparing``: `bot.py`, with pictures that are mostly dots."""

import sys

import cogs.host
from bot import main
from tests.sim.sketches import SparingStudio

if __name__ == "__main__":
    setattr(cogs.host, "Studio", SparingStudio)  # noqa: B010  a class is no variable to mypy
    sys.exit(main())
