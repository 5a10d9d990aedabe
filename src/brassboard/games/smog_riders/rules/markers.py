"""Markers: wounds, madness and stuns, what a fallen character drops, luck and Steam Power."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Action,
    Denied,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    dice,
    goto,
    requires,
    rule,
    some,
    window,
)
from brassboard.kit import zones

from ..content import CHARACTERS, COMPANIONS, MAGIC, TURRETS
from ..data.actions import Again, LoseDie, Luck, Reroller
from ..data.events import Fell, Healed, Hurt, LostDie, LuckSpent, Rerolled, SteamGained, SteamSpent, Stunned, Warded
from ..data.frames import Blow, Ejections, Flee, Harm, Nearest, Pool, Ready, Reroll
from ..data.table import FALLEN, MAP, OUT, STYGIA, Character, Item
from ..queries import (
    Scene,
    are_enemies,
    has_special,
    heal,
    health,
    in_room,
    is_character,
    is_leader,
    is_overwhelmed,
    mind,
    own_dice,
    side,
    team,
    who,
)
from .assignment import HIGHEST, teammates_dice, with_face
from .scoring import attacker_felled, end_if_over, minion_felled, turret_destroyed
from .turrets import hit_turret, remove_turret

# Wounds, madness and stuns are placed


def may_be_answered(harm: Harm, m: Scene) -> Flow:
    """Let players react when wounds or stuns are about to be placed (SR-RULING-63, SR-RULING-62)."""
    return window(m, "harm")


def place(harm: Harm, m: Scene) -> Flow:
    """Place the markers of one effect on all victims together, then check who falls (SR-RULING-106)."""
    fallen: list[Character] = []
    destroyed: list[str] = []
    for blow in harm.blows:
        if is_character(blow.figure):
            one = who(m, blow.figure)
            if one.at in (MAP, STYGIA) and hurt(m, harm, blow, one):
                fallen.append(one)
        elif hit_turret(m, blow):
            destroyed.append(blow.figure)
    for one in fallen:
        fall(m, harm, one)
    for id in destroyed:
        destroy(m, harm, id)
    end_if_over(m)
    return None


def hurt(m: Scene, harm: Harm, blow: Blow, one: Character) -> bool:
    """Put the markers of one blow on a character; return whether it is incapacitated (SR-CHAR-03).

    Wounds stop at Health and madness at Mind (SR-RULING-34, SR-RULING-108). Madness that reaches Mind stuns
    (SR-MARK-03, SR-CHAR-05). Poison wounds and stuns (SR-MARK-11, SR-RULING-01).
    """
    wounds = wounds_after_protection(m, harm, one, blow.wounds)
    one.wounds = min(health(m, one), one.wounds + wounds)  # SR-MARK-01
    stun = blow.stun and not (blow.poison and has_special(m, one, "poison_wound_only"))
    madness = min(mind(m, one) - one.madness, blow.madness)
    one.madness += madness
    if wounds or madness:
        m.emit(Hurt(one.id, wounds, madness))
    if (stun or (madness and one.madness >= mind(m, one))) and not has_special(m, one, "immune_stun"):
        if not one.stunned:
            m.emit(Stunned(one.id))
        one.stunned = True  # SR-RULING-32: one marker at most
    if one.wounds >= health(m, one):
        return True
    if blow.madness and one.at == STYGIA and one.madness >= mind(m, one):
        harm.ejected = (*harm.ejected, one.id)  # SR-EJECT-04: without Mind it is ejected
    return False


def wounds_after_protection(m: Scene, harm: Harm, one: Character, wounds: int) -> int:
    """Return the wounds left after skills and equipment have spared the character some, as they do by themselves."""
    before = wounds
    if wounds and has_special(m, one, "one_wound") and harm.cause in ("attack", "turret"):
        wounds = 1
    if wounds and is_dodged(m, harm, one):
        wounds = max(0, wounds - CHARACTERS[one.id].dice.count("B"))
    if wounds and harm.cause == "turret" and has_special(m, one, "turret_armour") and "turret" not in one.shielded:
        one.shielded = (*one.shielded, "turret")
        wounds -= 1
    for card in one.gear:
        if wounds and card not in one.shielded and "ward" in MAGIC[card].gives:
            one.shielded = (*one.shielded, card)
            wounds = max(0, wounds - MAGIC[card].gives["ward"])
    if wounds < before:
        m.emit(Warded(one.id, before - wounds))
    return wounds


def is_dodged(m: Scene, harm: Harm, one: Character) -> bool:
    """Return whether a target of Magda's heavy gun avoids 1 wound per Agility die of its profile (SR-RULING-88)."""
    aimed = harm.skill == "second" and harm.by != "" and is_character(harm.by)
    return aimed and has_special(m, who(m, harm.by), "targets_dodge") and one.seat != m.table.defender


def fall(m: Scene, harm: Harm, one: Character) -> None:
    """Lay an incapacitated character down (SR-CHAR-03).

    A minion leaves the game (SR-RULING-39); the leader of scenario 6 becomes an object (SR-S6-05, SR-RULING-119).
    Falling removes the stunned marker (SR-RULING-108).
    """
    walker = one.at == STYGIA
    one.at, one.astral, one.stunned, one.points = FALLEN, -1, False, 0
    one.dice, one.backs, one.backing = "", -1, 0
    fled = drop_all(m, one)
    harm.fled = (*harm.fled, *fled)
    m.emit(Fell(one.id))
    if one.seat == m.table.defender:
        leader, square = is_leader(m, one), one.square
        one.at, one.square = OUT, -1
        if leader:
            m.table.floor.append(Item("leader", square, True))
        minion_felled(m, one, harm.seat)
    else:
        if walker:
            harm.laid_down, harm.laid_at = (*harm.laid_down, one.id), (*harm.laid_at, one.square)
            one.square = -1
        attacker_felled(m, one, harm.seat)
    if harm.by and is_character(harm.by) and harm.seat >= 0 and are_enemies(m, harm.seat, one.seat):
        feller = who(m, harm.by)
        if has_special(m, feller, "heal_on_fell") and feller.at == MAP and heal(m, feller, 1):
            m.emit(Healed(feller.id, 1, 0))


def drop_all(m: Scene, one: Character) -> tuple[str, ...]:
    """Lay everything a character carried on its square (SR-MARK-10, SR-RULING-12).

    Companions flee instead (SR-EQUIP-06); they are returned.
    """
    fled = tuple([card for card in one.gear if card in COMPANIONS])
    for kind in (*one.gear, *one.carries):
        if kind not in fled:
            m.table.floor.append(Item(kind, one.square))
    m.table.aside = zones.put(m.table.aside, *fled)
    one.gear, one.carries = (), ()
    return fled


def destroy(m: Scene, harm: Harm, id: str) -> None:
    """Remove a turret; the attacker who gave the last wound gains its Steam Power, Amelia 1 more (SR-MARK-08)."""
    gun = remove_turret(m, id)
    if harm.seat in (-1, m.table.defender):
        return
    gain = TURRETS[gun.kind].steam
    if is_character(harm.by) and has_special(m, who(m, harm.by), "turret_steam"):
        gain += 1
    gain_steam(m, harm.seat, gain)
    turret_destroyed(m, gun, harm.seat)


def companions_flee(harm: Harm, m: Scene) -> Flow:
    return call(Flee(harm.fled)) if harm.fled else None


def lay_down_walkers(harm: Harm, m: Scene) -> Flow:
    """Lay a walker that was incapacitated in Stygia on its marker's square (SR-RULING-59)."""
    if not harm.laid_down:
        return goto(eject_walkers)
    one, harm.laid_down = harm.laid_down[0], harm.laid_down[1:]
    square, harm.laid_at = harm.laid_at[0], harm.laid_at[1:]
    return call(Nearest(one, square, fallen=True))


def more_walkers(harm: Harm, m: Scene) -> Flow:
    return goto(lay_down_walkers)


def eject_walkers(harm: Harm, m: Scene) -> Flow:
    return call(Ejections(harm.ejected)) if harm.ejected else None


rule(
    Harm,
    (may_be_answered, "SR-RULING-63"),
    (place, "SR-RULING-106"),
    (companions_flee, "SR-EQUIP-06"),
    (lay_down_walkers, "SR-RULING-59"),
    (more_walkers, "SR-RULING-59"),
    (eject_walkers, "SR-EJECT-04"),
)


# Stunned markers at the start of a turn


def dice_are_back(ready: Ready, m: Scene) -> Flow:
    """Give each character all its dice again and clear what counts for one turn only (SR-DICE-02)."""
    stunned: list[str] = []
    for one in team(m, ready.seat):
        one.dice = own_dice(m, one) if one.at in (MAP, STYGIA) else ""
        one.points = 0
        one.moved = one.resting = one.rolled = False
        one.used = ()
        one.backs, one.backing = -1, 0
        if one.dice and (one.stunned or is_overwhelmed(m, one)):
            stunned.append(one.id)
    ready.stunned = tuple(stunned)
    return None


def choose_lost_die(ready: Ready, m: Scene) -> Flow:
    """Ask which die a stunned character loses, unless all its dice have one colour (SR-MARK-02)."""
    if not ready.stunned:
        return END_RULE
    one = who(m, ready.stunned[0])
    options = [LoseDie(one.id, colour) for colour in dict.fromkeys(one.dice)]
    return ask(ready.seat, "lose", options) if len(options) > 1 else None


def lose_die(ready: Ready, m: Scene) -> Flow:
    """Remove the die and the stunned marker; with 0 Mind the marker stays (SR-MARK-02, SR-RULING-33)."""
    one = who(m, ready.stunned[0])
    die = ready.lose.die if ready.lose is not None else one.dice[0]
    one.dice = one.dice.replace(die, "", 1)
    one.stunned = is_overwhelmed(m, one)
    m.emit(LostDie(one.id, die))
    ready.stunned, ready.lose = ready.stunned[1:], None
    return goto(choose_lost_die)


rule(
    Ready,
    (dice_are_back, "SR-DICE-02"),
    (choose_lost_die, "SR-MARK-02"),
    (lose_die, "SR-MARK-02"),
)


# Luck and Steam Power


def spend_luck(m: Scene, seat: Seat) -> None:
    """Take 1 luck point from a player; it goes back to the general supply (SR-MARK-06)."""
    side(m, seat).luck -= 1
    m.emit(LuckSpent(seat))


def cancel_curse(m: Scene, pool: Pool, die: str) -> None:
    """Pay 1 luck point and take one die out of the cursed ones (SR-MARK-05)."""
    spend_luck(m, pool.seat)
    spared = list(pool.cursed)
    spared.remove(die)
    pool.cursed = tuple(spared)


def gain_steam(m: Scene, seat: Seat, n: int) -> None:
    """Add Steam Power to the stock that all characters of a player share (SR-MARK-07, SR-RULING-48)."""
    side(m, seat).steam += n
    m.emit(SteamGained(seat, n))


def pay_steam(m: Scene, seat: Seat, n: int) -> None:
    """Take Steam Power from a player's stock as the price of a weapon or a stronger attack (SR-MARK-07)."""
    side(m, seat).steam -= n
    m.emit(SteamSpent(seat, n))


# Rerolls for luck, or by a teammate's skill


def pay_luck(again: Reroll, m: Scene) -> Flow:
    """Pay 1 luck point for a reroll (SR-MARK-04). A teammate's skill costs nothing and names its die."""
    pool = m.within(Pool)
    if again.luck:
        spend_luck(m, again.seat)
    elif again.by:
        present = [one.id for one in in_room(m, pool.seat, pool.room) if one.id != again.by]
        place = next(at for at, die in enumerate(pool.dice) if die == again.die and pool.owners[at] in present)
        again.places = (place,)
        pool.rethought = True
    return None


def choose_dice(again: Reroll, m: Scene) -> Flow:
    """Ask which dice of the roll are rolled again, any number (SR-MARK-04)."""
    if again.places:
        return None
    if len(m.within(Pool).dice) == 1:
        again.places = (0,)
        return None
    options = [Again(die) for die in sorted(m.within(Pool).dice)]
    return some(again.seat, "reroll", options, 1, len(options), into="again")


def find_dice(again: Reroll, m: Scene) -> Flow:
    """Find the places of the chosen dice in the pool."""
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
        dice_now[place] = with_face(dice_now[place], face)
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


def every_rethink(seen: Scene, seat: Seat) -> list[Reroller]:
    pool = seen.within(Pool)
    if pool.seat != seat:
        return []
    able = [
        one for one in in_room(seen, seat, pool.room) if has_special(seen, one, "reroll_teammate") and not one.resting
    ]
    return [Reroller(one.id, die) for one in able for die in teammates_dice(seen, pool, one.id)]


RETHINK: Final = Kind("rethink", every_rethink, own_roll, not_rethought, rule="SR-SPEC-02")
