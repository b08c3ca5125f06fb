"""The numbers of a report as tables, for spreadsheets."""

from __future__ import annotations

import polars as pl

from bakehouse.lab.results import USES
from bakehouse.lab.summary import CardLine, Estimate, Spread, Standing, Summary

Row = dict[str, str | int | float | None]


def tables_of(summary: Summary) -> dict[str, pl.DataFrame]:
    """By name: a table of places, chairs, lengths, endings, cards and rules."""
    rows = {
        "places": [_standing(one) for one in summary.places],
        "chairs": [_standing(one) for one in summary.chairs],
        "lengths": [
            _spread(name, one)
            for name, one in (
                (f"{summary.facts.unit}s", summary.turns),
                ("decisions", summary.decisions),
                ("minutes", summary.minutes),
                ("lead changes", summary.lead_changes),
                ("comeback", summary.comeback),
            )
        ],
        "endings": [{"reason": reason, **_estimate("games", games)} for reason, games in summary.endings.items()],
        "cards": [_card(card) for card in summary.cards],
        "rules": [
            {
                "rule": rule.id,
                "counted": rule.counted,
                "sentence": rule.sentence,
                "total": rule.total,
                **_estimate("games", rule.games),
                **_estimate("times a game", rule.per_game),
            }
            for rule in summary.rules
        ],
    }
    return {name: pl.DataFrame(own, infer_schema_length=None) for name, own in rows.items() if own}


def _estimate(name: str, estimate: Estimate | None) -> Row:
    value, low, high = (None, None, None) if estimate is None else estimate
    return {name: value, f"{name} from": low, f"{name} to": high}


def _standing(one: Standing) -> Row:
    return {"place": one.name, **_estimate("victories", one.wins), **_estimate("score", one.score)}


def _spread(name: str, spread: Spread) -> Row:
    return {
        "what": name,
        **_estimate("mean", spread.mean),
        "5 % below": spread.low,
        "median": spread.median,
        "5 % above": spread.high,
    }


def _card(card: CardLine) -> Row:
    row: Row = {"code": card.code, "name": card.name, "copies": card.copies}
    for use in USES:
        row |= _estimate(f"{use} a game", card.uses[use].per_game)
    for use in USES:
        row |= _estimate(f"victories if {use}", card.uses[use].wins)
    return row
