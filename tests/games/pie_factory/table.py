"""A table of Pie Factory, with words for what lies on it."""

from __future__ import annotations

import re

import bakehouse
from bakehouse.core.chance import Script
from bakehouse.games.pie_factory.cards import EMPTY, NO_CARD
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.notation import SEAT_NAMES
from bakehouse.games.pie_factory.observation import codes_of
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.positions import write_pie
from bakehouse.games.pie_factory.view import Known, View
from tests.support import Scenario


def _pie_factory() -> PieFactory:
    game = bakehouse.game("pie-factory")
    assert isinstance(game, PieFactory)
    return game


GAME = _pie_factory()


class FactoryTable(Scenario):
    """`table.hand("A") == "C02 F15"`, `table.pies("A") == "[C01, F14] [F10v]"`, `table.order == "B A"`."""

    state: State

    def __init__(self, position: str | State = "", **options: str | int) -> None:
        if isinstance(position, str) and options:
            position += "\noptions: " + " ".join(f"{name}={value}" for name, value in options.items())
        super().__init__(GAME, position)

    def hand(self, name: str) -> str:
        return " ".join(codes_of(self.state.deck, self.state.hands[self.seat(name)]))

    def score(self, name: str) -> str:
        return " ".join(codes_of(self.state.deck, self.state.score[self.seat(name)]))

    def hidden(self, name: str) -> str:
        """The secret discards of a seat."""
        return " ".join(codes_of(self.state.deck, self.state.hidden[self.seat(name)]))

    def front(self, name: str) -> str:
        """What lies in front of a seat: `F18`, `F18V` (face down, seen by all), `F18v` (secret)."""
        return write_pie(self.state.deck, self.state.fronts[self.seat(name)])[1:-1]

    def pies(self, name: str) -> str:
        """The pies of a seat by slot, up to the last one."""
        pies = [self.state.pie(self.seat(name), slot) for slot in range(5)]
        while pies and pies[-1] == EMPTY:
            pies.pop()
        return " ".join(write_pie(self.state.deck, pie) for pie in pies)

    @property
    def line(self) -> str:
        return " ".join("-" if card == NO_CARD else self.state.deck.codes[card] for card in self.state.line)

    @property
    def discard(self) -> str:
        return " ".join(codes_of(self.state.deck, self.state.discard))

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return [self.state.deck.codes[card] for card in list(self.state.pile[: self.state.left])[::-1]]

    @property
    def order(self) -> str:
        return " ".join(SEAT_NAMES[seat] for seat in self.state.order)

    @property
    def step(self) -> str:
        return self.view(None).step

    @property
    def points(self) -> list[int]:
        return [int(self.state.points(seat)) for seat in range(self.state.seats)]

    def view(self, name: str | None) -> View:
        view = super().view(name)
        assert isinstance(view, View)
        return view

    def facts(self, line: str, rule: str) -> str:
        """What the refusal of a line says about the table, beside the rule that it quotes."""
        error = self.refused(line, rule)
        assert str(error).endswith(f"{self.game.rules[rule].quote()} ({rule})")
        return self.fact(error)

    def known(self, name: str | None) -> Known:
        """What a viewer remembers."""
        known = self.view(name).known
        assert known is not None
        return known


Tables = type[FactoryTable]  # what the fixture `pie_factory` is


def all_out(position: str) -> str:
    """The position with every card that stands nowhere in it on the discard pile, so that the deck is exact."""
    named = set(re.findall(r"\b[CFT]\d\d", position))
    rest = " ".join(code for code in GAME.house_deck().codes if code not in named)
    if "discard:" in position:
        return position.replace("discard:", f"discard: {rest}", 1)
    return f"{position} / discard: {rest}"


def stacked(seats: int, dealt: str, order: str, **options: str | int) -> FactoryTable:
    """A new game dealt from a stacked deck: the cards in the order of dealing, the others below them."""
    deck = GAME.house_deck()
    top = [deck.kinds[code] for code in dealt.split()]
    below = [card for card in range(len(deck.codes)) if card not in top]
    outcomes = {"deck": [*below, *reversed(top)], "workers": [SEAT_NAMES.index(name) for name in order.split()]}
    state = GAME.deal_with(seats, Script(outcomes), options)
    assert isinstance(state, State)
    return FactoryTable(state)


def other_deck(rows: int = 24, **changes: str) -> str:
    """A deck file of `rows` cards in which prep times repeat; `changes` replace the values of card 1."""
    kinds = ["crust", "filling", "topping"]
    text = []
    for number in range(rows):
        kind = kinds[number % 3]
        goes_on = {"crust": "[]", "filling": '["crust"]', "topping": '["Plum"]'}[kind]
        row = {
            "code": f'"X{number}"',
            "name": {"crust": '"Base"', "filling": '"Plum"', "topping": '"Cream"'}[kind],
            "kind": f'"{kind}"',
            "value": str(1 + number % 5),
            "prep": str(number // 4),
            "goes_on": goes_on,
            "icon": f'"{["", "P", "M", "S"][number % 4]}"',
        }
        if number == 0:
            row |= changes
        text.append("[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in row.items() if value))
    return "\n".join([f'name = "other"\ntotal = {rows}', *text]) + "\n"
