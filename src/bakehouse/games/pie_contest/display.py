"""What those who draw Pie Contest need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import card_line, card_name, face_name, face_names, player
from bakehouse.games.pie_contest.play import BEST_OF
from bakehouse.games.pie_contest.view import KitchenCard, View
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS


def faces(deck: Deck) -> list[Face]:
    return [_face(deck, kind) for kind in range(int(deck.count))]


def _face(deck: Deck, kind: int) -> Face:
    """An Achievement in a hand or a Kitchen has turned: `turned` is its name there, the other marks say what it is."""
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


def explain_result(view: View, deck: Deck) -> list[str]:
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


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Turn {view.turns}. Pantry: {some(view.pantry_size, 'card')}. Pile: {some(view.pile_size, 'Achievement')}."
    ]
    for code in view.row:
        lines.append(f"Achievement {card_line(code, deck)}")
    for seat in range(view.seats):
        lines.append(_player_line(view, seat, deck))
    lines.append(f"Trash: {_counted(view.trash, deck) or 'empty'}")
    if view.seat is not None:
        lines.append(f"Your hand:{'' if view.hand else ' empty'}")
        lines += [f"  {card_line(code, deck)}" for code in view.hand]
    if view.looked:
        lines.append(f"You look at: {', '.join(card_name(code, deck) for code in view.looked)}")
    if view.revealed:
        shown = face_names(view.revealed, deck)
        lines.append(f"You see the hand of {player(view.revealed_seat)}: {shown}")
    return "\n".join(lines)


def _player_line(view: View, seat: int, deck: Deck) -> str:
    you = " (you)" if seat == view.seat else ""
    turn = ", on turn" if seat == view.turn and view.turns and view.outcome is None else ""
    hand = some(view.hand_sizes[seat], "card")
    kitchen = ", ".join(_kitchen_word(card, deck) for card in view.kitchens[seat]) or "empty"
    pies = ", ".join(str(pie.boxes[-1]) for pie in view.pies if pie.seat == seat) or "none"
    shields = [word for word, seats in (("Kitchen", view.kitchen_shields), ("Pies", view.pie_shields)) if seat in seats]
    shielded = f"; shielded: {' and '.join(shields)}" if shields else ""
    return f"{player(seat)}{you}{turn}: {hand}; Kitchen: {kitchen}; Pies: {pies}{shielded}"


def _kitchen_word(card: KitchenCard, deck: Deck) -> str:
    guard = ", guarded" if card.guarded else ""
    return f"{face_name(card.code, deck)} {card.worth}{guard}"


def _counted(codes: list[str], deck: Deck) -> str:
    words = []
    for code in dict.fromkeys(codes):
        count = codes.count(code)
        words.append(f"{count} × {card_name(code, deck)}" if count > 1 else card_name(code, deck))
    return ", ".join(words)
