"""Buttons, selects and forms: one router that answers every press for ever.

A cog marks a method with `@answers(kind)`; the router calls it for each press whose custom id has
that kind, whatever process made the button and however long ago. What nobody answers gets a polite
private sentence, so that no press ever ends in silence.
"""

import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, TypeVar

import discord
from discord.ext import commands

from cogs.custom_ids import CustomId
from cogs.errors import ErrorPath, Unanswered, UserError
from cogs.widgets import shortened

_log = logging.getLogger(__name__)

_REMEMBERED: Final = 4096
"""Interactions kept in mind, to drop one that Discord delivers twice."""

_PAGE: Final = re.compile(r"(?:^|\|)p([0-9]{1,6})(?=\||$)")
"""A page in a payload, as in `p3` or `victory_points|p3`; longer numbers are no pages."""

FieldValue = str | bool | tuple[str, ...]


class Ack(Enum):
    """How a press is acknowledged before its handler runs; Discord waits three seconds."""

    PRIVATE = auto()
    """A private “thinking” answer; the handler replaces it by `reply` or `dismiss`."""
    SILENT = auto()
    """Nothing visible; the handler may edit the message pressed on, or reply."""
    BY_HANDLER = auto()
    """The handler answers at once itself: it opens a form, or knows the answer already."""


@dataclass(slots=True, eq=False)
class Press:
    """One press: the interaction and what its custom id, select or form says."""

    interaction: discord.Interaction
    id: CustomId
    values: tuple[str, ...] = ()
    """What was chosen in a select."""
    fields: Mapping[str, FieldValue] = field(default_factory=dict)
    """What was entered in a form, by the custom id of each control."""

    answered: bool = False
    """Whether `reply` or `dismiss` was called."""

    async def reply(self, content: str | None = None, **message: Any) -> None:
        """Answer privately, with anything a follow-up takes (view, file, embed)."""
        self.answered = True
        if content is not None:
            message["content"] = content
        if self.interaction.response.is_done():
            await self.interaction.followup.send(ephemeral=True, **message)
        else:
            await self.interaction.response.send_message(ephemeral=True, **message)

    async def dismiss(self) -> None:
        """Take the private “thinking” away: what the press did is seen in the channel."""
        self.answered = True
        await self.interaction.delete_original_response()

    @property
    def choice(self) -> str:
        """The one value chosen in a select; raises UserError for a press that chose none."""
        if not self.values:
            raise UserError("error-unknown-control")
        return self.values[0]

    @property
    def page(self) -> int:
        """The page that the payload names, such as 3 in `p3`; 0 if it names none."""
        found = _PAGE.search(self.id.payload)
        return int(found[1]) if found else 0

    @property
    def typed(self) -> str:
        """What a person wrote in a form, to hand it back when the form cannot be used."""
        return "\n".join(
            f"> {value}" for value in self.fields.values() if isinstance(value, str) and value
        )


Handler = Callable[[Press], Awaitable[None]]
H = TypeVar("H", bound=Callable[..., Awaitable[None]])

_MARK: Final = "__katane_control__"


def answers(kind: str, ack: Ack = Ack.PRIVATE) -> Callable[[H], H]:
    """Mark a method `async def (self, press: Press)` as the answer to presses of a kind."""

    def mark(method: H) -> H:
        setattr(method, _MARK, (kind, ack))
        return method

    return mark


class Controls:
    """The router. Kinds are disjoint: adding one twice raises ValueError."""

    def __init__(self, errors: ErrorPath) -> None:
        self._errors = errors
        self._handlers: dict[str, tuple[Handler, Ack]] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that are answered."""
        return frozenset(self._handlers)

    def add(self, kind: str, handler: Handler, ack: Ack = Ack.PRIVATE) -> None:
        """Answer presses of `kind` with `handler`."""
        if kind in self._handlers:
            raise ValueError(f"two handlers for presses of kind {kind!r}")
        str(CustomId(kind))
        self._handlers[kind] = (handler, ack)

    def add_cog(self, cog: commands.Cog) -> None:
        """Take over all methods of a cog that are marked with `@answers`."""
        for kind, ack, handler in _marked(cog):
            self.add(kind, handler, ack)

    def remove_cog(self, cog: commands.Cog) -> None:
        """Forget the methods of a cog that is unloaded."""
        for kind, _, _ in _marked(cog):
            self._handlers.pop(kind, None)

    async def dispatch(self, interaction: discord.Interaction) -> None:
        """Answer a component or form interaction: exactly once, and never with silence."""
        data: Mapping[str, Any] = interaction.data or {}
        written = str(data.get("custom_id", ""))
        if self._is_repeat(interaction.id):
            _log.info("interaction %s delivered twice", interaction.id)
            return
        try:
            await self._answer(interaction, written, data)
        except Exception as error:  # noqa: BLE001  whatever failed, the person gets an answer
            await self._errors.answer(interaction, error, f"press {_without_payload(written)}")

    async def _answer(
        self, interaction: discord.Interaction, written: str, data: Mapping[str, Any]
    ) -> None:
        custom_id = CustomId.parse(written)
        press = Press(
            interaction,
            custom_id or CustomId("unknown"),
            values=tuple(data.get("values", ())),
            fields=dict(_form_fields(data.get("components", ()))),
        )
        if custom_id is None or custom_id.kind not in self._handlers:
            _log.info("press with unknown custom id %r by %s", written, interaction.user.id)
            raise _unknown(press)
        handler, ack = self._handlers[custom_id.kind]
        if ack is Ack.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        elif ack is Ack.SILENT:
            await interaction.response.defer()
        await handler(press)
        thinking = ack is Ack.PRIVATE and not press.answered
        if thinking or not interaction.response.is_done():
            raise Unanswered(f"no answer to press {_without_payload(written)}")

    def _is_repeat(self, interaction_id: int) -> bool:
        if interaction_id in self._seen:
            return True
        self._seen[interaction_id] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return False


def _without_payload(written: str) -> str:
    """A custom id for the log: what was chosen may be hidden from others."""
    custom_id = CustomId.parse(written)
    return written if custom_id is None else str(replace(custom_id, payload=""))


def _unknown(press: Press) -> UserError:
    if press.interaction.type is discord.InteractionType.modal_submit:
        return UserError("error-form-expired", typed=shortened(press.typed, 1500) or "–")
    return UserError("error-unknown-control")


def _marked(cog: commands.Cog) -> Iterator[tuple[str, Ack, Handler]]:
    for name in dir(type(cog)):
        mark = getattr(getattr(type(cog), name, None), _MARK, None)
        if mark is not None:
            kind, ack = mark
            yield kind, ack, getattr(cog, name)


def _form_fields(components: Any) -> Iterator[tuple[str, FieldValue]]:
    """Read the controls of a submitted form, from labels and from classic rows."""
    for component in components:
        if "component" in component:
            yield from _form_fields((component["component"],))
        elif "components" in component:
            yield from _form_fields(component["components"])
        elif "custom_id" in component:
            value = component.get("values", component.get("value"))
            if isinstance(value, list):
                value = tuple(value)
            yield component["custom_id"], "" if value is None else value
