"""Cheflebrity as a game: its facts, its deck file, and how a table starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.core.card_game import CardGame, Modules
from bakehouse.core.chance import Chance
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.game import GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.messages import Message
from bakehouse.core.options import Value, read_options
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity import (
    advice,
    defaults,
    display,
    notation,
    observation,
    positions,
    questions,
    refusals,
    reports,
    sheets,
    worlds,
)
from bakehouse.games.cheflebrity.atoms import MOVES
from bakehouse.games.cheflebrity.cards import (
    CODES,
    FLAVOURS,
    LETTERS,
    MAX_PIES,
    MAX_SEATS,
    PART_WORDS,
    PIE_KINDS,
    QUALITIES,
    SG,
    Deck,
)
from bakehouse.games.cheflebrity.encoder import Encoder
from bakehouse.games.cheflebrity.memory import fresh_memory
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import Options
from bakehouse.games.cheflebrity.view import View

PACKAGE = "bakehouse.games.cheflebrity"
MAX_COPIES = 20
MIN_PIE_CARDS = 25  # five hands of five (CH-51),
MIN_CARDS = 26  # and a card to draw
MAX_DECISIONS = 83 * 700  # CH-R77: turns, times the atoms of the longest turn (six offers with two counters each)


class Cheflebrity(CardGame[State, View, Deck]):
    package = PACKAGE
    state_class = State
    view_class = View
    deck_class = Deck
    modules = Modules(
        notation, positions, observation, questions, reports, refusals, display, defaults, worlds, advice, sheets
    )
    info = GameInfo(
        slug="cheflebrity",
        title="Cheflebrity",
        minutes=(30, 45),
        seats=(2, MAX_SEATS),
        options=read_options(PACKAGE),
        rules=rules_version(PACKAGE),
        move_space=MOVES,
        silent_options=(("chat", "claims_only"),),  # CH-R59: what is claimed in offers is all that is said
        longest=MAX_DECISIONS,
    )

    def encoder(self, state: CoreState) -> Encoder:
        return Encoder(self._own_state(state))

    def new_state(self, seats: int, deck: Deck, options: dict[str, Value], chance: Chance) -> State:
        state = State(seats, deck, Options(options), chance)
        state.memory = fresh_memory(seats)
        return state

    def sentence(self, view: CoreView, atoms: list[int]) -> Message | None:
        return advice.sentence(self._own_view(view), atoms)

    # -- Decks ---------------------------------------------------------------

    def read_deck(self, text: str, file: str) -> Deck:
        """CH-R1: the 39 codes are fixed; how many copies there are of each is not."""
        deck = DeckFile(text, file)
        name = deck.value("name", str)
        fields = {"code": str, "name": str, "part": str, "quality": int, "kind": str, "copies": int, "text": str}
        rows = deck.rows("card", fields, optional=("kind", "text"))
        deck.unique("card", rows)
        for number, row in enumerate(rows, 1):
            self._check_row(deck, deck.place("card", number), row)
        by_code = {row["code"]: row for row in rows if row["code"] in CODES}
        copies = [by_code[code]["copies"] if code in by_code else 0 for code in CODES]
        self._check_counts(deck, copies)
        deck.done()
        made = Deck(name, copies, text)
        made.names = [by_code[code]["name"] if code in by_code else code for code in CODES]
        made.texts = [by_code[code]["text"] if code in by_code else "" for code in CODES]
        return made

    def _check_row(self, deck: DeckFile, place: str, row: dict[str, Any]) -> None:
        if row["code"] not in CODES:
            deck.fault(f"{place}: {row['code']!r} is no card; codes are B5 to E25, OO, SB, SV and SG")
            return
        for key, value in _printed(row["code"]).items():
            if row[key] != value:
                deck.fault(f'{place}: "{key}" of {row["code"]} is {value!r}, not {row[key]!r}')
        if not 0 <= row["copies"] <= MAX_COPIES:
            deck.fault(f"{place}: {row['copies']} copies; 0 to {MAX_COPIES} are possible")

    def _check_counts(self, deck: DeckFile, copies: list[int]) -> None:
        total = sum(copies)
        pie_cards = sum(copies[:PIE_KINDS])
        bottoms = sum(copies[:5]) + copies[SG]
        deck.total(total)
        if pie_cards < MIN_PIE_CARDS or total < MIN_CARDS:
            deck.fault(f"a deck has at least {MIN_PIE_CARDS} pie cards and {MIN_CARDS} cards, not {total}")
        if bottoms > MAX_PIES:
            deck.fault(f"there are at most {MAX_PIES} Bottom Crusts and Strokes of Genius! together, not {bottoms}")

    # -- Windows and standing answers ----------------------------------------

    def knows_answer(self, state: CoreState, answers: Mapping[int, Sequence[int]], seat: int, viewer: int) -> bool:
        return notation.knows_answer(self._own_state(state), answers, seat, viewer)

    def standing(self) -> list[str]:
        return display.STANDING

    def standing_answer(self, view: CoreView, key: str) -> int | None:
        return display.standing_answer(self._own_view(view), key)

    def standing_ends(self, view: CoreView, key: str) -> bool:
        return display.standing_ends(self._own_view(view), key)


def _printed(code: str) -> dict[str, str | int]:
    """What a card with this code must say."""
    kind = CODES.index(code)
    if kind >= PIE_KINDS:
        return {"part": PART_WORDS[4], "quality": 5 if kind == SG else 0, "kind": ""}
    letters = LETTERS[kind // 5]
    flavour = FLAVOURS[kind // 5 - 1] if letters[0] == "F" else ""
    return {"part": PART_WORDS["BFTE".index(letters[0])], "quality": QUALITIES[kind % 5], "kind": flavour}
