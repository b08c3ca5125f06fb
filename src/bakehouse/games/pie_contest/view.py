"""What leaves the table of Pie Contest: the view of a seat or a spectator."""

from __future__ import annotations

import msgspec

from bakehouse.core.view import View as CoreView


class Absent(msgspec.Struct, frozen=True):
    """CO-K13: the hand held none of these cards; `newcomers` have come since then."""

    cards: list[str]
    newcomers: int


class Known(msgspec.Struct, frozen=True):
    """CO-K3 to CO-K13: what this viewer surely knows about hidden cards."""

    sure: list[list[str]]  # by seat: cards that are surely in that hand
    pantry: dict[str, str]  # by place from the top (1 is the top card): the card there
    absent: list[Absent | None]  # by seat


class KitchenCard(msgspec.Struct, frozen=True):
    """An Ingredient in a Kitchen."""

    code: str
    worth: int  # now: printed, counter and passives
    counter: int
    completer: int | None = None  # of a turned Achievement: who completed it
    guarded: bool = False  # against rivals' effects


class Baked(msgspec.Struct, frozen=True):
    """An Ingredient that went into a Pie, with what it was worth there."""

    code: str
    worth: int


class Pie(msgspec.Struct, frozen=True):
    """A line of a score card (CO-47, CO-48)."""

    seat: int
    boxes: list[int]  # the last one is the present value
    oven: list[Baked]


class Waiting(msgspec.Struct, frozen=True):
    """An effect that waits for its turn."""

    seat: int  # who controls it
    code: str
    ability: int
    spot: int  # where its card lies: seat * 5 + place in the Kitchen; -1 if in none
    oven: int  # its place in the Pie; -1 if in none
    pie: int  # number of the Pie it is about; -1 if none


class Progress(msgspec.Struct, frozen=True):
    """How far everybody is with an Achievement of the row."""

    parts: int  # its condition falls into so many things to have: two Fruits, or a Dairy and a Fruit; otherwise 1
    reached: list[int]  # by seat


class Occasion(msgspec.Struct, frozen=True):
    """CO-R59: somebody has fulfilled an Achievement in this turn, and nobody has pointed it out yet."""

    code: str
    seat: int
    pie: int  # number of the Pie it is about; -1 if none


class Text(msgspec.Struct, frozen=True):
    """A text that is being carried out, and how far it is."""

    code: str
    seat: int  # `you`
    they: int
    place: str  # where the card is: kitchen, oven, trash, resolving, gone
    spot: int
    oven: int
    pie: int
    step: int
    ability: int
    loop_left: list[int]
    in_loop: bool
    loop_body: int
    it: list[str]
    gathered: list[str]


class View(CoreView, frozen=True, kw_only=True):
    """CO-K1 and CO-K2: all that is public, and the seat's own hand."""

    turn: int
    turns: int
    first: int
    step: str  # main, card, player, option, may, effect, commit, limit, pie, claim, poll, over
    phase: str
    hand: list[str]  # empty for a spectator
    hand_sizes: list[int]
    turned: list[list[str]]  # by seat: turned Achievements in hand, which everybody knows (CO-R64)
    kitchens: list[list[KitchenCard]]
    room: list[int]
    oven_values: list[int]  # by seat: what a Pie of the whole Kitchen would be worth now
    trash: list[str]
    pantry_size: int
    row: list[str]
    fresh: list[list[int]]  # by place in the row: for whom it does not count yet (CO-R55)
    progress: list[Progress | None]  # by place in the row; none for what must be done, not had
    pile_size: int
    pile_bottom: list[str]  # CO-K9: the known cards at the bottom of the pile, the lowest first
    pies: list[Pie]
    kitchen_shields: list[int]
    pie_shields: list[int]
    completed: list[str]  # in this turn (CO-R61)
    occasions: list[Occasion]
    queue: list[Waiting]
    batch: list[Waiting]
    texts: list[Text]  # being carried out, the innermost last
    stage: int
    player: int
    players: list[int]  # who can be chosen, while a player is asked for
    chosen: list[str]  # cards of the running step that are chosen already
    side: str  # the first card of a Swap
    looked_count: int  # cards of the Pantry that are being looked at
    looked: list[str]  # for the one who looks, the top card first
    revealed: list[str]  # the hand that is shown to this viewer, while it is chosen from
    revealed_seat: int
    commit: list[str] | None  # this seat's own secret answer, once it is given: cards, or numbers of options
    checking: bool
    resolved: int
    hole: int
    ending: bool
    reshuffles: int
    randoms: int
    pile_shuffles: int
    known: Known | None
