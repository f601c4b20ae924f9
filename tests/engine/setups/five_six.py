"""Set-ups of the extension for five and six players."""

from engine.game import Game
from engine.modules.five_six.slice import five_six_slice
from tests.engine.setups import Setup

MODULES = ("base", "five_six")
PAIRED = {"extra_build": "paired_players"}

SETUPS = [
    Setup("five_six", MODULES, seats=6),
    Setup("five_six 5 seats", MODULES, seats=5, options={"number_mode": "random_free"}),
    Setup("five_six paired", MODULES, seats=6, options=PAIRED),
    Setup(
        "five_six paired strict",
        MODULES,
        seats=5,
        options={**PAIRED, "strict_phases": True, "number_mode": "random_no_red"},
    ),
    Setup("five_six small game", MODULES, seats=4, options={"small_game": True}),
    Setup("five_six nothing between", MODULES, seats=5, options={"extra_build": "none"}),
]


def check(game: Game) -> None:
    """five_six.md §4: nobody wins in the phase, and it is over when the next turn begins."""
    building = five_six_slice(game.state).special_building
    if building:
        assert not game.finished
        assert not game.rules.may_win(game)
    if game.decision and game.decision.kind in ("pre_roll", "action"):
        assert not building
    if game.decision and game.decision.kind == "special_building":
        assert building
        assert game.decision.seats[0] != game.state.active
