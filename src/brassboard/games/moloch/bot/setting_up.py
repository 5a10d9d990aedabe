"""Set-up and the rows of activation cards: versions, the group, roles, cards, advantages, powers, benefits, squares."""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, EndForm, Seat

from ..content import ADVANTAGES, AGENT_SHEETS, BENEFITS, EQUIPMENT, GENTLEMEN, MINION_SHEETS
from ..data.actions import (
    Assign,
    Buy,
    Card,
    Deploy,
    Enlist,
    Gain,
    Give,
    Lead,
    Learn,
    LearnFor,
    SeatAt,
    TakeRole,
    Version,
)
from ..data.table import ALLY, GENTLEMAN, GENTLEMEN_SIDE, MINION, NEMESIS, NEMESIS_SIDE, Figure, Table
from ..queries import (
    Scene,
    alive,
    chapter_of,
    figure_of,
    figures_of_card,
    gentlemen,
    index_of,
    life_of,
    outfit,
    square_of,
)
from .chapter_aims import aims_of
from .moving import ally_led
from .outlook import Outlook
from .pulls import pulls_of
from .ways import costs_from

GROUP: Final = ("major", "cavendish", "drago", "abigail", "emma")
"""The gentlemen, the most useful first."""
LEADERS: Final = ("cavendish", "abigail", "emma", "major", "drago")
"""Who has ether for a leader's order, first."""
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "major": ("bodyguard", "executioner", "bruiser"),
    "drago": ("bruiser", "bodyguard", "scout"),
    "emma": ("executioner", "scout", "samaritan"),
    "cavendish": ("executioner", "scout", "samaritan"),
    "abigail": ("samaritan", "scout", "bruiser"),
}
"""The roles that suit each gentleman, the best first."""
POWER_ORDER: Final = (
    "summon_minions", "shadow_grasp", "life_siphon", "sinister_purpose", "dark_guidance", "pyromaniac",
)  # fmt: skip
ADVANTAGE_ORDER: Final = (
    "hard_boiled", "enhanced_suit", "killer_instinct", "spectral_bolt", "ether_tank", "touchy", "healing_wave",
    "impetuous", "reflexes", "nanny_tin", "berserk", "life_drain", "sportsman", "precision_eyepiece", "rabid",
    "bloodthirst", "guardian", "protection_aura", "stalwart", "homing_device", "open_season", "luck_of_the_devil",
    "inspiration", "reap_vitae", "relentless", "high_tension", "top_of_the_line", "inhuman_stand", "soul_fire",
    "survival_instinct", "lash_out", "propeller", "cooling_chamber", "superior_tactics", "resourceful", "copycat",
    "possession", "spirit_of_vengeance", "out_of_my_way", "taunt",
)  # fmt: skip
BENEFIT_WORTH: Final = {
    "agent_cross": 2.6,
    "agent_melee": 3.0,
    "agent_ranged": 3.0,
    "minion_die": 3.1,
    "minion_edge": 2.2,
    "agent_guard": 1.3,
    "pool": 0.9,
}
HURRY: Final = 5.0
"""How much earlier the cards come of who must not fall, and of those who can escort him."""
STACK_WORTH: Final = {"royal": 4.0, "special": 3.0, "artefacts": 2.5, "simple": 2.0, "utensils": 1.0, "stones": 5.0}


def learn_worth(card: str) -> float:
    """Return how good an advantage is."""
    return -float(ADVANTAGE_ORDER.index(card)) if card in ADVANTAGE_ORDER else -99.0


def card_worth(card: str) -> float:
    """Return how good an equipment card is; afflictions are worse than any."""
    if card not in EQUIPMENT:
        return -1.0
    row = EQUIPMENT[card]
    return STACK_WORTH[row.stack] + 0.4 * max(row.melee, row.ranged)


# The Nemesis


def choose_version(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Take the version with the better values."""

    def worth(option: Action) -> float:
        if not isinstance(option, Version):
            return 0.0
        if option.sheet in AGENT_SHEETS:
            agent = AGENT_SHEETS[option.sheet][option.version]
            strong = max(agent.strength, agent.acc) + 0.3 * min(agent.strength, agent.acc)
            return 1.5 * strong + 0.4 * agent.life + agent.agi + 0.4 * agent.ether + 0.3 * len(agent.abilities)
        minion = MINION_SHEETS[option.sheet][option.version]
        return 2.0 * max(minion.strength, minion.acc) + minion.agi + len(minion.abilities)

    return max(options, key=worth)


def choose_stone(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give a stone to the agent with most life."""
    t = m.table

    def worth(option: Action) -> float:
        agent = figure_of(t, option.agent) if isinstance(option, Assign) else None
        return float(life_of(t, agent)) if agent is not None else 0.0

    return max(options, key=worth)


def choose_power(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Take the best power that is left."""
    ranked = [power for power in POWER_ORDER if any([isinstance(o, Gain) and o.power == power for o in options])]
    for option in options:
        if isinstance(option, Gain) and ranked and option.power == ranked[0]:
            return option
    return options[0]


def choose_benefit(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Spend all points: on strong agents and numerous minions first, on the pool at last."""
    t = m.table

    def worth(option: Action) -> float:
        if not isinstance(option, Buy):
            return 0.0
        return BENEFIT_WORTH.get(option.benefit, 0.5) * benefit_fit(t, option) / BENEFITS[option.benefit].price

    return max(options, key=worth)


def benefit_fit(t: Table, option: Buy) -> float:
    """Return how well a benefit fits the agent or the minions it is for."""
    figure = figure_of(t, option.on) if option.on is not None else None
    if figure is not None:
        has = outfit(t, figure)
        if option.benefit == "agent_melee":
            return has.strength / 5
        if option.benefit == "agent_ranged":
            return has.acc / 5
        aims = aims_of(t.chapter)
        return 1.6 if figure.sheet in aims.must_fall[GENTLEMEN_SIDE] else 0.8 + life_of(t, figure) / 40
    if option.on is not None:
        return 0.7 + 0.1 * chapter_of(t).minions.get(option.on, 0)
    return 1.0


# The gentlemen


def choose_group(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return min(options, key=lambda option: GROUP.index(option.gentleman) if isinstance(option, Enlist) else 9)


def choose_seat(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Share the gentlemen evenly."""
    t = m.table
    counts = {other: len([one for one in gentlemen(t) if one.seat == other]) for other in range(1, m.seats)}
    return min(options, key=lambda option: counts.get(option.seat, 0) if isinstance(option, SeatAt) else 9)


def choose_leader(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return min(options, key=lambda option: LEADERS.index(option.gentleman) if isinstance(option, Lead) else 9)


def choose_role(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give a gentleman the role that suits him best."""

    def rank(option: Action) -> int:
        if not isinstance(option, TakeRole):
            return 9
        wanted = ROLES.get(option.gentleman, ())
        return wanted.index(option.role) if option.role in wanted else 5

    return min(options, key=rank)


def choose_share(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Give a card to the gentleman who gains most by it."""
    t = m.table

    def worth(option: Action) -> float:
        figure = figure_of(t, option.gentleman) if isinstance(option, Give) else None
        return gift_worth(t, figure, option.card) if figure is not None and isinstance(option, Give) else 0.0

    return max(options, key=worth)


def gift_worth(t: Table, figure: Figure, card: str) -> float:
    """Return what a card is worth to a gentleman."""
    row, has = EQUIPMENT[card], outfit(t, figure)
    if row.weapon:
        gain = 0.0
        for bonus, base, name in ((row.melee, has.strength, "melee"), (row.ranged, has.acc, "ranged")):
            if bonus > 0 and base > 0:
                held = [EQUIPMENT[other] for other in figure.cards if EQUIPMENT[other].weapon]
                known = max([one.melee if name == "melee" else one.ranged for one in held], default=0)
                gain = max(gain, base + 2.0 * (bonus - known))
        return gain
    crowded = 0.4 * len(figure.cards)
    return 5.0 - crowded + 0.1 * has.life


def choose_advantage(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return max(options, key=lambda option: learn_worth(option.card) if isinstance(option, Learn) else -100.0)


def choose_more_for(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Let the gentlemen with the best advantages left learn more."""
    t = m.table

    def worth(option: Action) -> float:
        figure = figure_of(t, option.gentleman) if isinstance(option, LearnFor) else None
        if figure is None:
            return -100.0
        profession = GENTLEMEN[figure.sheet].profession
        left = [id for id, one in ADVANTAGES.items() if one.profession == profession and id not in figure.advantages]
        return max([learn_worth(id) for id in left], default=-100.0)

    return max(options, key=worth)


# Squares


def choose_deployment(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Put figures where their way is shortest."""
    t = m.table
    first = options[0]
    if not isinstance(first, Deploy):
        return first
    number = index_of(t, first.figure)
    same = [option for option in options if isinstance(option, Deploy) and option.figure == first.figure]
    pulls = pulls_of(t, number) if t.objects or t.markers or t.token >= 0 or any([alive(f) for f in t.figures]) else []
    return max(same, key=lambda option: sum([pull.worth(square_of(t, option.to)) for pull in pulls]))


# Rows


def choose_card(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Lay the next card of the row: those first whose figures can do most at once."""
    t = m.table
    if any([isinstance(option, EndForm) for option in options]):
        return options[-1]  # Bots propose no rows: the leader decides.
    side = NEMESIS_SIDE if seat == NEMESIS else GENTLEMEN_SIDE
    return max(options, key=lambda option: urgency(t, option.card, side) if isinstance(option, Card) else 0.0)


def urgency(t: Table, card: str, side: int) -> float:
    """Return how early a card should come."""
    figures = figures_of_card(t, card)
    if not figures:
        return -1.0  # The chaos card: all powers at the end, when most ether has come in.
    total = 0.0
    for number in figures[-7:]:
        figure = t.figures[number]
        if figure.defeated:
            return -0.5
        look = Outlook(t, number)
        deed = look.deed(figure.square)
        total = max(total, deed + (1.0 + 2.0 * figure.carries if figure.kind not in (MINION, ALLY) else 0.0))
        if side == GENTLEMEN_SIDE and figure.damage:
            total += 0.2 * look.fear(figure.square)
        if figure.sheet in look.aims.must_fall[NEMESIS_SIDE]:
            return 2 * HURRY
        led = ally_led(t)
        if led is not None and figure.kind == GENTLEMAN:
            away = costs_from(t, led[0].square)[figure.square]
            total += HURRY / max(1, away - 2) + (1.0 if led[1][figure.square] < led[1][led[0].square] else 0.0)
    return total


CHOICES: Final[dict[str, Callable[[Scene, Seat, Sequence[Action]], Action]]] = {
    "version": choose_version,
    "stone": choose_stone,
    "power": choose_power,
    "benefit": choose_benefit,
    "group": choose_group,
    "seat": choose_seat,
    "leader": choose_leader,
    "role": choose_role,
    "share": choose_share,
    "advantage": choose_advantage,
    "more_for": choose_more_for,
    "start_minion": choose_deployment,
    "start_gentleman": choose_deployment,
    "start_ally": choose_deployment,
    "row": choose_card,
    "propose": choose_card,
}
