# mypyc: compiled
"""What the seats of a table know beyond what lies open: the base of the games' memories."""

from __future__ import annotations

from typing import Self

from bakehouse.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Copies of a state share their memory until one of them learns something."""

    __slots__ = ("shared",)

    def __init__(self) -> None:
        self.shared = False

    def copy(self) -> Self:
        raise NotImplementedError

    def share(self) -> Self:
        """This memory, for a copy of its state."""
        self.shared = True
        return self

    def own(self) -> Self:
        """This memory if nobody shares it, otherwise a copy to write to."""
        return self.copy() if self.shared else self
