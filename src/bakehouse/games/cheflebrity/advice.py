"""What speaks for a move of Cheflebrity: a fact that its player can see."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.cheflebrity import atoms as moves
from bakehouse.games.cheflebrity.atoms import verb_of
from bakehouse.games.cheflebrity.cards import (
    CLAIM_WORDS,
    CODES,
    HIGHEST,
    LOWEST,
    PART_OF,
    PART_WORDS,
    PIE_KINDS,
    PLACED_CODES,
    QUALITY_OF,
    Deck,
)
from bakehouse.games.cheflebrity.names import pie_seen
from bakehouse.games.cheflebrity.view import PieView, View


def speaks_for(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    match verb_of(first):
        case moves.PILE:
            return _drawing(view)
        case moves.CARD if view.step == "draw":
            return _taking(view, CODES[first - moves.CARD])
        case moves.CARD if view.step == "commit":
            return _handing_over(view, [CODES[atom - moves.CARD] for atom in atoms])
        case moves.SWAP:
            return _swap(CODES[first - moves.SWAP], atoms[1])
        case moves.KEEP:
            return _keeping(view)
        case moves.PLAY:
            return _playing(view, first - moves.PLAY, atoms[1])
        case moves.SERVE:
            return _serving(view, first - moves.SERVE)
        case moves.SABOTAGE | moves.SABOTAGE_SG:
            return _sabotage(view, (first - moves.SABOTAGE) % 5, atoms[1] - moves.PIE)
    return _answer(view, first)


def sentence(view: View, atoms: list[int]) -> Message | None:
    """An offer, a swap or cards to hand over; the labels of the rest are sentences."""
    first, rest = atoms[0], atoms[1:]
    match verb_of(first):
        case moves.OFFER | moves.OFFER_ALL | moves.COUNTER:
            return _offering(first, rest)
        case moves.CARD if view.step == "commit":
            return say("sentence-hand-over", cards=[CODES[atom - moves.CARD] for atom in atoms])
        case moves.SWAP if rest[0] == moves.PILE:
            return say("sentence-swap", card=CODES[first - moves.SWAP])
        case moves.SWAP if rest[0] >= moves.CARD:
            card, other = CODES[first - moves.SWAP], CODES[rest[0] - moves.CARD]
            return say("sentence-swap-left", card=card, other_card=other)
    return None


def _offering(first: int, rest: list[int]) -> Message:
    """What is given and what is wanted follow the numbers of both."""
    claims = [CLAIM_WORDS[atom - moves.CARD] for atom in rest[2:]]
    count = rest[0] - moves.COUNT + 1
    given, wanted = claims[:count], claims[count:]
    match verb_of(first):
        case moves.OFFER:
            return say("sentence-offer", partner=first - moves.OFFER, cards=given, other_cards=wanted)
        case moves.OFFER_ALL:
            return say("sentence-offer-all", cards=given, other_cards=wanted)
    return say("sentence-counter", cards=given, other_cards=wanted)


def _answer(view: View, move: int) -> Message | None:
    """What is said when something happens, or nothing else is to be done."""
    match move:
        case moves.SAVE | moves.SAVE_SG:
            return _rescue(view)
        case moves.PASS if view.step == "save":
            return _no_rescue(view)
        case moves.PASS if view.step == "window":
            return _no_sabotage(view)
        case moves.END:
            return _ending(view)
        case moves.DECLINE | moves.ACCEPT:
            return _offer(view, move)
    if view.step == "oops" and move >= moves.PIE:
        return _oops(view, move - moves.PIE)
    return None


# -- The hand ----------------------------------------------------------------


def _drawing(view: View) -> Message | None:
    """Better cards may come from the pile than those that lie open."""
    if not view.leftovers:
        return say("advice-no-leftovers")
    fitting = [code for code in view.leftovers if _fits(view, code) or _is_crust(code)]
    if not fitting:
        return say("advice-draw")
    best = max(_quality(code) for code in fitting)
    return say("advice-draw-better", quality=best) if best < HIGHEST else None


def _taking(view: View, code: str) -> Message | None:
    if code not in CODES[:PIE_KINDS]:
        return None
    if _fits(view, code):
        return say("advice-take-fits", quality=_quality(code))
    return say("advice-take", quality=_quality(code))


def _swap(code: str, new: int) -> Message | None:
    if code not in CODES[:PIE_KINDS]:
        return None
    if new >= moves.CARD and CODES[new - moves.CARD] in CODES[:PIE_KINDS]:
        other = CODES[new - moves.CARD]
        return say("advice-swap", quality=_quality(code), better=_quality(other)) if _is_less(code, other) else None
    return say("advice-swap-blind", quality=_quality(code))


def _is_less(code: str, other: str) -> bool:
    return _quality(code) < _quality(other)


def _keeping(view: View) -> Message | None:
    lowest = min((_quality(code) for code in view.hand if code in CODES[:PIE_KINDS]), default=0)
    return say("advice-keep", quality=lowest) if lowest > LOWEST else None


def _handing_over(view: View, codes: list[str]) -> Message | None:
    """The cards of the lowest quality go."""
    rest = [code for code in view.hand if code in CODES[:PIE_KINDS]]
    if not all(code in rest for code in codes):
        return None
    highest = max(_quality(code) for code in codes)
    for code in codes:
        rest.remove(code)
    if any(_quality(code) < highest for code in rest):
        return None
    return say("advice-hand-over", count=len(codes), quality=highest)


def _offer(view: View, move: int) -> Message | None:
    offer = view.offer
    if offer is None:
        return None
    if move == moves.DECLINE:
        lacking = [code for code in offer.want if code in CODES and code not in view.hand]
        return say("advice-decline", cards=lacking) if lacking else None
    return say("advice-accept", partner=offer.speaker, cards=offer.give)


# -- Pies --------------------------------------------------------------------


def _playing(view: View, placed: int, place: int) -> Message:
    if place == moves.NEW:
        return say("advice-begin")
    total = _total(_own_pies(view)[place - moves.PIE]) + int(QUALITY_OF[placed])
    match PART_WORDS[PART_OF[placed]]:
        case "filling":
            return say("advice-filling", quality=total)
        case "top":
            return say("advice-top", quality=total)
    return say("advice-extras", quality=total)


def _serving(view: View, place: int) -> Message:
    quality = _total(_own_pies(view)[place])
    if view.turns_left is not None:
        return say("advice-serve-late", quality=quality)
    return say("advice-serve", quality=quality)


def _sabotage(view: View, victim: int, place: int) -> Message:
    newest = view.working[victim][place].cards[-1]
    return say("advice-sabotage", owner=victim, card=newest)


def _no_sabotage(view: View) -> Message | None:
    """What the others would lose at most."""
    newest = [pie.cards[-1] for seat, pies in enumerate(view.working) if seat != view.seat for pie in pies]
    best = max(map(_quality, newest), default=HIGHEST)
    return say("advice-no-sabotage", quality=int(best)) if best < HIGHEST else None


def _ending(view: View) -> Message | None:
    """Nothing to serve, or something that can still grow."""
    if all(len(pie.cards) < 2 for pie in _own_pies(view)):
        return say("advice-end")
    growing = [code for code in view.hand if _fits(view, code) and PART_WORDS[PART_OF[CODES.index(code)]] != "filling"]
    return say("advice-wait", card=max(growing, key=_quality)) if growing else None


def _rescue(view: View) -> Message | None:
    pie = _threatened(view)
    threat = view.threat
    if pie is None or threat is None:
        return None
    return say("advice-save", pie=pie_seen(threat.owner, pie), card=pie.cards[-1])


def _no_rescue(view: View) -> Message | None:
    pie = _threatened(view)
    threat = view.threat
    if pie is None or threat is None:
        return None
    if threat.owner != view.seat:
        return say("advice-not-yours", owner=threat.owner)
    return say("advice-let-go", card=pie.cards[-1])


def _threatened(view: View) -> PieView | None:
    threat = view.threat
    if threat is None:
        return None
    return next((pie for pie in view.working[threat.owner] if pie.number == threat.pie), None)


def _oops(view: View, place: int) -> Message | None:
    """The pie that loses least."""
    pies = _own_pies(view)
    newest = pies[place].cards[-1]
    if _quality(newest) > min(_quality(pie.cards[-1]) for pie in pies):
        return None
    return say("advice-oops", card=newest)


def _own_pies(view: View) -> list[PieView]:
    return [] if view.seat is None else view.working[view.seat]


def _is_crust(code: str) -> bool:
    """A new pie can always be begun with it."""
    return code in CODES[:PIE_KINDS] and PART_WORDS[PART_OF[CODES.index(code)]] == "bottom"


def _fits(view: View, code: str) -> bool:
    """Can one of the seat's own pies take this card now?"""
    if code not in CODES[:PIE_KINDS]:
        return False
    sizes = [len(pie.cards) for pie in _own_pies(view)]
    match PART_WORDS[PART_OF[CODES.index(code)]]:
        case "filling":
            return 1 in sizes
        case "top":
            return 2 in sizes
        case "extras":
            return any(size >= 2 for size in sizes)
    return False


def _quality(code: str) -> int:
    return int(QUALITY_OF[PLACED_CODES.index(code)]) if code in PLACED_CODES else 0


def _total(pie: PieView) -> int:
    return sum(map(_quality, pie.cards))
