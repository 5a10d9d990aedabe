"""What lies in the box: creatures on both sides of their table, reaction cards and equipment cards."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Amount, Effects, shown

from .effects import (
    ACTION_OF,
    ACTIONS,
    BOSSES,
    HERO_VERBS,
    KINDS,
    MATERIALS,
    MISSIONS_ONLY,
    REACTION_VERBS,
    ROOMS,
    TIMING_OF,
    TRIGGER_OF,
    all_calls,
    words_in,
)

SIDES: Final = ("normal", "nightmare")
DECK_COLOURS: Final = ("red", "blue", "green", "violet")
LETTER_OF: Final = {"red": "R", "blue": "B", "green": "G", "violet": "V"}
SLOTS: Final = 13
TRIGGERS: Final = (*ACTIONS, "life", "calm")
TIMINGS: Final = ("end", "step", "before", "roll", "answer", "drawn", "loss")
ORDERS: Final = ("after", "first", "instead")
"""When the dangerous half of a card is done: after the basic half, before it, or instead of it (AL-FLOW-07)."""
WINDOW_OF: Final = {
    "move": "step",
    "explore": "before",
    "attack": "roll",
    "locate": "answer",
    "search": "drawn",
    "interact": "end",
    "life": "loss",
    "calm": "loss",
}
"""The timing of the instant cards of each trigger; Interact has none (AL-FLOW-01)."""
SHAPES: Final = ("straight", "bend", "t", "crossing")
STAIRS: Final = ("red", "blue")
LOCATE_TARGETS: Final = (
    *[f"room.{room}" for room in ROOMS],
    *[f"shape.{shape}" for shape in SHAPES],
    "door",
    "blocked",
    *[f"stair.{stair}" for stair in STAIRS],
    "switch",
    *[f"kind.{kind}" for kind in KINDS],
    "danger",
)
"""What the Hero may always name when he locates (AL-LOC-02, AL-RULING-30)."""
MISSION_TARGETS: Final = ("mission.green", "mission.blue", "mission.red", "boss")
"""What he may name besides, while it is there."""


class Origin:
    """Where the values of a row come from: its mark, and what of a mixed row is the rulebook's or public."""

    def __init__(self, row: Row, *told: str) -> None:
        mark, rulebook = row.origin(*told)
        public = row.items("public") if "public" in row.data else []
        for field in public:
            if not isinstance(field, str) or (field not in told and field not in row.data):
                raise row.error(f"public names {shown(field)}, which this row has not: write one of its fields")
        self.mark: Final = mark
        self.rulebook: Final = rulebook
        self.public: Final[tuple[str, ...]] = tuple(public)


# Creatures


class Creature:
    """A row of the creature table on one of its sides, or the values of a boss (AL-CREA-08)."""

    def __init__(self, row: Row, side: str) -> None:
        values = row.table(side, ("thresholds", "dice", "loss", "distance"))
        first, second = values.numbers("thresholds", 1, 9, 2)
        dark, lit = values.numbers("dice", 0, 8, 2)
        self.id: Final = row.id
        self.side: Final = side
        self.boss: Final = row.id in BOSSES
        self.first: Final = first  # damage for the first wound
        self.second: Final = second  # damage for the second wound
        self.dark: Final = dark  # dice in a dark sector
        self.lit: Final = lit  # dice in a lit sector
        self.loss: Final = values.number("loss", 0, 9)  # self-control lost by a shock
        self.distance: Final = values.number("distance", 1, 9)  # least distance when it spawns
        self.markers: Final = row.number("markers", 1, 9)
        most_wounds = row.number("most_wounds", 1, 2, 2)
        self.most_wounds: Final = most_wounds  # by one attack
        self.darkens: Final = row.flag("darkens")  # light off in the Hero's sector when its move ends there
        self.calls: Final = row.choice("calls", ("", *KINDS), "")  # what may spawn when it is first revealed
        self.calls_distance: Final = row.number("calls_distance", -9, 9, 0)  # change of the distance of that spawn
        self.origin: Final = Origin(row, "name")


CREATURE: Final = (*SIDES, "markers", "most_wounds", "darkens", "calls", "calls_distance", "public")
"""The fields of a creature."""


# Reaction cards


class ReactionCard:
    """A design of a reaction card: what allows it, when it is played, and its two halves."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.deck: Final = row.choice("deck", DECK_COLOURS)
        self.slot: Final = row.number("slot", 1, SLOTS)
        self.trigger: Final = row.choice("trigger", TRIGGERS)
        self.timing: Final = row.choice("timing", TIMINGS)
        self.copies: Final = row.number("copies", 1, 9)
        self.basic: Final = row.effects("basic", REACTION_VERBS)
        self.dangerous: Final = row.effects("dangerous", REACTION_VERBS)
        self.dangerous_order: Final = row.choice("dangerous_order", ORDERS, "after")
        self.origin: Final = Origin(row, "name")
        name = f"{LETTER_OF[self.deck]}{self.slot:02}"
        if self.id != name:
            raise row.error(f'the id is the letter of the deck and the slot: write id = "{name}"')
        window = WINDOW_OF[self.trigger]
        fitting = (window,) if window == "loss" else tuple(dict.fromkeys(["end", window]))
        if self.timing not in fitting:
            raise row.error(f"timing must be {' or '.join(fitting)} for trigger {self.trigger}, not {self.timing}")
        self._check_calls(row, "basic", self.basic)
        self._check_calls(row, "dangerous", self.dangerous)

    def _check_calls(self, row: Row, half: str, effects: Effects) -> None:
        """Check that these calls are for a card, and fit its trigger and timing."""
        for call in all_calls(effects):
            if call.verb in MISSIONS_ONLY:
                raise row.error(f"{half}: {call} is for missions: write another verb")
            timing = TIMING_OF.get(call.verb, self.timing)
            if timing != self.timing:
                raise row.error(f'{half}: {call} is for another moment: write timing = "{timing}"')
            for each in words_in(call):
                trigger = TRIGGER_OF.get(each, self.trigger)
                if trigger != self.trigger:
                    raise row.error(f'{half}: {call} names a {each}: write trigger = "{trigger}"')


CARD: Final = (
    "deck", "slot", "trigger", "timing", "copies", "basic", "dangerous", "dangerous_order", "public",
)  # fmt: skip
"""The fields of a reaction card."""


# Equipment


class Item:
    """An equipment card: through which action it is used, its charges, and its plain and upgraded text."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.ammunition: Final = row.flag("ammunition")
        self.copies: Final = row.number("copies", 1, 40)
        self.action: Final = row.choice("action", ACTIONS)
        self.material: Final = row.choice("material", MATERIALS)
        self.needs: Final = row.choice("needs", MATERIALS)
        self.charges: Final = row.number("charges", 1, 9)
        self.most_charges_per_use: Final = row.number("most_charges_per_use", 1, 9, 1)
        self.use: Final = row.effects("use", HERO_VERBS)
        self.upgraded: Final = row.effects("upgraded", HERO_VERBS)
        self.origin: Final = Origin(row, "name", "ammunition")
        calls = [*all_calls(self.use), *all_calls(self.upgraded)]
        self.rechargeable: Final = "charge" not in [call.verb for call in calls]
        if self.material == self.needs:
            raise row.error(f"needs must be another material than {self.material}: an item does not upgrade itself")
        if self.most_charges_per_use > self.charges:
            raise row.error(f"most_charges_per_use must be at most its {self.charges} charges")
        counts_charges = any([isinstance(value, Amount) for call in calls for value in call.args])
        if counts_charges != (self.most_charges_per_use > 1):
            raise row.error("x stands for several charges: write x and most_charges_per_use, or neither")
        for call in calls:
            action = ACTION_OF.get(call.verb, self.action)
            if action != self.action:
                raise row.error(f'{call} belongs to another action: write action = "{action}"')

    def text(self, upgraded: bool) -> Effects:
        """Return what the item does; the upgraded text replaces the plain one (AL-ITEM-06)."""
        return self.upgraded if upgraded else self.use


ITEM: Final = (
    "ammunition", "copies", "action", "material", "needs", "charges", "most_charges_per_use", "use", "upgraded",
    "public",
)  # fmt: skip
"""The fields of an item."""
