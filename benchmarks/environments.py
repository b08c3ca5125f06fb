"""How fast the environments are, beside those of others in the same run: python -m benchmarks.environments --docs

What counts is one decision of an agent, with its observation and its mask written. Moves are random and legal; to
choose them is not measured. The peers are in the extra `bench` and beside it: `pip install pettingzoo[classic] pgx`;
whatever is missing is left out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

import bakehouse
import bakehouse.vec
from benchmarks.clock import calibrate
from benchmarks.page import with_tables

ROOT = Path(__file__).parents[1]
BEGIN = "<!-- measured: python -m benchmarks.environments --docs -->"
ROWS = 256  # games at once in ours,
PEER_ROWS = 16  # in OpenSpiel's, which steps them one by one,
PGX_ROWS = 1024  # and in pgx, which is made for many
SLUGS = ("cheflebrity", "pastry-chefs", "pie-contest", "pie-factory", "the-pie-game")

Stepper = Iterator[tuple[int, float]]  # decisions, and the CPU seconds that they took


def rate(stepper: Stepper, seconds: float) -> float:
    """Decisions a second, of so much time at least; the first round is for warming up."""
    next(stepper)
    decisions, spent = 0, 0.0
    while spent < seconds:
        count, took = next(stepper)
        decisions += count
        spent += took
    return decisions / spent


def timed(work: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
    begun = process_time()
    done = work(*arguments)
    return done, process_time() - begun


# -- Ours ----------------------------------------------------------------------


def ours_vec(slug: str) -> Stepper:
    env = bakehouse.vec.make(slug, ROWS, seed=1)
    rng = np.random.default_rng(1)
    while True:
        spent = 0.0
        for _ in range(10):
            actions = np.where(env.masks, rng.random(env.masks.shape, np.float32), -1).argmax(1)
            _, took = timed(env.step, actions)
            spent += took
        yield 10 * ROWS, spent


def against(slug: str, opponents: str) -> Stepper:
    """One learner, and what the others do in between."""
    env = bakehouse.vec.make(slug, 32, learners=[0], opponents=opponents, seed=1)
    rng = np.random.default_rng(1)
    while True:
        actions = np.where(env.masks, rng.random(env.masks.shape, np.float32), -1).argmax(1)
        _, took = timed(env.step, actions)
        yield 32, took


def ours_pettingzoo(slug: str) -> Stepper:
    from bakehouse.adapters import pettingzoo

    return aec(getattr(pettingzoo, f"{slug.replace('-', '_')}_v0").env(flat=False))


def ours_gymnasium(slug: str) -> Stepper:
    from bakehouse.adapters.gymnasium import BakehouseEnv

    env = BakehouseEnv(slug)
    pick = random.Random(1)
    _, info = env.reset(seed=1)
    while True:
        action = np.int64(pick.choice(np.flatnonzero(info["action_mask"]).tolist()))
        (_, _, ended, stopped, info), took = timed(env.step, action)
        if ended or stopped:
            _, info = env.reset()
        yield 1, took


def ours_openspiel(slug: str) -> Stepper:
    import bakehouse.adapters.openspiel  # noqa: F401 - registers the games

    return sync_vector_env(f"bakehouse_{slug.replace('-', '_')}")


OURS: dict[str, tuple[str, Callable[[str], Stepper]]] = {
    "`vec`": ("numpy", ours_vec),
    "`vec` against medium": ("numpy", lambda slug: against(slug, "medium")),
    "PettingZoo": ("pettingzoo", ours_pettingzoo),
    "Gymnasium": ("gymnasium", ours_gymnasium),
    "OpenSpiel": ("pyspiel", ours_openspiel),
}

# -- Peers ---------------------------------------------------------------------


def aec(env: Any) -> Stepper:
    """PettingZoo's loop: `last` gives the observation with the mask."""
    pick = random.Random(1)
    env.reset(seed=1)
    while True:
        (observation, _, ended, stopped, _), looked = timed(env.last)
        if ended or stopped:
            env.reset()
            continue
        action = pick.choice(np.flatnonzero(observation["action_mask"]).tolist())
        _, took = timed(env.step, action)
        yield 1, looked + took


def classic(name: str) -> Stepper:
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env())


def sync_vector_env(name: str) -> Stepper:
    """OpenSpiel's environments for reinforcement learning: information states of all players as tensors."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    samplers = [rl_environment.ChanceEventSampler(row) for row in range(PEER_ROWS)]
    env = SyncVectorEnv([rl_environment.Environment(name, chance_event_sampler=sampler) for sampler in samplers])
    pick = random.Random(1)
    steps = env.reset()
    while True:
        outputs = [
            StepOutput(action=pick.choice(step.observations["legal_actions"][step.current_player()]), probs=[])
            for step in steps
        ]
        (steps, *_), took = timed(partial(env.step, reset_if_done=True), outputs)
        yield PEER_ROWS, took


def rlcard_game(name: str) -> Stepper:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    pick = random.Random(1)
    state, _ = env.reset()
    while True:
        action = pick.choice(list(state["legal_actions"]))
        (state, _), took = timed(env.step, action)
        if env.is_over():
            state, _ = env.reset()
        yield 1, took


def pgx_game(name: str) -> Stepper:
    """Whole batches in compiled code, on the processor; the choice of moves is compiled with them."""
    import jax
    import jax.numpy as jnp
    import pgx

    env: Any = pgx.make(name)
    step = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        key, own = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(own, logits, axis=-1), jax.random.split(own, PGX_ROWS)), key

    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), PGX_ROWS))
    key = jax.random.PRNGKey(2)
    while True:
        begun = process_time()
        for _ in range(10):
            state, key = turn(state, key)
        jax.block_until_ready(state.observation)
        yield 10 * PGX_ROWS, process_time() - begun


PEERS: dict[str, tuple[str, Callable[[], Stepper]]] = {
    **{
        f"PettingZoo `{name}`": ("pygame", partial(classic, name))
        for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
    },
    **{
        f"OpenSpiel `{name}`, SyncVectorEnv": ("pyspiel", partial(sync_vector_env, name))
        for name in ("hearts", "gin_rummy")
    },
    **{f"RLCard `{name}`": ("rlcard", partial(rlcard_game, name)) for name in ("uno", "gin-rummy", "leduc-holdem")},
    **{
        f"pgx `{name}`, {PGX_ROWS} at once": ("pgx", partial(pgx_game, name)) for name in ("leduc_holdem", "kuhn_poker")
    },
}

# -- The tables ----------------------------------------------------------------


def measure(seconds: float, rounds: int) -> tuple[dict[tuple[str, str], float], dict[str, float], float]:
    """Ours by game and adapter, the peers, and how disturbed the worst round was; everything once in each round."""
    ours: dict[tuple[str, str], float] = {}
    peers: dict[str, float] = {}
    loops = [calibrate()]
    for _ in range(rounds):
        for slug in SLUGS:
            for name, (needed, make) in OURS.items():
                if find_spec(needed):
                    print(f"measuring {slug} {name} …", file=sys.stderr, flush=True)
                    ours[slug, name] = max(ours.get((slug, name), 0.0), rate(make(slug), seconds))
        for name, (needed, make_peer) in PEERS.items():
            if find_spec(needed):
                print(f"measuring {name} …", file=sys.stderr, flush=True)
                peers[name] = max(peers.get(name, 0.0), rate(make_peer(), seconds))
        loops.append(calibrate())
    return ours, peers, max(loops) / min(loops)


def length_of(slug: str) -> str:
    """Decisions of a random game at the usual number of seats: the median of a hundred."""
    game = bakehouse.game(slug)
    played = bakehouse.playouts(game, game.info.usual_seats, range(100), limit=100_000)
    return f"{sorted(one.decisions for one in played)[50]:,}"


def shown(number: float) -> str:
    """Two digits that count."""
    if number >= 950_000:
        return f"{number / 1e6:.1f} M"
    if number >= 9_500:
        return f"{number / 1e3:.0f} k"
    return f"{number / 1e3:.1f} k"


def tables(ours: dict[tuple[str, str], float], peers: dict[str, float], disturbed: float) -> str:
    adapters = [name for name in OURS if any(key[1] == name for key in ours)]
    lines = [
        "| steps a second | decisions of a game | " + " | ".join(adapters) + " |",
        "|---" * (2 + len(adapters)) + "|",
    ]
    for slug in SLUGS:
        rates = " | ".join(shown(ours[slug, name]) for name in adapters)
        lines.append(f"| {bakehouse.game(slug).info.title} | {length_of(slug)} | {rates} |")
    lines += ["", "| peer | steps a second |", "|---|---|"]
    lines += [f"| {name} | {shown(value)} |" for name, value in peers.items()]
    lines += [
        "",
        f"Python {sys.version.split()[0]}, {bakehouse.form()} form, CPU time of one process; the same loop took up to "
        f"{disturbed:.1f} times as long in the worst round as in the best.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.3, help="of one measurement (default 0.3)")
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts (default 3)")
    parser.add_argument("--docs", action="store_true", help="put the tables into docs/research.md too")
    wanted = parser.parse_args()
    text = tables(*measure(wanted.seconds, wanted.rounds))
    print(text)
    if wanted.docs:
        page = ROOT / "docs/research.md"
        page.write_text(with_tables(page.read_text("utf-8"), text, BEGIN), "utf-8")


if __name__ == "__main__":
    main()
