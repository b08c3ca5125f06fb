"""Pie Contest as a Game: the contract, filled in."""

from __future__ import annotations

from collections.abc import Mapping

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import Entry
from bakehouse.core.options import settle
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest import defaults, display, notation, questions, sentences
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.memory import Memory
from bakehouse.games.pie_contest.observation import view_of
from bakehouse.games.pie_contest.options import OPTIONS
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import DEALT, Options
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.vocabulary.compiler import read_set
from bakehouse.games.pie_contest.worlds import world_of

HOUSE = "cards.yaml"
MOVES = 549  # with the house set
# CO-R53: a hundred laps of ten, times more atoms than a turn of the house set can have (at most three chains of extra
# plays, 32 Achievements, and what these cause).
MAX_DECISIONS = 10 * 100 * 2_500
MIN_SEATS_BY_OPTION = 2  # with the option players = 2-10


class PieContest(Game):
    package = "bakehouse.games.pie_contest"
    info = GameInfo(
        slug="pie-contest",
        title="Pie Contest",
        sentence="Gather Ingredients, find a Salt and an oven: the best single Pie wins.",
        minutes="60 to 120",
        seats=(4, 10),
        options={option.name: option for option in OPTIONS},
        rules=1,
        move_space=MOVES,
        longest=MAX_DECISIONS,
    )

    def house_deck(self, file: str = HOUSE) -> Deck:
        deck = super().house_deck(file)
        assert isinstance(deck, Deck)
        return deck

    def read_deck(self, text: str, file: str) -> Deck:
        return read_set(text, file)

    def deal_with(
        self, seats: int, chance: Chance, options: Mapping[str, object] | None = None, deck: CoreDeck | None = None
    ) -> CoreState:
        """CO-R2: two and three players are a house option, so they are no seats of the game as printed."""
        settled = settle(self.info.options, options)
        is_small = isinstance(seats, int) and MIN_SEATS_BY_OPTION <= seats < self.info.seats[0]
        if is_small and not isinstance(seats, bool) and settled["players"] == "2-10":
            return self.start(seats, chance, settled, deck)
        return super().deal_with(seats, chance, options, deck)

    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: CoreDeck | None) -> State:
        cards = self.house_deck() if deck is None else deck
        if not isinstance(cards, Deck):
            raise OptionError("this deck is not one of Pie Contest")
        if seats < 4 and options["players"] != "2-10":
            raise OptionError(f"Pie Contest has 4 to 10 seats; {seats} need the option players = 2-10")
        if len(cards.pantry_cards()) <= DEALT * seats:
            raise OptionError(f"this set has too few cards for {seats} players")
        state = State(seats, cards, Options(options, seats), chance)
        state.listening = True
        state.memory = Memory(seats, cards.pantry_kinds)
        state.begin()
        return state

    def seat_name(self, seat: int) -> str:
        return str(seat)

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        return notation.write_move(_mine(state), seat, atoms, viewer)

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        return notation.parse_move(_mine(state), seat, text)

    def default(self, state: CoreState, seat: int) -> list[int]:
        return defaults.chain(_mine(state), seat)

    def position(self, text: str) -> State:
        return notation.read_position(text, self.info.options, self.house_deck(), self.deck_with)

    def write_position(self, state: CoreState) -> str:
        return notation.write_position(_mine(state), self.info.options, self.house_deck())

    def view(self, state: CoreState, seat: int | None, *, known: bool = True) -> View:
        return view_of(_mine(state), seat, self.info.slug, self.info.rules, known=known)

    def event(self, state: CoreState, entry: Entry, seat: int) -> Event:
        return sentences.event(entry, seat, _mine(state).deck)

    def sample(self, view: CoreView, rng: Rng) -> State:
        assert isinstance(view, View)
        return world_of(view, self.deck_of(view), rng)

    def prompt(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.prompt(view, self.deck_of(view))

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
        return sentences.picture(view, self.deck_of(view))

    def faces(self, deck: CoreDeck) -> list[Face]:
        assert isinstance(deck, Deck)
        return display.faces(deck)

    def explain_result(self, view: CoreView) -> list[str]:
        assert isinstance(view, View)
        return display.explain_result(view)

    def deck_of(self, view: CoreView) -> Deck:
        """The set of cards that is played with."""
        deck = self.deck_with(view.deck)
        assert isinstance(deck, Deck)
        return deck


def _mine(state: CoreState) -> State:
    if not isinstance(state, State):
        raise TypeError("this is not a state of Pie Contest")
    return state
