"""What a bot keeps in mind while it plans: its own affairs in short, and what it takes for granted of the others.

Only what the player may see is read: the own secrets, and what lies open of the others.
"""

from typing import Any, Final

from brassboard.kit.bits import Bits, members

from ..content import AUTOMA_CARDS, BOTTOMS, DIAL_MAX, LEVELS, MATS, OBJECTIVES, RESOURCES, STARS, Condition
from ..content.map_tables import AWAY, HEXES, HOMES, MAKES, TERRITORIES, VILLAGES
from ..data.table import AUTOMA, NOWHERE, Player, Table
from ..extension_points import Scene, points_of
from ..queries import buildings, controls, enemy_fighters, enemy_units, goods_on, is_ability, units
from ..rules.movement_abilities import steps_from
from ..rules.scoring import for_structures, territories, tier
from .automa_threat import Raider, unseen

USUAL_ROUNDS: Final = 21  # how long a game lasts when nobody hurries
LONGEST: Final = 30  # rounds after which nobody is supposed to grow richer
IMPATIENT: Final = (28, 40)  # rounds from which on the end is welcome even to those behind, more and more
FAR: Final = 20
GROWTH: Final = 2.6  # coins a rival's result grows by in a round
ADVANCES: Final = len([1 for card in AUTOMA_CARDS.values() if card.advance]) / len(AUTOMA_CARDS)
TURNS_LEFT: Final = (USUAL_ROUNDS, 17, 14, 11, 7, 4, 0)  # by the stars the leader has
NEAR: Final = (1.0, 1.0, 0.55, 0.25)  # how likely somebody so far away comes
MERCY: Final = 0.5  # people think twice before they drive workers off
MANY: Final = (0.0, 1.0, 2.0, 3.0, 3.6, 4.0, 4.2, 4.4, 4.6)  # so many workers on a hex count like so many
IDLE: Final = (-0.6, -0.1)  # a worker at home, and where nothing is made
VILLAGE: Final = len(RESOURCES)
COSTS: Final = {
    mat.id: tuple([next(each.cost for each in mat.sections if each.bottom == bottom) for bottom in BOTTOMS])
    for mat in MATS.values()
}
"""What the bottom actions of a mat cost with no cube on them, by content.BOTTOMS."""
JOBS: Final = [
    VILLAGE if VILLAGES >> at & 1 else MAKES[at] if MAKES[at] >= 0 else VILLAGE + (1 if HOMES >> at & 1 else 2)
    for at in range(HEXES)
]
"""What a worker does on a hex: make a resource, more workers, or nothing."""
OPEN_SPACES: Final = ("upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power")

LAYING: Final = ("exalt", "maifuku")
"""The abilities by which a character leaves tokens behind."""
UNPLANNED: Final = ("controlled_territory_with", "forced_opponent_worker_to_retreat_this_turn")
"""What a sketch cannot tell: which hex goods lie on, whom a turn drives off."""


class Sketch:
    """One player's affairs some turns from now: pieces and mats as they would be, goods counted by kind."""

    __slots__ = ("extra", "foes", "goods", "moves", "one", "tokens", "turns")

    def __init__(
        self, one: Player, goods: tuple[int, ...], tokens: Bits, foes: Bits, turns: int = 0, extra: float = 0.0
    ) -> None:
        self.one = one
        self.goods = goods  # on controlled territories, by content.RESOURCES
        self.tokens = tokens  # encounters nobody has met
        self.foes = foes  # where rivals have units: fewer, once some are driven off
        self.turns = turns  # own turns played since the question
        self.extra = extra  # what it got or risks that is not on the table, in coins
        self.moves: tuple[Step, ...] = ()  # the units moved in the turn in progress

    def copy(self) -> "Sketch":
        other = Sketch(self.one.__copy__(), self.goods, self.tokens, self.foes, self.turns, self.extra)
        other.moves = self.moves
        return other

    def add(self, kind: int, n: int) -> None:
        goods = list(self.goods)
        goods[kind] += n
        self.goods = tuple(goods)


class Step:
    """A move found: the unit, where it stands, the first step, where it ends, who rides along."""

    __slots__ = ("at", "gain", "riders", "to", "unit", "via")

    def __init__(self, unit: str, at: int, via: int, to: int, riders: int, gain: float) -> None:
        self.unit = unit
        self.at = at
        self.via = via
        self.to = to
        self.riders = riders
        self.gain = gain


class Outlook:
    """What stays as it is while a player plans: the others, the ways, how long the game will last."""

    def __init__(self, m: Scene, seat: int, imagined: bool = False) -> None:
        """In an imagined world the rivals' coins, hidden from the player, are as good as any guess."""
        table: Table = m.table
        self.m = m
        self.table = table
        self.seat = seat
        self.fighters: Bits = enemy_fighters(table, seat)
        self.rivals = [one for one in table.players if one.seat != seat]
        self.others_built: Bits = 0
        for other in self.rivals:
            self.others_built |= buildings(other)
        self.left = turns_left(table, seat)
        self.rival = max([estimate(table, other, imagined) for other in self.rivals], default=0.0)
        self.unlimited = bool(points_of(table).unlimited.get(table.players[seat].faction))
        self.danger, self.might = dangers([one for one in self.rivals if one.kind != AUTOMA])
        self.raiders = [Raider(m, one) for one in self.rivals if one.kind == AUTOMA]
        self.impatience = impatience(table)
        self.goals = goals_of(table.players[seat])
        self.lays = next((each for each in LAYING if is_ability(m, table.players[seat], each)), "")
        self.laid: Bits = tokens_laid(table)
        self.stock = [sum([row[at] for row in table.goods]) for at in range(HEXES)]
        self.errands: dict[int, float] = {}  # what the character's errands are worth, as far as asked
        self.tiles: dict[tuple[int, ...], int] = {}  # what the structure bonus pays
        self.known_steps: dict[tuple[object, ...], list[Step]] = {}  # the best steps, and the ways of units
        self.grounds: dict[tuple[object, ...], Any] = {}  # how pieces stand, counted for moves
        self.known_goals: dict[tuple[bool, int, int, Bits, bool], list[tuple[int, int]]] = {}
        self._paid: dict[tuple[float, ...], list[list[float]]] = {}
        self._steps: dict[int, Bits] = {}
        self._ways: dict[int, list[int]] = {}
        self._reach: dict[int, Bits] = {}

    def paid(self, jobs: tuple[float, ...]) -> list[list[float]]:
        """What so many workers at each of JOBS are worth on one hex: few are enough."""
        known = self._paid.get(jobs)
        if known is None:
            known = [[rate * n for n in MANY] for rate in jobs]
            known += [[rate * n for n in range(len(MANY))] for rate in IDLE]
            self._paid[jobs] = known
        return known

    def steps(self, one: Player, unit: str, at: int) -> Bits:
        """Where one step leads; remembered, though some ways come and go with control."""
        key = (at << 5 | one.deployed) << 1 | (unit == "worker")
        known = self._steps.get(key)
        if known is None:
            known = self._steps[key] = steps_from(self.m, one, unit, at)
        return known

    def ways(self, one: Player, at: int) -> list[int]:
        """How many steps the character has to each hex."""
        key = at << 5 | one.deployed
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._walked(one, at)
        return known

    def reach(self, one: Player, at: int) -> Bits:
        """The territories a fighter has within two steps, without a fight."""
        key = at << 5 | one.deployed
        known = self._reach.get(key)
        if known is None:
            known = self.steps(one, "mech", at)
            for via in members(known & ~self.fighters):
                known |= self.steps(one, "mech", via)
            known = self._reach[key] = known & TERRITORIES & ~self.fighters
        return known

    def _walked(self, one: Player, at: int) -> list[int]:
        away = [FAR] * HEXES
        away[at] = 0
        edge, seen, steps = 1 << at, 1 << at, 0
        while edge and steps < FAR:
            steps += 1
            reached = 0
            while edge:
                low = edge & -edge
                edge ^= low
                reached |= self.steps(one, "character", low.bit_length() - 1)
            edge = reached & ~seen
            seen |= edge
            rest = edge
            while rest:
                low = rest & -rest
                rest ^= low
                away[low.bit_length() - 1] = steps
            edge &= ~self.fighters
        return away


def strength(one: Player) -> float:
    """What a rival is likely to bring to a combat."""
    return 0.75 * min(DIAL_MAX, one.power) + 2.0 * min(2, len(one.cards))


def tokens_laid(table: Table) -> Bits:
    """Where anybody's Flags and Traps lie."""
    found = 0
    for one in table.players:
        for at in (*one.flags, *[trap.at for trap in one.traps]):
            found |= 1 << at
    return found


def dangers(rivals: list[Player]) -> tuple[list[float], list[float]]:
    """How much people's fighters threaten each hex, and how strong who may come is."""
    found = [0.05] * TERRITORIES.bit_length()
    might = [0.0] * TERRITORIES.bit_length()
    for one in rivals:
        for at in range(len(found)):
            near = min([AWAY[at][there] for there in {one.character, *one.mechs} if there >= 0], default=FAR)
            if near < len(NEAR):
                found[at] = max(found[at], NEAR[near] * MERCY)
                might[at] = max(might[at], strength(one))
    return found, might


def sketched(m: Scene, seat: int) -> Sketch:
    """The player's affairs as they are."""
    table: Table = m.table
    land = controls(table, seat)
    goods = goods_on(table, land)
    tokens = 0
    for at in table.encounters:
        tokens |= 1 << at
    return Sketch(table.players[seat].__copy__(), goods, tokens, enemy_units(table, seat))


def goals_of(one: Player) -> list[tuple[Condition, ...]]:
    """The conditions of the objectives in hand that can be planned."""
    found: list[tuple[Condition, ...]] = []
    for no in one.objectives:
        card = OBJECTIVES.get(no)
        if card is not None and all([each.fact not in UNPLANNED for each in card.all]):
            found.append(card.all)
    return found


def rounds_played(table: Table) -> int:
    return table.turns // max(1, len(table.order))


def impatience(table: Table) -> float:
    """How much a player wants it to end, 0 to 1: two who wait for the other to end it would wait for ever."""
    start, end = IMPATIENT
    return max(0.0, min(1.0, (rounds_played(table) - start) / (end - start)))


def turns_left(table: Table, seat: int) -> int:
    """How many turns each player may still have, judged by the stars everybody sees."""
    played = rounds_played(table)
    left = max(8, USUAL_ROUNDS - played)
    for one in table.players:
        stars = len(one.stars)
        if one.kind == AUTOMA:
            level = LEVELS[one.level]
            wins = len([1 for star in one.stars if star != "tracker"])
            last = level.stars[min(len(level.stars), STARS - wins) - 1] if wins < STARS else 0
            left = min(left, max(1, round(turns_for(table, one, last - one.tracker))))
        elif one.seat == seat:
            left = min(left, TURNS_LEFT[min(stars, STARS)] + 1)
        else:
            left = min(left, TURNS_LEFT[min(stars, STARS)])
    return max(1, left)


def turns_for(table: Table, one: Player, steps: int) -> float:
    """How many turns an Automa is likely to need for so many steps: first the cards still to come, then all anew."""
    cards = unseen(table, one)
    moving = len([1 for card in cards if card.advance])
    near = min(steps, moving)
    second = LEVELS[one.level].second - one.tracker  # SA-TURN-04: then the deck is shuffled
    if second > 0:
        near = min(near, second)
    return near * (len(cards) + 1) / (moving + 1) + (steps - near) / ADVANCES


def estimate(table: Table, one: Player, imagined: bool = False) -> float:
    """What a rival would score now, coins guessed where they are hidden and nobody has imagined them."""
    rate = tier(one)
    automa = one.kind == AUTOMA
    coins = float(one.coins) if automa or imagined else 6.0 + 0.9 * min(LONGEST, rounds_played(table))
    value = coins + len(one.stars) * rate.star + territories(table, one.seat) * rate.territory
    return value + (0 if automa else for_structures(table, one.seat) + 2 * rate.pair)


def land_of(sketch: Sketch) -> Bits:
    """What the player would control."""
    return (units(sketch.one) | buildings(sketch.one)) & TERRITORIES & ~sketch.foes


def uses_left(one: Player, kind: int) -> int:
    """How often a bottom action still gives something."""
    if kind == 0:
        return 6 - one.lifted.bit_count()
    if kind == 1:
        return 4 - one.deployed.bit_count()
    return one.structures.count(NOWHERE) if kind == 2 else 4 - one.recruits.bit_count()


def place_stars(look: Outlook, one: Player) -> None:
    """The stars that are due by what counts on mats and tracks."""
    counts = (
        one.lifted.bit_count() >= 6,
        one.deployed.bit_count() >= 4,
        NOWHERE not in one.structures,
        one.recruits.bit_count() >= 4,
        len(one.workers) >= 8,
        one.popularity >= 18,
        one.power >= 16,
    )
    for space, due in zip(OPEN_SPACES, counts, strict=True):
        if due and space not in one.stars and space in look.table.track and len(one.stars) < STARS:
            one.stars = (*one.stars, space)
