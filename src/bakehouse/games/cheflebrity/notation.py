"""Notation of Cheflebrity: moves as text, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bakehouse.core.errors import IllegalMove, InvalidMove
from bakehouse.core.log import HIDDEN, NO_SEAT
from bakehouse.games.cheflebrity import atoms
from bakehouse.games.cheflebrity.atoms import CARD, COUNT, COUNTER, OFFER, OFFER_ALL, PIE, PLAY, SABOTAGE, SABOTAGE_SG
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, HOLDABLE, MAX_PIES, PLACED_CODES
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import Step

UNFINISHED = "…"
PLAIN = {
    atoms.PASS: "pass",
    atoms.KEEP: "keep",
    atoms.SKIP: "skip",
    atoms.END: "end",
    atoms.PILE: "draw pile",
    atoms.SAVE: "save",
    atoms.SAVE_SG: "save sg",
    atoms.ACCEPT: "accept",
    atoms.DECLINE: "decline",
    atoms.NO_PARTNER: "nobody",
}
# By verb, the rules about a pie that is not in the Working Line: a served dessert, and a number that was never used.
MISSING = {
    "play": ("CH-47", "CH-R18"),
    "sab": ("CH-46", "CH-25"),
    "serve": ("CH-48", "CH-73"),
    "oops": ("CH-46", "CH-19"),
}
EXAMPLES = (
    "draw pile, draw left T25, keep, swap B5 pile, swap B5 left FA20, play B25 new, play FA15 w2, play SG=FC w1, skip, "
    "serve w2, end, oops w2, sab s1.w2, sab s1.w2 sg, save, save sg, pass, offer s2 give T25 want FC?, "
    "counter give FC5 want T25,E?, accept, decline, pick s3, nobody, commit T5"
)


def seat_name(seat: int) -> str:
    return f"s{seat + 1}"


# -- Writing -----------------------------------------------------------------


def write_move(state: State, seat: int, chosen: list[int], viewer: int) -> str:
    """A chain in notation, together with what the seat chose before it; an unfinished one ends with "…".

    CH-K13: while a window is open, an answer to it is nobody else's business, whatever it is.
    """
    if viewer != seat and state.is_window():
        return f"commit {HIDDEN}" if state.step == Step.COMMIT else HIDDEN
    chain = [*state.pending(seat), *chosen]
    verb = atoms.verb_of(chain[0])
    thing = chain[0] - verb
    match verb:
        case atoms.PLAY:
            return f"play {PLACED_CODES[thing]} {_place(state, state.turn, chain[1:])}"
        case atoms.SWAP:
            return f"swap {CODES[thing]} {_source(chain[1:])}"
        case atoms.CARD:
            return _write_cards(state, seat, chain)
        case atoms.SERVE | atoms.PIE:
            return f"{'serve' if verb == atoms.SERVE else 'oops'} {_pie(state, seat, thing)}"
        case atoms.OFFER | atoms.OFFER_ALL:
            return f"offer {seat_name(thing) if verb == OFFER else 'all'} {_write_claims(chain)}"
        case atoms.PARTNER:
            return f"pick {seat_name(thing)}"
        case atoms.SABOTAGE | atoms.SABOTAGE_SG:
            return f"sab {seat_name(thing)}.{_place(state, thing, chain[1:])}{' sg' if verb == SABOTAGE_SG else ''}"
        case atoms.COUNTER:
            return f"counter {_write_claims(chain)}"
    return PLAIN[verb]


def knows_answer(state: State, answers: Mapping[int, Sequence[int]], seat: int, viewer: int) -> bool:
    """What becomes public when a window closes.

    CH-D12: all replies. CH-D14: nothing, but the traders see what they get. CH-D4, CH-D9: the answer that is carried
    out; if there is none, that everybody passed.
    """
    if state.step == Step.REPLIES:
        return True
    if state.step == Step.COMMIT:
        return viewer in answers
    if not state.is_window():
        return False
    clockwise = [(state.first_asked() + step) % state.seats for step in range(state.seats)]
    reacting = [other for other in clockwise if other in answers and answers[other][0] != atoms.PASS]
    return not reacting or reacting[0] == seat


def _pie(state: State, seat: int, place: int) -> str:
    return f"w{state.working[seat][place].number}"


def _place(state: State, seat: int, chosen: list[int]) -> str:
    if not chosen:
        return UNFINISHED
    return "new" if chosen[0] == atoms.NEW else _pie(state, seat, chosen[0] - PIE)


def _source(chosen: list[int]) -> str:
    if not chosen:
        return UNFINISHED
    if chosen[0] == atoms.PILE:
        return "pile"
    return "none" if chosen[0] == atoms.NO_DRAW else f"left {CODES[chosen[0] - CARD]}"


def _write_cards(state: State, seat: int, chain: list[int]) -> str:
    """A card by itself is one that is drawn; several are handed over."""
    if state.step != Step.COMMIT:
        return f"draw left {CODES[chain[0] - CARD]}"
    missing = f",{UNFINISHED}" if len(chain) < state.agreed(seat) else ""
    return f"commit {','.join(CODES[atom - CARD] for atom in chain)}{missing}"


def _write_claims(chain: list[int]) -> str:
    """ "give T25 want FC?"; while it is unfinished, "…" stands for each claim that is missing."""
    counts = [atom - COUNT + 1 for atom in chain[1:3]]
    if len(counts) < 2:
        return f"give {counts[0]} {UNFINISHED}" if counts else UNFINISHED
    claims = [CLAIM_WORDS[atom - CARD] for atom in chain[3:]]
    claims += [UNFINISHED] * (sum(counts) - len(claims))
    return f"give {','.join(claims[: counts[0]])} want {','.join(claims[counts[0] :])}"


# -- Reading -----------------------------------------------------------------


def parse_move(state: State, seat: int, text: str) -> list[int]:
    """The atoms of a line, legal or not, without those that the seat has chosen already.

    IllegalMove where only the whole line shows why it is not allowed.
    """
    line = _Reader(state, seat, text)
    chain = line.atoms()
    rule = line.broken_rule(chain) if state.is_asked(seat) else ""
    if rule:
        raise IllegalMove(f"{text!r} is not allowed", rule, text, seat)
    return chain[len(state.pending(seat)) :]


class _Reader:
    """One line of notation."""

    def __init__(self, state: State, seat: int, text: str) -> None:
        self.state = state
        self.seat = seat
        self.text = text
        self.verb = text.partition(" ")[0]
        self.missing: tuple[int, int] | None = None  # owner and number of a pie that is not in its Working Line
        self.too_long = ""  # the rule against the number of cards in an offer

    def broken_rule(self, chain: list[int]) -> str:
        """CH-R88: what is wrong with a chain as a whole, which its atoms one by one would not show; or nothing."""
        state = self.state
        begun = state.pending(self.seat)
        if chain[: len(begun)] != begun:
            return "BH-2"
        if self.verb == "commit":
            return self.why_not_handed_over(chain)
        if self.verb == "draw" and state.step == Step.COMMIT:
            return "BH-2"
        if self.missing is not None:
            return self.why_no_pie(chain[0], *self.missing)
        if self.verb == "play" and state.step == Step.PLAY and not begun:
            return str(state.why_not_on(chain[0] - PLAY, chain[1]))
        if self.too_long and chain[0] in state.legal(self.seat):
            return self.too_long
        return ""

    def why_not_handed_over(self, chain: list[int]) -> str:
        if self.state.step != Step.COMMIT:
            return "CH-81"
        return "" if len(chain) == self.state.agreed(self.seat) else "CH-R54"

    def why_no_pie(self, first: int, owner: int, number: int) -> str:
        """The rule about a pie that is not there; nothing if the first atom is refused for another reason."""
        served, unknown = MISSING[self.verb]
        if first not in self.state.legal(self.seat):
            rule = self.state.reason(self.seat, first)
            if rule not in (unknown, "CH-71"):
                return ""
        if any(pie.number == number for pie in self.state.serving[owner]):
            return served
        return "CH-R21" if number <= self.state.started[owner] else unknown

    def fault(self, message: str) -> InvalidMove:
        return InvalidMove(f"{message} in {self.text!r}", self.text, self.seat)

    def atoms(self) -> list[int]:
        for atom, words in PLAIN.items():
            if self.text == words:
                return [atom]
        match self.text.split():
            case ["draw", "left", code]:
                return [CARD + self.kind(code)]
            case ["swap", code, "pile"]:
                return [atoms.SWAP + self.kind(code), atoms.PILE]
            case ["swap", code, "none"]:
                return [atoms.SWAP + self.kind(code), atoms.NO_DRAW]
            case ["swap", code, "left", other]:
                return [atoms.SWAP + self.kind(code), CARD + self.kind(other)]
            case ["play", card, "new"]:
                return [PLAY + self.placed(card), atoms.NEW]
            case ["play", card, pie]:
                return [PLAY + self.placed(card), PIE + self.place(self.seat, pie)]
            case ["serve", pie]:
                return [atoms.SERVE + self.place(self.seat, pie)]
            case ["oops", pie]:
                return [PIE + self.place(self.seat, pie)]
            case ["sab", target]:
                return self.sabotage(target, SABOTAGE)
            case ["sab", target, "sg"]:
                return self.sabotage(target, SABOTAGE_SG)
            case ["pick", name]:
                return [atoms.PARTNER + self.other(name)]
            case ["offer", name, "give", give, "want", want]:
                first = OFFER_ALL if name == "all" else OFFER + self.other(name)
                return [first, *self.claims(give, want, self.partners(first))]
            case ["counter", "give", give, "want", want]:
                return [COUNTER, *self.claims(give, want, self.partners(COUNTER))]
            case ["commit", cards]:
                return self.commit(cards)
        raise InvalidMove(f"{self.text!r} is no move of Cheflebrity; moves look like: {EXAMPLES}", self.text, self.seat)

    def kind(self, code: str) -> int:
        """A card that a hand can hold (CH-R29)."""
        if code not in CODES[:HOLDABLE]:
            raise self.fault(f"there is no card {code!r} that a hand can hold")
        return CODES.index(code)

    def placed(self, code: str) -> int:
        if code not in PLACED_CODES:
            roles = "; a Stroke of Genius! is played as SG=B, SG=FA, SG=FB, SG=FC, SG=FP, SG=T or SG=E"
            raise self.fault(f"{code!r} is no part of a pie{roles if code == 'SG' else ''}")
        return PLACED_CODES.index(code)

    def place(self, seat: int, word: str) -> int:
        """The place of a pie in its Working Line."""
        number = word[1:]
        if word[:1] != "w" or not (number.isascii() and number.isdigit() and len(number) < 4) or number[0] == "0":
            raise self.fault(f"{word!r} is no pie such as w2")
        for place, pie in enumerate(self.state.working[seat]):
            if pie.number == int(number):
                return place
        self.missing = (seat, int(number))
        return MAX_PIES - 1

    def other(self, name: str) -> int:
        names = [seat_name(seat) for seat in range(self.state.seats)]
        if name not in names:
            raise self.fault(f"there is no seat {name!r} (seats are {' '.join(names)})")
        return names.index(name)

    def sabotage(self, target: str, verb: int) -> list[int]:
        name, dot, pie = target.partition(".")
        if not dot:
            raise self.fault(f"{target!r} is no pie of a seat such as s1.w2")
        victim = self.other(name)
        return [verb + victim, PIE + self.place(victim, pie)]

    def partners(self, first: int) -> list[int]:
        """To whom an offer or a counter goes."""
        if first == COUNTER and self.state.partner != NO_SEAT:
            return [self.state.other_trader(self.seat)]
        if OFFER <= first < OFFER_ALL:
            return [first - OFFER]
        return [seat for seat in range(self.state.seats) if seat != self.seat]

    def claims(self, give: str, want: str, partners: list[int]) -> list[int]:
        """CH-R82: unordered lists, of which the numbers bind."""
        sides = [sorted(self.claim(word) for word in side.split(",")) for side in (give, want)]
        hands = [self.state.sizes[self.seat], max(self.state.sizes[seat] for seat in partners)]
        for side, hand in zip(sides, hands, strict=True):
            if len(side) > atoms.MAX_TRADED and not self.too_long:
                self.too_long = "CH-R58" if len(side) > hand else "CH-R91"
        counts = [COUNT + min(len(side), atoms.MAX_TRADED) - 1 for side in sides]
        return [*counts, *(CARD + claim for side in sides for claim in side)]

    def claim(self, word: str) -> int:
        if word not in CLAIM_WORDS:
            raise self.fault(f"{word!r} is no claim such as T25, FC? or ?")
        return CLAIM_WORDS.index(word)

    def commit(self, cards: str) -> list[int]:
        return [CARD + kind for kind in sorted(self.kind(code) for code in cards.split(","))]
