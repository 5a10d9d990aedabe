"""The Hero attacks: dice, hits, wounds, death and experience (chapters hero_attack, damage and experience)."""

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    Ask,
    Denied,
    Dice,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    dice,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kernel.data import Action, EndForm, Form

from ...content import BOSSES, CONSTANTS, KINDS, SKILL_OF, SKILLS, Ability
from ...data.actions import Attack, Pick, Skill
from ...data.hero_frames import HeroAction
from ...data.item_events import (
    BossKilled,
    FigureKilled,
    FigureWounded,
    HeroHit,
    HeroRolled,
    NothingFound,
    PointGained,
    SecretHit,
)
from ...data.item_frames import Experience, HeroAttack, HeroCalls, Killed, SeekTarget
from ...data.table import HERO, Creature, Table
from ...queries import (
    Scene,
    creature_id,
    creature_name,
    creature_of,
    creature_row,
    figure_of,
    has_skill,
    here,
    station,
    tile_name,
    turn_of,
)
from .. import maze
from ..windows import window
from .abilities import abilities_of

HERO_MASK = 1 << HERO
DIE_SIDES = len(CONSTANTS.die)


# The plain Attack


@requires("AL-HATT-01", "figure")
def is_with_hero(seen: Scene, seat: Seat, act: Attack) -> Denied:
    figure = figure_of(seen.table, act.figure)
    return None if figure is not None and figure.tile == seen.table.here else (act.figure,)


def plain_attacks(seen: Scene, seat: Seat) -> list[Action]:
    """Return an attack on every figure; there is none outside the Hero's turn or while a text of his names targets."""
    turn_of(seen)
    return [] if seen.inside(HeroCalls) else [Attack(figure.number) for figure in seen.table.figures]


def attacks_here(seen: Scene, seat: Seat) -> list[Action]:
    """Return an attack on every figure in the Hero's sector."""
    t: Table = seen.table
    if not t.figures:
        return []
    found: list[Action] = [Attack(figure.number) for figure in t.figures if figure.tile == t.here]
    return [] if found and seen.inside(HeroCalls) else found


ATTACK = Kind("attack", plain_attacks, is_with_hero, fast=attacks_here)
"""The plain Attack: 1 creature in the Hero's own sector (AL-HATT-01)."""


def plain_attack(m: Scene, figure: int) -> Flow:
    """Attack a figure in the Hero's sector without an item (AL-HATT-05)."""
    return call(HeroAttack(CONSTANTS.attack_dice, figure, plain=True))


# An attack, step by step


def find_target(attack: HeroAttack, m: Scene) -> Flow:
    """Note the target; a hidden one is found on the secret map, the leader breaking ties (AL-RULING-46)."""
    attack.seat = m.table.leader
    if attack.seek:
        return call(SeekTarget(m.table.leader, attack.seek, attack.distance), into="aimed")
    turn = turn_of(m)
    if attack.figure not in turn.attacked:
        turn.attacked = (*turn.attacked, attack.figure)
    target = creature_of_figure(m.table, attack.figure)
    attack.aimed = (target.id,) if target is not None else ()
    return None


def tell_find(attack: HeroAttack, m: Scene) -> Flow:
    """Of a shot at a hidden creature the Hero is told whether there is one at all; if not, nothing is rolled."""
    if not attack.seek:
        return None
    found = target_of(m) is not None
    m.reveal(EVERYONE, "sought", attack.seek, found)
    maze.tell(m, "sought", attack.seek, attack.distance, same_floor=found)
    if found:
        return None
    m.emit(NothingFound(attack.seek))
    return END_RULE


def roll_dice(attack: HeroAttack, m: Scene) -> Flow:
    """Roll the dice of the card or of the plain Attack, plus all bonuses."""
    return dice(dice_of(m, attack), DIE_SIDES, into="rolled")


def show_roll(attack: HeroAttack, m: Scene) -> Flow:
    """Everyone sees the dice; then Evil may react to this roll (AL-TALK-04, AL-FLOW-11)."""
    m.emit(HeroRolled(attack.figure, symbols(attack.rolled)))
    return window(m, "roll")


def count_hits(attack: HeroAttack, m: Scene) -> Flow:
    """Count hits, cut what cards cut, compare with the thresholds. A target that is gone is lost (AL-FLOW-08)."""
    hits = hits_of(m, attack)
    lost = min(hits, attack.cut)
    m.emit(HeroHit(attack.figure, hits - lost, lost))
    target = target_of(m)
    if target is None:
        return None
    if attack.figure >= 0:
        attack.tile = _tile_of(m.table, attack.figure)
    return damage(m, target, hits - lost)


def carry_out_later(attack: HeroAttack, m: Scene) -> Flow:
    """Do what cards add after the damage if the target lives (B06); of a hidden one nobody can tell."""
    if figure_of(m.table, attack.figure) is not None:
        attack.tile = -1  # It lives.
    if not attack.later or attack.tile >= 0:
        return goto(tell_death)
    from ...cards import operations

    (seat, card), attack.later = attack.later[0], attack.later[1:]
    return operations.later_calls(m, seat, card)


def carry_out_next(attack: HeroAttack, m: Scene) -> Flow:
    """Go on with the next card."""
    return goto(carry_out_later)


def tell_death(attack: HeroAttack, m: Scene) -> Flow:
    """Return to the item the tile where the figure died."""
    attack.result = attack.tile
    return None


rule(
    HeroAttack,
    (find_target, "AL-HATT-07"),
    (tell_find, "AL-ITEM-10"),
    (roll_dice, "AL-HATT-05"),
    (show_roll, "AL-HATT-06"),
    (count_hits, "AL-HATT-06"),
    (carry_out_later, "AL-HATT-06"),
    (carry_out_next, "AL-HATT-06"),
    (tell_death, "AL-HATT-06"),
)


def dice_of(m: Scene, attack: HeroAttack) -> int:
    """Return the number of dice: bonuses add up, but a blast has none (AL-HATT-07)."""
    return attack.dice if attack.blast else attack.dice + bonus_dice(m, attack.plain)


def bonus_dice(m: Scene, plain: bool) -> int:
    """Return the dice that abilities add to an attack: those that always hold, and those used with this action."""
    action = m.nearest(HeroAction)
    return passive_dice(m.table, plain) + (action.more_dice if action is not None else 0)


def passive_dice(table: Table, plain: bool) -> int:
    """Return the dice that abilities add to every attack, or to every plain Attack."""
    return sum([_more_dice(ability, plain) for ability in abilities_of(table) if ability.when == "passive"])


def _more_dice(ability: Ability, plain: bool) -> int:
    return sum(
        [
            each.number(0)
            for each in ability.does.calls
            if each.verb == "more_dice" and (plain or each.word(1) != "plain")
        ]
    )


def symbols(rolled: Dice | None) -> tuple[str, ...]:
    """Return the symbols of rolled faces."""
    return () if rolled is None else tuple([CONSTANTS.die[face - 1] for face in rolled.faces])


def hits_of(m: Scene, attack: HeroAttack) -> int:
    """Return the hits; conditional symbols hit in a lit sector of the Hero, if no card forbids it (AL-RULING-28)."""
    shown = symbols(attack.rolled)
    hits = shown.count("hit")
    if here(m.table).lit and not attack.nocond:
        hits += shown.count("conditional")
    return hits


def _tile_of(table: Table, figure: int) -> int:
    found = figure_of(table, figure)
    return found.tile if found is not None else -1


# Targets


def target_of(m: Scene) -> Creature | None:
    """Return the creature that the attack in progress is aimed at, or None if it is dead or gone."""
    attack = m.within(HeroAttack)
    if attack.figure >= 0:
        return creature_of_figure(m.table, attack.figure)
    if attack.aimed:
        return creature_of(m.table, attack.aimed[0])
    # In an imagined world the target is not known: it is one of those it may have been.
    nearest = nearest_hidden(m.table, attack.seek, attack.distance) if attack.seek else []
    return creature_of(m.table, nearest[0]) if nearest else None


def creature_of_figure(table: Table, figure: int) -> Creature | None:
    """Return the creature shown by this figure, or None."""
    for creature in table.secret.creatures:
        if creature.figure == figure:
            return creature
    return None


def nearest_hidden(table: Table, kind: str, distance: int) -> list[int]:
    """Return the nearest hidden creatures of a kind on the Hero's floor, as far away as a Locate would say."""
    st, secret = station(table), table.secret
    steps = st.steps[secret.hero]
    found: list[int] = []
    least = distance
    for creature in secret.creatures:
        if creature.kind != kind or creature.figure >= 0 or st.floor[creature.sector] != st.floor[secret.hero]:
            continue
        away = steps[creature.sector]
        if 0 <= away < least:
            found, least = [], away
        if away == least:
            found.append(creature.id)
    return found


def choose_sought(seek: SeekTarget, m: Scene) -> Flow:
    """The leader picks among the nearest; whether there is a choice does not show."""
    return Form((seek.seat,), next_sought, "", False, HERO_MASK, then=sought_chosen)


def next_sought(seek: SeekTarget, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask once; without a tie the leader confirms, so that no tie shows (AL-KNOW-03)."""
    if given:
        return None
    found = nearest_hidden(m.table, seek.kind, seek.distance)
    return ask(seat, "sought", [Pick(creature_name(id)) for id in found] if len(found) > 1 else [EndForm()])


def sought_chosen(seek: SeekTarget, m: Scene, given: tuple[Action, ...]) -> Flow:
    """Hand the target to the attack."""
    found = nearest_hidden(m.table, seek.kind, seek.distance)
    chosen = given[0] if given else None
    if isinstance(chosen, Pick):
        found = [creature_id(chosen.creature)]
    seek.result = tuple(found[:1])
    m.reveal(maze.evil_mask(m), "aimed", seek.result)
    return END_RULE


rule(SeekTarget, (choose_sought, "AL-RULING-46"))


# Damage


def damage(m: Scene, creature: Creature, n: int) -> Flow:
    """Compare damage with the thresholds: no effect, a wound, or death (AL-DMG-01 to AL-DMG-04)."""
    row = creature_row(m.table, creature.kind)
    needed = row.second if creature.wounded else row.first + row.second  # AL-DMG-04
    if n >= needed and (creature.wounded or row.most_wounds > 1):  # AL-DMG-03: the Matriarch
        return _kill(m, creature)
    wounded = not creature.wounded and n >= row.first
    if wounded:
        _wound(m, creature)
    if creature.figure < 0:
        m.emit(_secret(creature, "wounded" if wounded else "unharmed"), maze.evil_mask(m))
    return None


def _secret(creature: Creature, result: str) -> SecretHit:
    return SecretHit(creature_name(creature.id), creature.kind, result)


def _wound(m: Scene, creature: Creature) -> None:
    """Turn the marker, and the figure if the creature is revealed (AL-DMG-05, AL-HATT-03)."""
    maze.set_creature(m, maze.with_wound(creature, True))
    figure = figure_of(m.table, creature.figure)
    if figure is not None:
        figure.wounded = True
        m.emit(FigureWounded(figure.number, creature.kind))


def _kill(m: Scene, creature: Creature) -> Flow:
    """Take a killed creature off the map and out of the maze (AL-DMG-06, AL-HATT-04)."""
    t = m.table
    t.secret.creatures = tuple([one for one in t.secret.creatures if one.id != creature.id])
    figure = figure_of(t, creature.figure)
    boss = creature.kind in BOSSES
    if boss:
        t.boss_dead = True
    if figure is not None:
        t.figures.remove(figure)
        m.emit(FigureKilled(figure.number, creature.kind, tile_name(figure.tile)))
        return call(Killed(creature.kind, True))
    m.emit(_secret(creature, "killed"), maze.evil_mask(m))
    if not boss:
        return None  # AL-XP-04, AL-ITEM-10
    m.reveal(EVERYONE, "boss killed", creature.kind)
    m.emit(BossKilled(creature.kind))
    return call(Killed(creature.kind, False))


# Experience


def count_boss(killed: Killed, m: Scene) -> Flow:
    """A boss counts for its mission before anything else, because the Hero may have won (AL-WIN-01)."""
    return tell_missions(killed, m) if killed.kind in BOSSES else None


def gain_experience(killed: Killed, m: Scene) -> Flow:
    """A revealed creature gives 1 point for the skill of its kind, a boss 2 for two skills (AL-XP-01, AL-XP-02)."""
    if not killed.revealed:
        return None  # AL-XP-04
    if killed.kind in BOSSES:
        return call(Experience(CONSTANTS.boss_points))
    gain_point(m, killed.kind)
    return None


def count_creature(killed: Killed, m: Scene) -> Flow:
    """Any other creature counts for missions after its point is given."""
    return None if killed.kind in BOSSES else tell_missions(killed, m)


def tell_missions(killed: Killed, m: Scene) -> Flow:
    """Missions count what was slain (AL-MISS-10)."""
    from .. import missions

    return missions.killed(m, killed.kind, killed.revealed)


rule(Killed, (count_boss, "AL-WIN-01"), (gain_experience, "AL-XP-01"), (count_creature, "AL-MISS-10"))


def gain_point(m: Scene, kind: str) -> None:
    """Give a point to the skill of a kind, at most 2 in all (AL-XP-05)."""
    hero = m.table.hero
    place = KINDS.index(kind)
    points = hero.experience[place]
    if points < CONSTANTS.skill_points:
        hero.experience = (*hero.experience[:place], points + 1, *hero.experience[place + 1 :])
        m.emit(PointGained(SKILL_OF[kind], points + 1))


def skills(seen: Scene, seat: Seat) -> list[Action]:
    """Return every skill, while points are given."""
    seen.within(Experience)
    return [Skill(SKILL_OF[kind]) for kind in KINDS]


@requires("AL-XP-02", "skill")
def another_skill(seen: Scene, seat: Seat, act: Skill) -> Denied:
    """The points of one gain go to different skills."""
    return (act.skill,) if act.skill in seen.within(Experience).chosen else None


@requires("AL-XP-05", "skill")
def takes_a_point(seen: Scene, seat: Seat, act: Skill) -> Denied:
    """No skill gets more than 2 points."""
    return (act.skill,) if has_skill(seen.table, SKILLS[act.skill].kind) else None


SKILL = Kind("skill", skills, another_skill, takes_a_point)


def choose_skill(gain: Experience, m: Scene) -> Flow:
    """Ask for the next skill, different from those chosen; a point that no skill can take is lost (AL-XP-07)."""
    found = legal(m, HERO, SKILL)
    if gain.left <= 0 or not found:
        return END_RULE
    return ask(HERO, "skill", found, args={"left": gain.left})


def take_point(gain: Experience, m: Scene) -> Flow:
    """Give the point, and go on with the next one."""
    chosen, gain.skill = gain.skill, None
    if chosen is not None:
        gain.chosen = (*gain.chosen, chosen.skill)
        gain.left -= 1
        gain_point(m, SKILLS[chosen.skill].kind)
    return goto(choose_skill)


rule(Experience, (choose_skill, "AL-XP-02"), (take_point, "AL-XP-07"))
