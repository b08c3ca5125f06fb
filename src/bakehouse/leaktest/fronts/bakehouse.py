"""The games of this house, and those of other packages that joined it."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import msgspec

import bakehouse
from bakehouse.core.chance import Rng
from bakehouse.core.errors import MoveError
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.leaktest.world import SPECTATOR, Channels, Environment, Json, Move, World

WRONG_MOVES = 12  # tried at a position, for what is said about them
WRONG_LINES = ("nonsense", "draw", "pass")
CANDIDATES = 2_000  # moves that are read to find one that reads the same


class BakehouseWorld(World):
    """Moves are whole chains of atoms: nobody else sees an unfinished one."""

    def __init__(self, game: Game, state: State, since: int = 0) -> None:
        self.game = game
        self.state = state
        self.since = since  # the last event before the last move: the ones up to it were compared before

    @property
    def actor(self) -> int | None:
        return None if self.state.over else self.state.actors[0]

    def legal(self) -> Sequence[Move]:
        return [tuple(atoms) for atoms in _chains(self.state, self.state.actors[0])]

    def choose(self, rng: random.Random) -> Move:
        seat = self.state.actors[0]
        trial = self.state.trial()
        atoms: list[int] = []
        while True:
            atoms.append(rng.choice(trial.legal(seat)))
            trial.apply(seat, atoms[-1])
            if trial.over or not trial.pending(seat):
                return tuple(atoms)

    def step(self, move: Move) -> None:
        seat = self.state.actors[0]
        self.since = self.state.event_count
        for atom in _atoms(move):
            self.state.play(seat, atom)

    def reading(self, move: Move, seat: int) -> Hashable:
        actor = self.state.actors[0]
        return move if seat == actor else self.game.text(self.state, actor, _atoms(move), seat)

    def mirror(self, move: Move, reading: Hashable, seat: int) -> Move | None:
        actor = self.state.actors[0]
        if seat == actor:
            return move if _is_legal(self.state, actor, _atoms(move)) else None
        if _is_legal(self.state, actor, _atoms(move)) and self.reading(move, seat) == reading:
            return move
        for count, atoms in enumerate(_chains(self.state, actor)):
            if count == CANDIDATES:
                break
            if self.reading(tuple(atoms), seat) == reading:
                return tuple(atoms)
        return None

    def perceive(self, seat: int) -> Channels:
        viewer = None if seat == SPECTATOR else seat
        view = self.game.view(self.state, viewer)
        return {
            "events": _json(self.game.events(self.state, self.since, viewer)),
            "view": _json(view),
            "prompt": _json(self.game.prompt(view)),
            "legal": view.legal,
            "labels": _json([self.game.label(view, move) for move in view.legal]),
            "targets": [self.game.target(view, move) for move in view.legal],
            "picture": _json(self.game.picture(view)),
            "rule": self.game.asks(view) if view.legal else "",
            "refusals": [] if viewer is None else self._refusals(viewer),
        }

    def _refusals(self, seat: int) -> list[str]:
        """What this seat is told about things that it may not do."""
        said = []
        for move in range(0, self.state.move_space, self.state.move_space // WRONG_MOVES + 1):
            try:
                self.state.check(seat, move)
            except MoveError as error:
                said.append(str(error))
        for line in WRONG_LINES:
            try:
                self.game.read(self.state, seat, line)
            except MoveError as error:
                said.append(str(error))
        return said

    def twin(self, seat: int, rng: random.Random) -> World:
        """A world drawn from the view; what has happened, and what each seat remembers of it, is kept."""
        view = self.game.view(self.state, None if seat == SPECTATOR else seat)
        world: Any = self.game.sample(view, Rng(rng.getrandbits(60)))
        before: Any = self.state.copy()
        world.listening = True
        world.log = before.log
        if hasattr(before, "memory"):
            world.memory = before.memory
        return BakehouseWorld(self.game, world, self.since)


class Bakehouse(Environment):
    """`bakehouse:pie-factory`; `bakehouse:pie-factory,3` with three seats."""

    complete = frozenset(["events"])  # a view shows the present: in which order two cards were discarded it forgets
    samples = True
    redeals = False  # the deal is no actor, and whole moves are many: the sampler makes the twins

    def __init__(self, name: str) -> None:
        slug, _, seats = name.partition(",")
        self.game = bakehouse.game(slug)
        self.seats = int(seats) if seats else self.game.info.usual_seats
        self.name = f"bakehouse:{slug}" + (f",{seats}" if seats else "")
        self.version = f"bakehouse {bakehouse.__version__} ({bakehouse.form()})"

    def start(self, seed: int) -> World:
        state = self.game.deal(self.seats, seed)
        return BakehouseWorld(self.game, state)

    def audiences(self) -> Sequence[int]:
        return [*range(self.seats), SPECTATOR]


def _json(value: object) -> Json:
    return Json(msgspec.json.encode(value))


def _atoms(move: Move) -> list[int]:
    assert isinstance(move, tuple)
    return list(move)


def _is_legal(state: State, seat: int, atoms: list[int]) -> bool:
    trial = state.trial()
    for atom in atoms:
        if trial.over or atom not in trial.legal(seat):
            return False
        trial.apply(seat, atom)
    return trial.over or not trial.pending(seat)


def _chains(state: State, seat: int) -> Iterator[list[int]]:
    """Every whole move of this seat, depth first."""
    stack: list[tuple[State, list[int]]] = [(state, [])]
    while stack:
        before, atoms = stack.pop()
        for move in reversed(before.legal(seat)):
            after = before.trial()
            after.apply(seat, move)
            if after.over or not after.pending(seat):
                yield [*atoms, move]
            else:
                stack.append((after, [*atoms, move]))
