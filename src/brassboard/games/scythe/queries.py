"""Who stands where, who controls what, what lies on a territory: questions every chapter asks, and the shared ways to
change the answer.
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
    found: Player = m.table.players[seat]
    return found


def is_human(m: Scene, seat: Seat) -> bool:
    return 0 <= seat < len(m.table.players) and m.table.players[seat].kind == HUMAN


def faction(one: Player) -> Faction:
    return REGISTERED[one.faction]


def mat(one: Player) -> Mat:
    return MATS[one.mat]


def named(m: Scene, seat: int) -> str:
    """The faction at a place, or the id of a unit no player controls."""
    table: Table = m.table
    return table.players[seat].faction if seat >= 0 else table.npcs[-1 - seat].id


def has(one: Player, ability: str) -> bool:
    """Is this ability of a mech space uncovered?"""
    return ability in one.abilities and one.deployed >> one.abilities.index(ability) & 1 == 1


def is_ability(m: Scene, one: Player, ability: str) -> bool:
    """Is this the ability of the player's faction? An Automa uses none (SA-GEN-02)."""
    return one.kind == HUMAN and REGISTERED[one.faction].ability == ability


# Where units are


def fighters(one: Player) -> Bits:
    """The hexes with a character or mech of this player."""
    found = 1 << one.character if one.character >= 0 else 0
    for at in one.mechs:
        if at >= 0:  # an Automa lifts a unit while it thinks
            found |= 1 << at
    return found


def workers(one: Player) -> Bits:
    found = 0
    for at in one.workers:
        if at >= 0:
            found |= 1 << at
    return found


def units(one: Player) -> Bits:
    return fighters(one) | workers(one)


def buildings(one: Player) -> Bits:
    found = 0
    for at in one.structures:
        if at >= 0:
            found |= 1 << at
    return found


def strangers(table: Table) -> Bits:
    """The hexes with a unit no player controls."""
    found = 0
    for npc in table.npcs:
        if npc.at >= 0:
            found |= 1 << npc.at
    return found


def enemy_fighters(table: Table, seat: int) -> Bits:
    found = 0
    for one in table.players:
        if one.seat != seat:
            found |= fighters(one)
    return (found | strangers(table)) & TERRITORIES


def enemy_workers(table: Table, seat: int) -> Bits:
    found = 0
    for one in table.players:
        if one.seat != seat:
            found |= workers(one)
    return found & TERRITORIES


def enemy_units(table: Table, seat: int) -> Bits:
    return enemy_fighters(table, seat) | enemy_workers(table, seat)


def count_of(one: Player, unit: str, at: int) -> int:
    """How many units of this kind the player has on a hex."""
    if unit == "character":
        return 1 if one.character == at else 0
    return one.mechs.count(at) if unit == "mech" else one.workers.count(at)


def combat_units(one: Player, at: int) -> int:
    return one.mechs.count(at) + (1 if one.character == at else 0)


def shift(one: Player, unit: str, origin: int, to: int, n: int = 1) -> None:
    """Put units from one hex on another."""
    if unit == "character":
        one.character = to
    elif unit == "mech":
        one.mechs = replaced(one.mechs, origin, to, n)
    else:
        one.workers = replaced(one.workers, origin, to, n)


def replaced(hexes: tuple[int, ...], origin: int, to: int, n: int = 1) -> tuple[int, ...]:
    left = list(hexes)
    for _ in range(n):
        left.remove(origin)
        left.append(to)
    left.sort()
    return tuple(left)


def owner_of_base(table: Table, at: int) -> Player | None:
    for one in table.players:
        if one.base == at:
            return one
    return None


# Control


def base_control(table: Table, seat: int) -> Bits:
    """SC-TERR-02: by a unit, or by a structure with no enemy unit beside it. SC-TERR-03: also while a combat waits."""
    others = 0
    for one in table.players:
        if one.seat != seat:
            others |= units(one)
    others |= strangers(table)
    me = table.players[seat]
    mine = units(me)
    if table.active == seat:
        mine &= ~others
    return (mine | (buildings(me) & ~others)) & TERRITORIES


def controlled(m: Scene, seat: int) -> Bits:
    """The territories a player controls."""
    found: Bits = points(m).control(m.table, seat)
    return found


def controls(table: Table, seat: int) -> Bits:
    found: Bits = points_of(table).control(table, seat)
    return found


def with_workers(m: Scene, one: Player) -> Bits:
    """Controlled territories with at least one own worker on them."""
    return workers(one) & controlled(m, one.seat)


# Resources


def lying(table: Table, kind: int, at: int) -> int:
    found: int = table.goods[kind][at]
    return found


def put_goods(m: Scene, kind: int, at: int, n: int) -> None:
    """Add (or, below zero, take away) tokens on a hex."""
    if n == 0:
        return
    goods = m.table.goods
    row = goods[kind]
    changed = (*row[:at], row[at] + n, *row[at + 1 :])
    m.table.goods = (*goods[:kind], changed, *goods[kind + 1 :])


def gain_goods(m: Scene, one: Player, kind: int, at: int, n: int) -> None:
    if n > 0:
        put_goods(m, kind, at, n)
        m.emit(ResourcesGained(one.faction, RESOURCES[kind], n, NAMES[at]))


def within(table: Table, kind: int, territories: Bits) -> int:
    """How many tokens of a kind lie on these territories."""
    row = table.goods[kind]
    return sum([row[at] for at in members(territories)])


def goods_on(table: Table, territories: Bits) -> tuple[int, ...]:
    """How many tokens of each kind lie on these territories, by content.RESOURCES."""
    places = members(territories)
    return tuple([sum([row[at] for at in places]) for row in table.goods])


# Tracks and coins


def gain_power(m: Scene, one: Player, n: int) -> None:
    """SC-TURN-09."""
    gained = min(n, POWER_MAX - one.power)
    one.power += gained
    if gained:
        m.emit(Gained(one.faction, "power", gained))


def lose_power(m: Scene, one: Player, n: int) -> None:
    lost = min(n, one.power)
    one.power -= lost
    if lost:
        m.emit(Lost(one.faction, "power", lost))


def gain_popularity(m: Scene, one: Player, n: int) -> None:
    if one.kind != HUMAN:
        return  # SA-GEN-03
    gained = min(n, POPULARITY_MAX - one.popularity)
    one.popularity += gained
    if gained:
        m.emit(Gained(one.faction, "popularity", gained))


def lose_popularity(m: Scene, one: Player, n: int) -> None:
    if one.kind != HUMAN:
        return  # SA-GEN-03
    lost = min(n, one.popularity)
    one.popularity -= lost
    if lost:
        m.emit(Lost(one.faction, "popularity", lost))


def gain_coins(m: Scene, one: Player, n: int) -> None:
    one.coins += n
    if n:
        m.emit(Gained(one.faction, "coins", n))


def lose_coins(m: Scene, one: Player, n: int) -> None:
    """What can be lost: how much that was tells how much there was, so only those who see the coins are told."""
    lost = min(n, one.coins)
    one.coins -= lost
    m.emit(LostCoins(one.faction))
    if lost:
        m.emit(Lost(one.faction, "coins", lost), to=one.seen)


def pay_coins(m: Scene, one: Player, n: int) -> None:
    one.coins -= n
    if n:
        m.emit(Lost(one.faction, "coins", n))


# Combat cards


def take_cards(m: Scene, one: Player, n: int) -> None:
    """Draw from a deck that has enough."""
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
    """SC-BOLSTER-03: draw, after shuffling the discards where the deck has too few. To be returned by a step."""
    table = m.table
    if len(table.combat_deck) >= n or not table.combat_discard:
        take_cards(m, player(m, seat), n)
        return None
    return call(Drawing(seat, n))


def discard_cards(m: Scene, one: Player, cards: tuple[int, ...]) -> None:
    """Face up on the discard pile."""
    one.cards = zones.minus(one.cards, cards)
    m.table.combat_discard = zones.put(m.table.combat_discard, *cards)


# Gaining what may be declined


def gain(m: Scene, seat: int, what: str, n: int) -> Flow:
    """Power, coins, popularity or combat cards. To be returned by a step."""
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
    """SC-RULING-28: taken by itself, unless taking it could matter."""
    one = player(m, seat)
    if one.kind == HUMAN and (m.table.ask_always or reaches_star(m, one, what, n)):
        return call(Offering(seat, what, n))
    return gain(m, seat, what, n)


def reaches_star(m: Scene, one: Player, what: str, n: int) -> bool:
    if what == "power":
        return one.power < POWER_MAX <= one.power + n and "power" not in one.stars
    if what == "popularity":
        return one.popularity < POPULARITY_MAX <= one.popularity + n and "popularity" not in one.stars
    return False


# Mats


def cost_of(one: Player, section: Section) -> int:
    """SC-UPGRADE-02: what the bottom-row action costs now."""
    return section.cost - one.covered[BOTTOMS.index(section.bottom)]


def value_of(one: Player, box: int, base: int) -> int:
    """What a box of the top row gives now."""
    return base + (one.lifted >> box & 1)


def clockwise(m: Scene, seat: int) -> list[int]:
    """The players from this one on, clockwise."""
    seats = [place for place in m.table.order if place >= 0]
    first = seats.index(seat)
    return seats[first:] + seats[:first]


def on_lake(at: int) -> bool:
    return LAKES >> at & 1 == 1


def at_home(at: int) -> bool:
    return at == NOWHERE or HOMES >> at & 1 == 1


def names(hexes: Bits) -> list[str]:
    return [NAMES[at] for at in members(hexes)]


ALL: Final = EVERYONE
