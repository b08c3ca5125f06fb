"""What a table does by itself: bots move, windows close, clocks run out, bots play for those who are away.

A table that nobody looks at sleeps.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bakehouse.core.decision import Decision, only_chain
from bakehouse.server import journal
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import ABSENT
from bakehouse.server.windows import OpenWindow

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

log = logging.getLogger("bakehouse.server")


class Driver:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    # -- When ------------------------------------------------------------------

    def schedule(self) -> None:
        """Wake up when the next thing is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped or self._task is not None:
            return
        due = self._next_due()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - self._table.now()), self._wake)

    def stop(self) -> None:
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def _wake(self) -> None:
        self._timer = None
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self) -> None:
        table = self._table
        try:
            while not self._is_stopped:
                async with table.lock:
                    entries = await self._due_entries()
                    if not entries:
                        break
                    await table.record(entries)
        except Refusal:
            pass  # it has been logged, and the table will be loaded again
        except Exception:
            log.exception("driver failed", extra={"facts": {"table": table.code}})
        finally:
            self._task = None
            self.schedule()

    def _is_awake(self) -> bool:
        return bool(self._table.connections) and self._table.status == "playing"

    def _next_due(self) -> float | None:
        table = self._table
        if not self._is_awake():
            return None
        if table.standing and self._ended_standing():
            return table.now()
        times = [*self._absences().values()]
        end = table.clocks.next_end() if table.clocks.is_used else None
        if end is not None:
            times.append(end)
        if table.window is not None:
            if not self._missing(table.window):
                times.append(table.asked_at + table.settings.window_pause)
        elif self._plays_itself(table.waiting[0]):
            times.append(table.asked_at + table.settings.bot_pause)
        return min(times, default=None)

    def _absences(self) -> dict[int, float]:
        """By seat that is asked: when a bot takes over for its person, whether or not that person has answered."""
        table = self._table
        found = {}
        for seat in table.waiting:
            chair = table.seats[seat]
            since = table.gone_since(chair.guest) if chair.decides else None
            if since is not None:
                found[seat] = max(since, table.asked_at) + table.settings.absence
        return found if found and table.is_anybody_here() else {}

    # -- What --------------------------------------------------------------------

    async def _due_entries(self) -> list[journal.Entry]:
        table = self._table
        if not self._is_awake():
            return []
        now = table.now()
        away: list[journal.Entry] = [journal.Away(seat, ABSENT) for seat, at in self._absences().items() if at <= now]
        if away:
            return away
        for seat in table.clocks.at_zero():
            return [table.entry_for(Decision(seat, table.game.default(table.state, seat)))]
        ended = self._ended_standing()
        if ended:
            return ended
        if table.window is not None:
            return await self._close(table.window, now)
        seat = table.waiting[0]
        if not self._plays_itself(seat) or now < table.asked_at + table.settings.bot_pause:
            return []
        atoms = await self._answer(seat)
        return [] if atoms is None else [table.entry_for(Decision(seat, atoms))]

    async def _close(self, window: OpenWindow, now: float) -> list[journal.Entry]:
        """Close a window if nobody is missing and its time has passed."""
        table = self._table
        if self._missing(window) or now < table.asked_at + table.settings.window_pause:
            return []
        answers = [window.answers.get(seat) or await self._answer_for(seat) for seat in window.asked]
        return [journal.Together(answers, table.clocks.all_left())]

    async def _answer_for(self, seat: int) -> Decision:
        atoms = await self._answer(seat)
        assert atoms is not None, "nobody is missing"
        return Decision(seat, atoms, forced=True)

    def _missing(self, window: OpenWindow) -> list[int]:
        """The seats whose persons must still answer."""
        return [seat for seat in window.asked if not window.has_answered(seat) and not self._plays_itself(seat)]

    def _plays_itself(self, seat: int) -> bool:
        """Does the table answer for this seat?"""
        table = self._table
        if not table.seats[seat].decides:
            return True
        return self._standing_answer(seat) is not None or self._only_answer(seat) is not None

    async def _answer(self, seat: int) -> list[int] | None:
        """The answer that the table gives for a seat; None if its person must."""
        table = self._table
        chair = table.seats[seat]
        if not chair.decides:
            return await table.opponents.decide(table.state, seat, chair.bot_level)
        standing = self._standing_answer(seat)
        return self._only_answer(seat) if standing is None else [standing]

    # -- Answers given in advance, and those without a choice ----------------------

    def _standing_answer(self, seat: int) -> int | None:
        table = self._table
        keys = [key for other, key in table.standing if other == seat]
        if not keys or seat in table.drafts:
            return None
        view = table.game.view(table.state, seat, known=False)
        answers = (table.game.standing_answer(view, key) for key in keys)
        return next((answer for answer in answers if answer is not None), None)

    def _ended_standing(self) -> list[journal.Entry]:
        """Standing answers whose end condition was met."""
        table = self._table
        ended: list[journal.Entry] = []
        for seat, key in sorted(table.standing):
            if seat in table.waiting:
                view = table.game.view(table.state, seat, known=False)
                if table.game.standing_ends(view, key):
                    ended.append(journal.StandingSet(seat, key, on=False))
        return ended

    def _only_answer(self, seat: int) -> list[int] | None:
        """In a window, the only answer of the only person at the table.

        Where other people sit, everybody is asked: a window that closes sooner would tell them something about a hand.
        """
        table = self._table
        if table.window is None or len(table.seats.persons()) > 1 or seat in table.drafts:
            return None
        return only_chain(table.state, seat)
