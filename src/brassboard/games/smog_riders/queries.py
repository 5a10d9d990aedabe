"""Questions that every chapter asks of the table, and the few changes of the table that several chapters share."""

from typing import Final

from brassboard.kernel import EVERYONE, Seat
from brassboard.kernel import Scene as AnyScene
from brassboard.kit import zones
from brassboard.kit.bits import Bits

from .content import CHARACTERS, MAGIC, NUMBER, TURRETS, Skill
from .data.events import Drew, DrewCards, Scored
from .data.frames import AttackTurn, DefenceTurn
from .data.table import ACTIVE, FALLEN, LEFT, MAP, RESERVE, STYGIA, Character, Score, Side, Table, Turret
from .scenario.static_map import SITES, Site, site

Scene = AnyScene[Table]
LEADER_HEALTH: Final = 2  # more than other minions (SR-RULING-82)
HAND_LIMIT: Final = 5  # SR-MAGIC-03, SR-DEF-03


def here(m: Scene) -> Site:
    """Return the fixed map of the scenario that is played."""
    try:
        return SITES[m.table.scenario]
    except KeyError:
        return site(m.table.scenario)


def who(m: Scene, id: str) -> Character:
    """Return the character with this id."""
    found: Character = m.table.characters[NUMBER[id]]
    return found


def side(m: Scene, seat: Seat) -> Side:
    """Return what belongs to one player."""
    found: Side = m.table.sides[seat]
    return found


def attackers(m: Scene) -> list[Seat]:
    """Return the attackers' seats, clockwise from the first player (SR-ROUND-02)."""
    seats = [one.seat for one in m.table.sides if one.seat != m.table.defender]
    first = seats.index(m.table.first) if m.table.first in seats else 0
    return seats[first:] + seats[:first]


def team(m: Scene, seat: Seat) -> list[Character]:
    """Return every character of a player that is in the game."""
    return [one for one in m.table.characters if one.seat == seat]


def on_map(m: Scene, seat: Seat) -> list[Character]:
    """Return a player's conscious characters on the map."""
    return [one for one in m.table.characters if one.seat == seat and one.at == MAP]


def conscious(m: Scene, seat: Seat) -> list[Character]:
    """Return a player's conscious characters on the map and in Stygia."""
    return [one for one in m.table.characters if one.seat == seat and (one.at == MAP or one.at == STYGIA)]


def is_conscious(one: Character) -> bool:
    """Return whether a character is conscious, on the map or in Stygia."""
    return one.at == MAP or one.at == STYGIA


def walkers(m: Scene, seat: Seat) -> list[Character]:
    """Return a player's characters in Stygia."""
    return [one for one in m.table.characters if one.seat == seat and one.at == STYGIA]


def in_room(m: Scene, seat: Seat, room: int) -> list[Character]:
    """Return a player's conscious characters in a room."""
    squares = here(m).rooms[room]
    return [one for one in m.table.characters if one.seat == seat and one.at == MAP and squares >> one.square & 1]


def attackers_in(m: Scene, room: int) -> list[Character]:
    """Return the conscious attackers in a room, in the order of the characters."""
    squares, defender = here(m).rooms[room], m.table.defender
    return [one for one in m.table.characters if one.at == MAP and one.seat != defender and squares >> one.square & 1]


def enemies_in(m: Scene, seat: Seat, room: int) -> list[Character]:
    """Return the conscious characters of the other faction in a room (SR-TEAM-05)."""
    if seat == m.table.defender:
        return attackers_in(m, room)
    return in_room(m, m.table.defender, room)


def are_enemies(m: Scene, one: Seat, two: Seat) -> bool:
    """Return whether two players are enemies: the defender against any attacker (SR-TEAM-05)."""
    defender: Seat = m.table.defender
    return (one == defender) != (two == defender)


def room_of(m: Scene, one: Character | Turret) -> int:
    return here(m).room_of[one.square]


def is_leader(m: Scene, one: Character) -> bool:
    """Return whether a character is the defender's leader in a scenario that puts him on the map."""
    return one.seat == m.table.defender and here(m).scenario.leader >= 0 and CHARACTERS[one.id].leader


def health(m: Scene, one: Character) -> int:
    """Return the Health of a character's side in use.

    The leader of scenario 6 has 2 more (SR-CHAR-03, SR-RULING-82).
    """
    profile = CHARACTERS[one.id]
    if one.seat != m.table.defender:
        return profile.health
    return profile.minion_health + (LEADER_HEALTH if is_leader(m, one) else 0)


def mind(m: Scene, one: Character) -> int:
    """Return the Mind of a character's side in use (SR-CHAR-05)."""
    profile = CHARACTERS[one.id]
    return profile.mind if one.seat != m.table.defender else profile.minion_mind


def is_overwhelmed(m: Scene, one: Character) -> bool:
    """Return whether a character without Mind counts as stunned (SR-RULING-33); not if immune (SR-RULING-108)."""
    return one.madness >= mind(m, one) and not has_special(m, one, "immune_stun")


def own_dice(m: Scene, one: Character) -> str:
    """Return the dice of the card's side in use (SR-CHAR-01, SR-CHAR-02).

    A minion has generic dice only (SR-CHAR-07): none to buy movement (SR-MIN-02), none to back up a room (SR-MIN-04).
    """
    profile = CHARACTERS[one.id]
    return profile.dice if one.seat != m.table.defender else "G" * profile.minion_dice


def has_special(m: Scene, one: Character, skill: str) -> bool:
    """Return whether an attacker has this special skill, which is permanent (SR-CHAR-08).

    Minions have none (SR-MIN-01).
    """
    return one.seat != m.table.defender and CHARACTERS[one.id].special == skill


def equipment_gives(one: Character, what: str) -> int:
    """Return how much of this all equipment of a character gives (`gives` in content/magic.toml); 0 is nothing."""
    found = 0
    for card in one.gear:
        found += MAGIC[card].gives.get(what, 0)
    return found


def skills(m: Scene, one: Character) -> list[Skill]:
    """Return every skill of a character: those on its card (SR-CHAR-06) and those of its weapons.

    A minion has one (SR-MIN-01).
    """
    profile = CHARACTERS[one.id]
    if one.seat == m.table.defender:
        return [profile.minion]
    found = [profile.main, profile.second]
    for card in one.gear:
        found.extend(MAGIC[card].skills)
    return found


def carries_load(m: Scene, one: Character) -> bool:
    """Return whether a character carries a load that excludes everything else (SR-RULING-103)."""
    return carries_with_flag(m, one, "alone")


def cannot_enter_stygia(m: Scene, one: Character) -> bool:
    """Return whether a character carries someone who cannot go to Stygia (SR-S3-02, SR-S6-06)."""
    return carries_with_flag(m, one, "no_stygia")


def carries_with_flag(m: Scene, one: Character, flag: str) -> bool:
    """Return whether a character carries an object with this flag."""
    if not one.carries:
        return False
    objects = here(m).scenario.objects
    return any([flag in objects[kind] for kind in one.carries])


def turret(m: Scene, id: str) -> Turret | None:
    """Return the turret with this id, or None if it is not on the map."""
    turrets: list[Turret] = m.table.turrets
    for one in turrets:
        if one.id == id:
            return one
    return None


def turrets_in(m: Scene, room: int) -> list[Turret]:
    """Return the turrets in a room."""
    squares = here(m).rooms[room]
    return [one for one in m.table.turrets if squares >> one.square & 1]


def turret_health(one: Turret) -> int:
    """Return the Health of a turret."""
    return TURRETS[one.kind].health


def is_character(figure: str) -> bool:
    """Return whether the id of a figure names a character; else it is a turret."""
    return figure in NUMBER


def square_of(m: Scene, figure: str) -> int:
    """Return the square of a character or turret; -1 for a turret that is gone."""
    if is_character(figure):
        return who(m, figure).square
    found = turret(m, figure)
    return found.square if found else -1


# Squares as sets


def squares_of_characters(m: Scene) -> Bits:
    """Return the squares with a conscious character."""
    found = 0
    for one in m.table.characters:
        if one.at == MAP:
            found |= 1 << one.square
    return found


def squares_of_turrets(m: Scene) -> Bits:
    """Return the squares with a turret."""
    found = 0
    for one in m.table.turrets:
        found |= 1 << one.square
    return found


def sight_blockers(m: Scene) -> Bits:
    """Return the squares that interrupt a line of sight: characters of any side, and turrets (SR-LOS-02, SR-LOS-04).

    Unconscious and walker markers and objects do not (SR-RULING-23).
    """
    return squares_of_characters(m) | squares_of_turrets(m)


def occupied_squares(m: Scene) -> Bits:
    """Return the squares that are not free (SR-RULING-96)."""
    found = 0
    for one in m.table.characters:
        if one.at == MAP or (one.at == FALLEN and one.square >= 0):
            found |= 1 << one.square
    return found | squares_of_turrets(m)


def ordinary_doors(m: Scene) -> int:
    """Return all doors except those still sealed or guarded, as a bit set (SR-RULING-111)."""
    site = here(m)
    found: int = m.table.unsealed | site.plain_doors
    for door, guard in site.guarded:
        if turret(m, guard) is None:
            found |= 1 << door
    return found


def sees(m: Scene, one: int, two: int, goggles: bool = False) -> bool:
    """Return whether a line of sight joins two squares; goggles see past characters."""
    blocked = squares_of_turrets(m) if goggles else sight_blockers(m)
    return here(m).sees(one, two, m.table.open, blocked)


def figures_in_sight(m: Scene, square: int, figures: list[str], goggles: bool = False) -> list[str]:
    """Return those of these figures that a line of sight joins to a square."""
    if not figures:
        return figures
    site, blocked = here(m), squares_of_turrets(m) if goggles else sight_blockers(m)
    return [figure for figure in figures if site.sees(square, square_of(m, figure), m.table.open, blocked)]


def is_active(m: Scene, room: int) -> bool:
    """Return whether a room is active."""
    state: str = m.table.rooms[room].state
    return state == ACTIVE


# Cards, markers and points


def hand_of(m: Scene, seat: Seat) -> tuple[str, ...]:
    """Return the cards in a player's hand."""
    own = side(m, seat)
    return own.defence if seat == m.table.defender else own.magic


def has_cards(m: Scene, seat: Seat) -> bool:
    """Return whether a player who may still play cards has any (SR-RULING-120).

    Hand sizes are public (SR-RULING-110).
    """
    return len(hand_of(m, seat)) > 0 and not has_left(m, seat)


def spend_card(m: Scene, seat: Seat, card: str) -> None:
    """Move a used card from the hand to its discard pile (SR-MAGIC-01, SR-DEF-01)."""
    table, own = m.table, m.table.sides[seat]
    if seat == table.defender:
        own.defence = zones.take(own.defence, card)
        table.defence_discard = zones.put(table.defence_discard, card)
    else:
        own.magic = zones.take(own.magic, card)
        table.magic_discard = zones.put(table.magic_discard, card)


def take_cards(m: Scene, seat: Seat, count: int) -> int:
    """Move cards from a deck into a hand; return how many the deck lacked."""
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
    """Give a player victory points at once (SR-RULING-121)."""
    if n:
        m.table.sides[seat].points += n
        m.table.ledger = (*m.table.ledger, Score(seat, what, n))
        m.emit(Scored(seat, what, n))


def heal(m: Scene, one: Character, n: int) -> int:
    """Remove wounds, never above the printed Health (SR-CHAR-04); return how many were removed."""
    healed = min(n, one.wounds)
    one.wounds -= healed
    return healed


def remove_madness(m: Scene, one: Character, n: int) -> int:
    """Remove madness, never in Stygia (SR-REV-04); return how much was removed.

    An overwhelmed character that regains Mind also loses its stunned marker (SR-RULING-33).
    """
    if one.at == STYGIA:
        return 0
    cleared = min(n, one.madness)
    if cleared and one.madness >= mind(m, one):
        one.stunned = False
    one.madness -= cleared
    return cleared


def is_own_turn(m: Scene, seat: Seat) -> bool:
    """Return whether it is this player's own turn. The Stygian Reaction is nobody's turn (SR-MAGIC-04, SR-DEF-04)."""
    if seat == m.table.defender:
        return m.inside(DefenceTurn)
    turn = m.nearest(AttackTurn)
    return turn is not None and turn.seat == seat


def has_left(m: Scene, seat: Seat) -> bool:
    """Return whether all characters of this attacker have left the map (SR-RULING-120)."""
    if seat == m.table.defender:
        return False
    for one in m.table.characters:  # noqa: SIM110  called often, and a generator is slower
        if one.seat == seat and one.at != LEFT:
            return False
    return True


def reserve(m: Scene) -> list[Character]:
    """Return the minions that wait in the defender's reserve."""
    return [one for one in m.table.characters if one.at == RESERVE]
