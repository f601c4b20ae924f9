"""Whole sentences of a game: what happened, what is asked, what one may do, what is refused."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import locales
from cogs.wording.values import parameter, texts
from cogs.wording.voice import Voice
from engine.actions import Action, Priced, parameters
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Decision
from engine.game import Game

QUIET = frozenset({"turn_began", "turn_ended", "game_ended"})
"""Events that a post says in another way: by its heading, or by its last paragraph."""
RUN_END = 6
"""Events of a run that are told at either end of it."""


def event(voice: Voice, happened: Event) -> str:
    """What happened, in one line."""
    return voice.say(f"event-{happened.kind}", **texts(voice, happened.params))


def story(voice: Voice, events: Iterable[Event], *, quiet: bool = True) -> list[str]:
    """What happened, a line per event or run; events without anything to say are left out."""
    told = [
        happened
        for happened in events
        if not (quiet and happened.kind in QUIET) and not _is_empty(happened)
    ]
    return [_run_line(voice, run) for run in _runs(voice, told)]


def _runs(voice: Voice, events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events, those together that share a line: a row of those that have words for it."""
    for shared, group in groupby(
        events, key=lambda happened: locales.has(f"event-{happened.kind}.run", voice.locale)
    ):
        if shared:
            yield list(group)
        else:
            yield from ([happened] for happened in group)


def _run_line(voice: Voice, run: Sequence[Event]) -> str:
    """The first event of a run in full, the others in short; the middle of a long one is left out.

    Only of its first kind is anything left out: of bids, never who has passed.
    """
    parts = [event(voice, run[0])]
    last = 0
    for i, happened in enumerate(run[1:], 1):
        ends = i < RUN_END or i >= len(run) - RUN_END
        if ends or happened.kind != run[0].kind:
            parts += ["…"] * (i > last + 1)
            parts.append(voice.say(f"event-{happened.kind}.run", **texts(voice, happened.params)))
            last = i
    return " · ".join(parts)


def _is_empty(happened: Event) -> bool:
    """A payment to nobody, outside of a roll, is nothing to tell."""
    params = happened.params
    return happened.kind == "production" and not params["shares"] and not params["hexes"]


def belonging(voice: Voice, own: Event) -> str:
    """What a seat has beside its cards, in one line of its hand."""
    return voice.say(f"own-{own.kind}", **texts(voice, own.params))


def introductions(voice: Voice) -> list[str]:
    """What the scenarios of a game say when it begins."""
    keys = [f"intro-{module}" for module in voice.rules.module_ids]
    return [voice.say(key) for key in keys if locales.has(key, voice.locale)]


def outlook(voice: Voice, game: Game) -> list[str]:
    """What everybody can see coming, a line each."""
    return [event(voice, ahead) for hook in game.rules.on_outlook for ahead in hook(game)]


def question(voice: Voice, game: Game, decision: Decision, seat: int) -> str:
    """What a seat is asked, as an imperative without the name."""
    return voice.say(f"ask-{decision.kind}", **texts(voice, decision.question(game, seat)))


def own_question(voice: Voice, game: Game, decision: Decision, seat: int) -> str:
    """What a seat is asked, with what it alone may know of it."""
    told = decision.told(game, seat)
    if not told:
        return question(voice, game, decision, seat)
    params = {**decision.question(game, seat), **told}
    return voice.say(f"ask-{decision.kind}.own", **texts(voice, params))


def questions(voice: Voice, game: Game, names: dict[int, str]) -> list[str]:
    """Who is asked what, a line per question; seats asked the same share a line."""
    decision = game.decision
    if decision is None:
        return []
    asked: dict[str, list[str]] = {}
    for seat in decision.seats:
        asked.setdefault(question(voice, game, decision, seat), []).append(names[seat])
    return [
        voice.say("asked", who=locales.listed(voice.locale, who), what=what)
        for what, who in asked.items()
    ]


def action_name(voice: Voice, kind: str) -> str:
    """The name of a kind of action, as a button shows it.

    What answers the open question may be named after it (“Place a city”): `.asked`, `.asked-full`.
    Another module of the game may name it its own way.
    """
    key = f"action-{kind}"
    own = locales.in_modules(voice.locale, key, voice.rules.module_ids)
    if own != key:
        return locales.text(voice.locale, own)
    return _asked(voice, kind, "asked", {}) or voice.term("action", kind)


def _asked(voice: Voice, kind: str, form: str, values: Mapping[str, locales.Param]) -> str:
    """The name of an action that answers the open question, with what that is about; or nothing."""
    key = f"action-{kind}.{form}"
    if not locales.has(key, voice.locale):
        return ""
    answers = voice.rules.answers.get(voice.decision, ())
    if not any(cls.kind == kind for cls in answers):
        return ""
    return voice.say(key, **texts(voice, voice.asks), **values)


def action(voice: Voice, move: Action) -> str:
    """A concrete action in full: “Build a road on 27-28”."""
    params = parameters(type(move))
    values = {name: parameter(voice, param, getattr(move, name)) for name, param in params}
    if said := _asked(voice, move.kind, "asked-full", values):
        return said
    key = f"action-{move.kind}.full"
    if locales.has(key, voice.locale):
        return voice.say(key, **values)
    shown = [text for text in values.values() if text != voice.say("value-none")]
    return ": ".join(filter(None, [action_name(voice, move.kind), ", ".join(shown)]))


def priced(voice: Voice, cls: type[Action], item: Priced) -> str:
    """What is bought by a kind of action, where it buys different things."""
    if not item.of:
        return action_name(voice, cls.kind)
    return voice.say(f"action-{cls.kind}.priced", **texts(voice, item.of))


def refusal(voice: Voice, refused: Refusal) -> str:
    """Why something is refused, and what would be possible."""
    params = dict(refused.params)
    if refused.key == "not-now":
        params["ask"] = _asked_instead(voice, params)
    if refused.key in ("unknown-kind", "unknown-kinds"):
        params["known"] = ", ".join(voice.kind(kind) for kind in range(len(voice.rules.kinds)))
    if "asked" in params and not params["asked"]:
        params["asked"] = ()
    return voice.say(f"refusal-{refused.key}", **texts(voice, params))


def _asked_instead(voice: Voice, params: dict[str, Any]) -> str:
    return voice.term("phase", params["decision"])
