"""Notation of Pastry Chefs: moves as text, both ways."""

from __future__ import annotations

from bakehouse.core.errors import IllegalMove, InvalidMove
from bakehouse.core.log import HIDDEN
from bakehouse.games.pastry_chefs.atoms import (
    ASK,
    BAKE,
    CARD,
    COUNT,
    DESCRIBE,
    DRAW,
    FROM,
    NO_ASK,
    PASS,
    SECOND,
    STOP,
    TO,
)
from bakehouse.games.pastry_chefs.cards import USES, matching, pastry_kinds
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words, pastry_of
from bakehouse.games.pastry_chefs.play import MAX_MATCHING, State
from bakehouse.games.pastry_chefs.state import Step, X

SEAT_NAMES = ZONE_NAMES[:X]
VIEWER_NAMES = [*SEAT_NAMES, "*"]  # * for spectators
PLAIN = {PASS: "pass", SECOND: "second", STOP: "stop", NO_ASK: "noask"}
PLAIN_ATOMS = {word: atom for atom, word in PLAIN.items()}
PICKS = {  # the verb of a pick, and the rule that says how many cards it takes
    Step.GIVE: ("give", "PC-42"),
    Step.PENALTY: ("drop", "PC-46"),
    Step.DISCARD: ("drop", "PC-23"),
}


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat]


def write_move(state: State, seat: int, atoms: list[int], viewer: int) -> str:
    """A chain in notation. An unfinished one ends with "…"."""
    words = description_words(state.deck.codes)
    first = atoms[0]
    if first in PLAIN:
        return PLAIN[first]
    if first < ASK:
        return f"draw {SEAT_NAMES[first - DRAW]}"
    if first < BAKE:
        return _write_question(atoms, words)
    if first < FROM:
        return f"bake {','.join(state.deck.codes[kind] for kind in pastry_kinds(first - BAKE))}"
    if first < TO:
        return _write_move_cards(atoms, words)
    if first < DESCRIBE:
        return f"… >{ZONE_NAMES[first - TO]}"
    if first < COUNT:
        return _write_description(state, first - DESCRIBE, words)
    if first < CARD:
        return f"… {first - COUNT + 1}"
    return _write_cards(state, atoms, viewer)


def _write_question(atoms: list[int], words: list[str]) -> str:
    seat = SEAT_NAMES[atoms[0] - ASK]
    match atoms[1:]:
        case [description, count]:
            return f"ask {seat} {count - COUNT + 1} {words[description - DESCRIBE]}"
        case [description]:
            return f"ask {seat} … {words[description - DESCRIBE]}"
    return f"ask {seat} …"


def _write_move_cards(atoms: list[int], words: list[str]) -> str:
    source = ZONE_NAMES[atoms[0] - FROM]
    match atoms[1:]:
        case [target, description, count]:
            announced = f"{count - COUNT + 1} {words[description - DESCRIBE]}"
            return f"move {announced} {source}>{ZONE_NAMES[target - TO]}"
        case [target, description]:
            return f"move … {words[description - DESCRIBE]} {source}>{ZONE_NAMES[target - TO]}"
        case [target]:
            return f"move … {source}>{ZONE_NAMES[target - TO]}"
    return f"move … {source}>…"


def _write_description(state: State, description: int, words: list[str]) -> str:
    """A Reveal tells the count too (PC-28); elsewhere a description is part of an unfinished chain."""
    if state.step != Step.REVEAL:
        return f"… {words[description]}"
    return f"reveal {words[description]} {matching(state.drawn, description)}"


def _write_cards(state: State, atoms: list[int], viewer: int) -> str:
    codes = [state.deck.codes[atom - CARD] for atom in atoms]
    missing = ",…" if len(state.pending(state.actor)) + len(atoms) < state.count else ""
    if state.step != Step.GIVE:
        return f"drop {','.join(codes)}{missing}"
    if not _sees_gift(state, viewer):
        codes = [HIDDEN] * len(codes)
    return f"give {','.join(codes)}{missing}"


def _sees_gift(state: State, viewer: int) -> bool:
    """PC-R14: giver and receiver do; everybody if the discard pile is involved."""
    return X in (state.source, state.target) or viewer in (state.source, state.target)


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not."""
    match text.split():
        case [word] if word in PLAIN_ATOMS:
            return [PLAIN_ATOMS[word]]
        case ["draw", name]:
            return [DRAW + _seat(name, text, seat)]
        case ["ask", name, count, description]:
            return _question(state, [name, count, description], text, seat)
        case ["move", count, description, route]:
            return _move_cards(state, [count, description, route], text, seat)
        case ["bake", cards]:
            return [BAKE + _pastry(state, cards, text, seat)]
        case ["reveal", description, count]:
            return [_statement(state, description, count, text, seat)]
        case [("give" | "drop") as verb, cards]:
            return _picked(state, verb, cards, text, seat)
    raise InvalidMove(
        f"{text!r} is no move of Pastry Chefs; moves look like: move 2 hearts E>S, draw S, bake 1d,2d,3d, "
        "give 1h,3h, drop 4c, reveal spades 1, second, stop, ask E 1 #3, noask",
        text,
        seat,
    )


def _seat(name: str, text: str, seat: int) -> int:
    if name not in SEAT_NAMES:
        raise InvalidMove(f"there is no seat {name!r} in {text!r}; seats are N E S W", text, seat)
    return SEAT_NAMES.index(name)


def _description(state: State, word: str, text: str, seat: int) -> int:
    words = description_words(state.deck.codes)
    if word not in words:
        raise InvalidMove(f"{word!r} in {text!r} describes no cards; say hearts, #3 or 3h", text, seat)
    return words.index(word)


def _count(word: str, text: str, seat: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and int(word)):
        raise InvalidMove(f"{word!r} in {text!r} is not a number of cards such as 2", text, seat)
    return int(word)


def _count_atom(count: int) -> int:
    return COUNT + min(count, MAX_MATCHING) - 1


def _route(route: str, text: str, seat: int) -> tuple[int, int]:
    source, _, target = route.partition(">")
    if source not in ZONE_NAMES or target not in ZONE_NAMES:
        raise InvalidMove(f"{route!r} in {text!r} is not a way such as E>S or X>N", text, seat)
    return ZONE_NAMES.index(source), ZONE_NAMES.index(target)


def _move_cards(state: State, words: list[str], text: str, seat: int) -> list[int]:
    count = _count(words[0], text, seat)
    description = _description(state, words[1], text, seat)
    source, target = _route(words[2], text, seat)
    if state.is_asked(seat) and state.step == Step.ACTION:
        _judge_move(state, FROM + source, TO + target, DESCRIBE + description, count, text, seat)
    return [FROM + source, TO + target, DESCRIBE + description, _count_atom(count)]


def _judge_move(state: State, source: int, target: int, description: int, count: int, text: str, seat: int) -> None:
    """PC-R55: a whole line is judged in the order PC-R12, PC-R30, PC-R13, not atom by atom."""
    if source - FROM == target - TO or (target == TO + X and not state.options.to_discard):
        raise _refused("PC-R12", target, text, seat)
    if USES[description - DESCRIBE] & state.blocked:
        raise _refused("PC-R30", description, text, seat)
    if source not in state.legal(seat):
        raise _refused("PC-R13", source, text, seat)
    if count > MAX_MATCHING:
        raise _refused("PC-R13" if count > state.size(source - FROM) else "PC-R56", source, text, seat)


def _refused(rule: str, move: int | None, text: str, seat: int) -> IllegalMove:
    return IllegalMove(f"{text!r} is not allowed", rule, text, seat, move=move)


def _question(state: State, words: list[str], text: str, seat: int) -> list[int]:
    asked = _seat(words[0], text, seat)
    count = _count(words[1], text, seat)
    description = _description(state, words[2], text, seat)
    if state.is_asked(seat) and state.step == Step.ASK and count > MAX_MATCHING:
        rule = "PC-R39" if count > state.size(asked) or asked == seat else "PC-R56"
        raise _refused(rule, ASK + asked, text, seat)
    return [ASK + asked, DESCRIBE + description, _count_atom(count)]


def _kinds(state: State, cards: str, text: str, seat: int) -> list[int]:
    kinds = []
    for code in cards.split(","):
        if code not in state.deck.kinds:
            raise InvalidMove(f"there is no card {code!r} in {text!r}", text, seat)
        kinds.append(state.deck.kinds[code])
    return sorted(kinds)


def _pastry(state: State, cards: str, text: str, seat: int) -> int:
    pastry = pastry_of(_kinds(state, cards, text, seat))
    if pastry < 0:
        raise _refused("PC-R46", None, text, seat)
    return pastry


def _statement(state: State, word: str, count: str, text: str, seat: int) -> int:
    description = _description(state, word, text, seat)
    true_count = matching(state.drawn, description)
    # Only the drawer may hear whether it is true.
    if state.step == Step.REVEAL and seat == state.drawer and _count(count, text, seat) != true_count:
        raise _refused("PC-R22", DESCRIBE + description, text, seat)
    return DESCRIBE + description


def _picked(state: State, verb: str, cards: str, text: str, seat: int) -> list[int]:
    kinds = _kinds(state, cards, text, seat)
    if state.is_asked(seat) and state.step in PICKS:
        wanted, rule = PICKS[state.step]
        if verb != wanted:
            raise InvalidMove(f"{text!r}: write {wanted} here", text, seat)
        if len(state.pending(seat)) + len(kinds) != state.count:
            raise _refused(rule, None, text, seat)
    return [CARD + kind for kind in kinds]
