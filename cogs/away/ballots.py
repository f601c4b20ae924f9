"""Votes of the table, in public: opening, counting, carrying out. A row and its timer hold them."""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.away import timers, words
from cogs.away.alarm import Again
from cogs.away.questions import (
    NO,
    REPLACE,
    STEWARD,
    WAIT,
    YES,
    Count,
    Question,
    choices,
    off,
    voters,
)
from cogs.away.shared import Shared
from cogs.custom_ids import CustomId
from cogs.errors import UNREACHABLE, UserError
from cogs.posts.layout import Button
from cogs.widgets import Buttons
from cogs.wording.people import language, name
from db.errors import GameNotFound, StorageError, VoteOver, VoteRunning, WrongState
from db.loaded import LoadedGame
from db.models import Controller, GameState, SeatRow, TimerRow, VoteState
from db.timer_rows import PlannedTimer
from db.votes import Vote

OPEN_FOR: Final = timedelta(days=3)
UNCOUNTED: Final = timedelta(minutes=1)
"""After which a ballot is counted whose process died before it could do so."""
STUCK_FOR: Final = timedelta(days=1)
"""How long a game must have waited for a seat before the table may vote on replacing it."""
BY_VOTE: Final = "vote"
"""The reason for a pause or an end that the table decided."""
STYLES: Final = {
    YES: discord.ButtonStyle.success,
    NO: discord.ButtonStyle.secondary,
    REPLACE: discord.ButtonStyle.danger,
}

_log = logging.getLogger(__name__)


class Ballots:
    """Opens votes, takes ballots, and carries out what was decided."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    # --- opening ----------------------------------------------------------------------------------

    async def ask_about_absent(self, table: LoadedGame, seat: int, *, left: bool = False) -> None:
        """Ask the table once what to do about somebody who does not answer, then fall silent.

        `left`: because they are no longer on the server; a vote that runs already says so then.
        Raises what Discord raises if the question could not be put: it is put at the next attempt.
        """
        if not voters(table, seat):
            return
        try:
            await self._open(table, Question.ABSENT, seat, None, {"left": left})
        except VoteRunning as running:
            vote = await self._shared.votes.load(running.params["vote"])
            if left and not vote.row.payload.get("left"):
                vote = await self._shared.votes.note(vote.row.id, left=True)
                await self._show(table, vote)
            await self._put(table, vote)

    async def propose(
        self, table: LoadedGame, question: Question, about: int | None, proposer: SeatRow
    ) -> None:
        """Open a vote for somebody at the table, who thereby says yes.

        Raises UserError if there is nothing to vote on, VoteRunning if it is being voted on.
        """
        self._check(table, question, about, proposer)
        try:
            vote = await self._open(table, question, about, proposer, {})
        except VoteRunning as running:
            vote = await self._shared.votes.load(running.params["vote"])
            if "message" in vote.row.payload:
                raise
            vote = await self._put(table, vote)
        await self.cast(vote.row.id, proposer, YES)

    def _check(
        self, table: LoadedGame, question: Question, about: int | None, proposer: SeatRow
    ) -> None:
        paused = table.state is GameState.PAUSED
        if table.state not in (GameState.RUNNING, GameState.PAUSED):
            raise WrongState(state=table.state)
        if paused != (question is Question.RESUME) and question is not Question.END:
            raise UserError("vote-paused" if paused else "vote-not-paused")
        if question is Question.RESUME and table.row.paused_by is not None:
            raise UserError("vote-paused-by-moderator")
        if question is not Question.REPLACE:
            return
        if about is None or about == proposer.number:
            raise UserError("vote-about-whom")
        row = table.seat(about)
        if row.controller == Controller.COMPUTER or row.user_id is None:
            raise UserError("vote-about-nobody", seat=name(row))
        waited = self._shared.now() - table.row.updated_at >= STUCK_FOR and about in table.asked
        if row.controller == Controller.PERSON and not waited:
            raise UserError("vote-too-early", seat=name(row))

    async def _open(
        self,
        table: LoadedGame,
        question: Question,
        about: int | None,
        proposer: SeatRow | None,
        details: dict[str, Any],
    ) -> Vote:
        person = table.seat(about).user_id if about is not None else None
        vote = await self._shared.votes.open(
            table.id,
            question,
            about_seat=about,
            opened_by=proposer.user_id if proposer else None,
            closes_at=self._shared.now() + OPEN_FOR,
            payload={**details, "by": proposer.number if proposer else None, "user": person},
        )
        return await self._put(table, vote, fresh=True)

    async def _put(self, table: LoadedGame, vote: Vote, *, fresh: bool = False) -> Vote:
        """Put the question of a vote to the table, unless that has been done."""
        shared, row = self._shared, vote.row
        if "message" in row.payload or row.state != VoteState.OPEN:
            return vote
        closes_at = row.closes_at or shared.now() + OPEN_FOR
        await shared.timers.set(_timer(table, vote, closes_at))
        users = [
            seat.user_id
            for seat in voters(table, row.about_seat)
            if row.opened_by is None or seat.user_id != row.opened_by
        ]

        def wanted(button: CustomId) -> bool:
            return button.kind == "vote" and button.payload.partition(".")[0] == str(row.id)

        lost = None if fresh else await shared.said_already(table, row.opened_at, wanted)
        sent = lost or await shared.say(
            table,
            _words(table, vote),
            items=_buttons(table, vote),
            pings=[user for user in users if user and await self._may_ping(user)],
            nonce=f"v{vote.row.id}",
        )
        return await shared.votes.note(vote.row.id, channel=sent.channel.id, message=sent.id)

    async def _may_ping(self, user: int) -> bool:
        now = self._shared.now()
        return (await self._shared.rhythm(user)).reachable(now) <= now

    # --- answering --------------------------------------------------------------------------------

    async def cast(self, vote_id: int, seat: SeatRow, choice: str) -> Vote:
        """Take or change the ballot of a seat, and carry out what is decided by it.

        Raises VoteOver, or UserError for a seat that does not decide.
        """
        shared = self._shared
        vote = await shared.votes.load(vote_id)
        table = await shared.table.load(vote.row.game_id)
        question = Question(vote.row.kind)
        if choice not in choices(question):
            raise VoteOver(vote=vote_id, state=None)
        if vote.row.state == VoteState.OPEN and off(table, vote):
            vote = await self._close(table, vote, VoteState.CANCELLED)
            raise VoteOver(vote=vote_id, state=vote.row.state)
        entitled = {voter.number for voter in voters(table, vote.row.about_seat)}
        if vote.row.game_id != seat.game_id or seat.number not in entitled:
            raise UserError("vote-not-yours")
        look = _timer(table, vote, shared.now() + UNCOUNTED)
        vote = await shared.votes.cast(
            vote_id, seat.number, choice, user_id=seat.user_id, look=look
        )
        count = Count.of(table, vote)
        if count.result is not None:
            return await self._decide(table, vote, count.result)
        if count.is_over:
            return await self._close(table, vote, VoteState.FAILED)
        await self._show(table, vote)
        return vote

    async def _decide(self, table: LoadedGame, vote: Vote, choice: str) -> Vote:
        """Carry out what was decided, then close: after a crash between, it is done once more."""
        if choice in (NO, WAIT):
            return await self._close(table, vote, VoteState.FAILED, choice)
        await self._shared.votes.note(vote.row.id, result=choice)
        try:
            await self._carry_out(table, vote, choice)
        except WrongState:  # somebody did it meanwhile
            _log.info("vote %s: the game is in another state", vote.row.id)
        return await self._close(table, vote, VoteState.PASSED, choice)

    async def _carry_out(self, table: LoadedGame, vote: Vote, choice: str) -> None:
        games, seat = self._shared.table, vote.row.about_seat or 0
        match Question(vote.row.kind):
            case Question.ABSENT if choice == STEWARD:
                await games.seats.set_controller(table.id, seat, Controller.STEWARD)
            case Question.ABSENT | Question.REPLACE:
                await games.seats.vacate(table.id, seat, reason=BY_VOTE)
            case Question.PAUSE:
                await games.moderation.pause(table.id, reason=BY_VOTE)
            case Question.RESUME:
                await games.moderation.resume(table.id, reason=BY_VOTE)
            case Question.END:
                await games.moderation.end(table.id, reason=BY_VOTE)

    # --- closing ----------------------------------------------------------------------------------

    async def due(self, timer: TimerRow) -> Again | None:
        """The time of a vote is up, something has changed, or a ballot was not counted."""
        shared = self._shared
        try:
            vote = await shared.votes.load(timer.payload["vote"])
        except VoteOver:
            return None
        try:
            table = await shared.table.load(vote.row.game_id)
        except GameNotFound:
            await self._withdraw(vote)
            return None
        closes_at, decided = vote.row.closes_at, vote.row.payload.get("result")
        if vote.row.state != VoteState.OPEN:
            await self._show(table, vote)
        elif off(table, vote):
            state = VoteState.PASSED if decided else VoteState.CANCELLED
            await self._close(table, vote, state, decided)
        elif (choice := Count.of(table, vote).result) is not None:
            await self._decide(table, vote, choice)
        elif closes_at is not None and closes_at > shared.now():
            return Again(closes_at)
        else:
            await self._close(table, vote, VoteState.FAILED)
        return None

    async def _withdraw(self, vote: Vote) -> None:
        """Take the buttons off a vote whose game was deleted."""
        shared, payload = self._shared, vote.row.payload
        if vote.row.state == VoteState.OPEN:
            await shared.votes.close(vote.row.id, VoteState.CANCELLED)
        if "message" in payload:
            channel = shared.bot.get_partial_messageable(payload["channel"])
            try:
                await channel.get_partial_message(payload["message"]).edit(view=None)
            except UNREACHABLE as error:
                _log.info("vote %s keeps its buttons: %s", vote.row.id, error)

    async def _close(
        self, table: LoadedGame, vote: Vote, state: VoteState, choice: str | None = None
    ) -> Vote:
        shared = self._shared
        try:
            await shared.votes.note(vote.row.id, result=choice)
            vote = await shared.votes.close(vote.row.id, state)
        except StorageError:  # closed by another ballot
            vote = await shared.votes.load(vote.row.id)
        key = timers.vote(table.id, vote.row.kind, vote.row.about_seat)
        await shared.timers.cancel(key)
        await self._show(await shared.table.load(table.id), vote)
        return vote

    async def _show(self, table: LoadedGame, vote: Vote) -> None:
        """Bring the vote's message up to date."""
        payload = vote.row.payload
        if "message" not in payload:
            return
        channel = self._shared.bot.get_partial_messageable(payload["channel"])
        items = list(_buttons(table, vote))
        try:
            await channel.get_partial_message(payload["message"]).edit(
                content=_words(table, vote),
                view=Buttons(*items) if items else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except UNREACHABLE as error:
            _log.info("vote %s is not shown: %s", vote.row.id, error)


def _timer(table: LoadedGame, vote: Vote, due: datetime) -> PlannedTimer:
    """When a vote is looked at next."""
    row = vote.row
    key = timers.vote(table.id, row.kind, row.about_seat)
    return PlannedTimer(key, timers.VOTE, due, table.id, row.about_seat, payload={"vote": row.id})


def takeover_button(table: LoadedGame, seat: int) -> Button:
    """Takes a free seat, for whoever presses first."""
    label = locales.text(language(table), "button-takeover", seat=table.seat(seat).display_name)
    custom_id = CustomId("takeover", table.id, 0, str(seat))
    return Button(label, custom_id, discord.ButtonStyle.success, "🪑")


# --- what the table reads -------------------------------------------------------------------------


def _words(table: LoadedGame, vote: Vote) -> str:
    locale, row = language(table), vote.row
    about = name(table.seat(row.about_seat)) if row.about_seat is not None else ""
    lines = [f"🗳️ {_question(table, vote, about)}"]
    if row.state == VoteState.OPEN:
        lines.append(_standing(table, vote))
    else:
        lines.append(f"**{_result(locale, vote, about, off(table, vote))}**")
    return "\n".join(lines)


def _question(table: LoadedGame, vote: Vote, about: str) -> str:
    locale, payload = language(table), vote.row.payload
    by = payload.get("by")
    key = f"vote-{vote.row.kind}"
    if payload.get("left"):
        key = "vote-absent-left"
    return locales.text(locale, key, seat=about, by=name(table.seat(by)) if by is not None else "")


def _standing(table: LoadedGame, vote: Vote) -> str:
    """How many said what, how many it takes, until when."""
    locale, count = language(table), Count.of(table, vote)
    said = " · ".join(
        locales.text(
            locale, "labelled", label=locales.text(locale, f"vote-choice-{choice}"), value=number
        )
        for choice, number in count.ballots.items()
    )
    closes_at = vote.row.closes_at
    return locales.text(
        locale,
        "vote-standing",
        said=said,
        needed=count.needed,
        voters=count.voters,
        until=words.stamp(closes_at, "R") if closes_at else "–",
    )


def _result(locale: locales.Locale, vote: Vote, about: str, why: str) -> str:
    row = vote.row
    if row.state == VoteState.CANCELLED:
        key = f"vote-off-{why}" if why else "vote-cancelled"
        return locales.text(locale, key, seat=about)
    choice = row.payload.get("result")
    if row.state == VoteState.PASSED:
        done = choice if row.kind == Question.ABSENT else row.kind
        return locales.text(locale, f"vote-done-{done}", seat=about)
    return locales.text(locale, "vote-waits" if row.kind == Question.ABSENT else "vote-failed")


def _buttons(table: LoadedGame, vote: Vote) -> Iterator[ui.Item[Any]]:
    """A button per answer while the vote is open; then, for a seat it freed, one to take it."""
    locale, row = language(table), vote.row
    about = None if row.about_seat is None else table.seat(row.about_seat)
    if row.state == VoteState.PASSED and about is not None and about.user_id is None:
        yield takeover_button(table, about.number).item()
    if row.state == VoteState.OPEN:
        for choice in choices(Question(row.kind)):
            yield Button(
                locales.text(locale, f"vote-choice-{choice}"),
                CustomId("vote", table.id, 0, f"{row.id}.{choice}"),
                STYLES.get(choice, discord.ButtonStyle.primary),
            ).item()
