"""What `deploy/` and the page on running name exists, and works as it stands there."""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db.alive import is_served
from settings import Settings
from tests.patience import PATIENCE
from tests.stand_in import TOKEN, stand_in
from tests.test_bot import complaints, log_in

ROOT = Path(__file__).parent.parent
CONTAINER = ROOT / "deploy" / "Containerfile"
UNIT = ROOT / "deploy" / "katane.service"
RUNNING = ROOT / "docs" / "running.md"
HOME = "/opt/katane/"


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file: word and rest."""
    lines = CONTAINER.read_text().splitlines()
    return [
        (word, rest.strip())
        for word, _, rest in (line.partition(" ") for line in lines)
        if word.isupper()
    ]


def of(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def unit() -> dict[str, list[str]]:
    """The settings of the systemd unit."""
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def image(folder: Path) -> Path:
    """What the container file copies, in a folder."""
    for rest in of("COPY"):
        *sources, target = rest.split()
        for source in sources:
            origin, place = ROOT / source, folder / target
            if origin.is_dir():
                shutil.copytree(origin, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                place = place / origin.name if target.endswith("/") else place
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(origin, place)
    return folder


def clean(**settings: str) -> dict[str, str]:
    """An environment without settings of this machine."""
    names = {name.upper() for name in Settings.model_fields} | {"PYTHONPATH"}
    return {name: value for name, value in os.environ.items() if name not in names} | settings


async def test_the_image_holds_all_that_the_bot_needs(tmp_path: Path) -> None:
    """The files copied, nothing else: it starts, is healthy, and ends when it is told to."""
    folder = image(tmp_path / "katane")
    (command,), (check,) = map(json.loads, of("CMD")), of("HEALTHCHECK")
    health = json.loads(check.partition(" CMD ")[2])
    assert command[0] == health[0] == "python"
    (given,) = (dict(part.split("=") for part in shlex.split(rest)) for rest in of("ENV"))
    async with stand_in() as server:
        settings = clean(DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=server.base, **given)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command[1:],
            cwd=folder,
            env=settings,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            await log_in(server)
            looked = [sys.executable, *health[1:]]
            alive = await asyncio.to_thread(subprocess.run, looked, cwd=folder, env=settings)
            assert alive.returncode == 0
            process.send_signal(getattr(signal, of("STOPSIGNAL")[0]))
            async with asyncio.timeout(PATIENCE):
                _, log = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.communicate()
    assert process.returncode == 0, log.decode()
    assert complaints(log.decode()) == []
    (volume,), (work,) = of("VOLUME"), of("WORKDIR")
    default = Settings.model_fields["database_url"].default.removeprefix("sqlite:///")
    assert (folder / default).exists()
    assert Path(work, default).is_relative_to(volume)
    dead = await asyncio.to_thread(subprocess.run, looked, cwd=folder, env=settings)
    assert dead.returncode == 1


async def test_nobody_serves_a_database_that_does_not_exist(tmp_path: Path) -> None:
    place = tmp_path / "none.sqlite"
    assert not await is_served(f"sqlite:///{place}")
    assert not place.exists()


def test_the_image_installs_what_is_pinned_and_runs_as_nobody_in_particular() -> None:
    (install,) = [rest for rest in of("RUN") if "pip install" in rest]
    assert "--require-hashes" in install
    pinned = (ROOT / install.split("-r ")[1]).read_text()
    assert pinned.count("--hash=sha256:") >= pinned.count("==")
    (user,) = of("USER")
    assert any(f" {user} " in rest and "chown" in rest for rest in of("RUN"))
    words = [name for name, _ in instructions()]
    assert words.index("USER") < words.index("CMD")


def test_the_unit_names_what_is_there() -> None:
    told = unit()
    (start,) = told["ExecStart"]
    python, program = start.split()
    assert python == f"{HOME}.venv/bin/python"  # where `make` puts it
    assert (ROOT / program).exists()
    assert told["WorkingDirectory"] == [HOME.rstrip("/")]
    for path in re.findall(rf"{HOME}([\w./-]+)", UNIT.read_text()):
        assert path.startswith((".venv/", ".env", "data")) or (ROOT / path).exists(), path
    assert told["KillSignal"] == of("STOPSIGNAL")
    # What the bot may write is where its games are kept.
    default = Settings.model_fields["database_url"].default.removeprefix("sqlite:///")
    assert Path(HOME, default).is_relative_to(told["ReadWritePaths"][0])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    """The unit with the paths of this checkout."""
    copy = tmp_path / UNIT.name
    here = UNIT.read_text().replace(f"{HOME}.venv/bin/python", sys.executable)
    copy.write_text(here.replace(HOME.rstrip("/"), str(ROOT)))
    command = ["systemd-analyze", "verify", str(copy)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert UNIT.name not in told.stderr + told.stdout, told.stderr


def test_the_page_names_settings_and_files_that_exist() -> None:
    page = RUNNING.read_text()
    known = {name.upper() for name in Settings.model_fields}
    known |= set(re.findall(r"LIVE_[A-Z]+", (ROOT / "tests" / "live" / "__main__.py").read_text()))
    named = set(re.findall(r"`([A-Z][A-Z_]+)(?:=[^`]*)?`", page))
    assert named <= known, named - known
    for path in re.findall(r"\b((?:deploy|docs|requirements|tests)/[\w./-]+)", page):
        assert (ROOT / path).exists(), path
    for module in re.findall(r"python -m ((?:db|engine|tests)[\w.]*)", page):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists() or (
            ROOT / module.replace(".", "/") / "__main__.py"
        ).exists(), module
    for target in re.findall(r"make (?!\.)([a-z]+)", page):
        assert f"\n{target}:" in (ROOT / "Makefile").read_text(), target
