"""The contract: what a game is to everybody outside `games/`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar

import msgspec

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck, digest_of
from bakehouse.core.deckfile import MAX_DECK_LENGTH
from bakehouse.core.encoder import Encoder
from bakehouse.core.errors import DeckError, IllegalMove, InvalidMove, MoveError, OptionError
from bakehouse.core.ledger import Ledger, read_ledger
from bakehouse.core.log import EVENTS, Entry
from bakehouse.core.messages import Message
from bakehouse.core.options import Option, settle
from bakehouse.core.package_data import names_in, text_of
from bakehouse.core.sheet import Chart, Moment, ScoreSheet, plain_chart, plain_sheet
from bakehouse.core.state import State
from bakehouse.core.view import Event, Face, View

if TYPE_CHECKING:
    from bakehouse.core.deck_table import DeckForm, DeckRows

# Who reads a text or a record: a seat, or one of these. (`view` and `events` take None for a spectator.)
SPECTATOR = -1
EVERYTHING = -2  # nothing is hidden from this reader; callers may also pass None
USUAL_SEATS = 4
NOT_NOW = "BH-2"
HOUSE = "house"
DECKS = "decks"  # the folder of a game's package with its decks besides the house deck
MAX_DECKS = 200  # other than the house's that a process keeps, of a game
MAX_LINE_LENGTH = 500  # characters of a line of notation


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Declared facts about a game."""

    slug: str  # also the name of its catalogue, which has what people read about it
    title: str
    minutes: tuple[int, int]  # how long a game takes, from and to
    seats: tuple[int, int]
    teams: tuple[tuple[int, ...], ...] = ()  # empty: everybody for themselves
    options: dict[str, Option]
    rules: int  # the version of the rules
    move_space: int  # with the house deck and the most seats
    phrases: tuple[str, ...] = ()  # not empty: people at a table may say only these messages of the catalogue,
    phrases_ruling: str = ""  # by this ruling
    silent_options: tuple[tuple[str, str], ...] = ()  # options and their values with which nobody may chat
    disclosures: tuple[str, ...] = ()  # kinds of events that tell the others something, and whoever did it nothing
    open_moves: tuple[str, ...] = ()  # kinds of events with cards of a seat that everybody has seen before
    shows_memory: bool = False  # is a person at a table shown what their seat can know for certain?
    longest: int | None = None  # no game with default options has more decisions; None: the rules give no bound

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says otherwise."""
        least, most = self.seats
        return min(max(USUAL_SEATS, least), most)


class Game(ABC):
    """One of the games. It holds no position: everything that changes is in a State."""

    info: GameInfo
    package: str
    house_file: ClassVar[str] = "cards.toml"

    def __init__(self) -> None:
        self._rules: Ledger | None = None
        self._house_decks: dict[str, Deck] = {}  # by file, and by hash
        self._decks: OrderedDict[str, Deck] = OrderedDict()  # other ones by hash, the last used ones last

    def __repr__(self) -> str:
        return f"bakehouse.game({self.info.slug!r})"

    # -- What a game defines -------------------------------------------------

    @abstractmethod
    def read_deck(self, text: str, file: str) -> Deck:
        """The deck that this file describes, checked; DeckError with everything that is wrong."""

    @abstractmethod
    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: Deck | None) -> State:
        """A new game, dealt. Seats and options have been checked; whether the deck fits is for the game to check."""

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """The specification's name of a seat: N, A, s1, 0."""

    @abstractmethod
    def write(self, state: State, seat: int, atoms: list[int], viewer: int) -> str:
        """An atom or a chain in notation, hidden parts as ?? for this viewer (a seat, or SPECTATOR)."""

    @abstractmethod
    def parse(self, state: State, seat: int, text: str) -> list[int]:
        """The atoms that a line stands for, whether legal or not; InvalidMove if it is no move at all."""

    @abstractmethod
    def default(self, state: State, seat: int) -> list[int]:
        """What is done for a seat whose time is up."""

    @abstractmethod
    def position(self, text: str) -> State: ...

    @abstractmethod
    def write_position(self, state: State) -> str: ...

    @abstractmethod
    def view(self, state: State, seat: int | None, *, known: bool = True) -> View:
        """All that this seat (None: a spectator) may know, built up from nothing; `known`: its memory included."""

    @abstractmethod
    def event(self, state: State, entry: Entry, seat: int) -> Event:
        """An entry of the log as this seat (-1: a spectator) may know it."""

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> State:
        """A full state drawn at random from those consistent with the view."""

    @abstractmethod
    def prompt(self, view: View) -> Message:
        """What the seat of this view is asked, or whom the table waits for."""

    @abstractmethod
    def label(self, view: View, move: int) -> Message:
        """What a legal atom does."""

    @abstractmethod
    def target(self, view: View, move: int) -> str:
        """The thing to click for an atom: `card:3h`, `seat:1`, `pile:X`, `word:stop`; empty if there is none now."""

    @abstractmethod
    def asks(self, view: View, target: str = "") -> str:
        """The rule by which this seat is asked what it is asked now, or that says what the thing clicked is for."""

    @abstractmethod
    def picture(self, view: View) -> list[Message]:
        """The table in plain text, a fact a line."""

    @abstractmethod
    def faces(self, deck: Deck) -> list[Face]:
        """Every card whose code a view or an event can name, as people see it."""

    @abstractmethod
    def explain_result(self, view: View) -> list[Message]:
        """The scoring of a finished game, line by line."""

    # -- What a game may define ----------------------------------------------

    def fact(self, view: View, move: int | None, rule: str) -> Message | None:
        """The fact because of which this rule forbids the move; None if the rule says it all.

        The seat of the view reads it, so it says nothing that is not in that view.
        """
        return None

    def speaks_for(self, view: View, atoms: list[int]) -> Message | None:
        """A fact that speaks for a whole move, at most 25 words; None if there is nothing sensible to say.

        The view is that of the seat before the move, and nothing is said that is not in it.
        """
        return None

    def sentence(self, view: View, atoms: list[int]) -> Message | None:
        """A whole move as a person would say it: the title of a hint. None where the labels of its atoms do."""
        return None

    def encoder(self, state: State) -> Encoder:
        """What makes vectors of numbers out of tables like this one, for programs that learn."""
        raise OptionError(f"{self.info.title} has no observations as numbers")

    def score_sheet(self, moments: Sequence[Moment[View]]) -> ScoreSheet:
        """What everybody has in the end, in the categories of this game; the last moment is the end of the game."""
        return plain_sheet(moments[-1].scores)

    def score_chart(self, moments: Sequence[Moment[View]]) -> Chart:
        """How it came about: the scores round by round, or turn by turn."""
        return plain_chart(moments)

    def standing(self) -> list[str]:
        """Keys of answers that can be given in advance, until something happens: `standing-KEY` is what they say."""
        return []

    def standing_answer(self, view: View, key: str) -> int | None:
        """What such an answer is to the present question; None if it is no answer to it."""
        return None

    def standing_ends(self, view: View, key: str) -> bool:
        """Has its end condition been met?"""
        return False

    def deck_form(self) -> DeckForm:
        """Which columns a table of its decks has."""
        from bakehouse.core.deck_table import toml_form

        return toml_form(text_of(self.package, self.house_file))

    def deck_rows(self, text: str) -> DeckRows:
        """The rows of a deck file that has been checked."""
        from bakehouse.core.deck_table import toml_rows

        return toml_rows(text)

    def deck_file_text(self, rows: DeckRows) -> tuple[str, dict[int, int]]:
        """A deck file with these rows, and for each of its lines the row of the table that it comes from."""
        from bakehouse.core.deck_table import toml_text

        return toml_text(rows, self.deck_form())

    # -- What all games share ------------------------------------------------

    @property
    def rules(self) -> Ledger:
        if self._rules is None:
            self._rules = read_ledger(self.package)
        return self._rules

    def house_deck(self, file: str = "") -> Deck:
        """A deck that comes with the game: its usual one, or another by the name of its file."""
        file = file or self.house_file
        if file not in self._house_decks:
            deck = self.read_deck(text_of(self.package, file), file)
            self._house_decks[file] = self._house_decks[deck.digest] = deck
        return self._house_decks[file]

    def deck_names(self) -> list[str]:
        """The decks that come with the game: `house`, and those in the folder `decks` of its package."""
        return [HOUSE, *(PurePath(file).stem for file in names_in(self.package, DECKS))]

    def named_deck(self, name: str) -> Deck:
        """A deck that comes with the game, by its name."""
        if name not in self.deck_names():
            raise DeckError(name, [f"there is no such deck; there are: {', '.join(self.deck_names())}"])
        return self.house_deck("" if name == HOUSE else f"{DECKS}/{name}{PurePath(self.house_file).suffix}")

    def deck(self, path: str | Path) -> Deck:
        """A deck that comes with the game, by its name, or a deck in a file, checked.

        A file is a deck file (TOML or YAML, whichever the game uses) or a table (CSV or XLSX).
        """
        if str(path) in self.deck_names():
            return self.named_deck(str(path))
        from bakehouse.core.deck_formats import text_in

        return self.deck_text(text_in(path), str(path))

    def deck_text(self, text: str, file: str = "deck") -> Deck:
        """A deck that is at hand as the text of a deck file or of a table, checked.

        One that was read before is not read again.
        """
        known = self._decks.get(digest_of(text)) if len(text) <= MAX_DECK_LENGTH else None
        if known is None or known.text != text:
            from bakehouse.core.deck_formats import deck_from_table, is_table

            known = deck_from_table(self, text, file) if is_table(text, file) else self.read_deck(text, file)
        self.remember(known)
        return known

    def save_deck(self, deck: Deck, path: str | Path) -> None:
        """Write a deck as a table (.csv, .xlsx) or as a deck file, whichever the file's name asks for."""
        from bakehouse.core.deck_formats import save_deck

        save_deck(self, deck, Path(path))

    def remember(self, deck: Deck) -> None:
        """Keep it, so that views name it by its hash; what was not used for long makes room for it."""
        self._decks[deck.digest] = deck
        self._decks.move_to_end(deck.digest)
        if len(self._decks) > MAX_DECKS:
            self._decks.popitem(last=False)

    def deck_with(self, digest: str) -> Deck:
        """A deck of the house, or one that this process has read lately, by its hash."""
        deck = self._house_decks.get(digest) or self._decks.get(digest)
        if deck is not None:
            return deck
        self.read_house_decks()
        if digest not in self._house_decks:
            raise DeckError("deck", [f"no deck with the hash {digest} was read here; read it with game.deck(path)"])
        return self._house_decks[digest]

    def read_house_decks(self) -> None:
        """Read what comes with the game, so that it is found by its hash."""
        for name in self.deck_names():
            self.named_deck(name)

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
    ) -> State:
        """A new game; the same arguments give the same game, always, on every platform and Python."""
        return self.deal_with(seats, Chance(seed), options, deck)

    def deal_with(
        self, seats: int, chance: Chance, options: Mapping[str, object] | None = None, deck: Deck | None = None
    ) -> State:
        """The same with luck from elsewhere: a record's, for replaying."""
        least, most = self.info.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise OptionError(f"{self.info.title} has {count} seats, not {seats!r}")
        return self.start(seats, chance, settle(self.info.options, options), deck)

    def stream_codes(self, deck: Deck, stream: str) -> list[str]:
        """What the numbers of this stream's outcome stand for in a record: cards, unless the game says otherwise."""
        return deck.codes

    def knows_answer(self, state: State, answers: Mapping[int, Sequence[int]], seat: int, viewer: int) -> bool:
        """When all answers to a window are in: is this seat's known to the viewer, although `text` hides it until then?

        The state is one in which the window was open; the answers are chains, by seat.
        """
        return False

    def telling(self, view: View, rule: str, target: str = "") -> str:
        """The rule to quote in a refusal: "not in this step" says little, the rule behind the present question more."""
        return self.asks(view, target) if rule == NOT_NOW else rule

    def seat_named(self, name: str, seats: int) -> int:
        """The seat with this name; ValueError if there is none."""
        for seat in range(seats):
            if self.seat_name(seat) == name:
                return seat
        raise ValueError(f"there is no seat {name!r}")

    def text(self, state: State, seat: int, moves: int | Sequence[int], viewer: int | None = EVERYTHING) -> str:
        """An atom or a chain in notation, from the state before its first atom.

        Hidden parts are ?? for the viewer: a seat, SPECTATOR, or EVERYTHING (also as None), from whom nothing is
        hidden. That is what the seat that moves reads itself.
        """
        atoms = [moves] if isinstance(moves, int) else list(moves)
        return self.write(state, seat, atoms, seat if viewer is None or viewer == EVERYTHING else viewer)

    def read(self, state: State, seat: int, text: str) -> list[int]:
        """The chain of atoms that a line of notation stands for."""
        line = self._without_seat(state, seat, text)
        try:
            atoms = self.parse(state, seat, line)
            self._check_chain(state, seat, atoms, line)
        except MoveError as error:
            error.text = text
            raise
        return atoms

    def _check_chain(self, state: State, seat: int, atoms: list[int], line: str) -> None:
        asked = trial = state.trial()
        for place, atom in enumerate(atoms):
            if place and not trial.pending(seat):
                raise self._too_long(asked, seat, atom, line)
            asked = trial.copy()
            try:
                trial.check(seat, atom)
            except IllegalMove as error:
                raise self.refusal(trial, seat, atom, error.rule, line) from None
            trial.apply(seat, atom)
        if trial.pending(seat):
            raise InvalidMove(f"{line!r} is not complete", line, seat)

    def _too_long(self, asked: State, seat: int, atom: int, line: str) -> MoveError:
        """The decision is complete before this atom: which rule forbids to choose it as well?"""
        if atom in asked.legal(seat):
            return InvalidMove(f"{line!r} has more after the move is complete", line, seat)
        return self.refusal(asked, seat, atom, asked.reason(seat, atom), line)

    def refusal(self, state: State, seat: int, move: int | None, rule: str, line: str) -> IllegalMove:
        """Why this cannot be done: the rule, and the fact because of which it applies."""
        fact = self.fact(self.view(state, seat, known=False), move, rule)
        reason = self.rules[rule].quote()
        return IllegalMove(f"{line!r} is not allowed for {self.seat_name(seat)}: {reason}", rule, line, seat, fact)

    def _without_seat(self, state: State, seat: int, text: str) -> str:
        """The line without its optional seat, as in "N: draw S"."""
        if len(text) > MAX_LINE_LENGTH:
            raise InvalidMove(f"a move has at most {MAX_LINE_LENGTH} characters, not {len(text)}", text[:40], seat)
        line = " ".join(text.split())
        name, colon, rest = line.partition(":")
        if not colon or name not in [self.seat_name(other) for other in range(state.seats)]:
            return line
        if name != self.seat_name(seat):
            raise InvalidMove(f"{line!r} is a move of {name}, not of {self.seat_name(seat)}", text, seat)
        return rest.strip()

    def events(self, state: State, since: int = 0, seat: int | None = None, kinds: int = EVENTS) -> list[Event]:
        """What happened after event number `since`, as this seat (None: a spectator) may know it.

        `kinds` is a set of the kinds in the game's `events.py`, a bit each: whoever waits for few of them saves time.
        """
        viewer = SPECTATOR if seat is None else seat
        return [self.event(state, entry, viewer) for entry in state.entries(since, kinds)]
