"""The session in docs/terminal.md is what really happens."""

import re
import shlex
import sys
from pathlib import Path

from tests.terminal.terminal import piped

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
ANYTHING = "\n…\n"  # stands for any lines


def test_the_session_of_the_documentation(tmp_path: Path) -> None:
    block = re.search(r"^```text\n\$ bakehouse (.*?)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block is not None
    command = [sys.executable, "-m", "bakehouse", *shlex.split(block[1])]
    answers = re.findall(r"(?:^You|\(yes or no\)) > (.*)$", block[2], re.MULTILINE)
    done = piped(command, tmp_path, answers)
    assert done.stderr == ""
    printed = "\n" + done.stdout
    place = 0
    for part in ("\n" + block[2]).split(ANYTHING):
        found = printed.find(part.strip("\n"), place)
        assert found >= 0, f"The documentation says:\n{part}\n\nThe program says:\n{printed[place:]}"
        place = found + len(part.strip("\n"))
    assert printed[place:] == "\n"
