"""A copy of the secret map on which a card is tried out while its player makes the choices.

Every verb changes the copy as the match will be changed later, so that each choice sees what the ones before it did.
The operations that do it for real are collected on the way.
"""

from typing import Final

from ..content import BOSSES, CONSTANTS, KINDS
from ..data.core_frames import Op, Turn
from ..data.hero_frames import HeroAttack, Look
from ..data.table import Creature, Table
from ..queries import DIRECTION, Scene, bits, creature_of, lit_in_reach, sectors_in_sight, spawn_distances, station
from ..rules import maze, noise
from ..scenario.static_map import Station

TIE: Final = "|"
"""Joins the tied directions of a noise in `Op.told` until the leader has picked one."""
SEEN: Final = 0
"""The figure number of every creature that is revealed only in the copy."""


class World:
    """The secret map while a card is tried out. `table` is a copy: nothing of the match changes."""

    def __init__(self, m: Scene, seat: int, muted: bool = False) -> None:
        self.m = m
        self.seat = seat
        self.table: Table = m.table.__copy__()
        self.table.secret = m.table.secret.__copy__()
        self.station: Station = station(m.table)
        self.ops: list[Op] = []
        self.that: list[int] = []
        """The creatures of the last move, spawn or teleport of this card (AL-FLOW-09)."""
        self.target = -1
        """The creature attacked, once the player has picked it."""
        self.known = [one.id for one in self.table.secret.creatures if one.figure >= 0]
        """Creatures that were revealed since the card began; they cause no shock (AL-RULING-47, AL-SHOCK-02)."""
        self.removed = False
        """Whether the last `undanger` removed a marker."""
        self.moving = -1
        """The creature of the last move."""
        self.seen_outside = False
        """Whether the last move revealed its creature outside the Hero's sector."""
        self.muted = muted
        """Whether the noise of this card is not reported."""
        self.must = False
        """Whether moves and spawns must be done if they can be: those of a standard reaction."""
        self.card = ""
        """The id of the card that is played, `standard` if it is face down; empty outside cards."""
        self.names: dict[str, str] = {}
        """Other names for kinds of questions."""

    # Reading

    @property
    def creatures(self) -> tuple[Creature, ...]:
        """The creatures on the map."""
        return self.table.secret.creatures

    def creature(self, id: int) -> Creature:
        """Return a creature of the map."""
        one = creature_of(self.table, id)
        assert one is not None, f"c{id} is not on the map"
        return one

    def of_who(self, who: str) -> list[Creature]:
        """Return the creatures a card means by a word (AL-FLOW-09)."""
        there = self.creatures
        if who in ("any", "all"):
            return list(there) if who == "any" else [one for one in there if one.sector == self.table.secret.hero]
        if who in ("hidden", "revealed"):
            return [one for one in there if (one.figure < 0) == (who == "hidden")]
        if who == "that":
            return [one for one in there if one.id in self.that]
        if who == "target":
            return self.targets()
        return [one for one in there if one.kind == who]

    def targets(self) -> list[Creature]:
        """Return the creature of this roll, or later in the turn all those attacked in it (AL-FLOW-09)."""
        attack = self.m.nearest(HeroAttack)
        if attack is not None and attack.aimed:
            return [one for one in self.creatures if one.id in attack.aimed]
        if attack is not None:
            figures: tuple[int, ...] = (attack.figure,)
        else:
            turn = self.m.nearest(Turn)
            figures = turn.attacked if turn is not None else ()
        return [one for one in self.creatures if one.figure >= 0 and one.figure in figures]

    def in_scope(self, scopes: tuple[str, ...]) -> int:
        """Return the bit set of the sectors of a scope, as the map is now."""
        found = 0
        for scope in scopes:
            found |= self.scope(scope)
        return found

    def scope(self, scope: str) -> int:
        """Return the bit set of the sectors one word means."""
        st, secret = self.station, self.table.secret
        here = 1 << secret.hero
        everything = (1 << st.size) - 1
        if scope == "here":
            return here
        if scope == "any":
            return everything
        if scope == "adj":  # AL-DOOR-04
            there = [s for s, door in st.neighbours[secret.hero] if door < 0 or not secret.blocked >> door & 1]
            return bit_set(there)
        if scope in ("los", "los_beyond"):
            seen = sectors_in_sight(self.table)
            return seen if scope == "los" else seen & ~here
        if scope == "floor":
            return bit_set([s for s in range(st.size) if st.floor[s] == st.floor[secret.hero]])
        if scope == "far":
            steps = spawn_distances(self.table)
            return bit_set([s for s in range(st.size) if steps[s] >= CONSTANTS.far]) & ~secret.revealed
        if scope == "looked":
            return bit_set(self.looked())
        return bit_set([one.sector for one in self.targets()])

    def looked(self) -> list[int]:
        """Return the sectors this Explore will look at, or later in the turn all sectors looked at (AL-FLOW-09)."""
        look = self.m.nearest(Look)
        if look is not None:
            return maze.line_ahead(self.m, DIRECTION[look.direction], look.n)
        turn = self.m.nearest(Turn)
        return [self.table.secret.sectors[number] for number in turn.looked] if turn is not None else []

    def distance(self, sector: int) -> int:
        """Return the distance of a sector from the Hero, measured as for spawning."""
        return spawn_distances(self.table)[sector]

    def by_name(self, sectors: int) -> list[int]:
        """Return the sectors of a bit set in the order of their names."""
        return sorted(bits(sectors), key=self.station.lay.names().rank.__getitem__)

    # Changing

    def put(self, changed: Creature) -> None:
        """Store a changed creature."""
        secret = self.table.secret
        secret.creatures = tuple([changed if one.id == changed.id else one for one in secret.creatures])

    def place(self, id: int, sector: int) -> bool:
        """Put a creature into a sector; return whether it may shock the Hero there."""
        one, secret = self.creature(id), self.table.secret
        if not secret.revealed >> sector & 1:
            self.put(maze.with_place(one, sector, one.moved_to, -1))
            return False
        shocks = sector == secret.hero and id not in self.known
        self.put(maze.with_place(one, sector, one.moved_to, max(one.figure, SEEN)))
        self.note_seen(one, sector)
        return shocks

    def note_seen(self, one: Creature, sector: int) -> None:
        """Note that a creature is seen in this sector; `one` is the creature as it was before."""
        if one.id == self.moving and one.figure < 0 and sector != self.table.secret.hero:
            self.seen_outside = True
        if one.id not in self.known:
            self.known.append(one.id)

    def add(self, kind: str, sector: int) -> int:
        """Put a new creature on the map and return the number it will have."""
        secret = self.table.secret
        secret.last_id += 1
        revealed = bool(secret.revealed >> sector & 1)
        secret.creatures = (*secret.creatures, Creature(secret.last_id, kind, sector, figure=SEEN if revealed else -1))
        if revealed:
            self.known.append(secret.last_id)
        return secret.last_id

    def remove(self, id: int) -> None:
        """Take a creature off the map."""
        self.table.secret.creatures = tuple([one for one in self.creatures if one.id != id])

    def cast(self) -> None:
        """Reveal the lit sectors that came into sight, with the creatures in them (AL-RULING-04)."""
        secret = self.table.secret
        while (sector := lit_in_reach(self.table)) >= 0:
            secret.revealed |= 1 << sector
            for one in self.creatures:
                if one.sector == sector and one.figure < 0:
                    self.put(maze.with_place(one, sector, one.moved_to, SEEN))
                    self.note_seen(one, sector)

    def hide(self, sector: int) -> None:
        """Take a sector out of the maze with all it holds."""
        self.table.secret.revealed &= ~(1 << sector)
        for one in self.creatures:
            if one.sector == sector:
                self.put(maze.with_place(one, sector, one.moved_to, -1))

    def noise(self, sector: int) -> str:
        """Return what the Hero is told of a noise: a word, several tied ones joined, or nothing."""
        return "" if self.muted else TIE.join(noise.directions(self.table, sector))

    def full_of_danger(self, sector: int) -> bool:
        """Whether the floor of a sector holds as many danger markers as it may."""
        return len(self.markers_of_floor(sector)) >= CONSTANTS.dangers_per_floor

    def markers_of_floor(self, sector: int) -> list[int]:
        """Return the sectors with a danger marker on the floor of this sector."""
        floor = self.station.floor
        return [other for other in bits(self.table.secret.danger) if floor[other] == floor[sector]]


def bit_set(sectors: list[int]) -> int:
    """Return the bit set of these sectors."""
    found = 0
    for sector in sectors:
        found |= 1 << sector
    return found


def is_boss(one: Creature) -> bool:
    """Whether a creature is a boss, which is neither recalled nor teleported (AL-BOSS-02)."""
    return one.kind in BOSSES


def kinds_of(who: str) -> list[str]:
    """Return the ordinary kinds a word means."""
    return [kind for kind in KINDS if who in ("any", kind)]
