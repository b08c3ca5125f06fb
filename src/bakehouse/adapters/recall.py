"""What a player has heard and done, in so many numbers: what an OpenSpiel information state has beside what is seen.

A game may go on for thousands of decisions, so no vector has room for everything in its order. Counts say what a
learner can use, and a digest of the whole tells apart what the counts do not.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bakehouse.core.events import kinds_of
from bakehouse.core.game import Game

DIGEST_BITS = 256


class Heard(msgspec.Struct):
    """An event in a history, as far as it is counted."""

    kind: str = ""
    seat: int | None = None


class Tally(NamedTuple):
    """What a history came to so far. It never changes, so that copies of a state share it."""

    length: int  # of the text
    counts: NDArray[np.float32]
    digest: Any


read_event = msgspec.json.Decoder(Heard).decode


class Recall:
    """Its fields: `heard`, for each kind of event how many each seat caused and, at last, how many nobody did; `done`,
    how often the player chose each action; `digest`, the bits of the SHA-256 of the history and of what is seen."""

    def __init__(self, game: Game, seats: int, actions: int) -> None:
        kinds = kinds_of(import_module(f"{game.package}.events"))
        self._kinds = {kind: place for place, kind in enumerate(kinds.values())}
        self._seats = seats
        heard = len(kinds) * (seats + 1)
        self.size = heard + actions + DIGEST_BITS
        self.fields = {
            "heard": slice(0, heard),
            "done": slice(heard, heard + actions),
            "digest": slice(heard + actions, self.size),
        }

    def tally(self, before: Tally | None, history: str) -> Tally:
        """The numbers of a history: a line for each event (JSON) and for each action of the player (its number).

        `before` is the tally of its beginning, which is not counted again.
        """
        if before is not None and before.length == len(history):
            return before
        counts = np.zeros(self.fields["digest"].start, np.float32) if before is None else before.counts.copy()
        digest = sha256() if before is None else before.digest.copy()
        new = history[before.length :] if before is not None else history
        for line in new.splitlines():
            if line.isdecimal():
                counts[self.fields["done"].start + int(line)] += 1
                continue
            event = read_event(line)
            if event.kind:  # what another player is known to see in a resampled state is no event
                seat = self._seats if event.seat is None else event.seat
                counts[self._kinds[event.kind] * (self._seats + 1) + seat] += 1
        digest.update(new.encode())
        return Tally(len(history), counts, digest)

    def write(self, tally: Tally, seen: str, out: NDArray[np.float32]) -> None:
        """The numbers of a history and of what is seen now."""
        place = self.fields["digest"]
        digest = tally.digest.copy()
        digest.update(seen.encode())
        out[: place.start] = tally.counts
        out[place] = np.unpackbits(np.frombuffer(digest.digest(), np.uint8))
