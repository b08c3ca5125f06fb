"""Which language a reader gets, and what the players are called."""

import pytest

from bakehouse import OptionError
from bakehouse.words import PSEUDO, choose_language, languages, player_names


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"LANG": "C"},
        {"LANG": "C.UTF-8"},
        {"LANG": "en_GB.UTF-8"},
        {"LANG": "tlh_KX"},
        {"LC_ALL": "en_US.UTF-8", "LANG": "tlh"},
        {"LC_ALL": "", "LC_MESSAGES": "en", "LANG": "tlh"},
    ],
)
def test_english_is_for_everybody(environment: dict[str, str]) -> None:
    assert choose_language("", environment) == "en"


@pytest.mark.parametrize("language", languages())
def test_the_environment_decides_unless_somebody_asks(language: str) -> None:
    assert choose_language("", {"LANG": f"{language}_XX.UTF-8"}) == language
    assert choose_language(language, {"LANG": "en_US.UTF-8"}) == language
    assert choose_language(PSEUDO, {"LANG": f"{language}_XX.UTF-8"}) == PSEUDO


def test_a_language_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match="there is no language 'tlh'; there are: en"):
        choose_language("tlh", {})


def test_bots_have_names_that_no_person_has() -> None:
    assert player_names(["Ann", "", ""]) == ["Ann", "Clove", "Dill"]
    assert player_names(["clove", "", "Ben"])[1] not in ("clove", "Clove")
    assert len(set(player_names([""] * 8))) == 8
