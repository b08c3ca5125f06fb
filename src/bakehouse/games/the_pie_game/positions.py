"""Positions of The Pie Game as text, both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bakehouse.core.errors import NotQuiet, PositionError
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, Value
from bakehouse.core.position import Lines, codes_text, read_head, rest_of_deck, write_head
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.atoms import MAX_SEATS
from bakehouse.games.the_pie_game.cards import FL, FULL_HAND, Deck, cards_in, packed, unpacked
from bakehouse.games.the_pie_game.memory import ALL_ANYTHING, Memory, freedom_for, fresh_memory
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Options, Step

SPECTATORS = "*"
FREEDOM_LETTERS = "clna"  # clean of Fudge cards; "lose one turn" at most; not immediate; anything


def write_position(state: State, options: dict[str, Option], house: str) -> str:
    """A position at the start of a turn."""
    if state.over or state.step not in (Step.FUDGE, Step.SOURCE):
        raise NotQuiet("a position of The Pie Game is written at the start of a turn")
    # The option names the decks that come with the game; only a custom one needs its hash.
    named = "" if state.options.values["deck"] == "custom" else state.deck.digest
    lines = [
        *write_head(state, options, named),
        f"round: {state.round}",
        f"dealer: {state.dealer}",
        f"turn: {state.turn}",
        f"pies: {' '.join(str(pies) for pies in state.pies)}",
        f"number: {state.number}",
        f"still: {state.still}",
        f"reshuffles: {state.reshuffles}",
        f"trades: {state.trades}",
    ]
    for seat in range(state.seats):
        lines.append(f"recipe {seat}: {state.deck.recipe_codes[state.recipes[seat]]}")
        lines.append(f"hand {seat}: {codes_text(state.deck, unpacked(state.hands[seat]))}")
        if state.fronts & BIT[seat]:
            lines.append(f"front {seat}: {state.deck.codes[FL]}")
    lines.append(f"discard: {codes_text(state.deck, reversed(list(state.discards[: state.laid])))}")
    lines.append(f"deck: {codes_text(state.deck, reversed(list(state.pile[: state.left])))}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(lines) + "\n"


def _write_memory(state: State, memory: Memory) -> list[str]:
    """What the spectators know, and what a seat knows beyond that: `knows 1: 0=WSU+cccn`."""
    lines = []
    if memory.unchecked:
        unchecked = [str(seat) for seat in range(state.seats) if memory.unchecked & BIT[seat]]
        lines.append(f"unchecked: {' '.join(unchecked)}")
    for viewer in range(state.seats + 1):
        facts = [
            _write_fact(state, memory, seat, viewer)
            for seat in range(state.seats)
            if memory.kept[seat] & BIT[viewer] and not _knows_nothing(memory, seat, viewer)
        ]
        if facts:
            lines.append(f"knows {_viewer_name(state, viewer)}: {' '.join(facts)}")
    return lines


def _viewer_name(state: State, viewer: int) -> str:
    return SPECTATORS if viewer == state.seats else str(viewer)


def _knows_nothing(memory: Memory, seat: int, viewer: int) -> bool:
    """The spectators' row need not be written as long as it says nothing."""
    row = memory.row(seat, viewer)
    return (
        viewer == memory.seats and memory.open[row] == ALL_ANYTHING[cards_in(memory.open[row])] and not memory.sure[row]
    )


def _write_fact(state: State, memory: Memory, seat: int, viewer: int) -> str:
    row = memory.row(seat, viewer)
    sure = ",".join(state.deck.codes[kind] for kind in unpacked(memory.sure[row]))
    letters = "".join(FREEDOM_LETTERS[freedom] for freedom in unpacked(memory.open[row]))
    return f"{seat}={sure}+{letters}"


def read_position(text: str, known: dict[str, Option], find_deck: Callable[[dict[str, Value], str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default.

    Hands, recipes and a first discard that are left out are dealt from the cards and recipes that are not named.
    Play then begins as it does at any turn: a complete hand is baked, a card in front is given up and the hand
    refilled, and a lone "lose one turn" is laid down before anybody is asked.
    """
    lines = Lines(text)
    head = read_head(lines, known, find_deck, (4, 2, MAX_SEATS))
    state = State(head.seats, head.deck, Options(head.options), head.chance)
    state.listening = True
    _read_turn(lines, state)
    _read_recipes(lines, state)
    _read_zones(lines, state)
    state.memory = _read_memory(lines, state)
    lines.done()
    if not state.bake_complete_hands():
        state.begin_turn(state.turn)
    return state


def _read_turn(lines: Lines, state: State) -> None:
    seats = int(state.seats)
    state.turn = lines.number("turn", 0, 0, seats - 1)
    state.dealer = lines.number("dealer", (state.turn - 1) % seats, 0, seats - 1)
    state.round = lines.number("round", 1, 1)
    state.number = lines.number("number", 0)
    state.still = lines.number("still", 0)
    state.reshuffles = lines.number("reshuffles", 0)
    state.trades = lines.number("trades", 0)
    words = lines.take("pies", " ".join(["0"] * seats)).split()
    possible = [str(number) for number in range(state.options.target)]
    if len(words) != seats or not all(word in possible for word in words):
        raise lines.fault("pies", f"{seats} numbers below {state.options.target} are needed, one for each seat")
    state.pies = vec[i64]([int(word) for word in words])


def _read_recipes(lines: Lines, state: State) -> None:
    codes = state.deck.recipe_codes
    listed = [lines.take(f"recipe {seat}") for seat in range(state.seats)]
    for seat, code in enumerate(listed):
        if code and code not in codes:
            raise lines.fault(f"recipe {seat}", f"there is no recipe {code!r} in this deck")
        if code and listed.index(code) != seat:
            raise lines.fault(f"recipe {seat}", f"{code} is already the recipe of seat {listed.index(code)}")
    rest = vec[i64]([recipe for recipe, code in enumerate(codes) if code not in listed])
    others = list(state.chance.shuffled("position recipes", rest))
    state.recipes = vec[i64]([codes.index(code) if code else others.pop() for code in listed])


def _read_zones(lines: Lines, state: State) -> None:
    deck = state.deck
    _read_fronts(lines, state)
    hands = [lines.cards(f"hand {seat}", deck) for seat in range(state.seats)]
    discard = lines.cards("discard", deck)
    top = lines.cards("deck", deck)
    fronts = [FL] * sum(1 for seat in range(state.seats) if state.fronts & BIT[seat])
    used = [kind for hand in hands for kind in hand] + discard + top + fronts
    rest = list(state.chance.shuffled("position", vec[i64](rest_of_deck(deck, used, PositionError))))
    for seat, hand in enumerate(hands):
        size = FULL_HAND - 1 if state.fronts & BIT[seat] else FULL_HAND
        if not hand:
            hand.extend(_dealt(rest, size))
        if len(hand) != size:
            raise lines.fault(f"hand {seat}", f"{size} cards are needed, not {len(hand)}")
    if not discard:
        discard.extend(_dealt(rest, 1))
    state.hands = vec[i64]([packed(vec[i64](hand)) for hand in hands])
    state.discards = vec[i64]([0] * int(deck.size))
    for kind in reversed(discard):
        state.lay(kind)
    state.pile = vec[i64]([*rest, *reversed(top)])
    state.left = len(state.pile)


def _dealt(rest: list[int], count: int) -> list[int]:
    if len(rest) < count:
        raise PositionError("there are not enough cards left for the hands that are not listed")
    return [rest.pop() for _ in range(count)]


def _read_fronts(lines: Lines, state: State) -> None:
    for seat in range(state.seats):
        key = f"front {seat}"
        match lines.cards(key, state.deck):
            case []:
                pass
            case [kind] if kind == FL:
                state.fronts |= BIT[seat]
            case _:
                raise lines.fault(key, f"only one {state.deck.codes[FL]} can lie in front of a player")


def _read_memory(lines: Lines, state: State) -> Memory:
    memory = fresh_memory(state.hands, 0)
    for name in lines.take("unchecked").split():
        if name not in [str(seat) for seat in range(state.seats)]:
            raise lines.fault("unchecked", f"there is no seat {name!r}")
        memory.unchecked |= BIT[int(name)]
    # The spectators first: a seat's own row starts as a copy of theirs.
    for viewer in [state.seats, *range(state.seats)]:
        key = f"knows {_viewer_name(state, viewer)}"
        for fact in lines.take(key).split():
            if not _read_fact(state, memory, viewer, fact):
                raise lines.fault(key, f"{fact!r} is not written like 0=WSU,PL+ccn, or is not true of that hand")
    return memory


def _read_fact(state: State, memory: Memory, viewer: int, fact: str) -> bool:
    name, _, value = fact.partition("=")
    codes, _, letters = value.partition("+")
    if name not in [str(seat) for seat in range(state.seats)] or name == str(viewer):
        return False
    sure = [state.deck.kinds.get(code, -1) for code in codes.split(",") if code]
    freedoms = [FREEDOM_LETTERS.find(letter) for letter in letters]
    if -1 in sure or -1 in freedoms or not _is_true(unpacked(state.hands[int(name)]), sure, freedoms):
        return False
    row = memory.own_row(int(name), viewer)
    memory.sure[row] = packed(vec[i64](sure))
    memory.open[row] = packed(vec[i64](freedoms))
    return True


def _is_true(hand: Iterable[int], sure: list[int], freedoms: list[int]) -> bool:
    """Does this hand hold the sure cards, and do the freedoms allow the others?"""
    others = list(hand)
    for kind in sure:
        if kind not in others:
            return False
        others.remove(kind)
    needed = sorted(freedom_for(kind) for kind in others)
    return len(needed) == len(freedoms) and all(a <= b for a, b in zip(needed, sorted(freedoms), strict=True))
