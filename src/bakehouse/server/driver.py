"""What a table does by itself: bots move, windows close, clocks run out, bots play for those who are away.

When it does so depends on public facts and on chance only. Bots think while the others look at the table, side by
side, and answer after a pause that was drawn before (`pace.py` says how long); one that is late is answered for by
default in a window, and waits for the next beat on its turn. Somebody who plays alone against bots may cut a pause
short, but not the time in which hard bots think.
A table that nobody looks at sleeps, unless it is a slow one or part of a tournament.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bakehouse.core.decision import Decision, only_chain
from bakehouse.server import journal, lessons, pace
from bakehouse.server.runtime import Timer
from bakehouse.server.seats import ABSENT
from bakehouse.server.windows import OpenWindow

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

FAILURES = 2  # after which a bot is asked again where everybody is to meet the same bots


@dataclass
class Thought:
    """What a bot does about the present question: it is thinking, or it has decided."""

    level: str  # empty: it goes by default
    atoms: list[int] | None = None
    at: float = 0.0  # when it had decided
    failures: int = 0


class Driver:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: Timer | None = None
        self._is_stopped = False
        self._rhythm = pace.Rhythm(table.settings, table.game.info.slug)
        self._seen = 0  # events before the present question
        self._acts = False  # was it the table itself that moved?
        self._question = 0  # the question to which these belong
        self._window: OpenWindow | None = None
        self._pause = 0.0  # how long bots seem to think about it
        self._shortest = 0.0  # how long at least, if they are told to go on
        self._is_step = False  # do they wait to be told to, at a table that is played step by step?
        self._hurries = False  # are they told to go on,
        self._hurries_on = False  # until a person is asked?
        self._thoughts: dict[int, Thought] = {}  # by seat

    # -- When ------------------------------------------------------------------

    def schedule(self) -> None:
        """Let bots think, and wake up when the next thing is due."""
        self._cancel()
        if self._is_stopped or not self.is_awake:
            return
        if self._table.is_paused:
            self._wait_until(self._pause_ends())
            return
        self._begin_question()
        self._ask_bots()
        self._wait_until(self._next_due())

    def _wait_until(self, due: float | None) -> None:
        if due is not None:
            self._timer = self._table.runtime.call_at(due, self._wake)

    def stop(self) -> None:
        self._is_stopped = True
        self._cancel()

    def go(self, *, until_asked: bool) -> None:
        """Bots do their next thing at once, or all that they do until a person is asked."""
        self._begin_question()
        if not self.is_person_asked:
            self._hurries = True
            self._hurries_on = until_asked
            self.schedule()

    @property
    def is_idle(self) -> bool:
        """Is there nothing that it waits for?"""
        return self._timer is None and all(thought.atoms is not None for thought in self._thoughts.values())

    @property
    def is_resting(self) -> bool:
        """Does it wait for nothing but a person?"""
        is_waiting = self._timer is not None and not self._table.is_paused and not self.is_person_asked
        return not is_waiting and all(thought.atoms is not None for thought in self._thoughts.values())

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        self._table.post(self._drive)

    def _drive(self) -> None:
        entries = [] if self._is_stopped or not self.is_awake else self._due_entries()
        if entries:
            self._acts = any(isinstance(entry, journal.Moved | journal.Together) for entry in entries)
            self._table.record(entries)
        else:
            self.schedule()

    @property
    def is_awake(self) -> bool:
        """A slow table is, as long as anybody decides there."""
        table = self._table
        if table.is_slow:
            is_wanted = table.is_visited or any(chair.decides for chair in table.seats.chairs)
            return is_wanted and table.status in ("playing", "paused") and not table.is_broken
        return (table.is_visited or table.goes_on_alone) and table.status == "playing" and not table.is_broken

    def _moment(self, date: int) -> float:
        """A date, on the clock of the runtime."""
        return self._table.now() + (date - self._table.runtime.date())

    def _pause_ends(self) -> float | None:
        end = self._table.slow.deadlines.pause_ends
        return None if end is None else self._moment(end)

    def _next_due(self) -> float | None:
        table = self._table
        if table.standing and self._ended_standing():
            return table.now()
        times = [*self._absences().values()]
        end = table.clocks.next_end() if table.clocks.is_used else None
        if end is not None:
            times.append(end)
        answer = self._turn_due() if table.window is None else self._window_due(table.window)
        if answer is not None:
            times.append(answer)
        return min(times, default=None)

    def _turn_due(self) -> float | None:
        """When a bot that is on turn moves."""
        table = self._table
        seat = table.waiting[0]
        if self._waits_for_go():
            return None
        if table.seats[seat].decides:
            return table.asked_at + self._length if self._given_answer(seat) is not None else None
        thought = self._thoughts.get(seat)
        if thought is None or thought.atoms is None:
            return None
        return self._beat(thought.at)

    def _beat(self, decided_at: float) -> float:
        """The end of the pause; for a bot that was late, of the next one: how late it was is nobody's business."""
        asked_at, pause = self._table.asked_at, self._length
        return asked_at if pause == 0 else asked_at + pause * max(1, math.ceil((decided_at - asked_at) / pause))

    def _window_due(self, window: OpenWindow) -> float | None:
        """When the window closes, if no person is missing; the bots of a day's deal are waited for."""
        if self._missing(window) or (self._waits_for_go() and not window.answers):
            return None
        if (self._length == 0 or self._table.header.day) and any(
            thought.atoms is None for thought in self._thoughts.values()
        ):
            return None
        return self._table.asked_at + self._length

    def _absences(self) -> dict[int, float]:
        """By seat that is asked: when a bot takes over for its person, whether or not that person has answered."""
        table = self._table
        if table.is_slow:
            return self._ends_of_time()
        found = {}
        for seat in table.waiting:
            chair = table.seats[seat]
            since = table.gone_since(chair.guest) if chair.decides else None
            if since is not None:
                found[seat] = max(since, table.asked_at) + table.settings.absence
        return found if found and table.is_anybody_here() else {}

    def _ends_of_time(self) -> dict[int, float]:
        """At a slow table: when those who are asked and have not answered have been gone for too long."""
        table = self._table
        ends = {seat: table.slow.deadline(seat) for seat in table.waiting if not table.has_answered(seat)}
        return {seat: self._moment(end) for seat, end in ends.items() if end is not None}

    # -- Bots --------------------------------------------------------------------

    def _begin_question(self) -> None:
        table = self._table
        if self._question == table.question:
            return
        has_moved, has_answered = self._has_person_moved(), bool(self._window and self._window.answers)
        if has_moved or has_answered:
            self._rhythm.person_decided()
        self._pause = self._new_pause(after_move=has_moved)
        self._is_step = self._rhythm.is_something_to_see and not has_moved
        self._hurries = self._hurries_on = self._hurries_on and not self.is_person_asked
        self._acts = False
        self._question = table.question
        self._window = table.window
        self._thoughts = {}

    @property
    def is_person_asked(self) -> bool:
        """Is there somebody without whom the table does not go on?"""
        table = self._table
        if table.window is not None:
            return bool(self._missing(table.window))
        return any(table.seats[seat].decides and self._given_answer(seat) is None for seat in table.waiting)

    def _has_person_moved(self) -> bool:
        """Was it a person who answered the question before?"""
        return self._question > 0 and self._window is None and not self._acts

    def _new_pause(self, *, after_move: bool) -> float:
        table = self._table
        events = None if self._question == 0 else table.game.events(table.state, self._seen, None)
        self._seen = table.state.event_count
        is_alone = table.seats.only_person is not None
        may_be_slip = after_move and is_alone and not any(event.chance for event in events or [])
        seconds = self._rhythm.pause(events, may_be_slip=may_be_slip)
        if is_alone:
            seconds = max(seconds, self._rhythm.scene(events or []))
        jitter = 1 + table.settings.pause_jitter * table.runtime.random()
        thinking = pace.thinking_pause(table)
        if table.window is not None and table.seats.only_person is None:
            return thinking * jitter
        self._shortest = max(thinking, self._rhythm.shortest) * jitter
        return max(self._shortest, seconds * pace.TEMPO[table.pace] * jitter)

    @property
    def _length(self) -> float:
        """How long bots seem to think about the present question."""
        return self._shortest if self._hurries else self._pause

    def _waits_for_go(self) -> bool:
        if lessons.is_telling(self._table):
            return not self._hurries or self._hurries_on
        return self._is_step and not self._hurries and self._table.pace == "step"

    def _ask_bots(self) -> None:
        """All bots that are asked think at the same time, as soon as the question is on the table."""
        table = self._table
        seats = [seat for seat in table.waiting if not table.seats[seat].decides and not table.has_answered(seat)]
        for seat in [seat for seat in self._thoughts if seat not in seats]:
            del self._thoughts[seat]
        total = table.settings.bot_seconds if table.window is None else table.settings.window_seconds
        rounds = math.ceil(len(seats) / table.runtime.bot_workers)  # a process lets one bot think after the other
        for seat in seats:
            level = "" if self._goes_by_default(seat) else table.seats[seat].bot_level
            if table.lesson is not None:
                self._thoughts[seat] = Thought(level, lessons.scripted(table, seat).atoms, table.asked_at)
            elif seat not in self._thoughts or self._thoughts[seat].level != level:
                self._thoughts[seat] = Thought(level)
                if level:
                    self._ask_bot(seat, self._thoughts[seat], total / rounds, total)
                else:
                    self._thoughts[seat] = Thought(level, table.game.default(table.state, seat), table.asked_at)

    def _ask_bot(self, seat: int, thought: Thought, seconds: float, total: float) -> None:
        table = self._table
        task = table.opponents.task(table.state, seat, thought.level, seconds, table.now() + total)
        table.runtime.think(task, partial(self._decided, seat, thought))

    def _goes_by_default(self, seat: int) -> bool:
        """At a slow table people may have agreed on that for those who are gone for too long."""
        table = self._table
        return table.is_slow and table.header.clock.late == "default" and table.seats[seat].away == ABSENT

    def _decided(self, seat: int, thought: Thought, atoms: list[int] | None) -> None:
        """A bot has decided, or failed; if the table has moved on since, nobody is interested."""
        table = self._table
        if self._thoughts.get(seat) is not thought or self._question != table.question or table.match is None:
            return
        if atoms is None and table.header.day and thought.failures < FAILURES and not self._is_stopped:
            thought.failures += 1
            self._ask_bot(seat, thought, table.settings.bot_seconds, table.settings.bot_seconds)
            return
        thought.atoms = table.game.default(table.state, seat) if atoms is None else atoms
        thought.at = table.now()
        self.schedule()

    # -- What --------------------------------------------------------------------

    def _due_entries(self) -> list[journal.Entry]:
        table = self._table
        now = table.now()
        if table.is_paused:
            end = self._pause_ends()
            return [] if end is None or now < end else [journal.Paused(on=False)]
        self._begin_question()  # the table may have moved on since this was due
        away: list[journal.Entry] = [journal.Away(seat, ABSENT) for seat, at in self._absences().items() if at <= now]
        if away:
            return away[:1] if table.is_slow else away  # the last one is waited for by nobody
        for seat in table.clocks.at_zero():
            return [table.entry_for(Decision(seat, table.game.default(table.state, seat)))]
        ended = self._ended_standing()
        if ended:
            return ended
        if table.window is not None:
            return self._close(table.window, now)
        due = self._turn_due()
        seat = table.waiting[0]
        return [] if due is None or now < due else [table.entry_for(Decision(seat, self._answer(seat)))]

    def _close(self, window: OpenWindow, now: float) -> list[journal.Entry]:
        """Close a window if nobody is missing and its time has passed."""
        due = self._window_due(window)
        if due is None or now < due:
            return []
        answers = [window.answers.get(seat) or Decision(seat, self._answer(seat), forced=True) for seat in window.asked]
        return [journal.Together(answers, self._table.clocks.all_left())]

    def _missing(self, window: OpenWindow) -> list[int]:
        """The seats whose persons must still answer."""
        return [seat for seat in window.asked if not window.has_answered(seat) and not self._plays_itself(seat)]

    def _plays_itself(self, seat: int) -> bool:
        """Does the table answer for this seat?"""
        if not self._table.seats[seat].decides:
            return True
        return self._given_answer(seat) is not None or self._only_answer(seat) is not None

    def _answer(self, seat: int) -> list[int]:
        """The answer that the table gives for a seat: its bot's, its person's standing one, or the only one."""
        table = self._table
        if table.seats[seat].decides:
            given = self._given_answer(seat)
            answer = self._only_answer(seat) if given is None else given
        else:
            thought = self._thoughts.get(seat)
            answer = None if thought is None else thought.atoms
        return table.game.default(table.state, seat) if answer is None else answer

    # -- Answers given in advance, and those without a choice ----------------------

    def _given_answer(self, seat: int) -> list[int] | None:
        """The answer that a person has given before, or that a lesson gives without a word."""
        if self._table.lesson is not None:
            step = lessons.scripted(self._table, seat)
            return None if step.says else step.atoms
        standing = self._standing_answer(seat)
        return None if standing is None else [standing]

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

        Where other people sit or watch, everybody is asked: a window that closes sooner would tell them something
        about a hand.
        """
        table = self._table
        if table.window is None or len(table.seats.persons()) > 1 or table.watchers or seat in table.drafts:
            return None
        return only_chain(table.state, seat)
