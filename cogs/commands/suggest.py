"""Lists for autocomplete, filtered by what was typed and by what is legal."""

from collections.abc import Iterable, Sequence

import locales
from cogs.play.codec import Selection, selection_of, written
from cogs.play.desk import Desk
from cogs.slash import SUGGESTIONS
from cogs.widgets import bare
from cogs.wording import sentences
from cogs.wording.families import term
from cogs.wording.typed import plain
from cogs.wording.values import choice, parameter
from engine import registry
from engine.actions import Action, BagChoice, parameters
from engine.errors import Refusal

Entries = Iterable[tuple[str, str]]
"""Pairs of shown text and value."""


def filtered(entries: Entries, typed: str) -> list[tuple[str, str]]:
    """The entries that contain what was typed; those that begin with it come first."""
    wanted = plain(typed)
    kept = [entry for entry in entries if wanted in plain(entry[0]) or typed == entry[1]]
    return sorted(kept, key=lambda entry: not plain(entry[0]).startswith(wanted))


def modules(locale: locales.Locale, typed: str) -> list[tuple[str, str]]:
    """The modules, each behind those typed already: “Seafarers + Cities & Knights”."""
    *before, last = typed.replace(",", " ").split(" ") if typed else [""]
    known = list(registry.all_modules())
    kept = [name for name in before if name in known]
    entries = [
        (
            " + ".join(term(locale, "module", part) for part in (*kept, name)),
            " ".join((*kept, name)),
        )
        for name in known
        if name not in kept
    ]
    return [entry for entry in entries if last.lower() in f"{entry[0]} {entry[1]}".lower()]


def moves(desk: Desk, legal: Iterable[Action | BagChoice], typed: str) -> list[tuple[str, str]]:
    """Moves in full: “Build a road on 27-28”, as far as they contain what was typed.

    Where that is too many for a list, a kind with several moves is one entry, which opens the
    panel, as does a family of moves with cards to choose.
    """
    kept = list(legal)
    entries = filtered(actions(desk, kept), typed)
    if len(entries) <= SUGGESTIONS:
        return entries
    by_kind: dict[str, list[Action | BagChoice]] = {}
    for move in kept:
        by_kind.setdefault(move.kind, []).append(move)
    short = [
        entry
        for found in by_kind.values()
        for entry in (actions(desk, found) if len(found) == 1 else [_kind(desk, found[0])])
    ]
    # the many come behind, for who goes on typing and for who reads to the end
    return list(dict.fromkeys((*filtered(short, typed), *entries)))


def actions(desk: Desk, legal: Iterable[Action | BagChoice]) -> list[tuple[str, str]]:
    """All moves in full, and families of moves with cards to choose."""
    entries = []
    said = desk.voice
    for move in legal:
        if isinstance(move, BagChoice):
            entries.append(_family(desk, move))
        else:
            text = bare(sentences.action(said, move))
            entries.append((text, written(selection_of(move))))
    return list(dict.fromkeys(entries))


def _kind(desk: Desk, move: Action | BagChoice) -> tuple[str, str]:
    action = move.action if isinstance(move, BagChoice) else type(move)
    return f"{sentences.action_name(desk.voice, move.kind)} …", written(Selection(action))


def _family(desk: Desk, move: BagChoice) -> tuple[str, str]:
    """What a family of moves has in common, up to the cards that are to be chosen."""
    said, selection = desk.voice, Selection(move.action)
    fixed = []
    for name, param in selection.params:
        if name in move.bounds:
            break
        selection = selection.with_value(move.fixed[name])
        fixed.append(bare(parameter(said, param, move.fixed[name])))
    words = sentences.action_name(said, move.kind)
    if fixed:
        words = said.say("labelled", label=words, value=", ".join(fixed))
    return f"{words} …", written(selection)


def places(desk: Desk, kinds: Sequence[str]) -> list[tuple[str, str]]:
    """The legal places of some kinds of action, each with what is there."""
    moves = [move for move in desk.moves if move.kind in kinds and isinstance(move, Action)]
    names = {name for move in moves for name, _ in parameters(type(move))}
    return [entry for name in sorted(names) for entry in values(desk, moves, name)]


def seat_named(desk: Desk, text: str) -> int:
    """A seat by its number from 1, or by the name of its player; raises Refusal."""
    wanted, seats = plain(text), desk.table.seats
    called = [seat.number for seat in seats if wanted and plain(seat.display_name) == wanted]
    found = [seat.number for seat in seats if str(seat.number + 1) == wanted] or called
    if len(found) == 1:
        return found[0]
    if found:
        raise Refusal("seat-ambiguous", typed=text, count=len(found))
    raise Refusal("unknown-seat", parameter="seat")


def values(desk: Desk, moves: Iterable[Action], name: str) -> list[tuple[str, str]]:
    """The values of one parameter of some moves, each with what is there."""
    entries = []
    for move in moves:
        param = dict(parameters(type(move)))[name]
        value = getattr(move, name)
        label = param.format(desk.voice.rules, value)
        entries.append((bare(choice(desk.voice, param, value)), label))
    return list(dict.fromkeys(entries))
