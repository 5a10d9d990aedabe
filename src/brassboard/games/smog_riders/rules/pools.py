"""A dice pool: formed, rolled, cursed, changed, assigned and carried out (SR-RULING-98).

Rerolls are in `markers`; skills that change dice, and what dice may be put on, are in `assignment`.
"""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Action,
    Denied,
    Flow,
    Kind,
    Pass,
    Seat,
    Shape,
    ask,
    call,
    dice,
    form,
    goto,
    legal,
    requires,
    rule,
    window,
)

from ..cards.timing import cards_now
from ..content import ROOM_CARDS
from ..data.actions import Cancel, End, Equip, Four, Lay, Nudge, Play, Suffer, Use
from ..data.events import Cursed, DiceLost, Rolled
from ..data.frames import Blow, DrawCards, Harm, Perform, PlayCard, Pool
from ..data.table import MAP
from ..queries import (
    Scene,
    has_cards,
    has_special,
    here,
    in_room,
    is_active,
    is_character,
    side,
    skills,
    turrets_in,
    walkers,
    who,
)
from .assignment import FOUR, HIGHEST, NO_SLOT, NUDGE, ROOM_SLOT, DicePlacement, face_of, nudge, slots_of, turn_to_four
from .combat import has_use
from .equipment import companion_dice, equip
from .markers import cancel_curse
from .rooms import lay_points
from .stygia import backing_walkers
from .turrets import turret_dice

END: Final = End()


PASS: Final = Pass()


LAY: Final = Lay()


Gathered = tuple[tuple[str, ...], tuple[str, ...]]
"""The colours of the dice, and the character that brought each ("" for companions and turrets)."""


# Which dice a pool has


def pool_of(m: Scene, seat: Seat, room: int) -> Gathered:
    """Return the dice a player would roll in a room now (SR-POOL-01, SR-RULING-99).

    Walkers that back up add Magic dice, but only where a teammate is.
    """
    squares = here(m).rooms[room]
    colours: list[str] = []
    owners: list[str] = []
    present = False
    for one in m.table.characters:
        if one.seat != seat or one.at != MAP or not squares >> one.square & 1:
            continue
        present = True
        if one.rolled or one.resting:
            continue
        colours += one.dice
        owners += [one.id] * len(one.dice)
        if one.gear:
            companions = companion_dice(one)
            colours += companions
            owners += [""] * len(companions)
    if seat == m.table.defender:
        count = turret_dice(m, room)
        colours += ["G"] * count
        owners += [""] * count
    elif present:
        for one in backing_walkers(m, seat, room):
            colours += ["M"] * one.backing
            owners += [one.id] * one.backing
    return tuple(colours), tuple(owners)


def has_dice(m: Scene, seat: Seat, room: int) -> bool:
    """Return whether a player would have any dice to roll in a room now."""
    squares = here(m).rooms[room]
    present = False
    for one in m.table.characters:
        if one.seat == seat and one.at == MAP and squares >> one.square & 1:
            if not (one.rolled or one.resting) and (one.dice or (one.gear and companion_dice(one))):
                return True
            present = True
    if seat == m.table.defender:
        return turret_dice(m, room) > 0
    if not present:
        return False
    return any([one.backing for one in backing_walkers(m, seat, room)])


# Forming and rolling


def before_the_roll(pool: Pool, m: Scene) -> Flow:
    return window(m, "before_roll")


def gather(pool: Pool, m: Scene) -> Flow:
    """Form the pool from what is in the room now, and mark its characters as rolled (SR-POOL-01, SR-RULING-99)."""
    colours, owners = pool_of(m, pool.seat, pool.room)
    pool.owners = (*owners, *[""] * pool.extra)
    pool.dice = (*colours, *["G"] * pool.extra)
    if not pool.dice:
        return END_RULE
    for one in in_room(m, pool.seat, pool.room):
        if not one.resting:
            one.rolled = True
    for walker in walkers(m, pool.seat):
        if walker.id in owners:
            walker.rolled = True
    return None


def throw(pool: Pool, m: Scene) -> Flow:
    return dice(len(pool.dice), HIGHEST, into="rolled")


def read_faces(pool: Pool, m: Scene) -> Flow:
    assert pool.rolled is not None
    pool.dice = tuple([colour + str(face) for colour, face in zip(pool.dice, pool.rolled.faces, strict=True)])
    m.emit(Rolled(pool.seat, here(m).board.room_names[pool.room], pool.dice))
    return None


def after_the_roll(pool: Pool, m: Scene) -> Flow:
    return window(m, "rolled")


# Curses


def find_curses(pool: Pool, m: Scene) -> Flow:
    """Find the dice that show a curse number of the active room, once, after all rerolls (SR-CURSE-01, SR-RULING-27).

    Every attacker who rolls there is cursed (SR-CURSE-06), the defender never (SR-RULING-28).
    """
    room = m.table.rooms[pool.room]
    if pool.seat != m.table.defender and is_active(m, pool.room):  # SR-CURSE-05
        numbers = ROOM_CARDS[room.card].numbers
        pool.cursed = tuple([die for die in pool.dice if face_of(die) in numbers])
    return None if pool.cursed else goto(change_dice)


def cancel_curses(pool: Pool, m: Scene) -> Flow:
    """Ask for a cursed die to cancel with 1 luck point (SR-MARK-05)."""
    if not pool.cursed or not side(m, pool.seat).luck:
        return goto(curses_strike)
    options: list[Action] = [Cancel(die) for die in dict.fromkeys(pool.cursed)]
    return ask(pool.seat, "curse", [*options, PASS], into="change")


def cancel(pool: Pool, m: Scene) -> Flow:
    change, pool.change = pool.change, None
    if not isinstance(change, Cancel):
        return goto(curses_strike)
    cancel_curse(m, pool, change.die)
    return goto(cancel_curses)


def curses_strike(pool: Pool, m: Scene) -> Flow:
    """Apply the curse: Alarm draws cards for the defender (SR-CURSE-02), Vortex removes the dice (SR-CURSE-03).

    Punishment goes on to the next step.
    """
    if not pool.cursed:
        return goto(change_dice)
    curse = ROOM_CARDS[m.table.rooms[pool.room].card].curse
    m.emit(Cursed(pool.seat, curse, len(pool.cursed)))
    if curse == "alarm":
        count, pool.cursed = len(pool.cursed), ()
        return call(DrawCards(m.table.defender, count))  # SR-RULING-13
    if curse == "vortex":
        for die in pool.cursed:
            at = pool.dice.index(die)
            pool.dice = pool.dice[:at] + pool.dice[at + 1 :]
            pool.owners = pool.owners[:at] + pool.owners[at + 1 :]
        pool.cursed = ()
    return None


def choose_sufferer(pool: Pool, m: Scene) -> Flow:
    """Ask which of the roller's characters in the room takes 1 wound for a cursed die (SR-CURSE-04)."""
    ours = in_room(m, pool.seat, pool.room)
    if not pool.cursed or not ours:
        return goto(change_dice)
    options = [Suffer(one.id) for one in ours]
    if len(options) == 1:
        pool.suffer = options[0]
        return None
    return ask(pool.seat, "suffer", options)


def punish(pool: Pool, m: Scene) -> Flow:
    assert pool.suffer is not None
    pool.cursed = pool.cursed[1:]
    return call(Harm(-1, "curse", (Blow(pool.suffer.character, wounds=1),)))


def more_punishment(pool: Pool, m: Scene) -> Flow:
    return goto(choose_sufferer)


# Changing dice


def change_dice(pool: Pool, m: Scene) -> Flow:
    """Ask whether a skill changes a die before the dice are assigned (SR-RULING-98)."""
    if not has_figures_left(m, pool):
        return goto(dice_are_lost)
    options = legal(m, pool.seat, FOUR, NUDGE)
    return ask(pool.seat, "change", [*options, END]) if options else goto(assign)


def carry_out_change(pool: Pool, m: Scene) -> Flow:
    change, pool.change = pool.change, None
    if isinstance(change, Four):
        turn_to_four(m, pool, change)
    elif isinstance(change, Nudge):
        nudge(m, pool, change)
    else:
        return None
    return goto(change_dice)


# Assigning


def assign(pool: Pool, m: Scene) -> Flow:
    """Ask where each die goes: on an action, on the room card, or aside, whoever brought it (SR-POOL-05)."""
    order = tuple(sorted(pool.dice, key=lambda die: (-face_of(die), die)))
    spreading = DicePlacement(order, slots_of(m, pool))
    if not spreading.any_fits():
        return goto(dice_are_lost)
    shape = Shape("spread", len(order), len(order), order, tuple(spreading.names))
    return form((pool.seat,), spreading.following, into="places", shape=shape)


def set_aside(pool: Pool, m: Scene) -> Flow:
    """Remember the slots that got dice."""
    used = [place.slot for place in pool.places if place.slot != NO_SLOT]
    pool.slots = tuple(dict.fromkeys(used))
    return None


# Carrying out


def choose_action(pool: Pool, m: Scene) -> Flow:
    """Ask which action is carried out next, in any order (SR-RULING-47)."""
    if not has_figures_left(m, pool):
        return goto(dice_are_lost)
    options = legal(m, pool.seat, USE, LAY_KIND)
    if not options and not (pool.slots and has_cards(m, pool.seat)):
        return END_RULE
    return ask(pool.seat, "perform", [*options, *cards_now(m, pool.seat), END], into="act")


def carry_out(pool: Pool, m: Scene) -> Flow:
    act, pool.act = pool.act, None
    if isinstance(act, Lay):
        pool.slots = tuple([slot for slot in pool.slots if slot != ROOM_SLOT])
        return lay_points(m, pool.seat, pool.room, points_for_room(m, pool))
    if isinstance(act, Use):
        slot = f"{act.figure}.{act.skill}"
        pool.slots = tuple([other for other in pool.slots if other != slot])
        placed = dice_on(pool, act)
        if is_character(act.figure):
            one = who(m, act.figure)
            one.used = (*one.used, act.skill)
        return call(Perform(pool.seat, act.figure, act.skill, placed))
    if isinstance(act, Equip):
        equip(m, pool.seat, act)
        return goto(choose_action)
    if isinstance(act, Play):
        pool.act = act
        return call(PlayCard(pool.seat, act.card))
    return END_RULE


def points_for_room(m: Scene, pool: Pool) -> int:
    """Return the sum of the faces laid on the room card; Patty adds 1 once a turn in her room (SR-SOLVE-01)."""
    points = sum([face_of(place.die) for place in pool.places if place.slot == ROOM_SLOT])
    for one in in_room(m, pool.seat, pool.room):
        if has_special(m, one, "room_plus_one") and "plus" not in one.used:
            one.used = (*one.used, "plus")
            points += 1
    return points


def defender_may_answer(pool: Pool, m: Scene) -> Flow:
    """Let the defender react after an action. A card is no action: cards are not answered by cards (SR-RULING-62)."""
    return None if isinstance(pool.act, Play) else window(m, "performed")


def more_actions(pool: Pool, m: Scene) -> Flow:
    return goto(choose_action)


def dice_are_lost(pool: Pool, m: Scene) -> Flow:
    """End the pool: its dice fulfil nothing, or nobody is left to use them (SR-POOL-06, SR-RULING-99)."""
    m.emit(DiceLost(pool.seat))
    return END_RULE


def has_figures_left(m: Scene, pool: Pool) -> bool:
    """Return whether the player still has a conscious character in the room, or the defender a turret."""
    if in_room(m, pool.seat, pool.room):
        return True
    return pool.seat == m.table.defender and len(turrets_in(m, pool.room)) > 0


rule(
    Pool,
    (before_the_roll, "SR-RULING-62"),
    (gather, "SR-POOL-01"),
    (throw, "SR-DICE-01"),
    (read_faces, "SR-DICE-01"),
    (after_the_roll, "SR-RULING-98"),
    (find_curses, "SR-CURSE-01"),
    (cancel_curses, "SR-MARK-05"),
    (cancel, "SR-MARK-05"),
    (curses_strike, "SR-CURSE-01"),
    (choose_sufferer, "SR-CURSE-04"),
    (punish, "SR-CURSE-04"),
    (more_punishment, "SR-CURSE-04"),
    (change_dice, "SR-RULING-98"),
    (carry_out_change, "SR-SOLVE-07"),
    (assign, "SR-POOL-05"),
    (set_aside, "SR-POOL-05"),
    (choose_action, "SR-RULING-47"),
    (carry_out, "SR-POOL-04"),
    (defender_may_answer, "SR-RULING-62"),
    (more_actions, "SR-RULING-47"),
    (dice_are_lost, "SR-POOL-06"),
)


# Which actions can be carried out


@requires("SR-POOL-06", "skill")
def dice_in_place(seen: Scene, seat: Seat, act: Use) -> Denied:
    return None if f"{act.figure}.{act.skill}" in seen.within(Pool).slots else (act.skill,)


@requires("SR-ATT-02", "figure")
def can_act(seen: Scene, seat: Seat, act: Use) -> Denied:
    """Require a conscious character still in the room, with a target and the Steam Power (SR-ATT-02)."""
    placed = dice_on(seen.within(Pool), act)
    return None if has_use(seen, seat, act.figure, act.skill, placed) else (act.figure,)


def dice_on(pool: Pool, act: Use) -> tuple[str, ...]:
    slot = f"{act.figure}.{act.skill}"
    return tuple([place.die for place in pool.places if place.slot == slot])


def every_use(seen: Scene, seat: Seat) -> list[Use]:
    pool = seen.within(Pool)
    found: list[Use] = []
    for one in in_room(seen, seat, pool.room):
        found.extend([Use(one.id, skill.id) for skill in skills(seen, one)])
    if seat == seen.table.defender:
        found.extend([Use(gun.id, "fire") for gun in turrets_in(seen, pool.room)])
    return found


def uses_in_place(seen: Scene, seat: Seat) -> list[Use]:
    """Return the uses of figures still in the room on whose actions dice lie."""
    pool = seen.within(Pool)
    found: list[Use] = []
    for one in in_room(seen, seat, pool.room) if pool.slots else ():
        found.extend([Use(one.id, skill.id) for skill in skills(seen, one) if f"{one.id}.{skill.id}" in pool.slots])
    if seat == seen.table.defender:
        found.extend([Use(gun.id, "fire") for gun in turrets_in(seen, pool.room) if f"{gun.id}.fire" in pool.slots])
    return found


def every_lay(seen: Scene, seat: Seat) -> list[Lay]:
    pool = seen.within(Pool)
    return [LAY] if ROOM_SLOT in pool.slots and is_active(seen, pool.room) else []


USE: Final = Kind("use", every_use, dice_in_place, can_act, rule="SR-POOL-02", narrow=uses_in_place)


LAY_KIND: Final = Kind("lay", every_lay, rule="SR-SOLVE-01")
