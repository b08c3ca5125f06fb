"""Pie Factory as a Game: the contract, filled in."""

from __future__ import annotations

import re
from typing import Any

from bakehouse.core.bitsets import listed
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import IllegalMove, OptionError
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import Entry
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_factory import display, notation, positions, questions, sentences
from bakehouse.games.pie_factory.cards import ICONS, KINDS, MAX_CARDS, NO_CARD, Deck
from bakehouse.games.pie_factory.memory import MAX_PIES
from bakehouse.games.pie_factory.observation import SEAT_NAMES, view_of
from bakehouse.games.pie_factory.options import OPTIONS
from bakehouse.games.pie_factory.play import BOX, CARD, DRAFT, DRAW, MOVES, PASS, PLACE, PLAY, State, fresh_memory
from bakehouse.games.pie_factory.state import Options, Step
from bakehouse.games.pie_factory.view import View
from bakehouse.games.pie_factory.worlds import world_of

MIN_CARDS = 4 * 4 + 6 + 1  # four hands, the longest line and a card to refill it
MAX_VALUE = 99
MAX_PREP = 999
CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}[0-9]")
CRUST_WORD = "crust"

# PF-I12, with four players: 25 and 41 rounds at most, in each four actions of three atoms and four placements;
# then two days' stale pies and Grandma. With fewer players it is less.
MAX_DECISIONS = (25 + 41) * 4 * (3 + 1) + 2 * 4 + 1


class PieFactory(Game):
    package = "bakehouse.games.pie_factory"
    info = GameInfo(
        slug="pie-factory",
        title="Pie Factory",
        sentence="Draft cards from the assembly line, build pies and box them in time, and impress the bosses.",
        minutes="30",
        seats=(2, 4),
        options={option.name: option for option in OPTIONS},
        rules=1,
        move_space=MOVES,
        longest=MAX_DECISIONS,
    )

    # -- Decks ---------------------------------------------------------------

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
            deck.fault(f"{place}: «goes_on» is a list of texts")
        elif row["kind"] == "crust" and goes_on:
            deck.fault(f"{place}: a crust goes on nothing; «goes_on» must be empty")
        elif row["kind"] == "filling" and goes_on != [CRUST_WORD]:
            deck.fault(f'{place}: a filling goes on a crust; «goes_on» must be ["{CRUST_WORD}"]')
        elif row["kind"] == "topping":
            if not goes_on:
                deck.fault(f"{place}: a topping goes on at least one filling; «goes_on» must name it")
            for name in goes_on:
                if name not in fillings:
                    deck.fault(f"{place}: it goes on {name!r}, but no filling has this name")
            if len(set(goes_on)) < len(goes_on):
                deck.fault(f"{place}: «goes_on» names a filling twice")

    # -- The table -----------------------------------------------------------

    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: CoreDeck | None) -> State:
        cards = self.house_deck() if deck is None else deck
        if not isinstance(cards, Deck):
            raise OptionError("this deck is not one of Pie Factory")
        state = State(seats, cards, Options(options), chance)
        state.listening = True
        state.memory = fresh_memory(state)
        state.begin()
        return state

    def seat_name(self, seat: int) -> str:
        return SEAT_NAMES[seat]

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        return notation.write_move(_mine(state), seat, atoms, viewer)

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        try:
            return notation.parse_move(_mine(state), seat, text)
        except IllegalMove as error:
            message = f"{text!r} is not allowed for {self.seat_name(seat)}: {self.rules[error.rule].sentence}"
            raise IllegalMove(message, error.rule, text, seat) from None

    def default(self, state: CoreState, seat: int) -> list[int]:
        """PF-R53: the first legal of draw, a free draft, the card with the lowest prep time, box all, pass."""
        mine = _mine(state)
        if mine.step is Step.ACTION:
            return self._default_action(mine, seat)
        if mine.step is Step.PAY:
            return self._first_payment(mine, seat)
        if mine.step is Step.PLACE:
            return [move for move in mine.legal(seat) if move >= PLACE][:1]
        if mine.step is Step.DROP:
            return [CARD + self._quickest(mine, seat)]
        return mine.legal(seat)[:1]  # DONE, the lowest stale pie, KEEP

    def _default_action(self, state: State, seat: int) -> list[int]:
        legal = state.legal(seat)
        wanted = [DRAW]
        free = [position for position in range(state.seats - 1) if state.line[position] != NO_CARD]
        for position in free[:1]:
            wanted += [DRAFT + 2 * position, DRAFT + 2 * position + 1]
        if state.hands[seat]:
            card = self._quickest(state, seat)
            wanted += [PLAY + 2 * card, PLAY + 2 * card + 1]
        for move in wanted:
            if move in legal:
                return [move]
        boxes = [move for move in legal if BOX <= move < BOX + MAX_PIES]
        return boxes or [PASS]

    def _quickest(self, state: State, seat: int) -> int:
        """The hand card with the lowest prep time."""
        return min(listed(state.hands[seat]), key=lambda card: state.deck.prep[card])

    def _first_payment(self, state: State, seat: int) -> list[int]:
        """The rest of an unfinished draft."""
        trial = state.copy()
        atoms: list[int] = []
        while not atoms or trial.pending(seat):
            atoms.append(trial.legal(seat)[0])
            trial.apply(seat, atoms[-1])
        return atoms

    def position(self, text: str) -> State:
        return positions.read_position(text, self.info.options, self._deck_named)

    def write_position(self, state: CoreState) -> str:
        return positions.write_position(_mine(state), self.info.options, self._house())

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
        return display.explain_result(view, self.deck_of(view))

    def _house(self) -> Deck:
        deck = self.house_deck()
        assert isinstance(deck, Deck)
        return deck

    def deck_of(self, view: View) -> Deck:
        """The deck of the table that this view shows."""
        return self._deck_named(view.deck)

    def _deck_named(self, digest: str) -> Deck:
        """A deck by its hash; nothing stands for the house deck."""
        deck = self.deck_with(digest) if digest else self.house_deck()
        assert isinstance(deck, Deck)
        return deck


def _mine(state: CoreState) -> State:
    if not isinstance(state, State):
        raise TypeError("this is not a state of Pie Factory")
    return state
