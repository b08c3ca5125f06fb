# mypyc: compiled
"""One search for all games: information-set Monte Carlo tree search, seen by the one who searches.

Every simulation plays in another world that fits the view. An edge is an atom of a seat; a chain of atoms is a path,
and what a path is worth is learned from whole decisions, because playouts finish every chain. While several seats are
asked at once, each of them chooses at the node where the window began, without knowing the other answers.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from bakehouse.bots.rollout import Rollout
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT, NO_MOVES, State

SPAN: Final[i64] = 8192  # more than any game has moves
NOBODY: Final[i64] = -1
NO_MOVE: Final[i64] = -1
EXPLORATION: Final = 1.2  # in standard deviations of what simulations return
MIN_SPREAD: Final = 0.01
WIDTH: Final = 2.0  # children that a node may have, times the root of its visits
SURE: Final[i64] = 16  # visits after which a mean is believed
FOLLOWED: Final[i64] = 2  # new children that the rollout proposes before chance does
LOW_BITS: Final = 0xFFFF_FFFF


class Edge:
    """An atom of a seat at a node."""

    __slots__ = ("available", "child", "goes_on", "key", "move", "seat", "total", "value", "visits")

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat = seat
        self.move = move
        self.key: i64 = seat * SPAN + move
        self.visits: i64 = 0
        self.available: i64 = 0  # simulations in which it was possible
        self.total = 0.0  # what they returned for this seat
        self.value = 0.0  # what it is worth: the mean, or inside a chain what its best continuation is worth
        self.goes_on = False  # is the chain unfinished after this atom?
        self.child: Node | None = None


class Node:
    """A point of the game as far as the searching seat can tell it from others."""

    __slots__ = ("edges", "joint", "only", "plans", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # by key
        self.plans: list[list[int]] = []  # what the searching seat may do from here, atom by atom; none: anything
        self.only = NO_MOVES  # the first atoms of these plans
        self.visits: i64 = 0
        self.joint: dict[int, Node] | None = None  # what follows a window, by all its answers

    def consider(self, plans: list[list[int]]) -> None:
        """Leave out everything but these plans."""
        self.plans = [plan for plan in plans if plan]
        self.only = vec[i64]([atom for atom in sorted({plan[0] for plan in self.plans})])  # noqa: C416


class Search:
    """A tree that grows by one edge a simulation."""

    __slots__ = ("decisions", "rollout", "new", "path", "rng", "root", "seat", "simulations", "squares", "sum")

    def __init__(self, rollout: Rollout, rng: Rng, seat: int) -> None:
        self.rollout = rollout
        self.rng = rng
        self.seat: i64 = seat
        self.root = Node()
        self.path: list[Edge] = []
        self.new = False  # was an edge added in this simulation?
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.sum = 0.0  # of what simulations returned for the searching seat, and of its squares
        self.squares = 0.0

    # -- Simulations ---------------------------------------------------------

    def simulate(self, world: State, first: int = NO_MOVE) -> float:
        """Select, expand, play out, learn: in one possible world, which is used up.

        The searching seat may be made to begin with a given move. What it came to for this seat is returned.
        """
        self.rollout.begin(world)
        self.path = []
        self.new = False
        self._descend(world, first)
        self._play_out(world)
        values = self.rollout.values(world)
        self._learn(values)
        return values[self.seat]

    def compare(self, world: State, moves: list[int], luck: int) -> list[float]:
        """What each of these moves of the searching seat comes to in the same world, with the same luck."""
        self.rng = Rng(luck)
        world = world.copy()
        self.rollout.vary(world, self.rng)
        beginning = self.rng.state
        values: list[float] = []
        last = len(moves) - 1
        for place, move in enumerate(moves):
            self.rng.state = beginning
            values.append(self.simulate(world.copy() if place < last else world, move))
        return values

    def _descend(self, world: State, first: i64) -> None:
        node = self.root
        speaker = self.seat  # who is asked next, where it is not simply the first
        start = node  # where the present decision began
        window: Node | None = None  # where the present window began
        answers: i64 = 0
        left = self.rollout.depth
        while left > 0 and not world.over and not self.new:
            seat = world.actor if speaker == NOBODY else speaker
            asked = world.waiting
            number = world.number
            edge = self._select(node, world, seat) if first == NO_MOVE else self._forced(node, seat, first)
            first = NO_MOVE
            world.apply(seat, edge.move)
            self.decisions += 1
            self.path.append(edge)
            answers = ((answers & LOW_BITS) * 1_000_003) ^ edge.key
            if world.number == number and world.waiting & BIT[seat]:
                edge.goes_on = True
                speaker = seat
                node = _next_in_chain(node, edge)
                continue
            left -= 1
            speaker = NOBODY
            if window is None and asked == BIT[seat]:
                node = _child(edge)
            else:
                if window is None:
                    window = start
                if asked != BIT[seat]:
                    node = window
                    continue
                node = _joint_child(window, answers)
                window = None
            start = node
            answers = 0

    def _play_out(self, world: State) -> None:
        rollout = self.rollout
        rng = self.rng
        left = rollout.horizon
        while left > 0 and not world.over and not rollout.is_settled(world):
            seat = world.actor
            world.apply(seat, rollout.quick(world, seat, rng))
            left -= 1
        self.decisions += rollout.horizon - left

    def _learn(self, values: list[float]) -> None:
        place: i64 = len(self.path) - 1
        while place >= 0:  # from the end, because the value of an atom rests on those after it
            edge = self.path[place]
            edge.visits += 1
            edge.total += values[edge.seat]
            edge.value = _value_of(edge)
            place -= 1
        self.simulations += 1
        own = values[self.seat]
        self.sum += own
        self.squares += own * own

    # -- What is compared ----------------------------------------------------

    def considered(self, world: State) -> list[int]:
        """What the searching seat may begin with."""
        return [int(move) for move in self._considered(world)]

    def proposal(self, world: State) -> int:
        """What the rollout would do of it."""
        return int(self.rollout.choose(world, self.seat, self._considered(world), self.rng))

    def _considered(self, world: State) -> vec[i64]:
        return self.root.only if self.root.plans else self.rollout.candidates(world, self.seat)

    # -- Selection -----------------------------------------------------------

    def _select(self, node: Node, world: State, seat: i64) -> Edge:
        """The most promising edge, or a new one while the node may still grow."""
        moves = node.only if node.plans and seat == self.seat else self.rollout.candidates(world, seat)
        node.visits += 1
        edges = node.edges
        width = self._spread() * EXPLORATION
        best: Edge | None = None
        best_score = 0.0
        tried: i64 = 0
        place: i64 = 0
        count: i64 = len(edges)
        for move in moves:
            key = seat * SPAN + move
            while place < count and edges[place].key < key:
                place += 1
            if place == count:
                break
            edge = edges[place]
            if edge.key == key:
                tried += 1
                edge.available += 1
                visits = float(edge.visits)
                score = edge.value + width * sqrt(log(float(edge.available) + 1.0) / visits)
                if best is None or score > best_score:
                    best = edge
                    best_score = score
        if best is None or (tried < len(moves) and float(tried) < WIDTH * sqrt(float(node.visits))):
            return self._expand(node, world, seat, moves, tried)
        return best

    def _forced(self, node: Node, seat: i64, move: i64) -> Edge:
        node.visits += 1
        edge = _found(node, seat * SPAN + move)
        if edge is None:
            self.new = True
            return _insert(node, Edge(seat, move))
        edge.available += 1
        return edge

    def _spread(self) -> float:
        """The standard deviation of what simulations returned, so that exploration fits every scale of values."""
        if self.simulations < 2:
            return 1.0
        count = float(self.simulations)
        mean = self.sum / count
        return max(sqrt(max(self.squares / count - mean * mean, 0.0)), MIN_SPREAD)

    def _expand(self, node: Node, world: State, seat: i64, moves: vec[i64], tried: i64) -> Edge:
        """An untried move: at first what the rollout would do, then any."""
        self.new = True
        if tried < FOLLOWED:
            move = self.rollout.choose(world, seat, moves, self.rng)
            if move in moves and not _has(node, seat * SPAN + move):
                return _insert(node, Edge(seat, move))
        skip = self.rng.below(len(moves) - tried)
        for move in moves:
            if not _has(node, seat * SPAN + move):
                if not skip:
                    return _insert(node, Edge(seat, move))
                skip -= 1
        raise RuntimeError("there is no untried move")

    # -- Results -------------------------------------------------------------

    def worth(self, move: int) -> float:
        """What a move of the searching seat at the root is worth, as far as it was tried."""
        edge = _found(self.root, self.seat * SPAN + move)
        return -1.0 if edge is None or not edge.visits else edge.value

    def go_down(self, move: int) -> bool:
        """The seat has made this move of an unfinished chain: what was learned about it is kept."""
        wanted: i64 = move
        for edge in self.root.edges:
            if edge.seat == self.seat and edge.move == wanted:
                self.root = _next_in_chain(self.root, edge)
                return True
        return False


def _value_of(edge: Edge) -> float:
    """The mean; of an atom inside a chain the best of its continuations that were tried often enough.

    The mean alone would hide a good chain behind the bad ones that begin in the same way.
    """
    mean = edge.total / float(edge.visits)
    child = edge.child
    if child is None or not edge.goes_on:
        return mean
    enough = max(edge.visits >> 3, SURE)
    best = mean
    for other in child.edges:
        if other.visits >= enough and other.value > best:
            best = other.value
    return best


def _child(edge: Edge) -> Node:
    child = edge.child
    if child is None:
        child = Node()
        edge.child = child
    return child


def _next_in_chain(node: Node, edge: Edge) -> Node:
    """The node after an atom of an unfinished chain, with those of the plans that begin with it."""
    child = _child(edge)
    if node.plans and not child.plans:
        child.consider([plan[1:] for plan in node.plans if plan[0] == edge.move])
    return child


def _joint_child(window: Node, answers: i64) -> Node:
    """What follows a window with these answers."""
    joint = window.joint
    if joint is None:
        joint = {}
        window.joint = joint
    key: int = answers
    child = joint.get(key)
    if child is None:
        child = Node()
        joint[key] = child
    return child


def _place(node: Node, key: i64) -> i64:
    """Where an edge with this key is or belongs."""
    edges = node.edges
    low: i64 = 0
    high: i64 = len(edges)
    while low < high:
        middle = (low + high) >> 1
        if edges[middle].key < key:
            low = middle + 1
        else:
            high = middle
    return low


def _found(node: Node, key: i64) -> Edge | None:
    place = _place(node, key)
    if place < len(node.edges) and node.edges[place].key == key:
        return node.edges[place]
    return None


def _has(node: Node, key: i64) -> bool:
    return _found(node, key) is not None


def _insert(node: Node, edge: Edge) -> Edge:
    node.edges.insert(int(_place(node, edge.key)), edge)
    edge.available = 1
    return edge
