"""Compiling checked cards into the tables that the engine runs: once, when a set is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bakehouse.games.pie_contest.cards import NO_FLAVOR, Deck, Faces, Texts
from bakehouse.games.pie_contest.vocabulary import ops
from bakehouse.games.pie_contest.vocabulary.grammar import EVENTS, GOALS, PIES, read_cards
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS, MANY

Plain = Any  # checked plain data: maps, lists, words, numbers

WHO = ["you", "they", "active", "left", "right", "any", "other", "each", "rivals"]
ZONES = {
    "hand": ops.HAND,
    "kitchen": ops.KITCHEN,
    "trash": ops.TRASH,
    "pantry": ops.PANTRY,
    "oven": ops.OVEN,
}
DESTINATIONS = {
    "hand": ops.HAND,
    "kitchen": ops.KITCHEN,
    "trash": ops.TRASH,
    "pantry_top": ops.PANTRY,
    "pantry_bottom": ops.BOTTOM,
}
BY = {"you": ops.BY_YOU, "owner": ops.BY_OWNER, "random": ops.BY_CHANCE}
WORDS = {"this": ops.THIS, "it": ops.IT, "oven": ops.WHOLE_OVEN}
COMPARISONS = {"ge": ops.AT_LEAST, "le": ops.AT_MOST, "eq": ops.EQUAL}
COUNTS = {"count": ops.COUNT, "flavors": ops.FLAVORS, "total": ops.TOTAL}
RESTLESS = ["hand", "trash", "pantry", "active"]  # what changes without a change of Kitchens, Pies and row
# What is not seen in one's own Kitchen and one's own Pies.
ELSEWHERE = [*RESTLESS, *WHO[1:], "bakers", "value", "made", "oven", "can_bake"]
ABOUT_PLAYERS = {"pies": ops.PIES, "bakers": ops.BAKERS, "best": ops.BEST, "worst": ops.WORST}


class Compiler:
    """Writes the code of a set. Steps are written from the last to the first, so that each knows what follows."""

    def __init__(self, cards: list[dict[str, Plain]]) -> None:
        pantry = [card for card in cards if card["kind"] != "achievement"]
        self.cards = pantry + [card for card in cards if card["kind"] == "achievement"]
        self.pantry_kinds = len(pantry)
        self.faces = Faces()
        self.texts = Texts()
        self.sets: dict[frozenset[int], int] = {}
        for card in self.cards:
            self._add_face(card)
        self.everything = frozenset(range(len(self.cards)))
        self.worths_are_restless = any(_mentions(static, *RESTLESS) for static in self._statics())
        self.worths_look_elsewhere = any(_mentions(static, *ELSEWHERE) for static in self._statics())

    def _statics(self) -> Iterator[dict[str, Plain]]:
        for card in self.cards:
            yield from (ability for ability in _face(card).get("abilities", []) if "static" in ability)

    def _add_face(self, card: dict[str, Plain]) -> None:
        face = _face(card)
        faces = self.faces
        faces.names.append(card["name"])
        faces.texts.append(card["text"])
        faces.face_names.append(face["name"] if "name" in face else card["name"])
        faces.ingredient.append(int(face.get("kind") == "ingredient"))
        faces.action.append(int(face.get("kind") == "action"))
        faces.worth.append(face.get("worth", 0))
        faces.flavor.append(FLAVORS.index(face["flavor"]) if "flavor" in face else int(NO_FLAVOR))
        if "sub" in face and face["sub"] not in faces.sub_names:
            faces.sub_names.append(face["sub"])
        faces.sub.append(faces.sub_names.index(face["sub"]) if "sub" in face else -1)
        faces.bakes.append(int(any(_can_bake(ability.get("do", [])) for ability in face.get("abilities", []))))

    def compile(self) -> None:
        self._step(ops.END, 0, 0, 0, 0)  # place 0: where every text ends
        for card in self.cards:
            self.texts.first.append(len(self.texts.event))
            for ability in _face(card).get("abilities", []):
                self._ability(ability)
            self._goal(card)
        self.texts.first.append(len(self.texts.event))

    # -- Abilities ---------------------------------------------------------------

    def _ability(self, ability: dict[str, Plain]) -> None:
        condition = self.cond(ability["if"]) if "if" in ability else int(ops.NOTHING)
        if "baking" in ability:
            self._add_ability(ops.BAKING, 0, condition, self.num(ability["baking"]), int(ops.NOTHING), ability)
        elif "static" in ability:
            static = ability["static"]
            if "guard" in static:
                reach = self.sel(static["guard"])
                self._add_ability(ops.STATIC_GUARD, 0, condition, int(ops.NOTHING), reach, ability)
            else:
                reach = self.sel(static["worth"])
                self._add_ability(ops.STATIC_WORTH, 0, condition, self.num(static["add"]), reach, ability)
        else:
            start = self.steps(ability["do"], 0)
            if "if" in ability:  # CO-R25: tested when the effect is resolved
                start = self._step(ops.IF, condition, 0, start, 0)
            self._add_ability(EVENTS.index(ability["when"]), start, int(ops.NOTHING), 0, int(ops.NOTHING), ability)

    def _add_ability(self, event: int, start: int, condition: int, add: int, reach: int, ability: Plain) -> int:
        texts = self.texts
        texts.event.append(int(event))
        texts.start.append(start)
        texts.cond.append(condition)
        texts.add.append(add)
        texts.reach.append(reach)
        texts.uses_this.append(int(_mentions(ability, "this", "not_this") and not _only_changes_itself(ability)))
        texts.uses_pie.append(int(_mentions(ability, "that", "value", "oven", "made")))
        texts.keeps_it.append(int(_mentions(ability, "it")))
        return len(texts.event) - 1

    def _goal(self, card: dict[str, Plain]) -> None:
        texts = self.texts
        goal = card.get("goal", {})
        looks_at_worths = _mentions(goal, "total", "worth_le", "worth_ge")
        restless = _mentions(goal, *RESTLESS) or (looks_at_worths and self.worths_are_restless)
        texts.goal_is_restless.append(int(restless and goal["when"] == "state"))
        elsewhere = _mentions(goal, *ELSEWHERE) or (looks_at_worths and self.worths_look_elsewhere)
        texts.goal_is_own.append(int(not elsewhere))
        if card["kind"] != "achievement":
            texts.goal.append(int(ops.NOTHING))
            texts.goal_cond.append(int(ops.NOTHING))
            texts.reward.append(int(ops.NOTHING))
            return
        texts.goal.append(GOALS.index(goal["when"]))
        texts.goal_cond.append(self.cond(goal["if"]) if "if" in goal else int(ops.NOTHING))
        start = self.steps(card["reward"], 0)
        nothing = int(ops.NOTHING)
        texts.reward.append(self._add_ability(ops.REWARD, start, nothing, 0, nothing, card["reward"]))

    # -- Steps -------------------------------------------------------------------

    def _write(self, *numbers: int) -> int:
        place = len(self.texts.code)
        self.texts.code.extend(int(number) for number in numbers)
        return place

    def _step(self, operation: int, a: int, b: int, c: int, following: int) -> int:
        return self._write(operation, a, b, c, following)

    def steps(self, steps: list[Plain], following: int) -> int:
        """The place of the first step; after the last one, `following` comes."""
        for step in reversed(steps):
            following = self.step(step, following)
        return following

    def step(self, step: dict[str, Plain], following: int) -> int:
        verb = next(key for key in step if key in VERBS)
        return VERBS[verb](self, step, following)

    def _for_each(self, who: str, step: dict[str, Plain], following: int) -> int:
        """A step about several players is a loop over them."""
        return self.step({"each": who, "do": [step]}, following)

    def _bake(self, step: dict[str, Plain], following: int) -> int:
        if step["bake"] in MANY:
            return self._for_each(step["bake"], {**step, "bake": "they"}, following)
        bonus = self.num(step["bonus"]) if "bonus" in step else int(ops.NOTHING)
        return self._step(ops.BAKE, _who(step["bake"]), bonus, 0, following)

    def _draw(self, step: dict[str, Plain], following: int) -> int:
        who = step.get("for", "you")
        if who in MANY:
            return self._for_each(who, {**step, "for": "they"}, following)
        return self._step(ops.DRAW, self.num(step["draw"]), _who(who), 0, following)

    def _shield(self, step: dict[str, Plain], following: int) -> int:
        who = step.get("for", "you")
        if who in MANY:
            return self._for_each(who, {**step, "for": "they"}, following)
        return self._step(ops.SHIELD, int(step["shield"] == "pies"), _who(who), 0, following)

    def _move(self, step: dict[str, Plain], following: int) -> int:
        owner = _who(step.get("owner", "you"))
        return self._step(ops.MOVE, self.sel(step["move"]), DESTINATIONS[step["to"]], owner, following)

    def _trash(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.MOVE, self.sel(step["trash"]), ops.TRASH, ops.YOU, following)

    def _take(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.MOVE, self.sel(step["take"]), ops.HAND, ops.YOU, following)

    def _gain(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.MOVE, self.sel(step["gain"]), ops.KITCHEN, ops.YOU, following)

    def _give(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.MOVE, self.sel(step["give"]), ops.HAND, _who(step["to"]), following)

    def _swap(self, step: dict[str, Plain], following: int) -> int:
        one, two = step["swap"]
        return self._step(ops.SWAP, self.sel(one), self.sel(two), 0, following)

    def _worth(self, step: dict[str, Plain], following: int) -> int:
        number = self.num(step["set"] if "set" in step else step["add"])
        return self._step(ops.WORTH, self.sel(step["worth"]), number, int("set" in step), following)

    def _pie(self, step: dict[str, Plain], following: int) -> int:
        which = PIES.index(step["pie"])
        self.texts.chooses_pies |= step["pie"] == "any"
        return self._step(ops.PIE, which, self.num(step["add"]), 0, following)

    def _reveal(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.REVEAL, self.sel(step["reveal"]), int(step.get("to") == "all"), 0, following)

    def _play(self, step: dict[str, Plain], following: int) -> int:
        return self._step(ops.PLAY, self.sel(step["play"]), 0, 0, following)

    def _choose(self, step: dict[str, Plain], following: int) -> int:
        options: list[int] = []
        for option in step["choose"]:
            options.append(self.cond(option["if"]) if "if" in option else int(ops.NOTHING))
            options.append(self.steps(option["do"], following))
        place = self._write(*options)
        self.texts.labels[place] = [option["label"] for option in step["choose"]]
        hidden = any(_mentions(option["if"], "hand") for option in step["choose"] if "if" in option)
        by = _who(step.get("by", "you")) + int(ops.HIDDEN) * int(hidden)
        return self._step(ops.CHOOSE, by, place, len(step["choose"]), following)

    def _may(self, step: dict[str, Plain], following: int) -> int:
        otherwise = self.steps(step.get("else", []), following)
        body = self.steps(step["may"], following)
        return self._step(ops.MAY, _who(step.get("by", "you")), otherwise, body, following)

    def _if(self, step: dict[str, Plain], following: int) -> int:
        otherwise = self.steps(step.get("else", []), following)
        body = self.steps(step["then"], following)
        return self._step(ops.IF, self.cond(step["if"]), otherwise, body, following)

    def _each(self, step: dict[str, Plain], following: int) -> int:
        if step.get("at_once"):
            return self._step(ops.AT_ONCE, _who(step["each"]), self.step(step["do"][0], following), 0, following)
        body = self.steps(step["do"], self._step(ops.NEXT, 0, 0, 0, following))
        return self._step(ops.EACH, _who(step["each"]), body, 0, following)

    # -- Selectors and filters -----------------------------------------------------

    def sel(self, sel: Plain) -> int:
        if isinstance(sel, str):
            return self._write(WORDS[sel], 0, 0, self._filter({}), ops.PICK_ALL, 0, ops.BY_YOU, 0)
        way, number = ops.PICK, 1
        pick = sel.get("pick", 1)
        if pick == "all":
            way = ops.PICK_ALL
        elif isinstance(pick, dict) and "upto" in pick:
            way, number = ops.PICK_UP_TO, pick["upto"]
        else:
            number = pick
        return self._write(
            ops.CHOSEN,
            ZONES[sel["from"]],
            _who(sel.get("of", "you")),
            self._filter(sel.get("where", {})),
            way,
            self.num(number),
            BY[sel.get("by", "you")],
            sel.get("top", 0),
        )

    def _filter(self, where: dict[str, Plain]) -> int:
        return self._joined(*self._parts(where))

    def _joined(self, kinds: frozenset[int], others: list[int]) -> int:
        """A filter that only asks for kinds becomes one look into a table."""
        if not others:
            return self._kinds_node(kinds)
        if kinds != self.everything:
            others.insert(0, self._kinds_node(kinds))
        return self._write(ops.EVERY_FILTER, len(others), *others) if len(others) > 1 else others[0]

    def _kinds_node(self, kinds: frozenset[int]) -> int:
        if kinds == self.everything:
            return self._write(ops.ANYTHING)
        if kinds not in self.sets:
            self.sets[kinds] = len(self.sets)
            self.texts.set_of_kinds.extend(int(kind in kinds) for kind in range(len(self.cards)))
        return self._write(ops.OF_KINDS, self.sets[kinds])

    def _parts(self, where: dict[str, Plain]) -> tuple[frozenset[int], list[int]]:
        """The kinds that a filter lets through, and the nodes for what depends on more than the kind."""
        kinds = self.everything
        others: list[int] = []
        for key, value in where.items():
            match key:
                case "worth_le":
                    others.append(self._write(ops.WORTH_AT_MOST, value))
                case "worth_ge":
                    others.append(self._write(ops.WORTH_AT_LEAST, value))
                case "not_this":
                    others.append(self._write(ops.NOT_THIS))
                case "any_of":
                    parts = [self._parts(other) for other in value]
                    if any(nodes for _, nodes in parts):
                        others.append(
                            self._write(ops.SOME_FILTER, len(parts), *[self._joined(*part) for part in parts])
                        )
                    else:
                        kinds &= frozenset().union(*[found for found, _ in parts])
                case "not":
                    found, nodes = self._parts(value)
                    if nodes:
                        others.append(self._write(ops.NO_FILTER, self._joined(found, nodes)))
                    else:
                        kinds &= self.everything - found
                case _:
                    kinds &= frozenset(kind for kind in self.everything if self._fits(kind, key, value))
        return kinds, others

    def _fits(self, kind: int, key: str, value: Plain) -> bool:
        """CO-R83: a key that does not apply is false."""
        faces = self.faces
        match key:
            case "flavor":
                return faces.flavor[kind] == FLAVORS.index(value)
            case "sub":
                return faces.sub[kind] >= 0 and faces.sub[kind] == faces.sub_names.index(value)
            case "kind":
                return bool(faces.ingredient[kind] if value == "ingredient" else faces.action[kind])
            case "salt":
                return bool((faces.flavor[kind] == int(ops.SALT)) == value)
            case "bakes":
                return bool(faces.bakes[kind] == int(value))
        return bool(self.cards[kind]["id"] == value)

    # -- Numbers and conditions ------------------------------------------------------

    def num(self, num: Plain) -> int:
        if isinstance(num, int):
            return self._write(ops.LITERAL, num)
        key, value = next(iter(num.items()))
        if key in COUNTS:
            return self._write(COUNTS[key], self.sel(value))
        if key in ABOUT_PLAYERS:
            return self._write(ABOUT_PLAYERS[key], _who(value))
        match key:
            case "value":
                return self._write(ops.VALUE)
            case "mul":
                return self._write(ops.MUL, self.num(value[0]), value[1])
            case "cap":
                return self._write(ops.CAP, self.num(value[0]), value[1])
            case "sum":
                return self._write(ops.SUM, len(value), *[self.num(item) for item in value])
        return self._write(ops.IF_ELSE, self.cond(value[0]), self.num(value[1]), self.num(value[2]))

    def cond(self, cond: Plain) -> int:
        key, value = next(iter(cond.items()))
        if key in COMPARISONS:
            return self._write(COMPARISONS[key], self.num(value[0]), self.num(value[1]))
        match key:
            case "has":
                return self._write(ops.HAS, self.sel(value))
            case "can_bake":
                return self._write(ops.CAN_BAKE, _who(value))
            case "full":
                return self._write(ops.FULL, _who(value))
            case "made":
                return self._write(ops.MADE)
            case "not":
                return self._write(ops.NOT, self.cond(value))
        operation = ops.ALL if key == "all" else ops.SOME
        return self._write(operation, len(value), *[self.cond(item) for item in value])


Verb = Callable[[Compiler, dict[str, Plain], int], int]
VERBS: dict[str, Verb] = {
    "bake": Compiler._bake,
    "draw": Compiler._draw,
    "move": Compiler._move,
    "swap": Compiler._swap,
    "worth": Compiler._worth,
    "pie": Compiler._pie,
    "shield": Compiler._shield,
    "reveal": Compiler._reveal,
    "play": Compiler._play,
    "trash": Compiler._trash,
    "take": Compiler._take,
    "gain": Compiler._gain,
    "give": Compiler._give,
    "choose": Compiler._choose,
    "may": Compiler._may,
    "if": Compiler._if,
    "each": Compiler._each,
}


def _who(word: str) -> int:
    return WHO.index(word)


def _face(card: dict[str, Plain]) -> dict[str, Plain]:
    """What a card is in a hand or a Kitchen: an Achievement is what it becomes, or nothing."""
    if card["kind"] != "achievement":
        return card
    face: dict[str, Plain] = card.get("becomes", {})
    return face


def _pieces(data: Plain) -> Iterator[Plain]:
    """Every word, number and key of a text."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _pieces(value)
    elif isinstance(data, list):
        for value in data:
            yield from _pieces(value)
    else:
        yield data


def _mentions(data: Plain, *words: str) -> bool:
    return any(piece in words for piece in _pieces(data) if isinstance(piece, str))


def _only_changes_itself(ability: dict[str, Plain]) -> bool:
    """CO-R89: effects that only change the worth of their own card are interchangeable."""
    steps = ability.get("do", []) if isinstance(ability, dict) else []
    return bool(steps) and all(step.get("worth") == "this" for step in steps)


def _can_bake(steps: Plain, *, of_each: bool = False) -> bool:
    """Is there a step that can make `you` Bake: `you`, or `they` among all players?"""
    if isinstance(steps, list):
        return any(_can_bake(step, of_each=of_each) for step in steps)
    if not isinstance(steps, dict):
        return False
    if steps.get("bake") in ("you", "any", "each", "active"):
        return True
    if steps.get("bake") == "they" and of_each:
        return True
    inside = of_each or steps.get("each") == "each"
    return any(_can_bake(value, of_each=inside) for value in steps.values())


def read_set(text: str, file: str) -> Deck:
    """The set of cards that a file describes: checked, then compiled."""
    name, cards = read_cards(text, file)
    compiler = Compiler([card.data for card in cards])
    compiler.compile()
    codes = [card["id"] for card in compiler.cards]
    copies = [card["copies"] for card in compiler.cards]
    return Deck(name, codes, copies, text, compiler.pantry_kinds, compiler.faces, compiler.texts)
