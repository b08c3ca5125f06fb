"""Options: what exists is taken, everything else is refused with the list of what exists."""

import msgspec
import pytest

from bakehouse import OptionError
from bakehouse.core.options import Option, changed, read_changed, read_options, settle

KNOWN = {
    "pass": Option("pass", "off", ["off", "on"]),
    "stall_turns": Option("stall_turns", 120, ["off"], least=4, most=1000),
}


def test_defaults_and_given_values() -> None:
    assert settle(KNOWN, None) == {"pass": "off", "stall_turns": 120}
    assert settle(KNOWN, {"pass": "on", "stall_turns": "off"}) == {"pass": "on", "stall_turns": "off"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "there are: pass, stall_turns"),
        ({"pass": "maybe"}, "it can be: off, on"),
        ({"pass": True}, "it can be: off, on"),
        ({"pass": 1}, "it can be: off, on"),
        ({"stall_turns": 3}, "off, 4 to 1000"),
        ({"stall_turns": "12"}, "off, 4 to 1000"),
        ({"stall_turns": 12.0}, "off, 4 to 1000"),
    ],
)
def test_everything_else_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        settle(KNOWN, given)


def test_text_both_ways() -> None:
    options = settle(KNOWN, {"stall_turns": 30})
    assert changed(KNOWN, options) == "stall_turns=30"
    assert settle(KNOWN, read_changed(KNOWN, "stall_turns=30")) == options
    for wrong in ("stall_turns", "colour=red", "pass=maybe", "pass=on pass=on", "stall_turns=99999999999999999999"):
        with pytest.raises(OptionError):
            read_changed(KNOWN, wrong)


def test_options_are_read_strictly() -> None:
    """An option of a file has a name and a default, and nothing that is unknown."""
    assert "max_pies" in read_options("bakehouse.games.pie_factory")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "x", "default": 1, "colour": "red"}, Option)


def test_what_a_ruling_says_of_an_option() -> None:
    """Sentences about other options are left out."""
    option = Option("put_back", "allowed", ["allowed", "forbidden"])
    text = "May it be put back? Yes. If the table chose `forbidden`, it may not. If it chose `poll`, everybody votes."
    assert option.told_by(text) == "May it be put back? Yes. If the table chose `forbidden`, it may not."
    assert option.told_by("With `forbidden` or `poll` it may not.") == "With `forbidden` or `poll` it may not."
    assert option.told_by("Only `put_back` matters.") == "Only `put_back` matters."
