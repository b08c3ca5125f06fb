"""What a designer would want to be told first, in sentences."""

from __future__ import annotations

from bakehouse.lab.figures import from_to, number, percent, points, range_of
from bakehouse.lab.intervals import share_interval
from bakehouse.lab.summary import Standing, Summary


def findings(summary: Summary) -> list[str]:
    """What a designer would want to be told first."""
    said = [_advantage(summary), _length(summary), _closeness(summary)]
    unused = [f"{card.name} ({card.code})" for card in summary.cards if card.is_unused]
    if unused:
        said.append(f"Never played by anybody: {', '.join(unused)}.")
    never = [rule.id for rule in summary.rules if not rule.total]
    if never:
        bound = percent(share_interval(0, summary.games).high, 2)
        said.append(f"Never came up (so in less than {bound} of the games): {', '.join(never)}.")
    return said


def _advantage(summary: Summary) -> str:
    fair = summary.fair_share
    off = [place for place in summary.places if place.wins.excludes(fair)]
    if not off:
        widest = max(max(abs(place.wins.low - fair), abs(place.wins.high - fair)) for place in summary.places)
        return (
            f"No place in the order of play has a measurable advantage: all are within {100 * widest:.1f} points of "
            f"their fair share of {percent(fair)}."
        )
    best = max(off, key=lambda place: abs(place.wins.value - fair))
    return f"{_who(best)} {_more_or_less(best, fair)}"


def _who(place: Standing) -> str:
    return "Whoever begins" if place.name == "1st" else f"Whoever is {place.name} in the order of play"


def _more_or_less(place: Standing, fair: float) -> str:
    low, high = place.wins.low - fair, place.wins.high - fair
    return (
        f"wins {percent(place.wins.value)} of the games, where {percent(fair)} would be fair: "
        f"{points(place.wins.value - fair)} points ({points(low)} to {points(high)})."
    )


def _length(summary: Summary) -> str:
    turns, minutes = summary.turns, summary.minutes
    return (
        f"A game lasts {number(turns.mean.value)} {summary.facts.unit}s ({range_of(turns.mean)}), nine in ten of them "
        f"{from_to(turns.low, turns.high)}; with people about {round(minutes.median)} minutes."
    )


def _closeness(summary: Summary) -> str:
    lead, back = summary.lead_changes.mean, summary.comeback.mean
    text = f"The lead changes {number(lead.value)} times a game ({range_of(lead)})"
    if summary.margin is None:
        return f"{text}."
    margin = summary.margin.mean
    return (
        f"{text}; games are won by {number(margin.value)} points ({range_of(margin)}), after having been "
        f"{number(back.value)} behind at most ({range_of(back)})."
    )
