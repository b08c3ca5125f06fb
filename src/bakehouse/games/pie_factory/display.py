"""What a page needs to draw Pie Factory besides words: the faces of the cards, and the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pie_factory.cards import FOREMAN, ICONS, KINDS, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.scoring import BONUS, MOST_PIES_BONUS
from bakehouse.games.pie_factory.sentences import ICON_NAMES, PEOPLE
from bakehouse.games.pie_factory.view import View


def faces(deck: Deck) -> list[Face]:
    return [_face(deck, card) for card in range(len(deck.codes))]


def _face(deck: Deck, card: int) -> Face:
    marks: dict[str, str | int] = {"value": int(deck.value[card]), "prep": int(deck.prep[card])}
    icon = ICONS[deck.icons[card]]
    if icon:
        marks["icon"] = ICON_NAMES[icon]
    fillings = [name for other, name in enumerate(deck.names) if deck.fits[card] >> other & 1]
    text = f"Goes on {', '.join(dict.fromkeys(fillings))}." if fillings else ""
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
