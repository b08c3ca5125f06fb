"""A run as text: Markdown tables, for the terminal and for the documentation."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.aims import AIMS, HOUSE_AIMS, Verdict, sentence, verdict_of_game, verdict_of_house
from benchmarks.report import DISTURBED, HEARTS, SUBJECTS, Number, Run

SPEED = ("steps", "games", "playout", "search", "simulations", "copy", "copy_dealt", "bytes", "bytes_dealt")
WORDS = ("view", "sample", "text", "read", "write", "replay")
NOTHING = "–"


def text_of(run: Run) -> str:
    """Everything: what was measured, the aims, and whether the run can be trusted."""
    parts = [
        f"Python {run.python}, {run.form}, {run.machine}, {run.date}. Decisions per second; in brackets the ratio to "
        "OpenSpiel's hearts in this run (copies and bytes: less is better). ~: measured on a disturbed machine.",
        speed_table(run),
        words_table(run),
        aims_table(run),
        *_warnings(run),
    ]
    return "\n\n".join(parts) + "\n"


def speed_table(run: Run) -> str:
    hearts = run.peers.get(HEARTS, {})
    rows = []
    for name, row in [*run.peers.items(), *run.games.items()]:
        rows.append([name, *(cell(row, subject, {} if name == HEARTS else hearts) for subject in SPEED)])
    return _table(["", *_titles(SPEED)], rows)


def words_table(run: Run) -> str:
    rows = [[name, *(cell(row, subject, {}) for subject in WORDS)] for name, row in run.games.items()]
    return _table(["", *_titles(WORDS)], rows)


def aims_table(run: Run) -> str:
    rows = [[sentence(aim), *(_judged(verdict_of_game(run, aim, game)) for game in run.games)] for aim in AIMS]
    for aim in HOUSE_AIMS:
        # These belong to no game: one cell, the others stay empty.
        rows.append([sentence(aim), _judged(verdict_of_house(run, aim)), *[""] * (len(run.games) - 1)])
    return _table(["aim", *run.games], rows)


def cell(row: dict[str, Number], subject: str, hearts: dict[str, Number]) -> str:
    """A measurement, its ratio to hearts where there is one, and a mark if the machine was disturbed."""
    if subject not in row:
        return NOTHING
    number = row[subject]
    value = number.value * SUBJECTS[subject].scale
    figure = number.mark + (f"{value:,.0f}" if SUBJECTS[subject].unit == "bytes" else f"{value:.3g}")
    if subject not in hearts:
        return figure
    return f"{figure} ({number.value / hearts[subject].value:.2g}×)"


def _judged(verdict: Verdict | None) -> str:
    if verdict is None:
        return NOTHING
    return f"{verdict.measured} {'met' if verdict.is_met else '**not met**'}"


def _warnings(run: Run) -> list[str]:
    found = []
    if run.missing:
        found.append(f"Not installed, so not compared: {', '.join(run.missing)}. `make bench` installs the peers.")
    if run.slowest > DISTURBED:
        found.append(
            f"The machine was disturbed: a calibration loop took up to {run.slowest:.2f} times its best. "
            "Trust the ratios more than the times, or measure again."
        )
    return found


def _titles(subjects: Sequence[str]) -> list[str]:
    return [f"{SUBJECTS[subject].title}, {SUBJECTS[subject].unit}" for subject in subjects]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns are filled up, so that it reads well in a terminal too."""
    widths = [max(len(row[place]) for row in [head, *rows]) for place in range(len(head))]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        f"| {' | '.join(words.ljust(width) for words, width in zip(row, widths, strict=True))} |" for row in lines
    )
