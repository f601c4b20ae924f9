"""The barbarian ship, its landing and the battle (§10)."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from engine.actions import Action
from engine.bits import bits, mask_of
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Decision, Frame, Step
from engine.game import Game
from engine.modules.cities_knights.knights import awake_knights, make_passive, strength
from engine.modules.cities_knights.pillage import ask_for_cities, pillageable
from engine.modules.cities_knights.saviours import reward_defenders, strongest
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertices

LANDING = 7
"""Step of the track on which the ship lands."""


class Battle(NamedTuple):
    """A battle as it would be fought now."""

    barbarians: int
    contributions: tuple[int, ...]
    """Strength of each seat's knights that fight."""

    @property
    def defence(self) -> int:
        """Strength of all knights that fight."""
        return sum(self.contributions)

    @property
    def barbarians_win(self) -> bool:
        """A tie is won by the defence."""
        return self.barbarians > self.defence


def battle(game: Game, fighting: int) -> Battle:
    """The battle with the knights of a mask."""
    part = ck_slice(game.state)
    cities = sum(mask.bit_count() for mask in game.state.cities)
    return Battle(cities, tuple(strength(game, own & fighting) for own in part.knights))


def forecast(game: Game) -> Battle:
    """The battle as it would be if the ship landed now and all active knights fought.

    Where it has landed, those fight that were declared, and those of seats still asked (§10.4).
    """
    state = game.state
    asked = [frame for frame in state.stack if isinstance(frame, CommitKnightsDecision)]
    if not asked:
        return battle(game, awake_mask(game))
    able = ck_slice(state).engaged
    for frame in asked:
        for seat in frame.seats:
            able |= awake_knights(state, seat)
    return battle(game, able)


def awake_mask(game: Game) -> int:
    """Knights of all seats that count as active."""
    mask = 0
    for seat in range(game.state.seats):
        mask |= awake_knights(game.state, seat)
    return mask


def losers(game: Game, fought: Battle) -> list[int]:
    """Seats that lose a city if the barbarians win: the lowest contribution, all that tie.

    Seats without a city that can be pillaged are passed over, unless ``pillage_skip_immune`` is
    off: then they may be lowest and lose nothing (K90).
    """
    exposed = [seat for seat in range(game.state.seats) if pillageable(game, seat)]
    ranked = exposed if game.rules.options["pillage_skip_immune"] else range(game.state.seats)
    lowest = min((fought.contributions[seat] for seat in ranked), default=-1)
    return [seat for seat in exposed if fought.contributions[seat] == lowest]


# --- the ship -------------------------------------------------------------------------------------


def advance_ship(game: Game) -> None:
    """Move the ship one step; on the last it lands and the battle follows at once."""
    part = ck_slice(game.state)
    part.ship += 1
    if game.telling:
        tell_danger(game, part.ship)
    if part.ship < LANDING:
        return
    frames: list[Frame] = [Step("muster"), Step("battle")]
    for hook in game.rules.hooks["landing_frames"]:
        hook(game, frames)
    game.state.push(*frames)


def tell_danger(game: Game, step: int) -> None:
    """Tell how near the ship is, and how a battle would end as the knights stand."""
    game.emit("barbarians_moved", step=step, **expectation(game, step))


def expectation(game: Game, step: int) -> dict[str, Any]:
    """How a battle would end now: both strengths, who would lose a city, who be rewarded."""
    now = forecast(game)
    lost = tuple(losers(game, now)) if now.barbarians_win else ()
    return {
        "left": LANDING - step,
        "barbarians": now.barbarians,
        "defence": now.defence,
        "outcome": "barbarians" if now.barbarians_win else "defence",
        "losers": lost,
        "all": len(lost) == game.state.seats,
        "winners": () if now.barbarians_win else strongest(now.contributions),
    }


def outlook(game: Game) -> list[Event]:
    """What everybody can see coming once the turns have begun."""
    if not game.state.turn:
        return []
    return [Event("barbarians_expected", expectation(game, ck_slice(game.state).ship))]


def muster_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: all active knights fight, or their owners are asked which (§10.4)."""
    part = ck_slice(game.state)
    if game.rules.options["knights_participation"] == "all":
        part.engaged = awake_mask(game)
        return
    part.engaged = 0
    active = game.state.active
    order = [active, *game.state.opponents_clockwise(active)]
    game.state.push(
        *(CommitKnightsDecision(seats=(s,)) for s in order if awake_knights(game.state, s))
    )


def battle_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: the battle is fought, the knights turn passive and the ship goes back."""
    part = ck_slice(game.state)
    fought = battle(game, part.engaged)
    game.emit(
        "battle",
        barbarians=fought.barbarians,
        defence=fought.defence,
        shares={seat: count for seat, count in enumerate(fought.contributions) if count},
        won="barbarians" if fought.barbarians_win else "defence",
    )
    make_passive(game, part.engaged)
    part.engaged = part.ship = 0
    part.attacks += 1
    if fought.barbarians_win:
        ask_for_cities(game, losers(game, fought))
    else:
        reward_defenders(game, fought.contributions)


# --- knights that fight by choice -----------------------------------------------------------------


class CommitKnightsDecision(Decision, frozen=True):
    """A player declares which of his active knights fight (§10.4)."""

    kind: ClassVar[str] = "commit_knights"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q25: all of them."""
        return CommitKnights(seat, tuple(bits(awake_knights(game.state, seat))))


class CommitKnights(Action, frozen=True):
    """The knights that fight, in ascending order; none is allowed."""

    kind: ClassVar[str] = "commit_knights"

    vertices: Vertices

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        able = tuple(bits(awake_knights(game.state, seat)))
        sizes = range(len(able), -1, -1)
        return [cls(seat, chosen) for size in sizes for chosen in combinations(able, size)]

    def check(self, game: Game) -> None:
        if list(self.vertices) != sorted(set(self.vertices)):
            raise Refusal("knights-order")
        able = awake_knights(game.state, self.seat)
        for vertex in self.vertices:
            if not able >> vertex & 1:
                raise Refusal("knight-cannot-fight", vertex=vertex)

    def apply(self, game: Game) -> None:
        ck_slice(game.state).engaged |= mask_of(self.vertices)
        game.state.stack.pop()
        committed = mask_of(self.vertices)
        game.emit(
            "knights_committed",
            seat=self.seat,
            count=len(self.vertices),
            strength=strength(game, committed),
            vertices=self.vertices,
        )
