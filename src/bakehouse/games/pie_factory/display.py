"""What those who draw Pie Factory need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Face
from bakehouse.games.pie_factory.cards import CRUST, FOREMAN, KINDS, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.names import (
    ICON_WORDS,
    card_facts,
    fillings_under,
    minutes_of,
    pie_words,
    side_word,
)
from bakehouse.games.pie_factory.scoring import BONUS, MOST_PIES_BONUS
from bakehouse.games.pie_factory.view import View

ICON_MARKS = ["", "president", "foreman", "secretary", "grandma"]  # by icon


def faces(deck: Deck) -> list[Face]:
    return [_face(deck, card) for card in range(len(deck.codes))]


def _face(deck: Deck, card: int) -> Face:
    code = deck.codes[card]
    marks: dict[str, str | int] = {"value": int(deck.value[card]), "prep": int(deck.prep[card])}
    icon = ICON_MARKS[deck.icons[card]]
    if icon:
        marks["icon"] = icon
    fillings = fillings_under(card, deck)
    if fillings:
        marks["fits"] = " ".join(fillings)
    text = ", ".join(deck.names[deck.kinds[filling]] for filling in fillings)
    return Face(code, deck.names[card], KINDS[deck.kind[card]], text, marks, words=Message(f"card-{code}"))


# -- The result ----------------------------------------------------------------


def explain_result(view: View, deck: Deck) -> list[Message]:
    """PF-71 to PF-85: the dollars, the three majorities, the most pies."""
    lines = [
        *(_boxed(view, seat, deck) for seat in range(view.seats)),
        *(_majority(view, deck, int(icon)) for icon in (PRESIDENT, FOREMAN, SECRETARY)),
        _most_pies(view, deck),
    ]
    scores = [] if view.outcome is None else view.outcome.scores
    return lines + [say("result-points", seat=seat, points=score or 0) for seat, score in enumerate(scores)]


def _boxed(view: View, seat: int, deck: Deck) -> Message:
    return say("result-boxed", seat=seat, count=len(view.score[seat]), dollars=dollars_of(view, seat, deck))


def dollars_of(view: View, seat: int, deck: Deck) -> int:
    return sum(int(deck.value[deck.kinds[code]]) for code in view.score[seat])


def _printed_icons(view: View, seat: int, icon: int, deck: Deck) -> int:
    return sum(deck.icons[deck.kinds[code]] == icon for code in view.score[seat])


def icons_of(view: View, seat: int, icon: int, deck: Deck) -> int:
    """PF-77, PF-81: Grandma may have changed one President icon."""
    number = _printed_icons(view, seat, icon, deck)
    changed = {"foreman": FOREMAN, "secretary": SECRETARY}.get(view.grandma[seat])
    if changed is not None:
        number += int(icon == changed) - int(icon == PRESIDENT)
    return number


def _majority(view: View, deck: Deck, icon: int) -> Message:
    numbers = [icons_of(view, seat, icon, deck) for seat in range(view.seats)]
    first = leaders(numbers)
    if len(first) != 1:  # PF-78, PF-79
        return say("result-no-majority", icon=ICON_WORDS[icon], counts=_counts(numbers))
    points = int(BONUS[icon])
    return say("result-majority", icon=ICON_WORDS[icon], counts=_counts(numbers), winner=first[0], points=points)


def leaders(numbers: list[int]) -> list[int]:
    """The seats that have the most; without any there are none."""
    best = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == best] if best else []


def _most_pies(view: View, deck: Deck) -> Message:
    """PF-84, PF-85, PF-R41."""
    numbers = pies_of(view, deck)
    first = leaders(numbers)
    if not first or (len(first) > 1 and view.options["most_pies_tie"] != "all"):
        return say("result-no-most-pies", counts=_counts(numbers))
    return say("result-most-pies", counts=_counts(numbers), winners=first, points=int(MOST_PIES_BONUS))


def pies_of(view: View, deck: Deck) -> list[int]:
    """PF-85: everybody's fillings and toppings in the score pile."""
    return [sum(deck.kind[deck.kinds[code]] != CRUST for code in pile) for pile in view.score]


def _counts(numbers: list[int]) -> list[Message]:
    """How many everybody has."""
    return [say("part-count", seat=seat, count=number) for seat, number in enumerate(numbers)]


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> list[Message]:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        say("picture-day", day=view.day, round=view.round, seats=view.order),
        say("picture-deck", count=view.deck_size),
        *(_line_place(view, position, deck) for position in range(len(view.line))),
        say("picture-discards", cards=view.discard, hidden=sum(view.hidden_discards)),
    ]
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat, deck))
    if view.seat is not None:
        lines.extend(say("picture-hand", what=card_facts(code, deck)) for code in view.hand)
        if not view.hand:
            lines.append(say("picture-no-hand"))
    return lines + _toppings(view, deck)


def _line_place(view: View, position: int, deck: Deck) -> Message:
    code = view.line[position]
    if code is None:
        return say("picture-place-empty", place=position + 1)
    return say("picture-place", place=position + 1, what=card_facts(code, deck), cost=view.costs[position])


def _seat_lines(view: View, seat: int, deck: Deck) -> list[Message]:
    state = "turn" if seat in view.asked else "none"
    lines = [say("picture-seat", seat=seat, count=view.hand_sizes[seat], state=state)]
    front = view.fronts[seat]
    if front is not None:
        side, minutes = side_word(down=front.down), minutes_of(front.card, deck, down=front.down)
        lines.append(say("picture-front", seat=seat, card=front.card, side=side, minutes=minutes))
    for number, pie in enumerate(view.pies[seat], 1):
        if pie is not None:
            lines.append(say("picture-pie", owner=seat, number=number, pie=pie_words(pie)))
    return [*lines, _score_pile(view, seat, deck)]


def _score_pile(view: View, seat: int, deck: Deck) -> Message:
    codes = view.score[seat]
    if len(codes) < view.score_sizes[seat]:
        return say("picture-closed-pile", seat=seat, count=view.score_sizes[seat])
    printed = {icon: _printed_icons(view, seat, icon, deck) for icon in ICON_WORDS}
    icons = [say("part-icons", icon=ICON_WORDS[icon], count=number) for icon, number in printed.items() if number]
    return say("picture-score-pile", seat=seat, cards=codes, dollars=dollars_of(view, seat, deck), icons=icons)


def _toppings(view: View, deck: Deck) -> list[Message]:
    """On what the toppings go that lie in the line or in the reader's hand; those that are alike once."""
    lines: dict[tuple[str, ...], Message] = {}
    for code in [*view.line, *view.hand]:
        fillings = [] if code is None else fillings_under(deck.kinds[code], deck)
        if code is not None and fillings:
            lines.setdefault(
                (deck.names[deck.kinds[code]], *fillings), say("picture-topping", card=code, cards=fillings)
            )
    return list(lines.values())
