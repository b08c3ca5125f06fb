"""What a player has heard and done, in so many numbers: what an OpenSpiel information state has beside what is seen.

A game may go on for thousands of decisions, so no vector has room for everything in its order. Counts say what a
learner can use, and a digest of the whole tells apart what the counts do not.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module

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


read_event = msgspec.json.Decoder(Heard).decode


class Recall:
    """Its fields: `heard`, for each kind of event how many each seat caused and, at last, how many nobody did; `done`,
    how often the player chose each action; `digest`, the bits of the SHA-256 of the history."""

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

    def write(self, history: str, out: NDArray[np.float32]) -> None:
        """The numbers of a history: a line for each event (JSON) and for each action of the player (its number)."""
        heard, done = (out[self.fields[name]] for name in ("heard", "done"))
        heard.fill(0)
        done.fill(0)
        for line in history.splitlines():
            if line.isdecimal():
                done[int(line)] += 1
                continue
            event = read_event(line)
            if event.kind:  # what another player is known to see in a resampled state is no event
                seat = self._seats if event.seat is None else event.seat
                heard[self._kinds[event.kind] * (self._seats + 1) + seat] += 1
        digest = np.frombuffer(sha256(history.encode()).digest(), np.uint8)
        out[self.fields["digest"]] = np.unpackbits(digest)
