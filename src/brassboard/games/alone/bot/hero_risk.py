"""What creatures may cost the Hero, and what his own attacks are worth, in points of life."""

from typing import Final

from ..content import BOSSES, CONSTANTS
from ..data.table import Figure, Table, Tile
from ..queries import DOOR, adjacent_tiles, creature_row, figures_here, has_skill, here
from ..rules.missions import open_steps

HIT: Final = 1 / 3
CONDITIONAL: Final = 2 / 3
FOLLOWS: Final = 0.5
"""How surely a creature follows the Hero at once."""
FOLLOWS_DOOR: Final = 0.2
"""The same if he can block a door behind him."""
COMES: Final = 0.35
"""How surely a creature beside him comes at the end of a turn."""
STANDS_IN_DANGER: Final = 0.4
"""What it costs to end a turn on a danger marker: cards are worse."""
KILLED: Final = 1.3
"""What the death of a creature is worth beside the attacks it no longer makes: Evil needs cards for a new one."""
WOUNDED: Final = 0.4
SLAIN: Final = 3.5
"""What the death of a creature is worth that a mission asks for."""


# Creatures


def attack_of(table: Table, figure: Figure, tile: Tile) -> float:
    """Return the expected loss of one attack of a creature on a tile."""
    row = creature_row(table, figure.kind)
    return (row.lit if tile.lit else row.dark) * (CONDITIONAL if tile.danger else HIT)


def beside(table: Table, tile: Tile) -> list[Figure]:
    """Return the figures on the tiles that are adjacent to a tile."""
    numbers = [other.number for other in adjacent_tiles(table, tile)]
    return [figure for figure in table.figures if figure.tile in numbers]


def stay_risk(table: Table) -> float:
    """Return the expected loss of ending the turn here."""
    tile = here(table)
    risk = sum([attack_of(table, figure, tile) for figure in figures_here(table)])
    risk += COMES * sum([attack_of(table, figure, tile) for figure in beside(table, tile)])
    return risk + (STANDS_IN_DANGER if tile.danger else 0.0)


def leave_risk(table: Table) -> float:
    """Return the expected loss of leaving this sector (AL-OPP-02 to -04)."""
    dice = len(figures_here(table)) - (1 if here(table).lit else 0)
    return max(0, dice) * HIT


def arrival_risk(table: Table, tile: Tile | None, direction: int) -> float:
    """Return the expected loss of ending the turn on the next tile; None is one that is not in the maze."""
    link = here(table).links[direction] if direction < 4 else 0
    follows = FOLLOWS_DOOR if link == DOOR else FOLLOWS
    if tile is None:
        return follows * sum([creature_row(table, figure.kind).dark * HIT for figure in figures_here(table)])
    risk = STANDS_IN_DANGER if tile.danger else 0.0
    risk += follows * sum([attack_of(table, figure, tile) for figure in figures_here(table)])
    for figure in table.figures:
        if figure.tile == tile.number:
            risk += attack_of(table, figure, tile)
    for figure in beside(table, tile):
        if figure.tile != table.here:
            risk += COMES * attack_of(table, figure, tile)
    return risk


# The Hero's attacks


def plain_dice(table: Table) -> int:
    """Return the dice of the plain Attack."""
    dice = CONSTANTS.attack_dice + (1 if has_skill(table, "cultist") else 0)
    return dice + (1 if table.hero.character == "commander" else 0)


def attack_worth(table: Table, figure: Figure, dice: int, rolls: int = 1) -> float:
    """Return what an attack with so many dice is worth: the wounds to be expected."""
    row = creature_row(table, figure.kind)
    chance = CONDITIONAL if here(table).lit else HIT
    is_here = figure.tile == table.here
    tile = here(table)
    saved = attack_of(table, figure, tile) if is_here else 0.3 * row.dark * HIT
    if figure.wounded:
        dead, hurt = at_least(row.second, dice, chance), 0.0
    else:
        hurt = at_least(row.first, dice, chance)
        dead = at_least(row.first + row.second, dice, chance) if row.most_wounds > 1 else 0.0
    worth = KILLED + 2 * saved
    wanted = is_wanted(table, figure.kind)
    if wanted:
        worth += SLAIN * (3 if figure.kind in BOSSES else 1)
    return dead * worth + max(0.0, hurt - dead) * WOUNDED * worth


def is_wanted(table: Table, kind: str) -> bool:
    """Whether an open mission asks for the death of a creature of this kind."""
    for mission in table.missions:
        for _, step in open_steps(mission):
            if step.verb == "slay" and step.who in ("any", kind):
                return True
    return False


def at_least(hits: int, dice: int, chance: float) -> float:
    """Return the chance of at least so many hits."""
    total, ways = 0.0, 1.0
    for count in range(dice + 1):
        if count:
            ways = ways * (dice - count + 1) / count
        if count >= hits:
            total += ways * chance**count * (1 - chance) ** (dice - count)
    return total
