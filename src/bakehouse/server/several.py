"""Several servers from one command: processes that share a port and a PostgreSQL database.

One that dies is started again. SIGHUP renews them one after the other, with the program and the packages that are
installed by then; SIGTERM and Ctrl-C stop all of them in order.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from bakehouse.server.logs import set_up
from bakehouse.server.opening import StoreError
from bakehouse.server.places import must_be_usable
from bakehouse.server.run import announce, listen, serve_at
from bakehouse.server.settings import Settings

START_SECONDS = 120.0  # a busy machine may take long to start a process
STOP_SECONDS = 20.0
PAUSE = 1.0  # seconds before one that has died is started again
TICK = 0.2
RENEW = getattr(signal, "SIGHUP", None)  # Windows has none

log = logging.getLogger("bakehouse.server")
spawn = multiprocessing.get_context("spawn")


def serve_several(settings: Settings, count: int, *, opens_browser: bool = False, path: str = "") -> int:
    """Serve until somebody stops it; the exit code of the program."""
    listening = listen(settings)
    must_be_usable(settings.store)
    set_up()
    several = Several(settings, listening, count)
    if several.start():
        announce(listening, settings, opens_browser=opens_browser, path=path)
        several.watch()
    several.stop()
    return 0 if several.was_asked_to_stop else 1


class Several:
    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = settings
        self._listening = listening
        self._servers: list[_Server] = []
        self._count = count
        self.was_asked_to_stop = False
        self._is_to_renew = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop_soon)
        if RENEW is not None:
            signal.signal(RENEW, self._renew_soon)

    def _stop_soon(self, number: int, frame: FrameType | None) -> None:
        self.was_asked_to_stop = True

    def _renew_soon(self, number: int, frame: FrameType | None) -> None:
        self._is_to_renew = True

    def start(self) -> bool:
        """Do all of them serve?"""
        self._servers = [_Server(self._settings, self._listening) for _ in range(self._count)]
        return all(self._is_ready(server) for server in self._servers)

    def _is_ready(self, server: _Server) -> bool:
        deadline = time.monotonic() + START_SECONDS
        while not self.was_asked_to_stop and server.process.is_alive() and time.monotonic() < deadline:
            if server.ready.wait(TICK):
                return True
        return False

    def watch(self) -> None:
        """Until somebody stops us: start again what dies, and renew what is to be renewed."""
        while not self.was_asked_to_stop:
            wait([server.process.sentinel for server in self._servers], TICK)
            for place, server in enumerate(self._servers):
                if not server.process.is_alive() and not self.was_asked_to_stop:
                    log.error("server died", extra={"facts": {"exit code": server.process.exitcode}})
                    time.sleep(PAUSE)
                    self._servers[place] = _Server(self._settings, self._listening)
            if self._is_to_renew:
                self._is_to_renew = False
                self._renew()

    def _renew(self) -> None:
        """One after the other, so that the others take its tables over meanwhile."""
        for place, server in enumerate(self._servers):
            new = _Server(self._settings, self._listening)
            self._servers[place] = new
            if not self._is_ready(new):
                self._servers[place] = server
                new.end()
                log.error("not renewed", extra={"facts": {"exit code": new.process.exitcode}})
                return
            server.end()

    def stop(self) -> None:
        for server in self._servers:
            server.process.terminate()
        for server in self._servers:
            server.end()


class _Server:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.ready: Event = spawn.Event()
        self.process: SpawnProcess = spawn.Process(target=_serve, args=(settings, listening, self.ready))
        self.process.start()

    def end(self) -> None:
        """In order, if that does not take for ever."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(STOP_SECONDS)
        self.process.kill()
        self.process.join()


def _serve(settings: Settings, listening: socket.socket, ready: Event) -> None:
    """In a process of its own."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        serve_at(listening, settings, ready.set)
    except StoreError as error:
        log.error("server not started", extra={"facts": {"error": str(error)}})
        raise SystemExit(2) from None


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
