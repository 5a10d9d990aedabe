"""Where units stand, who controls what, what lies on a territory; and how units, resources, tracks and cards change.

Every chapter of the rules uses these functions.
"""

from typing import Final

from brassboard.kernel import EVERYONE, Flow, Seat, call
from brassboard.kit import zones
from brassboard.kit.bits import Bits, members

from .content import BOTTOMS, MATS, POPULARITY_MAX, POWER_MAX, RESOURCES, Faction, Mat, Section
from .content.map_tables import HOMES, LAKES, NAMES, TERRITORIES
from .data.events import DrewCards, Gained, Lost, LostCoins, ResourcesGained
from .data.frames import Drawing, Offering
from .data.table import HUMAN, NOWHERE, Player, Table
from .extension_points import REGISTERED, Scene, points, points_of


def player(m: Scene, seat: Seat) -> Player:
    """Return the player of a seat."""
    found: Player = m.table.players[seat]
    return found


def is_human(m: Scene, seat: Seat) -> bool:
    """Return whether a person, not an Automa, plays this seat."""
    return 0 <= seat < len(m.table.players) and m.table.players[seat].kind == HUMAN


def faction(one: Player) -> Faction:
    """Return the faction mat of a player."""
    return REGISTERED[one.faction]


def mat(one: Player) -> Mat:
    """Return the player mat."""
    return MATS[one.mat]


def name_of_side(m: Scene, seat: int) -> str:
    """Return the faction of a seat, or the id of a unit that no player controls."""
    table: Table = m.table
    return table.players[seat].faction if seat >= 0 else table.npcs[-1 - seat].id


def has(one: Player, ability: str) -> bool:
    """Return whether the player's mech space with this ability is uncovered."""
    return ability in one.abilities and one.deployed >> one.abilities.index(ability) & 1 == 1


def is_ability(m: Scene, one: Player, ability: str) -> bool:
    """Return whether this is the ability of the player's faction; an Automa uses none (SA-GEN-02)."""
    return one.kind == HUMAN and REGISTERED[one.faction].ability == ability


# Where units are


def fighters(one: Player) -> Bits:
    """Return the hexes with a character or mech of this player: only they fight (SC-UNIT-01)."""
    found = 1 << one.character if one.character >= 0 else 0
    for at in one.mechs:
        if at >= 0:  # An Automa picks a unit up while it chooses its destination.
            found |= 1 << at
    return found


def workers(one: Player) -> Bits:
    """Return the hexes with a worker of this player."""
    found = 0
    for at in one.workers:
        if at >= 0:
            found |= 1 << at
    return found


def units(one: Player) -> Bits:
    """Return the hexes with a character, mech or worker of this player."""
    return fighters(one) | workers(one)


def buildings(one: Player) -> Bits:
    """Return the hexes with a structure of this player."""
    found = 0
    for at in one.structures:
        if at >= 0:
            found |= 1 << at
    return found


def npc_hexes(table: Table) -> Bits:
    """Return the hexes with a unit that no player controls."""
    found = 0
    for npc in table.npcs:
        if npc.at >= 0:
            found |= 1 << npc.at
    return found


def enemy_fighters(table: Table, seat: int) -> Bits:
    """Return the territories with a character or mech of anybody else."""
    found = 0
    for one in table.players:
        if one.seat != seat:
            found |= fighters(one)
    return (found | npc_hexes(table)) & TERRITORIES


def enemy_workers(table: Table, seat: int) -> Bits:
    """Return the territories with a worker of anybody else."""
    found = 0
    for one in table.players:
        if one.seat != seat:
            found |= workers(one)
    return found & TERRITORIES


def enemy_units(table: Table, seat: int) -> Bits:
    """Return the territories with a unit of anybody else."""
    return enemy_fighters(table, seat) | enemy_workers(table, seat)


def count_of(one: Player, unit: str, at: int) -> int:
    """Return how many units of this kind the player has on a hex."""
    if unit == "character":
        return 1 if one.character == at else 0
    return one.mechs.count(at) if unit == "mech" else one.workers.count(at)


def combat_units(one: Player, at: int) -> int:
    """Return how many characters and mechs the player has on a hex."""
    return one.mechs.count(at) + (1 if one.character == at else 0)


def shift(one: Player, unit: str, origin: int, to: int, n: int = 1) -> None:
    """Move units from one hex to another.

    Any number may stand on one territory (SC-TERR-04). Units are moved, never destroyed (SC-UNIT-06).
    """
    if unit == "character":
        one.character = to
    elif unit == "mech":
        one.mechs = with_moved(one.mechs, origin, to, n)
    else:
        one.workers = with_moved(one.workers, origin, to, n)


def with_moved(hexes: tuple[int, ...], origin: int, to: int, n: int = 1) -> tuple[int, ...]:
    """Return the hexes with `n` pieces moved from one to another, sorted."""
    left = list(hexes)
    for _ in range(n):
        left.remove(origin)
        left.append(to)
    left.sort()
    return tuple(left)


def owner_of_base(table: Table, at: int) -> Player | None:
    """Return the player of a home base, or None."""
    for one in table.players:
        if one.base == at:
            return one
    return None


# Control


def base_control(table: Table, seat: int) -> Bits:
    """Return the territories a player controls: with a unit, or with a structure and no enemy unit (SC-TERR-02).

    SC-TERR-03: control is never shared; while a combat waits, the defender controls the territory.
    """
    others = 0
    for one in table.players:
        if one.seat != seat:
            others |= units(one)
    others |= npc_hexes(table)
    me = table.players[seat]
    mine = units(me)
    if table.active == seat:
        mine &= ~others
    return (mine | (buildings(me) & ~others)) & TERRITORIES


def controlled(m: Scene, seat: int) -> Bits:
    """Return the territories a player controls, as the modules of this table define control."""
    found: Bits = points(m).control(m.table, seat)
    return found


def controls(table: Table, seat: int) -> Bits:
    """Return the territories a player controls, for code that has only the table."""
    found: Bits = points_of(table).control(table, seat)
    return found


def with_workers(m: Scene, one: Player) -> Bits:
    """Return the controlled territories with an own worker.

    Deploy, Build and Trade for resources need one; a worker that has left the mat never returns to it (SC-UNIT-05).
    """
    return workers(one) & controlled(m, one.seat)


# Resources


def tokens_on(table: Table, kind: int, at: int) -> int:
    """Return how many tokens of a kind lie on a hex."""
    found: int = table.goods[kind][at]
    return found


def put_goods(m: Scene, kind: int, at: int, n: int) -> None:
    """Add tokens of a kind to a hex; a number below zero takes tokens away."""
    if n == 0:
        return
    goods = m.table.goods
    row = goods[kind]
    changed = (*row[:at], row[at] + n, *row[at + 1 :])
    m.table.goods = (*goods[:kind], changed, *goods[kind + 1 :])


def gain_goods(m: Scene, one: Player, kind: int, at: int, n: int) -> None:
    """Place tokens from the supply on a hex and tell everybody."""
    if n > 0:
        put_goods(m, kind, at, n)
        m.emit(ResourcesGained(one.faction, RESOURCES[kind], n, NAMES[at]))


def tokens_within(table: Table, kind: int, territories: Bits) -> int:
    """Return how many tokens of a kind lie on these territories."""
    row = table.goods[kind]
    return sum([row[at] for at in members(territories)])


def goods_on(table: Table, territories: Bits) -> tuple[int, ...]:
    """Return how many tokens of each kind lie on these territories, in the order of content.RESOURCES."""
    places = members(territories)
    return tuple([sum([row[at] for at in places]) for row in table.goods])


# Tracks and coins


def gain_power(m: Scene, one: Player, n: int) -> None:
    """Raise the player's power, at most to 16; the rest is lost (SC-TURN-09)."""
    gained = min(n, POWER_MAX - one.power)
    one.power += gained
    if gained:
        m.emit(Gained(one.faction, "power", gained))


def lose_power(m: Scene, one: Player, n: int) -> None:
    """Lower the player's power, at most to 0 (SC-TURN-09)."""
    lost = min(n, one.power)
    one.power -= lost
    if lost:
        m.emit(Lost(one.faction, "power", lost))


def gain_popularity(m: Scene, one: Player, n: int) -> None:
    """Raise the player's popularity, at most to 18 (SC-TURN-09); an Automa's never changes (SA-GEN-03)."""
    if one.kind != HUMAN:
        return
    gained = min(n, POPULARITY_MAX - one.popularity)
    one.popularity += gained
    if gained:
        m.emit(Gained(one.faction, "popularity", gained))


def lose_popularity(m: Scene, one: Player, n: int) -> None:
    """Lower the player's popularity, at most to 0 (SC-TURN-09); an Automa's never changes (SA-GEN-03)."""
    if one.kind != HUMAN:
        return
    lost = min(n, one.popularity)
    one.popularity -= lost
    if lost:
        m.emit(Lost(one.faction, "popularity", lost))


def gain_coins(m: Scene, one: Player, n: int) -> None:
    """Give the player coins."""
    one.coins += n
    if n:
        m.emit(Gained(one.faction, "coins", n))


def lose_coins(m: Scene, one: Player, n: int) -> None:
    """Take as many of `n` coins as the player has.

    The number lost tells how many there were, so only those who may see the player's coins are told it.
    """
    lost = min(n, one.coins)
    one.coins -= lost
    m.emit(LostCoins(one.faction))
    if lost:
        m.emit(Lost(one.faction, "coins", lost), to=one.seen)


def pay_coins(m: Scene, one: Player, n: int) -> None:
    """Take coins that the player is known to have."""
    one.coins -= n
    if n:
        m.emit(Lost(one.faction, "coins", n))


# Combat cards


def take_cards(m: Scene, one: Player, n: int) -> None:
    """Draw combat cards from a deck that has enough."""
    table = m.table
    drawn, table.combat_deck = zones.draw(table.combat_deck, n)
    if not drawn:
        return
    one.cards = zones.put(one.cards, *drawn)
    if one.kind == HUMAN:
        m.emit(DrewCards(drawn), to=1 << one.seat)
        m.reveal(1 << one.seat)
    m.emit(Gained(one.faction, "cards", len(drawn)))


def draw_cards(m: Scene, seat: int, n: int) -> Flow:
    """Draw combat cards; shuffle the discards first where the deck has too few (SC-BOLSTER-03).

    A step returns this.
    """
    table = m.table
    if len(table.combat_deck) >= n or not table.combat_discard:
        take_cards(m, player(m, seat), n)
        return None
    return call(Drawing(seat, n))


def discard_cards(m: Scene, one: Player, cards: tuple[int, ...]) -> None:
    """Put combat cards face up on the discard pile."""
    one.cards = zones.minus(one.cards, cards)
    m.table.combat_discard = zones.put(m.table.combat_discard, *cards)


# Gains that may be declined


def gain(m: Scene, seat: int, what: str, n: int) -> Flow:
    """Give power, coins, popularity or combat cards; a step returns this."""
    one = player(m, seat)
    if what == "power":
        gain_power(m, one, n)
    elif what == "popularity":
        gain_popularity(m, one, n)
    elif what == "coins":
        gain_coins(m, one, n)
    else:
        return draw_cards(m, seat, n)
    return None


def bonus(m: Scene, seat: int, what: str, n: int) -> Flow:
    """Give a bonus without a question, unless declining it could matter (SC-RULING-28); a step returns this."""
    one = player(m, seat)
    if one.kind == HUMAN and (m.table.ask_always or reaches_star(m, one, what, n)):
        return call(Offering(seat, what, n))
    return gain(m, seat, what, n)


def reaches_star(m: Scene, one: Player, what: str, n: int) -> bool:
    """Return whether this gain would earn the star of 16 power or 18 popularity."""
    if what == "power":
        return one.power < POWER_MAX <= one.power + n and "power" not in one.stars
    if what == "popularity":
        return one.popularity < POPULARITY_MAX <= one.popularity + n and "popularity" not in one.stars
    return False


# Mats


def cost_of(one: Player, section: Section) -> int:
    """Return what the bottom-row action of a section costs now (SC-UPGRADE-02)."""
    return section.cost - one.covered[BOTTOMS.index(section.bottom)]


def value_of(one: Player, box: int, base: int) -> int:
    """Return what a box of the top row gives now: 1 more without its cube (SC-UPGRADE-02)."""
    return base + (one.lifted >> box & 1)


def clockwise(m: Scene, seat: int) -> list[int]:
    """Return the seats of all players clockwise, beginning with this one."""
    seats = [place for place in m.table.order if place >= 0]
    first = seats.index(seat)
    return seats[first:] + seats[:first]


def on_lake(at: int) -> bool:
    """Return whether the hex is a lake."""
    return LAKES >> at & 1 == 1


def at_home(at: int) -> bool:
    """Return whether this is a home base or no hex."""
    return at == NOWHERE or HOMES >> at & 1 == 1


def names(hexes: Bits) -> list[str]:
    """Return the names of these hexes."""
    return [NAMES[at] for at in members(hexes)]


ALL: Final = EVERYONE
