"""What the page shows that follows from rules: sight, limits, the reaction row, and Evil's whole map.

Everything is counted on the lens of the viewer. The Hero's lens has no secret map, so nothing here reads it for him.
"""

from brassboard.kernel import Seat
from brassboard.kernel.lens import Lens

from .content import BOSSES, CONSTANTS, CREATURES, KINDS, MISSIONS
from .data.core_frames import Turn
from .data.standing import CreatureStanding, FloorStanding, KindStanding, MapStanding, SectorStanding, Standing
from .data.table import HERO, Creature, Table
from .queries import (
    DOOR,
    PASSAGE,
    WALL,
    bits,
    creature_name,
    creature_row,
    has_skill,
    here,
    marker_colours,
    open_distances,
    sectors_in_sight,
    spaces_used,
    spawn_distances,
    station,
    tiles_in_sight,
)
from .queries import standing as nuisance_sum
from .scenario.static_map import DIRECTIONS, Station

TENTHS = 10


def standing(m: Lens, viewer: Seat, shared: Standing | None) -> Standing | None:
    """Return what a viewer is shown, or None before the Hero stands in the maze."""
    table: Table = m.table
    if table.here < 0:
        return None
    turn = m.nearest(Turn)
    known = shared if shared is not None else _open_facts(table, turn)
    if viewer <= HERO or not table.secret.floors:
        return known
    return Standing(
        known.sight, known.used, known.free, known.reactions, known.next_spaces, known.danger_from, known.open_dangers,
        known.next_dangers, known.adrenaline_max, known.attack_dice, known.dangerous, known.kinds, _map(table, turn),
    )  # fmt: skip


# What everyone sees


def _open_facts(table: Table, turn: Turn | None) -> Standing:
    used = spaces_used(table)
    played = turn.cards if turn is not None else 0
    most = 1 if turn is not None and turn.jammed else CONSTANTS.reactions
    needed = CONSTANTS.combo_spaces if played else 1
    commander = table.hero.character == "commander"
    return Standing(
        tuple([tile.number for tile in tiles_in_sight(table)]),
        used,
        table.spaces - used,
        max(0, most - played),
        needed,
        table.spaces - CONSTANTS.danger_spaces + 1,
        _open_dangers(table, used),
        _open_dangers(table, min(table.spaces, used + needed)),
        adrenaline_max(table),
        CONSTANTS.attack_dice + (1 if commander else 0) + (1 if has_skill(table, "cultist") else 0),
        here(table).danger or (turn is not None and turn.omen),
        tuple([_kind(table, kind) for kind in (*KINDS, *([table.boss] if table.boss else []))]),
    )


def _open_dangers(table: Table, used: int) -> int:
    """Return the danger symbols that no card covers when this many spaces are covered."""
    covered = max(0, used - (table.spaces - CONSTANTS.danger_spaces))
    return CONSTANTS.danger_always + CONSTANTS.danger_spaces - covered


def adrenaline_max(table: Table) -> int:
    """Return the adrenaline the Hero may hold at most (AL-END-04)."""
    hero = table.hero
    most = CONSTANTS.adrenaline_max(min(hero.life, hero.calm)) + hero.adrenaline_bonus
    most += nuisance_sum(table, "adrenaline_max")
    return max(CONSTANTS.least_adrenaline_max, min(CONSTANTS.most_adrenaline, most))


def _kind(table: Table, kind: str) -> KindStanding:
    row = creature_row(table, kind)
    distance = row.distance + nuisance_sum(table, "distance")
    for mission in table.missions:
        if not mission.fulfilled and MISSIONS[mission.id].nuisance.distance:
            distance = max(MISSIONS[mission.id].nuisance.least_distance, distance)
    return KindStanding(kind, row.first, row.second, row.dark, row.lit, row.loss, distance, row.boss)


# What Evil sees


def _map(table: Table, turn: Turn | None) -> MapStanding:
    st, secret = station(table), table.secret
    distance, noise = spawn_distances(table), noise_words(table)
    sight = sectors_in_sight(table)
    real = [clue.sector for clue in secret.clues if clue.real]
    sectors = tuple(
        [
            SectorStanding(
                st.code[s],
                st.floor[s],
                st.x[s],
                st.y[s],
                tuple([_link(st, s, d) for d in range(4)]),
                tuple([st.door_code[st.door[s][d]] if st.door[s][d] >= 0 else "" for d in range(4)]),
                sum([1 << d for d in range(4) if st.door[s][d] >= 0 and secret.blocked >> st.door[s][d] & 1]),
                st.shape[s],
                st.room[s],
                bool(st.switch >> s & 1),
                st.stair[s],
                bool(secret.lit >> s & 1),
                bool(secret.danger >> s & 1),
                bool(secret.revealed >> s & 1),
                bool(sight >> s & 1),
                marker_colours(table, s),
                s in real,
                distance[s],
                noise[s],
            )
            for s in range(st.size)
        ]
    )
    creatures = tuple([_creature(table, turn, one, distance[one.sector]) for one in secret.creatures])
    left = [CREATURES["normal"][kind].markers - [one.kind for one in secret.creatures].count(kind) for kind in KINDS]
    return MapStanding(
        st.code[secret.hero],
        sectors,
        creatures,
        tuple([_floor(table, floor) for floor in (1, 2)]),
        tuple(left),
        _conditional(table, turn),
    )


def _link(st: Station, sector: int, direction: int) -> int:
    if st.link[sector][direction] < 0:
        return WALL
    return DOOR if st.door[sector][direction] >= 0 else PASSAGE


def _floor(table: Table, floor: int) -> FloorStanding:
    st, secret = station(table), table.secret
    drawn = st.floors[floor - 1]
    there = [one for one in secret.creatures if st.floor[one.sector] == floor and one.kind not in BOSSES]
    dangers = [sector for sector in bits(secret.danger) if st.floor[sector] == floor]
    return FloorStanding(floor, drawn.width, drawn.height, len(there), len(dangers), st.floor[secret.hero] == floor)


def _conditional(table: Table, turn: Turn | None) -> bool:
    """Whether conditional symbols hit for creatures that attack the Hero now."""
    return here(table).danger or (turn is not None and turn.conditional_hits)


def _creature(table: Table, turn: Turn | None, one: Creature, distance: int) -> CreatureStanding:
    row, secret = creature_row(table, one.kind), table.secret
    bonus = one.bonus
    dice = (row.lit if secret.lit >> one.sector & 1 else row.dark) + bonus
    attack = (row.lit if secret.lit >> secret.hero & 1 else row.dark) + bonus
    if turn is not None:
        attack += turn.all_bonus
    if one.sector == secret.hero:
        dice = attack
    shock = max(0, row.loss - (1 if has_skill(table, "hybrid") else 0)) if one.figure < 0 else 0
    hits = CONSTANTS.die.count("hit") + (CONSTANTS.die.count("conditional") if _conditional(table, turn) else 0)
    tenths = (TENTHS * attack * hits + len(CONSTANTS.die) // 2) // len(CONSTANTS.die)
    return CreatureStanding(
        creature_name(one.id),
        one.kind,
        station(table).code[one.sector],
        one.wounded,
        one.figure,
        distance,
        dice,
        attack,
        shock,
        tenths,
    )


def noise_words(table: Table) -> list[tuple[str, ...]]:
    """Return for each sector what Evil could tell the Hero of a noise there (AL-NOISE-01 to -05).

    More than one word means that Evil chooses. The Hero's own sector has none.
    """
    st, secret = station(table), table.secret
    total = open_distances(table, secret.hero)
    first: list[tuple[str, list[int]]] = []
    for direction, word in enumerate(DIRECTIONS):
        beside = st.link[secret.hero][direction]
        door = st.door[secret.hero][direction] if direction < len(st.door[secret.hero]) else -1
        if beside >= 0 and not (door >= 0 and secret.blocked >> door & 1):
            first.append((word, open_distances(table, beside)))
    found: list[tuple[str, ...]] = []
    for sector in range(st.size):
        if sector == secret.hero:
            found.append(())
        elif st.floor[sector] != st.floor[secret.hero]:
            found.append(("other_floor",))
        elif total[sector] < 0:
            found.append(("out_of_hearing",))
        else:
            found.append(tuple([word for word, steps in first if steps[sector] == total[sector] - 1]))
    return found
