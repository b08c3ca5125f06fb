"""Rules in words: a rule with its rulings, the sections, what a word finds."""

from __future__ import annotations

from bakehouse.core.ledger import Ledger, Rule, Ruling


def contents(rules: Ledger) -> str:
    """The sections of the rulebook, and how to read on."""
    lines = ["The rulebook. Type rules and a section, an id or a word, such as: rules A."]
    decided = ["What was decided where the rulebook is silent:"]
    for key, title in rules.sections.items():
        entries = [rule for rule in rules.own.values() if rule.section == key]
        if entries:
            part = decided if isinstance(entries[0], Ruling) else lines
            part.append(f"{key}: {title} ({_span(entries)})")
    return "\n".join(lines + (decided if len(decided) > 1 else []))


def look_up(rules: Ledger, wanted: str) -> str:
    """The rule with this id, the section with this key, or every rule in which these words stand."""
    by_id = {name.casefold(): name for name in rules}
    if wanted.casefold() in by_id:
        return explain(rules, by_id[wanted.casefold()])
    by_key = {key.casefold(): key for key in rules.sections}
    if wanted.casefold() in by_key:
        return section(rules, by_key[wanted.casefold()])
    found = rules.find(wanted)
    if not found:
        return f"No rule has the id {wanted!r}, and in none of them stands that word."
    count = "One rule" if len(found) == 1 else f"{len(found)} rules"
    return "\n".join([f"{count} with {wanted!r}:", *(line(rule) for rule in found)])


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
