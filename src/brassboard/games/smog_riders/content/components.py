"""What lies in the box: characters on both sides of their cards, Magic, Defence and Room cards, types of turret."""

from typing import Final

from brassboard.kit.content import Row
from brassboard.kit.effects import Call, meant, shown

from .dice_needs import COLOURS
from .effects import (
    CARD_VERBS,
    COMPANIONS,
    CONDITIONS,
    EQUIPMENT_VERBS,
    FOR,
    MOMENTS,
    ONLY_ON,
    PENALTY_VERBS,
    REWARD_VERBS,
    TARGETS,
    TURRET_IDS,
    Effect,
)
from .skills import SKILL, dice_of, read_skill

FACTIONS: Final = ("commonsteam", "abyssal")
KINDS: Final = ("E", "A", "R")  # equipment, action, reaction
CURSES: Final = ("", "alarm", "vortex", "punishment")
SPECIALS: Final = (
    "nudge_teammate", "stygia_magic", "stygia_steam", "immune_stun", "turret_steam", "room_plus_one",
    "turret_armour", "open_locked", "tide_immune", "reroll_teammate", "access_stays", "targets_dodge",
    "through_enemies", "no_turret", "heal_on_fell", "poison_wound_only", "first_step_quiet", "one_wound",
)  # fmt: skip


class Character:
    """Both sides of a character card: as an attacker, and as a minion."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.faction: str = row.choice("faction", FACTIONS)
        self.leader: bool = row.flag("leader")
        self.dice: str = dice_of(row, "dice")
        self.health: int = row.number("health", 1, 9)
        self.mind: int = row.number("mind", 1, 9)
        self.main = read_skill(row.table("main", SKILL), "main")
        self.second = read_skill(row.table("second", SKILL), "second")
        self.special: str = row.choice("special", SPECIALS)
        minion = row.table("minion", ("dice", "health", "mind", "attack", "needs", "wounds"))
        self.minion_dice = minion.number("dice", 1, 9)
        self.minion_health = minion.number("health", 1, 9)
        self.minion_mind = minion.number("mind", 1, 9)
        self.minion = read_skill(minion, "main")
        if not self.minion.attack:
            raise minion.error('a minion has nothing but its attack: write attack = "melee" or "ranged"')
        self.mark, self.rulebook = row.origin("name")


PLAYED: Final = ("on", "when", "target", "does")
"""The fields of a card that is played."""


class PlayedCard:
    """When a card may be played, on what, and what it does to each kind of target ("" if it has none).

    Several targets are joined by plus signs. They share what the card does, or each has a way of its own, joined by |.
    """

    def __init__(self, row: Row) -> None:
        self.on: str = row.choice("on", MOMENTS)
        self.when: str = row.choice("when", ("", *CONDITIONS), "")
        self.targets: tuple[str, ...] = _targets(row) if "target" in row.data else ()
        ways = row.effects("does", CARD_VERBS).ways
        if len(ways) > 1 and len(ways) != len(self.targets):
            raise row.error(
                f"does: {len(ways)} ways (|) for {len(self.targets)} targets (+): write a way for each target,"
                " or one way with calls joined by ;"
            )
        self.does: dict[str, tuple[Call, ...]] = {}
        for place, target in enumerate(self.targets or ("",)):
            way = ways[place] if len(ways) > 1 else ways[0]
            for kind in TARGETS.get(target, ("",)):
                _check_way(way, kind, row)
                if self.does.setdefault(kind, way) is not way:
                    raise row.error(f"does: two ways for a {kind}: name targets of different kinds, or write one way")
        for word in (*self.targets, *[call.verb for way in ways for call in way]):
            if ONLY_ON.get(word, self.on) != self.on:
                raise row.error(f'{word} is for another moment: write on = "{ONLY_ON[word]}"')


def _targets(row: Row) -> tuple[str, ...]:
    found = [each.strip() for each in row.text("target").split("+")]
    for target in found:
        if target not in TARGETS:
            known = ", ".join(TARGETS)
            raise row.error(f"target: unknown target {shown(target)}{meant(target, TARGETS)}: known are {known}")
    return tuple(found)


def _check_way(way: tuple[Call, ...], kind: str, row: Row) -> None:
    """Check that all of this can be done to this kind of target."""
    for call in way:
        kinds = FOR.get(call.verb, (kind,))
        if kind not in kinds:
            good = [target for target, given in TARGETS.items() if given[0] in kinds]
            lacks = f"is not for a {kind}" if kind else "needs a target"
            raise row.error(f'does: {call} {lacks}: write target = "{good[0]}", or another of {", ".join(good)}')


def effects_of(calls: tuple[Call, ...]) -> tuple[Effect, ...]:
    return tuple([Effect(call) for call in calls])


class Card:
    """A Magic card; equipment may be a weapon or a companion, or give its bearer something at all times."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.kind: str = row.choice("kind", KINDS)
        self.companion: str = row.choice("companion", ("", *COLOURS), "")
        self.skills = tuple(
            [
                read_skill(mode, f"{row.id}.{number}")
                for number, mode in enumerate(row.tables("skills", SKILL, optional=True), 1)
            ]
        )
        calls = row.calls("gives", EQUIPMENT_VERBS) if "gives" in row.data else ()
        self.gives: dict[str, int] = {call.verb: call.number(0) if call.args else 1 for call in calls}
        if self.kind != "E" and (self.companion or self.skills or self.gives):
            raise row.error('only equipment has skills or gives anything: write kind = "E"')
        if bool(self.companion) != (self.id in COMPANIONS):
            raise row.error(
                f"companion is the colour of its die and belongs to {', '.join(COMPANIONS)}, no more, no less"
            )
        self.play: PlayedCard | None = None if self.kind == "E" else PlayedCard(row)
        played = [name for name in PLAYED if self.kind == "E" and name in row.data]
        if played:
            raise row.error(
                f'equipment is laid beside a character, not played: leave {played[0]} out, or write kind = "A"'
            )
        if self.kind == "E" and not (self.companion or self.skills or self.gives):
            raise row.error(
                'it does nothing: give it skills, or write gives = "movement(1)", or another verb of effects.py'
            )
        if self.play is not None and self.play.on == "before_roll":
            raise row.error('on: attackers play nothing before a roll: write on = "rolled" or another moment')
        self.mark, self.rulebook = row.origin("name", "effect")


class DefenceCard:
    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.own_turn: bool = row.flag("own_turn")  # not in an attacker's turn
        self.play = PlayedCard(row)
        self.mark, self.rulebook = row.origin("name", "effect")


class RoomCard:
    """A Room card. No effect in `penalty` or `reward`, no `curse` and no `turrets` mean: none."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.target: int = row.number("target", 1, 36)
        self.curse: str = row.choice("curse", CURSES)
        self.numbers: tuple[int, ...] = row.numbers("numbers", 1, 6, different=True)
        self.penalty: tuple[Effect, ...] = effects_of(row.calls("penalty", PENALTY_VERBS, empty=True))
        self.reward: tuple[Effect, ...] = effects_of(row.calls("reward", REWARD_VERBS, empty=True))
        self.turrets: tuple[str, ...] = row.choices("turrets", TURRET_IDS)
        self.clears: bool = row.flag("clears")  # what was laid on it is removed in the defender's phase
        if bool(self.curse) != bool(self.numbers):
            raise row.error("a curse has numbers and no curse has none: give both or leave both empty")
        self.mark, self.rulebook = row.origin("name")


class TurretKind:
    """A type of turret; one die of at least `needs` fires it."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.health: int = row.number("health", 1, 9)
        self.needs: int = row.number("needs", 1, 6)
        self.all_in_room: bool = row.flag("all_in_room")
        self.steam: int = row.number("steam", 0, 9)  # what destroying it is worth
        self.mark, self.rulebook = row.origin("name")
