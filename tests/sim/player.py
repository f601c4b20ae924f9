"""Somebody who plays by pressing or by typing.

Presses go through the buttons that are shown, commands through their autocomplete.
"""

from typing import Any

from cogs.play.codec import selection_of, written
from cogs.wording import families
from engine.actions import Action, parameters
from engine.game import Game
from engine.params import Param
from tests.sim.answers import Answer, Seen
from tests.sim.paths import MOST_PRESSES, LostWay, Step, first_step, next_step
from tests.sim.world import Actor, World


async def press_action(world: World, actor: Actor, game_id: int, action: Action) -> Answer:
    """Make a move by presses: on the live post if it offers it, else through the private panel.

    Raises LostWay if the buttons do not lead there.
    """
    game = await game_now(world, game_id)
    target = selection_of(action)
    post = world.last_post()
    answer = await _press(world, actor, post, first_step(post, target))
    for _ in range(MOST_PRESSES):
        if (await game_now(world, game_id)).move_count != game.move_count:
            return answer
        step = next_step(answer.message, game, target) if answer.messages else None
        if step is None:
            break
        answer = await _press(world, actor, answer.message, step)
    raise LostWay(f"no press makes {action}: {answer.messages and answer.text}")


async def type_action(world: World, actor: Actor, game_id: int, action: Action) -> Answer:
    """Make a move by the command that is named for it, or by `/do`."""
    game = await game_now(world, game_id)
    command, options = _command(game, action)
    whole = written(selection_of(action))
    for name, value in options.items():
        typed = "" if value == whole else value
        offered = [entry for _, entry in await world.complete(actor, command, name, typed)]
        # a kind, or its first values, stand for all moves where they are too many to list
        begun = any(value == entry or value.startswith(f"{entry}.") for entry in offered)
        assert begun or command == "discard", (command, name, value, offered)
    return await world.slash(actor, command, **options)


def _command(game: Game, action: Action) -> tuple[str, dict[str, Any]]:
    label = {
        name: param.format(game.rules, getattr(action, name)) for name, param in _params(action)
    }
    whole = written(selection_of(action))
    match action.kind:
        case "roll":
            return "roll", {}
        case "end_turn":
            return "end", {}
        case "buy_development_card":
            return "buy", {}
        case "found_road" | "place_free_road" | "build_road":
            return "build road", {"edge": label["edge"]}
        case "found_ship" | "place_free_ship" | "build_ship":
            return "build ship", {"edge": label["edge"]}
        case "move_ship":
            return "ship", {"from": label["ship"], "to": label["edge"]}
        case "move_pirate":
            return "pirate", {"hex": label["hex"]}
        case "park_pirate":
            return "pirate", {}
        case "found_settlement" | "build_settlement":
            return "build settlement", {"corner": label["vertex"]}
        case "build_city":
            return "build city", {"corner": label["vertex"]}
        case "move_robber":
            return "robber", {"hex": label["hex"]}
        case "steal":
            return "steal", {"victim": whole}
        case "discard":
            return "discard", {"cards": label["cards"].replace("+", " ")}
        case "maritime_trade":
            return "trade bank", {side: _kind(game, action, side) for side in ("give", "get")}
        case kind if kind.startswith("play_"):
            return "play", {"card": whole}
    return "do", {"move": whole}


def _kind(game: Game, action: Action, side: str) -> str:
    return families.term("en", "kind", game.rules.kinds[getattr(action, side)])


def _params(action: Action) -> tuple[tuple[str, Param], ...]:
    return parameters(type(action))


async def game_now(world: World, game_id: int) -> Game:
    """The engine's game as it is stored."""
    game = (await world.bot.host.table.load(game_id)).game
    assert game is not None
    return game


async def _press(world: World, actor: Actor, message: Seen, step: Step) -> Answer:
    control, value = step
    if value is None:
        return Answer(await actor.click(message, custom_id=control.custom_id))
    return Answer(await actor.select(message, [value], custom_id=control.custom_id))
