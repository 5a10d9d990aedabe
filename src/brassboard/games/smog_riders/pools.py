"""A pool: formed, rolled, rerolled, cursed, changed, assigned, carried out (SR-RULING-98)."""

from collections.abc import Sequence

from brassboard.kernel import (
    DONE,
    Action,
    Ask,
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
    some,
    window,
)

from .actions import Again, Cancel, End, Equip, Four, Lay, Luck, Nudge, Place, Play, Reroller, Suffer, Turn, Use
from .combat import has_use
from .content import CHARACTERS, ROOM_CARDS, TURRETS, Needs, Skill
from .events import Cursed, DiceLost, DieChanged, LuckSpent, Rerolled, Rolled
from .figures import (
    Scene,
    active,
    has_cards,
    here,
    in_room,
    is_character,
    side,
    skills,
    special,
    turrets_in,
    walkers,
    who,
)
from .frames import Blow, DrawCards, Harm, LoadDie, Perform, PlayCard, Pool, Reroll
from .gathering import pool_of
from .playing import CARDS, equip
from .rooms import lay_points

END = End()
PASS = Pass()
LAY = Lay()
ROOM_SLOT = "room"
NO_SLOT = "none"
FOUR_OF_ROOM = "r"  # marks a die that counts 4 on the room card only
LOWEST, HIGHEST = 1, 6


def face_of(die: str) -> int:
    return int(die[1])


def turned(die: str, face: int) -> str:
    return die[0] + str(face) + die[2:]


# Forming and rolling


def before_the_roll(pool: Pool, m: Scene) -> Flow:
    return window(m, "before_roll")


def gather(pool: Pool, m: Scene) -> Flow:
    """SR-POOL-01, SR-RULING-99: what is there when the room is rolled."""
    colours, owners = pool_of(m, pool.seat, pool.room)
    pool.owners = (*owners, *[""] * pool.extra)
    pool.dice = (*colours, *["G"] * pool.extra)
    if not pool.dice:
        return DONE
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
    """SR-CURSE-01, SR-RULING-27: the final faces are checked once; SR-RULING-28: never the defender's."""
    room = m.table.rooms[pool.room]
    if pool.seat != m.table.defender and active(m, pool.room):
        numbers = ROOM_CARDS[room.card].numbers
        pool.cursed = tuple([die for die in pool.dice if face_of(die) in numbers])
    return None if pool.cursed else goto(change_dice)


def cancel_curses(pool: Pool, m: Scene) -> Flow:
    """SR-MARK-05: one luck point cancels the curse of one die."""
    if not pool.cursed or not side(m, pool.seat).luck:
        return goto(curses_strike)
    options: list[Action] = [Cancel(die) for die in dict.fromkeys(pool.cursed)]
    return ask(pool.seat, "curse", [*options, PASS], into="change")


def cancel(pool: Pool, m: Scene) -> Flow:
    change, pool.change = pool.change, None
    if not isinstance(change, Cancel):
        return goto(curses_strike)
    side(m, pool.seat).luck -= 1
    m.emit(LuckSpent(pool.seat))
    spared = list(pool.cursed)
    spared.remove(change.die)
    pool.cursed = tuple(spared)
    return goto(cancel_curses)


def curses_strike(pool: Pool, m: Scene) -> Flow:
    if not pool.cursed:
        return goto(change_dice)
    curse = ROOM_CARDS[m.table.rooms[pool.room].card].curse
    m.emit(Cursed(pool.seat, curse, len(pool.cursed)))
    if curse == "alarm":
        count, pool.cursed = len(pool.cursed), ()
        return call(DrawCards(m.table.defender, count))
    if curse == "vortex":
        for die in pool.cursed:
            at = pool.dice.index(die)
            pool.dice = pool.dice[:at] + pool.dice[at + 1 :]
            pool.owners = pool.owners[:at] + pool.owners[at + 1 :]
        pool.cursed = ()
    return None


def choose_sufferer(pool: Pool, m: Scene) -> Flow:
    """SR-CURSE-04: one wound per cursed die, to any of the roller's characters in the room."""
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


# Die changes


def change_dice(pool: Pool, m: Scene) -> Flow:
    if not still_there(m, pool):
        return goto(dice_are_lost)
    options = legal(m, pool.seat, FOUR, NUDGE)
    return ask(pool.seat, "change", [*options, END]) if options else goto(assign)


def carry_out_change(pool: Pool, m: Scene) -> Flow:
    change, pool.change = pool.change, None
    if isinstance(change, Four):
        one = who(m, change.character)
        room_only = any([effect.scope == "room" for effect in CHARACTERS[one.id].second.does])
        one.used = (*one.used, "second")
        swap(m, pool, change.die, turned(change.die, 4) + (FOUR_OF_ROOM if room_only else ""))
        return goto(change_dice)
    if isinstance(change, Nudge):
        pool.nudged = True
        swap(m, pool, change.die, turned(change.die, face_of(change.die) + change.by), not_by=change.character)
        return goto(change_dice)
    return None


def swap(m: Scene, pool: Pool, old: str, new: str, not_by: str = "") -> None:
    at = next(
        place for place, die in enumerate(pool.dice) if die == old and (not not_by or pool.owners[place] != not_by)
    )
    pool.dice = (*pool.dice[:at], new, *pool.dice[at + 1 :])
    m.emit(DieChanged(pool.seat, old, new))


@requires("SR-RULING-46", "character")
def skill_unused(seen: Scene, seat: Seat, act: Four) -> Denied:
    return (act.character,) if "second" in who(seen, act.character).used else None


def fours(seen: Scene, seat: Seat) -> list[Four]:
    pool = seen.within(Pool)
    able = [one for one in in_room(seen, seat, pool.room) if seat != seen.table.defender and turns_fours(one.id)]
    able = [one for one in able if not one.resting]  # SR-RULING-37
    useful = [one for one in able if active(seen, pool.room) or CHARACTERS[one.id].second.does[0].scope != "room"]
    return [
        Four(one.id, die) for one in useful for die in dict.fromkeys(pool.dice) if len(die) == 2 and face_of(die) != 4
    ]


def turns_fours(character: str) -> bool:
    return CHARACTERS[character].second.does[:1] != () and CHARACTERS[character].second.does[0].what == "die4"


@requires("SR-SPEC-02", once=True)
def not_nudged(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Pool).nudged else None


def nudges(seen: Scene, seat: Seat) -> list[Nudge]:
    pool = seen.within(Pool)
    found: list[Nudge] = []
    for one in in_room(seen, seat, pool.room):
        if special(seen, one, "nudge_teammate") and not one.resting:
            for die in teammates_dice(seen, pool, one.id):
                for by in (-1, 1):
                    if LOWEST <= face_of(die) + by <= HIGHEST:
                        found.append(Nudge(one.id, die, by))
    return found


def teammates_dice(m: Scene, pool: Pool, character: str) -> list[str]:
    """Dice that teammates in the room brought from their own profile."""
    present = [one.id for one in in_room(m, pool.seat, pool.room) if one.id != character]
    found = [die for die, owner in zip(pool.dice, pool.owners, strict=True) if owner in present and len(die) == 2]
    return list(dict.fromkeys(found))


FOUR = Kind("four", fours, skill_unused, rule="SR-SOLVE-07")
NUDGE = Kind("nudge", nudges, not_nudged)


# Assigning


class Slot:
    """Something dice may be put on, and what it needs."""

    def __init__(self, name: str, needs: Needs | None) -> None:
        self.name = name
        self.needs = needs


FIRE_NEEDS = {kind.id: Needs(f"{kind.needs}+[1]") for kind in TURRETS.values()}


def slots_of(m: Scene, pool: Pool) -> list[Slot]:
    """What the pool's dice may serve: who acts is in the room (SR-POOL-02), each skill once a turn (SR-RULING-46)."""
    found: list[Slot] = []
    steam = side(m, pool.seat).steam
    for one in in_room(m, pool.seat, pool.room):
        if one.resting:  # SR-RULING-37
            continue
        for skill in skills(m, one):
            if skill.id not in one.used and skill.steam <= steam and is_assigned(m, pool, skill):
                found.append(Slot(f"{one.id}.{skill.id}", skill.needs))
    if pool.seat == m.table.defender:
        for gun in turrets_in(m, pool.room):
            found.append(Slot(f"{gun.id}.fire", FIRE_NEEDS[gun.kind]))
    elif active(m, pool.room):
        found.append(Slot(ROOM_SLOT, None))
    return found


def is_assigned(m: Scene, pool: Pool, skill: Skill) -> bool:
    """Skills that change dice are used before; to resolve a room there must be one."""
    if skill.attack or not skill.does:
        return True
    what = skill.does[0].what
    return what != "die4" and (what != "resolve_room" or active(m, pool.room))


def assign(pool: Pool, m: Scene) -> Flow:
    """SR-POOL-05: every die on an action, on the room card, or left."""
    slots = slots_of(m, pool)
    if not any([slot_fits(slot, pool.dice) for slot in slots]):
        return goto(dice_are_lost)
    order = tuple(sorted(pool.dice, key=lambda die: (-face_of(die), die)))
    names = (*[slot.name for slot in slots], NO_SLOT)
    shape = Shape("spread", len(order), len(order), order, names)
    return form((pool.seat,), Spreading(order, slots).following, into="places", shape=shape)


def slot_fits(slot: Slot, dice: tuple[str, ...]) -> bool:
    """Could some of these dice be put on it?"""
    needs = slot.needs
    if needs is None:
        return True
    able = tuple([die for die in dice if len(die) == 2])
    return any([needs.met(tuple([able[place] for place in chosen])) for chosen in picks(able, needs.most)])


class Spreading:
    """Die by die, highest first; no choice that could not be completed, no choice under two names.

    Equal dice take their slots in order. A slot with dice on it must be completed in the end (SR-RULING-92).
    """

    def __init__(self, order: tuple[str, ...], slots: Sequence[Slot]) -> None:
        self.order = order
        self.names = [*[slot.name for slot in slots], NO_SLOT]
        self.needs = [slot.needs for slot in slots]
        self.room_only = [len(die) == 3 for die in order]

    def following(self, frame: Pool, m: Scene, seat: Seat, given: tuple[Place, ...]) -> Ask | None:
        at = len(given)
        if at == len(self.order):
            return None
        die = self.order[at]
        laid: list[tuple[str, ...]] = [()] * len(self.needs)
        floor = 0
        for place, chosen in enumerate(given):
            slot = self.names.index(chosen.slot)
            if slot < len(laid):
                laid[slot] = (*laid[slot], self.order[place])
            if self.order[place] == die:
                floor = slot
        rest = self.order[at + 1 :]
        options: list[Action] = []
        for slot in range(floor, len(self.names)):
            if self.fits(laid, slot, die, rest):
                options.append(Place(die, self.names[slot]))
        return ask(seat, "place", options)

    def fits(self, laid: list[tuple[str, ...]], slot: int, die: str, rest: tuple[str, ...]) -> bool:
        if slot == len(self.needs):
            return completable(self.needs, laid, rest, die, slot)
        needs = self.needs[slot]
        if needs is None:
            return completable(self.needs, laid, rest, die, slot)
        if len(die) == 3 or len(laid[slot]) >= needs.most:
            return False
        before = laid[slot]
        laid[slot] = (*before, die)
        possible = completable(self.needs, laid, rest, die, slot)
        laid[slot] = before
        return possible


def completable(
    needs: Sequence[Needs | None], laid: list[tuple[str, ...]], rest: tuple[str, ...], last: str, floor: int
) -> bool:
    """Can every slot with dice on it be fulfilled from the dice left? Dice equal to the last go to no earlier slot."""
    for slot, need in enumerate(needs):
        if need is None or not laid[slot] or need.met(laid[slot]):
            continue
        before = laid[slot]
        tried: set[tuple[str, ...]] = set()
        for chosen in picks(rest, need.most - len(before)):
            dice = tuple([rest[place] for place in chosen])
            if dice in tried or (slot < floor and last in dice) or any([len(die) == 3 for die in dice]):
                continue
            tried.add(dice)
            if need.met((*before, *dice)):
                laid[slot] = (*before, *dice)
                left = tuple([die for place, die in enumerate(rest) if place not in chosen])
                possible = completable(needs, laid, left, last, floor)
                laid[slot] = before
                if possible:
                    return True
        return False
    return True


def picks(dice: tuple[str, ...], most: int) -> list[tuple[int, ...]]:
    """Places of one to so many of the dice."""
    found: list[tuple[int, ...]] = []
    for first in range(len(dice)):
        found.append((first,))
        if most > 1:
            for second in range(first + 1, len(dice)):
                found.append((first, second))
                if most > 2:
                    found.extend([(first, second, third) for third in range(second + 1, len(dice))])
    return found if most > 0 else []


def set_aside(pool: Pool, m: Scene) -> Flow:
    used = [place.slot for place in pool.places if place.slot != NO_SLOT]
    pool.slots = tuple(dict.fromkeys(used))
    return None


# Carrying out


def choose_action(pool: Pool, m: Scene) -> Flow:
    if not still_there(m, pool):
        return goto(dice_are_lost)
    options = legal(m, pool.seat, USE, LAY_KIND)
    if not options and not (pool.slots and has_cards(m, pool.seat)):
        return DONE
    return ask(pool.seat, "perform", [*options, *legal(m, pool.seat, *CARDS), END], into="act")


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
    return DONE


def points_for_room(m: Scene, pool: Pool) -> int:
    """The faces laid; Patty adds 1 once a turn in her room."""
    points = sum([face_of(place.die) for place in pool.places if place.slot == ROOM_SLOT])
    for one in in_room(m, pool.seat, pool.room):
        if special(m, one, "room_plus_one") and "plus" not in one.used:
            one.used = (*one.used, "plus")
            points += 1
    return points


def defender_may_answer(pool: Pool, m: Scene) -> Flow:
    """SR-RULING-62: after an action; a card is none, and cards are not answered."""
    return None if isinstance(pool.act, Play) else window(m, "performed")


def more_actions(pool: Pool, m: Scene) -> Flow:
    return goto(choose_action)


def dice_are_lost(pool: Pool, m: Scene) -> Flow:
    """SR-POOL-06, SR-RULING-99: they fulfil nothing, or nobody is left to use them."""
    m.emit(DiceLost(pool.seat))
    return DONE


def still_there(m: Scene, pool: Pool) -> bool:
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


@requires("SR-POOL-06", "skill")
def dice_in_place(seen: Scene, seat: Seat, act: Use) -> Denied:
    return None if f"{act.figure}.{act.skill}" in seen.within(Pool).slots else (act.skill,)


@requires("SR-ATT-02", "figure")
def can_act(seen: Scene, seat: Seat, act: Use) -> Denied:
    """Conscious, still in the room, with a target and the Steam Power."""
    placed = dice_on(seen.within(Pool), act)
    return None if has_use(seen, seat, act.figure, act.skill, placed) else (act.figure,)


def dice_on(pool: Pool, act: Use) -> tuple[str, ...]:
    slot = f"{act.figure}.{act.skill}"
    return tuple([place.die for place in pool.places if place.slot == slot])


def uses(seen: Scene, seat: Seat) -> list[Use]:
    pool = seen.within(Pool)
    found: list[Use] = []
    for one in in_room(seen, seat, pool.room):
        found.extend([Use(one.id, skill.id) for skill in skills(seen, one)])
    if seat == seen.table.defender:
        found.extend([Use(gun.id, "fire") for gun in turrets_in(seen, pool.room)])
    return found


def lays(seen: Scene, seat: Seat) -> list[Lay]:
    pool = seen.within(Pool)
    return [LAY] if ROOM_SLOT in pool.slots and active(seen, pool.room) else []


USE = Kind("use", uses, dice_in_place, can_act, rule="SR-POOL-02")
LAY_KIND = Kind("lay", lays, rule="SR-SOLVE-01")


# Rerolls


def pay_luck(again: Reroll, m: Scene) -> Flow:
    """SR-MARK-06: spent luck is gone; a skill of a teammate names its die and costs nothing."""
    pool = m.within(Pool)
    if again.luck:
        side(m, again.seat).luck -= 1
        m.emit(LuckSpent(again.seat))
    elif again.by:
        present = [one.id for one in in_room(m, pool.seat, pool.room) if one.id != again.by]
        place = next(at for at, die in enumerate(pool.dice) if die == again.die and pool.owners[at] in present)
        again.places = (place,)
        pool.rethought = True
    return None


def choose_dice(again: Reroll, m: Scene) -> Flow:
    """SR-MARK-04: any number of dice of one roll."""
    if again.places:
        return None
    if len(m.within(Pool).dice) == 1:
        again.places = (0,)
        return None
    options = [Again(die) for die in sorted(m.within(Pool).dice)]
    return some(again.seat, "reroll", options, 1, len(options), into="again")


def find_dice(again: Reroll, m: Scene) -> Flow:
    if not again.places:
        left = list(enumerate(m.within(Pool).dice))
        found: list[int] = []
        for chosen in again.again:
            if isinstance(chosen, Again):
                at = next(place for place, (_, die) in enumerate(left) if die == chosen.die)
                found.append(left.pop(at)[0])
        again.places = tuple(found)
    return None


def throw_again(again: Reroll, m: Scene) -> Flow:
    return dice(len(again.places), HIGHEST, into="dice")


def put_back(again: Reroll, m: Scene) -> Flow:
    assert again.dice is not None
    pool = m.within(Pool)
    dice_now = list(pool.dice)
    for place, face in zip(again.places, again.dice.faces, strict=True):
        dice_now[place] = turned(dice_now[place], face)
    pool.dice = tuple(dice_now)
    m.emit(Rerolled(again.seat, pool.dice))
    return None


rule(
    Reroll,
    (pay_luck, "SR-MARK-06"),
    (choose_dice, "SR-MARK-04"),
    (find_dice, "SR-MARK-04"),
    (throw_again, "SR-MARK-04"),
    (put_back, "SR-MARK-04"),
)


def choose_face(loading: LoadDie, m: Scene) -> Flow:
    shown = dict.fromkeys(m.within(Pool).dice)
    options = [Turn(die, face) for die in shown for face in range(1, HIGHEST + 1) if face != face_of(die)]
    return ask(loading.seat, "face", options)


def turn_it(loading: LoadDie, m: Scene) -> Flow:
    assert loading.face is not None
    swap(m, m.within(Pool), loading.face.die, turned(loading.face.die, loading.face.face))
    return None


rule(LoadDie, (choose_face, "SR-RULING-98"), (turn_it, "SR-RULING-98"))


@requires("SR-MARK-04", once=True)
def has_luck(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if seen.table.sides[seat].luck > 0 else ()


@requires("SR-RULING-113", once=True)
def own_roll(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if seen.within(Pool).seat == seat else ()


LUCK = Luck()
LUCK_KIND = Kind("luck", lambda seen, seat: [LUCK], own_roll, has_luck)


@requires("SR-SPEC-02", once=True)
def not_rethought(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Pool).rethought else None


def rethinks(seen: Scene, seat: Seat) -> list[Reroller]:
    pool = seen.within(Pool)
    if pool.seat != seat:
        return []
    able = [one for one in in_room(seen, seat, pool.room) if special(seen, one, "reroll_teammate") and not one.resting]
    return [Reroller(one.id, die) for one in able for die in teammates_dice(seen, pool, one.id)]


RETHINK = Kind("rethink", rethinks, own_roll, not_rethought, rule="SR-SPEC-02")
