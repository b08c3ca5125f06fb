"""The words inside a card of CEV 1: maps and lists, selectors, filters, numbers and conditions, checked strictly."""

from __future__ import annotations

from dataclasses import dataclass, field

from bakehouse.core.errors import DeckError
from bakehouse.games.pie_contest.vocabulary.nodes import MAX_PROBLEMS, Node

MAX_NUMBER = 999
MAX_LOOKED_AT = 20
MAX_LENGTHS = {"id": 40, "name": 60, "text": 400, "label": 40}
FLAVORS = ["sweet", "sour", "bitter", "savory", "spicy", "salt"]
ONE = ["you", "they", "active", "left", "right"]
ASKED = ["any", "other"]
MANY = ["each", "rivals"]
WHO = ONE + ASKED + MANY
ZONES = ["hand", "kitchen", "trash", "pantry", "oven"]
NUMBERS = [
    "count",
    "flavors",
    "total",
    "pies",
    "bakers",
    "best",
    "worst",
    "value",
    "mul",
    "sum",
    "cap",
    "ifelse",
]
CONDITIONS = ["ge", "le", "eq", "has", "can_bake", "full", "made", "not", "all", "some"]
FILTERS = ["flavor", "sub", "kind", "salt", "worth_le", "worth_ge", "bakes", "id", "not_this", "any_of", "not"]


@dataclass
class Context:
    """Where in a card we are, as far as that allows or forbids something."""

    oven: bool = False  # may the oven be counted?
    open_only: bool = False  # hidden cards may be counted, but not looked at
    steady: bool = False  # inside `static`: nothing that depends on worth
    revealed: list[str] = field(default_factory=list)  # whose hand this ability has shown

    def forget_they(self) -> None:
        """From here on `they` may be somebody else."""
        self.revealed[:] = without_they(self.revealed)


def without_they(revealed: list[str]) -> list[str]:
    """Inside a loop left and right are neighbours of `they`."""
    return [who for who in revealed if who not in ("they", "left", "right")]


class Words:
    """Collects everything that is wrong; `card` is the card that is being read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[str] = []
        self.card = ""
        self.ids: dict[str, Node] = {}  # the first card with this id
        self.subs: set[str] = set()

    def fault(self, node: Node, problem: str) -> None:
        card = f", card {self.card}" if self.card else ""
        self.problems.append(f"line {node.line}{card}: {problem}")
        if len(self.problems) >= MAX_PROBLEMS:
            raise DeckError(self.file, [*self.problems, f"and perhaps more: reading stopped after {MAX_PROBLEMS}"])

    # -- Pieces ----------------------------------------------------------------

    def fields(self, node: Node, what: str, needed: list[str], optional: list[str]) -> dict[str, Node]:
        """A closed map: unknown and missing keys are faults."""
        if node.pairs is None:
            self.fault(node, f"{what} must be a map with {', '.join(needed + optional)}; not {node.words()}")
            return {}
        for key, value in node.pairs.items():
            if key not in needed and key not in optional:
                self.fault(value, f"{what} has no '{shortened(key)}'; it has: {', '.join(needed + optional)}")
        for key in needed:
            if key not in node.pairs:
                self.fault(node, f"{what} lacks '{key}'")
        return node.pairs

    def entries(self, node: Node, what: str, most: int = 1_000) -> list[Node]:
        if node.items is None:
            self.fault(node, f"{what} must be a list, not {node.words()}")
            return []
        if not node.items:
            self.fault(node, f"{what} is an empty list; it needs something in it")
        if len(node.items) > most:
            self.fault(node, f"{what} has {len(node.items)} entries; at most {most} are possible")
            return node.items[:most]
        return node.items

    def word(self, node: Node, what: str, words: list[str]) -> str:
        if not isinstance(node.value, str) or node.value not in words:
            self.fault(node, f"{what} must be one of: {', '.join(words)}; not {node.words()}")
            return ""
        return node.value

    def number(self, node: Node, what: str, least: int, most: int) -> int:
        if isinstance(node.value, bool) or not isinstance(node.value, int):
            self.fault(node, f"{what} must be a whole number, not {node.words()}")
            return least
        if not least <= node.value <= most:
            self.fault(node, f"{what} is {node.value}; it can be {least} to {most}")
        return node.value

    def text(self, node: Node, what: str) -> str:
        if not isinstance(node.value, str) or not node.value.strip():
            self.fault(node, f"'{what}' must be a text, not {node.words()}")
            return ""
        if len(node.value) > MAX_LENGTHS[what]:
            self.fault(node, f"'{what}' has {len(node.value)} characters; at most {MAX_LENGTHS[what]} are possible")
        if not node.value.isprintable():
            self.fault(node, f"'{what}' has characters that cannot be printed")
        return node.value

    def truth(self, node: Node, what: str) -> None:
        if not isinstance(node.value, bool):
            self.fault(node, f"'{what}' must be true or false, not {node.words()}")

    # -- Selectors ---------------------------------------------------------------

    def sel(self, node: Node, context: Context, *, reveals: bool = False) -> None:
        if node.pairs is None:
            self.word(node, "a selector that is not a map", ["this", "it"])
            return
        keys = ["of", "where", "pick", "by", "top"]
        selector = self.fields(node, "a selector", ["from"], keys)
        zone = self.word(selector["from"], "'from'", ZONES) if "from" in selector else ""
        if zone == "oven":
            self.fault(node, "the oven can only be counted")
        self._check_zone(node, selector, zone)
        if "where" in selector:
            self.where(selector["where"], context)
        if "pick" in selector:
            self._check_pick(selector["pick"], context)
        by = self.word(selector["by"], "'by'", ["you", "owner", "random"]) if "by" in selector else "you"
        if zone == "hand":
            self._no_peeking(node, selector, by, context)
        if owner_in(selector) in ASKED or (zone == "kitchen" and owner_in(selector) != "you"):  # CO-R97
            context.forget_they()
        if by == "owner" and zone:
            self._one_owner(node, selector, zone)
        if reveals and zone == "pantry" and pick_in(selector) != "all":
            self.fault(node, "cards of the Pantry are revealed all together: write 'pick: all'")

    def _check_zone(self, node: Node, selector: dict[str, Node], zone: str) -> None:
        if "of" in selector:
            self.word(selector["of"], "'of'", WHO)
            if zone in ("trash", "pantry"):
                self.fault(selector["of"], f"the {zone} belongs to nobody; leave 'of' out")
        if zone == "pantry" and "top" not in selector:
            self.fault(node, "'from: pantry' needs 'top', the number of cards to look at")
        if "top" in selector:
            self.number(selector["top"], "'top'", 1, MAX_LOOKED_AT)
            if zone != "pantry":
                self.fault(selector["top"], "'top' goes only with 'from: pantry'")

    def _check_pick(self, node: Node, context: Context) -> None:
        if node.value == "all":
            return
        if node.pairs is not None and "upto" in node.pairs:
            self.num(self.fields(node, "'pick'", ["upto"], [])["upto"], context)
            return
        self.num(node, context)

    def _no_peeking(self, node: Node, selector: dict[str, Node], by: str, context: Context) -> None:
        """A hidden hand is chosen from by its owner, at random, or after it was shown in the same ability."""
        owner = owner_in(selector)
        if owner == "you" or by != "you" or pick_in(selector) == "all":
            return
        if owner not in context.revealed:
            problem = "nobody chooses from a hidden hand: write 'by: owner' or 'by: random', or reveal it first"
            self.fault(node, problem)

    def _one_owner(self, node: Node, selector: dict[str, Node], zone: str) -> None:
        owner = owner_in(selector)
        if zone in ("trash", "pantry"):
            self.fault(node, f"the {zone} has no owner who could choose")
        elif owner in MANY or (owner in ASKED and zone == "kitchen"):
            self.fault(node, "'by: owner' over several zones is not possible; use 'each'")

    def csel(self, node: Node, context: Context) -> None:
        """A counting selector: every match, no choice."""
        if node.pairs is None:
            if self.word(node, "a counting selector that is not a map", ["this", "it", "oven"]) == "oven":
                self._check_oven(node, context)
            return
        selector = self.fields(node, "a counting selector", ["from"], ["of", "where"])
        zone = self.word(selector["from"], "'from'", ZONES) if "from" in selector else ""
        if zone == "oven":
            self._check_oven(node, context)
        if "of" in selector:
            self.word(selector["of"], "'of'", WHO)
        if "where" in selector:
            self.where(selector["where"], context)
            if zone == "hand" and context.open_only:
                self.fault(node, "a hand can be counted here, but not filtered: that would show hidden cards")
            if zone == "pantry":
                self.fault(node, "the Pantry can be counted, but not filtered: that would show hidden cards")

    def _check_oven(self, node: Node, context: Context) -> None:
        if not context.oven:
            where = "baking, baked, rival_bake, goals with 'when: bake', and bonus"
            self.fault(node, f"the oven can be counted only in {where}")

    def where(self, node: Node, context: Context) -> None:
        pairs = self.fields(node, "a filter", [], FILTERS)
        if not pairs and node.pairs is not None:
            self.fault(node, "a filter needs something in it")
        for key, value in pairs.items():
            self._check_filter(key, value, context)

    def _check_filter(self, key: str, value: Node, context: Context) -> None:
        match key:
            case "flavor":
                self.word(value, "'flavor'", FLAVORS)
            case "sub":
                self.word(value, "'sub'", sorted(self.subs))
            case "kind":
                self.word(value, "'kind'", ["ingredient", "action"])
            case "salt" | "bakes":
                self.truth(value, key)
            case "worth_le" | "worth_ge":
                self.number(value, f"'{key}'", -MAX_NUMBER, MAX_NUMBER)
                if context.steady:
                    self.fault(value, "a passive ability cannot depend on worth")
            case "id":
                if not isinstance(value.value, str) or value.value not in self.ids:
                    self.fault(value, f"there is no card {value.words()} in this set")
            case "not_this":
                if value.value is not True:
                    self.fault(value, "'not_this' can only be true; otherwise leave it out")
            case "any_of":
                for other in self.entries(value, "'any_of'", 20):
                    self.where(other, context)
            case "not":
                self.where(value, context)

    # -- Numbers and conditions ----------------------------------------------------

    def _only_key(self, node: Node, what: str, keys: list[str]) -> tuple[str, Node]:
        pairs = node.pairs or {}
        if len(pairs) != 1 or next(iter(pairs)) not in keys:
            self.fault(node, f"{what} has exactly one of: {', '.join(keys)}; not {node.words()}")
            return "", node
        return next(iter(pairs.items()))

    def _pair(self, node: Node, what: str) -> tuple[Node, Node] | None:
        items = self.entries(node, what)
        if len(items) != 2:
            self.fault(node, f"{what} has two entries, not {len(items)}")
            return None
        return items[0], items[1]

    def num(self, node: Node, context: Context) -> None:
        if node.pairs is None:
            self.number(node, "a number", -MAX_NUMBER, MAX_NUMBER)
            return
        key, value = self._only_key(node, "a number", NUMBERS)
        if key in ("total", "value", "best", "worst") and context.steady:
            self.fault(value, f"a passive ability cannot depend on worth ('{key}')")
        match key:
            case "count" | "flavors" | "total":
                self.csel(value, context)
                if key != "count" and (zone_in(value) == "pantry" or (zone_in(value) == "hand" and context.open_only)):
                    self.fault(value, f"only the number of these cards is known to all: 'count', not '{key}'")
            case "pies" | "bakers" | "best" | "worst":
                self.word(value, f"'{key}'", WHO)
            case "value":
                self.word(value, "'value'", ["pie"])
            case "mul" | "cap":
                pair = self._pair(value, f"'{key}'")
                if pair is not None:
                    self.num(pair[0], context)
                    self.number(pair[1], f"the second entry of '{key}'", -MAX_NUMBER, MAX_NUMBER)
            case "sum":
                for item in self.entries(value, "'sum'", 20):
                    self.num(item, context)
            case "ifelse":
                items = self.entries(value, "'ifelse'")
                if len(items) != 3:
                    self.fault(value, f"'ifelse' has a condition and two numbers, not {len(items)} entries")
                else:
                    self.cond(items[0], context)
                    self.num(items[1], context)
                    self.num(items[2], context)

    def cond(self, node: Node, context: Context) -> None:
        key, value = self._only_key(node, "a condition", CONDITIONS)
        match key:
            case "ge" | "le" | "eq":
                pair = self._pair(value, f"'{key}'")
                if pair is not None:
                    self.num(pair[0], context)
                    self.num(pair[1], context)
            case "has":
                self.csel(value, context)
            case "can_bake" | "full":
                self.word(value, f"'{key}'", WHO)
            case "made":
                self.word(value, "'made'", ["pie"])
            case "not":
                self.cond(value, context)
            case "all" | "some":
                for item in self.entries(value, f"'{key}'", 20):
                    self.cond(item, context)


def shortened(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def word_in(pairs: dict[str, Node], key: str) -> str:
    return str(pairs[key].value) if key in pairs else ""


def zone_in(node: Node) -> str:
    return word_in(node.pairs or {}, "from")


def owner_in(selector: dict[str, Node]) -> str:
    return word_in(selector, "of") or "you"


def pick_in(selector: dict[str, Node]) -> str:
    """How many cards: one, all, upto, or another number."""
    node = selector.get("pick")
    if node is None or node.value == 1:
        return "one"
    if node.value == "all":
        return "all"
    return "upto" if node.pairs is not None and "upto" in node.pairs else "number"
