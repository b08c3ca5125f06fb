"""Positions of Pastry Chefs as text, both ways."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.core.errors import NotQuiet, PositionError
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, Value
from bakehouse.core.position import Lines, codes_text, read_head, rest_of_deck, write_head
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    ONE,
    PASTRIES,
    Deck,
    can_bake,
    copies_in,
    matching,
    packed,
    pastry_kinds,
    unpacked,
)
from bakehouse.games.pastry_chefs.memory import Memory, fresh_memory
from bakehouse.games.pastry_chefs.notation import SEAT_NAMES, VIEWER_NAMES
from bakehouse.games.pastry_chefs.observation import description_words, pastry_of, words_in
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import SEATS, BaseState, Options, Step, X


def write_position(state: State, options: dict[str, Option], house: str) -> str:
    """A position between two turns."""
    if state.step != Step.ACTION or state.over:
        raise NotQuiet("a position of Pastry Chefs is written at the start of a turn")
    lines = [
        *write_head(state, options, house),
        f"game: {state.game}",
        f"starter: {SEAT_NAMES[state.starter]}",
        f"wins: {state.wins[0]} {state.wins[1]}",
        f"redeals: {state.redeals}",
        f"reshuffles: {state.reshuffles}",
        f"number: {state.number}",
        f"idle: {state.idle}",
        f"turn: {SEAT_NAMES[state.turn]}",
        f"blocked: {' '.join(words_in(state.blocked))}",
    ]
    for seat, name in enumerate(SEAT_NAMES):
        lines.append(f"hand {name}: {codes_text(state.deck, unpacked(state.zones[seat]))}")
    lines.append(f"X: {codes_text(state.deck, unpacked(state.zones[X]))}")
    lines.append(f"deck: {codes_text(state.deck, list(state.pile[: state.left])[::-1])}")
    lines.append(f"bakes: {_write_bakes(state)}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_bakes(state: State) -> str:
    """Who baked what, in the order of baking: `N=1d,2d,3d E=1c,2c,3c,4c`."""
    bakes = []
    for bake in state.baked:
        codes = ",".join(state.deck.codes[kind] for kind in pastry_kinds(bake % PASTRIES))
        bakes.append(f"{SEAT_NAMES[bake // PASTRIES]}={codes}")
    return " ".join(bakes)


def _write_memory(state: State, memory: Memory) -> list[str]:
    """What each viewer knows beyond hand sizes and the deck list."""
    nothing = fresh_memory(state.zones, state.deck.everything, 0)
    words = description_words(state.deck.codes)
    lines = [f"untouched: {' '.join(name for seat, name in enumerate(SEAT_NAMES) if memory.untouched >> seat & 1)}"]
    for viewer, viewer_name in enumerate(VIEWER_NAMES):
        facts = []
        for seat, name in enumerate(SEAT_NAMES):
            for description in range(DESCRIPTIONS):
                place = (viewer * 4 + seat) * DESCRIPTIONS + description
                least, most = memory.least[place], memory.most[place]
                if (least, most) != (nothing.least[place], nothing.most[place]):
                    facts.append(f"{name}:{words[description]}={least}-{most}")
        for kind in range(KINDS):
            most = copies_in(memory.deck_most[viewer], kind)
            if most != copies_in(nothing.deck_most[viewer], kind):
                facts.append(f"deck:{state.deck.codes[kind]}={most}")
        lines.append(f"knows {viewer_name}: {' '.join(facts)}")
    return lines


def read_position(text: str, known: dict[str, Option], find_deck: Callable[[dict[str, Value], str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default."""
    lines = Lines(text)
    head = read_head(lines, known, find_deck, (SEATS, SEATS, SEATS))
    state = State(head.deck, Options(head.options), head.chance)
    _read_zones(lines, state)
    _read_turn(lines, state)
    state.memory = fresh_memory(state.zones, head.deck.everything, 0)
    _read_memory(lines, state, state.memory)
    lines.done()
    state.listening = True
    state.ask(state.turn)
    return state


def _read_zones(lines: Lines, state: BaseState) -> None:
    deck = state.deck
    hands = [lines.cards(f"hand {name}", deck) for name in SEAT_NAMES]
    discard = lines.cards("X", deck)
    top = lines.cards("deck", deck)
    state.baked, baked = _read_bakes(lines, state)
    used = [kind for hand in hands for kind in hand] + discard + top + baked
    rest = rest_of_deck(deck, used, PositionError)
    below = state.chance.shuffled("position", vec[i64](rest))
    state.zones = vec[i64]([packed(vec[i64](hand)) for hand in [*hands, discard]])
    state.pile = vec[i64]([*below, *reversed(top)])
    state.left = len(state.pile)


def _read_bakes(lines: Lines, state: BaseState) -> tuple[vec[i64], list[int]]:
    """The bakes, with the points that they are worth, and the cards in them."""
    bakes: list[int] = []
    cards: list[int] = []
    points = [0, 0, 0, 0]
    reached = [0, 0, 0, 0]
    for word in lines.take("bakes").split():
        name, _, codes = word.partition("=")
        kinds = [state.deck.kinds.get(code, -1) for code in codes.split(",")]
        pastry = pastry_of(kinds)
        if name not in SEAT_NAMES or pastry < 0:
            raise lines.fault("bakes", f"{word!r} is not written like N=1d,2d,3d")
        seat = SEAT_NAMES.index(name)
        bakes.append(seat * PASTRIES + pastry)
        cards.extend(kinds)
        points[seat] += len(kinds) - 2
        reached[seat] = len(bakes)
    if max(points[0] + points[2], points[1] + points[3]) >= 5:
        raise lines.fault("bakes", "a team has five points or more, so the game would be over")
    state.points = vec[i64](points)
    state.reached = vec[i64](reached)
    return vec[i64](bakes), cards


def _read_turn(lines: Lines, state: BaseState) -> None:
    seats = {name: seat for seat, name in enumerate(SEAT_NAMES)}
    state.turn = lines.word("turn", seats, "N")
    state.starter = lines.word("starter", seats, SEAT_NAMES[state.turn])
    state.game = lines.number("game", 1, 1, int(state.options.games))
    state.redeals = lines.number("redeals", 0)
    state.reshuffles = lines.number("reshuffles", 0)
    state.number = lines.number("number", 0, most=10**9)
    state.idle = lines.number("idle", 0, most=int(state.options.stall_turns or 10**7) - 1)
    state.blocked = _read_blocked(lines)
    wins = lines.take("wins", "0 0").split()
    if len(wins) != 2 or not all(_is_number(word) for word in wins) or int(wins[0]) + int(wins[1]) >= state.game:
        raise lines.fault("wins", "two numbers are needed: games won by NS and by EW, of those before this one")
    state.wins = vec[i64]([int(wins[0]), int(wins[1]), 0, 0])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3


def _read_blocked(lines: Lines) -> int:
    words = words_in(255)
    blocked = 0
    for word in lines.take("blocked").split():
        if word not in words:
            raise lines.fault("blocked", f"{word!r} is neither a suit nor a number such as #3")
        blocked |= 1 << words.index(word)
    if 15 in (blocked & 15, blocked >> 4):
        raise lines.fault("blocked", "at most three suits and three numbers can be blocked")
    return blocked


def _read_memory(lines: Lines, state: BaseState, memory: Memory) -> None:
    """Memory is never wrong, so what a position says about it must be true of its cards."""
    for name in lines.take("untouched").split():
        if name not in SEAT_NAMES:
            raise lines.fault("untouched", f"there is no seat {name!r}")
        seat = SEAT_NAMES.index(name)
        if can_bake(state.zones[seat]):
            raise lines.fault("untouched", f"{name} holds a pastry, and no dealt hand does")
        memory.untouched |= 1 << seat
    for viewer, viewer_name in enumerate(VIEWER_NAMES):
        key = f"knows {viewer_name}"
        for fact in lines.take(key).split():
            if not _read_fact(state, memory, viewer, fact):
                raise lines.fault(key, f"{fact!r} is not written like E:hearts=1-2 or deck:3c=0, or it is not true")


def _read_fact(state: BaseState, memory: Memory, viewer: int, fact: str) -> bool:
    place, _, value = fact.partition("=")
    who, _, word = place.partition(":")
    if who == "deck":
        return _read_deck_fact(state, memory, viewer, word, value)
    least, _, most = value.partition("-")
    words = description_words(state.deck.codes)
    if who not in SEAT_NAMES or word not in words or not (_is_number(least) and _is_number(most)):
        return False
    seat = SEAT_NAMES.index(who)
    if seat == viewer or not int(least) <= matching(state.zones[seat], words.index(word)) <= int(most):
        return False
    spot = (viewer * 4 + seat) * DESCRIPTIONS + words.index(word)
    memory.least[spot], memory.most[spot] = int(least), int(most)
    return True


def _read_deck_fact(state: BaseState, memory: Memory, viewer: int, code: str, most: str) -> bool:
    if code not in state.deck.kinds or most not in ("0", "1", "2", "3"):
        return False
    kind = state.deck.kinds[code]
    memory.deck_most[viewer] += (int(most) - copies_in(memory.deck_most[viewer], kind)) * ONE[kind]
    return list(state.pile[: state.left]).count(kind) <= int(most)
