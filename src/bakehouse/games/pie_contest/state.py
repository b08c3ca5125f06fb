# mypyc: compiled
"""The table of Pie Contest: hands, Kitchens, Pantry, Trash, Achievements, Pies, and the effect in progress."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, State
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.cards import NO_KIND, Deck
from bakehouse.games.pie_contest.memory import Memory

KITCHEN_SIZE: Final[i64] = 5  # CO-18
HAND_MAX: Final[i64] = 7  # CO-33
DEALT: Final = 5  # CO-12
ROW: Final = 3  # CO-11
NO_PIE: Final[i64] = -1

# A card in a Kitchen (and in the oven of a Pie) is one number: kind, who completed it if it is a turned Achievement,
# a serial number by which effects follow it, and its worth counter (in an oven: its final worth).
COMPLETER: Final[i64] = 4096
SERIAL: Final[i64] = 65_536
COUNTER: Final[i64] = 1_099_511_627_776
COUNTER_ZERO: Final[i64] = 1_048_576
MAX_COUNTED: Final[i64] = 1_000_000

# The serial number of `this` where it is in no Kitchen.
GONE: Final[i64] = 0
IS_RESOLVING: Final[i64] = -1  # the Achievement that is just completed
IN_TRASH: Final[i64] = -2  # an Action whose text is carried out

FRAME: Final = 9  # numbers of a suspended text, see BaseState.suspend
ENTRY: Final = 5  # numbers of a waiting effect: ability, controller, kind, serial number, Pie
OCCASION: Final = 3  # numbers of a fulfilled Achievement that was not pointed out yet: kind, seat, Pie
NO_LOOP: Final[i64] = -1
EVERYBODY: Final[i64] = -1  # a set of all seats
MAX_RESOLVED: Final[i64] = 500  # effects in one checkpoint (CO-R100)


class Step:
    """What is decided next. Only the seat that makes a chain sees its later steps."""

    MAIN: Final = 1  # CO-D1
    DIVE_HAND: Final = 2  # CO-D2
    DIVE_TRASH: Final = 3
    CARD: Final = 4  # CO-D3
    TARGET: Final = 5  # CO-D4, after the cards of the same step were chosen
    PLAYER: Final = 6  # CO-D4
    OPTION: Final = 7  # CO-D5
    MAY: Final = 8  # CO-D6
    EFFECT: Final = 9  # CO-D7
    COMMIT: Final = 10  # CO-D8
    LIMIT: Final = 11  # CO-D9
    PIE: Final = 12  # CO-D10
    CLAIM: Final = 13  # CO-D11
    POLL: Final = 14  # CO-D12
    NONE: Final = 15


class Phase:
    """Where in the turn we are: what comes when nothing is in progress any more (T1 to T8 in spec.md)."""

    BEGIN: Final = 1  # T1 to T3
    MAIN: Final = 2  # T4
    END: Final = 3  # T6
    CLAIM: Final = 4  # CO-R59
    LIMIT: Final = 5  # T7
    NEXT: Final = 6  # T8


class Why:
    """Why the game ended."""

    NOT_YET: Final = 0
    EVERYBODY: Final = 1  # CO-59
    THREE: Final = 2  # CO-60
    GRAND: Final = 3  # CO-63
    CLOSED: Final = 4  # CO-R53


class Options:
    """What the table agreed on; copies of a state share it."""

    __slots__ = (
        "closing_laps",
        "counts_fresh",
        "dive_own",
        "effect_step",
        "empty_action",
        "finish_effects",
        "forced_bake",
        "grand",
        "grand_includes_new",
        "manual_claims",
        "may_pass",
        "next_best",
        "no_pie_is_zero",
        "pie_floor",
        "reset_on_move",
        "reshuffle_eagerly",
        "shuffle_returned",
        "staleness",
        "start_poll",
        "start_random",
        "turn_step",
        "two_each",
        "values",
    )

    def __init__(self, values: dict[str, str | int], seats: int) -> None:
        self.values = values
        self.two_each = values["small_table"] == "two_each" and seats < 4  # CO-R2
        self.start_random = values["first_player"] == "random"  # CO-R3
        self.start_poll = values["first_player"] == "poll"
        self.turn_step: i64 = 1 if values["direction"] == "all_left" else seats - 1  # CO-R4
        self.effect_step: i64 = seats - 1 if values["direction"] == "all_right" else 1
        self.may_pass = values["pass"] == "allowed"  # CO-R8
        self.dive_own = values["dive_own"] == "allowed"  # CO-R10
        self.reshuffle_eagerly = values["reshuffle"] == "eager"  # CO-R14
        self.forced_bake = values["forced_bake"] == "yes"  # CO-R37
        self.empty_action = values["empty_action"] == "allowed"  # CO-R19
        self.reset_on_move = values["worth_memory"] == "resets_on_move"  # CO-R28
        self.pie_floor = values["pie_floor"] == "zero"  # CO-R42
        staleness = values["staleness"]  # CO-R43
        self.staleness: i64 = staleness if isinstance(staleness, int) else 4
        self.finish_effects = values["end_timing"] == "finish_effects"  # CO-R48
        self.no_pie_is_zero = values["no_pie"] == "zero"  # CO-R51
        self.next_best = values["tie"] == "next_best"  # CO-R52
        self.counts_fresh = values["fresh_achievements"] == "count"  # CO-R55
        self.manual_claims = values["claims"] == "manual"  # CO-R59
        self.grand = values["grand"] == "on"  # CO-63 to CO-66
        self.grand_includes_new = values["grand_includes_new"] == "yes"  # CO-R69
        self.shuffle_returned = values["pile_return"] == "shuffled"  # CO-R65
        laps = values["closing_time"]  # CO-R53
        usual = 250 if self.grand else 100
        self.closing_laps: i64 = laps if isinstance(laps, int) else (usual if laps == "usual" else 0)


# -- Cards in Kitchens -----------------------------------------------------------


def card_of(kind: i64, completer: i64, serial: i64, counter: i64) -> i64:
    return kind + (completer + 1) * COMPLETER + serial * SERIAL + (counter + COUNTER_ZERO) * COUNTER


def kind_in(card: i64) -> i64:
    return card & 4095


def completer_of(card: i64) -> i64:
    """Who completed the Achievement that this card is; -1 if it is none."""
    return ((card >> 12) & 15) - 1


def serial_of(card: i64) -> i64:
    return (card >> 16) & 0xFF_FFFF


def counter_of(card: i64) -> i64:
    return (card >> 40) - COUNTER_ZERO


def without_one(cards: vec[i64], place: i64) -> vec[i64]:
    """The cards without the one at this place; the old ones stay as they are, because copies share them."""
    kept = cards[: len(cards) - 1]
    for other in range(place, i64(len(kept))):
        kept[other] = cards[other + 1]
    return kept


def with_card(cards: vec[i64], kind: i64) -> vec[i64]:
    """Cards in ascending order, with one more."""
    count: i64 = len(cards)
    more = vec[i64]([kind] * (count + 1))
    place: i64 = 0
    while place < count and cards[place] <= kind:
        more[place] = cards[place]
        place += 1
    while place < count:
        more[place + 1] = cards[place]
        place += 1
    return more


def place_of(cards: vec[i64], kind: i64) -> i64:
    """Where the first card of this kind lies; -1 if there is none."""
    for place in range(i64(len(cards))):
        if cards[place] == kind:
            return place
    return -1


class BaseState(State):
    """Everything on the table. The rules are in the classes built on this one, `play.State` at the end."""

    __slots__ = (
        "abilities",
        "ability",
        "batch",
        "chain",
        "checking",
        "chosen",
        "commits",
        "completed",
        "deck",
        "ending",
        "finds",
        "first",
        "fresh",
        "gathered",
        "hands",
        "hole",
        "it",
        "its",
        "kitchens",
        "left",
        "looked",
        "loop_body",
        "loop_left",
        "lowest",
        "occasions",
        "memory",
        "options",
        "oven",
        "pantry",
        "pc",
        "phase",
        "pie_boxes",
        "pie_oven",
        "pie_owner",
        "pile",
        "pile_known",
        "pile_shuffles",
        "player",
        "pool",
        "queue",
        "randoms",
        "reshuffles",
        "resolved",
        "row",
        "running",
        "serials",
        "shield_kitchen",
        "shield_pies",
        "side",
        "stack",
        "stage",
        "step",
        "that",
        "they",
        "this_kind",
        "this_serial",
        "trash",
        "trash_size",
        "turn",
        "turns",
        "unsteady",
        "why",
        "wanted",
        "you",
    )

    def __init__(self, seats: i64, deck: Deck, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance, deck, options.values)
        self.deck = deck
        self.options = options
        self.memory: Memory | None = None  # worlds have none
        self.hands = vec[vec[i64]]()  # by seat: kinds, ascending; each hand is replaced, not written to
        self.kitchens = vec[vec[i64]]()  # by seat: cards from left to right; each is replaced, not written to
        self.abilities = NO_CARDS  # by seat: the kinds of abilities that the cards of a Kitchen have, a bit each
        self.trash = NO_CARDS  # how many, by kind of the Pantry
        self.trash_size: i64 = 0
        self.pantry = NO_CARDS  # from the bottom; never written to, so that copies share it
        self.left: i64 = 0  # cards left in the Pantry; the top one is pantry[left - 1]
        self.row = NO_CARDS  # face-up Achievements; this and what follows is replaced, not written to
        self.fresh = NO_CARDS  # by place in the row: seats that met its condition already when it was turned up
        self.pile = NO_CARDS  # face-down Achievements from the bottom
        self.pile_known: i64 = 0  # how many cards at the bottom everybody knows (CO-K9)
        self.pie_owner = NO_CARDS  # in the order of Baking
        self.pie_boxes = vec[vec[i64]]()  # CO-47, CO-48: the line of the score card
        self.pie_oven = vec[vec[i64]]()  # what went into it, with the final worths
        self.shield_kitchen: i64 = 0  # seats, a bit each
        self.shield_pies: i64 = 0
        self.completed = NO_CARDS  # Achievements completed in this turn (CO-R61)
        self.occasions = NO_CARDS  # what was fulfilled in this turn and can still be pointed out (CO-R59)
        self.first: i64 = 0  # who had the first turn
        self.turn: i64 = 0  # the active player
        self.turns: i64 = 0  # turns begun
        self.phase: i64 = Phase.BEGIN
        self.step: i64 = Step.NONE
        self.why: i64 = Why.NOT_YET
        self.ending: bool = False  # CO-R48: the end has come; the effects of this checkpoint are still resolved
        self.serials: i64 = 0
        self.reshuffles: i64 = 0
        self.randoms: i64 = 0
        self.pile_shuffles: i64 = 0
        # Effects that wait for a checkpoint, and those of the batch that is being resolved.
        self.queue = NO_CARDS
        self.batch = NO_CARDS
        self.checking: bool = False
        self.resolved: i64 = 0
        self.unsteady: i64 = EVERYBODY  # whose Kitchen has changed since Achievements were looked at, a bit each
        # The text that is carried out now; the texts that it interrupted lie on the stack.
        self.running: bool = False
        self.pc: i64 = 0
        self.ability: i64 = -1
        self.you: i64 = 0
        self.they: i64 = NO_SEAT
        self.this_kind: i64 = NO_KIND
        self.this_serial: i64 = GONE
        self.that: i64 = NO_PIE
        self.loop_left: i64 = NO_LOOP  # players who are still to come in the loop, a bit each
        self.loop_body: i64 = 0
        self.it = NO_CARDS
        self.gathered = NO_CARDS  # what `it` will be after the loop (CO-R93)
        self.stack = NO_CARDS
        self.its = vec[vec[i64]]()
        self.oven = NO_CARDS  # while a Pie is being Baked
        # The step that is carried out now: how far it is, and what has been answered.
        self.stage: i64 = 0
        self.player: i64 = NO_SEAT
        self.chosen = NO_CARDS  # a copy has its own, to be added to
        self.finds = NO_CARDS  # by kind: how many cards a dive can take from the Trash
        self.wanted: i64 = 0  # how many cards are to be chosen
        self.pool = NO_CARDS  # what can be chosen, equal cards side by side
        self.lowest: i64 = 0  # picks go in one order: the first place of the pool that may come next
        self.side: i64 = 0  # the first card of a Swap
        self.looked: i64 = 0  # how many cards of the Pantry are being looked at
        self.chain = NO_CARDS  # the atoms of an unfinished move; a copy has its own, to be added to
        self.commits = vec[vec[i64]]()  # by seat, while several players answer at once
        self.hole: i64 = -1  # the place in the row of the Achievement that is being resolved

    def copy_table(self, other: BaseState) -> None:
        if self.memory is not None:
            other.memory = self.memory.share()
        other.hands = self.hands[:]
        other.kitchens = self.kitchens[:]
        other.abilities = self.abilities[:]
        other.trash = self.trash[:]
        other.trash_size = self.trash_size
        other.pantry = self.pantry
        other.left = self.left
        other.row = self.row
        other.fresh = self.fresh
        other.pile = self.pile
        other.pile_known = self.pile_known
        other.pie_owner = self.pie_owner
        other.pie_boxes = self.pie_boxes
        other.pie_oven = self.pie_oven
        other.shield_kitchen = self.shield_kitchen
        other.shield_pies = self.shield_pies
        other.completed = self.completed
        other.occasions = self.occasions
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.phase = self.phase
        other.step = self.step
        other.why = self.why
        other.ending = self.ending
        other.serials = self.serials
        other.reshuffles = self.reshuffles
        other.randoms = self.randoms
        other.pile_shuffles = self.pile_shuffles
        other.queue = self.queue
        other.batch = self.batch
        other.checking = self.checking
        other.resolved = self.resolved
        other.unsteady = self.unsteady
        other.running = self.running
        other.pc = self.pc
        other.ability = self.ability
        other.you = self.you
        other.they = self.they
        other.this_kind = self.this_kind
        other.this_serial = self.this_serial
        other.that = self.that
        other.loop_left = self.loop_left
        other.loop_body = self.loop_body
        other.it = self.it
        other.gathered = self.gathered
        other.stack = self.stack
        other.its = self.its
        other.oven = self.oven
        other.stage = self.stage
        other.player = self.player
        if len(self.chosen):
            other.chosen = self.chosen[:]
        other.finds = self.finds
        other.wanted = self.wanted
        other.pool = self.pool
        other.lowest = self.lowest
        other.side = self.side
        other.looked = self.looked
        if len(self.chain):
            other.chain = self.chain[:]
        other.commits = self.commits
        other.hole = self.hole

    def own_memory(self) -> Memory:
        """The memory, to be written to; only where there is one."""
        assert self.memory is not None
        self.memory = self.memory.own()
        return self.memory

    # -- Looking around ------------------------------------------------------------

    def size(self, seat: i64) -> i64:
        """How many cards a hand holds."""
        return len(self.hands[seat])

    def room(self, seat: i64) -> i64:
        """CO-18: how many Ingredients still fit into a Kitchen."""
        return KITCHEN_SIZE - len(self.kitchens[seat])

    def spot_of(self, serial: i64) -> i64:
        """Where the card with this number lies: seat * KITCHEN_SIZE + place; -1 if it is in no Kitchen."""
        if serial <= 0:
            return -1
        for seat in range(self.seats):
            kitchen = self.kitchens[seat]
            for place in range(i64(len(kitchen))):
                if serial_of(kitchen[place]) == serial:
                    return seat * KITCHEN_SIZE + place
        return -1

    def value(self, pie: i64) -> i64:
        """CO-R50: the rightmost box."""
        boxes = self.pie_boxes[pie]
        return boxes[len(boxes) - 1]

    def pies_of(self, seat: i64) -> i64:
        count: i64 = 0
        for owner in self.pie_owner:
            if owner == seat:
                count += 1
        return count

    def next_in_effects(self, seat: i64) -> i64:
        """CO-36, CO-R4: effects go to the left."""
        return (seat + self.options.effect_step) % self.seats

    def set_kitchen(self, seat: i64, cards: vec[i64]) -> None:
        """Every change of a Kitchen; Achievements are looked at again."""
        self.kitchens[seat] = cards
        self.unsteady |= BIT[seat]
        abilities: i64 = 0
        for card in cards:
            abilities |= self.deck.events[kind_in(card)]
        self.abilities[seat] = abilities

    # -- Hands -----------------------------------------------------------------------

    def into_hand(self, seat: i64, kind: i64, viewers: i64) -> None:
        self.hands[seat] = with_card(self.hands[seat], kind)
        if self.memory is not None:
            self.own_memory().arrived(seat, kind, viewers)

    def out_of_hand(self, seat: i64, kind: i64, viewers: i64) -> None:
        hand = self.hands[seat]
        self.hands[seat] = without_one(hand, place_of(hand, kind))
        if self.memory is not None:
            self.own_memory().left(seat, kind, viewers)

    # -- Pantry and Trash ---------------------------------------------------------------

    def into_trash(self, kind: i64) -> None:
        self.trash[kind] += 1
        self.trash_size += 1

    def out_of_trash(self, kind: i64) -> None:
        self.trash[kind] -= 1
        self.trash_size -= 1

    def can_draw(self) -> bool:
        """CO-R15: is there a card to be had?"""
        return self.left > 0 or self.trash_size > 0

    def draw(self, seat: i64) -> bool:
        """CO-25: the top card of the Pantry; False if there is none (CO-R15)."""
        if not self.left and not self.reshuffle():
            return False
        self.left -= 1
        kind = self.pantry[self.left]
        viewers: i64 = 0
        memory = self.memory
        if memory is not None:
            viewers = memory.pantry[self.left]
        self.into_hand(seat, kind, viewers)
        if self.listening:
            self.log_event(events.DREW, seat, cards=self.deck.one[kind], knowers=BIT[seat], luck=True)
        self.pantry_may_be_out()
        return True

    def pantry_may_be_out(self) -> None:
        """CO-26, CO-R14: the moment the last card leaves it, the Trash becomes the Pantry."""
        if not self.left and self.options.reshuffle_eagerly:
            self.reshuffle()

    def reshuffle(self) -> bool:
        """The whole Trash is shuffled and put under the Pantry; usually there is no card above it (CO-R87)."""
        if not self.trash_size:
            return False
        self.reshuffles += 1
        cards = vec[i64](capacity=64)
        for kind in range(self.deck.pantry_kinds):
            for _copy in range(self.trash[kind]):
                cards = append(cards, kind)
            self.trash[kind] = 0
        self.trash_size = 0
        self.forget_played_actions()
        count: i64 = len(cards)
        mixed = self.shuffled(f"reshuffle#{self.reshuffles}", cards)
        self.slip_under(mixed, vec[i64]([0 for _card in range(count)]))
        self.log_event(events.RESHUFFLED, NO_SEAT, count, luck=True)
        return True

    def forget_played_actions(self) -> None:
        """CO-R20: an Action whose text is still running was shuffled in."""
        if self.this_serial == IN_TRASH:
            self.this_serial = GONE
        if len(self.stack):
            frames = self.stack[:]
            for frame in range(len(frames) // FRAME):
                if frames[frame * FRAME + 4] == IN_TRASH:
                    frames[frame * FRAME + 4] = GONE
            self.stack = frames

    def slip_under(self, cards: vec[i64], viewers: vec[i64]) -> None:
        """These cards, from the lowest up, go to the bottom of the Pantry, known to these viewers."""
        if self.memory is not None:
            self.own_memory().slipped_under(viewers, self.left)
        under = cards[:]
        for place in range(self.left):
            under = append(under, self.pantry[place])
        self.pantry = under
        self.left = len(under)

    def put_on_top(self, kind: i64, viewers: i64) -> None:
        if self.memory is not None:
            self.own_memory().stacked(viewers, self.left)
        self.pantry = append(self.pantry[: self.left], kind)
        self.left += 1

    # -- Achievements ---------------------------------------------------------------------

    def into_pile(self, kind: i64, source: i64) -> None:
        """CO-53, CO-57: to the bottom of the pile, as an Achievement."""
        pile = vec[i64]([kind], capacity=32)
        for other in self.pile:
            pile = append(pile, other)
        self.pile = pile
        self.pile_known += 1
        if self.listening:
            self.log_event(events.RETURNED, NO_SEAT, source, cards=self.deck.one[kind], knowers=PUBLIC)

    def shuffle_pile(self) -> None:
        """CO-R65, as an option: nobody knows where in the pile a turned card is."""
        self.pile_shuffles += 1
        self.pile = self.shuffled(f"pile#{self.pile_shuffles}", self.pile)
        self.pile_known = 0

    def turn_up(self, place: i64, already: i64) -> None:
        """CO-11, CO-54: the top Achievement of the pile goes to this place of the row.

        `already` are the seats for which it counts as fulfilled before (option `fresh_achievements`).
        """
        last: i64 = len(self.pile) - 1
        kind = self.pile[last]
        self.pile = self.pile[:last]
        self.pile_known = min(self.pile_known, last)
        row = vec[i64](capacity=ROW)
        fresh = vec[i64](capacity=ROW)
        for other in range(i64(len(self.row)) + 1):
            if other == place:
                row = append(row, kind)
                fresh = append(fresh, already)
            if other < len(self.row):
                row = append(row, self.row[other])
                fresh = append(fresh, self.fresh[other])
        self.row = row
        self.fresh = fresh
        self.unsteady = EVERYBODY
        if self.listening:
            self.log_event(events.TURNED_UP, NO_SEAT, place, cards=self.deck.one[kind], knowers=PUBLIC, luck=True)

    # -- Setup ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """An empty table with the right number of places."""
        self.hands = vec[vec[i64]]([NO_CARDS] * self.seats)
        self.kitchens = vec[vec[i64]]([NO_CARDS] * self.seats)
        self.abilities = vec[i64]([0] * self.seats)
        self.trash = vec[i64]([0] * self.deck.pantry_kinds)

    def shuffle_cards(self) -> None:
        """CO-8 to CO-10."""
        self.lay_out()
        self.pantry = self.shuffled("pantry", self.deck.pantry_cards())
        self.left = len(self.pantry)
        self.pile = self.shuffled("pile", self.deck.achievement_cards())
        if self.memory is not None:
            self.own_memory().pantry = vec[i64]([0 for _card in range(self.left)])

    def turn_up_row(self) -> None:
        """CO-11."""
        for place in range(i64(min(ROW, len(self.pile)))):
            self.turn_up(place, 0)

    def deal_hands(self) -> None:
        """CO-12, CO-R5: one card at a time in turn direction, five laps."""
        seat = self.first
        for _card in range(DEALT * self.seats):
            self.left -= 1
            self.into_hand(seat, self.pantry[self.left], 0)
            seat = (seat + self.options.turn_step) % self.seats
        if self.listening:
            for dealt in range(self.seats):
                self.log_event(events.DEALT, dealt, cards=self.hands[dealt], knowers=BIT[dealt], luck=True)
