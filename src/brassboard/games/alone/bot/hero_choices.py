"""What a practised Hero chooses at once, in his turn and at every small question."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import PASS, Action

from ..content import BOSSES, ITEMS
from ..data.actions import (
    Ability,
    Aim,
    Attack,
    Block,
    Character,
    Charge,
    Charges,
    Clear,
    Door,
    Drain,
    Face,
    FreeUpgrade,
    Halt,
    Kind,
    Light,
    Move,
    Open,
    Push,
    Reduce,
    Regain,
    Side,
    Skill,
    Sweep,
    Target,
    Trap,
    Upgrade,
)
from ..data.hero_frames import HeroMove
from ..data.table import HERO, Table
from ..queries import DIRECTION, Scene, here, tile_beside, tile_number
from ..rules.missions import main_mission, open_steps
from .guide import Guide
from .hero_actions import best_action, best_targets, move_worth
from .hero_risk import attack_worth

CHARACTERS: Final = ("pilot", "commander", "technician", "doctor")
SKILLS: Final = ("surge", "sealed_mask", "steady_mind", "cold_aim", "light_feet")
WORTH_UPGRADING: Final = ("attack", "move")
"""Items used through these actions are upgraded first."""
FEW_VOTES: Final = 0.15
"""A door in a direction that fewer worlds vote for may be blocked."""


def choose_for_hero(m: Scene, guide: Guide | None, options: Sequence[Action]) -> Action:
    """Return what the Hero chooses. `guide` is needed only where he has to know where to go (see `needs_guide`)."""
    first = options[0]
    if guide is not None:
        if isinstance(first, Block):
            return block_behind(m, guide, options)
        if isinstance(first, Face):
            return facing(guide, options)
        if isinstance(first, Target):
            return next_target(m, guide, options)
        if is_step(m, options):
            return next_step(m, guide, options)
        return best_action(m, guide, options)
    table: Table = m.table
    if isinstance(first, Character):
        return preferred(options, [Character(name) for name in CHARACTERS])
    if isinstance(first, Skill):
        return preferred(options, [Skill(name) for name in SKILLS])
    if isinstance(first, Upgrade | FreeUpgrade):
        return upgrade(table, options)
    if isinstance(first, Regain):
        low = "life" if table.hero.life <= table.hero.calm else "calm"
        return preferred(options, [Regain(low)])
    if isinstance(first, Trap):
        return preferred(options, [Trap("item")])
    if isinstance(first, Attack):
        return best_target(table, options)
    if isinstance(first, Charges | Side):
        return options[-1] if isinstance(first, Charges) else first
    if isinstance(first, Drain):
        return fullest(table, options)
    if isinstance(first, Aim):
        return busiest(table, options)
    if isinstance(first, Ability | Reduce | Sweep | Clear | Light | Charge | Push | Kind):
        return first
    return options[-1] if isinstance(first, Door) else first


def needs_guide(m: Scene, options: Sequence[Action]) -> bool:
    """Whether the Hero has to know where to go: in his turn, on a longer move, facing, blocking."""
    first = options[0]
    return isinstance(first, Block | Face | Target) or is_step(m, options) or _is_turn(m)


def _is_turn(m: Scene) -> bool:
    return type(m.stack[-1]).__name__ == "Turn"


def is_step(m: Scene, options: Sequence[Action]) -> bool:
    """Whether the options are the next step of a longer move."""
    return isinstance(m.stack[-1], HeroMove) and isinstance(options[0], Move | Open)


# Where to go


def next_step(m: Scene, guide: Guide, options: Sequence[Action]) -> Action:
    """Return the step that leads on best, or stop at the goal."""
    if Halt() in options and guide.at_goal:
        return Halt()
    steps = [option for option in options if isinstance(option, Move)]
    if not steps:
        return options[-1]
    best = max(steps, key=lambda step: move_worth(m, guide, step.direction))
    return Halt() if Halt() in options and move_worth(m, guide, best.direction) < 0 else best


def facing(guide: Guide, options: Sequence[Action]) -> Action:
    """Return the direction that leads on best."""
    faces = [option for option in options if isinstance(option, Face)]
    return max(faces, key=lambda face: guide.step_gain(face.direction)) if faces else options[0]


def block_behind(m: Scene, guide: Guide, options: Sequence[Action]) -> Action:
    """Block a door through which a creature may follow and the Hero need not go; a noise tells where one is."""
    table: Table = m.table
    told = [fact.word for fact in table.told if fact.what == "noise" and fact.round == table.round]
    best, most = None, 0.0
    for option in options:
        if not isinstance(option, Block) or guide.votes.get(DIRECTION[option.direction], 0.0) > FEW_VOTES:
            continue
        behind = tile_beside(table, here(table), DIRECTION[option.direction])
        followers = [figure for figure in table.figures if behind is not None and figure.tile == behind.number]
        worth = 1.0 + len(followers) + (0.5 if told and told[-1] == option.direction else 0.0)
        if worth > most:
            best, most = option, worth
    return best if best is not None else PASS


# Small choices


def preferred(options: Sequence[Action], order: Sequence[Action]) -> Action:
    """Return the first of these that is an option."""
    for action in order:
        if action in options:
            return action
    return options[0]


def next_target(m: Scene, guide: Guide, options: Sequence[Action]) -> Action:
    """Name what teaches most about the way; markers and a boss that he has to find come first."""
    table: Table = m.table
    main = main_mission(table)
    wanted: list[Action] = []
    for mission in [main] if main is not None else table.missions:
        for _, step in open_steps(mission):
            if step.verb == "find":
                wanted.append(Target(f"mission.{mission.colour}"))
            elif step.who in BOSSES:
                wanted.append(Target("boss"))
    given = m.state.given[HERO] if m.state.given else ()
    named = [each.target for each in given if isinstance(each, Target)]
    wanted += [Target(target) for target in best_targets(guide, len(named) + 1, named)[len(named) :]]
    return preferred(options, [*wanted, Target("stair.red"), Target("stair.blue"), Target("switch")])


def upgrade(table: Table, options: Sequence[Action]) -> Action:
    """Upgrade weapons and ways to move, if the other item can spare the charge; a free upgrade is always taken."""
    for option in options:
        if isinstance(option, FreeUpgrade) and ITEMS[option.item].action in WORTH_UPGRADING:
            return option
    if isinstance(options[0], FreeUpgrade):
        return options[0]
    items = table.hero.items
    for option in options:
        if isinstance(option, Upgrade):
            spare = items[option.payer_place].charges >= 2 or ITEMS[option.payer].action in ("interact", "explore")
            if spare and ITEMS[option.item].action in WORTH_UPGRADING and items[option.place].charges >= 2:
                return option
    return PASS


def best_target(table: Table, options: Sequence[Action]) -> Action:
    """Attack what is most worth attacking."""
    shots = [option for option in options if isinstance(option, Attack)]
    figures = {figure.number: figure for figure in table.figures}
    return max(shots, key=lambda shot: attack_worth(table, figures[shot.figure], 3))


def fullest(table: Table, options: Sequence[Action]) -> Action:
    """Give up a charge of the item that has most."""
    drains = [option for option in options if isinstance(option, Drain)]
    return max(drains, key=lambda drain: table.hero.items[drain.place].charges)


def busiest(table: Table, options: Sequence[Action]) -> Action:
    """Aim where most creatures are."""
    aims = [option for option in options if isinstance(option, Aim)]
    return max(aims, key=lambda aim: len([1 for one in table.figures if one.tile == tile_number(aim.tile)]))
