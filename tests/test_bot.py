"""`python bot.py` as a process, over real sockets: log in, answer, end; and what it refuses."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot
import locales
from bot import TRY_AGAIN
from db.clock import utc_now
from db.database import open_database
from db.errors import DatabaseUnreachable
from db.leases import Leases
from settings import Language, Settings
from tests.patience import PATIENCE
from tests.stand_in import GUILD, TOKEN, StandIn, slash_command, stand_in

BOT = Path(__file__).parent.parent / "bot.py"


@asynccontextmanager
async def running_bot(folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        cwd=folder,
        env=os.environ | {"LANGUAGE": "en", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


def complaints(log: str) -> list[str]:
    """The lines of a log that are no mere news; heartbeats may be late on a busy computer."""
    lines = [(line, json.loads(line)) for line in log.splitlines()]
    return [
        line
        for line, told in lines
        if told["level"] != "INFO" and told["logger"] != "discord.gateway"
    ]


async def log_in(server: StandIn) -> None:
    async with asyncio.timeout(PATIENCE):
        identity = await server.identified.get()
    privileged = 1 << 1 | 1 << 8 | 1 << 15
    assert not identity["intents"] & privileged


async def test_it_plays_over_sockets_until_it_is_told_to_end(tmp_path: Path) -> None:
    async with (
        stand_in() as server,
        running_bot(
            tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=server.base, LOG_FORMAT="json"
        ) as process,
    ):
        commands = await server.expect("PUT", "/commands")
        assert "langue" in {command["name_localizations"].get("fr") for command in commands}
        await log_in(server)
        await server.send("GUILD_CREATE", {"id": GUILD, "name": "Katäne", "unavailable": False})
        chosen = [{"name": "language", "type": 3, "value": "fr"}]
        await server.send("INTERACTION_CREATE", slash_command("language", chosen))
        acknowledgement = await server.expect("POST", "/callback")
        assert acknowledgement["type"] == 5
        answer = await server.expect("POST", "/webhooks/")
        assert answer["content"] == locales.text("fr", "language-set")
        process.send_signal(signal.SIGTERM)
        code, _, log = await ended(process)
    assert code == 0, log
    assert complaints(log) == []


async def logged(process: asyncio.subprocess.Process, words: str) -> None:
    """Wait until a process logs some words."""
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        while words not in (await process.stderr.readline()).decode():
            pass


async def test_06_a_second_process_waits_until_the_first_has_died(tmp_path: Path) -> None:
    async with stand_in() as server:
        settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_BASE": server.base, "LEASE_SECONDS": "6"}
        async with running_bot(tmp_path, **settings) as first:
            await log_in(server)
            async with running_bot(tmp_path, **settings) as idle:
                await logged(idle, "waiting for another process to end")
                idle.send_signal(signal.SIGTERM)
                assert (await ended(idle))[0] == 0
            async with running_bot(tmp_path, **settings) as second:
                await logged(second, "waiting for another process to end")
                assert server.identified.empty()
                first.kill()
                await log_in(server)
                second.send_signal(signal.SIGTERM)
                assert (await ended(second))[0] == 0
        async with running_bot(tmp_path, **settings) as third:
            await log_in(server)
            third.send_signal(signal.SIGTERM)
            _, _, log = await ended(third)
            assert "waiting" not in log


async def test_a_process_that_lost_its_place_ends(tmp_path: Path) -> None:
    async with stand_in() as server:
        settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_BASE": server.base, "LEASE_SECONDS": "3"}
        async with running_bot(tmp_path, **settings) as process:
            await log_in(server)
            async with await open_database(tmp_path / "data" / "katane.sqlite") as database:
                other = Leases(database, "other", now=lambda: utc_now() + timedelta(hours=1))
                assert await other.take("bot")
            code, _, log = await ended(process)
    assert code == TRY_AGAIN
    assert "another process" in log


async def test_a_refused_token_is_told_in_one_sentence(tmp_path: Path) -> None:
    async with (
        stand_in() as server,
        running_bot(tmp_path, DISCORD_TOKEN="wrong", DISCORD_API_BASE=server.base) as process,
    ):
        code, out, _ = await ended(process)
    assert code == 1
    assert out.strip() == locales.text("en", "start-bad-token")


async def test_no_network_is_told_in_one_sentence(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/api/v10"
    async with running_bot(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=nowhere) as process:
        code, out, _ = await ended(process)
    assert code == TRY_AGAIN
    assert "127.0.0.1" in out


async def test_an_impossible_setting_is_named(tmp_path: Path) -> None:
    async with running_bot(tmp_path, LANGUAGE="de") as process:
        code, out, _ = await ended(process)
    assert code == 2
    assert "LANGUAGE" in out


async def test_a_foreign_database_is_refused(tmp_path: Path) -> None:
    async with (
        stand_in() as server,
        running_bot(
            tmp_path,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_BASE=server.base,
            DATABASE_URL="mysql://localhost/katane",
        ) as process,
    ):
        code, out, _ = await ended(process)
    assert code == 1
    assert "mysql" in out


def test_after_a_fault_the_bot_is_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """By whatever started it: the unit does so for every exit code but 1 and 2."""

    async def fail(_settings: Settings, _token: str) -> int:
        raise LookupError("a mistake")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.serve", fail)
    for what in ("bot.set_up_logging", "sys.setswitchinterval"):
        monkeypatch.setattr(what, lambda _: None)
    assert bot.main() == TRY_AGAIN
    assert "a mistake" in caplog.text
    answer: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    down = discord.DiscordServerError(answer, None)
    assert bot._exit_code(Settings(_env_file=None), down) == TRY_AGAIN


def test_a_database_that_cannot_be_used_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """At the local table and on Discord; a server may be there later, a file will not."""
    lost = {"place": "there", "reason": "no rights"}
    told = locales.text("en", "error-database-unreachable", again="False", **lost)
    settings = Settings(_env_file=None, language=Language.ENGLISH)
    for again, code in ((False, 1), (True, TRY_AGAIN)):
        assert bot._exit_code(settings, DatabaseUnreachable(again=again, **lost)) == code
        assert told in capsys.readouterr().out

    def refuse(_: Settings) -> int:
        raise DatabaseUnreachable(again=False, **lost)

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr("local_table.run", refuse)
    for what in ("bot.set_up_logging", "sys.setswitchinterval", "logging.disable"):
        monkeypatch.setattr(what, lambda _: None)
    assert bot.main() == 1
    assert told in capsys.readouterr().out
    (tmp_path / ".env").write_bytes(b"LANGUAGE=\xe9\n")
    assert bot.main() == 2
    assert ".env" in capsys.readouterr().out
