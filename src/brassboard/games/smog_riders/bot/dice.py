"""Dice, for bots: what an action is worth, which dice are rolled again, and who is struck. See also `assignment`."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import PASS, Action, EndForm, Number, Seat

from ..content import CHARACTERS, ROOM_CARDS, TURRETS, Skill
from ..data.actions import Again, Aim, Along, Cancel, Four, Lay, LoseDie, Nudge, On, Reroller, Suffer, Turn, Use
from ..data.frames import Gain, Perform, Pool
from ..queries import (
    Scene,
    enemies_in,
    health,
    here,
    in_room,
    is_active,
    is_character,
    is_leader,
    turret,
    turret_health,
    who,
)
from ..rules.assignment import face_of
from ..rules.combat import DIRECTIONS, effects_of, is_replaced, line_targets, skill_of, targets
from ..rules.turrets import FIRE, fire_targets
from .travel_time import carries_prize

DONE_CHOOSING: Final = EndForm()

# The worth of actions


def slot_worth(m: Scene, pool: Pool, slot: str) -> float:
    """Return the worth of an action if it gets its dice."""
    figure, _, skill_id = slot.partition(".")
    if skill_id == FIRE:
        hit = fire_targets(m, figure)
        gun = turret(m, figure)
        assert gun is not None
        return (
            sum([wound_worth(m, pool.seat, other, 1) for other in hit])
            if TURRETS[gun.kind].all_in_room
            else best_hit(m, pool.seat, hit, 1)
        )
    skill = skill_of(m, figure, skill_id)
    if skill.attack == "line":
        one = 0.0
        for way in range(8):
            one = max(
                one,
                sum(
                    [
                        wound_worth(m, pool.seat, other, skill.wounds)
                        for other in line_targets(m, pool.seat, figure, way)
                    ]
                ),
            )
        return one
    if skill.attack:
        wounds = skill.wounds or 1
        return best_hit(m, pool.seat, targets(m, pool.seat, figure, skill), wounds)
    return sum([benefit_worth(m, pool, figure, effect.what, effect.n) for effect in skill.does])


def single_targets(m: Scene, pool: Pool, slot: str) -> list[str]:
    """Return the targets of an action that strikes one of several; empty for all other actions."""
    figure, _, skill_id = slot.partition(".")
    if skill_id == FIRE:
        gun = turret(m, figure)
        return [] if gun is None or TURRETS[gun.kind].all_in_room else fire_targets(m, figure)
    skill = skill_of(m, figure, skill_id)
    return targets(m, pool.seat, figure, skill) if skill.attack and skill.attack != "line" else []


def best_hit(m: Scene, seat: Seat, hit: list[str], wounds: int) -> float:
    """Return the worth of the best of these targets."""
    return max([wound_worth(m, seat, other, wounds) for other in hit], default=0.0)


def wound_worth(m: Scene, seat: Seat, figure: str, wounds: int, before: int = 0) -> float:
    """Return the worth to a seat of wounds on a figure, after `before` wounds that are sure to come."""
    defender = m.table.defender
    if not is_character(figure):
        gun = turret(m, figure)
        if gun is None or seat == defender:
            return 0.0
        scenario = here(m).scenario
        paid = sum([row.n for row in scenario.points if row.what == "turret" and row.kind == figure])
        guarding = figure in here(m).guards or figure == scenario.limiter
        left = turret_health(gun) - gun.wounds - before
        if left <= 0:
            return 0.0
        down = left <= wounds
        return 1.5 + (3.0 if paid else 0.0) + 4.0 * guarding + (2.0 + 3.0 * paid if down else 0.0)
    other = who(m, figure)
    left = health(m, other) - other.wounds - before
    if left <= 0:
        return 0.0
    falls = left <= wounds
    if other.seat != defender and seat != defender:
        return ally_worth(m, seat, figure, falls)
    if seat == defender:
        fell = sum([row.n for row in here(m).scenario.points if row.what == "fell"])
        carries = 3.0 if carries_prize(here(m), other) else 0.0
        return 3.0 + (2.5 + 2.0 * fell + carries if falls else carries / 3) - 0.1 * left
    paid = sum([row.n for row in here(m).scenario.points if row.what == "minion"])
    prize = 7.0 if is_leader(m, other) else 0.0
    return 2.6 + prize + (3.0 + 3.0 * paid if falls else 0.0) - 0.1 * left


def ally_worth(m: Scene, seat: Seat, figure: str, falls: bool) -> float:
    """Return the worth of striking a rival: only where friendly fire pays, or if it carries the only prize."""
    scenario = here(m).scenario
    friendly = any([row.what == "friendly_fire" for row in scenario.points])
    if friendly and falls and figure not in m.table.friendly:
        return 7.0
    if scenario.wins and scenario.wins in who(m, figure).carries:
        return 8.0 if falls else 6.0
    return -8.0 if falls else -3.0


def bonus_worth(m: Scene, pool: Pool, figure: str, skill: Skill, dice: tuple[str, ...]) -> float:
    """Return the worth of dice beyond fulfilling what a skill needs."""
    if is_replaced(skill, dice):
        return 1.5
    plain = len(skill.does)
    return sum([benefit_worth(m, pool, figure, effect.what, effect.n) for effect in effects_of(skill, dice)[plain:]])


def benefit_worth(m: Scene, pool: Pool, figure: str, what: str, n: int) -> float:
    """Return the worth of one effect besides wounds."""
    if what == "heal":
        hurt = max([one.wounds for one in in_room(m, pool.seat, pool.room)], default=0)
        return 2.5 if hurt else 0.0
    if what == "clarity":
        return 1.2 if any([one.madness for one in in_room(m, pool.seat, pool.room)]) else 0.0
    if what == "resolve_room":
        return 9.0 if is_active(m, pool.room) else 0.0
    if what == "drag":
        return 0.8 if enemies_in(m, pool.seat, pool.room) else 0.0
    return {"draw": 1.3, "steam": 0.9, "luck": 1.0, "extra_wound": 2.0, "stun": 1.2, "madness": 0.8, "move": 0.8}.get(
        what, 0.8
    ) * n


# Before dice are assigned


def missing_points(m: Scene, pool: Pool) -> int:
    """Return the points the room card still needs; 0 if there is no such card."""
    room = m.table.rooms[pool.room]
    if pool.seat == m.table.defender or not is_active(m, pool.room):
        return 0
    return ROOM_CARDS[room.card].target - int(room.laid)


def sum_of_faces(pool: Pool) -> int:
    """Return the sum of all faces of a pool."""
    return sum([face_of(die) for die in pool.dice])


def worth_rerolling(m: Scene, pool: Pool) -> bool:
    """Return whether to spend luck: low dice keep a room from being solved, or many dice are cursed."""
    low = [die for die in pool.dice if face_of(die) <= 2]
    missing = missing_points(m, pool)
    if missing:
        total = sum_of_faces(pool)
        hoped = sum([3.5 - face_of(die) for die in low], float(total))
        cursed = [die for die in pool.dice if face_of(die) in ROOM_CARDS[m.table.rooms[pool.room].card].numbers]
        curse = ROOM_CARDS[m.table.rooms[pool.room].card].curse
        if len(cursed) >= 2 and curse == "punishment":
            return True
        return len(low) >= 2 and total < missing <= hoped + 3
    if enemies_in(m, pool.seat, pool.room):
        return len(low) >= max(2, len(pool.dice) // 2)
    return False


def choose_reroll(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Choose low and cursed dice to roll again, in the order they are listed."""
    pool = m.within(Pool)
    cursed: tuple[int, ...] = ()
    if missing_points(m, pool):
        cursed = ROOM_CARDS[m.table.rooms[pool.room].card].numbers
    for option in options:
        if isinstance(option, Again) and (face_of(option.die) <= 2 or face_of(option.die) in cursed):
            return option
    if DONE_CHOOSING in options:
        return DONE_CHOOSING
    return options[0]


def free_reroll(m: Scene, pool: Pool, options: Sequence[Action]) -> Action | None:
    """Return the reroll of a 1 or 2 by a skill that costs nothing."""
    low = [o for o in options if isinstance(o, Reroller) and face_of(o.die) <= 2]
    return min(low, key=lambda option: face_of(option.die)) if low else None


def load_die(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Turn the lowest die to a 6, or to the highest face that is not cursed."""
    pool = m.within(Pool)
    cursed: tuple[int, ...] = ROOM_CARDS[m.table.rooms[pool.room].card].numbers if missing_points(m, pool) else ()
    turns = [option for option in options if isinstance(option, Turn)]
    return max(turns, key=lambda o: (o.face not in cursed, o.face - face_of(o.die)))


def choose_curse_to_cancel(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Spend luck against a wound, or against losing a high die; never against a card for the defender."""
    pool = m.within(Pool)
    curse = ROOM_CARDS[m.table.rooms[pool.room].card].curse
    ours = in_room(m, seat, pool.room)
    weak = min([health(m, one) - one.wounds for one in ours], default=9)
    strong = max([health(m, one) - one.wounds for one in ours], default=9)
    luck = m.table.sides[seat].luck
    if curse == "punishment" and (strong <= 1 or (luck > 1 and weak <= 2) or luck > 2):
        return options[0]
    if curse == "vortex":
        high = [o for o in options if isinstance(o, Cancel) and face_of(o.die) >= 4]
        if high and luck > 1:
            return max(high, key=lambda option: face_of(option.die))
    return PASS


def choose_sufferer(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the character with most Health left."""
    able = [option for option in options if isinstance(option, Suffer)]
    return max(able, key=lambda o: health(m, who(m, o.character)) - who(m, o.character).wounds)


def change_die(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Use skills that make dice better; they cost nothing."""
    fours = [o for o in options if isinstance(o, Four) and face_of(o.die) <= 3]
    if fours:
        return min(fours, key=lambda option: face_of(option.die))
    up = [o for o in options if isinstance(o, Nudge) and o.by > 0]
    if up:
        return max(up, key=lambda option: face_of(option.die))
    return options[-1]


def lose_die(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give up the least useful die."""
    rank = {"R": 0, "B": 1, "M": 2, "G": 0}
    able = [option for option in options if isinstance(option, LoseDie)]
    return min(able, key=lambda option: rank[option.die])


# Carrying out actions


def next_action(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return the next action: first attacks, then the dice for the card; None if nothing is left."""
    pool = m.within(Pool)
    best, chosen = 0.0, None
    for option in options:
        if isinstance(option, Use):
            worth = slot_worth(m, pool, f"{option.figure}.{option.skill}")
            if worth > best:
                best, chosen = worth, option
    if chosen is not None:
        return chosen
    for option in options:
        if isinstance(option, Lay):
            return option
    return None


def best_target(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the target on which the wounds are worth most."""
    act = m.within(Perform)
    wounds = 1
    if act.skill != FIRE:
        skill = skill_of(m, act.figure, act.skill)
        extra = [effect.n for effect in effects_of(skill, act.dice) if effect.what == "extra_wound"]
        wounds = max(1, skill.wounds + sum(extra))
    aims = [option for option in options if isinstance(option, Aim)]
    best = max(aims, key=lambda option: wound_worth(m, seat, option.figure, wounds))
    if len(aims) < len(options) and wound_worth(m, seat, best.figure, 1) <= 0:
        return options[-1]  # Decline rather than strike an ally.
    return best


def best_line(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the direction in which a line hits most."""
    act = m.within(Perform)
    lines = [option for option in options if isinstance(option, Along)]
    return max(lines, key=lambda o: line_worth(m, seat, act.figure, DIRECTIONS.index(o.direction)))


def line_worth(m: Scene, seat: Seat, figure: str, way: int) -> float:
    return sum([wound_worth(m, seat, other, 1) for other in line_targets(m, seat, figure, way)])


def steam_to_spend(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return as much Steam Power as fells the target; all of it against a leader or a turret."""
    act = m.within(Perform)
    skill = skill_of(m, act.figure, act.skill)
    numbers = [option for option in options if isinstance(option, Number)]
    if act.aim is None or not numbers:
        return options[0]
    figure = act.aim.figure
    if is_character(figure):
        other = who(m, figure)
        needed = health(m, other) - other.wounds - skill.wounds
        prize = is_leader(m, other)
    else:
        gun = turret(m, figure)
        needed = turret_health(gun) - gun.wounds - skill.wounds if gun is not None else 0
        prize = True
    for option in numbers:
        if option.n == max(0, needed):
            return option
    return numbers[-1] if prize and needed > 0 else numbers[0]


def choose_receiver(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the figure for which an effect of a skill or reward is worth most."""
    gain = m.within(Gain)
    deed = gain.deeds[gain.next]
    figures = [option for option in options if isinstance(option, On)]
    if deed.what == "heal":
        return max(figures, key=lambda o: (who(m, o.figure).wounds, -CHARACTERS[o.figure].health))
    if deed.what == "clarity":
        return max(figures, key=lambda o: who(m, o.figure).madness)
    return max(figures, key=lambda o: wound_worth(m, seat, o.figure, 1))
