"""Abilities of the Hero: the four characters, each as Hero, companion and sacrifice, and the five skills."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Effects

from .components import Origin
from .effects import ACTIONS, HERO_VERBS, KINDS

WHEN: Final = ("passive", "with", "after", "start", "loss")
"""When an ability works.

`passive` always, `with` an action (chosen when it is announced), `after` an action, at the `start` of a turn, or when a
`loss` is about to be settled (AL-HERO-05, AL-HERO-06). The actions of a `start` ability are the free action it is.
"""
LIMITS: Final = ("", "turn", "round", "game")
"""How often an ability may be used; a sacrifice is used once a game, because its card is discarded."""
ABILITY: Final = ("when", "actions", "once", "turn", "does")
"""The fields of an ability."""


class Ability:
    """Something the Hero can do or has because of a character or a skill."""

    def __init__(self, row: Row, id: str) -> None:
        self.id: Final = id  # such as pilot.hero or light_feet
        self.when: Final = row.choice("when", WHEN)
        actions = row.choices("actions", ACTIONS) if "actions" in row.data else ()
        self.actions: Final[tuple[str, ...]] = actions
        self.once: Final = row.choice("once", LIMITS, "")
        self.turn: Final = row.number("turn", 0, 8, 0)  # only in this turn of a round; 0: in any
        self.does: Final[Effects] = row.effects("does", HERO_VERBS)
        if self.when in ("with", "after") and not self.actions:
            raise row.error(f'an ability {self.when} an action names it: write actions = ["move"]')
        if self.when == "passive" and self.once:
            raise row.error('a passive ability always works: leave once out, or write when = "with"')
        if self.turn and self.when != "start":
            raise row.error('turn is for abilities of the start step: write when = "start", or leave turn out')


class Character:
    """A character card: its ability as Hero, as companion, and when it is sacrificed."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.hero: Final = Ability(row.table("hero", ABILITY), f"{row.id}.hero")
        self.companion: Final = Ability(row.table("companion", ABILITY), f"{row.id}.companion")
        self.sacrifice: Final = Ability(row.table("sacrifice", ABILITY), f"{row.id}.sacrifice")
        self.origin: Final = Origin(row, "name")
        if self.companion.once not in ("", "turn"):
            raise row.error('a companion ability is used once a turn: write once = "turn" (AL-COMP-01)')
        if self.sacrifice.when != "start" or self.sacrifice.once != "game":
            raise row.error('a sacrifice is made at the start of a turn: write when = "start", once = "game"')


CHARACTER: Final = ("hero", "companion", "sacrifice", "public")
"""The fields of a character."""


class Skill:
    """The skill that experience with one kind of creature gives (AL-XP-01, AL-XP-03)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.kind: Final = row.choice("kind", KINDS)
        self.ability: Final = Ability(row, row.id)
        self.origin: Final = Origin(row, "name")


SKILL: Final = ("kind", *ABILITY, "public")
"""The fields of a skill."""
