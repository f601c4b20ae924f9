"""Games on the command line: ``python -m engine --help``."""

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from engine.chance import checked_seed
from engine.errors import EngineError, Refusal
from engine.game import Game
from engine.perft import divide
from engine.players import LEVELS
from engine.text import position
from engine.verify import verify


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 if all is well, 1 with a line on stderr if not."""
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except (EngineError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Games of Katäne as text")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    replay = commands.add_parser("replay", help="play a record again and check every move of it")
    replay.set_defaults(run=_replay)
    show = commands.add_parser("show", help="print a position of a record")
    show.add_argument("--move", type=int, help="after so many moves; default: at the end")
    show.add_argument("--seat", type=int, help="as this seat (from 1) may know it; 0: a spectator")
    show.set_defaults(run=_show)
    perft = commands.add_parser("perft", help="count the ways on from the end of a record")
    perft.add_argument("--divide", action="store_true", help="split the count by first move")
    perft.set_defaults(run=_perft)
    honest = commands.add_parser("verify", help="check that all draws follow from the seed")
    honest.set_defaults(run=_verify)
    for command in (replay, show, perft, honest):
        command.add_argument("record", help="file with a record, or - for the standard input")
    perft.add_argument("depth", type=int)

    random = commands.add_parser("random", help="let computer players play, print the record")
    random.add_argument("--modules", default="base", help="with commas")
    random.add_argument("--seats", type=int, default=4)
    random.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    random.add_argument("--seed", type=_seed, help="hex; default: a new one")
    random.add_argument("--level", choices=list(LEVELS), default="random")
    random.add_argument("--moves", type=int, default=100_000, help="at most so many")
    random.add_argument("--games", type=int, default=1, help="more than one: print results only")
    random.set_defaults(run=_random)
    return parser


def _text(chosen: argparse.Namespace) -> str:
    if chosen.record == "-":
        return sys.stdin.read()
    return Path(chosen.record).read_text(encoding="utf-8")


def _replay(chosen: argparse.Namespace) -> None:
    _print_end(Game.from_record(_text(chosen)))


def _verify(chosen: argparse.Namespace) -> None:
    game = verify(_text(chosen))
    print(f"commitment {game.commitment}")
    _print_end(game)


def _print_end(game: Game) -> None:
    print(f"moves {game.move_count}")
    print(f"hash {game.hash()}")
    seats = game.winners or game.asked
    print("winners" if game.finished else "asked", *(f"s{seat + 1}" for seat in seats))


def _show(chosen: argparse.Namespace) -> None:
    game = Game.from_record(_text(chosen))
    while chosen.move is not None and game.move_count > max(0, chosen.move):
        game.undo()
    if chosen.seat is None:
        print(position(game.view(full=True)), end="")
    elif 0 <= chosen.seat <= game.rules.seats:
        print(position(game.view(chosen.seat - 1 if chosen.seat else None)), end="")
    else:
        raise Refusal("unknown-seat", parameter="seat")


def _perft(chosen: argparse.Namespace) -> None:
    game = Game.from_record(_text(chosen))
    counts = divide(game, chosen.depth) if chosen.depth > 0 else {"": 1}
    if chosen.divide:
        for line, count in counts.items():
            print(f"{count}\t{line}")
    print(sum(counts.values()))


def _random(chosen: argparse.Namespace) -> None:
    options = dict(_option(text) for text in chosen.option)
    results: Counter[str] = Counter()
    for number in range(chosen.games):
        seed = chosen.seed
        if seed and chosen.games > 1:
            seed = hashlib.blake2b(number.to_bytes(4, "big"), key=seed).digest()
        game = Game.create(chosen.modules.split(","), options, chosen.seats, seed)
        _play(game, chosen.level, chosen.moves, Random(game.seed))
        winners = ",".join(f"s{seat + 1}" for seat in game.winners) or "nobody"
        results[winners] += 1
    if chosen.games == 1:
        print(game.record(full=True), end="")
        return
    for winners, count in sorted(results.items()):
        print(f"{count}\t{winners}")


def _seed(text: str) -> bytes:
    return checked_seed(bytes.fromhex(text))


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _play(game: Game, level: str, moves: int, random: Random) -> None:
    player = LEVELS[level]
    while not game.finished and game.move_count < moves:
        seat = random.choice(game.asked)
        game.play(player(game.view(seat), random))


if __name__ == "__main__":
    sys.exit(main())
