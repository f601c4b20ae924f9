"""The world of the local table: it lasts, its ids stay, its clock is the real one."""

import socket
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
from discord.ext import tasks
from simcord.backend.errors import SetupError

import local_table
import locales
from local_table import WORLD_FILE, LocalTable
from settings import Language, Settings
from tests.patience import becomes


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(
        _env_file=None, database_url=database_url, language=Language.FRENCH, table_port=0
    )


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy computer needs longer than a person would wait."""
    monkeypatch.setattr(local_table, "SETTLE", 30.0)


async def choose_language(table: LocalTable, person: int, language: str) -> str:
    async with table.page.turn:
        result = await table.world.members[person].slash(
            table.world.channel, "language", language=language
        )
    assert result.response is not None
    return result.response.content


async def test_the_table_goes_on_after_a_stop(settings: Settings, tmp_path: Path) -> None:
    async with LocalTable(settings, tmp_path) as table:
        ids = [member.id for member in table.world.members]
        address = table.world.capability
        assert await choose_language(table, 0, "en") == locales.text("en", "language-set")
    async with LocalTable(settings, tmp_path) as table:
        assert [member.id for member in table.world.members] == ids
        assert table.world.capability == address
        history = table.world.channel.history(viewer=table.world.members[0])
        assert [message.content for message in history] == [locales.text("en", "language-set")]
        assert await choose_language(table, 0, "app") == locales.text("fr", "language-follows")
        assert await choose_language(table, 2, "app") == locales.text("en", "language-follows")


async def test_a_lost_or_foreign_world_is_built_anew(settings: Settings, tmp_path: Path) -> None:
    async with LocalTable(settings, tmp_path) as table:
        ids = [member.id for member in table.world.members]
    (tmp_path / WORLD_FILE).write_bytes(b"not a world")
    async with LocalTable(settings, tmp_path) as table:
        assert [member.id for member in table.world.members] == ids
        assert await choose_language(table, 0, "en") == locales.text("en", "language-set")


async def test_the_clock_follows_the_wall_clock(settings: Settings, tmp_path: Path) -> None:
    async with LocalTable(settings, tmp_path) as table:
        for _ in range(2):
            before = datetime.now(UTC)
            await table.tick()
            assert before <= table._env.now() <= datetime.now(UTC)


async def test_what_the_bot_does_by_itself_appears(settings: Settings, tmp_path: Path) -> None:
    async with LocalTable(settings, tmp_path) as table:
        channel = table._bot.get_channel(table.world.channel.id)
        assert isinstance(channel, discord.TextChannel)

        @tasks.loop(seconds=1, count=2)
        async def remind() -> None:
            await channel.send("your turn")

        with table._env._bot_scope():
            remind.start()
        await becomes(lambda: len(table.page._pages["python"].snapshot["messages"]) >= 2)


async def test_old_posts_are_forgotten(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_table, "KEPT_POSTS", 3)
    async with LocalTable(settings, tmp_path) as table:
        for number in range(6):
            async with table.page.turn:
                await table.world.members[1].send(
                    table.world.channel, str(number), attachments=[("a.txt", b"x")]
                )
        table.world.save()
        assert [message.content for message in table.world.channel.history()] == ["3", "4", "5"]
        assert len(table._env.backend.cdn._blobs) == 3


async def test_two_tables_want_two_ports(settings: Settings, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(SetupError, match="port"):
            async with LocalTable(settings.model_copy(update={"table_port": taken}), tmp_path):
                pass
