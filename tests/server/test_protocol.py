"""The examples of docs/protocol.md are messages of the protocol, and its table of refusals is complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.server import wire, wire_replays, wire_tournaments
from bakehouse.server.chat import silence
from bakehouse.server.reasons import reasons

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
FROM_SERVER = {
    "changed": wire.Changed,
    "done": wire.Done,
    "because": wire.Because,
    "hint": wire.Hint,
    "refused": wire.Refused,
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples(example: str) -> None:
    data = json.loads(example)
    kind = data.get("type")
    if kind in FROM_SERVER:
        msgspec.json.decode(example, type=FROM_SERVER[kind], strict=True)
    elif kind is not None:
        msgspec.json.decode(example, type=wire.FromPage)
    elif "columns" in data:
        msgspec.json.decode(example, type=wire_replays.ResultSheet, strict=True)
    elif "turnings" in data:
        msgspec.json.decode(example, type=wire_replays.Review, strict=True)
    elif "move" in data:
        msgspec.json.decode(example, type=wire.NewFork, strict=True)
    elif "code" in data:
        msgspec.json.decode(example, type=wire.Problem)
    elif "addresses" in data:
        msgspec.json.decode(example, type=wire.Network)
    elif "format" in data or "do" in data:
        msgspec.json.decode(
            example, type=wire_tournaments.NewTournament if "format" in data else wire_tournaments.TournamentAct
        )
    else:
        msgspec.json.decode(example, type=wire.NewTable if "game" in data else wire.NewGuest)


def test_every_refusal_is_documented() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "bakehouse" / "server").glob("*.py"))
    raised = set(re.findall(r'Refusal\(\s*"(\w+)"', source)) | {"bad_option", "bad_deck"}
    table = PAGE.partition("| code | meaning |")[2]
    documented = set(re.findall(r"`([a-z_]+)`", re.sub(r"\|[^|\n]*\|\n", lambda row: row[0], table)))
    assert raised <= documented


def test_every_message_is_documented() -> None:
    tags = {struct.__struct_config__.tag for struct in wire.FromPage.__args__}
    assert {tag for tag in tags if f"`{tag}`" not in PAGE and tag != "hello"} == set()


@pytest.mark.parametrize("slug", bakehouse.games())
def test_everything_can_be_asked_about(slug: str) -> None:
    """Whatever is clicked whenever: there is an answer, and every legal target has been one of the targets."""
    game = bakehouse.game(slug)
    state = game.deal(game.info.seats[0], 5)
    rng = bakehouse.Rng(5)
    targets: set[str] = {"card:??", "pie:s1.w9", "nonsense"}
    for _ in range(40):
        if state.over:
            break
        seat = state.actors[0]
        view = game.view(state, seat)
        targets.update(game.target(view, atom) for atom in view.legal)
        for target in sorted(targets)[:: max(1, len(targets) // 4)]:
            found = reasons(game, state, seat, target)
            assert 1 <= len(found) <= 5
            assert all(reason.sentence and reason.section for reason in found)
        state.play(seat, view.legal[rng.below(len(view.legal))])


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_asked_for(level: str) -> None:
    message = msgspec.json.encode(wire.Fill(ref=1, seat=1, level=level))
    assert msgspec.json.decode(message, type=wire.Fill).level == level


@pytest.mark.parametrize("slug", bakehouse.games())
def test_what_a_game_says_about_chat(slug: str) -> None:
    """The server knows no game's rulings: they are among the game's facts."""
    game = bakehouse.game(slug)
    assert bool(game.info.phrases) == bool(game.info.phrases_ruling)
    assert not game.info.phrases or game.info.phrases_ruling in game.rules.own
    for name, value in game.info.silent_options:
        assert game.info.options[name].allows(value)
        assert silence(game, {name: value}) == game.info.options[name].ruling
        assert silence(game, {name: game.info.options[name].default}) == ""


def test_the_server_names_no_rule_of_a_game() -> None:
    ids = {rule for slug in bakehouse.games() for rule in bakehouse.game(slug).rules.own}
    for path in (ROOT / "src" / "bakehouse" / "server").glob("*.py"):
        named = set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+", path.read_text("utf-8")))
        assert not named & ids, path.name
