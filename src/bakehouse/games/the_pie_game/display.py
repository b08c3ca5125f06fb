"""What a page needs to draw The Pie Game besides words: the faces of the cards, and the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.the_pie_game.cards import FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.sentences import card_name
from bakehouse.games.the_pie_game.view import View


def faces(deck: Deck) -> list[Face]:
    """The cards, then the recipes, which have codes of their own."""
    cards = [_face(deck, kind) for kind in range(len(deck.codes))]
    return cards + [_recipe(deck, recipe) for recipe in range(len(deck.recipe_codes))]


def _face(deck: Deck, kind: int) -> Face:
    code = deck.codes[kind]
    if kind < FUDGE_KINDS:
        return Face(code, card_name(deck, code), "fudge", deck.texts[kind])
    if kind == POT_LUCK:
        return Face(code, deck.names[kind], "pot luck", deck.texts[kind])
    return Face(code, deck.names[kind], deck.families[kind])


def _recipe(deck: Deck, recipe: int) -> Face:
    needs = [deck.codes[kind] for kind in deck.recipe_needs[recipe]]
    words = ", ".join(deck.names[kind] for kind in deck.recipe_needs[recipe])
    return Face(deck.recipe_codes[recipe], deck.recipe_names[recipe], "recipe", words, {"needs": " ".join(needs)})


def explain_result(view: View) -> list[str]:
    lines = [f"Seat {seat} baked {some(pies, 'pie')}." for seat, pies in enumerate(view.pies)]
    target = some(int(view.options["target_pies"]), "pie")
    return [*lines, f"The match goes to {target}; it took {some(view.round, 'round')}."]
