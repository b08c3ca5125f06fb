"""Words for those who draw The Pie Game: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.notation import HIDDEN
from bakehouse.games.the_pie_game.play import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.view import View

FUDGE_WORDS = ["discard two", "discard all", "lose one turn", "trade one card", "all pass left", "all pass right"]


def card_name(deck: Deck, code: str) -> str:
    """`APP` as «Apples», `F2` as «Fudge, discard two»."""
    kind = deck.kinds[code]
    return f"{deck.names[kind]}, {FUDGE_WORDS[kind]}" if kind < FUDGE_KINDS else deck.names[kind]


def names(deck: Deck, codes: list[str]) -> str:
    return "; ".join(card_name(deck, code) for code in codes)


def seat_words(view: View, seat: int) -> str:
    return "you" if seat == view.seat else f"seat {seat}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    if view.seat not in view.asked:
        waiting = _and([f"seat {seat}" for seat in view.asked])
        return f"Waiting for {waiting}: {_waiting(view)}."
    match view.step:
        case "fudge":
            return "You hold Fudge cards: play one of them."
        case "source":
            return "Your turn: draw a card, or take the top card of the discard pile."
        case "discard":
            return f"Discard one card{_just_got(view, deck)}."
        case "throw":
            return _throw_prompt(view)
        case "partner":
            return "Trade: choose a player."
        case "pass":
            way = "left" if view.effect == "DL" else "right"
            return f"Everybody passes one card to the {way}: choose yours."
    return _trade_prompt(view, deck)


def _just_got(view: View, deck: Deck) -> str:
    if view.drawn is not None:
        return f"; you drew {card_name(deck, view.drawn)}"
    if view.taken is not None:
        return f"; you took {card_name(deck, view.taken)}"
    return ""


def _throw_prompt(view: View) -> str:
    left = view.count - len(view.pending)
    order = ", one after the other; the last one lies on top." if left > 1 else "."
    if not view.pending:
        return f"Throw away {some(left, 'card')}{order}"
    return f"{left} more; the last one lies on top."


def _trade_prompt(view: View, deck: Deck) -> str:
    if view.offer is not None:
        return f"Seat {view.turn} offers {card_name(deck, view.offer)}: choose the card that you give for it."
    other = view.turn if view.seat == view.partner else view.partner
    return f"Trade with seat {other}: choose the card that you give."


def _waiting(view: View) -> str:
    match view.step:
        case "turn":
            return "the start of a turn"
        case "discard":
            return "a discard"
        case "throw":
            return f"throwing away {some(view.count, 'card')}"
        case "partner":
            return "choosing a partner for a trade"
        case "pass":
            return f"a card to pass to the {'left' if view.effect == 'DL' else 'right'}"
    return f"a trade between seat {view.turn} and seat {view.partner}"


def _result(view: View) -> str:
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    verb = "win" if winner == view.seat else "wins"
    return f"The match is over: {seat_words(view, winner)} {verb} with {some(view.pies[winner], 'pie')}."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move < DRAW:
        return f"Play {card_name(deck, deck.codes[move - PLAY])}"
    if move == DRAW:
        return "Draw the top card of the draw pile"
    if move == TAKE:
        return f"Take {card_name(deck, view.discard[0])} from the discard pile"
    if move < DISCARD:
        return f"Trade with seat {move - PARTNER}"
    kind = (move - DISCARD) % len(deck.codes)
    verb = "Hand over" if move >= DISCARD + len(deck.codes) else "Throw away" if view.step == "throw" else "Discard"
    return f"{verb} {card_name(deck, deck.codes[kind])}{_worth(view, kind, deck)}"


def _worth(view: View, kind: int, deck: Deck) -> str:
    """A warning before a needed card is given away (PG-R12)."""
    if kind == POT_LUCK:
        return " (counts as any ingredient)"
    if kind in _needs(view, deck) and view.hand.count(deck.codes[kind]) == 1:
        return " (your recipe needs it)"
    return ""


def _needs(view: View, deck: Deck) -> list[int]:
    return [] if view.recipe is None else deck.recipe_needs[deck.recipe_codes.index(view.recipe)]


def target(move: int, deck: Deck) -> str:
    """The thing to click."""
    if move < DRAW:
        return f"card:{deck.codes[move - PLAY]}"
    if move == DRAW:
        return "pile:deck"
    if move == TAKE:
        return "pile:discard"
    if move < DISCARD:
        return f"seat:{move - PARTNER}"
    return f"card:{deck.codes[(move - DISCARD) % len(deck.codes)]}"


# -- What happened -----------------------------------------------------------

KINDS = {
    events.STARTED: "started",
    events.GOT_RECIPE: "got_recipe",
    events.DEALT: "dealt",
    events.TURNED_UP: "turned_up",
    events.TOOK: "took",
    events.DREW: "drew",
    events.DREW_AND_LAID: "laid",
    events.DISCARDED: "discarded",
    events.PLAYED: "played",
    events.THREW: "threw",
    events.LOST_TURN: "lost_turn",
    events.RETURNED: "returned",
    events.REFILLED: "refilled",
    events.CHOSE_PARTNER: "chose_partner",
    events.OFFERED: "offered",
    events.GAVE: "gave",
    events.RESHUFFLED: "reshuffled",
    events.BAKED: "baked",
    events.WON: "won",
}
TELLS_A_SECRET = {
    events.GOT_RECIPE,
    events.DEALT,
    events.TOOK,  # whoever may take holds no Fudge card
    events.DREW,
    events.DISCARDED,
    events.PLAYED,
    events.THREW,
    events.LOST_TURN,
    events.REFILLED,
    events.OFFERED,
    events.GAVE,
    events.BAKED,
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    codes = deck.recipe_codes if entry.kind == events.GOT_RECIPE else deck.codes
    cards = [codes[kind] if entry.shows_cards_to(seat) else HIDDEN for kind in entry.cards]
    return Event(
        number=entry.number,
        kind=KINDS[entry.kind],
        text=_sentence(entry, cards, deck),
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=_facts(entry, deck),
        chance=entry.luck,
        secret=entry.kind in TELLS_A_SECRET,
    )


def _facts(entry: Entry, deck: Deck) -> dict[str, object]:
    match entry.kind:
        case events.STARTED:
            return {"round": entry.a, "redeals": entry.b}
        case events.TURNED_UP:
            return {"again": bool(entry.a)}
        case events.CHOSE_PARTNER | events.OFFERED | events.GAVE:
            return {"to": entry.a}
        case events.BAKED:
            return {"recipe": deck.recipe_codes[entry.a], "pies": entry.b}
        case events.WON:
            return {"rounds": entry.a}
    return {}


def _shown(cards: list[str], deck: Deck) -> str:
    """The cards in words, or how many they are."""
    if HIDDEN not in cards:
        return names(deck, cards)
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = f"Seat {entry.seat}"
    if entry.kind == events.GOT_RECIPE:
        return f"{who} gets the recipe {_recipe(deck, cards[0])}." if cards[0] != HIDDEN else f"{who} gets a recipe."
    shown = _shown(cards, deck)
    match entry.kind:
        case events.STARTED:
            again = f" The cards were dealt again {'once' if entry.b == 1 else f'{entry.b} times'}." if entry.b else ""
            return f"Round {entry.a}: {who.lower()} deals.{again}"
        case events.DEALT:
            return f"{who} is dealt {shown}."
        case events.TURNED_UP:
            return f"{shown} is turned up{' and shuffled back' if entry.a else ''}."
        case events.TOOK:
            return f"{who} takes {shown} from the discard pile."
        case events.DREW:
            return f"{who} draws {shown}."
        case events.DREW_AND_LAID:
            return f"{who} draws {shown} and lays it down at once."
        case events.DISCARDED:
            return f"{who} discards {shown}."
        case events.PLAYED:
            return f"{who} plays {shown}."
        case events.THREW:
            return f"{who} throws away {shown}."
        case events.LOST_TURN:
            return f"{who} loses a turn."
        case events.RETURNED:
            return f"{who} gives up {shown}."
        case events.REFILLED:
            return f"{who} refills the hand with {shown}."
        case events.CHOSE_PARTNER:
            return f"{who} trades with seat {entry.a}."
        case events.OFFERED:
            return f"{who} shows seat {entry.a} {shown}."
        case events.GAVE:
            return f"{who} hands seat {entry.a} {shown}."
        case events.RESHUFFLED:
            return f"The discards ({some(len(cards), 'card')}) are shuffled and become the draw pile."
        case events.BAKED:
            return f"{who} bakes {_recipe(deck, deck.recipe_codes[entry.a])}: {shown}."
    return f"{who} wins the match after {some(entry.a, 'round')}."


def _recipe(deck: Deck, code: str) -> str:
    return deck.recipe_names[deck.recipe_codes.index(code)]


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Round {view.round}, dealt by {seat_words(view, view.dealer)}.",
        f"Draw pile: {some(view.deck_size, 'card')}.",
        f"Discard pile: {_discard(view, deck)}",
    ]
    for seat in range(view.seats):
        lines.append(_seat_line(view, seat))
    if view.effect is not None:
        lines.append(f"Being carried out: {card_name(deck, view.effect)}")
    if view.queue:
        lines.append(f"Waiting to be carried out: {names(deck, view.queue)}")
    if view.chosen:
        lines.append(f"Have chosen a card: {_and([seat_words(view, seat) for seat in view.chosen])}")
    if view.recipe is not None:
        lines.extend(_own_lines(view, deck))
    return "\n".join(lines)


def _discard(view: View, deck: Deck) -> str:
    if not view.discard:
        return "empty"
    below = f" on {len(view.discard) - 1} more" if len(view.discard) > 1 else ""
    return f"{card_name(deck, view.discard[0])} ({view.discard[0]}){below}"


def _seat_line(view: View, seat: int) -> str:
    facts = [some(view.pies[seat], "pie"), some(view.hand_sizes[seat], "card")]
    if seat in view.fronts:
        facts.append("a lost turn in front")
    if seat == view.turn and view.outcome is None:
        facts.append("on turn")
    return f"{_capital(seat_words(view, seat))}: {', '.join(facts)}"


def _own_lines(view: View, deck: Deck) -> list[str]:
    assert view.recipe is not None
    needs = [deck.codes[kind] for kind in _needs(view, deck)]
    missing = [code for code in needs if code not in view.hand]
    return [
        f"Your recipe: {_recipe(deck, view.recipe)}: {_coded(deck, needs)}",
        f"Your hand: {_coded(deck, view.hand)}",
        f"Still missing: {' '.join(missing) or 'nothing'}",
    ]


def _coded(deck: Deck, codes: list[str]) -> str:
    return "; ".join(f"{card_name(deck, code)} ({code})" for code in codes)
