"""The report of `lab compare`: one HTML file with the conclusions, how they came about, and what else changed."""

from __future__ import annotations

import bakehouse
from bakehouse.lab.command import bots_in_short, serve_command, table_address
from bakehouse.lab.compare import Answer, CardChange, Comparison, Verdict
from bakehouse.lab.experiment import Setup
from bakehouse.lab.measures import Measure
from bakehouse.lab.page import (
    Html,
    Section,
    bullets,
    figure,
    folded,
    page,
    paragraph,
    play_links,
    program,
    served_link,
    table,
    terms,
    with_interval,
)
from bakehouse.lab.playing import plan_of
from bakehouse.lab.question_charts import card_changes, shrinking
from bakehouse.lab.sentences import between, beyond_scale, change, digits_for, number, sentence, signed

WHAT_INTERVALS_MEAN = (
    "Both variants played the same seeds, and what is looked at is the difference between the two games of a seed. The "
    "intervals are confidence sequences: with 95 % all of them hold the true difference at once, after every pair of "
    "games. So looking while they were played, and stopping when the answer was clear, did no harm."
)
WHAT_CARDS_MEAN = (
    "How often each card is played in a game. Berry marks the cards that stand out: of all that are marked at most 5 % "
    "are wrong on average (Benjamini and Hochberg, with e-values). The interval of a single card holds for that card "
    "alone."
)
STATES = {
    Verdict.MORE: "answered: beyond the margin",
    Verdict.LESS: "answered: beyond the margin",
    Verdict.SAME: "answered: inside the margin",
    Verdict.OPEN: "open",
}


def conclusions(comparison: Comparison) -> list[str]:
    """A sentence for each question, the last one perhaps about games beyond the scale."""
    lines = []
    for answer in comparison.answers():
        measure = comparison.measures[answer.measure]
        lines.append(_capital(sentence(answer, measure, comparison.pairs)) + ".")
        note = beyond_scale(answer, measure, comparison.pairs)
        if note:
            lines.append(_capital(note) + ".")
    return lines


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def state_of(answer: Answer) -> str:
    if answer.verdict in (Verdict.MORE, Verdict.LESS) and not answer.margin:
        return "answered: there is a difference"
    return STATES[answer.verdict]


def compare_report(
    comparison: Comparison, command: str, files: tuple[str, str] = ("", ""), links: tuple[str, str] = ("", "")
) -> str:
    """The file. `command` repeats the comparison; `files` and `links` are where the decks of A and B are, and where
    they are played."""
    title = change(comparison.a, comparison.b)
    sections = [
        Section("findings", "In short", [bullets(conclusions(comparison)), paragraph(WHAT_INTERVALS_MEAN, "soft")]),
        _questions(comparison),
    ]
    if comparison.codes:
        sections.append(_cards(comparison))
    sections.append(_repeat(comparison, command, files))
    game = plan_of(comparison.a).game
    foot = (
        f"{game.info.title}, made by bakehouse {bakehouse.__version__} with version {game.info.rules} of the rules. "
        "The file needs no network."
    )
    lead = [_setup(comparison), *play_links(zip("AB", links, strict=True))]
    return page(title, f"Bakehouse lab: {game.info.title} compared", lead, sections, foot)


def _setup(comparison: Comparison) -> Html:
    a, b = comparison.a, comparison.b
    pairs = [("Seats", str(a.seats)), ("Pairs of games", f"{comparison.pairs:,}")]
    for name, setup in (("A", a), ("B", b)):
        pairs.append((name, _table_in_short(setup)))
    return terms(pairs)


def _table_in_short(setup: Setup) -> str:
    deck = plan_of(setup).deck
    options = ", ".join(f"{name} = {value}" for name, value in setup.options.items())
    return f"deck {deck.name} ({deck.digest[:6]}), bots {bots_in_short(setup)}{', ' + options if options else ''}"


def _questions(comparison: Comparison) -> Section:
    rows, figures = [], []
    for answer in comparison.answers():
        measure = comparison.measures[answer.measure]
        rows.append(_row(answer, measure))
        looks = comparison.history[answer.measure].all()
        chart = shrinking(looks, answer.margin, measure.unit)
        figures.append(
            figure(chart, f"Difference in {measure.noun} by pairs of games", f"{_capital(measure.noun)}: B minus A.")
        )
    heads = ["question", "A", "B", "B minus A", "margin", ""]
    return Section("questions", "Questions", [table(heads, rows, words=(0, 5)), *figures])


def _row(answer: Answer, measure: Measure) -> list[str]:
    digits = digits_for(answer.low, answer.high)
    return [
        f"{measure.noun}, {measure.unit}",
        number(answer.mean_a, digits),
        number(answer.mean_b, digits),
        with_interval(signed(answer.difference, digits), between(answer.low, answer.high), stands_out=answer.is_clear),
        f"{answer.margin:.3g}" if answer.margin else "any",
        state_of(answer),
    ]


def _cards(comparison: Comparison) -> Section:
    cards = comparison.cards()
    names = card_names(comparison)
    found = [_capital(told(card, names)) + "." for card in cards if card.stands_out]
    parts = [
        paragraph(WHAT_CARDS_MEAN),
        bullets(found or ["No card is played more or less often, as far as can be told."]),
    ]
    parts.append(figure(card_changes(cards, names), "How much more or less often each card is played"))
    rows = [
        [
            f"{names.get(card.code, '')} {card.code}".strip(),
            number(card.mean_a, 3),
            number(card.mean_b, 3),
            with_interval(
                signed(card.mean_b - card.mean_a, 3), between(card.low, card.high), stands_out=card.stands_out
            ),
        ]
        for card in cards
    ]
    parts.append(folded("All cards", table(["card", "A", "B", "B minus A"], rows)))
    return Section("cards", "Cards", parts)


def card_names(comparison: Comparison) -> dict[str, str]:
    """What people call the cards of both decks."""
    names: dict[str, str] = {}
    for setup in (comparison.b, comparison.a):
        plan = plan_of(setup)
        names |= {face.code: face.name for face in plan.game.faces(plan.deck)}
    return names


def told(card: CardChange, names: dict[str, str]) -> str:
    word = "more" if card.mean_b > card.mean_a else "less"
    low, high = sorted((abs(card.low), abs(card.high)))
    digits = max(2, digits_for(low, high))
    size = f"{number(abs(card.mean_b - card.mean_a), digits)} times a game {word} often"
    interval = f"{number(low, digits)} to {number(high, digits)}"
    return f"{names.get(card.code, card.code)} ({card.code}) is played {size} ({interval})"


def _repeat(comparison: Comparison, command: str, files: tuple[str, str]) -> Section:
    parts = [paragraph("This command plays the same games again:"), program(command)]
    for name, setup, file in zip("AB", (comparison.a, comparison.b), files, strict=True):
        if setup.deck is not None:
            parts += [
                paragraph(f"To play with deck {name} yourself:"),
                program(serve_command(setup, file or f"deck-{name.lower()}.toml")),
                served_link(table_address(setup)),
            ]
    return Section("repeat", "Do it again", parts)
