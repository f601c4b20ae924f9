"""What a game is waiting for: a stack of frames.

A ``Step`` runs by itself as soon as it is on top; a ``Decision`` waits for the seats it names. A
turn is a program: its steps are pushed in reverse, and what a step asks is pushed above the rest.
"""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.game import Game


class Step(msgspec.Struct, frozen=True, gc=False):
    """Work that needs no answer; ``rules.steps[name]`` does it when it comes to the top."""

    name: str
    args: tuple[int, ...] = ()


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one or several seats; it leaves the stack when ``seats`` is empty."""

    kind: ClassVar[str] = ""
    like: ClassVar[str] = ""
    """Kind of another decision whose answers are taken here too."""
    lapses: ClassVar[bool] = False
    """True if it may turn out pointless: ``lapsed`` is then asked after every move."""

    seats: tuple[int, ...]

    def lapsed(self, game: "Game") -> bool:
        """Tell whether nothing is left to answer, so that the question leaves the stack."""
        return False

    def default(self, game: "Game", seat: int) -> "Action":
        """The answer that stands when the time of ``seat`` is up (the rules' defaults)."""
        raise NotImplementedError(self.kind)

    def forced(self, game: "Game", seat: int) -> "Action | None":
        """The only answer a seat has, where its hidden cards alone leave it no choice.

        Everybody sees it asked like the others. The answer is to be played for it as one of its
        own, at a time that tells nothing (C&K §19).
        """
        return None

    def question(self, game: "Game", seat: int) -> dict[str, Any]:
        """Parameters of the question put to ``seat``, for the sentence ``ask-<kind>``."""
        return {}

    def told(self, game: "Game", seat: int) -> dict[str, Any]:
        """What the question tells ``seat`` alone; the sentence is then ``ask-<kind>.own``.

        Called with a game or a view of the seat that is asked.
        """
        return {}


Frame = Step | Decision


def answered(decision: Decision, seat: int) -> Decision:
    """The decision without ``seat`` among those who still owe an answer."""
    rest = tuple(s for s in decision.seats if s != seat)
    return msgspec.structs.replace(decision, seats=rest)
