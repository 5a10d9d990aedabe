"""Dice after the roll: skills that change their faces, and what each die may be put on."""

from collections.abc import Sequence
from typing import Any, Final

from brassboard.kernel import Action, Ask, Denied, Flow, Kind, Seat, ask, requires, rule

from ..content import CHARACTERS, FACE, Needs, Skill
from ..data.actions import Four, Nudge, Place, Turn
from ..data.events import DieChanged
from ..data.frames import LoadDie, Pool
from ..queries import Scene, has_special, in_room, is_active, side, skills, turrets_in, who
from .turrets import FIRE_NEEDS

ROOM_SLOT: Final = "room"


NO_SLOT: Final = "none"


PLAIN: Final = 2  # the length of a die's text if the die counts everywhere


FOUR_OF_ROOM: Final = "r"  # marks a die that counts as 4 on the room card only


LOWEST, HIGHEST = 1, 6


COLOURLESS: Final = {die + mark: f"G{face}{mark}" for die, face in FACE.items() for mark in ("", FOUR_OF_ROOM)}


COLOURED: Final = ":"  # marks in the text of a need that a colour is required


Dice = tuple[str, ...]


# Faces


def face_of(die: str) -> int:
    """Return the number a die shows."""
    return int(die[1])


def with_face(die: str, face: int) -> str:
    """Return a die turned to another face."""
    return die[0] + str(face) + die[2:]


def replace_die(m: Scene, pool: Pool, old: str, new: str, not_by: str = "") -> None:
    """Replace one die of the pool by its changed self; `not_by` skips the dice a character brought itself."""
    at = next(
        place for place, die in enumerate(pool.dice) if die == old and (not not_by or pool.owners[place] != not_by)
    )
    pool.dice = (*pool.dice[:at], new, *pool.dice[at + 1 :])
    m.emit(DieChanged(pool.seat, old, new))


# Skills that change dice


def turn_to_four(m: Scene, pool: Pool, change: Four) -> None:
    """Turn a die to a 4 by a character's second skill, in one version only for the room card (SR-SOLVE-07)."""
    one = who(m, change.character)
    room_only = any([effect.scope == "room" for effect in CHARACTERS[one.id].second.does])
    one.used = (*one.used, "second")
    replace_die(m, pool, change.die, with_face(change.die, 4) + (FOUR_OF_ROOM if room_only else ""))


def nudge(m: Scene, pool: Pool, change: Nudge) -> None:
    """Turn a teammate's die up or down by 1 (SR-SPEC-02)."""
    pool.nudged = True
    replace_die(m, pool, change.die, with_face(change.die, face_of(change.die) + change.by), not_by=change.character)


@requires("SR-RULING-46", "character")
def skill_unused(seen: Scene, seat: Seat, act: Four) -> Denied:
    return (act.character,) if "second" in who(seen, act.character).used else None


def every_four(seen: Scene, seat: Seat) -> list[Four]:
    """Return every way to turn a die to a 4; resting characters use no skill (SR-RULING-37)."""
    pool = seen.within(Pool)
    able = [one for one in in_room(seen, seat, pool.room) if seat != seen.table.defender and has_die4_skill(one.id)]
    able = [one for one in able if not one.resting]  # SR-RULING-37
    useful = [one for one in able if is_active(seen, pool.room) or CHARACTERS[one.id].second.does[0].scope != "room"]
    return [
        Four(one.id, die) for one in useful for die in dict.fromkeys(pool.dice) if len(die) == 2 and face_of(die) != 4
    ]


def has_die4_skill(character: str) -> bool:
    """Return whether the second skill of a character turns dice to a 4."""
    return CHARACTERS[character].second.does[:1] != () and CHARACTERS[character].second.does[0].what == "die4"


@requires("SR-SPEC-02", once=True)
def not_nudged(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(Pool).nudged else None


def every_nudge(seen: Scene, seat: Seat) -> list[Nudge]:
    pool = seen.within(Pool)
    found: list[Nudge] = []
    for one in in_room(seen, seat, pool.room):
        if has_special(seen, one, "nudge_teammate") and not one.resting:
            for die in teammates_dice(seen, pool, one.id):
                for by in (-1, 1):
                    if LOWEST <= face_of(die) + by <= HIGHEST:
                        found.append(Nudge(one.id, die, by))
    return found


def teammates_dice(m: Scene, pool: Pool, character: str) -> list[str]:
    """Return the dice that teammates of a character in the room brought from their own profiles."""
    present = [one.id for one in in_room(m, pool.seat, pool.room) if one.id != character]
    found = [die for die, owner in zip(pool.dice, pool.owners, strict=True) if owner in present and len(die) == 2]
    return list(dict.fromkeys(found))


FOUR: Final = Kind("four", every_four, skill_unused, rule="SR-SOLVE-07")


NUDGE: Final = Kind("nudge", every_nudge, not_nudged)


# The card Loaded Die


def choose_face(loading: LoadDie, m: Scene) -> Flow:
    shown = dict.fromkeys(m.within(Pool).dice)
    options = [Turn(die, face) for die in shown for face in range(1, HIGHEST + 1) if face != face_of(die)]
    return ask(loading.seat, "face", options)


def turn_it(loading: LoadDie, m: Scene) -> Flow:
    assert loading.face is not None
    replace_die(m, m.within(Pool), loading.face.die, with_face(loading.face.die, loading.face.face))
    return None


rule(LoadDie, (choose_face, "SR-RULING-98"), (turn_it, "SR-RULING-98"))


# Slots that take dice


class Slot:
    """A place for dice, and the dice it needs; None for the room card, which takes any."""

    def __init__(self, name: str, needs: Needs | None) -> None:
        self.name = name
        self.needs = needs


def slots_of(m: Scene, pool: Pool) -> list[Slot]:
    """Return what the pool's dice may be put on: actions of characters in its room and its card (SR-POOL-02).

    Each action counts once a turn (SR-RULING-46), and its Steam Power must be there (SR-EQUIP-02). Targets may be
    elsewhere (SR-RULING-26).
    """
    found: list[Slot] = []
    steam = side(m, pool.seat).steam
    for one in in_room(m, pool.seat, pool.room):
        if one.resting:  # SR-RULING-37: resting characters perform nothing
            continue
        for skill in skills(m, one):
            if skill.id not in one.used and skill.steam <= steam and takes_dice(m, pool, skill):
                found.append(Slot(f"{one.id}.{skill.id}", skill.needs))
    if pool.seat == m.table.defender:
        for gun in turrets_in(m, pool.room):
            found.append(Slot(f"{gun.id}.fire", FIRE_NEEDS[gun.kind]))
    elif is_active(m, pool.room):
        found.append(Slot(ROOM_SLOT, None))
    return found


def takes_dice(m: Scene, pool: Pool, skill: Skill) -> bool:
    """Return whether a skill takes assigned dice.

    Skills that change dice are used earlier; resolving needs an active room.
    """
    if skill.attack or not skill.does:
        return True
    what = skill.does[0].what
    return what != "die4" and (what != "resolve_room" or is_active(m, pool.room))


# Placing die by die


class DicePlacement:
    """Offers a slot for each die in turn, highest face first.

    It offers nothing that could not be completed (SR-RULING-92), and no choice twice: equal dice lie side by side and
    take their slots in order.
    """

    def __init__(self, order: Dice, slots: Sequence[Slot]) -> None:
        self.order = order
        self.names = [*[slot.name for slot in slots], NO_SLOT]
        self.needs = [*[slot.needs for slot in slots], None]
        faces = tuple([COLOURLESS[die] for die in order])
        self.shown = [order if need is None or COLOURED in need.text else faces for need in self.needs]
        """The dice as each slot sees them, without colours where the slot ignores them, so that more dice are equal."""
        self.all_plain = all([len(die) == PLAIN for die in order])

    def any_fits(self) -> bool:
        """Return whether any of the dice could be put somewhere other than aside."""
        for slot, need in enumerate(self.needs[:-1]):
            if need is None or can_meet(need, (), self.shown[slot] if self.all_plain else plain_dice(self.shown[slot])):
                return True
        return False

    def following(self, frame: Any, m: Any, seat: Seat, given: tuple[Place, ...]) -> Ask | None:
        """Ask for the slot of the next die. Only dice and slots decide what is offered."""
        at = len(given)
        if at == len(self.order):
            return None
        die = self.order[at]
        laid: list[Dice] = [()] * len(self.names)
        floor = 0
        for place, chosen in enumerate(given):
            slot = self.names.index(chosen.slot)
            laid[slot] = (*laid[slot], self.shown[slot][place])
            if self.order[place] == die:
                floor = slot
        waiting = [slot for slot, dice in enumerate(laid) if dice and not self.fulfilled(slot, dice)]
        options: list[Action] = []
        for slot in range(floor, len(self.names)):
            if self.fits(laid, waiting, slot, at):
                options.append(Place(die, self.names[slot]))
        return ask(seat, "place", options)

    def fulfilled(self, slot: int, dice: Dice) -> bool:
        """Return whether these dice meet the need of a slot."""
        need = self.needs[slot]
        return need is None or can_meet(need, dice, ())

    def fits(self, laid: list[Dice], waiting: list[int], slot: int, at: int) -> bool:
        """Return whether the die may go on the slot so that every slot already begun can still be completed."""
        need, before = self.needs[slot], laid[slot]
        if need is None:
            return not waiting or self.completable(laid, waiting, slot, at)
        if len(before) >= need.most or not (self.all_plain or plain_dice((self.order[at],))):
            return False
        now = (*before, self.shown[slot][at])
        others = [other for other in waiting if other != slot] if waiting else waiting
        if not others:
            return can_meet(need, now, self.left(slot, slot, at))
        laid[slot] = now
        good = self.completable(laid, others if self.fulfilled(slot, now) else [*others, slot], slot, at)
        laid[slot] = before
        return good

    def completable(self, laid: list[Dice], waiting: list[int], floor: int, at: int) -> bool:
        """Return whether every slot that waits for dice can be fulfilled from those left."""
        for slot in waiting:
            need = self.needs[slot]
            if need is not None and not can_meet(need, laid[slot], self.left(slot, floor, at)):
                return False
        return len(waiting) < 2 or self.shared_out(laid, waiting, floor, self.order[at + 1 :], self.order[at])

    def left(self, slot: int, floor: int, at: int) -> Dice:
        """Return the dice that may still go on a slot. Dice equal to the last one go to no earlier slot."""
        rest, last = at + 1, self.order[at]
        if self.all_plain and (slot >= floor or rest == len(self.order) or self.order[rest] != last):
            return self.shown[slot][rest:]
        return plain_dice(self.order[rest:], last if slot < floor else "")

    def shared_out(self, laid: list[Dice], waiting: list[int], floor: int, rest: Dice, last: str) -> bool:
        """Return the same where several slots wait and may want the same dice: one slot after the other."""
        if not waiting:
            return True
        slot = waiting[0]
        need = self.needs[slot]
        assert need is not None
        for place, die in enumerate(rest):
            if die in rest[:place] or not plain_dice((die,), last if slot < floor else ""):
                continue
            before, left = laid[slot], (*rest[:place], *rest[place + 1 :])
            laid[slot] = (*before, die if COLOURED in need.text else COLOURLESS[die])
            if self.fulfilled(slot, laid[slot]):
                good = self.shared_out(laid, waiting[1:], floor, left, last)
            else:
                good = len(laid[slot]) < need.most and self.shared_out(laid, waiting, floor, left, last)
            laid[slot] = before
            if good:
                return True
        return False


def plain_dice(dice: Dice, but: str = "") -> Dice:
    """Return the dice that may go on a slot with needs; not those turned to a 4 for the room card only."""
    return tuple([die for die in dice if die != but and len(die) == PLAIN])


MOST_KEPT: Final = 20_000


_POSSIBLE: Final[dict[tuple[str, Dice, Dice], bool]] = {}


def can_meet(need: Needs, laid: Dice, rest: Dice) -> bool:
    """Return whether these dice fulfil a need, alone or with some of the rest.

    Answers are cached, since the same few dice are tested again and again.
    """
    key = (need.text, laid, rest if len(laid) < need.most else ())
    known = _POSSIBLE.get(key)
    if known is None:
        if len(_POSSIBLE) >= MOST_KEPT:
            _POSSIBLE.clear()
        known = _POSSIBLE[key] = (len(laid) > 0 and need.met(laid)) or any_completes(need, laid, rest)
    return known


def any_completes(need: Needs, laid: Dice, rest: Dice) -> bool:
    """Return whether one die of the rest, or several together, would fulfil the need."""
    for place, die in enumerate(rest if len(laid) < need.most else ()):
        more = (*laid, die)
        if need.met(more) or any_completes(need, more, rest[place + 1 :]):
            return True
    return False
