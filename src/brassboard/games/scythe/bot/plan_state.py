"""What a bot knows while it plans: its own position in short, and assumptions about the others that stay fixed.

Only what the player may see is read: the player's own secrets and what is open of the others.
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
from .automa_threat import AutomaThreat, unseen_cards

USUAL_ROUNDS: Final = 21  # how long a game lasts when nobody hurries
LONGEST: Final = 30  # rounds after which the guess of hidden coins stops growing
IMPATIENT_ROUNDS: Final = (28, 40)  # rounds in which the wish to end the game grows from 0 to 1, even for those behind
FAR: Final = 20
GROWTH: Final = 2.6  # coins a rival's result grows by in a round
ADVANCES: Final = len([1 for card in AUTOMA_CARDS.values() if card.advance]) / len(AUTOMA_CARDS)
TURNS_LEFT: Final = (USUAL_ROUNDS, 17, 14, 11, 7, 4, 0)  # by the stars the leader has
THREAT_BY_DISTANCE: Final = (1.0, 1.0, 0.55, 0.25)  # how likely a fighter comes, by its distance in steps
PEOPLE_RESTRAINT: Final = 0.5  # factor for people: driving workers off costs them popularity
WORKERS_ON_HEX: Final = (
    0.0,
    1.0,
    2.0,
    3.0,
    3.6,
    4.0,
    4.2,
    4.4,
    4.6,
)  # value of 0 to 8 workers on one hex, in full workers
IDLE: Final = (-0.6, -0.1)  # value of a worker on a home base, and on a hex that makes nothing
VILLAGE: Final = len(RESOURCES)
COSTS: Final = {
    mat.id: tuple([next(each.cost for each in mat.sections if each.bottom == bottom) for bottom in BOTTOMS])
    for mat in MATS.values()
}
"""The cost of each bottom-row action of a mat before any upgrade, in the order of content.BOTTOMS."""
JOBS: Final = [
    VILLAGE if VILLAGES >> at & 1 else MAKES[at] if MAKES[at] >= 0 else VILLAGE + (1 if HOMES >> at & 1 else 2)
    for at in range(HEXES)
]
"""The job of a worker on each hex: a kind of resource, VILLAGE for new workers, more for nothing."""
OPEN_SPACES: Final = ("upgrades", "mechs", "structures", "recruits", "workers", "popularity", "power")

TOKEN_ABILITIES: Final = ("exalt", "maifuku")
"""The faction abilities by which a character places Flags or Traps."""
UNPLANNED: Final = ("controlled_territory_with", "forced_opponent_worker_to_retreat_this_turn")
"""The facts that a PlanState cannot judge: on which hex resources lie, and which workers a turn drives off."""


class PlanState:
    """One player's position some turns from now: pieces and mats as they would be, resources counted by kind."""

    __slots__ = ("extra", "foes", "goods", "moves", "one", "tokens", "turns")

    def __init__(
        self, one: Player, goods: tuple[int, ...], tokens: Bits, foes: Bits, turns: int = 0, extra: float = 0.0
    ) -> None:
        self.one = one
        self.goods = goods  # tokens on controlled territories, in the order of content.RESOURCES
        self.tokens = tokens  # hexes with an encounter token
        self.foes = foes  # hexes with units of rivals, without those driven off
        self.turns = turns  # own turns played since the planning began
        self.extra = extra  # gains and risks that no other field holds, in coins
        self.moves: tuple[PlannedMove, ...] = ()  # the moves of the turn in progress

    def copy(self) -> "PlanState":
        """Return a copy that can be changed on its own."""
        other = PlanState(self.one.__copy__(), self.goods, self.tokens, self.foes, self.turns, self.extra)
        other.moves = self.moves
        return other

    def add(self, kind: int, n: int) -> None:
        """Add tokens of a kind of resource."""
        goods = list(self.goods)
        goods[kind] += n
        self.goods = tuple(goods)


class PlannedMove:
    """A move of one unit: its hex, its first step, where it ends, how many workers ride along, its gain in coins."""

    __slots__ = ("at", "gain", "riders", "to", "unit", "via")

    def __init__(self, unit: str, at: int, via: int, to: int, riders: int, gain: float) -> None:
        self.unit = unit
        self.at = at
        self.via = via
        self.to = to
        self.riders = riders
        self.gain = gain


class PlanContext:
    """What stays fixed while a player plans: the others, where steps lead, how long the game will last."""

    def __init__(self, m: Scene, seat: int, imagined: bool = False) -> None:
        """Read the table for a seat.

        In an imagined world (`imagined`) the hidden coins of rivals have been guessed already, so they are read.
        """
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
        self.rival = max([estimated_score(table, other, imagined) for other in self.rivals], default=0.0)
        self.unlimited = bool(points_of(table).unlimited.get(table.players[seat].faction))
        self.danger, self.might = threats([one for one in self.rivals if one.kind != AUTOMA])
        self.raiders = [AutomaThreat(m, one) for one in self.rivals if one.kind == AUTOMA]
        self.impatience = impatience(table)
        self.goals = plannable_objectives(table.players[seat])
        self.lays = next((each for each in TOKEN_ABILITIES if is_ability(m, table.players[seat], each)), "")
        self.laid: Bits = tokens_laid(table)
        self.stock = [sum([row[at] for row in table.goods]) for at in range(HEXES)]
        self.errands: dict[int, float] = {}  # cache: value of the character's errands
        self.tiles: dict[tuple[int, ...], int] = {}  # cache: coins of the structure bonus
        self.known_steps: dict[tuple[object, ...], list[PlannedMove]] = {}  # cache: the best moves
        self.layouts: dict[tuple[object, ...], Any] = {}  # cache: PieceLayout objects
        self.known_goals: dict[tuple[bool, int, int, Bits, bool], list[tuple[int, int]]] = {}
        self._paid: dict[tuple[float, ...], list[list[float]]] = {}
        self._steps: dict[int, Bits] = {}
        self._distances: dict[int, list[int]] = {}
        self._reach: dict[int, Bits] = {}

    def paid(self, jobs: tuple[float, ...]) -> list[list[float]]:
        """Return the value of each number of workers on one hex at each of JOBS; further workers add less."""
        known = self._paid.get(jobs)
        if known is None:
            known = [[rate * n for n in WORKERS_ON_HEX] for rate in jobs]
            known += [[rate * n for n in range(len(WORKERS_ON_HEX))] for rate in IDLE]
            self._paid[jobs] = known
        return known

    def steps(self, one: Player, unit: str, at: int) -> Bits:
        """Return where one step leads. The cached answer may be outdated where a path depends on control."""
        key = (at << 5 | one.deployed) << 1 | (unit == "worker")
        known = self._steps.get(key)
        if known is None:
            known = self._steps[key] = steps_from(self.m, one, unit, at)
        return known

    def distances(self, one: Player, at: int) -> list[int]:
        """Return the character's number of steps to each hex."""
        key = at << 5 | one.deployed
        known = self._distances.get(key)
        if known is None:
            known = self._distances[key] = self._find_distances(one, at)
        return known

    def reach(self, one: Player, at: int) -> Bits:
        """Return the territories that a character or mech reaches in two steps without a combat."""
        key = at << 5 | one.deployed
        known = self._reach.get(key)
        if known is None:
            known = self.steps(one, "mech", at)
            for via in members(known & ~self.fighters):
                known |= self.steps(one, "mech", via)
            known = self._reach[key] = known & TERRITORIES & ~self.fighters
        return known

    def _find_distances(self, one: Player, at: int) -> list[int]:
        """Return the number of steps to each hex by a search that does not pass enemy fighters."""
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


def likely_strength(one: Player) -> float:
    """Return the strength that a rival is likely to bring to a combat."""
    return 0.75 * min(DIAL_MAX, one.power) + 2.0 * min(2, len(one.cards))


def tokens_laid(table: Table) -> Bits:
    """Return the hexes with a Flag or Trap of any player."""
    found = 0
    for one in table.players:
        for at in (*one.flags, *[trap.at for trap in one.traps]):
            found |= 1 << at
    return found


def threats(rivals: list[Player]) -> tuple[list[float], list[float]]:
    """Return for each hex how likely people's fighters come there, 0 to 1, and the strength of the strongest."""
    found = [0.05] * TERRITORIES.bit_length()
    might = [0.0] * TERRITORIES.bit_length()
    for one in rivals:
        for at in range(len(found)):
            near = min([AWAY[at][there] for there in {one.character, *one.mechs} if there >= 0], default=FAR)
            if near < len(THREAT_BY_DISTANCE):
                found[at] = max(found[at], THREAT_BY_DISTANCE[near] * PEOPLE_RESTRAINT)
                might[at] = max(might[at], likely_strength(one))
    return found, might


def current_state(m: Scene, seat: int) -> PlanState:
    """Return the player's position as it is now."""
    table: Table = m.table
    land = controls(table, seat)
    goods = goods_on(table, land)
    tokens = 0
    for at in table.encounters:
        tokens |= 1 << at
    return PlanState(table.players[seat].__copy__(), goods, tokens, enemy_units(table, seat))


def plannable_objectives(one: Player) -> list[tuple[Condition, ...]]:
    """Return the conditions of those objectives in hand that a plan can judge."""
    found: list[tuple[Condition, ...]] = []
    for no in one.objectives:
        card = OBJECTIVES.get(no)
        if card is not None and all([each.fact not in UNPLANNED for each in card.all]):
            found.append(card.all)
    return found


def rounds_played(table: Table) -> int:
    """Return how many rounds have been played."""
    return table.turns // max(1, len(table.order))


def impatience(table: Table) -> float:
    """Return how much a player wants the game to end, 0 to 1; it grows in long games.

    Without it two players who each wait for the other to end the game would wait forever.
    """
    start, end = IMPATIENT_ROUNDS
    return max(0.0, min(1.0, (rounds_played(table) - start) / (end - start)))


def turns_left(table: Table, seat: int) -> int:
    """Return how many turns each player is likely to have, judged by the stars that everybody sees."""
    played = rounds_played(table)
    left = max(8, USUAL_ROUNDS - played)
    for one in table.players:
        stars = len(one.stars)
        if one.kind == AUTOMA:
            level = LEVELS[one.level]
            wins = len([1 for star in one.stars if star != "tracker"])
            last = level.stars[min(len(level.stars), STARS - wins) - 1] if wins < STARS else 0
            left = min(left, max(1, round(turns_to_advance(table, one, last - one.tracker))))
        elif one.seat == seat:
            left = min(left, TURNS_LEFT[min(stars, STARS)] + 1)
        else:
            left = min(left, TURNS_LEFT[min(stars, STARS)])
    return max(1, left)


def turns_to_advance(table: Table, one: Player, steps: int) -> float:
    """Return how many turns an Automa is likely to need for so many steps of its tracker.

    The cards still in its deck are counted first, then a freshly shuffled deck.
    """
    cards = unseen_cards(table, one)
    moving = len([1 for card in cards if card.advance])
    near = min(steps, moving)
    second = LEVELS[one.level].second - one.tracker  # SA-TURN-04: the deck is shuffled there
    if second > 0:
        near = min(near, second)
    return near * (len(cards) + 1) / (moving + 1) + (steps - near) / ADVANCES


def estimated_score(table: Table, one: Player, imagined: bool = False) -> float:
    """Return what a rival would score now in coins; hidden coins are guessed unless they are imagined."""
    rate = tier(one)
    automa = one.kind == AUTOMA
    coins = float(one.coins) if automa or imagined else 6.0 + 0.9 * min(LONGEST, rounds_played(table))
    value = coins + len(one.stars) * rate.star + territories(table, one.seat) * rate.territory
    return value + (0 if automa else for_structures(table, one.seat) + 2 * rate.pair)


def controlled_land(state: PlanState) -> Bits:
    """Return the territories that the player would control."""
    return (units(state.one) | buildings(state.one)) & TERRITORIES & ~state.foes


def uses_left(one: Player, kind: int) -> int:
    """Return how often a bottom-row action still gives something."""
    if kind == 0:
        return 6 - one.lifted.bit_count()
    if kind == 1:
        return 4 - one.deployed.bit_count()
    return one.structures.count(NOWHERE) if kind == 2 else 4 - one.recruits.bit_count()


def place_stars(context: PlanContext, one: Player) -> None:
    """Place the stars that mats and tracks have earned."""
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
        if due and space not in one.stars and space in context.table.track and len(one.stars) < STARS:
            one.stars = (*one.stars, space)
