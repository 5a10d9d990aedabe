"""Imagined worlds: what a viewer may not see of the station is drawn anew, so that everything he sees stays true."""

from typing import Final

from brassboard.kernel import Luck, Seat

from ..content import BOSSES, CONSTANTS, KINDS, MISSIONS, scopes_of
from ..data.core_frames import Reveal
from ..data.evil_frames import Placement
from ..data.round_frames import SetUp
from ..data.table import Clue, Creature, Mission, Secret, Table
from ..queries import Scene, creature_row, station
from ..rules.reactions import imagine_offers
from ..rules.reveal import missing_shape, next_hidden
from ..scenario.static_map import STAIRS, Station
from .cache import knowledge_of
from .known import Drawn
from .memory import Memory, memory_of
from .story import Hidden, Story, turn_number

TRIES: Final = 40
"""How many worlds are drawn for one in which the next tile has the shape that everyone knows it has."""


def resample(m: Scene, viewer: Seat, luck: Luck) -> bool:
    """Fill in the secret map for a viewer who may not see it: the Hero or a spectator.

    What chance drew is drawn among all maps that agree with what the Hero has seen and heard, all equally likely. What
    Evil did is a plausible story. Evil seats see the map, and the hands of the others are stocks of the kernel; return
    False if these hands cannot have made the offers that a seat knows of.
    """
    t: Table = m.table
    if t.secret.revealed >= 0:
        return imagine_offers(m, viewer, luck)  # This viewer sees the map, or it is not drawn yet and he would.
    if not t.tiles:
        _clear(t.secret)
        return True
    known = knowledge_of(t)
    reveal = _reveal(m)
    for _ in range(TRIES):
        imagine(m, known.draw(luck), luck)
        if reveal is None or not reveal.missing or next_shape(m, reveal) == reveal.missing:
            break
    return True


def _reveal(m: Scene) -> Reveal | None:
    """Return the reveal in progress; when the match is over there is nothing in progress."""
    top = m.stack[-1] if m.stack else None
    return top if isinstance(top, Reveal) else None


def next_shape(m: Scene, reveal: Reveal) -> str:
    """Return the shape of the tile that is laid next if the supply lacks it, else an empty text."""
    sector = next_hidden(reveal, m)
    return missing_shape(m, sector) if sector >= 0 else ""


def _clear(secret: Secret) -> None:
    """Empty the secret map before set-up has laid it: blank numbers are -1, which is not the same."""
    secret.revealed = secret.lit = secret.danger = secret.blocked = secret.last_id = 0


def imagine(m: Scene, drawn: Drawn, luck: Luck) -> None:
    """Lay a drawn map, and tell a story of what Evil did on it."""
    t: Table = m.table
    secret, memory = t.secret, memory_of(t)
    secret.floors, secret.turns, secret.swap, secret.rooms = drawn.floors, drawn.turns, drawn.swap, drawn.rooms
    secret.sectors = drawn.sectors
    st = station(t)
    secret.revealed = sum([1 << drawn.sectors[tile.number] for tile in t.tiles])
    secret.hero = hero_sector(m, st, drawn.sectors)
    story = Story(t, st, drawn.sectors, luck)
    in_set_up = m.nearest(SetUp) is not None
    story.begin(_blocked_rooms(m), 0 if in_set_up else CONSTANTS.starting_dangers)
    _place_boss(t, st, story, luck)
    story.retell(memory)
    _show(t, st, story)
    secret.clues = _clues(m, st, memory, luck)
    secret.apostle_seen = memory.boss_shown and bool(creature_row(t, t.boss).calls) if t.boss else False
    secret.creatures = _numbered(_creatures(t, st, story, memory), luck)
    secret.last_id = secret.creatures[-1].id if secret.creatures else 0
    _darken(m, st, luck)


def hero_sector(m: Scene, st: Station, sectors: tuple[int, ...]) -> int:
    """Return where the Hero is; while a sector he has entered is being revealed, his tile is still the old one."""
    reveal = _reveal(m)
    at: int = sectors[m.table.here]
    if reveal is not None and reveal.way == "enter" and reveal.direction >= 0:
        return st.link[at][int(reveal.direction)]
    return at


# The parts of a story


def _blocked_rooms(m: Scene) -> str:
    """Return the letters of the rooms whose doors the set-up of a mission blocked."""
    found = ""
    for mission in m.table.missions:
        if not _is_pending(m, mission):
            for call in MISSIONS[mission.id].setup.calls:
                if call.verb == "block_rooms":
                    found += "".join(scopes_of(call, 0))
    return found


def _is_pending(m: Scene, mission: Mission) -> bool:
    """Return whether the set-up part of a mission is still to be done: missions are set up in their order."""
    for frame in m.stack:
        if isinstance(frame, Placement) and frame.source.startswith("setup:"):
            ids = [one.id for one in m.table.missions]
            return ids.index(mission.id) >= ids.index(frame.source.partition(":")[2])
    return False


def _place_boss(t: Table, st: Station, story: Story, luck: Luck) -> None:
    """Put a living boss somewhere; the memory moves it to where the Hero saw it last."""
    if not t.boss or t.boss_dead or t.boss in [figure.kind for figure in t.figures]:
        return
    rooms = _boss_rooms(t)
    away = st.steps[t.secret.hero]
    there = [st.room_at[letter] for letter in rooms if letter in st.room_at]
    if there:
        most = max([away[sector] for sector in there])
        there = [sector for sector in there if away[sector] == most]
    else:
        least = creature_row(t, t.boss).distance
        there = [s for s in range(st.size) if away[s] >= least] or list(range(st.size))
    story.hidden.append(Hidden(t.boss, False, there[luck.randrange(len(there))], True))


def _boss_rooms(t: Table) -> tuple[str, ...]:
    for mission in t.missions:
        for call in MISSIONS[mission.id].setup.calls:
            if call.verb == "place_boss_in":
                return scopes_of(call, 1)
    return ()


def _show(t: Table, st: Station, story: Story) -> None:
    """Let everything in the maze be as the Hero sees it."""
    secret = t.secret
    lit, danger, blocked = story.lit & ~secret.revealed, story.danger & ~secret.revealed, story.blocked
    for tile in t.tiles:
        sector = secret.sectors[tile.number]
        if tile.lit:
            lit |= 1 << sector
        if tile.danger:
            danger |= 1 << sector
        for direction in range(STAIRS):
            door = st.door[sector][direction]
            if door >= 0:
                blocked = blocked | 1 << door if tile.blocked >> direction & 1 else blocked & ~(1 << door)
    for floor in (1, 2):
        extra = danger & story.floor_mask(floor) & ~secret.revealed
        while (danger & story.floor_mask(floor)).bit_count() > CONSTANTS.dangers_per_floor and extra:
            danger &= ~(extra & -extra)
            extra &= extra - 1
    secret.lit, secret.danger, secret.blocked = lit, danger, blocked


def _darken(m: Scene, st: Station, luck: Luck) -> None:
    """Switch off hidden lights that the Hero would see; if light just came into sight, switch one on (AL-LIGHT-12)."""
    secret = m.table.secret
    reveal = _reveal(m)
    ends = ray_ends(st, secret)
    for sector in ends:
        secret.lit &= ~(1 << sector)
    if reveal is not None and reveal.way == "cast" and reveal.missing:
        fitting = [sector for sector in ends if st.shape[sector] == reveal.missing]
        if fitting:
            secret.lit |= 1 << fitting[luck.randrange(len(fitting))]


def ray_ends(st: Station, secret: Secret) -> list[int]:
    """Return the hidden sectors that the Hero would see if they were lit (AL-RULING-04)."""
    found: list[int] = []
    for direction in range(STAIRS + 1):
        doors = st.ray_doors[secret.hero][direction]
        for place, sector in enumerate(st.ray[secret.hero][direction]):
            if doors[place] >= 0 and (place > 0 or secret.blocked >> doors[place] & 1):
                break
            if not secret.revealed >> sector & 1:
                found.append(sector)
                break
    return found


# Markers of a `find` step


def _clues(m: Scene, st: Station, memory: Memory, luck: Luck) -> tuple[Clue, ...]:
    """Return the markers of open `find` steps: those in the maze, and others in corridors the Hero has not seen."""
    t: Table = m.table
    found: list[Clue] = []
    for mission in t.missions:
        find = MISSIONS[mission.id].find
        groups = MISSIONS[mission.id].steps[mission.step :]
        is_open = find is not None and find in [step for group in groups for step in group]
        if find is None or not is_open or mission.fulfilled or _is_pending(m, mission):
            continue
        left = find.markers - len(memory.turned.get(mission.colour, []))
        sectors = _clue_sectors(t, st, mission.colour, left, luck)
        real = luck.randrange(len(sectors)) if sectors else -1
        found += [Clue(sector, mission.colour, place == real) for place, sector in enumerate(sectors)]
    return tuple(found)


def _clue_sectors(t: Table, st: Station, colour: str, left: int, luck: Luck) -> list[int]:
    """Return where so many markers may lie: where the Hero saw one, else where he saw none."""
    sectors = t.secret.sectors
    there = [sectors[tile.number] for tile in t.tiles if colour in tile.markers and not tile.room]
    remembered: dict[int, bool] = {}
    for tile in t.gone:
        remembered[sectors[tile.number]] = colour in tile.markers and not tile.room
    hidden = [sector for sector in remembered if remembered[sector] and not t.secret.revealed >> sector & 1]
    found = [*there, *hidden][:left]
    free = [
        sector
        for sector in range(st.size)
        if not st.room[sector] and not t.secret.revealed >> sector & 1 and sector not in remembered
    ]
    if len(free) < left - len(found):
        free = [s for s in range(st.size) if not st.room[s] and not t.secret.revealed >> s & 1 and s not in found]
    while len(found) < left and free:
        found.append(free.pop(luck.randrange(len(free))))
    return found


# Creatures


def _creatures(t: Table, st: Station, story: Story, memory: Memory) -> tuple[Creature, ...]:
    """Return the creatures in the maze as they are seen, and the hidden ones of the story within all limits."""
    secret = t.secret
    found: list[Creature] = []
    for figure in t.figures:
        sector = secret.sectors[figure.tile]
        moved = sector if (figure.kind, figure.tile) in memory.moved else -1
        found.append(Creature(len(found) + 1, figure.kind, sector, figure.wounded, figure.number, moved))
    now = turn_number(t.round, t.turn)
    for one in sorted(story.hidden, key=lambda one: (one.kind not in BOSSES, not one.known, -one.moved)):
        sector = _hidden_beside(t, st, one.sector)
        kind = _kind_with_marker(t, found, one)
        if sector < 0 or not kind:
            continue
        if kind not in BOSSES and _on_floor(st, found, st.floor[sector]) >= CONSTANTS.creatures_per_floor:
            continue
        moved = sector if one.moved == now and sector == one.sector else -1
        found.append(Creature(len(found) + 1, kind, sector, one.wounded, -1, moved))
    return tuple(found)


def _numbered(creatures: tuple[Creature, ...], luck: Luck) -> tuple[Creature, ...]:
    """Return the creatures with numbers of their own and gaps between them: others died, and nobody knows how many."""
    number = 0
    found: list[Creature] = []
    for one in creatures:
        number += 1 + (luck.randrange(4) == 0)
        found.append(Creature(number, one.kind, one.sector, one.wounded, one.figure, one.moved_to, one.bonus))
    return tuple(found)


def _hidden_beside(t: Table, st: Station, sector: int) -> int:
    """Return the nearest hidden sector; -1 if there is none."""
    wave, seen = [sector], 1 << sector
    for at in wave:
        if not t.secret.revealed >> at & 1:
            return at
        for other, _ in st.neighbours[at]:
            if not seen >> other & 1:
                seen |= 1 << other
                wave.append(other)
    return -1


def _kind_with_marker(t: Table, found: list[Creature], one: Hidden) -> str:
    """Return the kind of a creature, or if all its markers are in use and nobody has seen it, another one; else ""."""
    if one.kind in BOSSES:
        return "" if one.kind in [other.kind for other in found] else one.kind
    kinds = [one.kind] if one.known else [one.kind, *[kind for kind in KINDS if kind != one.kind]]
    for kind in kinds:
        if len([1 for other in found if other.kind == kind]) < creature_row(t, kind).markers:
            return kind
    return ""


def _on_floor(st: Station, found: list[Creature], floor: int) -> int:
    return len([1 for one in found if st.floor[one.sector] == floor and one.kind not in BOSSES])
