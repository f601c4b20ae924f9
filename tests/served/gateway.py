"""The gateway of the served Discord: identify, resume, dispatch by shard, and being cut off."""

import asyncio
import copy
import json
import secrets
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from aiohttp import WSMsgType, web
from simcord import intents
from simcord.backend import Backend, serializers

KEPT_FRAMES: Final = 2000
"""Frames that are kept for a client that resumes."""
TIME_TO_RESUME: Final = 5.0
"""Seconds within which a client that was cut off comes back."""
HEARTBEAT_MS: Final = 20_000
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11

_ALLOWED: Final = frozenset({"guilds"})
"""The bot's intents."""


@dataclass(eq=False)
class Session:
    """One shard of one process, from its identify on; it outlives its connection."""

    id: str
    shard: int
    frames: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    sequence: int = 0
    line: "Line | None" = None
    cut_at: float = 0.0
    replaced: bool = False

    def dispatch(self, event: str, data: Mapping[str, Any]) -> None:
        """Send an event, now or when the client resumes."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.frames.append((self.sequence, frame))
        if self.line is not None:
            self.line.send(frame)

    @property
    def connected(self) -> bool:
        """Whether its client is there."""
        return self.line is not None

    @property
    def over(self) -> bool:
        """Whether its client identified anew, or has been away too long to be resuming."""
        return self.replaced or (
            self.line is None and time.monotonic() - self.cut_at > TIME_TO_RESUME
        )


class Line:
    """One connection; frames go out in the order they were given."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._request = request
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: str) -> None:
        """Send a frame soon."""
        self._frames.put_nowait(frame)

    def tell(self, op: int, data: Any = None) -> None:
        """Send what is no event."""
        self.send(json.dumps({"op": op, "d": data}))

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self) -> None:
        """Nothing more is sent."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self.socket.send_str(await self._frames.get())


class Gateway:
    """All sessions. `current` has the last one of each shard that identified."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._sessions: dict[str, Session] = {}
        self.current: dict[int, Session] = {}
        self.shard_count = 1
        self.address = ""
        backend.subscribers.append(self.emit)

    def session_of(self, guild_id: int) -> Session | None:
        """The session that gets the events of a server."""
        return self.current.get((guild_id >> 22) % self.shard_count)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Pass on what happened to the shard it belongs to."""
        gate = intents.required_intent(event, payload)
        if gate is not None and gate not in _ALLOWED:
            return
        guild_id = payload.get("guild_id") or (
            payload.get("id") if event.startswith("GUILD_") else None
        )
        session = self.session_of(int(guild_id or 0))
        if session is not None:
            session.dispatch(event, payload)

    def cut(self, shard: int) -> None:
        """Break the connection of a shard; its client resumes."""
        session = self.current.get(shard)
        if session is not None and session.line is not None:
            session.line.cut()

    def ask_to_reconnect(self, shard: int) -> None:
        """Ask the client of a shard to come back, as Discord does now and then."""
        session = self.current.get(shard)
        if session is not None and session.line is not None:
            session.line.tell(RECONNECT)

    def forget(self, shard: int) -> None:
        """Break the connection and know its session no more: the client must identify anew."""
        session = self.current.get(shard)
        if session is not None:
            self._sessions.pop(session.id, None)
            self.cut(shard)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection of a client."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        line, session = Line(socket, request), None
        line.tell(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                frame = json.loads(message.data)
                if frame["op"] == HEARTBEAT:
                    line.tell(ACK)
                elif frame["op"] == IDENTIFY:
                    session = self._identify(frame["d"], line)
                elif frame["op"] == RESUME:
                    session = self._resume(frame["d"], line)
        finally:
            await line.close()
            if session is not None and session.line is line:
                session.line, session.cut_at = None, time.monotonic()
        return socket

    def _identify(self, data: Mapping[str, Any], line: Line) -> Session:
        shard, self.shard_count = data.get("shard") or (0, 1)
        if shard in self.current:
            self.current[shard].replaced = True
        session = Session(secrets.token_hex(8), shard, line=line)
        self._sessions[session.id] = self.current[shard] = session
        guilds = list(self._guilds(shard))
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": serializers.user_payload(self._backend.bot_user),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "shard": [shard, self.shard_count],
                "application": {"id": str(self._backend.application_id), "flags": 0},
            },
        )
        for guild in guilds:
            created = copy.deepcopy(dict(serializers.guild_create_payload(self._backend, guild)))
            bot = self._backend.bot_user.id
            intents.prune_guild_create(created, discord.Intents(guilds=True), bot)
            session.dispatch("GUILD_CREATE", created)
        return session

    def _guilds(self, shard: int) -> Iterator[Any]:
        for guild in self._backend.guilds.values():
            if (guild.id >> 22) % self.shard_count == shard:
                yield guild

    def _resume(self, data: Mapping[str, Any], line: Line) -> Session | None:
        session = self._sessions.get(data["session_id"])
        if session is None:
            line.tell(INVALID, data=False)
            return None
        missed = [frame for number, frame in session.frames if number > data["seq"]]
        session.line = line
        for frame in missed:
            line.send(frame)
        session.dispatch("RESUMED", {})
        return session
