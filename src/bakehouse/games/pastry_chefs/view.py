"""What leaves the table of Pastry Chefs: the view of a seat or a spectator."""

from __future__ import annotations

import msgspec

from bakehouse.core.view import View as CoreView


class Known(msgspec.Struct, frozen=True):
    """PC-K11: a seat's memory. For each other seat and each of the 24 descriptions the least and the most
    matching cards in that hand; how many copies of each kind the deck may hold; hands unchanged since the deal."""

    least: list[list[int]]
    most: list[list[int]]
    deck_most: list[int]
    untouched: list[int]


class Announced(msgspec.Struct, frozen=True):
    """A Move that waits for its cards."""

    count: int
    description: str
    source: str
    target: str


class View(CoreView, frozen=True, kw_only=True):
    """PC-K1 and PC-K2: all that is public, and the viewer's own hand."""

    turn: int
    step: str  # action, give, penalty, reveal, second, ask, discard, over
    hand: list[str]  # empty for a spectator
    hand_sizes: list[int]
    discard: list[str]  # X, in no meaningful order (PC-R62)
    deck_size: int
    baked: list[list[list[str]]]  # by seat
    points: list[int]  # by seat: what each has baked
    scores: list[int]  # by team: NS, EW
    blocked: list[str]  # in this turn (PC-R28)
    used: list[str]  # in this turn, blocked in the next
    announced: Announced | None  # while the holder picks
    needed: int  # cards to be picked in this step
    drawer: int | None  # who has drawn and not yet revealed
    drawn_count: int
    drawn_early: int  # of these, drawn before a reshuffle (PC-R43)
    drawn: list[str]  # for the drawer only
    drawing: bool  # is this turn's action a Draw and Ask?
    second: bool  # was a second card drawn?
    idle: int  # turns since the last bake (PC-R50); -1 in the turn of a bake, which does not count
    starter: int
    redeals: int  # PC-R59
    reshuffles: int
    game_number: int  # in the series
    wins: list[int]  # games won, by team
    reached: list[int]  # PC-R7: the ordinal of the bake that brought a seat to its points
    known: Known | None
