"""The command that repeats an experiment, and its setup in words."""

from __future__ import annotations

import shlex

from bakehouse.core.deck import digest_of
from bakehouse.lab.experiment import Experiment, Setup


def table_words(setup: Setup, deck_file: str = "") -> list[str]:
    """The arguments that stand for a setup, as they are typed; `deck_file` is where its deck is."""
    words = [setup.game, "--seats", str(setup.seats), "--bots", bots_in_short(setup)]
    for name, value in setup.options.items():
        words += ["--option", f"{name}={value}"]
    if setup.deck is not None:
        words += ["--deck", deck_file or "deck.toml"]
    return words


def run_command(experiment: Experiment, deck_file: str = "") -> str:
    words = ["bakehouse", "lab", "run", *table_words(experiment.setup, deck_file)]
    words += ["--games", str(experiment.games), "--seed", str(experiment.first_seed)]
    return shlex.join(words)


def exact_command(setup: Setup, games: int, deck_file: str = "") -> str:
    words = table_words(setup, deck_file)
    bots = words.index("--bots")
    return shlex.join(["bakehouse", "lab", "exact", *words[:bots], *words[bots + 2 :], "--games", str(games)])


def play_command(setup: Setup, deck_file: str = "") -> str:
    words = ["bakehouse", "play", setup.game, "--seats", str(setup.seats)]
    for name, value in setup.options.items():
        words += ["--options", f"{name}={value}"]
    if setup.deck is not None:
        words += ["--deck", deck_file or "deck.toml"]
    return shlex.join(words)


def serve_command(setup: Setup, deck_file: str = "") -> str:
    """What opens the options of a table with this deck in the browser."""
    words = ["bakehouse", "serve", "--game", setup.game]
    if setup.deck is not None:
        words += ["--deck", deck_file or "deck.toml"]
    return shlex.join(words)


def table_address(setup: Setup) -> str:
    """Where `serve_command` opens that table, if no other port was asked for."""
    address = f"http://127.0.0.1:8000/new/{setup.game}"
    return address if setup.deck is None else f"{address}?deck={digest_of(setup.deck)}"


def bots_in_short(setup: Setup) -> str:
    """One level if they are all alike."""
    return setup.bots[0] if len(set(setup.bots)) == 1 else ",".join(setup.bots)
