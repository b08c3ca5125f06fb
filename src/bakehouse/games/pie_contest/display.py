"""What those who draw Pie Contest need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Face
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import TURNED, all_lying, can_turn, lying, speaker, subflavor
from bakehouse.games.pie_contest.play import BEST_OF
from bakehouse.games.pie_contest.view import KitchenCard, View
from bakehouse.games.pie_contest.vocabulary import ops
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS

# -- Faces -------------------------------------------------------------------


def faces(deck: Deck) -> list[Face]:
    """The cards, then what Achievements turn into, which is a face of its own."""
    kinds = range(int(deck.count))
    return [_face(deck, kind) for kind in kinds] + [_turned_face(deck, kind) for kind in kinds if can_turn(kind, deck)]


def _face(deck: Deck, kind: int) -> Face:
    code = deck.codes[kind]
    marks = _marks(deck, kind)
    group = "achievement" if kind >= deck.pantry_kinds else _group(deck, kind)
    if can_turn(kind, deck):
        marks.update(turned=code + TURNED, turned_kind=_group(deck, kind))
    return Face(code, deck.names[kind], group, deck.texts[kind], marks, words=Message(f"card-{code}"))


def _turned_face(deck: Deck, kind: int) -> Face:
    code = deck.codes[kind] + TURNED
    name, text, marks = deck.face_names[kind], deck.texts[kind], _marks(deck, kind)
    return Face(code, name, _group(deck, kind), text, marks, words=Message(f"card-{code}"))


def _group(deck: Deck, kind: int) -> str:
    return "ingredient" if deck.ingredient[kind] else "action"


def _marks(deck: Deck, kind: int) -> dict[str, str | int]:
    if not deck.ingredient[kind]:
        return {"bakes": "now" if _bakes_first(deck, kind) else "later"} if deck.bakes[kind] else {}
    marks: dict[str, str | int] = {"worth": int(deck.worth[kind])}
    if deck.flavor[kind] >= 0:
        marks["flavor"] = FLAVORS[deck.flavor[kind]]
    if deck.sub[kind] >= 0:
        marks["sub"] = deck.sub_names[deck.sub[kind]]
    return marks


def _bakes_first(deck: Deck, kind: int) -> bool:
    """Is Baking the first thing that this Action does?"""
    return bool(deck.code[deck.ability_start[deck.ability_first[kind]]] == ops.BAKE)


# -- The result --------------------------------------------------------------


def explain_result(view: View, deck: Deck) -> list[Message]:
    return [_result_of(view, seat, counted_pies(view)) for seat in range(view.seats)]


def counted_pies(view: View) -> int:
    """CO-R50: the best single Pie counts; in a Grand Contest the best three together."""
    return int(BEST_OF) if view.options["grand"] == "on" else 1


def _result_of(view: View, seat: int, best_of: int) -> Message:
    values = sorted(_values(view, seat), reverse=True)
    if not values:
        return say("result-no-pie", seat=seat)
    counted = values[:best_of]
    return say("result-pies", seat=seat, values=values, best=len(counted), score=sum(counted))


def _values(view: View, seat: int) -> list[int]:
    return [pie.boxes[-1] for pie in view.pies if pie.seat == seat]


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> list[Message]:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        say("picture-piles", number=view.turns, cards_left=view.pantry_size, achievements_left=view.pile_size),
        *(say("picture-achievement", card=code) for code in view.row),
        *(_seat_line(view, seat, deck) for seat in range(view.seats)),
        say("picture-trash", cards=view.trash),
    ]
    if view.texts:
        text = view.texts[-1]
        lines.append(say("picture-text", seat=text.seat, card=speaker(text, deck)))
    if view.seat is not None:
        lines.append(say("picture-hand", count=len(view.hand)))
        lines += [_card_line(code, deck) for code in view.hand]
    if view.looked:
        lines.append(say("picture-looked", cards=view.looked))
    if view.revealed:
        lines.append(say("picture-revealed", owner=view.revealed_seat, cards=all_lying(view.revealed, deck)))
    return lines


def _seat_line(view: View, seat: int, deck: Deck) -> Message:
    is_on_turn = seat == view.turn and view.turns and view.outcome is None
    return say(
        "picture-seat",
        seat=seat,
        state="turn" if is_on_turn else "none",
        count=view.hand_sizes[seat],
        kitchen=[_kitchen_card(card, deck) for card in view.kitchens[seat]],
        pies=_values(view, seat),
        shielded=_shielded(view, seat),
    )


def _kitchen_card(card: KitchenCard, deck: Deck) -> Message:
    state = "guarded" if card.guarded else "none"
    return say("picture-kitchen-card", card=lying(card.code, deck), worth=card.worth, state=state)


def _shielded(view: View, seat: int) -> str:
    if seat in view.kitchen_shields:
        return "both" if seat in view.pie_shields else "kitchen"
    return "pies" if seat in view.pie_shields else "none"


def _card_line(code: str, deck: Deck) -> Message:
    """A card with everything that is printed on it."""
    kind = deck.kinds[code]
    card = lying(code, deck)
    if not deck.ingredient[kind]:
        return say("picture-action", card=card)
    flavor, worth = Message(f"kind-{FLAVORS[deck.flavor[kind]]}"), int(deck.worth[kind])
    if deck.sub[kind] < 0:
        return say("picture-ingredient", card=card, flavor=flavor, worth=worth)
    sub = subflavor(deck.sub_names[deck.sub[kind]])
    return say("picture-ingredient-with-sub", card=card, flavor=flavor, sub=sub, worth=worth)
