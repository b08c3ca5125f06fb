# mypyc: compiled
"""Every deal of the unseen cards of Pastry Chefs in which all that is known is true: counted, and found by its number.

Where much is known, cards dealt at random hardly ever fit it. Counting works even there: kind by kind, each hand takes
some copies and the deck gets the rest, and the tighter the bounds are, the fewer situations there are to count from.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.games.pastry_chefs.cards import (
    FIRST_FULL,
    FROM_KIND,
    KINDS,
    MATCHES,
    MAX_COPIES,
    ONE,
    cards_in,
    copies_in,
)

NOWHERE: Final[i64] = -1
EDGES: Final = MAX_COPIES + 1
NODE_BITS: Final = 15
MAX_NODES: Final = 1 << NODE_BITS
WORD: Final = 30  # bits
CHOOSE: Final = vec[i64]([1, 0, 0, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 3, 3, 1])  # how many ways to take k of n, at n * 4 + k


class FittingHands:
    """All hands of one size that keep to their bounds, as a graph with a layer for each kind of card.

    Each node has an edge for every number of copies of its kind. Hands that can be continued in the same ways meet in
    one node, so that the graph stays small. The first layer has the single node 0.
    """

    __slots__ = ("edges", "exists", "least", "most", "nodes", "reached", "unseen")

    def __init__(self, size: i64, unseen: i64, least: vec[i64], most: vec[i64]) -> None:
        """`unseen`: the cards to choose from; `least` and `most`: how many match each of the 24 descriptions."""
        self.unseen = unseen
        self.least = least
        self.most = most
        self.edges: list[vec[i64]] = [vec[i64]([]) for _kind in range(KINDS)]  # by kind: those of node 0, node 1, …
        self.nodes: list[dict[int, int]] = [{} for _kind in range(KINDS)]  # by kind: the node that has these edges
        self.reached: list[dict[int, int]] = [
            {} for _kind in range(KINDS)
        ]  # by kind: the node for what is still to come
        self.exists: bool = self._node(0, size, least[:FIRST_FULL], most[:FIRST_FULL]) != NOWHERE

    def after(self, kind: i64, node: i64, count: i64) -> i64:
        """The node of the next layer, when this many copies of a kind are taken; NOWHERE if that fits no hand."""
        return self.edges[kind][node * EDGES + count]

    def _node(self, kind: i64, left: i64, needed: vec[i64], room: vec[i64]) -> i64:
        """The node for a hand that takes `left` cards from this kind on, with bounds by suit and by number."""
        if not self._can_be_completed(kind, left, needed, room):
            return NOWHERE
        if kind == KINDS:
            return 0
        situation = _situation(kind, left, needed, room)
        known = self.reached[kind].get(situation)
        if known is not None:
            return known
        edges = vec[i64]([NOWHERE] * EDGES)
        most = min(self.most[FIRST_FULL + kind], copies_in(self.unseen, kind))
        for count in range(self.least[FIRST_FULL + kind], min(most, left) + 1):
            edges[count] = self._node_after(kind, count, left, needed, room)
        node = self._node_with(kind, edges)
        self.reached[kind][situation] = node
        return node

    def _can_be_completed(self, kind: i64, left: i64, needed: vec[i64], room: vec[i64]) -> bool:
        """Are there enough cards to come, but not too many? Room for more than can come is as good as none."""
        to_come = self.unseen & FROM_KIND[kind]
        if left > cards_in(to_come):
            return False
        for description in range(i64(FIRST_FULL)):
            most = min(left, cards_in(to_come & MATCHES[description]))
            room[description] = min(room[description], most)
            if needed[description] > room[description]:
                return False
        return True

    def _node_after(self, kind: i64, count: i64, left: i64, needed: vec[i64], room: vec[i64]) -> i64:
        needed = needed[:]
        room = room[:]
        for description in (kind // 4, 4 + kind % 4):
            needed[description] = max(needed[description] - count, 0)
            room[description] -= count
        return self._node(kind + 1, left - count, needed, room)

    def _node_with(self, kind: i64, edges: vec[i64]) -> i64:
        """The node that has these edges: an old one if there is one."""
        name: int = 0
        for edge in edges:
            name = name * MAX_NODES + int(edge + 1)
        if name == 0:
            return NOWHERE
        nodes = self.nodes[kind]
        if name not in nodes:
            if len(nodes) == MAX_NODES - 1:
                raise RuntimeError("too many different hands")
            nodes[name] = len(nodes)
            row = self.edges[kind]
            for edge in edges:
                row = append(row, edge)
            self.edges[kind] = row
        return nodes[name]


def _situation(kind: i64, left: i64, needed: vec[i64], room: vec[i64]) -> int:
    """What decides how a hand can be continued: the numbers and this suit. Other suits are done or not yet begun."""
    situation = left
    suit = kind // 4
    for description in range(i64(FIRST_FULL)):
        if description >= 4 or description == suit:
            situation = (situation * 16 + needed[description]) * 16 + room[description]
    return situation


class FittingDeals:
    """All deals of the unseen cards to some hands, the rest to the deck. Copies of a card count as different."""

    __slots__ = ("counted", "deck_most", "hands", "total", "unseen")

    def __init__(self, hands: list[FittingHands], unseen: i64, deck_most: vec[i64]) -> None:
        self.hands = hands
        self.unseen = unseen
        self.deck_most = deck_most
        # By kind: the number of ways that lead on from these nodes, which are packed into one number.
        self.counted: list[dict[int, int]] = [{} for _kind in range(KINDS)]
        self.total: int = 0  # number of deals
        for hand in hands:
            if not hand.exists:
                return
        self.total = self._ways(0, 0)

    def _ways(self, kind: i64, nodes: int) -> int:
        """How many ways there are to deal from this kind on, given the node at which each hand is."""
        if kind == KINDS:
            return 1
        counted = self.counted[kind]
        known = counted.get(nodes)
        if known is None:
            known = self._ways_to_deal(kind, 0, nodes, copies_in(self.unseen, kind))
            counted[nodes] = known
        return known

    def _ways_to_deal(self, kind: i64, hand: i64, nodes: int, copies: i64) -> int:
        """The same if the hands before this one have taken theirs of the kind, and this many copies are left."""
        if hand == len(self.hands):
            return self._ways(kind + 1, nodes) if copies <= self.deck_most[kind] else 0
        ways: int = 0
        for count in range(copies + 1):
            ways += self._ways_taking(count, kind, hand, nodes, copies)
        return ways

    def _ways_taking(self, count: i64, kind: i64, hand: i64, nodes: int, copies: i64) -> int:
        """The same if this hand takes this many of the copies that are left."""
        after = self._after(kind, hand, nodes, count)
        if after < 0:
            return 0
        return int(CHOOSE[copies * EDGES + count]) * self._ways_to_deal(kind, hand + 1, after, copies - count)

    def _after(self, kind: i64, hand: i64, nodes: int, count: i64) -> int:
        """The nodes when this hand has taken its copies of the kind; negative if that fits no hand."""
        shift: int = NODE_BITS * hand
        node: i64 = (nodes >> shift) % MAX_NODES
        after = self.hands[hand].after(kind, node, count)
        if after == NOWHERE:
            return -1
        return nodes + (int(after - node) << shift)

    def draw(self, rng: Rng) -> vec[i64]:
        """One of all deals, each equally likely: the hands, and the deck at the end."""
        return self.deal(_below(self.total, rng))

    def deal(self, number: int) -> vec[i64]:
        """The deal with this number, from 0 to total - 1."""
        dealt = vec[i64]([0] * (len(self.hands) + 1))
        nodes: int = 0
        for kind in range(i64(KINDS)):
            copies = copies_in(self.unseen, kind)
            for hand in range(i64(len(self.hands))):
                count: i64 = 0
                ways = self._ways_taking(count, kind, hand, nodes, copies)
                while number >= ways:
                    number -= ways
                    count += 1
                    ways = self._ways_taking(count, kind, hand, nodes, copies)
                number //= CHOOSE[copies * EDGES + count]
                nodes = self._after(kind, hand, nodes, count)
                copies -= count
                dealt[hand] += count * ONE[kind]
            dealt[len(self.hands)] += copies * ONE[kind]
        return dealt


def _below(n: int, rng: Rng) -> int:
    """A number from 0 to n - 1. The generator itself gives small ones only."""
    bits: int = 0
    number: int = 0
    while bits < n.bit_length() + WORD:
        number = (number << WORD) + int(rng.below(1 << WORD))
        bits += WORD
    return number * n >> bits
