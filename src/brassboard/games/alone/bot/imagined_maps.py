"""Maps the Hero can imagine: tables with a secret map that agrees with what he has seen and heard.

They hold only what a journey needs: floors, rooms, doors, markers and the creatures he sees. What Evil did elsewhere is
left out, so that a map costs little. Which maps he imagines follows from what he knows, so that the same knowledge
always gives the same maps.
"""

from typing import Final

from brassboard.kernel import stream

from ..content import MISSIONS
from ..data.table import Clue, Creature, GoneTile, Secret, Table, Tile
from ..knowledge import Drawn, Knowledge, knowledge_of
from ..knowledge.known import Plan
from ..scenario.static_map import STAIRS, Station
from ..scenario.static_map import station as find_station

MAPS: Final = 32
"""How many maps are imagined."""
KEPT: Final = 4
_kept: list[tuple[Knowledge, list[Drawn]]] = []


def imagined_maps(table: Table) -> list[Table]:
    """Return tables with maps that agree with what the Hero knows; each differs from `table` in its secret map only."""
    worlds: list[Table] = []
    for place, drawn in enumerate(drawn_maps(knowledge_of(table))):
        world = table.__copy__()
        world.secret = secret_map(table, drawn, place)
        worlds.append(world)
    return worlds


def drawn_maps(known: Knowledge) -> list[Drawn]:
    """Return maps that agree, drawn with numbers that only the knowledge decides; the last ones are kept."""
    for other, maps in _kept:
        if other is known:
            return maps
    # A plan of its own: the one that the knowledge keeps draws otherwise once it has been used for long.
    plan, luck = Plan(known), stream(len(known.index) * 64 + len(known.heard))
    maps = [plan.draw(luck) for _ in range(MAPS)]
    if len(_kept) >= KEPT:
        del _kept[0]
    _kept.append((known, maps))
    return maps


def secret_map(table: Table, drawn: Drawn, place: int) -> Secret:
    """Return the secret part of an imagined table. `place` decides where markers lie that the Hero has not seen."""
    one, two = drawn.floors
    st = find_station(one, two, drawn.turns, drawn.rooms, drawn.swap)
    secret = Secret(table.secret.seat, drawn.floors, drawn.turns, drawn.rooms, drawn.swap)
    secret.hero = drawn.sectors[table.here]
    secret.sectors = drawn.sectors
    for tile in all_tiles(table):
        remember(secret, st, tile)
    for number in [tile.number for tile in table.tiles]:
        secret.revealed |= 1 << drawn.sectors[number]
    secret.creatures = tuple(
        [
            Creature(figure.number, figure.kind, drawn.sectors[figure.tile], figure.wounded, figure.number)
            for figure in table.figures
        ]
    )
    secret.clues = clues(table, st, secret, place)
    return secret


def all_tiles(table: Table) -> list[Tile | GoneTile]:
    """Return all tiles that are or were in the maze, those that are gone first."""
    return [*table.gone, *table.tiles]


def remember(secret: Secret, st: Station, tile: Tile | GoneTile) -> None:
    """Note light, danger and blocked doors of a tile as the Hero saw it last."""
    sector = secret.sectors[tile.number]
    here = 1 << sector
    secret.lit = secret.lit | here if tile.lit else secret.lit & ~here
    secret.danger = secret.danger | here if tile.danger else secret.danger & ~here
    for direction in range(STAIRS):
        door = st.door[sector][direction]
        if door >= 0:
            closed = tile.blocked >> direction & 1
            secret.blocked = secret.blocked | 1 << door if closed else secret.blocked & ~(1 << door)


def clues(table: Table, st: Station, secret: Secret, number: int) -> tuple[Clue, ...]:
    """Return the markers of open `find` steps: where the Hero saw them, and else in corridors he has not seen."""
    found: list[Clue] = []
    for mission in table.missions:
        find = MISSIONS[mission.id].find
        if find is None or mission.fulfilled or mission.step > 0:
            continue
        turned = [fact.number for fact in table.told if fact.what == "turned" and fact.word == mission.colour]
        left = find.markers - len(turned)
        marked: dict[int, bool] = {}
        for tile in all_tiles(table):
            marked[secret.sectors[tile.number]] = mission.colour in tile.markers and not tile.room
        for tile_number in turned:
            marked[secret.sectors[tile_number]] = False
        there = [sector for sector, is_there in marked.items() if is_there][:left]
        unseen = [sector for sector in range(st.size) if not st.room[sector] and sector not in marked]
        luck = stream(number)
        while len(there) < left and unseen:
            there.append(unseen.pop(luck.randrange(len(unseen))))
        found += [Clue(sector, mission.colour) for sector in there]
    return tuple(found)
