"""Dice changed after a roll: turned to a 4, nudged, loaded, rolled again for luck or by a teammate's skill."""

from typing import Final

from brassboard.kernel import Action, Denied, Flow, Kind, Seat, ask, dice, requires, rule, some

from ..content import CHARACTERS
from ..data.actions import Again, Four, Luck, Nudge, Reroller, Turn
from ..data.events import DieChanged, LuckSpent, Rerolled
from ..data.frames import LoadDie, Pool, Reroll
from ..queries import Scene, active, in_room, side, special, who

FOUR_OF_ROOM: Final = "r"  # marks a die that counts 4 on the room card only
LOWEST, HIGHEST = 1, 6


def face_of(die: str) -> int:
    return int(die[1])


def turned(die: str, face: int) -> str:
    return die[0] + str(face) + die[2:]


def swap(m: Scene, pool: Pool, old: str, new: str, not_by: str = "") -> None:
    at = next(
        place for place, die in enumerate(pool.dice) if die == old and (not not_by or pool.owners[place] != not_by)
    )
    pool.dice = (*pool.dice[:at], new, *pool.dice[at + 1 :])
    m.emit(DieChanged(pool.seat, old, new))


# Turned to a 4, or by one


def turn_to_four(m: Scene, pool: Pool, change: Four) -> None:
    one = who(m, change.character)
    room_only = any([effect.scope == "room" for effect in CHARACTERS[one.id].second.does])
    one.used = (*one.used, "second")
    swap(m, pool, change.die, turned(change.die, 4) + (FOUR_OF_ROOM if room_only else ""))


def nudge(m: Scene, pool: Pool, change: Nudge) -> None:
    pool.nudged = True
    swap(m, pool, change.die, turned(change.die, face_of(change.die) + change.by), not_by=change.character)


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


FOUR: Final = Kind("four", fours, skill_unused, rule="SR-SOLVE-07")
NUDGE: Final = Kind("nudge", nudges, not_nudged)


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


LUCK: Final = Luck()
LUCK_KIND: Final = Kind("luck", lambda seen, seat: [LUCK], own_roll, has_luck)


@requires("SR-SPEC-02", once=True)
def not_rethought(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Pool).rethought else None


def rethinks(seen: Scene, seat: Seat) -> list[Reroller]:
    pool = seen.within(Pool)
    if pool.seat != seat:
        return []
    able = [one for one in in_room(seen, seat, pool.room) if special(seen, one, "reroll_teammate") and not one.resting]
    return [Reroller(one.id, die) for one in able for die in teammates_dice(seen, pool, one.id)]


RETHINK: Final = Kind("rethink", rethinks, own_roll, not_rethought, rule="SR-SPEC-02")
