"""What the card games have in common: each fills a folder with modules that have the same functions.

A game's own `game.py` names its classes and modules, its facts, its deck file and how a new table starts; everything
else of the contract is forwarded here, once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import msgspec

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck
from bakehouse.core.errors import IllegalMove, OptionError
from bakehouse.core.game import Game
from bakehouse.core.log import Entry
from bakehouse.core.messages import Message
from bakehouse.core.options import Option, Value
from bakehouse.core.package_data import pictures_of
from bakehouse.core.sheet import Chart, Moment, ScoreSheet
from bakehouse.core.state import State
from bakehouse.core.view import Event, Face, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
D = TypeVar("D", bound=Deck)
S_in = TypeVar("S_in", bound=State, contravariant=True)
V_in = TypeVar("V_in", bound=View, contravariant=True)
D_in = TypeVar("D_in", bound=Deck, contravariant=True)
S_out = TypeVar("S_out", bound=State, covariant=True)
V_out = TypeVar("V_out", bound=View, covariant=True)


class Notation(Protocol[S_in]):
    """Moves as text, both ways."""

    def seat_name(self, seat: int) -> str: ...
    def write_move(self, state: S_in, seat: int, atoms: list[int], viewer: int) -> str: ...
    def parse_move(self, state: S_in, seat: int, text: str) -> list[int]: ...


class Positions(Protocol[S, D_in]):
    """Positions as text, both ways. A position names a deck that is not the house's by its hash."""

    def read_position(
        self, text: str, options: dict[str, Option], find_deck: Callable[[dict[str, Value], str], D_in]
    ) -> S: ...
    def write_position(self, state: S, options: dict[str, Option], house: str) -> str: ...


class Observation(Protocol[S_in, V_out]):
    """Views, built up from nothing."""

    def view_of(self, state: S_in, seat: int | None, slug: str, rules: int, *, known: bool) -> V_out: ...


class Questions(Protocol[V_in, D_in]):
    """What a seat is asked, with the rule behind it, and what it may answer by clicking on what."""

    def prompt(self, view: V_in, deck: D_in) -> Message: ...
    def label(self, view: V_in, move: int, deck: D_in) -> Message: ...
    def target(self, view: V_in, move: int, deck: D_in) -> str: ...
    def asks(self, view: V_in, target: str) -> str: ...


class Reports(Protocol[D_in]):
    """What happened, as one audience may know it."""

    def event(self, entry: Entry, seat: int, deck: D_in) -> Event: ...


class Refusals(Protocol[V_in, D_in]):
    """The fact because of which a rule forbids a move, as the seat itself may know it."""

    def fact(self, view: V_in, move: int | None, rule: str, deck: D_in) -> Message | None: ...


class Display(Protocol[V_in, D_in]):
    """The table in plain text, the faces of the cards, and the result explained."""

    def picture(self, view: V_in, deck: D_in) -> list[Message]: ...
    def faces(self, deck: D_in) -> list[Face]: ...
    def explain_result(self, view: V_in, deck: D_in) -> list[Message]: ...


class Advice(Protocol[V_in, D_in]):
    """A fact that speaks for a move, as the seat itself may know it."""

    def speaks_for(self, view: V_in, atoms: list[int], deck: D_in) -> Message | None: ...


class Sheets(Protocol[V_in, D_in]):
    """The sheet of a finished game: everybody's categories, and the scores over time."""

    def score_sheet(self, moments: Sequence[Moment[V_in]], deck: D_in) -> ScoreSheet: ...
    def score_chart(self, moments: Sequence[Moment[V_in]]) -> Chart: ...


class Defaults(Protocol[S_in]):
    """What is done for a seat whose time is up."""

    def default_move(self, state: S_in, seat: int) -> list[int]: ...


class Worlds(Protocol[V_in, D_in, S_out]):
    """Full states in which a view is true."""

    def world_of(self, view: V_in, deck: D_in, rng: Rng) -> S_out: ...


@dataclass(frozen=True)
class Modules(Generic[S, V, D]):
    """The modules of a game's folder that the contract is forwarded to."""

    notation: Notation[S]
    positions: Positions[S, D]
    observation: Observation[S, V]
    questions: Questions[V, D]
    reports: Reports[D]
    refusals: Refusals[V, D]
    display: Display[V, D]
    defaults: Defaults[S]
    worlds: Worlds[V, D, S]
    advice: Advice[V, D]
    sheets: Sheets[V, D]


class CardGame(Game, Generic[S, V, D]):
    # What a game names.
    state_class: type[S]
    view_class: type[V]
    deck_class: type[D]
    modules: Modules[S, V, D]

    def __init__(self) -> None:
        super().__init__()
        self._own_cards: dict[str, Face] | None = None

    @abstractmethod
    def new_state(self, seats: int, deck: D, options: dict[str, Value], chance: Chance) -> S:
        """A table before the deal, with the memories of its seats."""

    # -- What a game may define ----------------------------------------------

    def deck_for(self, options: dict[str, Value], deck: Deck | None) -> D:
        """The deck of a table: the one that was handed in, or the house's."""
        return self._own_deck(self.house_deck() if deck is None else deck)

    def check_table(self, seats: int, options: dict[str, Value], deck: D) -> None:
        """Can this many play with this deck and these options? OptionError if not."""

    # -- The contract --------------------------------------------------------

    def start(self, seats: int, chance: Chance, options: dict[str, Value], deck: Deck | None) -> S:
        cards = self.deck_for(options, deck)
        self.check_table(seats, options, cards)
        state = self.new_state(seats, cards, options, chance)
        state.listening = True
        state.begin()
        return state

    def seat_name(self, seat: int) -> str:
        return self.modules.notation.seat_name(seat)

    def write(self, state: State, seat: int, atoms: list[int], viewer: int) -> str:
        return self.modules.notation.write_move(self._own_state(state), seat, atoms, viewer)

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        try:
            return self.modules.notation.parse_move(self._own_state(state), seat, text)
        except IllegalMove as error:
            raise self.refusal(state, seat, error.move, error.rule, text) from None

    def default(self, state: State, seat: int) -> list[int]:
        return self.modules.defaults.default_move(self._own_state(state), seat)

    def position(self, text: str) -> S:
        return self.modules.positions.read_position(text, self.info.options, self.deck_of_position)

    def deck_of_position(self, options: dict[str, Value], digest: str) -> D:
        """The deck that a position names by its hash; if it names none, the house's."""
        return self._own_deck(self.deck_with(digest) if digest else self.house_deck())

    def write_position(self, state: State) -> str:
        house = self.house_deck().digest
        return self.modules.positions.write_position(self._own_state(state), self.info.options, house)

    def view(self, state: State, seat: int | None, *, known: bool = True) -> V:
        info = self.info
        return self.modules.observation.view_of(self._own_state(state), seat, info.slug, info.rules, known=known)

    def event(self, state: State, entry: Entry, seat: int) -> Event:
        return self.modules.reports.event(entry, seat, self._own_deck(state.table_deck))

    def sample(self, view: View, rng: Rng) -> S:
        own = self._own_view(view)
        return self.modules.worlds.world_of(own, self.deck_of(own), rng)

    def prompt(self, view: View) -> Message:
        own = self._own_view(view)
        return self.modules.questions.prompt(own, self.deck_of(own))

    def label(self, view: View, move: int) -> Message:
        own = self._own_view(view)
        return self.modules.questions.label(own, move, self.deck_of(own))

    def target(self, view: View, move: int) -> str:
        own = self._own_view(view)
        return self.modules.questions.target(own, move, self.deck_of(own))

    def asks(self, view: View, target: str = "") -> str:
        return self.modules.questions.asks(self._own_view(view), target)

    def fact(self, view: View, move: int | None, rule: str) -> Message | None:
        own = self._own_view(view)
        return self.modules.refusals.fact(own, move, rule, self.deck_of(own))

    def picture(self, view: View) -> list[Message]:
        own = self._own_view(view)
        return self.modules.display.picture(own, self.deck_of(own))

    def faces(self, deck: Deck) -> list[Face]:
        """With the drawings of the game's own cards; a card of somebody's own deck is called what its file says."""
        own = self.own_cards()
        return [_as_known(face, own.get(face.code)) for face in self.modules.display.faces(self._own_deck(deck))]

    def own_cards(self) -> dict[str, Face]:
        """The cards of the house deck by code, as the display makes them, with their drawings."""
        if self._own_cards is None:
            drawn = pictures_of(self.package)
            faces = self.modules.display.faces(self.house_deck())
            self._own_cards = {
                face.code: msgspec.structs.replace(face, picture=drawn.get(face.code, "")) for face in faces
            }
        return self._own_cards

    def explain_result(self, view: View) -> list[Message]:
        own = self._own_view(view)
        return self.modules.display.explain_result(own, self.deck_of(own))

    def speaks_for(self, view: View, atoms: list[int]) -> Message | None:
        own = self._own_view(view)
        return self.modules.advice.speaks_for(own, atoms, self.deck_of(own))

    def score_sheet(self, moments: Sequence[Moment[View]]) -> ScoreSheet:
        own = self._own_moments(moments)
        return self.modules.sheets.score_sheet(own, self.deck_of(own[-1].view))

    def score_chart(self, moments: Sequence[Moment[View]]) -> Chart:
        return self.modules.sheets.score_chart(self._own_moments(moments))

    # -- Its own kinds -------------------------------------------------------

    def house_deck(self, file: str = "") -> D:
        return self._own_deck(super().house_deck(file))

    def deck_of(self, view: V) -> D:
        """The deck of the table that a view shows."""
        return self._own_deck(self.deck_with(view.deck))

    def _own_state(self, state: State) -> S:
        if not isinstance(state, self.state_class):
            raise TypeError(f"this is not a state of {self.info.title}")
        return state

    def _own_view(self, view: View) -> V:
        if not isinstance(view, self.view_class):
            raise TypeError(f"this is not a view of {self.info.title}")
        return view

    def _own_moments(self, moments: Sequence[Moment[View]]) -> list[Moment[V]]:
        return [Moment(self._own_view(moment.view), moment.events, moment.scores) for moment in moments]

    def _own_deck(self, deck: Deck) -> D:
        if not isinstance(deck, self.deck_class):
            raise OptionError(f"this deck is not one of {self.info.title}")
        return deck


def _as_known(face: Face, own: Face | None) -> Face:
    """A card of a deck beside the game's own card of this code: catalogues know only what is printed on that one."""
    if own is None:
        return msgspec.structs.replace(face, words=None)
    words = face.words if (face.name, face.text) == (own.name, own.text) else None
    return msgspec.structs.replace(face, words=words, picture=own.picture if face.name == own.name else "")
