"""What those who draw Pastry Chefs need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core import words
from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.names import PEOPLE, TEAMS, card_name, in_words, suit_of
from bakehouse.games.pastry_chefs.view import View

# PC-R52: no free chat, because nobody may disclose what is in a hand (PC-36); these tell nothing about cards.
PHRASES = (
    "Hello!",
    "Good luck!",
    "One moment, please.",
    "I am back.",
    "Thank you.",
    "Good game!",
    "Another one?",
    "I have to go.",
)


def faces(deck: Deck) -> list[Face]:
    return [_face(code) for code in deck.codes]


def _face(code: str) -> Face:
    suit = suit_of(code)
    return Face(code, card_name(code).capitalize(), suit, marks={"number": int(code[0]), "suit": suit})


def explain_result(view: View, deck: Deck) -> list[str]:
    """PC-10, PC-11: a pastry of three cards is worth a point, one of four two."""
    lines = []
    for seat, pastries in enumerate(view.baked):
        for cards in pastries:
            lines.append(f"{PEOPLE[seat]} baked {' '.join(cards)}: {some(len(cards) - 2, 'point')}.")
    for team, name in enumerate(TEAMS):
        total = some(view.scores[team], "point")
        lines.append(f"{name}: {view.points[team]} + {view.points[team + 2]} = {total}.")
    if view.game_number > 1:
        lines.append(f"Games won: {TEAMS[0]} {view.wins[0]}, {TEAMS[1]} {view.wins[1]}.")
    return lines


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Game {view.game_number}. Points: North and South {view.scores[0]}, East and West {view.scores[1]}.",
        f"Deck: {words.some(view.deck_size, 'card')}.",
        f"Discard pile X: {' '.join(view.discard) or 'empty'}",
    ]
    for seat, name in enumerate(PEOPLE):
        you = " (you)" if seat == view.seat else ""
        turn = ", on turn" if seat == view.turn and view.outcome is None else ""
        lines.append(f"{name}{you}: {words.some(view.hand_sizes[seat], 'card')}{turn}{_baked(view.baked[seat])}")
    lines.append(f"Blocked for Moves: {', '.join(map(in_words, view.blocked)) or 'nothing'}")
    if view.seat is not None:
        lines.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    if view.drawn:
        lines.append(f"Just drawn: {' '.join(view.drawn)}")
    return "\n".join(lines)


def _baked(pastries: list[list[str]]) -> str:
    if not pastries:
        return ""
    return "; baked " + " and ".join(" ".join(pastry) for pastry in pastries)
