"""A record in words, move by move, for `bakehouse replay`."""

from __future__ import annotations

from collections.abc import Iterator

from bakehouse.core.game import EVERYTHING
from bakehouse.records.header import RecordHeader, header_of
from bakehouse.records.record import Record
from bakehouse.records.replay import replay
from bakehouse.records.steps import Step, windows


def tell(record: Record, viewer: int | None = EVERYTHING) -> Iterator[str]:
    """Paragraphs: the game, the deal, each move with what came of it, the result.

    A full record is told as a seat or SPECTATOR saw it, or with EVERYTHING (also as None). The record of one viewer
    cannot be played again and is told in its own lines.
    """
    return narrate(record, replay(record) if record.is_full else iter(()), viewer)


def narrate(record: Record, played: Iterator[Step], viewer: int | None) -> Iterator[str]:
    """The same while it is being played, as far as the steps go."""
    header = header_of(record)
    yield _introduction(record, header)
    deal = next(played, None)  # checks the lines of a record that cannot be played
    if deal is not None:
        yield from _moves(header, deal, played, EVERYTHING if viewer is None else viewer)
    elif not record.is_full:
        yield from _lines(record)
    yield f"Result: {record.value('Result') or 'the game is not over'}."


def _introduction(record: Record, header: RecordHeader) -> str:
    info = header.game.info
    lines = [f"{info.title}, {header.seats} seats, rules {info.rules}, deck {header.deck.name}."]
    if record.value("Options"):
        lines.append(f"Options: {record.value('Options')}.")
    lines += [f"{header.game.seat_name(seat)}: {name}" for seat, name in header.players.items()]
    if not record.is_full:
        lines.append(
            f"This is the record of one viewer ({record.value('View')}). Hidden cards are ??, so it cannot be played "
            "again; these are its lines."
        )
    return "\n".join(lines)


def _moves(header: RecordHeader, deal: Step, played: Iterator[Step], viewer: int) -> Iterator[str]:
    """Paragraph by paragraph; the answers to a window together, when the last one is in."""
    yield "\n".join(["The deal", *_news(header, deal, viewer)])
    number = 0
    for window in windows(played):
        for step in window.steps:
            assert step.seat is not None
            number += 1
            heading = f"{number}. {header.game.seat_name(step.seat)}: {window.text(header.game, step, viewer)}"
            yield "\n".join([heading, *_news(header, step, viewer)])


def _news(header: RecordHeader, step: Step, viewer: int) -> list[str]:
    return [f"   {event.text}" for event in step.events(header.game, viewer)]


def _lines(record: Record) -> Iterator[str]:
    """Each move with the lines below it; first of all the deal."""
    paragraph = ["The deal"]
    number = 0
    for line in record.lines:
        if line.mark == ":":
            yield "\n".join(paragraph)
            number += 1
            paragraph = [f"{number}. {line.text}"]
        else:
            paragraph.append(f"   {line.text}")
    yield "\n".join(paragraph)
