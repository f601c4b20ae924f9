"""A private PostgreSQL server for the tests, as an unprivileged user, reached over loopback."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Self

from tests.patience import PATIENCE

DEBIAN = Path("/usr/lib/postgresql")
NEEDED = ("initdb", "pg_ctl", "postgres", "psql")
OPTIONS = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=60"


def find_binaries() -> Path | None:
    """The folder of a PostgreSQL server's programs, or ``None``."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    if DEBIAN.is_dir():
        folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    for folder in folders:
        if all((folder / name).exists() or shutil.which(name) for name in NEEDED):
            return folder
    return None


def _unprivileged() -> str | None:
    """A user to run the server as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PostgresServer:
    """A server with a data folder of its own; gone, with its data, when the block ends."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._user = _unprivileged()
        self._numbers = count(1)
        self.port = 0

    def __enter__(self) -> Self:
        # Not below pytest's temporary folder, which only its own user may enter.
        self._folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        data = self._folder / "data"
        self._run("initdb", "-D", data, "-U", "katane", "-A", "trust", "-E", "UTF8", "--no-sync")
        for last in (False, False, True):
            try:
                self._start(data)
            except subprocess.CalledProcessError:  # somebody was quicker to take the port
                if last:
                    raise
            else:
                break
        return self

    def _start(self, data: Path) -> None:
        self.port = _free_port()
        options = f"{OPTIONS} -p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        log, patience = self._folder / "log", int(PATIENCE)
        self._run("pg_ctl", "-D", data, "-o", options, "-l", log, "-t", patience, "-w", "start")

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", self._folder / "data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database, dropped when the block ends."""
        name = f"test{next(self._numbers)}"
        self._sql(f"CREATE DATABASE {name}")
        try:
            yield f"postgresql://katane@127.0.0.1:{self.port}/{name}"
        finally:
            self._sql(f"DROP DATABASE {name} WITH (FORCE)")

    def _sql(self, statement: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "katane", "-d", "postgres")
        self._run("psql", "-q", *where, "-c", statement)

    def _run(self, program: str, *arguments: object) -> None:
        path = self._binaries / program
        command = [str(path if path.exists() else program), *map(str, arguments)]
        if self._user is not None:
            command = ["setpriv", f"--reuid={self._user}", "--clear-groups", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)
