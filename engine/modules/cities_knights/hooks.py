"""Further hooks, for modules that build on Cities & Knights.

Such a module derives from ``CitiesKnightsHooks`` beside ``Module`` and overrides what it needs; the
functions below call the overrides in module order.
"""

from engine.frames import Frame
from engine.game import Game
from engine.state import State

IN_HAND = -1
"""Place of a displaced knight until its owner has said where it goes; there is one at most."""


class CitiesKnightsHooks:
    """The hooks, with what happens when nobody overrides them."""

    def knight_level(self, state: State, vertex: int, level: int) -> int:
        """Chain. Level that counts in battles and for displacing (church.md §6.3)."""
        return level

    def awake_knights(self, state: State, mask: int) -> int:
        """Chain. Narrow the active knights that count as active (church.md §6.3)."""
        return mask

    def knight_moved(self, game: Game, former: int, vertex: int) -> None:
        """Chain. A knight went from one vertex to another (church.md §6.6).

        A displaced knight goes to ``IN_HAND`` first, and from there to its new vertex.
        """

    def knight_removed(self, game: Game, vertex: int) -> None:
        """Chain. The knight of a vertex, or the one ``IN_HAND``, went back to the supply."""

    def roll_frames(self, game: Game, frames: list[Frame]) -> None:
        """Chain. Add what is asked between the roll and its effects (church.md §10.5)."""

    def landing_frames(self, game: Game, frames: list[Frame]) -> None:
        """Chain. Change what is asked between the landing and the battle (church.md §6.4)."""

    def may_hold_metropolis(self, game: Game, seat: int, domain: int) -> bool:
        """Chain (all). Whether a seat may take the metropolis of a domain (church.md §8)."""
        return True

    def metropolis_lost(self, game: Game, seat: int, domain: int, vertex: int) -> None:
        """Chain. A metropolis went from ``seat``'s city on ``vertex`` to another seat."""


def effective_level(game: Game, vertex: int, level: int) -> int:
    """The level of a knight that counts in battles and for displacing."""
    for hook in game.rules.hooks["knight_level"]:
        level = hook(game.state, vertex, level)
    return level


def awake(state: State, mask: int) -> int:
    """Those of some active knights that count as active."""
    for hook in state.rules.hooks["awake_knights"]:
        mask = hook(state, mask)
    return mask


def tell_knight_moved(game: Game, former: int, vertex: int) -> None:
    """A knight went from one vertex to another."""
    for hook in game.rules.hooks["knight_moved"]:
        hook(game, former, vertex)


def tell_knight_removed(game: Game, vertex: int) -> None:
    """A knight left the board."""
    for hook in game.rules.hooks["knight_removed"]:
        hook(game, vertex)


def may_hold_metropolis(game: Game, seat: int, domain: int) -> bool:
    """Whether a seat may take the metropolis of a domain."""
    return all(hook(game, seat, domain) for hook in game.rules.hooks["may_hold_metropolis"])
