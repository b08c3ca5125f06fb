"""Games played at random and written down, for the tests of records."""

from __future__ import annotations

from functools import cache

import bakehouse
from bakehouse import EVERYTHING, SPECTATOR, Rng
from bakehouse.core.deck import Deck
from bakehouse.records import Recorder
from tests.contract.driver import random_moves

SECRET = bytes(range(32))
SHORT = {"target_pies": 1, "deck": "gentle"}  # with these The Pie Game can end soon, even at random
PASTRY_CHEFS = "pastry-chefs"
PIE_GAME = "the-pie-game"

Case = tuple[str, int, int | bytes, dict[str, object], int]

# The game, its seats, its seed, its options, and after how many decisions it is left.
CASES: list[Case] = [
    (PASTRY_CHEFS, 4, 1, {}, 3_000),
    (PASTRY_CHEFS, 4, SECRET, {"pass": "on", "redeal": "everyone", "first_player": "host"}, 3_000),
    (PASTRY_CHEFS, 4, 5, {"games": 3, "stall_turns": 4}, 3_000),
    (PASTRY_CHEFS, 4, SECRET, {"games": 2}, 150),
    (PASTRY_CHEFS, 4, 8, {}, 0),
    (PIE_GAME, 4, 23, SHORT, 700),  # over with the deal
    (PIE_GAME, 3, 49, SHORT, 700),
    (PIE_GAME, 6, 65, SHORT, 700),
    (PIE_GAME, 2, SECRET, {"trade": "blind_draw", "fudge_turnup": "replace"}, 300),
    (PIE_GAME, 8, SECRET, {"trade": "offer_first", "natural_pie": "redeal"}, 300),
    ("pie-factory", 3, 2, {}, 3_000),
    ("pie-factory", 4, SECRET, {"discards": "face_down_stay_secret", "score_piles": "closed"}, 200),
    ("cheflebrity", 4, 3, {}, 1_500),
    ("cheflebrity", 2, SECRET, {"windows": "lite", "trade_offers": 1}, 3_000),
    ("pie-contest", 4, 4, {}, 600),
]


def name_of(case: Case) -> str:
    slug, seats, seed, options, cap = case
    return f"{slug}-{seats}-{'secret' if isinstance(seed, bytes) else seed}-{len(options)}-{cap}"


def recorded(
    slug: str,
    seats: int,
    seed: int | bytes,
    options: dict[str, object] | None = None,
    cap: int = 3_000,
    deck: Deck | None = None,
) -> Recorder:
    """A game played at random, move by move, in a recorder."""
    game = bakehouse.game(slug)
    state = game.deal(seats, seed, options, deck)
    recorder = Recorder(game, seats, seed, options, deck)
    rng = Rng(seed if isinstance(seed, int) else 7)
    for seat, atoms in random_moves(game, state, rng, cap):
        recorder.played(seat, atoms)
    return recorder


def viewers(seats: int) -> list[int]:
    return [EVERYTHING, *range(seats), SPECTATOR]


@cache
def finished(seed: int | bytes = SECRET) -> str:
    """The full record of a game of Pastry Chefs that is over."""
    return recorded(PASTRY_CHEFS, 4, seed).text()


@cache
def running(viewer: int | None = None) -> str:
    """The record of a game of Pastry Chefs that is not over, with a gift that some have not seen."""
    return recorded(PASTRY_CHEFS, 4, SECRET, {"games": 2}, 150).text(viewer)


@cache
def pie_game(viewer: int | None = None) -> str:
    """The record of a short match of The Pie Game that is over."""
    return recorded(PIE_GAME, 3, 49, SHORT, 700).text(viewer)


def replaced(text: str, number: int, line: str) -> str:
    """The text with another line of this number (from 1)."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def find(text: str, start: str, nth: int = 1) -> int:
    """The number of the n-th line that starts like this."""
    numbers = [number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start)]
    return numbers[nth - 1]
