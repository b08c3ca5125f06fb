# mypyc: compiled
"""Dealing the unseen cards of Pie Factory at random so that everything known is true (PF-K12)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, listed
from bakehouse.core.chance import Rng
from bakehouse.core.log import HIDDEN
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import changed, vec_of
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import SECRET, Deck, laid, side_of
from bakehouse.games.pie_factory.memory import (
    DECK_CARD,
    DISCARDED,
    IN_HAND,
    NOTHING,
    UNKNOWN,
    Belief,
    deck_cards_hidden,
    deck_cards_in_hand,
    in_slot,
    no_belief,
    put,
)
from bakehouse.games.pie_factory.observation import FROM_DECK, seen_by
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.view import Known, View, Way

TRIES: Final = 2_000
FINE: Final = 2**30  # acceptance is decided to one part in this


class Sampler:
    """Chooses a way for each player and deals the other unseen cards into the places that are left.

    A way stands for as many assignments as its floating cards and deck cards can be laid into the hand and among the
    secret discards; it is chosen with that weight. How many deck cards the players hold in all is usually known;
    where it is not (option `discards` on day two), a choice is accepted in proportion to the number of deals that
    it leaves. So every assignment that fits View.known is equally likely, without any approximation.
    """

    __slots__ = ("beliefs", "chosen", "deck_cards", "hand_sizes", "hidden_sizes", "others", "state", "viewer")

    def __init__(self, view: View, state: State) -> None:
        self.state = state
        self.viewer: i64 = state.seats if view.seat is None else view.seat
        self.hand_sizes = vec_of(view.hand_sizes)
        self.hidden_sizes = vec_of(view.hidden_discards)
        unseen = state.deck.everything & ~seen_by(state, self.viewer)
        known = view.known
        self.beliefs: list[Belief] = [no_belief() for _seat in range(state.seats)]
        self.deck_cards: i64 = 0
        if known is not None:
            self._read_known(known, state.deck)
        for belief in self.beliefs:
            unseen &= ~belief.floating
        self.others = unseen & ~self.deck_cards
        self.chosen = vec[i64]([0 for _seat in range(state.seats)])

    def _read_known(self, known: Known, deck: Deck) -> None:
        self.deck_cards = _set_of(known.deck, deck)
        for seat in range(self.state.seats):
            if seat == self.viewer:
                continue
            holding = known.holdings[seat]
            ways = vec[i64]([_number_of(way, deck) for way in holding.ways])
            hidden = vec[i64]([_set_of(way.hidden, deck) for way in holding.ways])
            self.beliefs[seat] = Belief(_set_of(holding.floating, deck), ways, hidden)

    # -- Choosing ways -------------------------------------------------------

    def fill(self, rng: Rng) -> None:
        """Lay all hidden cards out in the state."""
        for _try in range(TRIES):
            self._choose_ways(rng)
            if self._accepted(rng):
                self._deal(rng)
                return
        raise RuntimeError("no world was found in which this view is true")

    def _choose_ways(self, rng: Rng) -> None:
        for seat in range(self.state.seats):
            if seat != self.viewer:
                self.chosen[seat] = self._choose_way(seat, rng)

    def _choose_way(self, seat: i64, rng: Rng) -> i64:
        belief = self.beliefs[seat]
        if len(belief.ways) == 1:
            return 0
        weights = vec[i64]([self._weight(seat, number) for number in range(i64(len(belief.ways)))])
        total: i64 = 0
        for weight in weights:
            total += weight
        spot = rng.below(total)
        number: i64 = 0
        while spot >= weights[number]:
            spot -= weights[number]
            number += 1
        return number

    def _weight(self, seat: i64, number: i64) -> i64:
        """In how many arrangements of the places this way can be laid out."""
        belief = self.beliefs[seat]
        way = belief.ways[number]
        hand = _arrangements(self.hand_sizes[seat], count(belief.in_hand(number)), deck_cards_in_hand(way))
        return hand * _arrangements(self.hidden_sizes[seat], count(belief.hidden[number]), deck_cards_hidden(way))

    def _accepted(self, rng: Rng) -> bool:
        """In proportion to the deals that are left for this number of deck cards with the players."""
        least: i64 = 0
        most: i64 = 0
        now: i64 = 0
        places: i64 = 0
        for seat in range(self.state.seats):
            if seat == self.viewer:
                continue
            belief = self.beliefs[seat]
            fewest = _deck_cards(belief.ways[0])
            largest = fewest
            for way in belief.ways:
                fewest = min(fewest, _deck_cards(way))
                largest = max(largest, _deck_cards(way))
            least += fewest
            most += largest
            now += _deck_cards(belief.ways[self.chosen[seat]])
            places += self._places(seat) - count(belief.floating)
        if least == most:
            return True
        best = 0.0
        for number in range(least, most + 1):
            best = max(best, self._deals(number, places))
        deals = self._deals(now, places)
        spot: int = rng.below(FINE)
        return deals > 0.0 and spot * best < deals * FINE

    def _places(self, seat: i64) -> i64:
        """How many cards of this player are hidden: in the hand, as secret bases, secretly discarded."""
        places = self.hand_sizes[seat] + self.hidden_sizes[seat]
        for slot in range(self.state.options.max_pies):
            if side_of(self.state.pies[seat * MAX_PIES + slot]) == SECRET:
                places += 1
        if side_of(self.state.fronts[seat]) == SECRET:
            places += 1
        return places

    def _deals(self, deck_cards: i64, places: i64) -> float:
        """In how many ways the places can be dealt with this number of deck cards among them."""
        return _falling(count(self.deck_cards), deck_cards) * _falling(count(self.others), places - deck_cards)

    # -- Dealing -------------------------------------------------------------

    def _deal(self, rng: Rng) -> None:
        state = self.state
        stock = Stock(self.deck_cards, self.others, rng)
        for seat in range(state.seats):
            if seat != self.viewer:
                self._deal_to(seat, stock)
        rest = stock.rest()
        rng.shuffle(rest)
        state.pile = rest

    def _deal_to(self, seat: i64, stock: Stock) -> None:
        """The floating cards where the chosen way has them, cards of the stock everywhere else."""
        state = self.state
        belief = self.beliefs[seat]
        number = self.chosen[seat]
        way = belief.ways[number]
        for slot in range(state.options.max_pies):
            pie = state.pies[seat * MAX_PIES + slot]
            if side_of(pie) == SECRET:
                state.pies[seat * MAX_PIES + slot] = pie + stock.base(in_slot(way, slot))
        front = state.fronts[seat]
        if side_of(front) == SECRET:
            state.fronts[seat] = laid(stock.base(in_slot(way, state.empty_slot(seat))), SECRET)
        known = belief.in_hand(number)
        state.hands[seat] = known | stock.take(self.hand_sizes[seat] - count(known), deck_cards_in_hand(way))
        known = belief.hidden[number]
        hidden = known | stock.take(self.hidden_sizes[seat] - count(known), deck_cards_hidden(way))
        state.hidden = changed(state.hidden, seat, hidden)


class Stock:
    """The unseen cards that float nowhere, shuffled: the deck cards of day two, and the others."""

    __slots__ = ("deck_cards", "others")

    def __init__(self, deck_cards: i64, others: i64, rng: Rng) -> None:
        self.deck_cards = listed(deck_cards)
        self.others = listed(others)
        rng.shuffle(self.deck_cards)
        rng.shuffle(self.others)

    def base(self, what: i64) -> i64:
        """The card that a way puts into a slot."""
        if what == UNKNOWN:
            return self._other()
        return self._deck_card() if what == DECK_CARD else what

    def take(self, number: i64, deck_cards: i64) -> i64:
        """`number` cards as a set, of which `deck_cards` are deck cards."""
        cards: i64 = 0
        for _card in range(deck_cards):
            cards |= BIT[self._deck_card()]
        for _card in range(number - deck_cards):
            cards |= BIT[self._other()]
        return cards

    def rest(self) -> vec[i64]:
        rest = self.others[:]
        for card in self.deck_cards:
            rest = append(rest, card)
        return rest

    def _other(self) -> i64:
        last = len(self.others) - 1
        card = self.others[last]
        self.others = self.others[:last]
        return card

    def _deck_card(self) -> i64:
        last = len(self.deck_cards) - 1
        card = self.deck_cards[last]
        self.deck_cards = self.deck_cards[:last]
        return card


def _deck_cards(way: i64) -> i64:
    """How many deck cards a player holds in this way."""
    total = deck_cards_in_hand(way) + deck_cards_hidden(way)
    for slot in range(i64(MAX_PIES)):
        if in_slot(way, slot) == DECK_CARD:
            total += 1
    return total


def _arrangements(places: i64, floating: i64, deck_cards: i64) -> i64:
    """Ways to lay the floating cards, and then unnamed deck cards, into the places."""
    ways: i64 = 1
    for _card in range(floating):
        ways *= places
        places -= 1
    for number in range(deck_cards):
        ways = ways * (places - number) // (number + 1)
    return ways


def _falling(n: i64, k: i64) -> float:
    """Ways to lay k of n different cards in a row."""
    if k < 0:
        return 0.0
    ways = 1.0
    for number in range(k):
        left: int = n - number
        ways *= left
    return ways


def _set_of(codes: list[str], deck: Deck) -> i64:
    cards: i64 = 0
    for code in codes:
        cards |= BIT[deck.kinds[code]]
    return cards


def _number_of(way: Way, deck: Deck) -> i64:
    """A way of a view as the memory writes it."""
    number = NOTHING + way.deck_cards * IN_HAND + way.hidden_deck_cards * DISCARDED
    for slot in range(i64(len(way.bases))):
        base = way.bases[slot]
        if base == FROM_DECK:
            number = put(number, slot, DECK_CARD)
        elif base != HIDDEN:
            number = put(number, slot, deck.kinds[base])
    return number
