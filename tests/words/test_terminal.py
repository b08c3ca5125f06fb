"""What is typed at the terminal is the same in every language, and the command line has its words too."""

import pytest

from bakehouse.terminal.commands import COMMANDS
from bakehouse.words import Words, languages
from bakehouse.words.checking import arguments_of
from tests.words.sources import SOURCE, said_in


def test_the_command_line_says_what_is_there() -> None:
    """The rooms are compared in test_messages.py; these are the files beside them."""
    calls = [call for call in said_in(SOURCE) if "/" not in call.place]
    assert any(call.place.startswith("cli.py") for call in calls)
    known = arguments_of("en", "terminal")
    for call in calls:
        assert known[call.id] == call.args, call.place


@pytest.mark.parametrize("language", languages())
def test_commands_are_not_translated(language: str) -> None:
    words = Words(language)
    for name, command in COMMANDS.items():
        if name not in ("help", "exit"):  # other names of ? and quit
            assert words(command.meaning).startswith(name), name


@pytest.mark.parametrize("language", languages())
def test_yes_is_not_no(language: str) -> None:
    words = Words(language)
    assert words.say("terminal-yes")[0].casefold() != words.say("terminal-no")[0].casefold()
