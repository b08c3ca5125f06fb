"""What those who draw Cheflebrity need: the table in plain text, faces of cards, the result, standing answers."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.cheflebrity.atoms import DECLINE, PASS
from bakehouse.games.cheflebrity.cards import (
    CODES,
    FLAVOUR_OF,
    FLAVOURS,
    GENIUS_WORDS,
    NO_FLAVOUR,
    OO,
    PART_OF,
    PART_WORDS,
    PIE_KINDS,
    QUALITY_OF,
    SG,
    TROPHY_WORDS,
    Deck,
)
from bakehouse.games.cheflebrity.names import card_name, chef, danger, proposal
from bakehouse.games.cheflebrity.scoring import EXACT
from bakehouse.games.cheflebrity.view import BonusView, PieView, View

GENIUS_LINE = "A Stroke of Genius! played as something else."


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [f"Ingredients Pile: {some(view.pile_size, 'card')}."]
    if view.turns_left is not None and view.outcome is None:
        lines.append(f"The last round: {some(view.turns_left, 'turn')} after this one.")
    lines.append(f"Leftovers: {' '.join(view.leftovers) or 'empty'}")
    lines.append(f"Out Pile: {' '.join(view.out) or 'empty'}")
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat))
    if view.threat is not None:
        lines.append(danger(view, deck))
    if view.offer is not None:
        lines.append(proposal(view, deck))
    if view.seat is not None:
        lines.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    if view.tally is not None:
        lines.extend(_tally_lines(view))
    return "\n".join(lines)


def _seat_lines(view: View, seat: int) -> list[str]:
    you = " (you)" if seat == view.seat else ""
    turn = ", on turn" if seat == view.turn and view.outcome is None else ""
    lines = [f"{chef(seat)}{you}: {some(view.hand_sizes[seat], 'card')}{turn}"]
    for word, pies in (("Working Line", view.working[seat]), ("Serving Line", view.serving[seat])):
        if pies:
            lines.append(f"  {word}: {_line(pies)}")
    if view.kept[seat]:
        lines.append(f"  Kept: {' '.join(view.kept[seat])}")
    return lines


def _line(pies: list[PieView]) -> str:
    return "; ".join(f"w{pie.number} {' '.join(pie.cards)}" for pie in pies)


def _tally_lines(view: View) -> list[str]:
    assert view.tally is not None
    lines = [f"Quality points: {_by_seat(view.tally.quality)}"]
    lines += [f"Bonus, {bonus.name}: {_by_seat(bonus.points)}" for bonus in view.tally.bonuses if any(bonus.points)]
    return [*lines, f"Total: {_by_seat(view.tally.totals)}"]


def _by_seat(numbers: list[int]) -> str:
    return ", ".join(f"{chef(seat)} with {number}" for seat, number in enumerate(numbers))


# -- Cards -------------------------------------------------------------------


def faces(deck: Deck) -> list[Face]:
    """The cards of the deck, then a Stroke of Genius! in each of its roles: in a pie, or kept."""
    roles = [_role(deck, word, PIE_KINDS + number) for number, word in enumerate(GENIUS_WORDS)]
    kept = [Face(word, deck.names[SG], "special", GENIUS_LINE, {"as": word[3:]}) for word in TROPHY_WORDS[2:]]
    return [_face(deck, kind) for kind in range(len(CODES))] + roles + kept


def _face(deck: Deck, kind: int) -> Face:
    if kind >= PIE_KINDS:
        marks: dict[str, str | int] = {"quality": 5} if kind == SG else {}
        return Face(CODES[kind], deck.names[kind], "oops" if kind == OO else "special", deck.texts[kind], marks)
    return Face(CODES[kind], deck.names[kind], PART_WORDS[PART_OF[kind]], deck.texts[kind], _marks(kind))


def _role(deck: Deck, word: str, placed: int) -> Face:
    """`SG=T`: a Stroke of Genius! as a Top Crust."""
    marks = {**_marks(placed), "genius": 1}
    return Face(word, card_name(word, deck), PART_WORDS[PART_OF[placed]], GENIUS_LINE, marks)


def _marks(placed: int) -> dict[str, str | int]:
    marks: dict[str, str | int] = {"quality": int(QUALITY_OF[placed])}
    if FLAVOUR_OF[placed] != NO_FLAVOUR:
        marks["flavour"] = FLAVOURS[FLAVOUR_OF[placed]]
    return marks


# -- The result --------------------------------------------------------------


def explain_result(view: View, deck: Deck) -> list[str]:
    tally = view.tally
    if tally is None:
        return []
    lines = [f"{chef(seat)} has {some(points, 'quality point')}." for seat, points in enumerate(tally.quality)]
    lines += [_bonus(bonus, averages=view.options["quality_bonus"] == "average") for bonus in tally.bonuses]
    return lines + [f"{chef(seat)} has {some(total, 'point')} in all." for seat, total in enumerate(tally.totals)]


def _bonus(bonus: BonusView, *, averages: bool) -> str:
    parts = []
    for seat, (value, points) in enumerate(zip(bonus.values, bonus.points, strict=True)):
        if value is not None:
            reached = f"{value / EXACT:.2f}" if averages and "quality" in bonus.name else str(value)
            parts.append(f"{chef(seat)} with {reached}" + (f" (+{points})" if points else ""))
    return f"Bonus, {bonus.name}: {', '.join(parts) or 'nobody'}."


# -- Standing answers --------------------------------------------------------

PASSING = "pass"
DECLINING = "decline"
STANDING = [(PASSING, "Pass until my pie is hit"), (DECLINING, "Decline every trade")]


def standing_answer(view: View, key: str) -> int | None:
    """The answer given in advance; None where this question needs its player (CH-D4, CH-D9, CH-D11, CH-D12)."""
    if key == PASSING and view.step in ("window", "save"):
        return None if _is_hit(view) or PASS not in view.legal else PASS
    if key == DECLINING and view.step in ("reply", "replies"):
        return DECLINE if DECLINE in view.legal else None
    return None


def standing_ends(view: View, key: str) -> bool:
    """ "Until my pie is hit": then the answer given in advance ends."""
    return key == PASSING and _is_hit(view)


def _is_hit(view: View) -> bool:
    """May this seat save one of its own pies now?"""
    return view.step == "save" and view.threat is not None and view.threat.owner == view.seat
