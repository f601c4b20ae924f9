"""Check 69: the script for a real server, run on a simulated one over sockets."""

from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from settings import Settings
from tests.live.__main__ import MADE_UP, NEEDED, main, place
from tests.live.run import LiveFailure, Place, play
from tests.live.stand_ins import StandIn
from tests.served.server import TOKEN, served_discord
from tests.sim.sketches import SparingStudio


async def test_69_ten_turns_with_a_restart_in_the_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.host.Studio", SparingStudio)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with served_discord() as discord:
        monkeypatch.setattr(Route, "BASE", discord.base)
        guild = discord.env.create_guild("live")
        channel = guild.create_text_channel("katane")
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr(TOKEN),
            database_url=f"sqlite:///{tmp_path / 'live.sqlite'}",
        )
        told: list[str] = []
        people = (StandIn(MADE_UP[0], "Ada"), StandIn(MADE_UP[1], "Ben"))
        await play(settings, Place(guild.id, channel.id, people), told.append)
        assert told[-1].startswith("10 turns played")
        assert "the restart changed nothing" in told
        with pytest.raises(LiveFailure, match="not on the server"):
            await play(settings, Place(1, None, people), told.append)


def test_69_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in NEEDED:
        monkeypatch.delenv(name, raising=False)
    assert main() == 2
    said = capsys.readouterr().out
    assert all(name in said for name in NEEDED)
    monkeypatch.setenv("LIVE_TOKEN", "x")
    monkeypatch.setenv("LIVE_GUILD", "my server")
    with pytest.raises(LiveFailure, match="LIVE_GUILD"):
        place()
