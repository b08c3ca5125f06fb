"""What those who draw Pie Factory need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pie_factory.cards import FOREMAN, ICONS, KINDS, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.names import ICON_NAMES, PEOPLE, card_facts, card_name, fillings_under, pie_words
from bakehouse.games.pie_factory.scoring import BONUS, MOST_PIES_BONUS
from bakehouse.games.pie_factory.view import View


def faces(deck: Deck) -> list[Face]:
    return [_face(deck, card) for card in range(len(deck.codes))]


def _face(deck: Deck, card: int) -> Face:
    marks: dict[str, str | int] = {"value": int(deck.value[card]), "prep": int(deck.prep[card])}
    icon = ICONS[deck.icons[card]]
    if icon:
        marks["icon"] = ICON_NAMES[icon]
    fillings = fillings_under(card, deck)
    text = f"Goes on {fillings}." if fillings else ""
    return Face(deck.codes[card], deck.names[card], KINDS[deck.kind[card]], text, marks)


# -- The result ----------------------------------------------------------------


def explain_result(view: View, deck: Deck) -> list[str]:
    """PF-71 to PF-85: the dollars, the three majorities, the most pies."""
    lines = []
    for seat in range(view.seats):
        dollars = [int(deck.value[deck.kinds[code]]) for code in view.score[seat]]
        lines.append(f"{PEOPLE[seat]} boxed {some(len(dollars), 'card')} worth ${sum(dollars)}.")
    for icon in (PRESIDENT, FOREMAN, SECRETARY):
        lines.append(_majority(view, deck, int(icon)))
    lines.append(_most_pies(view, deck))
    scores = [] if view.outcome is None else view.outcome.scores
    return lines + [f"{PEOPLE[seat]}: {some(score or 0, 'point')}." for seat, score in enumerate(scores)]


def _icons(view: View, deck: Deck, seat: int, icon: int) -> int:
    """PF-77, PF-81: Grandma may have changed one President icon."""
    number = sum(deck.icons[deck.kinds[code]] == icon for code in view.score[seat])
    changed = {"foreman": FOREMAN, "secretary": SECRETARY}.get(view.grandma[seat])
    if changed is not None:
        number += int(icon == changed) - int(icon == PRESIDENT)
    return number


def _majority(view: View, deck: Deck, icon: int) -> str:
    counts = [_icons(view, deck, seat, icon) for seat in range(view.seats)]
    name = ICON_NAMES[ICONS[icon]]
    shown = ", ".join(f"{PEOPLE[seat]} with {count}" for seat, count in enumerate(counts))
    best = max(counts)
    if not best or counts.count(best) > 1:  # PF-78, PF-79
        return f"{name} icons: {shown}. Nobody has the majority."
    return f"{name} icons: {shown}. {PEOPLE[counts.index(best)]} has the majority: {BONUS[icon]} points."


def _most_pies(view: View, deck: Deck) -> str:
    """PF-84, PF-85, PF-R41."""
    counts = [sum(deck.kind[deck.kinds[code]] != 0 for code in pile) for pile in view.score]
    shown = ", ".join(f"{PEOPLE[seat]} with {count}" for seat, count in enumerate(counts))
    best = max(counts)
    first = [PEOPLE[seat] for seat, count in enumerate(counts) if count == best]
    if not best or (len(first) > 1 and view.options["most_pies_tie"] != "all"):
        return f"Pies: {shown}. Nobody has the most."
    return f"Pies: {shown}. Most pies: {' and '.join(first)}, {MOST_PIES_BONUS} points."


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Day {view.day}, round {view.round}. Order: {', '.join(PEOPLE[seat] for seat in view.order)}.",
        f"Deck: {some(view.deck_size, 'card')}.",
        "Assembly line:",
        *[f"  {position}: {_line_place(view, position - 1, deck)}" for position in range(1, len(view.line) + 1)],
        f"Discards: {' '.join(view.discard) or 'none'}{_hidden(view)}",
    ]
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat, deck))
    if view.seat is not None:
        lines.append("Your hand:" if view.hand else "Your hand: empty")
        lines.extend(f"  {card_facts(code, deck)}{_goes_on(code, deck)}" for code in view.hand)
    return "\n".join(lines)


def _line_place(view: View, position: int, deck: Deck) -> str:
    code = view.line[position]
    if code is None:
        return "empty"
    cost = view.costs[position]
    price = f"costs {some(cost, 'card')}" if cost else "free"
    return f"{card_facts(code, deck)}{_goes_on(code, deck)} ({price})"


def _goes_on(code: str, deck: Deck) -> str:
    """For a topping: on which fillings it goes."""
    fillings = fillings_under(deck.kinds[code], deck)
    return f", goes on {fillings}" if fillings else ""


def _hidden(view: View) -> str:
    hidden = sum(view.hidden_discards)
    return f" and {some(hidden, 'hidden card')}" if hidden else ""


def _seat_lines(view: View, seat: int, deck: Deck) -> list[str]:
    you = " (you)" if seat == view.seat else ""
    turn = ", to move" if seat in view.asked else ""
    front = view.fronts[seat]
    shows = "" if front is None else f", shows {card_name(front.card, deck)}{' face down' if front.down else ''}"
    lines = [f"{PEOPLE[seat]}{you}: {some(view.hand_sizes[seat], 'card')} in hand{shows}{turn}"]
    for slot, pie in enumerate(view.pies[seat], 1):
        if pie is not None:
            lines.append(f"  pie {slot}: {pie_words(pie, deck)}")
    lines.append(f"  boxed: {_boxed(view, seat, deck)}")
    return lines


def _boxed(view: View, seat: int, deck: Deck) -> str:
    codes = view.score[seat]
    if len(codes) < view.score_sizes[seat]:
        return some(view.score_sizes[seat], "card")
    dollars = sum(deck.value[deck.kinds[code]] for code in codes)
    icons = "".join(ICONS[deck.icons[deck.kinds[code]]] for code in codes)
    return f"{' '.join(codes) or 'nothing'} (${dollars}{f', icons {icons}' if icons else ''})"
