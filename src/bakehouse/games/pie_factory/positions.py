"""Positions of Pie Factory as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Callable

from bakehouse.core.bitsets import gathered
from bakehouse.core.errors import NotQuiet, PositionError
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, Value
from bakehouse.core.position import Lines, read_head, rest_of_deck, write_head
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    CRUST,
    EMPTY,
    FILLING,
    NO_CARD,
    SECRET,
    SEEN,
    TOPPING,
    UP,
    Deck,
    base_of,
    filling_of,
    laid,
    side_of,
    topping_of,
    with_filling,
    with_topping,
)
from bakehouse.games.pie_factory.memory import (
    DECK_CARD,
    DISCARDED,
    IN_HAND,
    NOTHING,
    UNKNOWN,
    Belief,
    Memory,
    deck_cards_hidden,
    deck_cards_in_hand,
    fresh_memory,
    in_slot,
    put,
)
from bakehouse.games.pie_factory.notation import SEAT_NAMES
from bakehouse.games.pie_factory.observation import codes_of
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import MAX_HAND, ZEROS, Options, Step

SPECTATORS = "*"
HOLE = "-"
SIDES = {"": UP, "V": SEEN, "v": SECRET}  # face up; face down and seen by all; face down, played from hand
SIDE_MARKS = {side: mark for mark, side in SIDES.items()}


# -- Writing -----------------------------------------------------------------


def write_position(state: State, options: dict[str, Option], house: str) -> str:
    """A position before an action."""
    if state.step != Step.ACTION or state.over:
        raise NotQuiet("a position of Pie Factory is written when an action is about to be chosen")
    deck = state.deck
    names = SEAT_NAMES[: state.seats]
    lines = [
        *write_head(state, options, house),
        f"number: {state.number}",
        f"day: {state.day}",
        f"round: {state.round}",
        f"order: {' '.join(names[seat] for seat in state.order)}",
        f"turn: {names[state.actor]}",
        f"drafted: {'yes' if state.drafted else 'no'}",
        f"line: {' '.join(HOLE if card == NO_CARD else deck.codes[card] for card in state.line)}",
        f"discard: {' '.join(codes_of(deck, state.discard))}",
        f"deck: {' '.join(deck.codes[card] for card in list(state.pile[: state.left])[::-1])}",
    ]
    for seat, name in enumerate(names):
        lines.append(f"hand {name}: {' '.join(codes_of(deck, state.hands[seat]))}")
        lines.append(f"front {name}: {_write_base(deck, state.fronts[seat])}")
        lines.append(f"pies {name}: {_write_pies(state, seat)}")
        lines.append(f"score {name}: {' '.join(codes_of(deck, state.score[seat]))}")
        lines.append(f"hidden {name}: {' '.join(codes_of(deck, state.hidden[seat]))}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_base(deck: Deck, laid_card: int) -> str:
    """`F12`, `F12V` (face down, seen by all) or `F12v` (face down, played from hand)."""
    if laid_card == EMPTY:
        return ""
    return deck.codes[base_of(laid_card)] + SIDE_MARKS[side_of(laid_card)]


def write_pie(deck: Deck, pie: int) -> str:
    """Bottom to top: `[F12v, F31, T46]`."""
    cards = [_write_base(deck, pie)] if pie != EMPTY else []
    if filling_of(pie) != NO_CARD:
        cards.append(deck.codes[filling_of(pie)])
    if topping_of(pie) != NO_CARD:
        cards.append(deck.codes[topping_of(pie)])
    return f"[{', '.join(cards)}]"


def _write_pies(state: State, seat: int) -> str:
    """By slot, up to the last pie; `[]` for an empty slot before it."""
    pies = [state.pie(seat, slot) for slot in range(state.options.max_pies)]
    while pies and pies[-1] == EMPTY:
        pies.pop()
    return " ".join(write_pie(state.deck, pie) for pie in pies)


def _write_memory(state: State, memory: Memory) -> list[str]:
    """What each audience knows: `*` is everybody, unless there is a line for each seat."""
    lines = []
    for row in range(memory.rows):
        facts = []
        if memory.deck[row]:
            facts.append(f"deck={','.join(codes_of(state.deck, memory.deck[row]))}")
        if memory.mixed >> row & 1:
            facts.append("mixed")
        for seat in range(state.seats):
            belief = memory.about(row, seat)
            if row != seat or memory.rows == 1:
                facts.extend(_write_belief(state.deck, SEAT_NAMES[seat], belief))
        lines.append(f"knows {_row_name(memory, row)}: {' '.join(facts)}")
    return lines


def _row_name(memory: Memory, row: int) -> str:
    return SPECTATORS if row == memory.rows - 1 else SEAT_NAMES[row]


def _write_belief(deck: Deck, name: str, belief: Belief) -> list[str]:
    if belief.knows_nothing():
        return []
    facts = [f"{name}={','.join(codes_of(deck, belief.floating))}"]
    for way, hidden in zip(belief.ways, belief.hidden, strict=True):
        facts.append(f"{name}:{_write_way(deck, way)};{','.join(codes_of(deck, hidden))}")
    return facts


def _write_way(deck: Deck, way: int) -> str:
    """The bases by slot (`?` unknown, `+` a card of the reshuffled deck), then the deck cards in hand and hidden."""
    bases = []
    for slot in range(MAX_PIES):
        what = in_slot(way, slot)
        bases.append({UNKNOWN: "?", DECK_CARD: "+"}.get(what) or deck.codes[what])
    return f"{','.join(bases)};{deck_cards_in_hand(way)};{deck_cards_hidden(way)}"


# -- Reading -----------------------------------------------------------------


def read_position(text: str, known: dict[str, Option], find_deck: Callable[[dict[str, Value], str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default."""
    lines = Lines(text)
    head = read_head(lines, known, find_deck, (2, 2, 4))
    state = State(head.seats, head.deck, Options(head.options), head.chance)
    _read_turn(lines, state)
    _read_zones(lines, state)
    state.memory = fresh_memory(state.seats, secret_discards=state.options.hidden_discards)
    _read_memory(lines, state, state.memory)
    lines.done()
    state.listening = True
    return state


def _read_turn(lines: Lines, state: State) -> None:
    names = SEAT_NAMES[: state.seats]
    order = lines.take("order", " ".join(names)).split()
    if sorted(order) != names:
        raise lines.fault("order", f"all seats are needed, each once: {' '.join(names)}")
    state.order = vec[i64]([names.index(name) for name in order])
    state.acted = lines.word("turn", {name: place for place, name in enumerate(order)}, order[0])
    state.number = lines.number("number", 0)
    state.day = lines.number("day", 1, 1, 2)
    state.round = lines.number("round", 1, 1)
    state.drafted = bool(lines.word("drafted", {"no": 0, "yes": 1}, "no"))
    state.ask(state.order[state.acted])


def _read_zones(lines: Lines, state: State) -> None:
    deck = state.deck
    used = _read_line(lines, state)
    discard = lines.cards("discard", deck)
    top = lines.cards("deck", deck)
    used += discard + top
    state.discard = gathered(vec[i64](discard))
    state.hands = _read_sets(lines, state, "hand", used)
    state.score = _read_sets(lines, state, "score", used)
    state.hidden = _read_sets(lines, state, "hidden", used)
    state.fronts = ZEROS[state.seats][:]
    state.pies = ZEROS[MAX_PIES * state.seats][:]
    for seat, name in enumerate(SEAT_NAMES[: state.seats]):
        _check_hand(lines, state, seat)
        _read_pies(lines, state, seat, used)
        _read_front(lines, state, seat, name, used)
    rest = rest_of_deck(deck, used, PositionError)
    below = state.chance.shuffled("position", vec[i64](rest))
    state.pile = vec[i64]([*below, *reversed(top)])
    state.left = len(state.pile)


def _read_line(lines: Lines, state: State) -> list[int]:
    line = []
    for code in lines.take("line").split():
        if code != HOLE and code not in state.deck.kinds:
            raise lines.fault("line", f"there is no card {code!r} in this deck")
        line.append(NO_CARD if code == HOLE else state.deck.kinds[code])
    if len(line) > state.seats + 2:
        raise lines.fault("line", f"the line has {state.seats + 2} places, not {len(line)}")
    state.line = vec[i64]([*line, *[NO_CARD] * (state.seats + 2 - len(line))])
    return [card for card in line if card != NO_CARD]


def _read_sets(lines: Lines, state: State, zone: str, used: list[int]) -> vec[i64]:
    sets = []
    for name in SEAT_NAMES[: state.seats]:
        cards = lines.cards(f"{zone} {name}", state.deck)
        used += cards
        sets.append(gathered(vec[i64](cards)))
    return vec[i64](sets)


def _check_hand(lines: Lines, state: State, seat: int) -> None:
    if state.size(seat) > MAX_HAND:  # PF-53
        raise lines.fault(f"hand {SEAT_NAMES[seat]}", f"a hand has at most {MAX_HAND} cards")


def _read_base(lines: Lines, state: State, key: str, word: str) -> int:
    code = word.rstrip("vV")
    if word not in (code, code + "v", code + "V") or code not in state.deck.kinds:
        raise lines.fault(key, f"{word!r} is no card of this deck, nor a card with v or V for face down")
    return laid(state.deck.kinds[code], SIDES[word[len(code) :]])


def _read_front(lines: Lines, state: State, seat: int, name: str, used: list[int]) -> None:
    key = f"front {name}"
    word = lines.take(key)
    if not word:
        return
    if seat not in list(state.order)[: state.acted]:
        raise lines.fault(key, f"{name} has not acted yet in this round")
    state.fronts[seat] = _read_base(lines, state, key, word)
    used.append(base_of(state.fronts[seat]))


def _read_pies(lines: Lines, state: State, seat: int, used: list[int]) -> None:
    key = f"pies {SEAT_NAMES[seat]}"
    text = lines.take(key)
    pies = re.findall(r"\[([^\[\]]*)\]", text)
    if re.sub(r"\[[^\[\]]*\]", "", text).strip():
        raise lines.fault(key, f"pies are written like [F12v, F31, T46], not {text!r}")
    if len(pies) > state.options.max_pies:
        raise lines.fault(key, f"a player has at most {state.options.max_pies} pies, not {len(pies)}")
    for slot, words in enumerate(pies):
        state.pies[seat * MAX_PIES + slot] = _read_pie(lines, state, key, words.replace(",", " ").split(), used)


def _read_pie(lines: Lines, state: State, key: str, words: list[str], used: list[int]) -> int:
    """PF-R3: a base, then perhaps a filling, then perhaps a topping that fits it."""
    if not words:
        return EMPTY
    pie = _read_base(lines, state, key, words[0])
    deck = state.deck
    cards = [base_of(pie)]
    for word in words[1:]:
        if word not in deck.kinds:
            raise lines.fault(key, f"there is no card {word!r} in this deck")
        cards.append(deck.kinds[word])
    used += cards
    kinds = [deck.kind[card] for card in cards[1:]]
    if kinds not in ([], [FILLING], [FILLING, TOPPING]) or (side_of(pie) == UP and deck.kind[cards[0]] != CRUST):
        raise lines.fault(key, "a pie is a base, a filling, a topping; a base is a crust or a face-down card")
    if len(cards) == 3 and not deck.fits[cards[2]] >> cards[1] & 1:
        raise lines.fault(key, f"{words[2]} does not go on {words[1]}")
    if len(cards) > 1:
        pie = with_filling(pie, cards[1])
    return with_topping(pie, cards[2]) if len(cards) > 2 else pie


def _read_memory(lines: Lines, state: State, memory: Memory) -> None:
    for row in range(memory.rows):
        key = f"knows {_row_name(memory, row)}"
        floating: dict[int, int] = {}
        ways: dict[int, list[tuple[int, int]]] = {}
        for fact in lines.take(key).split():
            try:
                _read_fact(state, memory, row, fact, floating, ways)
            except (ValueError, KeyError):
                message = f"{fact!r} is not written like deck=C01,F10 or mixed or B=F12 or B:?,F12,?,?,?;0;0;"
                raise lines.fault(key, message) from None
        for seat, cards in floating.items():
            found = ways.get(seat, [(int(NOTHING), 0)])
            numbers = vec[i64]([way for way, _ in found])
            memory.beliefs[row * state.seats + seat] = Belief(cards, numbers, vec[i64]([hidden for _, hidden in found]))


def _read_fact(
    state: State,
    memory: Memory,
    row: int,
    fact: str,
    floating: dict[int, int],
    ways: dict[int, list[tuple[int, int]]],
) -> None:
    if fact == "mixed":
        memory.mixed |= 1 << row
        return
    subject, equals, codes = fact.partition("=")
    if equals and subject == "deck":
        memory.deck[row] = _set_of(state.deck, codes)
    elif equals:
        floating[SEAT_NAMES.index(subject, 0, state.seats)] = _set_of(state.deck, codes)
    else:
        name, _, way = fact.partition(":")
        bases, in_hand, hidden_deck, hidden = way.split(";")
        number = NOTHING + int(in_hand[:1]) * IN_HAND + int(hidden_deck[:2]) * DISCARDED
        for slot, base in enumerate(bases.split(",", MAX_PIES - 1)):
            what = {"?": UNKNOWN, "+": DECK_CARD}.get(base)
            number = put(number, slot, state.deck.kinds[base] if what is None else what)
        ways.setdefault(SEAT_NAMES.index(name, 0, state.seats), []).append((number, _set_of(state.deck, hidden)))


def _set_of(deck: Deck, codes: str) -> int:
    return int(gathered(vec[i64]([deck.kinds[code] for code in codes.split(",") if code])))
