"""A live table: its journal applied, what people may do at it, and when it moves by itself.

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
from bakehouse.bots import LEVELS
from bakehouse.core.deck import Deck
from bakehouse.core.draft import Draft
from bakehouse.core.errors import IllegalMove
from bakehouse.core.match import Match
from bakehouse.core.state import State
from bakehouse.core.view import Face
from bakehouse.records.table import deck_of
from bakehouse.server import driver, journal, showing, wire
from bakehouse.server.clocks import Clocks
from bakehouse.server.limits import Buckets
from bakehouse.server.metrics import Metrics
from bakehouse.server.opponents import Opponents
from bakehouse.server.pages import Page, encode
from bakehouse.server.reasons import reason, reasons
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import ABSENT, HERE, OPEN, PERSON, STAND_IN, STOOD, Seats
from bakehouse.server.settings import Settings
from bakehouse.server.store import Row, Store, entry_row, person_row, status_row
from bakehouse.server.talk import sentence
from bakehouse.server.windows import Window, opened

MOST_LINES = 200  # of the chat
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
        self._open_rematch = open_rematch
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
        self.chat: deque[wire.Line] = deque(maxlen=MOST_LINES)
        self.rematch = ""
        self.pages: set[Page] = set()
        self.asked_at = self.now()  # when the present question began
        self.used_at = self.now()
        self._is_paused = False
        self._is_closed = False
        self.is_broken = False
        self._said = 0
        self._written = 0  # entries of the journal
        self._undo_floor = 10**9  # event numbers from here on may have changed their meaning
        self._present: Counter[int] = Counter()  # by guest: how many pages are open
        self._gone: dict[int, float] = {}  # by guest: when their last page closed
        self._opened_at = self.now()
        self._presence: asyncio.TimerHandle | None = None
        self._questions = Buckets(settings.limits.questions)
        self._chatting = Buckets(settings.limits.chat)
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
        return "paused" if self._is_paused else "playing"

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
                self._is_paused = entry.on
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
        draft = self._new_draft(answer.seat)
        for atom in answer.atoms:
            draft.add(atom)
        self.window.hold(answer)
        self.clocks.set(left)

    def _take_back(self, entry: journal.Undone) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.number += 1
        self._undo_floor = min(self._undo_floor, self.match.last_event)
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

    def _new_draft(self, seat: int) -> Draft:
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
                self._send_position(page)

    def tell_lobby(self) -> None:
        for page in self.pages:
            if page.has_greeted:
                page.send(showing.lobby(self, page, with_faces=False))

    def tell_positions(self, seats: set[int] | None) -> None:
        """New positions for everybody, or for the pages of these seats only."""
        if self.match is None:
            return
        made: dict[tuple[int | None, int], str] = {}
        told: showing.Told = {}
        last = self.match.last_event
        for page in self.pages:
            if not page.has_greeted or (seats is not None and page.seat not in seats):
                continue
            key = (page.seat, page.told)
            if key not in made:
                made[key] = encode(showing.position(self, page.seat, page.told, told)).decode()
            page.send_text(made[key])
            page.told = last

    def _send_position(self, page: Page) -> None:
        if self.match is not None:
            page.send(showing.position(self, page.seat, page.told, {}))
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
        self._presence_changed()

    def _presence_changed(self) -> None:
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
                await self._greet(page, message)
            elif not page.has_greeted:
                raise Refusal("no_hello", "The first message is a hello.")
            elif isinstance(message, wire.Why | wire.Advise):
                self._explain(page, message)
                return
            else:
                await self._carry_out(page, message)
            page.send(wire.Done(message.ref, self.number))

    async def _greet(self, page: Page, message: wire.Hello) -> None:
        if message.seat is not None:
            self._must_own(page, message.seat)
        is_new = not page.has_greeted
        page.has_greeted = True
        page.seat = message.seat
        page.told = 0 if self.match is None else min(message.seen, self._undo_floor, self.match.last_event)
        page.send(showing.lobby(self, page, with_faces=True))
        self._send_position(page)
        if self.chat:
            page.send(wire.Said(list(self.chat)))
        back = [seat for seat in self.seats.of(page.guest_id) if self.seats[seat].away == ABSENT]
        if back:
            await self.record([journal.Away(seat, HERE) for seat in back])
        if is_new:
            self._presence_changed()

    async def _carry_out(self, page: Page, message: wire.FromPage) -> None:
        match message:
            case wire.Pick():
                await self._pick(page, message)
            case wire.Cancel():
                self._cancel(page, message)
            case wire.Undo():
                await self._undo(page, message)
            case wire.Say():
                await self._say(page, message)
            case wire.SetStanding():
                self._must_own(page, message.seat)
                if message.key not in [key for key, _ in self.game.standing()]:
                    raise Refusal("malformed", f"There is no standing answer {message.key!r}.")
                await self.record([journal.Standing(message.seat, message.key, message.on)])
            case wire.Rematch():
                await self._rematch(page)
            case _:
                await self.record(self._about_seats(page, message))

    # -- Seats -----------------------------------------------------------------

    def _must_own(self, page: Page, seat: int) -> None:
        if not self.seats.belongs_to(seat, page.guest_id):
            raise Refusal("not_yours", f"Seat {seat} is not yours.")

    def _must_host(self, page: Page) -> None:
        if not page.guest_id or page.guest_id != self.seats.host:
            raise Refusal("not_host", "Only the host of the table can do that.")

    def _must_be_open(self) -> None:
        if self.status in ("over", "closed"):
            raise Refusal("over", "This table is over." if self.status == "over" else "This table is closed.")

    def _about_seats(self, page: Page, message: wire.FromPage) -> list[journal.Entry]:
        self._must_be_open()
        match message:
            case wire.Sit():
                return self._sit(page, message.seat)
            case wire.Stand():
                return self._stand(page, message.seat)
            case wire.Back():
                self._must_own(page, message.seat)
                return [journal.Away(message.seat, HERE)]
            case wire.Fill():
                return self._fill(page, message)
            case wire.Start():
                self._must_host(page)
                if self.match is not None:
                    raise Refusal("already_dealt", "The game has begun already.")
                return [journal.Dealt()]
            case wire.Pause():
                self._must_host(page)
                return [journal.Paused(message.on, self.clocks.all_left())]
        self._must_host(page)
        return [journal.Closed()]

    def _sit(self, page: Page, seat: int) -> list[journal.Entry]:
        if page.guest is None:
            raise Refusal("no_name", "Say your name first.")
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")
        if self.seats[seat].kind != OPEN:
            raise Refusal("taken", "Somebody sits there already.")
        if self.seats.would_see_another_hand(seat, page.guest.id):
            raise Refusal("other_hand", "You have held other cards in this game; these you may not see.")
        return [journal.Sat(seat, page.guest.id, page.guest.name)]

    def _stand(self, page: Page, seat: int) -> list[journal.Entry]:
        self._must_own(page, seat)
        if self.match is not None:
            return [journal.Away(seat, STOOD)]
        return [journal.Stood(seat), *self._new_host([seat])]

    def _new_host(self, left: list[int]) -> list[journal.Entry]:
        """A host who leaves the last of their chairs before the game hands the table on."""
        host = self.seats.host
        if any(seat not in left for seat in self.seats.of(host)):
            return []
        others = [self.seats[seat].guest for seat in self.seats.persons() if self.seats[seat].guest != host]
        mine = [seat for seat in self.seats.of(host) if seat in left]
        return [journal.Hosted(others[0])] if others and mine else []

    def _fill(self, page: Page, message: wire.Fill) -> list[journal.Entry]:
        self._must_host(page)
        if not 0 <= message.seat < len(self.seats):
            raise Refusal("no_such_seat", f"There is no seat {message.seat} at this table.")
        if message.level and message.level not in LEVELS:
            raise Refusal("malformed", f"There is no bot level {message.level!r}.")
        return [journal.Filled(message.seat, message.level)]

    async def _rematch(self, page: Page) -> None:
        self._must_host(page)
        if self.status != "over":
            raise Refusal("not_over", "The game is not over yet.")
        if self.rematch:
            return
        code, rows = self._open_rematch(self)
        await self.record([journal.Rematched(code)], rows)

    # -- Moves -----------------------------------------------------------------

    def _must_be_asked(self, page: Page, seat: int, number: int | None) -> None:
        self._must_own(page, seat)
        if self.match is None:
            raise Refusal("not_dealt", "The game has not begun yet.")
        self._must_be_open()
        if self._is_paused:
            raise Refusal("paused", "The game is paused.")
        if number is not None and number != self.number:
            raise Refusal("stale", "The table has changed since.", facts={"number": self.number})
        if self.seats[seat].away:
            raise Refusal("stand_in", "A bot plays for you; say that you are back first.")
        if seat not in self.waiting or self.has_answered(seat):
            raise Refusal("not_asked", self.game.rules["BH-1"].sentence, "BH-1")

    async def _pick(self, page: Page, message: wire.Pick) -> None:
        seat = message.seat
        self._must_be_asked(page, seat, message.number)
        draft = self.drafts.get(seat) or self._new_draft(seat)
        self._add(draft, seat, message.atoms)
        if not draft.is_complete:
            self.tell_positions({seat})
            return
        await self.record([self.decision(seat, draft.atoms, forced=not draft.is_begun)])

    def _add(self, draft: Draft, seat: int, atoms: list[int]) -> None:
        """All of these atoms, or none."""
        before = list(draft.atoms)
        try:
            for atom in atoms:
                if draft.is_complete:
                    raise Refusal("illegal_move", "The move is complete before all of this is picked.", "BH-3")
                draft.add(atom)
        except (IllegalMove, Refusal) as error:
            draft.drop()
            for atom in before:
                draft.add(atom)
            if isinstance(error, IllegalMove):
                sentence = self.game.rules[error.rule].sentence
                raise Refusal("illegal_move", sentence, error.rule) from None
            raise

    def decision(self, seat: int, atoms: list[int], *, forced: bool) -> journal.Entry:
        """A whole decision: a move, or an answer that is kept until the last one is in."""
        left = self.clocks.all_left()
        if self.window is not None:
            return journal.Answered(seat, atoms, forced, left)
        return journal.Moved(seat, atoms, forced, left)

    def _cancel(self, page: Page, message: wire.Cancel) -> None:
        self._must_be_asked(page, message.seat, None)
        draft = self.drafts.get(message.seat)
        if draft is not None:
            if not message.steps:
                draft.drop()
            for _ in range(message.steps):
                if draft.is_begun:
                    draft.take_back()
            if not draft.atoms:
                del self.drafts[message.seat]
        self.tell_positions({message.seat})

    async def _undo(self, page: Page, message: wire.Undo) -> None:
        self._must_own(page, message.seat)
        self._must_be_open()
        if self.match is None:
            raise Refusal("not_dealt", "The game has not begun yet.")
        if self._is_paused:
            raise Refusal("paused", "The game is paused.")
        if message.number != self.number:
            raise Refusal("stale", "The table has changed since.", facts={"number": self.number})
        reason = self.why_no_undo(message.seat)
        if reason:
            raise Refusal("no_undo", f"Your last move cannot be taken back: {reason}.")
        await self.record([journal.Undone(message.seat, self.clocks.all_left())])

    # -- Talking and explaining ------------------------------------------------

    async def _say(self, page: Page, message: wire.Say) -> None:
        if page.guest is None:
            raise Refusal("no_name", "Say your name first.")
        if not self._chatting.takes(page.guest_id):
            raise Refusal("too_fast", "Not so fast, please.")
        text = sentence(self.game, self.options, message.text)
        await self.record([journal.Said(page.guest.name, text, int(time.time()))])

    def _explain(self, page: Page, message: wire.Why | wire.Advise) -> None:
        self._must_own(page, message.seat)
        if self.match is None:
            raise Refusal("not_dealt", "The game has not begun yet.")
        if not self._questions.takes(page.guest_id):
            raise Refusal("too_fast", "Not so fast, please.")
        if isinstance(message, wire.Why):
            page.send(wire.Because(message.ref, message.target, self._reasons(message)))
        else:
            self._must_be_asked(page, message.seat, None)
            page.send(self._hint(message))

    def _reasons(self, message: wire.Why) -> list[wire.Reason]:
        seat = message.seat
        if self.state.over:
            return [reason(self.game, "BH-4")]
        if seat not in self.waiting or self.has_answered(seat):
            return [reason(self.game, "BH-1")]
        draft = self.drafts.get(seat)
        return reasons(self.game, self.state if draft is None else draft.trial, seat, message.target)

    def _hint(self, message: wire.Advise) -> wire.Hint:
        seat = message.seat
        draft = self.drafts.get(seat)
        begun = [] if draft is None else draft.atoms
        atoms = self.opponents.advise(self.state, seat, STAND_IN, begun)
        view = self.game.view(self.state if draft is None else draft.trial, seat, known=False)
        atom = atoms[len(begun)]
        return wire.Hint(message.ref, self.game.text(self.state, seat, atoms), self.game.target(view, atom), atom)
