"""Notation of Pie Factory: moves as text, both ways."""

from __future__ import annotations

from bakehouse.core.errors import IllegalMove, InvalidMove
from bakehouse.core.log import HIDDEN
from bakehouse.games.pie_factory.atoms import (
    BOX,
    CARD,
    DONE,
    DRAFT,
    DRAW,
    KEEP,
    MAX_LINE_LENGTH,
    MAX_PIES,
    PASS,
    PLACE,
    PLACE_DOWN,
    PLAY,
    STALE,
)
from bakehouse.games.pie_factory.cards import EMPTY, NO_CARD
from bakehouse.games.pie_factory.observation import GRANDMA_WORDS
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Step

SEAT_NAMES = ["A", "B", "C", "D"]
PLAIN = {DRAW: "draw", PASS: "pass", DONE: "… done", PLACE_DOWN: "place down"}
EXAMPLES = "draft 1, draft 4 pay C02, draft 6 down pay C02,F15, play F18, play F18 down, box 1 3, draw, pass, place 2"


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat]


# -- Writing -----------------------------------------------------------------


def write_move(state: State, seat: int, atoms: list[int], viewer: int) -> str:
    """A chain in notation. An unfinished one ends with "…"."""
    first = atoms[0]
    if first in PLAIN:
        return PLAIN[first]
    if first < PLACE_DOWN:
        return f"grandma {GRANDMA_WORDS[first - KEEP + 1]}"
    if first < PLACE:
        return _write_box(state, seat, atoms)
    if first < STALE:
        return f"place {first - PLACE + 1}"
    if first < DRAFT:
        return f"stale {first - STALE + 1}"
    if first < PLAY:
        return _write_draft(state, atoms)
    if first < CARD:
        return _write_play(state, first - PLAY, hidden=viewer != seat)
    codes = ",".join(state.deck.codes[atom - CARD] for atom in atoms)
    return f"… pay {codes}" if state.step == Step.PAY else f"drop {codes}"


def _write_box(state: State, seat: int, atoms: list[int]) -> str:
    slots = [atom - BOX for atom in atoms if atom != DONE]
    numbers = " ".join(str(slot + 1) for slot in slots)
    finished = atoms[-1] == DONE or not _pie_above(state, seat, slots[-1])
    return f"box {numbers}" if finished else f"box {numbers} …"


def _pie_above(state: State, seat: int, slot: int) -> bool:
    return any(state.pie(seat, other) != EMPTY for other in range(slot + 1, state.options.max_pies))


def _write_draft(state: State, atoms: list[int]) -> str:
    position, down = divmod(atoms[0] - DRAFT, 2)
    cost = state.cost(position)
    words = [f"draft {position + 1}"]
    if down:
        words.append("down")
    if cost:
        codes = [state.deck.codes[atom - CARD] for atom in atoms[1:]]
        words.append(f"pay {','.join([*codes, '…'] if len(codes) < cost else codes)}")
    return " ".join(words)


def _write_play(state: State, play: int, *, hidden: bool) -> str:
    card, down = divmod(play, 2)
    if not down:
        return f"play {state.deck.codes[card]}"
    return f"play {HIDDEN if hidden else state.deck.codes[card]} down"


# -- Reading -----------------------------------------------------------------


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not; IllegalMove where only the whole line shows which rule it breaks."""
    atoms = _atoms(state, seat, text)
    rule, atom = _broken_rule(state, seat, atoms)
    if rule:
        raise IllegalMove(f"{text!r} is not allowed", rule, text, seat, move=atom)
    return atoms


def _atoms(state: State, seat: int, text: str) -> list[int]:
    match text.split():
        case ["draw"]:
            return [DRAW]
        case ["pass"]:
            return [PASS]
        case ["draft", position, *rest]:
            return _parse_draft(state, position, rest, text, seat)
        case ["play", code]:
            return [PLAY + 2 * _card(state, code, text, seat)]
        case ["play", code, "down"]:
            return [PLAY + 2 * _card(state, code, text, seat) + 1]
        case ["box", *numbers] if numbers:
            return _parse_box(state, numbers, text, seat)
        case ["place", "down"]:
            return [PLACE_DOWN]
        case ["place", number]:
            return [PLACE + _slot(number, text, seat)]
        case ["stale", number]:
            return [STALE + _slot(number, text, seat)]
        case ["grandma", ("keep" | "foreman" | "secretary") as word]:
            return [KEEP + GRANDMA_WORDS.index(word) - 1]
        case ["drop", code]:
            return [CARD + _card(state, code, text, seat)]
    raise InvalidMove(f"{text!r} is no move of Pie Factory; moves look like: {EXAMPLES}", text, seat)


def _parse_draft(state: State, position: str, rest: list[str], text: str, seat: int) -> list[int]:
    down = rest[:1] == ["down"]
    paid: list[int] = []
    match rest[1:] if down else rest:
        case []:
            pass
        case ["pay", codes]:
            paid = sorted(_card(state, code, text, seat) for code in codes.split(","))
        case _:
            raise InvalidMove(f"{text!r} is not written like: draft 6 down pay C02,F15", text, seat)
    if position not in [str(n) for n in range(1, MAX_LINE_LENGTH + 1)]:
        raise InvalidMove(f"{position!r} in {text!r} is no position of the line", text, seat)
    return [DRAFT + 2 * (int(position) - 1) + down, *[CARD + card for card in paid]]


def _parse_box(state: State, numbers: list[str], text: str, seat: int) -> list[int]:
    slots = sorted(_slot(number, text, seat) for number in numbers)
    atoms = [BOX + slot for slot in slots]
    return [*atoms, DONE] if _pie_above(state, seat, slots[-1]) else atoms


def _card(state: State, code: str, text: str, seat: int) -> int:
    if code not in state.deck.kinds:
        raise InvalidMove(f"there is no card {code!r} in {text!r}", text, seat)
    return state.deck.kinds[code]


def _slot(number: str, text: str, seat: int) -> int:
    if number not in [str(n) for n in range(1, MAX_PIES + 1)]:
        raise InvalidMove(f"{number!r} in {text!r} is no slot; slots are 1 to {MAX_PIES}", text, seat)
    return int(number) - 1


def _broken_rule(state: State, seat: int, atoms: list[int]) -> tuple[str, int]:
    """PF-R59: the rule that a chain breaks as a whole, although no atom shows it alone, and the atom to blame.

    Repeats are refused (PF-R55), and the payment of a draft comes before its placement.
    """
    for place, atom in enumerate(atoms):
        if atom in atoms[:place]:
            return "PF-R55", atom
    draft = atoms[0]
    if not DRAFT <= draft < PLAY or state.step != Step.ACTION or not state.is_asked(seat):
        return "", draft
    position = (draft - DRAFT) // 2
    if position >= state.seats + 2 or state.line[position] == NO_CARD:
        return "", draft  # the atom itself is refused
    if len(atoms) - 1 != state.cost(position) or state.cost(position) > state.size(seat):
        return "PF-R16", draft
    for payment in atoms[1:]:
        if not state.hands[seat] >> (payment - CARD) & 1:
            return "PF-R15", payment
    return "", draft
