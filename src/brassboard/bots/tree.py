"""The tree of a search: decisions as the seat that makes them sees them, and what came of the answers."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log, sqrt
from typing import Any, Final

from brassboard.kernel import Action, Position, Seat, redact
from brassboard.kernel.codec import encode
from brassboard.kernel.data import State

EXPLORE: Final = 0.35
WIDEN: Final = 4
"""A node gets its n-th answer after 4 (n - 1)² visits: wide decisions stay narrow until they are visited often."""


class Edge:
    """An answer at a node: how often it was tried, and what came of it for the seat that gives it."""

    __slots__ = ("action", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision as the seat that makes it sees it. Answers join it one by one, the usual one first."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}

    def edge(self, action: Action) -> Edge:
        """The edge of this answer; a new one if it was never given here."""
        found = self.edges.get(action)
        if found is None:
            found = self.edges[action] = Edge(action)
        return found

    def widens(self, options: Sequence[Action]) -> bool:
        """Whether it is time for one more answer."""
        return len(self.edges) < len(options) and self.visits >= WIDEN * len(self.edges) ** 2

    def best(self) -> Edge:
        """The answer to try next: good so far, or hardly tried."""
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
    """The nodes of one bot, found by what a seat may know. They hold answers and counts, and no position."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.nodes: dict[bytes, Node] = {}
        self.found_again = 0
        """How many searches began at a node that was there already."""

    def root(self, seen: State, seat: Seat) -> Node:
        """The node where a search begins: one of an earlier search if that foresaw exactly this.

        If none did, what they foresaw lies behind or will never come: a new tree begins.
        """
        key = mark(seen, seat)
        node = self.nodes.get(key)
        if node is not None:
            self.found_again += 1
        if node is None or len(self.nodes) > self.most:
            node = node or Node()
            self.nodes.clear()
            self.nodes[key] = node
        return node

    def at(self, position: Position[Any], seat: Seat) -> Node | None:
        """The node of a seat's decision; None the first time, when it is made."""
        key = mark(redact(position.book, position.state, seat), seat)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node()
        return node


def mark(seen: State, seat: Seat) -> bytes:
    """What tells one decision from another: the seat, and all it may know, as a digest that takes little memory."""
    return blake2b(encode(seen), digest_size=16, salt=bytes((seat,))).digest()
