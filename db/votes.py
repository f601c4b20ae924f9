"""Votes of the table: replace, pause, end. What a result needs is for the asker to decide."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import insert, select, update
from sqlmodel import Session

from db.clock import Now, utc_now
from db.database import Database
from db.errors import GameNotFound, VoteOver, VoteRunning
from db.loaded import read_mark, read_rows
from db.models import BallotRow, VoteRow, VoteState, metadata
from db.timer_rows import PlannedTimer, set_timer
from db.upsert import insert_or_update

VOTES = metadata.tables["votes"]
BALLOTS = metadata.tables["ballots"]


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote and its ballots so far."""

    row: VoteRow
    ballots: tuple[BallotRow, ...]

    def count(self, choice: str) -> int:
        """How many seats chose this."""
        return sum(ballot.choice == choice for ballot in self.ballots)


class Votes:
    """The votes of a database. A vote about a seat is cancelled when that seat moves."""

    def __init__(self, database: Database, *, now: Now = utc_now) -> None:
        self._database = database
        self._now = now

    async def open(
        self,
        game_id: int,
        kind: str,
        *,
        about_seat: int | None = None,
        opened_by: int | None = None,
        closes_at: datetime | None = None,
        payload: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Open a vote; raises VoteRunning if the same question is being voted on, GameNotFound."""
        at = self._now()

        def work(session: Session) -> Vote:
            if read_mark(session, game_id, lock=True) is None:
                raise GameNotFound(game=game_id)
            for vote in _open_votes(session, game_id):
                if (vote.row.kind, vote.row.about_seat) == (kind, about_seat):
                    raise VoteRunning(vote=vote.row.id)
            made = session.connection().execute(
                insert(VOTES).values(
                    game_id=game_id,
                    kind=kind,
                    about_seat=about_seat,
                    state=VoteState.OPEN,
                    opened_by=opened_by,
                    payload=dict(payload or {}),
                    opened_at=at,
                    closes_at=closes_at,
                )
            )
            return _vote(session, made.inserted_primary_key[0] if made.inserted_primary_key else 0)

        return await self._database.write(work)

    async def cast(
        self,
        vote_id: int,
        seat: int,
        choice: str,
        *,
        user_id: int | None,
        look: PlannedTimer | None = None,
    ) -> Vote:
        """Cast or change a seat's ballot; raises VoteOver.

        ``look`` is set with it, for the case that nobody comes to count.
        """
        at = self._now()

        def work(session: Session) -> Vote:
            _check_open(session, vote_id)
            values = {
                "vote_id": vote_id,
                "seat": seat,
                "user_id": user_id,
                "choice": choice,
                "created_at": at,
            }
            insert_or_update(session, BALLOTS, ["vote_id", "seat"], values)
            if look is not None:
                set_timer(session, look, at)
            return _vote(session, vote_id)

        return await self._database.write(work)

    async def note(self, vote_id: int, **details: Any) -> Vote:
        """Keep details with a vote, such as the message that shows it."""

        def work(session: Session) -> Vote:
            payload = {**_vote(session, vote_id).row.payload, **details}
            session.connection().execute(
                update(VOTES).where(VOTES.c.id == vote_id).values(payload=payload)
            )
            return _vote(session, vote_id)

        return await self._database.write(work)

    async def close(self, vote_id: int, state: VoteState) -> Vote:
        """Close a vote with its result; raises VoteOver, so that only one closes it."""
        at = self._now()

        def work(session: Session) -> Vote:
            _check_open(session, vote_id)
            session.connection().execute(
                update(VOTES).where(VOTES.c.id == vote_id).values(state=state, closed_at=at)
            )
            return _vote(session, vote_id)

        return await self._database.write(work)

    async def load(self, vote_id: int) -> Vote:
        """A vote; raises VoteOver if there is none of that number."""
        return await self._database.read(lambda session: _vote(session, vote_id))

    async def running(self, game_id: int) -> tuple[Vote, ...]:
        """The open votes of a game."""
        return await self._database.read(lambda session: _open_votes(session, game_id))


def _vote(session: Session, vote_id: int) -> Vote:
    rows = read_rows(session, select(VOTES).where(VOTES.c.id == vote_id), VoteRow)
    if not rows:
        raise VoteOver(vote=vote_id, state=None)
    query = select(BALLOTS).where(BALLOTS.c.vote_id == vote_id).order_by(BALLOTS.c.seat)
    return Vote(rows[0], tuple(read_rows(session, query, BallotRow)))


def _check_open(session: Session, vote_id: int) -> None:
    query = select(VOTES.c.state).where(VOTES.c.id == vote_id).with_for_update()
    state = session.connection().scalar(query)
    if state != VoteState.OPEN:
        raise VoteOver(vote=vote_id, state=state)


def _open_votes(session: Session, game_id: int) -> tuple[Vote, ...]:
    query = select(VOTES.c.id).where(VOTES.c.game_id == game_id, VOTES.c.state == VoteState.OPEN)
    numbers = list(session.connection().scalars(query.order_by(VOTES.c.id)))
    return tuple(_vote(session, number) for number in numbers)
