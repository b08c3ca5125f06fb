"""Last Slice as a Game: state, view, notation and messages, all in one file because the game is so small."""

from __future__ import annotations

from collections import Counter

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.decision import first_chain
from bakehouse.core.deck import Deck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import InvalidMove, NotQuiet, OptionError, PositionError
from bakehouse.core.events import Report, event_of
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.log import NO_SEAT, PUBLIC, Entry
from bakehouse.core.messages import Argument, Message, say
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Value
from bakehouse.core.position import Lines, read_head, rest_of_deck, write_head
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face, Outcome
from bakehouse.core.view import View as CoreView

DEALT, LED, PLAYED, TOOK, ENDED = range(1, 6)
KINDS = {DEALT: "dealt", LED: "led", PLAYED: "played", TOOK: "took", ENDED: "ended"}
DECK, TRICK, HAND_OF = "pile:deck", "pile:trick", "seat:{seat}"
REPORTS = {
    DEALT: Report(source=DECK, target=HAND_OF, is_secret=True),
    LED: Report(source=HAND_OF, target=TRICK, is_secret=True),  # a card that was shown cannot be forgotten
    PLAYED: Report(source=HAND_OF, target=TRICK, is_secret=True),
    TOOK: Report(source=TRICK, is_notable=True),
    ENDED: Report(),
}
LOW, HIGH, CARD = 0, 1, 2  # atoms: the two calls, then a card by its kind; to lead is a call and a card
CALLS = ["low", "high"]
NO_CALL = -1
HAND = 2


class State(CoreState):
    def __init__(self, seats: int, deck: Deck, chance: Chance) -> None:
        super().__init__(seats, chance, deck, {})
        self.deck = deck
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []  # the top is last
        self.discard: list[int] = []  # the newest is last
        self.trick: list[int] = []  # in the order of play, from the leader on
        self.points = [0] * seats
        self.leader = 0
        self.call = NO_CALL

    @property
    def move_space(self) -> int:
        return CARD + len(self.deck.codes)

    def empty(self, chance: Chance) -> State:
        return State(self.seats, self.deck, chance)

    def copy_table(self, other: State) -> None:
        other.hands = [list(hand) for hand in self.hands]
        other.pile, other.discard, other.trick = list(self.pile), list(self.discard), list(self.trick)
        other.points, other.leader, other.call = list(self.points), self.leader, self.call

    def begin(self) -> None:
        self.pile = [int(kind) for kind in self.shuffled("deck", self.deck.all_cards())]
        self.deal()

    def deal(self) -> None:
        """LS-1: another hand, or the end."""
        if len(self.pile) < HAND * self.seats:
            self.log_event(ENDED, NO_SEAT)
            self.finish()
            return
        for seat in range(self.seats):
            self.hands[seat] = sorted(self.pile.pop() for _ in range(HAND))
            self.log_event(DEALT, seat, cards=vec[i64](self.hands[seat]), knowers=BIT[seat], luck=True)
        self.ask(self.leader)

    def moves(self, seat: i64) -> vec[i64]:
        if self.call == NO_CALL:
            return vec[i64]([LOW, HIGH])
        return vec[i64](sorted({CARD + kind for kind in self.hands[seat]}))

    def reason(self, seat: i64, move: i64) -> str:
        if (move < CARD) != (self.call == NO_CALL):
            return "BH-2"
        return "LS-5"

    def apply(self, seat: i64, move: i64) -> None:
        if move < CARD:
            self.call = int(move)
            return
        self.number += 1
        kind = PLAYED if self.trick else LED
        self.log_event(kind, seat, self.call, cards=vec[i64]([move - CARD]), knowers=PUBLIC)
        self.hands[seat].remove(move - CARD)
        self.trick.append(int(move - CARD))
        if len(self.trick) < self.seats:
            self.ask((seat + 1) % self.seats)
        else:
            self.take()

    def take(self) -> None:
        """LS-2, LS-5, LS-7."""
        best = max(self.trick) if self.call == HIGH else min(self.trick)
        self.leader = (self.leader + self.trick.index(best)) % self.seats
        self.points[self.leader] += 1
        self.log_event(TOOK, self.leader)
        self.discard += self.trick
        self.trick, self.call = [], NO_CALL
        self.ask(self.leader)
        if not any(self.hands):
            self.deal()

    def pending(self, seat: int) -> list[int]:
        is_leading = self.call != NO_CALL and not self.trick and seat == self.leader
        return [self.call] if is_leading else []

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def result(self) -> Outcome:
        return Outcome("the slices are gone", list(self.points), self.winners())

    def reward(self, seat: int) -> float:
        return 1 / len(self.winners()) if seat in self.winners() else 0.0


class View(CoreView, frozen=True, kw_only=True):
    turn: int
    leader: int
    step: str  # lead, follow or over
    call: str
    hand: list[str]
    hand_sizes: list[int]
    deck_size: int
    discard: list[str]  # the newest is first
    trick: list[str]
    points: list[int]


class LastSlice(Game):
    package = "last_slice"
    info = GameInfo(
        slug="last-slice",
        title="Last Slice",
        minutes=(5, 5),
        seats=(2, 4),
        options={},
        rules=rules_version("last_slice"),
        move_space=CARD + 4,
        longest=96,  # two players: 32 tricks of a call and two cards
    )

    def read_deck(self, text: str, file: str) -> Deck:
        deck = DeckFile(text, file)
        name = deck.value("name", str)
        rows = deck.rows("card", {"code": str, "copies": int})
        deck.unique("card", rows)
        deck.total(sum(row["copies"] for row in rows))
        deck.done()
        return Deck(name, [row["code"] for row in rows], [row["copies"] for row in rows], text)

    def start(self, seats: int, chance: Chance, options: dict[str, Value], deck: Deck | None) -> State:
        cards = self.house_deck() if deck is None else deck
        if cards.size < HAND * seats:
            raise OptionError(f"{seats} players need {HAND * seats} cards; this deck has {cards.size}")
        state = State(seats, cards, chance)
        state.listening = True
        state.begin()
        return state

    # -- Text ----------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        return str(seat + 1)

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        card = f" {state.table_deck.codes[atoms[-1] - CARD]}" if atoms[-1] >= CARD else " …"
        verb = CALLS[atoms[0]] if atoms[0] < CARD else "…" if state.pending(seat) else "play"
        return verb + card

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        match text.split():
            case [call, code] if call in CALLS and code in state.table_deck.kinds:
                return [CALLS.index(call), CARD + state.table_deck.kinds[code]]
            case ["play", code] if code in state.table_deck.kinds:
                return [CARD + state.table_deck.kinds[code]]
        raise InvalidMove(f"{text!r} is no move; moves are written like: high 3, low 3, play 3", text, seat)

    def default(self, state: CoreState, seat: int) -> list[int]:
        return first_chain(state, seat)

    def write_position(self, state: CoreState) -> str:
        assert isinstance(state, State)
        if state.over or state.trick or state.call != NO_CALL:
            raise NotQuiet("a position of Last Slice is written before a trick")
        codes = state.deck.codes
        lines = write_head(state, {}, self.house_deck().digest)
        lines += [f"number: {state.number}", f"turn: {self.seat_name(state.leader)}"]
        lines += [f"points: {' '.join(map(str, state.points))}"]
        for seat, hand in enumerate(state.hands):
            lines.append(f"hand {self.seat_name(seat)}: {' '.join(codes[kind] for kind in hand)}")
        lines.append(f"discard: {' '.join(codes[kind] for kind in reversed(state.discard))}")
        lines.append(f"deck: {' '.join(codes[kind] for kind in reversed(state.pile))}")
        return "\n".join(lines) + "\n"

    def position(self, text: str) -> State:
        lines = Lines(text)
        head = read_head(lines, {}, self._deck_named, (2, *self.info.seats))
        state = State(head.seats, head.deck, head.chance)
        state.number = lines.number("number", 0)
        state.leader = lines.word("turn", {self.seat_name(seat): seat for seat in range(head.seats)}, "1")
        state.points = [int(word) for word in lines.take("points", "0 " * head.seats).split()]
        state.hands = [sorted(lines.cards(f"hand {self.seat_name(seat)}", head.deck)) for seat in range(head.seats)]
        state.discard = lines.cards("discard", head.deck)[::-1]
        top = lines.cards("deck", head.deck)
        used = [*(kind for hand in state.hands for kind in hand), *state.discard, *top]
        rest = vec[i64](rest_of_deck(head.deck, used, lambda message: lines.fault("hand", message)))
        head.chance.stream("rest").shuffle(rest)
        state.pile = [*(int(kind) for kind in rest), *reversed(top)]
        lines.done()
        if len({len(hand) for hand in state.hands}) > 1 or not state.hands[0]:
            raise PositionError("everybody holds one slice or two")
        state.listening = True
        state.ask(state.leader)
        return state

    def _deck_named(self, options: dict[str, Value], digest: str) -> Deck:
        return self.deck_with(digest) if digest else self.house_deck()

    # -- What a seat may know ------------------------------------------------

    def view(self, state: CoreState, seat: int | None, *, known: bool = True) -> View:
        assert isinstance(state, State)
        codes = state.deck.codes
        pending = [] if seat is None else state.pending(seat)
        call = CALLS[state.call] if state.trick or pending else ""  # a chain is seen by its own seat only
        return View(
            game=self.info.slug,
            rules=self.info.rules,
            deck=state.deck.digest,
            options={},
            seats=state.seats,
            seat=seat,
            number=state.number,
            asked=state.actors,
            legal=[] if seat is None else state.legal(seat),
            pending=pending,
            outcome=state.outcome,
            turn=state.actor,
            leader=state.leader,
            step="over" if state.over else "follow" if state.trick else "lead",
            call=call,
            hand=[] if seat is None else [codes[kind] for kind in state.hands[seat]],
            hand_sizes=[len(hand) for hand in state.hands],
            deck_size=len(state.pile),
            discard=[codes[kind] for kind in reversed(state.discard)],
            trick=[codes[kind] for kind in state.trick],
            points=list(state.points),
        )

    def sample(self, view: CoreView, rng: Rng) -> State:
        assert isinstance(view, View)
        deck = self.deck_with(view.deck)
        state = State(view.seats, deck, Chance(rng.next_seed()))
        seen = Counter(deck.kinds[code] for code in [*view.hand, *view.discard, *view.trick])
        unseen = vec[i64]([kind for kind in deck.all_cards() if not _taken(seen, int(kind))])
        rng.shuffle(unseen)
        hidden = [int(kind) for kind in unseen]
        for seat, size in enumerate(view.hand_sizes):
            own = [deck.kinds[code] for code in view.hand] if seat == view.seat else [hidden.pop() for _ in range(size)]
            state.hands[seat] = sorted(own)
        state.pile = hidden
        state.discard = [deck.kinds[code] for code in reversed(view.discard)]
        state.trick = [deck.kinds[code] for code in view.trick]
        state.points, state.leader, state.number = list(view.points), view.leader, view.number
        state.call = CALLS.index(view.call) if view.call else NO_CALL
        if view.outcome is None:
            state.ask(view.turn)
        else:
            state.actor = view.turn
            state.finish()
        return state

    def event(self, state: CoreState, entry: Entry, seat: int) -> Event:
        args: dict[str, Argument] = {"call": CALLS[entry.a]} if entry.kind == LED else {}
        codes = entry.codes_for(seat, state.table_deck.codes)
        return event_of(entry, KINDS[entry.kind], REPORTS[entry.kind], codes, args)

    # -- What is said --------------------------------------------------------

    def prompt(self, view: CoreView) -> Message:
        assert isinstance(view, View)
        if view.outcome is not None:
            return say("prompt-over", winners=view.outcome.winners, points=max(view.points))
        if view.seat != view.turn:
            return say("waiting-turn", seat=view.turn)
        return say("prompt-play", call=view.call) if view.call else say("prompt-call")

    def label(self, view: CoreView, move: int) -> Message:
        return say("label-call", call=CALLS[move]) if move < CARD else say("label-play", card=self._code(view, move))

    def target(self, view: CoreView, move: int) -> str:
        return f"word:{CALLS[move]}" if move < CARD else f"card:{self._code(view, move)}"

    def _code(self, view: CoreView, move: int) -> str:
        return self.deck_with(view.deck).codes[move - CARD]

    def asks(self, view: CoreView, target: str = "") -> str:
        assert isinstance(view, View)
        if view.call and len(view.hand) == 1:
            return "LS-6"
        if view.step == "follow":
            return "LS-5"
        return "LS-4" if view.pending else "LS-3"

    def picture(self, view: CoreView) -> list[Message]:
        assert isinstance(view, View)
        lines = [say("picture-deck", count=view.deck_size), say("picture-trick", cards=view.trick)]
        for seat, points in enumerate(view.points):
            lines.append(say("picture-seat", seat=seat, count=view.hand_sizes[seat], points=points))
        return lines if view.seat is None else [*lines, say("picture-hand", cards=view.hand)]

    def faces(self, deck: Deck) -> list[Face]:
        """Somebody's own deck may have slices that the catalogues do not know."""
        known = self.house_deck().codes
        return [
            Face(code, f"Slice {code}", "slice", words=Message(f"card-{code}") if code in known else None)
            for code in deck.codes
        ]

    def explain_result(self, view: CoreView) -> list[Message]:
        assert isinstance(view, View)
        return [say("result-points", seat=seat, points=points) for seat, points in enumerate(view.points)]


def _taken(seen: Counter[int], kind: int) -> bool:
    """Is this copy one of those that are seen?"""
    seen[kind] -= 1
    return seen[kind] >= 0
