"""The Hero moves: steps, opening doors, shocks, blocks (chapters hero_move, stairs, doors and shock)."""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, PASS, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action

from ...data.actions import Block, Halt, Move, Open
from ...data.core_frames import Reveal
from ...data.hero_events import HeroMoved, StepLost
from ...data.hero_frames import HeroAction, HeroMove
from ...data.table import HERO
from ...queries import DIRECTION, WALL, Scene, blocked_doors, exits, figures_here, here, open_doors, station, turn_of
from ...scenario.static_map import DIRECTIONS, STAIRS
from .. import creatures, maze
from ..creature_attack import opportunity
from ..windows import loss_window, window

MOVES: Final[tuple[Action, ...]] = tuple([Move(word) for word in DIRECTIONS])
OPENS: Final[tuple[Action, ...]] = tuple([Open(word) for word in DIRECTIONS[:STAIRS]])
HALT: Final = Halt()


# What may be done


@requires("AL-HMOVE-01", "direction")
def leads_somewhere(seen: Scene, seat: Seat, act: Move) -> Denied:
    """A step needs a way out: a passage, a door or a stair (AL-STAIR-02)."""
    tile, direction = here(seen.table), DIRECTION[act.direction]
    way = bool(tile.stair) if direction == STAIRS else tile.links[direction] != WALL
    return None if way else (act.direction,)


@requires("AL-DOOR-03", "direction")
def not_blocked(seen: Scene, seat: Seat, act: Move) -> Denied:
    """Nobody moves through a blocked door."""
    return (act.direction,) if DIRECTION[act.direction] in blocked_doors(here(seen.table)) else None


@requires("AL-RULING-17", "direction")
def has_blocked_door(seen: Scene, seat: Seat, act: Open) -> Denied:
    """Instead of a step the Hero opens a blocked door of his sector."""
    return None if DIRECTION[act.direction] in blocked_doors(here(seen.table)) else (act.direction,)


def moves(seen: Scene, seat: Seat) -> tuple[Action, ...]:
    """Return a step in every direction; there are none outside the Hero's turn."""
    turn_of(seen)
    return MOVES


def opens(seen: Scene, seat: Seat) -> tuple[Action, ...]:
    """Return the opening of a door in every compass direction."""
    turn_of(seen)
    return OPENS


def legal_moves(seen: Scene, seat: Seat) -> list[Action]:
    """Return a step through every way out that is not blocked."""
    return [MOVES[direction] for direction in exits(here(seen.table))]


def legal_opens(seen: Scene, seat: Seat) -> list[Action]:
    """Return the opening of every blocked door."""
    tile = here(seen.table)
    return [OPENS[direction] for direction in blocked_doors(tile)] if tile.blocked else []


MOVE: Final = Kind("move", moves, leads_somewhere, not_blocked, fast=legal_moves)
OPEN: Final = Kind("open", opens, has_blocked_door, fast=legal_opens)


# The steps of a move


def choose_step(move: HeroMove, m: Scene) -> Flow:
    """Ask for the next step if it was not announced; after the first one the Hero may stop (AL-HMOVE-05)."""
    if move.steps <= 0 or turn_of(m).stopped:
        return END_RULE
    if move.direction:
        return None
    options = legal(m, HERO, MOVE, OPEN)
    if not options:
        return END_RULE
    if move.taken:
        options.append(HALT)
    return ask(HERO, "step", options, args={"left": move.steps})


def announce_step(move: HeroMove, m: Scene) -> Flow:
    """Note what the Hero chose."""
    chosen, move.step = move.step, None
    if isinstance(chosen, Halt):
        return END_RULE
    if chosen is not None:
        move.direction, move.opens = chosen.direction, isinstance(chosen, Open)
    return None


def open_instead(move: HeroMove, m: Scene) -> Flow:
    """Open a blocked door instead of stepping: nothing is left, so nothing follows from it (AL-RULING-17)."""
    if not move.opens:
        return goto(leave)
    direction = DIRECTION[move.direction]
    if direction not in blocked_doors(here(m.table)):
        return lose_step(move, m)
    maze.open_door(m, station(m.table).door[m.table.secret.hero][direction])
    return maze.cast(m)


def see_behind_door(move: HeroMove, m: Scene) -> Flow:
    """A boss may stand in the light behind the door (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def door_opened(move: HeroMove, m: Scene) -> Flow:
    """The step is used up; there is neither a window nor a block (AL-FLOW-11)."""
    return goto(next_step)


def leave(move: HeroMove, m: Scene) -> Flow:
    """Creatures in the sector attack the Hero as he leaves, unless the step is safe (AL-OPP-01, AL-RULING-36, -43)."""
    action = m.nearest(HeroAction)
    return None if move.safe or (action is not None and action.safe) else opportunity(m)


def take_step(move: HeroMove, m: Scene) -> Flow:
    """Step; a stair takes the old floor down (AL-STAIR-03); a hidden sector is revealed (AL-HMOVE-02)."""
    direction = DIRECTION[move.direction]
    if direction not in exits(here(m.table)):
        return lose_step(move, m)
    move.shown = m.table.last_figure
    m.reveal(EVERYONE, "step", direction)  # That no light came into sight tells something, too.
    m.emit(HeroMoved(move.direction))
    maze.step_to(m, direction)
    return call(Reveal("enter", direction))


def lose_step(move: HeroMove, m: Scene) -> Flow:
    """A step that a reaction has made impossible is lost (AL-FLOW-08)."""
    m.emit(StepLost(move.direction))
    return goto(next_step)


def see_lit_sectors(move: HeroMove, m: Scene) -> Flow:
    """Reveal lit sectors that came into sight (AL-HMOVE-03)."""
    return maze.cast(m)


def meet_creature(move: HeroMove, m: Scene) -> Flow:
    """Each creature newly revealed in the Hero's sector is a shock of its own (AL-SHOCK-03, AL-RULING-14, -59)."""
    for figure in figures_here(m.table):
        if figure.number > move.shown:
            move.shown = figure.number
            return creatures.shock(m, figure.kind) or goto(meet_creature)
    return goto(react_to_shocks)


def meet_next(move: HeroMove, m: Scene) -> Flow:
    """Go on with the next creature."""
    return goto(meet_creature)


def react_to_shocks(move: HeroMove, m: Scene) -> Flow:
    """One loss window serves all shocks of a reveal (AL-FLOW-04)."""
    return loss_window(m)


def meet_boss(move: HeroMove, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def react_to_step(move: HeroMove, m: Scene) -> Flow:
    """Evil may react to each step (AL-FLOW-11)."""
    return window(m, "step")


def choose_block(move: HeroMove, m: Scene) -> Flow:
    """After each step the Hero may block a door of his new sector (AL-DOOR-01, AL-RULING-62)."""
    doors = open_doors(here(m.table))
    if turn_of(m).stopped or not doors:
        return goto(next_step)
    return ask(HERO, "block", [*[Block(DIRECTIONS[door]) for door in doors], PASS])


def block_door(move: HeroMove, m: Scene) -> Flow:
    """Block it on the map and in the maze (AL-HMOVE-04)."""
    chosen, move.block = move.block, None
    if isinstance(chosen, Block):
        maze.block_door(m, station(m.table).door[m.table.secret.hero][DIRECTION[chosen.direction]])
    return None


def next_step(move: HeroMove, m: Scene) -> Flow:
    """Go on with the next step of a longer move."""
    move.steps -= 1
    move.taken += 1
    move.direction, move.opens = "", False
    return goto(choose_step)


rule(
    HeroMove,
    (choose_step, "AL-HMOVE-05"),
    (announce_step, "AL-HMOVE-01"),
    (open_instead, "AL-RULING-17"),
    (see_behind_door, "AL-BOSS-04"),
    (door_opened, "AL-RULING-17"),
    (leave, "AL-OPP-01"),
    (take_step, "AL-HMOVE-01"),
    (see_lit_sectors, "AL-HMOVE-03"),
    (meet_creature, "AL-SHOCK-03"),
    (meet_next, "AL-RULING-14"),
    (react_to_shocks, "AL-FLOW-04"),
    (meet_boss, "AL-BOSS-04"),
    (react_to_step, "AL-FLOW-11"),
    (choose_block, "AL-DOOR-01"),
    (block_door, "AL-HMOVE-04"),
    (next_step, "AL-HMOVE-05"),
)
