"""A record in words, move by move, for `bakehouse replay`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bakehouse.core.game import EVERYTHING
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.records.header import BOT, PERSON, RecordHeader, header_of
from bakehouse.records.record import Record
from bakehouse.records.replay import replay
from bakehouse.records.steps import Step, windows

if TYPE_CHECKING:  # who only reads or writes records needs no catalogues
    from bakehouse.words import Words

ENGLISH = "en"


def tell(record: Record, viewer: int | None = EVERYTHING, language: str = ENGLISH) -> Iterator[str]:
    """Paragraphs: the game, the deal, each move with what came of it, the result.

    A full record is told as a seat or SPECTATOR saw it, or with EVERYTHING (also as None). The record of one viewer
    cannot be played again and is told in its own lines.
    """
    return narrate(record, replay(record) if record.is_full else iter(()), viewer, language)


def narrate(record: Record, played: Iterator[Step], viewer: int | None, language: str = ENGLISH) -> Iterator[str]:
    """The same while it is being played, as far as the steps go."""
    header = header_of(record)
    narrator = Narrator(header, EVERYTHING if viewer is None else viewer, language)
    yield narrator.introduction(record)
    deal = next(played, None)  # checks the lines of a record that cannot be played
    if deal is not None:
        yield from narrator.moves(deal, played)
    elif not record.is_full:
        yield from narrator.lines(record)
    yield narrator.result(record)


class Narrator:
    """Somebody who tells a record to one viewer."""

    def __init__(self, header: RecordHeader, viewer: int, language: str) -> None:
        self.header = header
        self.viewer = viewer
        self.words = words_of(header, viewer if viewer >= 0 else None, language)
        self.last: State | None = None  # the state to which the moves told so far have led

    def introduction(self, record: Record) -> str:
        info = self.header.game.info
        lines = [
            say(
                "terminal-replay-title",
                title=Message(f"game-{info.slug}"),
                count=self.header.seats,
                rules=info.rules,
                deck=self.header.deck.name,
            )
        ]
        if record.value("Options"):
            lines.append(say("terminal-replay-options", options=record.value("Options")))
        lines += map(self._player, range(self.header.seats))
        if not record.is_full:
            lines.append(say("terminal-replay-one-viewer", viewer=record.value("View")))
        return self.words.lines(lines)

    def _player(self, seat: int) -> Message:
        """What a player is called in notation, and in sentences."""
        code, name = self.header.game.seat_name(seat), self.words.player(seat)
        player = self.header.players.get(seat, "")
        if not player.startswith(BOT):
            return say("terminal-replay-player", code=code, name=name)
        level = say("terminal-level", level=player.removeprefix(BOT))
        return say("terminal-replay-bot", code=code, name=name, level=level)

    def moves(self, deal: Step, played: Iterator[Step]) -> Iterator[str]:
        """Paragraph by paragraph; the answers to a window together, when the last one is in."""
        game = self.header.game
        yield "\n".join([self.words.say("terminal-replay-deal"), *self._news(deal)])
        number = 0
        for window in windows(played):
            for step in window.steps:
                assert step.seat is not None
                number += 1
                heading = f"{number}. {game.seat_name(step.seat)}: {window.text(game, step, self.viewer)}"
                yield "\n".join([heading, *self._news(step)])

    def _news(self, step: Step) -> list[str]:
        self.last = step.after
        return [f"   {self.words.event(event)}" for event in step.events(self.header.game, self.viewer)]

    def lines(self, record: Record) -> Iterator[str]:
        """Each move with the lines below it; first of all the deal."""
        paragraph = [self.words.say("terminal-replay-deal")]
        number = 0
        for line in record.lines:
            if line.mark == ":":
                yield "\n".join(paragraph)
                number += 1
                paragraph = [f"{number}. {line.text}"]
            else:
                paragraph.append(f"   {line.text}")
        yield "\n".join(paragraph)

    def result(self, record: Record) -> str:
        """In words where the game was played to its end, otherwise as it is written in the record."""
        if self.last is not None and self.last.outcome is not None:
            game = self.header.game
            view = game.view(self.last, self.words.viewer)
            lines = [game.prompt(view), *game.explain_result(view)]
            return "\n".join([self.words(lines[0]), self.words.reason(self.last.outcome), self.words.lines(lines[1:])])
        if record.value("Result"):
            return self.words.say("terminal-replay-result", result=record.value("Result"))
        return self.words.say("terminal-replay-not-over")


def words_of(header: RecordHeader, viewer: int | None, language: str) -> Words:
    """The words of a seat (None: a spectator). Players are called what the record says, bots by names of their own."""
    from bakehouse.words import Words, player_names

    numbers = Words(language)
    people = []
    for seat in range(header.seats):
        name = header.players.get(seat, PERSON)
        people.append("" if name.startswith(BOT) else numbers.player(seat) if name == PERSON else name)
    return Words(language, header.game, header.deck, player_names(people), viewer)
