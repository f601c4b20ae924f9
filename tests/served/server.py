"""SimCord's Discord on real sockets, so that bot processes can be started, cut off and killed.

Unlike SimCord by itself it knows nonces, as Discord does: a message that was sent already is
answered with, not sent again.
"""

import asyncio
import io
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Final

import discord
import simcord
from aiohttp import BodyPartReader, web
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.served.faults import Fault, Faults, Trouble
from tests.served.gateway import Gateway

API: Final = "/api/v10"
TOKEN: Final = "served-token"
NONCES_KEPT: Final = 300.0
"""Seconds for which Discord knows a nonce: “a few minutes”."""
GUILD_PART: Final = 4_000_000
"""The lower part of a server's number, which counting does not reach."""
LARGEST: Final = 25 * 2**20

Watcher = Callable[[str, str, Any], None]


class ServedDiscord:
    """The world in `env`, its REST interface at `base`, its `gateway`, the `faults` to come."""

    def __init__(self) -> None:
        self.env = simcord.Env(discord.Client(intents=discord.Intents.none()))
        self.backend = self.env.backend
        self.gateway = Gateway(self.backend)
        self.faults = Faults()
        self.base = ""
        self.watchers: list[Watcher] = []
        """Called after each request that was done, with method, path and body."""
        self._nonces: dict[tuple[int, str], tuple[int, float]] = {}

    def tick(self) -> None:
        """Bring the simulated clock up to the wall clock."""
        behind = (datetime.now(UTC) - self.backend.clock.now()).total_seconds()
        if behind > 0:
            self.backend.advance_clock(behind)

    def guild_of_shard(self, shard: int, shards: int) -> simcord.GuildHandle:
        """A new server that belongs to a shard."""
        self.tick()
        moment = self.backend.snowflake() >> 22
        moment -= (moment - shard) % shards
        return self.env.create_guild(f"server {shard}", id=(moment << 22) | GUILD_PART)

    # --- requests ---------------------------------------------------------------------------------

    async def rest(self, request: web.Request) -> web.StreamResponse:
        """Answer a REST request, or let it run into trouble."""
        path = request.path.removeprefix(API)
        body, files = await _read(request)
        if path == "/gateway/bot":
            return _json(self._gateway_bot())
        if path == "/users/@me" and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, 401)
        fault = self.faults.meet(request.method, path)
        if fault is not None and fault.trouble is not Trouble.LOST:
            return _in_trouble(request, fault)
        answer = self._do(request, path, body, files)
        return answer if fault is None else _cut(request)

    def _do(
        self, request: web.Request, path: str, body: Any, files: list[Any]
    ) -> web.StreamResponse:
        self.tick()
        known = self._known(request.method, path, body)
        if known is not None:
            return _json(known)
        try:
            result = router.dispatch(
                self.backend,
                request.method,
                path,
                json=body,
                params=dict(request.query),
                files=files,
                reason=request.headers.get("X-Audit-Log-Reason"),
            )
        except BackendError as error:
            return _json(error.to_json(), error.status)
        finally:
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
        self._remember(request.method, path, body, result)
        for watcher in self.watchers:
            watcher(request.method, path, body)
        return _json(result) if result is not None else web.Response(status=204)

    def _known(self, method: str, path: str, body: Any) -> Any:
        """The message that has the nonce of a new one, if it was sent a short time ago."""
        key = _nonce_of(method, path, body)
        if key is None or key not in self._nonces:
            return None
        message_id, at = self._nonces[key]
        if time.monotonic() - at > NONCES_KEPT:
            return None
        try:
            message = self.backend.get_message(key[0], message_id)
        except BackendError:
            return None
        return serializers.message_payload(self.backend, message)

    def _remember(self, method: str, path: str, body: Any, result: Any) -> None:
        key = _nonce_of(method, path, body)
        if key is not None:
            self._nonces[key] = (int(result["id"]), time.monotonic())

    def forget_nonces(self) -> None:
        """Let some minutes pass, as far as nonces go."""
        self._nonces.clear()

    def _gateway_bot(self) -> dict[str, Any]:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
        return {"url": self.gateway.address, "shards": 1, "session_start_limit": limit}


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body and the files of a request."""
    if request.content_type != "multipart/form-data":
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    raw: list[tuple[str, bytes]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(content)
        else:
            raw.append((part.filename or "", content))
    told = {entry.get("filename"): entry for entry in (body or {}).get("attachments", ())}
    files = [
        SimpleNamespace(
            fp=io.BytesIO(content),
            filename=name,
            description=told.get(name, {}).get("description"),
        )
        for name, content in raw
    ]
    return body, files


def _nonce_of(method: str, path: str, body: Any) -> tuple[int, str] | None:
    parts = path.strip("/").split("/")
    if method != "POST" or len(parts) != 3 or parts[0] != "channels" or parts[2] != "messages":
        return None
    if not isinstance(body, dict) or not body.get("enforce_nonce"):
        return None
    return int(parts[1]), str(body["nonce"])


def _in_trouble(request: web.Request, fault: Fault) -> web.StreamResponse:
    if fault.trouble is Trouble.RATE_LIMIT:
        told = {"message": "slow down", "retry_after": fault.retry_after, "global": False}
        return _json(told, 429, {"Retry-After": str(fault.retry_after), "Via": "1.1 served"})
    if fault.trouble is Trouble.ERROR:
        return _json({"message": "bad gateway"}, 502)
    return _cut(request)


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _json(
    content: Any, status: int = 200, headers: dict[str, str] | None = None
) -> web.StreamResponse:
    """Answer exactly as Discord does: the library knows JSON by this very header."""
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(content).encode(), status=status, headers=told)


@asynccontextmanager
async def served_discord() -> AsyncIterator[ServedDiscord]:
    """Serve a Discord on a loopback port."""
    server = ServedDiscord()
    app = web.Application(client_max_size=LARGEST)
    app.router.add_get("/gateway", server.gateway.serve)
    app.router.add_get("/gateway/", server.gateway.serve)
    app.router.add_route("*", f"{API}/{{path:.*}}", server.rest)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    server.base = f"http://{host}:{port}{API}"
    server.gateway.address = f"ws://{host}:{port}/gateway"
    try:
        yield server
    finally:
        await runner.cleanup()
        await asyncio.sleep(0)
