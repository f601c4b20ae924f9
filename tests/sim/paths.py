"""The way through the buttons that are shown to a given action."""

from collections.abc import Iterator

from cogs.custom_ids import CustomId
from cogs.play.codec import Selection, read, write_value, written
from cogs.play.groups import group_of
from engine.game import Game
from tests.sim.answers import Control, Seen, controls

MOST_PRESSES = 40

Step = tuple[Control, str | None]
"""A control, and the value to choose where it is a select."""


class LostWay(AssertionError):
    """No button leads to the action."""


def first_step(post: Seen, target: Selection) -> Step:
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


def next_step(shown: Seen, game: Game, target: Selection) -> Step | None:
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
