"""The moments at which players may react with cards (SR-RULING-62, SR-RULING-63).

They open on public facts only, such as the number of cards in a hand: waiting must not betray what a hand holds.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import UNTIL_PASS, Moment, Reaction, Seat

from ..data.actions import Play
from ..data.frames import AttackTurn, DefenceTurn, Equipping, Harm, PlayCard, Pool, Reroll
from ..data.table import MAP, STYGIA
from ..queries import Scene, attackers, has_cards, is_character, who
from ..rules.equipment import EQUIP
from ..rules.markers import LUCK_KIND, RETHINK
from ..rules.minions import reinforced_rooms
from .timing import DEFENCE_PLAY, EARLY_DEFENCE, HARM_DEFENCE, HARM_MAGIC, MAGIC_PLAY, ROLL_DEFENCE, ROLL_MAGIC


def turn_of(seen: Scene) -> Seat:
    """Return the seat whose turn it is; -1 between turns."""
    turn = seen.nearest(DefenceTurn) or seen.nearest(AttackTurn)
    return turn.seat if turn is not None else -1


def defender_in_attack(seen: Scene) -> Sequence[Seat]:
    """Return the defender in an attacker's turn (SR-DEF-02), never in the Stygian Reaction (SR-DEF-04)."""
    defender = seen.table.defender
    return (defender,) if seen.inside(AttackTurn) and has_cards(seen, defender) else ()


def defender_of_something(seen: Scene) -> Sequence[Seat]:
    """Return the defender in the moments that come most often, if a Defence card could name anything."""
    seats = defender_in_attack(seen)
    return seats if seats and anything_to_name(seen) else ()


def anything_to_name(m: Scene) -> bool:
    """Return whether some Defence card could be played in an attacker's turn, whoever holds it."""
    table = m.table
    if table.turrets or table.open or reinforced_rooms(m):
        return True
    if any([room.laid for room in table.rooms]):
        return True
    for one in table.characters:
        if one.at == STYGIA or (one.at == MAP and one.wounds and one.seat == table.defender):
            return True
    return False


def reacting_attackers(seen: Scene) -> Sequence[Seat]:
    """Return the attackers with cards, in turn order, in the defender's turn (SR-RULING-63)."""
    if not seen.inside(DefenceTurn):
        return ()
    return tuple([seat for seat in attackers(seen) if has_cards(seen, seat)])


def before_roll(seen: Scene) -> Sequence[Seat]:
    if seen.inside(AttackTurn):
        return defender_in_attack(seen)
    defender = seen.table.defender
    own = (defender,) if has_cards(seen, defender) else ()
    return (*own, *reacting_attackers(seen))


def rolled(seen: Scene) -> Sequence[Seat]:
    """Return who may react to a roll, the roller first (SR-RULING-98)."""
    pool = seen.within(Pool)
    seats: list[Seat] = []
    if has_cards(seen, pool.seat) or seen.table.sides[pool.seat].luck or may_rethink(seen, pool):
        seats.append(pool.seat)
    return (*seats, *[seat for seat in defender_in_attack(seen) if seat != pool.seat])


def may_rethink(seen: Scene, pool: Pool) -> bool:
    return not pool.rethought and len(RETHINK.candidates(seen, pool.seat)) > 0


def harmed(seen: Scene) -> Sequence[Seat]:
    """Return who may react before markers are placed (SR-RULING-62, SR-RULING-63).

    First comes the player whose turn it is, then those whose figures are about to suffer. Penalties belong to nobody's
    turn, so no cards are played (SR-RULING-107).
    """
    harm = seen.within(Harm)
    turn, defender = turn_of(seen), seen.table.defender
    if turn < 0 or harm.cause in ("penalty", "retaliation", "tide"):
        return ()
    owners: list[Seat] = []
    for blow in harm.blows:
        if blow.wounds or blow.stun:
            owners.append(who(seen, blow.figure).seat if is_character(blow.figure) else defender)
    seats: list[Seat] = []
    if harm.cause == "attack" and harm.seat == turn and owners:
        seats.append(turn)
    from_defender = harm.seat == defender or harm.cause == "curse"
    for seat in (*attackers(seen), defender):
        reacts = seat in owners and (seat == defender or (from_defender and turn in (defender, seat)))
        if reacts and seat not in seats:
            seats.append(seat)
    return tuple([seat for seat in seats if has_cards(seen, seat)])


def play(act: Play, seat: Seat) -> PlayCard:
    return PlayCard(seat, act.card)


DEFEND: Final = Reaction(DEFENCE_PLAY, play)
REACT: Final = Reaction(MAGIC_PLAY, play)
TURN_BEGAN: Final = Moment("turn_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
MOVED: Final = Moment("moved", defender_of_something, DEFEND, policy=UNTIL_PASS)
LEAVING: Final = Moment("leaving", defender_of_something, DEFEND, policy=UNTIL_PASS)
ROOM_REVEALED: Final = Moment("room_revealed", defender_in_attack, DEFEND, policy=UNTIL_PASS)
STYGIA_BEGAN: Final = Moment("stygia_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
PERFORMED: Final = Moment("performed", defender_in_attack, DEFEND, policy=UNTIL_PASS)
RECOVERY_BEGAN: Final = Moment("recovery_began", defender_in_attack, DEFEND, policy=UNTIL_PASS)
REINFORCED: Final = Moment("reinforced", reacting_attackers, REACT)
BEFORE_ROLL: Final = Moment("before_roll", before_roll, DEFEND, REACT, Reaction(EARLY_DEFENCE, play))
ROLLED: Final = Moment(
    "rolled",
    rolled,
    Reaction(LUCK_KIND, lambda act, seat: Reroll(seat, luck=True)),
    Reaction(RETHINK, lambda act, seat: Reroll(seat, by=act.character, die=act.die)),
    Reaction(ROLL_MAGIC, play),
    Reaction(ROLL_DEFENCE, play),
    DEFEND,
    REACT,
    Reaction(EQUIP, lambda act, seat: Equipping(seat, act.card, act.character)),
)
HARM: Final = Moment("harm", harmed, Reaction(HARM_MAGIC, play), Reaction(HARM_DEFENCE, play), DEFEND, REACT)
