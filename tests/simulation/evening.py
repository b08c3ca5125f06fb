"""One evening: twenty tables, the people at them, a store that has its moods, and kills; all of it from one seed."""

from __future__ import annotations

import gc
import logging
from functools import partial

import msgspec

from bakehouse.core.game import SPECTATOR
from bakehouse.server.connection import Guest
from bakehouse.server.glances import glance_of
from bakehouse.server.table import LiveTable
from tests.simulation.checks import SentPosition, compare, compare_all, position_of, read_sent
from tests.simulation.gathering import Gathering
from tests.simulation.house import SETTINGS, House
from tests.simulation.people import HousePage
from tests.simulation.scheduler import Failure
from tests.simulation.store import SimulatedStore

TABLES = 20
LENGTH = 6.0  # virtual seconds before closing time


class Evening(Gathering):
    def __init__(self, seed: int, base: type[LiveTable] = LiveTable) -> None:
        super().__init__(seed, SETTINGS)
        self._base = base
        self._store = SimulatedStore(self.scheduler, self.referee.committed)
        self.house: House | None = None  # None: between two lives
        self._house_pages: list[HousePage] = []

    def _page(self, guest: Guest | None, code: str) -> HousePage:
        page = HousePage(self, guest, code)
        self._house_pages.append(page)
        return page

    def _guests_at(self, table: LiveTable) -> set[int]:
        return set() if self.house is None else self.house.guests_at(table)

    # -- The plan ------------------------------------------------------------------------

    def run(self) -> None:
        logger = logging.getLogger("bakehouse.server")
        was, logger.disabled = logger.disabled, True
        gc.disable()  # to search for garbage takes longer than to keep that of one evening
        try:
            self._start()
            self.scheduler.run(LENGTH)
            self._close()
            self._check()
        finally:
            gc.enable()
            logger.disabled = was
            self._store.close()

    def _start(self) -> None:
        chance = self.scheduler
        self._open_house()
        for number in range(TABLES):
            chance.after(chance.between(0.0, 0.5), partial(self._open_table, number))
        for _ in range(2):
            chance.at(chance.between(1, LENGTH), self._be_slow)
        chance.at(chance.between(1, LENGTH), self._be_full)
        for _ in range(chance.random.choice([0, 1, 1, 1, 2])):
            chance.at(chance.between(1, LENGTH - 1), self._be_killed)
        chance.after(1.0, self._look_for_idle)
        chance.after(0.5, self._look_for_due)

    def _be_slow(self) -> None:
        self._store.slow_until = self.scheduler.now + self.scheduler.between(0.3, 1.5)

    def _be_full(self) -> None:
        self._store.full_until = self.scheduler.now + self.scheduler.between(0.005, 0.3)

    def _be_killed(self) -> None:
        if self.house is not None:
            self._store.kills_after_commit = self.scheduler.happens(0.5)
            self._store.kill = self._kill

    def _look_for_idle(self) -> None:
        if self.house is not None:
            self.house.forget_idle()
        self.scheduler.after(1.0, self._look_for_idle)

    def _look_for_due(self) -> None:
        if self.house is not None and not self.is_over:
            self.house.wake()
        self.scheduler.after(0.5, self._look_for_due)

    def _open_table(self, number: int) -> None:
        if self.house is not None:
            self.house.open(*self._new_table(number), self._opened)

    # -- Lives ---------------------------------------------------------------------------

    def _open_house(self) -> None:
        """A server starts; the tables that there are, are loaded again."""
        self.scheduler.note("house: opened")
        self.house = House(self.scheduler, self._store, self.referee, SETTINGS, self._base)
        for code in self._store.codes():
            self._replayed(code, with_events=False)
            self.house.find(code)

    def _kill(self) -> None:
        assert self.house is not None
        self.house.kill()
        self.house = None
        self.referee.killed()
        for page in self._house_pages:
            page.lose()
        self.scheduler.after(self.scheduler.between(0.05, 0.6), self._open_house)

    def _close(self) -> None:
        """Nothing fails any more, and everybody comes back and answers: does every table go on?"""
        store = self._store
        store.kill, store.slow_until, store.full_until = None, 0.0, 0.0
        self.scheduler.note("closing time")
        if self.house is None:
            self.scheduler.run(self.scheduler.now + 1.0)
        self._go_on_until_all_have_progressed()
        assert self.house is not None
        for table in self.house.tables.values():
            table.stop()
        self.scheduler.run(self.scheduler.now + 3.0)

    # -- Afterwards ----------------------------------------------------------------------

    def _replayed(self, code: str, *, with_events: bool) -> LiveTable:
        rows, status = self._store.journal(code), self._store.status(code)
        return self.referee.check_replay(code, rows, status, with_events=with_events)

    def _check(self) -> None:
        house = self.house
        assert house is not None
        if not house.is_quiet or not self._store.is_idle:
            raise Failure("something is still waiting to be written")
        open_wires = {socket.connection.serial for socket in house.sockets if not socket.connection.close_code}
        lost = self.referee.unanswered(open_wires)
        if lost:
            raise Failure(f"messages were never answered: {lost}")
        fresh = {code: self._replayed(code, with_events=True) for code in self._store.codes()}
        for code, table in house.tables.items():
            compare_all(f"{code} in memory", table, fresh[code], with_events=False)
        for code, table in fresh.items():
            glance = self._store.glance(code)
            if glance is None and not table.is_slow:
                continue  # it was left in the middle of something, and is loaded to be listed
            if glance != glance_of(table):
                raise Failure(f"{code}: lists show {glance}, but it is {glance_of(table)}")
        for socket in house.sockets:
            connection = socket.connection
            if connection.has_greeted and not connection.close_code and not connection.sees_late:
                self._check_last(fresh[connection.code], connection.seat, connection.last_position)
        for page in self._house_pages:
            if page.wire is not None and page.wire.has_greeted and not page.wire.outbox and not page.wire.sees_late:
                self._check_events(page, fresh[page.code])

    def _check_last(self, table: LiveTable, seat: int | None, text: str) -> None:
        """What was sent last is what the stored rows say."""
        if table.match is None:
            return
        if not text:
            raise Failure(f"{table.code}: somebody who looks at it was sent nothing")
        sent = read_sent(text)
        assert isinstance(sent, SentPosition)
        since = sent.last_event - len(sent.events)
        compare(f"{table.code} last for {seat}", sent, position_of(table, seat, since))

    def _check_events(self, page: HousePage, table: LiveTable) -> None:
        """A page has every event once, as its viewer may know it."""
        if table.match is None or page.position is None:
            return
        entries = [*table.state.entries(0)]
        if sorted(page.events) != [int(entry.number) for entry in entries]:
            raise Failure(f"{page.code}: a page has the events {sorted(page.events)} of {len(entries)}")
        for entry in entries:
            seat, text = page.events[int(entry.number)]
            event = table.game.event(table.state, entry, SPECTATOR if seat is None else seat)
            if msgspec.json.encode(event) != text:
                raise Failure(f"{page.code}: event {entry.number} was told to {seat} as {text.decode()}")


def play(seed: int, base: type[LiveTable] = LiveTable) -> Evening:
    """Play an evening; a failure says how to see it again."""
    evening = Evening(seed, base)
    try:
        evening.run()
    except Exception as error:
        raise Failure(f"seed {seed}: {error}\nagain with: python -m tests.simulation --seed {seed} -v") from error
    return evening
