"""A record in words, move by move, for `bakehouse replay`."""

from __future__ import annotations

from collections.abc import Iterator

from bakehouse.records.header import Table, table_of
from bakehouse.records.record import Record
from bakehouse.records.replay import Step, replay
from bakehouse.records.writing import Answer, event_for, is_closed, move_line


def tell(record: Record, viewer: int | None = None) -> Iterator[str]:
    """Paragraphs: the table, the deal, each move with what came of it, the result.

    A full record is told as a seat or a spectator saw it (viewer None: with everything); the record of one viewer
    cannot be played again and is told in its own lines.
    """
    table = table_of(record)
    yield _introduction(record, table)
    if record.is_full:
        yield from _moves(record, table, viewer)
    else:
        yield from _lines(record)
    yield f"Result: {record.value('Result') or 'the game is not over'}."


def _introduction(record: Record, table: Table) -> str:
    info = table.game.info
    lines = [f"{info.title}, {table.seats} seats, rules {info.rules}, deck {table.deck.name}."]
    if record.value("Options"):
        lines.append(f"Options: {record.value('Options')}.")
    lines += [f"{table.game.seat_name(seat)}: {name}" for seat, name in table.players.items()]
    if not record.is_full:
        lines.append(
            f"This is the record of one viewer ({record.value('View')}). Hidden cards are ??, so it cannot be played "
            "again; these are its lines."
        )
    return "\n".join(lines)


def _moves(record: Record, table: Table, viewer: int | None) -> Iterator[str]:
    """Paragraph by paragraph; the answers to a window together, when the last one is in."""
    steps = replay(record)
    deal = next(steps)
    yield "\n".join(["The deal", *_news(table, deal, 0, viewer)])
    told = _number(deal)
    number = 0
    window: list[Step] = []
    for step in steps:
        window.append(step)
        if is_closed(_answers(window), step.state):
            yield from _paragraphs(table, window, number, told, viewer, closed=True)
            told = _number(step)
            number += len(window)
            window = []
    yield from _paragraphs(table, window, number, told, viewer, closed=False)


def _paragraphs(
    table: Table, window: list[Step], number: int, told: int, viewer: int | None, *, closed: bool
) -> Iterator[str]:
    answers = _answers(window)
    for step, answer in zip(window, answers, strict=True):
        number += 1
        heading = f"{number}. {move_line(table, answer, viewer, answers if closed else ()).text}"
        yield "\n".join([heading, *_news(table, step, told, viewer)])
        told = _number(step)


def _answers(steps: list[Step]) -> list[Answer]:
    return [
        Answer(step.before, step.seat, step.atoms)
        for step in steps
        if step.before is not None and step.seat is not None
    ]


def _number(step: Step) -> int:
    """How much has been told by then."""
    return step.state.event_count


def _news(table: Table, step: Step, told: int, viewer: int | None) -> list[str]:
    return [f"   {event_for(table.game, step.state, entry, viewer).text}" for entry in step.state.entries(told)]


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
