"""The log: shared by copies, numbered without gaps for every audience."""

import bakehouse
from bakehouse import Rng, playout
from bakehouse.core.log import CHANCE, NOBODY, PAGE, Log
from bakehouse.core.native import i64, vec
from bakehouse.core.state import NO_CARDS
from bakehouse.games.pastry_chefs.events import BAKED, DREW


def test_numbers_without_gaps_for_every_audience() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 3)
    playout(state, Rng(1), 200)
    for seat in (None, 0, 1, 2, 3):
        events = game.events(state, 0, seat)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        assert game.events(state, 7, seat) == events[7:]


def test_the_outcomes_of_chance_are_heard_by_nobody() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 3)
    names = [entry.name for entry in state.all_entries() if entry.kind == CHANCE]
    assert names[:2] == ["first_player", "deck@1"]
    assert all(entry.kind != CHANCE for entry in state.entries())


def test_a_log_grows_on_one_copy_only() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 3)
    twin = state.copy()
    before = game.events(state)
    playout(twin, Rng(1), 50)
    assert game.events(state) == before
    assert game.events(twin)[: len(before)] == before


def numbered(log: Log) -> list[tuple[int, int]]:
    return [(int(entry.number), int(entry.a)) for entry in log.entries(0)]


def write(log: Log, first: int, count: int) -> None:
    for number in range(first, first + count):
        log.add(1, 0, number, 0, 0, NO_CARDS, NOBODY, luck=False)


def test_two_copies_go_on_by_themselves() -> None:
    """Whoever writes first continues on the shared page, the other one on a page of its own."""
    log = Log()
    write(log, 0, 3)
    twin = log.copy()
    write(twin, 100, 2)
    write(log, 200, 2)
    write(twin, 102, 100)
    assert numbered(log) == [(1, 0), (2, 1), (3, 2), (4, 200), (5, 201)]
    assert numbered(twin) == [(1, 0), (2, 1), (3, 2), *((number, 96 + number) for number in range(4, 106))]


def test_the_same_entries_from_any_number_on() -> None:
    log = Log()
    for number in range(100):
        write(log, number, 1)
        log.add_chance(f"stream {number}", vec[i64]([number]), is_number=True)
    everything = numbered(log)
    for since in range(101):
        assert [(entry.number, entry.a) for entry in log.entries(since)] == everything[since:]
    assert [entry.name for entry in log.everything(0) if entry.kind == CHANCE] == [f"stream {n}" for n in range(100)]


def test_only_the_kinds_that_are_wanted() -> None:
    log = Log()
    for number in range(120):
        log.add(1 + number % 3, 0, number, 0, 0, NO_CARDS, NOBODY, luck=False)
        log.add_chance("deck", vec[i64]([number]), is_number=True)
    wanted = 1 << 1 | 1 << 3
    assert [entry.a for entry in log.entries(50, wanted)] == [n for n in range(50, 120) if n % 3 != 1]
    assert [entry.number for entry in log.entries(0, wanted)][:3] == [1, 3, 4]
    assert log.entries(0, 1 << CHANCE) == []


def test_events_of_some_kinds() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 3)
    playout(state, Rng(1), 200)
    kinds = 1 << DREW | 1 << BAKED
    wanted = [event for event in game.events(state, 9, 2) if event.kind in ("drew", "baked")]
    assert {event.kind for event in wanted} == {"drew", "baked"}
    assert game.events(state, 9, 2, kinds) == wanted


def test_everything_since_an_earlier_end() -> None:
    log = Log()
    write(log, 0, 40)
    end = log.end
    log.add_chance("deck", vec[i64]([3, 1, 2]), is_number=False)
    write(log, 40, 40)
    later = log.everything(end)
    assert [list(later[0].cards), later[0].name] == [[3, 1, 2], "deck"]
    assert [entry.a for entry in later[1:]] == list(range(40, 80))


def test_an_entry_may_be_larger_than_a_page() -> None:
    log = Log()
    cards = list(range(PAGE * 2))
    write(log, 0, 1)
    log.add_chance("deck", vec[i64](cards), is_number=False)
    write(log, 1, 1)
    before, shuffle, after = log.everything(0)
    assert list(shuffle.cards) == cards
    assert (before.number, after.number) == (1, 2)


def test_long_logs_can_be_forgotten() -> None:
    """A chain of pages is let go without deep recursion."""
    log = Log()
    write(log, 0, 200_000)
    assert log.event_count == 200_000
    del log
