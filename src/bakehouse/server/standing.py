"""How a guest has done: shares of victories with their intervals, against whom, and how many in a row."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import takewhile
from math import sqrt

from bakehouse.bots import LEVELS
from bakehouse.server import wire_history
from bakehouse.server.results import Finisher, PlayedResult

NORMAL_95 = 1.959964
PEOPLE = "people"  # against whom a game was, if any opponent is a person
MAX_RIVALS = 20

Played = Sequence[PlayedResult]  # the last one first


def share(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, as the lab has it: it is sensible for few games, too."""
    if not games:
        return 0.0, 1.0
    found, z = won / games, NORMAL_95
    middle = (found + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(found * (1 - found) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def counted(games: Iterable[PlayedResult]) -> list[PlayedResult]:
    return [game for game in games if not game.left_out]


def streak(games: Played) -> int:
    """How many of the last games were won in a row."""
    return sum(1 for _ in takewhile(lambda game: game.me.place == 1, games))


def level_of(game: PlayedResult) -> str:
    """Against whom it was: people, or bots of this level, the best one where there are several."""
    levels = [player.level for player in game.others]
    if "" in levels:
        return PEOPLE
    return max(levels, key=_strength, default="")


def _strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def rates(games: Played) -> list[wire_history.Rate]:
    """Of one kind of game: all in all, by seat, and by level."""
    groups: dict[tuple[str, str], list[PlayedResult]] = defaultdict(list)
    for game in games:
        groups["all", ""].append(game)
        groups["seat", str(game.seat)].append(game)
        groups["level", level_of(game)].append(game)
    return [_rate(by, key, groups[by, key]) for by, key in sorted(groups, key=_order)]


def _order(group: tuple[str, str]) -> tuple[int, int]:
    by, key = group
    if by == "level":
        return 2, _strength(key) if key != PEOPLE else len(LEVELS)
    return (1, int(key)) if by == "seat" else (0, 0)


def _rate(by: str, key: str, games: Played) -> wire_history.Rate:
    won = sum(game.me.place == 1 for game in games)
    low, high = share(won, len(games))
    return wire_history.Rate(by, key, len(games), won, round(low, 4), round(high, 4))


def rivals(games: Played) -> list[wire_history.Rival]:
    """Whom this guest has met, those met most often first: every person, and every level of bots."""
    met: dict[tuple[str, object], Counter[str]] = defaultdict(Counter)
    names: dict[tuple[str, object], str] = {}
    for game in games:
        for other in game.others:
            if other.in_part or not (other.name or other.level):
                continue
            key = _identity(other)
            names.setdefault(key, "" if other.level else other.name)  # the name that they had last
            met[key][_compared(game.me, other)] += 1
    ordered = sorted(met, key=lambda key: -met[key].total())[:MAX_RIVALS]
    return [
        wire_history.Rival(names[key], key[0], met[key]["ahead"], met[key]["behind"], met[key]["equal"])
        for key in ordered
    ]


def _identity(other: Finisher) -> tuple[str, object]:
    """A person of an imported game has no number, only a name."""
    return (other.level, None) if other.level else ("", other.guest or other.name)


def _compared(me: Finisher, other: Finisher) -> str:
    if me.place == other.place:
        return "equal"
    return "ahead" if me.place < other.place else "behind"
