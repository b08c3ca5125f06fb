"""Positions of Pie Contest as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Callable

from bakehouse.core.errors import NotQuiet, PositionError
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, Value
from bakehouse.core.position import Lines, codes_text, read_head, rest_of_deck, write_head
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.memory import MASKS, NO_SET, Memory
from bakehouse.games.pie_contest.notation import is_number
from bakehouse.games.pie_contest.play import REASONS, State
from bakehouse.games.pie_contest.seat_counts import MAX_SEATS, MIN_SEATS, MIN_SEATS_BY_OPTION, allows_seats
from bakehouse.games.pie_contest.state import (
    KITCHEN_SIZE,
    NO_PIE,
    OCCASION,
    ROW,
    Options,
    Phase,
    Step,
    Why,
    card_of,
    completer_of,
    counter_of,
    kind_in,
)

MAX_COUNTER = 100_000
CARD = re.compile(r"(?P<code>[a-z0-9-]+?)(?P<counter>[+-]\d{1,6})?(?:@(?P<completer>\d))?")


def write_position(state: State, options: dict[str, Option], house: str) -> str:
    """A position where the player on turn is about to play, dive or pass."""
    if state.step != Step.MAIN or state.over or state.running or state.batch or state.queue or state.checking:
        raise NotQuiet("a position of Pie Contest is written where a player may play, dive or pass")
    lines = [
        *write_head(state, options, house),
        f"first: {state.first}",
        f"turn: {state.turn}",
        f"turns: {state.turns}",
        f"number: {state.number}",
        f"reshuffles: {state.reshuffles}",
        f"randoms: {state.randoms}",
        f"pile shuffles: {state.pile_shuffles}",
    ]
    for seat in range(state.seats):
        lines.append(f"hand {seat}: {codes_text(state.deck, state.hands[seat])}")
        lines.append(f"kitchen {seat}: {' '.join(_kitchen_card(state, card) for card in state.kitchens[seat])}")
        lines.append(f"pies {seat}: {_write_pies(state, seat)}")
    lines.append(f"pie order: {' '.join(str(owner) for owner in state.pie_owner)}")
    trash = [kind for kind in range(state.deck.pantry_kinds) for _ in range(state.trash[kind])]
    lines.append(f"trash: {codes_text(state.deck, trash)}")
    lines.append(f"pantry: {codes_text(state.deck, reversed(list(state.pantry[: state.left])))}")
    lines.append(f"row: {codes_text(state.deck, state.row)}")
    lines.append(f"fresh: {' '.join(str(mask) for mask in state.fresh)}")
    lines.append(f"pile: {codes_text(state.deck, reversed(list(state.pile)))}")
    lines.append(f"pile known: {state.pile_known}")
    lines.append(f"completed: {codes_text(state.deck, state.completed)}")
    if len(state.occasions):
        lines.append(f"occasions: {_write_occasions(state)}")
    lines.append(f"kitchen shields: {_write_seats(state.shield_kitchen)}")
    lines.append(f"pie shields: {_write_seats(state.shield_pies)}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(lines) + "\n"


def _kitchen_card(state: State, card: int) -> str:
    """`lemons`, with its counter `lemons-2`, and who completed a turned card: `double-cocoa+1@3`."""
    counter, completer = counter_of(card), completer_of(card)
    code = state.deck.codes[kind_in(card)]
    return f"{code}{f'{counter:+d}' if counter else ''}{f'@{completer}' if completer >= 0 else ''}"


def _write_pies(state: State, seat: int) -> str:
    """Each Pie with its boxes and its oven: `12>8(table-salt=1,lemons=3,honey=8)`."""
    pies = []
    for pie, owner in enumerate(state.pie_owner):
        if owner == seat:
            oven = ",".join(f"{state.deck.codes[kind_in(card)]}={counter_of(card)}" for card in state.pie_oven[pie])
            boxes = ">".join(str(box) for box in state.pie_boxes[pie])
            pies.append(f"{boxes}({oven})" if oven else boxes)
    return " ".join(pies)


def _write_occasions(state: State) -> str:
    """What was fulfilled and not pointed out yet: seat, Achievement and, where it is about one, the Pie."""
    facts = []
    for entry in range(len(state.occasions) // OCCASION):
        kind, seat, pie = (int(number) for number in state.occasions[entry * OCCASION : (entry + 1) * OCCASION])
        facts.append(f"{seat}:{state.deck.codes[kind]}{f':{pie + 1}' if pie != NO_PIE else ''}")
    return " ".join(facts)


def _write_seats(mask: int) -> str:
    return " ".join(str(seat) for seat in range(10) if mask >> seat & 1)


def _write_memory(state: State, memory: Memory) -> list[str]:
    """By viewer: cards surely in a hand, known places of the Pantry; and what hands lacked."""
    lines = []
    for viewer in range(state.seats + 1):
        facts = []
        for seat in range(state.seats):
            for entry in memory.sure[seat]:
                if entry % MASKS >> viewer & 1:
                    facts.append(f"{seat}:{state.deck.codes[entry // MASKS]}")
        for place in range(state.left):
            at = state.left - 1 - place
            if memory.pantry[at] >> viewer & 1:
                facts.append(f"pantry:{place + 1}")
        name = str(viewer) if viewer < state.seats else "*"
        lines.append(f"knows {name}: {' '.join(facts)}")
    lacks = [
        f"{seat}:{memory.absent[seat]}:{memory.newcomers[seat]}"
        for seat in range(state.seats)
        if memory.absent[seat] != NO_SET
    ]
    lines.append(f"lacks: {' '.join(lacks)}")
    return lines


def read_position(text: str, known: dict[str, Option], find_deck: Callable[[dict[str, Value], str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default."""
    lines = Lines(text)
    head = read_head(lines, known, find_deck, (MIN_SEATS, MIN_SEATS_BY_OPTION, MAX_SEATS))
    if not allows_seats(head.options, head.seats):
        raise lines.fault("seats", "two or three players need the option players=2-10")
    state = State(head.seats, head.deck, Options(head.options, head.seats), head.chance)
    state.lay_out()
    _read_zones(lines, state)
    _read_pies(lines, state)
    _read_turn(lines, state)
    _check_not_over(state)
    state.memory = _read_memory(lines, state)
    lines.done()
    state.listening = True
    state.phase = Phase.MAIN
    state.run()
    return state


def _read_zones(lines: Lines, state: State) -> None:
    deck = state.deck
    hands = [lines.cards(f"hand {seat}", deck) for seat in range(state.seats)]
    kitchens = [_read_kitchen(lines, state, seat) for seat in range(state.seats)]
    trash = lines.cards("trash", deck)
    top = lines.cards("pantry", deck)
    has_row = "row" in lines
    row = lines.cards("row", deck)
    pile = lines.cards("pile", deck)
    if any(kind >= deck.pantry_kinds for kind in trash + top):
        raise PositionError("an Achievement can lie neither in the Trash nor in the Pantry")
    if any(kind < deck.pantry_kinds for kind in row + pile) or len(row) > ROW:
        raise lines.fault("row", f"the row and the pile hold Achievements, the row at most {ROW}")
    for seat, hand in enumerate(hands):
        if any(not deck.ingredient[kind] and not deck.action[kind] for kind in hand):
            raise lines.fault(f"hand {seat}", "an Achievement that does not turn into a card cannot be in a hand")
    used = [kind for cards in [*hands, trash, top, row, pile] for kind in cards]
    used += [kind_in(card) for kitchen in kitchens for card in kitchen]
    rest = rest_of_deck(deck, used, PositionError)
    below = state.chance.shuffled("position", vec[i64]([kind for kind in rest if kind < deck.pantry_kinds]))
    under = state.chance.shuffled("position pile", vec[i64]([kind for kind in rest if kind >= deck.pantry_kinds]))
    for seat in range(state.seats):
        state.hands[seat] = vec[i64](sorted(hands[seat]))
        state.set_kitchen(seat, vec[i64](kitchens[seat]))
    for kind in trash:
        state.into_trash(kind)
    state.pantry = vec[i64]([*below, *reversed(top)])
    state.left = len(state.pantry)
    state.pile = vec[i64]([*under, *reversed(pile)])
    state.row = vec[i64](row)
    state.fresh = _read_fresh(lines, state)
    state.pile_known = lines.number("pile known", 0, 0, len(state.pile))
    if not has_row:
        state.fill_row(0)
        state.log = None


def _read_fresh(lines: Lines, state: State) -> vec[i64]:
    words = lines.take("fresh").split() or ["0"] * len(state.row)
    if len(words) != len(state.row) or not all(is_number(word) and int(word) < 2**state.seats for word in words):
        raise lines.fault("fresh", "one number for each card of the row is needed")
    return vec[i64]([int(word) for word in words])


def _read_kitchen(lines: Lines, state: State, seat: int) -> list[int]:
    deck = state.deck
    key = f"kitchen {seat}"
    cards = []
    for word in lines.take(key).replace(",", " ").split():
        code, counter, completer = _split_card(deck, word)
        if code not in deck.kinds or not deck.ingredient[deck.kinds[code]] or abs(counter) > MAX_COUNTER:
            raise lines.fault(key, f"{word!r} is no Ingredient written like lemons, lemons-2 or double-cocoa+1@3")
        kind = deck.kinds[code]
        if kind >= deck.pantry_kinds and completer < 0:
            completer = seat
        if completer >= state.seats or (kind < deck.pantry_kinds and completer >= 0):
            raise lines.fault(key, f"{word!r}: @ names the seat that completed an Achievement")
        state.serials += 1
        cards.append(card_of(kind, completer, state.serials, counter))
    if len(cards) > KITCHEN_SIZE:
        raise lines.fault(key, f"a Kitchen has room for {KITCHEN_SIZE} Ingredients, not {len(cards)}")
    return cards


def _split_card(deck: Deck, word: str) -> tuple[str, int, int]:
    if word in deck.kinds:
        return word, 0, -1
    found = CARD.fullmatch(word)
    if found is None:
        return "", 0, -1
    completer = found["completer"]
    return found["code"], int(found["counter"] or 0), -1 if completer is None else int(completer)


def _read_pies(lines: Lines, state: State) -> None:
    pies: list[list[tuple[vec[i64], vec[i64]]]] = []
    for seat in range(state.seats):
        key = f"pies {seat}"
        pies.append([_read_pie(lines, key, state, word) for word in lines.take(key).split()])
    owners = [seat for seat in range(state.seats) for _ in pies[seat]]
    words = lines.take("pie order").split() or [str(owner) for owner in owners]
    if sorted(words) != sorted(str(owner) for owner in owners):
        raise lines.fault("pie order", "each seat must stand there once for each of its Pies")
    order = [int(word) for word in words]
    ranked = [pies[owner].pop(0) for owner in order]
    state.pie_owner = vec[i64](order)
    state.pie_boxes = vec[vec[i64]]([boxes for boxes, _ in ranked])
    state.pie_oven = vec[vec[i64]]([oven for _, oven in ranked])


def _read_pie(lines: Lines, key: str, state: State, word: str) -> tuple[vec[i64], vec[i64]]:
    """`12>8(table-salt=1,lemons=3)`."""
    boxes, bracket, inside = word.partition("(")
    numbers = [int(box) for box in boxes.split(">") if re.fullmatch(r"-?\d{1,6}", box)]
    cards = inside.removesuffix(")").split(",") if bracket else []
    oven = []
    for card in cards:
        code, _, worth = card.partition("=")
        if code not in state.deck.kinds or not re.fullmatch(r"-?\d{1,6}", worth):
            raise lines.fault(key, f"{card!r} in {word!r} is not written like lemons=3")
        state.serials += 1
        oven.append(card_of(state.deck.kinds[code], -1, state.serials, int(worth)))
    if len(numbers) != len(boxes.split(">")) or (bracket and not inside.endswith(")")):
        raise lines.fault(key, f"{word!r} is no Pie written like 12 or 12>8(table-salt=1,lemons=3)")
    return vec[i64](numbers), vec[i64](oven)


def _read_turn(lines: Lines, state: State) -> None:
    seats = {str(seat): seat for seat in range(state.seats)}
    state.turn = lines.word("turn", seats, "0")
    state.first = lines.word("first", seats, str(state.turn))
    state.turns = lines.number("turns", 1, 1)
    state.number = lines.number("number", 0)
    state.reshuffles = lines.number("reshuffles", 0)
    state.randoms = lines.number("randoms", 0)
    state.pile_shuffles = lines.number("pile shuffles", 0)
    state.completed = vec[i64](lines.cards("completed", state.deck))
    state.occasions = _read_occasions(lines, state)
    state.shield_kitchen = _read_seats(lines, state, "kitchen shields")
    state.shield_pies = _read_seats(lines, state, "pie shields")
    state.that = NO_PIE


def _read_occasions(lines: Lines, state: State) -> vec[i64]:
    numbers: list[int] = []
    for fact in lines.take("occasions").split():
        seat, _, rest = fact.partition(":")
        code, _, pie = rest.partition(":")
        is_seat = is_number(seat) and int(seat) < state.seats
        is_pie = not pie or (is_number(pie) and 1 <= int(pie) <= len(state.pie_owner))
        if not is_seat or not is_pie or state.deck.kinds.get(code, -1) not in list(state.row):
            raise lines.fault("occasions", f"{fact!r} is not written like 2:fruit-stand or 2:blue-ribbon:1 (a Pie)")
        numbers += [state.deck.kinds[code], int(seat), int(pie) - 1 if pie else int(NO_PIE)]
    return vec[i64](numbers)


def _check_not_over(state: State) -> None:
    """A position stands where a player is to move, so the game cannot be over in it."""
    if state.reason_to_end() != Why.NOT_YET:
        raise PositionError(f"with these Pies the game would be over: {REASONS[state.reason_to_end()]}")
    laps = state.options.closing_laps
    if laps and state.turns > laps * state.seats:
        raise PositionError(f"closing time was after {laps * state.seats} turns; this is turn {state.turns} (CO-R53)")


def _read_seats(lines: Lines, state: State, key: str) -> int:
    mask = 0
    for word in lines.take(key).split():
        if word not in [str(seat) for seat in range(state.seats)]:
            raise lines.fault(key, f"there is no seat {word!r}")
        mask |= 1 << int(word)
    return mask


def _read_memory(lines: Lines, state: State) -> Memory:
    deck = state.deck
    memory = Memory(state.seats, deck.pantry_kinds)
    pantry = [0] * state.left
    known: list[list[dict[int, int]]] = []
    for viewer in range(state.seats + 1):
        key = f"knows {viewer if viewer < state.seats else '*'}"
        hands: list[dict[int, int]] = [{} for _ in range(state.seats)]
        for fact in lines.take(key).split():
            if not _read_fact(state, fact, hands, pantry, viewer):
                raise lines.fault(key, f"{fact!r} is not written like 2:lemons or pantry:1")
        known.append(hands)
    memory.pantry = vec[i64](pantry)
    for seat in range(state.seats):
        memory.sure[seat] = _nested(known, seat)
    for fact in lines.take("lacks").split():
        words = fact.split(":")
        sets = len(deck.set_of_kinds) // len(deck.codes)
        if len(words) != 3 or not all(map(is_number, words)):
            raise lines.fault("lacks", f"{fact!r} is not written like 2:5:0")
        seat, kinds, newcomers = (int(word) for word in words)
        if seat >= state.seats or kinds >= sets:
            raise lines.fault("lacks", f"{fact!r}: there is no such seat or set of kinds")
        memory.absent[seat] = kinds
        memory.newcomers[seat] = newcomers
    return memory


def _read_fact(state: State, fact: str, hands: list[dict[int, int]], pantry: list[int], viewer: int) -> bool:
    place, _, word = fact.partition(":")
    if place == "pantry" and is_number(word) and 1 <= int(word) <= state.left:
        pantry[state.left - int(word)] |= 1 << viewer
        return True
    if place not in [str(seat) for seat in range(state.seats)] or word not in state.deck.kinds:
        return False
    seat, kind = int(place), state.deck.kinds[word]
    hands[seat][kind] = hands[seat].get(kind, 0) + 1
    return hands[seat][kind] <= list(state.hands[seat]).count(kind)


def _nested(known: list[list[dict[int, int]]], seat: int) -> vec[i64]:
    """By kind: who knows one copy, who knows two …"""
    entries = []
    kinds = sorted({kind for hands in known for kind in hands[seat]})
    for kind in kinds:
        counts = [hands[seat].get(kind, 0) for hands in known]
        for copy in range(1, max(counts) + 1):
            mask = sum(1 << viewer for viewer, count in enumerate(counts) if count >= copy)
            entries.append(kind * int(MASKS) + mask)
    return vec[i64](entries)
