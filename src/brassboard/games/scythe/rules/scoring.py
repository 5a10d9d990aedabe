"""Final scoring: coins, stars, territories, pairs of resources and the structure bonus; and who wins a tie."""

from typing import Final

from brassboard.kernel import Result, Seat
from brassboard.kit.bits import Bits, members

from ..content import BOARD, BONUS_TILES, FACTORY, FACTORY_WORTH, TIERS, Tier
from ..content.map_tables import ENCOUNTERS, FARMS, LAKES, TERRITORIES, TOUCHING, TUNNELS
from ..data.table import AUTOMA, HUMAN, Player, Table
from ..extension_points import Score, points_of
from ..queries import buildings, controls, goods_on, units
from .stars import popcount

BIG_MEANDER: Final = 3  # SC-BIG-02
TUNDRAS: Final = BOARD.of_terrain("tundra")


def tier(one: Player) -> Tier:
    """SC-SCORE-02, SC-RULING-08."""
    return next(tier for tier in TIERS if tier.low <= one.popularity <= tier.high)


def coins_held(table: Table, seat: int) -> int:
    return table.players[seat].coins


def coins_known(one: Player, viewer: Seat) -> bool:
    """SC-RULING-26: who may know a player's coins."""
    return bool(one.seen >> viewer & 1) if viewer >= 0 else one.seen < 0


def stars_placed(table: Table, seat: int) -> int:
    return len(table.players[seat].stars)


def for_stars(table: Table, seat: int) -> int:
    return stars_placed(table, seat) * tier(table.players[seat]).star


def holdings(table: Table, seat: int) -> Bits:
    """The territories that count for a player: those controlled, and those an armed Trap alone holds (SC-TOG-04)."""
    one = table.players[seat]
    land = controls(table, seat)
    for trap in one.traps:
        if trap.armed and not _held_by_anybody(table, trap.at):
            land |= 1 << trap.at
    return land


def _held_by_anybody(table: Table, at: int) -> bool:
    """SC-TOG-05: by a unit, or by a structure, whoever's."""
    return any([(units(one) | buildings(one)) >> at & 1 for one in table.players])


def territories(table: Table, seat: int) -> int:
    """SC-SCORE-03, SC-ALB-03, SC-RULING-19."""
    one = table.players[seat]
    land = holdings(table, seat)
    count = popcount(land & TERRITORIES)
    if land >> FACTORY & 1:
        count += FACTORY_WORTH - 1
    for flag in one.flags:
        if land >> flag & 1 and not TOUCHING[one.base] >> flag & 1:
            count += 1
    return count


def for_territories(table: Table, seat: int) -> int:
    return territories(table, seat) * tier(table.players[seat]).territory


def resources(table: Table, seat: int) -> int:
    """Those on what counts as controlled at the end, a Trap's territory too (SC-TOG-04)."""
    return sum(goods_on(table, holdings(table, seat)))


def for_resources(table: Table, seat: int) -> int:
    """SC-SCORE-04."""
    return resources_counted(table, seat) // 2 * tier(table.players[seat]).pair


def resources_counted(table: Table, seat: int) -> int:
    """An Automa is paid for none (SA-SCORE-01)."""
    return 0 if table.players[seat].kind == AUTOMA else resources(table, seat)


def for_structures(table: Table, seat: int) -> int:
    """SC-SCORE-05, SC-BONUS-07."""
    count = structures_counted(table, seat)
    return BONUS_TILES[table.tile].coins(count) if count else 0


def structures_counted(table: Table, seat: int) -> int:
    one = table.players[seat]
    if one.kind == AUTOMA or not table.tile:
        return 0
    return structure_count(table.tile, buildings(one))


def structure_count(tile: str, built: Bits) -> int:
    """What a tile counts, SC-BONUS-01 to -06."""
    near = 0
    for at in members(built):
        near |= TOUCHING[at]
    if tile == "tunnels_adjacent":
        return popcount(near & TUNNELS)
    if tile == "lakes_adjacent":
        return popcount(near & LAKES)
    if tile == "encounters_adjacent":
        return popcount(near & ENCOUNTERS)
    if tile == "on_tunnels":
        return popcount(built & TUNNELS)
    if tile == "on_farms_or_tundras":
        return popcount(built & (FARMS | TUNDRAS))
    return longest_row(built)


def longest_row(built: Bits) -> int:
    """SC-BONUS-05: the longest unbroken straight line."""
    best = 0
    for at in members(built):
        for direction in range(3):
            length, there = 1, BOARD.beside[at][direction]
            while there >= 0 and built >> there & 1:
                length, there = length + 1, BOARD.beside[there][direction]
            best = max(best, length)
    return best


def for_encounters(table: Table, seat: int) -> int:
    """SC-BIG-02: with 6 or 7 players Meander pays for encounter territories."""
    return BIG_MEANDER * encounters_counted(table, seat)


def encounters_counted(table: Table, seat: int) -> int:
    one = table.players[seat]
    if not table.big or one.faction != "polania" or one.kind == AUTOMA:
        return 0
    return popcount(controls(table, seat) & ENCOUNTERS)


SCORES: Final = [
    Score(10, "coins", coins_held, known=coins_known),
    Score(20, "stars", for_stars, stars_placed),
    Score(30, "territories", for_territories, territories),
    Score(40, "resources", for_resources, resources_counted),
    Score(50, "structures", for_structures, structures_counted),
    Score(60, "meander", for_encounters, encounters_counted),
]


def total(table: Table, seat: int) -> int:
    """SC-SCORE-01."""
    return sum([part.coins(table, seat) for part in points_of(table).scores])


def tie_break(table: Table, seat: int) -> tuple[int, ...]:
    """SC-SCORE-06: more is better, in this order."""
    one = table.players[seat]
    pieces = len(one.workers) + len(one.mechs) + 4 - one.structures.count(-1)
    land = territories(table, seat)
    return pieces, one.power, one.popularity, 0 if one.kind == AUTOMA else resources(table, seat), land, len(one.stars)


def ranking(table: Table) -> list[int]:
    """All places, the best first."""
    return sorted(
        [one.seat for one in table.players],
        key=lambda seat: (total(table, seat), tie_break(table, seat), table.players[seat].kind == HUMAN),
        reverse=True,
    )


def base_winners(table: Table) -> tuple[int, ...]:
    """Who wins: the most coins, then the tie-breaks; a tie that remains is shared, or a person's (SA-SCORE-03)."""
    if table.cooperative:
        return cooperative_winners(table)
    best = ranking(table)[0]
    mark = (total(table, best), tie_break(table, best))
    first = [one for one in table.players if (total(table, one.seat), tie_break(table, one.seat)) == mark]
    return tuple([one.seat for one in first if one.kind == HUMAN])


def cooperative_winners(table: Table) -> tuple[int, ...]:
    """RF-MPA-03: average against average; an equal one is the people's."""
    people = [one.seat for one in table.players if one.kind == HUMAN]
    machines = automas(table)
    ours = sum([total(table, seat) for seat in people]) * len(machines)
    theirs = sum([total(table, seat) for seat in machines]) * len(people)
    return tuple(people) if ours >= theirs else ()


def winners_and_automas(table: Table) -> tuple[int, ...]:
    """Who has won, Automas too: nobody holds their seats, so the result of a match does not name them."""
    winners: tuple[int, ...] = points_of(table).winners(table)
    if winners:
        return winners
    return tuple(automas(table)) if table.cooperative else (ranking(table)[0],)


def automas(table: Table) -> list[int]:
    return [one.seat for one in table.players if one.kind == AUTOMA]


def result(table: Table) -> Result:
    people = [one.seat for one in table.players if one.kind == HUMAN]
    winners: tuple[int, ...] = points_of(table).winners(table)
    return Result(tuple([total(table, seat) for seat in people]), winners, table.ended)
