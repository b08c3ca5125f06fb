"""What happened in a match of The Pie Game, as one audience may know it."""

from __future__ import annotations

from bakehouse.core.events import Report, event_of, kinds_of
from bakehouse.core.log import Entry
from bakehouse.core.messages import Argument
from bakehouse.core.view import Event
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import DL, DR, F2, FA, FL, FT, Deck

DRAW_PILE, DISCARD_PILE = "pile:deck", "pile:discard"
HAND = "seat:{seat}"
OTHER_HAND = "seat:{a}"
KINDS = kinds_of(events)
# What a Fudge card does, which everybody sees as soon as it is played.
EFFECTS = {
    F2: "discard-two",
    FA: "discard-all",
    FL: "lose-turn",
    FT: "trade",
    DL: "pass-left",
    DR: "pass-right",
}
REPORTS = {
    events.STARTED: Report(("round", "redeals")),
    events.GOT_RECIPE: Report(source=DRAW_PILE, target=HAND, is_secret=True),
    events.DEALT: Report(source=DRAW_PILE, target=HAND, is_secret=True),
    events.TURNED_UP: Report(("again",), source=DRAW_PILE, target=DISCARD_PILE),
    events.TOOK: Report(source=DISCARD_PILE, target=HAND, is_secret=True),  # whoever may take holds no Fudge card
    events.DREW: Report(source=DRAW_PILE, target=HAND, is_secret=True),
    events.LAID: Report(source=DRAW_PILE, target=DISCARD_PILE),
    events.DISCARDED: Report(source=HAND, target=DISCARD_PILE, is_secret=True),
    events.PLAYED: Report(source=HAND, target=DISCARD_PILE, is_secret=True),
    events.THREW: Report(source=HAND, target=DISCARD_PILE, is_secret=True),
    events.LOST_TURN: Report(is_secret=True),
    events.RETURNED: Report(source=HAND, target=DISCARD_PILE),
    events.REFILLED: Report(source=DRAW_PILE, target=HAND, is_secret=True),
    events.RESHUFFLED: Report(source=DISCARD_PILE, target=DRAW_PILE),
    events.CHOSE_PARTNER: Report(("partner",)),
    events.OFFERED: Report(("partner",), source=HAND, target=OTHER_HAND, is_secret=True),
    events.GAVE: Report(("partner",), source=HAND, target=OTHER_HAND, is_secret=True),
    events.BAKED: Report(source=HAND, is_notable=True, is_secret=True),
    events.WON: Report(("rounds",), is_notable=True),
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    codes = deck.recipe_codes if entry.kind == events.GOT_RECIPE else deck.codes
    return event_of(entry, KINDS[entry.kind], REPORTS[entry.kind], entry.codes_for(seat, codes), _args(entry, deck))


def _args(entry: Entry, deck: Deck) -> dict[str, Argument] | None:
    match entry.kind:
        case events.PLAYED | events.LAID:
            return {"effect": EFFECTS[entry.cards[0]]}
        case events.BAKED:
            return {"card": deck.recipe_codes[entry.a], "pies": entry.b}
    return None
