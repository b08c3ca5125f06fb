"""A card game of forty lines with switchable leaks: two hands of two cards, a card from the deck in between."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from bakehouse.leaktest import CHANCE, Channels, Environment, Move, Opaque, World

CARDS = range(6)
DEALT = 4  # two for each seat
TURNS = 10

LEAKS = (
    "observation", "mask", "info", "reward", "legal", "string", "picture", "size", "length", "order", "key", "type",
    "late", "missing",
)  # fmt: skip


class ToyWorld(World):
    """Seats show one of their cards in turn; in the middle a card is dealt face down."""

    def __init__(self, leak: str, sampler: str) -> None:
        self.leak = leak
        self.sampler = sampler
        self.cards: list[int] = []  # as they were dealt: two, two, one
        self.shown: list[int] = []

    @property
    def actor(self) -> int | None:
        if len(self.cards) < DEALT or (len(self.cards) == DEALT and len(self.shown) == TURNS // 2):
            return CHANCE
        return len(self.shown) % 2 if len(self.shown) < TURNS else None

    def legal(self) -> Sequence[Move]:
        if self.actor == CHANCE:
            return [card for card in CARDS if card not in self.cards]
        return [0, 1, 2]  # show nothing, or one of two cards

    def step(self, move: Move) -> None:
        assert isinstance(move, int)
        if self.actor == CHANCE:
            self.cards.append(move)
        else:
            self.shown.append(move and self.cards[2 * len(self.shown) % 4 + move - 1] + 1)

    def perceive(self, seat: int) -> Channels:
        mine, theirs = self.cards[2 * seat : 2 * seat + 2], self.cards[2 - 2 * seat : 4 - 2 * seat]
        high = sum(theirs) > 5
        channels: Channels = {
            "observation": [*mine, *self.shown],
            "tensor": [float(card in mine) for card in CARDS]
            + ([float(max(theirs))] if self.leak == "observation" else []),
            "mask": [1, int(not (self.leak == "mask" and high)), 1],
            "info": {"turn": len(self.shown), **({"sum": sum(theirs)} if self.leak == "info" else {})},
            "reward": float(self.leak == "reward" and high),
            "legal": [0, 1] if self.leak == "legal" and high else [0, 1, 2],
            "string": f"hand {mine}\nthe others have {sorted(theirs) if self.leak == 'string' else '??'}",
            "picture": [["#", "?" if self.leak != "picture" else str(theirs[0])]],
            "encrypted": Opaque(random.randbytes(100 + (sum(theirs) if self.leak == "size" else 0))),
            "messages": self._messages(theirs, high=high),
        }
        if self.leak == "missing" and high:
            del channels["picture"]
        if self.leak == "late" and len(self.shown) == TURNS - 1:
            channels["info"] = {"turn": theirs}
        if self.leak == "time" and high:
            time.sleep(0.0005)
        return channels

    def _messages(self, theirs: list[int], *, high: bool) -> list[object]:
        messages: list[object] = [{"seat": 0, "cards": 2}, {"seat": 1, "cards": 2}]
        if self.leak == "length" and high:
            messages.append({"seat": 1, "cards": 2})
        if self.leak == "order" and high:
            messages.reverse()
        if self.leak == "key" and high:
            messages[0] = {"cards": 2, "seat": 0}
        if self.leak == "type" and high:
            messages[0] = {"seat": False, "cards": 2}
        return messages

    def twin(self, seat: int, rng: random.Random) -> World | None:
        """A sampler that is right, or wrong in one of four ways."""
        other = ToyWorld(self.leak, self.sampler)
        other.cards, other.shown = self.cards[:], self.shown[:]
        hidden = [
            place for place in range(len(self.cards)) if place // 2 != seat and self.cards[place] + 1 not in self.shown
        ]
        free = [card for card in CARDS if card not in self.cards] + [self.cards[place] for place in hidden]
        if self.sampler == "truth":
            return other
        if self.sampler == "same":
            drawn = sorted(free)
        elif self.sampler == "uneven":
            drawn = sorted(free) if rng.random() < 0.3 else rng.sample(free, len(free))
        else:
            drawn = rng.sample(free, len(free))
        if self.sampler == "inconsistent":
            other.cards[2 * seat] = next(card for card in CARDS if card not in self.cards)
        else:
            for place, card in zip(hidden, drawn, strict=False):
                other.cards[place] = card
        return other

    def truth(self) -> str:
        return f"{self.cards} {self.shown}"


class Toy(Environment):
    complete = frozenset(["observation"])

    def __init__(self, leak: str = "", sampler: str = "") -> None:
        self.name = "toy"
        self.leak = leak
        self.sampler = sampler
        self.samples = bool(sampler)

    def start(self, seed: int) -> World:
        return ToyWorld(self.leak, self.sampler)

    def audiences(self) -> Sequence[int]:
        return (0, 1)


class ToyWithALeak(Toy):
    def __init__(self) -> None:
        super().__init__("info")
