"""The event die: rolled with the others, applied before them (§4, §11.1)."""

from engine.frames import Frame, Step
from engine.game import Game
from engine.modules.cities_knights.barbarians import advance_ship
from engine.modules.cities_knights.progress_hand import draw_for
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import SHIP, tables


def event_die_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the roll: the event die falls, and what it shows happens at once."""
    part = ck_slice(game.state)
    part.face = game.draw("event", tables(game.rules).event_faces)
    _, red = game.state.dice
    game.emit("event_die", seat=game.state.active, face=part.face, gate=part.face != SHIP, red=red)
    frames: list[Frame] = []
    for hook in game.rules.hooks["roll_frames"]:
        hook(game, frames)
    if frames:
        game.state.push(*frames, Step("event"))
    else:
        event_step(game, ())


def event_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: the event happens, whatever the number dice bring."""
    face = ck_slice(game.state).face
    if face == SHIP:
        advance_ship(game)
    else:
        open_gate(game, tables(game.rules).domain(face))


def open_gate(game: Game, domain: int) -> None:
    """Those whose calendar shows the red die draw a card, clockwise from the active player."""
    _, red = game.state.dice
    seats: list[int] = []
    if max(ck_slice(game.state).levels[domain]) >= max(1, red - 1):
        seats = [seat for seat in clockwise(game) if draws(game, seat, domain, red)]
    if seats:
        draw_for(game, domain, seats)
    else:
        game.emit("nobody_draws", red=red)


def clockwise(game: Game) -> list[int]:
    """All seats, the active one first."""
    active = game.state.active
    return [active, *game.state.opponents_clockwise(active)]


def draws(game: Game, seat: int, domain: int, red: int) -> bool:
    """Whether a gate gives a seat a card: red ≤ level + 1, and level 1 at least."""
    level = ck_slice(game.state).levels[domain][seat]
    if not level or red > level + 1:
        return False
    return bool(game.rules.allowed(game, seat, "progress_card", 1 << domain))
