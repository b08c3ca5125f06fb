"""What a designer would want to be told first, in sentences."""

from __future__ import annotations

from statistics import median

from bakehouse.lab.figures import from_to, number, percent, points, range_of
from bakehouse.lab.intervals import share_interval
from bakehouse.lab.summary import CardLine, Standing, Summary

FEW = 0.1  # a card that is played less often than this, of the times it is drawn, is not wanted


def findings(summary: Summary) -> list[str]:
    """What a designer would want to be told first."""
    said = [_advantage(summary), _length(summary), _closeness(summary)]
    unused = [f"{card.name} ({card.code})" for card in summary.cards if card.is_unused]
    if unused:
        said.append(f"Never played by anybody: {', '.join(unused)}.")
    hardly = hardly_played(summary)
    if hardly:
        said.append(f"Played in less than one of ten times that it is drawn: {'; '.join(map(_card_use, hardly))}.")
    never = [rule.id for rule in summary.rules if not rule.total]
    if never:
        bound = percent(share_interval(0, summary.games).high, 2)
        said.append(f"Never came up (so in less than {bound} of the games): {', '.join(never)}.")
    return said


def hardly_played(summary: Summary) -> list[CardLine]:
    """Cards that are drawn and not wanted, while half of the cards of the deck are used at least three times as often.

    There are none in games in which most cards are drawn to be thrown away.
    """
    drawn = [card for card in summary.cards if card.uses["drawn"].per_game.low > 0]
    shares = [_share_played(card) for card in drawn]
    if not shares or median(shares) < 3 * FEW:
        return []
    few = [card for card in drawn if card.uses["played"].per_game.high < FEW * card.uses["drawn"].per_game.low]
    return sorted((card for card in few if not card.is_unused), key=_share_played)


def _share_played(card: CardLine) -> float:
    return card.uses["played"].per_game.value / card.uses["drawn"].per_game.value


def _card_use(card: CardLine) -> str:
    return f"{card.name} ({card.code}), {percent(_share_played(card))}"


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
