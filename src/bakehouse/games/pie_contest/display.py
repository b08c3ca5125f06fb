"""What a page needs to draw Pie Contest besides words: the faces of the cards, and the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.play import BEST_OF
from bakehouse.games.pie_contest.sentences import player
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS


def faces(deck: Deck) -> list[Face]:
    return [_face(deck, kind) for kind in range(int(deck.count))]


def _face(deck: Deck, kind: int) -> Face:
    """An Achievement in a hand or a Kitchen has turned: `turned` is its name then, the other marks are what it is."""
    code, name, text = deck.codes[kind], deck.names[kind], deck.texts[kind]
    if kind < deck.pantry_kinds:
        return Face(code, name, "ingredient" if deck.ingredient[kind] else "action", text, _marks(deck, kind))
    marks = _marks(deck, kind)
    if deck.ingredient[kind] or deck.action[kind]:
        marks["turned"] = deck.face_names[kind]
        marks["turned_kind"] = "ingredient" if deck.ingredient[kind] else "action"
    return Face(code, name, "achievement", text, marks)


def _marks(deck: Deck, kind: int) -> dict[str, str | int]:
    if not deck.ingredient[kind]:
        return {}
    marks: dict[str, str | int] = {"worth": int(deck.worth[kind])}
    if deck.flavor[kind] >= 0:
        marks["flavor"] = FLAVORS[deck.flavor[kind]]
    if deck.sub[kind] >= 0:
        marks["sub"] = deck.sub_names[deck.sub[kind]]
    return marks


def explain_result(view: View) -> list[str]:
    """CO-R50: the best single Pie counts; in a Grand Contest the best three together."""
    grand = view.options["grand"] == "on"
    return [_line(view, seat, best_of=BEST_OF if grand else 1) for seat in range(view.seats)]


def _line(view: View, seat: int, best_of: int) -> str:
    values = sorted((pie.boxes[-1] for pie in view.pies if pie.seat == seat), reverse=True)
    if not values:
        return f"{player(seat)} Baked no Pie."
    pies = f"{player(seat)} Baked {some(len(values), 'Pie')}: {', '.join(map(str, values))}."
    counted = values[:best_of]
    what = f"The best {len(counted)} count" if len(counted) > 1 else "The best one counts"
    return f"{pies} {what}: {sum(counted)}."
