"""One night at a house of several servers: people play on while servers are killed, stopped, cut off from the database
and renewed, and while the database is slow or restarted; all of it from one seed."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

from bakehouse.server.connection import Guest
from bakehouse.server.guests import hashed
from bakehouse.server.leases import DEAD
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.rows import ADD_ENTRY, guest_row
from bakehouse.server.table import LiveTable
from bakehouse.server.versions import stamped
from tests.simulation.checks import compare_all
from tests.simulation.database import Commit, Database
from tests.simulation.gathering import GUESTS, Gathering
from tests.simulation.machines import Machine, borrowed
from tests.simulation.people import Page
from tests.simulation.remote import RemotePage
from tests.simulation.scheduler import Failure
from tests.simulation.several import HOUSE, Server, connected, cookie_of

ENTRIES = "SELECT number, entry FROM journal WHERE code = ? ORDER BY number"
STATUS = "SELECT status FROM tables WHERE code = ?"
SERVERS = 3
TABLES = 6
LENGTH = 12.0  # virtual seconds before closing time
HAPPENINGS = 5
TOLD = 0.25  # seconds in which servers that are well know of a lease that has come or gone
MARGIN = 0.5  # seconds for a server to be well again after something has ended


Planted = Callable[["Night"], AbstractContextManager[Any]]


def no_fault(night: Night) -> AbstractContextManager[Any]:
    return nullcontext()


class Night(Gathering):
    def __init__(
        self,
        seed: int,
        base: type[LiveTable] = LiveTable,
        planted: Planted = no_fault,
    ) -> None:
        super().__init__(seed, HOUSE)
        self.base = base
        self._planted = planted
        self.database = Database(self.scheduler, self)
        self.servers: list[Server] = []

    def _guests_at(self, table: LiveTable) -> set[int]:
        """Who is connected to it, as far as its server knows."""
        return {connection.guest_id for connection in (*table.connections, *table.gallery.connections)}

    # -- Servers -------------------------------------------------------------------------

    def server_on(self, machine: Machine) -> Server:
        return next(server for server in reversed(self.servers) if server.machine is machine)

    def server_called(self, address: str) -> Server | None:
        return next((server for server in self.servers if str(server.number) == address), None)

    @property
    def alive(self) -> list[Server]:
        return [server for server in self.servers if server.machine.is_alive]

    def way_to(self, code: str) -> Server | None:
        """As a proxy does it that knows tables; sometimes another one, and none that does not answer."""
        serving = [server for server in self.alive if server.is_serving and not server.machine.is_paused]
        if not serving:
            return None
        if self.scheduler.happens(0.3):
            return self.scheduler.random.choice(serving)
        return serving[sum(code.encode()) % len(serving)]

    def _start_server(self) -> None:
        server = Server(self, len(self.servers) + 1)
        self.servers.append(server)
        server.start()

    def _look_after(self) -> None:
        """Whoever looks after the servers starts those again that have ended."""
        for server in self.alive:
            if server.failed:
                server.kill()
        for _ in range(SERVERS - len(self.alive)):
            self._start_server()
        self.scheduler.after(self.scheduler.between(0.3, 1.5), self._look_after)

    # -- What happens --------------------------------------------------------------------

    def run(self) -> None:
        logger = logging.getLogger("bakehouse.server")
        was, logger.disabled = logger.disabled, True
        gc.disable()  # to search for garbage takes longer than to keep that of one night
        try:
            with borrowed(self.scheduler), connected(self), self._planted(self):
                self._start()
                self.scheduler.run(LENGTH)
                self._close()
                self._check()
        finally:
            for server in self.servers:
                if server.machine.is_alive:
                    server.machine.kill()
                server.machine.loop.tidy()
            gc.enable()
            logger.disabled = was

    def _start(self) -> None:
        chance = self.scheduler
        for number in range(1, GUESTS + 1):
            guest = Guest(number, f"G{number}")
            statement, values = guest_row(guest, hashed(cookie_of(guest)))
            self.database.sqlite.execute(statement, values)
        for _ in range(SERVERS):
            self._start_server()
        self._look_after()
        for number in range(TABLES):
            chance.after(chance.between(0.2, 0.8), partial(self._open_table, number))
        happenings = [self._kill_one, self._switch_one_off, self._stop_one, self._stop_one, self._cut_one]
        happenings += [self._cut_one, self._slow_one, self._renew_one, self._restart_database]
        for _ in range(HAPPENINGS):
            chance.at(chance.between(1.5, LENGTH - 1.0), chance.random.choice(happenings))

    def _one(self) -> Server:
        return self.scheduler.random.choice(self.alive)

    def _kill_one(self) -> None:
        server = self._one()
        self.scheduler.note(f"server {server.number}: killed")
        server.kill()

    def _switch_one_off(self) -> None:
        server = self._one()
        self.scheduler.note(f"server {server.number}: switched off")
        server.switch_off()

    def _stop_one(self) -> None:
        server, seconds = self._one(), self.scheduler.between(0.3, 5.0)
        self.scheduler.note(f"server {server.number}: stopped for {seconds}")
        server.disturbed(seconds + MARGIN)
        server.machine.stop()
        self.scheduler.after(seconds, server.machine.go_on)

    def _cut_one(self) -> None:
        server, seconds = self._one(), self.scheduler.between(0.3, 5.0)
        self.scheduler.note(f"server {server.number}: cut off for {seconds}")
        server.disturbed(seconds + MARGIN)
        server.way.cut_until = self.scheduler.now + seconds

    def _slow_one(self) -> None:
        server, seconds = self._one(), self.scheduler.between(0.5, 3.0)
        server.disturbed(seconds + 1.0 + MARGIN)
        server.way.slow_until = self.scheduler.now + seconds

    def _renew_one(self) -> None:
        server = self._one()
        if server.is_serving:
            self.scheduler.note(f"server {server.number}: asked to stop")
            server.disturbed(60.0)
            server.work(server.leave)

    def _restart_database(self) -> None:
        seconds = self.scheduler.between(0.0, 2.0)
        self.database.stop()
        for server in self.alive:
            server.disturbed(seconds + 1.0 + MARGIN)
        self.scheduler.after(seconds, self.database.start)

    # -- Tables --------------------------------------------------------------------------

    def _open_table(self, number: int) -> None:
        header, entries = self._new_table(number)
        server = self.way_to(str(number))
        if server is None:
            self.scheduler.after(0.2, partial(self._open_table, number))
            return

        async def open_it(found: TableRegistry) -> None:
            guest = Guest(header.host, f"G{header.host}")
            try:
                self._opened(await found.open_with(guest, stamped(header), starts=bool(entries)))
            except Refusal:
                self.scheduler.after(0.2, partial(self._open_table, number))

        server.work(open_it)

    def _page(self, guest: Guest | None, code: str) -> Page:
        return RemotePage(self, guest, code)

    # -- What the referee is told ----------------------------------------------------------

    def committed(self, commit: Commit) -> None:
        """Entries are written by a server that lives, to tables that are its own."""
        for statement, values in commit.rows:
            code = str(values[0])
            if statement != ADD_ENTRY or code not in self.referee.copies:
                continue
            owner, alive = self.database.owner(code), self.database.leases()
            if owner != commit.lease or owner not in alive:
                raise Failure(f"{code}, of lease {owner}, is written under {commit.lease}; there are leases {alive}")
        self.referee.committed(commit.rows)

    def buried(self, lease: int, silence: float) -> None:
        if silence <= DEAD:
            raise Failure(f"lease {lease} is taken for dead {silence} s after a beat")
        for server in self.alive:
            if server.lease == lease and server.is_well_for(DEAD):
                raise Failure(f"server {server.number} was well, and is taken for dead")

    def lease_changed(self) -> None:
        """Whoever is well knows soon which servers there are."""
        changes = self.database.changes
        self.scheduler.after(TOLD, lambda: self._must_know() if self.database.changes == changes else None)

    def _must_know(self) -> None:
        found = self.database.leases()
        for server in self.alive:
            known = server.known_leases
            if server.is_serving and server.is_well_for(2 * TOLD) and known != found:
                raise Failure(f"server {server.number} knows of the leases {known}, but there are {found}")

    # -- Closing time --------------------------------------------------------------------

    def _close(self) -> None:
        """Nothing fails any more, and everybody comes back and answers: does every table go on?"""
        self.scheduler.note("closing time")
        for server in self.alive:
            server.way.cut_until = server.way.slow_until = 0.0
            if server.machine.is_paused:
                server.machine.go_on()
        if not self.database.is_up:
            self.database.start()
        self.scheduler.run(self.scheduler.now + 1.0)
        self._go_on_until_all_have_progressed()
        for server in self.alive:
            for table in server.tables.values():
                table.stop()
        self.scheduler.run(self.scheduler.now + 3.0)

    # -- Afterwards ----------------------------------------------------------------------

    def _check(self) -> None:
        select = self.database.sqlite.execute
        fresh: dict[str, LiveTable] = {}
        for code in self.referee.copies:
            journal = [(number, blob) for number, blob in select(ENTRIES, (code,))]
            (status,) = select(STATUS, (code,)).fetchone()
            fresh[code] = self.referee.check_replay(code, journal, status, with_events=True)
        for page in self.pages:
            if page.is_connected and page.position is not None and not page.sees_late:
                if page.position.number != fresh[page.code].number:
                    raise Failure(f"{page.code}: a page sees {page.position.number}, but {fresh[page.code].number} is")
        for server in self.alive:
            for code, table in server.tables.items():
                if not table.is_broken and code in fresh:  # one that could not be written is no table
                    compare_all(
                        f"{code} in the memory of server {server.number}", table, fresh[code], with_events=False
                    )


def play(seed: int, base: type[LiveTable] = LiveTable, planted: Planted = no_fault) -> Night:
    """Play a night; a failure says how to see it again."""
    night = Night(seed, base, planted)
    try:
        night.run()
    except Exception as error:
        raise Failure(
            f"seed {seed}: {error}\nagain with: python -m tests.simulation --night --seed {seed} -v"
        ) from error
    return night
