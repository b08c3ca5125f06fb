"""The results of an experiment in numbers, each with its 95 % interval.

`summarise(results)` is what the report and the terminal show. A share of games has Wilson's interval, a mean has
Student's. What a card has to do with winning is counted over all seats that drew (played, kept) it; seats at one table
are not independent, so that a game is one observation there (a ratio of sums, linearised).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import stats

from bakehouse.core.game import Game
from bakehouse.core.ledger import Ruling
from bakehouse.lab.experiment import Experiment
from bakehouse.lab.facts import Facts
from bakehouse.lab.intervals import LEVEL, mean_interval, share_interval
from bakehouse.lab.playing import plan_of
from bakehouse.lab.results import USES, Numbers, Results
from bakehouse.words import Words

FALSE_DISCOVERIES = 0.05  # of the cards that are pointed out, how many may be chance on average
FEW = 30  # observations: fewer of them get Wilson's interval, which needs no large numbers
TAILS = (0.05, 0.5, 0.95)


class Estimate(NamedTuple):
    """A number and its interval."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


@dataclass(frozen=True)
class Standing:
    """How a place in the order of play, or a chair, did."""

    name: str
    wins: Estimate  # share of the victories
    score: Estimate | None  # None: nobody in it ever had a score


@dataclass(frozen=True)
class Spread:
    """A number that every game has, and how it is spread."""

    mean: Estimate
    low: float  # 5 % of the games have less,
    median: float
    high: float  # and 5 % have more
    values: Numbers


@dataclass(frozen=True)
class CardUse:
    """One use of a card: drawn, played or kept."""

    per_game: Estimate  # how often
    games: float  # the share of the games in which anybody did it
    wins: Estimate | None  # the share of the victories of those who did; None: nobody did
    stands_out: bool = False  # beyond what chance does with so many cards


@dataclass(frozen=True)
class CardLine:
    """A card of the deck."""

    code: str
    name: str
    copies: int | None  # None: it is not counted in copies
    uses: dict[str, CardUse]
    is_unused: bool  # never played, although somebody had it


@dataclass(frozen=True)
class RuleLine:
    """A rule or a ruling, and how often the situation arose that shows it."""

    id: str
    sentence: str
    counted: str
    per_game: Estimate
    games: Estimate  # the share of the games in which it arose
    total: int
    is_ruling: bool


@dataclass(frozen=True)
class Summary:
    """Everything that a report says."""

    experiment: Experiment
    game: Game
    facts: Facts
    games: int
    fair_share: float
    places: list[Standing]
    chairs: list[Standing]
    turns: Spread
    decisions: Spread
    minutes: Spread
    endings: dict[str, Estimate]  # by reason
    shared: Estimate  # victories
    scores: Numbers  # of all seats
    winning_scores: Numbers
    margin: Spread | None  # of the winner over the next side; None: no game has one
    lead_changes: Spread
    comeback: Spread
    cards: list[CardLine]
    rules: list[RuleLine]
    uncounted: int  # rules and rulings of the ledger that no situation shows


def summarise(results: Results) -> Summary:
    """The numbers of a report."""
    plan = plan_of(results.experiment.setup)
    scores = results.by_seat("scores")
    wins = results.by_seat("win_shares")
    margins = _margins(scores, wins, plan.sides)
    rules = _rules(results, plan.game, plan.facts)
    return Summary(
        experiment=results.experiment,
        game=plan.game,
        facts=plan.facts,
        games=results.games,
        fair_share=1 / len(plan.sides),
        places=_places(results),
        chairs=_standings([plan.game.seat_name(seat) for seat in range(wins.shape[1])], wins, scores),
        turns=spread(results.numbers("turns")),
        decisions=spread(results.numbers("decisions")),
        minutes=spread(results.numbers("minutes")),
        endings=_endings(results),
        shared=share_of((wins == wins.max(axis=1, keepdims=True)).sum(axis=1) > len(plan.sides[0])),
        scores=scores[~np.isnan(scores)],
        winning_scores=scores[(wins > 0) & ~np.isnan(scores)],
        margin=spread(margins) if len(margins) else None,
        lead_changes=spread(results.numbers("lead_changes")),
        comeback=spread(results.numbers("comeback")),
        cards=_cards(results, plan.game),
        rules=rules,
        uncounted=len(plan.game.rules.own) - len(rules),
    )


# -- Estimates ---------------------------------------------------------------


def share_of(yes: npt.NDArray[np.bool_]) -> Estimate:
    """A share of the games."""
    count, trials = int(yes.sum()), len(yes)
    return Estimate(count / trials if trials else 0.0, *share_interval(count, trials))


def mean_of(values: Numbers) -> Estimate:
    return Estimate(float(values.mean()), *mean_interval(values.tolist()))


def count_of(values: Numbers) -> Estimate:
    """A mean of counts, which is never below 0."""
    mean = mean_of(values)
    return mean._replace(low=max(0.0, mean.low))


def wins_of(shares: Numbers) -> Estimate:
    """Victories, of which some may be shared."""
    if bool(np.isin(shares, (0.0, 1.0)).all()):
        return share_of(shares == 1.0)
    mean = mean_of(shares)
    return Estimate(mean.value, max(0.0, mean.low), min(1.0, mean.high))


def spread(values: Numbers) -> Spread:
    low, median, high = (float(number) for number in np.quantile(values, TAILS))
    return Spread(mean_of(values), low, median, high, values)


# -- Seats -------------------------------------------------------------------


def _places(results: Results) -> list[Standing]:
    wins = results.by_place("win_shares")
    names = [_ordinal(place) for place in range(1, wins.shape[1] + 1)]
    return _standings(names, wins, results.by_place("scores"))


def _ordinal(place: int) -> str:
    return f"{place}{({1: 'st', 2: 'nd', 3: 'rd'}).get(place, 'th')}"


def _standings(names: list[str], wins: Numbers, scores: Numbers) -> list[Standing]:
    found = []
    for column, name in enumerate(names):
        own = scores[:, column]
        own = own[~np.isnan(own)]
        found.append(Standing(name, wins_of(wins[:, column]), mean_of(own) if len(own) else None))
    return found


def _endings(results: Results) -> dict[str, Estimate]:
    """By reason, the most frequent one first."""
    reasons = results.frame["reason"].to_numpy()
    named, counts = np.unique(reasons.astype(str), return_counts=True)
    ordered = sorted(zip(named.tolist(), counts.tolist(), strict=True), key=lambda pair: (-pair[1], pair[0]))
    return {reason: Estimate(count / len(reasons), *share_interval(count, len(reasons))) for reason, count in ordered}


def _margins(scores: Numbers, wins: Numbers, sides: list[list[int]]) -> Numbers:
    """By how many points a game was won, where somebody won it alone and another side has a score."""
    first = [side[0] for side in sides]
    points, shares = scores[:, first], wins[:, first]
    lost = np.where((shares == 0) & ~np.isnan(points), points, -np.inf).max(axis=1)
    won = np.where(shares == 1, points, -np.inf).max(axis=1)
    counted = np.isfinite(lost) & np.isfinite(won)
    return np.asarray(won[counted] - lost[counted], dtype=np.float64)


# -- Cards -------------------------------------------------------------------


def _cards(results: Results, game: Game) -> list[CardLine]:
    if not results.codes:
        return []
    plan = plan_of(results.experiment.setup)
    words = Words("en", game, plan.deck)
    names = {face.code: words.name(face) for face in game.faces(plan.deck)}
    copies = {code: int(count) for code, count in zip(plan.deck.codes, plan.deck.copies, strict=True)}
    wins = results.by_seat("win_shares")
    uses = {use: _uses(results, use, wins) for use in USES}
    lines = []
    for number, code in enumerate(results.codes):
        own = {use: uses[use][number] for use in USES}
        had = own["drawn"].games > 0 or own["kept"].games > 0
        lines.append(CardLine(code, names.get(code, code), copies.get(code), own, had and not own["played"].games))
    return lines


def _uses(results: Results, use: str, wins: Numbers) -> list[CardUse]:
    """One use of all cards, in their order."""
    counts = results.cards(use)
    found = []
    for number in range(counts.shape[1]):
        did = counts[:, number, :] > 0
        per_game = count_of(counts[:, number, :].sum(axis=1).astype(np.float64))
        winning = ratio_of((wins * did).sum(axis=1), did.sum(axis=1).astype(np.float64))
        found.append((CardUse(per_game, float(did.any(axis=1).mean()), winning.estimate), winning.error))
    return _pointed_out(found, float(wins.sum() / wins.size))


class Ratio(NamedTuple):
    """A ratio of sums over games, with its standard error; none if there is nothing below the line."""

    estimate: Estimate | None
    error: float


def ratio_of(above: Numbers, below: Numbers) -> Ratio:
    """The sum of some numbers over that of others, a pair of them for each game; between 0 and 1."""
    total = float(below.sum())
    if not total:
        return Ratio(None, 0.0)
    ratio = float(above.sum()) / total
    games = len(below)
    residuals = above - ratio * below
    error = float(np.sqrt((residuals**2).sum() * games / max(games - 1, 1))) / total
    if total < FEW or error == 0.0:
        return Ratio(Estimate(ratio, *share_interval(round(above.sum()), round(total))), error)
    low, high = stats.t.interval(LEVEL, games - 1, loc=ratio, scale=error)
    return Ratio(Estimate(ratio, max(0.0, float(low)), min(1.0, float(high))), error)


def _pointed_out(found: list[tuple[CardUse, float]], average: float) -> list[CardUse]:
    """Benjamini and Hochberg: with a hundred cards five differ by chance, and are not pointed out."""
    chances = [
        2 * float(stats.norm.sf(abs(use.wins.value - average) / error)) if use.wins is not None and error else 1.0
        for use, error in found
    ]
    adjusted = stats.false_discovery_control(chances, method="bh")
    return [
        CardUse(use.per_game, use.games, use.wins, stands_out=bool(chance <= FALSE_DISCOVERIES))
        for (use, _), chance in zip(found, adjusted, strict=True)
    ]


# -- Rules -------------------------------------------------------------------


def _rules(results: Results, game: Game, facts: Facts) -> list[RuleLine]:
    if not facts.situations:
        return []
    counts = results.situations().astype(np.float64)
    lines = []
    for number, situation in enumerate(facts.situations):
        entry = game.rules.own[situation.id]
        own = counts[:, number]
        games = share_of(own > 0)
        # Where nothing was seen there is no spread, and yet it may happen in as many games as the share allows.
        per_game = count_of(own) if own.any() else Estimate(0.0, 0.0, games.high)
        is_ruling = isinstance(entry, Ruling)
        lines.append(RuleLine(situation.id, entry.quote(), situation.says, per_game, games, int(own.sum()), is_ruling))
    return lines
