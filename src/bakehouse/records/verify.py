"""Proving that a record was not tampered with: its seed was promised, and it gives exactly this game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bakehouse.core.chance import Chance
from bakehouse.core.errors import RecordError
from bakehouse.core.native import i64, vec
from bakehouse.records.header import RecordHeader, commit_to, header_of
from bakehouse.records.record import Record
from bakehouse.records.replay import Playback, check_end, outcomes_of
from bakehouse.records.steps import Step


@dataclass(frozen=True, slots=True)
class Verdict:
    """True: nothing was tampered with. False: something was, and `line` says where. None: there is no telling."""

    holds: bool | None
    message: str
    line: int = 0


def verify(record: Record) -> Verdict:
    """Deal again from the seed, play the moves, and compare everything with the record."""
    try:
        header = header_of(record)
    except RecordError as error:
        return Verdict(None, f"cannot be verified: {error}", error.line)
    if header.seed is None:
        return Verdict(None, "cannot be verified yet: the seed is published when the game is over")
    if not record.is_full:
        return Verdict(None, "cannot be verified: only a full record tells everything that the seed decided")
    try:
        _check_commit(record, header)
        _check_game(record, header, header.seed)
    except RecordError as error:
        return Verdict(False, f"not verified: {error}", error.line)
    if not header.commit:
        return Verdict(True, "verified: the seed gives exactly this game; it was not promised beforehand (no Commit)")
    return Verdict(True, "verified: the seed is the one that was promised, and it gives exactly this game")


def _check_commit(record: Record, header: RecordHeader) -> None:
    assert header.seed is not None
    right = commit_to(header.seed)
    if not header.commit or header.commit == right:
        return
    if not right:
        raise record.fault("a seed that is a number cannot be promised by a commit", record.place("Commit"))
    raise record.fault(f"the commit is not the hash of the seed, which is {right}", record.place("Commit"))


def _check_game(record: Record, header: RecordHeader, seed: int | bytes) -> None:
    for step in replay_from_seed(record, header, seed):
        last = step.after
    if record.errors:  # what could not be read
        raise record.errors[0]
    check_end(record, header, last)
    if record.value("Moves") != str(record.moves):
        raise record.fault(f"there are {record.moves} moves, not {record.value('Moves')}", record.place("Moves"))


def replay_from_seed(record: Record, header: RecordHeader, seed: int | bytes) -> Iterator[Step]:
    """Play a full record with the luck of this seed; RecordError where the record says something else."""
    return Playback(record, header).steps(_CheckedChance(seed, outcomes_of(header, record)))


class _CheckedChance(Chance):
    """The luck of a seed, stopped at once where the record says something else.

    A forged record whose deck is dealt again and again cannot keep it busy.
    """

    def __init__(self, seed: int | bytes, outcomes: dict[str, list[int]]) -> None:
        super().__init__(seed)
        self.outcomes = outcomes

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        mixed = super().shuffled(name, cards)
        self._compare(name, [int(card) for card in mixed])
        return mixed

    def pick(self, name: str, n: i64) -> i64:
        number = super().pick(name, n)
        self._compare(name, [int(number)])
        return number

    def _compare(self, name: str, right: list[int]) -> None:
        said = self.outcomes.get(name)
        if said is None:
            raise RecordError(f"the outcome of '{name}' is missing")
        if said != right:
            different = [place for place, pair in enumerate(zip(said, right, strict=False), 1) if pair[0] != pair[1]]
            place = f", first at place {different[0]}" if different else ""
            raise RecordError(f"the outcome of '{name}' is not what the seed gives{place}")
