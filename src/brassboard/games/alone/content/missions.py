"""Missions with their steps, nuisances and rewards, and the levels of difficulty."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Call, Effects, shown

from .components import Origin
from .effects import BOSSES, HERO_VERBS, NOTHING, REACTION_VERBS, STEP_VERBS, all_calls

COLOURS: Final = ("green", "blue", "red")
AND: Final = " and "


class Step:
    """A step of a mission (AL-MISS-05): its verb and what that needs; what a verb does not use is empty."""

    def __init__(self, call: Call) -> None:
        verb = call.verb
        self.verb: Final = verb
        self.room: Final = call.word(0) if verb in ("use", "hold") else call.word(1) if verb in ("take", "give") else ""
        self.token: Final = call.word(0) if verb in ("take", "give", "find") else ""
        self.who: Final = call.word(0) if verb == "slay" else ""
        self.count: Final = call.number(1) if verb in ("use", "slay", "hold") else 1  # how often it must be done
        self.condition: Final = call.word(2) if verb == "use" else ""  # lit or empty
        self.markers: Final = call.number(1) if verb == "find" else 0  # how many lie out, one of them real
        self.text: Final = call.text

    def __repr__(self) -> str:
        return self.text


class Nuisance:
    """What holds from set-up until a blue mission is fulfilled (AL-MISS-15); changes of 0 change nothing."""

    def __init__(self, row: Row) -> None:
        self.round_end: Final = row.effects("round_end", REACTION_VERBS) if "round_end" in row.data else NOTHING
        self.distance: Final = row.number("distance", -9, 9, 0)  # change of every minimum distance
        self.least_distance: Final = row.number("least_distance", 1, 9, 1)  # after that change, before cards
        self.life_gain: Final = row.number("life_gain", -9, 9, 0)  # change of every life gain, which is at least 0
        self.adrenaline_max: Final = row.number("adrenaline_max", -5, 5, 0)
        self.danger_gain: Final = row.number("danger_gain", -9, 9, 0)  # change of the markers gained in clean-up 1


NUISANCE: Final = ("round_end", "distance", "least_distance", "life_gain", "adrenaline_max", "danger_gain")
"""The fields of a nuisance."""
NO_NUISANCE: Final = Nuisance(Row({}, NUISANCE, ""))


class Mission:
    """A mission card. `steps` are groups in their order; the steps of a group are open together."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.colour: Final = row.choice("colour", COLOURS)
        self.setup: Final = row.effects("setup", REACTION_VERBS) if "setup" in row.data else NOTHING
        self.steps: Final = tuple([_group(row, text, number) for number, text in enumerate(row.items("steps"), 1)])
        self.reward: Final = row.effects("reward", HERO_VERBS) if "reward" in row.data else NOTHING
        self.nuisance: Final = Nuisance(row.table("nuisance", NUISANCE)) if "nuisance" in row.data else NO_NUISANCE
        placed = [call for call in all_calls(self.setup) if call.verb in ("place_boss", "place_boss_in")]
        self.boss: Final = placed[0].word(0) if placed else ""  # the boss it brings, if any
        self.origin: Final = Origin(row, "name")
        self._check(row)

    def _check(self, row: Row) -> None:
        letter = "MG" if self.colour == "green" else "MB" if self.colour == "blue" else "MR"
        if not self.id.startswith(letter):
            raise row.error(f'the id of a {self.colour} mission starts with {letter}: write id = "{letter}1"')
        if not self.steps:
            raise row.error('a mission has steps: write steps = ["use(C,1)"]')
        if (self.colour == "red") == ("reward" in row.data):
            raise row.error("the starting missions have a reward, and a red one has none: the Hero wins by it")
        if self.colour != "blue" and "nuisance" in row.data:
            raise row.error('only a blue mission has a nuisance: leave it out, or write colour = "blue"')
        if self.colour == "blue" and "nuisance" not in row.data and "setup" not in row.data:
            raise row.error('a blue mission has a nuisance: write such as nuisance = { round_end = "calm(-1)" }')
        carried: list[str] = []
        for group in self.steps:
            for step in group:
                if step.verb == "give" and step.token not in carried:
                    raise row.error(f"steps: {step} comes before the {step.token} is taken: add such a step before it")
                if step.who in BOSSES and step.who != self.boss:
                    raise row.error(f'steps: nobody places the {step.who}: write setup = "place_boss({step.who})"')
            carried += [step.token for step in group if step.verb == "take"]

    @property
    def rooms(self) -> tuple[str, ...]:
        """Return the rooms its steps name, each once, in the order of the steps (AL-MISS-14)."""
        return tuple(dict.fromkeys([step.room for group in self.steps for step in group if step.room]))

    @property
    def find(self) -> Step | None:
        """Return the step for which the leader puts markers out, if the mission has one."""
        found = [step for group in self.steps for step in group if step.verb == "find"]
        return found[0] if found else None


def _group(row: Row, text: object, number: int) -> tuple[Step, ...]:
    """Return the steps that are open together: calls joined by `and`."""
    where = f"{row.where}: steps {number}"
    if not isinstance(text, str):
        raise row.error(f"steps must be texts in quotes, not {shown(text)}")
    found: list[Step] = []
    for part in text.split(AND):
        calls = STEP_VERBS.calls(part, where)
        if len(calls) > 1:
            raise row.error(f"steps {number}: write steps in their order as texts of their own, or join them by and")
        found.append(Step(calls[0]))
    return tuple(found)


MISSION: Final = ("colour", "setup", "steps", "reward", "nuisance", "public")
"""The fields of a mission."""


class Difficulty:
    """A level: what the Hero starts with, and what he gets when the main mission starts (AL-DIFF-01)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.ammunition: Final = row.number("ammunition", 0, 3)  # random ones of the Ammunition cards
        self.cards: Final = row.number("cards", 0, 9)  # then random ones of the rest of the equipment deck
        reward: Effects = NOTHING if row.text("reward") == "" else row.effects("reward", HERO_VERBS)
        self.reward: Final = reward
        self.origin: Final = Origin(row)


DIFFICULTY_FIELDS: Final = ("ammunition", "cards", "reward", "public")
"""The fields of a level."""
