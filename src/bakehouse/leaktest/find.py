"""An environment by its name: FRONT:GAME, or MODULE:NAME for one's own."""

from __future__ import annotations

from importlib import import_module

from bakehouse.leaktest.world import Environment

FRONTS = {
    "bakehouse": ("Bakehouse", ""),
    "openspiel": ("OpenSpiel", "open-spiel"),
    "pettingzoo": ("PettingZoo", "pettingzoo[classic]"),
    "rlcard": ("RLCard", "rlcard"),
}


class UnknownEnvironment(ValueError):
    """There is none of this name, or what it needs is not installed."""


def find(name: str) -> Environment:
    """`openspiel:gin_rummy`, `pettingzoo:leduc_holdem_v4`, `rlcard:uno`, `bakehouse:pie-factory`, `mine.module:ENV`."""
    front, colon, game = name.partition(":")
    if not colon or not game:
        raise UnknownEnvironment(
            f"{name!r} is no environment: write {', '.join(FRONTS)} or a module, a colon and a name"
        )
    try:
        if front not in FRONTS:
            return _own(front, game)
        environment = getattr(import_module(f"bakehouse.leaktest.fronts.{front}"), FRONTS[front][0])(game)
    except ModuleNotFoundError as error:
        needs = f"; {front} games need: pip install 'bakehouse[research]'" if front in FRONTS else ""
        raise UnknownEnvironment(f"{name!r} cannot be loaded: {error}{needs}") from error
    except (RuntimeError, ValueError) as error:  # there is no such game, or it is not made for this
        raise UnknownEnvironment(f"{name!r} cannot be loaded: {error}") from error
    assert isinstance(environment, Environment)
    return environment


def _own(module: str, name: str) -> Environment:
    found = getattr(import_module(module), name, None)
    environment = found() if isinstance(found, type) else found
    if not isinstance(environment, Environment):
        raise UnknownEnvironment(f"{module}:{name} is no bakehouse.leaktest.Environment")
    return environment
