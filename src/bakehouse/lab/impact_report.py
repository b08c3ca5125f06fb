"""The report of one card: what it causes, beside what merely goes together with it."""

from __future__ import annotations

from collections.abc import Sequence

import bakehouse
from bakehouse.lab.command import bots_in_short
from bakehouse.lab.experiment import Setup
from bakehouse.lab.history import Look
from bakehouse.lab.impact import Impact, told
from bakehouse.lab.page import Section, bullets, figure, page, paragraph, play_links, terms
from bakehouse.lab.playing import plan_of
from bakehouse.lab.question_charts import shrinking

WHAT_IMPACT_MEANS = (
    "Every seed was played three times: as it was dealt, with the card in the opening hand of one seat, and without "
    "it. The difference between the last two is caused by the card. Its interval is a confidence sequence: it holds at "
    "every look, so that watching and stopping did no harm. How those do who draw the card may have other reasons."
)


def impact_report(setup: Setup, impact: Impact, looks: Sequence[Look], link: str = "") -> str:
    plan = plan_of(setup)
    names = {face.code: face.name for face in plan.game.faces(plan.deck)}
    title = f"{names.get(impact.code, impact.code)} ({impact.code})"
    facts = terms(
        [
            ("Seats", str(setup.seats)),
            ("Bots", bots_in_short(setup)),
            ("Deck", f"{plan.deck.name}, {plan.deck.size} cards"),
            ("Seeds", f"0 to {impact.seeds - 1}"),
        ]
    )
    parts = [bullets(told(impact)), paragraph(WHAT_IMPACT_MEANS, "soft")]
    if looks:
        chart = shrinking(looks, 0.0, "points of victories", "pairs of games")
        parts.append(figure(chart, "Effect on winning by pairs of games", "With the card minus without it."))
    foot = (
        f"{plan.game.info.title}, made by bakehouse {bakehouse.__version__} with version {plan.game.info.rules} of the "
        "rules. The file needs no network."
    )
    kicker = f"Bakehouse lab: a card of {plan.game.info.title}"
    return page(title, kicker, [facts, *play_links([("", link)])], [Section("findings", "In short", parts)], foot)
