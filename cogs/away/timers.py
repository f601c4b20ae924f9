"""The timers of people who are away: their kinds, keys and contents."""

from typing import Final

REMIND: Final = "remind"
"""The next reminder of a request, or its ping if nobody could be disturbed when it began."""
DEADLINE: Final = "deadline"
"""The time of a request is up: a steward steps in."""
OFFER: Final = "offer"
"""The time to answer what a seat is invited to, beside the open question, is up."""
AUTO: Final = "auto"
"""An answer that comes by itself."""
STEWARD: Final = "steward"
"""The next act of a steward."""
VOTE: Final = "vote"
"""A vote ends, or is to be looked at because the one it is about has moved."""
TIDY: Final = "tidy"
"""A reminder is in the channel; it goes when its request is settled."""
VACATION: Final = "vacation"
"""A vacation ends."""

OF_PLAY: Final = (REMIND, DEADLINE, OFFER, AUTO, STEWARD)
"""Kinds that only a running game has."""
ABOUT_SEAT: Final = ("absent", "replace")
"""Kinds of votes about one seat."""
ABOUT_TABLE: Final = ("pause", "resume", "end")
"""Kinds of votes about the game."""


def of_seat(kind: str, game_id: int, seat: int) -> str:
    """Key of the one timer of a kind that a seat has."""
    return f"{kind}:{game_id}:{seat}"


def auto(game_id: int, seat: int, subject: str) -> str:
    """Key of an automatic answer to one thing."""
    return f"{AUTO}:{game_id}:{seat}:{subject}"


def steward(game_id: int) -> str:
    """Key of the next act of a game's stewards."""
    return f"{STEWARD}:{game_id}"


def vote(game_id: int, question: str, seat: int | None = None) -> str:
    """Key of a vote: one at a time about the same question."""
    return f"{VOTE}:{game_id}:{question}:{'-' if seat is None else seat}"


def votes(game_id: int, seats: int) -> tuple[str, ...]:
    """Keys of all votes that a game with so many seats may have open."""
    about = [vote(game_id, question, seat) for question in ABOUT_SEAT for seat in range(seats)]
    return (*about, *(vote(game_id, question) for question in ABOUT_TABLE))


def vacation(user_id: int) -> str:
    """Key of the end of a person's vacation."""
    return f"{VACATION}:{user_id}"
