"""What was compared and what was found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bakehouse.leaktest.compare import Difference
from bakehouse.leaktest.world import Environment

SAMPLED = "sampled"  # a twin by the environment's own sampler
REDEALT = "re-dealt"  # a twin by other luck


@dataclass(frozen=True)
class Finding:
    """Something that a seat can know and should not, or a world that a sampler should not give."""

    kind: str  # leak: a channel tells two worlds apart; sampler: what the sampler gives is wrong
    channel: str
    against: tuple[str, ...]  # channels which hold all that a seat may know, and do not tell the two worlds apart
    seed: int
    step: int
    seat: int
    differences: tuple[Difference, ...]  # the first few
    source: str  # SAMPLED or REDEALT

    def is_like(self, other: Finding) -> bool:
        """Are these two examples of one finding?"""
        places = {one.place for one in self.differences} & {one.place for one in other.differences}
        return (self.kind, self.channel) == (other.kind, other.channel) and bool(places)


@dataclass
class Report:
    """One example of every finding, and how often it was seen."""

    environment: str
    version: str
    first_seed: int
    games: int = 0
    pairs: int = 0  # of different worlds that a seat could not tell apart at one position at least
    compared: int = 0  # positions at which everything that a seat received in two worlds was compared
    told_apart: int = 0  # pairs that ended because the seat was told what differs, as it may be
    sampled: int = 0  # worlds of the environment's own sampler
    positions: int = 0  # at which the sampler was asked again and again
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)
    seen: Counter[Finding] = field(default_factory=Counter)
    channels: set[str] = field(default_factory=set)
    unstable: set[str] = field(default_factory=set)  # channels that change from one run of the same game to the next

    def add(self, finding: Finding) -> None:
        known = next((one for one in self.findings if one.is_like(finding)), None)
        if known is None:
            self.findings.append(finding)
        self.seen[known or finding] += 1

    def reliable(self, environment: Environment) -> set[str]:
        """The channels that hold all that a seat may know, and are the same when the same happens."""
        return set(environment.complete) - self.unstable

    @property
    def verdict(self) -> str:
        if self.findings:
            return "findings"
        return "clean" if self.pairs else "nothing compared"
