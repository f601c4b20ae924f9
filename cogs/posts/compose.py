"""The post of a running or finished game: what happened, who is asked what, what they may press."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import discord

import locales
from cogs import colours
from cogs.custom_ids import CustomId
from cogs.play.chooser import PLACES
from cogs.play.codec import Selection, selection_of, written
from cogs.play.groups import BUILD, ICONS, OTHER, group_of, in_order, is_direct, leaves, offered
from cogs.posts.layout import COMPONENTS, FRAME, Button, Post, size_of
from cogs.posts.offers import offer_lines, offer_rows, open_offers
from cogs.widgets import bare
from cogs.wording import sentences
from cogs.wording.people import called, game_of, public_voice
from cogs.wording.values import parameter
from cogs.wording.voice import Voice
from db.loaded import LoadedGame, LogEntry
from db.models import Actor, GameState
from engine.actions import Action, parameters
from engine.events import Event
from engine.game import Game

FEW = 5
"""Choices that get a button each."""
NOTES = 5
"""Components kept free for a row of four buttons that others add to a post."""

_GREY, _BLUE = discord.ButtonStyle.secondary, discord.ButtonStyle.primary


def game_post(
    table: LoadedGame,
    entries: Sequence[LogEntry],
    *,
    since: int,
    pictured: int | None = None,
    pings: Sequence[int] = (),
) -> Post:
    """The post of a game: tells `entries`, the moves after version `since`, and notifies `pings`.

    What happened after version `pictured` is told below the picture, which does not show it. The
    picture's words are the caller's to add.
    """
    voice = public_voice(table)
    game = game_of(table)
    first = _is_first(table, entries, since)
    entries = _less_offers(table, entries)
    shown = [entry for entry in entries if pictured is None or entry.version <= pictured]
    later = entries[len(shown) :]
    post = Post(
        heading=heading(table, voice),
        story=[
            *(_opening(voice, game) if first else ()),
            *story(voice, shown, headed=not game.finished),
        ],
        closing=_afterwards(voice, later),
        pings=pings,
    )
    if game.finished:
        return replace(
            post,
            closing=final_lines(table, voice),
            rows=[_looking_back(table, voice)],
            accent=colours.accent(table.seat(game.winners[0]).colour),
        )
    if table.state is GameState.FINISHED:
        closing = [*post.closing, *_standing(table, voice)]
        return replace(post, closing=closing, rows=[_looking_back(table, voice)])
    if table.state is GameState.PAUSED:
        return replace(post, rows=[_own_row(table, voice)])
    main, own = main_row(table, voice), _own_row(table, voice)
    room = COMPONENTS - FRAME - size_of(main) - size_of(own) - NOTES
    return replace(
        post,
        question="\n".join(questions(table, voice)),
        offers=offer_lines(table),
        rows=[main, *offer_rows(table, room), own],
        accent=colours.accent(table.seat(game.asked[0]).colour),
        footer=_footer(table, voice) if first else "",
    )


def heading(table: LoadedGame, voice: Voice) -> str:
    """Where the game stands: the founding phase, a turn, or the end."""
    game = game_of(table)
    if game.finished:
        return voice.say("post-finished", winners=voice.seats(game.winners))
    if not game.state.turn:
        return voice.say("post-founding")
    return voice.say("post-turn", turn=game.state.turn, seat=voice.seat(game.state.active))


def story(voice: Voice, entries: Iterable[LogEntry], *, headed: bool = False) -> list[str]:
    """What happened in some moves, a line per event, with a line at each new turn.

    The last one has none where the text is `headed` by it, as a post is until the game has ended.
    """
    kept = list(entries)
    turns = [event for entry in kept for event in entry.events if event.kind == "turn_began"]
    named = turns[-1] if headed and turns else None
    told: list[str] = []
    for (actor, seat), group in groupby(kept, key=lambda entry: (entry.actor, entry.seat)):
        acts = list(group)
        if actor is Actor.STEWARD:
            told.append(_steward_line(voice, seat, acts))
        for entry in acts:
            told += told_of(voice, entry, headed=named)
    return told


def told_of(voice: Voice, entry: LogEntry, *, headed: Event | None = None) -> list[str]:
    """What one move led to, or which move its player has taken back."""
    if entry.gone is None:
        return told_with_turns(voice, entry.events, headed=headed)
    lines = sentences.story(voice, entry.gone.events)
    what = lines[0] if lines else sentences.action_name(voice, entry.kind)
    return [voice.say("taken-back", seat=voice.seat(entry.seat), what=what)]


def told_with_turns(
    voice: Voice, events: Iterable[Event], *, headed: Event | None = None
) -> list[str]:
    """What one move led to, each turn under its heading but the one that is `headed` anyway."""
    told: list[str] = []
    for begins, group in groupby(events, key=lambda event: event.kind == "turn_began"):
        if begins:
            told += [f"**{sentences.event(voice, turn)}**" for turn in group if turn is not headed]
        else:
            told += sentences.story(voice, group)
    return told


def _less_offers(table: LoadedGame, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The moves without the making of offers that are open: these stand in the post themselves."""
    made = {(offer.giver, offer.number, offer.give, offer.get) for offer in open_offers(table)}

    def is_open(event: Event) -> bool:
        told = tuple(event.params.get(name) for name in ("seat", "offer", "give", "get"))
        return event.kind == "offer_made" and told in made

    return [
        replace(entry, events=tuple(event for event in entry.events if not is_open(event)))
        for entry in entries
    ]


def _afterwards(voice: Voice, entries: Sequence[LogEntry]) -> list[str]:
    """What happened after the picture was drawn, said to be so."""
    told = story(voice, entries, headed=True)
    return [f"-# {voice.say('post-afterwards')}", *told] if told else []


def _steward_line(voice: Voice, seat: int, acts: Sequence[LogEntry]) -> str:
    """What a steward did for a seat, in one line."""
    names = list(dict.fromkeys(sentences.action_name(voice, entry.kind) for entry in acts))
    return voice.say(
        "steward-acts", seat=voice.seat(seat), acts=locales.listed(voice.locale, names)
    )


def questions(table: LoadedGame, voice: Voice) -> list[str]:
    """What everybody sees coming, and who is asked what."""
    game = game_of(table)
    ahead = [f"-# {line}" for line in sentences.outlook(voice, game)]
    who = {seat: called(table.seat(seat)) for seat in game.asked}
    asked = sentences.questions(voice, game, who)
    return [*ahead, *(f"➡️ {line}" for line in asked)]


# --- buttons --------------------------------------------------------------------------------------


def main_row(table: LoadedGame, voice: Voice) -> list[Button]:
    """What the asked seats may do. It depends on nothing that is hidden: hands change no button."""
    game = game_of(table)
    decision = game.decision
    assert decision is not None
    classes = offered(game)
    few = _few_choices(table, voice, classes)
    return few or list(_buttons(table, voice, classes))


def _few_choices(table: LoadedGame, voice: Voice, classes: Sequence[type[Action]]) -> list[Button]:
    """A button per choice, where everybody knows the choices of the one asked and they are few.

    What leaves things as they are comes last.
    """
    game = game_of(table)
    if len(game.asked) != 1:
        return []
    buttons: list[Button] = []
    chosen = 0
    for cls in in_order(classes):
        if is_direct(cls):
            buttons.append(_action_button(table, voice, cls, "do", written(Selection(cls)), _GREY))
            continue
        moves = game.legal(game.asked[0]).of(cls.kind)
        if not _is_open(cls) or len(moves) > FEW:
            return []
        chosen += len(moves)
        buttons += [_choice(table, voice, move) for move in moves if isinstance(move, Action)]
    return buttons if 0 < chosen <= FEW else []


def _is_open(cls: type[Action]) -> bool:
    """Tell whether a kind of move has one parameter, whose legal values are known to everybody.

    What must be paid for is not: hands are hidden.
    """
    params = parameters(cls)
    if len(params) != 1:
        return False
    return cls.open or (group_of(cls.kind) == OTHER and params[0][1].name in (*PLACES, "seat"))


def _choice(table: LoadedGame, voice: Voice, move: Action) -> Button:
    """A move that is made by one press, by what distinguishes it."""
    ((name, param),) = parameters(type(move))
    value = getattr(move, name)
    label = _choice_label(table, voice, move, name) or parameter(voice, param, value)
    if param.name in PLACES and (standing := voice.pieces(param.name, value, own=move.seat)):
        label = f"{label} · {bare(standing)}"
    payload = written(selection_of(move))
    return Button(label, _id(table, "do", payload), _BLUE, voice.icon("action", move.kind))


def _choice_label(table: LoadedGame, voice: Voice, move: Action, name: str) -> str:
    """A person's name as a button shows it: without what Discord would format in a text."""
    if name not in ("seat", "victim", "partner"):
        return ""
    seat = table.seat(getattr(move, name))
    cards = voice.say("value-cards", count=game_of(table).state.hand_size(seat.number))
    return f"{colours.sign(seat.colour)} {seat.display_name} · {cards}"


def _buttons(table: LoadedGame, voice: Voice, classes: Sequence[type[Action]]) -> Iterator[Button]:
    groups = Counter(group_of(cls.kind) for cls in classes)
    groups_seen: set[str] = set()
    first = True
    for cls in in_order(classes):
        group = group_of(cls.kind)
        style = _BLUE if first else _GREY
        if is_direct(cls):
            yield _action_button(table, voice, cls, "do", written(Selection(cls)), style)
        elif group == OTHER or (groups[group] == 1 and _stands_alone(cls, classes)):
            yield _action_button(table, voice, cls, "panel", f"k.{cls.kind}", style)
        elif group not in groups_seen:
            groups_seen.add(group)
            yield Button(
                voice.say(f"group-{group}"), _id(table, "panel", f"g.{group}"), style, ICONS[group]
            )
        first = False


def _stands_alone(cls: type[Action], classes: Sequence[type[Action]]) -> bool:
    """Tell whether the only kind of its group is named itself: what builds, or what is asked."""
    others = (other.kind for other in classes if other is not cls)
    return group_of(cls.kind) == BUILD or all(leaves(kind) for kind in others)


def _action_button(
    table: LoadedGame,
    voice: Voice,
    cls: type[Action],
    kind: str,
    payload: str,
    style: discord.ButtonStyle,
) -> Button:
    icon = voice.own_icon("action", cls.kind)
    label = sentences.action_name(voice, cls.kind)
    return Button(label, _id(table, kind, payload), style, icon)


def _own_row(table: LoadedGame, voice: Voice) -> list[Button]:
    """What everybody at the table may press at any time."""
    row = [Button(voice.say("button-panel"), _id(table, "panel", ""), emoji="🖐️")]
    if may_undo(table):
        row.append(Button(_undo_label(table, voice), _id(table, "undo", ""), emoji="↩️"))
    return [*row, *(_more(table, voice, what) for what in ("since", "log", "help"))]


def _looking_back(table: LoadedGame, voice: Voice) -> list[Button]:
    """What a game that is over leaves to look at, and the next one."""
    return [_more(table, voice, what) for what in ("again", "log", "board", "album")]


_MORE_ICONS = {
    "again": "🔁",
    "since": "📰",
    "log": "📜",
    "help": "❔",
    "board": "🗺️",
    "album": "🖼️",
}


def _more(table: LoadedGame, voice: Voice, what: str) -> Button:
    return Button(voice.say(f"button-{what}"), _id(table, what, ""), emoji=_MORE_ICONS[what])


def may_undo(table: LoadedGame) -> bool:
    """Tell whether the last move can be taken back now by the person who made it."""
    seat = table.row.undo_seat
    running = table.state is GameState.RUNNING
    return running and seat is not None and table.seat(seat).user_id is not None


def _undo_label(table: LoadedGame, voice: Voice) -> str:
    """What the button says: whose it is, where others are asked and might take it for theirs."""
    number = table.row.undo_seat
    if number is None or game_of(table).asked == (number,):
        return voice.say("button-undo")
    seat = table.seat(number)
    who = f"{colours.sign(seat.colour)} {seat.display_name}"
    return voice.say("button-undo-of", who=who)


def _id(table: LoadedGame, kind: str, payload: str) -> CustomId:
    return CustomId(kind, table.id, table.version, payload)


# --- first and last words -------------------------------------------------------------------------


def _is_first(table: LoadedGame, entries: Sequence[LogEntry], since: int) -> bool:
    """Tell whether it is the first post of a game that has begun.

    It may tell of moves that were taken back before it, but of none that an earlier post told.
    """
    made = [entry.gone.made if entry.gone else entry.version for entry in entries]
    started = min(made) - 1 if made else table.version
    standing = sum(entry.gone is None for entry in entries)
    return since < started and game_of(table).move_count == standing


def _opening(voice: Voice, game: Game) -> list[str]:
    """What a game says when it begins, and what happened before the first move."""
    public = (event for event in game.opening() if event.audience is None)
    return [*sentences.introductions(voice), *sentences.story(voice, public)]


def _footer(table: LoadedGame, voice: Voice) -> str:
    """The promise of honest dice."""
    return voice.say("post-commitment", commitment=game_of(table).commitment)


def final_lines(table: LoadedGame, voice: Voice) -> list[str]:
    """Winner, final standings with what they are made of, and the seed for who wants to check."""
    winners = tuple(game_of(table).winners)
    return [
        sentences.event(voice, Event("game_ended", {"winners": winners})),
        *_standing(table, voice),
    ]


def _standing(table: LoadedGame, voice: Voice) -> list[str]:
    """The seats in their order, and the seed."""
    game, lines = game_of(table), list[str]()
    view = game.view(None)
    for place, seat in view.ranking():
        who = called(table.seat(seat))
        lines.append(voice.say("post-standing", place=place, seat=who, points=view.points(seat)))
    if game.seed is not None:
        lines.append(f"-# {voice.say('post-seed', seed=game.seed.hex())}")
    return lines
