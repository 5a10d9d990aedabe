"""What each square is worth to a figure: its goals, what it could strike from there, and what threatens it there."""

from typing import Final

from brassboard.kit.bits import Bits

from ..data.table import AGENT, ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, Figure, Table
from ..queries import alive, chapter_of, fires, ground_of, layout_of, life_of, outfit
from ..rules.chapter import may_attack
from ..rules.goals import hits_to_break
from . import odds
from .blows import MELEE, RANGED, Force, Guard, damage, force_of, is_covered
from .chapter_aims import aims_of
from .pulls import on_board, pulls_of
from .stakes import stake_of
from .ways import costs_to

CAUTION: Final[dict[str, float]] = {GENTLEMAN: 0.22, ALLY: 0.3, AGENT: 0.06, MINION: 0.0}
"""How much of the damage to be feared on a square counts, by kind of figure."""
WARD_CAUTION: Final = 0.1
"""The same for who must not fall."""
PAIN: Final = 1.4
"""How much more damage on the way costs than it is worth to the other side."""
SEARCH: Final = 4.5
"""What a search for the token is worth."""
FIND: Final = 1.2
"""What a search is worth that only finds cards."""
BREAK: Final = 9.0
FLOCK: Final = 2
"""How near those who protect a VIP must be to come beside him in time."""
DUTY: Final = 0.25
"""The share of the attacks on a VIP that each of them takes."""
AHEAD: Final = 2.0
"""What it is worth to a gentleman to stand next to the escorted ally, nearer to its goal."""
BESIDE: Final = 0.8
"""What it is worth to a Bobby to stand next to whom he protects."""


class Strike:
    """An attack a figure could make: its worth with and without cover of the target."""

    def __init__(self, target: int, kind: str, range: int, worth: float, covered: float) -> None:
        self.target = target
        self.kind = kind
        self.range = range
        self.worth = worth
        self.covered = covered


class Outlook:
    """How a figure on the board sees the squares of the map."""

    def __init__(self, t: Table, number: int) -> None:
        self.t = t
        self.number = number
        figure = self.figure = t.figures[number]
        self.layout = layout_of(t)
        self.aims = aims_of(t.chapter)
        self.foes: list[int] = [n for n, one in enumerate(t.figures) if one.side != figure.side and alive(one)]
        self.pulls = pulls_of(t, number)
        self.stake = stake_of(t, figure)
        self.left = max(1, life_of(t, figure) - figure.damage)
        self.fire: Bits = 0 if outfit(t, figure).immune_fire else fires(t)
        self.strikes = strikes_of(t, figure, self.foes)
        self.caution = caution_of(t, figure)
        self.threats = threats_to(t, figure, self.foes) if self.caution else []
        self._worths: dict[int, float] = {}

    def worth(self, square: int) -> float:
        """Return what it is worth to stand on a square when the activation ends."""
        known = self._worths.get(square)
        if known is None:
            known = self._worths[square] = self._worth(square)
        return known

    def _worth(self, square: int) -> float:
        worth = sum([pull.worth(square) for pull in self.pulls])
        if self.fire >> square & 1:
            worth -= self.pain(1)
        if self.caution:
            worth -= self.caution * self.fear(square)
        if self.figure.side == GENTLEMEN_SIDE:
            worth += self._beside(square)
        return worth

    def pain(self, suffered: int) -> float:
        """Return what it costs to suffer damage."""
        if not suffered:
            return 0.0
        return PAIN * self.stake.each * suffered + (self.stake.defeat if suffered >= self.left else 0.0)

    def fear(self, square: int) -> float:
        """Return the worth of the damage to be feared on a square until the figure acts again."""
        distance = ground_of(self.t).distance
        total = 0.0
        seen = self.layout.visible(square)
        for foe, speed, close, far in self.threats:
            away = distance(square, foe)
            if far and seen >> foe & 1:
                total += far
            elif close and away <= 1 + speed:
                total += close if away <= 1 else 0.6 * close
        if self.figure.vip:
            total *= self._unguarded(square)
        likely = min(total, self.left)
        return self.stake.each * likely + (self.stake.defeat * 0.6 if total >= self.left else 0.0)

    def _unguarded(self, square: int) -> float:
        """Return which share of the attacks on a VIP strikes him, and not those who do their duty next to him."""
        near = [
            one
            for one in self.t.figures
            if one.side == self.figure.side and alive(one) and one is not self.figure
            and ground_of(self.t).distance(square, one.square) <= FLOCK and "duty" in outfit(self.t, one).flags
        ]  # fmt: skip
        return max(0.1, 1.0 - DUTY * len(near))

    def _beside(self, square: int) -> float:
        """Return what it is worth to stand next to an ally who is led out or protected."""
        worth = 0.0
        for sheet, goal in self.aims.lead_out.items():
            for ally in on_board(self.t, sheet):
                if ally is self.figure or not self.layout.adjacent[square] >> ally.square & 1:
                    continue
                if self.figure.kind == ALLY:
                    worth += BESIDE
                else:
                    costs = costs_to(self.t, goal, ally)
                    worth += AHEAD if costs[square] < costs[ally.square] else 0.3
        return worth

    # What could be done there

    def best_strike(self, square: int) -> tuple[float, Strike | None]:
        """Return the worth of the best attack from a square, and the attack."""
        best, chosen = 0.0, None
        near, seen = self.layout.adjacent[square], self.layout.visible(square)
        distance = ground_of(self.t).distance
        for strike in self.strikes:
            target = self.t.figures[strike.target].square
            if near >> target & 1:
                worth = strike.worth
            elif strike.range < 2 or not seen >> target & 1 or distance(square, target) > strike.range:
                continue
            elif strike.kind == RANGED and is_covered(self.t, square, target):
                worth = strike.covered
            else:
                worth = strike.worth
            if worth > best:
                best, chosen = worth, strike
        return best, chosen

    def deed(self, square: int) -> float:
        """Return what the best action other than a move is worth on a square."""
        best = self.best_strike(square)[0]
        if self.figure.kind == GENTLEMAN or self.figure.kind in chapter_of(self.t).search_from:
            best = max(best, self.search_worth(square), self.break_worth(square))
        return best

    def search_worth(self, square: int) -> float:
        """Return what a search from a square is worth."""
        t = self.t
        near = self.layout.adjacent[square] | 1 << square
        since = chapter_of(t).search_from.get(self.figure.kind, 0)
        if not 0 < since <= t.round or not any([near >> marker.square & 1 for marker in t.markers]):
            return 0.0
        sought = self.aims.token_found and self.figure.kind in self.aims.carry_to[self.figure.side]
        found = t.token >= 0 or any([one.carries for one in t.figures])
        return SEARCH if sought and not found else FIND if self.figure.kind == GENTLEMAN else 0.0

    def break_worth(self, square: int) -> float:
        """Return what an attempt to break an object from a square is worth."""
        t = self.t
        if self.figure.kind != GENTLEMAN or not t.objects or not self.aims.breaks_objects:
            return 0.0
        near = self.layout.adjacent[square] | 1 << square
        if not any([near >> other & 1 for other in t.objects]):
            return 0.0
        has = outfit(t, self.figure)
        return BREAK * break_chance(t, max(has.strength, has.acc))


def break_chance(t: Table, dice: int) -> float:
    """Return how probable it is that so many dice break an object."""
    return odds.at_least(odds.hit_odds(max(0, dice), odds.face_values(odds.PLAIN, {})), hits_to_break(t))


def strikes_of(t: Table, figure: Figure, foes: list[int]) -> list[Strike]:
    """Return the attacks a figure could make on each foe, each with its worth."""
    if not may_attack(t, figure):
        return []
    found: list[Strike] = []
    for kind in (MELEE, RANGED):
        force = force_of(t, figure, kind)
        if force is None:
            continue
        for number in foes:
            target = t.figures[number]
            guard, stake = Guard(t, target), stake_of(t, target)
            worth = stake.worth(damage(force, guard), guard.left)
            covered = stake.worth(damage(force, guard, True), guard.left) if kind == RANGED else worth
            found.append(Strike(number, kind, force.range, worth, covered))
    return found


def caution_of(t: Table, figure: Figure) -> float:
    """Return how much a figure fears for itself."""
    aims = aims_of(t.chapter)
    if figure.sheet in aims.must_fall[1 - figure.side] or figure.carries:
        return WARD_CAUTION
    return CAUTION[figure.kind]


def threats_to(t: Table, figure: Figure, foes: list[int]) -> list[tuple[int, int, float, float]]:
    """Return what each foe could do: its square, its speed, its expected damage in melee and at range."""
    guard = Guard(t, figure)
    found: list[tuple[int, int, float, float]] = []
    for number in foes:
        foe = t.figures[number]
        forces: list[Force | None] = [force_of(t, foe, MELEE), force_of(t, foe, RANGED)]
        close, far = [odds.mean(damage(force, guard)) if force is not None else 0.0 for force in forces]
        found.append((foe.square, 0 if foe.down else outfit(t, foe).agi, close, far))
    return found
