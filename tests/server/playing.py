"""People who play on whatever happens to the servers: they come again when they are cut off, as pages do."""

from __future__ import annotations

import asyncio
import time
from random import Random

from websockets.exceptions import WebSocketException

from bakehouse.server import journal
from tests.server.client import Page, Person
from tests.server.postgres import PostgresServer

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 5.0  # seconds, as in web/src/connection.ts

Move = journal.Moved | journal.Together


class Player:
    """Somebody at the first seat of a table."""

    def __init__(self, person: Person, code: str, thinks: float = 0.05) -> None:
        self.person = person
        self.code = code
        self.acknowledged: list[int] = []  # numbers of positions
        self.moves: dict[int, int] = {}  # the last atom of a whole move, by the number of the position after it
        self.waits: list[float] = []  # from a move to its acknowledgement
        self.away: list[float] = []  # how long they were cut off
        self.is_away = True
        self._thinks = thinks
        self._rng = Random(code)

    async def play(self, until: asyncio.Event) -> None:
        failures, cut_off = 0, 0.0
        while not until.is_set():
            try:
                async with self.person.page(self.code) as page:
                    await page.hello(0)
                    if cut_off:
                        self.away.append(time.monotonic() - cut_off)
                    failures, cut_off, self.is_away = 0, 0.0, False
                    assert page.position["number"] >= max(self.acknowledged, default=0), "a move was lost"
                    await self._move(page, until)
                    return
            except (OSError, WebSocketException, TimeoutError):
                cut_off, self.is_away = cut_off or time.monotonic(), True
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
                failures += 1

    async def _move(self, page: Page, until: asyncio.Event) -> None:
        while not until.is_set() and page.position["view"]["outcome"] is None:
            await page.quiet(self._thinks)
            if not page.position["choices"]:
                continue
            sent, number = time.monotonic(), page.position["number"]
            atom = self._rng.choice(page.position["choices"])["atom"]
            answer = await page.pick([atom], number=number)
            if answer["type"] == "done":
                self.waits.append(time.monotonic() - sent)
                self.acknowledged.append(answer["number"])
                if answer["number"] == number + 1:
                    self.moves[number + 1] = atom

    def must_be_in(self, postgres: PostgresServer, address: str) -> None:
        """Every entry is there once, in order, and nothing that was acknowledged is missing."""
        moves = [entry for entry in self._stored(postgres, address) if isinstance(entry, Move)]
        assert len(moves) >= max(self.acknowledged, default=0)
        assert not self._lost(moves), "what was acknowledged is what happened"

    def lost(self, postgres: PostgresServer, address: str) -> list[int]:
        """The numbers of moves that were acknowledged and are not in the journal, or are other ones there."""
        return self._lost([entry for entry in self._stored(postgres, address) if isinstance(entry, Move)])

    def _lost(self, moves: list[Move]) -> list[int]:
        return [number for number, atom in self.moves.items() if not _is_there(moves, number, atom)]

    def _stored(self, postgres: PostgresServer, address: str) -> list[journal.Entry]:
        """Every entry is there once, and in order."""
        question = f"SELECT number, entry FROM journal WHERE code = '{self.code}' ORDER BY number"
        found = postgres.sql(address, question)
        assert [number for number, _ in found] == [*range(len(found))]
        return [journal.read_entry(entry) for _, entry in found if isinstance(entry, bytes)]


def _is_there(moves: list[Move], number: int, atom: int) -> bool:
    if number > len(moves):
        return False
    move = moves[number - 1]
    return isinstance(move, journal.Together) or (move.seat, move.atoms[-1]) == (0, atom)
