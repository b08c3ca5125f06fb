"""A table whose seats are agents: what the adapters have in common."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck
from bakehouse.games import load
from bakehouse.words import Words, player_names

SEED_BITS = 62
MARGIN = 8  # pixels around a drawn table
BLACK, WHITE = 0, 255

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Table:
    """One game after the other, with the same seats, options and deck."""

    def __init__(
        self, slug: str, seats: int | None = None, options: Mapping[str, object] | None = None, deck: Deck | None = None
    ) -> None:
        self.game = load(slug)
        self.options = options
        self.deck = deck
        self.state = self.pattern = self.game.deal(
            self.game.info.usual_seats if seats is None else seats, 0, options, deck
        )
        self.seats: int = self.state.seats
        self.encoder = self.game.encoder(self.state)
        self.size: int = self.encoder.size
        self.moves: int = self.encoder.moves

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed another one every time."""
        self.state = self.pattern.again(Chance(randbits(SEED_BITS) if seed is None else seed))

    def observation(self, seat: int) -> Observation:
        return np.array(self.encoder.numbers(self.state, seat), np.int16)

    def mask(self, seat: int, actions: int) -> Mask:
        """1 for every legal move, among this many actions."""
        mask = np.zeros(actions, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def text(self) -> str:
        """The table as a spectator sees it."""
        view = self.game.view(self.state, None, known=False)
        players = player_names([self.game.seat_name(seat) for seat in range(self.seats)])
        words = Words("en", self.game, self.state.table_deck, players, with_codes=True)
        return words.lines([*self.game.picture(view), self.game.prompt(view)])

    def picture(self) -> NDArray[np.uint8]:
        """The same as an image."""
        from PIL import Image, ImageDraw  # only who asks for images needs it

        text = self.text()
        left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text)
        image = Image.new("RGB", (int(right - left) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN), (WHITE,) * 3)
        ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, fill=(BLACK,) * 3)
        return np.asarray(image)

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        if mode == "ansi":
            return self.text()
        if mode == "rgb_array":
            return self.picture()
        if mode == "human":
            print(self.text())  # noqa: T201 - what this mode is for
        return None


def observation_box(size: int) -> Any:
    """A `spaces.Box` of any numbers of an observation: what bounds them is not known for every deck."""
    bounds = np.iinfo(np.int16)
    return spaces.Box(bounds.min, bounds.max, (size,), np.int16)


def masked_space(size: int, actions: int) -> spaces.Dict:
    """An observation beside the mask of what may be done."""
    return spaces.Dict({"observation": observation_box(size), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
