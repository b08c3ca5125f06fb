# mypyc: compiled
"""Dealing the unseen cards of Cheflebrity by counting all ways to do it: for what trial and error would seldom hit."""

from __future__ import annotations

from math import comb
from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import HOLDABLE, MAX_SEATS, PIE_KINDS

SEAT_ROOM: Final = 1024  # numbers by seat as one number, with a digit for each seat
UNITS: Final = [SEAT_ROOM**seat for seat in range(MAX_SEATS)]
CHANCE_ROOM: Final = 2**30


def matchings(sets: vec[i64], copies: vec[i64]) -> i64:
    """In how many ways facts about one kind, as sets of hands, can each be about another copy of those in the hands.

    Facts about the same hands are not distinguished.
    """
    ways: dict[int, int] = {_packed(copies): 1}  # by the copies that no fact has claimed yet
    alike = 1
    for place in range(i64(len(sets))):
        left: dict[int, int] = {}
        for key, number in ways.items():
            for seat in range(i64(len(copies))):
                unclaimed = key // UNITS[seat] % SEAT_ROOM
                if sets[place] & BIT[seat] and unclaimed:
                    after = key - UNITS[seat]
                    left[after] = left.get(after, 0) + number * unclaimed
        ways = left
        alike *= _place_among_equals(sets, place)
    return sum(ways.values()) // alike


def _place_among_equals(sets: vec[i64], place: i64) -> int:
    """1 for the first fact about these hands, 2 for the second …"""
    number = 1
    for earlier in range(place):
        if sets[earlier] == sets[place]:
            number += 1
    return number


def _packed(numbers: vec[i64]) -> int:
    packed = 0
    for place in range(i64(len(numbers))):
        packed += int(numbers[place]) * UNITS[place]
    return packed


class Split:
    """One way to spread the copies of a kind over hands and pile."""

    __slots__ = ("copies", "packed", "ways")

    def __init__(self, copies: vec[i64], ways: int) -> None:
        self.copies = copies  # by seat; the others are in the pile
        self.packed = _packed(copies)
        self.ways = ways  # the same with distinct copies


class Counting:
    """The kinds that something is known of are spread over the hands one by one, and the other cards fill what is left.

    How many ways there are to continue depends only on the places that are still free in each hand.
    """

    __slots__ = ("counted", "kinds", "most_specials", "others", "places", "splits")

    def __init__(self, unseen: vec[i64], places: vec[i64], most_specials: vec[i64], facts: list[vec[i64]]) -> None:
        """`unseen` and `facts` (sets of hands) are by kind, `places` and `most_specials` by seat."""
        self.places = places
        self.most_specials = most_specials
        self.kinds: list[int] = [kind for kind in range(PIE_KINDS, HOLDABLE)]  # noqa: C416 - i64 becomes int
        self.kinds += [kind for kind in range(PIE_KINDS) if len(facts[kind])]
        self.others = 0  # cards of all other kinds
        for kind in range(PIE_KINDS):
            if not len(facts[kind]):
                self.others += unseen[kind]
        self.splits = [self._splits(unseen[kind], facts[kind]) for kind in self.kinds]
        self.counted: dict[tuple[int, int], int] = {}

    def _splits(self, copies: i64, sets: vec[i64]) -> list[Split]:
        """All ways to spread these copies so that the facts are true."""
        splits: list[Split] = []
        for split in self._spread(copies, 0):
            if matchings(sets, split):
                splits.append(Split(split, _arrangements(copies, split)))
        return splits

    def _spread(self, copies: i64, seat: i64) -> list[vec[i64]]:
        """Some of these copies, or none, to each hand from this seat on."""
        if seat == len(self.places):
            return [vec[i64]()]
        found: list[vec[i64]] = []
        for here in range(min(copies, self.places[seat]) + 1):
            for rest in self._spread(copies - here, seat + 1):
                split = vec[i64]([here])
                for number in rest:
                    split = append(split, number)
                found.append(split)
        return found

    def deal(self, rng: Rng) -> vec[i64]:
        """The cards in hands, by seat and kind; all ways are equally likely. Nothing if there is no way."""
        free = _packed(self.places)
        hands = vec[i64]()
        if not self._ways(0, free):
            return hands
        hands = vec[i64]([0] * (len(self.places) * HOLDABLE))
        for place in range(len(self.kinds)):
            split = self._pick(place, free, rng)
            free -= split.packed
            for seat in range(i64(len(split.copies))):
                hands[seat * HOLDABLE + self.kinds[place]] = split.copies[seat]
        return hands

    def _pick(self, place: int, free: int, rng: Rng) -> Split:
        chance = int(rng.below(CHANCE_ROOM)) * CHANCE_ROOM + int(rng.below(CHANCE_ROOM))
        mark = self._ways(place, free) * chance // CHANCE_ROOM**2
        for split in self.splits[place]:
            mark -= self._ways_after(place, free, split)
            if mark < 0:
                return split
        raise AssertionError("the ways do not add up")

    def _ways(self, place: int, free: int) -> int:
        """How many ways there are to deal the kinds from this place on, and then the other cards."""
        if place == len(self.kinds):
            return self._fillings(free)
        key = (place, free)
        if key not in self.counted:
            total = 0
            for split in self.splits[place]:
                total += self._ways_after(place, free, split)
            self.counted[key] = total
        return self.counted[key]

    def _ways_after(self, place: int, free: int, split: Split) -> int:
        special = self.kinds[place] >= PIE_KINDS
        for seat in range(i64(len(split.copies))):
            room: i64 = free // UNITS[seat] % SEAT_ROOM
            if special:  # nothing but specials has been dealt so far
                room = min(room, self.most_specials[seat] - (self.places[seat] - room))
            if split.copies[seat] > room:
                return 0
        return split.ways * self._ways(place + 1, free - split.packed)

    def _fillings(self, free: int) -> int:
        """How many ways there are to fill the hands with the other cards; the rest of them is in the pile."""
        ways = 1
        cards = self.others
        for seat in range(len(self.places)):
            places = free // UNITS[seat] % SEAT_ROOM
            ways *= comb(cards, places)
            cards -= min(places, cards)
        return ways


def _arrangements(copies: i64, split: vec[i64]) -> int:
    """In how many ways distinct copies can be spread like this."""
    ways = 1
    left = int(copies)
    for number in split:
        ways *= comb(left, int(number))
        left -= int(number)
    return ways
