"""Lists for autocomplete, filtered by what was typed and by what is legal."""

from collections.abc import Iterable, Sequence

from cogs.play.codec import Selection, selection_of, written
from cogs.play.panel import Desk, button_text
from cogs.wording import sentences
from cogs.wording.typed import plain
from cogs.wording.values import choice
from engine.actions import Action, BagChoice, parameters

Entries = Iterable[tuple[str, str]]
"""Pairs of shown text and value."""


def filtered(entries: Entries, typed: str) -> list[tuple[str, str]]:
    """The entries that contain what was typed; those that begin with it come first."""
    wanted = plain(typed)
    kept = [entry for entry in entries if wanted in plain(entry[0])]
    return sorted(kept, key=lambda entry: not plain(entry[0]).startswith(wanted))


def actions(desk: Desk, moves: Iterable[Action | BagChoice]) -> list[tuple[str, str]]:
    """Moves in full: “Build a road on 27-28”; families with cards to choose open the panel."""
    entries = []
    for move in moves:
        if isinstance(move, BagChoice):
            entries.append(_family(desk, move))
        else:
            text = button_text(sentences.action(desk.voice, move))
            entries.append((text, written(selection_of(move))))
    return list(dict.fromkeys(entries))


def _family(desk: Desk, move: BagChoice) -> tuple[str, str]:
    selection = Selection(move.action)
    for name, _ in selection.params:
        if name in move.bounds:
            break
        selection = selection.with_value(move.fixed[name])
    return f"{sentences.action_name(desk.voice, move.kind)} …", written(selection)


def places(desk: Desk, kinds: Sequence[str]) -> list[tuple[str, str]]:
    """The legal places of some kinds of action, each with what is there."""
    entries = []
    for move in desk.moves:
        if move.kind in kinds and isinstance(move, Action):
            ((name, param),) = parameters(type(move))
            value = getattr(move, name)
            label = param.format(desk.voice.rules, value)
            entries.append((button_text(choice(desk.voice, param, value)), label))
    return list(dict.fromkeys(entries))
