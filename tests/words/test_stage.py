"""The words of the stage and of the chips: short, in every language, and no more than the log of the same reader."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.core.events import kinds_of
from bakehouse.core.log import HIDDEN
from bakehouse.core.messages import Message
from bakehouse.core.options import Value
from bakehouse.core.view import Event
from bakehouse.games import FOLDERS
from bakehouse.words import Words, languages
from tests.contract.driver import random_moves
from tests.words.test_rendering import check

PEOPLE = ["Ann", "Ben", "Cleo", "Dan"]
WORDS = 10  # of a caption in English
CHARACTERS = 24  # of a chip in English
VIEWERS = (None, 0, 1)
MOVES = 15_000  # enough for the end of every game
GAMES = 3
SOME = 60  # different events of each kind for each viewer
# Options with which everything happens sooner or later.
OPTIONS: dict[str, list[dict[str, Value]]] = {
    "the-pie-game": [{"target_pies": 1, "trade": "offer_first"}, {"target_pies": 1, "lose_turn_cost": "single"}],
    "pie-factory": [
        {},
        {"score_piles": "closed", "discards": "face_down_stay_secret", "full_hand_draft": "discard_down"},
    ],
    "pie-contest": [{}, {"claims": "manual", "first_player": "poll"}],
}
# What hardly ever happens at random.
RARE = {
    "pastry-chefs": [Event(0, "passed", seat) for seat in range(2)],
    "pie-factory": [
        *(Event(0, "passed", seat) for seat in range(2)),
        *(
            Event(0, "grandma_decided", seat, args={"choice": choice})
            for seat in range(2)
            for choice in ("foreman", "secretary", "keep")
        ),
    ],
    "pie-contest": [Event(0, "dropped", args={"count": count}) for count in (1, 2)],
}
UNSHOWN = {"cheflebrity": {"quiet", "answered"}, "pie-contest": {"nothing_done"}}  # in the log only


@cache
def happened(slug: str) -> list[tuple[int | None, Event]]:
    """What happened in random games of four players and what is rare, as two of them and a spectator learn it: some
    different events of each kind."""
    game = bakehouse.game(slug)
    different: dict[tuple[int | None, str], dict[bytes, Event]] = defaultdict(dict)
    for state in ends(game):
        for viewer in VIEWERS:
            for event in [*game.events(state, 0, viewer), *RARE.get(slug, [])]:
                different[viewer, event.kind][msgspec.json.encode(event.message)] = event
    return [(viewer, event) for (viewer, _), events in different.items() for event in [*events.values()][:SOME]]


def ends(game: Game) -> Iterator[State]:
    for options in OPTIONS.get(game.info.slug, [{}]):
        for seed in range(GAMES):
            state = game.deal(len(PEOPLE), seed, options)
            for _ in random_moves(game, state, Rng(seed), MOVES):
                pass
            yield state


def told(slug: str, language: str) -> Iterator[tuple[Words, Event]]:
    words = {viewer: Words(language, bakehouse.game(slug), None, PEOPLE, viewer) for viewer in VIEWERS}
    for viewer, event in happened(slug):
        yield words[viewer], event


@pytest.mark.parametrize("slug", FOLDERS)
def test_every_kind_of_event_is_tried(slug: str) -> None:
    game = bakehouse.game(slug)
    kinds = set(kinds_of(__import__(f"{game.package}.events", fromlist=["events"])).values())
    assert {event.kind for _, event in happened(slug)} == kinds


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", FOLDERS)
def test_captions_and_chips_can_be_said(slug: str, language: str) -> None:
    for words, event in told(slug, language):
        check(words.event(event, "stage"), language)
        chip = words.event(event, "chip")
        check(chip, language)
        assert bool(chip) == (event.kind not in UNSHOWN.get(slug, set())), event.kind


@pytest.mark.parametrize("slug", FOLDERS)
def test_captions_and_chips_are_short(slug: str) -> None:
    for words, event in told(slug, "en"):
        if words.has(event.message.id, "stage"):
            caption = words.event(event, "stage")
            assert len(caption.split()) <= WORDS, caption
            assert not caption.endswith("."), caption
        chip = words.event(event, "chip")
        assert len(chip) <= CHARACTERS, chip
        assert event.seat is None or not chip.startswith(f"{PEOPLE[event.seat]} "), chip  # the avatar says who


@pytest.mark.parametrize("slug", FOLDERS)
def test_hidden_cards_are_not_named(slug: str) -> None:
    game = bakehouse.game(slug)
    words = Words("en", game)
    for reader, event in told(slug, "en"):
        if HIDDEN in event.cards:
            said = f"{reader.event(event, 'stage')} {reader.event(event, 'chip')}"
            for face in game.faces(game.house_deck()):
                full, short = words.name(face), words.name(face, short=True)
                assert full in reader.event(event) or (full not in said and short not in said), said


def test_what_has_no_chip_is_not_shown() -> None:
    """Other forms fall back to the whole sentence."""
    words = Words("en", bakehouse.game("cheflebrity"))
    quiet = Event(0, "quiet")
    assert (words.event(quiet, "chip"), words.event(quiet, "stage")) == ("", "Nobody reacts.")


def test_short_names() -> None:
    """Of cards and of parts of sentences; a card that has turned into another one is called what it is now."""
    words = Words("en", bakehouse.game("pastry-chefs"), None, PEOPLE, None)
    hearts = Message("described-suit", {"suit": "hearts", "count": 2})
    assert (words(hearts), words.short(hearts)) == ("2 hearts", "two ♥")
    assert (words.card("4c"), words.card("4c", short=True)) == ("Four of Clubs", "4♣")
    contest = Words("en", bakehouse.game("pie-contest"))
    assert contest.short(Message("card-symphony")) == "Symphony"
    assert contest.short(Message("card-dairy-dream")) == "Dairy Dream"
    assert contest.short(Message("card-dairy-dream.turned")) == "Whipped Cream"
