"""A seat's record holds what that seat saw, and nothing else."""

import re

import pytest

import bakehouse
from bakehouse import SPECTATOR
from bakehouse.core.chance import Script
from bakehouse.core.decision import Decision
from bakehouse.core.position import seed_text
from bakehouse.records import RecordLine, read, tell
from bakehouse.records.header import new_header
from bakehouse.records.replay import outcomes_of
from bakehouse.records.steps import steps
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
    for decision in recorder.decisions:
        decision.play(state)
    for viewer in viewers(seats)[1:]:
        events = game.events(state, 0, None if viewer == SPECTATOR else viewer)
        told = [" ".join(event.cards) for event in events if event.chance and event.cards]
        assert told == [line.words for line in recorder.record(viewer).lines if line.mark == "+"]


@pytest.mark.parametrize("case", [case for case in CASES if case[4] <= 1_500], ids=name_of)
def test_a_game_is_told_as_its_viewer_has_it_written(case: Case) -> None:
    recorder = recorded(*case)
    for viewer in viewers(case[1]):
        told = [paragraph.split("\n")[0] for paragraph in tell(recorder.record(), viewer)]
        moves = [line.text for line in recorder.record(viewer).lines if line.mark == ":"]
        assert [line for line in told if line[0].isdigit()] == [f"{n}. {move}" for n, move in enumerate(moves, 1)]


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


def hidden_from(line: RecordLine, viewer: int) -> bool:
    """By the rules of The Pie Game, without asking the engine: recipes, hands and draws are their owner's."""
    private = line.mark == "+" and line.what in ("got_recipe", "dealt", "drew", "refilled")
    return line.is_outcome or (private and line.who != str(viewer))


def test_two_worlds() -> None:
    """East and West exchange a card, or two cards that nobody drew change places: the others have the same bytes."""
    dealt = recorded(PASTRY_CHEFS, 4, 0, {"first_player": "host"}, 0)
    outcomes = outcomes_of(dealt.header, dealt.record())
    assert list(outcomes) == ["deck@1"]
    for east, west, blind in [
        (-2, -4, {0, 2, SPECTATOR}),
        (-6, -8, {0, 2, SPECTATOR}),
        (0, 9, {0, 1, 2, 3, SPECTATOR}),
    ]:
        deck = list(outcomes["deck@1"])
        deck[east], deck[west] = deck[west], deck[east]
        world = dealt.header.deal(Script({"deck@1": deck}))
        texts = {viewer: record_of(dealt.header, steps(world.copy(), []), viewer).text for viewer in viewers(4)}
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


def lines_of(position: str, played: str) -> dict[str, list[str]]:
    """A position of Cheflebrity, played on: the lines of every viewer's record."""
    game = bakehouse.game("cheflebrity")
    dealt = game.position(position.replace("/", "\n"))
    state = dealt.copy()
    decisions = []
    for line in played.split(" / "):
        seat = game.seat_named(line.partition(":")[0], state.seats)
        decisions.append(Decision(seat, game.read(state, seat, line)))
        decisions[-1].play(state)
    header = new_header(game, dealt, 0, None, ())
    records = [record_of(header, steps(dealt.copy(), decisions), viewer) for viewer in viewers(state.seats)]
    return {record.value("View"): [line.text for line in record.lines] for record in records}


@pytest.mark.rule("CH-R31", "CH-R36")
def test_an_answer_that_is_carried_out_is_known_when_its_window_closes() -> None:
    """CH-D4, CH-D9: the others' cards are returned unseen."""
    played = "s1: end / s2: pass / s3: sab s2.w1 / s1: sab s2.w1 / s2: save / s3: pass / s1: pass"
    lines = lines_of(
        "seats: 3 / step: menu / hand s1: SB SB / hand s2: SV T5 / hand s3: SB T5"
        "/ working s1: w1=B10 / working s2: w1=B5,FA5",
        played,
    )
    assert lines["full"] == played.split(" / ")
    seen = ["s1: end", "s2: ??", "s3: sab s2.w1", "s1: ??", "s2: save", "s3: ??", "s1: ??"]
    assert lines["spectator"] == seen
    assert lines["s1"] == [*seen[:3], "s1: sab s2.w1", *seen[4:6], "s1: pass"]
    assert lines["s2"] == [seen[0], "s2: pass", *seen[2:]]


@pytest.mark.rule("CH-R31", "CH-R33")
def test_a_window_without_a_reaction_tells_that_all_passed() -> None:
    played = "s1: sab s2.w1 / s2: pass / s1: pass / s1: draw pile / s2: pass"
    lines = lines_of("seats: 2 / hand s1: SB T5 / hand s2: SV / working s1: w1=B5 / working s2: w1=B5,FA5", played)
    for viewer in ("s1", "s2", "spectator"):
        assert [line for line in lines[viewer] if line[0] != "+"] == played.split(" / ")


@pytest.mark.rule("CH-R80", "CH-81", "CH-82")
def test_replies_are_known_to_all_and_traded_cards_to_the_traders() -> None:
    """CH-D12, CH-D14."""
    played = "s1: offer all give T25 want ? / s2: decline / s3: accept / s1: pick s3 / s1: commit T5 / s3: commit FA5"
    lines = lines_of("seats: 3 / step: menu / hand s1: T5 / hand s2: B5 / hand s3: FA5", played)
    for viewer in ("full", "s1", "s3"):
        assert lines[viewer] == played.split(" / ")
    for viewer in ("s2", "spectator"):
        assert lines[viewer] == [*played.split(" / ")[:4], "s1: commit ??", "s3: commit ??"]


@pytest.mark.rule("CH-R31")
def test_a_window_that_is_open_tells_nothing() -> None:
    """A record that ends in the middle of a window."""
    position = "seats: 3 / step: menu / hand s1: T5 / hand s2: SB / hand s3: SB / working s1: w1=B5"
    lines = lines_of(position, "s1: end / s2: sab s1.w1")
    assert lines["s3"] == lines["spectator"] == ["s1: end", "s2: ??"]
