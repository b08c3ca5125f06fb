"""Every rule, ruling and scenario id is carried by a test, and no test carries an id that does not exist."""

import ast
import re
from pathlib import Path

import bakehouse
import pytest

TESTS = Path(__file__).parent
SPECIFICATIONS = TESTS.parent.parent / "shared" / "rules"


def carried(marker: str) -> dict[str, list[str]]:
    """The ids in `pytest.mark.rule(...)` or `pytest.mark.scenario(...)`, with the files that carry them."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == marker:
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, []).append(path.name)
    return found


def ledger_ids() -> set[str]:
    return {rule for slug in bakehouse.games() for rule in bakehouse.game(slug).rules}


def specification(slug: str) -> str:
    path = SPECIFICATIONS / f"{slug}.md"
    if not path.exists():
        pytest.skip("the specifications are not beside this checkout")
    return path.read_text("utf-8")


def test_no_rule_without_a_test() -> None:
    missing = sorted(ledger_ids() - set(carried("rule")))
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_no_test_for_a_rule_that_does_not_exist() -> None:
    unknown = {rule: files for rule, files in carried("rule").items() if rule not in ledger_ids()}
    assert not unknown


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_scenario_is_a_test(slug: str) -> None:
    """The specification's section 7 lists the scenarios; each is a test that carries its id."""
    section = specification(slug).split("## 7. Scenarios")[1]
    prefix = next(iter(bakehouse.game(slug).rules.own)).split("-")[0]
    ids = set(re.findall(rf"(?:\*\*|^\| ){prefix}-S\d+", section, re.MULTILINE))
    scenarios = {name.split(" ")[-1].strip("*") for name in ids}
    assert len(scenarios) > 20
    missing = sorted(scenarios - set(carried("scenario")))
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
