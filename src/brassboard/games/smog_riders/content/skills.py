"""Skills: the attacks and special actions of characters and weapons, and what coloured dice add to them."""

from typing import Final

from brassboard.kit.content import Row

from .dice_needs import COLOURS, FACE, Needs
from .effects import SKILL_VERBS, WITH_ATTACK, Effect

ATTACKS: Final = ("", "melee", "ranged", "room", "line")
NO_LIMIT: Final = 9  # of `per_steam`
SKILL: Final = ("attack", "needs", "wounds", "per_steam", "steam", "enemies_only", "does", "bonuses")
"""The fields of a skill."""


class Bonus:
    """The effects that coloured dice add to an action (SR-REQ-09), or have `instead` of its own effects."""

    def __init__(self, dice: str, each_extra: str, does: tuple[Effect, ...], instead: bool) -> None:
        self.dice = dice
        self.each_extra = each_extra
        self.does = does
        self.instead = instead
        self.red = dice.count("R")
        self.blue = dice.count("B")
        self.purple = dice.count("M")
        self.extra = FACE[each_extra] if each_extra else 0

    def times(self, dice: tuple[str, ...]) -> int:
        """Return how often the bonus applies, if these dice fulfil the requirement."""
        if self.each_extra:  # SR-REQ-10: the first die is the one that would add nothing, if there is such a die
            adding = 0
            for die in dice:
                if die[0] == self.each_extra[0] and FACE[die] >= self.extra:
                    adding += 1
            return min(adding, max(0, len(dice) - 1))
        if not self.dice:
            return 0
        red = blue = purple = 0
        for die in dice:
            colour = die[0]
            if colour == "R":
                red += 1
            elif colour == "B":
                blue += 1
            elif colour == "M":
                purple += 1
        return 1 if red >= self.red and blue >= self.blue and purple >= self.purple else 0


class Skill:
    """An attack or a special action of a character or a weapon."""

    def __init__(
        self,
        id: str,
        attack: str,
        needs: Needs,
        wounds: int,
        per_steam: int = 0,
        steam: int = 0,
        enemies_only: bool = False,
        does: tuple[Effect, ...] = (),
        bonuses: tuple[Bonus, ...] = (),
    ) -> None:
        self.id = id
        self.attack = attack  # "" none; "room": ranged, within the room only; "line": everybody on a straight line
        self.needs = needs
        self.wounds = wounds
        self.per_steam = per_steam  # most wounds Steam Power may add, one each
        self.steam = steam  # its price
        self.enemies_only = enemies_only
        self.does = does
        self.bonuses = bonuses


def read_skill(row: Row, id: str) -> Skill:
    attack = row.choice("attack", ATTACKS, "")
    only_attacks = [name for name in ("wounds", "per_steam", "enemies_only") if name in row.data]
    if not attack and only_attacks:
        raise row.error(f"{only_attacks[0]} is for attacks: name the attack, or leave {only_attacks[0]} out")
    skill = Skill(
        id,
        attack,
        Needs(row.text("needs"), f"{row.where}: needs"),
        row.number("wounds", 0, 9) if attack else 0,
        row.number("per_steam", 0, NO_LIMIT, 0),
        row.number("steam", 0, 9, 0),
        row.flag("enemies_only"),
        _effects(row) if "does" in row.data else (),
        tuple(
            [_bonus(each) for each in row.tables("bonuses", ("dice", "each_extra", "does", "instead"), optional=True)]
        ),
    )
    if not skill.wounds and not skill.does:
        raise row.error("it does nothing: give it wounds or effects (does)")
    if not attack:
        for effect in [*skill.does, *[each for bonus in skill.bonuses for each in bonus.does]]:
            if _has_target(effect):
                raise row.error(f"{effect} is for the target of an attack: name the attack, or say for whom")
    return skill


def _has_target(effect: Effect) -> bool:
    """Does it only make sense as a part of an attack?"""
    if effect.what in WITH_ATTACK or effect.what == "to_stygia":
        return True
    return effect.scope == "toward" or (effect.what == "madness" and not effect.scope)


def _bonus(row: Row) -> Bonus:
    if ("dice" in row.data) == ("each_extra" in row.data):
        raise row.error('a bonus has either dice = "RR" or each_extra = "B5"')
    each_extra = row.text("each_extra") if "each_extra" in row.data else ""
    if "each_extra" in row.data and (each_extra not in FACE or each_extra[0] not in COLOURS):
        raise row.error(f"each_extra must be a colour and a face such as B5, not {each_extra!r}")
    dice = "" if each_extra else dice_of(row, "dice", "BMR")
    return Bonus(dice, each_extra, _effects(row), row.flag("instead"))


def _effects(row: Row) -> tuple[Effect, ...]:
    return tuple([Effect(call) for call in row.calls("does", SKILL_VERBS)])


def dice_of(row: Row, name: str, order: str = COLOURS) -> str:
    """Dice as the letters of their colours, sorted."""
    value = row.text(name)
    if not value or value != "".join([colour * value.count(colour) for colour in order]):
        raise row.error(
            f"{name} must be colours in the order {', '.join(order)}, each as often as it is there, not {value!r}"
        )
    return value
