"""What those who draw The Pie Game need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Face
from bakehouse.games.the_pie_game.cards import FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.questions import needs_of
from bakehouse.games.the_pie_game.view import View


def faces(deck: Deck) -> list[Face]:
    """The cards, then the recipes, which have codes of their own."""
    cards = [_face(deck, kind) for kind in range(len(deck.codes))]
    return cards + [_recipe_face(deck, recipe) for recipe in range(len(deck.recipe_codes))]


def _face(deck: Deck, kind: int) -> Face:
    code = deck.codes[kind]
    group = "fudge" if kind < FUDGE_KINDS else "pot luck" if kind == POT_LUCK else deck.families[kind]
    return Face(code, deck.names[kind], group, deck.texts[kind], words=Message(f"card-{code}"))


def _recipe_face(deck: Deck, recipe: int) -> Face:
    code = deck.recipe_codes[recipe]
    needs = " ".join(deck.codes[kind] for kind in deck.recipe_needs[recipe])
    name = deck.recipe_names[recipe]
    return Face(code, name, "recipe", marks={"needs": needs}, words=Message(f"card-{code}"))


def explain_result(view: View, deck: Deck) -> list[Message]:
    lines = [say("result-pies", seat=seat, pies=pies) for seat, pies in enumerate(view.pies)]
    return [*lines, say("result-match", pies=int(view.options["target_pies"]), rounds=view.round)]


def picture(view: View, deck: Deck) -> list[Message]:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        say("picture-round", round=view.round, dealer=view.dealer),
        say("picture-draw-pile", count=view.deck_size),
        say("picture-discard-pile", cards=view.discard[:1], below=max(0, len(view.discard) - 1)),
        *(_seat_line(view, seat) for seat in range(view.seats)),
    ]
    if view.effect is not None:
        lines.append(say("picture-effect", card=view.effect))
    if view.queue:
        lines.append(say("picture-queue", cards=view.queue))
    if view.chosen:
        lines.append(say("picture-chosen", seats=view.chosen))
    if view.recipe is not None:
        lines.extend(_own_lines(view, view.recipe, deck))
    return lines


def _seat_line(view: View, seat: int) -> Message:
    is_on_turn = seat == view.turn and view.outcome is None
    state = "skips" if seat in view.fronts else "turn" if is_on_turn else "none"
    return say("picture-seat", seat=seat, pies=view.pies[seat], count=view.hand_sizes[seat], state=state)


def _own_lines(view: View, recipe: str, deck: Deck) -> list[Message]:
    needs = needs_of(view, deck)
    return [
        say("picture-recipe", card=recipe, cards=needs),
        say("picture-hand", cards=view.hand),
        say("picture-missing", cards=[code for code in needs if code not in view.hand]),
    ]
