"""Steps of a card that can never do anything, whatever the table looks like: a designer's mistake.

Only files that passed the grammar come here, so the shape of everything can be trusted. A step is reported only where
that is certain; a step that merely seldom acts is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bakehouse.games.pie_contest.vocabulary.nodes import MAX_PROBLEMS, Node
from bakehouse.games.pie_contest.vocabulary.terms import ASKED, owner_in, pick_in, word_in, zone_in

BRANCHES = ("choose", "may", "else", "then", "do")
SETS_IT = ("draw", "move", "swap", "worth", "reveal", "play", "trash", "take", "gain", "give")
SELECTED = ("move", "worth", "reveal", "play", "trash", "take", "gain", "give")  # steps with one selector


@dataclass
class Spoken:
    """Which words of a text can mean something by now."""

    they: bool = False  # has a player been chosen?
    it: bool = False  # has a step moved or chosen cards?
    that: bool = False  # is there a Pie that the text is about?
    this: bool = True  # can the card itself still be moved or changed?

    def join(self, other: Spoken) -> None:
        """After a branch that may have been taken."""
        self.they |= other.they
        self.it |= other.it
        self.that |= other.that


class Designs:
    """The cards of the set as filters see them."""

    def __init__(self, cards: list[Node]) -> None:
        self.faces = [_face(card) for card in cards]
        self.is_achievement = [word_in(card.pairs or {}, "kind") == "achievement" for card in cards]

    def has_match(self, selector: dict[str, Node], *, only_ingredients: bool) -> bool:
        """May some card that can lie in the zone of this selector satisfy its filter?"""
        zone = word_in(selector, "from")
        for face, is_achievement in zip(self.faces, self.is_achievement, strict=True):
            if is_achievement and zone in ("trash", "pantry"):
                continue
            if (only_ingredients or zone == "kitchen") and word_in(face, "kind") != "ingredient":
                continue
            if face and ("where" not in selector or _may_fit(face, selector["where"])):
                return True
        return False


def _face(card: Node) -> dict[str, Node]:
    """What a card is in a hand or a Kitchen."""
    pairs = card.pairs or {}
    if word_in(pairs, "kind") != "achievement":
        return pairs
    turned = (pairs["becomes"].pairs or {}) if "becomes" in pairs else {}
    return {**turned, "id": pairs["id"]} if turned else {}


def _may_fit(face: dict[str, Node], where: Node) -> bool:
    return all(_verdict(face, key, value) is not False for key, value in (where.pairs or {}).items())


def _verdict(face: dict[str, Node], key: str, value: Node) -> bool | None:
    """CO-R83; None where it depends on more than the design."""
    match key:
        case "flavor" | "sub" | "kind" | "id":
            return word_in(face, key) == value.value
        case "salt":
            return (word_in(face, "flavor") == "salt") == value.value
        case "any_of":
            return None if any(_may_fit(face, other) for other in value.items or []) else False
        case "not":
            verdicts = [_verdict(face, other, part) for other, part in (value.pairs or {}).items()]
            return False if all(verdict is True for verdict in verdicts) else None
    return None


class Walker:
    """Goes through the texts of a set, step by step."""

    def __init__(self, cards: list[Node]) -> None:
        self.designs = Designs(cards)
        self.problems: list[str] = []
        self.card = ""

    def fault(self, node: Node, why: str) -> None:
        self.problems.append(f"line {node.line}, card {self.card}: this step can never do anything: {why}")

    def steps(self, steps: Node, spoken: Spoken) -> None:
        for step in steps.items or []:
            pairs = step.pairs or {}
            self._check(step, pairs, spoken)
            self._branches(pairs, spoken)
            _speak(pairs, spoken)

    def _branches(self, pairs: dict[str, Node], spoken: Spoken) -> None:
        ends = []
        for key in BRANCHES:
            for steps in _bodies(pairs, key):
                inside = replace(spoken)
                if "each" in pairs:
                    inside.they = True
                self.steps(steps, inside)
                ends.append(inside)
        for end in ends:
            if "each" in pairs:
                end.they = spoken.they  # the loop's players are not spoken of after it
            spoken.join(end)

    def _check(self, step: Node, pairs: dict[str, Node], spoken: Spoken) -> None:
        why = _unspoken(pairs, spoken) or _amounts_to_nothing(pairs) or _stays_in_place(pairs)
        for selector in _selectors(pairs):
            why = why or self._finds_nothing(selector, pairs)
        if why:
            self.fault(step, why)

    def _finds_nothing(self, selector: Node, pairs: dict[str, Node]) -> str:
        into_kitchen = "gain" in pairs or word_in(pairs, "to") == "kitchen"
        if selector.pairs is None or self.designs.has_match(selector.pairs, only_ingredients=into_kitchen):
            return ""
        return f"no card of the set can be what it looks for in the {zone_in(selector)}"


def _bodies(pairs: dict[str, Node], key: str) -> Iterator[Node]:
    if key not in pairs:
        return
    if key == "choose":
        yield from ((option.pairs or {})["do"] for option in pairs[key].items or [])
    else:
        yield pairs[key]


def _selectors(pairs: dict[str, Node]) -> list[Node]:
    if "swap" in pairs:
        return pairs["swap"].items or []
    return [pairs[verb] for verb in SELECTED if verb in pairs]


def _speak(pairs: dict[str, Node], spoken: Spoken) -> None:
    """What the words can mean after this step."""
    owners = [owner_in(selector.pairs) for selector in _selectors(pairs) if selector.pairs is not None]
    kitchens = [selector for selector in _selectors(pairs) if zone_in(selector) == "kitchen"]
    named = [word_in(pairs, key) for key in ("bake", "for", "owner", "to", "each")]
    spoken.they |= any(who in ASKED for who in [*owners, *named])
    spoken.they |= any(owner_in(selector.pairs or {}) != "you" for selector in kitchens)
    spoken.it |= any(verb in pairs for verb in SETS_IT)
    spoken.that |= "bake" in pairs


def _unspoken(pairs: dict[str, Node], spoken: Spoken) -> str:
    """Does the step need a word that means nothing yet?"""
    selectors = _selectors(pairs)
    players = [word_in(pairs, key) for key in ("bake", "for", "owner", "to", "each")]
    players += [owner_in(selector.pairs) for selector in selectors if selector.pairs is not None]
    if "they" in players and not spoken.they:
        return "nobody has been chosen who could be 'they'"
    if any(selector.value == "it" for selector in selectors) and not spoken.it:
        return "no step before it moves or chooses cards that could be 'it'"
    if any(selector.value == "this" for selector in selectors) and not spoken.this:
        return "the card lies in no Kitchen by then, so 'this' is nothing"
    if word_in(pairs, "pie") == "that" and not spoken.that:
        return "there is no Pie that could be 'that'"
    return ""


def _amounts_to_nothing(pairs: dict[str, Node]) -> str:
    if "draw" in pairs and _number(pairs["draw"], 1) <= 0:
        return f"it draws {pairs['draw'].value} cards"
    if ("worth" in pairs or "pie" in pairs) and "add" in pairs and _number(pairs["add"], 1) == 0:
        return "it adds 0"
    for selector in _selectors(pairs):
        pick = (selector.pairs or {}).get("pick")
        if pick is not None and pick_in(selector.pairs or {}) != "all":
            most = (pick.pairs or {}).get("upto", pick)
            if _number(most, 1) <= 0:
                return f"it picks {most.value} cards"
    return ""


def _number(node: Node, unknown: int) -> int:
    """A number that stands there; `unknown` if it is to be computed."""
    return node.value if isinstance(node.value, int) and not isinstance(node.value, bool) else unknown


def _stays_in_place(pairs: dict[str, Node]) -> str:
    """Does it exchange or move cards within one place?"""
    selectors = _selectors(pairs)
    owners = [owner_in(selector.pairs) for selector in selectors if selector.pairs is not None]
    if "swap" in pairs:
        alike = len(owners) == 2 and owners[0] == owners[1] and owners[0] in ("you", "active")
        return "both cards are of one Kitchen" if alike else ""
    source = [zone_in(selector) for selector in selectors]
    into_own_kitchen = "gain" in pairs or (word_in(pairs, "to") == "kitchen" and word_in(pairs, "owner") in ("", "you"))
    if into_own_kitchen and source == ["kitchen"] and owners == ["you"]:
        return "the card is in that Kitchen already"
    taker = "you" if "take" in pairs else word_in(pairs, "to") if "give" in pairs else ""
    if source == ["hand"] and taker == "you" and owners == ["you"]:
        return "the card is in that hand already"
    return ""


def idle_steps(cards: list[Node]) -> list[str]:
    """Every step of these cards that can never act, with its line and card."""
    walker = Walker(cards)
    for card in cards:
        pairs = card.pairs or {}
        walker.card = word_in(pairs, "id")
        for ability in _abilities(pairs):
            when = word_in(ability, "when")
            gone = when in ("act", "baked", "trashed")
            walker.steps(ability["do"], Spoken(that=when in ("baked", "rival_bake"), this=not gone))
        if "reward" in pairs:
            goal = pairs["goal"].pairs or {}
            walker.steps(pairs["reward"], Spoken(that=word_in(goal, "when") == "bake"))
    return walker.problems[:MAX_PROBLEMS]


def _abilities(card: dict[str, Node]) -> Iterator[dict[str, Node]]:
    """The triggered abilities of a card, and of what it turns into."""
    for face in (card, (card["becomes"].pairs or {}) if "becomes" in card else {}):
        if "abilities" in face:
            yield from (
                ability.pairs or {} for ability in face["abilities"].items or [] if "do" in (ability.pairs or {})
            )
