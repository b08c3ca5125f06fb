"""How fast bots play: as fast as the only person wants, and never so slowly that somebody waits for long."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from statistics import mean

import pytest

import bakehouse
from bakehouse.core.view import Event
from bakehouse.server import journal, wire
from bakehouse.server.pace import Rhythm
from bakehouse.server.positions import lobby
from bakehouse.server.settings import Settings
from bakehouse.server.staging import LARGE, NOTHING, STAGING
from tests.server.alone import ME, REAL, Alone
from tests.server.waiting import all_waits, longest

SECONDS = 4.0  # in which somebody who plays against three bots is asked again


@pytest.mark.parametrize("slug", bakehouse.games())
def test_nobody_waits_for_long(slug: str) -> None:
    """Without the scenes, at which somebody looks for as long as they like."""
    settings = replace(REAL, scene_pause=0.0)
    waits = [wait for seed in (1, 2) for wait in Alone(slug, seed, settings=settings).waits(40)]
    assert longest(waits, 0.95) < 3.5
    assert longest(waits, 0.99) < SECONDS


@pytest.mark.slow
def test_nobody_waits_for_long_in_real_time(tmp_path: Path) -> None:
    """With real processes, at five tables at once: this needs a machine that is not busy."""
    for slug, waits in asyncio.run(all_waits(tmp_path, tables=1, seconds=25)).items():
        assert longest(waits, 0.95) < SECONDS, slug


def test_a_skipped_turn_takes_no_time() -> None:
    """In The Pie Game a turn that is lost passes with the move before it: nobody is asked."""
    game = Alone("the-pie-game", 2, settings=replace(REAL, scene_pause=0.0))
    lost = 0
    for _ in range(60):
        game.wait()
        if game.table.state.over:
            break
        game.move()
    for event in game.game.events(game.table.state, 0, None):
        lost += event.kind == "returned"
    assert lost
    assert longest(game.waits(20)) < SECONDS


def test_a_round_ends_with_a_scene() -> None:
    """Somebody who is alone looks at the pie for five seconds, or until they go on."""
    rhythm = Rhythm(REAL, "the-pie-game")
    assert rhythm.scene([event("discarded"), event("baked")]) == REAL.scene_pause
    assert rhythm.scene([event("discarded")]) == 0
    assert Rhythm(replace(REAL, bot_pause=0.0), "the-pie-game").scene([event("baked")]) == 0


# -- What a pause depends on -----------------------------------------------------


def event(kind: str, *, notable: bool = False) -> Event:
    return Event(1, kind, notable=notable)


def test_what_is_large_is_looked_at_for_longer() -> None:
    def pause(*events: Event) -> float:
        return Rhythm(REAL, "pie-factory").pause(events, may_be_slip=False)

    assert pause(event("boxed", notable=True)) == pause(event("paid"), event("day_ended")) == REAL.bot_pause * LARGE
    assert 0.15 <= pause(event("lined_up")) < pause(event("drafted")) <= 0.35
    assert pause() == REAL.bot_pause * NOTHING


def test_the_longer_somebody_waits_the_shorter_the_pauses() -> None:
    rhythm = Rhythm(REAL, "pie-factory")
    pauses = [rhythm.pause([event("boxed", notable=True)], may_be_slip=False) for _ in range(12)]
    assert pauses == sorted(pauses, reverse=True)
    assert sum(pauses) < SECONDS - 0.5
    rhythm.person_decided()
    assert rhythm.pause([event("boxed", notable=True)], may_be_slip=False) == pauses[0]


@pytest.mark.parametrize("slug", STAGING)
def test_kinds_that_are_staged_exist(slug: str) -> None:
    package = bakehouse.game(slug).package
    kinds = set(import_module(f"{package}.reports").KINDS.values())
    staging = STAGING[slug]
    assert staging.large | staging.slight | staging.silent <= kinds
    assert not staging.large & staging.slight
    assert not (staging.large | staging.slight) & staging.silent


def test_every_game_is_staged() -> None:
    assert set(STAGING) == set(bakehouse.games())


def bot_waits(level: str) -> list[float]:
    """How long the question to a bot stands, where nobody cuts it short."""
    game = Alone("pie-factory", 3, level=level)
    found = []
    game.wait()
    game.move()
    for _ in range(3):
        asked, question = game.table.asked_at, game.table.question
        while game.table.question == question and not game.is_asked():
            game.run(0.005)
        found.append(game.table.asked_at - asked)
    return found


def test_a_hard_bot_has_time_to_think() -> None:
    """Its level is public; so is that its pause is longer."""
    settings = Settings(data=Path("nowhere"), bot_seconds=0.55)
    assert min(wait for wait in bot_waits("hard") if wait > 0.01) > settings.bot_seconds


# -- The person's own pace ---------------------------------------------------------


def set_pace(game: Alone, speed: wire.Speed) -> None:
    assert game.send(wire.Pace(game.next(), speed)) is None


def test_slow_and_fast() -> None:
    def wait(speed: wire.Speed) -> float:
        game = Alone("pie-factory", 4)
        set_pace(game, speed)
        return mean(game.waits(12))

    normal = wait("normal")
    assert 1.7 < wait("slow") / normal < 2.3
    assert 0.3 < wait("fast") / normal < 0.55


def told(game: Alone) -> int:
    """How many events there were that people look at."""
    return sum(event.kind != "quiet" for event in game.game.events(game.table.state, 0, None))


@pytest.mark.parametrize("slug", bakehouse.games())
def test_step_by_step(slug: str) -> None:
    """Every thing that a bot does waits for a Go, and what nobody would see waits for none."""
    game = Alone(slug, 5)
    set_pace(game, "step")
    steps = 0
    for _ in range(40):
        game.run(5.0)
        if game.is_asked():
            game.move()
            continue
        before, number = told(game), game.table.number
        game.run(60.0)
        assert game.table.number == number, "somebody moved by themselves"
        assert game.send(wire.Go(game.next())) is None
        game.run(5.0)
        assert game.table.number > number
        assert told(game) > before or game.is_asked() or game.table.state.over
        steps += 1
    assert steps > 5


def test_go_cuts_a_pause_short() -> None:
    game = Alone("pie-factory", 6)
    set_pace(game, "slow")
    game.wait()
    game.move()
    number = game.table.number
    game.run(0.2)
    assert game.table.number == number
    assert game.send(wire.Go(game.next())) is None
    game.run(0.1)
    assert game.table.number == number + 1


@pytest.mark.parametrize("speed", ["slow", "step"])
def test_go_on_until_i_am_asked(speed: wire.Speed) -> None:
    game = Alone("cheflebrity", 7)
    set_pace(game, speed)
    for _ in range(5):
        assert game.send(wire.Go(game.next(), all=True)) is None
        assert game.wait() < 6.0
        game.move()
        assert game.send(wire.Go(game.next(), all=True)) is None
        assert game.wait() < 3.5  # up to 26 questions to bots
        game.move()


def test_only_the_only_person_sets_the_pace() -> None:
    two = Alone("pie-factory", 1, people=2)
    for message in (wire.Pace(two.next(), "fast"), wire.Go(two.next())):
        refusal = two.send(message)
        assert refusal is not None
        assert refusal.code == "not_alone"
    assert lobby(two.table, two.guests[ME]).pace == ""
    one = Alone("pie-factory", 1)
    watcher = one.watch()
    for message in (wire.Pace(one.next(), "fast"), wire.Go(one.next())):
        refusal = one.send(message, watcher)
        assert refusal is not None
        assert refusal.code == "not_alone"
    set_pace(one, "fast")  # somebody who watches does not matter
    assert lobby(one.table, watcher).pace == "fast"


def test_where_a_second_person_sits_down_it_is_the_houses_pace() -> None:
    game = Alone("pie-factory", 1)
    set_pace(game, "step")
    game.table.apply(journal.Filled(1, ""))
    game.table.apply(journal.Sat(1, 2, "Bob"))
    assert game.table.pace == "normal"
    assert lobby(game.table, game.guests[ME]).pace == ""
    game.table.apply(journal.Filled(1, "easy"))
    assert lobby(game.table, game.guests[ME]).pace == "step"


def test_the_pace_is_remembered() -> None:
    game = Alone("pie-factory", 1)
    set_pace(game, "slow")
    set_pace(game, "slow")
    stored = game.stored
    assert stored == [journal.Paced("slow")]  # and once
    again = Alone("pie-factory", 1)
    again.table.load(stored[0])
    assert again.table.pace == "slow"
