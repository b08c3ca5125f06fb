"""The aims: what a measurement must be, at least or at most, alone or as a ratio to OpenSpiel's hearts of the run."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from benchmarks.report import HEARTS, SUBJECTS, Number, Run


class Aim(NamedTuple):
    subject: str
    limit: float
    of_hearts: bool = False  # the limit is a ratio
    others: Mapping[str, float] = MappingProxyType({})  # games with a limit of their own


class Verdict(NamedTuple):
    measured: str
    is_met: bool


CONTEST = "pie-contest"
AIMS = [
    Aim("steps", 5, of_hearts=True, others={CONTEST: 2.5}),
    Aim("playout", 5, of_hearts=True, others={"the-pie-game": 4, "pie-factory": 2, "cheflebrity": 3, CONTEST: 0.8}),
    Aim("search", 1, of_hearts=True),
    Aim("copy", 0.5, of_hearts=True, others={CONTEST: 1.5}),
    Aim("view", 10e-6),
    Aim("sample", 20e-6, others={"cheflebrity": 60e-6, CONTEST: 60e-6}),
]
HOUSE_AIMS = [Aim("help", 0.15), Aim("import", 0.1), Aim("of_c", 0.65), Aim("cores", 1.8)]


def sentence(aim: Aim) -> str:
    """The aim in words: stepping from Python ≥ 5× hearts (pie-contest ≥ 2×)."""
    words = f"{SUBJECTS[aim.subject].title} {_limit(aim, aim.limit)}"
    if aim.of_hearts:
        words += " hearts"
    others = ", ".join(f"{game} {_limit(aim, limit)}" for game, limit in aim.others.items())
    return f"{words} ({others})" if others else words


def verdict_of_game(run: Run, aim: Aim, game: str) -> Verdict | None:
    """None: it was not measured, or there was nothing to compare it with."""
    number = run.games[game].get(aim.subject)
    hearts = run.peers.get(HEARTS, {}).get(aim.subject)
    if number is None or (aim.of_hearts and hearts is None):
        return None
    if aim.of_hearts and hearts is not None:
        number = Number(number.value / hearts.value, max(number.slow, hearts.slow))
    return _verdict(aim, number, aim.others.get(game, aim.limit))


def verdict_of_house(run: Run, aim: Aim) -> Verdict | None:
    number = run.house.get(aim.subject)
    return None if number is None else _verdict(aim, number, aim.limit)


def _verdict(aim: Aim, number: Number, limit: float) -> Verdict:
    is_met = number.value <= limit if SUBJECTS[aim.subject].is_cost else number.value >= limit
    return Verdict(number.mark + _figure(aim, number.value), is_met)


def _limit(aim: Aim, limit: float) -> str:
    sign = "≤" if SUBJECTS[aim.subject].is_cost else "≥"
    return f"{sign} {_figure(aim, limit)}"


def _figure(aim: Aim, value: float) -> str:
    if aim.of_hearts:
        return f"{value:.3g}×"
    subject = SUBJECTS[aim.subject]
    gap = "" if subject.unit == "×" else " "
    return f"{value * subject.scale:.3g}{gap}{subject.unit}"
