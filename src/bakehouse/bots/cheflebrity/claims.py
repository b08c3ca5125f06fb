"""Claims in the trades of Cheflebrity, and how often they were true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bakehouse.games.cheflebrity.view import View

ANYTHING = "?"
STRANGER = (1.0, 2.5)  # trades in which a seat kept its word, of how many, before anything was seen


@dataclass(frozen=True)
class Proposal:
    """One card for one: what is said to be given, and what is wanted."""

    partner: int
    claim: str
    want: str


def fits(claim: str, code: str) -> bool:
    """Is this card what was said?"""
    if not claim.endswith(ANYTHING):
        return code == claim
    return code.startswith(claim[:-1]) and (claim == ANYTHING or code[0] != "S")


def is_true(claims: Sequence[str], codes: Sequence[str]) -> bool:
    """Does each claim fit a card of its own? The narrow claims choose first."""
    left = list(codes)
    for claim in sorted(claims, key=len, reverse=True):
        found = next((code for code in left if fits(claim, code)), None)
        if found is None:
            return False
        left.remove(found)
    return True


class Trust:
    """How often each seat handed over what was said, as far as this seat saw."""

    def __init__(self) -> None:
        self.kept: Counter[int] = Counter()
        self.seen: Counter[int] = Counter()

    def of(self, seat: int) -> float:
        """How likely a seat keeps its word; a stranger is believed less than half of the time."""
        kept, seen = STRANGER
        return (self.kept[seat] + kept) / (self.seen[seat] + seen)

    def learn(self, seat: int, *, kept: bool) -> None:
        self.seen[seat] += 1
        self.kept[seat] += kept


class Exchange:
    """A trade that was agreed on: what the partner should hand over, and what our own hand was and gave."""

    def __init__(self, partner: int, promised: list[str], hand: list[str]) -> None:
        self.partner = partner
        self.promised = promised
        self.hand = hand
        self.given: list[str] = []

    def received(self, hand: list[str]) -> list[str] | None:
        """What came, as the hand shows afterwards; None if that is unknown."""
        came = Counter(hand)
        came.subtract(Counter(self.hand) - Counter(self.given))
        codes = list(came.elements())
        if len(codes) != len(self.promised) or min(came.values(), default=0) < 0:
            return None
        return codes


def agreed(view: View) -> tuple[int, list[str], list[str]] | None:
    """The partner in the trade that is being carried out, what that seat should give, and what this seat should."""
    offer = view.offer
    if view.step != "commit" or offer is None or offer.partner is None or view.seat is None:
        return None
    traders = (view.turn, offer.partner)  # the speaker is one of them: of a counter, the partner
    if view.seat not in traders:
        return None
    other = traders[0] if view.seat == traders[1] else traders[1]
    return (other, offer.want, offer.give) if offer.speaker == view.seat else (other, offer.give, offer.want)
