"""Abilities of characters, skills and companions (chapters companion and hero).

What an ability does, when it works and how often is a row of characters.toml or skills.toml.
"""

from typing import Final

from brassboard.kernel import Denied, Flow, Kind, Seat, call, requires
from brassboard.kernel.data import Action

from ...content import CHARACTERS, Ability
from ...data.actions import Consult, Heal, Sacrifice, Surge
from ...data.core_frames import StartChoice
from ...data.hero_events import AbilityUsed, Sacrificed
from ...data.hero_frames import AskTargets, HeroAction
from ...data.item_events import StationPlanUsed
from ...data.item_frames import HeroCalls
from ...data.table import Table
from ...queries import Scene, turn_of
from ..bullet_time import not_active_yet, start_step_open
from .abilities import ABILITIES, is_spent, sorted_abilities, spend
from .hero_scopes import ways_to_do

FIRST_TURN: Final = 1
STATION_PLAN: Final = "station_plan"
"""How a use of the Station Plan is noted among the abilities used this round."""


# Abilities with and after an action


def abilities_with(m: Scene, kind: str) -> list[str]:
    """Return the abilities that may be used with an action of this kind (AL-HERO-06)."""
    return usable(m, "with", kind)


def abilities_after(m: Scene, kind: str) -> list[str]:
    """Return the abilities that may be used after an action of this kind (AL-HERO-06)."""
    return usable(m, "after", kind)


def usable(m: Scene, when: str, kind: str) -> list[str]:
    """Return the abilities of this moment that are not used up and have something to do (AL-HERO-07, AL-COMP-01)."""
    fitting = sorted_abilities(m.table).by_action.get((when, kind))
    if fitting is None:
        return []
    return [ability.id for ability in fitting if not is_spent(m, ability) and ways_to_do(m, ability.does)]


def use_ability(m: Scene, id: str, way: int = -1) -> Flow:
    """Use an ability; `way` is the side of its text if the Hero has chosen one."""
    spend(m, ABILITIES[id])
    m.emit(AbilityUsed(id))
    return call(HeroCalls(f"ability:{id}", way=way))


# The start step


def start_ability(table: Table, verb: str) -> Ability | None:
    """Return the Hero's ability of the start step whose text begins with this verb, or None."""
    return sorted_abilities(table).start.get(verb)


@requires("AL-HERO-03", once=True)
def at_start_of_turn(seen: Scene, seat: Seat, act: StartChoice) -> Denied:
    """Announcing the first action closes the start step."""
    return () if turn_of(seen).started else None


@requires("AL-COMP-02", once=True)
def sacrificed_at_start(seen: Scene, seat: Seat, act: Sacrifice) -> Denied:
    """A companion is sacrificed at the start of a turn."""
    return () if turn_of(seen).started else None


@requires("AL-COMP-06", "companion")
def free_action_is_legal(seen: Scene, seat: Seat, act: Sacrifice) -> Denied:
    """The free action of the sacrifice must have something to do."""
    return None if ways_to_do(seen, CHARACTERS[act.companion].sacrifice.does) else (act.companion,)


@requires("AL-XP-03", once=True)
def has_surge(seen: Scene, seat: Seat, act: Surge) -> Denied:
    """The skill must be active."""
    return None if start_ability(seen.table, "bullet_time") is not None else ()


@requires("AL-HERO-07", once=True)
def surge_is_left(seen: Scene, seat: Seat, act: Surge) -> Denied:
    ability = start_ability(seen.table, "bullet_time")
    return () if ability is not None and is_spent(seen, ability) else None


@requires("AL-HERO-08", "track")
def can_heal(seen: Scene, seat: Seat, act: Heal) -> Denied:
    """Only a low track is healed."""
    ability = start_ability(seen.table, act.track)
    if ability is None:
        return (act.track,)
    most = ability.does.ways[way_of(ability, act.track)][0].number(1)
    hero = seen.table.hero
    return None if (hero.life if act.track == "life" else hero.calm) <= most else (act.track,)


@requires("AL-HERO-03", "turn")
def in_turn_for_healing(seen: Scene, seat: Seat, act: Heal) -> Denied:
    """An effect of a new round belongs to its first turn."""
    ability = start_ability(seen.table, act.track)
    return (ability.turn,) if ability is not None and ability.turn not in (0, seen.table.turn) else None


@requires("AL-HERO-07", "track")
def healing_is_left(seen: Scene, seat: Seat, act: Heal) -> Denied:
    ability = start_ability(seen.table, act.track)
    return (act.track,) if ability is not None and is_spent(seen, ability) else None


@requires("AL-HERO-03", "turn", once=True)
def in_first_turn(seen: Scene, seat: Seat, act: Consult) -> Denied:
    """The Station Plan is used in turn 1 of a round (M-G6)."""
    return None if seen.table.turn == FIRST_TURN else (FIRST_TURN,)


@requires("AL-HERO-07", once=True)
def plan_is_left(seen: Scene, seat: Seat, act: Consult) -> Denied:
    return () if STATION_PLAN in seen.table.hero.used_round else None


def surges(seen: Scene, seat: Seat) -> list[Action]:
    """Return Bullet Time by a skill; there is none outside the Hero's turn."""
    turn_of(seen)
    return [Surge()]


def sacrifices(seen: Scene, seat: Seat) -> list[Action]:
    """Return the sacrifice of every companion."""
    turn_of(seen)
    return [Sacrifice(companion) for companion in seen.table.hero.companions]


def heals(seen: Scene, seat: Seat) -> list[Action]:
    """Return the tracks that an ability of the Hero heals at the start of a round."""
    turn_of(seen)
    return [Heal(track) for track in ("life", "calm") if start_ability(seen.table, track) is not None]


def consults(seen: Scene, seat: Seat) -> list[Action]:
    """Return the use of the Station Plan if the Hero has it."""
    turn_of(seen)
    return [Consult()] if seen.table.hero.station_plan else []


def legal_surges(seen: Scene, seat: Seat) -> list[Action]:
    """Return Surge if nothing forbids it; few Heroes have it."""
    turn = turn_of(seen)
    ability = start_ability(seen.table, "bullet_time")
    if ability is None or turn.started or turn.bullet_time or is_spent(seen, ability):
        return []
    return [SURGED]


def legal_sacrifices(seen: Scene, seat: Seat) -> list[Action]:
    """Return the sacrifices that nothing forbids; most Heroes have no companion."""
    if turn_of(seen).started or not seen.table.hero.companions:
        return []
    return SACRIFICE.filtered(seen, seat)


def legal_heals(seen: Scene, seat: Seat) -> list[Action]:
    """Return the tracks that may be healed now; few Heroes heal any."""
    start = sorted_abilities(seen.table).start
    if turn_of(seen).started or ("life" not in start and "calm" not in start):
        return []
    return HEAL.filtered(seen, seat)


def legal_consults(seen: Scene, seat: Seat) -> list[Action]:
    """Return the use of the Station Plan if nothing forbids it; most Heroes do not have it."""
    if turn_of(seen).started or not seen.table.hero.station_plan:
        return []
    return CONSULT.filtered(seen, seat)


def way_of(ability: Ability, track: str) -> int:
    """Return the side of an ability's text that is about this track."""
    return [way[0].verb for way in ability.does.ways].index(track)


SURGED: Final = Surge()
SURGE: Final = Kind("surge", surges, start_step_open, has_surge, surge_is_left, not_active_yet, fast=legal_surges)
SACRIFICE: Final[Kind] = Kind("sacrifice", sacrifices, sacrificed_at_start, free_action_is_legal, fast=legal_sacrifices)
HEAL: Final[Kind] = Kind(
    "heal", heals, at_start_of_turn, in_turn_for_healing, healing_is_left, can_heal, fast=legal_heals
)
CONSULT: Final[Kind] = Kind("consult", consults, at_start_of_turn, in_first_turn, plan_is_left, fast=legal_consults)
START: Final[tuple[Kind, ...]] = (SURGE, SACRIFICE, HEAL, CONSULT)
"""What the Hero may do in the start step besides Bullet Time (AL-HERO-03)."""


def has_start_choices(table: Table) -> bool:
    """Whether the Hero has anything for the start step; without it none of these kinds need be asked."""
    hero = table.hero
    return bool(hero.companions) or hero.station_plan or bool(sorted_abilities(table).start)


def start_choice(m: Scene, act: StartChoice) -> Flow:
    """Do what the Hero chose in the start step."""
    if isinstance(act, Sacrifice):
        return sacrifice(m, act)
    if isinstance(act, Heal):
        healer = start_ability(m.table, act.track)
        assert healer is not None
        return use_ability(m, healer.id, way_of(healer, act.track))
    if isinstance(act, Consult):
        m.table.hero.used_round = (*m.table.hero.used_round, STATION_PLAN)
        m.emit(StationPlanUsed())
        return call(AskTargets(1, free=True, seat=m.table.leader))
    surge = start_ability(m.table, "bullet_time")
    assert surge is not None
    return use_ability(m, surge.id)


def sacrifice(m: Scene, act: Sacrifice) -> Flow:
    """Discard a companion for good, for its effect: a full action of its kind, or no action (AL-COMP-06)."""
    hero = m.table.hero
    hero.companions = tuple([companion for companion in hero.companions if companion != act.companion])
    hero.sacrificed = (*hero.sacrificed, act.companion)
    m.emit(Sacrificed(act.companion))
    actions = CHARACTERS[act.companion].sacrifice.actions
    if not actions:
        return call(HeroCalls(f"sacrifice:{act.companion}"))
    return call(HeroAction(actions[0], act, free=True))
