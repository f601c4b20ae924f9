"""The special building phase: after each turn the others may buy, one by one (five_six.md §4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.frames import Decision, Step
from engine.game import Game
from engine.modules.five_six.slice import five_six_slice
from engine.rules import Rules
from engine.standing import StandingAnswer

FEWEST = 5
"""With fewer seats still playing nothing happens between turns (war.md W7.6)."""
ALWAYS = "always"


class SpecialBuilding(Decision, frozen=True):
    """A seat may buy, as often as it likes, until it passes."""

    kind: ClassVar[str] = "special_building"
    lapses: ClassVar[bool] = True

    def default(self, game: Game, seat: int) -> Action:
        """Absent seats pass (§4)."""
        return PassBuilding(seat)

    def lapsed(self, game: Game) -> bool:
        """Nobody is asked who, for all that everybody knows, can buy nothing (§4)."""
        seat = self.seats[0]
        cards = game.state.hand_size(seat)
        return not any(hook(game, seat, cards) for hook in game.rules.on_might_buy)


class PassBuilding(Action, frozen=True):
    """Buy nothing more in this phase."""

    kind: ClassVar[str] = "pass_building"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()


def begin(game: Game, args: tuple[int, ...]) -> None:
    """Step after a turn: ask every other seat, clockwise from the left neighbour."""
    state = game.state
    playing = game.rules.still_playing(state)
    if len(playing) < FEWEST:
        return
    five_six_slice(state).special_building = True
    game.emit("special_building_began", seat=state.active)
    state.push(Step("end_special_building"))
    for seat in reversed(state.opponents_clockwise(state.active)):
        if seat in playing:
            state.push(SpecialBuilding(seats=(seat,)), Step("building_passed", (seat,)))


def passed(game: Game, args: tuple[int, ...]) -> None:
    """Step after a seat's purchases: the table reads the same, whatever made it pass (X16)."""
    game.emit("building_passed", seat=args[0])


def end(game: Game, args: tuple[int, ...]) -> None:
    """Step after the last seat."""
    five_six_slice(game.state).special_building = False


def standing_pass(game: Game, seat: int, unless: Iterable[str] = ()) -> Action | None:
    """The pass that a seat's standing answer gives now, or ``None``: it must be asked.

    ``unless`` names kinds of action of which none may be possible. Hidden cards decide here: the
    answer is to be played like a pass of the seat's own, at a time that tells nothing (§4).
    """
    decision = game.decision
    if not isinstance(decision, SpecialBuilding) or seat not in decision.seats:
        return None
    return None if game.legal(seat).of(*unless) else PassBuilding(seat)


class StandingPass(StandingAnswer):
    """Pass always, or unless one of some purchases is possible (§4)."""

    id: ClassVar[str] = "special_building"
    several: ClassVar[bool] = True

    @classmethod
    def choices(cls, rules: Rules) -> tuple[str, ...]:
        """“always”, or the kinds of action for which the seat wants to be asked."""
        if "special_building" not in rules.turn_steps:
            return ()
        answers = rules.answers.get(SpecialBuilding.kind, ())
        return (ALWAYS, *(made.kind for made in answers if made is not PassBuilding))

    @classmethod
    def answer(cls, game: Game, seat: int, chosen: Sequence[str]) -> Action | None:
        return standing_pass(game, seat, () if ALWAYS in chosen else chosen)
