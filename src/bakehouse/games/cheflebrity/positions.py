"""Positions of Cheflebrity as text, both ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakehouse.core.errors import NotQuiet, PositionError
from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, Value
from bakehouse.core.position import Lines, codes_text, read_head, rest_of_deck, write_head
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    CODES,
    HOLDABLE,
    MAX_PIES,
    MAX_SEATS,
    OO,
    PART_OF,
    PLACED_CODES,
    TROPHIES,
    TROPHY_KINDS,
    TROPHY_WORDS,
    Deck,
    Pie,
    kind_of,
)
from bakehouse.games.cheflebrity.memory import KIND_ROOM, Memory, strangers_memory
from bakehouse.games.cheflebrity.notation import seat_name
from bakehouse.games.cheflebrity.observation import STEP_WORDS, known_cards
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import NOT_YET, Options, Step

QUIET = (Step.DRAW, Step.SWAP, Step.PLAY, Step.MENU)
SPECTATORS = "*"


# -- Writing -----------------------------------------------------------------


def write_position(state: State, options: dict[str, Option], house: str) -> str:
    """A position at a decision of the active player."""
    if state.over or state.step not in QUIET or len(state.chain):
        raise NotQuiet("a position of Cheflebrity is written when the active player draws, swaps, plays or serves")
    lines = [
        *write_head(state, options, house),
        f"starter: {seat_name(state.starter)}",
        f"turn: {seat_name(state.turn)}",
        f"step: {STEP_WORDS[state.step]}",
        f"number: {state.number}",
        f"turns: {state.turns}",
        f"still: {state.still}",
        f"served: {'yes' if state.served else 'no'}",
        f"offers: {state.offers}",
    ]
    if state.last_drawer != NO_SEAT:
        lines.append(f"last: {seat_name(state.last_drawer)}")
        lines.append(f"turns left: {state.turns_left}")
    for seat in range(state.seats):
        lines.extend(_write_seat(state, seat))
    lines.append(f"leftovers: {codes_text(state.deck, reversed(list(state.leftovers)))}")
    lines.append(f"out: {codes_text(state.deck, reversed(list(state.out)))}")
    lines.append(f"pile: {codes_text(state.deck, reversed(list(state.pile[: state.left])))}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(lines) + "\n"


def _write_seat(state: State, seat: int) -> list[str]:
    name = seat_name(seat)
    kept = [TROPHY_WORDS[trophy % TROPHIES] for trophy in state.trophies if trophy // TROPHIES == seat]
    lines = [f"hand {name}: {codes_text(state.deck, state.hand(seat))}"]
    if state.working[seat]:
        lines.append(f"working {name}: {_write_line(state.working[seat])}")
    if state.serving[seat]:
        lines.append(f"serving {name}: {_write_line(state.serving[seat])}")
    if state.started[seat]:
        lines.append(f"started {name}: {state.started[seat]}")
    if kept:
        lines.append(f"kept {name}: {' '.join(kept)}")
    return lines


def _write_line(pies: Sequence[Pie]) -> str:
    """`w1=B5,FA20 w3=SG=B`: the newest card stands last."""
    return " ".join(f"w{pie.number}={','.join(PLACED_CODES[placed] for placed in pie.cards)}" for pie in pies)


def _write_memory(state: State, memory: Memory) -> list[str]:
    """What each viewer knows: `s2:T25` and `s1+s3:SB` are cards in hands, `s2=3` is the most specials of a hand."""
    lines = []
    for viewer in range(state.seats + 1):
        facts = []
        for card in known_cards(state.deck, memory, viewer):
            facts.append(f"{'+'.join(seat_name(seat) for seat in card.seats)}:{card.code}")
        for seat in range(state.seats):
            if seat != viewer:
                facts.append(f"{seat_name(seat)}={memory.specials[viewer * MAX_SEATS + seat]}")
        name = SPECTATORS if viewer == state.seats else seat_name(viewer)
        lines.append(f"knows {name}: {' '.join(facts)}")
    return lines


# -- Reading -----------------------------------------------------------------


def read_position(text: str, options: dict[str, Option], find_deck: Callable[[dict[str, Value], str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default."""
    lines = Lines(text)
    head = read_head(lines, options, find_deck, (4, 2, MAX_SEATS))
    state = State(head.seats, head.deck, Options(head.options), head.chance)
    state.clear_lines()
    state.clear_hands()
    _read_zones(lines, state)
    _read_turn(lines, state)
    state.memory = strangers_memory(state.sizes, head.seats)
    _read_memory(lines, state, state.memory)
    lines.done()
    state.listening = True
    state.ask(state.turn)
    if not state.legal(state.turn):
        raise PositionError("there is nothing to draw, so the step cannot be draw")
    return state


def _read_zones(lines: Lines, state: State) -> None:
    deck = state.deck
    used: list[int] = []
    trophies: list[int] = []
    for seat in range(state.seats):
        name = seat_name(seat)
        hand = lines.cards(f"hand {name}", deck)
        if OO in hand:
            raise lines.fault(f"hand {name}", "a hand never holds OO")
        for kind in hand:
            state.add(seat, kind)
        kept = _read_kept(lines, f"kept {name}")
        trophies += [seat * TROPHIES + trophy for trophy in kept]
        working = _read_line(lines, f"working {name}")
        serving = _read_line(lines, f"serving {name}")
        _check_lines(lines, name, working, serving)
        state.working[seat] = working
        state.serving[seat] = serving
        state.started[seat] = lines.number(
            f"started {name}", max([0, *(pie.number for pie in [*working, *serving])]), most=999
        )
        used += [*hand, *(TROPHY_KINDS[trophy] for trophy in kept)]
        used += [kind_of(placed) for pie in [*working, *serving] for placed in pie.cards]
    _read_piles(lines, state, used)
    state.trophies = vec[i64](trophies)


def _read_piles(lines: Lines, state: State, used: list[int]) -> None:
    leftovers = lines.cards("leftovers", state.deck)
    out = lines.cards("out", state.deck)
    top = lines.cards("pile", state.deck)
    if OO in leftovers:
        raise lines.fault("leftovers", "OO never lies there")
    rest = rest_of_deck(state.deck, [*used, *leftovers, *out, *top], PositionError)
    below = state.chance.shuffled("position", vec[i64](rest))
    state.leftovers = vec[i64](list(reversed(leftovers)))
    for kind in leftovers:
        state.add(state.seats, kind)
    state.out = vec[i64](list(reversed(out)))
    state.pile = vec[i64]([*below, *reversed(top)])
    state.left = len(state.pile)


def _read_kept(lines: Lines, key: str) -> list[int]:
    words = lines.take(key).split()
    for word in words:
        if word not in TROPHY_WORDS:
            raise lines.fault(key, f"{word!r} is not one of: {', '.join(TROPHY_WORDS)}")
    return [TROPHY_WORDS.index(word) for word in words]


def _read_line(lines: Lines, key: str) -> list[Pie]:
    pies: list[Pie] = []
    for word in lines.take(key).split():
        number, _, cards = word.partition("=")
        digits = number[1:]
        if number[:1] != "w" or not (digits.isascii() and digits.isdigit() and 0 < int(digits[:4]) < 999):
            raise lines.fault(key, f"{word!r} is not written like w1=B5,FA20")
        pies.append(_read_pie(lines, key, int(digits), cards.split(",")))
    if [pie.number for pie in pies] != sorted({pie.number for pie in pies}) and key.startswith("working"):
        raise lines.fault(key, "the pies stand in the order of their numbers, each once")
    return pies


def _read_pie(lines: Lines, key: str, number: int, codes: list[str]) -> Pie:
    """CH-I5: only what can be built."""
    pie: Pie | None = None
    for code in codes:
        if code not in PLACED_CODES:
            raise lines.fault(key, f"{code!r} is no part of a pie")
        placed = PLACED_CODES.index(code)
        if pie is None and PART_OF[placed] == BOTTOM:
            pie = Pie(number, vec[i64]([placed]))
        elif pie is not None and pie.takes(PART_OF[placed]):
            pie = pie.with_card(placed)
        else:
            raise lines.fault(key, f"{','.join(codes)} cannot be built: {code} does not fit there")
    assert pie is not None
    return pie


def _check_lines(lines: Lines, name: str, working: list[Pie], serving: list[Pie]) -> None:
    if len(working) > MAX_PIES:
        raise lines.fault(f"working {name}", f"there are at most {MAX_PIES} pies")
    if not all(pie.is_complete for pie in serving):
        raise lines.fault(f"serving {name}", "a dessert has a Bottom Crust and a Filling at least")
    numbers = [pie.number for pie in [*working, *serving]]
    if len(set(numbers)) < len(numbers):
        raise lines.fault(f"serving {name}", "a number of a pie is used once")


def _read_turn(lines: Lines, state: State) -> None:
    seats = {seat_name(seat): seat for seat in range(state.seats)}
    state.turn = lines.word("turn", seats, "s1")
    state.starter = lines.word("starter", seats, seat_name(state.turn))
    steps = {STEP_WORDS[step]: number for number, step in enumerate(QUIET)}
    state.step = QUIET[lines.word("step", steps, "draw")]
    state.stage = state.step
    state.number = lines.number("number", 0)
    state.turns = lines.number("turns", 0)
    state.still = lines.number("still", 1)
    state.served = lines.word("served", {"no": 0, "yes": 1}, "no") == 1
    state.offers = lines.number("offers", 0)
    if state.left:
        return
    state.last_drawer = lines.word("last", seats, seat_name((state.turn - 1) % state.seats))
    first_final = (state.last_drawer - state.turn - 1) % state.seats
    state.turns_left = lines.number("turns left", first_final, most=state.seats - 1)
    assert state.turns_left != NOT_YET


def _read_memory(lines: Lines, state: State, memory: Memory) -> None:
    for viewer in range(state.seats + 1):
        key = f"knows {SPECTATORS if viewer == state.seats else seat_name(viewer)}"
        facts: list[int] = []
        for word in lines.take(key).split():
            if not _read_fact(state, memory, viewer, word, facts):
                raise lines.fault(key, f"{word!r} is not written like s2:T25, s1+s3:SB or s2=3")
        memory.facts[viewer] = vec[i64](facts)


def _read_fact(state: State, memory: Memory, viewer: int, word: str, facts: list[int]) -> bool:
    names = [seat_name(seat) for seat in range(state.seats)]
    who, equals, number = word.partition("=")
    if equals:
        if who not in names or not (number.isascii() and number.isdigit()):
            return False
        memory.specials[viewer * MAX_SEATS + names.index(who)] = int(number[:3])
        return True
    hands, _, code = word.partition(":")
    if code not in CODES[:HOLDABLE] or not all(name in names for name in hands.split("+")):
        return False
    held = 0
    for name in hands.split("+"):
        held |= int(BIT[names.index(name)])
    facts.append(held * int(KIND_ROOM) + CODES.index(code))
    return True
