"""Notation of Pie Contest: moves as text, both ways."""

from __future__ import annotations

from bakehouse.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from bakehouse.core.log import HIDDEN
from bakehouse.games.pie_contest.atoms import DIVE, DONE, EFFECT, NO, OPTION, PASS, PLAY, SEAT, SPOT, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.moving import ref_kind, ref_seat, ref_zone
from bakehouse.games.pie_contest.play import DIVE_COST, State
from bakehouse.games.pie_contest.state import ENTRY, KITCHEN_SIZE, Step, kind_in
from bakehouse.games.pie_contest.vocabulary import ops

PLAIN = {PASS: "-", DIVE: "V", DONE: ".", YES: "y", NO: "n"}
WORDS = {word: atom for atom, word in PLAIN.items()}
CARD_LETTERS = {"hand": "h", "revealed": "r", "trash": "t", "looked": "p"}
MAX_WORDS = 100  # of a move: with another set of cards a hand may have to be cut down by dozens
EXAMPLES = (
    "P:lemons, V h.limes h.cheddar t.hot-oven, -, k1.bacon, h.lemons, t.butter, @2, #1, y, n, o.bacon, $1, "
    "!2:fruit-stand, ."
)


def seat_name(seat: int) -> str:
    return str(seat)


def parts_of(atom: int, deck: Deck) -> tuple[str, int]:
    """What an atom names, and which one: ("seat", 2), ("spot", 7), ("hand", kind)."""
    starts = {
        "pie": deck.at_pie,
        "looked": deck.at_looked,
        "trash": deck.at_trash,
        "revealed": deck.at_revealed,
        "hand": deck.at_hand,
        "play": PLAY,
        "spot": SPOT,
        "effect": EFFECT,
        "option": OPTION,
        "seat": SEAT,
        "word": PASS,
    }
    what = next(what for what, start in starts.items() if start <= atom)
    return what, atom - int(starts[what])


def write_move(state: State, seat: int, atoms: list[int], viewer: int | None) -> str:
    """A chain in notation: its tokens one after the other."""
    if state.step in (Step.CLAIM, Step.POLL):
        return _write_answer(state, seat, atoms, viewer)
    hides = viewer is not None and viewer != seat and not _is_open(state, viewer, atoms)
    return " ".join(_token(state, seat, atom, hides=hides) for atom in atoms)


def _write_answer(state: State, seat: int, atoms: list[int], viewer: int | None) -> str:
    """An answer that is secret until all are in: `!2:fruit-stand` says that seat 2 has fulfilled Fruit Stand."""
    if viewer is not None and viewer != seat:
        return HIDDEN
    claimed = atoms[0] - OPTION
    if state.step == Step.CLAIM and 0 <= claimed < len(state.row):
        player = str(atoms[1] - SEAT) if len(atoms) > 1 else "…"
        return f"!{player}:{state.deck.codes[state.row[claimed]]}"
    return " ".join(_token(state, seat, atom, hides=False) for atom in atoms)


def knows_answer(state: State) -> bool:
    """Is what was answered known to all when the last answer is in? Cards that are chosen in secret are not."""
    return state.step in (Step.CLAIM, Step.POLL)


def _token(state: State, seat: int, atom: int, *, hides: bool) -> str:
    codes = state.deck.codes
    what, number = parts_of(atom, state.deck)
    match what:
        case "word":
            return PLAIN[atom]
        case "seat":
            return f"@{number}"
        case "option":
            return f"#{number + 1}"
        case "effect":
            return _effect_token(state, seat, number)
        case "spot":
            return _spot_token(state, number)
        case "play":
            return f"P:{codes[number]}"
        case "pie":
            return f"${number + 1}"
    letter = "g" if what == "hand" and state.step == Step.COMMIT else CARD_LETTERS[what]
    return f"{letter}.{HIDDEN if hides and what != 'trash' else codes[number]}"


def _is_open(state: State, viewer: int, atoms: list[int]) -> bool:
    """May everybody, or this viewer, see which hidden card is picked? It depends on where the card goes."""
    if state.step in (Step.MAIN, Step.LIMIT, Step.DIVE_HAND, Step.DIVE_TRASH):
        return True
    if state.step == Step.COMMIT or not state.running:
        return False
    operation = state.operand(0)
    if operation == ops.PLAY:
        return True
    if operation == ops.MOVE:
        if state.operand(2) in (ops.TRASH, ops.KITCHEN):
            return True
        receiver = viewer == state.one(state.operand(3)) or SEAT + viewer in atoms
        return viewer >= 0 and (viewer == state.pick_owner() or (state.operand(2) == ops.HAND and receiver))
    return operation == ops.REVEAL and bool(state.operand(2))


def _spot_token(state: State, spot: int) -> str:
    """`k1.bacon`, with #n only where equal ids on offer are different options (CO-R91)."""
    owner, place = divmod(spot, int(KITCHEN_SIZE))
    if not state.kitchens_have(spot):
        return f"k{owner}.{place + 1}"
    _, code = _code_at(state, spot)
    if not _differ(state, _refs_on_offer(state, owner, code)):
        return f"k{owner}.{code}"
    number = sum(_code_at(state, owner * int(KITCHEN_SIZE) + other) == (owner, code) for other in range(place + 1))
    return f"k{owner}.{code}#{number}"


def _refs_on_offer(state: State, owner: int, code: str) -> list[int]:
    """The cards of this id in one Kitchen that the present pick can still choose, in the order of the pool."""
    if state.step != Step.CARD:
        return []
    kind = state.deck.kinds[code]
    here = [int(ref) for ref in state.pool[state.lowest :]]
    return [ref for ref in here if ref_kind(ref) == kind and ref_zone(ref) == ops.KITCHEN and ref_seat(ref) == owner]


def _differ(state: State, refs: list[int]) -> bool:
    return any(not state.is_same_card(refs[0], ref) for ref in refs)


def _code_at(state: State, spot: int) -> tuple[int, str]:
    owner, place = divmod(spot, int(KITCHEN_SIZE))
    if not state.kitchens_have(spot):
        return owner, ""
    return owner, state.deck.codes[kind_in(state.kitchens[owner][place])]


def _effects_on_offer(state: State, seat: int) -> list[tuple[str, int]]:
    """The different effects among which this player chooses: id, and its number among those that wait."""
    codes = {}
    for entry in range(len(state.batch) // ENTRY):
        if state.batch[entry * ENTRY + 1] == seat:
            codes[entry] = state.deck.codes[state.batch[entry * ENTRY + 2]]
    offered = [int(entry) for entry in state.different_effects(seat)]
    return [
        (codes[entry], sum(codes[other] == codes[entry] and other <= entry for other in codes)) for entry in offered
    ]


def _effect_token(state: State, seat: int, number: int) -> str:
    """`o.bacon`, with #n only where equal ids on offer are different options (CO-R91)."""
    offered = _effects_on_offer(state, seat)
    if number >= len(offered):
        return f"o.{number + 1}"
    code, nth = offered[number]
    return f"o.{code}#{nth}" if sum(other == code for other, _ in offered) > 1 else f"o.{code}"


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not."""
    words = text.split()
    if not words or len(words) > MAX_WORDS:
        raise InvalidMove(f"{text!r} is no move of Pie Contest; moves look like: {EXAMPLES}", text, seat)
    if words[0].startswith("!") and len(words) == 1:
        return _read_claim(state, seat, text)
    atoms = [_atom(state, seat, word, text, words[:place].count(word)) for place, word in enumerate(words)]
    return _in_order(state, seat, atoms)


def _read_claim(state: State, seat: int, text: str) -> list[int]:
    player, colon, code = text[1:].partition(":")
    if not colon or not is_number(player) or int(player) >= state.seats:
        raise InvalidMove(f"{text!r} should look like !2:fruit-stand, with a seat and an Achievement", text, seat)
    kind = _kind(state.deck, code, text, seat)
    row = [int(other) for other in state.row]
    if kind not in row:
        raise IllegalMove(f"{text!r} is not allowed", "CO-58", text, seat)
    return [OPTION + row.index(kind), SEAT + int(player)]


def _in_order(state: State, seat: int, atoms: list[int]) -> list[int]:
    """Unordered picks go in one order, whatever order they are written in; first what cannot be picked at all."""
    if atoms[0] == DIVE:
        return _dive_in_order(state, seat, atoms)
    picks = [atom for atom in atoms if SPOT <= atom < state.deck.at_pie]
    if len(picks) < 2:
        return atoms
    if state.step == Step.COMMIT:
        return sorted(atoms, key=lambda atom: (_is_held(state, seat, atom), atom))
    order = {atom: place for place, atom in reversed(list(enumerate(map(state.atom_of, state.pool))))}
    picks.sort(key=lambda atom: (order.get(atom, -1), atom))
    return [*picks, *[atom for atom in atoms if not SPOT <= atom < state.deck.at_pie]]


def _is_held(state: State, seat: int, atom: int) -> bool:
    return atom - state.deck.at_hand in list(state.hands[seat])


def _dive_in_order(state: State, seat: int, atoms: list[int]) -> list[int]:
    """What is not asked may still be written (CO-R90): the only two cards in hand, the only card to find."""
    deck = state.deck
    cost = [atom for atom in atoms if deck.at_hand <= atom < deck.at_revealed]
    cost.sort(key=lambda atom: (_is_held(state, seat, atom), atom))
    found = [atom for atom in atoms[1:] if atom not in cost]
    kinds = [atom - int(deck.at_hand) for atom in cost]
    hand = [int(kind) for kind in state.hands[seat]]
    if len(hand) == DIVE_COST and kinds in ([], hand):
        cost, kinds = [], hand
    in_trash = {kind for kind in range(int(deck.pantry_kinds)) if state.trash[kind]}
    if state.options.dive_own:
        in_trash.update(kind for kind in kinds if kind < deck.pantry_kinds)
    if len(in_trash) == 1 and found == [int(deck.at_trash) + min(in_trash)]:
        found = []
    return [DIVE, *cost, *found]


def _atom(state: State, seat: int, word: str, text: str, copy: int) -> int:
    """The atom of a word; `copy` is how often the same word comes before it in its line."""
    deck = state.deck
    if word in WORDS:
        return WORDS[word]
    letter, dot, rest = word.partition(".")
    if word.startswith("P:"):
        return PLAY + _kind(deck, word[2:], text, seat)
    if word[0] in "@#$" and is_number(word[1:]) and len(word) < 5:
        return _numbered(state, word, text, seat)
    if dot and letter in ("h", "g"):
        return deck.at_hand + _kind(deck, rest, text, seat)
    if dot and letter == "r":
        return deck.at_revealed + _kind(deck, rest, text, seat)
    if dot and letter in ("t", "p"):
        kind = _kind(deck, rest, text, seat)
        if kind >= deck.pantry_kinds:
            raise InvalidMove(f"{word!r} in {text!r}: no Achievement lies there", text, seat)
        return (deck.at_trash if letter == "t" else deck.at_looked) + kind
    if dot and letter == "o":
        return _read_effect(state, seat, rest, text)
    if dot and len(letter) == 2 and letter[0] == "k" and is_number(letter[1]):
        return _read_spot(state, seat, int(letter[1]), rest, text, copy)
    raise InvalidMove(f"{word!r} is no move of Pie Contest; moves look like: {EXAMPLES}", text, seat)


def is_number(word: str) -> bool:
    """At most five plain digits: some digits, such as ², make no number, and some numbers never end."""
    return word.isascii() and word.isdigit() and len(word) < 6


def _kind(deck: Deck, code: str, text: str, seat: int) -> int:
    if code not in deck.kinds:
        raise InvalidMove(f"there is no card {code!r} in {text!r}", text, seat)
    return deck.kinds[code]


def _numbered(state: State, word: str, text: str, seat: int) -> int:
    number = int(word[1:])
    if word[0] == "@" and number < state.seats:
        return SEAT + number
    if word[0] == "#" and 1 <= number <= EFFECT - OPTION:
        return OPTION + number - 1
    if word[0] == "$" and 1 <= number <= state.deck.moves - state.deck.at_pie:
        return int(state.deck.at_pie) + number - 1
    raise InvalidMove(f"{word!r} in {text!r} is out of range", text, seat)


def _split_number(rest: str, text: str, seat: int) -> tuple[str, int]:
    """`bacon#2` as bacon and 2; without a number 0."""
    code, hash_sign, number = rest.partition("#")
    if hash_sign and not (is_number(number) and len(number) < 4 and int(number)):
        raise InvalidMove(f"'{rest}' in {text!r} should look like bacon#2", text, seat)
    return code, int(number) if hash_sign else 0


def _read_effect(state: State, seat: int, rest: str, text: str) -> int:
    code, number = _split_number(rest, text, seat)
    offered = _effects_on_offer(state, seat) if state.step == Step.EFFECT and seat == state.actor else []
    places = [place for place, (other, nth) in enumerate(offered) if other == code and number in (0, nth)]
    if not places:
        raise InvalidMove(f"no effect of {code!r} waits for {text!r}", text, seat)
    if len(places) > 1:
        candidates = [f"o.{code}#{offered[place][1]}" for place in places]
        raise AmbiguousMove(f"{text!r} could be several effects", candidates, text, seat)
    return EFFECT + places[0]


def _read_spot(state: State, seat: int, owner: int, rest: str, text: str, copy: int) -> int:
    code, number = _split_number(rest, text, seat)
    if owner >= state.seats:
        raise InvalidMove(f"there is no seat {owner} for {text!r}", text, seat)
    first = owner * int(KITCHEN_SIZE)
    equal = [spot for spot in range(first, first + int(KITCHEN_SIZE)) if _code_at(state, spot) == (owner, code)]
    if not equal or number > len(equal):
        raise InvalidMove(f"there is no such card in the Kitchen of {owner}: {text!r}", text, seat)
    if number:
        return SPOT + equal[number - 1]
    offered = _refs_on_offer(state, owner, code)
    if _differ(state, offered):
        candidates = [_spot_token(state, int(state.atom_of(ref)) - SPOT) for ref in offered]
        raise AmbiguousMove(f"{text!r} could be several cards", candidates, text, seat)
    if copy < len(offered):
        return int(state.atom_of(offered[copy]))
    return SPOT + equal[min(copy, len(equal) - 1)]
