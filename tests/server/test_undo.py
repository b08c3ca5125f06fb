"""Undo among bots: back to one's last decision, and what bots did since with it, until something new was learned."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import bakehouse
from bakehouse.core.decision import only_chain
from bakehouse.core.match import is_news
from bakehouse.core.view import Event
from bakehouse.server import journal, wire
from tests.server.alone import ME, REAL, Alone

INFO = bakehouse.game("pie-factory").info


def undo(game: Alone) -> str:
    """Take the last move back; why that is refused."""
    refusal = game.send(wire.Undo(game.next(), ME, game.table.number))
    return "" if refusal is None else refusal.code


@pytest.mark.parametrize("slug", bakehouse.games())
def test_undo_over_bots(slug: str) -> None:
    """Whenever it is said to be possible, it leads back to the view before the move; and it is so often enough."""
    found: list[bool] = []  # undos: did a bot move before them?
    for seed in (3, 4):
        found += undos(Alone(slug, seed))
    assert len(found) >= 5
    assert slug != "pie-factory" or any(found)


def undos(game: Alone) -> list[bool]:
    found = []
    before = None
    for step in range(30):
        game.wait()
        if game.table.state.over:
            break
        view = game.read()["view"]
        before = before if only_chain(game.table.state, ME) else view  # back over what was no choice
        game.move()
        number = game.table.number
        game.run((0.5, 1.6, 2.5)[step % 3])
        if game.read()["undo"] is None:
            found.append(game.table.number > number)
            assert undo(game) == ""
            assert game.read()["view"] == before
            game.move()
        elif not game.table.state.over:
            assert undo(game) == "no_undo"
    return found


@pytest.mark.parametrize("slug", bakehouse.games())
def test_the_journal_replays_with_undos_over_bots(slug: str) -> None:
    game = Alone(slug, 4)
    for step in range(40):
        game.wait()
        game.move()
        game.run(0.4 + step % 3)
        if game.table.state.over:
            break
        if game.read()["undo"] is None:
            undo(game)
    stored = game.stored
    assert any(isinstance(entry, journal.Undone) for entry in stored)
    again = Alone(slug, 4).table
    for entry in stored:
        again.load(entry)
    assert again.match is not None
    assert game.table.match is not None
    assert again.match.decisions == game.table.match.decisions
    assert again.number == game.table.number
    for seat in range(4):
        assert again.game.view(again.state, seat) == game.game.view(game.table.state, seat)
    assert again.why_no_undo(ME) == game.table.why_no_undo(ME)


def test_bots_wait_so_that_a_slip_can_be_taken_back() -> None:
    """A second after a move that chance had no part in."""
    game = Alone("pie-factory", 5)
    for _ in range(10):
        game.wait()
        since = game.table.state.event_count
        game.move()
        events = game.game.events(game.table.state, since, ME)
        number = game.table.number
        game.run(REAL.slip_pause - 0.05)
        if not game.is_asked() and not any(event.chance for event in events):
            assert game.table.number == number


def test_in_a_window_of_bots_a_move_can_still_be_taken_back() -> None:
    """As long as none of them has answered; with several people it cannot (tests/server/test_windows.py)."""
    game = Alone("cheflebrity", 6)
    found = 0
    for _ in range(60):
        game.wait()
        game.move()
        if game.table.window is not None and ME not in game.table.waiting and game.read()["undo"] is None:
            number = game.table.number
            assert undo(game) == ""
            assert game.table.number == number + 1
            assert game.table.waiting == [ME]
            game.move()
            found += 1
    assert found


def test_people_cannot_take_back_what_came_before_anothers_move() -> None:
    game = Alone("pie-factory", 7, people=2)
    seats = [game.table.waiting[0]]
    for _ in range(12):
        seat = game.table.waiting[0]
        if seat > 1:
            game.run(3.0)
            continue
        default = game.game.default(game.table.state, seat)
        pick = wire.Pick(game.next(), seat, game.table.number, default)
        assert game.send(pick, game.guests[seat]) is None
        seats.append(seat)
        if [*pairwise(seats)][-1] in ((0, 1), (1, 0)):
            why = game.table.why_no_undo(1 - seat)
            assert why is not None
            assert why.id == "no-undo-moved-since"
            return
    raise AssertionError("nobody moved after the other")


def test_a_bot_does_not_believe_what_was_taken_back() -> None:
    """Its successor hears everything afresh: it has another seed."""
    game = Alone("pie-factory", 8)
    game.wait()
    game.move()
    game.run(0.3)
    seeds = dict(game.table.opponents._seeds)
    assert seeds
    assert undo(game) == ""
    game.move()
    game.run(0.3)
    assert not set(seeds.values()) & set(game.table.opponents._seeds.values())


# -- What is news --------------------------------------------------------------------


def told(
    kind: str, seat: int, cards: list[str], source: str = "", *, chance: bool = False, secret: bool = False
) -> bool:
    event = Event(1, kind, seat, cards, source=source, chance=chance, secret=secret)
    return is_news(event, ME, msgspec.structs.replace(INFO, disclosures=("announced",), open_moves=("placed",)))


def test_what_is_news() -> None:
    assert told("drew", ME, ["APP"], "pile:deck", chance=True, secret=True)  # a card that I drew
    assert not told("drew", 1, ["??"], "pile:deck", chance=True, secret=True)  # one that a bot drew
    assert told("lined_up", 1, ["APP"], chance=True)
    assert told("discarded", 1, ["APP"], "seat:1", secret=True)  # a card of a bot's hand
    assert told("played", 1, ["APP"], "seat:1")
    assert not told("drafted", 1, ["APP"], "pile:line")  # a card that lay open
    assert not told("placed", 1, ["APP"], "seat:1")
    assert not told("gave", 1, ["??"], "seat:1", secret=True)
    assert not told("discarded", ME, ["APP"], "seat:0", secret=True)  # mine: only the others learned something
    assert not told("announced", ME, [], "seat:2", secret=True)
    assert told("announced", 1, [], "seat:2", secret=True)
    assert told("asked", ME, [], secret=True)  # I got an answer
    assert told("quiet", -1, [], secret=True)
