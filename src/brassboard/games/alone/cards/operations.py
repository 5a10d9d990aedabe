"""Operations: what a card does once its choices are made, one after the other, with all the Hero sees of it.

`creature` is Evil's number, `sectors` are places on the secret map, and `n` and `word` are what each verb needs: see
the function of the verb.
"""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, Flow, Seat, ask, call, goto, rule
from brassboard.kernel.data import Action, Form

from ..data.actions import Trap
from ..data.core_frames import Op, React
from ..data.evil_events import SecretClue
from ..data.evil_frames import Deciding, Placement, Trapped
from ..data.hero_frames import AskTargets, Gear, HeroAttack, Look
from ..data.table import HERO, Clue
from ..queries import Scene, creature_of, station, turn_of
from ..rules import creature_attack, creatures, losses, maze, noise
from ..rules.hero import search
from ..rules.maze import evil_mask
from ..rules.windows import loss_window
from .decks import evil_draws
from .plan import FORESEEN, has_ties, next_placement, placements, secret_choice, tie_choices, with_ties

HERO_MASK: Final = 1 << HERO


class By:
    """Who does an operation: a seat, its card if any, and what losses are said to come from."""

    def __init__(self, seat: Seat, card: str, source: str) -> None:
        self.seat = seat
        self.card = card
        self.source = source


def carry_out(m: Scene, by: By, op: Op) -> Flow:
    """Do one operation with everything the Hero sees of it."""
    return OPERATIONS[op.verb](m, by, op)


# Creatures


def do_step(m: Scene, by: By, op: Op) -> Flow:
    """A creature steps into a sector; `n` is 1 if it shocks the Hero when it comes to him unseen."""
    return creatures.step(m, op.creature, op.sectors[0], op.n == 1)


def do_unbar(m: Scene, by: By, op: Op) -> Flow:
    """A creature opens the blocked door `n`, which may bring a lit sector into sight (AL-CMOVE-09)."""
    maze.open_door(m, op.n)
    return maze.cast(m)


def do_halt(m: Scene, by: By, op: Op) -> Flow:
    """A creature ends its move and makes noise there (AL-CMOVE-08)."""
    creatures.end_move(m, op.creature)
    noise.report(m, op.told)
    return None


def do_spawn(m: Scene, by: By, op: Op) -> Flow:
    """A creature of the kind `word` spawns and makes noise (AL-SPAWN-04)."""
    creatures.spawn(m, op.word, op.sectors[0])
    noise.report(m, op.told)
    return None


def do_tele(m: Scene, by: By, op: Op) -> Flow:
    """A creature teleports."""
    return creatures.teleport(m, op.creature, op.sectors[0], op.n == 1)


def do_recall(m: Scene, by: By, op: Op) -> Flow:
    """A creature leaves the map."""
    creatures.recall(m, op.creature)
    return None


def do_mend(m: Scene, by: By, op: Op) -> Flow:
    """A creature becomes fresh."""
    creatures.mend(m, op.creature)
    return None


def do_dice(m: Scene, by: By, op: Op) -> Flow:
    """A creature has `n` extra dice this turn."""
    one = creature_of(m.table, op.creature)
    if one is not None:
        maze.set_creature(m, maze.with_bonus(one, one.bonus + op.n))
    return None


def do_dice_all(m: Scene, by: By, op: Op) -> Flow:
    """Every creature in the Hero's sector has `n` extra dice this turn."""
    turn_of(m).all_bonus += op.n
    return None


def do_cond(m: Scene, by: By, op: Op) -> Flow:
    """Conditional symbols hit in creature attacks this turn."""
    turn_of(m).conditional_hits = True
    return None


def do_strike(m: Scene, by: By, op: Op) -> Flow:
    """A creature with the Hero attacks at once."""
    one = creature_of(m.table, op.creature)
    return creature_attack.strike(m, one.figure) if one is not None else None


# The station


def do_off(m: Scene, by: By, op: Op) -> Flow:
    """The light goes off in a sector."""
    maze.light_off(m, 1 << op.sectors[0])
    return None


def do_danger(m: Scene, by: By, op: Op) -> Flow:
    """A danger marker is put into a sector."""
    maze.set_danger(m, op.sectors[0])
    return None


def do_undanger(m: Scene, by: By, op: Op) -> Flow:
    """A danger marker is taken away."""
    maze.clear_danger(m, op.sectors[0])
    return None


def do_block(m: Scene, by: By, op: Op) -> Flow:
    """The door `n` is blocked."""
    maze.block_door(m, op.n)
    return None


def do_hide(m: Scene, by: By, op: Op) -> Flow:
    """A sector leaves the maze with all it holds."""
    maze.hide(m, 1 << op.sectors[0])
    return maze.cast(m)


# The Hero


def do_life(m: Scene, by: By, op: Op) -> Flow:
    """The Hero loses life; `n` is negative."""
    return losses.lose(m, losses.LIFE, -op.n, by.source)


def do_calm(m: Scene, by: By, op: Op) -> Flow:
    """The Hero loses self-control; `n` is negative."""
    return losses.lose(m, losses.CALM, -op.n, by.source)


def do_adren(m: Scene, by: By, op: Op) -> Flow:
    """The Hero's adrenaline changes by `n`."""
    losses.change_adrenaline(m, op.n)
    return None


def do_drain(m: Scene, by: By, op: Op) -> Flow:
    """The Hero removes `n` charges of his choice."""
    return search.drain(m, op.n)


def do_trap(m: Scene, by: By, op: Op) -> Flow:
    """The Hero chooses: `n` life, or `word` of the cards he drew."""
    return call(Trapped(op.n, int(op.word)))


# The action in progress


def do_nocond(m: Scene, by: By, op: Op) -> Flow:
    """Conditional symbols miss in this roll of the Hero."""
    m.within(HeroAttack).nocond = True
    return None


def do_cut(m: Scene, by: By, op: Op) -> Flow:
    """`n` hits of this roll are lost."""
    m.within(HeroAttack).cut += op.n
    return None


def do_later(m: Scene, by: By, op: Op) -> Flow:
    """A part of the card comes after the damage."""
    attack = m.within(HeroAttack)
    attack.later = (*attack.later, (by.seat, by.card))
    return None


def later_calls(m: Scene, seat: Seat, card: str) -> Flow:
    """Do the part of a card that comes after the damage, if the target lives."""
    return secret_choice(m, seat, f"later:{card}")


def do_limit(m: Scene, by: By, op: Op) -> Flow:
    """This look takes only `n` sectors."""
    look = m.within(Look)
    look.n = min(look.n, op.n)
    return None


def do_stop(m: Scene, by: By, op: Op) -> Flow:
    """The rest of this action is lost."""
    turn_of(m).stopped = True
    return None


def do_nosweep(m: Scene, by: By, op: Op) -> Flow:
    """No danger marker can be removed by this action."""
    turn_of(m).no_sweep = True
    return None


def do_lie(m: Scene, by: By, op: Op) -> Flow:
    """The player of the card may falsify `n` answers by up to `word`."""
    locate = m.within(AskTargets)
    locate.lies = (*locate.lies, (by.seat, op.n, int(op.word)))
    return None


def do_skip(m: Scene, by: By, op: Op) -> Flow:
    """`n` random cards of those just drawn go under the equipment deck."""
    return search.skip_cards(m, op.n)


def do_swipe(m: Scene, by: By, op: Op) -> Flow:
    """The equipment card `word` leaves the game."""
    search.swipe_card(m, op.word)
    return None


# Cards


def do_omen(m: Scene, by: By, op: Op) -> Flow:
    """The next card played face up this turn is dangerous (AL-DCARD-03)."""
    turn_of(m).omen = True
    return None


def do_draw(m: Scene, by: By, op: Op) -> Flow:
    """Evil draws `n` cards, which may be played in the same turn."""
    return evil_draws(m, op.n)


# What missions place


def do_boss(m: Scene, by: By, op: Op) -> Flow:
    """The boss `word` enters the map, without noise and without a shock (AL-BOSS-01)."""
    m.table.boss = op.word
    creatures.spawn(m, op.word, op.sectors[0])
    return None


def do_clue(m: Scene, by: By, op: Op) -> Flow:
    """A marker of a `find` step of the colour `word` is laid; `n` is 1 for the real one."""
    secret, sector = m.table.secret, op.sectors[0]
    secret.clues = (*secret.clues, Clue(sector, op.word, op.n == 1))
    m.emit(SecretClue(station(m.table).code[sector], op.n == 1), evil_mask(m))
    return None


OPERATIONS: Final[dict[str, Callable[[Scene, By, Op], Flow]]] = {
    "step": do_step, "unbar": do_unbar, "halt": do_halt, "spawn": do_spawn, "tele": do_tele, "recall": do_recall,
    "mend": do_mend, "dice": do_dice, "dice_all": do_dice_all, "cond": do_cond, "strike": do_strike,
    "off": do_off, "danger": do_danger, "undanger": do_undanger, "block": do_block, "hide": do_hide,
    "life": do_life, "calm": do_calm, "adren": do_adren, "drain": do_drain, "trap": do_trap,
    "nocond": do_nocond, "cut": do_cut, "later": do_later, "limit": do_limit, "stop": do_stop, "nosweep": do_nosweep,
    "lie": do_lie, "skip": do_skip, "swipe": do_swipe, "omen": do_omen, "draw": do_draw,
    "boss": do_boss, "clue": do_clue,
}  # fmt: skip


# A card is carried out


def next_operation(reaction: React, m: Scene) -> Flow:
    """Do the next operation of the card."""
    hidden = reaction.hidden
    if hidden:
        op, reaction.hidden = hidden[0], hidden[1:]
        if op.verb in FORESEEN:
            m.reveal(EVERYONE, "condition", op.verb, op.n)  # It may depend on a `given`, which is read on the map.
    elif reaction.ahead:
        op, reaction.ahead = reaction.ahead[0], reaction.ahead[1:]
    else:
        return goto(boss_shows)
    return carry_out(m, By(reaction.seat, reaction.card, "card"), op)


def operation_after(reaction: React, m: Scene) -> Flow:
    """Go on with the next operation."""
    return goto(next_operation)


def boss_shows(reaction: React, m: Scene) -> Flow:
    """A boss that the card has revealed for the first time may call a creature when the card is done (AL-BOSS-04)."""
    return creatures.boss_appears(m)


rule(React, (next_operation, "AL-FLOW-06"), (operation_after, "AL-FLOW-06"), (boss_shows, "AL-BOSS-04"))


# The Hero chooses


def spring_trap(trap: Trapped, m: Scene) -> Flow:
    """Ask the Hero what he loses; without cards just drawn there is no choice."""
    gear = m.nearest(Gear)
    if gear is None or not gear.drawn:
        return None
    return ask(HERO, "trap", [Trap("life"), Trap("item")], args={"loss": trap.loss, "cards": trap.cards})


def pay_trap(trap: Trapped, m: Scene) -> Flow:
    """Take what the Hero chose."""
    if trap.trap is not None and trap.trap.what == "item":
        return search.skip_cards(m, trap.cards)
    return losses.lose(m, losses.LIFE, trap.loss, "card")


rule(Trapped, (spring_trap, "AL-FLOW-06"), (pay_trap, "AL-FLOW-06"))


# Placements outside cards


def decide(placement: Placement, m: Scene) -> Flow:
    """Evil decides in secret."""
    return call(Deciding(placement.seat, placement.source), into="ops")


def next_placed(placement: Placement, m: Scene) -> Flow:
    """Do the next operation."""
    if not placement.ops:
        return goto(boss_placed)
    op, placement.ops = placement.ops[0], placement.ops[1:]
    what, _, rest = placement.source.partition(":")
    by = By(placement.seat, rest if what == "later" else "", "card" if what == "later" else "mission")
    return carry_out(m, by, op)


def placed_after(placement: Placement, m: Scene) -> Flow:
    """Go on with the next operation."""
    return goto(next_placed)


def boss_placed(placement: Placement, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def losses_of_placement(placement: Placement, m: Scene) -> Flow:
    """What the later part of a card cost the Hero can be answered (AL-FLOW-04); in clean-up nothing can (AL-END-10)."""
    return loss_window(m)


rule(
    Placement,
    (decide, "AL-RULING-46"),
    (next_placed, "AL-RULING-46"),
    (placed_after, "AL-RULING-46"),
    (boss_placed, "AL-BOSS-04"),
    (losses_of_placement, "AL-FLOW-04"),
)


def make_choices(deciding: Deciding, m: Scene) -> Flow:
    """Ask for all choices in one form."""
    return Form((deciding.seat,), next_placement, "", False, HERO_MASK, then=choices_made)


def choices_made(deciding: Deciding, m: Scene, given: tuple[Action, ...]) -> Flow:
    """Turn the choices into operations, which the whole team sees."""
    deciding.ops = placements(deciding, m, given)
    m.reveal(evil_mask(m), "operations", deciding.ops)
    if has_ties(deciding):
        return goto(name_directions)
    deciding.result = deciding.ops
    return END_RULE


def name_directions(deciding: Deciding, m: Scene) -> Flow:
    """The leader picks among tied directions of noise (AL-NOISE-02)."""
    return Form((m.table.leader,), tie_choices, "", False, HERO_MASK, then=directions_named)


def directions_named(deciding: Deciding, m: Scene, given: tuple[Action, ...]) -> Flow:
    """Hand the operations over."""
    deciding.result = with_ties(deciding, given)
    m.reveal(evil_mask(m), "operations", deciding.result)
    return END_RULE


rule(Deciding, (make_choices, "AL-RULING-46"), (name_directions, "AL-NOISE-02"))
