"""Who has declined trades in Cheflebrity: replies are public, and nobody is asked who does not want to be."""

from __future__ import annotations

from collections import Counter

from bakehouse.core.view import Event
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.atoms import OFFER, OFFER_ALL
from bakehouse.games.cheflebrity.cards import MAX_SEATS
from bakehouse.games.cheflebrity.view import View

# The kinds of events that tell it, a bit each.
REPLIES = sum(
    1 << kind for kind in (events.OFFERED, events.COUNTERED, events.ACCEPTED, events.DECLINED, events.ANSWERED)
)
ENOUGH = 2  # declines in a row; after that a seat is left alone
ANYBODY = -1
TRADE_EVENTS = frozenset({events.OFFERED, events.COUNTERED, events.ACCEPTED, events.DECLINED, events.ANSWERED})


class Declines:
    """How often in a row each seat has declined what one speaker proposed, and what anybody did.

    Accepting, countering and offering something oneself end the row.
    """

    def __init__(self) -> None:
        self._in_a_row: Counter[tuple[int, int]] = Counter()  # by speaker (or ANYBODY) and the seat that declined

    def partners(self, view: View) -> list[int]:
        """Whom the view's seat may make an offer now: one offer a turn, and to nobody who is to be left alone."""
        assert view.seat is not None
        if view.offers:
            return []
        seats = [move - OFFER for move in view.legal if OFFER <= move < OFFER_ALL]
        return [seat for seat in seats if not self.leave_alone(view.seat, seat)]

    def leave_alone(self, speaker: int, seat: int) -> bool:
        """Should this speaker make no more offers to this seat?"""
        return max(self._in_a_row[speaker, seat], self._in_a_row[ANYBODY, seat]) >= ENOUGH

    def hear(self, heard: list[Event]) -> None:
        for event in heard:
            if event.seat is not None:
                self._hear(event, event.seat)

    def _hear(self, event: Event, seat: int) -> None:
        match event.kind:
            case "declined":
                self._declined(event.args["partner"], seat)
            case "accepted" | "countered":
                self._talks(event.args["partner"], seat)
            case "offered":
                partners = [event.args["partner"]] if event.args["to"] == "one" else range(MAX_SEATS)
                for partner in partners:
                    self._talks(partner, seat)
            case "answered":
                self._answered(seat, event.args["seats"])

    def _answered(self, speaker: int, accepted: list[int]) -> None:
        """An offer to all: the log names those who accepted; that somebody had too few cards to be asked is rare."""
        for seat in range(MAX_SEATS):
            if seat in accepted:
                self._talks(speaker, seat)
            elif seat != speaker:
                self._declined(speaker, seat)

    def _declined(self, speaker: int, seat: int) -> None:
        self._in_a_row[speaker, seat] += 1
        self._in_a_row[ANYBODY, seat] += 1

    def _talks(self, partner: int, seat: int) -> None:
        """This seat wants to trade, with this partner at least."""
        self._in_a_row[partner, seat] = 0
        self._in_a_row[ANYBODY, seat] = 0
