"""What a sheet or a card lets a figure do: one class for all of them.

An ability is an inline table of its row's list `abilities`. The words of its fields are explained in effects.py. Rules
and frames refer to an ability by its `number`, actions and texts by its `key`.
"""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Amount, Call, Effects

from .effects import ALWAYS_VERBS, CONDITIONS, ONCE, ROLL_VERBS, TRIGGERS, VERBS

UNNUMBERED: Final = -1
NO_LIMIT: Final = 99
"""The most ether that an x may stand for, where the card names no limit."""
X: Final = "x"
LARGEST_COST: Final = 9

WAITING_TYPES: Final = ("perm", "atk", "ether", "discard", "discard_def", "until", "token")
"""The types of abilities that may wait for a trigger."""
LIMITED_TYPES: Final = ("perm",)
"""The types that may say how often they are used; an extra action is made once in each activation anyway."""
MUST_TYPES: Final = ("now", "until")
"""Afflictions are never optional (RM-RULING-107)."""
DAMAGE_TRIGGERS: Final = ("damage", "attack_damage")

TYPES_OF: Final[dict[str, tuple[str, ...]]] = {
    "command": ("power",),
    "guide": ("power",),
    "both": ("power",),
    "symbol": ("agent", "minion"),
    "hurry": ("minion",),
    "brace": ("any",),
    "range": ("any",),
    "door_price": ("any",),
    "fierce": ("any",),
    "lead_off": ("any",),
    "whisper": ("any",),
    "take_over": ("now",),
    "may_attack": ("now",),
    "drive": ("now",),
    "nothing": ("now",),
    "cure": ("discard", "action"),
    "copy": ("perm",),
    "recover": ("perm",),
    "spare": ("perm",),
    "guard": ("perm",),
    "ally": ("perm",),
    "borrow": ("perm",),
    "swap_cards": ("discard",),
    "cancel": ("discard", "token"),
    "name_first_card": ("token",),
    "douse_outside": ("token",),
    "keep_one": ("visit",),
    "take_hat": ("visit",),
    "salvage": ("visit",),
    "gamble": ("visit",),
    "pick": ("visit",),
    "bobbies": ("next",),
    "unread": ("next",),
    "look": ("next",),
    "stroll": ("next",),
    "early_versions": ("next",),
    "start_any": ("next",),
}
"""The verbs that mean something in abilities of these types only."""
ABILITY: Final = ("gift", "type", "cost", "least", "most", "on", "when", "once", "must", "does")
"""The fields of an ability."""


class Ability:
    """Something a figure, a card, a power or a place does."""

    def __init__(self, row: Row, types: tuple[str, ...], source: str, index: int) -> None:
        self.number: int = UNNUMBERED  # its place in ABILITIES, set once when all tables are read
        self.source: Final = source  # such as taunt, tobias_a
        self.index: Final = index  # its place in the row, from 0
        self.key: Final = f"{source}.{index}"
        self.gift: Final = row.word("gift") if "gift" in row.data else ""  # its name on a sheet; cards have one already
        self.type: Final = row.choice("type", types)
        any_amount = row.data.get("cost") == X
        self.any_amount: Final = any_amount  # its user chooses what to pay, from `least` to `most`
        cost = row.number("least", 1, LARGEST_COST, 1) if any_amount else row.number("cost", 0, LARGEST_COST, 0)
        self.cost: Final = cost  # in ether; of any amount the least
        self.least: Final = cost
        most = row.number("most", cost, NO_LIMIT, NO_LIMIT) if any_amount else cost
        self.most: Final = most
        self.on: Final = row.choice("on", tuple(TRIGGERS), "")
        when = row.choices("when", tuple(CONDITIONS)) if "when" in row.data else ()
        self.when: Final[tuple[str, ...]] = when
        self.once: Final = row.choice("once", ONCE, "")
        self.must: Final = row.flag("must") or self.type in MUST_TYPES
        self.does: Final = row.effects("does", VERBS)
        calls = self.does.ways[0] if len(self.does.ways) == 1 else ()
        self.calls: Final[tuple[Call, ...]] = calls  # of the only way; none where there is a choice
        verbs = [call.verb for call in self.does.calls]
        self.is_always: Final = all([verb in ALWAYS_VERBS for verb in verbs])
        self.is_roll: Final = all([verb in ROLL_VERBS for verb in verbs])
        self._check_cost(row)
        self._check_moment(row)
        self._check_calls(row)

    def _check_cost(self, row: Row) -> None:
        if not self.any_amount and ("least" in row.data or "most" in row.data):
            raise row.error('least and most are for a cost of any amount: write cost = "x", or leave them out')
        counts = any([isinstance(value, Amount) for call in all_calls(self.does) for value in call.args])
        if counts != self.any_amount:
            raise row.error('x stands for the ether paid: write cost = "x" and x in does, or neither')

    def _check_moment(self, row: Row) -> None:
        if self.on and self.type not in WAITING_TYPES:
            raise row.error(f"an ability of type {self.type} waits for no trigger: leave on out")
        if self.type == "discard_def" and self.on not in DAMAGE_TRIGGERS:
            raise row.error(f'a discard_def card acts on damage: write on = "{DAMAGE_TRIGGERS[0]}"')
        if self.once and self.type not in LIMITED_TYPES:
            raise row.error(f"once is for type {', '.join(LIMITED_TYPES)}, not {self.type}: leave it out")
        if self.type == "upkeep" and not self.cost:
            raise row.error("ether lies on an upkeep card: write cost = 1 or more")

    def _check_calls(self, row: Row) -> None:
        for call in all_calls(self.does):
            fitting = TYPES_OF.get(call.verb, (self.type,))
            names = [value for value in call.args if isinstance(value, str)]
            names += [
                each for value in call.args if isinstance(value, tuple) for each in value if isinstance(each, str)
            ]
            if "this" in names:
                fitting = ("agent",)
            elif call.verb == "symbol":
                fitting = ("minion",)
            if self.type not in fitting:
                raise row.error(f"{call} does not fit type {self.type}: write type = {' or '.join(fitting)}")

    def __repr__(self) -> str:
        return f"{self.key}: {self.does!r}"


def all_calls(effects: Effects) -> list[Call]:
    """Return all calls of all ways, each followed by those nested in it."""
    found: list[Call] = []
    for call in effects.calls:
        found.append(call)
        for value in call.args:
            if isinstance(value, Effects):
                found += all_calls(value)
    return found


def read_abilities(row: Row, types: tuple[str, ...], named: bool = False, free: bool = False) -> tuple[Ability, ...]:
    """Return the abilities of a row; on sheets they are `named`, and `free` ones belong to figures without ether."""
    found: list[Ability] = []
    for index, table in enumerate(row.tables("abilities", ABILITY, optional=True)):
        ability = Ability(table, types, row.id, index)
        if named and not ability.gift:
            raise table.error('an ability on a sheet has a name: write gift = "…"')
        if ability.gift and not named:
            raise table.error("the name of a card is its id: leave gift out")
        if free and ability.most:
            raise table.error("this figure has no ether: leave cost out")
        found.append(ability)
    return tuple(found)
