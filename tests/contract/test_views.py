"""Views are plain data; worlds drawn from a view give the same view back."""

import msgspec

from bakehouse import SPECTATOR, Event, Game, Rng
from bakehouse.bots.bot import without_memory  # worlds carry none, so that they are cheap to copy
from tests.contract.driver import audiences, bytes_for, random_moves, seat_counts


def test_views_are_typed_plain_data(game: Game) -> None:
    state = game.deal(game.info.seats[1], 51)
    for number, _ in enumerate(random_moves(game, state, Rng(1), 300)):
        if number % 20 == 0:
            for seat in audiences(state):
                view = game.view(state, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_a_view_shows_its_own_questions_only(game: Game) -> None:
    state = game.deal(game.info.seats[1], 52)
    for _ in random_moves(game, state, Rng(2), 300):
        for seat in audiences(state):
            view = game.view(state, seat)
            assert view.seat == seat
            assert view.legal == ([] if seat is None else state.legal(seat))
            assert view.number == state.number
    spectator = game.view(state, None)
    assert spectator.pending == []


def test_worlds_give_the_same_view_back(game: Game) -> None:
    """The law of `sample`: a possible world, and another one than the truth where there is one."""
    others = samples = 0
    for seats in seat_counts(game):
        state = game.deal(seats, 53)
        rng = Rng(seats)
        for number, _ in enumerate(random_moves(game, state, Rng(3), 400)):
            if number % 23:
                continue
            for seat in audiences(state):
                view = game.view(state, seat)
                world = game.sample(view, rng)
                assert without_memory(game.view(world, seat)) == without_memory(view)
                # Who else has answered in an open window a view does not tell, so a world cannot know it.
                assert seat is None or world.is_asked(seat) == state.is_asked(seat)
                assert set(state.actors) <= set(world.actors)
                samples += 1
                others += any(
                    without_memory(game.view(world, other)) != without_memory(game.view(state, other))
                    for other in range(seats)
                    if other != seat
                )
    assert others > samples / 2


def test_worlds_inside_a_chain(game: Game) -> None:
    """A seat's own unfinished chain is in its world too."""
    tried = 0
    state = game.deal(game.info.seats[0], 54)
    rng = Rng(1)
    for seat, atoms in random_moves(game, state, Rng(4), 500):
        if len(atoms) > 1 and tried < 25:
            trial = state.copy()
            trial.apply(seat, atoms[0])
            view = game.view(trial, seat)
            assert view.pending == atoms[:1]
            world = game.sample(view, rng)
            assert world.pending(seat) == atoms[:1]
            assert without_memory(game.view(world, seat)) == without_memory(view)
            tried += 1
    assert tried > 3


def test_an_unfinished_chain_is_seen_by_nobody_else(game: Game) -> None:
    tried = 0
    state = game.deal(game.info.seats[1], 55)
    for seat, atoms in random_moves(game, state, Rng(5), 500):
        if len(atoms) == 1 or tried > 25:
            continue
        trial = state.copy()
        before = {other: bytes_for(game, state, other) for other in audiences(state) if other != seat}
        for atom in atoms[:-1]:
            trial.apply(seat, atom)
            for other, seen in before.items():
                assert bytes_for(game, trial, other) == seen
        tried += 1
    assert tried > 3


def test_random_worlds_play_on(game: Game) -> None:
    from bakehouse import playout

    state = game.deal(game.info.seats[0], 56)
    playout(state, Rng(1), 40)
    world = game.sample(game.view(state, 0), Rng(2))
    assert playout(world, Rng(3), 300) > 0


def test_who_sees_the_same_cards_is_told_the_same(game: Game) -> None:
    """A server makes an event once for all who see its cards, and once for all who do not."""
    state = game.deal(game.info.seats[1], 55)
    for _ in random_moves(game, state, Rng(5), 300):
        pass
    for entry in state.entries():
        made: dict[bool, Event] = {}
        for viewer in (SPECTATOR, *range(state.seats)):
            event = game.event(state, entry, viewer)
            assert made.setdefault(entry.shows_cards_to(viewer), event) == event
