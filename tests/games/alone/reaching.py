"""What games of Alone can reach, all of it read from the content, and what of it a match has reached.

A new card, item, mission, action or event is a thing nothing has reached until a golden game shows it.
"""

from collections.abc import Iterator
from typing import Any

from brassboard.games.alone import GAME
from brassboard.games.alone.content import CARDS, CHARACTERS, ITEMS, MISSIONS
from brassboard.games.alone.data import actions, evil_events, hero_events, item_events, maze_events, round_events
from brassboard.games.alone.data.evil_events import CardFaceUp
from brassboard.games.alone.data.hero_events import AbilityUsed, Reduced, Sacrificed, StepLost
from brassboard.games.alone.data.item_events import BossKilled, CompanionJoined, ItemUsed, PointGained
from brassboard.games.alone.data.round_events import BossCame, MainMissionFulfilled, MissionFulfilled
from brassboard.games.alone.rules.hero.abilities import ABILITIES
from brassboard.games.alone.scenario.registry import SHIPPED
from brassboard.kernel import Action, Event, Match
from brassboard.kernel.game import tag_of

ACTIVE = 2
"""Points from which on a skill is active."""
EVENTS = (maze_events, hero_events, item_events, evil_events, round_events)


def named(module: Any, base: type) -> list[str]:
    """Return the tags of all actions or events that a module defines."""
    types = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, base)]
    return [tag_of(each) for each in types if each.__module__ == module.__name__]


def of_the_content() -> set[str]:
    found = {f"{card} {half}" for card in CARDS for half in ("basic", "dangerous")}
    found |= {f"{item} {state}" for item in ITEMS for state in ("plain", "upgraded")}
    found |= {f"{mission} fulfilled" for mission in MISSIONS}
    found |= {f"{one.boss} comes" for one in MISSIONS.values() if one.boss}
    for character in CHARACTERS:
        found |= {f"play {character}", f"{character} joins", f"sacrifice {character}"}
    for ability in ABILITIES.values():
        if ability.when in ("with", "after", "loss"):
            found.add(f"ability {ability.id}")
        if "." not in ability.id:
            found.add(f"skill {ability.id}")
    return found


def of_the_options() -> set[str]:
    choices = {choice.name: choice.choices for choice in GAME.options}
    found = {f"{players} players" for players in GAME.players} | {"the Hero wins", "Evil wins", "undo"}
    found |= {f"{name} {value}" for name in ("difficulty", "variety") for value in choices[name]}
    return found | {f"map {name}" for name in ("random", *SHIPPED)}


OUT_OF_REACH = {f"see {tag_of(BossKilled)}", f"see {tag_of(StepLost)}"}
"""What whole games do not show, but tests do.

A boss dies unseen only by several lucky shots of an upgraded drone (rules/test_items_weapons.py). No card of ours makes
a step impossible that was announced (AL-FLOW-08, rules/test_windows.py).
"""
EVERYTHING = {
    *of_the_content(),
    *of_the_options(),
    *[f"do {verb}" for verb in named(actions, Action)],
    *[f"see {tag}" for module in EVENTS for tag in named(module, Event)],
} - OUT_OF_REACH


# What a match has reached


def shown(event: Event) -> Iterator[str]:
    """Return what an event shows."""
    yield f"see {tag_of(type(event))}"
    if isinstance(event, CardFaceUp):
        yield f"{event.card} {'dangerous' if event.dangerous else 'basic'}"
    elif isinstance(event, ItemUsed):
        yield f"{event.item} {'upgraded' if event.upgraded else 'plain'}"
    elif isinstance(event, MissionFulfilled | MainMissionFulfilled):
        yield f"{event.mission} fulfilled"
    elif isinstance(event, BossCame):
        yield f"{event.boss} comes"
    elif isinstance(event, CompanionJoined):
        yield f"{event.companion} joins"
    elif isinstance(event, Sacrificed):
        yield f"sacrifice {event.companion}"
    elif isinstance(event, AbilityUsed | Reduced):
        yield f"ability {event.ability}"
    elif isinstance(event, PointGained) and event.points >= ACTIVE:
        yield f"skill {event.skill}"


def reached(match: Match) -> set[str]:
    """Return what of EVERYTHING a match has reached so far."""
    table = match.position.table
    found = {f"{match.setup.players} players", f"play {table.hero.character}"}
    found |= {f"{name} {match.setup[name]}" for name in ("difficulty", "map", "variety")}
    for entry in match.log:
        if not entry.withdrawn:
            found.update(shown(entry.event))
    for line in match.lines:
        found.add("undo" if line.text.startswith("undo") else f"do {line.text.partition(':')[0]}")
    if match.over:
        found.add("the Hero wins" if table.winner == "hero" else "Evil wins")
    return found & EVERYTHING
