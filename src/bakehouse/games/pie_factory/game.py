"""Pie Factory as a game: its facts, its deck file, and how a table starts."""

from __future__ import annotations

import re
from typing import Any

from bakehouse.core.card_game import CardGame, Modules
from bakehouse.core.chance import Chance
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.game import GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.options import Value, read_options
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_factory import (
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
from bakehouse.games.pie_factory.atoms import MAX_CARDS, MOVES
from bakehouse.games.pie_factory.cards import ICONS, KINDS, Deck
from bakehouse.games.pie_factory.encoder import Encoder
from bakehouse.games.pie_factory.memory import fresh_memory
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Options
from bakehouse.games.pie_factory.view import View

PACKAGE = "bakehouse.games.pie_factory"
MIN_CARDS = 4 * 4 + 6 + 1  # four hands, the longest line and a card to refill it
MAX_VALUE = 99
MAX_PREP = 999
CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}[0-9]")
CRUST_WORD = "crust"

# PF-I12, with four players: 25 and 41 rounds at most, in each four actions of three atoms and four placements;
# then two days' stale pies and Grandma. With fewer players it is less.
MAX_DECISIONS = (25 + 41) * 4 * (3 + 1) + 2 * 4 + 1


class PieFactory(CardGame[State, View, Deck]):
    package = PACKAGE
    state_class = State
    view_class = View
    deck_class = Deck
    modules = Modules(
        notation, positions, observation, questions, reports, refusals, display, defaults, worlds, advice, sheets
    )
    info = GameInfo(
        slug="pie-factory",
        title="Pie Factory",
        minutes=(30, 30),  # PF-1
        seats=(2, 4),
        options=read_options(PACKAGE),
        rules=rules_version(PACKAGE),
        move_space=MOVES,
        longest=MAX_DECISIONS,
        open_moves=("placed", "discarded"),
    )

    def read_deck(self, text: str, file: str) -> Deck:
        deck = DeckFile(text, file)
        name = deck.value("name", str)
        fields = {"code": str, "name": str, "kind": str, "value": int, "prep": int, "goes_on": list, "icon": str}
        rows = deck.rows("card", fields, optional=("goes_on", "icon"))
        deck.unique("card", rows)
        fillings = {row["name"] for row in rows if row["kind"] == "filling"}
        for number, row in enumerate(rows, 1):
            self._check_row(deck, deck.place("card", number), row, fillings)
        deck.total(len(rows))
        if not MIN_CARDS <= len(rows) <= MAX_CARDS:
            deck.fault(f"a deck has {MIN_CARDS} to {MAX_CARDS} cards, not {len(rows)}")
        deck.done()
        return Deck(
            name,
            [row["code"] for row in rows],
            text,
            [row["name"] for row in rows],
            [KINDS.index(row["kind"]) for row in rows],
            [row["value"] for row in rows],
            [row["prep"] for row in rows],
            [ICONS.index(row["icon"]) for row in rows],
            [row["goes_on"] for row in rows],
        )

    def _check_row(self, deck: DeckFile, place: str, row: dict[str, Any], fillings: set[str]) -> None:
        if not CODE.fullmatch(row["code"]):
            deck.fault(f"{place}: the code {row['code']!r} is not a letter, then letters and digits, then a digit")
        if not row["name"].strip() or len(row["name"]) > 40:
            deck.fault(f"{place}: a name has 1 to 40 characters")
        if not 0 <= row["value"] <= MAX_VALUE:
            deck.fault(f"{place}: a value of {row['value']}; 0 to {MAX_VALUE} are possible")
        if not 0 <= row["prep"] <= MAX_PREP:
            deck.fault(f"{place}: a prep time of {row['prep']}; 0 to {MAX_PREP} are possible")
        if row["icon"] not in ICONS:
            deck.fault(f"{place}: there is no icon {row['icon']!r}; it is P, M, S, G or empty")
        if row["kind"] not in KINDS:
            deck.fault(f"{place}: there is no kind {row['kind']!r}; it is {', '.join(KINDS)}")
        else:
            self._check_goes_on(deck, place, row, fillings)

    def _check_goes_on(self, deck: DeckFile, place: str, row: dict[str, Any], fillings: set[str]) -> None:
        """PF-X4 to PF-X6."""
        goes_on = row["goes_on"]
        if not all(isinstance(name, str) for name in goes_on):
            deck.fault(f"{place}: 'goes_on' is a list of texts")
        elif row["kind"] == "crust" and goes_on:
            deck.fault(f"{place}: a crust goes on nothing; 'goes_on' must be empty")
        elif row["kind"] == "filling" and goes_on != [CRUST_WORD]:
            deck.fault(f"{place}: a filling goes on a crust; 'goes_on' must be [\"{CRUST_WORD}\"]")
        elif row["kind"] == "topping":
            if not goes_on:
                deck.fault(f"{place}: a topping goes on at least one filling; 'goes_on' must name it")
            for name in goes_on:
                if name not in fillings:
                    deck.fault(f"{place}: it goes on {name!r}, but no filling has this name")
            if len(set(goes_on)) < len(goes_on):
                deck.fault(f"{place}: 'goes_on' names a filling twice")

    def encoder(self, state: CoreState) -> Encoder:
        return Encoder(self._own_state(state))

    def new_state(self, seats: int, deck: Deck, options: dict[str, Value], chance: Chance) -> State:
        state = State(seats, deck, Options(options), chance)
        state.memory = fresh_memory(seats, secret_discards=state.options.hidden_discards)
        return state
