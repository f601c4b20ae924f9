"""What a seat can reach by presses, without Discord: every panel is opened, every way gone."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from discord import ui

from cogs.custom_ids import CustomId
from cogs.play import panel as panels
from cogs.play import steps
from cogs.play.chooser import Cards, Ready
from cogs.play.codec import Selection, read, read_value
from cogs.play.desk import Desk, Panel
from cogs.posts.layout import Post
from cogs.trade.draft import Draft
from cogs.trade.panel import draft_panel, offer_panel, trade_panel
from cogs.wording.people import game_of
from engine.actions import Action, BagChoice

MOST = 5000
"""Panels after which a walk has lost its way."""
NOTHING = frozenset({"standing", "undo", "since", "log", "help", "board", "album", "deal-to"})
"""Controls that lead to no move, or change nothing of one but its addressees."""

Family = tuple[str, tuple[tuple[str, Any], ...]]


class Walk:
    """One seat at one position. `reached` are moves, `families` those with cards to choose."""

    def __init__(self, desk: Desk, random: Random) -> None:
        self.desk = desk
        self.reached: set[Action] = set()
        self.families: set[Family] = set()
        self.panels: list[Panel] = []
        self._random = random
        self._seen: set[str] = set()
        self._todo: list[tuple[CustomId, tuple[str, ...]]] = []

    def from_post(self, post: Post) -> "Walk":
        """Go on from every control of a post."""
        for row in post.rows:
            for control in row:
                options = getattr(control, "options", ())
                self._note(str(control.id), [value for _, value in options], disabled=False)
        return self._walk()

    def from_panel(self) -> "Walk":
        """Go on from the private panel, as `/hand` opens it."""
        self._open(panels.root(self.desk))
        return self._walk()

    # --- controls ---------------------------------------------------------------------------------

    def _open(self, panel: Panel) -> None:
        self.panels.append(panel)
        assert len(panel.rows) <= 5, panel.content
        for item in (item for row in panel.rows for item in row):
            assert isinstance(item, ui.Button | ui.Select)
            values = [option.value for option in getattr(item, "options", ())]
            dead = isinstance(item, ui.Button) and item.disabled
            self._note(str(item.custom_id), values, disabled=dead)

    def _note(self, written: str, values: Iterable[str], *, disabled: bool) -> None:
        custom_id = CustomId.parse(written)
        assert custom_id is not None, written
        for chosen in list(values) or [""]:
            mark = f"{custom_id.kind}:{custom_id.payload}:{chosen}"
            if not disabled and mark not in self._seen and custom_id.kind not in NOTHING:
                self._seen.add(mark)
                self._todo.append((custom_id, (chosen,) if chosen else ()))

    def _walk(self) -> "Walk":
        for _ in range(MOST):
            if not self._todo:
                return self
            self._press(*self._todo.pop())
        raise AssertionError("too many panels")

    # --- what the cogs do on a press --------------------------------------------------------------

    def _press(self, custom_id: CustomId, values: tuple[str, ...]) -> None:
        payload = custom_id.payload.partition("|")[0]
        rules = game_of(self.desk.table).rules
        match custom_id.kind:
            case "do":
                self._choose(read(rules, payload), ask=False)
            case "panel":
                self._panel(payload)
            case "go":
                selection = read(rules, payload)
                if selection.complete:
                    self.reached.add(selection.made(self.desk.seat))
                else:
                    self._choose(selection)
            case "choose":
                self._pick(custom_id, values)
            case "bag":
                return  # one way through each bag is gone where it is opened
            case "offer":
                self._open(offer_panel(self.desk, int(values[0])))
            case "deal" | "deal-send":
                self._deal(payload)
            case kind:
                raise AssertionError(f"nobody presses {kind}")

    def _panel(self, path: str) -> None:
        if path == "g.trade":
            self._open(trade_panel(self.desk))
        elif path.startswith("g."):
            self._open(panels.group_panel(self.desk, path[2:]))
        elif path.startswith("k."):
            self._choose(read(game_of(self.desk.table).rules, path[2:]))
        else:
            self._open(panels.root(self.desk))

    def _pick(self, custom_id: CustomId, values: tuple[str, ...]) -> None:
        payload, _, extra = custom_id.payload.partition("|")
        rules = game_of(self.desk.table).rules
        selection = read(rules, payload)
        if values and not selection.complete:
            selection = selection.with_value(read_value(rules, selection.next[1], values[0]))
        self._choose(selection, int(extra[1:]) if extra.startswith("p") else 0)

    def _choose(self, selection: Selection, page: int = 0, *, ask: bool = True) -> None:
        if not any(move.kind == selection.kind for move in self.desk.moves):
            return  # refused: the post offers what hands do not allow
        if selection.complete and not ask:
            self.reached.add(selection.made(self.desk.seat))
            return
        step = steps.step_of(self.desk, selection)
        if isinstance(step, Cards):
            self._bag(step)
        elif isinstance(step, Ready) and not steps.needs_confirmation(selection.kind):
            self.reached.add(step.selection.made(self.desk.seat))
        else:
            self._open(steps.step_panel(self.desk, step, page=page))

    def _bag(self, step: Cards) -> None:
        """Some bag within the bounds; that each can be composed is a matter of the panel's own."""
        self._open(steps.step_panel(self.desk, step))
        kind, fixed = step.selection.kind, step.selection.chosen
        self.families.add((kind, tuple(sorted(fixed.items()))))
        for move in self.desk.moves:
            if isinstance(move, BagChoice) and move.kind == kind:
                made = move.sample(game_of(self.desk.table), self._random, tries=200)
                if made is not None and all(getattr(made, n) == v for n, v in fixed.items()):
                    bag = getattr(made, step.name)
                    self._choose(step.selection.with_value(bag))
                    return

    def _deal(self, payload: str) -> None:
        kind = "offer_trade" if payload.startswith("o") else "counter_offer"
        for move in self.desk.moves:
            if not isinstance(move, BagChoice) or move.kind != kind:
                continue
            number = move.fixed.get("offer", 0)
            if payload in ("o", f"c{number}"):
                made: Any = move.sample(game_of(self.desk.table), self._random, tries=200)
                to = getattr(made, "to", None) or (0,)
                draft = Draft(made.give, made.get, to, number)
                assert str(Draft.read(str(draft))) == str(draft)
                draft_panel(self.desk, draft)
                self.families.add((kind, tuple(sorted(move.fixed.items()))))


def wanted(moves: Iterable[Action | BagChoice]) -> tuple[set[Action], set[Family]]:
    """The moves a walk must reach: single ones, and families with cards to choose."""
    single = {move for move in moves if isinstance(move, Action)}
    return single, set(_families(moves))


def _families(moves: Iterable[Action | BagChoice]) -> Iterator[Family]:
    for move in moves:
        if isinstance(move, BagChoice):
            yield move.kind, tuple(sorted(move.fixed.items()))
