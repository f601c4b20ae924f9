"""``python -m tests.bench [AREA …]``: measure, print, and write bench.txt."""

import sys
from pathlib import Path

from tests.bench import areas, measured

FILE = Path("bench.txt")


def main(chosen: list[str]) -> int:
    """Measure some areas or all; 1 if an area is not known."""
    unknown = set(chosen) - set(areas())
    if unknown:
        print(f"areas: {' '.join(areas())}", file=sys.stderr)
        return 1
    with FILE.open("w", encoding="utf-8") as file:
        for line in measured(chosen or areas()):
            print(line, flush=True)
            file.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
