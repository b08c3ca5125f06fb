"""A live table: its journal applied, written down, and told to the pages that look at it.

Everything that happens goes through one lock, so that moves never race: it is checked, written down, and only then
shown to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence

import bakehouse
from bakehouse.core.deck import Deck
from bakehouse.core.draft import Draft
from bakehouse.core.match import Match
from bakehouse.core.state import State
from bakehouse.core.view import Face
from bakehouse.records.header import deck_of
from bakehouse.server import advice, dispatch, driver, journal, positions, wire
from bakehouse.server.clocks import Clocks
from bakehouse.server.connection import Page, encode
from bakehouse.server.limits import Buckets
from bakehouse.server.metrics import Metrics
from bakehouse.server.opponents import Opponents
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import PERSON, STAND_IN, Seats
from bakehouse.server.settings import Settings
from bakehouse.server.store import Row, Store, entry_row, person_row, status_row
from bakehouse.server.windows import Window, opened

MAX_LINES = 200  # of the chat
BROKEN = 1011

log = logging.getLogger("bakehouse.server")
OpenRematch = Callable[["Table"], "tuple[str, list[Row]]"]


class Table:
    def __init__(
        self,
        code: str,
        header: journal.Header,
        entries: Sequence[journal.Entry],
        store: Store,
        settings: Settings,
        metrics: Metrics,
        open_rematch: OpenRematch,
    ) -> None:
        self.code = code
        self.header = header
        self.settings = settings
        self.metrics = metrics
        self._store = store
        self.open_rematch = open_rematch
        self.game = bakehouse.game(header.game)
        self.now = time.monotonic
        self.lock = asyncio.Lock()
        self.seats = Seats(header.host, header.chairs)
        self.match: Match | None = None
        self.number = 0  # grows with every move, and with every move taken back
        self.window: Window | None = None
        self.drafts: dict[int, Draft] = {}
        self.standing: set[tuple[int, str]] = set()
        self.clocks = Clocks(header.clock, len(header.chairs), self.now)
        self.no_time: list[float | None] = [None] * len(header.chairs)
        self.opponents = Opponents(self.game, header.seed, metrics)
        self.chat: deque[wire.Line] = deque(maxlen=MAX_LINES)
        self.rematch = ""
        self.pages: set[Page] = set()
        self.asked_at = self.now()  # when the present question began
        self.used_at = self.now()
        self.is_paused = False
        self._is_closed = False
        self.is_broken = False
        self._said = 0
        self._written = 0  # entries of the journal
        self.undo_floor = 10**9  # event numbers from here on may have changed their meaning
        self._present: Counter[int] = Counter()  # by guest: how many pages are open
        self._gone: dict[int, float] = {}  # by guest: when their last page closed
        self._opened_at = self.now()
        self._presence: asyncio.TimerHandle | None = None
        self.questions = Buckets(settings.limits.questions)
        self.chatting = Buckets(settings.limits.chat)
        self.driver = driver.Driver(self)
        first = self.deal()
        self.deck: Deck = deck_of(self.game, first)
        self.faces: list[Face] = self.game.faces(self.deck)
        self.options = self.game.view(first, None, known=False).options
        for entry in entries:
            self.apply(entry)
            self._written += 1

    def deal(self) -> State:
        header = self.header
        deck = self.game.deck_text(header.deck) if header.deck else None
        return self.game.deal(len(header.chairs), header.seed, header.options, deck)

    # -- What everybody may know ---------------------------------------------

    @property
    def state(self) -> State:
        if self.match is None:
            raise Refusal("not_dealt", "The game has not begun yet.")
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
    def waiting(self) -> list[int]:
        """The seats that were asked; who of them has answered is nobody's business."""
        if self.window is not None:
            return self.window.asked
        return [] if self.match is None else self.match.state.actors

    @property
    def watchers(self) -> int:
        return sum(page.has_greeted and not self.seats.of(page.guest_id) for page in self.pages)

    def is_here(self, guest: int) -> bool:
        return self._present[guest] > 0

    def is_anybody_here(self) -> bool:
        """Is a page of somebody who sits here open? Without, clocks stand and nobody is replaced."""
        return any(self._present[chair.guest] for chair in self.seats.chairs if chair.kind == PERSON)

    def gone_since(self, guest: int) -> float | None:
        return None if self.is_here(guest) else self._gone.get(guest, self._opened_at)

    def why_no_undo(self, seat: int) -> str:
        assert self.match is not None
        if self.match.state.over:
            return "the game is over"
        if self.window is not None:
            return "the others are being asked already"
        return self.match.why_no_undo(seat)

    # -- The journal, applied ------------------------------------------------

    def apply(self, entry: journal.Entry) -> None:
        """What an entry does; the same when it happens and when the table is loaded."""
        match entry:
            case journal.Dealt():
                self.seats.fill_open(STAND_IN)
                self.seats.dealt()
                self.match = Match(self.game, self.deal())
                self._ask()
            case journal.Moved():
                self._play([journal.Answer(entry.seat, entry.atoms, entry.forced)], entry.left)
            case journal.Together():
                self._play(entry.answers, entry.left)
            case journal.Answered():
                self._hold(journal.Answer(entry.seat, entry.atoms, entry.forced), entry.left)
            case journal.Undone():
                self._take_back(entry)
            case journal.Said():
                self._said += 1
                self.chat.append(wire.Line(self._said, entry.name, entry.text, entry.at))
            case journal.Standing():
                (self.standing.add if entry.on else self.standing.discard)((entry.seat, entry.key))
            case _:
                self._apply_to_seats(entry)
        self.run_clocks()

    def _apply_to_seats(self, entry: journal.Entry) -> None:
        match entry:
            case journal.Sat():
                self.opponents.forget(entry.seat)
                self.seats.sit(entry.seat, entry.guest, entry.name, is_dealt=self.match is not None)
            case journal.Stood():
                self.seats.fill(entry.seat, "")
            case journal.Filled():
                self.opponents.forget(entry.seat)
                self.seats.fill(entry.seat, entry.level)
                self.standing = {(seat, key) for seat, key in self.standing if seat != entry.seat}
                self._drop_draft(entry.seat)
            case journal.Hosted():
                self.seats.host = entry.guest
            case journal.Away():
                self.seats[entry.seat].away = entry.why
                self.opponents.forget(entry.seat)
                self._drop_draft(entry.seat)
            case journal.Paused():
                self.is_paused = entry.on
                self.clocks.set(entry.left)
            case journal.Closed():
                self._is_closed = True
            case journal.Rematched():
                self.rematch = entry.code

    def _play(self, answers: list[journal.Answer], left: list[float]) -> None:
        assert self.match is not None
        is_final = len(answers) > 1
        for answer in answers:
            self.match.play(answer.seat, answer.atoms, was_forced=answer.forced, is_final=is_final)
        self.number += 1
        self.clocks.set(left)
        self._ask()

    def _hold(self, answer: journal.Answer, left: list[float]) -> None:
        assert self.window is not None
        draft = self.new_draft(answer.seat)
        for atom in answer.atoms:
            draft.add(atom)
        self.window.hold(answer)
        self.clocks.set(left)

    def _take_back(self, entry: journal.Undone) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.number += 1
        self.undo_floor = min(self.undo_floor, self.match.last_event)
        for page in self.pages:
            page.told = min(page.told, self.match.last_event)
        self.clocks.set(entry.left)
        self._ask(with_seconds=False)

    def _ask(self, *, with_seconds: bool = True) -> None:
        """A new question is on the table."""
        assert self.match is not None
        self.drafts = {}
        self.window = opened(self.match.state)
        self.asked_at = self.now()
        if self.clocks.is_used:
            persons = [seat for seat in self.match.state.actors if self.seats[seat].is_person]
            self.clocks.new_question(persons, with_seconds=with_seconds)

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

    def decision(self, seat: int, atoms: list[int], *, forced: bool) -> journal.Entry:
        """A whole decision: a move, or an answer that is kept until the last one is in."""
        left = self.clocks.all_left()
        if self.window is not None:
            return journal.Answered(seat, atoms, forced, left)
        return journal.Moved(seat, atoms, forced, left)

    # -- Writing down and telling --------------------------------------------

    async def record(self, entries: Sequence[journal.Entry], more: Sequence[Row] = ()) -> None:
        """Make this happen: apply it, write it down, and when that is done show it. The lock is held."""
        before = self.status
        rows = list(more)
        try:
            for entry in entries:
                self.apply(entry)
                rows.append(entry_row(self.code, self._written, entry))
                self._written += 1
                if isinstance(entry, journal.Sat):
                    rows.append(person_row(entry.guest, self.code))
            if self.status != before or self._is_news(entries):
                rows.append(status_row(self.code, self.status))
            await self._store.write(rows)
        except BaseException as error:  # what is in memory may not be what is written
            self._break()
            if isinstance(error, Exception):
                log.exception("table dropped", extra={"facts": {"table": self.code}})
                raise Refusal("not_saved", "This could not be saved; the table is loaded again.") from error
            raise
        self.metrics.moves += sum(isinstance(entry, journal.Moved | journal.Together) for entry in entries)
        self._tell(entries, lobby=self.status != before)
        self.driver.schedule()

    def _is_news(self, entries: Sequence[journal.Entry]) -> bool:
        """Is the time of the last change to be written? Not for what is secret: people see it in their lists of tables.

        Of moves every sixteenth will do.
        """
        for entry in entries:
            if isinstance(entry, journal.Moved | journal.Together):
                if self.number % 16 == 0:
                    return True
            elif not isinstance(entry, journal.Answered | journal.Standing):
                return True
        return False

    def _break(self) -> None:
        self.is_broken = True
        self.driver.stop()
        for page in self.pages:
            page.close(BROKEN)

    def _tell(self, entries: Sequence[journal.Entry], *, lobby: bool) -> None:
        seats: set[int] = set()
        everybody = False
        lines = 0
        for entry in entries:
            match entry:
                case journal.Moved() | journal.Together() | journal.Undone() | journal.Dealt():
                    everybody = True
                case journal.Answered() | journal.Standing():
                    seats.add(entry.seat)
                case journal.Said():
                    lines += 1
                case _:
                    lobby = True
        if lobby:
            self._unseat_pages()
            self.tell_lobby()
        if everybody or seats:
            self.tell_positions(None if everybody else seats)
        if lines:
            said = encode(wire.Said(list(self.chat)[-lines:])).decode()
            for page in self.pages:
                if page.has_greeted:
                    page.send_text(said)

    def _unseat_pages(self) -> None:
        """A page never gets the position of a seat that is not its guest's any more."""
        for page in self.pages:
            if page.seat is not None and not self.seats.belongs_to(page.seat, page.guest_id):
                page.seat = None
                self.send_position(page)

    def tell_lobby(self) -> None:
        for page in self.pages:
            if page.has_greeted:
                page.send(positions.lobby(self, page, with_faces=False))

    def tell_positions(self, seats: set[int] | None) -> None:
        """New positions for everybody, or for the pages of these seats only."""
        if self.match is None:
            return
        made: dict[tuple[int | None, int], str] = {}
        told: positions.Told = {}
        last = self.match.last_event
        for page in self.pages:
            if not page.has_greeted or (seats is not None and page.seat not in seats):
                continue
            key = (page.seat, page.told)
            if key not in made:
                made[key] = encode(positions.position(self, page.seat, page.told, told)).decode()
            page.send_text(made[key])
            page.told = last

    def send_position(self, page: Page) -> None:
        if self.match is not None:
            page.send(positions.position(self, page.seat, page.told, {}))
            page.told = self.match.last_event

    # -- Pages come and go ---------------------------------------------------

    def enter(self, page: Page) -> None:
        self.pages.add(page)
        self._present[page.guest_id] += 1
        self.used_at = self.now()

    def leave(self, page: Page) -> None:
        self.pages.discard(page)
        self._present[page.guest_id] -= 1
        self.used_at = self.now()
        if page.guest_id and not self.is_here(page.guest_id):
            self._gone[page.guest_id] = self.now()
        self.presence_changed()

    def presence_changed(self) -> None:
        self.run_clocks()
        self.driver.schedule()
        if self._presence is None and not self.is_broken:
            later = asyncio.get_running_loop().call_later
            self._presence = later(self.settings.presence_pause, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.tell_lobby()

    def stop(self) -> None:
        self.driver.stop()
        if self._presence is not None:
            self._presence.cancel()

    # -- What people ask for ---------------------------------------------------

    async def act(self, page: Page, message: wire.FromPage) -> None:
        """Carry out what a page asks for, or raise a Refusal."""
        async with self.lock:
            if self.is_broken:
                raise Refusal("not_saved", "The table is being loaded again.")
            self.used_at = self.now()
            if isinstance(message, wire.Hello):
                await dispatch.greet(self, page, message)
            elif not page.has_greeted:
                raise Refusal("no_hello", "The first message is a hello.")
            elif isinstance(message, wire.Why | wire.Advise):
                advice.explain(self, page, message)
                return
            else:
                await dispatch.carry_out(self, page, message)
            page.send(wire.Done(message.ref, self.number))
