"""The strict grammar of CEV 1 and the designer's checklist: every fault of a card file, with its line and card.

Nothing here plays a game. A file that passes is handed to the compiler, which may then trust it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bakehouse.core.errors import DeckError
from bakehouse.games.pie_contest.vocabulary.idle_steps import idle_steps
from bakehouse.games.pie_contest.vocabulary.nodes import Node, Reader
from bakehouse.games.pie_contest.vocabulary.terms import (
    ASKED,
    FLAVORS,
    ONE,
    WHO,
    Context,
    Words,
    owner_in,
    pick_in,
    shortened,
    without_they,
    word_in,
    zone_in,
)

MIN_PANTRY_CARDS = 21  # four hands of five and a card to draw
MAX_DESIGNS = 300
MAX_CARDS = 1_200
MAX_COPIES = 99
MAX_OPTIONS = 16  # of a `choose`

WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
EVENTS = ["act", "played", "baked", "trashed", "turn_start", "turn_end", "rival_bake"]
GOALS = ["state", "bake", "dive", "swap", "raid", "lost", "turn_end"]
DESTINATIONS = ["hand", "kitchen", "trash", "pantry_top", "pantry_bottom"]
PIES = ["that", "best", "worst", "mine", "rivals", "any"]
STEPS = {  # the verb: its other keys
    "bake": ["bonus"],
    "draw": ["for"],
    "move": ["to", "owner"],
    "swap": [],
    "worth": ["add", "set"],
    "pie": ["add"],
    "shield": ["for"],
    "reveal": ["to"],
    "play": [],
    "trash": [],
    "take": [],
    "gain": [],
    "give": ["to"],
    "choose": ["by"],
    "may": ["else", "by"],
    "if": ["then", "else"],
    "each": ["do", "at_once"],
}
HEAD = ["id", "name", "kind", "copies", "text"]  # of every card
KINDS = {
    "ingredient": (["worth", "flavor"], ["sub", "abilities"]),
    "action": (["abilities"], []),
    "achievement": (["goal", "reward"], ["becomes"]),
}


@dataclass
class Card:
    """A checked card as plain data."""

    line: int
    data: dict[str, object]


class Checker(Words):
    """Walks over the nodes of a file, card by card and step by step."""

    # -- Cards -----------------------------------------------------------------

    def note_words(self, nodes: list[Node]) -> None:
        """The ids and subflavors of the set, so that filters can be checked against them."""
        for node in nodes:
            pairs = node.pairs or {}
            if "id" in pairs and isinstance(pairs["id"].value, str):
                self.ids.setdefault(pairs["id"].value, node)
            for place in (pairs, (pairs["becomes"].pairs or {}) if "becomes" in pairs else {}):
                if "sub" in place and isinstance(place["sub"].value, str):
                    self.subs.add(place["sub"].value)

    def report_faults(self, faults: list[tuple[int, str]], nodes: list[Node]) -> None:
        """The faults found while reading, each with the card in whose lines it is."""
        for line, problem in faults:
            above = max((node.line for node in nodes if node.line <= line), default=0)
            cards = [node for node in nodes if node.line == above]
            self.card = _id_of(cards[0]) if len(cards) == 1 else ""
            self.fault(Node(line), problem)

    def check_card(self, node: Node) -> None:
        self.card = _id_of(node)
        if node.pairs is None:
            self.fault(node, f"a card must be a map, not {node.words()}")
            return
        name = _likely_kind(node.pairs)
        if "kind" in node.pairs:  # a wrong kind does not hide the other faults
            name = self.word(node.pairs["kind"], "'kind'", list(KINDS)) or name
        needed, optional = KINDS.get(name, ([], []))
        card = self.fields(node, f"an {name}" if name else "a card", [*HEAD, *needed], optional)
        self._check_head(node, card)
        if name == "achievement":
            self._check_achievement(card)
        elif name:
            self._check_face(card, name)

    def _check_head(self, node: Node, card: dict[str, Node]) -> None:
        if "id" in card:
            code = self.text(card["id"], "id")
            if code and not WORD.fullmatch(code):
                self.fault(card["id"], f"the id {shortened(code)!r} must be small letters, digits and single dashes")
            elif code and self.ids[code] is not node:
                self.fault(card["id"], f"the id {code!r} stands twice (first in line {self.ids[code].line})")
        if "name" in card:
            self.text(card["name"], "name")
        if "text" in card:
            self.text(card["text"], "text")
        if "copies" in card:
            self.number(card["copies"], "'copies'", 1, MAX_COPIES)

    def _check_face(self, face: dict[str, Node], kind: str) -> None:
        if "worth" in face:
            self.number(face["worth"], "'worth'", -99, 99)
        if "flavor" in face:
            self.word(face["flavor"], "'flavor'", FLAVORS)
        if "sub" in face and not (isinstance(face["sub"].value, str) and WORD.fullmatch(face["sub"].value)):
            self.fault(face["sub"], f"'sub' must be a word in small letters, not {face['sub'].words()}")
        acts = 0
        if "abilities" in face:
            for ability in self.entries(face["abilities"], "'abilities'", 20):
                acts += self._check_ability(ability, kind)
            if kind == "action" and acts != 1:
                self.fault(face["abilities"], f"an action has exactly one ability with 'when: act', not {acts}")

    def _check_ability(self, node: Node, kind: str) -> int:
        """An ability of a card; 1 if it is an action's text."""
        pairs = node.pairs or {}
        if kind == "ingredient" and "baking" in pairs:
            ability = self.fields(node, "a baking ability", ["baking"], ["if"])
            self.num(ability["baking"], Context(oven=True))
            self._condition_of(ability, Context(oven=True))
            return 0
        if kind == "ingredient" and "static" in pairs:
            ability = self.fields(node, "a passive ability", ["static"], ["if"])
            self._check_static(ability["static"])
            self._condition_of(ability, Context(open_only=True, steady=True))
            return 0
        ability = self.fields(node, "an ability", ["when", "do"], ["if"])
        event = self.word(ability["when"], "'when'", EVENTS) if "when" in ability else ""
        if kind == "action" and event not in ("act", ""):
            self.fault(node, f"an action has only 'when: act', not 'when: {event}'")
        if kind == "ingredient" and event == "act":
            self.fault(node, "an ingredient has no 'when: act'; it is 'played'")
        if kind == "action" and "if" in ability:
            self.fault(ability["if"], "an action's text has no 'if' of its own; use a step 'if'")
        context = Context(oven=event in ("baked", "rival_bake"))
        self._condition_of(ability, context)
        if "do" in ability:
            self.steps(ability["do"], "'do'", context)
        return int(event == "act")

    def _check_static(self, node: Node) -> None:
        context = Context(open_only=True, steady=True)
        if "guard" in (node.pairs or {}):
            guard = self.fields(node, "'static'", ["guard"], [])
            self._same_kitchen(guard["guard"], context)
            return
        static = self.fields(node, "'static'", ["worth", "add"], [])
        if "worth" in static:
            self._same_kitchen(static["worth"], context)
        if "add" in static:
            self.num(static["add"], context)

    def _same_kitchen(self, node: Node, context: Context) -> None:
        """A passive reaches only cards of its own Kitchen."""
        self.csel(node, context)
        if node.pairs is None:
            if node.value in ("it", "oven"):
                self.fault(node, f"a passive ability reaches 'this' or cards of its own Kitchen, not '{node.value}'")
            return
        zone, who = node.pairs.get("from"), node.pairs.get("of")
        if zone is not None and zone.value != "kitchen":
            self.fault(node, "a passive ability reaches only cards of its own Kitchen: write 'from: kitchen'")
        if who is not None and who.value != "you":
            self.fault(node, "a passive ability reaches only cards of its own Kitchen: leave 'of' out")

    def _check_achievement(self, card: dict[str, Node]) -> None:
        if "text" in card and " > " not in str(card["text"].value):
            self.fault(card["text"], "the text of an achievement has its condition, then ' > ', then its reward")
        goal = self.fields(card["goal"], "'goal'", ["when"], ["if"]) if "goal" in card else {}
        event = self.word(goal["when"], "'when' of a goal", GOALS) if "when" in goal else ""
        if event == "state" and "if" not in goal:
            self.fault(card["goal"], "a goal with 'when: state' needs an 'if'")
        self._condition_of(goal, Context(oven=event == "bake", open_only=True))
        moves_this = False
        if "reward" in card:
            self.steps(card["reward"], "'reward'", Context())
            moves_this = _moves_this(card["reward"])
        if "becomes" in card:
            self._check_becomes(card["becomes"])
            if not moves_this:
                self.fault(card["becomes"], "'becomes' needs a reward that moves 'this' to hand or kitchen")
        elif moves_this:
            self.fault(card["reward"], "the reward moves 'this', but there is no 'becomes' that says as what")

    def _check_becomes(self, node: Node) -> None:
        pairs = node.pairs or {}
        name = "ingredient" if _is_like_ingredient(pairs) else "action"
        if "kind" in pairs:
            name = self.word(pairs["kind"], "'kind' of 'becomes'", ["ingredient", "action"]) or name
        needed, optional = KINDS[name]
        face = self.fields(node, "'becomes'", ["kind", "name", *needed], optional)
        if "name" in face:
            self.text(face["name"], "name")
        self._check_face(face, name)

    def _condition_of(self, pairs: dict[str, Node], context: Context) -> None:
        if "if" in pairs:
            self.cond(pairs["if"], context)

    # -- Steps -----------------------------------------------------------------

    def steps(self, node: Node, what: str, context: Context) -> None:
        for step in self.entries(node, what, 50):
            self.step(step, context)

    def step(self, node: Node, context: Context) -> None:
        if node.pairs is None:
            self.fault(node, f"a step must be a map such as {{draw: 1}}, not {node.words()}")
            return
        verbs = [key for key in node.pairs if key in STEPS]
        if len(verbs) != 1:
            found = f"it has {' and '.join(verbs)}" if verbs else f"not {node.words()}"
            self.fault(node, f"a step has exactly one of: {', '.join(STEPS)}; {found}")
            return
        verb = verbs[0]
        step = self.fields(node, f"a step '{verb}'", [verb], STEPS[verb])
        getattr(self, f"_step_{verb}")(node, step, context)
        if any(word_in(step, key) in ASKED for key in ("bake", "for", "owner", "to")):
            context.forget_they()

    def _who(self, step: dict[str, Node], key: str, words: list[str]) -> None:
        if key in step:
            self.word(step[key], f"'{key}'", words)

    def _step_bake(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self._who(step, "bake", WHO)
        if "bonus" in step:
            self.num(step["bonus"], replace(context, oven=True))

    def _step_draw(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.num(step["draw"], context)
        self._who(step, "for", WHO)

    def _step_move(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["move"], context)
        if "to" not in step:
            self.fault(node, "a step 'move' lacks 'to'")
            return
        destination = self.word(step["to"], "'to'", DESTINATIONS)
        self._who(step, "owner", ONE + ASKED)
        zone = zone_in(step["move"])
        if "owner" in step and destination not in ("hand", "kitchen", ""):
            self.fault(step["owner"], "'owner' goes only with 'to: hand' or 'to: kitchen'")
        if zone == "hand" and destination == "kitchen" and "owner" not in step:
            self.fault(node, "a card gets from your hand into your own Kitchen only by 'play'")

    def _step_trash(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["trash"], context)

    def _step_take(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["take"], context)

    def _step_gain(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["gain"], context)
        if zone_in(step["gain"]) == "hand":
            self.fault(node, "'gain' is never from a hand; use 'play'")

    def _step_give(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["give"], context)
        if "to" not in step:
            self.fault(node, "a step 'give' lacks 'to'")
        self._who(step, "to", ONE + ASKED)

    def _step_swap(self, node: Node, step: dict[str, Node], context: Context) -> None:
        sides = self.entries(step["swap"], "'swap'")
        if len(sides) != 2:
            self.fault(node, f"a swap has two sides, not {len(sides)}")
        for side in sides:
            self.sel(side, context)
            self._from_kitchen(side, "a side of a swap")
            if side.pairs is not None and "pick" in side.pairs and side.pairs["pick"].value != 1:
                self.fault(side, "each side of a swap is one card; leave 'pick' out")

    def _from_kitchen(self, node: Node, what: str) -> None:
        if node.pairs is not None and zone_in(node) != "kitchen":
            self.fault(node, f"{what} must be 'from: kitchen'")

    def _step_worth(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["worth"], context)
        self._from_kitchen(step["worth"], "a card whose worth is changed")
        if ("add" in step) == ("set" in step):
            self.fault(node, "a step 'worth' has either 'add' or 'set'")
        for key in ("add", "set"):
            if key in step:
                self.num(step[key], context)

    def _step_pie(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.word(step["pie"], "'pie'", PIES)
        if "add" not in step:
            self.fault(node, "a step 'pie' lacks 'add'")
        else:
            self.num(step["add"], context)

    def _step_shield(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.word(step["shield"], "'shield'", ["kitchen", "pies"])
        self._who(step, "for", WHO)

    def _step_reveal(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self._who(step, "to", ["you", "all"])
        self.sel(step["reveal"], context, reveals=True)
        pairs = step["reveal"].pairs
        if step["reveal"].value == "it":
            return
        if pairs is None or zone_in(step["reveal"]) not in ("hand", "pantry"):
            self.fault(node, "only cards of a hand or of the Pantry can be revealed")
            return
        if pick_in(pairs) == "all" and "where" not in pairs and zone_in(step["reveal"]) == "hand":
            # A player who is asked for is `they` from now on; asking again could mean somebody else.
            context.revealed.append("they" if owner_in(pairs) in ASKED else owner_in(pairs))

    def _step_play(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.sel(step["play"], context)
        pairs = step["play"].pairs
        if pairs is None or zone_in(step["play"]) != "hand" or owner_in(pairs) != "you":
            self.fault(node, "a card is played from one's own hand: {play: {from: hand}}")
        elif pick_in(pairs) != "one" or pairs.get("by") is not None:
            self.fault(node, "one card at a time is played, by the player's own choice")

    def _step_choose(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self._who(step, "by", ONE)
        for option in self.entries(step["choose"], "'choose'", MAX_OPTIONS):
            pairs = self.fields(option, "an option of 'choose'", ["label", "do"], ["if"])
            if "label" in pairs:
                self.text(pairs["label"], "label")
            self._condition_of(pairs, context)
            if "do" in pairs:
                self.steps(pairs["do"], "'do'", replace(context, revealed=list(context.revealed)))
        context.forget_they()

    def _step_may(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self._who(step, "by", ONE)
        self._branches(step, ["may", "else"], context)

    def _branches(self, step: dict[str, Node], keys: list[str], context: Context) -> None:
        """What is revealed in a branch is not revealed after it; a player chosen in it may be."""
        for key in keys:
            if key in step:
                self.steps(step[key], f"'{key}'", replace(context, revealed=list(context.revealed)))
        context.forget_they()

    def _step_if(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self.cond(step["if"], context)
        if "then" not in step:
            self.fault(node, "a step 'if' lacks 'then'")
        self._branches(step, ["then", "else"], context)

    def _step_each(self, node: Node, step: dict[str, Node], context: Context) -> None:
        self._who(step, "each", WHO)
        if "do" not in step:
            self.fault(node, "a step 'each' lacks 'do'")
            return
        inside = replace(context, revealed=without_they(context.revealed))
        if "at_once" not in step:
            self.steps(step["do"], "'do'", inside)
            context.forget_they()
            return
        if step["at_once"].value is not True:
            self.fault(step["at_once"], "'at_once' can only be true; otherwise leave it out")
        if word_in(step, "each") in ASKED:
            self.fault(step["each"], "'at_once' is about several players; write 'each: each' or 'each: rivals'")
        self.steps(step["do"], "'do'", inside)
        self._at_once(node, self.entries(step["do"], "'do'"))

    def _at_once(self, node: Node, steps: list[Node]) -> None:
        """All pick from their own hands in secret; then all cards move together."""
        pairs = steps[0].pairs if len(steps) == 1 and steps[0].pairs is not None else {}
        chosen = pairs.get("give") or pairs.get("trash")
        if chosen is None:
            self.fault(node, "'at_once' has one step, a 'give' or a 'trash'")
            return
        selector = chosen.pairs or {}
        if zone_in(chosen) != "hand" or owner_in(selector) != "they" or word_in(selector, "by") != "owner":
            self.fault(node, "'at_once' is about cards of hands: {from: hand, of: they, by: owner}")
        if pick_in(selector) == "upto":
            self.fault(node, "'at_once' needs a fixed number of cards, not 'upto'")
        if word_in(pairs, "to") in ASKED:
            self.fault(node, "'at_once' cannot ask for a player; give to you, they, active, left or right")

    # -- The set -------------------------------------------------------------------

    def check_totals(self, root: Node, nodes: list[Node]) -> None:
        self.card = ""
        pantry = total = 0
        for node in nodes:
            pairs = node.pairs or {}
            copies = pairs["copies"].value if "copies" in pairs else 0
            number = copies if isinstance(copies, int) else 0
            total += number
            if "kind" in pairs and pairs["kind"].value != "achievement":
                pantry += number
        if pantry < MIN_PANTRY_CARDS:
            self.fault(root, f"the Pantry has {pantry} cards; a set needs at least {MIN_PANTRY_CARDS}")
        if total > MAX_CARDS:
            self.fault(root, f"the set has {total} cards; at most {MAX_CARDS} are possible")
        if not any(_has_salt(node) for node in nodes):
            self.fault(root, "no card of the set has 'flavor: salt', and without Salt no Pie can be Baked (CO-38)")


def _id_of(node: Node) -> str:
    pairs = node.pairs or {}
    return shortened(str(pairs["id"].value)) if "id" in pairs else ""


def _likely_kind(pairs: dict[str, Node]) -> str:
    """The kind of a card that does not name one, judged by its other keys; empty if they say nothing."""
    if "goal" in pairs or "reward" in pairs:
        return "achievement"
    if _is_like_ingredient(pairs):
        return "ingredient"
    return "action" if "abilities" in pairs else ""


def _is_like_ingredient(pairs: dict[str, Node]) -> bool:
    return "worth" in pairs or "flavor" in pairs


def _has_salt(node: Node) -> bool:
    pairs = node.pairs or {}
    turned = (pairs["becomes"].pairs or {}) if "becomes" in pairs else {}
    return "salt" in (word_in(pairs, "flavor"), word_in(turned, "flavor"))


def _moves_this(node: Node) -> bool:
    """Is there, anywhere in these steps, one that moves `this` to a hand or a Kitchen?"""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        pairs = here.pairs or {}
        if "move" in pairs and pairs["move"].value == "this" and word_in(pairs, "to") in ("hand", "kitchen"):
            return True
        if any(verb in pairs and pairs[verb].value == "this" for verb in ("take", "gain", "give")):
            return True
        waiting.extend(pairs.values())
        waiting.extend(here.items or [])
    return False


def read_cards(text: str, file: str) -> tuple[str, list[Card]]:
    """The name of the set and its cards as plain data, checked; DeckError with every fault."""
    reader = Reader(text, file)
    root = reader.read()
    checker = Checker(file)
    name = file.rsplit("/", 1)[-1].rsplit("\\", 1)[-1].removesuffix(".yaml").removesuffix(".json")
    cards = root
    if root.pairs is not None:
        head = checker.fields(root, "a card file", ["cards"], ["set"])
        if "set" in head:
            name = checker.text(head["set"], "name")
        cards = head.get("cards", Node(root.line, items=[]))
    nodes = checker.entries(cards, "the cards", MAX_DESIGNS)
    checker.note_words(nodes)
    checker.report_faults(reader.faults, nodes)
    for node in nodes:
        checker.check_card(node)
    are_well_formed = not checker.problems
    checker.check_totals(root, nodes)
    if are_well_formed:
        checker.problems.extend(idle_steps(nodes))
    if checker.problems:
        raise DeckError(file, checker.problems)
    return name, [Card(node.line, _as_map(node.plain())) for node in nodes]


def _as_map(data: object) -> dict[str, object]:
    assert isinstance(data, dict)
    return data
