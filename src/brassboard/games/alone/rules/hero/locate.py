"""Locate: questions to Evil, its answers, and the lies that cards allow (chapter locate).

The Hero names his targets, then the window opens, then the answers are computed on the map as it is (AL-LOC-07). What
Evil chooses about them is one secret form for each seat, so that neither a tie nor a lie shows.
"""

from typing import Any, Final

from brassboard.kernel import END_RULE, EVERYONE, Ask, Denied, Flow, Form, Kind, Seat, ask, call, form, requires, rule
from brassboard.kernel.data import Action, EndForm

from ...cards.choices import Choices, end_of
from ...cards.plan import follow
from ...content import LOCATE_TARGETS, MISSION_TARGETS, MISSIONS
from ...data.actions import Floor, Lie, Target
from ...data.hero_events import Answered
from ...data.hero_frames import Answers, AskTargets, Spoken
from ...data.table import HERO, Mission, Table
from ...queries import Scene, bits, marker_rooms, station
from ...scenario.static_map import Station
from .. import maze
from ..windows import window

HERO_MASK: Final = 1 << HERO
NONE: Final = -1
"""The distance of a target that is not on the map (AL-RULING-30)."""
SAME: Final = "same"
OTHER: Final = "other"
ALWAYS_NAMED: Final = tuple([Target(name) for name in LOCATE_TARGETS])
SOMETIMES_NAMED: Final = tuple([Target(name) for name in MISSION_TARGETS])
TARGETS: Final[tuple[Action, ...]] = (*ALWAYS_NAMED, *SOMETIMES_NAMED)


# What the Hero may name


def targets(seen: Scene, seat: Seat) -> tuple[Action, ...]:
    """Return every target there is, while the Hero locates."""
    seen.within(AskTargets)
    return TARGETS


@requires("AL-RULING-30", "target")
def may_be_named(seen: Scene, seat: Seat, act: Target) -> Denied:
    """Markers of a mission and the boss are named only while they are there."""
    return None if act.target in LOCATE_TARGETS or is_public(seen.table, act.target) else (act.target,)


@requires("AL-LOC-01", "target")
def not_named_yet(seen: Scene, seat: Seat, act: Target) -> Denied:
    """The targets of one Locate differ."""
    given = seen.state.given
    return (act.target,) if given and act in given[HERO] else None


TARGET: Final = Kind("target", targets, may_be_named, not_named_yet)


def is_public(table: Table, target: str) -> bool:
    """Whether everyone knows that this mission has markers, or that there is a boss."""
    if target == "boss":
        return bool(table.boss) and not table.boss_dead
    return any([target == f"mission.{mission.colour}" and has_markers(mission) for mission in table.missions])


def has_markers(mission: Mission) -> bool:
    """Whether markers of a mission lie on the map: on rooms of its steps, or for a `find` not done yet (AL-MISS-14)."""
    if mission.fulfilled:
        return False
    steps = [step for group in MISSIONS[mission.id].steps[mission.step :] for step in group]
    return bool(marker_rooms(mission)) or "find" in [step.verb for step in steps]


# A Locate, step by step


def name_targets(locate: AskTargets, m: Scene) -> Flow:
    """The Hero names his targets, all of them before any answer (AL-LOC-07)."""
    return form((HERO,), next_target, into="targets")


def next_target(locate: AskTargets, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask for the next target, different from those before (AL-LOC-01)."""
    if len(given) == locate.n:
        return None
    names = [act.target for act in given if isinstance(act, Target)]
    found = [act for act in ALWAYS_NAMED if act.target not in names]
    found += [act for act in SOMETIMES_NAMED if act.target not in names and is_public(m.table, act.target)]
    return ask(seat, "locate", found, args={"left": locate.n - len(given)})


def react_before_answer(locate: AskTargets, m: Scene) -> Flow:
    """Evil may react before the answers; a Locate that is no action opens no window (AL-FLOW-11)."""
    return None if locate.free else window(m, "answer")


def evil_answers(locate: AskTargets, m: Scene) -> Flow:
    """Evil makes its choices in secret."""
    locate.seat = m.table.leader
    names = tuple([act.target for act in locate.targets])
    return call(Answers(m.table.leader, names, locate.lies), into="spoken")


def tell_answers(locate: AskTargets, m: Scene) -> Flow:
    """The Hero is told distance and floor of each target (AL-LOC-04); after a falsifying card all are doubtful."""
    spoken, locate.spoken = locate.spoken, ()
    for one in spoken:
        floor = "" if one.distance == NONE else SAME if one.same_floor else OTHER
        m.reveal(EVERYONE, "answer", one.target, one.distance, floor)
        doubtful = bool(locate.lies)
        maze.tell(m, "answer", one.target, one.distance, one.same_floor, doubtful, marked_rooms(m.table, one.target))
        m.emit(Answered(one.target, one.distance, floor))
    return None


def marked_rooms(table: Table, target: str) -> str:
    """Return the letters of the rooms that a mission marks, with a star if it marks corridors, too (AL-MISS-14)."""
    for mission in table.missions:
        if target == f"mission.{mission.colour}":
            steps = [step for group in MISSIONS[mission.id].steps[mission.step :] for step in group]
            return "".join(marker_rooms(mission)) + ("*" if "find" in [step.verb for step in steps] else "")
    return ""


rule(
    AskTargets,
    (name_targets, "AL-LOC-01"),
    (react_before_answer, "AL-LOC-07"),
    (evil_answers, "AL-LOC-06"),
    (tell_answers, "AL-LOC-04"),
)


# The truth


class Truth:
    """The true answer about a target: its distance, or NONE, and the floors of the nearest matches."""

    def __init__(self, target: str, distance: int, floors: tuple[str, ...]) -> None:
        self.target = target
        self.distance = distance
        self.floors = floors


def truth_of(table: Table, target: str) -> Truth:
    """Return the nearest match and on which floors one is, with doors open, blocked or not (AL-LOC-03, AL-LOC-05)."""
    st, hero = station(table), table.secret.hero
    steps = st.steps[hero]
    found = [sector for sector in sectors_of(table, target) if steps[sector] >= 0]
    if not found:
        return Truth(target, NONE, (SAME,))
    least = min([steps[sector] for sector in found])
    nearest = [SAME if st.floor[sector] == st.floor[hero] else OTHER for sector in found if steps[sector] == least]
    return Truth(target, least, tuple([word for word in (SAME, OTHER) if word in nearest]))


def sectors_of(table: Table, target: str) -> list[int]:
    """Return the sectors that match a target; a door is in both sectors it joins (AL-RULING-29, AL-RULING-30)."""
    st, secret = station(table), table.secret
    what, _, which = target.partition(".")
    if what == "room":
        return [st.room_at[which]] if which in st.room_at else []
    if what == "shape":
        return [sector for sector in range(st.size) if st.shape[sector] == which]
    if what == "door":
        return [sector for sides in st.doors for sector in sides]
    if what == "blocked":
        return [sector for door in bits(secret.blocked) for sector in st.doors[door]]
    if what == "stair":
        return [sector for sector in range(st.size) if st.stair[sector] == which]
    if what == "switch":
        return bits(st.switch)
    if what == "danger":
        return bits(secret.danger)
    if what == "mission":
        return sectors_marked(table, st, which)
    kind = table.boss if what == "boss" else which
    return [one.sector for one in secret.creatures if one.kind == kind]


def sectors_marked(table: Table, st: Station, colour: str) -> list[int]:
    """Return the sectors with a state marker of the mission of this colour (AL-MISS-14)."""
    found: list[int] = []
    for mission in table.missions:
        if mission.colour == colour:
            found += [clue.sector for clue in table.secret.clues if clue.colour == colour]
            found += [st.room_at[room] for room in marker_rooms(mission) if room in st.room_at]
    return found


# What Evil chooses


def choose_answers(answers: Answers, m: Scene) -> Flow:
    """Ask the players of falsifying cards and the leader, all at once and in secret."""
    seats = seats_to_ask(answers, m)
    return Form(seats, next_choice, "", len(seats) > 1, HERO_MASK, then=answers_chosen)


def seats_to_ask(answers: Answers, m: Scene) -> tuple[Seat, ...]:
    """Return the leader and the players of falsifying cards, in seat order."""
    return tuple(sorted({m.table.leader, *[seat for seat, _, _ in answers.lies]}))


def next_choice(answers: Answers, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Return the next choice of a seat, or None. Without a choice it confirms, so that no tie shows (AL-KNOW-03)."""
    true = truths_of(answers, m)
    question = follow(choices_of(answers, m, seat, true), given)
    if question is None and not given:
        return ask(seat, "answer", [EndForm()], args=answers_shown(true))
    return question


def answers_shown(told: list[Truth]) -> dict[str, Any]:
    """Return the arguments that show Evil the true answers: all in one, and apart for texts."""
    return {
        "answers": tuple([f"{one.target} {one.distance}" for one in told]),
        "target": tuple([one.target for one in told]),
        "truth": tuple(["–" if one.distance == NONE else str(one.distance) for one in told]),
    }


def truths_of(answers: Answers, m: Scene) -> list[Truth]:
    """Return the true answers."""
    return [truth_of(m.table, target) for target in answers.targets]


def choices_of(answers: Answers, m: Scene, seat: Seat, told: list[Truth]) -> Choices:
    """Ask a seat for the lies of its cards, then the leader for tied floors; `told` is changed accordingly."""
    for player, most, change in answers.lies:
        if player == seat:
            yield from tell_lies(seat, told, most, change)
    if seat == m.table.leader:
        for one in told:
            if len(one.floors) > 1:
                answer = yield ask(seat, "floor", [Floor(one.target, word) for word in one.floors])
                assert isinstance(answer, Floor)
                one.floors = (answer.word,)  # AL-RULING-54


def tell_lies(seat: Seat, told: list[Truth], most: int, change: int) -> Choices:
    """Ask for up to `most` answers to change by up to `change`; a floor and "none" stay as they are (AL-LOC-06)."""
    first = 0
    for count in range(most):
        options: list[Action] = []
        for place, one in enumerate(told):
            if place >= first and one.distance != NONE:
                near = range(max(0, one.distance - change), one.distance + change + 1)
                options += [Lie(one.target, distance) for distance in near if distance != one.distance]
        if not options:
            return
        args = {"left": most - count, **answers_shown(told)}
        answer = yield ask(seat, "lie", [*options, end_of(most)], args=args)
        if not isinstance(answer, Lie):
            return
        place = [one.target for one in told].index(answer.target)
        told[place].distance = answer.distance
        first = place + 1


def answers_chosen(answers: Answers, m: Scene, given: tuple[Any, ...]) -> Flow:
    """Put the choices of all seats together; changes of one answer by two players add up."""
    seats = seats_to_ask(answers, m)
    chosen = given if len(seats) > 1 else (given,)
    true = truths_of(answers, m)
    distances = [one.distance for one in true]
    floors = [one.floors[0] for one in true]
    for seat, mine in zip(seats, chosen, strict=True):
        told = [Truth(one.target, one.distance, one.floors) for one in true]
        follow(choices_of(answers, m, seat, told), mine)
        for place, one in enumerate(told):
            distances[place] += one.distance - true[place].distance
            if seat == m.table.leader:
                floors[place] = one.floors[0]
    answers.result = tuple(
        [
            Spoken(one.target, NONE if one.distance == NONE else max(0, distances[place]), floors[place] == SAME)
            for place, one in enumerate(true)
        ]
    )
    m.reveal(maze.evil_mask(m), "spoken", answers.result)
    return END_RULE


rule(Answers, (choose_answers, "AL-LOC-07"))
