"""The questions that a table may vote on: who decides, how many it takes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cogs.away.requests import is_present
from db.loaded import LoadedGame
from db.models import GameState, SeatRow
from db.votes import Vote


class Question(StrEnum):
    """What a vote is about."""

    ABSENT = "absent"
    """Asked by the bot once, when somebody does not answer: wait, steward, replace."""
    REPLACE = "replace"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"


YES: Final = "yes"
NO: Final = "no"
WAIT: Final = "wait"
STEWARD: Final = "steward"
REPLACE: Final = "replace"

CHOICES: Final = {Question.ABSENT: (WAIT, STEWARD, REPLACE)}
YES_OR_NO: Final = (YES, NO)


def choices(question: Question) -> tuple[str, ...]:
    """What may be answered to a question."""
    return CHOICES.get(question, YES_OR_NO)


def voters(table: LoadedGame, about: int | None) -> list[SeatRow]:
    """The seats that decide: those of people who are there, without the one it is about."""
    return [seat for seat in table.seats if is_present(seat) and seat.number != about]


def off(table: LoadedGame, vote: Vote) -> str:
    """Why there is nothing left to decide: over, another person, another state; else nothing."""
    row, question = vote.row, Question(vote.row.kind)
    if table.state is GameState.FINISHED:
        return "over"
    if row.about_seat is not None:
        about = table.seat(row.about_seat).user_id
        return "seat" if row.payload.get("user", about) != about else ""
    paused = table.state is GameState.PAUSED
    votable = paused and table.row.paused_by is None
    settled = (question is Question.PAUSE and paused) or (
        question is Question.RESUME and not votable
    )
    return "state" if settled else ""


def needed(question: Question, voters: int) -> int:
    """Equal answers that decide: more than half; to end a game, all."""
    return voters if question is Question.END else voters // 2 + 1


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote stands."""

    question: Question
    voters: int
    ballots: dict[str, int]

    @classmethod
    def of(cls, table: LoadedGame, vote: Vote) -> "Count":
        """Count the ballots of those who decide now; others no longer count."""
        question = Question(vote.row.kind)
        entitled = {seat.number: seat.user_id for seat in voters(table, vote.row.about_seat)}
        ballots = dict.fromkeys(choices(question), 0)
        for ballot in vote.ballots:
            if ballot.seat in entitled and entitled[ballot.seat] == ballot.user_id:
                ballots[ballot.choice] += 1
        return cls(question, len(entitled), ballots)

    @property
    def needed(self) -> int:
        """Equal answers that decide."""
        return needed(self.question, self.voters)

    @property
    def result(self) -> str | None:
        """The answer that has been given by enough seats, or None."""
        if not self.voters:
            return None
        for choice, count in self.ballots.items():
            enough = 1 if choice == NO and self.question is Question.END else self.needed
            if count >= enough:
                return choice
        return None

    @property
    def is_over(self) -> bool:
        """Tell whether no answer can win any more."""
        open_ballots = self.voters - sum(self.ballots.values())
        return max(self.ballots.values(), default=0) + open_ballots < self.needed
