"""The targets and conditions that rows of cards name: on what a card may be played, and whether it is good for anything
at all now (SR-RULING-92)."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Action, RuleError, Seat
from brassboard.kit import bits

from ..content import CHARACTERS, PLAYED_CARDS, PlayedCard
from ..content.effects import CONDITIONS, TARGETS
from ..data.actions import Against, On
from ..data.frames import Harm, Movement, Pool, StygiaPhase
from ..data.table import ACTIVE, MAP, STYGIA, Character
from ..queries import (
    Scene,
    here,
    is_active,
    is_conscious,
    is_overwhelmed,
    on_map,
    ordinary_doors,
    reserve,
    room_of,
    walkers,
    who,
)
from ..rules.minions import attacked_rooms, reinforced_rooms, rooms_with_space
from ..rules.turrets import turret_squares_by_room
from ..scenario.static_map import EYE, PATHS, SEALED

ONS: Final = {one: On(one) for one in CHARACTERS}


def wounded(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in m.table.characters if one.wounds and one.seat == seat and is_conscious(one)]


def own_on_map(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in on_map(m, seat)]


def own_rooms(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in sorted({room_of(m, one) for one in on_map(m, seat)})]


def own_active_rooms(m: Scene, seat: Seat) -> list[Action]:
    rooms = sorted({room_of(m, one) for one in on_map(m, seat)})
    return [here(m).ins[room] for room in rooms if is_active(m, room)]


def free_walkers(m: Scene, seat: Seat) -> list[Character]:
    return [one for one in walkers(m, seat) if one.backs < 0]


def walkers_to_pull(m: Scene, seat: Seat) -> list[Action]:
    """Return own walkers on a Passage with a die to pay, while a Stygia phase is still to come."""
    if not before_rolling(m):
        return []
    passages = [one for one in free_walkers(m, seat) if PATHS <= one.astral < EYE and one.dice]
    return [ONS[one.id] for one in passages if "rope" not in one.used]


def walkers_to_lead(m: Scene, seat: Seat) -> list[Action]:
    return [ONS[one.id] for one in free_walkers(m, seat)]


def before_rolling(m: Scene) -> bool:
    return not m.inside(Pool) and (m.inside(StygiaPhase) or m.inside(Movement))


def turrets_at_hand(m: Scene, seat: Seat) -> list[Action]:
    rooms = {room_of(m, one) for one in on_map(m, seat)}
    return [On(one.id) for one in m.table.turrets if room_of(m, one) in rooms]


def doors_to_force(m: Scene, seat: Seat) -> list[Action]:
    site = here(m)
    doors = {door for one in on_map(m, seat) for door in site.doors_at[one.square]}
    if not doors:
        return []
    ordinary = ordinary_doors(m) & ~m.table.open
    shut = [door for door in sorted(doors) if ordinary >> door & 1]
    return [site.throughs[door] for door in shut]


def braced(m: Scene, seat: Seat) -> list[Action]:
    """Return own characters that are about to be wounded."""
    harm = m.nearest(Harm)
    blows = [blow for blow in harm.blows if blow.wounds and blow.figure in ONS] if harm is not None else []
    return [On(blow.figure) for blow in blows if who(m, blow.figure).seat == seat]


def struck(m: Scene, seat: Seat) -> list[Action]:
    """Return the targets of an own attack that is about to wound."""
    harm = m.nearest(Harm)
    if harm is None or harm.seat != seat or harm.cause != "attack":
        return []
    return [On(blow.figure) for blow in harm.blows if blow.wounds]


def hidden_behind_iron(m: Scene, seat: Seat) -> list[Action]:
    harm = m.nearest(Harm)
    blows = [blow for blow in harm.blows if blow.wounds] if harm is not None else []
    return [On(blow.figure) for blow in blows if blow.figure not in ONS or who(m, blow.figure).seat == seat]


def rooms_for_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room, _ in turret_squares_by_room(m, reinforced_rooms(m))]


def turrets_not_flame(m: Scene, seat: Seat) -> list[Action]:
    return [On(one.id) for one in m.table.turrets if one.kind != "flame"]


def basic_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [On(one.id) for one in m.table.turrets if one.kind == "basic"]


def rooms_with_attackers(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in attacked_rooms(m)]


def rooms_to_call(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[room] for room in rooms_with_space(m, attacked_rooms(m))] if reserve(m) else []


def open_doors(m: Scene, seat: Seat) -> list[Action]:
    site = here(m)
    doors = [door for door in bits.members(m.table.open) if not site.kinds[door].startswith(SEALED)]
    return [site.throughs[door] for door in doors]


def damaged_turrets(m: Scene, seat: Seat) -> list[Action]:
    return [On(one.id) for one in m.table.turrets if one.wounds]


def laid_rooms(m: Scene, seat: Seat) -> list[Action]:
    return [here(m).ins[number] for number, room in enumerate(m.table.rooms) if room.laid and room.state == ACTIVE]


def victims(m: Scene, seat: Seat) -> list[Action]:
    """Return the attackers on the map, except those in areas (SR-RULING-97)."""
    areas, defender = here(m).area_squares, m.table.defender
    found = [one for one in m.table.characters if one.at == MAP and one.seat != defender]
    return [ONS[one.id] for one in found if one.square >= 0 and not areas >> one.square & 1]


def enemy_walkers(m: Scene, seat: Seat) -> list[Action]:
    """Return the attackers in Stygia."""
    defender = m.table.defender
    return [ONS[one.id] for one in m.table.characters if one.at == STYGIA and one.seat != defender]


def the_lucky(m: Scene, seat: Seat) -> list[Action]:
    """Return the players with something to lose and a character that a Defence card may name."""
    seats = sorted({who(m, on.figure).seat for on in victims(m, seat) if isinstance(on, On)})
    return [Against(one) for one in seats if m.table.sides[one].luck or m.table.sides[one].steam]


Find = Callable[[Scene, Seat], list[Action]]
FIND: Final[dict[str, Find]] = {
    "own_wounded": wounded,
    "own_characters": own_on_map,
    "own_rooms": own_rooms,
    "own_active_rooms": own_active_rooms,
    "own_walkers": walkers_to_lead,
    "own_walkers_on_passages": walkers_to_pull,
    "turrets_at_hand": turrets_at_hand,
    "shut_doors_at_hand": doors_to_force,
    "attack_targets": struck,
    "own_harmed": braced,
    "own_harmed_and_turrets": hidden_behind_iron,
    "rooms_with_attackers": rooms_with_attackers,
    "rooms_to_summon": rooms_to_call,
    "rooms_for_turrets": rooms_for_turrets,
    "laid_rooms": laid_rooms,
    "basic_turrets": basic_turrets,
    "turrets_not_flame": turrets_not_flame,
    "damaged_turrets": damaged_turrets,
    "open_doors": open_doors,
    "victims": victims,
    "enemy_walkers": enemy_walkers,
    "players_with_luck_or_steam": the_lucky,
}
"""The targets a row may name: what there is of them now."""


# Whether a card is good for anything, where that is found sooner than on what


def anyone_on_map(m: Scene, seat: Seat) -> bool:
    for one in m.table.characters:  # noqa: SIM110  here and below: called often, and a generator is slower
        if one.seat == seat and one.at == MAP:
            return True
    return False


def any_victim(m: Scene, seat: Seat) -> bool:
    areas, defender = here(m).area_squares, m.table.defender
    for one in m.table.characters:
        if one.at == MAP and one.seat != defender and one.square >= 0 and not areas >> one.square & 1:
            return True
    return False


def anyone_walks(m: Scene, seat: Seat) -> bool:
    """Return whether an attacker is in Stygia."""
    defender = m.table.defender
    return any([one.at == STYGIA and one.seat != defender for one in m.table.characters])


def any_turret_not_flame(m: Scene, seat: Seat) -> bool:
    return any([one.kind != "flame" for one in m.table.turrets])


def anyone_mad(m: Scene, seat: Seat) -> bool:
    """Return whether an own character on the map has madness; in Stygia none is removed (SR-REV-04)."""
    return any([one.madness and one.seat == seat and one.at == MAP for one in m.table.characters])


def anyone_stunned(m: Scene, seat: Seat) -> bool:
    return len(roused(m, seat)) > 0


def roused(m: Scene, seat: Seat) -> list[Character]:
    """Return the characters that can lose their stunned marker: not those without Mind (SR-RULING-33)."""
    stunned = [one for one in m.table.characters if one.stunned and one.seat == seat and is_conscious(one)]
    return [one for one in stunned if not is_overwhelmed(m, one)]


Test = Callable[[Scene, Seat], bool]
QUICK: Final[dict[str, Test]] = {
    "own_characters": anyone_on_map,
    "own_rooms": anyone_on_map,
    "rooms_with_attackers": any_victim,
    "victims": any_victim,
    "enemy_walkers": anyone_walks,
    "turrets_not_flame": any_turret_not_flame,
}
"""Quick tests whether there is such a target, where that is cheaper than listing the targets."""
MET: Final[dict[str, Test]] = {
    "own_madness": anyone_mad,
    "own_stunned": anyone_stunned,
    "enemy_in_stygia": anyone_walks,
}
"""The conditions a row may name."""
if FIND.keys() != TARGETS.keys() or MET.keys() != set(CONDITIONS):
    raise RuleError("targets and conditions differ from their words in effects: give each a function")


# What the rows say, put together once for each card


def all_found(finds: list[Find]) -> Find:
    def found(m: Scene, seat: Seat) -> list[Action]:
        options: list[Action] = []
        for find in finds:
            options += find(m, seat)
        return options

    return found if len(finds) > 1 else finds[0]


def any_of(target: str) -> Test:
    find = FIND[target]

    def there_is_one(m: Scene, seat: Seat) -> bool:
        return len(find(m, seat)) > 0

    return QUICK.get(target, there_is_one)


def useful(card: PlayedCard) -> Test | None:
    """Return a test whether the card is good for anything; None where its targets say so, or where it always is."""
    if not card.when and not any([target in QUICK for target in card.targets]):
        return None
    tests = [any_of(target) for target in sorted(card.targets, key=lambda target: target not in QUICK)]
    if not card.when and len(tests) == 1:
        return tests[0]
    condition = MET.get(card.when)
    if condition is not None and not tests:
        return condition

    def anything(m: Scene, seat: Seat) -> bool:
        if condition is not None and not condition(m, seat):
            return False
        for test in tests:  # noqa: SIM110
            if test(m, seat):
                return True
        return False

    return anything


CHOICES: Final[dict[str, Find]] = {
    id: all_found([FIND[target] for target in card.targets]) for id, card in PLAYED_CARDS.items() if card.targets
}
"""The targets of each card that is played on something."""
USEFUL: Final[dict[str, Test]] = {}
"""The cards with a quick test whether they are good for anything."""
for _id, _card in PLAYED_CARDS.items():
    _test = useful(_card)
    if _test is not None:
        USEFUL[_id] = _test


def can_help(m: Scene, seat: Seat, card: str) -> bool:
    """Return whether the card could be good for anything now."""
    test = USEFUL.get(card)
    if test is not None:
        return test(m, seat)
    choices = CHOICES.get(card)
    return choices is None or len(choices(m, seat)) > 0
