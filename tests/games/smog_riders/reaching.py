"""What games of The Smog Riders can reach, all of it read from the content, and what of it a match has reached.

A new card, character, scenario, action or event is a thing nothing has reached until a golden game shows it.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import (
    CHARACTERS,
    CURSES,
    DEFENCE,
    FACTIONS,
    MAGIC,
    ROOM_CARDS,
    TURRETS,
    Skill,
)
from brassboard.games.smog_riders.data import actions, events
from brassboard.games.smog_riders.data.events import (
    Attached,
    Attacked,
    CardPlayed,
    Cursed,
    DoorOpened,
    Drifted,
    Equipped,
    Fell,
    Healed,
    Held,
    Hurt,
    Moved,
    PenaltyFell,
    PointsLaid,
    RoomOpened,
    RoomRevealed,
    RoomSolved,
    RoundBegan,
    SkillUsed,
    SteamGained,
    Stunned,
    TurretDestroyed,
    Warded,
)
from brassboard.games.smog_riders.data.table import MAP, STYGIA
from brassboard.games.smog_riders.queries import are_enemies, health, here, is_character, mind, room_of, turret, who
from brassboard.games.smog_riders.rules.doors import locked_for
from brassboard.games.smog_riders.rules.turrets import FIRE
from brassboard.games.smog_riders.scenario.registry import SCENARIOS, Points
from brassboard.games.smog_riders.scenario.static_map import PATHS
from brassboard.kernel import Action, Event, Match, Position, Seat
from brassboard.kernel.game import tag_of
from brassboard.kernel.match import apply_line, standing_lines

NAMED = ("delivered", "first", "turret", "most", "not_delivered")
"""Points whose name says for which object or turret they are."""


def named(data: Any, base: type) -> list[str]:
    """The tags of all actions or events of a module."""
    types = [each for each in vars(data).values() if isinstance(each, type) and issubclass(each, base)]
    return [tag_of(each) for each in types if each is not base]


def score_of(row: Points) -> str:
    name = row.what.replace("_", "-")
    return f"{name}-{row.kind}" if row.what in NAMED else name


def skill_things(name: str, skill: Skill) -> list[str]:
    """A skill is used, and each of its bonuses applies."""
    return [f"use {name}", *[f"bonus {number} of {name}" for number, _ in enumerate(skill.bonuses, 1)]]


def of_the_box() -> set[str]:
    found = {f"{faction} attack" for faction in FACTIONS}
    for card in MAGIC.values():
        found.add(f"equip {card.id}" if card.kind == "E" else f"play {card.id}")
        found |= {thing for skill in card.skills for thing in skill_things(skill.id, skill)}
    found |= {f"play {card}" for card in DEFENCE}
    for room in ROOM_CARDS.values():
        found |= {f"reveal {room.id}", f"solve {room.id}", *[f"penalty of {room.id}"] * bool(room.penalty)}
    found |= {f"curse {curse}" for curse in CURSES if curse}
    for one in CHARACTERS.values():
        found |= {f"special of {one.id}", f"use minion {one.id}"}
        found |= {*skill_things(f"{one.id}.main", one.main), *skill_things(f"{one.id}.second", one.second)}
    return found | {f"fire {kind}" for kind in TURRETS}


def of_the_scenarios() -> set[str]:
    found = {"end SR-ROUND-04", "end SR-END-02", "a shared victory", *[f"{count} players" for count in GAME.players]}
    for one in SCENARIOS.values():
        found |= {f"{one.id}: the defender wins", f"{one.id}: an attacker wins"}
        found |= {f"{one.id}: {row.who} {score_of(row)}" for row in one.points}
        found |= {*["end SR-S1-11"] * bool(one.target), *["end SR-S6-07"] * bool(one.wins)}
    return found


def out_of_reach() -> set[str]:
    """A room finds no card only on a map with more rooms than cards, and there is none in the box."""
    most = max([len(one.board.room_names) for one in SCENARIOS.values()])
    return set() if most > len(ROOM_CARDS) else {f"see {tag_of(RoomOpened)}"}


EVERYTHING = {
    *of_the_box(),
    *of_the_scenarios(),
    *[f"do {verb}" for verb in named(actions, Action)],
    *[f"see {tag}" for tag in named(events, Event)],
    "undo",
} - out_of_reach()


# What a match has reached


class Step:
    """One standing line of a journal: what was the case before it, who chose what, and what happened then."""

    def __init__(self, before: Position[Any], seat: Seat, text: str, seen: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.text = text
        self.events = seen

    def chose(self, verb: str, character: str) -> bool:
        return (
            self.text.startswith((f"{verb}:{character},", f"{verb}:{character} ")) or self.text == f"{verb}:{character}"
        )

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def steps(match: Match) -> Iterator[Step]:
    seen: dict[int, list[Event]] = {}
    for entry in match.log:
        if not entry.withdrawn:
            seen.setdefault(entry.line, []).append(entry.event)
    position = GAME.position(match.setup)
    for index, line in standing_lines(match.lines):
        yield Step(position, line.who, line.text, seen.get(index, []))
        apply_line(GAME, position, line)


def reached(match: Match) -> set[str]:
    """Which of everything happened in a match that is over."""
    assert match.result is not None
    table, scenario = match.position.table, match.position.table.scenario
    won = match.result.winners
    found = {f"end {match.result.reason}", f"{match.setup.players} players", f"{table.faction} attack"}
    found.add(f"{scenario}: {'the defender wins' if table.defender in won else 'an attacker wins'}")
    for paid in table.ledger:
        found.add(f"{scenario}: {'defender' if paid.seat == table.defender else 'attacker'} {paid.what}")
    found |= {"a shared victory"} if len(won) > 1 else set()
    found |= {line.text for line in match.lines if line.text == "undo"}
    gentle = Tides()
    for step in steps(match):
        found.add(f"do {step.text.partition(':')[0]}")
        found |= {f"see {tag_of(type(event))}" for event in step.events}
        found |= {thing for event in step.events for thing in things_of(step, event)}
        for one in CHARACTERS.values():
            if shows_second(step, one.id):
                found.add(f"use {one.id}.second")
            if attacks(step, one.id) and (SHOWN[one.special](step, one.id) or gentle.spared(step, one.id)):
                found.add(f"special of {one.id}")
        gentle.look(step)
    return found & EVERYTHING


def attacks(step: Step, character: str) -> bool:
    return who(step.before, character).seat not in (-1, step.before.table.defender)


def things_of(step: Step, event: Event) -> list[str]:
    match event:
        case CardPlayed():
            return [f"play {event.card}"]
        case Equipped() | Attached():
            return [f"equip {event.card}"]
        case RoomRevealed():
            return [f"reveal {event.card}"]
        case RoomSolved():
            return [f"solve {event.card}"]
        case PenaltyFell():
            return [f"penalty of {event.card}"]
        case Cursed():
            return [f"curse {event.curse}"]
        case Attacked() if not is_character(event.figure):
            gun = turret(step.before, event.figure)
            return [f"fire {gun.kind}"] if gun is not None else []
        case SkillUsed() if event.skill != FIRE:
            return used(step, event)
    return []


def used(step: Step, event: SkillUsed) -> list[str]:
    """A minion's only attack, a skill of a character or one of its weapons, with the bonuses its dice gave."""
    one = CHARACTERS[event.figure]
    if not attacks(step, one.id):
        return [f"use minion {one.id}"]
    own = {"main": one.main, "second": one.second}
    name = f"{one.id}.{event.skill}" if event.skill in own else event.skill
    weapons = {skill.id: skill for card in MAGIC.values() for skill in card.skills}
    skill = own[event.skill] if event.skill in own else weapons[event.skill]
    bonuses = enumerate(skill.bonuses, 1)
    return [f"use {name}", *[f"bonus {number} of {name}" for number, bonus in bonuses if bonus.times(event.dice)]]


def shows_second(step: Step, character: str) -> bool:
    """Skills that change a die have an action of their own."""
    return step.chose("four", character)


# Special skills: what shows each of them, at the table or by something that should have happened and did not


def nudges(step: Step, character: str) -> bool:
    return step.chose("nudge", character)


def travels_by_any_die(step: Step, character: str) -> bool:
    return (step.chose("travel", character) or step.chose("return", character)) and step.text[-1] != "M"


def finds_steam_in_stygia(step: Step, character: str) -> bool:
    return step.chose("portal", character) and bool(step.of(SteamGained))


def is_not_stunned(step: Step, character: str) -> bool:
    one = who(step.before, character)
    mad = [hurt for hurt in step.of(Hurt) if hurt.character == character and hurt.madness]
    overwhelmed = bool(mad) and one.madness + sum([hurt.madness for hurt in mad]) >= mind(step.before, one)
    return overwhelmed and not [event for event in step.of(Stunned) if event.character == character]


def finds_more_steam(step: Step, character: str) -> bool:
    return any(
        isinstance(gun, TurretDestroyed) and isinstance(gain, SteamGained) and gain.n > TURRETS[gun.kind].steam
        for gun, gain in pairwise(step.events)
    )


def adds_a_point(step: Step, character: str) -> bool:
    one = who(step.before, character)
    laid = [event for event in step.of(PointsLaid) if step.text == "lay" and event.seat == one.seat]
    names = here(step.before).board.room_names
    return (
        one.at == MAP and "plus" not in one.used and names[room_of(step.before, one)] in [event.room for event in laid]
    )


def is_spared(step: Step, character: str) -> bool:
    bare = "boiler_plate" not in who(step.before, character).gear
    return bare and character in [event.character for event in step.of(Warded)]


def picks_a_lock(step: Step, character: str) -> bool:
    one = who(step.before, character)
    doors = [event.door for event in step.of(DoorOpened) if event.character == character]
    number = here(step.before).board.door
    return "skeleton_key" not in one.gear and any([locked_for(step.before, one, number(door)) for door in doors])


def rethinks(step: Step, character: str) -> bool:
    return step.chose("rethink", character)


def is_dodged(step: Step, character: str) -> bool:
    """Whoever is spared without armour or a skill of his own dodged her heavy gun."""
    others = [event.character for event in step.of(Warded) if event.character != character]
    return any(
        [CHARACTERS[one].special not in ("one_wound", "turret_armour") and is_spared(step, one) for one in others]
    )


def walks_through(step: Step, character: str) -> bool:
    squares = [square for event in step.of(Moved) if event.character == character for square in event.way[:-1]]
    names, seat = here(step.before).names, who(step.before, character).seat
    enemies = [
        one for one in step.before.table.characters if one.at == MAP and are_enemies(step.before, seat, one.seat)
    ]
    return any([names[one.square] in squares for one in enemies])


def is_no_target(step: Step, character: str) -> bool:
    """A flamethrower fires at everybody else in the room."""
    one = who(step.before, character)
    spared = [turret(step.before, event.figure) for event in step.of(Attacked) if character not in event.targets]
    flames = [gun for gun in spared if gun is not None and TURRETS[gun.kind].all_in_room]
    return one.at == MAP and room_of(step.before, one) in [room_of(step.before, gun) for gun in flames]


def heals_on_a_fall(step: Step, character: str) -> bool:
    order = [event for event in step.events if isinstance(event, Fell | Healed)]
    return any(
        isinstance(fell, Fell) and isinstance(heal, Healed) and heal.character == character
        for fell, heal in pairwise(order)
    )


def is_only_wounded(step: Step, character: str) -> bool:
    """The poison of a room's penalty."""
    one = who(step.before, character)
    poisoned = [
        event for event in step.of(PenaltyFell) if "poison" in [each.what for each in ROOM_CARDS[event.card].penalty]
    ]
    here_too = one.at == MAP and here(step.before).board.room_names[room_of(step.before, one)] in [
        e.room for e in poisoned
    ]
    wounded = [event for event in step.of(Hurt) if event.character == character and event.wounds]
    stunned = [event for event in step.of(Stunned) if event.character == character]
    return here_too and bool(wounded) and one.wounds + 1 < health(step.before, one) and not stunned


def steps_quietly(step: Step, character: str) -> bool:
    return step.chose("travel", character) and "step" not in who(step.before, character).used


def not_shown_in_a_step(step: Step, character: str) -> bool:
    return False


SHOWN: dict[str, Callable[[Step, str], bool]] = {
    "nudge_teammate": nudges,
    "stygia_magic": travels_by_any_die,
    "stygia_steam": finds_steam_in_stygia,
    "immune_stun": is_not_stunned,
    "turret_steam": finds_more_steam,
    "room_plus_one": adds_a_point,
    "turret_armour": is_spared,
    "open_locked": picks_a_lock,
    "tide_immune": not_shown_in_a_step,
    "reroll_teammate": rethinks,
    "access_stays": not_shown_in_a_step,
    "targets_dodge": is_dodged,
    "through_enemies": walks_through,
    "no_turret": is_no_target,
    "heal_on_fell": heals_on_a_fall,
    "poison_wound_only": is_only_wounded,
    "first_step_quiet": steps_quietly,
    "one_wound": is_spared,
}


class Tides:
    """A walker whom the tide of a whole round neither carried off nor cost anything."""

    def __init__(self) -> None:
        self.moved: set[str] = set()

    def spared(self, step: Step, character: str) -> bool:
        one, special = who(step.before, character), CHARACTERS[character].special
        outside = 0 <= one.astral < PATHS
        calm = special == "tide_immune" or (special == "access_stays" and outside)
        return calm and one.at == STYGIA and bool(step.of(RoundBegan)) and character not in self.moved

    def look(self, step: Step) -> None:
        if step.of(RoundBegan):
            self.moved.clear()
        self.moved |= {event.character for event in [*step.of(Held), *step.of(Drifted)]}
