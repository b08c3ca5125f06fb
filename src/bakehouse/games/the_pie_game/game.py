"""The Pie Game as a Game: the contract, filled in."""

from __future__ import annotations

from typing import Any

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import Entry
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event, Face
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game import defaults, display, notation, questions, sentences
from bakehouse.games.the_pie_game.cards import FIRST_INGREDIENT, MAX_KINDS, NEEDS, SPECIALS, Deck
from bakehouse.games.the_pie_game.memory import fresh_memory
from bakehouse.games.the_pie_game.observation import view_of
from bakehouse.games.the_pie_game.options import OPTIONS
from bakehouse.games.the_pie_game.play import DISCARD, MAX_SEATS, State
from bakehouse.games.the_pie_game.state import FULL_HAND, SPARE_CARDS, Options
from bakehouse.games.the_pie_game.view import View
from bakehouse.games.the_pie_game.worlds import world_of

CARDS = 94  # PG-3
RECIPES = 16  # PG-2
MIN_INGREDIENTS = 60  # PG-R57
GENTLE = "gentle.toml"


class ThePieGame(Game):
    package = "bakehouse.games.the_pie_game"
    info = GameInfo(
        slug="the-pie-game",
        title="The Pie Game",
        sentence="Collect the five ingredients of your secret recipe, mind the Fudge cards; three baked pies win.",
        minutes="20 to 40",
        seats=(2, MAX_SEATS),  # PG-5
        options={option.name: option for option in OPTIONS},
        rules=1,
        move_space=DISCARD + 2 * (FIRST_INGREDIENT + 20),
    )

    # -- Decks ---------------------------------------------------------------

    def read_deck(self, text: str, file: str) -> Deck:
        """Option `deck` and PG-R57: 94 cards, the seven special kinds, 16 recipes of five different ingredients."""
        deck = DeckFile(text, file)
        name = deck.value("name", str)
        ingredients = deck.rows("ingredient", {"code": str, "name": str, "family": str, "copies": int})
        specials = deck.rows("special", {"code": str, "name": str, "copies": int, "text": str})
        recipes = deck.rows("recipe", {"code": str, "name": str, "needs": list})
        self._check_codes(deck, ingredients, specials, recipes)
        self._check_counts(deck, ingredients, specials)
        self._check_recipes(deck, recipes, [row["code"] for row in ingredients])
        deck.done()
        rows = [*sorted(specials, key=lambda row: SPECIALS.index(row["code"])), *ingredients]
        codes = [row["code"] for row in rows]
        needs = [[codes.index(code) for code in row["needs"]] for row in recipes]
        made = Deck(name, codes, [row["copies"] for row in rows], text, [row["code"] for row in recipes], needs)
        made.names = [row["name"] for row in rows]
        made.families = [row.get("family", "") for row in rows]
        made.texts = [row.get("text", "") for row in rows]
        made.recipe_names = [row["name"] for row in recipes]
        return made

    def _check_codes(
        self,
        deck: DeckFile,
        ingredients: list[dict[str, Any]],
        specials: list[dict[str, Any]],
        recipes: list[dict[str, Any]],
    ) -> None:
        seen: set[str] = set()
        for name, rows in (("ingredient", ingredients), ("special", specials), ("recipe", recipes)):
            deck.unique(name, rows, seen)
            for number, row in enumerate(rows, 1):
                if not (row["code"].isascii() and row["code"].isalnum() and row["code"].isupper()):
                    place = deck.place(name, number)
                    deck.fault(f"{place}: the code {row['code']!r} is not made of capital letters and digits")
        if {row["code"] for row in specials} != set(SPECIALS):
            deck.fault(f"the special rows are {', '.join(SPECIALS)}, each once; 0 copies are possible")

    def _check_counts(self, deck: DeckFile, ingredients: list[dict[str, Any]], specials: list[dict[str, Any]]) -> None:
        for name, rows in (("ingredient", ingredients), ("special", specials)):
            for number, row in enumerate(rows, 1):
                if not 0 <= row["copies"] <= CARDS:
                    deck.fault(f"{deck.place(name, number)}: {row['copies']} copies; 0 to {CARDS} are possible")
        plain = sum(row["copies"] for row in ingredients)
        total = plain + sum(row["copies"] for row in specials)
        deck.total(total)
        if total != CARDS:
            deck.fault(f"a deck has {CARDS} cards, not {total}")
        if plain < MIN_INGREDIENTS:
            deck.fault(f"at least {MIN_INGREDIENTS} cards are ingredients, not {plain}")
        most = MAX_KINDS - FIRST_INGREDIENT
        if len(ingredients) > most:
            deck.fault(f"there are at most {most} ingredients, not {len(ingredients)}")

    def _check_recipes(self, deck: DeckFile, recipes: list[dict[str, Any]], known: list[str]) -> None:
        if len(recipes) != RECIPES:
            deck.fault(f"there are {RECIPES} recipes, not {len(recipes)}")
        for number, row in enumerate(recipes, 1):
            place = deck.place("recipe", number)
            strange = [code for code in row["needs"] if code not in known]
            if strange:
                deck.fault(f"{place}: {strange[0]!r} is no ingredient of this deck")
            elif len(row["needs"]) != NEEDS or len(set(row["needs"])) != NEEDS:  # PG-R2
                deck.fault(f"{place}: a recipe needs {NEEDS} different ingredients")

    def _deck_for(self, options: dict[str, str | int], deck: CoreDeck | None) -> Deck:
        """The deck that the option names. A deck that is handed in is a custom one, unless it is the named one."""
        if options["deck"] == "custom":
            if deck is None:
                raise OptionError("with deck=custom the deck is handed in: game.deal(…, deck=game.deck(path))")
            return _my_deck(deck)
        named = _my_deck(self.house_deck(GENTLE) if options["deck"] == "gentle" else self.house_deck())
        if deck is None or deck.digest == named.digest:
            return named
        if options["deck"] != "house":
            raise OptionError(f"a deck was handed in, but the option says deck={options['deck']}; say deck=custom")
        options["deck"] = "custom"
        return _my_deck(deck)

    # -- The contract --------------------------------------------------------

    def start(self, seats: int, chance: Chance, options: dict[str, str | int], deck: CoreDeck | None) -> State:
        cards = self._deck_for(options, deck)
        check_seats(seats, options, cards)
        state = State(seats, cards, Options(options), chance)
        state.listening = True
        state.memory = fresh_memory(vec[i64]([0] * seats), 0)  # made anew with each deal
        state.begin()
        return state

    def stream_codes(self, deck: CoreDeck, stream: str) -> list[str]:
        assert isinstance(deck, Deck)
        return deck.recipe_codes if stream.startswith("recipes@") else deck.codes

    def seat_name(self, seat: int) -> str:
        return str(seat)

    def write(self, state: CoreState, seat: int, atoms: list[int], viewer: int | None) -> str:
        return notation.write_move(_mine(state), seat, atoms, viewer)

    def parse(self, state: CoreState, seat: int, text: str) -> list[int]:
        return notation.parse_move(_mine(state), seat, text)

    def default(self, state: CoreState, seat: int) -> list[int]:
        return defaults.default_move(_mine(state), seat)

    def position(self, text: str) -> State:
        return notation.read_position(text, self.info.options, self._deck_of_position)

    def write_position(self, state: CoreState) -> str:
        return notation.write_position(_mine(state), self.info.options)

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
        return sentences.target(move, self.deck_of(view))

    def asks(self, view: CoreView, target: str = "") -> str:
        assert isinstance(view, View)
        return questions.asks(view)

    def picture(self, view: CoreView) -> str:
        assert isinstance(view, View)
        return sentences.picture(view, self.deck_of(view))

    def faces(self, deck: CoreDeck) -> list[Face]:
        assert isinstance(deck, Deck)
        return display.faces(deck)

    def explain_result(self, view: CoreView) -> list[str]:
        assert isinstance(view, View)
        return display.explain_result(view)

    def deck_of(self, view: View) -> Deck:
        """The deck that this view is about."""
        return _my_deck(self.deck_with(view.deck))

    def read_house_decks(self) -> None:
        self.house_deck()
        self.house_deck(GENTLE)

    def _deck_of_position(self, options: dict[str, str | int], digest: str) -> Deck:
        """A position names a custom deck by its hash."""
        return self._deck_for(options, self.deck_with(digest) if options["deck"] == "custom" else None)


def check_seats(seats: int, options: dict[str, str | int], deck: Deck) -> None:
    dealer = options["first_dealer"]
    if isinstance(dealer, int) and dealer >= seats:  # PG-R3: the host picks a seat that exists
        raise OptionError(f"option first_dealer cannot be {dealer}; the seats are 0 to {seats - 1}")
    needed = FULL_HAND * seats + SPARE_CARDS
    if deck.size < needed:  # PG-R44
        raise OptionError(f"{seats} players need a deck of {needed} cards; this one has {deck.size}")
    if len(deck.recipe_codes) < seats:
        raise OptionError(f"{seats} players need as many recipes; this deck has {len(deck.recipe_codes)}")


def _my_deck(deck: CoreDeck) -> Deck:
    if not isinstance(deck, Deck):
        raise OptionError("this deck is not one of The Pie Game")
    return deck


def _mine(state: CoreState) -> State:
    if not isinstance(state, State):
        raise TypeError("this is not a state of The Pie Game")
    return state
