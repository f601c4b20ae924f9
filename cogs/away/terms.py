"""What a table agreed on about time: deadlines, clocks, reminders. Kept in `table_options`."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final, Self

MINUTE: Final = timedelta(minutes=1)
HOUR: Final = 60
DAY: Final = 24 * HOUR


class Deadline(StrEnum):
    """Whether and how the time to answer is limited."""

    NONE = "none"
    """The game waits (base.md §17)."""
    SOFT = "soft"
    """Each request has a time of its own."""
    BUDGET = "budget"
    """Each seat has a clock for the whole game; every request adds to it, up to a cap."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A time that a table can choose, in minutes. `values` are those offered in a list."""

    name: str
    default: int
    values: tuple[int, ...]
    least: int = 1
    most: int = 60 * DAY
    only: Deadline | None = None
    """The kind of deadline for which it means anything."""


DEADLINE: Final = "deadline"
"""Key of the kind of deadline in the options of a table."""
SETTINGS: Final = {
    setting.name: setting
    for setting in (
        Setting("turn_minutes", DAY, (HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY,
                                      7 * DAY), only=Deadline.SOFT),
        Setting("answer_minutes", 8 * HOUR, (15, 30, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR,
                                             DAY, 2 * DAY)),
        Setting("budget_minutes", 7 * DAY, (DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY),
                only=Deadline.BUDGET),
        Setting("increment_minutes", 6 * HOUR, (0, 15, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR,
                                                12 * HOUR, DAY), least=0, only=Deadline.BUDGET),
        Setting("reminder_minutes", DAY, (0, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY,
                                          3 * DAY), least=0),
        Setting("reminders", 3, (0, 1, 2, 3, 5, 10), least=0, most=50),
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of a table as times."""

    deadline: Deadline = Deadline.NONE
    turn: timedelta = SETTINGS["turn_minutes"].default * MINUTE
    answer: timedelta = SETTINGS["answer_minutes"].default * MINUTE
    """For what is asked outside of the own turn: discards, offers, gifts, special building."""
    budget: timedelta = SETTINGS["budget_minutes"].default * MINUTE
    increment: timedelta = SETTINGS["increment_minutes"].default * MINUTE
    interval: timedelta = SETTINGS["reminder_minutes"].default * MINUTE
    """Between reminders, for who has set none of their own; zero: none."""
    reminders: int = SETTINGS["reminders"].default
    """After so many the table is asked once, then the bot is silent."""

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Self:
        """Read the options of a table; what is missing or makes no sense is the default."""
        minutes = {name: number(options, name) for name in SETTINGS}
        return cls(
            deadline=kind_of(options),
            turn=minutes["turn_minutes"] * MINUTE,
            answer=minutes["answer_minutes"] * MINUTE,
            budget=minutes["budget_minutes"] * MINUTE,
            increment=minutes["increment_minutes"] * MINUTE,
            interval=minutes["reminder_minutes"] * MINUTE,
            reminders=minutes["reminders"],
        )

    @property
    def grace(self) -> timedelta:
        """What a clock shows at least when its person comes back after it ran out."""
        return max(self.increment, self.budget / 10)


def kind_of(options: Mapping[str, Any]) -> Deadline:
    """The kind of deadline in the options of a table."""
    value = options.get(DEADLINE)
    return Deadline(value) if value in tuple(Deadline) else Deadline.NONE


def number(options: Mapping[str, Any], name: str) -> int:
    """A time in the options of a table, in minutes (a count for `reminders`)."""
    setting, value = SETTINGS[name], options.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        return setting.default
    return min(max(value, setting.least), setting.most)


def in_use(options: Mapping[str, Any]) -> list[Setting]:
    """The times that mean something with the kind of deadline chosen."""
    kind = kind_of(options)
    return [
        setting
        for setting in SETTINGS.values()
        if setting.only in (None, kind)
        and not (setting.name == "answer_minutes" and kind is Deadline.NONE)
    ]
