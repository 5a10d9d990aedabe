"""Phase 6 of an attacker's turn: comrades are revived, then Mind and Health are regained."""

from typing import Final

from brassboard.kernel import Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, window

from ..cards.timing import cards_now
from ..data.actions import End, Equip, Play, Revive
from ..data.events import Recovered, Revived
from ..data.frames import AttackTurn, PlayCard
from ..data.table import FALLEN, MAP
from ..queries import (
    Scene,
    conscious,
    enemies_in,
    has_cards,
    heal,
    here,
    is_overwhelmed,
    on_map,
    remove_madness,
    room_of,
    who,
)
from .equipment import equip

END: Final = End()


def defender_before_recovery(turn: AttackTurn, m: Scene) -> Flow:
    return window(m, "recovery_began")


def revive(turn: AttackTurn, m: Scene) -> Flow:
    seat = turn.seat
    options = legal(m, seat, REVIVE)
    if not options and not (has_cards(m, seat) and conscious(m, seat)):
        return goto(recover)
    return ask(seat, "revive", [*options, *cards_now(m, seat), END], into="act")


def carry_out_revival(turn: AttackTurn, m: Scene) -> Flow:
    act, turn.act = turn.act, None
    if isinstance(act, Revive):
        comrade = who(m, act.comrade)
        comrade.at = MAP
        comrade.wounds -= 1  # SR-REV-02
        comrade.stunned = is_overwhelmed(m, comrade)  # SR-RULING-33, SR-RULING-108: its madness has stayed.
        turn.revived = (*turn.revived, comrade.id)
        m.emit(Revived(act.character, act.comrade))
        return goto(revive)
    if isinstance(act, Equip):
        equip(m, turn.seat, act)
        return goto(revive)
    if isinstance(act, Play):
        return call(PlayCard(turn.seat, act.card))
    return goto(recover)


def more_revivals(turn: AttackTurn, m: Scene) -> Flow:
    return goto(revive)


def recover(turn: AttackTurn, m: Scene) -> Flow:
    """Remove 1 madness from each conscious character and 1 wound from each that rested (SR-REV-03, SR-REV-05).

    In Stygia no madness is removed (SR-REV-04). Characters revived in this phase recover nothing (SR-RULING-117).
    Minions have no such phase (SR-RULING-38).
    """
    for one in conscious(m, turn.seat):
        if one.id in turn.revived:
            continue
        cleared = remove_madness(m, one, 1)
        healed = heal(m, one, 1) if one.resting and not one.moved else 0
        if cleared or healed:
            m.emit(Recovered(one.id, healed, cleared))
    return None


# Who may be revived


@requires("SR-REV-01", "comrade")
def beside_the_fallen(seen: Scene, seat: Seat, act: Revive) -> Denied:
    one, comrade = who(seen, act.character), who(seen, act.comrade)
    near = here(seen).near(one.square, seen.table.open)
    return None if near >> comrade.square & 1 else (act.comrade,)


@requires("SR-REV-01", "comrade")
def no_enemy_there(seen: Scene, seat: Seat, act: Revive) -> Denied:
    """Refuse while an enemy is in the fallen comrade's room; turrets are no enemies (SR-RULING-36)."""
    return (act.comrade,) if enemies_in(seen, seat, room_of(seen, who(seen, act.comrade))) else None


def every_revival(seen: Scene, seat: Seat) -> list[Revive]:
    """Return every revival of a fallen teammate or ally (SR-RULING-35)."""
    defender = seen.table.defender
    fallen = [one for one in seen.table.characters if one.at == FALLEN and one.seat != defender]
    return [Revive(one.id, other.id) for other in fallen for one in on_map(seen, seat)]


REVIVE: Final = Kind("revive", every_revival, beside_the_fallen, no_enemy_there)
