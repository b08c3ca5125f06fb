# mypyc: compiled
"""The table of The Pie Game: hands, piles, the turn and its step, and what the table agreed on."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, State
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import (
    FUDGE_KINDS,
    FULL_HAND,
    NO_KIND,
    Deck,
    cards_in,
    is_immediate,
    is_pie,
    unpacked,
    with_card,
    without_card,
)
from bakehouse.games.the_pie_game.memory import Memory, fresh_memory

SPARE_CARDS: Final = 8  # PG-R44


class Step:
    """What is decided next."""

    FUDGE: Final = 1  # PG-D1
    SOURCE: Final = 2  # PG-D2
    DISCARD: Final = 3  # PG-D3
    THROW: Final = 4  # PG-D4, PG-D5
    GIVE: Final = 5  # PG-D6, PG-D8
    PARTNER: Final = 6  # PG-D7


class Options:
    """What the table agreed on; copies of a state share it."""

    __slots__ = (
        "blind_trade",
        "dealt_pies_redealt",
        "dealt_pies_wait",
        "first_dealer",
        "fudge_may_be_taken",
        "late_pies",
        "lose_turn_freely",
        "lose_turn_in_front",
        "offer_first",
        "own_turn_pies",
        "put_back",
        "replace_fudge",
        "stall_laps",
        "target",
        "values",
    )

    def __init__(self, values: dict[str, str | int]) -> None:
        self.values = values
        self.first_dealer: i64 = _first_dealer(values["first_dealer"])  # PG-R3; NO_SEAT: at random
        self.replace_fudge = values["fudge_turnup"] == "replace"  # PG-R5
        self.dealt_pies_wait = values["natural_pie"] == "own_first_turn"  # PG-R6
        self.dealt_pies_redealt = values["natural_pie"] == "redeal"
        self.fudge_may_be_taken = values["fudge_pickup"] == "allowed"  # PG-R7
        self.put_back = values["put_back"] == "allowed"  # PG-R8
        self.lose_turn_freely = values["lose_turn_choice"] == "free"  # PG-R15
        self.lose_turn_in_front = values["lose_turn_cost"] == "printed"  # PG-R26
        self.blind_trade = values["trade"] == "blind_draw"  # PG-R30
        self.offer_first = values["trade"] == "offer_first"
        stall = values["stall_laps"]  # PG-R34
        self.stall_laps: i64 = stall if isinstance(stall, int) else 0
        self.own_turn_pies = values["bake_when"] == "own_turn"  # PG-R35
        self.late_pies = self.dealt_pies_wait or self.own_turn_pies  # can a turn begin with a complete hand?
        target = values["target_pies"]  # PG-R42
        self.target: i64 = target if isinstance(target, int) else 3


def _first_dealer(value: str | int) -> int:
    if isinstance(value, int):
        return value
    return 0 if value == "seat0" else -1


class BaseState(State):
    """Everything on the table. The rules of play are in `play.State`."""

    __slots__ = (
        "commits",
        "count",
        "dealer",
        "deck",
        "discards",
        "drawn",
        "effect",
        "fronts",
        "hands",
        "laid",
        "left",
        "memory",
        "options",
        "partner",
        "pies",
        "pile",
        "queue",
        "recipes",
        "reshuffles",
        "round",
        "step",
        "still",
        "taken",
        "thrown",
        "trades",
        "turn",
        "turns",
    )

    def __init__(self, seats: i64, deck: Deck, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance, deck, options.values)
        self.deck = deck
        self.options = options
        self.memory: Memory | None = None  # worlds have none
        self.hands = NO_CARDS  # a hand each
        self.recipes = NO_CARDS  # a recipe each; replaced, not written to
        self.fronts: i64 = 0  # seats with a "lose one turn" card in front of them, a bit each
        self.pile = NO_CARDS  # the draw pile in its order; never changed in play, so that copies share it
        self.left: i64 = 0  # cards left in the draw pile; the top one is pile[left - 1]
        self.discards = NO_CARDS  # room for the whole deck
        self.laid: i64 = 0  # cards on the discard pile; the top one is discards[laid - 1]
        self.pies = NO_CARDS  # baked by each seat; replaced, not written to
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0  # begun, in all rounds
        self.round: i64 = 0
        self.step: i64 = Step.SOURCE
        self.still: i64 = 0  # turns since a card left the draw pile (PG-R34)
        self.taken: i64 = NO_KIND  # from the discard pile in this turn
        self.drawn: i64 = NO_KIND  # from the draw pile in this turn, into the hand
        self.thrown = NO_CARDS  # the cards chosen so far to be thrown away; replaced, not written to
        self.count: i64 = 0  # the number of cards that have to be thrown away
        self.effect: i64 = NO_KIND  # the trade or pass card being carried out
        self.partner: i64 = NO_SEAT
        self.commits: i64 = 0  # cards chosen to be handed over: six bits a seat, like the cards of a hand
        self.queue = NO_CARDS  # immediate cards waiting to be carried out (PG-R24); replaced, not written to
        self.reshuffles: i64 = 0  # in this round
        self.trades: i64 = 0  # blind ones, in this round

    def copy_table(self, other: BaseState) -> None:
        if self.memory is not None:
            other.memory = self.memory.share()
        other.hands = self.hands[:]
        other.recipes = self.recipes
        other.fronts = self.fronts
        other.pile = self.pile
        other.left = self.left
        other.discards = self.discards[:]
        other.laid = self.laid
        other.pies = self.pies
        other.dealer = self.dealer
        other.turn = self.turn
        other.round = self.round
        other.step = self.step
        other.still = self.still
        other.turns = self.turns
        other.taken = self.taken
        other.drawn = self.drawn
        other.thrown = self.thrown
        other.count = self.count
        other.effect = self.effect
        other.partner = self.partner
        other.commits = self.commits
        other.queue = self.queue
        other.reshuffles = self.reshuffles
        other.trades = self.trades

    def own_memory(self) -> Memory:
        """The memory, to be written to; only where there is one."""
        assert self.memory is not None
        self.memory = self.memory.own()
        return self.memory

    # -- Hands and piles -----------------------------------------------------

    def top_discard(self) -> i64:
        """The card that may be taken; NO_KIND while the pile is empty (PG-R46)."""
        if self.laid:
            return self.discards[self.laid - 1]
        return NO_KIND

    def lay(self, kind: i64) -> None:
        """A card goes face up on top of the discard pile."""
        self.discards[self.laid] = kind
        self.laid += 1

    def give_up(self, seat: i64, kind: i64) -> None:
        """A card from a hand goes openly to the table."""
        self.hands[seat] = without_card(self.hands[seat], kind)
        if self.memory is not None:
            self.own_memory().left(seat, kind, PUBLIC)

    def draw(self) -> i64:
        """The top card of the draw pile."""
        if not self.left:
            self._reshuffle()
        self.left -= 1
        self.still = -1  # the turn that draws is not counted (PG-R54)
        return self.pile[self.left]

    def _reshuffle(self) -> None:
        """PG-R43: all discards but the top one become the draw pile."""
        top = self.laid - 1
        old = self.discards[:top]
        self.reshuffles += 1
        self.pile = self.shuffled(f"reshuffle@{self.round}#{self.reshuffles}", old)
        self.left = top
        self.discards[0] = self.discards[top]
        self.laid = 1
        self.log_event(events.RESHUFFLED, self.turn, cards=old, knowers=PUBLIC, luck=True)

    def refill(self, seat: i64) -> None:
        """PG-37: draw until the hand is full; PG-R24: immediate kinds are laid down and wait."""
        hand = self.hands[seat]
        size = cards_in(hand)
        came = vec[i64](capacity=FULL_HAND)
        while size + len(came) < FULL_HAND:
            kind = self.draw()
            if is_immediate(kind):
                self.lay_drawn(seat, kind)
                self.queue = append(self.queue[:], kind)  # PG-R53
            else:
                hand = with_card(hand, kind)
                came = append(came, kind)
        self.hands[seat] = hand
        self.log_event(events.REFILLED, seat, cards=came, knowers=BIT[seat], luck=True)
        if self.memory is not None:
            self.own_memory().refilled(seat, len(came))

    def lay_drawn(self, seat: i64, kind: i64) -> None:
        """PG-39, PG-40: an immediate card never enters the hand."""
        self.lay(kind)
        self.log_event(events.LAID, seat, cards=self.deck.one[kind], knowers=PUBLIC, luck=True)

    def has_pie(self, seat: i64) -> bool:
        return self.would_bake(seat, self.hands[seat])

    def would_bake(self, seat: i64, hand: i64) -> bool:
        """PG-R33: a full hand that is all the recipe asks for; with a card in front a hand is not full."""
        return cards_in(hand) == FULL_HAND and is_pie(hand, self.deck.needs[self.recipes[seat]])

    def seat_with_pie(self, first: i64) -> i64:
        """PG-R36: the first seat with a complete hand, from this one to the left; NO_SEAT if there is none."""
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if self.has_pie(seat):
                return seat
        return NO_SEAT

    # -- Setup ---------------------------------------------------------------

    def deal_round(self) -> None:
        """PG-8 to PG-16; PG-R6: with the option `redeal` a deal with a complete pie is dealt again."""
        self.reshuffles = 0
        self.trades = 0
        redeals = 0
        self._deal(f"{self.round}")
        while self.options.dealt_pies_redealt and self.seat_with_pie(0) != NO_SEAT:
            redeals += 1
            self._deal(f"{self.round}#{redeals}")
        self._log_deal(redeals)
        self._turn_up()
        if self.memory is not None:
            self.memory = fresh_memory(self.hands, BIT[self.seats] - 1 if self.options.dealt_pies_wait else 0)

    def _deal(self, number: str) -> None:
        """PG-R4: recipes one each from the dealer's left, then as many laps of cards as a hand has."""
        recipes = self.shuffled(f"recipes@{number}", self.deck.recipes)  # PG-9, PG-R40
        self.pile = self.shuffled(f"deck@{number}", self.deck.all_cards())
        self.left = len(self.pile)
        self.recipes = vec[i64]([0] * self.seats)
        self.hands = vec[i64]([0] * self.seats)
        for step in range(self.seats):
            self.recipes[(self.dealer + 1 + step) % self.seats] = recipes[step]
        for _card in range(FULL_HAND):
            for step in range(self.seats):
                self._deal_card((self.dealer + 1 + step) % self.seats)

    def _deal_card(self, seat: i64) -> None:
        self.left -= 1
        self.hands[seat] = with_card(self.hands[seat], self.pile[self.left])

    def _turn_up(self) -> None:
        """PG-16: the first card of the discard pile; PG-R5: a Fudge card there has no effect."""
        self.discards = vec[i64]([0] * len(self.pile))
        self.left -= 1
        kind = self.pile[self.left]
        again = 0
        while kind < FUDGE_KINDS and self.options.replace_fudge:
            again += 1
            self.log_event(events.TURNED_UP, self.dealer, 1, cards=self.deck.one[kind], knowers=PUBLIC, luck=True)
            self.pile = self.shuffled(f"turnup@{self.round}#{again}", self.pile[: self.left + 1])
            kind = self.pile[self.left]
        self.discards[0] = kind
        self.laid = 1
        self.log_event(events.TURNED_UP, self.dealer, cards=self.deck.one[kind], knowers=PUBLIC, luck=True)

    def _log_deal(self, redeals: i64) -> None:
        if not self.listening:
            return
        self.log_event(events.STARTED, self.dealer, self.round, redeals, knowers=PUBLIC, luck=True)
        for step in range(self.seats):
            seat = (self.dealer + 1 + step) % self.seats
            recipe = vec[i64]([self.recipes[seat]])
            self.log_event(events.GOT_RECIPE, seat, cards=recipe, knowers=BIT[seat], luck=True)  # PG-11
            self.log_event(events.DEALT, seat, cards=unpacked(self.hands[seat]), knowers=BIT[seat], luck=True)  # PG-14
