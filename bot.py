"""Entry point and composition root: settings, logging, the bot, its life until it is told to end.

`python bot.py` connects to Discord with DISCORD_TOKEN, and opens the local table without one.
"""

import asyncio
import json
import logging
import signal
import sys
from datetime import UTC, datetime, timedelta
from typing import Final

import aiohttp
import discord
from discord.http import Route
from pydantic import ValidationError

import locales
from cogs.client import KataneBot, ShardedKataneBot
from db.errors import DatabaseUnreachable, StorageError
from settings import Language, LogFormat, Settings

__all__ = ["KataneBot", "Settings", "build_bot", "main", "say", "set_up_logging"]

TRY_AGAIN: Final = 3
"""Exit code where nobody has to put anything right: start again."""
SWITCH_EVERY: Final = 0.02
"""Seconds of Python after which another thread may go on. With the usual 5 ms the event loop was
late by half as much again while pictures were drawn, and presses waited twice as long."""
_PLAIN_RECORD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}

_log = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, whatever `extra` held, the trace."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record as JSON."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN_RECORD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logging(settings: Settings) -> None:
    """Send the log to standard error in the chosen form."""
    handler = logging.StreamHandler()
    if settings.log_format is LogFormat.JSON:
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(
            logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
        )
    logging.basicConfig(level=settings.log_level.value, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def build_bot(
    settings: Settings, *, force_sync: bool = False, lease_term: timedelta | None = None
) -> KataneBot:
    """Make the bot that the settings describe; it opens its database when it logs in."""
    kind = KataneBot if settings.shard_count is None else ShardedKataneBot
    return kind(
        database_url=settings.database_url,
        language=settings.language.value,
        owner_ids=settings.owner_ids,
        force_sync=force_sync,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        keep_removed=timedelta(days=settings.keep_removed_days),
        lease_term=lease_term,
    )


def say(language: Language, key: str, **params: locales.Param) -> None:
    """Print a sentence for the person at the terminal."""
    print(locales.text(language.value, key, **params), flush=True)  # noqa: T201


def _say_refusal(language: Language, error: StorageError) -> None:
    """Print why there is no database to play on."""
    say(language, f"error-{error.key}", **{name: str(it) for name, it in error.params.items()})


async def serve(settings: Settings, token: str) -> int:
    """Play on Discord until SIGINT or SIGTERM; return the exit code."""
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base.rstrip("/")
    bot = build_bot(settings, lease_term=timedelta(seconds=settings.lease_seconds))
    ended, replaced = asyncio.Event(), asyncio.Event()
    bot.on_lease_lost = replaced.set
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with bot:
        playing = asyncio.create_task(bot.start(token))
        reasons = [asyncio.create_task(event.wait()) for event in (ended, replaced)]
        await asyncio.wait({playing, *reasons}, return_when=asyncio.FIRST_COMPLETED)
        # First, or the library would connect again as soon as the bot leaves the gateway. A shard
        # that is just connecting swallows being cancelled.
        while not all(task.done() for task in (playing, *reasons)):
            for task in (playing, *reasons):
                task.cancel()
            await asyncio.wait({playing, *reasons}, timeout=1)
        (result,) = await asyncio.gather(playing, return_exceptions=True)
        await bot.close()
    if replaced.is_set():
        _log.error("another process may have taken this one's place")
        return TRY_AGAIN
    return _exit_code(settings, result)


def _exit_code(settings: Settings, result: BaseException | None) -> int:
    """Explain why the bot ended, where it did not just obey."""
    match result:
        case None | asyncio.CancelledError():
            return 0
        case discord.LoginFailure():
            say(settings.language, "start-bad-token")
            return 1
        case (
            aiohttp.ClientError()
            | OSError()
            | discord.GatewayNotFound()
            | discord.DiscordServerError()
        ):
            say(settings.language, "start-unreachable", reason=str(result))
            return TRY_AGAIN
        case DatabaseUnreachable() if result.params["again"]:
            _say_refusal(settings.language, result)
            return TRY_AGAIN
        case StorageError():
            _say_refusal(settings.language, result)
            return 1
    raise result


def main() -> int:
    """Start what the settings ask for; return the exit code."""
    try:
        settings = Settings()
    except ValidationError as error:
        details = "; ".join(
            f"{'.'.join(map(str, fault['loc'])).upper()}: {fault['msg']}".lstrip(": ")
            for fault in error.errors()
        )
        say(Language.ENGLISH, "start-bad-setting", details=details)
        return 2
    except UnicodeDecodeError as error:
        say(Language.ENGLISH, "start-bad-setting", details=f".env: {error}")
        return 2
    set_up_logging(settings)
    sys.setswitchinterval(SWITCH_EVERY)
    if settings.discord_token is None:
        # The simulated Discord is needed here only: a bot on the real one does without it. Its
        # self-check makes a client that warns of what it lacks.
        logging.disable(logging.WARNING)
        import local_table  # noqa: PLC0415

        logging.disable(logging.NOTSET)
        say(settings.language, "start-local-table")
        try:
            return local_table.run(settings)
        except StorageError as error:
            _say_refusal(settings.language, error)
            return 1
    try:
        return asyncio.run(serve(settings, settings.discord_token.get_secret_value()))
    except Exception as error:  # noqa: BLE001  Python would end with 1, which calls for a person
        _log.error("ended by a fault", exc_info=error)
        return TRY_AGAIN


if __name__ == "__main__":
    sys.exit(main())
