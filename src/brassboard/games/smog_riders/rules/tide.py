"""The Stygian Reaction at the end of a round: the tide, ejections, then retaliation."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, ask, call, dice, goto, rule

from ..data.actions import Drift, On, Stay
from ..data.events import Drifted, Ejected, Held, Retaliated
from ..data.frames import Blow, Ejections, Harm, Nearest, Retaliation, Tide
from ..data.table import STYGIA, Character
from ..queries import Scene, attackers, equipment_gives, has_special, mind, who
from ..scenario.static_map import ASTRAL, ASTRAL_NAMES, EYE, PATHS, astral_neighbours, gaps_beside, on_access, outward
from .portals import ENTERS, occupied_astral_squares, question_args

RINGS: Final = 4


def next_ring(tide: Tide, m: Scene) -> Flow:
    """Collect the walkers of the next ring that the tide moves, from outside in (SR-RULING-57).

    Within a ring the attackers come in turn order, then the defender: the tide moves minions too (SR-TIDE-03).
    """
    if tide.ring >= RINGS:
        return END_RULE
    here_now = [one for one in m.table.characters if one.at == STYGIA and ring_of(one.astral) == tide.ring]
    seats = [*attackers(m), m.table.defender]
    here_now.sort(key=lambda one: seats.index(one.seat))
    tide.waiting = tuple([one.id for one in here_now if moved_by_tide(m, one)])
    return None


def ring_of(square: int) -> int:
    """Return the ring of a Stygian square: 0 for an Access, up to 3 for the Eye."""
    return RINGS - 1 if square == EYE else square // PATHS


def moved_by_tide(m: Scene, one: Character) -> bool:
    """Return whether the tide moves a walker.

    If its next square is taken, or a skill protects it, it stays at no cost.
    """
    if has_special(m, one, "tide_immune") or (on_access(one.astral) and has_special(m, one, "access_stays")):
        return False
    occupied = occupied_astral_squares(m)
    if one.astral == EYE:
        return len([square for square in astral_neighbours(EYE) if square not in occupied]) > 0
    return on_access(one.astral) or outward(one.astral) not in occupied


def stay_or_drift(tide: Tide, m: Scene) -> Flow:
    """Ask the next player which walker stays and which drifts, one at a time (SR-TIDE-02, SR-RULING-57)."""
    waiting = [who(m, one) for one in tide.waiting]
    waiting = [one for one in waiting if moved_by_tide(m, one)]
    if not waiting:
        tide.ring += 1
        return goto(next_ring)
    seat = waiting[0].seat
    ours = [one for one in waiting if one.seat == seat]
    options: list[Stay | Drift] = [Stay(one.id) for one in ours if may_stay(m, one)]
    options += [Drift(one.id) for one in ours]
    if len(options) == 1:
        tide.act = options[0]
        return None
    return ask(seat, "tide", options, into="act")


def may_stay(m: Scene, one: Character) -> bool:
    """Return whether a walker may pay 1 Mind to stay; never its last (SR-RULING-58).

    Some equipment lets it stay at no cost.
    """
    return equipment_gives(one, "free_stay") > 0 or one.madness + 1 < mind(m, one)


def tide_comes(tide: Tide, m: Scene) -> Flow:
    """Carry out the choice: stay, step one square outward (SR-TIDE-01), or be ejected from an Access (SR-EJECT-02)."""
    act, tide.act = tide.act, None
    assert act is not None
    one = who(m, act.character)
    tide.waiting = tuple([other for other in tide.waiting if other != one.id])
    if isinstance(act, Stay):
        if not equipment_gives(one, "free_stay"):
            one.madness += 1
        m.emit(Held(one.id))
        return goto(stay_or_drift)
    if on_access(one.astral):
        return call(Ejections((one.id,)))
    if one.astral == EYE:
        tide.act = act
        return goto(choose_passage)
    one.astral = outward(one.astral)
    m.emit(Drifted(one.id, ASTRAL_NAMES[one.astral]))
    return goto(stay_or_drift)


def after_ejection(tide: Tide, m: Scene) -> Flow:
    return goto(stay_or_drift)


def choose_passage(tide: Tide, m: Scene) -> Flow:
    """Ask to which free inner Passage the tide pushes a walker from the Eye (SR-TIDE-04, SR-RULING-56)."""
    assert tide.act is not None
    one, occupied = who(m, tide.act.character), occupied_astral_squares(m)
    free = [ENTERS[square] for square in astral_neighbours(EYE) if square not in occupied]
    return ask(one.seat, "passage", free, into="enter", args=question_args(one.id))


def swept(tide: Tide, m: Scene) -> Flow:
    assert tide.act is not None
    assert tide.enter is not None
    one = who(m, tide.act.character)
    one.astral = ASTRAL[tide.enter.access]
    tide.act = None
    m.emit(Drifted(one.id, tide.enter.access))
    return goto(stay_or_drift)


rule(
    Tide,
    (next_ring, "SR-RULING-57"),
    (stay_or_drift, "SR-TIDE-02"),
    (tide_comes, "SR-TIDE-01"),
    (after_ejection, "SR-EJECT-02"),
    (choose_passage, "SR-RULING-56"),
    (swept, "SR-TIDE-04"),
)


# Ejection


def choose_next(ejections: Ejections, m: Scene) -> Flow:
    """Choose the next ejected walker: attackers in turn order, the defender last, each their own (SR-RULING-106)."""
    waiting = [who(m, one) for one in ejections.waiting if who(m, one).at == STYGIA]
    for seat in (*attackers(m), m.table.defender):
        ours = [one for one in waiting if one.seat == seat]
        if len(ours) == 1:
            ejections.on = On(ours[0].id)
            return None
        if ours:
            return ask(seat, "eject", [On(one.id) for one in ours], into="on")
    return END_RULE


def eject(ejections: Ejections, m: Scene) -> Flow:
    """Return an ejected walker to the square of its marker (SR-EJECT-01).

    Nobody is asked, so Mind cannot be spent against a card that ejects (SR-EJECT-03, SR-RULING-02).
    """
    assert ejections.on is not None
    one = who(m, ejections.on.figure)
    ejections.waiting = tuple([other for other in ejections.waiting if other != one.id])
    m.emit(Ejected(one.id))
    return call(Nearest(one.id, one.square))


def more_ejections(ejections: Ejections, m: Scene) -> Flow:
    return goto(choose_next)


rule(
    Ejections,
    (choose_next, "SR-RULING-106"),
    (eject, "SR-EJECT-01"),
    (more_ejections, "SR-EJECT-01"),
)


# Retaliation


def roll_retaliation(retaliation: Retaliation, m: Scene) -> Flow:
    """Roll as many dice as were spent on astral travel this round (SR-RETAL-01, SR-RULING-54)."""
    count = m.table.astral_dice
    return dice(count, 6, into="dice") if count else END_RULE


def strike_back(retaliation: Retaliation, m: Scene) -> Flow:
    """Give 1 madness for each filled gap beside a walker's path (SR-RETAL-03, SR-RULING-21).

    Repeated values fill one gap only (SR-RETAL-02); the Eye is safe (SR-RETAL-04).
    """
    assert retaliation.dice is not None
    gaps = set(retaliation.dice.faces)
    m.table.astral_dice = 0
    m.emit(Retaliated(retaliation.dice.faces))
    blows: list[Blow] = []
    for one in m.table.characters:
        if one.at == STYGIA and one.astral != EYE:
            touched = len([gap for gap in gaps_beside(one.astral) if gap in gaps])
            if touched:
                blows.append(Blow(one.id, madness=touched))
    return call(Harm(-1, "retaliation", tuple(blows))) if blows else None


rule(Retaliation, (roll_retaliation, "SR-RETAL-01"), (strike_back, "SR-RETAL-03"))
