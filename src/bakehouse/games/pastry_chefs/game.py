"""Pastry Chefs as a game: its facts, its deck file, and how a table starts."""

from __future__ import annotations

from typing import Any

from bakehouse.core.card_game import CardGame, Modules
from bakehouse.core.chance import Chance
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.game import GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.messages import Message
from bakehouse.core.options import Value, read_options
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as AnyView
from bakehouse.games.pastry_chefs import (
    advice,
    atoms,
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
from bakehouse.games.pastry_chefs.cards import KINDS, MAX_COPIES, Deck
from bakehouse.games.pastry_chefs.encoder import Encoder
from bakehouse.games.pastry_chefs.memory import fresh_memory
from bakehouse.games.pastry_chefs.observation import SUITS
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import Options
from bakehouse.games.pastry_chefs.view import View

PACKAGE = "bakehouse.games.pastry_chefs"
CODES = [f"{number}{suit}" for suit in "cdhs" for number in range(1, 5)]
MIN_CARDS = 17  # four hands of four and one card turned up
MAX_DECISIONS = 9 * 120 * 64  # PC-I13: turns, times the atoms of the longest turn


class PastryChefs(CardGame[State, View, Deck]):
    package = PACKAGE
    state_class = State
    view_class = View
    deck_class = Deck
    modules = Modules(
        notation, positions, observation, questions, reports, refusals, display, defaults, worlds, advice, sheets
    )
    info = GameInfo(
        slug="pastry-chefs",
        title="Pastry Chefs",
        minutes=(30, 30),
        seats=(4, 4),
        teams=((0, 2), (1, 3)),
        options=read_options(PACKAGE),
        rules=rules_version(PACKAGE),
        move_space=atoms.MOVES,
        phrases=display.PHRASES,
        phrases_ruling="PC-R52",
        disclosures=("announced", "revealed"),
        shows_memory=True,
        longest=MAX_DECISIONS,
    )

    def sentence(self, view: AnyView, atoms: list[int]) -> Message | None:
        own = self._own_view(view)
        return advice.sentence(own, atoms, self.deck_of(own))

    def read_deck(self, text: str, file: str) -> Deck:
        deck = DeckFile(text, file)
        name = deck.value("name", str)
        fields = {"code": str, "name": str, "number": int, "suit": str, "copies": int}
        rows = deck.rows("card", fields)
        deck.unique("card", rows)
        for number, row in enumerate(rows, 1):
            self._check_row(deck, deck.place("card", number), row)
        total = sum(row["copies"] for row in rows)
        deck.total(total)
        if total < MIN_CARDS:
            deck.fault(f"a deck has at least {MIN_CARDS} cards, not {total}")
        deck.done()
        copies = {row["code"]: row["copies"] for row in rows}
        return Deck(name, CODES, [copies.get(code, 0) for code in CODES], text)

    def _check_row(self, deck: DeckFile, place: str, row: dict[str, Any]) -> None:
        if row["code"] not in CODES:
            deck.fault(f"{place}: {row['code']!r} is no card; the {KINDS} codes are 1c to 4s")
        elif row["suit"] not in SUITS or row["code"] != f"{row['number']}{row['suit'][:1]}":
            deck.fault(f"{place}: the code {row['code']!r} does not fit {row['number']} of {row['suit']}")
        if not 0 <= row["copies"] <= MAX_COPIES:
            deck.fault(f"{place}: {row['copies']} copies; 0 to {MAX_COPIES} are possible")

    def encoder(self, state: CoreState) -> Encoder:
        return Encoder(self._own_state(state))

    def new_state(self, seats: int, deck: Deck, options: dict[str, Value], chance: Chance) -> State:
        state = State(deck, Options(options), chance)
        state.memory = fresh_memory(state.zones, deck.everything, 0)  # replaced by the deal
        return state
