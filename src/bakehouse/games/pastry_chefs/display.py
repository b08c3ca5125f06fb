"""What a page needs to draw Pastry Chefs besides words: the faces of the cards, and the result explained."""

from __future__ import annotations

from bakehouse.core.view import Face
from bakehouse.core.words import some
from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.sentences import PEOPLE, SUITS, TEAMS, card_name
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
    suit = next(suit for suit in SUITS if suit[0] == code[1])
    return Face(code, card_name(code).capitalize(), suit, marks={"number": int(code[0]), "suit": suit})


def explain_result(view: View) -> list[str]:
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
