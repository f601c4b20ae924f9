"""What others add to a game's post: lines, buttons, and who is not to be disturbed."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from cogs.posts.layout import Button, Post, Row
from db.loaded import LoadedGame
from render.sheet import Sheet


@dataclass(frozen=True)
class Notes:
    """`silent` are people whom no post may notify now, `next` one to be told of their turn soon."""

    lines: Sequence[str] = ()
    buttons: Sequence[Button] = ()
    silent: frozenset[int] = frozenset()
    next: int | None = None


Annotate = Callable[[LoadedGame], Awaitable[Notes]]
"""Tells the notes of a game; of a lobby only who is not to be disturbed."""


Finale = Callable[[LoadedGame], Awaitable[Sheet | None]]
"""Draws how a game has ended; nothing where that fails."""


async def no_finale(_: LoadedGame) -> Sheet | None:
    """No second picture."""
    return None


async def no_notes(_: LoadedGame) -> Notes:
    """Nothing to add."""
    return Notes()


def with_notes(post: Post, notes: Notes, *, new_turn: bool = False) -> Post:
    """The post with what others add to it."""
    pings = [user for user in post.pings if user not in notes.silent]
    if new_turn and notes.next is not None and notes.next not in (*pings, *notes.silent):
        pings.append(notes.next)
    lines = [line for line in (post.question, *notes.lines) if line]
    rows: Sequence[Row] = [*post.rows, notes.buttons] if notes.buttons else post.rows
    return replace(post, question="\n".join(lines), rows=rows, pings=pings)
