"""What the code says is in the English catalogues, with the same arguments, and nothing else is."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bakehouse
from bakehouse.core.events import kinds_of
from bakehouse.core.options import form_of
from bakehouse.games import FOLDERS
from bakehouse.words import catalogue_text
from bakehouse.words.checking import Entry, read_catalogue
from tests.words.sources import SOURCE, Said, literals, said_in

SHARED = ("table", "refusals", "terminal")
# By room: the catalogues that its readers have.
ROOMS = {
    "core": ("refusals", "table"),
    "server": ("refusals", "table"),
    "records": ("terminal", "refusals", "table"),
    "bots": ("terminal", "refusals", "table"),
    "terminal": ("terminal", "refusals", "table"),
    "words": ("terminal", "refusals", "table"),
    **{f"games/{folder}": (slug, "refusals", "table") for slug, folder in FOLDERS.items()},
}
PUT_TOGETHER = (
    "result-won",  # how a game says who has won, if it has words of its own: the page looks for them
    "reason-",
    "kind-",
    "icon-",
    "mark-",
    "lesson-",  # by lesson.toml: tests/server/test_lessons.py
    "glance",
)  # the last by the page: web/tests/glances.test.ts
READ = "language-name"  # by catalogues.py, without saying it
PASSED_ON = ("core/messages.py", "words/words.py")  # where `say` itself is


@cache
def messages(name: str) -> dict[str, Entry]:
    """The messages of an English catalogue."""
    return read_catalogue(catalogue_text("en", name)).messages


def said(room: str) -> list[Said]:
    return [call for call in said_in(SOURCE / room) if not call.place.startswith(PASSED_ON)]


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_said_has_words(room: str) -> None:
    """The id is written out where it is said, and the arguments are those that the English words use."""
    known = {id: message for name in ROOMS[room] for id, message in messages(name).items()}
    faults = []
    for call in said(room):
        if not call.id:
            faults.append(f"{call.place}: the id is not written out")
        elif call.id not in known:
            faults.append(f"{call.place}: no catalogue has {call.id}")
        elif known[call.id].arguments != call.args:
            used = sorted(known[call.id].arguments)
            faults.append(f"{call.place}: {call.id} is said with {sorted(call.args)}, its words use {used}")
    assert not faults, "\n".join(faults)


def families(slug: str) -> Iterator[str]:
    """The messages of a game whose ids follow from something else."""
    game = bakehouse.game(slug)
    for name in vars(__import__(f"{game.package}.events", fromlist=["events"])):
        if name.isupper():
            yield f"event-{name.lower().replace('_', '-')}"
    for face in game.faces(game.house_deck()):
        assert face.words is not None, face.code
        yield face.words.id.partition(".")[0]
        yield f"kind-{face.kind.replace(' ', '-')}"
    yield from (f"option-{name}" for name in game.info.options)
    yield from (f"standing-{key}" for key in game.standing())
    yield from game.info.phrases


@pytest.mark.parametrize("slug", FOLDERS)
def test_a_game_has_all_its_words_and_no_others(slug: str) -> None:
    calls = {call.id for call in said(f"games/{FOLDERS[slug]}")}
    derived = set(families(slug))
    english = messages(slug)
    assert derived <= set(english), derived - set(english)
    loose = {id for id in set(english) - calls - derived if not id.startswith(PUT_TOGETHER)}
    assert not loose, f"nobody says {sorted(loose)}"


@pytest.mark.parametrize("slug", FOLDERS)
def test_events_and_options_have_their_forms(slug: str) -> None:
    game = bakehouse.game(slug)
    english = messages(slug)
    for kind in kinds_of(__import__(f"{game.package}.events", fromlist=["events"])).values():
        forms = {*english[f"event-{kind.replace('_', '-')}"].forms}
        assert "log" in forms, kind
        assert forms <= {"log", "stage", "aria", "chip"}, kind
    for option in game.info.options.values():
        assert english[f"option-{option.name}"].forms == ["", *map(form_of, option.values)], option.name


def test_everything_shared_is_said_somewhere() -> None:
    """The page's own messages are compared with its source by its type check: see tools/message_types.py."""
    calls = {call.id for room in ROOMS for call in said(room)}
    calls |= {call.id for call in said_in(SOURCE) if "/" not in call.place}  # cli.py and its neighbours
    page = "\n".join(path.read_text("utf-8") for path in sorted(page_sources()))
    for name in SHARED:
        loose = [id for id in messages(name) if id not in {*calls, READ} and not is_on_page(id, page)]
        assert not loose, f"{name}.ftl: nobody says {loose}"


def page_sources() -> Iterator[Path]:
    folder = SOURCE.parents[1] / "web" / "src"
    for path in folder.rglob("*"):
        if path.suffix in (".svelte", ".ts") and path.name not in ("messages.ts", "wire.ts"):
            yield path


def is_on_page(id: str, page: str) -> bool:
    """Written out, or put together from a beginning that is written out, such as `speed-`."""
    if f'"{id}"' in page:
        return True
    parts = id.split("-")
    return any(re.search(rf"`{re.escape('-'.join(parts[:n]))}-\$", page) for n in range(1, len(parts)))


def test_no_message_has_two_homes() -> None:
    homes: dict[str, str] = {}
    for name in SHARED:
        for id in messages(name):
            assert id not in homes, f"{id} is in {homes[id]}.ftl and in {name}.ftl"
            homes[id] = name
    for slug in FOLDERS:
        assert not set(homes) & set(messages(slug)), slug


# -- No sentences in the code ------------------------------------------------

SENTENCE = re.compile(r"[A-Za-z]+[,;:]? [a-z]+ [a-z]+")  # three words
# Texts for those who write decks, positions, records and programs, not for players at a table.
FOR_DEVELOPERS = re.compile(r"/(cards|game|notation|positions|sampler|exact_sampler|worlds|vocabulary/\w+)\.py$")
ALLOWED = {
    "games/__init__.py",
    "games/cheflebrity/counting.py",
    "server/app.py",
    "server/backup.py",
    "server/leases.py",
    "server/metrics.py",
    "server/names.py",
    "server/notifications.py",
    "server/opening.py",
    "server/openapi.py",
    "server/places.py",
    "server/playing_again.py",
    "server/postgres.py",
    "server/postgres_store.py",
    "server/push_post.py",
    "server/reading.py",
    "server/registry.py",
    "server/run.py",
    "server/several.py",
    "server/still_runtime.py",
    "server/sqlite_store.py",
    "server/static_files.py",
    "server/store.py",
    "server/store_check.py",
    "server/transports.py",
    "server/web_push.py",
    "server/workers.py",
    "server/writer.py",
}


@pytest.mark.parametrize("room", ["games", "server"])
def test_sentences_are_in_catalogues(room: str) -> None:
    """English for operators and developers is allowed where it is listed; players read catalogues."""
    found = []
    for path in sorted((SOURCE / room).rglob("*.py")):
        name = str(path.relative_to(SOURCE))
        if name in ALLOWED or FOR_DEVELOPERS.search(name):
            continue
        found += [f"{name}:{line}: {text[:60]!r}" for line, text in literals(path) if SENTENCE.search(text)]
    assert not found, "\n".join(found)
