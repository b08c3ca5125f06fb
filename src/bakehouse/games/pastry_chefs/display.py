"""What those who draw Pastry Chefs need: the table in plain text, the faces of the cards, the result explained."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Face
from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.names import named, suit_of
from bakehouse.games.pastry_chefs.view import View

TEAMS = [[0, 2], [1, 3]]  # PC-2
# PC-R52: no free chat, because nobody may disclose what is in a hand (PC-36); these tell nothing about cards.
PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-one-moment",
    "phrase-back",
    "phrase-thank-you",
    "phrase-good-game",
    "phrase-another-one",
    "phrase-have-to-go",
)


def faces(deck: Deck) -> list[Face]:
    return [_face(code) for code in deck.codes]


def _face(code: str) -> Face:
    """Every deck has the same 16 cards, so catalogues have names for all of them and nobody needs the deck file's."""
    suit = suit_of(code)
    return Face(code, code, suit, marks={"number": int(code[0]), "suit": suit}, words=Message(f"card-{code}"))


def explain_result(view: View, deck: Deck) -> list[Message]:
    """PC-10, PC-11: a pastry of three cards is worth a point, one of four two."""
    lines = [
        say("result-pastry", seat=seat, cards=cards, points=len(cards) - 2)
        for seat, pastries in enumerate(view.baked)
        for cards in pastries
    ]
    for team, seats in enumerate(TEAMS):
        first, second = (view.points[seat] for seat in seats)
        lines.append(say("result-team", seats=seats, first=first, second=second, points=view.scores[team]))
    if view.game_number > 1:
        lines.extend(say("result-games", seats=seats, games=view.wins[team]) for team, seats in enumerate(TEAMS))
    return lines


def picture(view: View, deck: Deck) -> list[Message]:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        say("picture-game", game=view.game_number),
        *(say("picture-team", seats=seats, points=view.scores[team]) for team, seats in enumerate(TEAMS)),
        say("picture-deck", count=view.deck_size),
        say("picture-discard-pile", cards=view.discard),
    ]
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat))
    lines.append(say("picture-blocked", descriptions=[named(word) for word in view.blocked]))
    if view.seat is not None:
        lines.append(say("picture-hand", cards=view.hand))
    if view.drawn:
        lines.append(say("picture-drawn", cards=view.drawn))
    return lines


def _seat_lines(view: View, seat: int) -> list[Message]:
    state = "turn" if seat == view.turn and view.outcome is None else "none"
    line = say("picture-seat", seat=seat, count=view.hand_sizes[seat], state=state)
    return [line, *(say("picture-baked", seat=seat, cards=cards) for cards in view.baked[seat])]
