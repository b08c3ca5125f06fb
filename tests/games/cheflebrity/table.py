"""A table of Cheflebrity, with words for what lies on it."""

from __future__ import annotations

from collections import Counter

from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import COUNT, COUNTER, OFFER
from bakehouse.games.cheflebrity.cards import CODES, PLACED_CODES, TROPHY_WORDS, Deck
from bakehouse.games.cheflebrity.observation import tally_of
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.view import PieView, Tally, View
from bakehouse.table import chains
from tests.support import Scenario


def house() -> Deck:
    deck = GAME.house_deck()
    assert isinstance(deck, Deck)
    return deck


HOUSE = house()


class ChefTable(Scenario):
    """`table.hand("s1") == "B5 FA20"`, `table.line("s1") == "w1=B10,FC5"`.

    Hands that a position does not name are empty, so that nobody is asked to react. The line `only pile` names the
    whole Ingredients Pile: all cards that lie nowhere else are out.
    """

    state: State

    def __init__(self, position: str | State = "", **options: str | int) -> None:
        if isinstance(position, str):
            position = _completed(position)
            if options:
                position += "\noptions: " + " ".join(f"{name}={value}" for name, value in options.items())
        super().__init__(GAME, position)

    def lines(self, name: str) -> list[str]:
        """Every whole move of a seat; of offers and counters, which are too many, only how they begin."""
        seat = self.seat(name)
        found: list[str] = []
        for move in self.state.legal(seat):
            if OFFER <= move < COUNT or move == COUNTER:
                found.append(self.game.text(self.state, seat, move))
            else:
                after = self.state.copy()
                after.apply(seat, move)
                ends = chains(after, seat) if after.pending(seat) else [[]]
                found += [self.game.text(self.state, seat, [move, *rest]) for rest in ends]
        return found

    def why_not(self, line: str, rule: str) -> str:
        """The fact because of which this rule refuses the line."""
        return self.fact(self.refused(line, rule))

    def quietly(self, *lines: str) -> None:
        """Play these lines; nobody reacts to them."""
        for line in lines:
            self.play(line)
            self.pass_all()

    def pass_all(self) -> None:
        """Everybody who is asked in a window passes, until no window is open."""
        while not self.state.over and self.step in ("window", "save"):
            self.play(f"{self.game.seat_name(self.state.actors[0])}: pass")

    def hand(self, name: str) -> str:
        return " ".join(CODES[kind] for kind in self.state.hand(self.seat(name)))

    def line(self, name: str) -> str:
        """The Working Line of a seat."""
        return self._pies(self.view(None).working[self.seat(name)])

    def served(self, name: str) -> str:
        """The Serving Line of a seat."""
        return self._pies(self.view(None).serving[self.seat(name)])

    def _pies(self, pies: list[PieView]) -> str:
        return " ".join(f"w{pie.number}={','.join(pie.cards)}" for pie in pies)

    def kept(self, name: str) -> str:
        return " ".join(self.view(None).kept[self.seat(name)])

    @property
    def out(self) -> str:
        """The Out Pile, the newest card first."""
        return " ".join(self.view(None).out)

    @property
    def leftovers(self) -> str:
        return " ".join(self.view(None).leftovers)

    @property
    def step(self) -> str:
        return self.view(None).step

    @property
    def turn(self) -> str:
        return GAME.seat_name(self.state.turn)

    @property
    def tally(self) -> Tally:
        """The points as they would be now."""
        return tally_of(self.state)

    def bonus(self, number: int) -> list[int]:
        """The points for a bonus of the rulebook, 1 to 10, or a goal of the table after them."""
        return self.tally.bonuses[number - 1].points

    def view(self, name: str | None) -> View:
        view = super().view(name)
        assert isinstance(view, View)
        return view

    def known(self, viewer: str | None) -> str:
        """What a viewer knows about hands: `s2:T25 s1+s3:SB`."""
        known = self.view(viewer).known
        assert known is not None
        return " ".join(f"{'+'.join(GAME.seat_name(seat) for seat in card.seats)}:{card.code}" for card in known.cards)

    def specials(self, viewer: str | None, name: str) -> int:
        """The most specials that a viewer must expect in a hand."""
        known = self.view(viewer).known
        assert known is not None
        return known.specials[self.seat(name)]


def _completed(position: str) -> str:
    lines = [line.strip() for line in position.replace("/", "\n").splitlines() if line.strip()]
    if not any(line.startswith("only pile:") for line in lines):
        return "\n".join(lines)
    named = {line.partition(":")[0].strip(): line.partition(":")[2].strip() for line in lines}
    named["pile"] = named.pop("only pile")
    rest = Counter({code: int(n) for code, n in zip(HOUSE.codes, HOUSE.copies, strict=True)})
    for key, value in named.items():
        rest.subtract(_codes(key, value))
    named["out"] = " ".join([*named.get("out", "").split(), *rest.elements()])
    return "\n".join(f"{key}: {value}" for key, value in named.items())


def _codes(key: str, value: str) -> list[str]:
    """The cards that a line of a position names."""
    zone = key.split()[0]
    if zone in ("hand", "leftovers", "out", "pile"):
        return value.split()
    if zone == "kept":
        return ["SG" if word.startswith("SG") else word for word in value.split() if word in TROPHY_WORDS]
    if zone in ("working", "serving"):
        cards = [code for pie in value.split() for code in pie.partition("=")[2].split(",")]
        return ["SG" if PLACED_CODES.index(code) >= 35 else code for code in cards]
    return []


def match(seats: int, seed: int, **options: object) -> ChefTable:
    """A table with a new game from a seed."""
    state = GAME.deal(seats, seed, options)
    assert isinstance(state, State)
    return ChefTable(state)
