"""How large things are shown at each game's table, by the kinds of their events: how long people look at them.

The page stages the same kinds; here it matters only how long bots wait afterwards. Kinds are public: everybody hears
of every event, whatever its cards are. What a game marks as notable is large in any case.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bakehouse.core.view import Event

# Parts of the pause after something large.
LARGE = 1.0  # on the stage, in the middle of the table
SMALL = 0.4  # a bubble at a seat
SLIGHT = 0.2  # cards that fly, and nothing else
NOTHING = 0.05  # nothing was to be seen


@dataclass(frozen=True)
class Staging:
    large: frozenset[str] = frozenset()
    slight: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    stops: frozenset[str] = frozenset()  # scenes at which the only person at a table stops to look
    tempo: float = 1.0  # less where a bot's turn has many parts
    least: float = NOTHING  # more where medium bots take longer to think

    def part(self, events: Iterable[Event]) -> float:
        """How long the largest of these is looked at."""
        return max((self._part(event) for event in events), default=self.least)

    def _part(self, event: Event) -> float:
        if event.notable or event.kind in self.large:
            return LARGE * self.tempo
        if event.kind in self.silent:
            return self.least
        return max(self.least, (SLIGHT if event.kind in self.slight else SMALL) * self.tempo)


def _kinds(*kinds: str) -> frozenset[str]:
    return frozenset(kinds)


STAGING = {
    "pastry-chefs": Staging(
        large=_kinds("announced", "moved", "asked"),
        slight=_kinds("dealt", "turned_up", "reshuffled", "started"),
        tempo=0.5,
    ),
    "the-pie-game": Staging(
        large=_kinds("played", "threw", "lost_turn", "laid", "chose_partner", "offered"),
        slight=_kinds(
            "drew", "refilled", "returned", "gave", "started", "got_recipe", "dealt", "turned_up", "reshuffled"
        ),
        stops=_kinds("baked"),
        tempo=0.8,
    ),
    "pie-factory": Staging(
        large=_kinds("day_ended", "cleared", "opened", "grandma_decided"),
        slight=_kinds("paid", "discarded", "hidden_discarded", "lined_up", "dealt", "started", "placed"),
    ),
    "cheflebrity": Staging(
        large=_kinds("last_card"),
        slight=_kinds("drew", "ended_turn", "declined", "answered", "started", "dealt"),
        silent=_kinds("quiet"),
        tempo=0.5,
    ),
    "pie-contest": Staging(
        large=_kinds("played", "dived", "turned_into", "swapped"),
        slight=_kinds("drew", "returned", "turned_up", "reshuffled", "started", "dealt", "moved", "worth_changed"),
        silent=_kinds("turn_began", "nothing_done"),
        tempo=0.7,
        least=SLIGHT,
    ),
}
PLAIN = Staging()


def staging_of(slug: str) -> Staging:
    return STAGING.get(slug, PLAIN)
