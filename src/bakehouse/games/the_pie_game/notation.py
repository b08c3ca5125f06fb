"""Notation of The Pie Game: moves as text, both ways."""

from __future__ import annotations

from bakehouse.core.errors import IllegalMove, InvalidMove
from bakehouse.core.log import HIDDEN
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import FUDGE_KINDS
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Step

PLAIN = {DRAW: "d", TAKE: "t"}
ATOMS = {text: atom for atom, text in PLAIN.items()}


def seat_name(seat: int) -> str:
    return str(seat)


def write_move(state: State, seat: int, atoms: list[int], viewer: int) -> str:
    """A chain in notation. An unfinished one ends with `…`."""
    codes = state.deck.codes
    first = atoms[0]
    if first < DRAW:
        return f"!{codes[first - PLAY]}"
    if first in PLAIN:
        return PLAIN[first]
    if first < DISCARD:
        return f">{first - PARTNER}"
    if first < state.first_give():
        return _write_cards(state, [codes[atom - DISCARD] for atom in atoms])
    if not _sees_gift(state, seat, viewer):
        return f"g{HIDDEN}"
    return f"g{codes[first - state.first_give()]}"


def _write_cards(state: State, codes: list[str]) -> str:
    unfinished = state.step == Step.THROW and len(state.thrown) + len(codes) < state.count
    return f"x{','.join(codes)}{',…' if unfinished else ''}"


def _sees_gift(state: State, seat: int, viewer: int) -> bool:
    """PG-K4, PG-K5: giver and receiver do."""
    return viewer in (seat, state.receiver_of(seat))


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not."""
    if text in ATOMS:
        return [ATOMS[text]]
    verb, rest = text[:1], text[1:]
    if verb == "!":
        return [PLAY + _fudge(state, rest, text, seat)]
    if verb == ">":
        return [PARTNER + _seat(state, rest, text, seat)]
    if verb == "x":
        return [DISCARD + kind for kind in _thrown(state, rest, text, seat)]
    if verb == "g":
        return [state.first_give() + _kind(state, rest, text, seat)]
    raise InvalidMove(
        f"{text!r} is no move of The Pie Game; moves look like: d (draw), t (take the top discard), xAPP (discard), "
        "xFL,HON (throw away, the last one on top), !F2 (play a Fudge card), gAPP (hand over), >3 (trade with seat 3)",
        text,
        seat,
    )


def _kind(state: State, code: str, text: str, seat: int) -> int:
    if code not in state.deck.kinds:
        raise InvalidMove(f"there is no card {code!r} in {text!r}", text, seat)
    return state.deck.kinds[code]


def _fudge(state: State, code: str, text: str, seat: int) -> int:
    kind = _kind(state, code, text, seat)
    if kind >= FUDGE_KINDS:
        raise InvalidMove(f"{code} in {text!r} is no Fudge card, so it cannot be played", text, seat)
    return kind


def _seat(state: State, name: str, text: str, seat: int) -> int:
    if name not in [str(other) for other in range(state.seats)]:
        raise InvalidMove(f"there is no seat {name!r} in {text!r}; seats are 0 to {state.seats - 1}", text, seat)
    return int(name)


def _thrown(state: State, cards: str, text: str, seat: int) -> list[int]:
    kinds = [_kind(state, code, text, seat) for code in cards.split(",")]
    if state.step == Step.DISCARD and len(kinds) > 1:
        raise IllegalMove(f"{text!r} has too many cards", "PG-24", text, seat)
    if state.step == Step.THROW and len(kinds) > state.count - len(state.thrown):
        raise IllegalMove(f"{text!r} has too many cards", "PG-35", text, seat)
    return kinds
