"""What `bakehouse words check` finds: each kind of mistake in a translation, and no mistake where there is none."""

import pytest

from bakehouse import OptionError
from bakehouse.words import languages
from bakehouse.words.checking import argument_of, arguments_of, check, compare, read_catalogue, share

ENGLISH = """# The words of a test.
drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    .stage = A card
pies = { $count } pies
over = The game is over.
"""
GERMAN = """drew =
    .log = { $seat } zieht { $cards-is ->
        [hidden] { $cards-count } Karten
       *[shown] { $cards }
    }.
    .stage = Eine Karte
pies = { NUMBER($count) } { -pie(case: "plural") }
over = { title }: das Spiel ist aus.
-pie =
    { $case ->
        [plural] Kuchen
       *[other] Kuchen
    }
"""


def found(other: str) -> list[tuple[int, str]]:
    return list(compare(read_catalogue(ENGLISH), read_catalogue(other), frozenset({"title"})))


def test_nothing_is_wrong() -> None:
    assert found(ENGLISH) == []
    assert found(GERMAN) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("over =", "ower =", 0, "over is missing"),
        ("over =", "ower =", 8, "ower is not in English"),
        ("    .stage = Eine Karte\n", "", 1, "drew.stage is missing"),
        ("pies = ", "pies =\n    .log = ", 7, "the text of pies is missing"),
        ("pies = ", "pies =\n    .log = ", 7, "pies.log is not in English"),
        ("$count)", "$number)", 7, "pies uses $number, which English does not have"),
        ("$count)", "$count-is)", 7, "pies uses $count-is, which English does not have"),
        ("$cards-count", "$seat-count", 1, "drew uses $seat-count, which English does not have"),
        ("{ title }", "{ titel }", 8, "over refers to titel, which is not there"),
        ("-pie =", "-pies =", 7, "pies refers to -pie, which is not there"),
        ("NUMBER", "COUNT", 7, "pies calls COUNT, which is not there"),
        ("over =", "pies =", 8, "pies is there twice"),
        ("*[shown]", "[shown]", 5, "this is not Fluent: Expected one of the variants to be marked as default (*)"),
    ],
)
def test_each_mistake_is_told_with_its_line(old: str, new: str, line: int, told: str) -> None:
    assert old in GERMAN
    assert (line, told) in found(GERMAN.replace(old, new, 1))


@pytest.mark.parametrize(("variable", "argument"), [("seat", "seat"), ("seat-is", "seat"), ("cards-count", "cards")])
def test_what_is_derived_belongs_to_its_argument(variable: str, argument: str) -> None:
    assert argument_of(variable) == argument


def test_the_arguments_of_a_message() -> None:
    assert arguments_of("en", "table")["several"] == {"count", "name"}
    assert arguments_of("en", "the-pie-game")["event-drew"] == {"seat", "cards"}


@pytest.mark.parametrize("language", languages())
def test_every_language_is_whole(language: str) -> None:
    assert list(map(str, check(language))) == []
    done, count = share(language)
    assert done == count > 200


def test_a_language_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match="there is no language 'xx'; there are: en"):
        check("xx")
