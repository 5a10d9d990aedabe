"""Which abilities the Hero has, and which of them are used up (chapter hero).

What each ability does is a row of characters.toml or skills.toml, so nothing here names a character or a skill.
"""

from typing import Final

from ...content import CHARACTERS, SKILLS, Ability
from ...data.core_frames import Turn
from ...data.table import Table
from ...queries import Scene, has_skill


def _all_abilities() -> dict[str, Ability]:
    found = {skill.id: skill.ability for skill in SKILLS.values()}
    for character in CHARACTERS.values():
        for ability in (character.hero, character.companion, character.sacrifice):
            found[ability.id] = ability
    return found


ABILITIES: Final[dict[str, Ability]] = _all_abilities()
"""Every ability by its id, such as `light_feet` or `pilot.companion`."""


class Abilities:
    """What a Hero can do, sorted by when he can do it."""

    def __init__(self, every: list[Ability]) -> None:
        self.every = every
        self.start: dict[str, Ability] = {}
        """Of the start step, the first one whose text begins with a verb."""
        self.by_action: dict[tuple[str, str], list[Ability]] = {}
        """Those used with or after an action, by moment and action."""
        for ability in every:
            if ability.when == "start":
                for way in ability.does.ways:
                    self.start.setdefault(way[0].verb, ability)
            for action in ability.actions:
                self.by_action.setdefault((ability.when, action), []).append(ability)


MOST_KEPT: Final = 2_000
_known: Final[dict[tuple[str, tuple[int, ...], tuple[str, ...]], Abilities]] = {}
"""By all that decides them: character, experience and companions."""


def sorted_abilities(table: Table) -> Abilities:
    """Return the Hero's own ability, those of his active skills and those of his companions (AL-HERO-08, AL-XP-03)."""
    hero = table.hero
    key = (hero.character, hero.experience, hero.companions)
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        every: list[Ability] = [CHARACTERS[hero.character].hero] if hero.character else []
        every += [skill.ability for skill in SKILLS.values() if has_skill(table, skill.kind)]
        every += [CHARACTERS[companion].companion for companion in hero.companions]
        known = _known[key] = Abilities(every)
    return known


def abilities_of(table: Table) -> list[Ability]:
    """Return all abilities the Hero has now; do not change the list."""
    return sorted_abilities(table).every


def is_spent(m: Scene, ability: Ability) -> bool:
    """Whether an ability was used this turn or round, as its limit says; outside a turn no turn ability is left."""
    if ability.once == "round":
        return ability.id in m.table.hero.used_round
    if ability.once == "turn":
        turn = m.nearest(Turn)
        return turn is None or ability.id in turn.used
    return False


def spend(m: Scene, ability: Ability) -> None:
    """Note that an ability was used (AL-HERO-07)."""
    hero = m.table.hero
    if ability.once == "round":
        hero.used_round = (*hero.used_round, ability.id)
    elif ability.once == "turn":
        turn = m.within(Turn)
        turn.used = (*turn.used, ability.id)


def total_of(abilities: list[Ability], verb: str) -> int:
    """Return the sum of the first numbers of all calls of this verb."""
    return sum([each.number(0) for ability in abilities for each in ability.does.calls if each.verb == verb])
