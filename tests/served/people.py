"""People on the served Discord: they press, choose and type, and see what is answered."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import simcord
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.enums import ComponentType, InteractionType

from tests.served.gateway import Session
from tests.served.server import ServedDiscord
from tests.sim.answers import Seen

PATIENCE: Final = 60.0
"""Seconds after which somebody stops waiting for an answer; Discord itself waits three."""
THINKING, DEFERRED_UPDATE = 5, 6
"""Kinds of first answers that something must follow: an answer, or an effect in the channel."""


@dataclass(eq=False)
class Asked:
    """One interaction on its way, and what has come back."""

    record: Interaction
    session: Session
    at: float
    kind: int | None = None
    """The kind of the first answer."""
    told: int = 0
    """Answers after it."""
    acknowledged_after: float | None = None
    """Seconds until the first answer."""
    answered_after: float | None = None
    """Seconds until the answer that it waited for."""
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def died(self) -> bool:
        """Whether the process that it was sent to is gone, or cut off for good."""
        return self.session.over


class People:
    """Delivers interactions and waits for their answers."""

    def __init__(self, discord: ServedDiscord) -> None:
        self._discord = discord
        self._open: dict[str, Asked] = {}
        discord.watchers.append(self._watch)

    # --- what they do -----------------------------------------------------------------------------

    async def press(
        self, actor: simcord.MemberActor, message: Seen, custom_id: str, value: str | None = None
    ) -> Asked:
        """Press a button, or choose a value of a select; wait for the answer."""
        asked = self.send_press(actor, message, custom_id, value)
        await self.wait(asked)
        return asked

    def send_press(
        self, actor: simcord.MemberActor, message: Seen, custom_id: str, value: str | None = None
    ) -> Asked:
        """Press without waiting."""
        channel_id = _channel_of(message)
        kind = ComponentType.BUTTON if value is None else ComponentType.STRING_SELECT
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
        if value is not None:
            data["values"] = [value]
        return self._send(InteractionType.MESSAGE_COMPONENT, actor, channel_id, data, message.id)

    async def type(
        self, actor: simcord.MemberActor, channel_id: int, command: str, **options: Any
    ) -> Asked:
        """Type a slash command: `type(ada, channel, "game create", seats=3)`."""
        asked = self.send_command(actor, channel_id, command, **options)
        await self.wait(asked)
        return asked

    def send_command(
        self, actor: simcord.MemberActor, channel_id: int, command: str, **options: Any
    ) -> Asked:
        """Type without waiting."""
        name, *nested = command.split(" ")
        stored = next(
            entry
            for entry in self._discord.backend.commands[None].values()
            if entry["name"] == name
        )
        given: list[dict[str, Any]] = [
            {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
            for option, value in options.items()
        ]
        for part in reversed(nested):
            given = [{"name": part, "type": 1, "options": given}]
        data = {"id": str(stored["id"]), "name": name, "type": 1, "options": given}
        return self._send(InteractionType.APPLICATION_COMMAND, actor, channel_id, data, None)

    def _send(
        self,
        kind: InteractionType,
        actor: simcord.MemberActor,
        channel_id: int,
        data: dict[str, Any],
        message_id: int | None,
    ) -> Asked:
        discord, guild_id = self._discord, actor.guild.id
        discord.tick()
        record, payload = wire.base_payload(
            discord.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=actor.id,
            data=data,
        )
        # Lateness is counted, not punished: it is the computer's that plays and serves at once.
        record.initial_response_deadline = discord.backend.iso_after(PATIENCE)
        if message_id is not None:
            stored = discord.backend.get_message(channel_id, message_id)
            payload["message"] = dict(serializers.message_payload(discord.backend, stored))
            record.source_message_id = message_id
        session = discord.gateway.session_of(guild_id)
        assert session is not None
        asked = Asked(record, session, time.monotonic())
        self._open[record.token] = asked
        discord.backend.emit("INTERACTION_CREATE", payload)
        return asked

    async def wait(self, asked: Asked) -> None:
        """Wait until an interaction is answered, its process is gone, or patience is at an end.

        A first answer that promises an effect is enough: who pressed looks for it.
        """
        end = asked.at + PATIENCE
        while not asked.done.is_set() and not asked.died and time.monotonic() < end:
            try:
                async with asyncio.timeout(0.5):
                    await asked.done.wait()
            except TimeoutError:
                continue

    # --- what comes back --------------------------------------------------------------------------

    def _watch(self, method: str, path: str, body: Any) -> None:
        parts = path.strip("/").split("/")
        if parts[0] == "interactions" and parts[-1] == "callback":
            asked = self._open.get(parts[2])
            if asked is not None:
                asked.kind = body["type"]
                asked.acknowledged_after = time.monotonic() - asked.at
                if asked.kind != THINKING:
                    asked.done.set()
                if asked.kind not in (THINKING, DEFERRED_UPDATE):
                    asked.answered_after = asked.acknowledged_after
        elif parts[0] == "webhooks" and method != "GET":
            asked = self._open.get(parts[2])
            if asked is not None:
                asked.told += 1
                asked.answered_after = time.monotonic() - asked.at
                asked.done.set()

    def answer(self, asked: Asked) -> simcord.ResponseMessage | None:
        """The newest message that an interaction was answered with."""
        result = simcord.InteractionResult(self._discord.env, asked.record)
        shown = [*([result.response] if result.response else []), *result.followups]
        return shown[-1] if shown else None

    # --- what the channel shows -------------------------------------------------------------------

    def posts(self, channel_id: int) -> Iterator[simcord.ResponseMessage]:
        """The public messages of a channel, newest first."""
        stored = self._discord.backend.messages.get(channel_id, {})
        for number in sorted(stored, reverse=True):
            if not stored[number].is_ephemeral:
                yield simcord.ResponseMessage(self._discord.env, stored[number])

    def trim(self, channels: Sequence[int], kept: int = 15) -> None:
        """Forget old messages with their pictures: a long run must not fill the memory."""
        backend = self._discord.backend
        for channel_id in channels:
            stored = backend.messages.get(channel_id, {})
            private = sorted(n for n, message in stored.items() if message.is_ephemeral)
            public = sorted(stored.keys() - set(private))
            for number in (*public[:-kept], *private[:-kept]):
                self._forget(stored.pop(number))
        for number in sorted(backend.interactions)[: -50 * len(channels)]:
            token = backend.interactions.pop(number).token
            backend.interaction_tokens.pop(token, None)
            self._open.pop(token, None)

    def _forget(self, message: Message) -> None:
        for attachment in message.attachments:
            self._discord.backend.cdn._blobs.pop(attachment["url"], None)


def _channel_of(message: Seen) -> int:
    return (
        message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id
    )
