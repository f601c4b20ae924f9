"""What happens to a table as a whole: pause, end, deletion, another channel, exclusion."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert
from sqlmodel import Session

from db import commit
from db.commit import BANS, Interaction
from db.errors import WrongState
from db.keeper import Draft, Keeper
from db.loaded import LoadedGame
from db.models import GameState
from db.owed import owe_line


class Moderation:
    """Acts on tables. Those with a ``moderator_id`` are audited with their reason."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def pause(
        self,
        game_id: int,
        *,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
        post: bool = True,
    ) -> LoadedGame:
        """Stop a running game (by a moderator or by vote); raises WrongState.

        ``post``: the channel is to be told, if it can be reached.
        """

        def values(at: datetime) -> dict[str, Any]:
            return {
                "state": GameState.PAUSED,
                "paused_at": at,
                "paused_by": moderator_id,
                "pause_reason": reason,
            }

        return await self._act(
            "pause",
            game_id,
            (GameState.RUNNING,),
            values,
            reason,
            moderator_id,
            interaction_id,
            post=post,
        )

    async def resume(
        self,
        game_id: int,
        *,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Go on with a paused game; raises WrongState."""

        def values(_: datetime) -> dict[str, Any]:
            return {
                "state": GameState.RUNNING,
                "paused_at": None,
                "paused_by": None,
                "pause_reason": None,
            }

        return await self._act(
            "resume", game_id, (GameState.PAUSED,), values, reason, moderator_id, interaction_id
        )

    async def end(
        self,
        game_id: int,
        *,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """End a game without a winner; raises WrongState if it is over."""

        def values(at: datetime) -> dict[str, Any]:
            return {"state": GameState.FINISHED, "finished_at": at, "asked": 0, "decision": ""}

        states = (GameState.LOBBY, GameState.RUNNING, GameState.PAUSED)
        return await self._act("end", game_id, states, values, reason, moderator_id, interaction_id)

    async def delete(
        self,
        game_id: int,
        *,
        reason: str,
        moderator_id: int | None,
        interaction_id: int | None = None,
    ) -> None:
        """Delete a game: it is gone for everybody, its channel is free; the audit keeps the act."""

        def values(_: datetime) -> dict[str, Any]:
            return {"state": GameState.DELETED, "asked": 0, "decision": ""}

        states = tuple(state for state in GameState if state is not GameState.DELETED)
        await self._act(
            "delete", game_id, states, values, reason, moderator_id, interaction_id, post=False
        )

    async def relocate(
        self,
        game_id: int,
        *,
        channel_id: int,
        parent_id: int | None = None,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Move a game to another channel or thread; raises ChannelBusy if one is open there."""

        def values(_: datetime) -> dict[str, Any]:
            return {"channel_id": channel_id, "parent_id": parent_id}

        return await self._act(
            "relocate",
            game_id,
            tuple(GameState),
            values,
            reason,
            moderator_id,
            interaction_id,
            details={"to": channel_id},
        )

    async def repost(
        self,
        game_id: int,
        *,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Owe the channel a fresh post of the game as it is."""
        return await self._act(
            "repost",
            game_id,
            tuple(GameState),
            lambda _: {},
            reason,
            moderator_id,
            interaction_id,
        )

    async def set_table_options(
        self,
        game_id: int,
        table_options: dict[str, Any],
        *,
        language: str | None = None,
        reason: str = "",
        moderator_id: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Change what the table agreed on beside the rules (deadlines, reminders, language)."""
        given: dict[str, Any] = {"table_options": table_options}
        if language is not None:
            given["language"] = language
        return await self._act(
            "table_options",
            game_id,
            tuple(GameState),
            lambda _: given,
            reason,
            moderator_id,
            interaction_id,
        )

    async def forbid(
        self,
        guild_id: int,
        user_id: int,
        *,
        moderator_id: int,
        reason: str,
        game_id: int | None = None,
    ) -> None:
        """Keep a person from taking a seat: in one game, or (no game) in all of a server."""
        at = self._keeper.now()

        def work(session: Session) -> None:
            _allow(session, guild_id, user_id, game_id)
            session.connection().execute(
                insert(BANS).values(
                    guild_id=guild_id,
                    game_id=game_id,
                    user_id=user_id,
                    moderator_id=moderator_id,
                    reason=reason,
                    created_at=at,
                )
            )
            _audit_person(session, "forbid", guild_id, user_id, game_id, moderator_id, reason, at)

        await self._keeper.database.write(work)

    async def allow(
        self,
        guild_id: int,
        user_id: int,
        *,
        moderator_id: int,
        reason: str,
        game_id: int | None = None,
    ) -> bool:
        """End what ``forbid`` began; tell whether there was anything to end."""
        at = self._keeper.now()

        def work(session: Session) -> bool:
            found = _allow(session, guild_id, user_id, game_id)
            if found:
                _audit_person(
                    session, "allow", guild_id, user_id, game_id, moderator_id, reason, at
                )
            return found

        return await self._keeper.database.write(work)

    async def _act(
        self,
        act: str,
        game_id: int,
        states: tuple[GameState, ...],
        values: Callable[[datetime], dict[str, Any]],
        reason: str,
        moderator_id: int | None,
        interaction_id: int | None,
        *,
        post: bool = True,
        details: dict[str, Any] | None = None,
    ) -> LoadedGame:
        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            if table.state not in states:
                raise WrongState(state=table.state)
            changed = values(at)
            if moderator_id is not None:
                commit.write_audit(
                    session,
                    table,
                    act,
                    moderator_id,
                    reason,
                    at,
                    version=table.version + 1,
                    details=details,
                )
            return Draft(act, changed, post=post)

        interaction = Interaction(interaction_id, moderator_id)
        return await self._keeper.change(game_id, work, interaction)


def _allow(session: Session, guild_id: int, user_id: int, game_id: int | None) -> bool:
    same_game = BANS.c.game_id.is_(None) if game_id is None else BANS.c.game_id == game_id
    gone = session.connection().execute(
        delete(BANS).where(BANS.c.guild_id == guild_id, BANS.c.user_id == user_id, same_game)
    )
    return gone.rowcount > 0


def _audit_person(
    session: Session,
    act: str,
    guild_id: int,
    user_id: int,
    game_id: int | None,
    moderator_id: int,
    reason: str,
    at: datetime,
) -> None:
    session.connection().execute(
        insert(commit.AUDIT).values(
            guild_id=guild_id,
            game_id=game_id,
            moderator_id=moderator_id,
            act=act,
            subject_id=user_id,
            reason=reason,
            details={},
            created_at=at,
        )
    )
    owe_line(session, at)
