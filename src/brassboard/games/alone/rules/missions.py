"""Missions: their steps, fulfilment and rewards, the main mission, nuisances (chapter missions).

A mission holds which group of steps is open and how far each step of it is; everything else is in its row. State
markers follow from that (`queries.marker_rooms`), so after every change the tiles of the maze are marked anew.
"""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, Denied, Flow, Kind, Seat, call, goto, requires, rule

from ..cards.plan import secret_choice
from ..content import BOSSES, DIFFICULTY, MISSIONS, Step
from ..data.actions import Work
from ..data.item_frames import HeroCalls
from ..data.round_events import (
    BossCame,
    FalseMarker,
    MainMissionFulfilled,
    MainMissionStarted,
    MissionFulfilled,
    MissionOpened,
    StepAdvanced,
    StepPrepared,
    TokenGiven,
    TokenTaken,
)
from ..data.round_frames import Fulfil, RoundEnd, WorkOn
from ..data.table import Mission, Table
from ..queries import Scene, figures_here, here, marker_colours, turn_of
from .ending import end_match
from .maze import tell

RED: Final = "red"
HOLDING: Final = frozenset(
    [id for id, row in MISSIONS.items() if "hold" in [step.verb for group in row.steps for step in group]]
)
"""The missions in which the Hero must stay in a room."""


# Reading


def mission_of(table: Table, id: str) -> Mission | None:
    """Return the mission with this id if it was laid open, else None."""
    for mission in table.missions:
        if mission.id == id:
            return mission
    return None


def open_steps(mission: Mission) -> list[tuple[int, Step]]:
    """Return the steps that can be advanced, with their places in their group (AL-MISS-05)."""
    if mission.fulfilled or is_complete(mission):
        return []
    steps = enumerate(MISSIONS[mission.id].steps[mission.step])
    return [(place, step) for place, step in steps if mission.counts[place] < step.count]


def is_complete(mission: Mission) -> bool:
    """Whether all steps are done."""
    return mission.step >= len(MISSIONS[mission.id].steps)


def main_mission(table: Table) -> Mission | None:
    """Return the red mission once it has started, else None (AL-GOAL-04)."""
    for mission in table.missions:
        if mission.colour == RED:
            return mission
    return None


def step_here(table: Table, mission: Mission) -> int:
    """Return the place of the open step that an Interact in the Hero's sector advances, or -1."""
    for place, step in open_steps(mission):
        if is_here(table, mission, step):
            return place
    return -1


def is_here(table: Table, mission: Mission, step: Step) -> bool:
    """Whether a step has its place in the Hero's sector and can be advanced by an Interact."""
    tile = here(table)
    if step.verb == "find":
        return not tile.room and mission.colour in tile.markers
    if step.verb == "give" and step.token not in table.hero.tokens:
        return False
    return step.verb in ("use", "take", "give") and step.room == tile.room


def condition_holds(table: Table, step: Step) -> bool:
    """Whether the condition of a step is true in the Hero's sector (AL-MISS-07)."""
    if step.condition == "lit":
        return here(table).lit
    return step.condition != "empty" or not figures_here(table)


# Laying open, and state markers


def lay_open(m: Scene, id: str) -> None:
    """Lay a mission open with its state markers (AL-MISS-14)."""
    row = MISSIONS[id]
    steps = len(row.steps[0])
    m.table.missions.append(Mission(id, row.colour, 0, (0,) * steps, (False,) * steps))
    m.emit(MainMissionStarted(id) if row.colour == RED else MissionOpened(id))
    refresh_markers(m)


def mission_set_up(m: Scene, id: str) -> Flow:
    """Do the set-up part of a mission, and lay the markers of a `find` step (AL-MISS-13, AL-RULING-46)."""
    row = MISSIONS[id]
    return secret_choice(m, m.table.leader, f"setup:{id}") if row.setup.calls or row.find is not None else None


def refresh_markers(m: Scene) -> None:
    """Show the state markers of every sector in the maze."""
    t = m.table
    for tile in t.tiles:
        tile.markers = marker_colours(t, t.secret.sectors[tile.number])


# Interact


def works(seen: Scene, seat: Seat) -> list[Work]:
    """Return an Interact for each mission there is; there are none outside the Hero's turn."""
    turn_of(seen)
    return [Work(id) for id in MISSIONS]


def works_here(seen: Scene, seat: Seat) -> list[Work]:
    """Return an Interact for each mission laid open that has an open step here; the others are not in play."""
    t: Table = seen.table
    tile = here(t)
    if not tile.room and not tile.markers:
        return []  # Steps are done in rooms or at markers.
    return [Work(mission.id) for mission in t.missions if step_here(t, mission) >= 0]


@requires("AL-GOAL-04", "mission")
def has_started(seen: Scene, seat: Seat, act: Work) -> Denied:
    """A red mission can be worked on only once it has started."""
    waits = MISSIONS[act.mission].colour == RED and main_mission(seen.table) is None
    return (act.mission,) if waits else None


@requires("AL-MISS-01", "mission")
def is_dealt(seen: Scene, seat: Seat, act: Work) -> Denied:
    """Only the missions of this match can be worked on."""
    return (act.mission,) if mission_of(seen.table, act.mission) is None else None


@requires("AL-MISS-12", "mission")
def not_fulfilled(seen: Scene, seat: Seat, act: Work) -> Denied:
    """A mission is fulfilled once."""
    mission = mission_of(seen.table, act.mission)
    return (act.mission,) if mission is not None and mission.fulfilled else None


@requires("AL-MISS-05", "mission")
def has_step_here(seen: Scene, seat: Seat, act: Work) -> Denied:
    """An open step must have its place here."""
    mission = mission_of(seen.table, act.mission)
    return (act.mission,) if mission is not None and step_here(seen.table, mission) < 0 else None


WORK = Kind("work", works, has_started, is_dealt, not_fulfilled, has_step_here, rule="AL-MISS-06", fast=works_here)


def work(m: Scene, id: str) -> Flow:
    """Interact for the open step of a mission that has its place here."""
    return call(WorkOn(id))


def advance(working: WorkOn, m: Scene) -> Flow:
    """Advance the step by 1, or only prepare it if its condition does not hold (AL-MISS-06, AL-MISS-07)."""
    mission = mission_of(m.table, working.mission)
    assert mission is not None
    place = step_here(m.table, mission)
    step = MISSIONS[mission.id].steps[mission.step][place]
    if not mission.prepared[place] and not condition_holds(m.table, step):
        mission.prepared = (*mission.prepared[:place], True, *mission.prepared[place + 1 :])
        m.emit(StepPrepared(mission.id))
        return END_RULE
    if step.verb == "find" and not turn_marker(m, mission):
        return END_RULE
    hero = m.table.hero
    if step.verb == "take":
        hero.tokens = (*hero.tokens, step.token)  # AL-MISS-08
        m.emit(TokenTaken(step.token))
    elif step.verb == "give":
        hero.tokens = tuple([token for token in hero.tokens if token != step.token])
        m.emit(TokenGiven(step.token))
    count(m, mission, place)
    return None


def fulfil_if_done(working: WorkOn, m: Scene) -> Flow:
    """Fulfil the mission if its last step is done."""
    return fulfil_complete(m)


rule(WorkOn, (advance, "AL-MISS-06"), (fulfil_if_done, "AL-MISS-11"))


def turn_marker(m: Scene, mission: Mission) -> bool:
    """Turn over the marker of a `find` step here; return whether it is the real one (AL-MISS-13)."""
    secret = m.table.secret
    real = any([clue.real for clue in secret.clues if clue.sector == secret.hero and clue.colour == mission.colour])
    tell(m, "turned", mission.colour, m.table.here)
    m.reveal(EVERYONE, "marker", mission.id, real)
    # With the real one the step is done, and the other markers go.
    secret.clues = tuple(
        [clue for clue in secret.clues if clue.colour != mission.colour or (not real and clue.sector != secret.hero)]
    )
    if not real:
        m.emit(FalseMarker(mission.id))
        refresh_markers(m)
    return real


def count(m: Scene, mission: Mission, place: int) -> None:
    """Count 1 for a step; when all steps of its group are done the next group is open (AL-MISS-05, AL-MISS-09)."""
    steps = MISSIONS[mission.id].steps
    group = steps[mission.step]
    n = mission.counts[place] + 1
    mission.counts = (*mission.counts[:place], n, *mission.counts[place + 1 :])
    m.emit(StepAdvanced(mission.id, n, group[place].count))
    if all([mission.counts[other] >= step.count for other, step in enumerate(group)]):
        mission.step += 1
        following = len(steps[mission.step]) if mission.step < len(steps) else 0
        mission.counts, mission.prepared = (0,) * following, (False,) * following
    refresh_markers(m)


# Kills, turns and rounds


def killed(m: Scene, kind: str, revealed: bool) -> Flow:
    """Count a creature that the Hero killed; a boss counts even hidden, for its own step (AL-MISS-10)."""
    for mission in m.table.missions:
        for place, step in open_steps(mission):
            if step.verb != "slay":
                continue
            if (step.who == "any" and revealed) or (step.who == kind and (revealed or kind in BOSSES)):
                count(m, mission, place)
                break
    return fulfil_complete(m)


def end_of_turn(m: Scene) -> Flow:
    """Count a turn at whose end the Hero is in the room of a `hold` step (AL-MISS-10)."""
    room = here(m.table).room
    for mission in m.table.missions:
        if mission.id not in HOLDING:
            continue
        for place, step in open_steps(mission):
            if step.verb == "hold" and step.room == room:
                count(m, mission, place)
                break
    return fulfil_complete(m)


def round_end(m: Scene) -> Flow:
    """Do what missions do at the end of a round (AL-END-10)."""
    return call(RoundEnd())


def nuisance(end: RoundEnd, m: Scene) -> Flow:
    """Do the round-end part of the next mission's nuisance; the leader makes its choices (AL-MISS-15)."""
    missions = m.table.missions
    if end.place >= len(missions):
        return END_RULE
    mission = missions[end.place]
    if mission.fulfilled or not MISSIONS[mission.id].nuisance.round_end.calls:
        return None
    return secret_choice(m, m.table.leader, f"mission:{mission.id}:round_end")


def quiet_round(end: RoundEnd, m: Scene) -> Flow:
    """A round in which the Hero met no creature counts for `slay(any)` (AL-MISS-10)."""
    mission = m.table.missions[end.place]
    end.place += 1
    if not m.table.hero.met:
        for place, step in open_steps(mission):
            if step.verb == "slay" and step.who == "any":
                count(m, mission, place)
                break
    return fulfil_complete(m)


def nuisance_after(end: RoundEnd, m: Scene) -> Flow:
    """Go on with the next mission."""
    return goto(nuisance)


rule(RoundEnd, (nuisance, "AL-MISS-15"), (quiet_round, "AL-MISS-10"), (nuisance_after, "AL-END-10"))


# Fulfilment


def fulfil_complete(m: Scene) -> Flow:
    """Fulfil the missions whose steps are all done."""
    done = [one.id for one in m.table.missions if not one.fulfilled and is_complete(one)]
    return call(Fulfil(tuple(done))) if done else None


def end_nuisance(fulfil: Fulfil, m: Scene) -> Flow:
    """A mission is fulfilled: its nuisance ends. With the main mission the Hero wins at once (AL-WIN-01)."""
    if not fulfil.left:
        return END_RULE
    fulfil.mission, fulfil.left, fulfil.main = fulfil.left[0], fulfil.left[1:], ""
    mission = mission_of(m.table, fulfil.mission)
    assert mission is not None
    mission.fulfilled = True
    if mission.colour == RED:
        m.emit(MainMissionFulfilled(mission.id))
        end_match(m, "hero")
    else:
        m.emit(MissionFulfilled(mission.id))
    return None


def give_reward(fulfil: Fulfil, m: Scene) -> Flow:
    """The Hero gets the mission's reward."""
    return call(HeroCalls(f"reward:{fulfil.mission}"))


def give_level_reward(fulfil: Fulfil, m: Scene) -> Flow:
    """With the first starting mission he gets the reward of the level (AL-MISS-11, AL-MISS-12)."""
    if main_mission(m.table) is not None:
        return goto(fulfil_next)
    level = m.table.difficulty
    return call(HeroCalls(f"difficulty:{level}")) if DIFFICULTY[level].reward.calls else None


def turn_up(fulfil: Fulfil, m: Scene) -> Flow:
    """The red mission is turned up; the others stay face down."""
    t = m.table
    fulfil.main, t.reds = t.reds[0], t.reds[1:]
    m.reveal(EVERYONE, "main mission", fulfil.main)
    lay_open(m, fulfil.main)
    return None


def start_main(fulfil: Fulfil, m: Scene) -> Flow:
    """Do the part of the red mission that happens when it starts."""
    return mission_set_up(m, fulfil.main)


def tell_boss(fulfil: Fulfil, m: Scene) -> Flow:
    """Tell the Hero that a boss is there, not where (AL-BOSS-01)."""
    if MISSIONS[fulfil.main].boss:
        m.emit(BossCame(MISSIONS[fulfil.main].boss))
    return None


def fulfil_next(fulfil: Fulfil, m: Scene) -> Flow:
    """Go on with the next mission that is done."""
    return goto(end_nuisance)


rule(
    Fulfil,
    (end_nuisance, "AL-MISS-15"),
    (give_reward, "AL-MISS-11"),
    (give_level_reward, "AL-MISS-11"),
    (turn_up, "AL-MISS-11"),
    (start_main, "AL-MISS-11"),
    (tell_boss, "AL-BOSS-01"),
    (fulfil_next, "AL-MISS-11"),
)
