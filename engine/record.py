"""A game as readable text: a header, then one move a line with its chance outcomes.

::

    katane record 1
    modules base
    seats 4
    option map "base_beginner"
    commitment 5e88…
    terrain mountains pasture …
    moves
    s1 found_settlement 27
    s1 found_road 27-28
    s1 roll ! dice=3 dice=4

Places are written as people see them, bags as ``2wool+1ore``. A record for others than the table's
moderator hides the seed, secret parameters and secret outcomes (``?``).
"""

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, get_args

from engine import former
from engine.actions import Action, parameters
from engine.errors import RecordError, Refusal
from engine.layout import Layout
from engine.map_file import Disc, HarborKind, Terrain
from engine.params import SeatParam
from engine.rules import Rules, rules_for

if TYPE_CHECKING:
    from engine.game import Game
    from engine.moves import Outcome

FORMAT = "katane record 1"
TERRAINS, DISCS, HARBORS = get_args(Terrain), get_args(Disc), get_args(HarborKind)
HIDDEN = "?"


# --- lines ----------------------------------------------------------------------------------------


def action_text(rules: Rules, action: Action) -> str:
    """A move as text, without outcomes."""
    words = [f"s{action.seat + 1}", action.kind]
    params = parameters(type(action))
    for name, param in params:
        text = param.format(rules, getattr(action, name))
        words.append(text if len(params) == 1 else f"{name}={text}")
    return " ".join(words)


def parse_action(rules: Rules, text: str) -> Action:
    """Read a move; raises ``RecordError`` that says what is wrong with it."""
    words = former.move(text).split()
    if len(words) < 2:
        raise RecordError(f"{text!r} is no move: a seat and a kind are needed")
    cls = rules.actions.get(words[1]) or rules.corrections.get(words[1])
    if cls is None:
        raise RecordError(f"{words[1]!r} is no kind of move in this game")
    params = parameters(cls)
    given = words[2:]
    if len(given) != len(params):
        raise RecordError(f"{cls.kind} takes {len(params)} parameters, {len(given)} given")
    values: dict[str, Any] = {"seat": _seat(rules, words[0])}
    for (name, param), word in zip(params, given, strict=True):
        try:
            values[name] = param.parse(rules, word.removeprefix(f"{name}="))
        except (ValueError, KeyError) as error:
            raise RecordError(f"{cls.kind}: {error}") from error
    return cls(**values)


def _seat(rules: Rules, word: str) -> int:
    try:
        return SeatParam().parse(rules, word)
    except ValueError as error:
        raise RecordError(f"{word!r} is no seat of this game") from error


def move_line(rules: Rules, action: Action, outcomes: Iterable["Outcome"]) -> str:
    """The full line of a move."""
    return _with_outcomes(
        action_text(rules, action), [f"{out.stream}={out.text}" for out in outcomes]
    )


def _with_outcomes(text: str, outcomes: Sequence[str]) -> str:
    return f"{text} ! {' '.join(outcomes)}" if outcomes else text


def parse_line(rules: Rules, line: str) -> tuple[Action, list[str]]:
    """Read a line: the move and its outcomes; raises ``RecordError``."""
    text, _, tail = line.partition(" ! ")
    return parse_action(rules, text), [word.partition("=")[2] for word in tail.split()]


def _line_for(game: "Game", index: int, seat: int | None) -> str:
    move = game.moves[index]
    text = action_text(game.rules, move.action)
    if move.action.secret and move.action.seat != seat:
        text = f"s{move.action.seat + 1} {move.action.kind} {HIDDEN}"
    return _with_outcomes(text, _outcome_texts(move.outcomes, seat))


def _outcome_texts(outcomes: Iterable["Outcome"], seat: int | None) -> list[str]:
    return [f"{out.stream}={out.text if _known(out, seat) else HIDDEN}" for out in outcomes]


def _known(outcome: "Outcome", seat: int | None) -> bool:
    return outcome.audience is None or seat in outcome.audience


# --- writing --------------------------------------------------------------------------------------


def header(game: "Game", secret: bool, seat: int | None = None) -> str:
    """The lines before the first move."""
    rules, board, layout = game.rules, game.board, game.layout
    lines = [FORMAT, f"modules {' '.join(rules.module_ids)}", f"seats {rules.seats}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in rules.options.items()]
    if game.commitment:
        lines.append(f"commitment {game.commitment}")
    if secret and game.seed is not None:
        lines.append(f"seed {game.seed.hex()}")
    lines.append(f"terrain {' '.join(layout.terrain)}")
    lines.append(f"number {' '.join(str(number) for number in layout.number)}")
    lines += [f"harbor {board.edge_label(edge)} {kind}" for edge, kind in layout.harbors]
    for name, place in (("robber", layout.robber), ("pirate", layout.pirate)):
        if place >= 0:
            lines.append(f"{name} {board.hex_label(place)}")
    if game.start_outcomes:
        outcomes = game.start_outcomes
        shown = (
            [f"{o.stream}={o.text}" for o in outcomes] if secret else _outcome_texts(outcomes, seat)
        )
        lines.append(f"deal {' '.join(shown)}")
    return "\n".join([*lines, "moves"])


def write(game: "Game", seat: int | None, secret: bool) -> str:
    """The whole record; raises ``RecordError`` if earlier moves are not loaded."""
    if len(game.moves) != game.move_count:
        raise RecordError("the moves before the snapshot are not loaded: replay the stored lines")
    if secret:
        lines = [move.line for move in game.moves]
    else:
        lines = [_line_for(game, index, seat) for index in range(len(game.moves))]
    return "\n".join([header(game, secret, seat), *lines, ""])


# --- reading --------------------------------------------------------------------------------------


def read(cls: type["Game"], text: str) -> "Game":
    """Replay a full record; raises ``RecordError``."""
    head, separator, tail = text.partition("\nmoves\n")
    if not separator:
        raise RecordError("no line 'moves' between the header and the moves")
    return replay(cls, head, tail.splitlines())


def replay(cls: type["Game"], head: str, lines: Iterable[str]) -> "Game":
    """Replay lines after a header; raises ``RecordError`` that names the line that does not fit."""
    game = start(cls, head)
    for number, line in enumerate((line for line in lines if line.strip()), 1):
        try:
            action, outcomes = parse_line(game.rules, line.strip())
            game.play(action, outcomes)
        except (RecordError, Refusal) as error:
            raise RecordError(f"move {number} ({line.strip()}): {error}") from error
    return game


def start(cls: type["Game"], head: str) -> "Game":
    """The game of a header before its first move; raises ``RecordError``."""
    fields: dict[str, list[str]] = {}
    lines = head.strip().splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(f"a record starts with the line {FORMAT!r}")
    for line in lines[1:]:
        name, _, value = line.strip().partition(" ")
        fields.setdefault(name, []).append(value)
    try:
        return _started(cls, fields)
    except (KeyError, ValueError, IndexError) as error:
        raise RecordError(f"the header cannot be read: {error}") from error
    except Refusal as error:
        raise RecordError(f"the set-up of the header is refused: {error}") from error


def _started(cls: type["Game"], fields: dict[str, list[str]]) -> "Game":
    options = {}
    for text in fields.get("option", []):
        name, _, value = text.partition(" ")
        options[name] = json.loads(value)
    rules = rules_for(tuple(fields["modules"][0].split()), options, int(fields["seats"][0]))
    seed = bytes.fromhex(fields["seed"][0]) if "seed" in fields else None
    deal = [word.partition("=")[2] for word in fields.get("deal", [""])[0].split()]
    game = cls.started(rules, seed, _layout(rules, fields), deal)
    if seed is None:
        game.commitment = fields.get("commitment", [""])[0]
    return game


def _layout(rules: Rules, fields: dict[str, list[str]]) -> Layout:
    board = rules.board
    terrain = fields["terrain"][0].split()
    number = [int(text) for text in fields["number"][0].split()]
    if not len(terrain) == len(number) == board.hex_count:
        raise ValueError(f"the map has {board.hex_count} hexes")
    harbors = []
    for text in fields.get("harbor", []):
        edge, _, kind = text.partition(" ")
        harbors.append((board.parse_edge(edge), kind))
    places = {
        name: board.parse_hex(fields[name][0]) if name in fields else -1
        for name in ("robber", "pirate")
    }
    layout = Layout(terrain=terrain, number=number, harbors=harbors, **places)
    _check_words(layout)
    return layout


def _check_words(layout: Layout) -> None:
    """Raise ``ValueError`` for a terrain, a disc or a harbour that no map has."""
    unknown = [
        *(terrain for terrain in layout.terrain if terrain not in TERRAINS),
        *(number for number in layout.number if number and number not in DISCS),
        *(kind for _, kind in layout.harbors if kind not in HARBORS),
    ]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is on no map")
