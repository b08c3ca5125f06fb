"""What those who draw Cheflebrity need: the table in plain text, faces of cards, the result, standing answers."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Face
from bakehouse.games.cheflebrity.atoms import DECLINE, PASS
from bakehouse.games.cheflebrity.cards import (
    CLASSES,
    CODES,
    FLAVOUR_OF,
    FLAVOURS,
    GENIUS_WORDS,
    LETTERS,
    NO_FLAVOUR,
    OO,
    PART_OF,
    PART_WORDS,
    PIE_KINDS,
    QUALITIES,
    QUALITY_OF,
    SG,
    TROPHY_WORDS,
    Deck,
)
from bakehouse.games.cheflebrity.names import pie_of
from bakehouse.games.cheflebrity.scoring import EXACT
from bakehouse.games.cheflebrity.view import BonusView, Offer, PieView, Tally, Threat, View

COMPARING_QUALITY = ("highest-quality", "lowest-quality")  # the bonuses that may compare averages (CH-R92)


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> list[Message]:
    """One fact a line, so that a screen reader can follow."""
    lines = [say("picture-ingredients", count=view.pile_size)]
    if view.turns_left is not None and view.outcome is None:
        lines.append(say("picture-last-round", turns=view.turns_left))
    lines.append(say("picture-leftovers", cards=view.leftovers))
    lines.append(say("picture-out", cards=view.out))
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat))
    if view.threat is not None:
        lines.append(_danger(view, view.threat))
    if view.offer is not None:
        lines.append(_proposal(view, view.offer))
    if view.seat is not None:
        lines.append(say("picture-hand", cards=view.hand))
    if view.tally is not None:
        lines.extend(_tally_lines(view.tally))
    return lines


def _seat_lines(view: View, seat: int) -> list[Message]:
    is_on_turn = seat == view.turn and view.outcome is None
    lines = [say("picture-seat", seat=seat, count=view.hand_sizes[seat], state="turn" if is_on_turn else "none")]
    lines += [say("picture-working", number=pie.number, cards=pie.cards) for pie in view.working[seat]]
    lines += [say("picture-serving", number=pie.number, cards=pie.cards) for pie in view.serving[seat]]
    if view.kept[seat]:
        lines.append(say("picture-kept", cards=view.kept[seat]))
    return lines


def _danger(view: View, threat: Threat) -> Message:
    """The threat that is being resolved."""
    if threat.pie is None:
        return say("picture-oops", owner=threat.owner)
    card = _pie(view, threat.owner, threat.pie).cards[-1]
    pie = pie_of(threat.owner, threat.pie)
    if threat.by is None:
        return say("picture-spilt", card=card, pie=pie)
    return say("picture-attack", seat=threat.by, card=card, pie=pie)


def _pie(view: View, owner: int, number: int) -> PieView:
    return next(pie for pie in view.working[owner] if pie.number == number)


def _proposal(view: View, offer: Offer) -> Message:
    """The offer or counter-offer on the table."""
    if offer.partner is None:
        return say("picture-offer-to-all", seat=offer.speaker, cards=offer.give, other_cards=offer.want)
    partner = view.turn if offer.speaker == offer.partner else offer.partner  # a counter goes to the player on turn
    return say("picture-offer", seat=offer.speaker, partner=partner, cards=offer.give, other_cards=offer.want)


def _tally_lines(tally: Tally) -> list[Message]:
    lines = [say("picture-quality", scores=_scores(tally.quality))]
    lines += [
        say("picture-bonus", bonus=_bonus(bonus), scores=_scores(bonus.points))
        for bonus in tally.bonuses
        if any(bonus.points)
    ]
    return [*lines, say("picture-total", scores=_scores(tally.totals))]


def _scores(points: list[int]) -> list[Message]:
    return [say("score", seat=seat, points=number) for seat, number in enumerate(points)]


# -- Cards -------------------------------------------------------------------


def faces(deck: Deck) -> list[Face]:
    """The cards of the deck, a Stroke of Genius! in each of its roles (in a pie or kept), and the claims of trades."""
    placed = [(code, PIE_KINDS + number) for number, code in enumerate(GENIUS_WORDS)]
    roles = [_genius(deck, code, PART_WORDS[PART_OF[role]], {**_marks(role), "genius": 1}) for code, role in placed]
    kept = [_genius(deck, code, "special", {"as": code.removeprefix("SG=")}) for code in TROPHY_WORDS[2:]]
    return [_face(deck, kind) for kind in range(len(CODES))] + roles + kept + [_claim(code) for code in CLASSES]


def _face(deck: Deck, kind: int) -> Face:
    """A card of the house deck is called `card-T` with its quality, or `card-SB`."""
    code = CODES[kind]
    if kind >= PIE_KINDS:
        marks: dict[str, str | int] = {"quality": 5} if kind == SG else {}
        word = "oops" if kind == OO else "special"
        return Face(code, deck.names[kind], word, deck.texts[kind], marks, words=Message(f"card-{code}"))
    letters, quality = LETTERS[kind // 5], QUALITIES[kind % 5]
    words = Message(f"card-{letters}", {"quality": quality})
    return Face(code, _pie_card(deck, kind), PART_WORDS[PART_OF[kind]], deck.texts[kind], _marks(kind), words=words)


def _pie_card(deck: Deck, kind: int) -> str:
    """Its name in the deck file and its quality. A card that the file lacks, but a claim may name, is like its row."""
    row = kind - kind % 5
    named = [deck.names[other] for other in (kind, *range(row, row + 5)) if deck.names[other] != CODES[other]]
    return f"{named[0]} {QUALITIES[kind % 5]}" if named else CODES[kind]


def _genius(deck: Deck, code: str, kind: str, marks: dict[str, str | int]) -> Face:
    """A Stroke of Genius! that is something else: `SG=T` a Top Crust, `SG=SV` a Saved It!"""
    role = code.removeprefix("SG=")
    card = f"{role}5" if role in LETTERS else role
    part = deck.names[CODES.index(card)] if card in CODES else ""  # no card is the Filling without a kind, SG=F
    name = f"{deck.names[SG]} {part}".strip()
    return Face(code, name, kind, deck.texts[SG], marks, words=say("card-genius", role=role))


def _claim(code: str) -> Face:
    """`T?`: any Top Crust; `?`: any card. No deck has a name of its own for these."""
    return Face(code, code, "claim", words=say("card-any", part=code.removesuffix("?") or "card"))


def _marks(placed: int) -> dict[str, str | int]:
    marks: dict[str, str | int] = {"quality": int(QUALITY_OF[placed])}
    if FLAVOUR_OF[placed] != NO_FLAVOUR:
        marks["flavour"] = FLAVOURS[FLAVOUR_OF[placed]]
    return marks


# -- The result --------------------------------------------------------------


def explain_result(view: View, deck: Deck) -> list[Message]:
    tally = view.tally
    if tally is None:
        return []
    has_averages = view.options["quality_bonus"] == "average"
    lines = [say("result-quality", seat=seat, points=points) for seat, points in enumerate(tally.quality)]
    lines += [_bonus_line(bonus, has_averages=has_averages) for bonus in tally.bonuses]
    return lines + [say("result-total", seat=seat, points=total) for seat, total in enumerate(tally.totals)]


def _bonus_line(bonus: BonusView, *, has_averages: bool) -> Message:
    is_average = has_averages and bonus.name in COMPARING_QUALITY
    reached = [
        _reached(seat, value, points, is_average=is_average)
        for seat, (value, points) in enumerate(zip(bonus.values, bonus.points, strict=True))
        if value is not None
    ]
    if not reached:
        return say("result-bonus-to-nobody", bonus=_bonus(bonus))
    return say("result-bonus", bonus=_bonus(bonus), reached=reached)


def _bonus(bonus: BonusView) -> Message:
    return say("bonus", name=bonus.name)


def _reached(seat: int, value: int, points: int, *, is_average: bool) -> Message:
    return say("reached", seat=seat, value=_average(value) if is_average else value, points=points)


def _average(millionths: int) -> Message:
    whole, hundredths = divmod(round(millionths * 100 / EXACT), 100)
    return say("average", whole=whole, hundredths=f"{hundredths:02}")


# -- Standing answers --------------------------------------------------------

PASSING = "pass"
DECLINING = "decline"
STANDING = [PASSING, DECLINING]


def standing_answer(view: View, key: str) -> int | None:
    """The answer given in advance; None where this question needs its player (CH-D4, CH-D9, CH-D11, CH-D12)."""
    if key == PASSING and view.step in ("window", "save"):
        return None if _is_hit(view) or PASS not in view.legal else PASS
    if key == DECLINING and view.step in ("reply", "replies"):
        return DECLINE if DECLINE in view.legal else None
    return None


def standing_ends(view: View, key: str) -> bool:
    """ "Until my pie is hit": then the answer given in advance ends."""
    return key == PASSING and _is_hit(view)


def _is_hit(view: View) -> bool:
    """May this seat save one of its own pies now?"""
    return view.step == "save" and view.threat is not None and view.threat.owner == view.seat
