# mypyc: compiled
"""What each seat knows for certain about hidden cards (CO-K3 to CO-K13), in a bounded space.

For every hand the memory keeps the cards that somebody surely knows to be there, each with the set of viewers who
know it; for every place of the Pantry the viewers who know the card there. A viewer is a seat or, as the bit after
the last seat, the spectators.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.memory import Memory as CoreMemory
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS

MASKS: Final[i64] = 4096  # an entry of `sure` is kind * MASKS + viewers
NO_SET: Final[i64] = -1


class Memory(CoreMemory):
    """For each hand and for the Pantry: who knows which card."""

    __slots__ = ("absent", "everybody", "newcomers", "pantry", "pantry_kinds", "sure")

    def __init__(self, seats: i64, pantry_kinds: i64) -> None:
        super().__init__()
        self.everybody: i64 = BIT[seats + 1] - 1
        self.pantry_kinds = pantry_kinds
        # By seat. Of the copies of one kind the first is known by most viewers, the next by a part of these, and so on.
        self.sure = vec[vec[i64]]([NO_CARDS for _seat in range(seats)])
        self.pantry = NO_CARDS  # by place of the Pantry, from the bottom
        self.absent = vec[i64](
            [NO_SET for _seat in range(seats)]
        )  # a set of kinds that the hand did not hold (CO-K13),
        self.newcomers = vec[i64]([0 for _seat in range(seats)])  # and how many cards came since

    def copy(self) -> Memory:
        other = Memory(0, self.pantry_kinds)
        other.everybody = self.everybody
        other.sure = self.sure[:]
        other.pantry = self.pantry
        other.absent = self.absent[:]
        other.newcomers = self.newcomers[:]
        return other

    # -- Hands -----------------------------------------------------------------

    def arrived(self, seat: i64, kind: i64, viewers: i64) -> None:
        """CO-K3 to CO-K6, CO-K8: a card came into a hand, and these viewers know it."""
        self.newcomers[seat] += 1
        viewers &= self.everybody - BIT[seat]
        if viewers:
            self.sure[seat] = _with_one_more(self.sure[seat], kind, viewers)

    def left(self, seat: i64, kind: i64, viewers: i64) -> None:
        """CO-K11: a card left a hand. For viewers who did not see which, every count falls by one."""
        entries = self.sure[seat]
        if not len(entries):
            return
        viewers &= self.everybody
        blind = self.everybody - viewers
        kept = vec[i64](capacity=8)
        for place in range(i64(len(entries))):
            entry = entries[place]
            other = entry // MASKS
            above: i64 = 0  # who also knows the next copy of this kind
            if place + 1 < len(entries) and entries[place + 1] // MASKS == other:
                above = entries[place + 1] % MASKS
            mask = entry % MASKS
            if other == kind:
                mask = above
            elif other < self.pantry_kinds:  # a turned card never leaves unseen (CO-R64)
                mask = (mask & viewers) | (above & blind)
            if mask:
                kept = append(kept, other * MASKS + mask)
        self.sure[seat] = kept

    def saw(self, seat: i64, cards: vec[i64], viewers: i64) -> None:
        """CO-K5: these viewers saw these cards (ascending) in this hand."""
        viewers &= self.everybody - BIT[seat]
        if not viewers:
            return
        copy: i64 = 0
        last: i64 = -1
        for kind in cards:
            copy = copy + 1 if kind == last else 1
            last = kind
            self.sure[seat] = _known_at_least(self.sure[seat], kind, copy, viewers)

    def lacked(self, seat: i64, kinds: i64) -> None:
        """CO-K13: a mandatory step found none of these kinds in the hand."""
        self.absent[seat] = kinds
        self.newcomers[seat] = 0

    # -- The Pantry --------------------------------------------------------------

    def stacked(self, viewers: i64, left: i64) -> None:
        """CO-K8: a card was put on top of the `left` cards of the Pantry."""
        self.pantry = append(self.pantry[:left], viewers & self.everybody)

    def slipped_under(self, masks: vec[i64], left: i64) -> None:
        """Cards were put under the `left` cards of the Pantry; their viewers, from the lowest up."""
        under = masks[:]
        for place in range(left):
            under = append(under, self.pantry[place])
        self.pantry = under


def _with_one_more(entries: vec[i64], kind: i64, viewers: i64) -> vec[i64]:
    """One more copy is known; viewers who knew some already know one more."""
    changed = vec[i64](capacity=8)
    placed = False
    for entry in entries:
        other = entry // MASKS
        if other == kind:
            mask = entry % MASKS
            changed = append(changed, kind * MASKS + (mask | viewers))
            viewers &= mask
        else:
            if other > kind and not placed:
                placed = True
                if viewers:
                    changed = append(changed, kind * MASKS + viewers)
            changed = append(changed, entry)
    if viewers and not placed:
        changed = append(changed, kind * MASKS + viewers)
    return changed


def _known_at_least(entries: vec[i64], kind: i64, copy: i64, viewers: i64) -> vec[i64]:
    """These viewers know at least this many copies."""
    changed = vec[i64](capacity=8)
    seen: i64 = 0
    placed = False
    for entry in entries:
        other = entry // MASKS
        if other == kind:
            seen += 1
            if seen == copy:
                entry = kind * MASKS + (entry % MASKS | viewers)
                placed = True
        elif other > kind and not placed:
            changed = append(changed, kind * MASKS + viewers)
            placed = True
        changed = append(changed, entry)
    if not placed:
        changed = append(changed, kind * MASKS + viewers)
    return changed
