"""Check 62: whatever everybody can see of a position is in the picture and in the words.

Every field of every module's slice is changed a little; the description must change with it, and
the picture too unless the field is named below. So a new field cannot be forgotten.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from engine.state import Concealed
from render.alt_text import description
from render.picture import PictureRequest, compose
from tests.render import scenes

NO_FACT = {
    "base": {
        "card_played": "whether a card may still be played shows among the buttons",
        "new_cards": "hidden",
        "offers_made": "a number for the record",
    },
    "seafarers": {
        "built": "which ships may move shows when a ship is to be moved",
        "moved": "shows among the buttons",
    },
    "cities_knights": {
        "ready": "which knights may act shows when one is to be moved",
        "promoted": "the same",
        "engaged": "part of a battle that is being resolved",
        "dice_fixed": "told when it happens",
        "given_resource": "of the roll that is being resolved",
        "given_card": "the same",
        "deck_choices": "the same",
        "offered": "of the card that is being resolved",
    },
    "church": {
        "turn": "a number for the engine",
        "granary_new": "told when it happens",
        "debts.size": "a number for the engine",
        "stored": "secret",
    },
    "cheops": {},
    "alexander": {"maxima": "secret"},
}
"""Fields of the slices that are no fact about the table, with the reason."""

IN_WORDS_ONLY = {
    "base": {"deck", "under_deck", "offers"},
    "seafarers": {"settled", "fog_hexes", "fog_discs", "harbor_bag"},
    "cities_knights": {
        *("attacks", "first_at_top", "decks", "bottoms", "open_cards", "cranes", "fleets"),
        *("metropolis_owner",),
    },
    "church": {
        *("robber_exiled", "inquisitor_holder", "beers.by", "beers.step", "beers.armed"),
        *("ban.by", "ban.price", "debts.creditor"),
    },
    "cheops": {"started"},
    "alexander": {"tokens", "auction.point"},
}
"""Facts that are told in the whole description and have no room in the picture."""

NOBODY, LARGEST_NUMBER = -1, 40
"""No seat or place; the largest value that is a number and not a mask of places."""
OTHER_WORDS = {"science": "trade", "church": "trade", "battle_event": "statue_event"}

RICH: dict[str, Callable[[], PictureRequest]] = {
    "base": scenes.after_roll,
    "seafarers": scenes.seafarers,
    "cities_knights": scenes.cities_and_knights,
    "church": scenes.church,
    "cheops": scenes.cheops,
    "alexander": scenes.alexander,
}


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one thing in it changed, and which field of it, for structs."""
    match value:
        case bool():
            yield "", not value
        case str():
            yield "", OTHER_WORDS.get(value, value)
        case int() if value > LARGEST_NUMBER:  # a mask: one piece less
            yield "", value & (value - 1)
        case int():
            yield "", value - 1 if value > 0 else value + 1
        case Concealed():
            yield "", Concealed(value.size + 1, value.counters)
        case dict():
            for key, count in value.items():
                yield "", {**value, key: count - 1 if count else count + 1}
        case list() | tuple() if value and isinstance(value[0], str):
            yield "", value[:-1]
        case list() | tuple():
            masks = any(type(part) is int and part > LARGEST_NUMBER for part in value)
            for i, part in enumerate(value):
                if type(part) is int and (part == NOBODY or (masks and not part)):
                    continue
                for name, other in changed(part):
                    yield name, type(value)([*value[:i], other, *value[i + 1 :]])
        case msgspec.Struct():
            for field in msgspec.structs.fields(value):
                for _, other in changed(getattr(value, field.name)):
                    yield f".{field.name}", msgspec.structs.replace(value, **{field.name: other})


def positions(request: PictureRequest, module: str) -> Iterator[str]:
    """Change one field of a module's slice after the other; the name of the field."""
    part = request.view.state.slices[module]
    for field in msgspec.structs.fields(part):
        former = getattr(part, field.name)
        for inner, value in changed(former):
            if field.name not in NO_FACT[module] and field.name + inner not in NO_FACT[module]:
                setattr(part, field.name, value)
                yield field.name + inner
        setattr(part, field.name, former)


@pytest.mark.parametrize("module", RICH)
def test_every_field_of_a_slice_is_told(module: str) -> None:
    request = RICH[module]()
    before = description(request, scenes.ENGLISH)
    untold = {
        name
        for name in positions(request, module)
        if description(request, scenes.ENGLISH) == before
    }
    assert untold == set()


@pytest.mark.parametrize("module", RICH)
def test_every_field_of_a_slice_is_seen(module: str) -> None:
    request = RICH[module]()
    before = compose(request)
    unseen = {
        name
        for name in positions(request, module)
        if name not in IN_WORDS_ONLY[module]
        and ImageChops.difference(before, compose(request)).getbbox() is None
    }
    assert unseen == set()


CORE = ("roads", "settlements", "cities", "robber", "active", "turn", "hands")
OTHERS: dict[str, Callable[[Any], Any]] = {
    "terrain": lambda former: ("gold", *former[1:]),
    "number": lambda former: (former[0] % 6 + 3, *former[1:]),
    "harbors": lambda former: ((former[0][0], "ore"), *former[1:-1]),
    "bank": lambda former: [former[0] - 1, *former[1:]],
    "dice": lambda former: (former[0] % 6 + 1, *former[1:]),
}


def core_positions(request: PictureRequest) -> Iterator[str]:
    """Change one thing of what every game has after the other."""
    state = request.view.state
    for name in (*CORE, *OTHERS):
        former = getattr(state, name)
        other = OTHERS.get(name)
        for value in [other(former)] if other else [value for _, value in changed(former)]:
            setattr(state, name, value)
            yield name
        setattr(state, name, former)


@pytest.mark.parametrize("module", ["base", "cities_knights", "alexander"])
def test_what_every_game_has_is_told_and_seen(module: str) -> None:
    request = RICH[module]()
    words, picture = description(request, scenes.ENGLISH), compose(request)
    untold, unseen = set(), set()
    for name in core_positions(request):
        if description(request, scenes.ENGLISH) == words:
            untold.add(name)
        if ImageChops.difference(picture, compose(request)).getbbox() is None:
            unseen.add(name)
    assert untold == set()
    assert unseen == {"bank", "turn"}  # the turn stands in the captions
