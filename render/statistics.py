"""What a game's public events add up to: dice, points over time, production, highlights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.events import Event
from engine.game import Game
from render.steps import Step

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""Of the 36 throws of two dice, those that give each total."""


@dataclass
class Statistics:
    """Public figures of a game. Seats index the lists; bags are in the order of ``kinds``."""

    kinds: tuple[str, ...]
    rolls: Counter[int] = field(default_factory=Counter)
    points: list[list[int]] = field(default_factory=list)
    produced: list[list[int]] = field(default_factory=list)
    stolen: list[int] = field(default_factory=list)
    robbed: list[int] = field(default_factory=list)
    deals: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    deeds: dict[str, list[int]] = field(default_factory=dict)
    """Events by kind and by the seat that is their param ``seat``."""
    turns: int = 0

    def highlights(self, deeds: Mapping[str, str]) -> list[tuple[str, int, int]]:
        """Who did most of something: (text key, seat, value); only what one seat leads in.

        ``deeds``: texts for further events, by kind.
        """
        lists = {
            "picture-best-produced": [sum(bag) for bag in self.produced],
            "picture-best-thief": self.stolen,
            "picture-best-victim": self.robbed,
            "picture-best-trader": self.deals,
            "picture-best-discarder": self.discarded,
            **{text: self.deeds[kind] for kind, text in deeds.items() if kind in self.deeds},
        }
        result = []
        for key, values in lists.items():
            best = max(values, default=0)
            if best and values.count(best) == 1:
                result.append((key, values.index(best), best))
        return result


def gather(replayed: Iterable[Step]) -> Statistics:
    """The figures of a game that is replayed step by step."""
    stats: Statistics | None = None
    game: Game | None = None
    for step in replayed:
        game = step.game
        if stats is None:
            stats = _empty(game)
        for event in step.events:
            _count(stats, event)
        if any(event.kind == "turn_ended" for event in step.events) or game.finished:
            _note_points(stats, game)
    if stats is None or game is None:
        raise ValueError("no step to count")
    if not game.finished:
        _note_points(stats, game)
    return stats


def _empty(game: Game) -> Statistics:
    seats = range(game.rules.seats)
    stats = Statistics(game.rules.kinds)
    stats.produced = [[0] * len(game.rules.kinds) for _ in seats]
    stats.stolen, stats.robbed = [0 for _ in seats], [0 for _ in seats]
    stats.deals, stats.discarded = [0 for _ in seats], [0 for _ in seats]
    return stats


def _note_points(stats: Statistics, game: Game) -> None:
    view = game.view(None)
    stats.points.append([view.points(seat) for seat in range(game.rules.seats)])
    stats.turns = game.state.turn


def _count(stats: Statistics, event: Event) -> None:
    params = event.params
    if isinstance(params.get("seat"), int):
        counts = stats.deeds.setdefault(event.kind, [0 for _ in stats.stolen])
        counts[params["seat"]] += 1
    match event.kind:
        case "rolled":
            stats.rolls[sum(params["dice"][:2])] += 1
        case "production":
            for seat, bag in params["shares"].items():
                for kind, count in enumerate(bag):
                    stats.produced[seat][kind] += count
        case "card_stolen":
            stats.stolen[params["thief"]] += 1
            stats.robbed[params["victim"]] += 1
        case "discarded":
            stats.discarded[params["seat"]] += sum(params["cards"])
        case "deal":
            for seat in (params["seat"], params["partner"]):
                stats.deals[seat] += 1
