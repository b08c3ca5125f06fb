"""Every id stands for something, and every rule, ruling and scenario is carried by a test."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import bakehouse
from bakehouse.core.ledger import Ruling
from bakehouse.core.options import Option
from bakehouse.core.specification import entries_in, read_specification
from bakehouse.rule_coverage import ids_in_tests

TESTS = Path(__file__).parent
ROOT = TESTS.parent
CARRIED = set(ids_in_tests(TESTS))
FOLDERS = ("src", "tests", "docs", "web/src", "tools", "benchmarks")
TEXTS = {".py", ".toml", ".yaml", ".md", ".ts", ".svelte"}
FAMILIES = {"D", "K", "I", "S"}


def ledger_ids() -> set[str]:
    return {rule for slug in bakehouse.games() for rule in bakehouse.game(slug).rules}


def specified(slug: str) -> dict[str, str]:
    return read_specification(bakehouse.game(slug).package)


def meanings() -> dict[str, str]:
    """Every id with its text."""
    rules = {
        name: entry.explain() for slug in bakehouse.games() for name, entry in bakehouse.game(slug).rules.all.items()
    }
    return rules | {name: text for slug in bakehouse.games() for name, text in specified(slug).items()}


def prefix_of(slug: str) -> str:
    return next(iter(bakehouse.game(slug).rules.own)).split("-")[0]


# -- Ids that are named --------------------------------------------------------


def files_with_ids() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder in FOLDERS:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in TEXTS)


def stands_for_something(name: str, known: dict[str, str]) -> bool:
    """`PC-31`; a part of an entry, as in `PG-K8e`, is marked (e) in its text."""
    part = name[-1] if name[-1].isalpha() else ""
    text = known.get(name.removesuffix(part))
    return text is not None and (not part or f"({part})" in text)


def test_every_id_stands_for_something() -> None:
    known = meanings()
    prefixes = {name.split("-")[0] for name in known}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]?\d+[a-z]?\b")
    unknown: dict[str, list[str]] = {}
    found = 0
    for path in files_with_ids():
        for name in pattern.findall(path.read_text("utf-8")):
            found += 1
            if not stands_for_something(name, known):
                unknown.setdefault(name, []).append(str(path.relative_to(ROOT)))
    assert found > 5_000
    assert not unknown


def test_no_rule_without_a_test() -> None:
    missing = sorted(ledger_ids() - CARRIED)
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_scenario_is_a_test(slug: str) -> None:
    scenarios = {name for name in specified(slug) if "-S" in name}
    assert len(scenarios) > 20
    missing = sorted(scenarios - CARRIED)
    assert not missing, f"{len(missing)} scenarios without a test: {' '.join(missing)}"


def test_a_test_carries_rules_and_scenarios_only() -> None:
    scenarios = {name for slug in bakehouse.games() for name in specified(slug) if "-S" in name}
    assert sorted(CARRIED - ledger_ids() - scenarios) == []


# -- The pages -------------------------------------------------------------------


@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_page_has_the_ids_of_its_game_in_one_form(slug: str) -> None:
    """Nothing that looks like an entry is overlooked, and rules stay in the ledger."""
    game = bakehouse.game(slug)
    page = Path(str(bakehouse.__file__)).parent.joinpath("games", game.package.split(".")[-1], "spec.md")
    bold = re.findall(r"\*\*([A-Z]{2}-[A-Z]?\d+)", page.read_text("utf-8"))
    assert sorted(bold) == sorted(specified(slug))
    assert {name.split("-")[0] for name in bold} == {prefix_of(slug)}
    assert {name.split("-")[1][0] for name in bold} == FAMILIES


def test_an_entry_ends_where_its_item_ends() -> None:
    page = "- **AB-K1** One\n  and more.\n- **AB-K2** Two.\n\n  Not this.\n- three\n"
    assert entries_in(page) == {"AB-K1": "One and more.", "AB-K2": "Two."}
    with pytest.raises(ValueError, match="AB-K1 is specified twice"):
        entries_in("- **AB-K1** One.\n- **AB-K1** Two.\n")


def test_a_game_can_do_without_a_page() -> None:
    assert read_specification("bakehouse.core") == {}


# -- The package -------------------------------------------------------------------


def test_the_public_surface() -> None:
    assert bakehouse.games() == [bakehouse.game(slug).info.slug for slug in bakehouse.games()]
    for name in bakehouse.__all__:
        assert hasattr(bakehouse, name)


# -- Options -----------------------------------------------------------------------


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_option_is_called_as_in_its_ruling(slug: str) -> None:
    game = bakehouse.game(slug)
    for option in game.info.options.values():
        ruling = game.rules[option.ruling]
        assert isinstance(ruling, Ruling)
        assert option.name in ruling.options, f"{option.ruling} knows {ruling.options}, but not {option.name!r}"


PAIR = re.compile(r"`(\w+) ?= ?(\w+)`")
CODE = re.compile(r"`(\w+)`")
SENTENCE = re.compile(r"(?<=[.?!]) ")


def not_to_be_chosen(ruling: Ruling, options: Mapping[str, Option]) -> Iterator[str]:
    """Options that do not exist, and values that cannot be had: `option=value`, or what "the table chose"."""
    yield from (name for name in ruling.options if name not in options)
    text = ruling.explain()
    for name, value in PAIR.findall(text):
        if name not in options or value not in options[name].values:
            yield f"{name}={value}"
    own = [options[name] for name in ruling.options if name in options]
    for sentence in SENTENCE.split(text):
        if "table chose" in sentence:
            yield from (value for value in CODE.findall(sentence) if not any(value in one.values for one in own))


@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_ruling_names_only_what_can_be_chosen(slug: str) -> None:
    game = bakehouse.game(slug)
    rulings = [entry for entry in game.rules.own.values() if isinstance(entry, Ruling)]
    wrong = {f"{ruling.id}: {name}" for ruling in rulings for name in not_to_be_chosen(ruling, game.info.options)}
    assert sorted(wrong) == []
