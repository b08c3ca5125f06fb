"""The ledger: rules by id, with their sentences, sections, rulings and versions."""

import pytest

import bakehouse
from bakehouse.core.ledger import Ledger, Rule, Ruling


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_game_has_its_ledger(slug: str) -> None:
    game = bakehouse.game(slug)
    ledger = game.rules
    assert ledger.version == game.info.rules
    assert [change.version for change in ledger.history] == list(range(1, ledger.version + 1))
    for rule in ledger:
        entry = ledger[rule]
        assert entry.id == rule
        assert entry.sentence.strip()
        if isinstance(entry, Ruling):
            assert entry.question.strip()
            assert entry.why.strip()
        else:
            assert entry.force in ("must", "may", "cannot", "is")
    for option in game.info.options.values():
        assert option.ruling in ledger, f"option {option.name} names no ruling"


def test_the_house_rules_are_in_every_ledger() -> None:
    ledger = bakehouse.game("pastry-chefs").rules
    assert {"BH-1", "BH-2", "BH-3", "BH-4"} <= set(ledger)
    assert all(not rule.startswith("BH") for rule in ledger.own)


def test_finding() -> None:
    ledger = bakehouse.game("pastry-chefs").rules
    assert "PC-27" in [entry.id for entry in ledger.find("DRAWS ONE OR MORE")]
    assert ledger.find("no such words anywhere") == []
    assert "PC-R8" not in [ruling.id for ruling in ledger.rulings_about("PC-1")]
    assert "PC-R1" in [ruling.id for ruling in ledger.rulings_about("PC-1")]


def test_a_ledger_is_read_strictly() -> None:
    history = '[[history]]\nversion = 1\ndate = "2026-11-15"\nchange = "First version."\n'
    head = history + '[[section]]\nkey = "A"\ntitle = "T"\n'
    rule = '[[rule]]\nid = "X-1"\nsection = "A"\nforce = "is"\nsentence = "S."\n'
    entry = Ledger(head + rule)["X-1"]
    assert isinstance(entry, Rule)
    for wrong in (head + rule + rule, head + rule.replace('"A"', '"B"'), head + rule + 'colour = "red"\n'):
        with pytest.raises(ValueError):
            Ledger(wrong)
