"""Ways over the map: how far squares are from each other, and where a move can lead and at what pain."""

from heapq import heappop, heappush
from typing import Final

from brassboard.kit.bits import Bits, members

from ..content import CONSTANTS
from ..data.table import Figure, Table
from ..queries import fires, free_squares, ground_of, layout_of, outfit
from ..rules.movement import OUTSIDE_ONLY, blocked_for, price_of, steps_from

DOOR: Final = 1
"""What opening a door costs, in points."""
NO_WAY: Final = 40
"""The distance of a square to which there is no way."""
_KEPT: Final = 6_000
_FIELDS: Final[dict[tuple[str, tuple[int, ...], int, bool], list[int]]] = {}


def costs_from(t: Table, square: int, outside: bool = False) -> list[int]:
    """Return the points from each square to this one, doors opened on the way, as if nobody stood there."""
    key = (t.chapter, t.gone, square, outside)
    known = _FIELDS.get(key)
    if known is None:
        if len(_FIELDS) >= _KEPT:
            _FIELDS.clear()
        layout = layout_of(t)
        if outside:
            costs = layout.reach(square, -1, ground_of(t).inside, 0).costs
        else:
            costs = layout.reach(square, -1, door=DOOR).costs
        known = _FIELDS[key] = [cost if cost >= 0 else NO_WAY for cost in costs]
    return known


def costs_to(t: Table, squares: Bits, figure: Figure) -> list[int]:
    """Return the points from each square to the nearest of these, for a figure that may be bound to outside squares."""
    outside = OUTSIDE_ONLY in outfit(t, figure).flags
    fields = [costs_from(t, square, outside) for square in members(squares)]
    if not fields:
        return [NO_WAY] * ground_of(t).cells
    return fields[0] if len(fields) == 1 else [min(costs) for costs in zip(*fields, strict=True)]


class Label:
    """A place a move can lead to: points spent, damage suffered, and the label before it."""

    def __init__(self, square: int, points: int, pain: int, before: "Label | None") -> None:
        self.square = square
        self.points = points
        self.pain = pain
        self.before = before

    def first_square(self) -> int:
        """Return the square of the first step; its own for the start."""
        label = self
        while label.before is not None and label.before.before is not None:
            label = label.before
        return label.square


class Walk:
    """Where a figure can go with so many points, the way with the least damage first."""

    def __init__(
        self,
        t: Table,
        figure: Figure,
        points: int,
        ignored: tuple[str, ...] = (),
        doors: bool = True,
        forced: bool = False,
    ) -> None:
        self.labels: dict[int, Label] = {}
        """For each square that is free or the figure's own, the way with the least damage."""
        layout, ground = layout_of(t), ground_of(t)
        has = outfit(t, figure)
        blocked = blocked_for(t, figure, ignored)
        free = free_squares(t) | 1 << figure.square
        fire = 0 if has.immune_fire or "fire" in ignored else fires(t)
        held = 0 if forced or "disengage" in ignored or "disengage" in has.ignored else threatened(t, figure.side)
        clung = threatened(t, figure.side, "clinging") if held else 0
        opens = doors and OUTSIDE_ONLY not in has.flags
        least: dict[int, int] = {}
        heap: list[tuple[int, int, int, Label]] = [(0, 0, 0, Label(figure.square, 0, 0, None))]
        made = 0
        while heap:
            pain, spent, _, label = heappop(heap)
            square = label.square
            if least.get(square, points + 1) <= spent:
                continue
            least[square] = spent
            if free >> square & 1 and square not in self.labels:
                self.labels[square] = label
            leaving = (2 if clung >> square & 1 else 1) if held >> square & 1 else 0
            ways = [(target, price_of(t, figure, cost)) for target, cost in steps_from(t, figure, square, ignored)]
            if opens and layout.closed:
                for door in layout.doors_beside(square):
                    first, second = ground.sides(ground.doors[door])
                    ways.append((second if first == square else first, 1 + DOOR))
            for target, price in ways:
                total = spent + price
                if total > points or blocked >> target & 1 or least.get(target, points + 1) <= total:
                    continue
                hurt = pain + leaving + (CONSTANTS.fire_damage if fire >> target & 1 else 0)
                made += 1
                heappush(heap, (hurt, total, made, Label(target, total, hurt, label)))


def threatened(t: Table, side: int, flag: str = "") -> Bits:
    """Return the squares that a figure of this side leaves with damage: next to standing enemies, with this flag."""
    near = 0
    adjacent = layout_of(t).adjacent
    for one in t.figures:
        stands = one.side != side and one.square >= 0 and not one.down and not one.defeated
        if stands and (not flag or flag in outfit(t, one).flags):
            near |= adjacent[one.square]
    return near
