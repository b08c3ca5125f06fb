# mypyc: compiled
"""Views: what a seat or a spectator may know, built up from nothing."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import numbers
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    PASTRIES,
    PASTRY_CARDS,
    PASTRY_POINTS,
    Deck,
    copies_in,
    packed,
    pastry_kinds,
    unpacked,
)
from bakehouse.games.pastry_chefs.memory import SEATS, SPECTATORS, Memory
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import Step, X
from bakehouse.games.pastry_chefs.view import Announced, Known, View

SUITS: Final = ["clubs", "diamonds", "hearts", "spades"]
SUITS_AND_NUMBERS: Final = [*SUITS, "#1", "#2", "#3", "#4"]
ZONE_NAMES: Final = ["N", "E", "S", "W", "X"]
STEP_WORDS: Final = {
    Step.ACTION: "action",
    Step.TARGET: "action",
    Step.DESCRIPTION: "action",
    Step.COUNT: "action",
    Step.GIVE: "give",
    Step.PENALTY: "penalty",
    Step.REVEAL: "reveal",
    Step.SECOND: "second",
    Step.ASK: "ask",
    Step.ASK_DESCRIPTION: "ask",
    Step.ASK_COUNT: "ask",
    Step.DISCARD: "discard",
}


def description_words(codes: list[str]) -> list[str]:
    """The 24 descriptions in notation: suits as words, numbers with #, cards by code."""
    return [*SUITS_AND_NUMBERS, *codes]


def _codes(deck: Deck, hand: i64) -> list[str]:
    return [deck.codes[kind] for kind in unpacked(hand)]


def words_in(blocked: i64) -> list[str]:
    """The suits and numbers of a set, as words."""
    return [word for bit, word in enumerate(SUITS_AND_NUMBERS) if blocked & BIT[bit]]


def pastry_of(kinds: list[int]) -> int:
    """The number of the pastry made of these cards; -1 if they are none."""
    cards = packed(vec[i64](kinds))
    for pastry in range(i64(PASTRIES)):
        if PASTRY_CARDS[pastry] == cards and PASTRY_POINTS[pastry] == len(kinds) - 2:  # not four copies of a card
            return pastry
    return -1


def set_of(words: list[str]) -> i64:
    """The reverse of `words_in`."""
    found: i64 = 0
    for word in words:
        found |= BIT[SUITS_AND_NUMBERS.index(word)]
    return found


def view_of(state: State, seat: int | None, slug: str, rules: int, *, known: bool) -> View:
    """PC-K1, PC-K2, PC-K16: built up from nothing."""
    deck = state.deck
    viewer: int = SPECTATORS if seat is None else seat
    drawing = state.drawn != 0
    return View(
        game=slug,
        rules=rules,
        deck=deck.digest,
        options=state.options.values,
        seats=SEATS,
        seat=seat,
        number=state.number,
        asked=state.actors,
        legal=[] if seat is None else state.legal(seat),
        pending=[] if seat is None else state.pending(seat),
        outcome=state.outcome,
        turn=state.turn,
        step="over" if state.over else STEP_WORDS[state.step],
        hand=[] if seat is None else _codes(deck, state.zones[viewer]),
        hand_sizes=[int(state.size(other)) for other in range(i64(SEATS))],
        discard=_codes(deck, state.zones[X]),
        deck_size=state.left,
        baked=_baked(state),
        points=numbers(state.points),
        scores=[state.team_points(0), state.team_points(1)],
        blocked=words_in(state.blocked),
        used=words_in(state.used),
        announced=_announced(state),
        needed=state.count if state.step in (Step.GIVE, Step.PENALTY, Step.DISCARD) else 0,
        drawer=int(state.drawer) if drawing else None,
        drawn_count=len(unpacked(state.drawn)),
        drawn_early=state.early,
        drawn=_codes(deck, state.drawn) if state.drawer == viewer else [],
        drawing=state.drawing,
        second=state.second,
        idle=state.idle,
        starter=state.starter,
        redeals=state.redeals,
        reshuffles=state.reshuffles,
        game_number=state.game,
        wins=[state.wins[0], state.wins[1]],
        reached=numbers(state.reached),
        known=_known(state.memory, viewer) if known else None,
    )


def _baked(state: State) -> list[list[list[str]]]:
    baked: list[list[list[str]]] = [[], [], [], []]
    for bake in state.baked:
        baked[bake // PASTRIES].append([state.deck.codes[kind] for kind in pastry_kinds(bake % PASTRIES)])
    return baked


def _announced(state: State) -> Announced | None:
    if state.over or state.step != Step.GIVE:
        return None
    words = description_words(state.deck.codes)
    return Announced(state.count, words[state.description], ZONE_NAMES[state.source], ZONE_NAMES[state.target])


def _known(memory: Memory | None, viewer: i64) -> Known | None:
    if memory is None:
        return None
    least: list[list[int]] = []
    most: list[list[int]] = []
    for seat in range(i64(SEATS)):
        start = (viewer * SEATS + seat) * DESCRIPTIONS
        least.append(numbers(memory.least[start : start + DESCRIPTIONS]))
        most.append(numbers(memory.most[start : start + DESCRIPTIONS]))
    deck_most = [int(copies_in(memory.deck_most[viewer], kind)) for kind in range(i64(KINDS))]
    untouched = [int(seat) for seat in range(i64(SEATS)) if memory.untouched & BIT[seat]]
    return Known(least, most, deck_most, untouched)
