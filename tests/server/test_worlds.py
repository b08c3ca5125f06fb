"""Two tables that differ only in cards that a seat may not know send that seat the same bytes.

As in tests/contract/test_secrets.py, but at live tables: lobbies, positions, choices, refusals, explanations, undo.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.server import wire
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from tests.contract.driver import random_chain
from tests.contract.test_secrets import another_world, same_move, viewer_of
from tests.server.sitting import Sitting, settings

MOVES = 45
TARGETS = (
    "card:3h",
    "card:APP",
    "card:F12",
    "card:B5",
    "card:table-salt",
    "pile:deck",
    "pile:I",
    "word:pass",
    "seat:1",
)


class Twins:
    """A table, and its twin in another world."""

    def __init__(self, folder: Path, game: Game, seats: int, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.one = Sitting(TableRegistry(settings(folder / "one")), game, ["me"] * seats)
        self.two = Sitting(TableRegistry(settings(folder / "two")), game, ["me"] * seats)
        self.compared = 0
        self.worlds = 0
        self.other_worlds = 0

    async def meet(self) -> None:
        for sitting in (self.one, self.two):
            await sitting.greet()

    def part(self, rng: Rng) -> None:
        """A new second world, like the first one for the viewer."""
        table = self.one.table
        assert table.match is not None
        world = another_world(self.game, table.state, self.viewer, rng)
        self.two.set_state(world)
        self.two.take_history(self.one)
        self.worlds += 1
        self.other_worlds += self.hidden(table.state) != self.hidden(world)
        for sitting in (self.one, self.two):
            connection = sitting.connections[self.viewer]
            connection.last_event = table.match.last_event
            connection.position = None  # the next one is compared in full
            sitting.taken(self.viewer)

    def hidden(self, state: State) -> list[object]:
        """What the viewer does not see: the others' hands."""
        others = [seat for seat in range(state.seats) if seat != self.viewer]
        return [self.game.view(state, seat).hand for seat in others]  # type: ignore[attr-defined]

    def compare(self) -> None:
        assert self.one.taken(self.viewer) == self.two.taken(self.viewer)
        self.compared += 1

    async def try_things(self) -> None:
        """What the viewer is told about things that it may not do."""
        if self.viewer is None:
            return
        for sitting in (self.one, self.two):
            sitting._ref = 1_000
            table, page = sitting.table, sitting.connections[self.viewer]
            for target in TARGETS:
                table.questions._buckets.clear()
                await sitting.send(self.viewer, wire.Why(sitting._next(), self.viewer, target))
            for atom in range(0, table.state.move_space, 7):
                if atom not in table.state.legal(self.viewer):
                    try:
                        await sitting.pick(self.viewer, [atom])
                    except Refusal as refusal:
                        page.send(wire.Refused(1, table.number, refusal.problem))
            await sitting.send(self.viewer, wire.Hello(sitting._next(), self.viewer))

    async def answer(self, answers: dict[int, list[int]]) -> bool:
        """Play these moves at both tables; False if the second world has none that reads the same."""
        before = self.one.table.state
        mirrored = {}
        for seat, atoms in answers.items():
            move = same_move(self.game, before, self.two.table.state, seat, atoms, viewer_of(self.viewer))
            if move is None:
                return False
            mirrored[seat] = move
        self.two._ref = self.one._ref
        for seat in answers:
            await self.one.pick(seat, answers[seat])
            await self.two.pick(seat, mirrored[seat])
        await self.one.settle()
        await self.two.settle()
        return True


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("slug", bakehouse.games())
def test_two_worlds_at_live_tables(tmp_path: Path, slug: str, viewer: int | None) -> None:
    asyncio.run(compare_worlds(tmp_path, bakehouse.game(slug), viewer))


async def compare_worlds(folder: Path, game: Game, viewer: int | None) -> None:
    twins = Twins(folder, game, max(3, game.info.seats[0]), viewer)
    rng = Rng(11)
    await twins.meet()
    together = False
    for number in range(MOVES):
        state = twins.one.table.state
        if state.over:
            break
        if not together:
            twins.part(rng)
        answers = {seat: random_chain(state, seat, rng) for seat in twins.one.table.waiting}
        if not await twins.answer(answers):
            for seat, atoms in answers.items():
                await twins.one.pick(seat, atoms)
            await twins.one.settle()
            together = False
            continue
        ones, twos = (game.events(sitting.table.state, 0, viewer) for sitting in (twins.one, twins.two))
        together = ones == twos
        if together:
            twins.compare()
            if number % 5 == 0:
                await twins.try_things()
                twins.compare()
    assert twins.compared > 12
    assert twins.other_worlds > 0
    for sitting in (twins.one, twins.two):
        sitting.table.stop()
