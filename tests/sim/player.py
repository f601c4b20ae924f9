"""Somebody who plays by pressing or by typing: finds the way to a given action.

Presses go through the buttons that are shown, commands through their autocomplete.
"""

from collections.abc import Iterator
from typing import Any

from cogs.custom_ids import CustomId
from cogs.play.codec import Selection, read, selection_of, write_value, written
from cogs.play.groups import group_of
from cogs.wording import families
from engine.actions import Action, parameters
from engine.game import Game
from engine.params import Param
from tests.sim.answers import Answer, Control, Seen, controls
from tests.sim.world import Actor, World

MOST_PRESSES = 40


class LostWay(AssertionError):
    """No button leads to the action."""


async def press_action(world: World, actor: Actor, game_id: int, action: Action) -> Answer:
    """Make a move by presses: on the live post if it offers it, else through the private panel.

    Raises LostWay if the buttons do not lead there.
    """
    game = await game_now(world, game_id)
    target = selection_of(action)
    post = world.last_post()
    answer = await _press(world, actor, post, _on_post(post, target))
    for _ in range(MOST_PRESSES):
        if (await game_now(world, game_id)).move_count != game.move_count:
            return answer
        step = _step(answer.message, game, target) if answer.messages else None
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


def _on_post(post: Seen, target: Selection) -> tuple[Control, str | None]:
    """The button of the live post to begin with: the action itself, or what leads to it."""
    for wanted in (
        ("do", written(target)),
        ("panel", f"k.{target.kind}"),
        ("panel", f"g.{group_of(target.kind)}"),
        ("panel", ""),
    ):
        for control, custom_id in _live(post):
            if (custom_id.kind, custom_id.payload) == wanted:
                return control, None
    raise LostWay(f"the post has no way to {written(target)}: {controls(post)}")


def _step(shown: Seen, game: Game, target: Selection) -> tuple[Control, str | None] | None:
    """The next press in a panel: whatever comes closest to the action; None when it is made."""
    best: tuple[int, Control, str | None] | None = None
    for control, custom_id in _live(shown):
        rank, value = _rank(control, custom_id, game, target)
        if rank and (best is None or rank > best[0]):
            best = (rank, control, value)
    return best[1:] if best else None


def _rank(
    control: Control, custom_id: CustomId, game: Game, target: Selection
) -> tuple[int, str | None]:
    """How near a control brings one to the action: 0 for not at all."""
    payload = custom_id.payload.partition("|")[0]
    if custom_id.kind == "panel":
        return (1 if payload == f"g.{group_of(target.kind)}" else 0), None
    if custom_id.kind not in ("choose", "go", "bag"):
        return 0, None
    selection = read(game.rules, payload)
    if selection.kind != target.kind:
        return 0, None
    if custom_id.kind == "bag":
        return _rank_bag(selection, target), None
    count = len(selection.values)
    if selection.values != target.values[:count]:
        return 0, None
    if not control.options:
        return 10 + 10 * count + (5 if custom_id.kind == "go" else 0), None
    value = write_value(selection.next[1], target.values[count])
    if value not in {option for _, option in control.options}:
        return 0, None
    return 15 + 10 * count, value


def _rank_bag(selection: Selection, target: Selection) -> int:
    """A bag in the making may hold no more of any kind than the one wanted; fuller is nearer."""
    *before, bag = selection.values
    wanted = target.values[len(before)]
    if tuple(before) != target.values[: len(before)]:
        return 0
    if any(have > want for have, want in zip(bag, wanted, strict=True)):
        return 0
    return 2 + sum(bag) if bag != wanted else 9


def _live(shown: Seen) -> Iterator[tuple[Control, CustomId]]:
    for control in controls(shown):
        custom_id = CustomId.parse(control.custom_id)
        if custom_id is not None and not control.disabled:
            yield control, custom_id


async def _press(
    world: World, actor: Actor, message: Seen, step: tuple[Control, str | None]
) -> Answer:
    control, value = step
    if value is None:
        return Answer(await actor.click(message, custom_id=control.custom_id))
    return Answer(await actor.select(message, [value], custom_id=control.custom_id))
