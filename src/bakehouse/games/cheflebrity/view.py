"""What leaves the table of Cheflebrity: the view of a seat or a spectator."""

from __future__ import annotations

import msgspec

from bakehouse.core.view import View as CoreView


class KnownCard(msgspec.Struct, frozen=True):
    """CH-K6, CH-K9, CH-K10: a card with this code is in one of these hands. Each of them is a card of its own."""

    code: str
    seats: list[int]


class Known(msgspec.Struct, frozen=True):
    """A seat's memory."""

    cards: list[KnownCard]
    specials: list[int]  # CH-K5: by seat, the most special cards that this hand may hold


class PieView(msgspec.Struct, frozen=True):
    """A pie or a dessert, from the bottom up: `w2` with B5, FA20 and SG=T."""

    number: int
    cards: list[str]


class Threat(msgspec.Struct, frozen=True):
    """An Oops! or a Sabotage! that is not resolved yet."""

    card: str  # OO, SB or SG
    by: int | None  # the saboteur
    owner: int
    pie: int | None  # its number; None while the drawer of an Oops! picks one


class Offer(msgspec.Struct, frozen=True):
    """An offer or a counter that is talked about, or agreed and not yet carried out."""

    speaker: int
    partner: int | None  # the other trader; None for an offer to all
    give: list[str]  # claims, from the speaker's point of view
    want: list[str]
    counters: int  # so far (CH-R81)
    accepted: list[int]  # of an offer to all, when all replies are in


class BonusView(msgspec.Struct, frozen=True):
    """A bonus in the tally: who met the goal how far (None: not at all; averages in millionths), and the points."""

    name: str  # most-pies, sabotages …
    values: list[int | None]
    points: list[int]


class Tally(msgspec.Struct, frozen=True):
    """The points of a finished game."""

    quality: list[int]
    bonuses: list[BonusView]
    totals: list[int]


class View(CoreView, frozen=True, kw_only=True):
    """CH-K1 and CH-K2: all that is public, the viewer's own hand and own answer to an open window."""

    turn: int
    step: str  # draw, swap, play, menu, oops, save, window, reply, replies, pick, commit, over
    stage: str  # where the turn stands: draw, swap, play, menu, end
    hand: list[str]  # empty for a spectator
    hand_sizes: list[int]
    pile_size: int
    leftovers: list[str]  # the newest card first
    out: list[str]
    working: list[list[PieView]]  # by seat
    serving: list[list[PieView]]
    kept: list[list[str]]  # by seat: SB, SV, SG=SB, SG=SV
    started: list[int]  # by seat: pies begun so far
    starter: int
    turns: int  # completed
    turns_left: int | None  # after this one; None while the Ingredients Pile has cards
    last_drawer: int | None  # who drew its last card
    still: int  # turns begun since it shrank (CH-R11)
    served: bool  # a dessert in this turn
    offers: int  # made in this turn
    window_open: bool  # a table window, perhaps below a save window
    threat: Threat | None
    offer: Offer | None
    answer: list[int]  # the viewer's own answer to an open window, as moves
    tally: Tally | None
    known: Known | None
