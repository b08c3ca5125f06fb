"""The clocks of a table: a bank for the whole game, plus some seconds for every decision."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.server.wire import Clock

Now = Callable[[], float]


class Clocks:
    """A clock runs while its seat is asked and has not answered; all are stopped during a pause."""

    def __init__(self, rules: Clock, seats: int, now: Now) -> None:
        self.rules = rules
        self.is_used = bool(rules.minutes or rules.seconds) and not rules.hours
        self._now = now
        self._bank = [60.0 * rules.minutes] * seats
        self._running: dict[int, float] = {}  # by seat: since when
        # For those who may not know who has answered: how long the present question has been open.
        self._asked: dict[int, float] = {}  # by seat: what it had when it was asked
        self._open = 0.0
        self._open_since: float | None = None

    def left(self, seat: int) -> float:
        since = self._running.get(seat)
        if since is None:
            return self._bank[seat]
        return max(0.0, self._bank[seat] - (self._now() - since))

    def seeming_left(self, seat: int) -> float:
        """What would be left if this seat had not answered the present question yet."""
        if seat not in self._asked:
            return self.left(seat)
        return max(0.0, self._asked[seat] - self._open_for())

    def _open_for(self) -> float:
        return self._open + (0.0 if self._open_since is None else self._now() - self._open_since)

    def all_left(self) -> list[float]:
        """For the journal; empty without clocks."""
        return [round(self.left(seat), 3) for seat in range(len(self._bank))] if self.is_used else []

    def set(self, left: list[float]) -> None:
        """Continue from what the journal says."""
        if left:
            self._bank = list(left)
            self._running = {}

    def new_question(self, seats: list[int], *, with_seconds: bool) -> None:
        """These seats have a decision to make; without the extra seconds if they had them before."""
        if with_seconds:
            for seat in seats:
                self._bank[seat] += self.rules.seconds
        self._asked = {seat: self._bank[seat] for seat in seats}
        self._open = 0.0
        self._open_since = None

    def run(self, seats: list[int], *, is_open: bool) -> None:
        """These seats' clocks run from now on, the others stop; `is_open`: does the question's time run at all?"""
        if not self.is_used:
            return
        self._open = self._open_for()
        self._open_since = self._now() if is_open else None
        for seat in [*self._running]:
            if seat not in seats:
                self._bank[seat] = self.left(seat)
                del self._running[seat]
        for seat in seats:
            self._running.setdefault(seat, self._now())

    def next_end(self) -> float | None:
        """When the first running clock is at zero."""
        return min((since + self._bank[seat] for seat, since in self._running.items()), default=None)

    def at_zero(self) -> list[int]:
        return [seat for seat in self._running if self.left(seat) <= 0.0]
