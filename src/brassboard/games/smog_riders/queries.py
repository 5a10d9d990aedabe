"""Who is where: questions every chapter asks of the table, and the few ways to change it that all of them share."""

from typing import Final

from brassboard.kernel import EVERYONE, Seat
from brassboard.kernel import Scene as AnyScene
from brassboard.kit import zones
from brassboard.kit.bits import Bits

from .content import CHARACTERS, MAGIC, NUMBER, TURRETS, Skill
from .data.events import Drew, DrewCards, Scored
from .data.table import ACTIVE, FALLEN, LEFT, MAP, RESERVE, STYGIA, Character, Score, Side, Table, Turret
from .scenario.static_map import SITES, Site, site

Scene = AnyScene[Table]
LEADER_HEALTH: Final = 2  # SR-RULING-82
HAND_LIMIT: Final = 5


def here(m: Scene) -> Site:
    try:
        return SITES[m.table.scenario]
    except KeyError:
        return site(m.table.scenario)


def who(m: Scene, id: str) -> Character:
    found: Character = m.table.characters[NUMBER[id]]
    return found


def side(m: Scene, seat: Seat) -> Side:
    found: Side = m.table.sides[seat]
    return found


def attackers(m: Scene) -> list[Seat]:
    """SR-ROUND-02: the attackers' seats, clockwise from the first player."""
    seats = [one.seat for one in m.table.sides if one.seat != m.table.defender]
    first = seats.index(m.table.first) if m.table.first in seats else 0
    return seats[first:] + seats[:first]


def team(m: Scene, seat: Seat) -> list[Character]:
    """Every character of a player that is in the game."""
    return [one for one in m.table.characters if one.seat == seat]


def on_map(m: Scene, seat: Seat) -> list[Character]:
    """A player's conscious characters in the real world."""
    return [one for one in m.table.characters if one.seat == seat and one.at == MAP]


def conscious(m: Scene, seat: Seat) -> list[Character]:
    """A player's conscious characters in either world."""
    return [one for one in m.table.characters if one.seat == seat and (one.at == MAP or one.at == STYGIA)]


def is_conscious(one: Character) -> bool:
    return one.at == MAP or one.at == STYGIA


def walkers(m: Scene, seat: Seat) -> list[Character]:
    return [one for one in m.table.characters if one.seat == seat and one.at == STYGIA]


def in_room(m: Scene, seat: Seat, room: int) -> list[Character]:
    """A player's conscious characters in a room."""
    squares = here(m).rooms[room]
    return [one for one in m.table.characters if one.seat == seat and one.at == MAP and squares >> one.square & 1]


def attackers_in(m: Scene, room: int) -> list[Character]:
    """The conscious attackers in a room, in the order of the characters."""
    squares, defender = here(m).rooms[room], m.table.defender
    return [one for one in m.table.characters if one.at == MAP and one.seat != defender and squares >> one.square & 1]


def enemies_in(m: Scene, seat: Seat, room: int) -> list[Character]:
    """SR-TEAM-05: characters of the other faction in a room."""
    if seat == m.table.defender:
        return attackers_in(m, room)
    return in_room(m, m.table.defender, room)


def are_enemies(m: Scene, one: Seat, two: Seat) -> bool:
    defender: Seat = m.table.defender
    return (one == defender) != (two == defender)


def room_of(m: Scene, one: Character | Turret) -> int:
    return here(m).room_of[one.square]


def is_leader(m: Scene, one: Character) -> bool:
    """The defender's leader in a scenario that puts him on the map."""
    return one.seat == m.table.defender and here(m).scenario.leader >= 0 and CHARACTERS[one.id].leader


def health(m: Scene, one: Character) -> int:
    profile = CHARACTERS[one.id]
    if one.seat != m.table.defender:
        return profile.health
    return profile.minion_health + (LEADER_HEALTH if is_leader(m, one) else 0)


def mind(m: Scene, one: Character) -> int:
    profile = CHARACTERS[one.id]
    return profile.mind if one.seat != m.table.defender else profile.minion_mind


def overwhelmed(m: Scene, one: Character) -> bool:
    """SR-RULING-33: with no Mind left it counts as stunned, unless it is immune (SR-RULING-108)."""
    return one.madness >= mind(m, one) and not special(m, one, "immune_stun")


def own_dice(m: Scene, one: Character) -> str:
    """The dice of the side of the card that is in use (SR-CHAR-01)."""
    profile = CHARACTERS[one.id]
    return profile.dice if one.seat != m.table.defender else "G" * profile.minion_dice


def special(m: Scene, one: Character, skill: str) -> bool:
    """SR-CHAR-08: a special skill is permanent; minions have none (SR-MIN-01)."""
    return one.seat != m.table.defender and CHARACTERS[one.id].special == skill


def skills(m: Scene, one: Character) -> list[Skill]:
    """Everything its card and its weapons let it do."""
    profile = CHARACTERS[one.id]
    if one.seat == m.table.defender:
        return [profile.minion]
    found = [profile.main, profile.second]
    for card in one.gear:
        found.extend(MAGIC[card].skills)
    return found


def laden(m: Scene, one: Character) -> bool:
    """Carries something beside which it can carry nothing else."""
    return carries_flagged(m, one, "alone")


def bound_to_earth(m: Scene, one: Character) -> bool:
    """SR-S3-02, SR-S6-06: carries somebody who cannot go to Stygia."""
    return carries_flagged(m, one, "no_stygia")


def carries_flagged(m: Scene, one: Character, flag: str) -> bool:
    if not one.carries:
        return False
    objects = here(m).scenario.objects
    return any([flag in objects[kind] for kind in one.carries])


def turret(m: Scene, id: str) -> Turret | None:
    turrets: list[Turret] = m.table.turrets
    for one in turrets:
        if one.id == id:
            return one
    return None


def turrets_in(m: Scene, room: int) -> list[Turret]:
    squares = here(m).rooms[room]
    return [one for one in m.table.turrets if squares >> one.square & 1]


def turret_health(one: Turret) -> int:
    return TURRETS[one.kind].health


def is_character(figure: str) -> bool:
    return figure in NUMBER


def square_of(m: Scene, figure: str) -> int:
    """Where a character or turret stands; -1 for one that is gone."""
    if is_character(figure):
        return who(m, figure).square
    found = turret(m, figure)
    return found.square if found else -1


# Squares as sets


def standing(m: Scene) -> Bits:
    """Squares with a conscious character."""
    found = 0
    for one in m.table.characters:
        if one.at == MAP:
            found |= 1 << one.square
    return found


def turret_bits(m: Scene) -> Bits:
    found = 0
    for one in m.table.turrets:
        found |= 1 << one.square
    return found


def blockers(m: Scene) -> Bits:
    """SR-LOS-02: squares that interrupt a line; SR-RULING-23: nothing else does."""
    return standing(m) | turret_bits(m)


def taken(m: Scene) -> Bits:
    """SR-RULING-96: squares that are not free."""
    found = 0
    for one in m.table.characters:
        if one.at == MAP or (one.at == FALLEN and one.square >= 0):
            found |= 1 << one.square
    return found | turret_bits(m)


def ordinary_doors(m: Scene) -> int:
    """SR-RULING-111: all but those that are still sealed or guarded, as a bit set."""
    site = here(m)
    found: int = m.table.unsealed | site.plain_doors
    for door, guard in site.guarded:
        if turret(m, guard) is None:
            found |= 1 << door
    return found


def sees(m: Scene, one: int, two: int, goggles: bool = False) -> bool:
    blocked = turret_bits(m) if goggles else blockers(m)
    return here(m).sees(one, two, m.table.open, blocked)


def in_view(m: Scene, square: int, figures: list[str], goggles: bool = False) -> list[str]:
    """Those of these figures that a line of sight joins to a square."""
    if not figures:
        return figures
    site, blocked = here(m), turret_bits(m) if goggles else blockers(m)
    return [figure for figure in figures if site.sees(square, square_of(m, figure), m.table.open, blocked)]


def active(m: Scene, room: int) -> bool:
    state: str = m.table.rooms[room].state
    return state == ACTIVE


# Cards, markers and points


def hand_of(m: Scene, seat: Seat) -> tuple[str, ...]:
    own = side(m, seat)
    return own.defence if seat == m.table.defender else own.magic


def has_cards(m: Scene, seat: Seat) -> bool:
    """Somebody who may still play cards has some; how many is public (SR-RULING-110, SR-RULING-120)."""
    return len(hand_of(m, seat)) > 0 and not gone(m, seat)


def spend_card(m: Scene, seat: Seat, card: str) -> None:
    """SR-MAGIC-01, SR-DEF-01: used once and discarded."""
    table, own = m.table, m.table.sides[seat]
    if seat == table.defender:
        own.defence = zones.take(own.defence, card)
        table.defence_discard = zones.put(table.defence_discard, card)
    else:
        own.magic = zones.take(own.magic, card)
        table.magic_discard = zones.put(table.magic_discard, card)


def take_cards(m: Scene, seat: Seat, count: int) -> int:
    """Move so many cards from the deck into a hand; returns how many the deck lacked."""
    table, own = m.table, m.table.sides[seat]
    if seat == table.defender:
        cards, table.defence_deck = zones.draw(table.defence_deck, count)
        own.defence = zones.put(own.defence, *cards)
    else:
        cards, table.magic_deck = zones.draw(table.magic_deck, count)
        own.magic = zones.put(own.magic, *cards)
    if cards:
        m.reveal(1 << seat)
        m.emit(DrewCards(tuple(sorted(cards))), to=1 << seat)
        m.emit(Drew(seat, len(cards)), to=EVERYONE & ~(1 << seat))
    return count - len(cards)


def score(m: Scene, seat: Seat, what: str, n: int) -> None:
    """Victory points, at once (SR-RULING-121)."""
    if n:
        m.table.sides[seat].points += n
        m.table.ledger = (*m.table.ledger, Score(seat, what, n))
        m.emit(Scored(seat, what, n))


def heal(m: Scene, one: Character, n: int) -> int:
    """SR-CHAR-04: never above what is printed. Returns what it was good for."""
    healed = min(n, one.wounds)
    one.wounds -= healed
    return healed


def clear(m: Scene, one: Character, n: int) -> int:
    """Regain Mind, never in Stygia (SR-REV-04).

    SR-RULING-33: with Mind back, the stunned marker of an overwhelmed character goes.
    """
    if one.at == STYGIA:
        return 0
    cleared = min(n, one.madness)
    if cleared and one.madness >= mind(m, one):
        one.stunned = False
    one.madness -= cleared
    return cleared


def gone(m: Scene, seat: Seat) -> bool:
    """SR-RULING-120: all characters of this attacker have left the map."""
    if seat == m.table.defender:
        return False
    for one in m.table.characters:  # noqa: SIM110  asked often, and a generator costs more
        if one.seat == seat and one.at != LEFT:
            return False
    return True


def reserve(m: Scene) -> list[Character]:
    return [one for one in m.table.characters if one.at == RESERVE]
