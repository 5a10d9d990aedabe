"""Interact at a switch box: a straight line of light (chapters interact and light); missions.py has mission steps."""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, Denied, Flow, Kind, Seat, ask, call, requires, rule
from brassboard.kernel.data import Action

from ...content import CONSTANTS
from ...data.actions import Face, Switch
from ...data.hero_events import LightLineOn
from ...data.hero_frames import LightLine
from ...data.table import HERO
from ...queries import DIRECTION, Scene, exits, here, turn_of
from ...scenario.static_map import DIRECTIONS
from .. import creatures, maze
from .explore import face, ways_to_face

HERE: Final = "here"
"""The direction of a line that has no way to go."""
SWITCHES: Final[tuple[Action, ...]] = tuple([Switch(word) for word in (*DIRECTIONS, HERE)])


# What may be done


@requires("AL-INT-01", once=True)
def has_switch_box(seen: Scene, seat: Seat, act: Switch) -> Denied:
    """Without a switch box here there is nothing to repair."""
    return None if here(seen.table).switch else ()


@requires("AL-LIGHT-05", "direction")
def light_goes_there(seen: Scene, seat: Seat, act: Switch) -> Denied:
    """The line takes an open way; only if there is none, it lights the Hero's sector alone."""
    ways = exits(here(seen.table))
    fits = not ways if act.direction == HERE else DIRECTION[act.direction] in ways
    return None if fits else (act.direction,)


def switches(seen: Scene, seat: Seat) -> tuple[Action, ...]:
    """Return a line in every direction; there are none outside the Hero's turn."""
    turn_of(seen)
    return SWITCHES


def legal_switches(seen: Scene, seat: Seat) -> list[Action]:
    """Return a line through every open way if there is a switch box here."""
    tile = here(seen.table)
    if not tile.switch:
        return []
    return [SWITCHES[direction] for direction in exits(tile)] or [SWITCHES[-1]]


SWITCH: Final = Kind("switch", switches, has_switch_box, light_goes_there, fast=legal_switches)


def repair_switch_box(m: Scene, direction: str) -> Flow:
    """Light the Hero's sector and up to 2 further ones (AL-LIGHT-05); the same box serves again (AL-LIGHT-07)."""
    return call(LightLine(CONSTANTS.light_line, direction))


# A line of light


def choose_direction(line: LightLine, m: Scene) -> Flow:
    """Ask for the direction if it was not announced; a second line of one use that finds no other way is lost."""
    ways = ways_to_face(m)
    if not line.direction and not ways and exits(here(m.table)):
        return END_RULE
    if line.direction or not ways:
        return None
    return ask(HERO, "face", [Face(way) for way in ways], args={"n": line.n})


def switch_on(line: LightLine, m: Scene) -> Flow:
    """Light the sectors of the line, doors or not; how far it went is not told (AL-LIGHT-06, AL-RULING-61)."""
    chosen, line.face = line.face, None
    if chosen is not None:
        line.direction = chosen.direction
    if line.direction not in ways_to_face(m):
        line.direction = HERE
    m.reveal(EVERYONE, "light line", line.direction)
    m.emit(LightLineOn(line.direction))
    lit = 1 << m.table.secret.hero
    if line.direction != HERE:
        face(m, line.direction)
        maze.tell(m, "lit", line.direction, line.n)
        for sector in maze.line_ahead(m, DIRECTION[line.direction], line.n):
            lit |= 1 << sector
    maze.light_on(m, lit)
    return maze.cast(m)


def see_boss(line: LightLine, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


rule(LightLine, (choose_direction, "AL-LIGHT-05"), (switch_on, "AL-LIGHT-05"), (see_boss, "AL-BOSS-04"))
