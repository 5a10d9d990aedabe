"""What lies in the box: characters on both sides of their cards, Magic, Defence and Room cards, types of turret."""

from typing import Final

from .dice_needs import COLOURS
from .effects import COMPANIONS, PENALTY_WORDS, REWARD_WORDS, TURRET_IDS, Effect
from .rows import Row
from .skills import SKILL, read_skill

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
        self.dice: str = row.dice("dice")
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


class Card:
    """A Magic card; equipment may be a weapon or a companion."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.kind: str = row.choice("kind", KINDS)
        self.companion: str = row.choice("companion", ("", *COLOURS), "")
        self.skills = tuple(
            [read_skill(mode, f"{row.id}.{number}") for number, mode in enumerate(row.tables("skills", SKILL), 1)]
        )
        if self.kind != "E" and (self.companion or self.skills):
            raise row.error('only equipment has skills or gives a die: write kind = "E"')
        if bool(self.companion) != (self.id in COMPANIONS):
            raise row.error(
                f"companion is the colour of its die and belongs to {', '.join(COMPANIONS)}, no more, no less"
            )
        self.mark, self.rulebook = row.origin("name", "effect")


class DefenceCard:
    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.own_turn: bool = row.flag("own_turn")  # not in an attacker's turn
        self.mark, self.rulebook = row.origin("name", "effect")


class RoomCard:
    """A Room card. No effect in `penalty` or `reward`, no `curse` and no `turrets` mean: none."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.target: int = row.number("target", 1, 36)
        self.curse: str = row.choice("curse", CURSES)
        self.numbers: tuple[int, ...] = row.numbers("numbers", 1, 6)
        self.penalty: tuple[Effect, ...] = row.effects("penalty", PENALTY_WORDS)
        self.reward: tuple[Effect, ...] = row.effects("reward", REWARD_WORDS)
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
