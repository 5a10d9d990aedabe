"""Whom a shooter must aim at: the adjacent-target duty (RM-CMB-07), and who sees whom for attacks of cards."""

from ..data.table import GENTLEMAN, NEMESIS_SIDE
from ..queries import SHORT, Scene, enemies_of, ground_of, layout_of, outfit


def adjacent_in_sight(m: Scene, number: int) -> list[int]:
    """Return the enemies adjacent to and in sight of a figure, at whom a gentleman must shoot (RM-CMB-07)."""
    t = m.table
    figure = t.figures[number]
    layout = layout_of(t)
    near = layout.adjacent[figure.square] & layout.visible(figure.square)
    return [other for other in enemies_of(t, figure.side) if near >> t.figures[other].square & 1]


def free_of_duty(m: Scene, number: int) -> bool:
    """Whether nothing binds a shooter to adjacent targets: no gentleman (RM-CMB-08), a spotter near, or an effect."""
    t = m.table
    figure = t.figures[number]
    if figure.kind != GENTLEMAN or "duty" in outfit(t, figure).ignored:
        return True
    for one in t.figures:
        spots = one.side == figure.side and one.square >= 0 and "spotter" in outfit(t, one).flags
        if spots and ground_of(t).distance(one.square, figure.square) <= SHORT:
            return True
    return False


def bound_to(m: Scene, number: int) -> list[int]:
    """Return the enemies at whom a shooter must aim; nobody if it is free."""
    return [] if free_of_duty(m, number) else adjacent_in_sight(m, number)


def card_targets(m: Scene, number: int, aims: tuple[str, ...]) -> list[int]:
    """Return whom an attack of a card may be aimed at: in sight and range, the duty included (RM-RULING-109).

    An attack that no figure makes reaches every gentleman (RM-RULING-84).
    """
    t = m.table
    if number < 0:
        return [n for n in enemies_of(t, NEMESIS_SIDE) if t.figures[n].kind == GENTLEMAN]
    figure = t.figures[number]
    far = min(SHORT if "short" in aims else 99, m.value("range", "all", 99))
    layout, ground = layout_of(t), ground_of(t)
    found = [
        n
        for n in enemies_of(t, figure.side)
        if layout.sees(figure.square, t.figures[n].square)
        and ground.distance(figure.square, t.figures[n].square) <= far
    ]
    bound = [] if "free_aim" in aims else [n for n in bound_to(m, number) if n in found]
    return bound or found
