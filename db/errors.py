"""What the storage refuses, each with a key and parameters for a sentence (``error-<key>``)."""

from typing import Any


class StorageError(Exception):
    """Base of every refusal of the storage; ``key`` and ``params`` name the sentence to show."""

    key = "storage"

    def __init__(self, **params: Any) -> None:
        super().__init__(self.key, params)
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({details})" if details else self.key


class DatabaseTooNew(StorageError):
    """The database was written by a newer program; ``revision`` is unknown here."""

    key = "database-too-new"


class UnsupportedDatabase(StorageError):
    """The address is neither a SQLite file nor a PostgreSQL database."""

    key = "database-unsupported"


class DatabaseUnreachable(StorageError):
    """The file or server at ``place`` cannot be used, for ``reason``; ``again``: later it may."""

    key = "database-unreachable"


class GameNotFound(StorageError):
    """No game has this number, or it was deleted."""

    key = "game-not-found"


class WrongState(StorageError):
    """The game is in ``state`` (lobby, running, paused, finished), which does not allow this.

    ``by``, where it is given, is the person who wanted to do something before the start.
    """

    key = "wrong-state"


class NotSeated(StorageError):
    """The person does not hold the seat that would act.

    ``own`` is the seat they hold, ``former`` whether they held one once, ``kept_out`` whether a
    moderator excluded them; ``state`` is that of the game, ``free`` whether a seat can be taken,
    ``language`` that of the table.
    """

    key = "not-seated"


class ChannelBusy(StorageError):
    """Another open game is played in this channel or thread."""

    key = "channel-busy"


class AlreadySeated(StorageError):
    """The person has a seat at this table."""

    key = "already-seated"


class TableFull(StorageError):
    """All ``seats`` of a table that speaks ``language`` are taken."""

    key = "table-full"


class SeatTaken(StorageError):
    """The colour belongs to another seat (``colour``, where it is known)."""

    key = "colour-taken"


class SeatHeld(StorageError):
    """The seat has somebody who plays it."""

    key = "seat-held"


class SeatNotFound(StorageError):
    """The table has no such seat."""

    key = "seat-not-found"


class Forbidden(StorageError):
    """A moderator has excluded this person from the game or the server."""

    key = "forbidden-person"


class TooFewPlayers(StorageError):
    """The game cannot start with ``seats`` seats; its table speaks ``language``."""

    key = "too-few-players"


class NothingToTakeBack(StorageError):
    """The move cannot be taken back by this seat, or there is none."""

    key = "nothing-to-take-back"


class VoteRunning(StorageError):
    """The same question is being voted on (``vote``)."""

    key = "vote-running"


class VoteOver(StorageError):
    """The vote is closed (``state``) or does not exist."""

    key = "vote-over"


class BackupUnreadable(StorageError):
    """The file is no backup, or is damaged; ``error`` says how."""

    key = "backup-unreadable"


class NotEmpty(StorageError):
    """The database to restore into holds games."""

    key = "database-not-empty"


class ReplayFailed(StorageError):
    """The recorded moves do not fit the rules as this program has them; ``error`` says where."""

    key = "replay-failed"


class StaleVersion(StorageError):
    """The press was made on an older picture of the game.

    ``version`` is the present one, ``since`` what happened after the one pressed on (public facts
    and those of the presser's own seat).
    """

    key = "stale-version"

    def __init__(self, *, version: int, expected: int, since: tuple[Any, ...] = ()) -> None:
        super().__init__(version=version, expected=expected)
        self.version = version
        self.expected = expected
        self.since = since


class TableBusy(StorageError):
    """Other processes kept changing the game; nothing was done, the press may be repeated."""

    key = "table-busy"
