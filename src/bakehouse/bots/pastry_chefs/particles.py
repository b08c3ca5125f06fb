# mypyc: compiled
"""Many guesses of what the other hands of Pastry Chefs hold: a particle filter (PC-K15).

A guess deals all unseen cards to hands and deck. Whatever happens is done in every guess; it becomes less likely if
that was unlikely with its cards, and of the likely ones there are soon more. So what was said long ago still counts
after the cards have moved on, and why somebody does something counts too: who takes a card needs it, and who does not
bake cannot.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bakehouse.bots.pastry_chefs.rollout import completing, promise
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    MATCHES,
    ONE,
    can_bake,
    cards_in,
    copies_in,
    matching,
)
from bakehouse.games.pastry_chefs.state import DEALT, SEATS

GUESSES: Final[i64] = 2000
FINE: Final[i64] = 1_000_000
TRIES: Final = 20  # to deal a hand without a pastry
# How likely, beside other hands (chosen so that the true cards became likely in games of medium and of hard bots):
CAN_BAKE: Final = 0.03  # one that could have baked and did not,
COULD_USE: Final = 0.2  # one that could have used a card which its player left in the discard pile;
KEENNESS: Final = 3.0  # and e times as likely for every third of a point that it would gain by a card that is wanted


class Guesses:
    """Each is a hand for every seat and a deck; all of them know our own hand."""

    __slots__ = ("count", "decks", "hands", "least", "me", "most", "rng", "weights")

    def __init__(self, me: int, rng: Rng) -> None:
        self.me: i64 = me
        self.rng = rng
        self.count: i64 = 0
        self.hands = vec[i64]([0] * (GUESSES * SEATS))  # by guess and seat
        self.decks = vec[i64]([0] * GUESSES)
        self.weights = [1.0] * int(GUESSES)
        self.least = vec[i64]([0] * (SEATS * DESCRIPTIONS))  # matching cards that are known to be in a hand
        self.most = vec[i64]([0] * (SEATS * DESCRIPTIONS))

    # -- How they begin ------------------------------------------------------

    def deal(self, own: i64, unseen: i64) -> None:
        """PC-14 to PC-16: four cards each of those that are not seen, and no pastry among them."""
        self.count = GUESSES
        for guess in range(GUESSES):
            rest = unseen
            for seat in range(SEATS):
                hand = own
                if seat != self.me:
                    hand = _dealt(rest, self.rng)
                    rest -= hand
                self.hands[guess * SEATS + seat] = hand
            self.decks[guess] = rest

    def put(self, guess: i64, hands: vec[i64], deck: i64) -> None:
        """Another guess in the place of an old one."""
        for seat in range(SEATS):
            self.hands[guess * SEATS + seat] = hands[seat]
        self.decks[guess] = deck
        self.weights[guess] = 1.0
        self.count = max(self.count, guess + 1)

    # -- What happens ----------------------------------------------------------

    def drew(self, kind: i64) -> None:
        """The one who guesses has drawn this card."""
        for guess in range(self.count):
            deck = self.decks[guess]
            copies = copies_in(deck, kind)
            self._weigh(guess, float(copies) / float(max(cards_in(deck), 1)))
            if copies:
                self.decks[guess] = deck - ONE[kind]
                self.hands[guess * SEATS + self.me] += ONE[kind]

    def revealed(self, seat: i64, drawn: i64, description: i64, count: i64) -> None:
        """PC-K5: `count` of the drawn cards match, the others do not."""
        for guess in range(self.count):
            for place in range(drawn):
                deck = self.decks[guess]
                pool = deck & MATCHES[description] if place < count else deck & ~MATCHES[description]
                found = cards_in(pool)
                self._weigh(guess, float(found) / float(max(cards_in(deck), 1)))
                if found:
                    card = _any_card(pool, self.rng)
                    self.decks[guess] = deck - card
                    self.hands[guess * SEATS + seat] += card

    def reshuffled(self, pile: i64) -> None:
        """PC-R42: the discard pile becomes the deck."""
        for guess in range(self.count):
            self.decks[guess] += pile

    def came(self, seat: i64, cards: i64) -> None:
        """Cards that are seen come into a hand."""
        for guess in range(self.count):
            self.hands[guess * SEATS + seat] += cards

    def left(self, seat: i64, cards: i64) -> None:
        """Cards that are seen leave a hand."""
        for guess in range(self.count):
            place = guess * SEATS + seat
            if self._mend(guess, seat, cards):
                self.hands[place] -= cards
            else:
                self.weights[guess] = 0.0

    def passed_on(self, source: i64, target: i64, description: i64, count: i64) -> None:
        """PC-K6: matching cards go from hand to hand and are not seen."""
        for guess in range(self.count):
            for _card in range(count):
                hand = self.hands[guess * SEATS + source]
                pool = hand & MATCHES[description]
                if not pool:
                    self.weights[guess] = 0.0
                    break
                card = _any_card(pool, self.rng)
                self.hands[guess * SEATS + source] = hand - card
                self.hands[guess * SEATS + target] += card

    def has(self, seat: i64, description: i64, count: i64, *, yes: bool) -> None:
        """PC-K7, PC-K8: a hand has at least `count` matching cards, or it has fewer."""
        for guess in range(self.count):
            if (matching(self.hands[guess * SEATS + seat], description) >= count) != yes:
                self.weights[guess] = 0.0

    def _mend(self, guess: i64, seat: i64, cards: i64) -> bool:
        """A hand has held these cards after all: exchange what is missing with wherever it was thought to be.

        To drop all guesses that were wrong about a card would leave too few different ones.
        """
        place = guess * SEATS + seat
        for kind in range(i64(KINDS)):
            while copies_in(self.hands[place], kind) < copies_in(cards, kind):
                spare = _beside(self.hands[place], cards)
                if not spare or not self._exchange(guess, seat, _any_card(spare, self.rng), kind):
                    return False
        return True

    def _exchange(self, guess: i64, seat: i64, card: i64, kind: i64) -> bool:
        """A card of a hand for a copy of a kind, which lies in the deck or in another hidden hand."""
        copies = copies_in(self.decks[guess], kind)
        for other in range(SEATS):
            if other != seat and other != self.me:
                copies += copies_in(self.hands[guess * SEATS + other], kind)
        if not copies:
            return False
        self.hands[guess * SEATS + seat] += ONE[kind] - card
        skip = self.rng.below(copies) - copies_in(self.decks[guess], kind)
        if skip < 0:
            self.decks[guess] += card - ONE[kind]
            return True
        for other in range(SEATS):
            if other != seat and other != self.me:
                skip -= copies_in(self.hands[guess * SEATS + other], kind)
                if skip < 0:
                    self.hands[guess * SEATS + other] += card - ONE[kind]
                    return True
        return False

    # -- Why it happens --------------------------------------------------------

    def did_not_bake(self, seat: i64, lying: i64) -> None:
        """PC-K14: it proves nothing, but it tells something; so does what was left in the discard pile."""
        for guess in range(self.count):
            hand = self.hands[guess * SEATS + seat]
            if can_bake(hand):
                self._weigh(guess, CAN_BAKE)
            elif lying & completing(hand):
                self._weigh(guess, COULD_USE)

    def wanted(self, seat: i64, description: i64, share: float) -> None:
        """Who takes such a card, or asks for one, can probably use it."""
        for guess in range(self.count):
            gain = _most_gained(self.hands[guess * SEATS + seat], description)
            self._weigh(guess, exp(KEENNESS * share * gain))

    def _weigh(self, guess: i64, factor: float) -> None:
        self.weights[guess] *= factor

    # -- What is likely now ----------------------------------------------------

    def settle(self, least: vec[i64], most: vec[i64]) -> i64:
        """Guesses that cannot be true by the bounds that are known go, likely ones are multiplied.

        The number of different ones that are left. Copies are shaken a little, so that they do not stay alike.
        """
        self.least = least
        self.most = most
        total = 0.0
        for guess in range(self.count):
            if not self._is_true(guess):
                self.weights[guess] = 0.0
            total += self.weights[guess]
        return self._multiply(total) if total > 0.0 else 0

    def _multiply(self, total: float) -> i64:
        """Draw as many guesses as there were, each as often as it is likely."""
        hands = self.hands[:]
        decks = self.decks[:]
        step = total / float(GUESSES)
        due = step * float(self.rng.below(FINE)) / float(FINE)
        reached = 0.0
        filled: i64 = 0
        different: i64 = 0
        for guess in range(self.count):
            reached += self.weights[guess]
            is_copy = False
            while reached > due and filled < GUESSES:
                for seat in range(SEATS):
                    self.hands[filled * SEATS + seat] = hands[guess * SEATS + seat]
                self.decks[filled] = decks[guess]
                if is_copy:
                    self._shake(filled)
                else:
                    different += 1
                is_copy = True
                filled += 1
                due += step
        self.count = filled
        self.weights = [1.0] * int(GUESSES)
        return different

    def _shake(self, guess: i64) -> None:
        """Exchange two hidden cards, if nothing that is known speaks against it."""
        one = (self.me + 1 + self.rng.below(SEATS - 1)) % SEATS
        other = (self.me + self.rng.below(SEATS)) % SEATS  # our own seat stands for the deck
        hand = self.hands[guess * SEATS + one]
        second = self.decks[guess] if other == self.me else self.hands[guess * SEATS + other]
        if one == other or not hand or not second:
            return
        gain = _any_card(second, self.rng) - _any_card(hand, self.rng)
        if not self._is_within(hand + gain, one) or (other != self.me and not self._is_within(second - gain, other)):
            return
        self.hands[guess * SEATS + one] = hand + gain
        if other == self.me:
            self.decks[guess] = second - gain
        else:
            self.hands[guess * SEATS + other] = second - gain

    def _is_true(self, guess: i64) -> bool:
        for seat in range(SEATS):
            if seat != self.me and not self._is_within(self.hands[guess * SEATS + seat], seat):
                return False
        return True

    def _is_within(self, hand: i64, seat: i64) -> bool:
        """Does a hand fit what is known about it (PC-K11)?"""
        place = seat * DESCRIPTIONS
        for description in range(i64(DESCRIPTIONS)):
            count = matching(hand, description)
            if count < self.least[place] or count > self.most[place]:
                return False
            place += 1
        return True

    def size(self, seat: i64) -> i64:
        """How many cards a hand has, in all guesses that may be true."""
        for guess in range(self.count):
            if self.weights[guess] > 0.0:
                return cards_in(self.hands[guess * SEATS + seat])
        return 0

    def chance(self, seat: int, description: int, count: int) -> float:
        """How likely a hand has at least `count` matching cards."""
        found: i64 = 0
        place: i64 = seat
        for _card in range(self.count):
            if matching(self.hands[place], description) >= count:
                found += 1
            place += SEATS
        return float(found) / float(max(self.count, 1))


def _dealt(rest: i64, rng: Rng) -> i64:
    """Four cards without a pastry."""
    hand: i64 = 0
    for _try in range(TRIES):
        hand = 0
        for _card in range(DEALT):
            hand += _any_card(rest - hand, rng)
        if not can_bake(hand):
            break
    return hand


def _any_card(pool: i64, rng: Rng) -> i64:
    """One of the cards of a pool, all equally likely, as a hand."""
    skip = rng.below(cards_in(pool))
    for kind in range(i64(KINDS)):
        skip -= copies_in(pool, kind)
        if skip < 0:
            return ONE[kind]
    raise AssertionError("an empty pool")


def _beside(hand: i64, cards: i64) -> i64:
    """What a hand holds beside these cards."""
    rest = hand
    for kind in range(i64(KINDS)):
        rest -= min(copies_in(hand, kind), copies_in(cards, kind)) * ONE[kind]
    return rest


def _most_gained(hand: i64, description: i64) -> float:
    """How many points more a hand would promise with the best card that matches."""
    before = promise(hand)
    best = 0.0
    for kind in range(i64(KINDS)):
        if MATCHES[description] & ONE[kind] and not copies_in(hand, kind):
            best = max(best, promise(hand + ONE[kind]) - before)
    return best
