"""What a seat holds, in words: cards that are paid with, cards that are played, points."""

from collections import Counter

import locales
from cogs.wording import sentences
from cogs.wording.people import game_of
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from engine.modules.base.slice import base_slice


def hand_text(table: LoadedGame, seat: int, said: Voice) -> str:
    """The hand in a few lines."""
    game = game_of(table)
    view = game.view(seat)
    hand = view.state.hands[seat]
    lines = [
        said.say("hand-cards", cards=said.whole_bag(hand), count=view.hand_size(seat)),
        *_development(table, seat, said),
        *(sentences.belonging(said, own) for own in view.belongings(seat)),
        said.say("hand-points", points=view.points(seat), target=game.rules.target),
    ]
    return "\n".join(lines)


def _development(table: LoadedGame, seat: int, said: Voice) -> list[str]:
    view = game_of(table).view(seat)
    held = Counter(view.hidden_cards(seat))
    fresh = Counter(base_slice(view.state).new_cards[seat])
    if not held:
        return []
    parts = []
    for card, count in held.items():
        words = said.card(card) + (f" ×{count}" if count > 1 else "")
        if fresh[card] and card != "victory_point_card":
            words += f" ({said.say('hand-new', count=fresh[card])})"
        parts.append(words)
    return [said.say("hand-development", cards=" · ".join(parts))]


def card_texts(table: LoadedGame, seat: int, said: Voice) -> list[str]:
    """What each card in the hand does, a line per card."""
    held = dict.fromkeys(game_of(table).view(seat).hidden_cards(seat))
    return [
        said.say("hand-card", card=said.card(card), about=said.say(f"card-{card}.about"))
        for card in held
        if locales.has(f"card-{card}.about", said.locale)
    ]
