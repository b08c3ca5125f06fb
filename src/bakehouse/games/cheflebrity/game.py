"""Cheflebrity as a Game: the contract, filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import IllegalMove, OptionError
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import Entry
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity import display, notation, positions, questions, sentences
from bakehouse.games.cheflebrity.atoms import CARD, DECLINE, END, KEEP, MOVES, NO_PARTNER, PASS, PILE, SKIP
from bakehouse.games.cheflebrity.cards import (
    CODES,
    FLAVOURS,
    LETTERS,
    MAX_PIES,
    PART_WORDS,
    PIE_KINDS,
    QUALITIES,
    SG,
    Deck,
)
from bakehouse.games.cheflebrity.memory import fresh_memory
from bakehouse.games.cheflebrity.observation import view_of
from bakehouse.games.cheflebrity.options import OPTIONS
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import MAX_SEATS, Options, Step
from bakehouse.games.cheflebrity.view import View
from bakehouse.games.cheflebrity.worlds import world_of

MAX_COPIES = 20
MIN_PIE_CARDS = 25  # five hands of five (CH-51),
MIN_CARDS = 26  # and a card to draw
MAX_DECISIONS = 83 * 700  # CH-R77: turns, times the atoms of the longest turn (six offers with two counters each)


class Cheflebrity(Game):
    package = "bakehouse.games.cheflebrity"
    info = GameInfo(
        slug="cheflebrity",
        title="Cheflebrity",
        sentence="Build pies and tarts and serve them, sabotage those of others, trade with a straight face.",
        minutes="30 to 45",
        seats=(2, MAX_SEATS),  # CH-R5
        options={option.name: option for option in OPTIONS},
        rules=1,
        move_space=MOVES,
        longest=MAX_DECISIONS,
    )

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
        right = _printed(row["code"])
        for key, value in right.items():
            if row[key] != value:
                deck.fault(f"{place}: «{key}» of {row['code']} is {value!r}, not {row[key]!r}")
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

    # -- The contract --------------------------------------------------------

    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: CoreDeck | None) -> State:
        cards = self.house_deck() if deck is None else deck
        if not isinstance(cards, Deck):
            raise OptionError("this deck is not one of Cheflebrity")
        state = State(seats, cards, Options(options), chance)
        state.listening = True
        state.memory = fresh_memory(seats)
        state.begin()
        return state

    def seat_name(self, seat: int) -> str:
        return notation.seat_name(seat)

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        return notation.write_move(_mine(state), seat, atoms, viewer)

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        try:
            return notation.parse_move(_mine(state), seat, text)
        except IllegalMove as error:
            message = f"{text!r} is not allowed for {self.seat_name(seat)}: {self.rules[error.rule].sentence}"
            raise IllegalMove(message, error.rule, text, seat) from None

    def knows_answer(self, state: CoreState, answers: Mapping[int, Sequence[int]], seat: int, viewer: int) -> bool:
        return notation.knows_answer(_mine(state), answers, seat, viewer)

    def default(self, state: CoreState, seat: int) -> list[int]:
        """CH-R60, CH-R83: the mildest answer; where cards are owed, random ones."""
        mine = _mine(state)
        quiet = {
            Step.SWAP: KEEP,
            Step.PLAY: SKIP,
            Step.MENU: END,
            Step.SAVE: PASS,
            Step.WINDOW: PASS,
            Step.REPLY: DECLINE,
            Step.REPLIES: DECLINE,
            Step.PICK: NO_PARTNER,
        }
        if mine.step is Step.COMMIT:
            return self._random_commit(mine, seat)
        if mine.pending(seat) or mine.step is Step.OOPS:
            return self._first_chain(mine, seat)
        if mine.step is Step.DRAW:
            return [PILE if mine.left else next(move for move in mine.legal(seat) if move >= CARD)]
        return [quiet[mine.step]]

    def _first_chain(self, state: State, seat: int) -> list[int]:
        """The lowest moves to the end of the chain."""
        trial = state.copy()
        trial.listening = False
        atoms: list[int] = []
        while not atoms or trial.pending(seat):
            atoms.append(trial.legal(seat)[0])
            trial.apply(seat, atoms[-1])
        return atoms

    def _random_commit(self, state: State, seat: int) -> list[int]:
        """CH-R90: the rest of what this seat owes, by a stream of its own."""
        picked = [move - CARD for move in state.pending(seat)]
        cards = [kind for kind in state.hand(seat) if not picked or kind >= picked[-1]]
        for kind in picked:
            if kind == picked[-1]:
                cards.remove(kind)
        mixed = vec[i64](cards)
        state.chance.stream(f"commit@{state.number} {self.seat_name(seat)}").shuffle(mixed)
        return sorted(CARD + kind for kind in mixed[: state.agreed(seat) - len(picked)])

    def position(self, text: str) -> State:
        return positions.read_position(text, self.info.options, self._deck_named)

    def write_position(self, state: CoreState) -> str:
        return positions.write_position(_mine(state), self.info.options, self.house_deck().digest)

    def view(self, state: CoreState, seat: int | None, *, known: bool = True) -> View:
        return view_of(_mine(state), seat, self.info.slug, self.info.rules, known=known)

    def event(self, state: CoreState, entry: Entry, seat: int) -> Event:
        return sentences.event(entry, seat, _mine(state).deck)

    def sample(self, view: CoreView, rng: Rng) -> State:
        assert isinstance(view, View)
        return world_of(view, self._deck_named(view.deck), rng)

    def prompt(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.prompt(view, self._deck_named(view.deck))

    def label(self, view: CoreView, move: int) -> str:
        assert isinstance(view, View)
        return sentences.label(view, move, self._deck_named(view.deck))

    def target(self, view: CoreView, move: int) -> str:
        assert isinstance(view, View)
        return sentences.target(view, move)

    def asks(self, view: CoreView, target: str = "") -> str:
        assert isinstance(view, View)
        return questions.asks(view, target)

    def picture(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.picture(view, self._deck_named(view.deck))

    def faces(self, deck: CoreDeck) -> list[Face]:
        assert isinstance(deck, Deck)
        return display.faces(deck)

    def explain_result(self, view: CoreView) -> list[str]:
        assert isinstance(view, View)
        return display.explain_result(view)

    def standing(self) -> list[tuple[str, str]]:
        return display.STANDING

    def standing_answer(self, view: CoreView, key: str) -> int | None:
        assert isinstance(view, View)
        return display.standing_answer(view, key)

    def standing_ends(self, view: CoreView, key: str) -> bool:
        assert isinstance(view, View)
        return display.standing_ends(view, key)

    def _deck_named(self, digest: str) -> Deck:
        """A deck by its hash; without one the house deck."""
        deck = self.deck_with(digest) if digest else self.house_deck()
        assert isinstance(deck, Deck)
        return deck


def _printed(code: str) -> dict[str, str | int]:
    """What must stand on a card with this code."""
    kind = CODES.index(code)
    if kind >= PIE_KINDS:
        return {"part": PART_WORDS[4], "quality": 5 if kind == SG else 0, "kind": ""}
    letters = LETTERS[kind // 5]
    flavour = FLAVOURS[kind // 5 - 1] if letters[0] == "F" else ""
    return {"part": PART_WORDS["BFTE".index(letters[0])], "quality": QUALITIES[kind % 5], "kind": flavour}


def _mine(state: CoreState) -> State:
    if not isinstance(state, State):
        raise TypeError("this is not a state of Cheflebrity")
    return state
