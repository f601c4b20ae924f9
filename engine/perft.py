"""Counts the ways a game can go on: a check that no move is listed, played or forgotten wrongly.

Chance branches too: every different outcome of a draw counts once, whatever the seed. Moves beside
the question on top (offers) are left out.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

from engine.actions import Action, BagChoice, Bounds
from engine.errors import Refusal
from engine.game import Game

T = TypeVar("T")


def perft(game: Game, depth: int) -> int:
    """Number of different sequences of ``depth`` moves, outcomes of chance included."""
    if depth == 0 or game.finished:
        return int(depth == 0)
    return sum(perft(after, depth - 1) for action in moves(game) for after in games(game, action))


def divide(game: Game, depth: int) -> dict[str, int]:
    """The count of ``perft`` split by first move and outcome, as lines of a record."""
    found: dict[str, int] = {}
    for action in moves(game):
        for after in games(game, action):
            found[after.moves[-1].line] = perft(after, depth - 1)
    return found


def moves(game: Game) -> Iterator[Action]:
    """The answers to the question on top, with every bag that fits."""
    decision = game.decision
    if decision is None:
        return
    kinds = {cls.kind for cls in game.rules.answers[decision.kind]}
    for seat in decision.seats:
        for move in game.legal(seat):
            if move.kind not in kinds:
                continue
            if isinstance(move, Action):
                yield move
            else:
                yield from _filled(game, move)


def _filled(game: Game, choice: BagChoice) -> Iterator[Action]:
    """The legal moves of a family."""
    for bags in product(*(_bags(bounds) for bounds in choice.bounds.values())):
        made = choice.make(**dict(zip(choice.bounds, bags, strict=True)))
        try:
            game.check(made)
        except Refusal:
            continue
        yield made


def _bags(bounds: Bounds) -> list[tuple[int, ...]]:
    return [
        bag for bag in product(*(range(most + 1) for most in bounds.maximum)) if bounds.admits(bag)
    ]


def games(game: Game, action: Action) -> Iterator[Game]:
    """The game after a move, once for every different outcome of its draws."""
    pending: list[list[str]] = [[]]
    while pending:
        script = pending.pop()
        branch = _Branching.of(game, script)
        branch.play(action)
        yield branch
        pending += branch.others


class _Branching(Game):
    """A game whose next move draws what a script says, then the first item each time.

    ``others`` collects the scripts that lead to the other outcomes.
    """

    @classmethod
    def of(cls, game: Game, script: list[str]) -> "_Branching":
        """A copy of a game with a script."""
        branch = cls.__new__(cls)
        branch.__dict__.update(game.copy().__dict__)
        branch.script, branch.others, branch.chosen = script, [], []
        return branch

    script: list[str]
    others: list[list[str]]
    chosen: list[str]

    def draw_several(
        self,
        stream: str,
        choices: Sequence[Sequence[T]],
        audience: tuple[int, ...] | None = None,
    ) -> list[T]:
        """Draw by the script; the outcomes are noted as in any game."""
        self._recorded = [self._choose([str(item) for item in items]) for items in choices]
        try:
            return super().draw_several(stream, choices, audience)
        finally:
            self._recorded = None

    def _choose(self, items: Sequence[str]) -> str:
        at = len(self.chosen)
        if at < len(self.script):
            chosen = self.script[at]
        else:
            chosen, *rest = dict.fromkeys(items)
            self.others += [[*self.chosen, text] for text in rest]
        self.chosen.append(chosen)
        return chosen
