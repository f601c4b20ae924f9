"""“Since your last turn” in five lines: dice, building, trades, robber, points. From events only.

Nothing here knows a rule module: what an event means is told by its parameters and by the move it
belongs to, so that the events of new modules find their line.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cogs.play.groups import BUILD, TRADE, group_of
from cogs.widgets import shortened
from cogs.wording import sentences
from cogs.wording.families import has_term, term
from cogs.wording.people import game_of
from cogs.wording.voice import Voice
from db.loaded import LoadedGame, LogEntry
from engine.events import Event

LINE: Final = 380
"""Characters of a line: five of them are read at a glance."""
BUILT: Final = ("_built", "_bought", "_recruited", "_promoted")
"""Endings of events that add a piece; what stands before names it."""
MOVED: Final = ("_moved", "_parked")
"""Endings of events that take a robber or the like from a hex."""
WON = "_won"
"""Ending of events by which a seat wins an auction, for an ``amount``."""
LOST = "_lost"
"""Ending of events by which a seat loses something that no other one takes."""
PLAYED = "card_played"
"""Ending of events that lay a card of their ``card`` open."""
AWARD: Final = frozenset({"seat", "former"})
DEALT: Final = frozenset({"seat", "cards"})
"""Parameters of the private event by which a roll deals a seat a card of a deck."""


def last_turn(entries: Sequence[LogEntry], seat: int) -> int:
    """The version at which the last turn of a seat before the present one ended; 0: there is none.

    `entries` are the newest moves, oldest first.
    """
    for entry in reversed(entries):
        for event in reversed(entry.events):
            if event.kind == "turn_ended" and event.params.get("seat") == seat:
                return entry.version
    return 0


def digest(table: LoadedGame, voice: Voice, entries: Sequence[LogEntry], seat: int) -> str:
    """The five lines for a seat; a line without anything to tell says so."""
    events = [event for entry in entries for event in entry.events]
    lines = {
        "dice": _dice(voice, events, seat),
        "built": voice.say("since-part").join(_built(voice, entries)),
        "trades": " · ".join(_trades(voice, entries)),
        "robber": " · ".join(_robber(voice, entries, seat)),
        "points": _points(table, voice, events),
    }
    return "\n".join(_line(voice, name, words) for name, words in lines.items())


def _line(voice: Voice, name: str, words: str) -> str:
    """A line under its icon, which the words do not begin with once more."""
    icon = voice.say(f"since-{name}", what="").strip()
    what = shortened(words.removeprefix(icon).strip(), LINE) or voice.say("since-nothing")
    return voice.say(f"since-{name}", what=what)


def _dice(voice: Voice, events: Iterable[Event], seat: int) -> str:
    """What the dice showed, thrown or set, and what their rolls brought the reader.

    Dice that are thrown again in the same turn count the last time only.
    """
    totals, received, thrown = list[str](), Counter[int](), False
    for event in events:
        if event.kind == "turn_began":
            thrown = False
        elif "dice" in event.params:
            total = str(sum(die for die in event.params["dice"][:2] if isinstance(die, int)))
            totals[len(totals) - thrown :] = [total]
            thrown = True
        elif event.kind == "production":
            shares = {int(who): share for who, share in event.params["shares"].items()}
            received.update(dict(enumerate(shares.get(seat, ()))))
        elif event.audience == (seat,) and event.params.keys() == DEALT:
            received.update(dict(enumerate(event.params["cards"])))
    if not totals:
        return ""
    bag = [received[kind] for kind in range(len(voice.rules.kinds))]
    nothing = "no" if any(bag) else "yes"
    cards = voice.bag(bag)
    return voice.say("since-rolled", totals=", ".join(totals), cards=cards, cards_none=nothing)


def _built(voice: Voice, entries: Iterable[LogEntry]) -> Iterator[str]:
    """Who built and bought what, and which cards were played, a part per seat."""
    found: dict[int, Counter[str]] = {}
    for entry in entries:
        for seat, words in _additions(voice, entry):
            found.setdefault(seat, Counter())[words] += 1
    for seat, counts in found.items():
        things = [words + (f" ×{count}" if count > 1 else "") for words, count in counts.items()]
        yield voice.say("labelled", label=voice.seat(seat), value=", ".join(things))


def _additions(voice: Voice, entry: LogEntry) -> Iterator[tuple[int, str]]:
    """What a move added, and to whom: pieces by name, else the move where it is one of building.

    A move may bring another seat something: a pass gives the winner of an auction his settlement.
    """
    named = False
    for event in entry.events:
        if event.audience is not None:
            continue
        seat = int(event.params.get("seat", entry.seat))
        if event.kind.endswith(PLAYED):
            named = True
            yield seat, voice.card(str(event.params["card"]))
        if words := _thing(voice, event):
            named = True
            yield seat, words
    if not named and group_of(entry.kind) == BUILD:
        yield entry.seat, _purchase(voice, entry.kind)


def _thing(voice: Voice, event: Event) -> str:
    """What an event added, as a noun: the building it names, or the piece in its own name."""
    if "building" in event.params:
        return voice.signed("word", str(event.params["building"]))
    for ending in BUILT:
        piece = event.kind.removesuffix(ending)
        if piece != event.kind and has_term(voice.locale, "piece", piece):
            return term(voice.locale, "piece", piece)
    return ""


def _purchase(voice: Voice, kind: str) -> str:
    """What a kind of move buys, by the name of its price; the move's own name if it has none."""
    action = voice.rules.actions.get(kind)
    price = action.price if action else ""
    price = price or kind.partition("_")[2]
    if has_term(voice.locale, "piece", price):
        return term(voice.locale, "piece", price)
    return sentences.action_name(voice, kind)


def _trades(voice: Voice, entries: Iterable[LogEntry]) -> Iterator[str]:
    """Deals that were made, with people and with the bank, and auctions with what they were won."""
    for entry in entries:
        for event in entry.events:
            deal = {"give", "get"} <= event.params.keys() and event.kind != "offer_made"
            made = deal and group_of(entry.kind) == TRADE
            won = event.kind.endswith(WON) and "amount" in event.params
            if (made or won) and event.audience is None:
                yield sentences.event(voice, event)


def _robber(voice: Voice, entries: Iterable[LogEntry], seat: int) -> Iterator[str]:
    """Robbers that moved, what was stolen and discarded, what the reader suffered otherwise."""
    for entry in entries:
        closer = [event.kind for event in entry.events if event.audience is not None]
        for event in entry.events:
            if any(kind.startswith(f"{event.kind}_") for kind in closer):
                continue
            params = event.params
            stolen = {"thief", "victim"} <= params.keys()
            struck = params.get("victim") == seat
            given = "taker" in params and seat in (params.get("seat"), params.get("giver"))
            lost = given or (event.kind.endswith(LOST) and params.get("seat") == seat)
            fought = "won" in params
            if _moves(event) or stolen or struck or lost or fought or event.kind == "discarded":
                yield sentences.event(voice, event)


def _moves(event: Event) -> bool:
    """Tell whether a robber or the like left a hex: then `former` is a hex, and no person."""
    return event.kind.endswith(MOVED) and "former" in event.params


def _scores(event: Event) -> bool:
    """Tell whether points came to a seat by something else than building."""
    return "scored" in event.params or (event.params.keys() >= AWARD and not _moves(event))


def _points(table: LoadedGame, voice: Voice, events: Iterable[Event]) -> str:
    """Awards that changed hands and single points, then the points everybody can count."""
    view = game_of(table).view(None)
    awards = [
        sentences.event(voice, event)
        for event in events
        if _scores(event) and event.audience is None
    ]
    ranking = sorted(range(len(table.seats)), key=lambda seat: (-view.points(seat), seat))
    standing = ", ".join(f"{voice.seat(seat)} {view.points(seat)}" for seat in ranking)
    return " · ".join([*awards, standing])
