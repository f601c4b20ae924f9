"""What people see: the text, the buttons and the selects of a message, in whichever form."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from simcord.components import walk_components

from cogs.custom_ids import CustomId

Seen = discord.Message | simcord.ResponseMessage

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12


@dataclass(frozen=True)
class Control:
    """A button or a select that can be pressed."""

    label: str
    custom_id: str
    disabled: bool
    options: tuple[tuple[str, str], ...] = ()
    """Of a select: pairs of label and value."""

    @property
    def kind(self) -> str:
        """The kind in the custom id, or nothing for a foreign one."""
        parsed = CustomId.parse(self.custom_id)
        return parsed.kind if parsed else ""


@dataclass(frozen=True)
class Answer:
    """Everything the bot answered to one command or press."""

    result: simcord.InteractionResult

    @property
    def acknowledged(self) -> bool:
        """Whether Discord got any answer at all."""
        return self.result.acknowledged

    @property
    def messages(self) -> list[simcord.ResponseMessage]:
        """The answer and its follow-ups."""
        first, others = self.result.response, self.result.followups
        if first and first.id == self.result._interaction.source_message_id and others:
            return others  # a silently acknowledged press, answered beside its message
        return [*([first] if first else []), *others]

    @property
    def message(self) -> simcord.ResponseMessage:
        """The last message of the answer."""
        return self.messages[-1]

    @property
    def text(self) -> str:
        """All words of the answer."""
        return "\n".join(text_of(message) for message in self.messages)

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who asked sees it."""
        return bool(self.messages) and all(message.ephemeral for message in self.messages)

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form shown, as Discord gets it."""
        return self.result.modal


def raw_components(message: Seen) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, nested ones too, as Discord carries them."""
    if isinstance(message, simcord.ResponseMessage):
        yield from walk_components(message.components)
    else:
        yield from walk_components([component.to_dict() for component in message.components])


def text_of(message: Seen) -> str:
    """Return the words of a message: content, embeds and text displays."""
    parts: list[str | None] = [message.content]
    for embed in message.embeds:
        parts += [embed.title, embed.description, embed.footer.text]
        parts += [f"{field.name}\n{field.value}" for field in embed.fields]
    parts += [part["content"] for part in raw_components(message) if part["type"] == TEXT]
    return "\n".join(part for part in parts if part)


def alt_texts(message: Seen) -> list[str]:
    """Return the descriptions of the pictures in a message."""
    return [
        item.get("description") or ""
        for part in raw_components(message)
        if part["type"] == GALLERY
        for item in part["items"]
    ]


def controls(message: Seen, *types: int) -> list[Control]:
    """Return what can be pressed or chosen in a message, disabled ones included."""
    return [
        Control(
            label=part.get("label") or part.get("placeholder") or "",
            custom_id=part["custom_id"],
            disabled=part.get("disabled", False),
            options=tuple((entry["label"], entry["value"]) for entry in part.get("options", ())),
        )
        for part in raw_components(message)
        if part["type"] in (types or (BUTTON, SELECT)) and "custom_id" in part
    ]


def find(message: Seen, label: str | None = None, kind: str | None = None) -> Control:
    """Return the one control with a label (part of it is enough) or of a kind.

    An exact label wins over a partial one. Raises AssertionError naming what there is.
    """
    found = [
        control
        for control in controls(message)
        if (label is None or label in control.label) and (kind is None or kind == control.kind)
    ]
    exact = [control for control in found if control.label == label]
    found = exact or found
    offered = [(control.label, control.kind) for control in controls(message)]
    assert len(found) == 1, f"{len(found)} controls match {label or kind!r} among {offered}"
    return found[0]
