"""What a figure has by its sheet and its cards: values, always-on effects, and what it may use, sorted by its moment.

An outfit never changes; it is made once for each set of cards and kept. What depends on the situation (`when`) is
listed apart and asked for in `conditions`.
"""

from typing import Final

from brassboard.kit.effects import Call, Effects

from ..content import (
    ADVANTAGES,
    AFFLICTIONS,
    AGENT_SHEETS,
    ALLY_CARDS,
    BENEFITS,
    EQUIPMENT,
    GENTLEMEN,
    MINION_SHEETS,
    PLACES,
    ROLES,
    Ability,
)
from ..content.effects import ALWAYS_VERBS, ROLL_VERBS, words_of
from ..data.table import AGENT, ALLY, GENTLEMAN, Figure

COPYCAT: Final = "copycat"
_KEPT: Final = 20_000
_OUTFITS: "Final[dict[tuple[object, ...], Outfit]]" = {}


class Outfit:
    """Everything a figure has by its sheet and cards."""

    def __init__(self, figure: Figure, minion_benefits: tuple[str, ...]) -> None:
        self.agi: int = 0
        self.acc: int = 0
        self.strength: int = 0
        self.ether: int = 0  # the maximum
        self.start: int = 0  # more ether at the start
        self.left: int = 0
        self.right: int = 0
        self.cross: int = 0  # extra crosses
        self.slots: int = 0
        self.speed: int = 0
        self.actions: int = 0
        self.rest: int = 0
        self.climb: int = 2
        self.crown_ether: int = 0
        self.specials: tuple[str, ...] = ()
        self.profession: str = ""
        self.immune_fire: bool = False
        self.immune_daze: bool = False
        self.ignored: frozenset[str] = frozenset()
        self.flags: frozenset[str] = frozenset()
        self.situational: list[tuple[Ability, Call]] = []
        self.atk: list[Ability] = []
        self.defence: list[Ability] = []
        self.acts: list[Ability] = []
        self.extras: list[Ability] = []
        self.frees: list[Ability] = []
        self.upkeeps: list[Ability] = []
        self.triggered: dict[str, list[Ability]] = {}
        self.auras: list[Effects] = []
        self.weapons: tuple[str, ...] = ()
        self._read_sheet(figure)
        for ability in abilities_of(figure, minion_benefits):
            self._sort(ability, figure)

    def _read_sheet(self, figure: Figure) -> None:
        if figure.kind == GENTLEMAN:
            gentleman = GENTLEMEN[figure.sheet]
            self.agi, self.acc, self.strength = gentleman.agi, gentleman.acc, gentleman.strength
            self.ether, self.left, self.right = gentleman.ether, gentleman.left, gentleman.right
            self.slots, self.specials = gentleman.slots, gentleman.specials
            self.profession = gentleman.profession
            printed = (gentleman.weapon,) if gentleman.weapon else ()
            self.weapons = (*printed, *[card for card in figure.cards if EQUIPMENT[card].weapon])
        elif figure.kind == AGENT:
            agent = AGENT_SHEETS[figure.sheet][figure.version]
            self.agi, self.acc, self.strength = agent.agi, agent.acc, agent.strength
            self.ether, self.right, self.specials = agent.ether, agent.life, agent.specials
        elif figure.kind == ALLY:
            ally = ALLY_CARDS[figure.sheet]
            self.agi, self.acc, self.strength, self.right = ally.agi, ally.acc, ally.strength, ally.life
        else:
            minion = MINION_SHEETS[figure.sheet][figure.version]
            self.agi, self.acc, self.strength, self.right = minion.agi, minion.acc, minion.strength, 1

    @property
    def life(self) -> int:
        """The damage that defeats the figure, as printed and by its cards (RM-GENT-08, RM-AGENT-02)."""
        return self.left + self.right + self.cross

    def _sort(self, ability: Ability, figure: Figure) -> None:
        kind = ability.type
        if kind == "upkeep":
            self.upkeeps.append(ability)
            if ability.number in figure.upkeep:
                self._standing(ability, figure)
        elif kind == "action":
            self.acts.append(ability)
        elif kind == "extra":
            self.extras.append(ability)
        elif kind in ("free", "discard") and not ability.on:
            self.frees.append(ability)
        elif kind == "atk":
            self.atk.append(ability)
        elif kind == "def":
            self.defence.append(ability)
        elif kind in ("discard", "discard_def", "token", "perm", "until", "next") and ability.on:
            self.triggered.setdefault(ability.on, []).append(ability)
        elif kind in ("perm", "until", "next"):
            self._standing(ability, figure)

    def _standing(self, ability: Ability, figure: Figure) -> None:
        """Read the effects that are always on; those on rolls join the free bonuses."""
        always = [call for call in ability.calls if call.verb in ALWAYS_VERBS]
        rolls = [call for call in ability.calls if call.verb in ROLL_VERBS]
        for call in always:
            if ability.when:
                self.situational.append((ability, call))
            else:
                self._always(call)
        if any([call.verb not in ("ddice", "prevent") for call in rolls]):
            self.atk.append(ability)
        if any([call.verb == "ddice" for call in rolls]):
            self.defence.append(ability)
        if ability.type == "perm":
            if not always and not rolls:
                self.extras.append(ability)  # such as copycat: once in each activation of its owner
        else:
            self.flags |= {call.verb for call in ability.calls if call not in always and call not in rolls}

    def _always(self, call: Call) -> None:
        verb = call.verb
        if verb == "stat":
            self._raise(call.word(0), call.number(1))
        elif verb == "cross":
            self.cross += call.number(0)
        elif verb == "maxether":
            self.ether += call.number(0)
        elif verb == "start":
            self.start += call.number(0)
        elif verb == "slots":
            self.slots += call.number(0)
        elif verb == "speed":
            self.speed += call.number(0)
        elif verb == "actions":
            self.actions += call.number(0)
        elif verb == "rest":
            self.rest += call.number(0)
        elif verb == "climb":
            self.climb = min(self.climb, call.number(0))
        elif verb == "crown_ether":
            self.crown_ether += call.number(0)
        elif verb == "immune":
            if call.word(0) == "fire":
                self.immune_fire = True
            else:
                self.immune_daze = True
        elif verb == "ignore":
            self.ignored |= frozenset(words_of(call, 0))
        elif verb == "has":
            if call.word(0) not in self.specials:
                self.specials = (*self.specials, call.word(0))
        elif verb == "aura":
            self.auras.append(call.effects(0))
        else:
            self.flags |= {verb}

    def _raise(self, attribute: str, n: int) -> None:
        if attribute == "agi":
            self.agi += n
        elif attribute == "acc":
            self.acc += n
        else:
            self.strength += n


def abilities_of(figure: Figure, minion_benefits: tuple[str, ...]) -> list[Ability]:
    """Return all abilities of a figure, those of its sheet first."""
    found: list[Ability] = []
    if figure.kind == GENTLEMAN:
        found += GENTLEMEN[figure.sheet].abilities
        if figure.role:
            found += ROLES[figure.role].abilities
        for advantage in figure.advantages:
            found += ADVANTAGES[advantage].abilities
        if figure.copied and COPYCAT in figure.advantages:
            copied = ADVANTAGES[figure.copied].abilities
            found += [one for one in copied if one.on != "chapter_start"]  # RM-RULING-91
        for place in figure.gains:
            found += PLACES[place].abilities
        for affliction in figure.afflictions:
            found += AFFLICTIONS[affliction].abilities
    elif figure.kind == AGENT:
        found += AGENT_SHEETS[figure.sheet][figure.version].abilities
        for benefit in figure.benefits:
            found += BENEFITS[benefit].abilities
    elif figure.kind == ALLY:
        found += ALLY_CARDS[figure.sheet].abilities
    else:
        found += MINION_SHEETS[figure.sheet][figure.version].abilities
        for bought in minion_benefits:
            benefit, _, sheet = bought.partition(" ")
            if sheet == figure.sheet:
                found += BENEFITS[benefit].abilities
    for card in figure.cards:
        found += [one for one in EQUIPMENT[card].abilities if one.type != "ether"]
    return found


def outfit_of(figure: Figure, minion_benefits: tuple[str, ...] = ()) -> Outfit:
    """Return the outfit of a figure."""
    key = (
        figure.sheet, figure.version, figure.role, figure.advantages, figure.cards, figure.benefits, figure.gains,
        figure.afflictions, figure.copied, figure.upkeep, minion_benefits,
    )  # fmt: skip
    found = _OUTFITS.get(key)
    if found is None:
        if len(_OUTFITS) >= _KEPT:
            _OUTFITS.clear()
        found = _OUTFITS[key] = Outfit(figure, minion_benefits)
    return found
