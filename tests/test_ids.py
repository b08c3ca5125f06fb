"""Every rule, ruling and scenario id is carried by a test, and no test carries an id that does not exist."""

import re
from pathlib import Path

import pytest

import bakehouse
from bakehouse.core.ledger import Ruling
from bakehouse.rule_coverage import ids_in_tests

TESTS = Path(__file__).parent
CARRIED = set(ids_in_tests(TESTS))
SPECIFICATIONS = TESTS.parent.parent / "shared" / "rules"


def ledger_ids() -> set[str]:
    return {rule for slug in bakehouse.games() for rule in bakehouse.game(slug).rules}


def specification(slug: str) -> str:
    path = SPECIFICATIONS / f"{slug}.md"
    if not path.exists():
        pytest.skip("the specifications are not beside this checkout")
    return path.read_text("utf-8")


def test_no_rule_without_a_test() -> None:
    missing = sorted(ledger_ids() - CARRIED)
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_no_test_for_a_rule_that_does_not_exist() -> None:
    rules = {name: places for name, places in ids_in_tests(TESTS).items() if "-S" not in name}
    unknown = {name: places for name, places in rules.items() if name not in ledger_ids()}
    assert not unknown


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_scenario_is_a_test(slug: str) -> None:
    """The specification's section 7 lists the scenarios; each is a test that carries its id."""
    section = specification(slug).split("## 7. Scenarios")[1]
    prefix = next(iter(bakehouse.game(slug).rules.own)).split("-")[0]
    ids = set(re.findall(rf"(?:\*\*|^\| ){prefix}-S\d+", section, re.MULTILINE))
    scenarios = {name.split(" ")[-1].strip("*") for name in ids}
    assert len(scenarios) > 20
    missing = sorted(scenarios - CARRIED)
    assert not missing, f"{len(missing)} scenarios without a test: {' '.join(missing)}"


@pytest.mark.parametrize("slug", bakehouse.games())
def test_the_ledger_has_every_id_of_the_specification(slug: str) -> None:
    text = specification(slug)
    own = bakehouse.game(slug).rules.own
    prefix = next(iter(own)).split("-")[0]
    rules = set(re.findall(rf"(?:^\| |^- `){prefix}-X?\d+\b", text, re.MULTILINE))
    rulings = set(re.findall(rf"^(?:\* )?\*\*{prefix}-R\d+\b", text, re.MULTILINE))
    ids = {found.strip("|*-` ") for found in rules | rulings}
    assert len(ids) > 100
    assert sorted(ids - set(own)) == []


def test_the_public_surface() -> None:
    assert bakehouse.games() == [bakehouse.game(slug).info.slug for slug in bakehouse.games()]
    for name in bakehouse.__all__:
        assert hasattr(bakehouse, name)


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_option_is_called_as_in_its_ruling(slug: str) -> None:
    game = bakehouse.game(slug)
    for option in game.info.options.values():
        ruling = game.rules[option.ruling]
        assert isinstance(ruling, Ruling)
        assert option.name in ruling.options, f"{option.ruling} knows {ruling.options}, but not {option.name!r}"
