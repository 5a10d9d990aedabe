"""Whom a shot with one named weapon may be aimed at (symbiotic bond)."""

from ..content import WEAPONS
from ..queries import Scene, enemies_of, ground_of, layout_of
from .duty import bound_to


def rifle_targets(m: Scene, number: int, weapon: str) -> list[int]:
    """Return the enemies in sight and range of a weapon printed on the sheet, the duty included (RM-SPEC-09)."""
    t = m.table
    figure = t.figures[number]
    far = min(WEAPONS[weapon].range or 99, m.value("range", "all", 99))
    layout, ground = layout_of(t), ground_of(t)
    found = [
        n
        for n in enemies_of(t, figure.side)
        if layout.sees(figure.square, t.figures[n].square)
        and ground.distance(figure.square, t.figures[n].square) <= far
    ]
    bound = [n for n in bound_to(m, number) if n in found]
    return bound or found
