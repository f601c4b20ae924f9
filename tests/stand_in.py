"""A stand-in for Discord on real sockets: just enough REST and gateway to log in and be asked."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMsgType, web

from tests.patience import PATIENCE

APPLICATION = "900000000000000001"
GUILD = "900000000000000002"
CHANNEL = "900000000000000003"
PERSON = "900000000000000004"
TOKEN = "stand-in-token"

USER = {"id": APPLICATION, "username": "katane", "discriminator": "0", "avatar": None, "bot": True}


class StandIn:
    """The server; `received` queues what the bot sends as (method, path, body)."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[tuple[str, str, Any]] = asyncio.Queue()
        self.identified: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.base = ""
        self._socket: web.WebSocketResponse | None = None
        self._sequence = 0

    async def send(self, event: str, data: dict[str, Any]) -> None:
        """Dispatch a gateway event to the bot."""
        assert self._socket is not None
        self._sequence += 1
        await self._socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    async def expect(self, method: str, path: str) -> Any:
        """Wait for a request whose path contains `path`; return its body."""
        async with asyncio.timeout(PATIENCE):
            while True:
                got_method, got_path, body = await self.received.get()
                if got_method == method and path in got_path:
                    return body

    async def rest(self, request: web.Request) -> web.StreamResponse:
        """Answer a REST request."""
        path = request.path.removeprefix("/api/v10")
        if path == "/users/@me" and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        body = await request.json() if request.can_read_body else None
        self.received.put_nowait((request.method, path, body))
        answers: dict[str, Any] = {
            "/users/@me": USER,
            "/oauth2/applications/@me": self._application(),
            "/gateway/bot": {
                "url": self.base.replace("http", "ws", 1).replace("/api/v10", "/gateway"),
                "shards": 1,
                "session_start_limit": {
                    "total": 1000,
                    "remaining": 1000,
                    "reset_after": 0,
                    "max_concurrency": 1,
                },
            },
        }
        if path in answers:
            return _json(answers[path])
        if path.endswith("/commands"):
            return _json([])
        if path.endswith("/callback"):
            return _json({"interaction": {"id": "900000000000000010", "type": 2}})
        if path.startswith("/webhooks/"):
            return _json(message(body or {}, "900000000000000012", CHANNEL, USER))
        return web.Response(status=204)

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        """Be the gateway: hello, identify, ready, heartbeats."""
        self._socket = socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            payload = json.loads(message.data)
            if payload["op"] == 1:
                await socket.send_json({"op": 11, "d": None})
            elif payload["op"] == 2:
                self.identified.put_nowait(payload["d"])
                await self._ready()
        return socket

    async def _ready(self) -> None:
        await self.send(
            "READY",
            {
                "v": 10,
                "user": USER,
                "guilds": [],
                "session_id": "stand-in",
                "resume_gateway_url": self.base.replace("http", "ws", 1),
                "application": {"id": APPLICATION, "flags": 0},
            },
        )

    @staticmethod
    def _application() -> dict[str, Any]:
        return {
            "id": APPLICATION,
            "name": "Katäne",
            "description": "",
            "icon": None,
            "flags": 0,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "team": None,
            "owner": USER,
        }


def _json(content: Any, status: int = 200) -> web.Response:
    """Answer exactly as Discord does: the library knows JSON by this very header."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(content).encode(), status=status, headers=headers)


def message(body: dict[str, Any], number: str, channel: str, author: object) -> dict[str, Any]:
    """What Discord answers to a message that was sent."""
    return {
        "id": number,
        "channel_id": channel,
        "author": author,
        "content": body.get("content") or "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags") or 0,
        "components": body.get("components") or [],
    }


def slash_command(name: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    """The event of a person who typed a command."""
    person = {"id": PERSON, "username": "ada", "discriminator": "0", "avatar": None}
    return {
        "id": "900000000000000010",
        "application_id": APPLICATION,
        "type": 2,
        "token": "interaction-token",
        "version": 1,
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "channel": {
            "id": CHANNEL,
            "type": 0,
            "guild_id": GUILD,
            "name": "katane",
            "position": 0,
            "permissions": "0",
        },
        "locale": "fr",
        "guild_locale": "fr",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 10_485_760,
        "app_permissions": "0",
        "member": {
            "user": person,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "data": {"id": "900000000000000011", "name": name, "type": 1, "options": options},
    }


@asynccontextmanager
async def stand_in() -> AsyncIterator[StandIn]:
    """Serve a stand-in on a loopback port."""
    server = StandIn()
    app = web.Application()
    app.router.add_get("/gateway", server.gateway)
    app.router.add_get("/gateway/", server.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", server.rest)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    server.base = f"http://{host}:{port}/api/v10"
    try:
        yield server
    finally:
        await runner.cleanup()
