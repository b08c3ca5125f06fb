"""A person at a real terminal: a child process behind a pseudo-terminal, typed at and read like one."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 60.0  # seconds; the machine may be busy
PROMPT = re.compile(r"\n(You|Player (\d)) > $")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"

# The child makes the pseudo-terminal its own, so that Ctrl-C and hanging up reach it as at any terminal.
CHILD = """
import fcntl, sys, termios
from pathlib import Path
import bakehouse
from bakehouse.terminal.play import PlayOptions, run
if sys.stdin.isatty():
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
{before}
sys.exit(run(PlayOptions({given})))
"""


def program(before: str = "", game: str | None = "pastry-chefs", **given: object) -> list[str]:
    """The command of a child that plays; `before` is run in it first."""
    text = ", ".join(f"{name}={_source(value)}" for name, value in {"level": "random", **given}.items())
    chosen = None if game is None else f"bakehouse.game({game!r})"
    return [sys.executable, "-c", CHILD.format(before=before, given=f"game={chosen}, {text}")]


def _source(value: object) -> str:
    return f"Path({str(value)!r})" if isinstance(value, Path) else repr(value)


class Terminal:
    """`expect` reads until a pattern has come; `text` is all that was on the screen."""

    def __init__(self, command: list[str], folder: Path, **environment: str) -> None:
        self._master, slave = pty.openpty()
        plain = {"NO_COLOR": "1", "TERM": "xterm", "COLUMNS": "1000", **environment}
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **plain},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()  # a letter may come in two pieces
        self._read_up_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self.hang_up()

    def expect(self, pattern: str | re.Pattern[str]) -> str:
        """What has come since the last `expect`, up to the end of this pattern."""
        wanted = re.compile(pattern) if isinstance(pattern, str) else pattern
        until = time.monotonic() + PATIENCE
        while True:
            found = wanted.search(self.text, self._read_up_to)
            if found:
                start, self._read_up_to = self._read_up_to, found.end()
                return self.text[start : found.end()]
            if not self._read(until):
                raise AssertionError(f"{wanted.pattern!r} did not come; the screen shows:\n{self.text[-3000:]}")

    def _read(self, until: float) -> bool:
        """Take what has come; False if nothing more will."""
        ready, _, _ = select.select([self._master], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the child is gone
            return False
        self.text += self._decoder.decode(data).replace("\r\n", "\n")
        return bool(data)

    def prompt(self) -> str:
        """What is shown up to the next question."""
        return self.expect(PROMPT)

    def type(self, line: str) -> None:
        self.press(line + "\n")

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def answer(self, line: str) -> str:
        """Type a line; what is shown up to the next question."""
        self.type(line)
        return self.prompt()

    def hang_up(self) -> None:
        """Close the window."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def kill(self, number: int = signal.SIGKILL) -> None:
        self._process.send_signal(number)

    def ends(self) -> int:
        """Read to the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._master >= 0 and self._read(until):
            pass
        return self._process.wait(max(1.0, until - time.monotonic()))


def piped(command: list[str], folder: Path, lines: list[str]) -> subprocess.CompletedProcess[str]:
    """The same without a terminal."""
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return subprocess.run(
        command,
        cwd=folder,
        env={**environment, "TERM": "xterm"},
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        check=False,
        text=True,
        timeout=PATIENCE,
    )


def saved_files(folder: Path) -> list[Path]:
    """Every record in the folder; a temporary file left behind is found too."""
    return sorted(folder.iterdir())
