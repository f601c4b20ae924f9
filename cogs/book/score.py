"""Points and other public counts of all seats, and who is waited for."""

import locales
from cogs.wording import sentences
from cogs.wording.people import game_of, voice
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from db.models import GameState
from engine.view import View
from render.layers import counters_of

CARDS = "cards"
"""Sign of the cards in hand: an empty hand is told, too."""


def score_text(table: LoadedGame, locale: locales.Locale) -> str:
    """The table of points, the leading seats first."""
    game = game_of(table)
    view, said = game.view(None), voice(table, locale)
    order = sorted(range(game.rules.seats), key=lambda seat: (-view.points(seat), seat))
    lines = [f"### {said.say('score-title', target=game.rules.target)}"]
    lines += [
        said.say(
            "score-line",
            seat=said.seat(seat),
            points=view.points(seat),
            counts=" · ".join(_counts(said, view, seat)),
        )
        for seat in order
    ]
    lines += sentences.outlook(said, game)
    return "\n".join([*lines, *_waiting(table, said)])


def _waiting(table: LoadedGame, said: Voice) -> list[str]:
    """Who is waited for, or that nobody is."""
    game = game_of(table)
    if table.state is GameState.FINISHED:
        return [said.say("panel-finished")]
    if table.state is GameState.PAUSED:
        return [said.say("error-wrong-state", state=str(table.state), free="–")]
    waiting = (*game.asked, *(seat for seat in game.invited if seat not in game.asked))
    return [said.say("score-waiting", who=said.seats(waiting))]


def _counts(said: Voice, view: View, seat: int) -> list[str]:
    """What the seat's card in the picture counts, in words; of nothing, nothing is said."""
    words = []
    for counter in counters_of(view, seat):
        if counter.value or counter.icon == CARDS:
            words.append(said.say(f"picture-count-{counter.icon}", count=counter.value))
        if counter.held:
            words.append(said.say(f"picture-held-{counter.icon}"))
    return words
