"""Everything that a page received, and whether there was a secret in it: known afterwards, from the full record."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from playwright.sync_api import Page, Route, WebSocket

import bakehouse
from bakehouse.core.state import State
from bakehouse.records import parse
from bakehouse.records.replay import replay
from bakehouse.records.steps import Step
from tests.server.merging import Merger

WORD = r"[\w-]+"
# The same for everybody, at any time; and what is refused before a game is over (tests/server/test_http.py).
PUBLIC = ("/api/games", "/api/rules/", "/api/words", "/api/faces/", "/replay", "/result")


class Overheard:
    def __init__(self, page: Page) -> None:
        self.messages: list[str] = []  # of the table's socket, with changes written out as positions
        self.fetched: list[str] = []  # answers to what the page asked for by itself
        page.on("websocket", self._listen)
        page.route("**/api/**", self._fetch)

    def _listen(self, socket: WebSocket) -> None:
        merger = Merger()
        socket.on("framereceived", lambda frame: self.messages.extend(map(merger.expanded, str(frame).split("\n"))))

    def _fetch(self, route: Route) -> None:
        answer = route.fetch()
        if not any(path in route.request.url for path in PUBLIC):
            self.fetched.append(answer.text())
        route.fulfill(response=answer)


class Knowledge:
    """What a seat could see, by the number of the position: then, and until then."""

    def __init__(self, slug: str, record: str, seat: int) -> None:
        self.game = bakehouse.game(slug)
        self.seat = seat
        self._may_see = import_module(f"tests.games.{slug.replace('-', '_')}.invariants").may_see
        self.now: list[set[str]] = []
        self.until: list[set[str]] = []
        self.codes: set[str] = set()
        steps = list(replay(parse(record)))
        self._add(steps[0].after, [])
        for group in _together(steps[1:]):
            self._add(group[-1].after, group)

    def _add(self, state: State, group: list[Step]) -> None:
        """The next position; before it there were these moves; this seat made its own ones bit by bit."""
        deck: Any = state.deck  # type: ignore[attr-defined]
        self.codes = {*deck.codes, *getattr(deck, "recipe_codes", [])}
        past = self.until[-1] if self.until else set()
        for step in group:
            past = past | self._read(step)
            for trial in _bit_by_bit(step):
                seen = self._sees(trial)
                past = past | seen
                if step.seat == self.seat:
                    self.now[-1] |= seen
        self.now.append(self._sees(state))
        self.until.append(past | self.now[-1])

    def _read(self, step: Step) -> set[str]:
        """What the record tells this seat of a move: a card laid down and taken up again is in no position."""
        assert step.before is not None
        assert step.seat is not None
        text = self.game.text(step.before, step.seat, step.atoms, self.seat)
        return set(re.findall(WORD, text)) & self.codes

    def _sees(self, state: State) -> set[str]:
        seen: set[str] = self._may_see(self.game, state, self.seat)
        table: Any = state
        if self.game.info.slug == "the-pie-game":
            recipes = table.deck.recipe_codes
            seen |= {recipes[table.recipes[self.seat]], "FL"}  # its own; a Lose a Turn lies in front of somebody
            seen |= self.codes if state.over else set()  # the last pie is shown
        if self.game.info.slug == "cheflebrity":  # a Stroke of Genius! kept in front as SG=SV names both
            kept = self.game.view(state, None, known=False).kept  # type: ignore[attr-defined]
            seen |= set(re.findall(WORD, " ".join(word for words in kept for word in words)))
        return seen


def _together(steps: list[Step]) -> Iterator[list[Step]]:
    """Moves by the positions to which they lead: the answers in a window lead to one."""
    while steps:
        assert steps[0].before is not None
        count = len(steps[0].before.actors)
        yield steps[:count]
        steps = steps[count:]


def _bit_by_bit(step: Step) -> Iterator[State]:
    assert step.before is not None
    assert step.seat is not None
    trial = step.before.copy()
    for atom in step.atoms:
        trial.apply(step.seat, atom)
        yield trial


def secrets(known: Knowledge, messages: list[str]) -> list[str]:
    """The card codes in these messages that the seat could not know yet, each with its place."""
    found = []
    number = 0
    for text in messages:
        message = json.loads(text)
        if message["type"] == "position":
            number = message["number"]
            view = message.pop("view")
            memory = view.pop("known", None)  # what the seat has been shown until now, as a memory aid
            _drop_words(message)
            found += [f"{number} known: {code}" for code in _codes(memory, known) - known.until[number]]
            found += [f"{number} view: {code}" for code in _codes(view, known) - known.now[number]]
        for key in ("faces", "text", "target", "labels", "reason"):  # every card of the deck; what a hint says
            message.pop(key, None)
        found += [f"{number} {message['type']}: {code}" for code in _codes(message, known) - known.until[number]]
    return found


def _drop_words(message: dict[str, Any]) -> None:
    """Cards that can be talked about are no cards that are seen: Moves (PC-31) and offers (CH-R56) name any."""
    choices = [choice["target"] for choice in message["choices"]]
    if "card:?" in choices or any(target.startswith(("word:", "number:")) for target in choices):
        message["choices"] = message["picked"] = []
    for event in message["events"]:
        event.get("args", {}).pop("description", None)


def _codes(message: Any, known: Knowledge) -> set[str]:
    return set(re.findall(WORD, json.dumps(message, ensure_ascii=False))) & known.codes
