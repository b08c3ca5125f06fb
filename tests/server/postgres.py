"""A PostgreSQL server for the tests: on a socket in a temporary folder, started when the first test needs it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

USER = "postgres"
START_SECONDS = 30.0
PORT = 5432  # only a part of the socket's name: nothing listens on a network


@cache
def programs() -> Path | None:
    """Where PostgreSQL's programs are: Debian keeps them away from the others."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).parent if on_path else None


def why_none() -> str:
    if programs() is None:
        return "there is no PostgreSQL here (Debian: postgresql-15)"
    if os.getuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


class PostgresServer:
    def __init__(self) -> None:
        bin = programs()
        assert bin is not None
        self._bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="bakehouse-postgres-"))
        self._data = self.folder / "data"
        self._user = USER if os.getuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, USER)
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        quick = ("-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale", "--no-sync")
        self._run(self._bin / "initdb", "-D", self._data, *quick)
        self.start()

    def _run(self, *command: str | Path) -> None:
        subprocess.run(command, check=True, capture_output=True, timeout=60, user=self._user, cwd="/")

    def start(self) -> None:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "port": str(PORT),
            "max_connections": "60",
            "shared_buffers": "32MB",
        }
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, *given], stdout=log, stderr=log, user=self._user, cwd="/"
            )
        deadline = time.monotonic() + START_SECONDS
        ready = [str(self._bin / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(PORT)]
        while subprocess.run(ready, check=False, timeout=10).returncode != 0:
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.05)

    @property
    def process_id(self) -> int:
        """Of the process whose children are all the others."""
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every session; SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}&port={PORT}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"house{next(self._names)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def sql(self, database: str, *statements: str) -> list[tuple[object, ...]]:
        """What the last statement answers."""
        address = database if "://" in database else self.address(database)
        with psycopg.connect(address, autocommit=True, options="-c search_path=bakehouse") as connection:
            answer: list[tuple[object, ...]] = []
            for statement in statements:
                cursor = connection.execute(statement)
                answer = cursor.fetchall() if cursor.description else []
        return answer

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
