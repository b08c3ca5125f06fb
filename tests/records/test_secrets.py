"""A seat's record holds what that seat saw, and nothing else."""

import re

import pytest

import bakehouse
from bakehouse import SPECTATOR
from bakehouse.core.chance import Script
from bakehouse.core.position import seed_text
from bakehouse.records import Line, read
from bakehouse.records.replay import outcomes_of
from bakehouse.records.writing import record_of
from tests.records.recorded import CASES, PASTRY_CHEFS, Case, name_of, recorded, viewers


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_viewers_line_is_the_full_one_or_hides_something(case: Case) -> None:
    recorder = recorded(*case)
    full = recorder.record()
    for viewer in viewers(case[1])[1:]:
        seen = recorder.record(viewer)
        for line, whole in zip(seen.lines, full.lines, strict=True):
            assert re.fullmatch(re.escape(line.text).replace(r"\?\?", ".+"), whole.text)


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_tags_hide_the_seed_until_the_end(case: Case) -> None:
    _, seats, seed, _, _ = case
    recorder = recorded(*case)
    is_over = recorder.record().value("Result") != ""
    for viewer in viewers(seats):
        record = recorder.record(viewer)
        assert record.value("Seed") == (seed_text(seed) if is_over else "")
        assert bool(record.value("Commit")) is isinstance(seed, bytes)
        if isinstance(seed, bytes) and not is_over:
            assert seed.hex() not in record.text


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_no_viewer_sees_an_outcome(case: Case) -> None:
    """Not even a part of the order of a deck."""
    recorder = recorded(*case)
    for viewer in viewers(case[1])[1:]:
        assert {line.words for line in recorder.record(viewer).lines if line.is_outcome} <= {"??"}


@pytest.mark.parametrize("case", [case for case in CASES if case[4]], ids=name_of)
def test_cards_are_shown_to_those_who_saw_them(case: Case) -> None:
    """The events that a seat gets are the judge: what they hide, its record hides."""
    slug, seats, seed, options, _ = case
    game = bakehouse.game(slug)
    recorder = recorded(*case)
    state = game.deal(seats, seed, options)
    for seat, atoms in recorder.moves:
        for atom in atoms:
            state.play(seat, atom)
    for viewer in viewers(seats)[1:]:
        events = game.events(state, 0, None if viewer == SPECTATOR else viewer)
        told = [" ".join(event.cards) for event in events if event.chance and event.cards]
        assert told == [line.words for line in recorder.record(viewer).lines if line.mark == "+"]


def test_hidden_cards_of_pastry_chefs() -> None:
    """By the rules: cards dealt and drawn are their owner's, gifts are seen by two, the discard pile by all."""
    recorder = recorded(PASTRY_CHEFS, 4, 1)
    gifts = 0
    for viewer in range(4):
        name = "NESW"[viewer]
        route = ""
        for line in recorder.record(viewer).lines:
            route = line.words.rsplit(" ", 1)[-1] if line.words.startswith("move ") else route
            if line.mark == "+" and line.what in ("dealt", "drew"):
                assert ("??" in line.words) is (line.who != name), line.text
            elif line.words.startswith("give "):
                gifts += 1
                assert ("??" in line.words) is (name not in route and "X" not in route), (line.text, route)
            elif not line.is_outcome:
                assert "??" not in line.words
    assert gifts > 20


def test_hidden_cards_of_the_pie_game() -> None:
    recorder = recorded("the-pie-game", 8, 65, {"target_pies": 1, "deck": "gentle"}, 300)
    full = recorder.record().lines
    hidden = 0
    for viewer in viewers(8)[1:]:
        for line, whole in zip(recorder.record(viewer).lines, full, strict=True):
            if hidden_from(whole, viewer):
                hidden += 1
                assert re.findall(r"[A-Z0-9]+", line.words) == [], line.text
    assert hidden > 500


def hidden_from(line: Line, viewer: int | None) -> bool:
    """By the rules of The Pie Game, without asking the engine: recipes, hands and draws are their owner's."""
    private = line.mark == "+" and line.what in ("got_recipe", "dealt", "drew", "refilled")
    return line.is_outcome or (private and line.who != str(viewer))


def test_two_worlds() -> None:
    """East and West exchange a card, or two cards that nobody drew change places: the others have the same bytes."""
    dealt = recorded(PASTRY_CHEFS, 4, 0, {"first_player": "host"}, 0)
    outcomes = outcomes_of(dealt.table, dealt.record())
    assert list(outcomes) == ["deck@1"]
    for east, west, blind in [
        (-2, -4, {0, 2, SPECTATOR}),
        (-6, -8, {0, 2, SPECTATOR}),
        (0, 9, {0, 1, 2, 3, SPECTATOR}),
    ]:
        deck = list(outcomes["deck@1"])
        deck[east], deck[west] = deck[west], deck[east]
        world = dealt.table.deal(Script({"deck@1": deck}))
        texts = {viewer: record_of(dealt.table, world.copy(), [], viewer).text for viewer in viewers(4)}
        assert {viewer for viewer in viewers(4) if texts[viewer] == dealt.text(viewer)} == blind


def test_the_spectators_record_is_in_every_seats_record() -> None:
    recorder = recorded(PASTRY_CHEFS, 4, 1)
    for spectators, seats in zip(recorder.record(SPECTATOR).lines, recorder.record(2).lines, strict=True):
        if "??" not in spectators.words:
            assert spectators == seats


def test_a_viewers_record_names_the_viewer() -> None:
    recorder = recorded(PASTRY_CHEFS, 4, 1, cap=20)
    assert [read(recorder.text(viewer), strict=True).value("View") for viewer in viewers(4)] == [
        "full",
        "N",
        "E",
        "S",
        "W",
        "spectator",
    ]
