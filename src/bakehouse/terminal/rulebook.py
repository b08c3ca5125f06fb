"""Rules in words: what an id stands for, the sections, what a word finds."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from bakehouse.core.game import Game
from bakehouse.core.ledger import Ledger, Rule, Ruling
from bakehouse.core.specification import read_specification


def contents(rules: Ledger) -> str:
    """The sections of the rulebook, and how to read more."""
    lines = ["The rulebook. Type rules and a section, an id or a word, such as: rules A."]
    decided = ["What was decided where the rulebook is silent:"]
    for key, title in rules.sections.items():
        entries = [rule for rule in rules.own.values() if rule.section == key]
        if entries:
            part = decided if isinstance(entries[0], Ruling) else lines
            part.append(f"{key}: {title} ({_span(entries)})")
    return "\n".join(lines + (decided if len(decided) > 1 else []))


def look_up(game: Game, wanted: str) -> str:
    """What has this id, the section with this key, or every rule that contains these words."""
    found = by_id(game, wanted) or by_word(game.rules, wanted)
    return found or f"No rule has the id {wanted!r} or contains that word.{near_ids([game], wanted)}"


def by_id(game: Game, wanted: str) -> str:
    """A rule with its rulings, a ruling, or an entry of the specification; empty if nothing has this id."""
    name = wanted.upper()
    if name in game.rules:
        return explain(game.rules, name)
    text = read_specification(game.package).get(name)
    return f"{name}: {text}" if text else ""


def by_word(rules: Ledger, wanted: str) -> str:
    """The section with this key, or every rule that contains these words; empty if there is neither."""
    by_key = {key.casefold(): key for key in rules.sections}
    if wanted.casefold() in by_key:
        return section(rules, by_key[wanted.casefold()])
    found = rules.find(wanted)
    if not found:
        return ""
    count = "One rule" if len(found) == 1 else f"{len(found)} rules"
    return "\n".join([f"{count} with {wanted!r}:", *(line(rule) for rule in found)])


def near_ids(games: Sequence[Game], wanted: str) -> str:
    """A sentence with the ids nearest to this one, by number or else by spelling; empty if there are none."""
    names = [name for game in games for name in (*game.rules.own, *read_specification(game.package))]
    family, number = _family_and_number(wanted.upper())
    same_family = [name for name in names if _family_and_number(name)[0] == family]
    if same_family:
        near = sorted(same_family, key=lambda name: abs(_family_and_number(name)[1] - number))[:3]
    else:
        near = get_close_matches(wanted.upper(), names, 3)
    return f" The nearest ids are {', '.join(near)}." if near else ""


def _family_and_number(name: str) -> tuple[str, int]:
    """`PC-S13` is number 13 of the family `PC-S`."""
    family = name.rstrip("0123456789")
    return family, int(name[len(family) :] or 0)


def section(rules: Ledger, key: str) -> str:
    found = [rule for rule in rules.own.values() if rule.section == key]
    return "\n".join([f"{rules.sections[key]}:", *(line(rule) for rule in found)])


def explain(rules: Ledger, name: str) -> str:
    """A rule and what was decided about it, or a ruling with its question and why."""
    lines = [f"{name}: {rules[name].explain()}"]
    rulings = rules.rulings_about(name)
    if rulings:
        lines.append("What was decided about it:")
        lines.extend(f"{ruling.id}: {ruling.explain()}" for ruling in rulings)
    return "\n".join(lines)


def line(rule: Rule | Ruling) -> str:
    return f"{rule.id}: {rule.explain()}"


def _span(entries: list[Rule | Ruling]) -> str:
    return entries[0].id if len(entries) == 1 else f"{entries[0].id} to {entries[-1].id}"
