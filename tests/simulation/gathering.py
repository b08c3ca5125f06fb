"""What an evening at one server and a night at several have in common: guests, tables, and closing time."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bakehouse.server import journal, wire
from bakehouse.server.connection import Guest
from bakehouse.server.settings import Settings
from bakehouse.server.table import LiveTable
from tests.simulation.checks import Referee
from tests.simulation.people import Page
from tests.simulation.runtime import date_at
from tests.simulation.scheduler import Failure, Scheduler

GUESTS = 24
LAST_ORDERS = 60.0  # within this long after closing time, every table goes on
# Some games are soon over, the others have the time of the evening: seats and options.
GAMES: list[tuple[str, int, dict[str, str | int]]] = [
    ("pastry-chefs", 4, {"stall_turns": 4}),
    ("the-pie-game", 3, {"target_pies": 1}),
    ("pie-factory", 2, {}),
    ("cheflebrity", 3, {"windows": "full"}),
    ("pie-contest", 4, {"closing_time": 1}),
    ("cheflebrity", 3, {"windows": "lite", "trade_offers": 0}),
]


class Gathering(ABC):
    def __init__(self, seed: int, settings: Settings) -> None:
        self.seed = seed
        self.scheduler = Scheduler(seed)
        self.referee = Referee(self.scheduler, settings, self._guests_at)
        self.pages: list[Page] = []
        self.is_closing = False
        self.is_over = False
        self._serial = 0
        self._marks: dict[str, int] = {}  # by table: its number at closing time

    @abstractmethod
    def _guests_at(self, table: LiveTable) -> set[int]:
        """Who is connected to a table."""

    @abstractmethod
    def _page(self, guest: Guest | None, code: str) -> Page:
        """A new page at this table."""

    def next_serial(self) -> int:
        self._serial += 1
        return self._serial

    def other_page(self, page: Page) -> Page | None:
        """Another page of the same guest at the same table."""
        for other in self.pages:
            if other is not page and other.guest == page.guest and other.code == page.code and other.is_connected:
                return other
        return None

    # -- Tables --------------------------------------------------------------------------

    def _new_table(self, number: int) -> tuple[journal.TableHeader, list[journal.Entry]]:
        chance = self.scheduler.random
        slug, seats, options = GAMES[number % len(GAMES)]
        persons = min(seats, chance.choice([2, 3] if slug == "cheflebrity" else [1, 1, 2, 3]))
        guests = chance.sample(range(1, GUESTS + 1), persons)
        chairs = [journal.FirstChair("person", guest, f"G{guest}") for guest in guests]
        if chance.random() < 0.1:
            chairs.append(chairs[0])  # two people share a screen
        kinds = [("bot", "random"), ("bot", "easy"), ("open", "")]
        for _ in range(seats - len(chairs)):
            kind, level = chance.choice(kinds)
            chairs.append(journal.FirstChair(kind, level=level))
        chairs = chairs[:seats]
        chance.shuffle(chairs)
        clock = wire.Clock(0, chance.choice([0, 0, 1, 2, 4]))
        if chance.random() < 0.2:
            clock = wire.Clock(hours=chance.choice([1, 2, 4]), late=chance.choice(["bot", "default"]))
        dealt = journal.Dealt(date_at(self.scheduler.now) if clock.hours else 0)
        header = journal.TableHeader(slug, options, "", chance.randbytes(32), clock, guests[0], chairs, 0)
        return header, [dealt] if chance.random() < 0.7 else []

    def _opened(self, code: str) -> None:
        chance = self.scheduler
        chairs = self.referee.copies[code].table.header.chairs
        for guest in dict.fromkeys(chair.guest for chair in chairs if chair.guest):
            for _ in range(2 if chance.happens(0.25) else 1):
                self.pages.append(self._page(Guest(guest, f"G{guest}"), code))
        if chance.happens(0.3):
            self.pages.append(self._page(None, code))
        if chance.happens(0.3):
            stranger = chance.random.randrange(1, GUESTS + 1)
            self.pages.append(self._page(Guest(stranger, f"G{stranger}"), code))

    # -- Closing time --------------------------------------------------------------------

    def has_progressed(self, code: str) -> bool:
        """Has this table gone on since closing time, or can it not any more?"""
        table = self.referee.copies[code].table
        return table.status in ("over", "closed") or table.number >= self._marks.get(code, 0) + 1

    def _go_on_until_all_have_progressed(self) -> None:
        """Everybody comes back and answers."""
        for code, copy in self.referee.copies.items():
            self._marks[code] = copy.table.number
            seats = copy.table.seats
            for guest in sorted({seats.host, *(chair.guest for chair in seats.chairs if chair.guest)}):
                if not any(page.code == code and page.guest and page.guest.id == guest for page in self.pages):
                    self.pages.append(self._page(Guest(guest, f"G{guest}"), code))
        self.is_closing = True
        end = self.scheduler.now + LAST_ORDERS
        while not all(self.has_progressed(code) for code in self._marks):
            self.scheduler.run(self.scheduler.now + 0.5)
            if self.scheduler.now > end:
                self._say_who_is_stuck()
        self.is_over = True

    def _say_who_is_stuck(self) -> None:
        for code in self._marks:
            if not self.has_progressed(code):
                table = self.referee.copies[code].table
                raise Failure(f"{code} is stuck: {table.status}, {table.waiting} are asked, {table.seats.chairs}")
