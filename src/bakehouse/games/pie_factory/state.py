# mypyc: compiled
"""The table of Pie Factory: hands, pies, line and piles, the round and its step, and what the table agreed on."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, listed
from bakehouse.core.chance import Chance
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, State
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.atoms import MAX_LINE_LENGTH, MAX_PIES
from bakehouse.games.pie_factory.cards import CRUST, EMPTY, Deck, has_filling
from bakehouse.games.pie_factory.memory import Memory

MAX_HAND: Final[i64] = 4  # PF-53
DEALT: Final = 4  # PF-6
ZEROS: Final = vec[vec[i64]]([vec[i64]([0 for _place in range(n)]) for n in range(21)])  # shared: never written to


class Step:
    """What is decided next. The steps of a chain are only seen by the seat that is making it."""

    ACTION: Final = 1  # PF-D2
    PAY: Final = 2  # the rest of a draft
    BOX: Final = 3  # the rest of a box action
    PLACE: Final = 4  # PF-D3
    DROP: Final = 5  # PF-D6
    STALE: Final = 6  # PF-D4
    GRANDMA: Final = 7  # PF-D5


class Options:
    """What the table agreed on; copies of a state share it."""

    __slots__ = (
        "closed_piles",
        "deck_empty_ends",
        "discard_down",
        "hidden_discards",
        "max_pies",
        "null_play",
        "tied_pies_score",
        "turn_later",
        "values",
    )

    def __init__(self, values: dict[str, str | int]) -> None:
        self.values = values
        pies = values["max_pies"]
        self.max_pies: i64 = pies if isinstance(pies, int) else 3  # PF-R2
        self.turn_later = values["orientation"] == "at_placement"  # PF-R6
        self.null_play = values["null_play"] == "allow"  # PF-R9
        self.discard_down = values["full_hand_draft"] == "discard_down"  # PF-R10
        self.deck_empty_ends = values["day_end"] == "deck_empty"  # PF-R29
        self.tied_pies_score = values["most_pies_tie"] == "all"  # PF-R41
        self.closed_piles = values["score_piles"] == "closed"  # PF-R47
        self.hidden_discards = values["discards"] == "face_down_stay_secret"  # PF-R48


class BaseState(State):
    """Everything on the table. The rules of play are in `play.State` and the classes between."""

    __slots__ = (
        "acted",
        "chosen",
        "day",
        "deck",
        "discard",
        "drafted",
        "down",
        "fronts",
        "grandma",
        "hands",
        "hidden",
        "left",
        "line",
        "memory",
        "options",
        "order",
        "pies",
        "pile",
        "position",
        "round",
        "rounds",
        "score",
        "step",
    )

    def __init__(self, seats: i64, deck: Deck, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance, deck, options.values)
        self.deck = deck
        self.options = options
        self.memory: Memory | None = None  # worlds have none
        self.hands = ZEROS[seats]  # sets of cards, by seat
        self.fronts = ZEROS[seats]  # what each shows this round (PF-21, PF-28), or EMPTY
        self.pies = ZEROS[MAX_PIES * seats]  # by seat and slot
        self.score = ZEROS[seats]  # sets
        self.line = ZEROS[seats + 2]  # NO_CARD for a hole
        self.discard: i64 = 0  # the open discards, as a set
        self.hidden = ZEROS[seats]  # secret discards by owner (option `discards`); replaced, not written to
        self.pile = NO_CARDS  # the deck in its order; never changed in play, so that copies share it
        self.left: i64 = 0  # cards left in the deck; the top one is pile[left - 1]
        self.order = NO_CARDS  # seats, first to last
        self.day: i64 = 1
        self.round: i64 = 1  # of the day
        self.rounds: i64 = 0  # begun, on both days
        self.step: i64 = Step.ACTION
        self.acted: i64 = 0  # how many have acted, in the order; in later steps: how many had their turn
        self.drafted: bool = False  # did anybody draft in this round?
        self.position: i64 = 0  # of an unfinished draft
        self.down: bool = False  # is that draft meant to lie face down?
        self.chosen: i64 = 0  # the cards of an unfinished payment, or the slots of an unfinished box, as a set
        self.grandma = ZEROS[seats]  # what Grandma made of an icon, or 0; replaced, not written to

    def copy_table(self, other: BaseState) -> None:
        if self.memory is not None:
            other.memory = self.memory.share()
        other.hands = self.hands[:]
        other.fronts = self.fronts[:]
        other.pies = self.pies[:]
        other.score = self.score[:]
        other.line = self.line[:]
        other.discard = self.discard
        other.hidden = self.hidden
        other.pile = self.pile
        other.left = self.left
        other.order = self.order[:]
        other.day = self.day
        other.round = self.round
        other.rounds = self.rounds
        other.step = self.step
        other.acted = self.acted
        other.drafted = self.drafted
        other.position = self.position
        other.down = self.down
        other.chosen = self.chosen
        other.grandma = self.grandma

    def own_memory(self) -> Memory:
        """The memory, to be written to; only where there is one."""
        assert self.memory is not None
        self.memory = self.memory.own()
        return self.memory

    # -- Zones ---------------------------------------------------------------

    def size(self, seat: i64) -> i64:
        """How many cards a hand holds."""
        return count(self.hands[seat])

    def pie(self, seat: i64, slot: i64) -> i64:
        return self.pies[seat * MAX_PIES + slot]

    def empty_slot(self, seat: i64) -> i64:
        """PF-R2: the lowest empty slot, which a new pie takes; -1 if there is none."""
        for slot in range(self.options.max_pies):
            if self.pies[seat * MAX_PIES + slot] == EMPTY:
                return slot
        return -1

    def filled_pies(self, seat: i64) -> i64:
        """The slots whose pies have a filling, as a set."""
        slots: i64 = 0
        for slot in range(self.options.max_pies):
            if has_filling(self.pies[seat * MAX_PIES + slot]):
                slots |= BIT[slot]
        return slots

    def spots(self, seat: i64, card: i64) -> i64:
        """PF-R3: the slots where this card may be placed face up, as a set."""
        deck = self.deck
        slots: i64 = 0
        if deck.kind[card] == CRUST:
            slot = self.empty_slot(seat)
            if slot >= 0:
                slots |= BIT[slot]
            return slots
        pies = self.pies
        for slot in range(self.options.max_pies):
            pie = pies[seat * MAX_PIES + slot]
            if pie != EMPTY and deck.cards_that_go_on(pie) >> card & 1:
                slots |= BIT[slot]
        return slots

    def next_card(self) -> i64:
        """The top card of the deck, taken off."""
        self.left -= 1
        return self.pile[self.left]

    # -- Setup ---------------------------------------------------------------

    def set_up(self) -> None:
        """PF-6 to PF-10: four cards each, a line of seats + 2 cards, the workers in a random order."""
        self.pile = self.shuffled("deck", self.deck.all_cards())
        self.left = len(self.pile)
        self.hands = ZEROS[self.seats][:]
        self.fronts = ZEROS[self.seats][:]
        self.pies = ZEROS[MAX_PIES * self.seats][:]
        self.score = ZEROS[self.seats][:]
        for _card in range(DEALT):
            for seat in range(self.seats):
                self.hands[seat] |= BIT[self.next_card()]
        line = vec[i64](capacity=MAX_LINE_LENGTH)
        for _place in range(self.seats + 2):
            line = append(line, self.next_card())
        self.line = line
        self.order = self.shuffled("workers", vec[i64]([seat for seat in range(self.seats)]))  # noqa: C416
        self._log_set_up()

    def _log_set_up(self) -> None:
        if not self.listening:
            return
        for seat in range(self.seats):
            self.log_event(events.DEALT, seat, cards=listed(self.hands[seat]), knowers=BIT[seat], luck=True)
        self.log_event(events.LINED_UP, NO_SEAT, 1, cards=self.line[:], knowers=PUBLIC, luck=True)
        self.log_event(events.STARTED, self.order[0], packed_order(self.order), luck=True)


def packed_order(order: vec[i64]) -> i64:
    """The order as one number, for the log: the first seat in the highest place, with a leading 1."""
    packed: i64 = 1
    for seat in order:
        packed = packed * 4 + seat
    return packed


def unpacked_order(packed: int) -> list[int]:
    seats: list[int] = []
    while packed > 1:
        seats.append(packed % 4)
        packed //= 4
    return seats[::-1]
