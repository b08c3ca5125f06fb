"""Rules in words: what an id stands for, the sections, what a word finds."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from bakehouse.core.game import Game
from bakehouse.core.ledger import Ledger, Rule, Ruling
from bakehouse.core.messages import Message
from bakehouse.core.specification import read_specification
from bakehouse.words.catalogues import ENGLISH
from bakehouse.words.words import Words


def whole(game: Game, words: Words) -> str:
    """All sections of a rulebook, with what was decided where it is silent."""
    title = Message(f"game-{game.info.slug}")
    head = [words.say("terminal-rules-title", title=title, version=game.rules.version), *remark(words)]
    return "\n\n".join(["\n".join(head), *(section(game.rules, key) for key in game.rules.sections)])


def contents(rules: Ledger, words: Words) -> str:
    """The sections of the rulebook, and how to read more."""
    lines = [*remark(words), words.say("terminal-rules-contents")]
    decided = [words.say("terminal-rules-decided")]
    for key, title in rules.sections.items():
        entries = [rule for rule in rules.own.values() if rule.section == key]
        if entries:
            part = decided if isinstance(entries[0], Ruling) else lines
            part.append(f"{key}: {title} ({_span(entries, words)})")
    return "\n".join(lines + (decided if len(decided) > 1 else []))


def look_up(game: Game, wanted: str, words: Words) -> str:
    """What has this id, the section with this key, or every rule that contains these words."""
    return by_id(game, wanted, words) or by_word(game.rules, wanted, words) or nothing([game], wanted, words)


def nothing(games: Sequence[Game], wanted: str, words: Words) -> str:
    """That there is no such rule, and which ids are near."""
    near = near_ids(games, wanted)
    sentences = [words.say("terminal-rules-not-found", wanted=wanted)]
    return " ".join([*sentences, words.say("terminal-rules-near", ids=", ".join(near))] if near else sentences)


def by_id(game: Game, wanted: str, words: Words) -> str:
    """A rule with its rulings, a ruling, or an entry of the specification; empty if nothing has this id."""
    name = wanted.upper()
    if name in game.rules:
        return explain(game.rules, name, words)
    text = read_specification(game.package).get(name)
    return "\n".join([*remark(words), f"{name}: {text}"]) if text else ""


def by_word(rules: Ledger, wanted: str, words: Words) -> str:
    """The section with this key, or every rule that contains these words; empty if there is neither."""
    by_key = {key.casefold(): key for key in rules.sections}
    if wanted.casefold() in by_key:
        return "\n".join([*remark(words), section(rules, by_key[wanted.casefold()])])
    found = rules.find(wanted)
    if not found:
        return ""
    heading = words.say("terminal-rules-with", count=len(found), wanted=wanted)
    return "\n".join([*remark(words), heading, *(line(rule) for rule in found)])


def near_ids(games: Sequence[Game], wanted: str) -> list[str]:
    """The ids nearest to this one, by number or else by spelling."""
    names = [name for game in games for name in (*game.rules.own, *read_specification(game.package))]
    family, number = _family_and_number(wanted.upper())
    same_family = [name for name in names if _family_and_number(name)[0] == family]
    if same_family:
        return sorted(same_family, key=lambda name: abs(_family_and_number(name)[1] - number))[:3]
    return get_close_matches(wanted.upper(), names, 3)


def _family_and_number(name: str) -> tuple[str, int]:
    """`PC-S13` is number 13 of the family `PC-S`."""
    family = name.rstrip("0123456789")
    return family, int(name[len(family) :] or 0)


def remark(words: Words) -> list[str]:
    """The rules are written in English; who reads another language is told so."""
    return [] if words.language == ENGLISH else [words.say("terminal-rules-in-english")]


def section(rules: Ledger, key: str) -> str:
    found = [rule for rule in rules.own.values() if rule.section == key]
    return "\n".join([f"{rules.sections[key]}:", *(line(rule) for rule in found)])


def explain(rules: Ledger, name: str, words: Words) -> str:
    """A rule and what was decided about it, or a ruling with its question and why."""
    lines = [*remark(words), f"{name}: {rules[name].explain()}"]
    rulings = rules.rulings_about(name)
    if rulings:
        lines.append(words.say("terminal-rules-about"))
        lines.extend(f"{ruling.id}: {ruling.explain()}" for ruling in rulings)
    return "\n".join(lines)


def line(rule: Rule | Ruling) -> str:
    return f"{rule.id}: {rule.explain()}"


def _span(entries: list[Rule | Ruling], words: Words) -> str:
    first, last = entries[0].id, entries[-1].id
    return first if first == last else words.say("terminal-rules-span", first=first, last=last)
