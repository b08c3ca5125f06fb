"""Whatever is typed, a sentence comes back, never a traceback; and the game that was played can be replayed."""

from pathlib import Path
from random import Random

import pytest

import bakehouse
from bakehouse.records import read
from bakehouse.terminal.commands import COMMANDS
from bakehouse.terminal.stopping import Leave
from tests.terminal.sitting import Sitting

WORDS = [
    *COMMANDS,
    "/save",
    "/",
    "N:",
    "0:",
    "draw",
    "N",
    "move",
    "2",
    "hearts",
    "E>S",
    "bake",
    "1h,2h,3h",
    "give",
    "d",
    "t",
]
WORDS += [
    "xAPP",
    ">1",
    "gPL",
    "!F2",
    "…",
    "??",
    "\x1b[2J",
    "\u202e",
    "½",
    "²",
    "-1",
    "99999999999",
    "all",
    "PC-31",
    "yes",
    "no",
]


def typed(random: Random) -> list[str]:
    """Nonsense, and numbers often enough to get on."""
    lines = []
    for _ in range(400):
        if random.random() < 0.5:
            lines.append(str(random.randint(0, 12)))
        else:
            lines.append(" ".join(random.choices(WORDS, k=random.randint(0, 4))))
    # Nobody leaves early.
    return [line for line in lines if not line.lstrip("/").startswith(("quit", "exit"))]


@pytest.mark.parametrize("slug", bakehouse.games())
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("people", [[0], [0, 1, 2, 3]], ids=["alone", "together"])
def test_anything_may_be_typed(
    slug: str, seed: int, people: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = Sitting(bakehouse.game(slug), typed(Random(seed)), people)
    try:
        sitting.session.play()  # a short game may be over before the input has ended
    except Leave as left:
        ended = left.reason.id
    else:
        ended = "over" if sitting.session.match.state.over else "not over"
    assert ended in ("over", "terminal-left-input-ended")
    assert "\x1b" not in sitting.text
    session = sitting.session
    record = read(session.keeper.text(), strict=True)
    # Answers in a window that is still open are secret, and not in the record.
    waiting = len(session.match.state.actors) if not session.match.state.over else 0
    made = len(session.match.decisions)
    assert made - 4 <= record.moves <= made if waiting else record.moves == made
    assert made > 5
