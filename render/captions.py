"""The short sentences on a board picture, for who has nothing better to say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import View
from render.phrases import Translate
from render.scene import SeatLabel


def captions_of(
    view: View, seats: Sequence[SeatLabel], translate: Translate, *, over: bool = False
) -> dict[str, str]:
    """``turn`` and ``status`` for a view: who has won, or who is waited for.

    ``over``: the game has ended, be it without a winner.
    """
    state = view.state
    turn = translate("picture-turn", turn=state.turn) if state.turn else translate("picture-setup")
    key, who = ("picture-won", view.winners) if view.winners else ("picture-asked", view.asked)
    if over and not view.winners:
        return {"turn": turn, "status": translate("picture-ended")}
    names = ", ".join(seats[seat].name for seat in who)
    return {"turn": turn, "status": translate(key, names=names, count=len(who)) if names else ""}
