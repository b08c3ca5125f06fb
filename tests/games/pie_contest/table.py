"""A table of Pie Contest, with words for what lies on it."""

from __future__ import annotations

import bakehouse
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import kind_in
from bakehouse.games.pie_contest.view import View
from tests.support import Scenario

_game = bakehouse.game("pie-contest")
assert isinstance(_game, PieContest)
GAME = _game
# Achievements that the usual scenario does not fulfil by accident.
QUIET_ROW = "row: overstocked seconds-please nut-case"


class ContestTable(Scenario):
    """`table.hand(0) == "honey lemons"`, `table.pies(1) == [[12, 8]]`. Seat 0 is on turn, before its move."""

    state: State

    def __init__(self, position: str | State = "", **options: str | int) -> None:
        if isinstance(position, str):
            if options:
                position += "\noptions: " + " ".join(f"{name}={value}" for name, value in options.items())
            if "row:" not in position:
                position += f"\n{QUIET_ROW}"
        super().__init__(GAME, position)

    def hand(self, seat: int) -> str:
        """The cards of a hand in alphabetical order."""
        return " ".join(sorted(self.state.deck.codes[kind] for kind in self.state.hands[seat]))

    def kitchen(self, seat: int) -> str:
        """The cards of a Kitchen from left to right."""
        return " ".join(self.state.deck.codes[kind_in(card)] for card in self.state.kitchens[seat])

    def worths(self, seat: int) -> list[int]:
        return [card.worth for card in self.view(None).kitchens[seat]]

    def pies(self, seat: int) -> list[list[int]]:
        """The lines of a score card."""
        return [pie.boxes for pie in self.view(None).pies if pie.seat == seat]

    def values(self, seat: int) -> list[int]:
        return [line[-1] for line in self.pies(seat)]

    @property
    def trash(self) -> str:
        return " ".join(sorted(self.view(None).trash))

    @property
    def row(self) -> str:
        return " ".join(self.view(None).row)

    @property
    def pile_bottom(self) -> str:
        """The Achievement at the bottom of the pile."""
        return self.state.deck.codes[self.state.pile[0]]

    @property
    def pantry(self) -> list[str]:
        """From the top."""
        return [self.state.deck.codes[kind] for kind in self.state.pantry[: self.state.left]][::-1]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def step(self) -> str:
        return self.view(None).step

    def view(self, name: str | None) -> View:
        view = super().view(name)
        assert isinstance(view, View)
        return view

    def sure(self, viewer: int | None, seat: int) -> str:
        """The cards that a viewer surely knows to be in a hand."""
        known = self.view(None if viewer is None else str(viewer)).known
        assert known is not None
        return " ".join(sorted(known.sure[seat]))

    def main(self) -> list[str]:
        """What the player on turn may begin with."""
        seat = self.state.actors[0]
        return [GAME.text(self.state, seat, move) for move in self.state.legal(seat)]

    def options(self) -> list[str]:
        """The answers to the present question, atom by atom."""
        return self.main()

    def kinds(self) -> list[str]:
        """What happened, as the kinds of events."""
        return [event.kind for event in GAME.events(self.state)]


Tables = type[ContestTable]  # what the fixture `contest` is


def house_text() -> str:
    return GAME.house_deck().text.replace("set: house-1", "set: test")


def deck_with(cards: str) -> Deck:
    """The house set and more cards."""
    deck = GAME.deck_text(house_text() + "\n" + cards)
    assert isinstance(deck, Deck)
    return deck


def contest_with(cards: str, position: str, **options: str | int) -> ContestTable:
    """A table with test-only cards beside the house set."""
    return ContestTable(f"{position} / cards: {deck_with(cards).digest}", **options)


def action(text: str, code: str = "test-action") -> str:
    """A test-only Action with these steps."""
    return (
        f'- {{id: {code}, name: Test Action, kind: action, copies: 4, text: "A test.", '
        f"abilities: [{{when: act, do: [{text}]}}]}}\n"
    )


def ingredient(abilities: str, code: str = "test-ingredient", worth: int = 2, flavor: str = "sweet") -> str:
    """A test-only Ingredient with these abilities."""
    return (
        f"- {{id: {code}, name: Test Ingredient, kind: ingredient, copies: 4, worth: {worth}, flavor: {flavor}, "
        f'text: "A test.", abilities: [{abilities}]}}\n'
    )


def achievement(goal: str, reward: str, code: str = "test-goal", becomes: str = "") -> str:
    """A test-only Achievement."""
    face = f", becomes: {becomes}" if becomes else ""
    return (
        f'- {{id: {code}, name: Test Goal, kind: achievement, copies: 1, text: "A goal. > A reward.", '
        f"goal: {goal}, reward: [{reward}]{face}}}\n"
    )
