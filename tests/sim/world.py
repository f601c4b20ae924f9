"""A server with a channel, four players, a stranger, an admin and the running bot."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
import simcord
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType

from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from local_table import set_app_locales
from tests.sim.answers import Answer, Control, Seen, controls, find, text_of

Actor = simcord.MemberActor
PLAYERS = ("ada", "ben", "chloe", "dan")


class FaultLog(logging.Handler):
    """Collects the faults that the error path logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep every line that carries a code."""
        if hasattr(record, "code"):
            self.records.append(record)


class World:
    """The simulated Discord with the bot in it. Open with `await World.open(url)`."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], KataneBot]) -> None:
        self.env = env
        self._make_bot = make_bot
        self._locales: dict[int, str] = {}
        self._faults = FaultLog()
        self._seen_faults = 0
        self.guild = env.create_guild("Katäne")
        self.channel = self.guild.create_text_channel("katane")
        self.players: tuple[Actor, ...] = tuple(self._person(name) for name in PLAYERS)
        self.stranger = self._person("stranger")
        moderator = self.guild.create_role(
            "moderators", permissions=discord.Permissions(manage_guild=True)
        )
        self.admin = self._person("admin", moderator)
        set_app_locales(self._locales)
        logging.getLogger("cogs.errors").addHandler(self._faults)

    @classmethod
    async def open(
        cls, database_url: str, *, kind: type[KataneBot] = KataneBot, **options: Any
    ) -> "World":
        """Build the server and log a bot in on a database; options go to the bot.

        People are faster here than anywhere: unless said otherwise, the bot lets them.
        """
        options = {"commands_at_once": 10_000, **options}
        make_bot = partial(kind, database_url=database_url, **options)
        env = simcord.Env(make_bot(), check_errors=False, settle_timeout=30)
        world = cls(env, make_bot)
        await env.start()
        return world

    async def close(self) -> None:
        """Stop the bot; check that every control is answered and no fault went unseen."""
        unanswered = self._emitted_kinds() - self.bot.controls.kinds
        logging.getLogger("cogs.errors").removeHandler(self._faults)
        await self.bot.close()
        await self.env.shutdown()
        unseen = self._faults.records[self._seen_faults :]
        assert not unseen, "\n\n".join(map(logging.Formatter().format, unseen))
        assert not unanswered, f"nobody answers presses of kind {sorted(unanswered)}"

    @property
    def bot(self) -> KataneBot:
        """The bot that runs now; another one after each restart."""
        assert isinstance(self.env.bot, KataneBot)
        return self.env.bot

    @property
    def faults(self) -> list[logging.LogRecord]:
        """The faults logged so far, each with `.code`; reading them accepts them."""
        self._seen_faults = len(self._faults.records)
        return list(self._faults.records)

    def _person(self, name: str, *roles: simcord.RoleHandle) -> Actor:
        return self.guild.add_member(self.env.create_user(name), roles=roles)

    # What people do

    async def slash(
        self,
        actor: Actor,
        command: str,
        *,
        channel: simcord.ChannelHandle | None = None,
        **options: Any,
    ) -> Answer:
        """Type a slash command by its English names: `slash(ada, "game new", seats=4)`."""
        return Answer(await actor.slash(channel or self.channel, command, **options))

    async def complete(
        self, actor: Actor, command: str, option: str, typed: str = "", /, **filled: Any
    ) -> list[tuple[str, str]]:
        """Type into an option with autocomplete; returns pairs of shown text and value."""
        entries = await actor.autocomplete(self.channel, command, option, typed, **filled)
        return [(entry["name"], entry["value"]) for entry in entries]

    async def press(
        self,
        actor: Actor,
        label: str | None = None,
        *,
        kind: str | None = None,
        on: Seen | Answer | None = None,
    ) -> Answer:
        """Press a button by label or kind, on the last post, a given message or an answer."""
        message = self._message(on)
        control = find(message, label, kind)
        return Answer(await actor.click(message, custom_id=control.custom_id))

    async def choose(
        self,
        actor: Actor,
        values: Sequence[Any],
        *,
        kind: str | None = None,
        on: Seen | Answer | None = None,
    ) -> Answer:
        """Choose values in the select of a kind that lists them, or in the message's only one."""
        message = self._message(on)
        (select,) = [
            control
            for control in controls(message, *range(3, 9))
            if control.custom_id and (kind is None or control.kind == kind)
            if set(values) <= {value for _, value in control.options}
        ] or [find(message, kind=kind)]
        return Answer(await actor.select(message, values, custom_id=select.custom_id))

    async def fill(self, actor: Actor, shown: Answer, values: Mapping[str, Any]) -> Answer:
        """Submit the form that an answer showed; values by the custom id of each control."""
        return Answer(await actor.submit_modal(shown.result, dict(values)))

    async def press_at_once(self, presses: Iterable[tuple[Actor, Seen, str]]) -> list[Answer]:
        """Deliver many presses (who, message, custom id) before the bot answers the first."""
        sent = [self._component_event(*press) for press in presses]
        for _, payload in sent:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [Answer(simcord.InteractionResult(self.env, record)) for record, _ in sent]

    async def press_id(self, actor: Actor, message: Seen, custom_id: str) -> Answer:
        """Press a button with any custom id: an old one, a forged one."""
        (answer,) = await self.press_at_once([(actor, message, custom_id)])
        return answer

    async def deliver_twice(self, actor: Actor, message: Seen, custom_id: str) -> Answer:
        """Deliver the very same interaction twice."""
        record, payload = self._component_event(actor, message, custom_id)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return Answer(simcord.InteractionResult(self.env, record))

    async def submit_unknown_form(
        self, actor: Actor, custom_id: str, values: Mapping[str, str]
    ) -> Answer:
        """Submit a form that the bot may no longer know."""
        components = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in values.items()
        ]
        data = {"custom_id": custom_id, "components": components}
        record, payload = self._event(InteractionType.MODAL_SUBMIT, actor, self.channel.id, data)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return Answer(simcord.InteractionResult(self.env, record))

    def speak(self, actor: Actor, locale: str) -> None:
        """Let a person's Discord app use a language, such as `fr` or `en-GB`."""
        self._locales[actor.id] = locale

    # What people see

    def posts(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        """Return the public messages of the channel, oldest first."""
        return [
            message
            for message in (channel or self.channel).history()
            if not message.flags.ephemeral
        ]

    def last_post(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """Return the newest public message."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        public = [number for number, message in stored.items() if not message.is_ephemeral]
        assert public, "the channel is empty"
        return simcord.ResponseMessage(self.env, stored[max(public)]).message

    @staticmethod
    def text_of(message: Seen | Answer) -> str:
        """Return all words of a message."""
        return message.text if isinstance(message, Answer) else text_of(message)

    def buttons(self, on: Seen | Answer | None = None) -> list[Control]:
        """Return the buttons of the last post, a given message or an answer."""
        return controls(self._message(on), 2)

    # What happens to the bot

    async def restart(self) -> None:
        """Stop the bot properly and start another one on the same database."""
        await self.env.settle()
        await self.bot.close()
        await self.env.restart_bot(self._make_bot())

    async def crash(self) -> None:
        """Replace the bot by another one without letting it close anything."""
        abandoned = self.bot
        await self.env.restart_bot(self._make_bot())
        await abandoned.database.close()

    def inside(self) -> AbstractContextManager[None]:
        """Do what follows as a part of the bot would, by the simulated clock."""
        return self.env._bot_scope()

    async def advance(self, **duration: float) -> None:
        """Let simulated time pass: `advance(hours=3)`.

        By the hour, since the time that the bot may take to come to rest is measured per step.
        """
        left = timedelta(**duration)
        while left > timedelta(0):
            step = min(left, timedelta(hours=1))
            await self.env.advance_time(step.total_seconds())
            left -= step

    def now(self) -> datetime:
        """Tell the simulated time."""
        return self.env.now()

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        times: int | None = 1,
    ) -> None:
        """Let matching requests of the bot fail, e.g. `fail("POST", "/channels/*/messages")`."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    # Plumbing

    def _emitted_kinds(self) -> set[str]:
        """Collect the kinds of all buttons, selects and forms the bot ever showed (check 16)."""
        backend = self.env.backend
        posts = [post for channel in backend.messages.values() for post in channel.values()]
        shown = [
            part["custom_id"]
            for post in posts
            for part in walk_components(post.components)
            if "custom_id" in part
        ]
        forms = [asked.modal for asked in backend.interactions.values() if asked.modal]
        shown += [form["custom_id"] for form in forms]
        parsed = {written: CustomId.parse(written) for written in shown}
        return {custom_id.kind if custom_id else raw for raw, custom_id in parsed.items()}

    def _message(self, on: Seen | Answer | None) -> Seen:
        if on is None:
            return self.last_post()
        return on.message if isinstance(on, Answer) else on

    def _component_event(
        self, actor: Actor, message: Seen, custom_id: str
    ) -> tuple[Any, dict[str, Any]]:
        channel_id = (
            message.channel_id
            if isinstance(message, simcord.ResponseMessage)
            else message.channel.id
        )
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        record, payload = self._event(InteractionType.MESSAGE_COMPONENT, actor, channel_id, data)
        stored = self.env.backend.get_message(channel_id, message.id)
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = message.id
        return record, payload

    def _event(
        self, kind: InteractionType, actor: Actor, channel_id: int, data: dict[str, Any]
    ) -> tuple[Any, dict[str, Any]]:
        return wire.base_payload(
            self.env.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=self.guild.id,
            user_id=actor.id,
            data=data,
        )
