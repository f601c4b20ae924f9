"""Write the golden games anew: ``python -m tests.engine.goldens``."""

from engine.game import Game
from tests.engine.goldens import NAMES, checkpoints, counts, file, make

for name in NAMES:
    record = make(name).record(full=True)
    file(name, "record").write_text(record, encoding="utf-8")
    file(name, "hashes").write_text(checkpoints(Game.from_record(record)), encoding="utf-8")
    file(name, "perft").write_text(counts(Game.from_record(record)), encoding="utf-8")
    print(name)
