"""What happens to a unit that enters a territory, in this order: a Trap, workers that flee, an enemy, an encounter."""

from typing import Final

from brassboard.kernel import DONE, EVERYONE, Flow, call, draw, rule

from ..content import AUTOMA_CARDS, TRAPS
from ..content.map_tables import MAKES, NAMES
from ..data.events import DroveOff, Lost, ResourcesLost, TrapSprung
from ..data.frames import Springing
from ..data.table import AUTOMA, HUMAN, Player
from ..extension_points import Entry, Scene
from ..queries import (
    count_of,
    discard_cards,
    enemy_fighters,
    enemy_workers,
    gain_goods,
    lose_coins,
    lose_popularity,
    lose_power,
    player,
    put_goods,
    shift,
)

# Traps


def trap_at(m: Scene, one: Player, at: int) -> Player | None:
    """Whose armed Trap lies here, if it is an enemy's."""
    for other in m.table.players:
        if other.seat != one.seat:
            for trap in other.traps:
                if trap.at == at and trap.armed:
                    found: Player = other
                    return found
    return None


def trap_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    return trap_at(m, one, at) is not None


def trap_springs(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """SC-TOG-02."""
    owner = trap_at(m, one, at)
    return None if owner is None else call(Springing(one.seat, owner.seat, at))


def turn_over(springing: Springing, m: Scene) -> Flow:
    owner, victim = player(m, springing.owner), player(m, springing.seat)
    trap = next(trap for trap in owner.traps if trap.at == springing.at)
    trap.armed = False
    trap.seen = EVERYONE  # SC-RULING-30
    m.reveal()
    m.emit(TrapSprung(victim.faction, trap.penalty, NAMES[springing.at]))
    penalty = TRAPS[trap.penalty]
    if penalty.what == "popularity":
        lose_popularity(m, victim, penalty.n)
    elif penalty.what == "power":
        lose_power(m, victim, penalty.n)
    elif penalty.what == "coins":
        lose_coins(m, victim, penalty.n)
    else:
        return None
    return DONE


def draw_penalty(springing: Springing, m: Scene) -> Flow:
    """SC-TOG-03: cards at random."""
    held = len(player(m, springing.seat).cards)
    n = min(held, next(penalty.n for penalty in TRAPS if penalty.what == "random_combat_cards"))
    return draw(n, held, into="drawn") if n else DONE


def discard_penalty(springing: Springing, m: Scene) -> Flow:
    assert springing.drawn is not None
    victim = player(m, springing.seat)
    cards = tuple([victim.cards[place] for place in springing.drawn.places])
    discard_cards(m, victim, cards)
    m.reveal()
    m.emit(Lost(victim.faction, "cards", len(cards)))
    return None


rule(
    Springing,
    (turn_over, "SC-TOG-02"),
    (draw_penalty, "SC-TOG-03"),
    (discard_penalty, "SC-TOG-03"),
)


# Workers that flee


def workers_alone(m: Scene, one: Player, unit: str, at: int) -> bool:
    """A character or mech meets enemy workers and nobody who fights for them."""
    table = m.table
    return (
        unit != "worker"
        and enemy_workers(table, one.seat) >> at & 1 == 1
        and enemy_fighters(table, one.seat) >> at & 1 == 0
    )


def drive_off(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """SC-MOVE-07, SC-MOVE-08: home at once, resources stay, 1 popularity each."""
    if not workers_alone(m, one, unit, at):
        return None
    for other in m.table.players:
        n = count_of(other, "worker", at)
        if other.seat != one.seat and n:
            shift(other, "worker", at, other.base, n)
            one.ousted += n
            m.emit(DroveOff(one.faction, other.faction, n, NAMES[at]))
            lose_popularity(m, one, n)
            conquer(m, one, other, at)
    return None


def conquer(m: Scene, one: Player, other: Player, at: int) -> None:
    """SA-RULING-02: what a territory held goes to the one who takes it from an Automa."""
    n = spoils(m, other, at)
    if one.kind == HUMAN and n:
        gain_goods(m, one, MAKES[at], at, n)


def spoils(m: Scene, automa: Player, at: int) -> int:
    """SA-CONQ-01, SA-CONQ-02: a territory taken from an Automa holds as many resources as its last card says."""
    if automa.kind != AUTOMA or MAKES[at] < 0:
        return 0
    last = last_card(m, automa)
    return AUTOMA_CARDS[last].resources if last else 0


def clear_goods(m: Scene, at: int) -> None:
    """SA-RAID-02, SA-COMBAT-07: an Automa keeps no resources; they go to the supply."""
    n = 0
    for kind, row in enumerate(m.table.goods):
        if row[at]:
            n += row[at]
            put_goods(m, kind, at, -row[at])
    if n:
        m.emit(ResourcesLost(NAMES[at], n))


def last_card(m: Scene, automa: Player) -> int:
    """RF-MPA-16: with a shared deck, the last card any Automa played for a turn."""
    owner = automa
    if m.table.shared_deck:
        owner = next(one for one in m.table.players if one.kind == AUTOMA)
    return owner.last


# An enemy who fights, and encounters


def enemy_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """SC-MOVE-10."""
    return unit != "worker" and enemy_fighters(m.table, one.seat) >> at & 1 == 1


def encounter_stops(m: Scene, one: Player, unit: str, at: int) -> bool:
    """SC-MOVE-14."""
    return unit == "character" and at in m.table.encounters


ENTRIES: Final = [
    Entry(10, "trap", trap_stops, trap_springs),
    Entry(20, "workers", workers_alone, drive_off),
    Entry(30, "combat", enemy_stops),
    Entry(40, "encounter", encounter_stops),
]
