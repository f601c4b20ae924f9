"""The blue cards (§11.6). Those of several steps stand in files of their own."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.robber import (
    DiscardHalf,
    begin_theft,
    owners_on,
    robber_targets,
    steal_card,
)
from engine.modules.cities_knights import robber_lock
from engine.modules.cities_knights.cards.play import ProgressCard, public_points
from engine.modules.cities_knights.knight_actions import drive_away, settle_driven
from engine.modules.cities_knights.knights import (
    cut_routes,
    knight_owner,
    level_at,
    passive_knights,
    remove_knight,
    route_ends,
)
from engine.modules.cities_knights.metropolis import metropolis_vertices
from engine.modules.cities_knights.sabotage import sabotage_targets
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Hex, OptionalVertex, Vertex

ROBBER = "robber"
BISHOP = "bishop"
"""What other modules may object to: the robber moved by the card (church.md §10.6)."""


class PlayBishop(ProgressCard, frozen=True):
    """Move the robber, never the pirate; rob one opponent there, or each (``bishop_targets``)."""

    kind: ClassVar[str] = "play_bishop"
    card: ClassVar[str] = "bishop"

    hex: Hex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        if robber_lock.locked(game) or ROBBER not in game.rules.marauders:
            return ()
        targets = game.rules.allowed(game, seat, BISHOP, robber_targets(game, seat))
        return [cls(seat, hex_) for hex_ in bits(targets)]

    def require(self, game: Game) -> None:
        robber_lock.require_unlocked(game)
        if ROBBER not in game.rules.marauders:
            raise Refusal("no-robber")
        if self.hex == game.state.robber:
            raise Refusal("robber-same-hex", hex=self.hex)
        if not robber_targets(game, self.seat) >> self.hex & 1:
            raise Refusal("robber-hex", hex=self.hex)
        game.rules.require_allowed(game, self.seat, BISHOP, self.hex)

    def effect(self, game: Game) -> None:
        state = game.state
        former, state.robber = state.robber, self.hex
        game.emit("robber_moved", seat=self.seat, hex=self.hex, former=former)
        victims = owners_on(game, self.hex)
        if game.rules.options["bishop_targets"] == "one":
            begin_theft(game, self.seat, victims)
            return
        for victim in state.opponents_clockwise(self.seat):
            if victim in victims and state.hand_size(victim):
                steal_card(game, self.seat, victim)


class PlayIntrigue(ProgressCard, frozen=True):
    """Drive off an opponent's knight that stands at an own road (``intrigue_effect``)."""

    kind: ClassVar[str] = "play_intrigue"
    card: ClassVar[str] = "intrigue"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, vertex) for vertex in bits(intrigue_targets(game, seat))]

    def require(self, game: Game) -> None:
        if intrigue_targets(game, self.seat) >> self.vertex & 1:
            return
        if knight_owner(ck_slice(game.state), self.vertex) in (-1, self.seat):
            raise Refusal("no-foreign-knight", vertex=self.vertex)
        raise Refusal("knight-without-route", vertex=self.vertex)

    def effect(self, game: Game) -> None:
        part = ck_slice(game.state)
        victim, level = knight_owner(part, self.vertex), level_at(part, self.vertex)
        told = {"seat": self.seat, "victim": victim, "vertex": self.vertex, "level": level}
        game.emit("intrigue", **told)
        if game.rules.options["intrigue_effect"] == "to_supply":
            remove_knight(game, victim, self.vertex)
            game.emit("knight_lost", seat=victim, vertex=self.vertex, level=level)
        else:
            driven = drive_away(game, victim, self.vertex)
            cut_routes(game, victim, 1 << self.vertex)
            settle_driven(game, driven)


def intrigue_targets(game: Game, seat: int) -> int:
    """Opponents' knights at own roads or ships."""
    mask = 0
    for other, own in enumerate(ck_slice(game.state).knights):
        if other != seat:
            mask |= own
    return mask & route_ends(game.state, seat) if mask else 0


class PlaySaboteur(ProgressCard, frozen=True):
    """Turn an opponent's city over, or force discards (``saboteur_mode``)."""

    kind: ClassVar[str] = "play_saboteur"
    card: ClassVar[str] = "saboteur"

    vertex: OptionalVertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        if _forces_discards(game):
            return [cls(seat, None)] if any(discards(game, seat)) else []
        return [cls(seat, vertex) for vertex in bits(sabotage_targets(game, seat))]

    def require(self, game: Game) -> None:
        if _forces_discards(game):
            if self.vertex is not None:
                raise Refusal("saboteur-names-none")
            if not any(discards(game, self.seat)):
                raise Refusal("nobody-to-sabotage")
        elif self.vertex is None:
            raise Refusal("saboteur-names-city")
        elif not sabotage_targets(game, self.seat) >> self.vertex & 1:
            self._refuse_city(game, self.vertex)

    def _refuse_city(self, game: Game, vertex: int) -> None:
        state, bit = game.state, 1 << vertex
        foreign = any(s != self.seat and cities & bit for s, cities in enumerate(state.cities))
        if not foreign:
            raise Refusal("no-foreign-city", vertex=vertex)
        if metropolis_vertices(state) & bit:
            raise Refusal("metropolis-safe", vertex=vertex)
        raise Refusal("city-sabotaged", vertex=vertex)

    def effect(self, game: Game) -> None:
        if self.vertex is not None:
            ck_slice(game.state).sabotaged |= 1 << self.vertex
            victim = game.state.building_owner(self.vertex)
            game.emit("city_sabotaged", seat=self.seat, victim=victim, vertex=self.vertex)
            return
        owed = discards(game, self.seat)
        seats = tuple(seat for seat, count in enumerate(owed) if count)
        game.state.push(DiscardHalf(seats=seats, owed=owed))


def _forces_discards(game: Game) -> bool:
    return bool(game.rules.options["saboteur_mode"] == "discard_half")


def discards(game: Game, seat: int) -> tuple[int, ...]:
    """Cards each opponent with as many points or more must discard, whatever its limit."""
    own = public_points(game, seat)
    return tuple(
        game.state.hand_size(other) // 2
        if other != seat and public_points(game, other) >= own
        else 0
        for other in range(game.state.seats)
    )


class PlayWarlord(ProgressCard, frozen=True):
    """Activate all own knights; those activated cannot act in this turn."""

    kind: ClassVar[str] = "play_warlord"
    card: ClassVar[str] = "warlord"

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if passive_knights(game, seat) else []

    def require(self, game: Game) -> None:
        if not passive_knights(game, self.seat):
            raise Refusal("no-passive-knight")

    def effect(self, game: Game) -> None:
        woken = passive_knights(game, self.seat)
        ck_slice(game.state).active |= woken
        places = tuple(bits(woken))
        game.emit("knights_activated", seat=self.seat, count=len(places), vertices=places)
