"""Running the server: its address, its start, its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import uvicorn

from bakehouse.server.app import make_app
from bakehouse.server.door import LOOPBACK, Door
from bakehouse.server.hosts import is_loopback
from bakehouse.server.logs import set_up
from bakehouse.server.network import LocalNetwork, routed_address
from bakehouse.server.registry import TableRegistry
from bakehouse.server.settings import Settings
from bakehouse.server.transports import Config, Http

MAX_FRAME_BYTES = 16_000  # larger messages that are smaller than this are refused in words
QUEUE = 128  # connections that wait to be accepted
SWITCH = 0.001  # seconds: the thread that writes must not wait long for the one that answers
GRACE = 2  # seconds for the last answers
TICKS = 10  # of uvicorn's clock, a second
MOST_FILES = 20_000
SPARE_FILES = 200  # open files that are no connections

log = logging.getLogger("bakehouse.server")


class Server(uvicorn.Server):
    """Before the sockets are closed, what was begun is written and shown."""

    def __init__(self, registry: TableRegistry) -> None:
        limits = registry.settings.limits
        network = LocalNetwork(registry.settings.host, self.listen_at)
        self._door = Door(limits, files_allowed() - SPARE_FILES, is_from_peer=registry.store.is_from_peer)
        config = Config(
            make_app(registry, network),
            self._door,
            ws_max_size=MAX_FRAME_BYTES,
            ws_per_message_deflate=False,  # costs more than it saves, and sizes would reveal contents
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(LOOPBACK),
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.pong_seconds,
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self._registry = registry

    async def listen_at(self, address: str) -> int:
        """Listen at one more address, with the same limits as everywhere; the port, if possible the one of before."""
        try:
            listening = bound(address, self.servers[0].sockets[0].getsockname()[1])
        except OSError:
            listening = bound(address, 0)
        make = partial(Http, self.config, self.server_state, self.lifespan.state)
        self.servers.append(await asyncio.get_running_loop().create_server(make, sock=listening, backlog=QUEUE))
        return int(listening.getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self._door.sweep()
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is no failure: the signal is not raised again, so that the program ends in order."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._registry.stop()
        await super().shutdown(sockets)


def files_allowed() -> int:
    """How many files and connections this process may have open; as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def data_folder() -> Path:
    """Where a user's data lives on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "bakehouse"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bakehouse"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bakehouse"


def serve(settings: Settings, *, opens_browser: bool = False, path: str = "") -> int:
    """Serve until somebody stops it; the exit code of the program. `path` is the page that is opened."""
    listening = listen(settings)
    serve_at(listening, settings, lambda: announce(listening, settings, opens_browser=opens_browser, path=path))
    return 0


def announce(listening: socket.socket, settings: Settings, *, opens_browser: bool, path: str) -> None:
    port = listening.getsockname()[1]
    for line in addresses(settings.host, port, path):
        print(line, flush=True)
    if opens_browser:
        threading.Timer(0.3, webbrowser.open, [f"http://{_shown(settings.host)}:{port}/{path}"]).start()


def serve_at(listening: socket.socket, settings: Settings, opened: Callable[[], None]) -> None:
    """Serve at this port until somebody stops it; `opened` is called before the first request is read."""
    set_up()
    inside = listen_inside(settings) if settings.store else None
    registry = TableRegistry(settings, "" if inside is None else address_inside(inside))
    try:
        opened()
        log.info("started", extra={"facts": {"port": listening.getsockname()[1]}})
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what exists now stays; most of what comes later is gone after a move
        gc.set_threshold(20_000, 20, 50)
        Server(registry).run(sockets=[listening] if inside is None else [listening, inside])
    except KeyboardInterrupt:
        pass  # Ctrl-C is the usual way to stop it
    finally:
        registry.close()
        log.info("stopped")


def listen(settings: Settings) -> socket.socket:
    """The port is ours before anything else is done."""
    try:
        listening = bound(settings.host, settings.port)
    except OSError as error:
        reason = error.strerror or error
        raise OSError(f"port {settings.port} of {settings.host} cannot be used: {reason}; try --port") from None
    listening.set_inheritable(True)
    return listening


def listen_inside(settings: Settings) -> socket.socket:
    """Where the other servers of the house reach this one, whichever port it shares with them outside."""
    try:
        return bound(settings.peer_host, 0)
    except OSError as error:
        reason = error.strerror or error
        raise OSError(f"--peer-host {settings.peer_host} cannot be used: {reason}") from None


def address_inside(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(QUEUE)
    except OSError:
        listening.close()
        raise
    return listening


def addresses(host: str, port: int, path: str = "") -> list[str]:
    """What to tell whoever started the server."""
    is_here = is_loopback(host)
    reach = "This computer only" if is_here else "Other devices in this network, too,"
    return [
        f"Bakehouse is open: http://{_shown(host)}:{port}/{path}",
        f"{reach} can open it{'; a button in the waiting room of a table lets phones in' if is_here else ''}.",
        "Ctrl-C stops it; the games are kept.",
    ]


def _shown(host: str) -> str:
    """Where it is open, as others reach it: invitations are made from the address at which a page was opened."""
    if host in ("0.0.0.0", "::", ""):
        return routed_address() or socket.gethostname()
    return f"[{host}]" if ":" in host else host
