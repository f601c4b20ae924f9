"""The local table: the very same bot on SimCord's simulated Discord, played in the browser.

Four people and an admin share the channel #katane. The simulated clock follows the wall clock, so
reminders come when they are due. The bot's database and the simulated Discord itself (channel,
posts, pictures) outlive the process: the next start goes on where this one stopped.
"""

import asyncio
import logging
import os
import pickle
import secrets
import signal
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

import discord
import simcord
from simcord import interactions as wire
from simcord.backend import Backend
from simcord.backend.errors import SetupError
from simcord.preview import Preview

from bot import KataneBot, Settings, build_bot, say

FOLDER: Final = Path("data")
WORLD_FILE: Final = "local_table.world"
TICK: Final = 0.5
"""Seconds between two steps of the simulated clock."""
SAVE_EVERY: Final = 10.0
"""Seconds after which a changed world is saved."""
SETTLE: Final = 10.0
"""Seconds the page waits for the bot to finish what a press started."""
KEPT_POSTS: Final = 200
"""Messages of the channel that are remembered, with their pictures."""

_TRANSIENT: Final = {"subscribers", "transcript", "http_requests", "faults"}
"""What belongs to a running process and not to the simulated world."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, and the language of their Discord app."""

    name: str
    locale: str


PEOPLE: Final = (
    Person("Amélie", "fr"),
    Person("Bastien", "fr"),
    Person("Carol", "en-GB"),
    Person("Derek", "en-US"),
)
ADMIN: Final = Person("Admin", "fr")


def set_app_locales(by_user: Mapping[int, str]) -> None:
    """Let simulated people use Discord in their language; whoever is not named uses en-US.

    SimCord builds every interaction in one function and always writes en-US.
    """
    original = getattr(wire.base_payload, "__wrapped__", wire.base_payload)

    def base_payload(backend: Backend, **parts: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = original(backend, **parts)
        payload["locale"] = by_user.get(parts["user_id"], "en-US")
        return record, payload

    base_payload.__wrapped__ = original  # type: ignore[attr-defined]
    wire.base_payload = base_payload


class World:
    """The simulated server: built once, then kept in a file beside the database."""

    def __init__(self, env: simcord.Env, file: Path) -> None:
        self._env = env
        self._file = file
        self.capability = secrets.token_urlsafe(24)
        """The secret in the page's address; kept, so that the address stays the same."""
        if not self._load():
            self._build()
        backend = env.backend
        (guild,) = backend.guilds.values()
        self.guild = simcord.GuildHandle(env, guild)
        self.channel = self.guild.channels["katane"]
        by_name = {user.global_name: user for user in backend.users.values()}
        self.members = tuple(
            simcord.MemberActor(env, self.guild, simcord.UserHandle(env, by_name[person.name]))
            for person in (*PEOPLE, ADMIN)
        )
        people = zip(self.members, (*PEOPLE, ADMIN), strict=True)
        self.locales = {member.id: person.locale for member, person in people}
        """The language of each person's Discord app, by their id."""
        set_app_locales(self.locales)
        self.catch_up()

    def catch_up(self) -> float:
        """Tell by how many seconds the simulated clock is behind the wall clock."""
        return max(0.0, (datetime.now(UTC) - self._env.now()).total_seconds())

    def save(self) -> None:
        """Write the world to its file, all or nothing."""
        self._trim()
        backend = {
            name: value for name, value in vars(self._env.backend).items() if name not in _TRANSIENT
        }
        content = pickle.dumps((simcord.__version__, self.capability, backend))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(".new")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(content)
        fresh.replace(self._file)

    def _load(self) -> bool:
        """Read the world; a file of another SimCord is set aside, and the world built anew."""
        if not self._file.exists():
            return False
        try:
            # Written by this program into its own folder, readable by its owner only.
            version, capability, backend = pickle.loads(self._file.read_bytes())  # noqa: S301
        except (pickle.UnpicklingError, AttributeError, ImportError, EOFError, ValueError):
            version = None
        if version != simcord.__version__:
            _log.warning("%s is of another version: the channel starts empty", self._file)
            return False
        self.capability = capability
        vars(self._env.backend).update(backend)
        return True

    def _build(self) -> None:
        """Make the server. The same order gives the same ids, which the bot's database knows."""
        admins = discord.Permissions(administrator=True)
        guild = self._env.create_guild("Katäne", preferred_locale="fr")
        guild.create_text_channel("katane")
        role = guild.create_role("Admin", permissions=admins)
        for person in (*PEOPLE, ADMIN):
            user = self._env.create_user(person.name.lower(), global_name=person.name)
            guild.add_member(user, roles=[role] if person is ADMIN else [])
        self._env.backend.edit_bot_profile("Katäne")

    def _trim(self) -> None:
        """Forget old posts and what belonged to them: the table runs for weeks."""
        backend = self._env.backend
        posts = backend.messages.get(self.channel.id, {})
        for message_id in sorted(posts)[:-KEPT_POSTS]:
            del posts[message_id]
        kept = {attachment["url"] for post in posts.values() for attachment in post.attachments}
        blobs = backend.cdn._blobs  # noqa: SLF001  SimCord offers no way to drop a picture
        for url in [url for url in blobs if "/attachments/" in url and url not in kept]:
            del blobs[url]
        for interaction_id in sorted(backend.interactions)[:-KEPT_POSTS]:
            backend.interaction_tokens.pop(backend.interactions.pop(interaction_id).token, None)
        backend.transcript.clear()
        backend.http_requests.clear()


class Page(Preview):
    """SimCord's channel page, whose actions take turns with the clock instead of colliding."""

    def __init__(self, world: World, env: simcord.Env, port: int, locale: str) -> None:
        super().__init__(
            env,
            world.channel,
            world.members,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=time_zone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.capability = world.capability
        self.turn = asyncio.Lock()
        self._locales = world.locales

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Show each person the commands in the language of their app, as Discord does."""
        super()._publish(page, reason=reason)
        locale = self._locales.get(page.viewer.id, "en-US")
        commands = {
            str(command["id"]): command
            for command in self.env.backend.visible_commands(
                user_id=page.viewer.id, channel_id=page.channel_id
            )
        }
        for entry in page.command_catalog.get("entries", ()):
            localise(entry, commands[entry["commandId"]], locale)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            return await super()._action(context_id, body)


def localise(entry: dict[str, Any], command: Mapping[str, Any], locale: str) -> None:
    """Put the names and descriptions of a locale into an entry of the page's command list.

    The names of options stay: the page sends values under them.
    """
    words, node = [_in_locale(command, "name", locale)], command
    for name in entry["path"][1:]:
        node = next(child for child in node["options"] if child["name"] == name)
        words.append(_in_locale(node, "name", locale))
    entry["invocation"] = " ".join(words)
    entry["description"] = _in_locale(node, "description", locale)
    for shown, option in zip(entry["options"], node.get("options") or (), strict=True):
        shown["description"] = _in_locale(option, "description", locale)
        for shown_choice, choice in zip(shown["choices"], option.get("choices") or (), strict=True):
            shown_choice["name"] = _in_locale(choice, "name", locale)


def _in_locale(node: Mapping[str, Any], field: str, locale: str) -> str:
    localised = (node.get(f"{field}_localizations") or {}).get(locale)
    return str(localised or node[field])


class LocalTable:
    """The bot, its world and its page, from entering the context to leaving it."""

    def __init__(self, settings: Settings, folder: Path = FOLDER) -> None:
        self._bot: KataneBot = build_bot(settings, force_sync=True)
        self._env = simcord.Env(self._bot, check_errors=False, settle_timeout=SETTLE)
        self._settings = settings
        self._file = folder / WORLD_FILE
        self._changed = False
        self._unsaved = True
        self._saved_at = time.time()

    @property
    def url(self) -> str:
        """The address to open, with its secret."""
        return self.page.url

    async def __aenter__(self) -> Self:
        self.world = World(self._env, self._file)
        self._env.backend.advance_clock(self.world.catch_up())
        await self._env.start()
        self._env.backend.subscribers.append(self._note_change)
        self.page = Page(
            self.world, self._env, self._settings.table_port, self._settings.language.value
        )
        try:
            await self.page.__aenter__()
        except SetupError:
            await self._stop()
            raise
        self._ticking = asyncio.create_task(self._keep_time())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._ticking.cancel()
        await asyncio.gather(self._ticking, return_exceptions=True)
        await self.page.close()
        await self._stop()

    async def tick(self) -> None:
        """Move the simulated clock to the present and show what the bot did of itself."""
        async with self.page.turn:
            await self._env.advance_time(self.world.catch_up())
            if self._changed:
                self._changed, self._unsaved = False, True
                await self.page.refresh()
        if self._unsaved and time.time() - self._saved_at >= SAVE_EVERY:
            self._save()

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except (TimeoutError, SetupError):
                _log.warning("the bot is busy; its clock follows later", exc_info=True)

    async def _stop(self) -> None:
        try:
            await self._env.settle()
        except TimeoutError:
            _log.warning("the bot was stopped in the middle of something", exc_info=True)
        await self._bot.close()
        await self._env.shutdown()
        self._save()

    def _save(self) -> None:
        self.world.save()
        self._unsaved, self._saved_at = False, time.time()

    def _note_change(self, event: str, _payload: Mapping[str, Any]) -> None:
        self._changed |= event.startswith(("MESSAGE_", "CHANNEL_", "THREAD_", "GUILD_"))


def time_zone() -> str:
    """Return the name of the computer's time zone, or UTC where it cannot be told."""
    path = Path("/etc/localtime").resolve()
    _, _, name = str(path).partition("zoneinfo/")
    return name or "UTC"


async def _serve(settings: Settings) -> int:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    try:
        async with LocalTable(settings) as table:
            people = ", ".join(person.name for person in (*PEOPLE, ADMIN))
            say(settings.language, "start-address", address=table.url, people=people)
            waits = {
                asyncio.create_task(ended.wait()),
                asyncio.create_task(table.page.wait_closed()),
            }
            _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in pending:
                wait.cancel()
    except SetupError as error:
        if "port" not in str(error):
            raise
        say(settings.language, "start-port-taken", port=str(settings.table_port))
        return 1
    say(settings.language, "start-end")
    return 0


def run(settings: Settings) -> int:
    """Open the table until Ctrl-C, or until the page ends the session; return the exit code."""
    return asyncio.run(_serve(settings))
