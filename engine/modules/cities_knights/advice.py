"""What a computer player does with Cities & Knights: improve, hold the barbarians off, play cards.

Points come from metropolises, the merchant and Defender cards beside the buildings (§16), so
whatever leads there comes before saving for the next building.
"""

from collections.abc import Mapping

from engine.actions import Action, BagChoice
from engine.module import Advice
from engine.modules.cities_knights.cards.trade import PlayMerchant
from engine.modules.cities_knights.improvements import BuyImprovement
from engine.modules.cities_knights.recruiting import ActivateKnight, PromoteKnight, RecruitKnight
from engine.modules.cities_knights.sabotage import RepairCity
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.view import View

Moves = list[Action | BagChoice]

NEAR = 3
"""Step of the ship from which on knights are woken."""
CARDS = (
    *("play_mining", "play_irrigation", "play_resource_monopoly", "play_trade_monopoly"),
    *("play_medicine", "play_engineer", "play_warlord", "play_master_merchant", "play_wedding"),
    *("play_smith", "play_road_building", "play_bishop", "play_saboteur", "play_spy"),
    *("play_deserter", "play_intrigue"),
)
"""Cards that are worth playing as soon as they do something, the surest gain first."""


def act(view: View, moves: Moves) -> Action | None:
    """What brings points first, then knights while the ship is near, then a card."""
    concrete = [move for move in moves if isinstance(move, Action)]
    for step in (_improve, _merchant, _repair, _knight, _card):
        found = step(view, concrete)
        if found is not None:
            return found
    return None


def _improve(view: View, moves: list[Action]) -> Action | None:
    """Go on where the calendar is furthest: level 4 brings a metropolis."""
    levels, names = ck_slice(view.state).levels, tables(view.rules)

    def level(move: BuyImprovement) -> int:
        return levels[names.domain(move.domain)][move.seat]

    return max((m for m in moves if isinstance(m, BuyImprovement)), key=level, default=None)


def _merchant(view: View, moves: list[Action]) -> Action | None:
    """Take the merchant from whoever has him."""
    if ck_slice(view.state).merchant_holder == view.seat:
        return None
    return next((move for move in moves if isinstance(move, PlayMerchant)), None)


def _repair(view: View, moves: list[Action]) -> Action | None:
    return next((move for move in moves if isinstance(move, RepairCity)), None)


def _knight(view: View, moves: list[Action]) -> Action | None:
    """As many knights as cities, awake when the ship is near."""
    assert view.seat is not None
    part = ck_slice(view.state)
    wanted: list[type[Action]] = [ActivateKnight] if part.ship >= NEAR else []
    if part.knights[view.seat].bit_count() < view.state.cities[view.seat].bit_count():
        wanted.append(RecruitKnight)
    elif part.ship >= NEAR:
        wanted.append(PromoteKnight)
    return next((move for kind in wanted for move in moves if isinstance(move, kind)), None)


def _card(view: View, moves: list[Action]) -> Action | None:
    return next((move for kind in CARDS for move in moves if move.kind == kind), None)


ADVICE: Mapping[str, Advice] = {"action": act, "trade_phase": act, "build_phase": act}
