"""Turning messages into words for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from babel.lists import format_list
from fluent.runtime.resolver import Pattern

from bakehouse.core.deck import Deck
from bakehouse.core.game import Game
from bakehouse.core.log import HIDDEN
from bakehouse.core.messages import (
    CARD_ARGUMENTS,
    CARDS_ARGUMENTS,
    SEAT_ARGUMENTS,
    SEATS_ARGUMENTS,
    Argument,
    Message,
)
from bakehouse.core.options import Option, Value, form_of
from bakehouse.core.view import Event, Face, Outcome
from bakehouse.words.catalogues import ENGLISH, PSEUDO, bundle


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks an argument."""


class Words:
    """The words of one reader: a language, a game and its deck, who sits where, and in which seat the reader sits."""

    def __init__(
        self,
        language: str = ENGLISH,
        game: Game | None = None,
        deck: Deck | None = None,
        players: Sequence[str] = (),
        viewer: int | None = None,
        *,
        with_codes: bool = False,
    ) -> None:
        """`with_codes`: cards are named with their codes, for somebody who types moves."""
        self.language = language
        self.players = players
        self.viewer = viewer
        self._with_codes = with_codes
        self._bundle = bundle(language, "" if game is None else game.info.slug)
        self._locale = "en" if language == PSEUDO else language.replace("-", "_")
        faces = [] if game is None else game.faces(deck or game.house_deck())
        self._faces: dict[str, Face] = {face.code: face for face in faces}

    def __call__(self, message: Message, form: str = "") -> str:
        """A message in words; `form` is an attribute of it."""
        return self._format(message.id, self._pattern(message.id, form), message.args)

    def say(self, id: str, **args: Argument) -> str:
        """The words of a message that is said here and nowhere else."""
        return self(Message(id, args))

    def event(self, event: Event, form: str = "log") -> str:
        """What happened: a whole sentence, or another form of it if there is one. What has no chip is not shown."""
        message = event.message
        if self.has(message.id, form):
            return self(message, form)
        return "" if form == "chip" else self(message, "log")

    def reason(self, outcome: Outcome) -> str:
        """Why the game ended."""
        return self(Message(f"reason-{outcome.reason.replace(' ', '-').replace('_', '-')}"))

    def lines(self, messages: Sequence[Message]) -> str:
        """A line for each."""
        return "\n".join(map(self, messages))

    def has(self, id: str, form: str = "") -> bool:
        return self._find(id, form) is not None

    # -- Names ---------------------------------------------------------------

    def player(self, seat: int) -> str:
        """A player's name; without one, a number."""
        name = self.players[seat] if seat < len(self.players) else ""
        return name or self.say("player", number=seat + 1)

    def card(self, code: str, *, short: bool = False) -> str:
        """The name of a card."""
        if code == HIDDEN:
            return self.say("hidden-cards", count=1)
        face = self._faces.get(code)
        if face is None:
            return code
        name = self.name(face, short=short)
        return f"{name} ({code.partition('.')[0]})" if self._with_codes else name

    def name(self, face: Face, *, short: bool = False) -> str:
        if face.words is None:
            return face.name
        return self.short(face.words) if short else self(face.words)

    def short(self, message: Message) -> str:
        """In fewer words, if there are such words: "4♣", "two ♥". A form that the id names has none of its own."""
        has_short = "." not in message.id and self.has(message.id, "short")
        return self(message, "short" if has_short else "")

    def text(self, face: Face) -> str:
        """What is printed on a card."""
        if face.words is None or not self.has(face.words.id, "text"):
            return face.text
        return self(face.words, "text")

    def option(self, option: Option) -> str:
        """What an option is about."""
        return self(Message(f"option-{option.name}"))

    def value(self, option: Option, value: Value) -> str:
        """A value of an option; numbers stand for themselves."""
        message, form = Message(f"option-{option.name}"), form_of(str(value))
        return self(message, form) if self.has(message.id, form) else str(value)

    def joined(self, words: Sequence[str]) -> str:
        """ "Apples, Butter and Cream"."""
        joined: str = format_list(words, locale=self._locale)
        return joined

    # -- Formatting ----------------------------------------------------------

    def _pattern(self, id: str, form: str) -> Pattern:
        pattern = self._find(id, form)
        if pattern is None:
            raise MissingWords(f"no catalogue of {self.language} has {id}{'.' if form else ''}{form}")
        return pattern

    def _find(self, id: str, form: str) -> Pattern | None:
        """The id itself may name a form: `card-dairy-dream.turned`."""
        id, _, own_form = id.partition(".")
        if not self._bundle.has_message(id):
            return None
        found = self._bundle.get_message(id)
        return found.attributes.get(form or own_form) if form or own_form else found.value

    def _format(self, id: str, pattern: Pattern, args: dict[str, Any]) -> str:
        known: dict[str, Any] = {}
        for name, value in args.items():
            self._add(known, name, value)
        text, errors = self._bundle.format_pattern(pattern, known)
        if errors:
            raise MissingWords(f"{id} in {self.language}: {errors[0]}")
        return str(text)

    def _add(self, known: dict[str, Any], name: str, value: Argument) -> None:
        """An argument, and what goes with it: `seat-is` is you, `cards-is` hidden, `card-text` its printed text.

        `card-short`, `cards-short`, and `NAME-short` of a message are the same in fewer words.
        """
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            is_you = value == self.viewer
            known[name] = self.say("you") if is_you else self.player(value)
            known[f"{name}-is"] = "you" if is_you else "other"
        elif name in SEATS_ARGUMENTS and isinstance(value, list):
            self._add_seats(known, name, [seat for seat in value if isinstance(seat, int)])
        elif name in CARD_ARGUMENTS and isinstance(value, str):
            known[name] = self.card(value)
            known[f"{name}-short"] = self.card(value, short=True)
            known[f"{name}-is"] = "hidden" if value == HIDDEN else "shown"
            known[f"{name}-text"] = self.text(self._faces[value]) if value in self._faces else ""
        elif name in CARDS_ARGUMENTS and isinstance(value, list):
            self._add_cards(known, name, [code for code in value if isinstance(code, str)])
        elif isinstance(value, list):
            known[name] = self.joined([self(part) if isinstance(part, Message) else str(part) for part in value])
            known[f"{name}-count"] = len(value)
        elif isinstance(value, Message):
            known[name] = self(value)
            known[f"{name}-short"] = self.short(value)
        else:
            known[name] = value

    def _add_seats(self, known: dict[str, Any], name: str, seats: list[int]) -> None:
        known[name] = self.joined([self.say("you") if seat == self.viewer else self.player(seat) for seat in seats])
        known[f"{name}-count"] = len(seats)
        if self.viewer in seats:
            known[f"{name}-is"] = "you" if len(seats) == 1 else "with-you"
        else:
            known[f"{name}-is"] = "other" if len(seats) == 1 else "others"

    def _add_cards(self, known: dict[str, Any], name: str, codes: list[str]) -> None:
        is_hidden = HIDDEN in codes
        known[name] = self._cards(codes)
        known[f"{name}-short"] = self._cards(codes, short=True)
        known[f"{name}-count"] = len(codes)
        known[f"{name}-is"] = "hidden" if is_hidden else "shown" if codes else "none"

    def _cards(self, codes: list[str], *, short: bool = False) -> str:
        """The names of cards; several of the same name are counted: "2 × Apples"."""
        if HIDDEN in codes:
            return self.say("hidden-cards", count=len(codes))
        names = [self.card(code, short=short) for code in codes]
        return self.joined(
            [
                self.say("several", count=names.count(name), name=name) if names.count(name) > 1 else name
                for name in dict.fromkeys(names)
            ]
        )
