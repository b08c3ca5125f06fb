"""The Pie Game as a game: its facts, its deck file, and how a table starts."""

from __future__ import annotations

from typing import Any

from bakehouse.core.card_game import CardGame, Modules
from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.deckfile import DeckFile
from bakehouse.core.errors import OptionError
from bakehouse.core.game import GameInfo
from bakehouse.core.ledger import rules_version
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Value, read_options
from bakehouse.core.package_data import text_of
from bakehouse.core.state import State as CoreState
from bakehouse.games.the_pie_game import (
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
from bakehouse.games.the_pie_game.atoms import MAX_SEATS, move_space
from bakehouse.games.the_pie_game.cards import FIRST_INGREDIENT, FULL_HAND, MAX_KINDS, NEEDS, SPECIALS, Deck
from bakehouse.games.the_pie_game.encoder import Encoder
from bakehouse.games.the_pie_game.memory import fresh_memory
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import SPARE_CARDS, Options
from bakehouse.games.the_pie_game.view import View

PACKAGE = "bakehouse.games.the_pie_game"
CARDS = 94  # PG-3
RECIPES = 16  # PG-2
MIN_INGREDIENTS = 60  # PG-R57
GENTLE = "gentle.toml"


def house_kinds() -> int:
    """How many kinds of cards the house deck has; counted, because parsing the file would double an import."""
    text = text_of(PACKAGE, CardGame.house_file)
    return text.count("\n[[special]]") + text.count("\n[[ingredient]]")


class ThePieGame(CardGame[State, View, Deck]):
    package = PACKAGE
    state_class = State
    view_class = View
    deck_class = Deck
    modules = Modules(
        notation, positions, observation, questions, reports, refusals, display, defaults, worlds, advice, sheets
    )
    info = GameInfo(
        slug="the-pie-game",
        title="The Pie Game",
        minutes=(20, 40),
        seats=(2, MAX_SEATS),  # PG-5
        options=read_options(PACKAGE),
        rules=rules_version(PACKAGE),
        move_space=move_space(house_kinds()),
        silent_options=(("chat", "off"),),  # PG-R49
        disclosures=("took", "lost_turn"),
        shows_memory=True,
    )

    # -- Decks ---------------------------------------------------------------

    def read_deck(self, text: str, file: str) -> Deck:
        """PG-R57: 94 cards, the seven special kinds, 16 recipes that ask for a hand of different ingredients."""
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

    def deck_for(self, options: dict[str, Value], deck: CoreDeck | None) -> Deck:
        """The deck that the option names. A deck that is handed in is a custom one, unless it is that deck."""
        if options["deck"] == "custom":
            if deck is None:
                raise OptionError("with deck=custom the deck is handed in: game.deal(…, deck=game.deck(path))")
            return self._own_deck(deck)
        named = self._own_deck(self.house_deck(GENTLE) if options["deck"] == "gentle" else self.house_deck())
        if deck is None or deck.digest == named.digest:
            return named
        if options["deck"] != "house":
            raise OptionError(f"a deck was handed in, but the option says deck={options['deck']}; say deck=custom")
        options["deck"] = "custom"
        return self._own_deck(deck)

    def deck_of_position(self, options: dict[str, Value], digest: str) -> Deck:
        """A position names a custom deck by its hash."""
        return self.deck_for(options, self.deck_with(digest) if digest else None)

    def read_house_decks(self) -> None:
        super().read_house_decks()
        self.house_deck(GENTLE)

    # -- Tables --------------------------------------------------------------

    def check_table(self, seats: int, options: dict[str, Value], deck: Deck) -> None:
        dealer = options["first_dealer"]
        if isinstance(dealer, int) and dealer >= seats:  # PG-R3: the host picks a seat that exists
            raise OptionError(f"option first_dealer cannot be {dealer}; the seats are 0 to {seats - 1}")
        needed = FULL_HAND * seats + SPARE_CARDS
        if deck.size < needed:  # PG-R44
            raise OptionError(f"{seats} players need a deck of {needed} cards; this one has {deck.size}")
        if len(deck.recipe_codes) < seats:
            raise OptionError(f"{seats} players need as many recipes; this deck has {len(deck.recipe_codes)}")

    def encoder(self, state: CoreState) -> Encoder:
        return Encoder(self._own_state(state))

    def new_state(self, seats: int, deck: Deck, options: dict[str, Value], chance: Chance) -> State:
        state = State(seats, deck, Options(options), chance)
        state.memory = fresh_memory(vec[i64]([0] * seats), 0)  # replaced at every deal
        return state

    def stream_codes(self, deck: CoreDeck, stream: str) -> list[str]:
        return self._own_deck(deck).recipe_codes if stream.startswith("recipes@") else deck.codes
