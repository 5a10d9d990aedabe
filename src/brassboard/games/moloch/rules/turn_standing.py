"""What the page shows of the figure that acts: actions and points left, where it could walk, whom it could attack."""

from heapq import heappop, heappush
from typing import Final

from ..content import CONSTANTS
from ..data.actions import Weapon
from ..data.attack_frames import AttackRule, Defence
from ..data.frames import FigureTurn, MoveAction
from ..data.standing import AimStanding, ReachStanding, TurnStanding
from ..data.table import GENTLEMAN, Figure, Table
from ..queries import Scene, alive, free_squares, ground_of, layout_of, outfit, seat_of
from . import chapter
from .aiming import NO_LIMIT, NO_WEAPON, can_reach, reaching_weapons, weapons_of
from .attack_effects import attack_dice, defence_dice, has_cover
from .entering import sidesteps
from .movement import blocked_for, points_of, price_of, steps_from, steps_of
from .odds import expected_tenths

BETWEEN: Final = -1
"""In place of points: no move is in progress."""


def turn_standing(m: Scene) -> TurnStanding:
    """Return whose actions run now. Where it could walk and whom it could attack is told while it is asked that."""
    t: Table = m.table
    turn = m.within(FigureTurn)
    figure = t.figures[turn.figure]
    top = m.stack[-1]
    move = m.nearest(MoveAction)
    reach: tuple[ReachStanding, ...] = ()
    aims: tuple[AimStanding, ...] = ()
    if isinstance(top, MoveAction):
        reach = tuple(_reach(m, top))
    elif top is turn and alive(figure) and not figure.down and turn.actions > 0:
        if turn.only in ("any", "move"):
            reach = tuple(_reach(m, MoveAction(turn.figure, turn.seat, points_of(m, turn.figure))))
        aims = tuple(_aims(m, turn))
    points = move.points if move is not None and m.stack.index(move) > m.stack.index(turn) else BETWEEN
    return TurnStanding(figure.id, turn.seat, turn.actions, points, reach, aims)


# Walking


def _reach(m: Scene, move: MoveAction) -> list[ReachStanding]:
    t = m.table
    figure = t.figures[move.figure]
    names = ground_of(t).names
    if figure.square < 0:
        return []
    if move.toward >= 0 or move.away >= 0 or move.charge >= 0 or move.ignored:
        found = steps_of(m, move)  # Every step of such a move is a choice of its own.
        return [ReachStanding(names[to], cost, _damage(m, move, [to]), (names[to],)) for to, cost in found]
    free = free_squares(t)
    return [
        ReachStanding(names[way[-1]], cost, _damage(m, move, way), tuple([names[square] for square in way]))
        for way, cost in _ways(m, move)
        if free >> way[-1] & 1
    ]


def _ways(m: Scene, move: MoveAction) -> list[tuple[list[int], int]]:
    """Return the way to each square within the points that hurts least, and of those the cheapest, with its cost."""
    t = m.table
    figure = t.figures[move.figure]
    blocked = blocked_for(t, figure, move.ignored)
    found: dict[int, tuple[list[int], int]] = {}
    cheapest: dict[int, int] = {}
    queue: list[tuple[int, int, list[int]]] = [(0, 0, [])]
    while queue:
        _, cost, way = heappop(queue)
        here = way[-1] if way else figure.square
        # The first way that comes here hurts least. Another one is followed only if it costs less: it may lead farther.
        if cost >= cheapest.get(here, NO_LIMIT):
            continue
        cheapest[here] = cost
        if way and here not in found:
            found[here] = (way, cost)
        for target, price in steps_from(t, figure, here, move.ignored):
            total = cost + price_of(t, figure, price)
            if not blocked >> target & 1 and total <= move.points and total < cheapest.get(target, NO_LIMIT):
                heappush(queue, (_damage(m, move, [*way, target]), total, [*way, target]))
    return [found[square] for square in sorted(found)]


def _damage(m: Scene, move: MoveAction, way: list[int]) -> int:
    """Return the damage that a figure would suffer on a way, by fire and by disengaging (RM-DIS-01, RM-FIRE-01)."""
    t = m.table
    figure = t.figures[move.figure]
    has = outfit(t, figure)
    held = move.forced or "disengage" in move.ignored or "disengage" in has.ignored
    spared = sidesteps(t, figure)
    damage, here = 0, figure.square
    for square in way:
        blow = 0 if held else _blow(t, figure, here)
        if blow and spared:
            spared = False
        else:
            damage += blow
        if square in t.fire and not has.immune_fire and "fire" not in move.ignored:
            damage += CONSTANTS.fire_damage
        here = square
    return damage


def _blow(t: Table, figure: Figure, square: int) -> int:
    """Return the damage of leaving a square next to standing enemies."""
    near = layout_of(t).adjacent[square]
    enemies = [one for one in t.figures if one.side != figure.side and one.square >= 0 and near >> one.square & 1]
    enemies = [one for one in enemies if not one.down and not one.defeated]
    if not enemies:
        return 0
    return 2 if any(["clinging" in outfit(t, one).flags for one in enemies]) else 1


# Attacking


def _aims(m: Scene, turn: FigureTurn) -> list[AimStanding]:
    t = m.table
    figure = t.figures[turn.figure]
    if not chapter.may_attack(t, figure):
        return []
    found: list[AimStanding] = []
    for number, one in enumerate(t.figures):
        if number == turn.figure or not alive(one) or (one.side == figure.side and not turn.controlled):
            continue
        for kind in ("melee", "ranged"):
            if turn.only in ("any", "attack") and can_reach(m, turn.figure, one, kind):
                weapons = reaching_weapons(m, turn.figure, one, kind) if figure.kind == GENTLEMAN else [NO_WEAPON]
                tried = [_aim(m, turn, number, kind, weapon) for weapon in weapons]
                found.append(max(tried, key=_promise))
        if _may_charge(t, turn, one):
            weapons = weapons_of(m, turn.figure, "melee") if figure.kind == GENTLEMAN else [NO_WEAPON]
            found.append(max([_aim(m, turn, number, "charge", weapon) for weapon in weapons], key=_promise))
    return found


def _promise(aim: AimStanding) -> tuple[int, int]:
    return aim.tenths, aim.dice


def _may_charge(t: Table, turn: FigureTurn, target: Figure) -> bool:
    """Whether a charge at this target is worth telling: in sight and not adjacent. What it needs else, rules say."""
    figure = t.figures[turn.figure]
    if turn.only not in ("any", "charge") or not (turn.free_charge or "charge" in outfit(t, figure).specials):
        return False
    layout = layout_of(t)
    return layout.sees(figure.square, target.square) and not layout.is_adjacent(figure.square, target.square)


def _aim(m: Scene, turn: FigureTurn, target: int, kind: str, weapon: str) -> AimStanding:
    """Return what an attack would be like, by laying it on the stack of the lens for as long as it is looked at."""
    charging = kind == "charge"
    attack = AttackRule(
        turn.figure, turn.seat, target, "melee" if charging else kind, first=target, charging=charging,
        controlled=turn.controlled, weapon=Weapon(weapon) if weapon else None,
    )  # fmt: skip
    defence = Defence(target, seat_of(m.table, target))
    m.stack.append(attack)
    try:
        return AimStanding(
            kind, m.table.figures[target].id, weapon, attack_dice(m, attack), defence_dice(m, attack, defence),
            has_cover(m, attack, target), expected_tenths(m, attack, defence),
        )  # fmt: skip
    finally:
        m.stack.pop()
