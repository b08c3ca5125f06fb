"""Leaving the table: Ctrl-C, a closed terminal, the end of the input. None of them may lose the game."""

from __future__ import annotations

import os
import select
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, TextIO

from bakehouse.core.messages import Message, say

REASONS = {
    "SIGINT": say("terminal-left-control-c"),
    "SIGHUP": say("terminal-left-closed"),
    "SIGTERM": say("terminal-left-stopped"),
}


class Leave(BaseException):
    """The person is leaving. Not an Exception, so that nothing on the way mistakes it for an error."""

    def __init__(self, reason: Message, code: int) -> None:
        self.reason = reason
        self.code = code  # of the program, as a shell expects it
        super().__init__(reason.id)


class Stopping:
    """Turns the signals that end a program into `Leave`, but never in the middle of a move or of a saved file."""

    def __init__(self) -> None:
        self._former: dict[int, Any] = {}
        self._holds = 0
        self._arrived: int | None = None
        self._leaving = False

    def __enter__(self) -> Stopping:
        if threading.current_thread() is threading.main_thread():
            for name in REASONS:
                if hasattr(signal, name):  # there is no SIGHUP on Windows
                    self._install(getattr(signal, name))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._former.items():
            signal.signal(number, handler)

    def _install(self, number: int) -> None:
        former = signal.getsignal(number)
        if former is not signal.SIG_IGN:  # somebody asked for that: nohup, or a job in the background
            self._former[number] = former
            signal.signal(number, self._signalled)

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self._arrived = number
        if not self._holds:
            self._leave()

    def _leave(self) -> None:
        if self._arrived is None or self._leaving:
            return
        self._leaving = True
        raise Leave(REASONS[signal.Signals(self._arrived).name], 128 + self._arrived)

    def ignore(self) -> None:
        """Nothing interrupts from now on: the person is leaving already."""
        self._leaving = True

    @contextmanager
    def hold(self) -> Iterator[None]:
        """What happens inside happens as a whole; a signal waits until it is done."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
        if not self._holds:
            self._leave()


def wait_for_a_line(terminal: TextIO) -> None:
    """Return when somebody has typed a line or a signal has come.

    A signal that arrives just before a read begins would go unnoticed until the read ends: somebody would press Ctrl-C
    and nothing would happen. So we wait for two things, and Python writes to the second when a signal arrives.
    """
    if os.name != "posix" or threading.current_thread() is not threading.main_thread():
        return
    signalled, signal_comes = os.pipe()
    os.set_blocking(signal_comes, False)
    former = signal.set_wakeup_fd(signal_comes)
    try:
        select.select([terminal.fileno(), signalled], [], [])
    finally:
        signal.set_wakeup_fd(former)
        os.close(signalled)
        os.close(signal_comes)
