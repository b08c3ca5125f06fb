"""A live table: its journal applied, written down, and shown to the connections that look at it.

Everything that happens goes through one mailbox, so that moves never race: it is checked, written down, and only then
shown to anybody. The table touches no socket, thread or clock: its runtime does.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

import msgspec

import bakehouse
from bakehouse.core.decision import Decision
from bakehouse.core.draft import Draft
from bakehouse.core.match import Match
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.server import dispatch, driver, glances, journal, lessons, positions, wire
from bakehouse.server.clocks import Clocks
from bakehouse.server.connection import Connection, Guest, encode
from bakehouse.server.daily import is_secret
from bakehouse.server.daily_tables import ended_row
from bakehouse.server.gallery import Gallery
from bakehouse.server.limits import Buckets
from bakehouse.server.manners import minutes_late
from bakehouse.server.metrics import Metrics
from bakehouse.server.news import News
from bakehouse.server.opponents import Opponents
from bakehouse.server.reference import faces_address
from bakehouse.server.refusal import Refusal
from bakehouse.server.results import result_rows
from bakehouse.server.rows import entry_row, glance_row, look_row, person_row, status_row
from bakehouse.server.runtime import Row, Runtime, Timer
from bakehouse.server.seats import OPEN, PERSON, STAND_IN, Seats
from bakehouse.server.settings import Settings
from bakehouse.server.slow_play import SlowPlay
from bakehouse.server.still_runtime import StillRuntime, no_rematch
from bakehouse.server.talk import Talk
from bakehouse.server.turn_calls import TurnCalls
from bakehouse.server.waiting_room import change_of_options
from bakehouse.server.windows import OpenWindow, window_of

NEVER = 10**9
BROKEN = 1011
REFUSED = 1008
WATCHER = -1

log = logging.getLogger("bakehouse.server")
OpenRematch = Callable[["LiveTable"], "tuple[str, list[Row]]"]
Job = Callable[[], None]
Done = Callable[[Refusal | None], None]


class LiveTable:
    def __init__(
        self,
        code: str,
        header: journal.TableHeader,
        runtime: Runtime,
        settings: Settings,
        metrics: Metrics,
        open_rematch: OpenRematch,
        *,
        is_late: bool = False,
    ) -> None:
        self.code = code
        self.is_late = is_late  # is it the copy of a table that those see who watch late?
        self.settings = settings
        self.metrics = metrics
        self.runtime = runtime
        self._open_rematch = open_rematch
        self._unwritten: list[Row] = []  # rows that are written with the next entries
        self.game = bakehouse.game(header.game)
        self.now = runtime.now
        self._mailbox: deque[Job] = deque()
        self._is_writing = False
        self.seats = Seats(header.host, header.chairs, header.host_name)
        self.match: Match | None = None
        self.deciders: list[int] = []  # by decision: the guest who made it by choice; 0: a bot, or nobody had a choice
        self.number = 0  # grows with every move, and with every move taken back
        self.question = 0  # grows whenever somebody is asked something new
        self.window: OpenWindow | None = None
        self.drafts: dict[int, Draft] = {}
        self.standing: set[tuple[int, str]] = set()  # standing answers that are on, by seat and key
        self.opponents = Opponents(code, self.game, header.seed, header.deck, are_new=bool(header.day))
        self.talk = Talk(self.game.info.phrases)
        self.rematch = ""
        self.note: Message | None = None  # what the house tells everybody about this table
        self.scores: list[int | None] = []  # as they were last written
        self.connections: set[Connection] = set()
        self.for_watchers: wire.Position | None = None  # the position of the present question
        self.asked_at = self.now()  # when the present question began
        self.used_at = self.now()
        self.is_paused = False
        self.speed: wire.Speed = "normal"  # that the only person has chosen
        self.manners = header.manners
        self._is_closed = False
        self.is_broken = False
        self._alone_shown: int | None = None  # the only person, as the positions that were sent take it
        self._written = 0  # entries of the journal
        self._glance: Row | None = None  # as it was last written
        self._is_stopped = False
        self.undo_floor = NEVER  # after an undo, events from this number on may mean something else
        self._present: Counter[int] = Counter()  # by guest: how many connections are open
        self._gone: dict[int, float] = {}  # by guest: when their last connection closed
        self._opened_at = self.now()
        self._presence: Timer | None = None
        self.questions = Buckets(settings.limits.questions, self.now)
        self.changing = Buckets(settings.limits.changes, self.now)
        self.chatting = Buckets(settings.limits.chat, self.now)
        self.emoting = Buckets(settings.limits.emotes, self.now)  # by seat
        self.driver = driver.Driver(self)
        self.calls = TurnCalls(self)
        self.gallery = Gallery(self, header.created, partial(self._late_copy, header))
        self.timed_at = header.created  # when the last entries were written, where that is known
        self._fresh: list[journal.Entry] = []  # that are being written
        self._set_up(header)

    def _set_up(self, header: journal.TableHeader) -> None:
        """The table for the game that will be dealt; before that its host may still change seats and options."""
        self.header = header
        self.lesson = lessons.lesson_of(header.game) if header.lesson else None
        first = self.deal()
        self.deck = first.table_deck
        self.faces = faces_address(self.game, self.deck)
        self.options = first.table_options
        self.clocks = Clocks(header.clock, len(header.chairs), self.now)
        self.slow = SlowPlay(self)
        self.no_time: list[float | None] = [None] * len(header.chairs)

    def load(self, entry: journal.Entry) -> None:
        """Apply what is written already."""
        self.apply(entry)
        self._written += 1
        self.talk.take_new()
        if not self.is_late:
            self.gallery.take(entry)
            self.gallery.catch_up()

    def follow(self, entries: Sequence[journal.Entry]) -> None:
        """At a copy: apply what is written, and show it to those who look at the copy."""
        before = self.status
        for entry in entries:
            self.apply(entry)
        self._written += len(entries)
        shown = [entry for entry in entries if not isinstance(entry, journal.Timed | journal.Scored)]
        self._show(shown, status_changed=self.status != before)

    def _late_copy(self, header: journal.TableHeader) -> LiveTable:
        still = StillRuntime(self.now, self.runtime.date, self.runtime.vacations)
        return LiveTable(self.code, header, still, self.settings, self.metrics, no_rematch, is_late=True)

    def deal(self) -> State:
        header = self.header
        if self.lesson is not None:
            return self.lesson.start()
        deck = self.game.deck_text(header.deck) if header.deck else None
        return self.game.deal(len(header.chairs), header.seed, header.options, deck)

    # -- What everybody may know ---------------------------------------------

    @property
    def state(self) -> State:
        if self.match is None:
            raise Refusal("not_dealt", say("not-dealt"))
        return self.match.state

    @property
    def status(self) -> wire.Status:
        if self._is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        if self.match.state.over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def is_secret(self) -> bool:
        """Does somebody here play the deal of a day that is not over?"""
        return is_secret(self.header.day, self.runtime.date())

    @property
    def waiting(self) -> list[int]:
        """The seats that were asked; which of them have answered is nobody's business."""
        if self.window is not None:
            return self.window.asked
        return [] if self.match is None else self.match.state.actors

    @property
    def is_full(self) -> bool:
        return self._written >= self.settings.limits.entries

    @property
    def watchers(self) -> int:
        near = sum(connection.has_greeted and not self.seats.of(connection.guest_id) for connection in self.connections)
        return near + sum(connection.has_greeted for connection in self.gallery.connections)

    @property
    def is_visited(self) -> bool:
        return bool(self.connections or self.gallery.connections)

    @property
    def pace(self) -> wire.Speed:
        """How fast bots play: as the only person wants it; where several play, nobody is hurried or kept waiting."""
        return "normal" if self.seats.only_person is None else self.speed

    def is_here(self, guest: int) -> bool:
        return self._present[guest] > 0

    def is_seen_by(self, guest: int) -> bool:
        """Does this guest look at a page of this table?"""
        return any(connection.guest_id == guest and connection.is_seen for connection in self.connections)

    @property
    def goes_on_alone(self) -> bool:
        """A tournament waits for nobody."""
        return bool(self.header.tournament)

    def is_anybody_here(self) -> bool:
        """Is anybody who sits here connected? If not, clocks stand still and nobody is replaced."""
        return self.goes_on_alone or any(
            self._present[chair.guest] for chair in self.seats.chairs if chair.kind == PERSON
        )

    def gone_since(self, guest: int) -> float | None:
        return None if self.is_here(guest) else self._gone.get(guest, self._opened_at)

    # -- Slow tables -----------------------------------------------------------

    @property
    def is_slow(self) -> bool:
        """Do people have hours or days for a move? Such a table goes on whether or not anybody looks at it."""
        return self.slow.is_used

    def hear_of_vacation(self) -> None:
        """Of somebody who sits here."""
        self.go_on()
        self.post(lambda: None if self.is_broken else self.send_lobbies())

    @property
    def may_be_left(self) -> bool:
        """Is there nothing to do before somebody comes, or before it is due?"""
        return not self.is_visited and self.is_quiet and (not self.is_slow or self.driver.is_resting)

    def go_on(self) -> None:
        """A slow table was found to be due, or was just loaded."""
        self.post(self._go_on)

    def _go_on(self) -> None:
        self.driver.schedule()
        self._put_glance()

    def glance_row(self) -> Row:
        """What lists show of it while it is not in memory, and when it is due."""
        self._glance = glance_row(self.code, glances.encode(glances.glance_of(self)), self.slow.due)
        return self._glance

    def _put_glance(self) -> None:
        """Write that down, if it is news. Called from the mailbox only."""
        before = self._glance
        if not self.is_broken and self.glance_row() != before:
            assert self._glance is not None
            self._unwritten.append(self._glance)
            self.record([])

    def _leave_glance(self) -> None:
        if not self.is_visited and not self._is_stopped:
            self._put_glance()

    def why_no_undo(self, seat: int) -> Message | None:
        assert self.match is not None
        if self.lesson is not None:
            return say("no-undo-lesson")
        if self.match.state.over:
            return say("no-undo-over")
        if self.window is not None and (seat != self.match.alone or self.window.has_answered(seat)):
            return say("no-undo-others-asked")
        return self.match.why_no_undo(seat)

    # -- The journal, applied ------------------------------------------------

    def apply(self, entry: journal.Entry) -> None:
        """What an entry does; the same when it happens and when the table is loaded."""
        if isinstance(entry, journal.GameEntry):
            self._apply_to_game(entry)
        else:
            self._apply_to_table(entry)
        if self.match is not None:
            # Whoever plays the deal of a day plays against others of the house: no undo shows them what bots would do.
            self.match.alone = None if self.header.day else self.seats.only_person
        self.run_clocks()

    def _apply_to_game(self, entry: journal.GameEntry) -> None:
        match entry:
            case journal.Dealt():
                self.seats.fill_open(STAND_IN)
                self.seats.dealt()
                self.match = Match(self.game, self.deal())
                self._ask(entry.at)
            case journal.Moved():
                self._play([entry.decision], entry.left, entry.at)
            case journal.Together():
                self._play(entry.answers, entry.left, entry.at)
            case journal.Repeated():
                self._repeat(entry.answers)
            case journal.Answered():
                self._hold(entry.decision, entry.left)
            case journal.Undone():
                self._take_back(entry)
            case journal.StandingSet():
                (self.standing.add if entry.on else self.standing.discard)((entry.seat, entry.key))
            case _:
                assert_never(entry)

    def _apply_to_table(self, entry: journal.TableEntry) -> None:
        match entry:
            case journal.Sat():
                self._tell_of_change(say("sits-down", name=entry.name or "–"), entry.at)
                self.opponents.forget(entry.seat)
                self.seats.sit(entry.seat, entry.guest, entry.name, is_dealt=self.match is not None)
            case journal.Stood():
                self.seats.fill(entry.seat, "")
            case journal.Filled():
                self._tell_of_change(self._filling(entry), entry.at)
                self.opponents.forget(entry.seat)
                self.seats.fill(entry.seat, entry.level)
                self.standing = {(seat, key) for seat, key in self.standing if seat != entry.seat}
                self._drop_draft(entry.seat)
            case journal.ChairAdded() | journal.ChairRemoved() | journal.OptionsSet():
                self._apply_to_waiting(entry)
            case journal.MannersSet():
                self.manners = entry.manners
            case journal.Looked():
                self.seats.look(entry.guest, entry.mascot, entry.colour)
            case journal.Hosted():
                self.seats.hand_over(entry.guest)
            case journal.Away():
                self.seats[entry.seat].away = entry.why
                self.opponents.forget(entry.seat)
                self._drop_draft(entry.seat)
            case journal.Paused():
                self._pause(entry)
            case journal.Paced():
                self.speed = entry.speed
            case journal.Said():
                self.talk.hear(entry, self.seats)
            case journal.Scored():
                self.scores = entry.scores
            case journal.Noted():
                self.note = entry.note
            case journal.Timed():
                self.timed_at = max(self.timed_at, entry.at)
            case journal.Closed():
                self._is_closed = True
            case journal.Rematched():
                self.rematch = entry.code
            case _:
                assert_never(entry)

    def _apply_to_waiting(self, entry: journal.WaitingEntry) -> None:
        chairs = self.header.chairs
        match entry:
            case journal.ChairAdded():
                self._set_up(msgspec.structs.replace(self.header, chairs=[*chairs, journal.FirstChair(OPEN)]))
                self.seats.add()
            case journal.ChairRemoved():
                left = chairs[: entry.seat] + chairs[entry.seat + 1 :]
                self._set_up(msgspec.structs.replace(self.header, chairs=left))
                self.seats.remove(entry.seat)
                self._move_up(entry.seat)
            case journal.OptionsSet():
                before = self.options
                self._set_up(msgspec.structs.replace(self.header, options=entry.options))
                self.talk.tell(change_of_options(self.game, before, self.options), entry.at)
            case _:
                assert_never(entry)

    def _move_up(self, removed: int) -> None:
        """What belongs to a chair after the one that was removed goes with it."""
        kept = {(seat, key) for seat, key in self.standing if seat != removed}
        self.standing = {(seat - 1 if seat > removed else seat, key) for seat, key in kept}
        for connection in self.connections:
            if connection.seat is not None and connection.seat > removed:
                connection.seat -= 1

    def _name(self, seat: int) -> str:
        return self.seats.called()[seat]

    def _filling(self, entry: journal.Filled) -> Message:
        name = self._name(entry.seat)
        if not entry.level:
            return say("seat-opens", name=name)
        return say("seat-goes-to-bot", name=name, level=entry.level) if name else say("bot-sits-down")

    def _tell_of_change(self, change: Message, at: int) -> None:
        """In a running game everybody is told that a seat, and the hand that goes with it, changed hands."""
        if self.match is not None:
            self.talk.tell(change, at)

    def _pause(self, entry: journal.Paused) -> None:
        if entry.on and not self.is_paused:
            self.slow.deadlines.pause(entry.at)
        elif not entry.on:
            self.slow.deadlines.go_on(entry.at)
        self.is_paused = entry.on
        self.clocks.set(entry.left)

    def _play(self, decisions: list[Decision], left: list[float], at: int) -> None:
        assert self.match is not None
        if len(decisions) == 1:
            self.match.play(decisions[0])
        else:
            self.match.play_together(decisions)
        self.deciders += [self._decider(decision) for decision in decisions]
        self.number += 1
        self.clocks.set(left)
        self._ask(at)

    def _decider(self, decision: Decision) -> int:
        chair = self.seats[decision.seat]
        return chair.guest if chair.decides and not decision.forced else 0

    def _repeat(self, decisions: list[Decision]) -> None:
        assert self.match is not None
        self._play(decisions, [], 0)
        self.match.settle()
        self.deciders = [0] * len(self.match.decisions)

    def _hold(self, answer: Decision, left: list[float]) -> None:
        assert self.window is not None
        draft = self.new_draft(answer.seat)
        for atom in answer.atoms:
            draft.add(atom)
        self.window.hold(answer)
        self.clocks.set(left)

    def _take_back(self, entry: journal.Undone) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        del self.deciders[len(self.match.decisions) :]
        self.number += 1
        last = self.match.last_event
        self.undo_floor = min(self.undo_floor, last)
        for connection in self.connections:
            connection.last_event = min(connection.last_event, last)
        for seat in range(len(self.seats)):
            self.opponents.forget(seat)  # a bot that has heard what was taken back would believe it
        self.clocks.set(entry.left)
        self._ask(entry.at, is_again=True)

    def _ask(self, at: int = 0, *, is_again: bool = False) -> None:
        """A new question is on the table, or an old one again; `at`: see `journal.Dealt`."""
        assert self.match is not None
        self.question += 1
        self.for_watchers = None
        self.drafts = {}
        self.window = window_of(self.match.state)
        self.asked_at = self.now()
        if self.clocks.is_used:
            persons = [seat for seat in self.match.state.actors if self.seats[seat].is_person]
            self.clocks.new_question(persons, with_seconds=not is_again)
        (self.slow.deadlines.ask_again if is_again else self.slow.deadlines.ask)(self.match.state.actors, at)

    def _drop_draft(self, seat: int) -> None:
        if self.window is None or not self.window.has_answered(seat):
            self.drafts.pop(seat, None)

    def new_draft(self, seat: int) -> Draft:
        self.drafts[seat] = Draft(self.game, self.state, seat)
        return self.drafts[seat]

    def run_clocks(self) -> None:
        if not self.clocks.is_used:
            return
        is_open = self.status == "playing" and self.is_anybody_here()
        running = [seat for seat in self.waiting if self.seats[seat].decides and not self.has_answered(seat)]
        self.clocks.run(running if is_open else [], is_open=is_open)

    def has_answered(self, seat: int) -> bool:
        return self.window is not None and self.window.has_answered(seat)

    def entry_for(self, decision: Decision) -> journal.Entry:
        """How a decision is written down: as a move, or as an answer that is kept until the last one is in."""
        kind = journal.Moved if self.window is None else journal.Answered
        return kind(decision.seat, decision.atoms, decision.forced, self.clocks.all_left())

    def open_rematch(self) -> str:
        """The code of a new table for the same people; it is written with the entry that names it."""
        code, rows = self._open_rematch(self)
        self._unwritten += rows
        return code

    def remember_look(self, guest: Guest) -> None:
        """On all pages of this guest here, and for the next time they sit down anywhere."""
        for connection in self.connections:
            if connection.guest_id == guest.id:
                connection.guest = guest
        self.remember(look_row(guest))

    def remember(self, row: Row) -> None:
        """Write this with the next entries."""
        self._unwritten.append(row)

    # -- Writing down and showing --------------------------------------------

    def receive(self, connection: Connection, message: wire.FromPage, done: Done) -> None:
        """Carry out what a message asks for, when its turn comes; `done` is called afterwards, if need be with a
        refusal."""
        self.post(partial(self._act, connection, message, done))

    def post(self, job: Job) -> None:
        """Do this when everything that came before it is done and written."""
        self._mailbox.append(job)
        self._work()

    @property
    def is_quiet(self) -> bool:
        """Is everything done and written that anybody has asked for?"""
        return not self._is_writing and not self._mailbox

    def _work(self) -> None:
        if self.header.deck:
            self.game.remember(self.deck)
        while self._mailbox and not self._is_writing:
            self._mailbox.popleft()()

    def _act(self, connection: Connection, message: wire.FromPage, done: Done) -> None:
        try:
            if self.is_broken:
                raise Refusal("not_saved", say("loading-again"))
            self.used_at = self.now()
            entries = dispatch.handle(self, connection, message)
        except Refusal as refusal:
            done(refusal)
            return
        self.record(entries, partial(self._acknowledge, connection, message, done))

    def _acknowledge(self, connection: Connection, message: wire.FromPage, done: Done, refusal: Refusal | None) -> None:
        if refusal is None and not isinstance(message, wire.Question):  # a question gets its own answer
            connection.send(wire.Done(message.ref, self.number_for(connection)))
        done(refusal)

    def record(self, entries: Sequence[journal.Entry], done: Done = lambda refusal: None) -> None:
        """Make this happen: apply it, write it down, and when that is done show it. Called from the mailbox only."""
        if not entries and not self._unwritten:
            done(None)
            return
        before = self.status
        self.calls.begin()
        entries = [self.slow.dated(entry) for entry in entries]
        rows, self._unwritten = self._unwritten, []
        self._is_writing = True
        try:
            self._fresh = []
            for entry in (*self._time(entries), *entries):
                rows += self._happen(entry)
            if any(isinstance(entry, journal.GameEntry) for entry in entries):
                rows += self._happen_to_score()
            if self.status == "playing" and lessons.is_over(self):
                rows += self._happen(journal.Closed())
            if self.status == "over" != before:
                rows += result_rows(self)
            if self.header.day and self.status == "over" != before:
                rows.append(ended_row(self))
            if self.status != before or self._is_news(entries):
                rows.append(status_row(self.code, self.status, self.runtime.date()))
            if entries and (self.is_slow or not self.is_visited):
                rows.append(self.glance_row())
            self.runtime.write(rows, partial(self._recorded, entries, before, done))
        except Exception as error:  # noqa: BLE001  what is in memory may not be what is written
            self._recorded(entries, before, done, error)

    def _recorded(
        self, entries: Sequence[journal.Entry], before: wire.Status, done: Done, error: BaseException | None
    ) -> None:
        self._is_writing = False
        if error is not None:
            log.error("table dropped", exc_info=error, extra={"facts": {"table": self.code}})
            self._break()
            done(Refusal("not_saved", say("not-saved")))
        else:
            if self.lesson is None:
                self.metrics.moves.inc(sum(isinstance(entry, journal.Moved | journal.Together) for entry in entries))
            for entry in self._fresh:
                self.gallery.take(entry, self.runtime.date())
            self._show(entries, status_changed=self.status != before)
            self.gallery.schedule()
            done(None)
            self.driver.schedule()
            self.calls.end()
        self._work()

    def _happen(self, entry: journal.Entry) -> list[Row]:
        """Apply an entry; how it is written down."""
        self.apply(entry)
        self._fresh.append(entry)
        row = entry_row(self.code, self._written, entry)
        self._written += 1
        return [row, person_row(entry.guest, self.code)] if isinstance(entry, journal.Sat) else [row]

    def _time(self, entries: Sequence[journal.Entry]) -> list[journal.Entry]:
        """The time is written where somebody watches late, once a second."""
        now = self.runtime.date()
        return [journal.Timed(now)] if entries and minutes_late(self.manners) and now > self.timed_at else []

    def _happen_to_score(self) -> list[Row]:
        """The score is written where it changes, so that it is known even when these rules are gone."""
        scores = self.scores if self.match is None else self.match.state.result().scores
        return [] if scores == self.scores else self._happen(journal.Scored(scores))

    def _is_news(self, entries: Sequence[journal.Entry]) -> bool:
        """Is the time of the last change written? Not for secrets: people see that time in their lists of tables.

        For moves, every 16th is enough.
        """
        for entry in entries:
            if isinstance(entry, journal.Moved | journal.Together):
                if self.is_slow or self.number % 16 == 0:
                    return True
            elif not isinstance(entry, journal.Answered | journal.StandingSet | journal.Paced):
                return True
        return False

    @property
    def written(self) -> int:
        """How many entries its journal has."""
        return self._written

    def lose(self) -> None:
        """It is another server's now: whoever is connected comes again, and finds that one."""
        self._break()

    def _break(self) -> None:
        self.is_broken = True
        self.driver.stop()
        self.calls.stop()
        self.gallery.stop()
        for connection in (*self.connections, *self.gallery.connections):
            connection.close(BROKEN)

    def _show(self, entries: Sequence[journal.Entry], *, status_changed: bool) -> None:
        """Send what these entries have changed, to those who may see it."""
        moved = any(
            isinstance(entry, journal.Dealt | journal.Moved | journal.Together | journal.Undone) for entry in entries
        )
        private = {entry.seat for entry in entries if isinstance(entry, journal.Answered | journal.StandingSet)}
        lines = self.talk.take_new()
        seating = any(
            isinstance(entry, journal.TableEntry) and not isinstance(entry, journal.Said) for entry in entries
        )
        if seating or status_changed:
            self._place_connections()
            self._unseat_connections()
            self.send_lobbies()
        alone, self._alone_shown = self._alone_shown, self.seats.only_person
        if moved or (self.match is not None and alone != self._alone_shown):  # who is alone may take back more
            self.send_positions()
        elif private:
            self.send_positions(private)
        if lines:
            self.talk.send_lines(lines, self.connections)

    def _unseat_connections(self) -> None:
        """A connection never gets the position of a seat that is no longer its guest's."""
        for connection in self.connections:
            if connection.seat is not None and not self.seats.belongs_to(connection.seat, connection.guest_id):
                connection.seat = None
                connection.position = None
                self.send_position(connection)

    def show_emote(self, seat: int, emote: wire.EmoteId) -> None:
        """To those who are there, and do not avoid whoever sits there."""
        text = encode(wire.Emoted(seat, emote)).decode()
        for connection in self.connections:
            if connection.has_greeted and self.seats[seat].guest not in connection.regards.avoided:
                connection.send_text(text)

    def show_anew(self, guest: int) -> None:
        """To somebody who hears others than before."""
        for connection in self.connections:
            if connection.has_greeted and connection.guest_id == guest:
                connection.send(positions.lobby(self, connection))
                self.talk.send_anew(connection)
        if self.gallery.late is not None:
            self.gallery.late.show_anew(guest)

    def send_lobbies(self) -> None:
        for connection in self.connections:
            if connection.has_greeted:
                connection.send(positions.lobby(self, connection))

    def send_positions(self, seats: set[int] | None = None) -> None:
        """New positions for the connections of these seats; without an argument for everybody, watchers included."""
        if self.match is None:
            return
        news = News(self)
        for connection in self.connections:
            if connection.has_greeted and (seats is None or connection.seat in seats):
                news.send(connection)

    def send_position(self, connection: Connection) -> None:
        if self.match is not None:
            News(self).send(connection)

    # -- Who plays sees the table as it is; who watches, as that was agreed ----

    def may_watch(self, guest: int) -> bool:
        """Where nobody watches, only the host may, who must be able to close the table."""
        if self.manners.delay >= 0 or self.match is None:
            return True
        return bool(self.seats.of(guest)) or guest == self.seats.host

    def seen_by(self, guest: int) -> LiveTable:
        """The table as this guest may see it now."""
        if not self.may_watch(guest):
            raise Refusal("not_watched", say("not-watched"))
        self.gallery.catch_up()
        late = self.gallery.late
        return self if late is None or self.seats.of(guest) else late

    def number_for(self, connection: Connection) -> int:
        """The number of the position that this connection was sent."""
        late = self.gallery.late
        return late.number if late is not None and connection in late.connections else self.number

    def _place_connections(self) -> None:
        for connection in (*self.connections, *self.gallery.connections):
            self._place(connection)

    def _place(self, connection: Connection) -> None:
        """Among those who see the table as it is, or late; or nowhere."""
        if self.is_late:
            return
        if not self.may_watch(connection.guest_id):
            self._turn_away(connection)
        late = self.gallery.late
        if late is None:
            return
        here, there = (late, self) if self.seats.of(connection.guest_id) else (self, late)
        if connection in here.connections:
            here.connections.discard(connection)
            there.connections.add(connection)
            connection.last_event = min(connection.last_event, here.undo_floor)
            there.turn_to(connection)

    def turn_to(self, connection: Connection) -> None:
        """Show this table to somebody who has seen it at another time."""
        last = 0 if self.match is None else self.match.last_event
        connection.last_event = min(connection.last_event, self.undo_floor, last)
        connection.seat = connection.position = None
        if connection.has_greeted:
            connection.send(positions.lobby(self, connection))
            self.send_position(connection)
            self.talk.send_anew(connection)

    def _turn_away(self, connection: Connection) -> None:
        if connection.has_greeted:
            connection.has_greeted = False
            connection.send(wire.Refused(0, 0, Refusal("not_watched", say("not-watched")).problem))
            connection.close(REFUSED)

    # -- Connections come and go ---------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._present[connection.guest_id] += 1
        self.used_at = self.now()
        self._place(connection)
        self.gallery.schedule()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.gallery.leave(connection)
        self._present[connection.guest_id] -= 1
        self.used_at = self.now()
        if connection.guest_id and not self.is_here(connection.guest_id):
            self._gone[connection.guest_id] = self.now()
            self.seats.withdraw(connection.guest_id)
        if not self.is_visited:
            self.post(self._leave_glance)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Comings and goings are shown together, after a short pause. A copy knows of none."""
        if self.is_late:
            return
        self.run_clocks()
        self.driver.schedule()
        if self._presence is None and not self.is_broken:
            self._presence = self.runtime.call_at(self.now() + self.settings.presence_pause, self._show_presence)

    def _show_presence(self) -> None:
        """Through the mailbox: who sits where may have changed, and not be written yet, or never."""
        self._presence = None
        self.post(lambda: None if self.is_broken else self.send_lobbies())

    def finish(self) -> None:
        """The server stops: what was begun is written, and how the table is left."""
        self.stop()
        self.post(self._put_glance)

    def stop(self) -> None:
        self._is_stopped = True
        self.driver.stop()
        self.calls.stop()
        self.gallery.stop()
        if self._presence is not None:
            self._presence.cancel()
