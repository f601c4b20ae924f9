"""Why a kind of action is not possible: what the rules say to every choice that it offers."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from typing import Any, Final

import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.actions import Action, Priced, parameters
from engine.errors import Refusal
from engine.game import Game
from engine.params import Param, TupleParam

TRIED: Final = 400
"""Choices that are tried to find out why none is possible."""
_UNPAID: Final = ("too-few-", "too-little-")
"""How the refusals begin of what somebody has not the means for."""
_TURN: Final = frozenset({"not-your-turn", "not-now", "game-over"})
"""Refusals of whoever is not asked at all: nothing about what they wanted to do."""
_NOT_OWN: Final = "no-own-"
"""How the refusals begin of choices that a person would not think of."""


def same_reason(game: Game, cls: type[Action], seat: int) -> Refusal | None:
    """Why a kind of action is refused, where that is the same whatever is chosen for it."""
    found: Refusal | None = None
    for refused in _refusals(game, cls, seat, {}):
        if refused is None:
            return None
        if found is not None and (found.key, found.params) != (refused.key, refused.params):
            return None
        found = refused
    return found


def why_not_bought(
    voice: Voice, game: Game, cls: type[Action], seat: int, item: Priced, *, lacking: bool
) -> str:
    """Why something is not to be had, in a sentence; nothing where only cards are `lacking`.

    Of different reasons for different choices the one that says most: of a knight that has risen
    already rather than of all corners without one.
    """
    by_key: dict[str, list[Refusal]] = defaultdict(list)
    for refused in _refusals(game, cls, seat, item.of):
        if refused is None or refused.key in _TURN:
            return ""
        if lacking and refused.key.startswith(_UNPAID):
            return ""
        by_key[refused.key].append(refused)
    telling = {key: of for key, of in by_key.items() if not key.startswith(_NOT_OWN)} or by_key
    if len(telling) == 1:
        ((key, refusals),) = telling.items()
        if all(refused.params == refusals[0].params for refused in refusals):
            return sentences.refusal(voice, refusals[0])
        if locales.has(f"refusal-{key}.anywhere", voice.locale):
            return voice.say(f"refusal-{key}.anywhere")
    return voice.say("panel-no-place") if by_key else ""


def _refusals(
    game: Game, cls: type[Action], seat: int, fixed: dict[str, Any]
) -> Iterator[Refusal | None]:
    """What the rules say to the choices of a kind; None to a possible one.

    `fixed`: values of parameters that are chosen; other names are passed over.
    """
    names = [name for name, _ in parameters(cls)]
    values_of = (
        [fixed[name]] if name in fixed else _tried(game, param) for name, param in parameters(cls)
    )
    for values in islice(product(*values_of), TRIED):
        try:
            game.check(cls(seat=seat, **dict(zip(names, values, strict=True))))
        except Refusal as refused:
            yield refused
        else:
            yield None


def _tried(game: Game, param: Param) -> list[Any]:
    """Values of a parameter; of bags and of several cards, which are many, those of one or two.

    Of a number without bounds it is 1.
    """
    if isinstance(param, TupleParam) and param.name == "kinds":
        inner = list(param.inner.values(game.rules))
        return [*((one,) for one in inner), *combinations_with_replacement(inner, 2)]
    if param.name != "bag":
        return list(param.values(game.rules)) or [1]
    kinds = range(len(game.rules.kinds))
    return [tuple(count * (other == kind) for other in kinds) for kind in kinds for count in (1, 2)]
