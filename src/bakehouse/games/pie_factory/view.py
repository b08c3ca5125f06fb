"""What leaves the table of Pie Factory: the view of a seat or a spectator."""

from __future__ import annotations

import msgspec

from bakehouse.core.view import View as CoreView


class Pie(msgspec.Struct, frozen=True):
    """A pie, bottom to top. Empty texts where there is no card; ?? for a base that this reader may not see."""

    base: str
    down: bool = False  # is the base a card that lies face down?
    secret: bool = False  # and played from hand, so that only its owner knows it (PF-K4)?
    filling: str = ""
    topping: str = ""


class Front(msgspec.Struct, frozen=True):
    """The card that shows this round's action."""

    card: str
    down: bool = False
    secret: bool = False


class Way(msgspec.Struct, frozen=True):
    """One arrangement of a player's floating cards that fits everything seen; those named nowhere are in the hand."""

    bases: list[str]  # by slot: a code, ?? for a card nobody else saw, "deck" for one drawn since the reshuffle
    deck_cards: int = 0  # in the hand: cards drawn since the reshuffle that nobody else has seen
    hidden: list[str] = []  # secretly discarded
    hidden_deck_cards: int = 0


class Holding(msgspec.Struct, frozen=True):
    """PF-K5, PF-R60: what everybody knows about the cards that a player holds."""

    floating: list[str]  # seen going into the hand: in the hand, or a secret base, or secretly discarded
    ways: list[Way]  # all that are possible
    in_hand: list[str]  # what is the same in all ways: surely in the hand,
    bases: list[str]  # and surely this base, by slot (?? if not sure)


class Known(msgspec.Struct, frozen=True):
    """PF-K6 to PF-K10: a seat's memory."""

    unseen: list[str]  # cards that this reader does not see: in the deck, other hands, secret bases
    # PF-K8: those of them that were in the deck when it was reshuffled, without those that everybody saw returning to
    # a hand since (`floating`); empty on day one.
    deck: list[str]
    mixed: bool  # were there cards in that deck which this reader cannot name? (option `discards`)
    holdings: list[Holding]  # by seat; empty for the reader's own
    boxed: list[list[str]]  # by seat: everything boxed so far, also where the piles are closed


class View(CoreView, frozen=True, kw_only=True):
    """PF-K1 and PF-K2: all that is public, and the seat's own hand and bases."""

    day: int
    round: int  # of the day
    step: str  # action, place, drop, stale, grandma, over
    order: list[int]  # seats, first to last
    acted: int  # how many of them had their turn in this step
    drafted: bool  # did anybody draft in this round? (PF-60)
    line: list[str | None]  # None for a hole (PF-26)
    costs: list[int]  # by position (PF-23 to PF-25)
    deck_size: int
    discard: list[str]  # in no meaningful order
    hidden_discards: list[int]  # by seat: how many face-down cards they discarded secretly (option `discards`)
    own_hidden: list[str]  # the cards that this seat discarded so
    hand: list[str]  # empty for a spectator
    hand_sizes: list[int]
    fronts: list[Front | None]
    pies: list[list[Pie | None]]  # by seat and slot
    score: list[list[str]]  # by seat; with closed piles only the seat's own, until they are opened for scoring
    score_sizes: list[int]
    grandma: list[str]  # by seat: keep, foreman, secretary, or empty
    known: Known | None
