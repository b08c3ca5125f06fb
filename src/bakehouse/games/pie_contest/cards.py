# mypyc: compiled
"""A set of cards of Pie Contest as tables: what the engine asks about a card, by kind.

A *kind* is a design. The Pantry's kinds come first, then the Achievements. An Achievement in a hand or Kitchen has
turned into an Ingredient or Action, so one row serves a kind wherever it lies.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.native import append, i64, vec
from bakehouse.core.vectors import vec_of
from bakehouse.games.pie_contest.atoms import MAX_PIES, PLAY

NO_KIND: Final[i64] = -1
NO_FLAVOR: Final[i64] = -1


class Faces:
    """What the kinds are, while a set is compiled: one entry a kind."""

    __slots__ = ("action", "bakes", "face_names", "flavor", "ingredient", "names", "sub", "sub_names", "texts", "worth")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.texts: list[str] = []
        self.face_names: list[str] = []
        self.sub_names: list[str] = []
        self.ingredient: list[int] = []
        self.action: list[int] = []
        self.worth: list[int] = []
        self.flavor: list[int] = []
        self.sub: list[int] = []
        self.bakes: list[int] = []


class Texts:
    """The compiled texts of a set: the code, the abilities by kind, the goals."""

    __slots__ = (
        "add",
        "chooses_pies",
        "code",
        "cond",
        "event",
        "first",
        "goal",
        "goal_cond",
        "goal_is_own",
        "goal_is_restless",
        "keeps_it",
        "labels",
        "reach",
        "reward",
        "set_of_kinds",
        "start",
        "uses_pie",
        "uses_this",
    )

    def __init__(self) -> None:
        self.code: list[int] = []
        self.set_of_kinds: list[int] = []  # a row of 0 and 1 for each set that a filter names
        self.first: list[int] = []  # by kind (and one more): its first ability
        self.event: list[int] = []  # by ability: when it works
        self.start: list[int] = []  # its first step
        self.cond: list[int] = []  # its condition, where it is no step (baking, static)
        self.add: list[int] = []  # the worth it adds
        self.reach: list[int] = []  # the cards it reaches
        self.uses_this: list[int] = []  # do two of the same differ by their card,
        self.uses_pie: list[int] = []  # or by their Pie?
        self.keeps_it: list[int] = []  # does a step ask what the step before moved?
        self.goal: list[int] = []  # by kind: the event of an Achievement's goal
        self.goal_cond: list[int] = []
        self.goal_is_restless: list[int] = []  # does it look at more than Kitchens and Pies?
        self.goal_is_own: list[int] = []  # does it look at nothing but one's own Kitchen and Pies?
        self.reward: list[int] = []  # the ability that is the reward
        self.labels: dict[int, list[str]] = {}  # the options of a `choose`, by its place
        self.chooses_pies = False


class Deck(CoreDeck):
    """The house set, or another one written in the same vocabulary."""

    __slots__ = (
        "ability_add",
        "ability_cond",
        "ability_event",
        "ability_first",
        "ability_keeps_it",
        "ability_reach",
        "ability_start",
        "ability_uses_pie",
        "ability_uses_this",
        "action",
        "at_hand",
        "at_looked",
        "at_pie",
        "at_revealed",
        "at_trash",
        "bakes",
        "chooses_pies",
        "code",
        "count",
        "events",
        "face_names",
        "flavor",
        "goal",
        "goal_cond",
        "goal_is_own",
        "goal_is_restless",
        "has_restless_goals",
        "ingredient",
        "labels",
        "moves",
        "names",
        "pantry_kinds",
        "reward",
        "salt",
        "set_of_kinds",
        "sub",
        "sub_names",
        "texts",
        "worth",
    )

    def __init__(
        self,
        name: str,
        codes: list[str],
        copies: list[int],
        text: str,
        pantry_kinds: int,
        faces: Faces,
        texts: Texts,
    ) -> None:
        super().__init__(name, codes, copies, text)
        self.count: i64 = len(codes)
        self.pantry_kinds: i64 = pantry_kinds
        self.names = faces.names
        self.texts = faces.texts
        self.face_names = faces.face_names
        self.sub_names = faces.sub_names
        self.ingredient = vec_of(faces.ingredient)
        self.action = vec_of(faces.action)
        self.worth = vec_of(faces.worth)
        self.flavor = vec_of(faces.flavor)
        self.sub = vec_of(faces.sub)
        self.bakes = vec_of(faces.bakes)
        self.salt = vec_of([1 if flavor == 5 else 0 for flavor in faces.flavor])  # CO-R35
        self.code = vec_of(texts.code)
        self.set_of_kinds = vec_of(texts.set_of_kinds)
        self.ability_first = vec_of(texts.first)
        self.ability_event = vec_of(texts.event)
        self.ability_start = vec_of(texts.start)
        self.ability_cond = vec_of(texts.cond)
        self.ability_add = vec_of(texts.add)
        self.ability_reach = vec_of(texts.reach)
        self.ability_uses_this = vec_of(texts.uses_this)
        self.ability_uses_pie = vec_of(texts.uses_pie)
        self.ability_keeps_it = vec_of(texts.keeps_it)
        self.events = vec_of(_events_by_kind(texts.first, texts.event))
        self.goal = vec_of(texts.goal)
        self.goal_cond = vec_of(texts.goal_cond)
        self.goal_is_own = vec_of(texts.goal_is_own)
        self.goal_is_restless = vec_of(texts.goal_is_restless)
        self.has_restless_goals = 1 in texts.goal_is_restless
        self.reward = vec_of(texts.reward)
        self.labels = texts.labels
        self.chooses_pies = texts.chooses_pies
        # The atoms that name a kind: see `atoms`.
        self.at_hand: i64 = PLAY + self.count
        self.at_revealed: i64 = self.at_hand + self.count
        self.at_trash: i64 = self.at_revealed + self.count
        self.at_looked: i64 = self.at_trash + self.pantry_kinds
        self.at_pie: i64 = self.at_looked + self.pantry_kinds
        self.moves: i64 = self.at_pie + (MAX_PIES if texts.chooses_pies else 0)

    def pantry_cards(self) -> vec[i64]:
        """Every card that is not an Achievement (CO-8, CO-9)."""
        return self._cards(0, self.pantry_kinds)

    def achievement_cards(self) -> vec[i64]:
        return self._cards(self.pantry_kinds, self.count)

    def _cards(self, first: i64, last: i64) -> vec[i64]:
        cards = vec[i64](capacity=200)
        for kind in range(first, last):
            for _copy in range(self.copies[kind]):
                cards = append(cards, kind)
        return cards


def _events_by_kind(first: list[int], event: list[int]) -> list[int]:
    """By kind: which events its abilities wait for, a bit each."""
    found = []
    for kind in range(len(first) - 1):
        mask = 0
        for ability in range(first[kind], first[kind + 1]):
            mask |= 1 << event[ability]
        found.append(mask)
    return found
