"""People who are none: their presses and commands enter the bot where Discord's events do."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Self

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.client import KataneBot
from tests.stand_in import message

COMMAND, COMPONENT = 2, 3
PATIENCE: Final = 60.0
"""Seconds within which every press must have been answered or shown its effect."""
_EPOCH: Final = 1_420_070_400_000


@dataclass(frozen=True)
class StandIn:
    """Who acts: the number and name of an account. A made-up number is nobody's."""

    id: int
    name: str


class PrivateAnswers(AsyncWebhookAdapter):
    """Keeps the answers to the stand-ins' interactions, which Discord would not take."""

    def __init__(self, bot_user: dict[str, Any]) -> None:
        super().__init__()
        self._user = bot_user
        self.said: dict[str, list[dict[str, Any]]] = {}
        """By token: what was answered, the acknowledgement first."""

    async def request(self, route: Any, session: aiohttp.ClientSession, **given: Any) -> Any:
        """Note an answer and give back what Discord would."""
        body = given.get("payload") or _json_part(given.get("multipart") or ())
        token = str(route.webhook_token)
        self.said.setdefault(token, []).append(body)
        if route.url.partition("?")[0].endswith("/callback"):
            return {"interaction": {"id": "1", "type": COMMAND}}
        return message(body, str(len(self.said[token])), "1", self._user)

    def install(self) -> Self:
        """Take the place of the library's own for all tasks begun from here on."""
        async_context.set(self)
        return self


def _json_part(parts: Any) -> dict[str, Any]:
    for part in parts:
        if part["name"] == "payload_json":
            return dict(json.loads(part["value"]))
    return {}


class Hands:
    """What the stand-ins do in one channel of one bot."""

    def __init__(
        self, bot: KataneBot, channel: discord.TextChannel, answers: PrivateAnswers
    ) -> None:
        self._bot = bot
        self._channel = channel
        self._answers = answers
        self._numbers = count(1)

    async def type(self, who: StandIn, command: str, **options: Any) -> str:
        """Type a slash command; return the words of the answer."""
        name, *nested = command.split(" ")
        given: list[dict[str, Any]] = [
            {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
            for option, value in options.items()
        ]
        for part in reversed(nested):
            given = [{"name": part, "type": 1, "options": given}]
        data = {"id": "1", "name": name, "type": 1, "options": given}
        return await self._act(who, COMMAND, data, None)

    async def press(self, who: StandIn, message: discord.Message, custom_id: str) -> str:
        """Press a button of a message of the channel; return the words of the answer."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self._act(who, COMPONENT, data, message)

    async def _act(
        self, who: StandIn, kind: int, data: dict[str, Any], message: discord.Message | None
    ) -> str:
        now = int(self._bot.now().timestamp() * 1000)
        number, guild = ((now - _EPOCH) << 22) + next(self._numbers), self._channel.guild
        token = f"stand-in-{number}"
        payload: dict[str, Any] = {
            "id": str(number),
            "application_id": str(self._bot.application_id),
            "type": kind,
            "token": token,
            "version": 1,
            "guild_id": str(guild.id),
            "channel_id": str(self._channel.id),
            "channel": {"id": str(self._channel.id), "type": 0, "guild_id": str(guild.id),
                        "name": self._channel.name, "position": 0, "permissions": "0"},
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
            "app_permissions": str(self._channel.permissions_for(guild.me).value),
            "member": _member(who),
            "data": data,
        }  # fmt: skip
        if message is not None:
            http = self._bot.http
            payload["message"] = dict(await http.get_message(self._channel.id, message.id))
        self._bot._connection.parse_interaction_create(payload)  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            while token not in self._answers.said or self._is_waiting(token, kind):
                await asyncio.sleep(0.05)
        return " ".join(_words(body) for body in self._answers.said[token])

    def _is_waiting(self, token: str, kind: int) -> bool:
        """A command is answered in words; a press may show its effect in the channel instead."""
        return kind == COMMAND and len(self._answers.said[token]) == 1


def _member(who: StandIn) -> dict[str, Any]:
    user = {"id": str(who.id), "username": who.name, "discriminator": "0", "avatar": None}
    return {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False,
            "mute": False, "flags": 0, "permissions": "0"}  # fmt: skip


def _words(body: dict[str, Any]) -> str:
    return " ".join(_texts(body))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("content"), str):
            yield part["content"]
        for value in part.values():
            yield from _texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from _texts(value)
