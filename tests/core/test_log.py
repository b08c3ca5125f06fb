"""The log: shared by copies, numbered without gaps for every audience."""

import bakehouse
from bakehouse import Rng, playout
from bakehouse.core.log import CHANCE, all_entries, entries


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
    names = [entry.name for entry in all_entries(state.log) if entry.kind == CHANCE]
    assert names[:2] == ["first_player", "deck@1"]
    assert all(entry.kind != CHANCE for entry in entries(state.log))


def test_a_log_grows_on_one_copy_only() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 3)
    twin = state.copy()
    before = game.events(state)
    playout(twin, Rng(1), 50)
    assert game.events(state) == before
    assert game.events(twin)[: len(before)] == before


def test_long_logs_can_be_forgotten() -> None:
    """A chain of entries is let go without deep recursion."""
    from bakehouse.core.log import NOBODY, Entry
    from bakehouse.core.state import NO_CARDS

    last: Entry | None = None
    for _ in range(200_000):
        last = Entry(last, 1, 0, 0, 0, 0, NO_CARDS, NOBODY, "", luck=False)
    assert last is not None
    assert last.number == 200_000
    del last
