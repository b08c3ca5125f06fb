"""What a card does to whoever begins with it: forced draws and knock-outs, beside what merely goes together.

Every seed is played three times. In the first game nothing is changed: who drew the card, and how often did they win?
That is a correlation, and it may have other reasons: who is ahead draws more cards. In the second game one seat begins
with the card, in exchange for one of its others; in the third it begins without it. The difference between those two is
caused by the card, and by nothing else. Each seed asks about the next seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf

import msgspec

from bakehouse.core.errors import OptionError, PositionError
from bakehouse.lab.arrangement import Arrangement, check_card
from bakehouse.lab.confidence import ERROR, ConfidenceSequence
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, shares_of
from bakehouse.lab.intervals import mean_interval
from bakehouse.lab.playing import GameResult, Plan, plan_of
from bakehouse.lab.sentences import between, number

BUDGET = 5_000  # seeds
SHARE = 25
PERCENT = 100


class ImpactRow(msgspec.Struct, frozen=True, array_like=True):
    """One seed: what the seats that drew or played the card won above a fair share, and the two arranged games."""

    drew: int  # seats that drew the card in the game as it was dealt,
    drew_won: float  # and their shares of the victory, less what was fair
    played: int
    played_won: float
    with_card: float | None  # the share of the seat that was made to begin with it; None if no copy was in reach
    without_card: float | None


class Association(msgspec.Struct, frozen=True):
    """How often those who drew or played the card won above a fair share, in points; it says nothing about why."""

    seats: int  # that did so, in all games
    points: float
    low: float
    high: float


class Impact(msgspec.Struct, frozen=True):
    """What is known after some seeds. Points are percentage points of victories."""

    code: str
    seeds: int
    pairs: int  # seeds in which the card could be given and taken away
    points: float  # by how much more often a seat wins if it begins with the card
    low: float
    high: float
    drawn: Association
    played: Association

    @property
    def disagrees(self) -> bool:
        """Does the correlation say something that the experiment refutes?"""
        return self.drawn.seats > 0 and (self.drawn.low > self.high or self.drawn.high < self.low)


def impact_rows(setup: Setup, code: str, seeds: range) -> list[ImpactRow]:
    plan = plan_of(setup)
    return [_row(plan, code, seed) for seed in seeds]


def _row(plan: Plan, code: str, seed: int) -> ImpactRow:
    natural = plan.play(seed)
    drew, drew_won = _above_fair(plan, natural, natural.drawn, code)
    played, played_won = _above_fair(plan, natural, natural.played, code)
    with_card, without_card = _arranged(plan, code, seed)
    return ImpactRow(drew, drew_won, played, played_won, with_card, without_card)


def _above_fair(plan: Plan, game: GameResult, counts: Sequence[int], code: str) -> tuple[int, float]:
    first = plan.numbers[code] * plan.setup.seats
    won = [game.win_shares[seat] for seat in range(plan.setup.seats) if counts[first + seat]]
    return len(won), sum(won) - len(won) / len(plan.sides)


def _arranged(plan: Plan, code: str, seed: int) -> tuple[float | None, float | None]:
    """The share of one seat with the card and without it."""
    setup = plan.setup
    seat = seed % setup.seats
    dealt = plan.game.deal(setup.seats, seed, setup.options, plan.given)
    shares = []
    for arrange in (Arrangement.give, Arrangement.take_away):
        table = Arrangement.of(plan.game, dealt)
        if table is None or not arrange(table, seat, code):
            return None, None
        try:
            state = table.state()
        except PositionError:
            return None, None
        shares.append(plan.play_on(state, seed).win_shares[seat])
    return shares[0], shares[1]


class ImpactCount:
    """Counts rows."""

    def __init__(self, code: str, error: float = ERROR) -> None:
        self.code = code
        self.sequence = ConfidenceSequence(-1, 1, error)
        self.rows: list[ImpactRow] = []

    def add(self, rows: Sequence[ImpactRow]) -> None:
        self.rows += rows
        self.sequence.add(
            row.with_card - row.without_card
            for row in rows
            if row.with_card is not None and row.without_card is not None
        )
        self.sequence.look()

    def impact(self) -> Impact:
        low, high = self.sequence.interval.scaled(PERCENT)
        return Impact(
            code=self.code,
            seeds=len(self.rows),
            pairs=self.sequence.count,
            points=self.sequence.mean * PERCENT,
            low=low,
            high=high,
            drawn=_association([(row.drew, row.drew_won) for row in self.rows]),
            played=_association([(row.played, row.played_won) for row in self.rows]),
        )


def _association(games: Sequence[tuple[int, float]]) -> Association:
    """A ratio of two sums over games; its interval is that of the mean of what each game adds to it."""
    seats = sum(count for count, _ in games)
    if not seats:
        return Association(0, 0.0, -inf, inf)
    ratio = sum(won for _, won in games) / seats
    a_game = seats / len(games)
    low, high = mean_interval([ratio + (won - ratio * count) / a_game for count, won in games])
    return Association(seats, PERCENT * ratio, PERCENT * low, PERCENT * high)


def check_impact(setup: Setup, code: str) -> None:
    """OptionError if this deck has no such card, or nobody can begin with it."""
    plan = plan_of(setup)
    if code not in plan.numbers:
        raise OptionError(f"there is no card {code!r} in this deck; there are: {', '.join(plan.codes)}")
    check_card(plan.game, plan.game.deal(setup.seats, 0, setup.options, plan.given), code)


def measure_impact(
    setup: Setup,
    code: str,
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
    margin: float = 0.0,
) -> Iterator[Impact]:
    """Look share by share until the effect is beyond the margin (in points) or inside it, or the budget is spent."""
    check_impact(setup, code)
    count = ImpactCount(code)
    shares = shares_of(range(first_seed, first_seed + budget), SHARE)
    for rows in executor.run(partial(impact_rows, setup, code), shares):
        count.add(rows)
        found = count.impact()
        yield found
        if found.low > margin or found.high < -margin or -margin < found.low <= found.high < margin:
            return


# -- In words ------------------------------------------------------------------


def told(impact: Impact, margin: float = 0.0) -> list[str]:
    """The effect, the correlation, and a warning where they do not go together."""
    lines = [_effect(impact, margin)]
    for verb, association in (("drew", impact.drawn), ("played", impact.played)):
        if association.seats:
            word, low, high = _direction(association.low, association.high)
            size = number(abs(association.points), 1)
            where = f"{size} points {word} a fair share ({low} to {high})" if word else _around(association)
            lines.append(f"In the games as they were dealt, those who {verb} it won {where}.")
    if impact.disagrees:
        lines.append(
            "These disagree: what goes together with drawing the card is not what the card causes. Trust the first."
        )
    if impact.pairs < impact.seeds:
        left_out = impact.seeds - impact.pairs
        lines.append(f"{left_out:,} of {impact.seeds:,} seeds are left out, in which the card could not change places.")
    return lines


def _effect(impact: Impact, margin: float) -> str:
    games = f"{impact.pairs:,} pairs of games"
    interval = between(impact.low, impact.high)
    begins = f"Beginning with {impact.code}"
    if impact.low > 0 or impact.high < 0:
        word = "more" if impact.low > 0 else "less"
        return f"{begins} wins {number(abs(impact.points), 1)} points {word} often ({interval}; {games})."
    if margin and -margin < impact.low and impact.high < margin:
        return f"{begins} changes the chance to win by less than {margin:g} points ({interval}; {games})."
    return f"{begins} has no measurable effect on winning ({interval} points; {games})."


def _direction(low: float, high: float) -> tuple[str, str, str]:
    if low > 0:
        return "above", number(low, 1), number(high, 1)
    if high < 0:
        return "below", number(-high, 1), number(-low, 1)
    return "", "", ""


def _around(association: Association) -> str:
    return f"about a fair share ({between(association.low, association.high)} points)"
