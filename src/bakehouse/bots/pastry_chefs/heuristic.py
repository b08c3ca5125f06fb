# mypyc: compiled
"""How a medium bot of Pastry Chefs judges a view: what the hands may hold, and what every move is worth.

Sets of kinds are numbers with a bit a kind, and the cards of one's own hand and of the discard pile are packed hands
as in `games/pastry_chefs/cards.py`.
"""

from __future__ import annotations

from typing import Final

from bakehouse.bots.choosing import best_of
from bakehouse.bots.pastry_chefs.particles import Guesses
from bakehouse.bots.pastry_chefs.plans import Plans
from bakehouse.core.bitsets import count as size_of
from bakehouse.core.bitsets import first
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.pastry_chefs.atoms import ASK, BAKE, COUNT, DESCRIBE, DRAW, FROM, NO_ASK, TO
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    FIRST_FULL,
    KINDS,
    MATCHES,
    ONE,
    PASTRIES,
    PASTRY_CARDS,
    PASTRY_POINTS,
    USES,
    Deck,
    cards_in,
    copies_in,
    pastry_kinds,
)
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words, set_of
from bakehouse.games.pastry_chefs.view import View

PILE: Final[i64] = 4  # the discard pile, beside the four seats
SEATS: Final[i64] = 4
MOST: Final[i64] = 3  # cards of a Move that it thinks of
NO_PASTRY: Final[i64] = -1

# How much a pastry counts that lacks no card, one card, two cards.
COMPLETE: Final = 1.0
ALMOST: Final = 0.25
BEGUN: Final = 0.06
SIDE: Final = 0.1  # all pastries of a hand but the best one
OWN: Final = 0.8
PARTNER: Final = 1.0  # PC-63: the partner bakes sooner
NEXT: Final = 0.7  # what hurts the opponents: the next one bakes before we do
LAST: Final = 0.4
HOLDERS_CHOICE: Final = 0.6  # an opponent who may choose gives away what helps least
FAILED: Final = 0.25  # a turn and a card lost
SHIELD: Final = 0.03  # PC-64: a card of ours that the next opponent cannot name
TOLD: Final = 0.02  # what it costs to tell the whole of a card
DOUBTFUL: Final = 0.9  # a question is worth asking if neither answer is surer than this
PATIENCE: Final[i64] = 12  # after this many turns without a bake,
RESTLESS: Final = 0.03  # fresh cards are worth more every turn
HELPS_OPPONENT: Final = 0.3  # of what the next opponent would gain by a card that we discard

ROOM: Final[i64] = 4  # of a pastry in the table of shapes
SHAPES: Final = vec[i64]([([*pastry_kinds(pastry), 0])[place] for pastry in range(PASTRIES) for place in range(4)])
SHAPE_KINDS: Final = vec[i64]([sum([1 << kind for kind in pastry_kinds(pastry)]) for pastry in range(PASTRIES)])
# By description: the kinds that match, one by one.
MATCHING: Final = vec[vec[i64]](
    [vec[i64]([kind for kind in range(KINDS) if MATCHES[d] >> (2 * kind) & 1]) for d in range(DESCRIPTIONS)]
)
# Descriptions that, used now, keep the next player from naming these kinds by suit or by number.
BLOCKING: Final = vec[i64](
    [sum([1 << kind for kind in range(KINDS) if USES[d] & USES[FIRST_FULL + kind]]) for d in range(DESCRIPTIONS)]
)
UNKNOWN: Final = -1.0  # nothing is worth less than nothing


class Heuristic:
    """One view, seen with the eyes of its seat."""

    __slots__ = (
        "alike",
        "blocked",
        "gains",
        "guesses",
        "hands",
        "least",
        "losses",
        "me",
        "mine",
        "most",
        "next",
        "partner",
        "pile",
        "sizes",
        "total",
        "unseen",
        "values",
        "view",
        "words",
        "worths",
    )

    def __init__(self, view: View, deck: Deck, guesses: Guesses | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.guesses = guesses  # of the other hands, if somebody has made some
        self.words = description_words(deck.codes)
        self.me: i64 = view.seat
        self.partner: i64 = (self.me + 2) % SEATS
        self.next: i64 = (self.me + 1) % SEATS  # the opponent who comes next
        self.mine = _packed(view.hand, deck)
        self.pile = _packed(view.discard, deck)
        self.blocked = set_of(view.blocked)
        self.sizes = vec[i64]([size for size in view.hand_sizes])  # noqa: C416 - a vec is made from a comprehension
        self.unseen = vec[i64]([0] * KINDS)  # by kind
        self.alike = vec[i64]([0] * FIRST_FULL)  # by suit and number: how many unseen cards match
        self.total: i64 = 0
        self._count_unseen(deck)
        # By seat and description: the bounds that are known.
        known = view.known
        self.least = [[0] * DESCRIPTIONS for _seat in range(SEATS)] if known is None else known.least
        self.most = [[size] * DESCRIPTIONS for size in view.hand_sizes] if known is None else known.most
        # By seat: how likely the hand holds a card of each kind; what each pastry is worth to it; all of them together.
        self.hands = vec[vec[float]]([self._guess(seat) for seat in range(SEATS)])
        self.values = vec[vec[float]]([_values(hand) for hand in self.hands])
        self.worths = vec[float]([_together(values) for values in self.values])
        # By seat and kind: what one card more, or this one less, makes of that.
        self.gains = vec[float]([UNKNOWN] * (SEATS * KINDS))
        self.losses = vec[float]([UNKNOWN] * (SEATS * KINDS))

    def _count_unseen(self, deck: Deck) -> None:
        for kind in range(i64(KINDS)):
            self.unseen[kind] = deck.copies[kind] - copies_in(self.mine, kind) - copies_in(self.pile, kind)
        for pastries in self.view.baked:
            for cards in pastries:
                for code in cards:
                    self.unseen[deck.kinds[code]] -= 1
        for kind in range(i64(KINDS)):
            self.alike[kind // 4] += self.unseen[kind]
            self.alike[4 + kind % 4] += self.unseen[kind]
            self.total += self.unseen[kind]

    # -- What the hands may hold ---------------------------------------------

    def _guess(self, seat: i64) -> vec[float]:
        """How likely a hand holds a card of each kind: at least what is known, the rest by the cards unseen."""
        hand = vec[float]([0.0] * KINDS)
        if seat == self.me:
            for kind in range(i64(KINDS)):
                hand[kind] = 1.0 if copies_in(self.mine, kind) else 0.0
            return hand
        guesses = self.guesses
        if guesses is not None:
            for kind in range(i64(KINDS)):
                hand[kind] = guesses.chance(seat, FIRST_FULL + kind, 1)
            return hand
        for kind in range(i64(KINDS)):
            hand[kind] = min(1.0, self._expected(seat, kind))
        return hand

    def _expected(self, seat: i64, kind: i64) -> float:
        least = self.least[seat]
        most = self.most[seat]
        suit = kind // 4
        number = 4 + kind % 4
        if least[FIRST_FULL + kind]:
            return 1.0
        copies = self.unseen[kind]
        if not copies or not most[FIRST_FULL + kind] or not most[suit] or not most[number]:
            return 0.0
        share = float(self.sizes[seat] * copies) / float(max(self.total, 1))
        # "At least two hearts" makes each heart likelier.
        share = max(share, float(i64(least[suit]) * copies) / float(self.alike[suit]))
        return max(share, float(i64(least[number]) * copies) / float(self.alike[number]))

    def _chance_of(self, seat: i64, description: i64, count: i64) -> float:
        """How likely a hand has at least `count` matching cards."""
        if self.guesses is not None:
            return self.guesses.chance(seat, description, count)
        if self.least[seat][description] >= count:
            return 1.0
        if count > 1 or self.most[seat][description] < count:
            return 0.0  # more than is known is not worth the risk
        hand = self.hands[seat]
        missing = 1.0
        for kind in MATCHING[description]:
            missing *= 1.0 - hand[kind]
        return 1.0 - missing

    # -- Baking --------------------------------------------------------------

    def actions(self) -> Plans:
        """Whatever can be baked is baked; otherwise cards are moved or drawn."""
        plans = Plans()
        for move in self.view.legal:
            if BAKE <= move < FROM:
                plans.add(self._worth_of_baking(move - BAKE), move)
        if not len(plans.values):
            self._add_moves(plans)
            self._add_draw(plans)
        return plans

    def _worth_of_baking(self, pastry: i64) -> float:
        """Big ones first; then what leaves the better hand."""
        return 10.0 * float(PASTRY_POINTS[pastry] + 2) + worth_of(self.mine - PASTRY_CARDS[pastry])

    # -- Drawing and asking --------------------------------------------------

    def _add_draw(self, plans: Plans) -> None:
        """Two cards for a small hand of one's own, otherwise one for whoever needs it more.

        Cards that only go to and fro bring nothing: the longer nobody bakes, the better a new card looks.
        """
        restless = RESTLESS * float(max(i64(self.view.idle) - PATIENCE, 0))
        cards = 2.0 if cards_in(self.mine) < 3 else 1.0
        own = OWN * self._worth_of_drawing(self.me) * cards + restless
        partner = PARTNER * self._worth_of_drawing(self.partner) + restless
        if partner > own and self.sizes[self.partner] < 7:
            plans.add(partner, DRAW + self.partner)
        else:
            plans.add(own, DRAW + self.me)

    def _worth_of_drawing(self, seat: i64) -> float:
        worth = 0.0
        for kind in range(i64(KINDS)):
            copies = self.unseen[kind]
            if copies:
                worth += float(copies) / float(max(self.total, 1)) * self._gain(seat, BIT[kind])
        return worth

    def questions(self) -> Plans:
        """Ask an opponent for the card that we lack most, if the answer is in doubt."""
        plans = Plans()
        plans.add(0.0, NO_ASK)
        for step in (1, 3):
            seat = (self.me + step) % SEATS
            for kind in range(i64(KINDS)):
                chance = self.hands[seat][kind]
                if 1.0 - DOUBTFUL < chance < DOUBTFUL:
                    wanted = max(PARTNER * self._gain(self.partner, BIT[kind]), OWN * self._gain(self.me, BIT[kind]))
                    plans.add(wanted * chance * (1.0 - chance), ASK + seat, DESCRIBE + FIRST_FULL + kind, COUNT)
        return plans

    def best_reveal(self) -> int:
        """PC-64: what keeps the next opponent from naming our cards, and tells as little as possible."""
        return best_of(self.view.legal, [self._worth_of_telling(move - DESCRIBE) for move in self.view.legal])

    def _worth_of_telling(self, description: i64) -> float:
        shield = 0.0
        for kind in range(i64(KINDS)):
            if BLOCKING[description] & BIT[kind]:
                shield += self._value_of(kind)
        return shield - (TOLD if description >= FIRST_FULL else 0.0)

    def _value_of(self, kind: i64) -> float:
        """What we would lose with this card, wherever in our team it is."""
        mine = OWN * self._own_loss(ONE[kind]) if copies_in(self.mine, kind) else 0.0
        return mine + PARTNER * self._loss(self.partner, BIT[kind])

    # -- Moving --------------------------------------------------------------

    def moves(self) -> Plans:
        """PC-63, PC-65: cards for the partner or for oneself, from wherever they are."""
        plans = Plans()
        self._add_moves(plans)
        return plans

    def _add_moves(self, plans: Plans) -> None:
        for source in (PILE, self.me, self.next, (self.me + 3) % SEATS):
            for target in (self.partner, self.me):
                if source != target:
                    self._add_moves_between(plans, source, target)

    def _add_moves_between(self, plans: Plans, source: i64, target: i64) -> None:
        collected = self._probable_cards(target)
        is_open = source == PILE or source == self.me
        for description in range(i64(DESCRIPTIONS)):
            if not self.blocked & USES[description]:
                shield = SHIELD * float(size_of(collected & BLOCKING[description]))
                if is_open:
                    self._add_open_moves(plans, source, target, description, shield)
                else:
                    self._add_hidden_moves(plans, source, target, description, shield)

    def _add_open_moves(self, plans: Plans, source: i64, target: i64, description: i64, shield: float) -> None:
        """One card, two, three, from a zone that we see."""
        weight = PARTNER if target == self.partner else OWN
        left = (self.pile if source == PILE else self.mine) & MATCHES[description]
        cards: i64 = 0
        for count in range(MOST):
            if not left:
                return
            best = self._best_card(source, target, left, cards)
            left -= best
            cards += best
            loss = OWN * self._own_loss(cards) if source == self.me else 0.0
            value = weight * self._gain(target, _kinds_in(cards)) - loss
            if value > 0.0:
                plans.add(value + shield, FROM + source, TO + target, DESCRIBE + description, COUNT + count)

    def _add_hidden_moves(self, plans: Plans, source: i64, target: i64, description: i64, shield: float) -> None:
        """One card, two, three, from the hand of an opponent: is there any, and which?"""
        gain = UNKNOWN
        for count in range(1, MOST + 1):
            chance = self._chance_of(source, description, count) if self.sizes[source] >= count else 0.0
            if chance:
                if gain == UNKNOWN:
                    gain = self._likely_gain(source, target, description)
                # A second copy adds nothing; of a suit or a number the cards may be different ones.
                useful = 1.0 if description >= FIRST_FULL else HOLDERS_CHOICE * float(count)
                value = chance * gain * useful - (1.0 - chance) * FAILED
                if value > 0.0:
                    atom = COUNT + count - 1
                    plans.add(value + shield, FROM + source, TO + target, DESCRIBE + description, atom)

    def _likely_gain(self, source: i64, target: i64, description: i64) -> float:
        """What we gain and the opponent loses by a matching card, by how likely it is which one."""
        weight = PARTNER if target == self.partner else OWN
        hurt = NEXT if source == self.next else LAST
        hand = self.hands[source]
        total = 0.0
        for kind in MATCHING[description]:
            total += hand[kind]
        gain = 0.0
        for kind in MATCHING[description]:
            if hand[kind]:
                worth = weight * self._gain(target, BIT[kind]) + hurt * self._loss(source, BIT[kind])
                gain += hand[kind] / total * worth
        return gain

    def _best_card(self, source: i64, target: i64, left: i64, picked: i64) -> i64:
        """Of the cards that are left of an open zone, the one that helps the target most, and costs the giver least.

        Others are picked already.
        """
        best: i64 = 0
        most = 0.0
        for kind in range(i64(KINDS)):
            if copies_in(left, kind):
                worth = self._worth_of_giving(source, target, picked + ONE[kind])
                if not best or worth > most:
                    most = worth
                    best = ONE[kind]
        return best

    def _worth_of_giving(self, source: i64, target: i64, cards: i64) -> float:
        loss = OWN * self._own_loss(cards) if source == self.me else 0.0
        if target == PILE:
            return -loss
        gain = self._gain(target, _kinds_in(cards))
        friend = target == self.me or target == self.partner
        return (gain if friend else -gain) - loss

    def best_gift(self) -> list[int]:
        """The kinds that the holder picks: what the partner needs, or what helps an opponent least."""
        announced = self.view.announced
        assert announced is not None
        source: i64 = ZONE_NAMES.index(announced.source)
        target: i64 = ZONE_NAMES.index(announced.target)
        left = (self.pile if source == PILE else self.mine) & MATCHES[self.words.index(announced.description)]
        cards: i64 = 0
        for _card in range(announced.count):
            if left:
                best = self._best_card(source, target, left, cards)
                left -= best
                cards += best
        return _listed(cards)

    def _probable_cards(self, target: i64) -> i64:
        """The kinds of the target's best pastry that are probably in its hand, as a set."""
        hand = self.hands[target]
        best = NO_PASTRY
        most = 0.0
        for pastry in range(i64(PASTRIES)):
            near = self.values[target][pastry] / float(PASTRY_POINTS[pastry])  # one or two points: exact
            if best == NO_PASTRY or near > most:
                most = near
                best = pastry
        probable: i64 = 0
        for kind in range(i64(KINDS)):
            if SHAPE_KINDS[best] & BIT[kind] and hand[kind] > 0.5:
                probable |= BIT[kind]
        return probable

    # -- Discarding ----------------------------------------------------------

    def least_useful(self, count: int) -> list[int]:
        """The cards of our own hand that matter least, as kinds."""
        left = self.mine
        for _card in range(count):
            left -= self._cheapest(left)
        return _listed(self.mine - left)

    def _cheapest(self, hand: i64) -> i64:
        """The card by which the hand loses least, and of which the next opponent could make least."""
        whole = worth_of(hand)
        cheapest: i64 = 0
        least = 0.0
        for kind in range(i64(KINDS)):
            if copies_in(hand, kind):
                cost = whole - worth_of(hand - ONE[kind]) + HELPS_OPPONENT * self._gain(self.next, BIT[kind])
                if not cheapest or cost < least:
                    least = cost
                    cheapest = ONE[kind]
        return cheapest

    # -- What cards are worth to a hand --------------------------------------

    def _gain(self, seat: i64, kinds: i64) -> float:
        """What a hand would be worth more with cards of these kinds."""
        return self._with(seat, kinds) - self.worths[seat]

    def _loss(self, seat: i64, kinds: i64) -> float:
        """What a hand would be worth less without cards of these kinds."""
        return self.worths[seat] - self._without(seat, kinds)

    def _own_loss(self, cards: i64) -> float:
        """What our own hand would be worth less without these cards; second copies stay behind."""
        gone: i64 = 0
        for kind in range(i64(KINDS)):
            copies = copies_in(cards, kind)
            if copies and copies_in(self.mine, kind) <= copies:
                gone |= BIT[kind]
        return self._loss(self.me, gone)

    def _with(self, seat: i64, kinds: i64) -> float:
        if kinds & (kinds - 1):
            return self._worth_if(seat, kinds, 1.0)
        place = seat * KINDS + first(kinds)
        if self.gains[place] == UNKNOWN:
            self.gains[place] = self._worth_if(seat, kinds, 1.0)
        return self.gains[place]

    def _without(self, seat: i64, kinds: i64) -> float:
        if not kinds or kinds & (kinds - 1):
            return self._worth_if(seat, kinds, 0.0)
        place = seat * KINDS + first(kinds)
        if self.losses[place] == UNKNOWN:
            self.losses[place] = self._worth_if(seat, kinds, 0.0)
        return self.losses[place]

    def _worth_if(self, seat: i64, kinds: i64, chance: float) -> float:
        """What a hand would be worth if it held cards of these kinds (or none) for certain.

        Most pastries have nothing to do with these kinds, and are worth what they were.
        """
        hand = self.hands[seat][:]
        for kind in range(i64(KINDS)):
            if kinds & BIT[kind]:
                hand[kind] = chance
        values = self.values[seat][:]
        for pastry in range(i64(PASTRIES)):
            if SHAPE_KINDS[pastry] & kinds:
                values[pastry] = _value(hand, pastry)
        return _together(values)


# -- What hands are worth ----------------------------------------------------


def worth_of(cards: i64) -> float:
    """Points that a packed hand promises: its best pastry, and a little for all the others."""
    hand = vec[float]([0.0] * KINDS)
    for kind in range(i64(KINDS)):
        if copies_in(cards, kind):
            hand[kind] = 1.0
    return _together(_values(hand))


def _values(hand: vec[float]) -> vec[float]:
    """What each pastry is worth to a hand."""
    values = vec[float]([0.0] * PASTRIES)
    for pastry in range(i64(PASTRIES)):
        values[pastry] = _value(hand, pastry)
    return values


def _value(hand: vec[float], pastry: i64) -> float:
    return float(PASTRY_POINTS[pastry]) * _almost(hand, pastry)


def _almost(hand: vec[float], pastry: i64) -> float:
    """How near a hand is to a pastry: the chances that no card, one card or two cards are missing."""
    complete = 1.0
    one = 0.0
    two = 0.0
    for place in range(pastry * ROOM, pastry * ROOM + PASTRY_POINTS[pastry] + 2):
        here = hand[SHAPES[place]]
        missing = 1.0 - here
        two = two * here + one * missing
        one = one * here + complete * missing
        complete *= here
    return COMPLETE * complete + ALMOST * one + BEGUN * two


def _together(values: vec[float]) -> float:
    """The best pastry, and a little for all the others."""
    best = values[0]
    total = 0.0
    for value in values:
        total += value
        if value > best:
            best = value
    return best + SIDE * (total - best)


# -- Cards as numbers ----------------------------------------------------------


def _packed(codes: list[str], deck: Deck) -> i64:
    hand: i64 = 0
    for code in codes:
        hand += ONE[deck.kinds[code]]
    return hand


def _listed(cards: i64) -> list[int]:
    """Cards one by one, ascending."""
    return [int(kind) for kind in range(i64(KINDS)) for _copy in range(copies_in(cards, kind))]


def _kinds_in(cards: i64) -> i64:
    """The kinds of a packed hand as a set."""
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        if copies_in(cards, kind):
            kinds |= BIT[kind]
    return kinds
