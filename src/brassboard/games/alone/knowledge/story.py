"""A story of what Evil did: where hidden creatures, lights, markers and blocked doors could be on a map.

Evil is no chance, so a story is plausible and not exact. It begins with set-up and retells the Hero's memory: every
noise is a step of a hidden creature or a spawn, what he saw last of a sector holds until something may have changed it.
What is in the maze is always as he sees it.
"""

from typing import Final

from brassboard.kernel import Luck

from ..content import BOSSES, CONSTANTS, KINDS
from ..data.table import Fact, GoneTile, Table
from ..queries import DIRECTION, creature_row
from ..rules.creatures import least_distance
from ..scenario.static_map import STAIRS, Station, distances
from .memory import Memory, Moment

FARTHEST_MOVE: Final = 3
KEPT: Final = 4096
_sources: dict[tuple[object, int, int, str], int] = {}
_far: dict[tuple[object, int, int, int], int] = {}


class Hidden:
    """A hidden creature of a story. `known` means that the Hero has seen it, so that its kind is certain."""

    def __init__(self, kind: str, wounded: bool, sector: int, known: bool, moved: int = -1) -> None:
        self.kind = kind
        self.wounded = wounded
        self.sector = sector
        self.known = known
        self.moved = moved
        """The turn of its last move, counted from the start of the match."""


class Story:
    """The secret map as the retold memory leaves it."""

    def __init__(self, table: Table, st: Station, sectors: tuple[int, ...], luck: Luck) -> None:
        self.table = table
        self.st = st
        self.sectors = sectors
        self.luck = luck
        self.lit = 0
        self.danger = 0
        self.blocked = 0
        self.hidden: list[Hidden] = []
        self.least = {kind: least_distance(table, kind) for kind in KINDS}
        """The least distance from the Hero at which each kind spawns."""
        self.markers = {kind: creature_row(table, kind).markers for kind in KINDS}
        self._reach = [0] * st.size

    # Set-up

    def begin(self, blocks: str, dangers: int) -> None:
        """Lay out what set-up placed: the blocked doors of these rooms, and so many danger markers on each floor."""
        st = self.st
        for letter in blocks:
            for door in st.doors_of[st.room_at[letter]] if letter in st.room_at else ():
                self.blocked |= 1 << door
        away = distances(st, self.sectors[0], self.blocked, 1)
        for floor in (1, 2):
            for _ in range(dangers):
                self.place_danger(floor, [s for s in range(st.size) if away[s] >= CONSTANTS.starting_danger_distance])

    # The memory

    def retell(self, memory: Memory) -> None:
        """Go through all moments."""
        for moment in memory.moments:
            if moment.gone is not None:
                self.see(self.sectors[moment.gone.number], moment.gone)
            elif moment.fact is not None:
                self.happen(moment, moment.fact)

    def see(self, sector: int, tile: GoneTile) -> None:
        """A sector leaves the maze as the Hero has seen it last."""
        bit = 1 << sector
        self.lit = self.lit | bit if tile.lit else self.lit & ~bit
        if self.danger & bit and not tile.danger:
            self.danger &= ~bit
            self.place_danger(tile.floor, range(self.st.size))  # The marker must be somewhere else.
        elif tile.danger:
            self.danger |= bit
        for direction in range(STAIRS):
            door = self.st.door[sector][direction]
            if door >= 0:
                blocked = tile.blocked >> direction & 1
                self.blocked = self.blocked | 1 << door if blocked else self.blocked & ~(1 << door)

    def happen(self, moment: Moment, fact: Fact) -> None:
        """Let a fact happen on the map."""
        what = fact.what
        if what == "noise":
            self.hear(moment, fact)
        elif what == "shown":
            self.meet(fact)
        elif what in ("left", "hidden", "vanished"):
            self.lose_sight(moment, fact)
        elif what == "lit":
            self.light(fact)
        elif what == "owed":
            self.clean_up(fact)
        elif what == "cleared" and fact.word:
            floor = self.st.floor[self.sectors[fact.number]]
            self.danger &= self.floor_mask(3 - floor)
        elif what == "opened" and fact.word == "all":
            self.blocked = 0
        elif what == "answer" and not fact.doubtful:
            self.locate(moment, fact)
        elif what == "sought":
            self.seek(moment, fact)

    # Light and danger markers

    def light(self, fact: Fact) -> None:
        """A line of light, or the light of a reward."""
        st = self.st
        if fact.word == "boxes":
            for sector in range(st.size):
                if st.switch >> sector & 1:
                    self.lit |= 1 << sector
                    for other, door in st.neighbours[sector]:
                        if door < 0 or not self.blocked >> door & 1:
                            self.lit |= 1 << other
            return
        source, direction = self.sectors[fact.here], DIRECTION[fact.word]
        for place, sector in enumerate(st.ray[source][direction][: fact.number]):
            door = st.ray_doors[source][direction][place]
            if door >= 0 and self.blocked >> door & 1:
                break
            self.lit |= 1 << sector

    def clean_up(self, fact: Fact) -> None:
        """Evil places the danger markers of a clean-up, unless it is still to do so."""
        if self.table.owed and (fact.round, fact.turn) == self.now():
            return
        for _ in range(fact.number):
            self.place_danger(1 + self.luck.randrange(2), range(self.st.size))

    def now(self) -> tuple[int, int]:
        return self.table.round, self.table.turn

    def place_danger(self, floor: int, among: "range | list[int]") -> None:
        """Put a marker into some sector of a floor without one, if a few tries find one (AL-END-08, AL-END-09)."""
        st = self.st
        if not among or (self.danger & self.floor_mask(floor)).bit_count() >= CONSTANTS.dangers_per_floor:
            return
        for _ in range(6):
            sector = among[self.luck.randrange(len(among))]
            if st.floor[sector] == floor and not self.danger >> sector & 1:
                self.danger |= 1 << sector
                return

    def floor_mask(self, floor: int) -> int:
        """Return the sectors of a floor as a bit set."""
        first = self.st.ground.one.size
        return (1 << first) - 1 if floor == 1 else (1 << self.st.size) - (1 << first)

    # Creatures

    def hear(self, moment: Moment, fact: Fact) -> None:
        """A noise: a hidden creature went where the word is true, or one spawned there (AL-NOISE-01 to -04)."""
        hero = self.sectors[fact.here]
        there = sources(self.st, hero, self.blocked, fact.word) & ~self.in_maze(moment)
        movers = [one for one in self.hidden if self.reach(one.sector) & there]
        # A step is as likely as a spawn with one creature about, and more so with more.
        if movers and self.luck.randrange(len(movers) + 1):
            self.step(movers, there, fact)
        elif not self.spawn(there, hero):
            self.step(movers or [one for one in self.hidden if self.near(one.sector) & there], there, fact)

    def step(self, movers: list[Hidden], there: int, fact: Fact) -> None:
        """One of these creatures goes to one of these sectors, as near as possible."""
        if movers:
            one = movers[self.luck.randrange(len(movers))]
            self.go(one, self.any_of(self.reach(one.sector) & there or self.near(one.sector) & there), fact)

    def go(self, one: Hidden, sector: int, fact: Fact) -> None:
        """A hidden creature ends a move; at the end of the turn it switches the light off there (AL-LIGHT-08)."""
        one.sector = sector
        one.moved = turn_number(fact.round, fact.turn)
        if one.moved < turn_number(*self.now()):
            self.lit &= ~(1 << sector)

    def spawn(self, there: int, hero: int) -> bool:
        """Let a creature of some kind spawn in one of these sectors, far enough from the Hero; False if none can.

        AL-SPAWN-02, AL-LIMIT-01, AL-LIMIT-03.
        """
        for floor in (1, 2):
            mask = self.floor_mask(floor)
            if (
                there & mask
                and len([1 for one in self.hidden if mask >> one.sector & 1]) >= CONSTANTS.creatures_per_floor
            ):
                there &= ~mask
        if not there:
            return False
        kinds = list(self.least)
        while kinds:
            kind = kinds.pop(self.luck.randrange(len(kinds)))
            sectors = there & far_sectors(self.st, hero, self.blocked, self.least[kind])
            if sectors and len([1 for one in self.hidden if one.kind == kind]) < self.markers[kind]:
                self.hidden.append(Hidden(kind, False, self.any_of(sectors), False))
                return True
        return False

    def meet(self, fact: Fact) -> None:
        """A creature is shown: the most likely one of the story is not hidden any more."""
        away = self.st.steps[self.sectors[fact.number]]
        same = [one for one in self.hidden if one.kind == fact.kind and one.wounded == fact.wounded]
        found = same or [one for one in self.hidden if not one.known]
        if found:
            self.hidden.remove(min(found, key=lambda one: away[one.sector]))

    def lose_sight(self, moment: Moment, fact: Fact) -> None:
        """A figure left the maze: its creature is hidden now."""
        sector = self.sectors[fact.number]
        if fact.what == "vanished":
            if fact.kind not in ("parasite", "spore"):
                return  # Only these are teleported; others were taken off the map.
            sector = self.luck.randrange(self.st.size)
        elif fact.what == "left":
            beyond = self.st.link[sector][DIRECTION[fact.word]]
            sector = beyond if beyond >= 0 else sector
            if moment.noise:
                hero = self.sectors[fact.here]
                ends = sources(self.st, hero, self.blocked, moment.noise) & ~self.in_maze(moment)
                if not ends >> sector & 1 and self.reach(sector) & ends:
                    sector = self.any_of(self.reach(sector) & ends)
        one = Hidden(fact.kind, fact.wounded, sector, True)
        if fact.what == "left":
            self.go(one, sector, fact)
        self.hidden.append(one)

    def locate(self, moment: Moment, fact: Fact) -> None:
        """An answer about a kind of creature: one is so far away, and none of it is nearer."""
        what, _, kind = fact.word.partition(".")
        kind = self.table.boss if what == "boss" else kind
        if kind not in KINDS and kind not in BOSSES:
            return
        same = [one for one in self.hidden if one.kind == kind]
        if fact.number < 0:
            self.hidden = [one for one in self.hidden if one.kind != kind or one.kind in BOSSES]
            return
        hero = self.sectors[fact.here]
        away = self.st.steps[hero]
        floor = self.st.floor[hero] if fact.same_floor else 3 - self.st.floor[hero]
        maze = self.in_maze(moment)
        ring = [s for s in range(self.st.size) if away[s] == fact.number and self.st.floor[s] == floor]
        hidden_ring = [s for s in ring if not maze >> s & 1]
        for one in same:
            if away[one.sector] < fact.number:
                one.sector = hidden_ring[self.luck.randrange(len(hidden_ring))] if hidden_ring else one.sector
        if any([one.sector in ring for one in same]) or any(
            [figure.kind == kind and self.sectors[figure.tile] in ring for figure in self.table.figures]
        ):
            return
        if hidden_ring and (kind not in BOSSES or same):
            sector = hidden_ring[self.luck.randrange(len(hidden_ring))]
            if same:
                same[self.luck.randrange(len(same))].sector = sector
            else:
                self.hidden.append(Hidden(kind, False, sector, True))

    def seek(self, moment: Moment, fact: Fact) -> None:
        """A Seeker Drone found a hidden creature of a kind within some steps on this floor, or none."""
        hero = self.sectors[fact.here]
        away, floor, maze = self.st.steps[hero], self.st.floor[hero], self.in_maze(moment)
        ring = [
            s
            for s in range(self.st.size)
            if 0 <= away[s] <= fact.number and self.st.floor[s] == floor and not maze >> s & 1
        ]
        same = [one for one in self.hidden if one.kind == fact.word]
        near = [one for one in same if one.sector in ring]
        if not fact.same_floor:
            outside = [s for s in range(self.st.size) if s not in ring and not maze >> s & 1]
            for one in near:
                one.sector = outside[self.luck.randrange(len(outside))] if outside else one.sector
        elif not near and ring:
            sector = ring[self.luck.randrange(len(ring))]
            if same:
                same[0].sector = sector
            elif fact.word in KINDS:
                self.hidden.append(Hidden(fact.word, False, sector, True))

    # Sets of sectors

    def in_maze(self, moment: Moment) -> int:
        """Return the sectors that were in the maze at a moment."""
        mask = 0
        for number in moment.there:
            mask |= 1 << self.sectors[number]
        return mask

    def reach(self, sector: int) -> int:
        """Return a sector and those beside it, doors open or not: a creature opens them."""
        known = self._reach[sector]
        if not known:
            known = 1 << sector
            for other, _ in self.st.neighbours[sector]:
                known |= 1 << other
            self._reach[sector] = known
        return known

    def near(self, sector: int) -> int:
        """Return the sectors within 3 steps: no card moves a creature farther."""
        return sum([1 << other for other, steps in enumerate(self.st.steps[sector]) if 0 <= steps <= FARTHEST_MOVE])

    def any_of(self, mask: int) -> int:
        """Return a random sector of a set."""
        for _ in range(self.luck.randrange(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1


def turn_number(round: int, turn: int) -> int:
    """Return a number that grows from turn to turn."""
    return round * (CONSTANTS.turns + 1) + turn


def sources(st: Station, hero: int, blocked: int, word: str) -> int:
    """Return the sectors from which a noise has this direction, as a bit set (AL-NOISE-01 to -04, AL-RULING-13)."""
    key = (st.lay, hero, blocked, word)
    known = _sources.get(key)
    if known is None:
        if len(_sources) >= KEPT:
            _sources.clear()
        known = _sources[key] = _find_sources(st, hero, blocked, word)
    return known


def far_sectors(st: Station, hero: int, blocked: int, least: int) -> int:
    """Return the sectors at least so far from the Hero, measured as for spawning, as a bit set (AL-SPAWN-03)."""
    key = (st.ground, hero, blocked, least)
    known = _far.get(key)
    if known is None:
        if len(_far) >= KEPT:
            _far.clear()
        away = distances(st, hero, blocked, 1)
        known = _far[key] = sum([1 << s for s in range(st.size) if away[s] >= least])
    return known


def _find_sources(st: Station, hero: int, blocked: int, word: str) -> int:
    away, floor = distances(st, hero, blocked, -1), st.floor[hero]
    if word == "out_of_hearing":
        return sum([1 << s for s in range(st.size) if away[s] < 0])
    if word == "other_floor":
        return sum([1 << s for s in range(st.size) if away[s] >= 0 and st.floor[s] != floor])
    direction = DIRECTION[word]
    beside, door = st.link[hero][direction], st.door[hero][direction]
    if beside < 0 or (door >= 0 and blocked >> door & 1):
        return 0
    from_beside = distances(st, beside, blocked, -1)
    return sum([1 << s for s in range(st.size) if st.floor[s] == floor and 0 <= from_beside[s] == away[s] - 1])
