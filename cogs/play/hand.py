"""What a seat holds, in words: cards that are paid with, cards that are played, points."""

from collections import Counter
from collections.abc import Iterator

import locales
from cogs.play.desk import Desk
from cogs.play.reasons import same_reason
from cogs.wording import sentences
from cogs.wording.people import game_of
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from db.models import GameState
from engine.actions import Action
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


def card_texts(desk: Desk) -> list[str]:
    """What each card in the hand does and when it can be played, a line per card."""
    said = desk.voice
    held = dict.fromkeys(game_of(desk.table).view(desk.seat).hidden_cards(desk.seat))
    lines = []
    for card in held:
        about = said.about(card)
        if not about:
            continue
        about = said.say("hand-card", card=said.card(card), about=about)
        lines.append(" ".join(filter(None, [about, _when(desk, card)])))
    return lines


def _when(desk: Desk, card: str) -> str:
    """Whether a card can be played now, else why not, or when; nothing for cards that just count.

    A reason is given where it is the card's own; where it lacks a target, that is all there is.
    """
    said, game = desk.voice, game_of(desk.table)
    if desk.table.state is GameState.FINISHED:
        return ""
    # actions that play a card name it, as a constant of their class
    plays = [cls for cls in game.rules.actions.values() if getattr(cls, "card", None) == card]
    if not plays:
        return ""
    if any(move.kind == cls.kind for move in desk.moves for cls in plays):
        return said.say("hand-playable")
    decision = game.decision
    if decision is not None and desk.seat in decision.seats:
        for cls in plays:
            if cls in game.rules.answers.get(decision.kind, ()):
                return _reason(desk, cls)
    times = dict.fromkeys(said.say(key) for cls in plays for key in _times(desk, cls))
    return said.say("hand-later", when=locales.listed(said.locale, times, either=True))


def _reason(desk: Desk, cls: type[Action]) -> str:
    said = desk.voice
    refused = same_reason(game_of(desk.table), cls, desk.seat)
    if refused is not None:
        return said.say("hand-not-now", why=sentences.refusal(said, refused))
    return said.say("hand-no-use")


def _times(desk: Desk, cls: type[Action]) -> Iterator[str]:
    """The keys of the times at which a card may be played, as far as modules name them."""
    for decision, answers in game_of(desk.table).rules.answers.items():
        if cls in answers and locales.has(f"when-{decision}", desk.locale):
            yield f"when-{decision}"
