"""The time of a slow table: until when those who are asked have to decide, in seconds since 1970.

A seat has its hours from when it is asked until somebody else is: several decisions in a row share them, and who takes
a move back has what they had before. They are dates, so that they go on while nobody has the table in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bakehouse.server.wire import Clock

Spans = Sequence[tuple[int, int]]  # from and until


def later(end: int, since: int, away: Spans) -> int:
    """The end of a time that began then, if it stands still while somebody is away."""
    for first, until in sorted(away):
        begun = max(first, since)
        if begun < end and begun < until:
            end += until - begun
    return end


class Deadlines:
    def __init__(self, rules: Clock, hour: float) -> None:
        self.is_used = rules.hours > 0
        self._time = int(rules.hours * hour)  # seconds
        self._since: dict[int, int] = {}  # by seat that is asked
        self._before: dict[int, int] = {}  # the same, at the question before
        self._paused_at: int | None = None

    def ask(self, seats: Iterable[int], at: int) -> None:
        self._before, self._since = self._since, {seat: self._since.get(seat, at) for seat in seats}

    def ask_again(self, seats: Iterable[int], at: int) -> None:
        """A move was taken back."""
        known = {**self._since, **self._before}
        self._since = {seat: known.get(seat, at) for seat in seats}

    def of(self, seat: int, away: Spans) -> int | None:
        """`away`: when whoever sits there was away, and will be."""
        return self._end(self._since.get(seat), away)

    def of_move(self, seat: int, away: Spans) -> int | None:
        """Until when this seat had to make the move that it would like to take back."""
        return self._end(self._before.get(seat, self._since.get(seat)), away)

    def _end(self, since: int | None, away: Spans) -> int | None:
        return None if since is None else later(since + self._time, since, away)

    # -- Pauses ------------------------------------------------------------------

    def pause(self, at: int) -> None:
        self._paused_at = at

    def go_on(self, at: int) -> None:
        """What has passed meanwhile was nobody's time."""
        if self._paused_at is None:
            return
        begun, self._paused_at = self._paused_at, None
        self._since = {seat: since + max(0, at - max(begun, since)) for seat, since in self._since.items()}
        self._before = {seat: since + max(0, at - begun) for seat, since in self._before.items()}

    @property
    def pause_ends(self) -> int | None:
        """Nobody waits longer for a host who has paused the table than for somebody's move."""
        return None if self._paused_at is None else self._paused_at + self._time
