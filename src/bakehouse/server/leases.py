"""The lease of a server in a house of several: it lives for as long as it beats, and tables belong to it.

A server is dead when another one says so: when its beat has not changed for a while, its lease is deleted. From then
on the database refuses whatever it writes (`must_hold` in postgres.py), and its tables are anybody's. A server that
was only stopped for too long finds its lease gone, drops what it has in memory, and begins anew with another lease.
Nobody's clock is compared with anybody else's.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import psycopg

from bakehouse.server import postgres
from bakehouse.server.opening import StoreError
from bakehouse.server.postgres import Connection
from bakehouse.server.store import Peer

CHANNEL = "bakehouse"  # says that a lease has come or gone
BEAT = 0.4  # seconds
DEAD = 2.0  # seconds without a beat
UNWELL = 2 * DEAD  # seconds without a beat after which we send people elsewhere
PAUSE = 0.2  # seconds between two tries to reach the database

log = logging.getLogger("bakehouse.server")


class Leases:
    def __init__(self, address: str, own_address: str) -> None:
        self._address = address
        self._own_address = own_address
        self.secret = secrets.token_urlsafe(32)
        self.number = 0  # of the lease; 0: there is none
        self.peers: dict[int, Peer] = {}
        self._beats: dict[int, tuple[int, float]] = {}  # by lease: the last beat seen, and when it was first seen
        self._watched_at = 0.0
        self._beaten_at = time.monotonic()
        self._lost: Callable[[], None] = _nothing
        self._loop: asyncio.AbstractEventLoop | None = None
        self._changed = asyncio.Event()
        self._is_ending = False
        self._connection: Connection | None = None
        self._connect()
        self._thread = threading.Thread(target=self._run, name="lease", daemon=True)

    def start(self, lost: Callable[[], None]) -> None:
        """`lost` is called in this loop when the lease has ended."""
        self._loop = asyncio.get_running_loop()
        self._lost = lost
        self._beaten_at = time.monotonic()
        self._thread.start()

    @property
    def is_beating(self) -> bool:
        """Has the database been reached lately?"""
        return time.monotonic() - self._beaten_at < UNWELL

    # -- For those who wait --------------------------------------------------------

    async def change(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)

    async def gone(self, peer: Peer) -> None:
        while peer.number in self.peers:
            await self._changed.wait()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _tell(self, call: Callable[[], None]) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(call)

    # -- The thread ------------------------------------------------------------------

    def _connect(self) -> None:
        connection = postgres.connected(self._address, name="bakehouse lease")
        try:
            postgres.be_one_of_the_servers(self._address, connection)
            postgres.bring_up(self._address, connection)
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute("SET lock_timeout = '1s'")
            self._connection = connection
            if not self.number:
                self._begin()
        except (psycopg.Error, StoreError) as error:
            connection.close()
            self._connection = None
            raise error if isinstance(error, StoreError) else postgres.unusable(self._address, error) from None

    def _begin(self) -> None:
        assert self._connection is not None
        new = "INSERT INTO leases (address, secret) VALUES (%s, %s) RETURNING number"
        row = self._connection.execute(new, (self._own_address, self.secret)).fetchone()
        assert row is not None
        self.number = row[0]
        self._connection.execute(f"NOTIFY {CHANNEL}")

    def _run(self) -> None:
        while not self._is_ending:
            try:
                if self._connection is None:
                    self._connect()
                assert self._connection is not None
                self._beat(self._connection)
                for _ in self._connection.notifies(timeout=BEAT, stop_after=1):
                    pass
            except (psycopg.Error, StoreError) as error:
                log.warning("lease not renewed", extra={"facts": {"error": type(error).__name__}})
                self._beats.clear()  # whoever cannot be seen is not dead
                if self._connection is not None and self._connection.broken:
                    self._connection.close()
                    self._connection = None
                time.sleep(PAUSE)

    def _beat(self, connection: Connection) -> None:
        beaten = connection.execute("UPDATE leases SET beat = beat + 1 WHERE number = %s", (self.number,), prepare=True)
        if not beaten.rowcount:
            self._end()
            self._begin()
        self._beaten_at = time.monotonic()
        rows = connection.execute("SELECT number, address, secret, beat FROM leases", prepare=True).fetchall()
        self._watch(connection, {number: beat for number, _, _, beat in rows if number != self.number})
        peers = {row[0]: Peer(*row[:3]) for row in rows if row[0] != self.number}
        if peers != self.peers:
            self.peers = peers
            self._tell(self._wake)

    def _end(self) -> None:
        log.error("lease lost", extra={"facts": {"lease": self.number}})
        self.number = 0
        self._tell(self._lost)

    def _watch(self, connection: Connection, beats: dict[int, int]) -> None:
        """Whose lease does not beat any more is dead."""
        now = time.monotonic()
        if now - self._watched_at > DEAD:  # it was we who slept
            self._beats.clear()
        self._watched_at = now
        for number, beat in beats.items():
            last, since = self._beats.get(number, (-1, now))
            self._beats[number] = (beat, since if beat == last else now)
            if now - self._beats[number][1] > DEAD:
                self._take_for_dead(connection, number, beat)
        for number in self._beats.keys() - beats.keys():
            del self._beats[number]

    def _take_for_dead(self, connection: Connection, number: int, beat: int) -> None:
        """If it is just writing, that is waited for; the next beat tries again."""
        with suppress(psycopg.errors.LockNotAvailable):
            connection.execute("DELETE FROM leases WHERE number = %s AND beat = %s", (number, beat))
            connection.execute(f"NOTIFY {CHANNEL}")
            log.warning("server taken for dead", extra={"facts": {"lease": number}})

    # -- The end -----------------------------------------------------------------------

    def end(self) -> None:
        """Give up the lease and everything that belongs to it; called from another thread than ours."""
        self._is_ending = True
        if self._thread.is_alive():
            self._thread.join()
        number, self.number = self.number, 0
        if self._connection is None:
            return
        with suppress(psycopg.Error):  # then it dies as after a kill
            with self._connection.transaction():
                self._connection.execute("DELETE FROM owners WHERE lease = %s", (number,))
                self._connection.execute("DELETE FROM leases WHERE number = %s", (number,))
            self._connection.execute(f"NOTIFY {CHANNEL}")
        self._connection.close()
        self._connection = None


def _nothing() -> None:
    pass
