"""The tree of a search: decisions as the deciding seat sees them, and the results of their answers."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log, sqrt
from typing import Any, Final

from brassboard.kernel import Action, Position, Seat, redact
from brassboard.kernel.codec import encode
from brassboard.kernel.data import State

EXPLORE: Final = 0.35
WIDENING: Final = 4
"""A node gets its n-th answer after 4 (n - 1)² visits, so that only often visited decisions become wide."""


class Edge:
    """An answer at a node: how often it was tried, and its total value for the seat that gives it."""

    __slots__ = ("action", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision as the deciding seat sees it. Answers are added one by one, the default choice first."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}

    def edge(self, action: Action) -> Edge:
        """Return the edge of this answer, which is created on first use."""
        found = self.edges.get(action)
        if found is None:
            found = self.edges[action] = Edge(action)
        return found

    def widens(self, options: Sequence[Action]) -> bool:
        """Return whether it is time to add one more answer."""
        return len(self.edges) < len(options) and self.visits >= WIDENING * len(self.edges) ** 2

    def best(self) -> Edge:
        """Return the answer to try next: good so far, or rarely tried."""
        size = log(self.visits + 1)
        best, most = None, -1.0
        for edge in self.edges.values():
            worth = edge.mean + EXPLORE * sqrt(size / edge.visits) if edge.visits else 2.0
            if worth > most:
                best, most = edge, worth
        assert best is not None
        return best


Step = tuple[Seat, Node, Edge]


class Tree:
    """The nodes of one bot, keyed by what a seat may know. They hold answers and counts, but no position."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.nodes: dict[bytes, Node] = {}
        self.found_again = 0
        """How many searches started at a node that existed already."""

    def root(self, seen: State, seat: Seat) -> Node:
        """Return the node where a search starts: one of an earlier search that foresaw exactly this situation.

        If there is none, the old nodes will not be met again, so the tree is cleared.
        """
        key = decision_digest(seen, seat)
        node = self.nodes.get(key)
        if node is not None:
            self.found_again += 1
        if node is None or len(self.nodes) > self.most:
            node = node or Node()
            self.nodes.clear()
            self.nodes[key] = node
        return node

    def at(self, position: Position[Any], seat: Seat) -> Node | None:
        """Return the node of a seat's decision; the first time it is created and None is returned."""
        key = decision_digest(redact(position.book, position.state, seat), seat)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node()
        return node


def decision_digest(seen: State, seat: Seat) -> bytes:
    """Return a short digest that identifies a decision: the seat and everything it may know."""
    return blake2b(encode(seen), digest_size=16, salt=bytes((seat,))).digest()
