"""Written, read, played again and written again: the same bytes, for every viewer."""

import pytest

import bakehouse
from bakehouse import EVERYTHING, Game, State
from bakehouse.core.chance import Chance
from bakehouse.records import Record, RecordHeader, as_seen_by, parse, read, replay, tell, verify, write
from bakehouse.records.narration import narrate
from bakehouse.records.reading import good_steps
from tests.contract.driver import audiences, bytes_for
from tests.records.recorded import CASES, SECRET, SHORT, Case, finished, name_of, recorded, viewers


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_same_bytes(case: Case) -> None:
    recorder = recorded(*case)
    full = read(recorder.text(), strict=True)
    for viewer in viewers(case[1]):
        text = recorder.text(viewer)
        assert read(text, strict=True).text == text
        assert as_seen_by(full, viewer).text == text


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_replay_leads_to_the_same_state(case: Case) -> None:
    slug, seats, seed, options, _ = case
    recorder = recorded(*case)
    game = bakehouse.game(slug)
    state = game.deal(seats, seed, options)
    steps = list(replay(read(recorder.text(), strict=True)))
    assert everything(game, steps[0].after) == everything(game, state)
    for step, decision in zip(steps[1:], recorder.decisions, strict=True):
        assert step.decision == decision
        decision.play(state)
        assert (step.after.number, step.after.outcome) == (state.number, state.outcome)
        if state.number % 50 == 0 or state.over:
            assert everything(game, step.after) == everything(game, state)


def everything(game: Game, state: State) -> list[bytes]:
    """All views and events; the future is left out, because a record has no luck for it."""
    return [bytes_for(game, state, seat) for seat in audiences(state)]


def test_a_file_is_read_told_and_checked_in_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `bakehouse replay` does: the record is dealt and played once."""
    deals = []
    deal = RecordHeader.deal

    def counted(header: RecordHeader, chance: Chance) -> State:
        deals.append(chance)
        return deal(header, chance)

    monkeypatch.setattr(RecordHeader, "deal", counted)
    record = parse(finished())
    told = list(narrate(record, good_steps(record), EVERYTHING))
    assert len(deals) == 1
    assert record.errors == []
    assert told == list(tell(read(finished())))


def test_the_steps_of_a_replay_keep_their_states() -> None:
    steps = list(replay(read(finished())))
    assert [step.after.number for step in steps] == list(range(len(steps)))


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_what_is_over_is_verified(case: Case) -> None:
    record = read(recorded(*case).text(), strict=True)
    assert verify(record).holds is (True if record.value("Result") else None)


def test_replay_needs_no_seed() -> None:
    lines = [line for line in finished().split("\n") if not line.startswith(("[Seed", "[Commit"))]
    record = read("\n".join(lines), strict=True)
    assert [step.after.outcome for step in replay(record)][-1] is not None


def test_write_is_a_recorder_at_once() -> None:
    recorder = recorded("pastry-chefs", 4, SECRET)
    moves = [(decision.seat, decision.atoms) for decision in recorder.decisions]
    assert write(recorder.header.game, 4, SECRET, moves) == recorder.text()


def test_none_is_another_word_for_everything() -> None:
    """Programs outside say None where nothing is to be hidden."""
    recorder = recorded("pastry-chefs", 4, 1, cap=30)
    moves = [(decision.seat, decision.atoms) for decision in recorder.decisions]
    assert recorder.text(None) == recorder.text(EVERYTHING) == recorder.text()
    assert write(recorder.header.game, 4, 1, moves, viewer=None) == recorder.text()
    assert as_seen_by(recorder.record(), None).text == recorder.text()
    assert list(tell(recorder.record(), None)) == list(tell(recorder.record()))


# -- Decks -------------------------------------------------------------------

STRANGE = """# A deck with a "strange" name \\ and a long line: {}
name = "Grüße\\t\\"\\\\ 日本 \u2028 \\u202e"
total = 48
"""


def strange_deck(slug: str = "pastry-chefs") -> str:
    """The house deck with a head full of characters that need care."""
    game = bakehouse.game(slug)
    rows = game.house_deck().text.split("total = 48\n")[1]
    return STRANGE.format("x" * 5_000) + rows


def test_another_deck_travels_inside() -> None:
    deck = bakehouse.game("pastry-chefs").deck_text(strange_deck())
    text = recorded("pastry-chefs", 4, 3, deck=deck).text()
    assert max(len(line) for line in text.split("\n")) < 10_000
    record = read(text, strict=True)
    assert "".join(record.values("DeckFile")) == strange_deck()
    assert as_seen_by(record, None).text == text
    state = list(replay(record))[-1].after
    assert state.table_deck.digest == deck.digest
    assert verify(record).holds


def test_a_deck_that_an_option_names_stays_at_home() -> None:
    text = recorded("the-pie-game", 3, 49, SHORT, 700).text()
    assert "[DeckFile" not in text
    assert '[Deck "gentle ' in text


def test_the_house_deck_handed_in_stays_at_home() -> None:
    house = bakehouse.game("pastry-chefs").house_deck()
    assert recorded("pastry-chefs", 4, 3, deck=house).text() == recorded("pastry-chefs", 4, 3).text()


def test_a_custom_deck_that_happens_to_be_the_house_deck() -> None:
    house = bakehouse.game("the-pie-game").house_deck()
    text = recorded("the-pie-game", 2, 4, {"deck": "custom"}, 50, house).text()
    assert read(text, strict=True).text == text


# -- Simultaneous answers and chains -----------------------------------------


def test_answers_stand_in_asking_order() -> None:
    """Any order of the answers gives the same record."""
    game = bakehouse.game("the-pie-game")
    forwards, backwards = recorded("the-pie-game", 6, 65, SHORT, 0), recorded("the-pie-game", 6, 65, SHORT, 0)
    state = game.deal(6, 65, SHORT)
    windows = 0
    while not state.over and windows < 5:
        asked = state.actors
        answers = [(seat, state.legal(seat)[-1]) for seat in asked]
        windows += len(asked) > 1
        for seat, move in answers:
            forwards.played(seat, [move])
            state.play(seat, move)
        for seat, move in reversed(answers):
            backwards.played(seat, [move])
    assert windows == 5
    assert forwards.text() == backwards.text()
    assert read(forwards.text(), strict=True).moves == state.number


def test_an_open_window_is_not_told() -> None:
    game = bakehouse.game("the-pie-game")
    state = game.deal(6, 65, SHORT)
    recorder = recorded("the-pie-game", 6, 65, SHORT, 0)
    while len(state.actors) == 1:
        seat = state.actors[0]
        recorder.played(seat, [state.legal(seat)[-1]])
        state.play(seat, state.legal(seat)[-1])
    before = recorder.text()
    *early, last = state.actors
    for seat in early:
        recorder.played(seat, [state.legal(seat)[0]])
        assert recorder.text() == before
    recorder.played(last, [state.legal(last)[0]])
    assert read(recorder.text(), strict=True).moves == read(before).moves + 6


def test_a_chain_may_come_in_pieces() -> None:
    whole, pieces = recorded("pastry-chefs", 4, 1), recorded("pastry-chefs", 4, 1, cap=0)
    for decision in whole.decisions:
        for atom in decision.atoms:
            pieces.played(decision.seat, [atom])
    assert any(len(decision.atoms) > 1 for decision in whole.decisions)
    assert pieces.text() == whole.text()


def test_an_unfinished_chain_is_not_told() -> None:
    game = bakehouse.game("pastry-chefs")
    recorder = recorded("pastry-chefs", 4, 1, cap=0)
    dealt = recorder.text()
    state = game.deal(4, 1)
    seat = state.actors[0]
    *chain, last = game.read(state, seat, "move 1 #1 N>S" if seat else "move 1 #1 E>S")
    recorder.played(seat, chain)
    assert recorder.text() == dealt
    recorder.played(seat, [last])
    assert read(recorder.text(), strict=True).moves == 1


# -- Comments ----------------------------------------------------------------


def test_comments_are_kept_where_they_stand() -> None:
    tags, lines = finished().split("\n\n")
    text = f"{tags}\n\n# Ada's best game\n{lines}# well played\n"
    record = read(text, strict=True)
    assert record.text == text
    assert as_seen_by(record, None).text == finished()
    assert verify(record).holds


def test_comments_above_the_tags_are_overlooked() -> None:
    assert read("# saved by the terminal\n\n" + finished(), strict=True).text == finished()


def test_files_from_other_systems() -> None:
    assert read("\ufeff" + finished().replace("\n", "\r\n"), strict=True).text == finished()


def test_a_record_is_plain_data() -> None:
    record: Record = read(finished())
    assert record.is_full
    assert record.tag("Nonsense") is None
    assert record.value("Nonsense") == ""
    assert str(record.moves) == record.value("Moves")
