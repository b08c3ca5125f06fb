# mypyc: compiled
"""Dealing the unseen cards of Pie Contest at random so that everything known is true (CO-K12, CO-K14)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.games.pie_contest.cards import NO_KIND, Deck
from bakehouse.games.pie_contest.view import View

TRIES: Final = 300
MAX_WAYS: Final[i64] = 1_000_000


class Sampler:
    """Proposals: the surely held cards lie in their hands, the rest is dealt at random.

    An assignment (copies distinct) is proposed once for each way of choosing the copies that were fixed, so it is
    accepted that much less often; then all assignments that fit are equally likely.
    """

    __slots__ = (
        "absent",
        "count",
        "deck",
        "hands",
        "loose",
        "newcomers",
        "open_places",
        "pantry",
        "pantry_size",
        "seats",
        "sure",
        "unseen",
        "viewer",
        "ways",
    )

    def __init__(self, view: View, deck: Deck) -> None:
        self.deck = deck
        self.count: i64 = deck.pantry_kinds
        self.seats: i64 = view.seats
        self.viewer: i64 = view.seats if view.seat is None else view.seat
        self.pantry_size: i64 = view.pantry_size
        self.sure = vec[i64]([0] * (self.seats * self.count))  # by seat and kind
        self.hands = self.sure[:]
        self.absent = self.sure[:]
        self.newcomers = vec[i64]([-1] * self.seats)  # -1: nothing is known to be absent
        self.open_places = vec[i64]([0] * self.seats)
        self.pantry = vec[i64]([NO_KIND] * self.pantry_size)  # from the bottom
        self.unseen = deck.copies[: self.count]
        self.ways: i64 = 1
        self._read_open_cards(view)
        self._read_known(view)
        self._read_places(view)
        self.loose = self._unseen_cards()

    def _see(self, code: str) -> None:
        kind: i64 = self.deck.kinds[code]
        if kind < self.count:
            self.unseen[kind] -= 1

    def _read_open_cards(self, view: View) -> None:
        for code in view.hand:
            self._see(code)
        for code in view.trash:
            self._see(code)
        for kitchen in view.kitchens:
            for card in kitchen:
                self._see(card.code)

    def _read_known(self, view: View) -> None:
        kinds = self.deck.kinds
        for number, code in enumerate(view.looked):
            self._fix_pantry(self.pantry_size - 1 - number, kinds[code])
        known = view.known
        if known is not None:
            for from_top, code in known.pantry.items():
                self._fix_pantry(self.pantry_size - int(from_top), kinds[code])
            for seat in range(self.seats):
                if seat != self.viewer:
                    self._read_hand(seat, known.sure[seat])
                    facts = known.absent[seat]
                    if facts is not None:
                        self.newcomers[seat] = facts.newcomers
                        for code in facts.cards:
                            kind: i64 = kinds[code]
                            if kind < self.count:
                                self.absent[seat * self.count + kind] = 1
        if view.revealed_seat >= 0:
            for place in range(self.count):
                self.sure[view.revealed_seat * self.count + place] = 0
            self._read_hand(view.revealed_seat, view.revealed)
        for place in range(self.count):
            for seat in range(self.seats):
                self.unseen[place] -= self.sure[seat * self.count + place]

    def _read_hand(self, seat: i64, codes: list[str]) -> None:
        for code in codes:
            kind: i64 = self.deck.kinds[code]
            if kind < self.count:
                self.sure[seat * self.count + kind] += 1

    def _fix_pantry(self, place: i64, kind: i64) -> None:
        if self.pantry[place] == NO_KIND:
            self.pantry[place] = kind
            self.unseen[kind] -= 1

    def _read_places(self, view: View) -> None:
        """How many cards of each hand are unknown; turned cards lie there openly (CO-R64)."""
        for seat in range(self.seats):
            if seat != self.viewer:
                places: i64 = view.hand_sizes[seat] - len(view.turned[seat])
                for kind in range(self.count):
                    places -= self.sure[seat * self.count + kind]
                self.open_places[seat] = places

    # -- Dealing ---------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """Exactly uniform by rejection; where the facts are too tight for that, wrong cards are exchanged."""
        for _try in range(TRIES):
            self._propose(rng)
            if self._absent_cards_are() and (self.ways == 1 or rng.below(min(self.ways, MAX_WAYS)) == 0):
                return
        self._propose(rng)
        self._put_right()

    def _unseen_cards(self) -> vec[i64]:
        """One by one, ascending: what is dealt to hands and Pantry."""
        cards = vec[i64](capacity=200)
        for kind in range(self.count):
            for _copy in range(self.unseen[kind]):
                cards = append(cards, kind)
        return cards

    def _propose(self, rng: Rng) -> None:
        loose = self.loose[:]
        rng.shuffle(loose)
        next_card: i64 = 0
        self.ways = 1
        for seat in range(self.seats):
            row = seat * self.count
            for kind in range(self.count):
                self.hands[row + kind] = self.sure[row + kind]
            for _card in range(self.open_places[seat]):
                self.hands[row + loose[next_card]] += 1
                next_card += 1
            if seat != self.viewer:
                self._count_ways(row)
        pantry = self.pantry
        for place in range(self.pantry_size):
            if pantry[place] <= NO_KIND:
                # Marked as dealt here, so that the next proposal deals it again.
                pantry[place] = -2 - loose[next_card]
                next_card += 1

    def _count_ways(self, row: i64) -> None:
        for kind in range(row, row + self.count):
            if self.sure[kind] and self.ways < MAX_WAYS:
                self.ways *= _choose(self.hands[kind], self.sure[kind])

    def pantry_card(self, place: i64) -> i64:
        kind = self.pantry[place]
        return kind if kind >= 0 else -2 - kind

    def _absent_cards_are(self) -> bool:
        """CO-K13: does no hand hold more of the cards it lacked than have come since?"""
        for seat in range(self.seats):
            if self.newcomers[seat] >= 0 and self._wrong_cards(seat) > self.newcomers[seat]:
                return False
        return True

    def _wrong_cards(self, seat: i64) -> i64:
        count: i64 = 0
        for place in range(seat * self.count, seat * self.count + self.count):
            if self.absent[place]:
                count += self.hands[place] - self.sure[place]
        return count

    def _put_right(self) -> None:
        """Exchange cards that cannot be in a hand with fitting ones of the Pantry."""
        for seat in range(self.seats):
            if self.newcomers[seat] >= 0:
                for place in range(self.pantry_size):
                    if self._wrong_cards(seat) <= self.newcomers[seat]:
                        break
                    self._exchange(seat, place)

    def _exchange(self, seat: i64, place: i64) -> None:
        row = seat * self.count
        kind = -2 - self.pantry[place]
        if self.pantry[place] >= 0 or self.absent[row + kind]:
            return
        for other in range(self.count):
            if self.absent[row + other] and self.hands[row + other] > self.sure[row + other]:
                self.hands[row + other] -= 1
                self.hands[row + kind] += 1
                self.pantry[place] = -2 - other
                return

    def hand(self, seat: i64) -> vec[i64]:
        """The cards of a hand, ascending."""
        cards = vec[i64](capacity=12)
        for kind in range(self.count):
            for _copy in range(self.hands[seat * self.count + kind]):
                cards = append(cards, kind)
        return cards

    def swap_in(self, seat: i64, kind: i64, rng: Rng) -> bool:
        """Put a card of this kind into an unknown place of a hand, in exchange for another; False if there is none."""
        row = seat * self.count
        if not self.open_places[seat]:
            return False
        for place in range(self.pantry_size):
            if self.pantry[place] == -2 - kind:
                out = self._some_loose_card(row, rng)
                self.hands[row + out] -= 1
                self.hands[row + kind] += 1
                self.pantry[place] = -2 - out
                return True
        return False

    def _some_loose_card(self, row: i64, rng: Rng) -> i64:
        loose = vec[i64](capacity=8)
        for kind in range(self.count):
            for _copy in range(self.hands[row + kind] - self.sure[row + kind]):
                loose = append(loose, kind)
        return loose[rng.below(len(loose))]


def _choose(n: i64, k: i64) -> i64:
    """The number of ways to choose k of n."""
    ways: i64 = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways
