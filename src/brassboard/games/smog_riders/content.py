"""What lies in the box: characters, cards, rooms and turrets. Read once, referred to by id, never part of a match.

A die is two characters, colour and face: `R5`, `B2`, `M6`, `G1`. A row of a table says with `mark` where it comes from;
`rulebook` names the fields of a mixed row that are the rulebook's. Names and texts of everything are in texts/*.ftl.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from brassboard.kernel import BadInput

FACTIONS: Final = ("commonsteam", "abyssal")
COLOURS: Final = "RBM"  # Strength, Agility, Magic; G, generic, is no colour
COMPANIONS: Final = ("octopiti", "rafter", "zuba")
TURRET_IDS: Final = ("basic", "mkii", "flame")
ATTACKS: Final = ("", "melee", "ranged", "room", "line")
CURSES: Final = ("", "alarm", "vortex", "punishment")
KINDS: Final = ("E", "A", "R")  # equipment, action, reaction
MARKS: Final = ("rulebook", "public", "recalled", "ours")
SPECIALS: Final = (
    "nudge_teammate", "stygia_magic", "stygia_steam", "immune_stun", "turret_steam", "room_plus_one",
    "turret_armour", "open_locked", "tide_immune", "reroll_teammate", "access_stays", "targets_dodge",
    "through_enemies", "no_turret", "heal_on_fell", "poison_wound_only", "first_step_quiet", "one_wound",
)  # fmt: skip
NO_LIMIT: Final = 9  # of `per_steam`

FACE: Final = {colour + str(face): face for colour in "RBMG" for face in range(1, 7)}


# Requirements

_SUM: Final = 0
_EACH: Final = 1
_EXACT: Final = 2
_SAME: Final = 3
_LADDER: Final = 4
_PAIR: Final = 5


class Alternative:
    """One alternative of a requirement: a test of all the dice placed."""

    def __init__(self, kind: int, least: int, most: int, value: int = 0, other: int = 0, colour: str = "") -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.value = value
        self.other = other
        self.colour = colour  # every die must have it; "" any

    def met(self, dice: tuple[str, ...]) -> bool:
        if not self.least <= len(dice) <= self.most:
            return False
        if self.colour and not all([die[0] == self.colour for die in dice]):
            return False
        kind = self.kind
        if kind == _SUM:
            total = 0
            for die in dice:
                total += FACE[die]
            return total >= self.value
        if kind == _EACH:
            short = 0
            for die in dice:
                if FACE[die] < self.value:
                    short += 1
            return short == 0
        first = FACE[dice[0]]
        if kind == _EXACT:
            return first == self.value
        second = FACE[dice[1]]
        if kind == _PAIR:
            return (first, second) in ((self.value, self.other), (self.other, self.value))
        if kind == _SAME:
            return first == second and (self.most == 2 or second == FACE[dice[2]])
        third = FACE[dice[2]]
        apart = (first - second) * (second - third) * (third - first)  # a ladder's dice are 1, 1 and 2 apart
        return apart in (2, -2)


class Needs:
    """Which dice an action needs: `7+[2]`, `5+[1]|M:2+[1]`, `(1,2)|(3,4)`, `ladder3`, `X=X=X`, `5+each[3]`, `=4`.

    `least` is the smallest number of dice that can fulfil it, `most` is the number of its gaps.
    """

    def __init__(self, text: str, where: str = "") -> None:
        self.text = text
        self.alternatives = [_alternative(each, text, where) for each in text.split("|")]
        self.least = min([each.least for each in self.alternatives])
        self.most = max([each.most for each in self.alternatives])

    def met(self, dice: tuple[str, ...]) -> bool:
        """Do exactly these dice fulfil it?"""
        met = False
        for each in self.alternatives:
            met = met or each.met(dice)
        return met

    def __repr__(self) -> str:
        return self.text


def _alternative(text: str, whole: str, where: str) -> Alternative:
    colour, colon, rest = text.partition(":")
    test = _test(rest if colon else text)
    if test is None or (colon and (len(colour) != 1 or colour not in COLOURS)):
        forms = "7+[2], 5+each[3], =4, X=X, X=X=X, ladder3 or (1,2), after R:, B: or M: if need be, joined by |"
        raise BadInput(f"{whole!r} is no requirement: write {forms}", where)
    if test.kind == _SUM and test.least > test.most:
        raise BadInput(f"{whole!r} asks for more than its dice can show: lower it or give it more gaps", where)
    test.colour = colour if colon else ""
    return test


def _test(text: str) -> Alternative | None:
    fixed = {"X=X": Alternative(_SAME, 2, 2), "X=X=X": Alternative(_SAME, 3, 3), "ladder3": Alternative(_LADDER, 3, 3)}
    if text in fixed:
        return fixed[text]
    if text[:1] == "=":
        value = _face(text[1:])
        return Alternative(_EXACT, 1, 1, value) if value else None
    if text[:1] == "(" and text[-1:] == ")":
        one, _, two = text[1:-1].partition(",")
        return Alternative(_PAIR, 2, 2, _face(one), _face(two)) if _face(one) and _face(two) else None
    number, _, gaps = text.partition("+")
    each = gaps.startswith("each")
    gaps = gaps.removeprefix("each")
    if gaps[:1] != "[" or gaps[-1:] != "]" or not _number(number) or not _number(gaps[1:-1]):
        return None
    if each:
        return Alternative(_EACH, 1, _number(gaps[1:-1]), _face(number)) if _face(number) else None
    return Alternative(_SUM, (_number(number) + 5) // 6, _number(gaps[1:-1]), _number(number))


def _number(text: str) -> int:
    """1 to 99, or 0 if it is no such number."""
    plain = 1 <= len(text) <= 2 and text[0] != "0" and all([letter in "0123456789" for letter in text])
    return int(text) if plain else 0


def _face(text: str) -> int:
    return _number(text) if _number(text) <= 6 else 0


# Effects

# Word: whether a number follows it, and for whom it may be. "" is the attack's target; for what helps, the acting
# character and its player.
_Words = dict[str, tuple[bool, tuple[str, ...]]]
_HARM: Final = ("", "other", "room_enemy", "room_enemies")
_HELP: Final = ("self", "teammate", "team_room")
_PLAIN: Final = ("",)
SKILL_WORDS: Final[_Words] = {
    "wound": (True, _HARM),
    "stun": (False, _HARM),
    "poison": (False, _HARM),
    "madness": (True, _HARM),
    "extra_wound": (True, _PLAIN),
    "around": (False, _PLAIN),
    "to_stygia": (False, _PLAIN),
    "drag": (True, ("enemy", "toward")),
    "heal": (True, _HELP),
    "clarity": (True, _HELP),
    "steam": (True, _PLAIN),
    "luck": (True, _PLAIN),
    "draw": (True, _PLAIN),
    "move": (True, _PLAIN),
    "resolve_room": (False, _PLAIN),
    "die4": (False, ("", "room")),
}
PENALTY_WORDS: Final[_Words] = {
    "wound": (True, ("all",)),
    "stun": (False, ("all",)),
    "poison": (False, ("all",)),
    "madness": (True, ("all",)),
    "defender_draws": (True, _PLAIN),
    "turret": (False, TURRET_IDS),
    "close_doors": (False, _PLAIN),
}
REWARD_WORDS: Final[_Words] = {
    "draw": (True, _PLAIN),
    "luck": (True, _PLAIN),
    "steam": (True, _PLAIN),
    "heal": (True, ("one",)),
    "clarity": (True, ("team",)),
    "search": (False, _PLAIN),
    "companion": (False, COMPANIONS),
}


class Effect:
    """One word of the effect vocabulary, how much (1 if it has no number) and for whom or which: `heal 1 team_room`."""

    def __init__(self, what: str, n: int, scope: str) -> None:
        self.what = what
        self.n = n
        self.scope = scope

    def __repr__(self) -> str:
        numbered = any([words.get(self.what, (False, ()))[0] for words in (SKILL_WORDS, PENALTY_WORDS, REWARD_WORDS)])
        return " ".join([self.what, *[str(self.n)] * numbered, *[self.scope] * bool(self.scope)])


def read_effect(text: str, words: _Words, where: str = "") -> Effect:
    """An effect in the given part of the vocabulary."""
    what, *rest = text.split(" ")
    if what not in words:
        raise BadInput(f"{text!r} is no effect here: write one of {', '.join(words)}", where)
    numbered, scopes = words[what]
    n = 1
    if numbered:
        n = _number(rest[0]) if rest else 0
        if not 1 <= n <= 9:
            raise BadInput(f"{text!r} lacks its number: write {what} 1 to {what} 9", where)
        rest = rest[1:]
    scope = rest[0] if len(rest) == 1 and rest[0] else ""
    if scope not in scopes or len(rest) > 1 or (rest and not scope):
        allowed = " or ".join([each if each else "nothing" for each in scopes])
        raise BadInput(f"{text!r} does not end as it should: after {what}{' N' * numbered} comes {allowed}", where)
    return Effect(what, n, scope)


class Bonus:
    """What coloured dice among those placed add to an action, or do `instead` of its own effects."""

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
        """How often it applies, if these dice fulfil the requirement."""
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


# What is in the box


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


class Character:
    """Both sides of a character card: as an attacker, and as a minion."""

    def __init__(self, row: "_Row") -> None:
        self.id: str = row.id
        self.faction: str = row.choice("faction", FACTIONS)
        self.leader: bool = row.flag("leader")
        self.dice: str = row.dice("dice")
        self.health: int = row.number("health", 1, 9)
        self.mind: int = row.number("mind", 1, 9)
        self.main = _skill(row.table("main", _SKILL), "main")
        self.second = _skill(row.table("second", _SKILL), "second")
        self.special: str = row.choice("special", SPECIALS)
        minion = row.table("minion", ("dice", "health", "mind", "attack", "needs", "wounds"))
        self.minion_dice = minion.number("dice", 1, 9)
        self.minion_health = minion.number("health", 1, 9)
        self.minion_mind = minion.number("mind", 1, 9)
        self.minion = _skill(minion, "main")
        if not self.minion.attack:
            raise minion.error('a minion has nothing but its attack: write attack = "melee" or "ranged"')
        self.mark, self.rulebook = row.origin("name")


class Card:
    """A Magic card; equipment may be a weapon or a companion."""

    def __init__(self, row: "_Row") -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.kind: str = row.choice("kind", KINDS)
        self.companion: str = row.choice("companion", ("", *COLOURS), "")
        self.skills = tuple(
            [_skill(mode, f"{row.id}.{number}") for number, mode in enumerate(row.tables("skills", _SKILL), 1)]
        )
        if self.kind != "E" and (self.companion or self.skills):
            raise row.error('only equipment has skills or gives a die: write kind = "E"')
        if bool(self.companion) != (self.id in COMPANIONS):
            raise row.error(
                f"companion is the colour of its die and belongs to {', '.join(COMPANIONS)}, no more, no less"
            )
        self.mark, self.rulebook = row.origin("name", "effect")


class DefenceCard:
    def __init__(self, row: "_Row") -> None:
        self.id: str = row.id
        self.copies: int = row.number("copies", 1, 40)
        self.own_turn: bool = row.flag("own_turn")  # not in an attacker's turn
        self.mark, self.rulebook = row.origin("name", "effect")


class RoomCard:
    """A Room card. No effect in `penalty` or `reward`, no `curse` and no `turrets` mean: none."""

    def __init__(self, row: "_Row") -> None:
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

    def __init__(self, row: "_Row") -> None:
        self.id: str = row.id
        self.health: int = row.number("health", 1, 9)
        self.needs: int = row.number("needs", 1, 6)
        self.all_in_room: bool = row.flag("all_in_room")
        self.steam: int = row.number("steam", 0, 9)  # what destroying it is worth
        self.mark, self.rulebook = row.origin("name")


_SKILL: Final = ("attack", "needs", "wounds", "per_steam", "steam", "enemies_only", "does", "bonuses")


def _skill(row: "_Row", id: str) -> Skill:
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
        row.effects("does", SKILL_WORDS) if "does" in row.data else (),
        tuple([_bonus(each) for each in row.tables("bonuses", ("dice", "each_extra", "does", "instead"))]),
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
    if effect.what in ("extra_wound", "around", "to_stygia"):
        return True
    if effect.what in ("wound", "stun", "poison", "madness"):
        return effect.scope in ("", "other")
    return effect.scope == "toward"


def _bonus(row: "_Row") -> Bonus:
    if ("dice" in row.data) == ("each_extra" in row.data):
        raise row.error('a bonus has either dice = "RR" or each_extra = "B5"')
    each_extra = row.text("each_extra") if "each_extra" in row.data else ""
    if "each_extra" in row.data and (each_extra not in FACE or each_extra[0] not in COLOURS):
        raise row.error(f"each_extra must be a colour and a face such as B5, not {each_extra!r}")
    does = row.effects("does", SKILL_WORDS)
    if not does:
        raise row.error("does is empty: write what the bonus does")
    dice = "" if each_extra else row.dice("dice", "BMR")
    return Bonus(dice, each_extra, does, row.flag("instead"))


# Reading


def read_characters(text: str, where: str = "content/characters.toml") -> dict[str, Character]:
    fields = ("faction", "leader", "dice", "health", "mind", "main", "second", "special", "minion")
    read = {row.id: Character(row) for row in _rows(text, "character", fields, where)}
    factions = [character.faction for character in read.values()]
    if factions != [faction for faction in FACTIONS for _ in range(9)]:
        raise BadInput(f"there must be 9 characters of {FACTIONS[0]}, then 9 of {FACTIONS[1]}", where)
    if [character.faction for character in read.values() if character.leader] != list(FACTIONS):
        raise BadInput("each faction must have one leader: write leader = true once in each", where)
    return read


def read_magic(text: str, where: str = "content/magic.toml") -> dict[str, Card]:
    read = {row.id: Card(row) for row in _rows(text, "card", ("copies", "kind", "companion", "skills"), where)}
    _check_size("Magic", sum([card.copies for card in read.values()]), 40, where)
    for companion in COMPANIONS:
        if companion not in read or read[companion].copies != 1:
            raise BadInput(f'there must be one card "{companion}": it is set aside as a reward', where)
    return read


def read_defence(text: str, where: str = "content/defence.toml") -> dict[str, DefenceCard]:
    read = {row.id: DefenceCard(row) for row in _rows(text, "card", ("copies", "own_turn"), where)}
    _check_size("Defence", sum([card.copies for card in read.values()]), 40, where)
    return read


def read_rooms(text: str, where: str = "content/rooms.toml") -> dict[str, RoomCard]:
    fields = ("target", "curse", "numbers", "penalty", "reward", "turrets", "clears")
    read = {row.id: RoomCard(row) for row in _rows(text, "room", fields, where)}
    _check_size("Room", len(read), 20, where)
    return read


def read_turrets(text: str, where: str = "content/turrets.toml") -> dict[str, TurretKind]:
    fields = ("health", "needs", "all_in_room", "steam")
    read = {row.id: TurretKind(row) for row in _rows(text, "turret", fields, where)}
    if tuple(read) != TURRET_IDS:
        raise BadInput(f"the turrets must be {', '.join(TURRET_IDS)}, in this order", where)
    return read


def _check_size(deck: str, size: int, wanted: int, where: str) -> None:
    if size != wanted:
        raise BadInput(f"the {deck} deck must have {wanted} cards, not {size}: add or remove copies", where)


def _rows(text: str, name: str, fields: tuple[str, ...], where: str) -> list["_Row"]:
    """The rows of a file that holds nothing else, each with an id of its own."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"it does not read as TOML: {error}", where) from error
    for key in data:
        if key != name:
            raise BadInput(f"unknown field {key}: the file has [[{name}]] blocks and nothing else", where)
    blocks = data.get(name, [])
    if not isinstance(blocks, list) or not blocks or not all([isinstance(block, dict) for block in blocks]):
        raise BadInput(f"rows are written [[{name}]], one block each, and there must be one", where)
    rows: list[_Row] = []
    for number, block in enumerate(blocks, 1):
        id = block.get("id")
        if not isinstance(id, str) or not id or not all([letter in _ID for letter in id]):
            raise BadInput(f"id must be small letters, digits and _, not {id!r}", f"{where}: {name} {number}")
        if id in [row.id for row in rows]:
            raise BadInput("this id is taken: give the later row another", f'{where}: {name} {number} "{id}"')
        rows.append(_Row(block, ("id", *fields, "mark", "rulebook"), f'{where}: {name} "{id}"', id))
    return rows


_ID: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


class _Row:
    """A table of a file while it is read: fields are asked for by their type, a mistake is named with its place."""

    def __init__(self, data: dict[str, Any], fields: tuple[str, ...], where: str, id: str = "") -> None:
        self.data = data
        self.where = where
        self.id = id
        for name in data:
            if name not in fields:
                raise self.error(f"unknown field {name}: known are {', '.join(fields)}")

    def error(self, what: str) -> BadInput:
        return BadInput(what, self.where)

    def has(self, name: str, like: str) -> Any:
        if name not in self.data:
            raise self.error(f"{name} is missing: write {name} = {like}")
        return self.data[name]

    def text(self, name: str) -> str:
        value = self.has(name, '"…"')
        if not isinstance(value, str):
            raise self.error(f"{name} must be a text in quotes, not {value!r}")
        return value

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, str(least))
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(f"{name} must be {least} to {most}, not {value!r}")
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.error(f"{name} must be true or false, not {value!r}")
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | None = None) -> str:
        if default is not None and name not in self.data:
            return default
        value = self.has(name, f'"{choices[-1]}"')
        if not isinstance(value, str) or value not in choices:
            raise self.error(f"{name} must be one of {_listed(choices)}, not {value!r}")
        return value

    def dice(self, name: str, order: str = COLOURS) -> str:
        value = self.text(name)
        if not value or value != "".join([colour * value.count(colour) for colour in order]):
            raise self.error(
                f"{name} must be colours in the order {', '.join(order)}, each as often as it is there, not {value!r}"
            )
        return value

    def items(self, name: str) -> list[Any]:
        value = self.has(name, "[]")
        if not isinstance(value, list):
            raise self.error(f"{name} must be a list in [ ], not {value!r}")
        return value

    def numbers(self, name: str, least: int, most: int) -> tuple[int, ...]:
        found: list[int] = []
        for value in self.items(name):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most or value in found:
                raise self.error(f"{name} must be different numbers of {least} to {most}, not {value!r}")
            found.append(value)
        return tuple(found)

    def choices(self, name: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        for value in self.items(name):
            if value not in choices:
                raise self.error(f"{name} must be of {_listed(choices)}, not {value!r}")
        return tuple(self.items(name))

    def effects(self, name: str, words: _Words) -> tuple[Effect, ...]:
        found: list[Effect] = []
        for value in self.items(name):
            if not isinstance(value, str):
                raise self.error(f"{name} must be effects in quotes, not {value!r}")
            found.append(read_effect(value, words, f"{self.where}: {name}"))
        return tuple(found)

    def table(self, name: str, fields: tuple[str, ...]) -> "_Row":
        value = self.has(name, "{ … }")
        if not isinstance(value, dict):
            raise self.error(f"{name} must be a table, not {value!r}")
        return _Row(value, fields, f"{self.where}: {name}")

    def tables(self, name: str, fields: tuple[str, ...]) -> list["_Row"]:
        values = self.items(name) if name in self.data else []
        if not all([isinstance(value, dict) for value in values]):
            raise self.error(f"{name} must be tables, not {values!r}")
        return [_Row(value, fields, f"{self.where}: {name} {number}") for number, value in enumerate(values, 1)]

    def origin(self, *told: str) -> tuple[str, tuple[str, ...]]:
        """The mark, and which fields of a mixed row are the rulebook's; `told` ones lie in the texts or the code."""
        mark = self.choice("mark", MARKS)
        fields = self.items("rulebook") if "rulebook" in self.data else []
        if fields and mark == "rulebook":
            raise self.error("rulebook lists the fields of a mixed row: leave it out, or mark the row as ours")
        for field in fields:
            if not isinstance(field, str) or not (field in told or _reaches(self.data, field)):
                raise self.error(f"rulebook names {field!r}, which this row has not: write such as main.bonuses.1.does")
        return mark, tuple(fields)


def _reaches(data: Any, path: str) -> bool:
    """Is there a value at this path? Lists count from 1."""
    for step in path.split("."):
        if isinstance(data, dict) and step in data:
            data = data[step]
        elif isinstance(data, list) and 1 <= _number(step) <= len(data):
            data = data[_number(step) - 1]
        else:
            return False
    return True


def _listed(choices: tuple[str, ...]) -> str:
    return ", ".join([choice if choice else '""' for choice in choices])


_FOLDER = files(__package__) / "content"


def _content(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")


CHARACTERS = read_characters(_content("characters.toml"))
NUMBER = {id: number for number, id in enumerate(CHARACTERS)}
MAGIC = read_magic(_content("magic.toml"))
DEFENCE = read_defence(_content("defence.toml"))
ROOM_CARDS = read_rooms(_content("rooms.toml"))
TURRETS = read_turrets(_content("turrets.toml"))
MAGIC_DECK = tuple(sorted([id for id, card in MAGIC.items() if not card.companion for _ in range(card.copies)]))
DEFENCE_DECK = tuple(sorted([id for id, card in DEFENCE.items() for _ in range(card.copies)]))
ROOM_DECK = tuple(sorted(ROOM_CARDS))
