"""Ten whole games of each game, told in every language: what is pinned in tests/words/logs.

    python -m tests.words.logs    # writes them again; read the difference before you commit it

The first game is there in full, to be read; of the others there is a hash.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import bakehouse
from bakehouse import Game, State
from bakehouse.bots import chain_of
from bakehouse.words import Words, languages, player_names

FOLDER = Path(__file__).parent / "logs"
GAMES = 10
SHORTER = {"the-pie-game": {"target_pies": 1}}  # options with which a game is over sooner
READER = 0  # the one who is "you"


def played(game: Game, seed: int) -> State:
    """A game of bots, as short as the rules allow, with another number of seats each time."""
    least, most = game.info.seats
    seats = least + seed % (min(most, least + 2) - least + 1)
    state = game.deal(seats, seed, SHORTER.get(game.info.slug))
    bots = {seat: bakehouse.bot("medium", game, seed + seat) for seat in range(state.seats)}
    while not state.over:
        seat = state.actors[0]
        for atom in chain_of(bots[seat], game, state, seat):
            state.play(seat, atom)
    return state


def told(game: Game, state: State, language: str, viewer: int | None) -> list[str]:
    names = player_names(["Ann", *[""] * (state.seats - 1)])
    words = Words(language, game, state.table_deck, names, viewer)
    lines = [words.event(event) for event in game.events(state, 0, viewer)]
    view = game.view(state, viewer)
    return [*lines, words(game.prompt(view)), *(map(words, game.explain_result(view)) if state.over else ())]


def snapshot(game: Game, states: list[State], language: str) -> str:
    """The first game as its first player reads it, then a hash of each of the others, which a spectator reads."""
    first, *others = states
    lines = told(game, first, language, READER)
    for number, state in enumerate(others, 2):
        text = "\n".join(told(game, state, language, None))
        lines.append(f"game {number}: {text.count(chr(10)) + 1} lines, {sha256(text.encode()).hexdigest()[:16]}")
    return "\n".join(lines) + "\n"


def file_of(slug: str, language: str) -> Path:
    return FOLDER / f"{slug}.{language}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in bakehouse.games():
        game = bakehouse.game(slug)
        states = [played(game, seed) for seed in range(1, GAMES + 1)]
        for language in languages():
            file_of(slug, language).write_text(snapshot(game, states, language), "utf-8")
        sys.stdout.write(f"{slug}: {sum(state.event_count for state in states)} events\n")


if __name__ == "__main__":
    main()
