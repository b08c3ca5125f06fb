"""Notation of Pastry Chefs: moves and positions as text, both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bakehouse.core.chance import Chance
from bakehouse.core.errors import DeckError, IllegalMove, InvalidMove, NotQuiet, PositionError
from bakehouse.core.native import i64, vec
from bakehouse.core.options import Option, changed, settle
from bakehouse.core.position import Lines, rest_of_deck, seed_text
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    PASTRIES,
    USES,
    Deck,
    can_bake,
    matching,
    packed,
    pastry_kinds,
    unpacked,
)
from bakehouse.games.pastry_chefs.memory import Memory, fresh_memory
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words, pastry_of, words_in
from bakehouse.games.pastry_chefs.play import (
    ASK,
    BAKE,
    CARD,
    COUNT,
    DESCRIBE,
    DRAW,
    FROM,
    MAX_MATCHING,
    NO_ASK,
    PASS,
    SECOND,
    STOP,
    TO,
    State,
)
from bakehouse.games.pastry_chefs.state import BaseState, Options, Step, X

SEAT_NAMES = ["N", "E", "S", "W"]
VIEWER_NAMES = [*SEAT_NAMES, "*"]  # * for spectators
HIDDEN = "??"
PLAIN = {PASS: "pass", SECOND: "second", STOP: "stop", NO_ASK: "noask"}


# -- Moves -------------------------------------------------------------------


def write_move(state: State, atoms: list[int], viewer: int | None) -> str:
    """A chain in notation. An unfinished one ends with «…»."""
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
    if state.step is not Step.REVEAL:
        return f"… {words[description]}"
    count = sum(1 for kind in unpacked(state.drawn) if _matches(description, kind))
    return f"reveal {words[description]} {count}"


def _matches(description: int, kind: int) -> bool:
    if description < 4:
        return kind // 4 == description
    return kind % 4 == description - 4 if description < 8 else kind == description - 8


def _write_cards(state: State, atoms: list[int], viewer: int | None) -> str:
    codes = [state.deck.codes[atom - CARD] for atom in atoms]
    missing = ",…" if len(state.pending(state.actor)) + len(atoms) < state.count else ""
    if state.step is not Step.GIVE:
        return f"drop {','.join(codes)}{missing}"
    if viewer is not None and not _sees_gift(state, viewer):
        codes = [HIDDEN] * len(codes)
    return f"give {','.join(codes)}{missing}"


def _sees_gift(state: State, viewer: int) -> bool:
    """PC-R14: giver and receiver do; everybody if the discard pile is involved."""
    return X in (state.source, state.target) or viewer in (state.source, state.target)


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not."""
    match text.split():
        case ["pass"]:
            return [PASS]
        case ["second"]:
            return [SECOND]
        case ["stop"]:
            return [STOP]
        case ["noask"]:
            return [NO_ASK]
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
    if state.is_asked(seat) and state.step is Step.ACTION:
        rule = _rule_against_move(state, seat, source, target, description, count)
        if rule:
            raise IllegalMove(f"{text!r} is not allowed", rule, text, seat)
    return [FROM + source, TO + target, DESCRIBE + description, _count_atom(count)]


def _rule_against_move(state: State, seat: int, source: int, target: int, description: int, count: int) -> str:
    """PC-R55: a whole line is judged in the order PC-R12, PC-R30, PC-R13, not atom by atom."""
    if source == target or (target == X and not state.options.to_discard):
        return "PC-R12"
    if USES[description] & state.blocked:
        return "PC-R30"
    if FROM + source not in state.legal(seat) or count > state.size(source):
        return "PC-R13"
    return "PC-R56" if count > MAX_MATCHING else ""


def _question(state: State, words: list[str], text: str, seat: int) -> list[int]:
    asked = _seat(words[0], text, seat)
    count = _count(words[1], text, seat)
    description = _description(state, words[2], text, seat)
    if state.is_asked(seat) and state.step is Step.ASK and count > MAX_MATCHING:
        rule = "PC-R39" if count > state.size(asked) or asked == seat else "PC-R56"
        raise IllegalMove(f"{text!r} is not allowed", rule, text, seat)
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
        raise IllegalMove(f"{cards} is no pastry", "PC-R46", text, seat)
    return pastry


def _statement(state: State, word: str, count: str, text: str, seat: int) -> int:
    description = _description(state, word, text, seat)
    true_count = sum(1 for kind in unpacked(state.drawn) if _matches(description, kind))
    # Only the drawer may hear whether it is true.
    if state.step is Step.REVEAL and seat == state.drawer and _count(count, text, seat) != true_count:
        raise IllegalMove(f"{text!r} is not true", "PC-R22", text, seat)
    return DESCRIBE + description


def _picked(state: State, verb: str, cards: str, text: str, seat: int) -> list[int]:
    kinds = _kinds(state, cards, text, seat)
    giving = state.step is Step.GIVE
    if (verb == "give") != giving and state.step in (Step.GIVE, Step.PENALTY, Step.DISCARD):
        raise InvalidMove(f"{text!r}: write {'give' if giving else 'drop'} here", text, seat)
    if seat == state.actor and len(kinds) > state.count and state.step in (Step.GIVE, Step.PENALTY, Step.DISCARD):
        raise InvalidMove(f"{text!r} has {len(kinds)} cards; {state.count} are needed", text, seat)
    return [CARD + kind for kind in kinds]


# -- Positions ---------------------------------------------------------------


def write_position(state: State, options: dict[str, Option], house: Deck) -> str:
    """A position between two turns. Another deck than the house's is named by its hash."""
    if state.step is not Step.ACTION or state.over:
        raise NotQuiet("a position of Pastry Chefs is written at the start of a turn")
    lines = [
        *([] if state.deck.digest == house.digest else [f"cards: {state.deck.digest}"]),
        f"options: {changed(options, state.options.values)}",
        f"seed: {seed_text(state.chance.seed)}",
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
        lines.append(f"hand {name}: {_cards(state, unpacked(state.zones[seat]))}")
    lines.append(f"X: {_cards(state, unpacked(state.zones[X]))}")
    lines.append(f"deck: {_cards(state, list(state.pile[: state.left])[::-1])}")
    lines.append(f"bakes: {_write_bakes(state)}")
    if state.memory is not None:
        lines.extend(_write_memory(state, state.memory))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _cards(state: State, kinds: Iterable[int]) -> str:
    return " ".join(state.deck.codes[kind] for kind in kinds)


def _write_bakes(state: State) -> str:
    """Who baked what, in the order of baking: `N=1d,2d,3d E=1c,2c,3c,4c`."""
    bakes = []
    for bake in state.baked:
        codes = ",".join(state.deck.codes[kind] for kind in pastry_kinds(bake % PASTRIES))
        bakes.append(f"{SEAT_NAMES[bake // PASTRIES]}={codes}")
    return " ".join(bakes)


def _write_memory(state: State, memory: Memory) -> list[str]:
    """What each viewer knows beyond hand sizes and the deck list."""
    nothing = fresh_memory(state.zones, state.deck.copies, 0)
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
            most = memory.deck_most[viewer * KINDS + kind]
            if most != nothing.deck_most[viewer * KINDS + kind]:
                facts.append(f"deck:{state.deck.codes[kind]}={most}")
        lines.append(f"knows {viewer_name}: {' '.join(facts)}")
    return lines


def read_position(text: str, known: dict[str, Option], find_deck: Callable[[str], Deck]) -> State:
    """The reverse of `write_position`; what is left out takes its default."""
    lines = Lines(text)
    lines.number("seats", 4, 4, 4)
    deck = _read_deck(lines, find_deck)
    options = settle(known, lines.options(known))
    state = State(deck, Options(options), Chance(lines.seed()))
    _read_zones(lines, state)
    _read_turn(lines, state)
    state.memory = fresh_memory(state.zones, deck.copies, 0)
    _read_memory(lines, state, state.memory)
    lines.done()
    state.listening = True
    state.ask(state.turn)
    return state


def _read_deck(lines: Lines, find_deck: Callable[[str], Deck]) -> Deck:
    try:
        return find_deck(lines.take("cards"))
    except DeckError as error:
        raise lines.fault("cards", str(error)) from None


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
    """Memory is never wrong, so that what a position says about it must be true of its cards."""
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
    memory.deck_most[viewer * KINDS + kind] = int(most)
    return list(state.pile[: state.left]).count(kind) <= int(most)
