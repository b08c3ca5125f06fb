"""What the others do tells what they hold in Cheflebrity: worlds that explain it are searched more often.

Nothing is certain, so that every card keeps a chance; and what was true of a hand fades when its owner draws. The
numbers were chosen so that the true hands become likely, in games of medium and of hard bots.
"""

from __future__ import annotations

from collections import Counter

from bakehouse.bots.cheflebrity.claims import Trust, fits
from bakehouse.bots.cheflebrity.likelihood import likelihood
from bakehouse.core.chance import Rng
from bakehouse.core.state import State as CoreState
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    CODES,
    EXTRAS,
    FILLING,
    HOLDABLE,
    PART_OF,
    PIE_KINDS,
    PLACED_CODES,
    QUALITY_OF,
    SB,
    SG,
    SV,
    TOP,
)
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.view import PieView, View

LIKELY = 3.0  # a world that is this many times as likely as the others is always accepted
DRAWN = 0.8  # of what is believed of a hand stays true when its owner has had a turn
MIN_FACTOR = 0.15  # no card is less likely than that, compared with the deal,
MIN_SABOTAGE_FACTOR = 0.02  # but a Sabotage!, because bots that have one use it soon (people were not watched),
MAX_FACTOR = 3.0  # and none more
NOT_PLAYED = 0.5  # a card that would have been better than the one that was played
NOT_DISCARDED = 0.75  # a card that is worth less than the one that was discarded
NOT_USED = 0.2  # a Sabotage! that found a good target
NOT_SAVED = 0.7  # a Saved It! for an own pie
NOT_SAVED_BY_GENIUS = 0.9
CLAIMED = 1.0  # more likely, as far as the speaker is trusted
STEP_BONUS = [2, 9, 8, 4]  # for a bottom, a filling, a top, extras: what a player prefers among cards that fit
CLEARLY = 3  # points by which a card must be better
WORTH_A_SABOTAGE = 15
WORTH_A_RESCUE = 10


class Belief:
    """By seat and kind of card: how much more or less likely than by the deal it is in that hand."""

    def __init__(self, word: Trust, rng: Rng) -> None:
        self.word = word
        self.rng = rng
        self.last: View | None = None
        self.factors: list[float] = []
        self.total = 0.0  # of the likelihoods of the worlds that were drawn from the present view
        self.drawn = 0

    # -- Worlds --------------------------------------------------------------

    def accepts(self, world: CoreState) -> bool:
        """As often as a world is likely, compared with the others that were drawn."""
        assert isinstance(world, State)
        assert self.last is not None
        assert self.last.seat is not None
        likely = likelihood(world, self.last.seat, self.factors)
        self.total += likely
        self.drawn += 1
        return int(self.rng.below(1000)) * LIKELY * self.total < 1000 * likely * self.drawn

    # -- Views ---------------------------------------------------------------

    def notice(self, view: View) -> None:
        last = self.last
        self.last = view
        self.total = 0.0
        self.drawn = 0
        if last is None or (last.seat, last.seats) != (view.seat, view.seats) or last.number > view.number:
            self.factors = [1.0] * (view.seats * HOLDABLE)
            return
        for seat in range(view.seats):
            if seat != view.seat:
                self._fade(seat, last, view)
                self._played(seat, last, view)
                self._passed(seat, last, view)
        self._discarded(last, view)
        self._not_saved(last, view)
        self._claimed(last, view)

    def _weigh(self, seat: int, kind: int, factor: float) -> None:
        """Multiply the likelihood of such a card."""
        place = seat * HOLDABLE + kind
        least = MIN_SABOTAGE_FACTOR if kind == SB else MIN_FACTOR
        self.factors[place] = min(max(self.factors[place] * factor, least), MAX_FACTOR)

    def _fade(self, seat: int, last: View, view: View) -> None:
        """A new turn brings new cards."""
        if view.turn == seat and last.turn != seat:
            for place in range(seat * HOLDABLE, (seat + 1) * HOLDABLE):
                self.factors[place] = 1.0 - (1.0 - self.factors[place]) * DRAWN

    def _played(self, seat: int, last: View, view: View) -> None:
        """People play the best card that fits, or nothing because none does."""
        added = _added(last.working[seat], view.working[seat])
        if len(added) > 1 or (not added and not _has_skipped(seat, last, view)):
            return
        gain = _gain(added[0]) + CLEARLY if added else CLEARLY
        parts = _parts_wanted(last.working[seat])
        for kind in range(PIE_KINDS):
            if PART_OF[kind] in parts and _gain(kind) > gain:
                self._weigh(seat, kind, NOT_PLAYED)
        if added and added[0] < PIE_KINDS:
            self.factors[seat * HOLDABLE + added[0]] = 1.0  # this one was held; another one may be

    def _passed(self, seat: int, last: View, view: View) -> None:
        """Whoever holds a Sabotage! uses it on a good target; a Stroke of Genius! may be kept for a pie."""
        if last.step != "window" or seat not in last.asked or not _is_quiet(last, view):
            return
        if any(_newest(pie) >= WORTH_A_SABOTAGE for pie in _pies_of_others(last, seat)):
            self._weigh(seat, SB, NOT_USED)

    def _discarded(self, last: View, view: View) -> None:
        """The worst card goes first."""
        seat = view.turn
        new = list((Counter(view.leftovers) - Counter(last.leftovers)).elements())
        if last.turn != seat or seat == view.seat or len(new) != 1:
            return
        kind = CODES.index(new[0])
        if kind >= PIE_KINDS:
            return
        self.factors[seat * HOLDABLE + kind] = 1.0
        for other in range(PIE_KINDS):
            if QUALITY_OF[other] < QUALITY_OF[kind]:
                self._weigh(seat, other, NOT_DISCARDED)

    def _not_saved(self, last: View, view: View) -> None:
        """Whoever holds a Saved It! saves their own good cards."""
        threat = last.threat
        if last.step != "save" or threat is None or threat.owner == view.seat or len(view.out) <= len(last.out):
            return
        lost = next((pie for pie in last.working[threat.owner] if pie.number == threat.pie), None)
        is_there = any(pie == lost for pie in view.working[threat.owner])
        if lost is not None and not is_there and _newest(lost) >= WORTH_A_RESCUE:
            self._weigh(threat.owner, SV, NOT_SAVED)
            self._weigh(threat.owner, SG, NOT_SAVED_BY_GENIUS)

    def _claimed(self, last: View, view: View) -> None:
        """A claim is weak evidence."""
        offer = view.offer
        if offer is None or offer == last.offer or offer.speaker == view.seat:
            return
        for claim in set(offer.give):
            for kind in range(HOLDABLE):
                if claim != "?" and fits(claim, CODES[kind]):
                    self._weigh(offer.speaker, kind, 1.0 + CLAIMED * self.word.of(offer.speaker))


# -- What happened between two views -------------------------------------------


def _added(before: list[PieView], after: list[PieView]) -> list[int]:
    """The cards that were placed, as placed numbers."""
    old = {pie.number: pie.cards for pie in before}
    found = []
    for pie in after:
        cards = old.get(pie.number, [])
        if pie.cards[: len(cards)] == cards:
            found += [PLACED_CODES.index(code) for code in pie.cards[len(cards) :]]
    return found


def _has_skipped(seat: int, last: View, view: View) -> bool:
    """Has this seat's turn come past the play step, with cards in hand?"""
    before = last.turn == seat and last.stage in ("draw", "swap", "play")
    after = view.turn != seat or view.stage in ("menu", "end")
    return before and after and view.hand_sizes[seat] > 0


def _is_quiet(last: View, view: View) -> bool:
    """Was there no sabotage, and no Oops! either?"""
    return view.number > last.number and view.kept == last.kept and view.out == last.out and view.threat is None


def _pies_of_others(view: View, seat: int) -> list[PieView]:
    return [pie for owner, pies in enumerate(view.working) for pie in pies if owner != seat]


def _newest(pie: PieView) -> int:
    return int(QUALITY_OF[PLACED_CODES.index(pie.cards[-1])])


def _gain(placed: int) -> int:
    return int(QUALITY_OF[placed]) + STEP_BONUS[PART_OF[placed]]


def _parts_wanted(pies: list[PieView]) -> set[int]:
    """The parts for which there is a place; a bottom is no matter of course beside other pies."""
    parts = set() if pies else {int(BOTTOM)}
    for pie in pies:
        if len(pie.cards) == 1:
            parts.add(int(FILLING))
        else:
            parts.add(int(EXTRAS))
        if len(pie.cards) == 2:
            parts.add(int(TOP))
    return parts
