"""Attacks of creatures: at the end of a turn, at once by a card, and when the Hero walks away.

Every creature in the Hero's sector is revealed, so attackers are named by their figures.
"""

from brassboard.kernel import END_RULE, EVERYONE, Dice, Flow, ask, call, dice, goto, rule

from ..content import CONSTANTS
from ..data.actions import Attacker, Waive
from ..data.evil_events import CreatureAttacks, DiceRolled, LetGo, OpportunityAttack
from ..data.evil_frames import Attackers, Opportunity, Strike
from ..data.table import Figure
from ..queries import Scene, creature_row, figure_of, figures_here, here, turn_of
from . import maze
from .losses import LIFE, lose
from .windows import loss_window

SIDES_OF_DIE = 6


def symbols_of(roll: Dice) -> tuple[str, ...]:
    """Return the symbols of the faces rolled (AL-ATK-04)."""
    return tuple([CONSTANTS.die[face - 1] for face in roll.faces])


# At the end of a turn


def attacks_at_end(m: Scene) -> Flow:
    """Every creature that is in the Hero's sector now attacks him (AL-ATK-01, AL-RULING-07)."""
    figures = [figure.number for figure in figures_here(m.table)]
    return call(Attackers(tuple(figures))) if figures else None


def name_attacker(attackers: Attackers, m: Scene) -> Flow:
    """The leader names the next attacker if several are left; one that has left or died is skipped."""
    there = attackers_left(attackers, m)
    if not there:
        return END_RULE
    if len(there) == 1:
        return None
    return ask(m.table.leader, "attacker", [Attacker(number) for number in there])


def attackers_left(attackers: Attackers, m: Scene) -> list[int]:
    """Return the figures that have not attacked yet and are still with the Hero."""
    return [figure.number for figure in figures_here(m.table) if figure.number in attackers.left]


def attack_next(attackers: Attackers, m: Scene) -> Flow:
    """Let the named creature attack (AL-RULING-23)."""
    chosen, attackers.attacker = attackers.attacker, None
    number = chosen.figure if chosen is not None else attackers_left(attackers, m)[0]
    attackers.left = tuple([other for other in attackers.left if other != number])
    return strike(m, number)


def window_after_attack(attackers: Attackers, m: Scene) -> Flow:
    """After every attack that cost something a loss window opens (AL-RULING-07)."""
    return loss_window(m)


def next_attack(attackers: Attackers, m: Scene) -> Flow:
    """Go on with the next attacker."""
    return goto(name_attacker)


rule(
    Attackers,
    (name_attacker, "AL-RULING-07"),
    (attack_next, "AL-ATK-01"),
    (window_after_attack, "AL-RULING-07"),
    (next_attack, "AL-RULING-07"),
)


# One attack


def strike(m: Scene, figure: int) -> Flow:
    """Let the creature of this figure attack, if it is with the Hero."""
    return call(Strike(figure)) if figure in [each.number for each in figures_here(m.table)] else None


def attack_dice(m: Scene, figure: Figure) -> int:
    """Return the dice of an attack: the dark or lit value and the bonuses of this turn (AL-ATK-02)."""
    row = creature_row(m.table, figure.kind)
    count = row.lit if here(m.table).lit else row.dark
    for one in m.table.secret.creatures:
        if one.figure == figure.number:
            count += one.bonus
    return count + turn_of(m).all_bonus


def count_dice(attack: Strike, m: Scene) -> Flow:
    """Say how many dice the creature has; with none its attack is over."""
    figure = figure_of(m.table, attack.figure)
    assert figure is not None
    attack.count = attack_dice(m, figure)
    m.reveal(EVERYONE, "attack", figure.number, attack.count)
    m.emit(CreatureAttacks(figure.number, figure.kind, attack.count))
    return None if attack.count > 0 else END_RULE


def roll_attack(attack: Strike, m: Scene) -> Flow:
    """Roll the dice of the creature (AL-TALK-04)."""
    return dice(attack.count, SIDES_OF_DIE, into="dice")


def count_hits(attack: Strike, m: Scene) -> Flow:
    """Each hit costs 1 life; a danger marker or a card makes conditional symbols hit (AL-ATK-03, AL-ATK-05, -07)."""
    assert attack.dice is not None
    symbols = symbols_of(attack.dice)
    hits = symbols.count("hit")
    if here(m.table).danger or turn_of(m).conditional_hits:
        hits += symbols.count("conditional")
    m.emit(DiceRolled(symbols, hits))
    return lose(m, LIFE, hits, "attack")


rule(Strike, (count_dice, "AL-ATK-02"), (roll_attack, "AL-TALK-04"), (count_hits, "AL-ATK-03"))


# Opportunity attacks


def opportunity(m: Scene) -> Flow:
    """The Hero leaves a sector with creatures: one roll of 1 die each, in light 1 die less (AL-OPP-01 to -04)."""
    there = len(figures_here(m.table))
    return call(Opportunity(there - (1 if here(m.table).lit else 0))) if there else None


def ask_leader(attack: Opportunity, m: Scene) -> Flow:
    """The leader may waive the attack; without a die there is nothing to waive."""
    if attack.count <= 0:
        m.emit(OpportunityAttack(0))
        return END_RULE
    return ask(m.table.leader, "waive", [Waive(False), Waive(True)], args={"dice": attack.count})


def hear_leader(attack: Opportunity, m: Scene) -> Flow:
    """End the attack if the leader waives it."""
    if attack.waive is not None and attack.waive.let_go:
        m.emit(LetGo())
        return END_RULE
    m.emit(OpportunityAttack(attack.count))
    return None


def roll_opportunity(attack: Opportunity, m: Scene) -> Flow:
    """Roll once for all creatures (AL-OPP-02, AL-OPP-03)."""
    return dice(attack.count, SIDES_OF_DIE, into="dice")


def hit_while_leaving(attack: Opportunity, m: Scene) -> Flow:
    """Only hit symbols count, and nothing changes the loss (AL-OPP-05, AL-RULING-09)."""
    assert attack.dice is not None
    symbols = symbols_of(attack.dice)
    m.emit(DiceRolled(symbols, symbols.count("hit")))
    return lose(m, LIFE, symbols.count("hit"), "opportunity")


def window_after_opportunity(attack: Opportunity, m: Scene) -> Flow:
    """The loss window comes before the step (AL-HMOVE-05)."""
    return loss_window(m)


rule(
    Opportunity,
    (ask_leader, "AL-OPP-01"),
    (hear_leader, "AL-OPP-01"),
    (roll_opportunity, "AL-OPP-02"),
    (hit_while_leaving, "AL-OPP-03"),
    (window_after_opportunity, "AL-FLOW-04"),
)


# Light


def light_off_at_end(m: Scene) -> Flow:
    """A creature that Evil moved this turn switches the light off where that ended (AL-LIGHT-08, -09, AL-RULING-63)."""
    secret = m.table.secret
    dark = 0
    for one in secret.creatures:
        if one.moved_to == one.sector and one.sector != secret.hero:
            dark |= 1 << one.sector
    maze.light_off(m, dark)
    return maze.cast(m)
