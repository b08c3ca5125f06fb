"""Pie Contest as a game: its facts, its card file, and how a table starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from bakehouse.core.card_game import CardGame, Modules
from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.options import Value, read_options, settle
from bakehouse.core.package_data import text_of
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest import (
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
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.encoder import Encoder
from bakehouse.games.pie_contest.memory import Memory
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.seat_counts import MAX_SEATS, MIN_SEATS, MIN_SEATS_BY_OPTION, allows_seats
from bakehouse.games.pie_contest.state import DEALT, Options
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.vocabulary.compiler import read_set

if TYPE_CHECKING:
    from bakehouse.core.deck_table import DeckForm, DeckRows

PACKAGE = "bakehouse.games.pie_contest"
# CO-R53: a hundred laps of ten, times more atoms than a turn of the house set can have (at most three chains of extra
# plays, 32 Achievements, and what these cause).
MAX_DECISIONS = 10 * 100 * 2_500


class PieContest(CardGame[State, View, Deck]):
    package = PACKAGE
    house_file = "cards.yaml"
    state_class = State
    view_class = View
    deck_class = Deck
    modules = Modules(
        notation, positions, observation, questions, reports, refusals, display, defaults, worlds, advice, sheets
    )

    @cached_property
    def info(self) -> GameInfo:  # type: ignore[override] # a class attribute elsewhere; here it needs the card file
        return GameInfo(
            slug="pie-contest",
            title="Pie Contest",
            minutes=(60, 120),
            seats=(MIN_SEATS, MAX_SEATS),
            options=read_options(PACKAGE),
            rules=rules_version(PACKAGE),
            move_space=self.house_deck().moves,
            longest=MAX_DECISIONS,
        )

    def read_deck(self, text: str, file: str) -> Deck:
        return read_set(text, file)

    def deck_form(self) -> DeckForm:
        from bakehouse.games.pie_contest.vocabulary.tables import set_form

        return set_form(text_of(PACKAGE, self.house_file))

    def deck_rows(self, text: str) -> DeckRows:
        from bakehouse.games.pie_contest.vocabulary.tables import set_rows

        return set_rows(text)

    def deck_file_text(self, rows: DeckRows) -> tuple[str, dict[int, int]]:
        from bakehouse.games.pie_contest.vocabulary.tables import set_text

        return set_text(rows, self.deck_form())

    def deal_with(
        self, seats: int, chance: Chance, options: Mapping[str, object] | None = None, deck: CoreDeck | None = None
    ) -> CoreState:
        """CO-R2: two and three players are a house option, so they are not among the seats of the game as printed."""
        if type(seats) is int and MIN_SEATS_BY_OPTION <= seats < MIN_SEATS:
            return self.start(seats, chance, settle(self.info.options, options), deck)
        return super().deal_with(seats, chance, options, deck)

    def check_table(self, seats: int, options: dict[str, Value], deck: Deck) -> None:
        if not allows_seats(options, seats):
            raise OptionError(
                f"Pie Contest has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}; "
                f"{MIN_SEATS_BY_OPTION} or 3 need the option players=2-10"
            )
        if len(deck.pantry_cards()) <= DEALT * seats:
            raise OptionError(f"this set has too few cards for {seats} players")

    def knows_answer(self, state: CoreState, answers: Mapping[int, Sequence[int]], seat: int, viewer: int) -> bool:
        return notation.knows_answer(self._own_state(state))

    def encoder(self, state: CoreState) -> Encoder:
        return Encoder(self._own_state(state))

    def new_state(self, seats: int, deck: Deck, options: dict[str, Value], chance: Chance) -> State:
        state = State(seats, deck, Options(options, seats), chance)
        state.memory = Memory(seats, deck.pantry_kinds)
        return state
