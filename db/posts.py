"""The posts that channels are owed: each version's post is sent once, by one process.

A change of a game owes a post in the same transaction. Whoever sends takes the newest one; those it
overtakes are dropped. After a crash before sending, the post is still owed. After a crash between
sending and noting, it is sent again under the same nonce, which Discord answers with the message
that exists already; where its memory for nonces has run out, the lost post is named so that its
buttons can be taken away.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, and_, select, update
from sqlmodel import Session

from db.claims import new_claim
from db.clock import Now, utc_now
from db.database import Database
from db.loaded import GAMES
from db.models import GameState, PostState, metadata

POSTS = metadata.tables["posts"]
LEASE = timedelta(minutes=2)
"""Longer than a picture and a rate limit of a minute take together."""


@dataclass(frozen=True, slots=True)
class LivePost:
    """A message in a channel; where its number was lost, only its nonce is known."""

    channel_id: int | None
    message_id: int | None
    nonce: str | None = None
    version: int = field(default=0, compare=False)
    """The version of the game that it shows."""


@dataclass(frozen=True, slots=True)
class PostJob:
    """A post to send now. It tells what happened after version ``since``.

    ``attempts`` counts how often it was tried, this time included.

    ``lost`` are earlier posts that may have reached the channel without being noted; ``resent``
    says the same of this very post.
    """

    id: int
    game_id: int
    version: int
    nonce: str
    since: int
    claim: str
    resent: bool
    attempts: int
    lost: tuple[LivePost, ...]

    @property
    def unsure(self) -> bool:
        """Tell whether posts may be in the channel that nobody has noted."""
        return self.resent or bool(self.lost)


class Posts:
    """The posts owed by all games of a database."""

    def __init__(
        self,
        database: Database,
        *,
        now: Now = utc_now,
        lease: timedelta = LEASE,
        owner: str = "",
    ) -> None:
        self._database = database
        self._now = now
        self._lease = lease
        self._owner = owner

    async def owing(self) -> dict[int, int]:
        """The games whose channel is owed a post, and the server of each."""
        query = (
            select(POSTS.c.game_id, GAMES.c.guild_id)
            .join(GAMES, GAMES.c.id == POSTS.c.game_id)
            .where(_OPEN, GAMES.c.state != GameState.DELETED)
            .distinct()
            .order_by(POSTS.c.game_id)
        )
        return await self._database.read(
            lambda session: {
                row.game_id: row.guild_id for row in session.connection().execute(query)
            }
        )

    async def claim(self, game_id: int) -> PostJob | None:
        """Take the newest post a game owes and drop the older ones.

        ``None`` if nothing is owed, if a post of this game is being sent, or not before a moment
        that ``retry_at`` tells.
        """
        at, claim = self._now(), new_claim(self._owner)

        def work(session: Session) -> PostJob | None:
            rows = _open_rows(session, game_id)
            if not rows or any(row.lease_until and row.lease_until > at for row in rows):
                return None
            return _take(session, rows, claim, at, at + self._lease)

        return await self._database.write(work)

    async def retry_at(self, game_id: int) -> datetime | None:
        """When ``claim`` may succeed, if a post of the game is owed but cannot be taken now."""
        rows = await self._database.read(lambda session: _open_rows(session, game_id, lock=False))
        return max((row.lease_until for row in rows if row.lease_until), default=None)

    async def posted(self, job: PostJob, *, channel_id: int, message_id: int) -> LivePost | None:
        """Note that the post is in the channel; return the live post it replaces, if any."""
        at = self._now()

        def work(session: Session) -> LivePost | None:
            _settle(session, job.id, PostState.POSTED, channel_id, message_id, at)
            return _make_live(session, job, channel_id, message_id)

        return await self._database.write(work)

    async def failed(self, job: PostJob, *, again_at: datetime, unsure: bool = False) -> None:
        """Note that the post could not be sent and is to be tried again.

        ``unsure``: it may have reached the channel all the same.
        """
        state = PostState.SENDING if unsure or job.resent else PostState.DUE
        values = {"state": state, "claim": None, "lease_until": again_at}
        mine = and_(POSTS.c.id == job.id, POSTS.c.claim == job.claim)
        query = update(POSTS).where(mine).values(**values)
        await self._database.write(lambda session: session.connection().execute(query) and None)

    async def dropped(self, job: PostJob) -> None:
        """Note that the post will not be sent: its channel is gone, or the game."""
        at = self._now()
        await self._database.write(
            lambda session: _settle(session, job.id, PostState.DROPPED, None, None, at)
        )

    async def live(self, game_id: int) -> LivePost | None:
        """The post that has the game's live buttons."""
        return await self._database.read(lambda session: _live(session, game_id))

    async def replace_live(
        self, game_id: int, *, channel_id: int, message_id: int
    ) -> LivePost | None:
        """Note that a message that was not owed is the live post now; return the former one."""

        def work(session: Session) -> LivePost | None:
            before = _live(session, game_id)
            if before == LivePost(channel_id, message_id):
                return None
            _set_live(
                session, game_id, {"live_channel_id": channel_id, "live_message_id": message_id}
            )
            return before

        return await self._database.write(work)


_OPEN = POSTS.c.state.in_((PostState.DUE, PostState.SENDING))


def _open_rows(session: Session, game_id: int, *, lock: bool = True) -> list[Row[Any]]:
    """The posts a game owes, newest first."""
    query = select(POSTS).where(POSTS.c.game_id == game_id, _OPEN)
    query = query.order_by(POSTS.c.version.desc())
    if lock:
        query = query.with_for_update()
    return list(session.connection().execute(query))


def _take(
    session: Session, rows: list[Row[Any]], claim: str, at: datetime, until: datetime
) -> PostJob:
    newest, older = rows[0], rows[1:]
    if older:
        session.connection().execute(
            update(POSTS)
            .where(POSTS.c.id.in_([row.id for row in older]))
            .values(state=PostState.DROPPED, claim=None, lease_until=None, posted_at=at)
        )
    session.connection().execute(
        update(POSTS)
        .where(POSTS.c.id == newest.id)
        .values(
            state=PostState.SENDING,
            claim=claim,
            lease_until=until,
            attempts=POSTS.c.attempts + 1,
        )
    )
    game = (
        session.connection()
        .execute(
            select(GAMES.c.channel_id, GAMES.c.live_version).where(GAMES.c.id == newest.game_id)
        )
        .one()
    )
    return PostJob(
        id=newest.id,
        game_id=newest.game_id,
        version=newest.version,
        nonce=newest.nonce,
        since=game.live_version,
        claim=claim,
        resent=newest.state == PostState.SENDING,
        attempts=newest.attempts + 1,
        lost=tuple(
            LivePost(game.channel_id, None, row.nonce)
            for row in older
            if row.state == PostState.SENDING
        ),
    )


def _settle(
    session: Session,
    number: int,
    state: PostState,
    channel_id: int | None,
    message_id: int | None,
    at: datetime,
) -> None:
    session.connection().execute(
        update(POSTS)
        .where(POSTS.c.id == number)
        .values(
            state=state,
            claim=None,
            lease_until=None,
            channel_id=channel_id,
            message_id=message_id,
            posted_at=at,
        )
    )


def _live(session: Session, game_id: int) -> LivePost | None:
    query = select(GAMES.c.live_channel_id, GAMES.c.live_message_id, GAMES.c.live_version).where(
        GAMES.c.id == game_id
    )
    found = session.connection().execute(query).one_or_none()
    if found is None or found.live_message_id is None:
        return None
    return LivePost(found.live_channel_id, found.live_message_id, version=found.live_version)


def _make_live(session: Session, job: PostJob, channel_id: int, message_id: int) -> LivePost | None:
    before = _live(session, job.game_id)
    values = {
        "live_channel_id": channel_id,
        "live_message_id": message_id,
        "live_version": job.version,
    }
    _set_live(session, job.game_id, values)
    return None if before == LivePost(channel_id, message_id) else before


def _set_live(session: Session, game_id: int, values: dict[str, Any]) -> None:
    """Store what no cached table is asked for: the game's mark stays, and so does its cache."""
    session.connection().execute(update(GAMES).where(GAMES.c.id == game_id).values(**values))
