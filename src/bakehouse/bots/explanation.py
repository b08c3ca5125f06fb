"""Why a bot plays what it plays: its candidates, and what it believes about hidden cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.core.view import View

if TYPE_CHECKING:  # a bot that is not asked to explain itself needs no catalogues
    from bakehouse.words import Words

WORLDS = 200  # drawn to tell what is likely
MAX_BELIEFS = 3  # a seat


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move. Without a search there is no value and nothing was visited."""

    move: int
    label: Message
    value: float | None = None  # how likely this seat wins with it, from 0 to 1
    visits: int = 0  # simulations in which it was tried


class Explanation(msgspec.Struct, frozen=True):
    """What a bot would play, the candidates (the best first, if it has searched), and its beliefs."""

    chosen: int
    candidates: list[Candidate]
    beliefs: list[Message]

    def lines(self, most: int, words: Words) -> list[str]:
        """For people: at most `most` candidates, with a star before the chosen one, and the beliefs."""
        return [*(self._line(candidate, words) for candidate in self.candidates[:most]), *map(words, self.beliefs)]

    def _line(self, candidate: Candidate, words: Words) -> str:
        mark = "*" if candidate.move == self.chosen else " "
        if candidate.value is None:
            return f"{mark} {words(candidate.label)}"
        chance = round(100 * candidate.value)  # no decimals: a search is not that exact
        tried = words.say("terminal-candidate", choice=candidate.label, chance=chance, visits=candidate.visits)
        return f"{mark} {tried}"


def beliefs(game: Game, view: View, rng: Rng, draw: Callable[[View, Rng], State] | None = None) -> list[Message]:
    """The likeliest cards of the other hands, counted in worlds that fit the view (`draw`: as somebody sees them)."""
    draw = draw or game.sample
    held: dict[int, Counter[str]] = {seat: Counter() for seat in range(view.seats) if seat != view.seat}
    for _ in range(WORLDS):
        world = draw(view, rng)
        for seat, cards in held.items():
            cards.update(set(_hand(game.view(world, seat, known=False))))
    return [
        say("terminal-belief-holds", seat=seat, card=code, percent=round(100 * count / WORLDS))
        for seat, cards in held.items()
        for code, count in sorted(cards.items(), key=lambda item: (-item[1], item[0]))[:MAX_BELIEFS]
    ]


def _hand(view: View) -> list[str]:
    """Every game's view has the hand of its seat."""
    hand: list[str] = getattr(view, "hand", [])
    return hand
