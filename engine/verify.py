"""Were the dice honest? Checks a record against the seed that was committed to at its start."""

from engine.chance import commitment
from engine.errors import RecordError
from engine.game import Game


def verify(text: str) -> Game:
    """Replay a full record and check that the whole game follows from its seed.

    The seed must fit the commitment, and give the board and every outcome. Raises ``RecordError``
    that names what does not fit. Returns the game at its end.
    """
    unseeded = RecordError("the record holds no seed: only that of a finished game does")
    if not any(line.startswith("seed ") for line in text.splitlines()):
        raise unseeded  # before the outcomes are read, some of which such a record hides
    game = Game.from_record(text)
    if game.seed is None:
        raise unseeded
    stated = [
        line.partition(" ")[2] for line in text.splitlines() if line.startswith("commitment ")
    ]
    if stated[:1] != [commitment(game.seed)]:
        raise RecordError("the seed is not the one that was committed to")
    rules = game.rules
    again = Game.create(rules.module_ids, rules.options, rules.seats, game.seed)
    if again.layout != game.layout:
        raise RecordError("the board does not follow from the seed")
    if again.start_outcomes != game.start_outcomes:
        raise RecordError("the cards dealt at the start do not follow from the seed")
    for number, move in enumerate(game.moves, 1):
        again.play(move.action, absent=True)
        drawn = again.moves[-1].line
        if drawn != move.line:
            raise RecordError(f"move {number} ({move.line}): the seed gives {drawn}")
    return game
