"""What speaks for a move of Pastry Chefs: a fact that its player can see or remember."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.state import BIT
from bakehouse.games.pastry_chefs import atoms as moves
from bakehouse.games.pastry_chefs.cards import FIRST_FULL, PASTRIES, USES, Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import described, destination, matches, origin, way
from bakehouse.games.pastry_chefs.observation import description_words
from bakehouse.games.pastry_chefs.questions import label
from bakehouse.games.pastry_chefs.state import GOAL, X
from bakehouse.games.pastry_chefs.view import View

SHAPES = [pastry_kinds(pastry) for pastry in range(PASTRIES)]


def speaks_for(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    if first == moves.SECOND:
        return say("advice-second")
    if moves.DRAW <= first < moves.ASK:
        return _drawing(view, first - moves.DRAW)
    if moves.ASK <= first < moves.BAKE:
        return _question(view, atoms, deck)
    if moves.BAKE <= first < moves.FROM:
        return _baking(view, len(SHAPES[first - moves.BAKE]) - 2)
    if moves.FROM <= first < moves.TO:
        return _move(view, atoms, deck)
    if view.step == "reveal":
        return _statement(first - moves.DESCRIBE)
    if first >= moves.CARD and (view.announced is None or view.announced.source != "X"):
        return _leaving(view, [atom - moves.CARD for atom in atoms], deck)
    return None


def sentence(view: View, atoms: list[int], deck: Deck) -> Message | None:
    """A Move, a question, a Reveal or cards that are picked one by one; the labels of the rest are sentences."""
    first = atoms[0]
    if moves.FROM <= first < moves.TO:
        assert view.seat is not None
        source, target = first - moves.FROM, atoms[1] - moves.TO
        what = _described(atoms[2] - moves.DESCRIBE, atoms[3] - moves.COUNT + 1, deck)
        return say(
            "sentence-move",
            way=way(view.seat, source, target),
            description=what,
            origin=origin(source),
            destination=destination(target),
        )
    if moves.ASK <= first < moves.BAKE:
        count = atoms[2] - moves.COUNT + 1
        return say(
            "sentence-ask",
            other=first - moves.ASK,
            count=count,
            description=_described(atoms[1] - moves.DESCRIBE, count, deck),
        )
    if view.step == "reveal":
        return say("sentence-reveal", statement=label(view, first, deck))
    if first >= moves.CARD and len(atoms) > 1:
        act = "discard" if view.announced is None else "take" if view.announced.source == "X" else "give"
        return say("sentence-pick", act=act, cards=[deck.codes[atom - moves.CARD] for atom in atoms])
    return None


def _baking(view: View, points: int) -> Message:
    assert view.seat is not None
    if view.scores[view.seat % 2] + points >= GOAL:
        return say("advice-bake-wins", points=int(GOAL))
    return say("advice-bake", points=points)


def _drawing(view: View, seat: int) -> Message:
    return say("advice-draw", seat=seat, count=view.hand_sizes[seat])


def _question(view: View, atoms: list[int], deck: Deck) -> Message | None:
    """Worth asking is what may be so or not."""
    other, description = atoms[0] - moves.ASK, atoms[1] - moves.DESCRIBE
    count = atoms[2] - moves.COUNT + 1
    known = view.known
    if known is None or not known.least[other][description] < count <= known.most[other][description]:
        return None
    return say("advice-ask", other=other, description=_described(description, count, deck))


def _statement(description: int) -> Message | None:
    """A Reveal that tells only half of a card."""
    if description >= FIRST_FULL:
        return None
    return say("advice-reveal", kept="number" if description < 4 else "suit")


# -- Moves -------------------------------------------------------------------


def _move(view: View, atoms: list[int], deck: Deck) -> Message | None:
    source, target = atoms[0] - moves.FROM, atoms[1] - moves.TO
    description, count = atoms[2] - moves.DESCRIBE, atoms[3] - moves.COUNT + 1
    if target == view.seat:
        pastry = _completed(view, description, deck)
        if pastry and _is_sure(view, source, description, count, deck):
            return say("advice-completes", cards=[deck.codes[kind] for kind in pastry])
    if source not in (X, view.seat) and _is_sure(view, source, description, count, deck):
        return say("advice-sure", owner=source, description=_described(description, count, deck))
    if source == view.seat:
        return _giving(view, target, description, count, deck)
    if source == X:
        return say("advice-pile", description=_described(description, count, deck))
    return None


def _giving(view: View, target: int, description: int, count: int, deck: Deck) -> Message | None:
    """The partner has more of it and plays first; or the cards that stay go together."""
    assert view.seat is not None
    if target == (view.seat + 2) % 4 and (more := _held_by(view, target, description)):
        broad, held = more
        return say("advice-partner", partner=target, description=_described(broad, held, deck))
    kept = _pair(_staying(view, description, count, deck))
    return say("advice-keeps", cards=[deck.codes[kind] for kind in kept]) if kept else None


def _held_by(view: View, seat: int, description: int) -> tuple[int, int] | None:
    """The suit or number of what is described of which this seat surely holds most, and how many."""
    if view.known is None:
        return None
    least = view.known.least[seat]
    broad = max((word for word in range(FIRST_FULL) if _includes(word, description)), key=lambda word: least[word])
    return (broad, least[broad]) if least[broad] else None


def _includes(broad: int, description: int) -> bool:
    """Is every card that is described of this suit or number?"""
    return broad == description or bool(description >= FIRST_FULL and USES[description] & BIT[broad])


def _staying(view: View, description: int, count: int, deck: Deck) -> list[int]:
    """The cards that surely stay when so many leave that match."""
    word = description_words(deck.codes)[description]
    staying = [deck.kinds[code] for code in view.hand if not matches(word, code)]
    same = sum(matches(word, code) for code in view.hand) - count
    return [*staying, *[description - FIRST_FULL] * same] if description >= FIRST_FULL else staying


def _pair(kinds: list[int]) -> list[int]:
    """Two different cards of a pastry of three; none: an empty list."""
    held = sorted(set(kinds))
    pairs = [[one, two] for one in held for two in held if one < two]
    return next((pair for pair in pairs if any(len(s) == 3 and set(s).issuperset(pair) for s in SHAPES)), [])


def _completed(view: View, description: int, deck: Deck) -> list[int]:
    """The pastry that the hand makes with a card that is named in full, the biggest one; none: an empty list."""
    if description < FIRST_FULL:
        return []
    held = {deck.kinds[code] for code in view.hand} | {description - FIRST_FULL}
    whole = [shape for shape in SHAPES if description - FIRST_FULL in shape and held.issuperset(shape)]
    return max(whole, key=len, default=[])


def _is_sure(view: View, source: int, description: int, count: int, deck: Deck) -> bool:
    """Are so many matching cards there, as far as this seat can see and remember?"""
    if source in (X, view.seat):
        word = description_words(deck.codes)[description]
        return sum(matches(word, code) for code in (view.discard if source == X else view.hand)) >= count
    return view.known is not None and view.known.least[source][description] >= count


# -- Cards that leave the hand ---------------------------------------------------


def _leaving(view: View, kinds: list[int], deck: Deck) -> Message | None:
    """Cards that go with nothing else in the hand, or of which there is another one."""
    rest = [deck.kinds[code] for code in view.hand]
    for kind in kinds:
        rest.remove(kind)
    if all(kind in rest or not _is_company(kind, rest) for kind in kinds):
        return say("advice-spare", count=len(kinds))
    return None


def _is_company(kind: int, others: list[int]) -> bool:
    """Can this card and another one of these be in the same pastry?"""
    return any(kind in shape and any(other in shape for other in others if other != kind) for shape in SHAPES)


def _described(description: int, count: int, deck: Deck) -> Message:
    return described(description_words(deck.codes)[description], count)
