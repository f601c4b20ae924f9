"""Reform: everybody's progress cards are shuffled and drawn anew (church.md §10.2)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.game import Game
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.decks import draw_card, put_under
from engine.modules.cities_knights.event_die import clockwise
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables


class PlayReform(ProgressCard, frozen=True):
    """Possible with empty hands everywhere, too."""

    kind: ClassVar[str] = "play_reform"
    card: ClassVar[str] = "reform"
    reveals: ClassVar[bool] = True

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def require(self, game: Game) -> None:
        """Always possible."""

    def put_away(self, game: Game) -> None:
        """The card itself is not shuffled: it goes under the deck after the others were drawn."""

    def effect(self, game: Game) -> None:
        counts = give_back(game)
        for seat in clockwise(game):
            if any(counts[seat]):
                self._draw(game, seat, counts[seat])
        put_under(game, self.card)

    def _draw(self, game: Game, seat: int, counts: list[int]) -> None:
        """As many as before of each colour, but none of a domain under Anathema."""
        names = [domain.name for domain in tables(game.rules).domains]
        held = [domain for domain, count in enumerate(counts) if count]
        may = {d for d in held if game.rules.allowed(game, seat, "progress_card", 1 << d)}
        game.emit("reformed", seat=seat, domains={names[d]: counts[d] for d in held})
        for domain in held:
            if domain not in may:
                game.emit("reform_withheld", seat=seat, domain=names[domain])
                continue
            for _ in range(counts[domain]):
                draw_card(game, seat, domain, told=False)


def give_back(game: Game) -> list[list[int]]:
    """Shuffle all hidden cards into their decks; how many of each domain each seat had."""
    part, made = ck_slice(game.state), tables(game.rules)
    counts = [[0] * len(made.domains) for _ in part.cards]
    piles = [dict(deck) for deck in part.decks]
    for pile, bottom in zip(piles, part.bottoms, strict=True):
        for card in bottom:
            pile[card] += 1
    for seat, hand in enumerate(part.cards):
        for card in hand:
            domain = made.domain_of(card)
            counts[seat][domain] += 1
            piles[domain][card] += 1
    part.decks[:] = piles
    part.bottoms = [()] * len(piles)
    part.cards = [()] * len(part.cards)
    return counts
