"""Points and other public counts of all seats, and who is waited for."""

import locales
from cogs.wording.people import game_of, voice
from db.loaded import LoadedGame
from engine.modules.base.slice import base_slice


def score_text(table: LoadedGame, locale: locales.Locale) -> str:
    """The table of points, the leading seats first."""
    game = game_of(table)
    view, said = game.view(None), voice(table, locale)
    base = base_slice(view.state)
    order = sorted(range(game.rules.seats), key=lambda seat: (-view.points(seat), seat))
    lines = [f"### {said.say('score-title', target=game.rules.target)}"]
    for seat in order:
        cards = view.hand_size(seat)
        counts = [
            said.say("value-cards", count=cards),
            said.say("score-knights", count=base.knights[seat]),
            said.say("score-road", count=base.road_length[seat]),
        ]
        if base.longest_road == seat:
            counts.append(said.say("score-longest-road"))
        if base.largest_army == seat:
            counts.append(said.say("score-largest-army"))
        lines.append(
            said.say(
                "score-line",
                seat=said.seat(seat),
                points=view.points(seat),
                counts=" · ".join(counts),
            )
        )
    waiting = (*game.asked, *(seat for seat in game.invited if seat not in game.asked))
    if waiting:
        lines.append(said.say("score-waiting", who=said.seats(waiting)))
    return "\n".join(lines)
