"""What speaks for a move of Pie Factory: a fact that its player can see on the table."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import CRUST, FILLING, FOREMAN, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.display import icons_of
from bakehouse.games.pie_factory.names import ICON_WORDS
from bakehouse.games.pie_factory.questions import own_pies
from bakehouse.games.pie_factory.view import Pie, View

GRANDMA_ICONS = [int(icon) for icon in (PRESIDENT, FOREMAN, SECRETARY)]


def speaks_for(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    match view.step:
        case "action":
            return _action(view, atoms, deck)
        case "place":
            return _placing(view, first, deck)
        case "drop":
            return _spare(view, deck.codes[first - CARD], deck)
        case "stale":
            return _stale(view, first - STALE, deck)
        case "grandma":
            return _grandma(view, GRANDMA_ICONS[first - KEEP], deck)
    return None


# -- Actions -----------------------------------------------------------------


def _action(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    if first == DRAW:
        return say("advice-draw")
    if first == PASS:
        return None
    if first < DRAFT:
        return _boxing(view, [atom - BOX for atom in atoms if atom != DONE], deck)
    if first < PLAY:
        position, down = divmod(first - DRAFT, 2)
        return _showing(view, view.line[position] or "", deck, down=down == 1)
    card, down = divmod(first - PLAY, 2)
    return _showing(view, deck.codes[card], deck, down=down == 1)


def _boxing(view: View, slots: list[int], deck: Deck) -> Message:
    pies = own_pies(view)
    dollars = sum(_top_value(pies[slot], deck) for slot in slots)
    if view.deck_size <= view.seats:
        return say("advice-box-late", count=len(slots), dollars=dollars, left=view.deck_size)
    return say("advice-box", count=len(slots), dollars=dollars)


def _showing(view: View, code: str, deck: Deck, *, down: bool) -> Message | None:
    """A card that is drafted or played, and later placed."""
    free = own_pies(view).count(None)
    if down:
        return say("advice-down", count=free) if free else None
    if deck.kind[deck.kinds[code]] == CRUST:
        return say("advice-crust", count=free) if free else None
    fitting = [pie for pie in own_pies(view) if pie is not None and _takes(pie, code, deck)]
    if not fitting:
        return say("advice-into-hand")
    return _improvement(code, min(_top_value(pie, deck) for pie in fitting), deck)


def _improvement(code: str, before: int, deck: Deck) -> Message:
    card = deck.kinds[code]
    icon = ICON_WORDS.get(deck.icons[card])
    after = int(deck.value[card])
    if icon is None:
        return say("advice-worth", after=after, before=before)
    return say("advice-worth-icon", after=after, before=before, icon=icon)


# -- Later decisions -----------------------------------------------------------


def _placing(view: View, move: int, deck: Deck) -> Message | None:
    front = None if view.seat is None else view.fronts[view.seat]
    pie = None if move == PLACE_DOWN else own_pies(view)[move - PLACE]
    if front is None or pie is None:
        return None
    return _improvement(front.card, _top_value(pie, deck), deck)


def _spare(view: View, code: str, deck: Deck) -> Message | None:
    """A card that is given away."""
    if any(pie is not None and _takes(pie, code, deck) for pie in own_pies(view)):
        return None
    return say("advice-spare", dollars=int(deck.value[deck.kinds[code]]))


def _stale(view: View, slot: int, deck: Deck) -> Message | None:
    pies = own_pies(view)
    values = [_top_value(pies[move - STALE], deck) for move in view.legal]
    value = _top_value(pies[slot], deck)
    return say("advice-stale", dollars=value) if value == min(values) else None


def _grandma(view: View, icon: int, deck: Deck) -> Message | None:
    """How the majority stands if the icon counts as this one."""
    assert view.seat is not None
    counts = [icons_of(view, seat, icon, deck) for seat in range(view.seats)]
    own = counts.pop(view.seat) + (icon != PRESIDENT)
    if own <= max(counts):
        return None
    return say("advice-grandma", icon=ICON_WORDS[icon], count=own, most=max(counts))


# -- Pies ----------------------------------------------------------------------


def _top_value(pie: Pie | None, deck: Deck) -> int:
    """The dollars that a pie scores if it is boxed as it is (PF-31, PF-33)."""
    if pie is None or (pie.down and not pie.filling):
        return 0
    return int(deck.value[deck.kinds[pie.topping or pie.filling or pie.base]])


def _takes(pie: Pie, code: str, deck: Deck) -> bool:
    """Does this card go on the pie?"""
    card = deck.kinds[code]
    if pie.topping or deck.kind[card] == CRUST:
        return False
    if deck.kind[card] == FILLING:
        return not pie.filling
    return bool(pie.filling) and deck.fits[card] >> deck.kinds[pie.filling] & 1 == 1
