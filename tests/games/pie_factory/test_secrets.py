"""The two-world test and the canaries of the contract suite, with the options that change who knows what."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
import pytest

from bakehouse import Rng, State
from bakehouse.core.deck import Deck
from bakehouse.games.pie_factory.game import PieFactory
from tests.contract.driver import audiences, random_moves
from tests.contract.test_secrets import compare_worlds
from tests.games.pie_factory.invariants import may_see

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"discards": "face_down_stay_secret", "max_pies": 2, "full_hand_draft": "discard_down"},
    {"discards": "face_down_stay_secret", "score_piles": "closed"},
    {"orientation": "at_placement", "max_pies": 5},
]


class Agreed(PieFactory):
    """The game at a table that has agreed on options."""

    def __init__(self, options: dict[str, str | int]) -> None:
        super().__init__()
        self.agreed = options

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
    ) -> State:
        return super().deal(seats, seed, options or self.agreed, deck)


@pytest.mark.rule("PF-R49", "PF-R62", "PF-R64")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_worlds(options: dict[str, str | int]) -> None:
    game = Agreed(options)
    for seats in (2, 4):
        for seat in (0, None):
            compared, told_apart = compare_worlds(game, seats, seat, 70 + seats)
            assert compared > 25
            assert compared > told_apart / 2


@pytest.mark.rule("PF-R49", "PF-R62", "PF-R64")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_canaries(options: dict[str, str | int]) -> None:
    game = Agreed(options)
    state = game.deal(3, 81)
    codes = set(game.house_deck().codes)
    for _ in random_moves(game, state, Rng(3)):
        for seat in audiences(state):
            view = msgspec.json.encode(msgspec.structs.replace(game.view(state, seat), known=None)).decode()
            shown = set(re.findall(r'"([^"\s]+)"', view)) & codes
            assert shown <= may_see(game, state, seat)
