# mypyc: compiled
"""The table of Cheflebrity: hands, lines and piles, the turn and its step, and what the table agreed on."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import first
from bakehouse.core.chance import Chance
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, State
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.cards import HOLDABLE, MAX_SEATS, NO_KIND, TROPHIES, Deck, Pie
from bakehouse.games.cheflebrity.memory import Memory

DEALT: Final = vec[i64]([0, 0, 7, 7, 6, 5])  # CH-51, by number of seats
NOT_YET: Final[i64] = -1  # turns that are left while the Ingredients Pile has cards
NO_LIMIT: Final[i64] = 1_000_000_000
NOT_ANSWERED: Final[i64] = 0
NO_ANSWERS: Final = vec[i64]([0] * MAX_SEATS)  # shared: never written to


class Step:
    """What is decided next, or (END) that a turn is over."""

    DRAW: Final = 1  # CH-D2
    SWAP: Final = 2  # CH-D5
    PLAY: Final = 3  # CH-D6
    MENU: Final = 4  # CH-D8, CH-D10
    END: Final = 5
    OOPS: Final = 6  # CH-D3
    SAVE: Final = 7  # CH-D4
    WINDOW: Final = 8  # CH-D9
    REPLY: Final = 9  # CH-D11, and CH-D13 after a counter
    REPLIES: Final = 10  # CH-D12
    PICK: Final = 11  # CH-D13
    COMMIT: Final = 12  # CH-D14


class Options:
    """What the table agreed on; copies of a state share it."""

    __slots__ = (
        "all_windows",
        "counters",
        "covered_tarts_are_tarts",
        "draw_must_follow",
        "equal_trades",
        "extra_bonuses",
        "finish_round",
        "offers",
        "one_card_trades",
        "only_owner_saves",
        "plain_genius",
        "quality_bonus",
        "self_cancel",
        "serve_first",
        "start_random",
        "takeback",
        "tarts_compete",
        "tiebreak",
        "trade_first",
        "traded",
        "values",
        "zero_wins",
    )

    def __init__(self, values: dict[str, str | int]) -> None:
        self.values = values
        self.start_random = values["first_player"] == "random"  # CH-R2
        self.serve_first = values["step_order"] == "book"  # CH-R7
        self.trade_first = values["step_order"] == "guide"
        self.draw_must_follow = values["swap_draw"] == "mandatory"  # CH-R11
        self.takeback = values["takeback"] == "allow"  # CH-R12
        self.covered_tarts_are_tarts = values["covered_tart"] == "tart"  # CH-R19
        self.all_windows = values["windows"] == "full"  # CH-R30
        self.only_owner_saves = values["save_scope"] == "owner_only"  # CH-R34
        self.self_cancel = values["self_cancel"] == "allow"  # CH-R35
        self.plain_genius = values["sg_filling"] == "no_kind"  # CH-R45
        self.equal_trades = values["trade_sizes"] == "equal_only"  # CH-R52
        self.one_card_trades = values["trade_sizes"] == "one_for_one"
        self.offers = _limit(values["trade_offers"])  # CH-R53
        self.counters = _limit(values["trade_counters"])  # CH-R81
        self.traded = _limit(values["trade_cards"])  # CH-R91
        self.finish_round = values["final_turns"] == "finish_round"  # CH-R61
        self.zero_wins = values["zero_bonus"] == "on"  # CH-R65
        self.quality_bonus = str(values["quality_bonus"])  # CH-R71, CH-R72
        self.tarts_compete = values["pie_bonus_scope"] == "pies_and_tarts"  # CH-R73
        self.tiebreak = str(values["tiebreak"])  # CH-R75
        goals = str(values["extra_bonuses"])  # CH-R84
        self.extra_bonuses = [] if goals == "none" else goals.split("+")


def _limit(value: str | int) -> i64:
    """A number, or `unlimited`."""
    return value if isinstance(value, int) else NO_LIMIT


class BaseState(State):
    """Everything on the table. The rules of play are in `reactions`, `trading` and `play`."""

    __slots__ = (
        "accepted",
        "answers",
        "attack",
        "attacker",
        "chain",
        "counters",
        "counts",
        "deck",
        "drafts",
        "gives",
        "held",
        "last_drawer",
        "left",
        "leftovers",
        "offers",
        "memory",
        "options",
        "out",
        "partner",
        "pile",
        "served",
        "serving",
        "sizes",
        "speaker",
        "stage",
        "started",
        "starter",
        "step",
        "still",
        "target",
        "trophies",
        "turn",
        "turns",
        "turns_left",
        "victim",
        "wants",
        "window",
        "window_open",
        "working",
    )

    def __init__(self, seats: i64, deck: Deck, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance, deck, options.values)
        self.deck = deck
        self.options = options
        self.memory: Memory | None = None  # worlds have none
        # Hands, and after them the Leftovers Pile like a hand: how many cards of each kind, which kinds, the size.
        self.counts = NO_CARDS
        self.held = NO_CARDS
        self.sizes = NO_CARDS
        self.pile = NO_CARDS  # the Ingredients Pile; never changed in play, so that copies share it
        self.left: i64 = 0  # cards left in it; the top one is pile[left - 1]
        # What follows, up to `starter`, is replaced and never written to, so that copies share it.
        self.leftovers = NO_CARDS  # the newest card is the last one (CH-R89)
        self.out = NO_CARDS
        self.working: list[list[Pie]] = []  # by seat
        self.serving: list[list[Pie]] = []
        self.started = NO_CARDS  # by seat: pies begun so far (a number is never used again)
        self.trophies = NO_CARDS  # seat * TROPHIES + what, in the order in which they came
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0  # completed
        self.turns_left: i64 = NOT_YET  # after this one
        self.last_drawer: i64 = NO_SEAT
        self.still: i64 = 0  # turns begun since the Ingredients Pile shrank (CH-R11)
        self.stage: i64 = Step.DRAW  # where the turn stands: DRAW, SWAP, PLAY, MENU or END
        self.step: i64 = Step.DRAW  # what is asked now
        self.served = False  # a dessert in this turn (CH-77)
        self.offers: i64 = 0  # in this turn (CH-R53)
        self.chain = NO_CARDS  # the unfinished chain of the one seat that is asked
        # Windows: who was asked, who is in the middle of an answer, who has answered what.
        self.window: i64 = 0
        self.window_open = False  # is a table window open, perhaps below a save window?
        self.drafts = NO_ANSWERS  # by seat; replaced, not written to
        self.answers = NO_ANSWERS  # by seat; while a window is open its own, to be written to
        # The threat that is being resolved.
        self.attack: i64 = NO_KIND  # Oops!, Sabotage! or Stroke of Genius!
        self.attacker: i64 = NO_SEAT  # who plays it
        self.victim: i64 = NO_SEAT
        self.target: i64 = 0  # the place of the pie in the victim's Working Line
        # The offer that is being talked about.
        self.speaker: i64 = NO_SEAT
        self.partner: i64 = NO_SEAT  # the other trader; NO_SEAT while an offer goes to all
        self.gives = NO_CARDS  # claims of the speaker; replaced, not written to
        self.wants = NO_CARDS
        self.counters: i64 = 0
        self.accepted: i64 = 0  # who accepted an offer to all, a bit each

    def copy_table(self, other: BaseState) -> None:
        if self.memory is not None:
            other.memory = self.memory.share()
        other.counts = self.counts[:]
        other.held = self.held[:]
        other.sizes = self.sizes[:]
        other.pile = self.pile
        other.left = self.left
        other.leftovers = self.leftovers
        other.out = self.out
        other.working = self.working
        other.serving = self.serving
        other.started = self.started
        other.trophies = self.trophies
        other.starter = self.starter
        other.turn = self.turn
        other.turns = self.turns
        other.turns_left = self.turns_left
        other.last_drawer = self.last_drawer
        other.still = self.still
        other.stage = self.stage
        other.step = self.step
        other.served = self.served
        other.offers = self.offers
        if len(self.chain):
            other.chain = self.chain[:]
        other.window = self.window
        other.window_open = self.window_open
        other.drafts = self.drafts
        other.answers = self.answers[:] if self.window else NO_ANSWERS
        other.attack = self.attack
        other.attacker = self.attacker
        other.victim = self.victim
        other.target = self.target
        other.speaker = self.speaker
        other.partner = self.partner
        other.gives = self.gives
        other.wants = self.wants
        other.counters = self.counters
        other.accepted = self.accepted

    def own_memory(self) -> Memory:
        """The memory, to be written to; only where there is one."""
        assert self.memory is not None
        self.memory = self.memory.own()
        return self.memory

    # -- Hands ---------------------------------------------------------------

    def holds(self, zone: i64, kind: i64) -> bool:
        """Is there such a card in a hand (or, for zone `seats`, in the Leftovers Pile)?"""
        return self.held[zone] & BIT[kind] != 0

    def copies_in(self, zone: i64, kind: i64) -> i64:
        return self.counts[zone * HOLDABLE + kind]

    def copies_of(self, zone: i64, kinds: i64) -> i64:
        """How many cards of a set of kinds a hand holds."""
        copies: i64 = 0
        while kinds:
            copies += self.copies_in(zone, first(kinds))
            kinds &= kinds - 1
        return copies

    def add(self, zone: i64, kind: i64) -> None:
        self.counts[zone * HOLDABLE + kind] += 1
        self.held[zone] |= BIT[kind]
        self.sizes[zone] += 1

    def remove(self, zone: i64, kind: i64) -> None:
        place = zone * HOLDABLE + kind
        self.counts[place] -= 1
        if not self.counts[place]:
            self.held[zone] ^= BIT[kind]
        self.sizes[zone] -= 1

    def hand(self, zone: i64) -> vec[i64]:
        """The cards of a hand one by one, in ascending order."""
        cards = vec[i64](capacity=self.sizes[zone])
        for kind in range(HOLDABLE):
            for _copy in range(self.counts[zone * HOLDABLE + kind]):
                cards = append(cards, kind)
        return cards

    def clear_hands(self) -> None:
        self.counts = vec[i64]([0] * ((self.seats + 1) * HOLDABLE))
        self.held = vec[i64]([0] * (self.seats + 1))
        self.sizes = vec[i64]([0] * (self.seats + 1))

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand openly to the table (CH-K8, CH-K13)."""
        self.remove(seat, kind)
        if self.memory is not None:
            self.own_memory().left(seat, kind, self.sizes[seat])

    # -- Piles ---------------------------------------------------------------

    def can_draw(self) -> bool:
        """CH-R9: is there a card in either pile?"""
        return self.left > 0 or len(self.leftovers) > 0

    def lay_out(self, kind: i64) -> None:
        """CH-39, CH-40: face up onto the Out Pile, from which nothing returns (CH-R50)."""
        self.out = append(self.out[:], kind)

    def take_from_leftovers(self, seat: i64, kind: i64) -> None:
        """CH-38, CH-R10: any card of the pile, and everybody sees which."""
        left = vec[i64](capacity=len(self.leftovers))
        found = False
        # The newest copy: which one it is has no effect, but there must be one record (CH-R89).
        place = len(self.leftovers) - 1
        while place >= 0:
            if self.leftovers[place] == kind and not found:
                found = True
            else:
                left = append(left, self.leftovers[place])
            place -= 1
        self.leftovers = _reversed(left)
        self.remove(self.seats, kind)
        self.add(seat, kind)
        if self.listening:
            self.log_event(events.TOOK, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if self.memory is not None:
            self.own_memory().took(seat, kind)

    def discard(self, seat: i64, kind: i64) -> None:
        """CH-60: face up onto the Leftovers Pile."""
        self.leave_hand(seat, kind)
        self.add(self.seats, kind)
        self.leftovers = append(self.leftovers[:], kind)
        if self.listening:
            self.log_event(events.DISCARDED, seat, cards=self.deck.one[kind], knowers=PUBLIC)

    # -- Lines ---------------------------------------------------------------

    def set_line(self, seat: i64, pies: list[Pie]) -> None:
        lines = self.working[:]
        lines[seat] = pies
        self.working = lines

    def replace_pie(self, seat: i64, place: i64, pie: Pie) -> None:
        pies = self.working[seat][:]
        pies[place] = pie
        self.set_line(seat, pies)

    def remove_pie(self, seat: i64, place: i64) -> None:
        """The pies after it move up by one place; their numbers stay."""
        pies = self.working[seat][:]
        pies.pop(place)
        self.set_line(seat, pies)

    def others_have_pies(self, seat: i64) -> bool:
        """Is there a pie in somebody else's Working Line?"""
        for other in range(self.seats):
            if other != seat and len(self.working[other]):
                return True
        return False

    def trophies_of(self, seat: i64, worked: i64) -> i64:
        """How many Sabotage! (0) or Saved It! (1) cards lie by a seat, Strokes of Genius! included (CH-R47)."""
        count: i64 = 0
        for trophy in self.trophies:
            if trophy // TROPHIES == seat and trophy % 2 == worked:
                count += 1
        return count

    def keep(self, seat: i64, trophy: i64) -> None:
        """CH-27, CH-31: face up by the player; CH-R49: for good."""
        self.trophies = append(self.trophies[:], seat * TROPHIES + trophy)

    # -- Setup ---------------------------------------------------------------

    def deal_hands(self) -> None:
        """CH-50 to CH-53: pie cards alone are dealt; then the specials are shuffled into the rest."""
        self.clear_hands()
        cards = self.shuffled("pies", self.deck.pie_cards)
        dealt = DEALT[self.seats] * self.seats
        for place in range(dealt):
            self.add((self.starter + place) % self.seats, cards[place])
        rest = cards[dealt:]
        for kind in self.deck.special_cards:
            rest = append(rest, kind)
        self.pile = self.shuffled("ingredients", rest)  # CH-R4
        self.left = len(self.pile)
        self.clear_lines()
        self._log_deal()

    def clear_lines(self) -> None:
        self.working = [[] for _seat in range(self.seats)]
        self.serving = [[] for _seat in range(self.seats)]
        self.started = vec[i64]([0] * self.seats)

    def _log_deal(self) -> None:
        if not self.listening:
            return
        self.log_event(events.STARTED, self.starter, luck=True)
        for seat in range(self.seats):
            self.log_event(events.DEALT, seat, cards=self.hand(seat), knowers=BIT[seat], luck=True)  # CH-54


def _reversed(cards: vec[i64]) -> vec[i64]:
    turned = vec[i64](capacity=len(cards))
    place = len(cards) - 1
    while place >= 0:
        turned = append(turned, cards[place])
        place -= 1
    return turned
