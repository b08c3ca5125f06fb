"""The facts behind the refusals of The Pie Game, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PLAY
from bakehouse.games.the_pie_game.cards import FL, FUDGE_KINDS, Deck
from bakehouse.games.the_pie_game.questions import prompt
from bakehouse.games.the_pie_game.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> Message | None:
    match rule:
        case "BH-1" | "BH-2" | "BH-4":
            return prompt(view, deck)
        case "PG-20" | "PG-33":
            return say("fact-fudge-held", cards=_fudge_cards(view, deck))
        case "PG-24":
            return say("fact-one-discard")
        case "PG-35":
            return say("fact-throw-exactly", count=view.count)
        case "PG-42":
            return say("fact-no-trade-with-yourself")
        case "PG-R34":
            return say("fact-nothing-drawn", turns=view.still)
        case "PG-R7":
            return say("fact-fudge-not-taken", card=view.discard[0])
        case "PG-R56":
            return say("fact-all-alike", card=view.discard[0])
    return None if move is None else _fact_about_card(view, _code_in(move, deck), rule, deck)


def _fact_about_card(view: View, code: str, rule: str, deck: Deck) -> Message | None:
    match rule:
        case "PG-26":
            return say("fact-is-fudge", card=code)
        case "PG-R8":
            return say("fact-just-taken", card=code)
        case "PG-R15":
            others = [held for held in _fudge_cards(view, deck) if held != deck.codes[FL]]
            return say("fact-other-fudge-held", cards=others)
        case "PG-R50" if code in view.hand:
            return say("fact-all-chosen", card=code)
        case "PG-R50":
            return say("fact-not-held", card=code)
        case "PG-R51" if view.drawn is None:
            return say("fact-taken-this-turn", card=code)
        case "PG-R51":
            return say("fact-drawn-this-turn", card=code)
    return None


def _fudge_cards(view: View, deck: Deck) -> list[str]:
    return [code for code in view.hand if deck.kinds[code] < FUDGE_KINDS]


def _code_in(move: int, deck: Deck) -> str:
    """The card that is played, discarded or handed over."""
    return deck.codes[move - PLAY if move < DRAW else (move - DISCARD) % len(deck.codes)]
