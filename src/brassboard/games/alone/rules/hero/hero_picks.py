"""Choices inside a text of the Hero: sectors, doors and items he picks, a blast, a push, and who joins him."""

from typing import Final

from brassboard.kernel import END_RULE, PASS, Denied, Flow, Kind, Seat, ask, call, draw, goto, legal, requires, rule
from brassboard.kernel.data import Action

from ...content import CHARACTERS
from ...data.actions import Attack, Charge, Clear, Door, FreeUpgrade, Light, Push
from ...data.item_events import CompanionJoined, FigurePushed
from ...data.item_frames import Blast, HeroAttack, JoinCompanion, Pick, PushAway
from ...data.table import HERO, Table, Tile
from ...queries import (
    DIRECTION,
    WALL,
    Scene,
    blocked_doors,
    figure_of,
    open_doors,
    station,
    tile_name,
    tile_number,
    tile_of,
)
from ...scenario.static_map import DIRECTIONS, STAIRS
from .. import creatures, maze
from .hero_attack import creature_of_figure
from .hero_scopes import doors_in
from .search import charge, item_at, rechargeable, upgrade_free

# What the Hero may pick


def _tile_names(seen: Scene) -> list[str]:
    """Return the names of the tiles in the maze."""
    return [tile_name(tile.number) for tile in seen.table.tiles]


def _is_in_scope(seen: Scene, tile: str) -> bool:
    return tile_number(tile) in seen.within(Pick).tiles


@requires("AL-ITEM-10", "tile")
def in_scope(seen: Scene, seat: Seat, act: Light | Clear | Door) -> Denied:
    """The sector is one that the text names, and it is revealed."""
    return None if _is_in_scope(seen, act.tile) else (act.tile,)


@requires("AL-LIGHT-02", "tile")
def is_dark(seen: Scene, seat: Seat, act: Light) -> Denied:
    return (act.tile,) if tile_of(seen.table, tile_number(act.tile)).lit else None


@requires("AL-EXPL-04", "tile")
def is_marked(seen: Scene, seat: Seat, act: Clear) -> Denied:
    return None if tile_of(seen.table, tile_number(act.tile)).danger else (act.tile,)


@requires("AL-RULING-62", "tile", "direction")
def can_be_blocked(seen: Scene, seat: Seat, act: Door) -> Denied:
    """Blocking a blocked door is no choice."""
    shut = DIRECTION[act.direction] in blocked_doors(tile_of(seen.table, tile_number(act.tile)))
    return (act.tile, act.direction) if seen.within(Pick).verb == "block" and shut else None


@requires("AL-DOOR-06", "tile", "direction")
def can_be_opened(seen: Scene, seat: Seat, act: Door) -> Denied:
    """Only a blocked door can be opened."""
    free = DIRECTION[act.direction] in open_doors(tile_of(seen.table, tile_number(act.tile)))
    return (act.tile, act.direction) if seen.within(Pick).verb == "unblock" and free else None


@requires("AL-ITEM-05", "item")
def can_be_charged(seen: Scene, seat: Seat, act: Charge) -> Denied:
    """An item holds at most its printed charges; a Toolbox gets none."""
    return None if act.place in [place for place, _ in rechargeable(seen.table)] else (act.item,)


@requires("AL-UPG-04", "item")
def can_be_upgraded(seen: Scene, seat: Seat, act: FreeUpgrade) -> Denied:
    item = item_at(seen.table, act.item, act.place)
    return None if item is not None and not item.upgraded else (act.item,)


def lights(seen: Scene, seat: Seat) -> list[Action]:
    """Return every tile of the maze, to be lit."""
    return [Light(name) for name in _tile_names(seen)] if seen.within(Pick).verb == "on" else []


def clears(seen: Scene, seat: Seat) -> list[Action]:
    """Return every tile of the maze, to be cleared of its marker."""
    return [Clear(name) for name in _tile_names(seen)] if seen.within(Pick).verb == "undanger" else []


def doors(seen: Scene, seat: Seat) -> list[Action]:
    """Return every door of the maze once; one beside a sector of the scope is named from there."""
    pick = seen.within(Pick)
    if pick.verb not in ("block", "unblock"):
        return []
    table: Table = seen.table
    tiles: list[Tile] = [tile for tile in table.tiles if tile.number in pick.tiles]
    tiles += [tile for tile in table.tiles if tile.number not in pick.tiles]
    return [*doors_in(table, tiles, False), *doors_in(table, tiles, True)]


def charges(seen: Scene, seat: Seat) -> list[Action]:
    """Return every item, to be charged."""
    items = enumerate(seen.table.hero.items)
    return [Charge(item.id, place) for place, item in items] if seen.within(Pick).verb == "charge" else []


def free_upgrades(seen: Scene, seat: Seat) -> list[Action]:
    """Return every item, to be upgraded free."""
    items = enumerate(seen.table.hero.items)
    return [FreeUpgrade(item.id, place) for place, item in items] if seen.within(Pick).verb == "upgrade" else []


LIGHT: Final = Kind("light", lights, in_scope, is_dark)
CLEAR: Final = Kind("clear", clears, in_scope, is_marked)
DOOR: Final = Kind("door", doors, in_scope, can_be_blocked, can_be_opened)
CHARGE: Final = Kind("charge", charges, can_be_charged)
FREE_UPGRADE: Final = Kind("upgrade_free", free_upgrades, can_be_upgraded)

PICKS: Final[dict[str, tuple[str, Kind]]] = {
    "on": ("light", LIGHT),
    "undanger": ("clear", CLEAR),
    "block": ("block_door", DOOR),
    "unblock": ("open_door", DOOR),
    "charge": ("charge", CHARGE),
    "upgrade": ("upgrade_free", FREE_UPGRADE),
}
"""For each verb the kind of its question, and what may be picked."""


def choose_thing(pick: Pick, m: Scene) -> Flow:
    """Ask for the next thing; the Hero may stop before the number is reached."""
    asked, kind = PICKS[pick.verb]
    found = legal(m, HERO, kind)
    if pick.left <= 0 or not found:
        return END_RULE
    return ask(HERO, asked, [*found, PASS], into="picked", args={"left": pick.left})


def take_thing(pick: Pick, m: Scene) -> Flow:
    """Do it at once, so that the next choice sees it; new sight is cast at once (AL-RULING-04)."""
    chosen, pick.picked = pick.picked, None
    pick.left -= 1
    if isinstance(chosen, Light):
        return light_tiles(m, [tile_number(chosen.tile)])
    if isinstance(chosen, Clear):
        maze.clear_danger(m, maze.sector_of(m, tile_number(chosen.tile)))
    elif isinstance(chosen, Door):
        return turn_door(m, chosen, pick.verb == "block")
    elif isinstance(chosen, Charge):
        charge(m, chosen.place)
    elif isinstance(chosen, FreeUpgrade):
        upgrade_free(m, chosen.place)
    else:
        pick.left = 0
    return None


def light_tiles(m: Scene, tiles: list[int]) -> Flow:
    """Switch on the light on these tiles."""
    lit = 0
    for number in tiles:
        lit |= 1 << maze.sector_of(m, number)
    maze.light_on(m, lit)
    return maze.cast(m)


def turn_door(m: Scene, door: Door, blocked: bool) -> Flow:
    """Block a door or open it."""
    sector = maze.sector_of(m, tile_number(door.tile))
    number = station(m.table).door[sector][DIRECTION[door.direction]]
    if blocked:
        maze.block_door(m, number)
    else:
        maze.open_door(m, number)
    return maze.cast(m)


def boss_in_sight(pick: Pick, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def next_thing(pick: Pick, m: Scene) -> Flow:
    """Go on with the next one."""
    return goto(choose_thing)


rule(
    Pick,
    (choose_thing, "AL-ITEM-10"),
    (take_thing, "AL-ITEM-10"),
    (boss_in_sight, "AL-BOSS-04"),
    (next_thing, "AL-ITEM-10"),
)


# A blast


def choose_victim(blast: Blast, m: Scene) -> Flow:
    """Ask which creature on the tile is attacked next; one that has left is lost (AL-FLOW-08)."""
    there = victims(blast, m)
    if not there:
        return END_RULE
    return ask(HERO, "target", [Attack(number) for number in there]) if len(there) > 1 else None


def victims(blast: Blast, m: Scene) -> list[int]:
    """Return the figures that are still on the tile and have not been attacked."""
    return [one.number for one in m.table.figures if one.number in blast.figures and one.tile == blast.tile]


def attack_victim(blast: Blast, m: Scene) -> Flow:
    """Attack it with a roll of its own, without bonuses (AL-HATT-07)."""
    chosen, blast.target = blast.target, None
    figure = chosen.figure if chosen is not None else victims(blast, m)[0]
    blast.figures = tuple([number for number in blast.figures if number != figure])
    return call(HeroAttack(blast.dice, figure, blast=True))


def next_victim(blast: Blast, m: Scene) -> Flow:
    """Go on with the next creature."""
    return goto(choose_victim)


rule(Blast, (choose_victim, "AL-HATT-06"), (attack_victim, "AL-HATT-06"), (next_victim, "AL-HATT-06"))


# A push


def pushes(seen: Scene, seat: Seat) -> list[Action]:
    """Return a push in every direction."""
    return [Push(word) for word in DIRECTIONS] if figure_of(seen.table, seen.within(PushAway).figure) else []


@requires("AL-RULING-41", "direction")
def way_for_push(seen: Scene, seat: Seat, act: Push) -> Denied:
    """A push needs a way, and never uses a stair."""
    direction = DIRECTION[act.direction]
    return None if direction != STAIRS and _pushed_tile(seen).links[direction] != WALL else (act.direction,)


@requires("AL-DOOR-03", "direction")
def door_lets_through(seen: Scene, seat: Seat, act: Push) -> Denied:
    return (act.direction,) if _pushed_tile(seen).blocked >> DIRECTION[act.direction] & 1 else None


def _pushed_tile(seen: Scene) -> Tile:
    """Return the tile of the creature that is pushed."""
    figure = figure_of(seen.table, seen.within(PushAway).figure)
    assert figure is not None
    return tile_of(seen.table, figure.tile)


PUSH: Final = Kind("push", pushes, way_for_push, door_lets_through)


def choose_push(push: PushAway, m: Scene) -> Flow:
    """Ask for the next step of the push, until the creature is out of sight (AL-RULING-41)."""
    found = legal(m, HERO, PUSH)
    if push.left <= 0 or not found:
        return END_RULE
    return ask(HERO, "push", [*found, PASS], args={"left": push.left})


def push_creature(push: PushAway, m: Scene) -> Flow:
    """Move it 1 step: no noise, no shock, and no light goes off for it (AL-RULING-41, AL-RULING-63)."""
    chosen, push.push = push.push, None
    push.left -= 1
    creature = creature_of_figure(m.table, push.figure)
    if not isinstance(chosen, Push) or creature is None:
        return END_RULE
    direction = DIRECTION[chosen.direction]
    m.emit(FigurePushed(push.figure, creature.kind, chosen.direction))
    maze.place_creature(m, creature.id, station(m.table).link[creature.sector][direction], -1, direction)
    return goto(choose_push)


rule(PushAway, (choose_push, "AL-RULING-41"), (push_creature, "AL-RULING-41"))


# A companion


def draw_companion(join: JoinCompanion, m: Scene) -> Flow:
    """Chance picks a character that is not in play; if there is none, nothing happens (AL-COMP-05)."""
    left = characters_left(m.table)
    return draw(1, len(left), into="drawn") if left else END_RULE


def characters_left(table: Table) -> list[str]:
    """Return the characters that are neither the Hero nor have joined him before (AL-HERO-08, AL-COMP-06)."""
    hero = table.hero
    in_play = [hero.character, *hero.companions, *hero.sacrificed]
    return [id for id in CHARACTERS if id not in in_play]


def join_hero(join: JoinCompanion, m: Scene) -> Flow:
    """The companion joins, for all to see."""
    assert join.drawn is not None
    companion = characters_left(m.table)[join.drawn.places[0]]
    m.table.hero.companions = (*m.table.hero.companions, companion)
    m.emit(CompanionJoined(companion))
    return None


rule(JoinCompanion, (draw_companion, "AL-COMP-05"), (join_hero, "AL-COMP-05"))
