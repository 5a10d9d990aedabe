"""Explore: looking along a straight line, and removing a danger marker (chapter explore)."""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, PASS, Denied, Flow, Kind, Seat, ask, call, requires, rule
from brassboard.kernel.data import Action

from ...data.actions import Explore, Face, Sweep
from ...data.core_frames import Reveal
from ...data.hero_events import Looked
from ...data.hero_frames import HeroAction, Look
from ...data.table import HERO
from ...queries import DIRECTION, WALL, Scene, blocked_doors, exits, here, tile_name, tile_number, turn_of
from ...scenario.static_map import DIRECTIONS, STAIRS
from .. import creatures, maze
from ..windows import window

EXPLORES: Final[tuple[Action, ...]] = tuple([Explore(word) for word in DIRECTIONS])


# What may be done


@requires("AL-HERO-04", "lacks", "direction")
def has_way_out(seen: Scene, seat: Seat, act: Explore) -> Denied:
    """Explore needs a way out: a passage, a door or a stair."""
    tile, direction = here(seen.table), DIRECTION[act.direction]
    way = bool(tile.stair) if direction == STAIRS else tile.links[direction] != WALL
    return None if way else ("way", act.direction)


@requires("AL-RULING-18", "direction")
def way_is_open(seen: Scene, seat: Seat, act: Explore) -> Denied:
    """A blocked door ends the line at once."""
    return (act.direction,) if DIRECTION[act.direction] in blocked_doors(here(seen.table)) else None


def explores(seen: Scene, seat: Seat) -> tuple[Action, ...]:
    """Return a look in every direction; there are none outside the Hero's turn."""
    turn_of(seen)
    return EXPLORES


def legal_explores(seen: Scene, seat: Seat) -> list[Action]:
    """Return a look through every way out that is not blocked."""
    return [EXPLORES[direction] for direction in exits(here(seen.table))]


EXPLORE: Final = Kind("explore", explores, has_way_out, way_is_open, fast=legal_explores)


def ways_to_face(m: Scene) -> list[str]:
    """Return the directions a look or a line of light may take; those of one use go different ways."""
    action = m.nearest(HeroAction)
    faced = action.faced if action is not None else ()
    return [DIRECTIONS[way] for way in exits(here(m.table)) if DIRECTIONS[way] not in faced]


def face(m: Scene, direction: str) -> None:
    """Note the direction of a look or of a line of light for those that follow in the same use."""
    action = m.nearest(HeroAction)
    if action is not None:
        action.faced = (*action.faced, direction)


# A look


def choose_direction(look: Look, m: Scene) -> Flow:
    """Ask for the direction if it was not announced; with no way left nothing is looked at."""
    if look.direction:
        return None
    ways = ways_to_face(m)
    return ask(HERO, "face", [Face(way) for way in ways], args={"n": look.n}) if ways else END_RULE


def announce_look(look: Look, m: Scene) -> Flow:
    """Say where the Hero looks. A way that has been closed since is lost (AL-FLOW-08), and so is its window."""
    chosen, look.face = look.face, None
    if chosen is not None:
        look.direction = chosen.direction
    if look.direction not in ways_to_face(m):
        return END_RULE
    face(m, look.direction)
    m.emit(Looked(look.direction))
    return None


def react_before(look: Look, m: Scene) -> Flow:
    """Evil may react before anything is revealed (AL-FLOW-11)."""
    return window(m, "before")


def reveal_line(look: Look, m: Scene) -> Flow:
    """Reveal the nearest sectors of the line; those in the maze already count (AL-EXPL-01, AL-RULING-20)."""
    look.last_tile = m.table.last_tile
    m.reveal(EVERYONE, "look", look.direction)
    return call(Reveal("look", DIRECTION[look.direction], look.n))


def note_looked(look: Look, m: Scene) -> Flow:
    """Note what was looked at and what of it is new; then see the lit sectors behind it (AL-RULING-04)."""
    turn = turn_of(m)
    tiles = [maze.tile_at(m, sector) for sector in maze.line_ahead(m, DIRECTION[look.direction], look.n)]
    look.result = tuple([tile.number for tile in tiles if tile is not None])
    look.laid = tuple([number for number in look.result if number > look.last_tile])
    turn.looked = (*turn.looked, *[number for number in look.result if number not in turn.looked])
    return maze.cast(m)


def see_boss(look: Look, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def choose_sweep(look: Look, m: Scene) -> Flow:
    """The Hero may remove a danger marker here or from a sector this look has revealed (AL-EXPL-03)."""
    marked = [number for number in (m.table.here, *look.laid) if is_marked(m, number)]
    if turn_of(m).no_sweep or not marked:
        return END_RULE
    return ask(HERO, "sweep", [*[Sweep(tile_name(number)) for number in marked], PASS])


def is_marked(m: Scene, number: int) -> bool:
    """Whether a tile in the maze carries a danger marker."""
    for tile in m.table.tiles:
        if tile.number == number:
            return bool(tile.danger)
    return False


def sweep(look: Look, m: Scene) -> Flow:
    """The marker goes from maze and map (AL-EXPL-04)."""
    chosen, look.sweep = look.sweep, None
    if isinstance(chosen, Sweep):
        maze.clear_danger(m, maze.sector_of(m, tile_number(chosen.tile)))
    return None


rule(
    Look,
    (choose_direction, "AL-EXPL-01"),
    (announce_look, "AL-EXPL-01"),
    (react_before, "AL-FLOW-11"),
    (reveal_line, "AL-EXPL-01"),
    (note_looked, "AL-RULING-20"),
    (see_boss, "AL-BOSS-04"),
    (choose_sweep, "AL-EXPL-03"),
    (sweep, "AL-EXPL-04"),
)
