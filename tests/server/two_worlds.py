"""A program for test_worlds_over_sockets.py: two servers, whose tables are twins in two worlds.

Pages come over real sockets. What no page can do is asked for on the standard input, a line of JSON each: make the
second world again, choose moves that read the same in both, say whether the viewer got the same events.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bakehouse
from bakehouse import Game, Rng
from bakehouse.bots import chain_of, make_bot
from bakehouse.server.registry import TableRegistry
from bakehouse.server.run import Server, listen
from bakehouse.server.settings import Limits, Rate
from tests.contract.driver import random_chain
from tests.contract.test_secrets import another_world, same_move, viewer_of
from tests.server.short import SHORT, small_deck
from tests.server.sitting import Sitting, settings

ANY = Rate(1e9, 1e9)
RANDOM_MOVES = 4  # one in four; the others are a bot's, so that games make progress and end


class Twins:
    def __init__(self, folder: Path, game: Game, viewer: int | None) -> None:
        limits = Limits(messages=ANY, questions=ANY, refusals=10**9)
        registries = [TableRegistry(settings(folder / name, port=0, limits=limits)) for name in ("one", "two")]
        seats, options = SHORT[game.info.slug]
        deck = small_deck(game.info.slug)
        self.sittings = [Sitting(registry, game, ["me"] * seats, options=options, deck=deck) for registry in registries]
        self.servers = [Server(registry) for registry in registries]
        self.listening = [listen(registry.settings) for registry in registries]
        self.one, self.two = (sitting.table for sitting in self.sittings)
        self.game = game
        self.viewer = viewer
        self.rng = Rng(11)
        self.bots = [make_bot("medium", game, seat) for seat in range(seats)]

    @property
    def ports(self) -> list[int]:
        return [listening.getsockname()[1] for listening in self.listening]

    # -- What can be asked for -------------------------------------------------

    def part(self) -> dict[str, Any]:
        """A new second world, like the first one for the viewer. Is it another one?"""
        assert self.one.match is not None
        world = another_world(self.game, self.one.state, self.viewer, self.rng)
        self.sittings[1].set_state(world)
        self.sittings[1].take_history(self.sittings[0])
        others = [seat for seat in range(world.seats) if seat != self.viewer]
        hands = [[self.game.view(state, seat).hand for seat in others] for state in (self.one.state, world)]  # type: ignore[attr-defined]
        return {"other": hands[0] != hands[1]}

    def choose(self) -> dict[str, Any]:
        """Whole moves of everybody who is asked; beside each the one of the second world that reads the same."""
        state = self.one.state
        found = {}
        for seat in [] if state.over else self.one.waiting:
            atoms = self._chain(seat)
            found[seat] = [atoms, same_move(self.game, state, self.two.state, seat, atoms, viewer_of(self.viewer))]
        return {"moves": found, "number": self.one.number}

    def _chain(self, seat: int) -> list[int]:
        if self.rng.below(RANDOM_MOVES) == 0:
            return random_chain(self.one.state, seat, self.rng)
        return chain_of(self.bots[seat], self.game, self.one.state, seat)

    def told(self) -> dict[str, Any]:
        """Did the viewer get the same events in both worlds?"""
        events = [self.game.events(table.state, 0, self.viewer) for table in (self.one, self.two)]
        return {"same": events[0] == events[1]}


def say(answer: object) -> None:
    sys.stdout.write(f"{json.dumps(answer)}\n")
    sys.stdout.flush()


async def main(folder: Path, game: Game, viewer: int | None) -> None:
    twins = Twins(folder, game, viewer)
    running = [
        asyncio.create_task(server.serve(sockets=[listening]))
        for server, listening in zip(twins.servers, twins.listening, strict=True)
    ]
    answers: dict[str, Callable[[], dict[str, Any]]] = {
        "part": twins.part,
        "choose": twins.choose,
        "told": twins.told,
    }
    say(twins.ports)
    while line := await asyncio.to_thread(sys.stdin.readline):
        say(answers[line.strip()]())
    for server in twins.servers:
        server.should_exit = True
    await asyncio.gather(*running)


if __name__ == "__main__":
    _, where, slug, seat = sys.argv
    asyncio.run(main(Path(where), bakehouse.game(slug), None if seat == "watcher" else int(seat)))
