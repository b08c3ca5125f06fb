"""A memory is shared by the copies of a state until one of them learns something."""

from __future__ import annotations

from bakehouse.core.memory import Memory


class Notes(Memory):
    def __init__(self, seen: list[str]) -> None:
        super().__init__()
        self.seen = seen

    def copy(self) -> Notes:
        return Notes([*self.seen])


def test_a_memory_that_nobody_shares_is_written_to() -> None:
    notes = Notes(["crust"])
    assert notes.own() is notes


def test_a_shared_memory_is_copied_before_it_is_written_to() -> None:
    notes = Notes(["crust"])
    assert notes.share() is notes
    own = notes.own()
    own.seen.append("filling")
    assert notes.seen == ["crust"]
    assert own.own() is own
