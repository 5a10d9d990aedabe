"""What a figure does with its actions: each option is weighed in damage to a gentleman, and the best is done."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat

from ..content import ABILITY_OF, CHAOS, CONSTANTS, EQUIPMENT, POWERS, Ability
from ..data.actions import (
    Activate,
    Attack,
    Break,
    Charge,
    End,
    Move,
    PlayChaos,
    Rest,
    Revive,
    Search,
    Special,
    StandUp,
    Use,
    UsePower,
    UseToken,
)
from ..data.frames import FigureTurn, Group
from ..data.table import ALLY, GENTLEMEN_SIDE, MINION, NOBODY, Figure, Table
from ..queries import (
    Scene,
    chapter_of,
    figure_of,
    fires,
    index_of,
    layout_of,
    life_of,
    most_ether,
    outfit,
    side_of_seat,
)
from ..rules.movement import points_of
from .blows import RANGED, Force, Guard, damage, force_of, is_covered, joiners
from .effect_worth import ETHER, REVIVE, use_worth
from .moving import escort_gain, move_gain
from .outlook import Outlook, break_chance
from .stakes import stake_of
from .ways import Walk

PRICE: Final = {GENTLEMEN_SIDE: 1.1, 1 - GENTLEMEN_SIDE: 0.35}
"""What paying an ether costs a side; the gentlemen's goes to the Nemesis."""
POWER_PRICE: Final = 0.3
UTENSIL: Final = 0.5
"""What it costs to use a card up."""
ARTEFACT: Final = 1.1
CHAOS_PRICE: Final = 0.55
REST: Final = 0.4
"""What each point of life is worth that a rest heals."""
STAND: Final = 3.0
PUT_OUT: Final = 9.0
LEAST: Final = 0.08
"""What is worth less is left undone."""


def choose_act(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return what a figure does next, or what the Nemesis does on a card without figures."""
    best, chosen = LEAST, options[-1]
    turn = m.nearest(FigureTurn)
    weigh = Weighing(m, seat, turn) if turn is not None and options_of_figure(options) else None
    for option in options:
        worth = weigh.worth(option) if weigh is not None else deed_worth(m, seat, option, NOBODY)
        if worth > best:
            best, chosen = worth, option
    return chosen


def options_of_figure(options: Sequence[Action]) -> bool:
    """Whether a figure acts, and not only the Nemesis himself."""
    return any([not isinstance(option, UsePower | PlayChaos | End) for option in options])


def deed_worth(m: Scene, seat: Seat, option: Action, number: int) -> float:
    """Return what a power, a chaos card, a token or an ability is worth, its price deducted."""
    if isinstance(option, UsePower):
        power = POWERS[option.power]
        return use_worth(m, power.ability, NOBODY, seat) - POWER_PRICE * power.cost
    if isinstance(option, PlayChaos):
        return use_worth(m, CHAOS[option.card].ability, NOBODY, seat) - CHAOS_PRICE
    if isinstance(option, UseToken):
        return 0.6
    if isinstance(option, Use):
        ability = ABILITY_OF[option.ability]
        return use_worth(m, ability, number, seat) - price_of(m.table, m.table.figures[number], ability)
    return 0.0


def price_of(t: Table, figure: Figure, ability: Ability) -> float:
    """Return what it costs a figure to use an ability: ether, and the card if it is used up."""
    price = PRICE[figure.side] * ability.cost
    if ability.type in ("discard", "discard_def"):
        price += ARTEFACT if EQUIPMENT[ability.source].stack == "artefacts" else UTENSIL
    return price


class Weighing:
    """The options of a figure that acts."""

    def __init__(self, m: Scene, seat: Seat, turn: FigureTurn) -> None:
        self.m = m
        self.t: Table = m.table
        self.seat = seat
        self.turn = turn
        self.figure = self.t.figures[turn.figure]
        self.look = Outlook(self.t, turn.figure)

    def worth(self, option: Action) -> float:
        """Return what an option is worth."""
        if isinstance(option, Attack):
            return self.attack(option.kind, option.target, False)
        if isinstance(option, Charge):
            price = 0.0 if self.turn.free_charge else PRICE[self.figure.side] * CONSTANTS.special_cost
            return self.attack("melee", option.target, True) - price - self.run_up(option.target) + 0.3
        if isinstance(option, Move):
            return 0.0 if self.turn.controlled else self.move()
        if isinstance(option, Rest):
            return self.rest()
        if isinstance(option, Revive):
            return REVIVE
        if isinstance(option, StandUp):
            return STAND
        if isinstance(option, Search):
            return self.look.search_worth(self.figure.square) + 0.5
        if isinstance(option, Break):
            return self.break_object(option)
        if isinstance(option, Special):
            return self.special(option)
        worth = deed_worth(self.m, self.seat, option, self.turn.figure)
        if isinstance(option, Use) and ABILITY_OF[option.ability].type == "action":
            return worth
        return worth - 0.15 if worth > 0 else worth

    def attack(self, kind: str, target: str, charging: bool) -> float:
        """Return what an attack is worth, with all who could join it."""
        number = index_of(self.t, target)
        victim = self.t.figures[number]
        joined = 0
        if self.turn.mode == "group" and self.figure.kind in (MINION, ALLY):
            group = self.m.nearest(Group)
            joined = joiners(self.t, self.figure, victim, group.waiting) if group is not None else 0
        force = force_of(self.t, self.figure, kind, charging, joined)
        if force is None:
            return 0.0
        cover = kind == RANGED and is_covered(self.t, self.figure.square, victim.square)
        worth = blow(self.t, force, victim, cover)
        if self.turn.rerolls:
            worth *= 1.25
        return worth if victim.side != side_of_seat(self.seat) else -worth

    def run_up(self, target: str) -> float:
        """Return what the way of a charge costs: damage by enemies left and by fire."""
        victim = self.t.figures[index_of(self.t, target)]
        beside = layout_of(self.t).adjacent[victim.square]
        walk = Walk(self.t, self.figure, outfit(self.t, self.figure).agi, doors=False)
        pains = [label.pain for square, label in walk.labels.items() if beside >> square & 1]
        return self.look.pain(min(pains, default=0))

    def move(self) -> float:
        """Return what a move is worth, an escort included."""
        gain = move_gain(self.m, self.look, self.turn.actions)
        return max(gain, escort_gain(self.t, self.look, points_of(self.m, self.turn.figure)))

    def rest(self) -> float:
        """Return what a rest is worth: healing, ether, and afflictions that end by it."""
        figure = self.figure
        healed = min(CONSTANTS.rest_heal + outfit(self.t, figure).rest, figure.damage)
        gained = min(CONSTANTS.rest_ether, most_ether(self.t, figure) - figure.ether)
        left = life_of(self.t, figure) - figure.damage
        urgent = 2.0 if left <= 3 else 1.0
        last = 0.4 if self.t.round >= chapter_of(self.t).round_limit else 1.0
        worth: float = last * (REST * healed * urgent + 0.6 * ETHER * gained + 0.2 * len(figure.afflictions))
        return worth

    def break_object(self, option: Break) -> float:
        """Return what an attempt to break an object with this attribute is worth."""
        has = outfit(self.t, self.figure)
        dice = has.strength if option.attribute == "str" else has.acc
        return (
            self.look.break_worth(self.figure.square)
            * break_chance(self.t, dice)
            / max(0.01, break_chance(self.t, max(has.strength, has.acc)))
        )

    def special(self, option: Special) -> float:
        """Return what an action that the chapter names is worth."""
        verbs = [deed.verb for deed in chapter_of(self.t).special(option.what).deeds]
        if "put_out" in verbs:
            return PUT_OUT
        if "douse" in verbs:
            near = layout_of(self.t).adjacent[self.figure.square] | 1 << self.figure.square
            burning: int = (near & fires(self.t)).bit_count()
            return 0.4 * burning
        return 0.5


def blow(t: Table, force: Force, victim: Figure, cover: bool) -> float:
    """Return what an attack with this force is worth."""
    guard = Guard(t, victim)
    return stake_of(t, victim).worth(damage(force, guard, cover), guard.left)


# Several figures


def choose_figure(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return who acts next: who can strike, then who has the best move; powers and chaos cards come when they pay."""
    t = m.table
    best, chosen = 0.45, None
    for option in options:
        if isinstance(option, UsePower | PlayChaos):
            worth = deed_worth(m, seat, option, NOBODY)
            if worth > best:
                best, chosen = worth, option
    if chosen is not None:
        return chosen
    figures = [option for option in options if isinstance(option, Activate)]
    if not figures:
        return options[-1]
    return max(figures, key=lambda option: first_worth(m, figure_of(t, option.figure)))


def first_worth(m: Scene, figure: Figure | None) -> float:
    """Return how much it matters that a figure of a group acts early."""
    if figure is None:
        return 0.0
    t = m.table
    look = Outlook(t, index_of(t, figure.id))
    strike = look.deed(figure.square)
    if strike > 0:
        return 10.0 + strike
    return 5.0 * figure.vip + look.worth(figure.square) / 10


def choose_named(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the minion that an effect lets act: the one with the best attack or the best way."""
    t = m.table
    best, chosen = 0.0, options[-1]
    for option in options:
        figure = figure_of(t, getattr(option, "figure", ""))
        if figure is None:
            continue
        look = Outlook(t, index_of(t, figure.id))
        worth = max(0.1, look.deed(figure.square) + 0.02 * look.worth(figure.square))
        if worth > best:
            best, chosen = worth, option
    return chosen


def choose_joiner(m: Scene, options: Sequence[Action]) -> Action:
    """Let all join who can."""
    return options[0]
