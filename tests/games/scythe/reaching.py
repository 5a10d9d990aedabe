"""What games of Scythe can reach, all of it read from the content, and what of it a match has reached.

A new card, faction, ability, action or event is a thing nothing has reached until a golden game shows it.
"""

from typing import Any

from brassboard.games.scythe import GAME
from brassboard.games.scythe.content import AUTOMA_CARDS, ENCOUNTERS, FACTIONS, FACTORY_CARDS, LEVELS, OBJECTIVES, TRACK
from brassboard.games.scythe.content.map_tables import NUMBER, ON_FOOT
from brassboard.games.scythe.data import actions, events
from brassboard.games.scythe.data.events import (
    AutomaBidCard,
    AutomaCardPlayed,
    AutomaSkipped,
    Bid,
    CombatWon,
    ObjectiveRevealed,
    OfferTaken,
    PowerUsed,
    Retreated,
    SectionChosen,
    StarPlaced,
)
from brassboard.games.scythe.data.frames import Combat, Moving
from brassboard.games.scythe.data.table import HUMAN, Player
from brassboard.games.scythe.queries import combat_units, has, player
from brassboard.games.scythe.rules.movement_abilities import EXTRA_STEPS, tunnels_of
from brassboard.kernel import Action, Event, Match
from brassboard.kernel.game import tag_of
from games.recording import Step, steps

BIG = {"polania": "meander_coins", "crimea": "wayfare_farms"}


def named(data: Any, base: type) -> list[str]:
    """The tags of all actions or events of a module."""
    types = [each for each in vars(data).values() if isinstance(each, type) and issubclass(each, base)]
    return [tag_of(each) for each in types if each is not base]


def of_the_box() -> set[str]:
    found = {f"star {space}" for space in (*TRACK, "tracker")}
    found |= {f"offer {gain.what}" for card in ENCOUNTERS.values() for offer in card.offers for gain in offer.gain}
    found |= {f"factory {no}" for no in FACTORY_CARDS} | {f"objective {when}" for when in moments()}
    for faction in FACTIONS.values():
        found |= {f"{faction.id} {faction.ability}", *[f"{faction.id} {mech}" for mech in faction.mechs]}
    found.add(f"crimea {BIG['crimea']}")
    found |= {f"automa {no} scheme {scheme}" for no in AUTOMA_CARDS for scheme in (1, 2)}
    found |= {f"automa {no} fights" for no in AUTOMA_CARDS} | {f"level {level}" for level in LEVELS}
    return found


def moments() -> set[str]:
    return {card.when for card in OBJECTIVES.values()}


EVERYTHING = {
    *of_the_box(),
    *[f"do {verb}" for verb in named(actions, Action)],
    *[f"see {tag}" for tag in named(events, Event)],
    *[f"{count} players" for count in GAME.players],
    "end by a person",
    "end by an Automa",
    "an Automa wins",
    "people beat Automas together",
    "undo",
} - {"do star"}
"""Two triumphs at once with one star left are too rare to wait for: test_end.py shows that choice."""


def reached(match: Match) -> set[str]:
    """Which of everything happened in a match that is over."""
    assert match.result is not None
    table = match.position.table
    found = {f"{match.setup.players} players"} | {f"level {one.level}" for one in table.players if one.level}
    by = max(table.players, key=lambda one: len(one.stars))
    found.add("end by a person" if by.kind == HUMAN else "end by an Automa")
    found |= {"an Automa wins"} if not match.result.winners else set()
    found |= {"people beat Automas together"} if table.cooperative and match.result.winners else set()
    found |= {line.text for line in match.lines if line.text == "undo"}
    last_section: dict[str, int] = {}
    offers: list[tuple[str, int]] = []
    for step in steps(match):
        found.add(f"do {step.verb}")
        found |= {f"see {tag_of(type(event))}" for event in step.events}
        for event in step.events:
            found |= set(things_of(event))
            if isinstance(event, SectionChosen):
                if last_section.get(event.faction) == event.section:
                    found.add("rusviet relentless")
                last_section[event.faction] = event.section
            if isinstance(event, OfferTaken):
                if offers and offers[-1][0] == event.faction == "polania" and offers[-1][1] == event.encounter:
                    found.add("polania meander")
                offers.append((event.faction, event.encounter))
        found |= set(shown_by(step))
    for one in table.players:
        if one.faction == "saxony" and (one.stars.count("objective") > 1 or one.stars.count("combat_2") > 1):
            found.add("saxony dominate")
    return found & EVERYTHING


def things_of(event: Event) -> list[str]:
    match event:
        case StarPlaced():
            return [f"star {event.space}"]
        case OfferTaken():
            offer = ENCOUNTERS[event.encounter].offers[event.offer - 1]
            return [f"offer {gain.what}" for gain in offer.gain]
        case ObjectiveRevealed():
            return [f"objective {OBJECTIVES[event.objective].when}"]
        case PowerUsed():
            return [f"{event.faction} {event.mech}"]
        case AutomaCardPlayed():
            return [f"automa {event.card} scheme {event.scheme}"]
        case AutomaSkipped():
            return ["see scythe.automa_skipped"]
        case AutomaBidCard():
            return [f"automa {event.card} fights"]
    return []


def shown_by(step: Step) -> list[str]:
    """Abilities that have no event of their own: a step nobody else could take, a card more, a loss that was not."""
    table = step.before.table
    if step.verb in ("flag", "lay", "coerce"):
        faction = player(step.before, step.seat).faction
        return [f"{faction} {FACTIONS[faction].ability}"]
    if step.text == "top:factory":
        return [f"factory {player(step.before, step.seat).factory_card}"]
    if step.verb in ("move", "go"):
        return walked(step)
    found: list[str] = []
    for bid in step.of(Bid):
        one = next((each for each in table.players if each.faction == bid.faction), None)
        if one is not None and one.kind == HUMAN and step.before.inside(Combat):
            found += more_cards(one, step.before.within(Combat).at, len(bid.cards))
    for won in step.of(CombatWon):
        gone = [each for each in step.of(Retreated) if each.unit == "worker" and each.faction == won.foe]
        if won.faction == "polania" and gone and has(player(step.before, seat_of(step, "polania")), "camaraderie"):
            found.append("polania camaraderie")
    return found


def seat_of(step: Step, faction: str) -> int:
    return next(one.seat for one in step.before.table.players if one.faction == faction)


def more_cards(one: Player, at: int, cards: int) -> list[str]:
    if cards <= combat_units(one, at):
        return []
    return [f"{one.faction} {name}" for name in ("peoples_army", "suiton") if has(one, name)]


def walked(step: Step) -> list[str]:
    m = step.before
    one = player(m, step.seat)
    moving = m.within(Moving)
    unit = step.words[0] if step.verb == "move" else moving.unit
    at = NUMBER[step.words[1]] if step.verb == "move" else moving.at
    to = NUMBER[step.words[-1]]
    found = [f"{one.faction} speed"] if step.verb == "go" and unit != "worker" and has(one, "speed") else []
    tunnels = tunnels_of(one)
    if ON_FOOT[at] >> to & 1 or (tunnels >> at & 1 and tunnels >> to & 1):
        return found
    if unit == "worker":
        return ["nordic swim"] if one.faction == "nordic" else []
    names = [name for name in one.abilities if has(one, name) and name in EXTRA_STEPS]
    return found + [f"{one.faction} {name}" for name in names if EXTRA_STEPS[name](m, one, at) >> to & 1]
