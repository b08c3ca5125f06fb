"""`lab compare` as it is run: shown live, stopped by Ctrl-C, and what is told and kept in the end."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from bakehouse.lab.command import bots_in_short
from bakehouse.lab.compare import BUDGET, PILOT, Answer, CardChange, Comparison, Question, compare
from bakehouse.lab.compare_report import card_names, compare_report, conclusions, state_of, told
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import ID_LENGTH, Setup, make_experiment
from bakehouse.lab.live import LiveTable
from bakehouse.lab.sentences import between, change, digits_for, signed

HEADS = ("question", "B − A", "interval", "")
MOST_CARDS = 5  # that are named at the terminal


class Kept(msgspec.Struct, frozen=True):
    """What a comparison leaves for programs."""

    id: str
    change: str
    pairs: int
    answers: list[Answer]
    cards: list[CardChange]


class Outcome:
    """A comparison that is over, because everything is answered, the budget is spent, or somebody stopped it."""

    def __init__(self, comparison: Comparison, budget: int, first_seed: int, *, was_stopped: bool) -> None:
        self.comparison = comparison
        self.budget = budget
        self.first_seed = first_seed
        self.was_stopped = was_stopped

    @property
    def id(self) -> str:
        seeds = range(self.first_seed, self.first_seed + PILOT + self.budget)
        return identity_of(self.comparison.a, self.comparison.b, self.comparison.questions, seeds)

    def lines(self) -> list[str]:
        comparison = self.comparison
        lines = [f"{change(comparison.a, comparison.b)} ({comparison.pairs:,} pairs of games)"]
        lines += [f"  {line}" for line in conclusions(comparison)]
        names = card_names(comparison)
        cards = [card for card in comparison.cards() if card.stands_out]
        lines += [f"  {told(card, names)}." for card in cards[:MOST_CARDS]]
        if len(cards) > MOST_CARDS:
            lines.append(
                f"  {len(cards) - MOST_CARDS} more cards are played more or less often; the report names them."
            )
        if self.was_stopped:
            lines.append("  Stopped early; the intervals hold all the same.")
        return lines

    def report(self, deck_a: str = "", deck_b: str = "", links: tuple[str, str] = ("", "")) -> str:
        """The HTML file; the decks are the files that they came from, the links where they are played."""
        return compare_report(self.comparison, self.command(deck_a, deck_b), (deck_a, deck_b), links)

    def command(self, deck_a: str = "", deck_b: str = "") -> str:
        """What must be typed to play the same games again."""
        a, b = self.comparison.a, self.comparison.b
        words = ["bakehouse", "lab", "compare", a.game, "--seats", str(a.seats)]
        words += ["--bots-a", bots_in_short(a), "--bots-b", bots_in_short(b)]
        for letter, setup, file in (("a", a, deck_a), ("b", b, deck_b)):
            if setup.deck is not None:
                words += [f"--deck-{letter}", file or f"deck-{letter}.toml"]
            for name, value in setup.options.items():
                words += [f"--options-{letter}", f"{name}={value}"]
        for question in self.comparison.questions:
            words += ["--ask", str(question)]
        return shlex.join([*words, "--budget", str(self.budget), "--seed", str(self.first_seed)])

    def json(self) -> str:
        comparison = self.comparison
        kept = Kept(
            self.id,
            change(comparison.a, comparison.b),
            comparison.pairs,
            comparison.answers(),
            comparison.cards(),
        )
        return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


def identity_of(a: Setup, b: Setup, questions: Sequence[Question], seeds: range) -> str:
    """Equal for comparisons that play the same games and ask the same."""
    experiments = [make_experiment(setup, len(seeds), seeds.start).id for setup in (a, b)]
    return sha256(msgspec.json.encode([experiments, questions])).hexdigest()[:ID_LENGTH]


def run_comparison(
    a: Setup,
    b: Setup,
    questions: Sequence[Question],
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
) -> Outcome:
    """Play, and show what is known by now."""
    latest: Comparison | None = None
    was_stopped = False
    with LiveTable("pairs of games", budget, HEADS) as live:
        try:
            for latest in compare(a, b, questions, executor, budget=budget, first_seed=first_seed):
                live.show(latest.pairs, (_live_row(latest, answer) for answer in latest.answers()))
        except KeyboardInterrupt:
            if latest is None:
                raise
            was_stopped = True
    assert latest is not None
    return Outcome(latest, budget, first_seed, was_stopped=was_stopped)


def _live_row(comparison: Comparison, answer: Answer) -> list[str]:
    measure = comparison.measures[answer.measure]
    digits = digits_for(answer.low, answer.high)
    return [
        f"{measure.noun}, {measure.unit}",
        signed(answer.difference, digits),
        between(answer.low, answer.high),
        state_of(answer),
    ]
