"""What it is worth to use a card, a gift or a power now, verb by verb; what it costs is weighed elsewhere."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Seat
from brassboard.kit.bits import members
from brassboard.kit.effects import Call

from ..cards.targets import figures_for, squares_for
from ..content import Ability
from ..content.effects import words_of
from ..data.card_frames import Doing
from ..data.table import AGENT, GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS_SIDE, Figure, Table
from ..queries import Scene, alive, fires, free_squares, ground_of, layout_of, life_of, most_ether, outfit
from . import odds
from .blows import Force
from .moving import best_destination
from .outlook import Outlook
from .stakes import MINION_DEFEAT, blow_worth
from .ways import costs_to

ETHER: Final = 0.6
"""What an ether is worth to a figure that has room for it: half an action."""
HEAL: Final = 0.65
REVIVE: Final = 4.5
SPAWN: Final = 1.2
CHAOS: Final = 0.7
ACTION: Final = 1.0
"""What an action of somebody is worth at least."""
PLAIN: Final = odds.face_values(odds.PLAIN, {})


class Use:
    """A use of an ability that is considered: by whom, and for which seat."""

    def __init__(self, m: Scene, ability: Ability, number: int, seat: Seat) -> None:
        self.m = m
        self.t: Table = m.table
        self.ability = ability
        self.number = number
        self.seat = seat
        self.figure: Figure | None = self.t.figures[number] if number >= 0 else None
        self.side = self.figure.side if self.figure is not None else NEMESIS_SIDE
        self.doing = Doing(ability.number, number, seat)

    def whom(self, one: Call, place: int) -> list[Figure]:
        """Return the figures an effect may concern."""
        who, where = words_of(one, place)
        return [self.t.figures[n] for n in figures_for(self.m, self.doing, who, where)]

    def outlook(self) -> Outlook | None:
        """Return the outlook of the user, if it stands on the board."""
        return Outlook(self.t, self.number) if self.figure is not None and self.figure.square >= 0 else None


def use_worth(m: Scene, ability: Ability, number: int, seat: Seat) -> float:
    """Return what the best way of an ability is worth, before its cost."""
    use = Use(m, ability, number, seat)
    if ability.type == "upkeep":
        return 1.2 if enemy_near(use) else 0.0
    return max([sum([call_worth(use, one) for one in way]) for way in ability.does.ways])


def call_worth(use: Use, one: Call) -> float:
    """Return what one effect is worth."""
    if one.verb == "times":
        return one.number(0) * call_worth(use, one.effects(1).calls[0]) * 0.7
    if one.verb == "unless":
        return call_worth(use, one.effects(0).calls[0])
    read = WORTHS.get(one.verb)
    return read(use, one) if read is not None else OTHERS.get(one.verb, 0.0)


def enemy_near(use: Use, distance: int = 4) -> bool:
    """Whether an enemy is so near to the user."""
    figure = use.figure
    if figure is None or figure.square < 0:
        return False
    far = ground_of(use.t).distance
    return any(
        [alive(one) and one.side != use.side and far(one.square, figure.square) <= distance for one in use.t.figures]
    )


# Life and ether


def heal_worth(use: Use, one: Call) -> float:
    patients = use.whom(one, 1)
    each = [healed_worth(use.t, figure, one.number(0)) for figure in patients]
    return (sum(each) if words_of(one, 1)[0] == "gs" else max(each, default=0.0)) if each else 0.0


def healed_worth(t: Table, figure: Figure, n: int) -> float:
    """Return what it is worth to heal a figure."""
    left = life_of(t, figure) - figure.damage
    return HEAL * min(n, figure.damage) * (1.5 if left <= 3 else 1.0)


def harm_worth(use: Use, one: Call) -> float:
    hurt = [figure for figure in use.whom(one, 1) if figure.side != use.side]
    if words_of(one, 1)[0] in ("minions", "foes", "gs"):
        return sum([MINION_DEFEAT if figure.kind == MINION else 1.0 for figure in hurt])
    return 1.0 if hurt else 0.0


def ether_worth(use: Use, one: Call) -> float:
    rooms = [most_ether(use.t, figure) - figure.ether for figure in use.whom(one, 1)]
    return ETHER * min(one.number(0), max(rooms, default=0))


def fill_worth(use: Use, one: Call) -> float:
    rooms = [most_ether(use.t, figure) - figure.ether for figure in use.whom(one, 0)]
    return ETHER * max(rooms, default=0)


def revive_worth(use: Use, one: Call) -> float:
    return REVIVE if any([figure.defeated for figure in use.t.figures]) else 0.0


# Attacks, actions and moves


def attack_worth(use: Use, one: Call) -> float:
    force = Force(one.number(0), PLAIN, 99)
    aims = words_of(one, 2)
    foes = [figure for figure in use.t.figures if figure.side != use.side and alive(figure)]
    if use.figure is not None:
        sees = layout_of(use.t).visible(use.figure.square)
        near = ground_of(use.t).within(use.figure.square, 4) if "short" in aims else -1
        foes = [figure for figure in foes if sees & near & 1 << figure.square]
    worths = [blow_worth(use.t, force, figure) for figure in foes]
    if "around" in aims:
        worths = [worth + around_worth(use, force, figure) for worth, figure in zip(worths, foes, strict=True)]
    return max(worths, default=0.0)


def around_worth(use: Use, force: Force, target: Figure) -> float:
    """Return what an attack does to the figures next to its target: friends count against it."""
    near = layout_of(use.t).adjacent[target.square]
    total = 0.0
    for one in use.t.figures:
        if alive(one) and near >> one.square & 1:
            total += (blow_worth(use.t, force, one) + 0.5) * (1.0 if one.side != use.side else -1.5)
    return total


def rifle_worth(use: Use, one: Call) -> float:
    look = use.outlook()
    return look.best_strike(look.figure.square)[0] if look is not None else 0.0


def sweep_worth(use: Use, one: Call) -> float:
    look = use.outlook()
    if look is None:
        return 0.0
    near = layout_of(use.t).adjacent[look.figure.square]
    return sum(
        [each.worth for each in look.strikes if each.kind == "melee" and near >> use.t.figures[each.target].square & 1]
    )


def act_worth(use: Use, one: Call) -> float:
    """An action of somebody: his best attack from where he stands, or a move."""
    kind = one.word(2)
    worths: list[float] = []
    for figure in use.whom(one, 0):
        if not alive(figure):
            continue
        look = Outlook(use.t, use.t.figures.index(figure))
        if figure.side != use.side:
            worths.append(0.6)
        elif kind == "move":
            worths.append(best_destination(look, outfit(use.t, figure).agi, 1).gain)
        elif kind == "charge":
            worths.append(1.6 if enemy_near(use, 4) else 0.0)
        else:
            worths.append(max(look.deed(figure.square), 0.0 if kind == "attack" else ACTION))
    return max(worths, default=0.0)


def move_worth(use: Use, one: Call) -> float:
    if words_of(one, 1)[0] != "self":
        return 0.3
    look = use.outlook()
    ignored = tuple([word for word in words_of(one, 3) if word != "none"])
    return best_destination(look, one.number(0), 1, ignored, doors=False).gain if look is not None else 0.0


def place_worth(use: Use, one: Call) -> float:
    look = use.outlook()
    if look is None or words_of(one, 0)[0] != "self":
        return 0.5
    here = look.worth(look.figure.square) + look.deed(look.figure.square)
    squares = squares_for(use.m, use.doing, one.word(1)) & free_squares(use.t)
    best = max([look.worth(square) + look.deed(square) for square in members(squares)], default=here)
    return max(0.0, best - here)


def wreck_worth(use: Use, one: Call) -> float:
    look = use.outlook()
    return max([gain for _, gain in shortcuts(look)], default=0.0) if look is not None else 0.0


def shortcuts(look: Outlook) -> list[tuple[int, float]]:
    """Return the walls next to a figure, each with what it gains to go through it instead of around."""
    found: list[tuple[int, float]] = []
    ground, here = ground_of(look.t), look.figure.square
    for edge in layout_of(look.t).walls_beside(here):
        first, second = ground.sides(edge)
        behind = second if first == here else first
        if ground.crates >> behind & 1:
            continue
        gain = sum([pull.worth(behind) - pull.worth(here) for pull in look.pulls]) - 2.5
        found.append((edge, gain))
    return found


# Minions, fire and the rest


def command_worth(use: Use, one: Call) -> float:
    """Minions act: those with the best attacks, else they come nearer."""
    t = use.t
    minions = [n for n, figure in enumerate(t.figures) if figure.kind == MINION and figure.square >= 0]
    worths = sorted([max(0.5, Outlook(t, n).deed(t.figures[n].square)) for n in minions], reverse=True)
    return sum(worths[: one.number(0)])


def fierce_worth(use: Use, one: Call) -> float:
    prey = [figure.square for figure in use.t.figures if figure.side == GENTLEMEN_SIDE and alive(figure)]
    count = 0
    for figure in use.t.figures:
        if figure.kind == MINION and figure.square >= 0:
            near = min([costs_to(use.t, 1 << square, figure)[figure.square] for square in prey], default=99)
            count += near <= outfit(use.t, figure).agi + 1
    return 1.1 * min(count, one.number(0))


def mob_worth(use: Use, one: Call) -> float:
    """Covers count as hits: the worth grows with those who are about to attack."""
    t = use.t
    if one.word(0) == "this":
        look = next((Outlook(t, n) for n in figures_for(use.m, use.doing, "this", "any")), None)
        return 0.35 * look.deed(look.figure.square) if look is not None else 0.0
    near = 0
    for figure in t.figures:
        if figure.kind == MINION and figure.square >= 0 and figure.side == NEMESIS_SIDE:
            beside = layout_of(t).adjacent[figure.square]
            near += any([alive(one) and one.side != figure.side and beside >> one.square & 1 for one in t.figures])
    return 0.35 * near


def spawn_worth(use: Use, one: Call) -> float:
    return SPAWN * min(one.number(1), sum([figure.kind == MINION and figure.square < 0 for figure in use.t.figures]))


def douse_worth(use: Use, one: Call) -> float:
    """Fires on squares of friends or next to them."""
    t = use.t
    near = 0
    for figure in t.figures:
        if figure.side == use.side and alive(figure):
            near |= layout_of(t).adjacent[figure.square] | 1 << figure.square
    return 0.5 * min(one.number(0), (near & fires(t)).bit_count())


def brace_worth(use: Use, one: Call) -> float:
    """An agent next to gentlemen defends with more dice."""
    t = use.t
    for figure in t.figures:
        if figure.kind == AGENT and figure.square >= 0:
            near = layout_of(t).adjacent[figure.square]
            if any([alive(other) and other.kind == GENTLEMAN and near >> other.square & 1 for other in t.figures]):
                return 1.0
    return 0.2


def whisper_worth(use: Use, one: Call) -> float:
    return 1.3 if any([figure.kind == GENTLEMAN and figure.ether > 0 for figure in use.t.figures]) else 0.0


def draw_worth(use: Use, one: Call) -> float:
    return CHAOS if one.word(0) == "chaos" else 1.0


def cover_worth(use: Use, one: Call) -> float:
    """Cover against shots, if somebody could shoot."""
    figure = use.figure
    if figure is None or figure.square < 0:
        return 0.0
    sees = layout_of(use.t).visible(figure.square)
    shots = [one for one in use.t.figures if one.side != use.side and alive(one) and sees >> one.square & 1]
    return 0.8 if any([outfit(use.t, one).acc >= 3 for one in shots]) else 0.0


WORTHS: Final[dict[str, Callable[[Use, Call], float]]] = {
    "heal": heal_worth,
    "dmg": harm_worth,
    "ether": ether_worth,
    "fill": fill_worth,
    "revive": revive_worth,
    "attack": attack_worth,
    "attack_with": rifle_worth,
    "sweep": sweep_worth,
    "act": act_worth,
    "move": move_worth,
    "place": place_worth,
    "wreck": wreck_worth,
    "command": command_worth,
    "fierce": fierce_worth,
    "symbol": mob_worth,
    "spawn": spawn_worth,
    "douse": douse_worth,
    "brace": brace_worth,
    "whisper": whisper_worth,
    "draw": draw_worth,
    "cover": cover_worth,
}
OTHERS: Final[dict[str, float]] = {
    "guide": 1.0,
    "both": 2.4,
    "copy": 0.4,
    "firemark": 0.9,
    "spread": 0.7,
    "hurry": 0.5,
    "range": 0.6,
    "door_price": 0.45,
    "lead_off": 0.9,
    "trample": 0.4,
    "cure": 0.3,
    "swap_cards": 0.0,
    "open": 0.0,
}
"""What other effects are worth on average."""
