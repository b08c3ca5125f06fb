"""The referee: sees every row that is committed and every byte that is sent, and knows what must be true of them.

Beside every live table it keeps a plain one, its copy, to which only committed entries are applied. Whatever a page is
sent must be what the copy would show it.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

import msgspec

from bakehouse.core.decision import Decision, only_chain
from bakehouse.server import journal, positions, wire
from bakehouse.server.connection import Connection, encode
from bakehouse.server.journal import read_entry, read_header
from bakehouse.server.manners import minutes_late
from bakehouse.server.metrics import Metrics
from bakehouse.server.rows import ADD_ENTRY, ADD_TABLE
from bakehouse.server.runtime import Row
from bakehouse.server.seats import ABSENT
from bakehouse.server.settings import Settings
from bakehouse.server.staging import staging_of
from bakehouse.server.still_runtime import StillRuntime
from bakehouse.server.table import LiveTable
from tests.contract.driver import invariants_of
from tests.simulation.house import Wire
from tests.simulation.runtime import date_at
from tests.simulation.scheduler import Failure, Scheduler
from tests.simulation.watched import Thoughts, WatchedTable

POSITIONS = ('{"type":"position"', '{"type":"changed"')
NOTHING, MAY_UNDO = b"[]", b"null"
ROUNDING = 0.002  # seconds: the journal keeps a clock's thousandths
METRICS = Metrics()


# -- What is sent, as far as it is looked at -----------------------------------------


class SentPosition(msgspec.Struct, frozen=True, tag="position"):
    number: int
    seat: int | None
    view: msgspec.Raw
    prompt: msgspec.Raw
    choices: msgspec.Raw
    picked: msgspec.Raw
    answered: bool
    waiting: list[int]
    undo: msgspec.Raw
    standing: msgspec.Raw
    events: list[msgspec.Raw]
    last_event: int
    left: list[float | None]


class SentLobby(msgspec.Struct, frozen=True, tag="lobby"):
    status: str
    chairs: list[wire.Chair]
    host: bool
    commit: str
    seed: str
    rematch: str
    phrases: list[str]
    silent: str
    pace: str
    late: int


class SentLines(msgspec.Struct, frozen=True, tag="said"):
    lines: list[wire.ChatLine]


class SentHint(msgspec.Struct, frozen=True, tag="hint"):
    ref: int


class SentReason(msgspec.Struct, frozen=True, tag="because"):
    ref: int


class Numbered(msgspec.Struct, frozen=True):
    """An event; only its number matters."""

    number: int


Sent = SentPosition | SentLobby | SentLines | wire.Emoted | wire.Done | wire.Refused | SentHint | SentReason
read_sent = msgspec.json.Decoder(Sent).decode
read_event = msgspec.json.Decoder(Numbered).decode


def position_of(
    table: LiveTable, seat: int | None, since: int, cache: positions.EventCache | None = None
) -> SentPosition:
    """What a table would send."""
    found = positions.events(table, seat, table.state.entries(since), {} if cache is None else cache)
    sent = read_sent(encode(positions.with_events(positions.position(table, seat), found)))
    assert isinstance(sent, SentPosition)
    return sent


# -- The copies ------------------------------------------------------------------------


def no_rematch(table: LiveTable) -> NoReturn:
    raise Failure("a copy opens a table")


@dataclass
class Claim:
    """An entry that a table wants to write, and why it may."""

    blob: bytes
    time: float
    connection: Connection | None = None  # whose message it was; None: the table's own doing
    is_committed: bool = False
    thoughts: Thoughts = field(default_factory=dict)
    here: set[int] = field(default_factory=set)  # the guests who were connected
    is_first: bool = False  # written when the table was opened


@dataclass(frozen=True)
class Moment:
    """What was to be seen of a table after an entry."""

    time: float
    number: int
    lines: int
    status: str


@dataclass
class Copy:
    """What is committed of a table."""

    table: LiveTable
    header: journal.TableHeader  # as it is stored; a host may change the table's own before the deal
    blobs: list[bytes] = field(default_factory=list)  # the committed entries
    past: list[Moment] = field(default_factory=list)  # since the deal
    asked_at: float = 0.0  # when the present question was recorded
    clocks_at: float = 0.0  # when the clocks were last written
    may_run: set[int] = field(default_factory=set)  # seats whose clocks may have run since then
    sent: dict[tuple[int | None, int], SentPosition] = field(default_factory=dict)  # of the present state
    earlier: dict[int, LiveTable] = field(default_factory=dict)  # by number of entries: as it was then

    @property
    def committed(self) -> int:
        return len(self.blobs)


class Referee:
    def __init__(self, scheduler: Scheduler, settings: Settings, guests_at: Callable[[LiveTable], set[int]]) -> None:
        self._scheduler = scheduler
        self._settings = settings
        self._guests_at = guests_at
        self.copies: dict[str, Copy] = {}
        self.writer: WatchedTable | None = None  # the table that is just writing
        self._writers: dict[int, tuple[bytes, WatchedTable]] = {}  # by the identity of an entry's bytes: who writes it
        self._waiting: dict[tuple[int, int], list[Claim]] = {}  # by connection and ref: its entries
        self._may_see: dict[str, Callable[..., set[str]]] = {}
        self._looks = 0

    def new_table(self, code: str, header: journal.TableHeader) -> LiveTable:
        return LiveTable(code, header, StillRuntime(lambda: self._scheduler.now), self._settings, METRICS, no_rematch)

    def number(self, code: str) -> int:
        return self.copies[code].table.number

    # -- What tables want to write -----------------------------------------------------

    def entered(self, table: WatchedTable, connection: Connection) -> None:
        assert isinstance(connection, Wire)
        connection.code, connection.table = table.code, table

    def heard(self, connection: Connection, message: wire.FromPage) -> None:
        assert isinstance(connection, Wire)
        self._scheduler.note(f"page {connection.serial} at {connection.code}: {message}")
        self._waiting[connection.serial, message.ref] = []

    def writing(self, rows: Sequence[Row]) -> None:
        """These rows are on their way to the store."""
        for statement, values in rows:
            if statement == ADD_ENTRY and self.writer is not None and values[0] == self.writer.code:
                assert isinstance(values[2], bytes)
                self._writers[id(values[2])] = (values[2], self.writer)

    def recording(
        self,
        table: WatchedTable,
        entries: Sequence[journal.Entry],
        message: tuple[Connection, int] | None,
        thoughts: Thoughts,
    ) -> None:
        """A table is about to write these entries, for a message or by itself."""
        self._scheduler.note(f"table {table.code}: {entries}")
        connection = None if message is None else message[0]
        here = self._guests_at(table)
        for entry in entries:
            answers = {seat: list(found) for seat, found in thoughts.items()}
            claim = Claim(journal.encode(entry), self._scheduler.now, connection, False, answers, here)
            table.claims.append(claim)
            if message is not None:
                assert isinstance(message[0], Wire)
                self._waiting[message[0].serial, message[1]].append(claim)

    def killed(self) -> None:
        """Nobody waits for answers any more."""
        self._waiting = {}

    # -- What is committed -------------------------------------------------------------

    def committed(self, rows: Sequence[Row]) -> None:
        opened: set[str] = set()
        for statement, values in rows:
            if statement == ADD_TABLE:
                code, blob = str(values[0]), values[1]
                assert isinstance(blob, bytes)
                header = read_header(blob)
                self.copies[code] = Copy(self.new_table(code, header), header)
                opened.add(code)
            elif statement == ADD_ENTRY:
                code, number, blob = str(values[0]), values[1], values[2]
                assert isinstance(blob, bytes)
                self._add(self.copies[code], number, blob, is_new=code in opened)

    def _add(self, copy: Copy, number: object, blob: bytes, *, is_new: bool) -> None:
        code = copy.table.code
        if number != copy.committed:
            raise Failure(f"{code}: entry {number} is written, but the next one is {copy.committed}")
        claim = Claim(blob, self._scheduler.now, is_first=True) if is_new else self._claim_of(copy, blob)
        claim.is_committed = True
        entry = read_entry(blob)
        self._scheduler.note(f"store: {code} {number} {entry}")
        if not claim.is_first:
            self._judge(copy, entry, claim)
        self._check_clocks(copy, entry, claim)
        copy.table.load(entry)
        if copy.table.match is not None:
            lines = copy.table.talk.lines[-1].number if copy.table.talk.lines else 0
            copy.past.append(Moment(claim.time, copy.table.number, lines, copy.table.status))
        copy.blobs.append(blob)
        copy.sent = {}
        if isinstance(entry, journal.Dealt | journal.Moved | journal.Together | journal.Undone):
            copy.asked_at = claim.time
        copy.may_run |= running(copy.table)

    def _claim_of(self, copy: Copy, blob: bytes) -> Claim:
        """Why this entry may be the next one: the table that writes it wants it, and knows all those before."""
        code, entry = copy.table.code, read_entry(blob)
        _, writer = self._writers.pop(id(blob), (blob, None))
        if writer is None:
            raise Failure(f"{code}: no table has written entry {copy.committed}: {entry}")
        if writer.known != copy.committed:
            raise Failure(f"{code}: entry {copy.committed} is from a table that knows {writer.known}: {entry}")
        writer.known += 1
        if self._is_score(copy, entry) or self._is_time(entry):  # a table adds it by itself
            return Claim(blob, self._scheduler.now, is_first=True)
        if not writer.claims or writer.claims[0].blob != blob:
            raise Failure(f"{code}: entry {copy.committed} is written, and nobody has asked for it now: {entry}")
        return writer.claims.popleft()

    def _is_score(self, copy: Copy, entry: journal.Entry) -> bool:
        """Is this the score as it is now?"""
        match = copy.table.match
        return isinstance(entry, journal.Scored) and match is not None and entry.scores == match.state.result().scores

    def _is_time(self, entry: journal.Entry) -> bool:
        return isinstance(entry, journal.Timed)

    def _check_clocks(self, copy: Copy, entry: journal.Entry, claim: Claim) -> None:
        """Whose clock runs loses no more than the time that has passed; the others lose and win nothing."""
        left: list[float] = getattr(entry, "left", [])
        if not left:
            return
        passed = claim.time - copy.clocks_at
        for seat, seconds in enumerate(left):
            had = copy.table.clocks.left(seat)
            least = had - passed if seat in copy.may_run else had
            if seconds < 0 or not least - ROUNDING <= seconds <= had + ROUNDING:
                raise Failure(f"{copy.table.code}: seat {seat} had {had} seconds, {passed} ago, and has {seconds} now")
        copy.clocks_at = claim.time
        copy.may_run = set()

    def _judge(self, copy: Copy, entry: journal.Entry, claim: Claim) -> None:
        """May this happen now?"""
        table = copy.table
        match entry:
            case journal.Moved():
                if table.window is not None or table.waiting != [entry.seat]:
                    raise Failure(f"{table.code}: seat {entry.seat} moves, but {table.waiting} are asked")
                self._check_decision(copy, entry, claim)
            case journal.Answered():
                if table.window is None or entry.seat not in table.waiting or table.has_answered(entry.seat):
                    raise Failure(f"{table.code}: seat {entry.seat} answers, but it is not asked or has answered")
                self._check_decision(copy, entry, claim)
            case journal.Together():
                self._check_window(copy, entry.answers, claim)
            case journal.Undone():
                if table.why_no_undo(entry.seat):
                    raise Failure(f"{table.code}: seat {entry.seat} undoes: {table.why_no_undo(entry.seat)}")
            case journal.Away() if entry.why == ABSENT and table.is_slow:
                self._check_time(table, table.slow.deadline(entry.seat), claim, f"for seat {entry.seat}")
            case journal.Paused() if claim.connection is None:
                self._check_time(table, table.slow.deadlines.pause_ends, claim, "to the pause")
            case journal.Away() if entry.why == ABSENT:
                if table.seats[entry.seat].guest in claim.here:
                    raise Failure(f"{table.code}: a bot sits in for seat {entry.seat}, whose person is here")
            case journal.Sat():
                if table.seats[entry.seat].kind != "open":
                    raise Failure(f"{table.code}: two people sit on seat {entry.seat}")
            case _:
                pass
        if table.is_slow and isinstance(entry, journal.Dated) and entry.at != date_at(claim.time):
            raise Failure(f"{table.code}: {entry} is written with another date than that of now")
        is_game = isinstance(entry, journal.Moved | journal.Answered | journal.Together | journal.Undone)
        if is_game and table.status != "playing":
            raise Failure(f"{table.code}: {entry} while the table is {table.status}")

    def _check_time(self, table: LiveTable, end: int | None, claim: Claim, whose: str) -> None:
        """A slow table waits for as long as was agreed."""
        if end is None or end > date_at(claim.time):
            raise Failure(f"{table.code}: there is an end {whose} at {date_at(claim.time)}, which comes at {end}")

    def _check_decision(self, copy: Copy, entry: journal.Moved | journal.Answered, claim: Claim) -> None:
        table, seat = copy.table, entry.seat
        chair = table.seats[seat]
        if claim.connection is not None:
            if not chair.decides or chair.guest != claim.connection.guest_id:
                raise Failure(f"{table.code}: somebody else moves for seat {seat}")
        elif not chair.decides:
            self._check_bot(copy, entry.decision, claim, self._shortest(table))
        elif not (entry.left and entry.left[seat] <= 0) and entry.atoms not in standing_answers(table, seat):
            raise Failure(f"{table.code}: the table plays for seat {seat}, whose person is here and has time")

    def _check_bot(self, copy: Copy, decision: Decision, claim: Claim, pause: float) -> None:
        """A bot plays what it has decided about this very question; by default only if it failed or is late."""
        table, seat = copy.table, decision.seat
        if claim.time < copy.asked_at + pause:
            raise Failure(f"{table.code}: the bot on seat {seat} is too quick")
        answers = claim.thoughts.get(seat, [])
        if table.is_slow and table.header.clock.late == "default" and table.seats[seat].away == ABSENT:
            answers = [table.game.default(table.state, seat)]  # no bot is asked
        if decision.atoms in answers:
            return
        if (table.window is None and None not in answers) or decision.atoms != table.game.default(table.state, seat):
            raise Failure(f"{table.code}: the bot on seat {seat} plays {decision.atoms}, but has decided {answers}")

    def _shortest(self, table: LiveTable) -> float:
        """No pause is shorter, whatever happened before, and however much somebody hurries."""
        return self._settings.bot_pause * staging_of(table.game.info.slug).least

    def _check_window(self, copy: Copy, answers: list[Decision], claim: Claim) -> None:
        table, window = copy.table, copy.table.window
        if window is None or [answer.seat for answer in answers] != window.asked:
            raise Failure(f"{table.code}: a window closes that is not open")
        for answer in answers:
            seat = answer.seat
            if window.has_answered(seat):
                if answer != window.answers[seat]:
                    raise Failure(f"{table.code}: the answer of seat {seat} was replaced")
            elif not table.seats[seat].decides:
                self._check_bot(copy, answer, claim, self._shortest(table))
            elif answer.atoms not in [*standing_answers(table, seat), self._only_answer(table, seat)]:
                raise Failure(f"{table.code}: a window closes without seat {seat}")

    def _only_answer(self, table: LiveTable, seat: int) -> list[int] | None:
        return only_chain(table.state, seat) if len(table.seats.persons()) == 1 else None

    # -- What is sent --------------------------------------------------------------------

    def sent(self, connection: Wire, text: str) -> None:
        if text.startswith(POSITIONS):
            text = connection.merger.expanded(text)
        sent = read_sent(text)
        copy = self.copies[connection.code]
        match sent:
            case SentPosition():
                connection.last_position = text
                self._check_position(copy, connection, sent)
            case SentLobby():
                self._check_lobby(self._as_known(copy, connection), connection, sent)
            case SentLines():
                written = {line.number: encode(line) for line in copy.table.talk.lines}
                if any(written.get(line.number) != encode(line) for line in sent.lines):
                    raise Failure(f"{connection.code}: lines that are not written are shown: {sent.lines}")
                for line in sent.lines:
                    self._check_heard(copy, connection, copy.table.talk.speaker(line))
                if connection.sees_late and sent.lines:
                    self._check_late(copy, lines=sent.lines[-1].number)
            case wire.Emoted():
                if copy.table.manners.quiet or not copy.table.seats[sent.seat].is_person:
                    raise Failure(f"{connection.code}: somebody shows something at seat {sent.seat}")
                self._check_heard(copy, connection, copy.table.seats[sent.seat].guest)
            case wire.Done():
                self._check_done(copy, connection, sent)
            case _:
                self._waiting.pop((connection.serial, sent.ref), None)
        self._scheduler.note(f"sent to {connection.serial}: {type(sent).__name__} {len(text)} {hash_of(text)}")

    def _as_known(self, copy: Copy, connection: Wire) -> LiveTable:
        """What is committed, as far as the table knows it that this connection looks at: if it has lost its table to
        another server and does not know it yet, it may show what was, but nothing that never was."""
        known = copy.committed if connection.table is None else connection.table.known
        if known == copy.committed:
            return copy.table
        if known not in copy.earlier:
            copy.earlier[known] = self.new_table(copy.table.code, copy.header)
            for blob in copy.blobs[:known]:
                copy.earlier[known].load(read_entry(blob))
        return copy.earlier[known]

    def _check_heard(self, copy: Copy, connection: Wire, speaker: int) -> None:
        if speaker in connection.regards.avoided:
            raise Failure(f"{copy.table.code}: guest {connection.guest_id} hears {speaker}, whom they avoid")

    def _check_done(self, copy: Copy, connection: Wire, done: wire.Done) -> None:
        """What was acknowledged is in the store, and is acknowledged once."""
        claims = self._waiting.pop((connection.serial, done.ref), None)
        if claims is None:
            raise Failure(f"{connection.code}: message {done.ref} of {connection.serial} is answered twice")
        if not all(claim.is_committed for claim in claims):
            raise Failure(f"{connection.code}: {claims} are acknowledged, but not written")
        if connection.sees_late:
            self._check_late(copy, number=done.number)
        elif done.number != self._as_known(copy, connection).number:
            raise Failure(f"{connection.code}: number {done.number} is told, {copy.table.number} is written")

    def _check_late(self, copy: Copy, *, number: int = 0, lines: int = 0, status: str = "") -> None:
        """Whoever watches late is sent nothing that came after the deal and is not old enough."""
        seconds = minutes_late(copy.table.manners) * self._settings.delay_minute
        old = [moment for moment in copy.past if moment.time <= self._scheduler.now - seconds] or copy.past[:1]
        is_known = not status or status in {moment.status for moment in old}
        if number > old[-1].number or lines > max(moment.lines for moment in old) or not is_known:
            raise Failure(f"{copy.table.code}: somebody sees too early: {number} {lines} {status}, after {old[-1]}")

    def _check_position(self, copy: Copy, connection: Wire, sent: SentPosition) -> None:
        if connection.sees_late:
            self._check_late(copy, number=sent.number)
            return
        table, seat = self._as_known(copy, connection), sent.seat
        if seat is not None and not table.seats.belongs_to(seat, connection.guest_id):
            raise Failure(f"{table.code}: guest {connection.guest_id} is sent the position of seat {seat}")
        since = sent.last_event if not sent.events else read_event(sent.events[0]).number - 1
        known = copy.sent if table is copy.table else {}
        if (seat, since) not in known:
            known[seat, since] = position_of(table, seat, since)
        compare(f"{table.code} for {seat}", sent, known[seat, since])
        for other, seconds in enumerate(sent.left):
            if table.is_slow:
                if seconds is not None and not 0 <= seconds <= table.header.clock.hours * self._settings.hour:
                    raise Failure(f"{table.code}: seat {other} is shown with {seconds} seconds for its turn")
                continue
            is_secret = other != seat and table.window is not None and other in table.window.asked
            most = table.clocks.seeming_left(other) if is_secret else table.clocks.left(other)
            if seconds is not None and not 0 <= seconds <= most + 0.1:
                raise Failure(f"{table.code}: seat {other} is shown with {seconds} seconds")
        self._looks += 1
        if self._looks % 8 == 0 and bytes(sent.picked) == NOTHING:
            self.check_cards(table, sent)

    def check_cards(self, table: LiveTable, sent: SentPosition) -> None:
        """No card is named in a view that its viewer may not see, or in its memory that it has never seen."""
        slug = table.game.info.slug
        if slug not in self._may_see:
            self._may_see[slug] = invariants_of(table.game).may_see
        view = msgspec.json.decode(sent.view)
        known = cards_in(table, view.pop("known", None))
        shown = cards_in(table, view)
        state = table.state if sent.seat is None or sent.seat not in table.drafts else table.drafts[sent.seat].trial
        may_see = self._may_see[slug](table.game, state, sent.seat)
        hidden = (shown | (known and known - seen_by(table, sent.seat))) - may_see
        if hidden:
            raise Failure(f"{table.code}: seat {sent.seat} is shown {hidden}")

    def _check_lobby(self, table: LiveTable, connection: Wire, sent: SentLobby) -> None:
        connection.sees_late = sent.late > 0
        if connection.sees_late:
            self._check_late(self.copies[connection.code], status=sent.status)
            return
        if minutes_late(table.manners) and table.match is not None and not table.seats.of(connection.guest_id):
            raise Failure(f"{connection.code}: guest {connection.guest_id} sees the present")
        expected = read_sent(encode(positions.lobby(table, connection)))
        assert isinstance(expected, SentLobby)
        if without_presence(sent) != without_presence(expected):
            raise Failure(f"{connection.code}: the lobby {sent} is shown, but written is {expected}")
        if any(chair.left is not None and chair.left < 0 for chair in sent.chairs):
            raise Failure(f"{connection.code}: a clock is below zero")

    # -- Afterwards ------------------------------------------------------------------------

    def unanswered(self, connections: set[int]) -> list[tuple[int, int]]:
        """Messages on these connections that were heard and never answered."""
        return [key for key in self._waiting if key[0] in connections]

    def check_replay(
        self, code: str, journal_rows: list[tuple[int, bytes]], status: str, *, with_events: bool
    ) -> LiveTable:
        """A table that is loaded from what is stored shows everybody what was shown; that table."""
        copy = self.copies[code]
        if journal_rows != list(enumerate(copy.blobs)):
            raise Failure(f"{code}: the store holds something else than what was committed")
        fresh = self.new_table(code, copy.header)
        for _, blob in journal_rows:
            fresh.load(read_entry(blob))
        if fresh.status != status:
            raise Failure(f"{code}: its status is {fresh.status}, written is {status}")
        for sent in compare_all(f"{code} replayed", copy.table, fresh, with_events=with_events):
            self.check_cards(fresh, sent)
        return fresh


def compare_all(what: str, table: LiveTable, fresh: LiveTable, *, with_events: bool) -> list[SentPosition]:
    """Both tables show every seat and a watcher the same; what that is."""
    if (table.match is None) != (fresh.match is None):
        raise Failure(f"{what}: only one of them is dealt")
    if fresh.match is None:
        return []
    found = []
    since = 0 if with_events else fresh.match.last_event
    caches: tuple[positions.EventCache, positions.EventCache] = ({}, {})
    for seat in (None, *range(len(fresh.seats))):
        found.append(position_of(fresh, seat, since, caches[1]))
        compare(f"{what} for {seat}", position_of(table, seat, since, caches[0]), found[-1])
    return found


def running(table: LiveTable) -> set[int]:
    """The seats whose clocks may run now."""
    if table.status != "playing":
        return set()
    return {seat for seat in table.waiting if table.seats[seat].decides and not table.has_answered(seat)}


def standing_answers(table: LiveTable, seat: int) -> list[list[int]]:
    view = table.game.view(table.state, seat, known=False)
    found = [table.game.standing_answer(view, key) for other, key in table.standing if other == seat]
    return [[atom] for atom in found if atom is not None]


def cards_in(table: LiveTable, part: object) -> set[str]:
    """The codes of cards that a part of a view names."""
    return set(re.findall(r'"([^"\s]+)"', encode(part).decode())) & set(table.state.table_deck.codes)


def seen_by(table: LiveTable, seat: int | None) -> set[str]:
    """The codes of the cards that this viewer was shown in events."""
    return {card for event in table.game.events(table.state, 0, seat) for card in event.cards}


def without_presence(lobby: SentLobby) -> SentLobby:
    chairs = [msgspec.structs.replace(chair, here=False, left=None) for chair in lobby.chairs]
    return msgspec.structs.replace(lobby, chairs=chairs)


def compare(whose: str, sent: SentPosition, expected: SentPosition) -> None:
    """Everything but the clocks, and but what a seat is picking just now, which is in no journal."""
    is_picking = sent.seat is not None and bool(sent.picked)
    unlike = {"left", "view", "prompt", "choices", "picked"} if is_picking else {"left"}
    for name in SentPosition.__struct_fields__:
        if name not in unlike and getattr(sent, name) != getattr(expected, name):
            was, is_ = getattr(sent, name), getattr(expected, name)
            raise Failure(f"{whose}: {name} is shown as {shortly(was)}, but written is {shortly(is_)}")


def shortly(value: object) -> str:
    text = bytes(value).decode() if isinstance(value, msgspec.Raw) else str(value)
    return text if len(text) < 400 else f"{text[:400]}…"


def hash_of(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
