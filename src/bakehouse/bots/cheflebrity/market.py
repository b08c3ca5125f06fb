"""What exchanges of cards are worth in Cheflebrity: the evaluation of worlds that fit a view, with other hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bakehouse.bots.cheflebrity.claims import ANYTHING, fits
from bakehouse.bots.cheflebrity.evaluation import expected_points, turns_left
from bakehouse.games.cheflebrity.cards import CODES
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.view import View


class Market:
    """Hands that may be held at a table, and what they are worth to their owners, in points at the end."""

    def __init__(self, view: View, worlds: list[State]) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.seats = view.seats
        self.worlds = worlds
        self.turns = float(turns_left(self.worlds[0]))
        self.hands = [[_codes(world.hand(seat)) for seat in range(view.seats)] for world in self.worlds]
        self.unseen = [self._unseen(number) for number in range(len(worlds))]  # by world: what our seat cannot see
        # What was asked before: gains, and cheapest cards.
        self.known: dict[tuple[int, int, tuple[str, ...], tuple[str, ...]], float] = {}
        self.found: dict[tuple[int, int, tuple[str, ...]], list[str] | None] = {}

    def _unseen(self, number: int) -> set[str]:
        world = self.worlds[number]
        codes = set(_codes(world.pile[: world.left]))
        for seat in range(self.seats):
            if seat != self.seat:
                codes.update(self.hands[number][seat])
        return codes

    def gain(self, number: int, seat: int, gives: Sequence[str], gets: Sequence[str]) -> float:
        """What a seat wins in one of the worlds if it hands over these cards for those."""
        number = 0 if seat == self.seat else number  # our own hand is the same in all worlds
        key = (number, seat, tuple(gives), tuple(gets))
        if key not in self.known:
            self.known[key] = self._points(number, seat, gives, gets) - self._points(number, seat, (), ())
        return self.known[key]

    def _points(self, number: int, seat: int, gives: Sequence[str], gets: Sequence[str]) -> float:
        world = self.worlds[number].copy()
        for code in gives:
            world.remove(seat, CODES.index(code))
        for code in gets:
            world.add(seat, CODES.index(code))
        return float(expected_points(world)[seat])

    def cheapest(self, number: int, seat: int, count: int) -> list[str]:
        """The cards that a seat would miss least."""
        chosen = self.cheapest_true(number, seat, [ANYTHING] * min(count, len(self.hands[number][seat])))
        assert chosen is not None
        return chosen

    def cheapest_true(self, number: int, seat: int, claims: Sequence[str]) -> list[str] | None:
        """The cards that a seat would miss least and that make these claims true; None if it has none."""
        key = (number, seat, tuple(claims))
        if key not in self.found:
            self.found[key] = self._cheapest_true(number, seat, claims)
        return self.found[key]

    def _cheapest_true(self, number: int, seat: int, claims: Sequence[str]) -> list[str] | None:
        left = list(self.hands[number][seat])
        chosen: list[str] = []
        for claim in sorted(claims, key=len, reverse=True):
            fitting = sorted({code for code in left if fits(claim, code)})
            if not fitting:
                return None
            best = max(fitting, key=lambda code: self.gain(number, seat, [*chosen, code], ()))
            chosen.append(best)
            left.remove(best)
        return chosen

    def if_true(self, number: int, seat: int, claims: Sequence[str]) -> list[str] | None:
        """What a seat that tells the truth would hand over in one of the worlds; None: it cannot be true.

        Who names a card and tells the truth has it, in whichever hand or pile this world has put it.
        """
        named = [claim for claim in claims if not claim.endswith(ANYTHING)]
        if any(code not in self.unseen[number] for code in named):
            return None
        others = self.cheapest_true(number, seat, [claim for claim in claims if claim.endswith(ANYTHING)])
        return None if others is None else named + others


def _codes(cards: Iterable[int]) -> list[str]:
    return [CODES[kind] for kind in cards]
