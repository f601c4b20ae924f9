"""What those who beat the barbarians get: a Defender card, or a progress card each (§10.3)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.modules.cities_knights.decks import deck_size, open_decks
from engine.modules.cities_knights.progress_hand import draw_for
from engine.modules.cities_knights.slice import NOBODY, ck_slice
from engine.modules.cities_knights.tables import Domain, tables
from engine.params import Word


def reward_defenders(game: Game, contributions: Sequence[int]) -> None:
    """The strongest alone gets a Defender card; of several each draws a progress card."""
    best = strongest(contributions)
    if not best:
        game.emit("no_defender")
        return
    if len(best) == 1:
        ck_slice(game.state).defenders[best[0]] += 1
        game.emit("defender", seat=best[0], scored=1)
        return
    active, size = game.state.active, game.state.seats
    ck_slice(game.state).deck_choices = [NOBODY] * size
    begin_choice(game, sorted(best, key=lambda seat: (seat - active) % size))


def strongest(contributions: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest contribution; a contribution of 0 is never the highest."""
    highest = max(contributions)
    return tuple(s for s, count in enumerate(contributions) if count == highest) if highest else ()


def begin_choice(game: Game, seats: Sequence[int]) -> None:
    """Ask tied defenders for a deck, all together; they draw clockwise when all have chosen."""
    part = ck_slice(game.state)
    draw = Step("draw_chosen", tuple(seats))
    asked = []
    for seat in seats:
        choices = choosable(game, seat)
        part.deck_choices[seat] = choices[0] if len(choices) == 1 else NOBODY
        if len(choices) > 1:
            asked.append(seat)
    if asked:
        game.state.push(ChooseDeckDecision(seats=tuple(sorted(asked))), draw)
    else:
        game.state.push(draw)


def choosable(game: Game, seat: int) -> list[int]:
    """Decks a tied defender may draw from, whatever his levels."""
    allowed = game.rules.allowed(game, seat, "progress_card", (1 << len(_domains(game))) - 1)
    return [domain for domain in open_decks(game.state) if allowed >> domain & 1]


def draw_chosen_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: tied defenders draw clockwise; who finds his deck used up chooses again."""
    if not args:
        return
    part = ck_slice(game.state)
    seat, rest = args[0], args[1:]
    domain = part.deck_choices[seat]
    game.state.push(Step("draw_chosen", rest))
    if domain < 0:
        game.emit("no_progress_card", seat=seat)
    elif deck_size(game.state, domain):
        draw_for(game, domain, (seat,))
    else:
        begin_choice(game, (seat,))


class ChooseDeckDecision(Decision, frozen=True):
    """Tied defenders choose the deck they draw from."""

    kind: ClassVar[str] = "choose_deck"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q21: the largest deck, ties yellow, blue, green, red."""
        domains = choosable(game, seat)
        largest = max(domains, key=lambda domain: (deck_size(game.state, domain), -domain))
        return ChooseDeck(seat, _domains(game)[largest].name)


class ChooseDeck(Action, frozen=True):
    """Name the deck to draw from."""

    kind: ClassVar[str] = "choose_deck"
    open: ClassVar[bool] = True

    domain: Word

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, _domains(game)[domain].name) for domain in choosable(game, seat)]

    def check(self, game: Game) -> None:
        domain = tables(game.rules).domain(self.domain)
        if domain < 0:
            raise Refusal("unknown-domain", parameter="domain")
        if domain not in choosable(game, self.seat):
            raise Refusal("deck-not-available", domain=self.domain)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        game.state.stack[-1] = answered(decision, self.seat)
        domain = tables(game.rules).domain(self.domain)
        ck_slice(game.state).deck_choices[self.seat] = domain
        game.emit("deck_chosen", seat=self.seat, domain=self.domain)


def _domains(game: Game) -> list[Domain]:
    return tables(game.rules).domains
