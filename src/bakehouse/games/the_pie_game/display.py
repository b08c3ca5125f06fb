"""What those who draw The Pie Game need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.the_pie_game.cards import FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.names import (
    card_name,
    card_names,
    enumerated,
    name_and_code,
    names_and_codes,
    needs_of,
    recipe_name,
    seat_name,
)
from bakehouse.games.the_pie_game.view import View


def faces(deck: Deck) -> list[Face]:
    """The cards, then the recipes, which have codes of their own."""
    cards = [_face(deck, kind) for kind in range(len(deck.codes))]
    return cards + [_recipe_face(deck, recipe) for recipe in range(len(deck.recipe_codes))]


def _face(deck: Deck, kind: int) -> Face:
    code = deck.codes[kind]
    if kind < FUDGE_KINDS:
        return Face(code, card_name(code, deck), "fudge", deck.texts[kind])
    if kind == POT_LUCK:
        return Face(code, deck.names[kind], "pot luck", deck.texts[kind])
    return Face(code, deck.names[kind], deck.families[kind])


def _recipe_face(deck: Deck, recipe: int) -> Face:
    needs = [deck.codes[kind] for kind in deck.recipe_needs[recipe]]
    words = ", ".join(deck.names[kind] for kind in deck.recipe_needs[recipe])
    return Face(deck.recipe_codes[recipe], deck.recipe_names[recipe], "recipe", words, {"needs": " ".join(needs)})


def explain_result(view: View, deck: Deck) -> list[str]:
    lines = [f"Seat {seat} baked {some(pies, 'pie')}." for seat, pies in enumerate(view.pies)]
    target = some(int(view.options["target_pies"]), "pie")
    return [*lines, f"The match goes to {target}; it took {some(view.round, 'round')}."]


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Round {view.round}, dealt by {seat_name(view, view.dealer)}.",
        f"Draw pile: {some(view.deck_size, 'card')}.",
        f"Discard pile: {_discard(view, deck)}",
        *(_seat_line(view, seat) for seat in range(view.seats)),
    ]
    if view.effect is not None:
        lines.append(f"Being carried out: {card_name(view.effect, deck)}")
    if view.queue:
        lines.append(f"Waiting to be carried out: {card_names(view.queue, deck)}")
    if view.chosen:
        lines.append(f"Have chosen a card: {enumerated([seat_name(view, seat) for seat in view.chosen])}")
    if view.recipe is not None:
        lines.extend(_own_lines(view, view.recipe, deck))
    return "\n".join(lines)


def _discard(view: View, deck: Deck) -> str:
    if not view.discard:
        return "empty"
    below = f" on {len(view.discard) - 1} more" if len(view.discard) > 1 else ""
    return name_and_code(view.discard[0], deck) + below


def _seat_line(view: View, seat: int) -> str:
    facts = [some(view.pies[seat], "pie"), some(view.hand_sizes[seat], "card")]
    if seat in view.fronts:
        facts.append("a lost turn in front")
    if seat == view.turn and view.outcome is None:
        facts.append("on turn")
    return f"{seat_name(view, seat).capitalize()}: {', '.join(facts)}"


def _own_lines(view: View, recipe: str, deck: Deck) -> list[str]:
    needs = needs_of(view, deck)
    missing = [code for code in needs if code not in view.hand]
    return [
        f"Your recipe: {recipe_name(recipe, deck)}: {names_and_codes(needs, deck)}",
        f"Your hand: {names_and_codes(view.hand, deck)}",
        f"Still missing: {' '.join(missing) or 'nothing'}",
    ]
