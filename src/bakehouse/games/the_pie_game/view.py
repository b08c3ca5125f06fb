"""What leaves the table of The Pie Game: the view of a seat or a spectator."""

from __future__ import annotations

import msgspec

from bakehouse.core.view import View as CoreView


class KnownHand(msgspec.Struct, frozen=True):
    """PG-K7 and PG-K8 about one hand: the cards that it surely holds, and how many of its other cards can be what."""

    sure: list[str]
    no_fudge: int  # no Fudge card
    lose_turn_at_most: int  # no Fudge card except FL
    not_immediate: int  # not FT, DL or DR
    anything: int


class Known(msgspec.Struct, frozen=True):
    """A seat's memory."""

    hands: list[KnownHand]  # by seat; empty for the viewer's own hand
    unchecked: list[int]  # seats whose hands may already be complete pies (PG-K8e); only with some table options


class View(CoreView, frozen=True, kw_only=True):
    """PG-K1 to PG-K3: all that is public, and the viewer's own hand, recipe and choice."""

    round: int
    dealer: int
    turn: int
    step: str  # turn (fudge or source for the seat itself), discard, throw, partner, pass, trade, over
    pies: list[int]
    hand: list[str]  # empty for a spectator
    recipe: str | None
    hand_sizes: list[int]
    fronts: list[int]  # seats with "lose one turn" in front of them
    discard: list[str]  # the top card first
    deck_size: int
    still: int  # turns since a card left the draw pile (PG-R34); -1 in the turn in which one does
    reshuffles: int
    taken: str | None  # from the discard pile, in this turn
    drawn: str | None  # from the draw pile, in this turn; for the drawer only
    count: int  # cards to be thrown away in this step
    effect: str | None  # the pass or trade card being carried out
    queue: list[str]  # immediate cards waiting to be carried out (PG-R24)
    partner: int | None
    chosen: list[int]  # who has chosen a card to hand over (PG-K2)
    commit: str | None  # the viewer's own choice
    offer: str | None  # for the partner of a trade with the option `offer_first`
    known: Known | None
