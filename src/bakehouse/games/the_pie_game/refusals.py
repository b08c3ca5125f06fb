"""The facts behind the refusals of The Pie Game, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.core.words import some
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PLAY
from bakehouse.games.the_pie_game.cards import FL, FUDGE_KINDS, Deck
from bakehouse.games.the_pie_game.names import name_and_code, names_and_codes
from bakehouse.games.the_pie_game.questions import prompt
from bakehouse.games.the_pie_game.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    match rule:
        case "BH-1" | "BH-2" | "BH-4":
            return prompt(view, deck)
        case "PG-20" | "PG-33":
            return f"You hold {names_and_codes(_fudge_cards(view, deck), deck)}."
        case "PG-24":
            return "You may discard only one card."
        case "PG-35":
            return f"You have to throw away exactly {some(view.count, 'card')}."
        case "PG-42":
            return "You cannot trade with yourself."
        case "PG-R34":
            return f"No card has left the draw pile for {some(view.still, 'turn')}."
        case "PG-R7":
            top = name_and_code(view.discard[0], deck)
            return f"{top} is a Fudge card, and this table does not allow taking those."
        case "PG-R56":
            return f"Every card you hold is {name_and_code(view.discard[0], deck)}, like the top card of the pile."
    return "" if move is None else _fact_about_card(view, _code_in(move, deck), rule, deck)


def _fact_about_card(view: View, code: str, rule: str, deck: Deck) -> str:
    card = name_and_code(code, deck)
    match rule:
        case "PG-26":
            return f"{card} is a Fudge card."
        case "PG-R8":
            return f"You have just taken {card} from the discard pile, and this table does not allow putting it back."
        case "PG-R15":
            others = [held for held in _fudge_cards(view, deck) if held != deck.codes[FL]]
            return f"You also hold {names_and_codes(others, deck)}."
        case "PG-R50" if code in view.hand:
            return f"You have already chosen all your {card}."
        case "PG-R50":
            return f"You do not hold {card}."
        case "PG-R51":
            return f"You {'took' if view.drawn is None else 'drew'} {card} in this turn."
    return ""


def _fudge_cards(view: View, deck: Deck) -> list[str]:
    return [code for code in view.hand if deck.kinds[code] < FUDGE_KINDS]


def _code_in(move: int, deck: Deck) -> str:
    """The card that is played, discarded or handed over."""
    return deck.codes[move - PLAY if move < DRAW else (move - DISCARD) % len(deck.codes)]
