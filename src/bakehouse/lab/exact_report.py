"""The report of `lab exact`: the true values, and beside each of them what a sample of games says."""

from __future__ import annotations

import bakehouse
from bakehouse.lab.command import exact_command
from bakehouse.lab.exact import Beside, Exact
from bakehouse.lab.experiment import Setup
from bakehouse.lab.page import Section, folded, page, paragraph, program, table, terms, with_interval
from bakehouse.lab.playing import plan_of

WHAT_IT_MEANS = (
    "Every deal, draw and move of players who choose at random was worked out with its probability: these are no "
    "estimates. Beside them stands what random games say, with 95 % intervals, of which one in twenty misses."
)


def exact_report(setup: Setup, exact: Exact, rows: list[Beside], games: int, deck_file: str = "") -> str:
    """The file."""
    plan = plan_of(setup)
    title = f"{plan.game.info.title}: a small variant, exactly"
    cells = [
        [
            row.name,
            f"{row.exact:.4f}",
            with_interval(f"{row.mean:.3f}", f"{row.low:.3f} to {row.high:.3f}"),
            "inside" if row.is_inside else "outside",
        ]
        for row in rows
    ]
    values = [
        paragraph(WHAT_IT_MEANS),
        table(["", "exactly", f"in {games:,} games", "the true value is"], cells, words=(0, 3)),
    ]
    again = [program(exact_command(setup, games, deck_file)), folded("The deck as text", program(plan.deck.text))]
    lead = [
        terms(
            [
                ("Seats", str(setup.seats)),
                ("Deck", f"{plan.deck.name}, {plan.deck.size} cards"),
                ("Deals", f"{exact.deals:,}"),
                ("Positions", f"{exact.positions:,}"),
            ]
        )
    ]
    foot = f"Made by bakehouse {bakehouse.__version__} with version {plan.game.info.rules} of the rules."
    sections = [Section("values", "The true values", values), Section("again", "Do it again", again)]
    return page(title, "Bakehouse lab", lead, sections, foot)
