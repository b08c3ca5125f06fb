"""The report of `lab run`: one HTML file that says what happened in the games of an experiment."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import PurePath

import bakehouse
from bakehouse.lab.charts import MOST_CARDS, Chart, charts_of
from bakehouse.lab.command import bots_in_short, play_command, run_command, serve_command, table_address
from bakehouse.lab.figures import from_to, mean, number, percent, plain, range_of, share, share_range
from bakehouse.lab.findings import findings
from bakehouse.lab.page import (
    Html,
    Section,
    bullets,
    figure,
    folded,
    heading,
    page,
    paragraph,
    play_links,
    program,
    served_link,
    table,
    terms,
    with_bar,
    with_interval,
)
from bakehouse.lab.playing import plan_of
from bakehouse.lab.sentences import signed
from bakehouse.lab.summary import CardLine, CardUse, Estimate, Spread, Standing, Summary

WHAT_INTERVALS_MEAN = (
    "Every number comes from a sample of games, so that it has an interval: intervals made in this way hold the true "
    "number in 95 of 100 cases. They were made for this number of games; whoever wants to look while games are played, "
    "and stop when the question is answered, uses bakehouse lab compare."
)
WHAT_CARDS_MEAN = (
    "Winning with a card is not winning because of it: whoever plays longer draws more, and whoever is ahead may play "
    "other cards. bakehouse lab impact tells what a card causes. Berry marks what differs from the average beyond what "
    "chance does with so many cards (Benjamini and Hochberg, 5 %)."
)


def report(summary: Summary, deck_file: str = "", link: str = "", watched: Section | None = None) -> str:
    """The file. `link` leads to a table with this deck, where a server is running; `watched` is a part of its own."""
    charts = charts_of(summary)
    title = f"{summary.game.info.title}: {summary.games:,} games"
    sections = [
        Section("findings", "In short", [bullets(findings(summary)), paragraph(WHAT_INTERVALS_MEAN, "soft")]),
        _seats(summary, charts["places"]),
        _length(summary, charts["length"]),
        _endings(summary, charts["endings"]),
        _scores(summary, charts),
    ]
    if summary.cards:
        sections.append(_cards(summary, charts.get("cards")))
    if summary.rules:
        sections.append(_rules(summary))
    sections.append(_repeat(summary, deck_file))
    if watched is not None:
        sections.insert(1, watched)
    lead = [_setup(summary, deck_file), *play_links([("", link)])]
    return page(title, "Bakehouse lab", lead, sections, _foot(summary))


def _setup(summary: Summary, deck_file: str) -> Html:
    setup = summary.experiment.setup
    deck = plan_of(setup).deck
    options = ", ".join(f"{name} = {value}" for name, value in setup.options.items()) or "as printed"
    seeds = summary.experiment.seeds
    return terms(
        [
            ("Seats", str(setup.seats)),
            ("Bots", bots_in_short(setup).replace(",", ", ")),
            ("Options", options),
            ("Deck", f"{deck.name}, {deck.size} cards" + (f", from {PurePath(deck_file).name}" if deck_file else "")),
            ("Seeds", f"{seeds.start} to {seeds.stop - 1}"),
            ("Experiment", summary.experiment.id),
        ]
    )


def _foot(summary: Summary) -> str:
    return (
        f"Experiment {summary.experiment.id}, made by bakehouse {bakehouse.__version__} with version "
        f"{summary.game.info.rules} of the rules. The file needs no network."
    )


# -- Seats and length --------------------------------------------------------


def _seats(summary: Summary, chart: Chart) -> Section:
    fair = summary.fair_share
    teams = " Partners win together." if summary.game.info.teams else ""
    words = (
        f"Places are counted from whoever has the first turn. A fair share of the victories is {percent(fair)}; "
        f"a shared victory counts in parts.{teams}"
    )
    parts = [
        paragraph(words),
        figure(chart, "Share of the victories by place", "Dots are shares, lines their intervals."),
        _standings("place", summary.places, fair),
        folded("The same by chair", paragraph("Chairs should not matter."), _standings("chair", summary.chairs, fair)),
    ]
    return Section("seats", "Who wins", parts)


def _standings(name: str, standings: list[Standing], fair: float) -> Html:
    rows = [
        [
            one.name,
            with_interval(percent(one.wins.value), share_range(one.wins), stands_out=one.wins.excludes(fair)),
            _difference(one.wins, fair),
            "none" if one.score is None else with_interval(number(one.score.value), range_of(one.score)),
        ]
        for one in standings
    ]
    return table([name, "victories", "points from fair", "mean score"], rows)


def _difference(wins: Estimate, fair: float) -> Html:
    shown = [signed(100 * (value - fair), 1) for value in wins]
    return with_interval(shown[0], f"{shown[1]} to {shown[2]}")


def _length(summary: Summary, chart: Chart) -> Section:
    unit = f"{summary.facts.unit}s"
    rows = [_spread_row(name, spread) for name, spread in _lengths(summary)]
    pace = (
        f"Minutes are an estimate: {plain(summary.facts.seconds)} seconds a decision, with which games of medium bots "
        f"last about as long as the box says ({from_to(*summary.game.info.minutes)} minutes)."
    )
    parts = [figure(chart, f"How many {unit} games last"), _spreads(rows), paragraph(pace, "soft")]
    return Section("length", "How long it lasts", parts)


def _lengths(summary: Summary) -> list[tuple[str, Spread]]:
    unit = f"{summary.facts.unit}s"
    return [(unit, summary.turns), ("decisions", summary.decisions), ("minutes, estimated", summary.minutes)]


def _spreads(rows: list[list[str]]) -> Html:
    return table(["a game", "mean", "5 % have less than", "median", "5 % have more than"], rows)


def _spread_row(name: str, spread: Spread) -> list[str]:
    numbers = [plain(value) for value in (spread.low, spread.median, spread.high)]
    return [name, with_interval(number(spread.mean.value), range_of(spread.mean)), *numbers]


def _endings(summary: Summary, chart: Chart) -> Section:
    rows = [
        [reason, with_interval(percent(games.value), share_range(games))] for reason, games in summary.endings.items()
    ]
    words = f"Victories that several sides share: {share(summary.shared)} of the games."
    parts = [figure(chart, "How games end"), table(["reason", "games"], rows), paragraph(words)]
    return Section("endings", "How it ends", parts)


def _scores(summary: Summary, charts: dict[str, Chart]) -> Section:
    parts: list[Html] = []
    if "scores" in charts:
        parts.append(figure(charts["scores"], "Scores of all seats and of the winners"))
    rows = [_spread_row("changes of the lead", summary.lead_changes)]
    if summary.margin is not None:
        rows.append(_spread_row("points by which it is won", summary.margin))
    rows.append(_spread_row("points that the winner was behind at most", summary.comeback))
    words = (
        "The lead changes when another side has more points than everybody else. Points that are only counted at the "
        "end count as one last step."
    )
    parts += [
        heading("How close it is"),
        _spreads(rows),
        figure(charts["lead"], "How often the lead changes"),
        figure(charts["comebacks"], "How far behind winners were", words),
    ]
    return Section("scores", "Scores and the race", parts)


# -- Cards and rules ---------------------------------------------------------


def _cards(summary: Summary, chart: Chart | None) -> Section:
    parts = [paragraph(WHAT_CARDS_MEAN)]
    unused = [f"{card.name} ({card.code})" for card in summary.cards if card.is_unused]
    parts.append(paragraph(f"Cards that nobody ever played: {', '.join(unused) or 'none'}."))
    if chart is not None:
        few = f"The {MOST_CARDS // 2} best and the {MOST_CARDS // 2} worst." if len(summary.cards) > MOST_CARDS else ""
        parts.append(figure(chart, "Share of the victories of those who played a card", few))
    parts.append(table(_CARD_HEADS, [_card_row(card) for card in summary.cards], kind="wide"))
    return Section("cards", "Cards", parts)


_CARD_HEADS = [
    "card",
    "drawn a game",
    "played a game",
    "kept a game",
    "victories if drawn",
    "if played",
    "if kept",
]


def _card_row(card: CardLine) -> list[str]:
    uses = [card.uses[use] for use in ("drawn", "played", "kept")]
    return [
        Html(f'{escape(card.name)}<span class="interval">{escape(_code_and_copies(card))}</span>'),
        *(with_interval(number(use.per_game.value), range_of(use.per_game)) for use in uses),
        *(_card_wins(use) for use in uses),
    ]


def _code_and_copies(card: CardLine) -> str:
    return card.code if card.copies is None else f"{card.code}, {card.copies} ×"


def _card_wins(use: CardUse) -> str:
    if use.wins is None:
        return "never"
    return with_interval(percent(use.wins.value), share_range(use.wins), stands_out=use.stands_out)


def _rules(summary: Summary) -> Section:
    words = (
        "How often situations arose that show a rule or a ruling, the rarest last: the paragraphs on top are what the "
        f"game is about, those at the bottom are where it may be cut. {summary.uncounted} further rules and rulings "
        "hold always, or show in no event that could be counted."
    )
    ordered = sorted(summary.rules, key=lambda rule: (-rule.games.value, -rule.total, rule.id))
    rows = [
        [
            Html(f'<span class="nowrap">{escape(rule.id)}</span>'),
            Html(f'{escape(rule.counted)}<span class="sentence">{escape(rule.sentence)}</span>'),
            with_bar(with_interval(percent(rule.games.value), share_range(rule.games)), rule.games.value),
            with_interval(number(rule.per_game.value), range_of(rule.per_game)),
        ]
        for rule in ordered
    ]
    heads = ["rule", "what is counted, and the rule", "in how many games", "times a game"]
    return Section("rules", "Rules and rulings", [paragraph(words), table(heads, rows, words=(0, 1))])


# -- Again -------------------------------------------------------------------


def _repeat(summary: Summary, deck_file: str) -> Section:
    setup = summary.experiment.setup
    name = PurePath(deck_file).name if deck_file else "deck.toml"
    parts = [
        paragraph("The same command gives the same file, on one core, on many, and on a cluster."),
        program(run_command(summary.experiment, name)),
        paragraph("To play with this deck yourself, in the browser or at the terminal:"),
        program(f"{serve_command(setup, name)}\n{play_command(setup, name)}"),
        served_link(table_address(setup)),
    ]
    if setup.deck is not None:
        data = b64encode(setup.deck.encode()).decode()
        link = f'<a download="{escape(name)}" href="data:text/plain;base64,{data}">{escape(name)}</a>'
        parts.append(paragraph(Html(f"The deck: {link}")))
        parts.append(folded("The deck as text", program(setup.deck)))
    return Section("again", "Do it again", parts)


def in_short(summary: Summary) -> list[str]:
    """The same at a terminal."""
    places = [f"  {one.name}: {share(one.wins)} of the victories" for one in summary.places]
    lengths = [f"  {name}: {mean(spread.mean)}" for name, spread in _lengths(summary)]
    return [*findings(summary), "By place in the order of play:", *places, "A game has:", *lengths]
