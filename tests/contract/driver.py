"""Driving any game through the contract: random play, fingerprints, chains."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import msgspec

import bakehouse
from bakehouse import Game, Rng, State

CAP = 2_500  # decisions of a random game in these tests; games without a bound need one


def invariants_of(game: Game) -> ModuleType:
    """What the tests know about a game: `check` its invariants, and which cards a seat `may_see`.

    For our games in tests/games/<game>/invariants.py; a game of another package brings it along.
    """
    is_ours = game.package.startswith("bakehouse.")
    folder = game.package.replace("bakehouse.", "tests.", 1) if is_ours else game.package
    return import_module(f"{folder}.invariants")


def seat_counts(game: Game) -> list[int]:
    """The fewest and the most seats, and something between."""
    least, most = game.info.seats
    return sorted({least, (least + most) // 2, most})


def random_chain(state: State, seat: int, rng: Rng) -> list[int]:
    """A whole move of this seat, chosen at random atom by atom; the state is not changed."""
    trial = state.copy()
    trial.listening = False
    atoms: list[int] = []
    while True:
        moves = trial.legal(seat)
        atoms.append(moves[rng.below(len(moves))])
        trial.apply(seat, atoms[-1])
        if trial.over or not trial.pending(seat):
            return atoms


def chains(state: State, seat: int, most: int = 400) -> Iterator[list[int]]:
    """Every whole move of this seat, depth first, up to a limit."""
    stack: list[tuple[State, list[int]]] = [(state, [])]
    found = 0
    while stack and found < most:
        before, atoms = stack.pop()
        for move in reversed(before.legal(seat)):
            after = before.copy()
            after.listening = False
            after.apply(seat, move)
            if after.over or not after.pending(seat):
                found += 1
                yield [*atoms, move]
            else:
                stack.append((after, [*atoms, move]))


def play_chain(state: State, seat: int, atoms: list[int]) -> None:
    for atom in atoms:
        state.play(seat, atom)


def random_moves(game: Game, state: State, rng: Rng, cap: int = CAP) -> Iterator[tuple[int, list[int]]]:
    """Play a game at random; before each move, yield who will make it and what it is."""
    decisions = 0
    while not state.over and decisions < cap:
        actors = state.actors
        seat = actors[rng.below(len(actors))]
        atoms = random_chain(state, seat, rng)
        yield seat, atoms
        play_chain(state, seat, atoms)
        decisions += len(atoms)


def audiences(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def bytes_for(game: Game, state: State, seat: int | None, since: int = 0) -> bytes:
    """Everything that a seat can receive about a state: view, events after `since`, question, labels, targets."""
    view = game.view(state, seat)
    words = [game.prompt(view), game.picture(view)]
    words += [f"{game.label(view, move)} {game.target(view, move)}" for move in view.legal]
    return msgspec.json.encode([view, game.events(state, since, seat), words])


def fingerprint(game: Game, state: State) -> str:
    """A hash of everything: what anybody sees, and how the hidden rest goes on."""
    digest = hashlib.sha256()
    for seat in audiences(state):
        digest.update(msgspec.json.encode(game.view(state, seat)))
    future = state.copy()
    future.listening = False
    rng = Rng(5)
    for _ in range(60):
        if future.over:
            break
        seat = future.actors[0]
        moves = future.legal(seat)
        move = moves[rng.below(len(moves))]
        digest.update(f"{seat} {moves} {move};".encode())
        future.apply(seat, move)
    return digest.hexdigest()


def trace(slug: str, seats: int, seed: int | bytes, cap: int = CAP) -> str:
    """A hash of a whole random game: every legal list, every move, every outcome."""
    game = bakehouse.game(slug)
    state = game.deal(seats, seed)
    rng = Rng(seats)
    digest = hashlib.sha256()
    for _ in range(cap):
        if state.over:
            break
        seat = state.actors[0]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        digest.update(f"{state.actors} {moves} {move};".encode())
        state.apply(seat, move)
    for seat in audiences(state):  # type: ignore[assignment]
        digest.update(msgspec.json.encode([game.view(state, seat), game.events(state, 0, seat)], order="sorted"))
    return digest.hexdigest()


def main() -> None:
    """Print traces as JSON: for other processes."""
    import sys

    wanted = json.loads(sys.argv[1])
    traces = {slug: [trace(slug, seats, seed) for seats, seed in games] for slug, games in wanted.items()}
    sys.stdout.write(json.dumps(traces))


if __name__ == "__main__":
    main()
