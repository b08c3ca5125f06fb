"""Pastry Chefs as a Game: the contract, filled in."""

from __future__ import annotations

from typing import Any

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import IllegalMove, OptionError
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import Entry
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs import display, notation, questions, sentences
from bakehouse.games.pastry_chefs.cards import KINDS, MAX_COPIES, Deck, unpacked
from bakehouse.games.pastry_chefs.memory import fresh_memory
from bakehouse.games.pastry_chefs.observation import SUITS, view_of
from bakehouse.games.pastry_chefs.options import OPTIONS
from bakehouse.games.pastry_chefs.play import DESCRIBE, DRAW, MOVES, NO_ASK, STOP, State
from bakehouse.games.pastry_chefs.state import Options, Step
from bakehouse.games.pastry_chefs.view import View
from bakehouse.games.pastry_chefs.worlds import world_of

CODES = [f"{number}{suit}" for suit in "cdhs" for number in range(1, 5)]
MIN_CARDS = 17  # four hands of four and one card turned up
MAX_DECISIONS = 9 * 120 * 64  # PC-I13: turns, times the atoms of the longest turn


class PastryChefs(Game):
    package = "bakehouse.games.pastry_chefs"
    info = GameInfo(
        slug="pastry-chefs",
        title="Pastry Chefs",
        sentence="Two teams of two move, draw and ask for cards; five points of pastries win.",
        minutes="30",
        seats=(4, 4),
        teams=((0, 2), (1, 3)),
        options={option.name: option for option in OPTIONS},
        rules=1,
        move_space=MOVES,
        phrases=display.PHRASES,
        longest=MAX_DECISIONS,
    )

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

    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: CoreDeck | None) -> State:
        cards = self.house_deck() if deck is None else deck
        if not isinstance(cards, Deck):
            raise OptionError("this deck is not one of Pastry Chefs")
        state = State(cards, Options(options), chance)
        state.listening = True
        state.memory = fresh_memory(state.zones, cards.copies, 0)  # made anew with the deal
        state.begin()
        return state

    def seat_name(self, seat: int) -> str:
        return notation.SEAT_NAMES[seat]

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        return notation.write_move(_mine(state), atoms, viewer)

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        try:
            return notation.parse_move(_mine(state), seat, text)
        except IllegalMove as error:
            message = f"{text!r} is not allowed for {self.seat_name(seat)}: {self.rules[error.rule].sentence}"
            raise IllegalMove(message, error.rule, text, seat) from None

    def default(self, state: CoreState, seat: int) -> list[int]:
        """PC-R54, PC-R63: draw for oneself, reveal the number of the first card, nothing more; else the first line."""
        mine = _mine(state)
        if mine.step is Step.ACTION:
            return [DRAW + seat]
        if mine.step is Step.REVEAL:
            return [DESCRIBE + 4 + unpacked(mine.drawn)[0] % 4]
        if mine.step is Step.SECOND:
            return [STOP]
        if mine.step is Step.ASK:
            return [NO_ASK]
        return self._first_chain(mine, seat)

    def _first_chain(self, state: State, seat: int) -> list[int]:
        trial = state.copy()
        atoms = []
        number = trial.number
        while trial.number == number:
            atoms.append(trial.legal(seat)[0])
            trial.apply(seat, atoms[-1])
        return atoms

    def position(self, text: str) -> State:
        return notation.read_position(text, self.info.options, self._deck_named)

    def write_position(self, state: CoreState) -> str:
        return notation.write_position(_mine(state), self.info.options, self._house())

    def view(self, state: CoreState, seat: int | None, *, known: bool = True) -> View:
        return view_of(_mine(state), seat, self.info.slug, self.info.rules, known=known)

    def event(self, state: CoreState, entry: Entry, seat: int) -> Event:
        return sentences.event(entry, seat, _mine(state).deck)

    def sample(self, view: CoreView, rng: Rng) -> State:
        assert isinstance(view, View)
        return world_of(view, self.deck_of(view), rng)

    def prompt(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.prompt(view)

    def label(self, view: CoreView, move: int) -> str:
        assert isinstance(view, View)
        return sentences.label(view, move, self.deck_of(view))

    def target(self, view: CoreView, move: int) -> str:
        assert isinstance(view, View)
        return sentences.target(view, move, self.deck_of(view))

    def asks(self, view: CoreView, target: str = "") -> str:
        assert isinstance(view, View)
        return questions.asks(view, target)

    def picture(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.picture(view)

    def faces(self, deck: CoreDeck) -> list[Face]:
        assert isinstance(deck, Deck)
        return display.faces(deck)

    def explain_result(self, view: CoreView) -> list[str]:
        assert isinstance(view, View)
        return display.explain_result(view)

    def _house(self) -> Deck:
        deck = self.house_deck()
        assert isinstance(deck, Deck)
        return deck

    def deck_of(self, view: View) -> Deck:
        """The deck that a view speaks of."""
        return self._deck_named(view.deck)

    def _deck_named(self, digest: str) -> Deck:
        """A deck by its hash; nothing stands for the house deck."""
        deck = self.deck_with(digest) if digest else self.house_deck()
        assert isinstance(deck, Deck)
        return deck


def _mine(state: CoreState) -> State:
    if not isinstance(state, State):
        raise TypeError("this is not a state of Pastry Chefs")
    return state
