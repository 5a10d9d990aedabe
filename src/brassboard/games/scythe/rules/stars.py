"""The triumph track and the end: stars are placed as soon as they are due; with the sixth everything stops."""

from typing import Final

from brassboard.kernel import DONE, EVERYONE, Denied, Flow, Kind, Seat, ask, call, legal, requires, rule

from ..content import NEEDS, RESOURCES, STARS
from ..content.map_tables import NAMES, TERRITORIES
from ..data.actions import StarOn
from ..data.events import Carried, Counted, GameEnded, StarPlaced, TotalCounted, WentBack
from ..data.frames import Aftermath, Combat, Moving, StarPlacing, Trek
from ..data.table import HUMAN, Player
from ..extension_points import Ending, Scene, Space, points
from ..queries import enemy_units, lying, named, player, put_goods, shift


def popcount(bits: int) -> int:
    return bits.bit_count()


def spaces() -> list[Space]:
    """SC-STAR-01: the ten spaces of the base game."""
    return [
        Space("upgrades", "upgrades", NEEDS["upgrades"], lambda m, one: popcount(one.lifted)),
        Space("mechs", "mechs", NEEDS["mechs"], lambda m, one: popcount(one.deployed)),
        Space("structures", "structures", NEEDS["structures"], lambda m, one: 4 - one.structures.count(-1)),
        Space("recruits", "recruits", NEEDS["recruits"], lambda m, one: popcount(one.recruits)),
        Space("workers", "workers", NEEDS["workers"], lambda m, one: len(one.workers)),
        Space("objective", "objective", NEEDS["objective"], lambda m, one: len(one.achieved)),
        Space("combat_1", "combat", 1, lambda m, one: one.wins),
        Space("combat_2", "combat", 2, lambda m, one: one.wins),
        Space("popularity", "popularity", NEEDS["popularity"], lambda m, one: one.popularity),
        Space("power", "power", NEEDS["power"], lambda m, one: one.power),
    ]


AUTOMA_SPACES: Final = ("combat_1", "combat_2", "power")
"""SA-STAR-02: the triumphs an Automa reaches by play."""


def due(m: Scene, one: Player) -> list[str]:
    """The spaces on which this player must place a star now (SC-STAR-02)."""
    found: list[str] = []
    known = points(m)
    table_spaces = known.spaces
    human = one.kind == HUMAN
    for id in m.table.track:
        if id not in one.stars and (human or id in AUTOMA_SPACES):
            space = table_spaces[id]
            if space.count(m, one) >= space.need:
                found.append(id)
    unlimited = known.unlimited.get(one.faction)
    if unlimited is not None and human and not found:
        for what in unlimited:  # SC-SAX-01: as often as it is reached
            ids = [id for id in m.table.track if table_spaces[id].what == what]
            placed = sum([one.stars.count(id) for id in ids])
            if ids and placed < table_spaces[ids[0]].count(m, one):
                found.append(ids[-1])
    return found


def stars(m: Scene, seat: Seat) -> Flow:
    """Place what is due. To be returned by a step."""
    one = player(m, seat)
    return call(StarPlacing(seat)) if due(m, one) else None


def choose_star(placing: StarPlacing, m: Scene) -> Flow:
    """SC-STAR-07: asked only when there are more triumphs than stars left."""
    one = player(m, placing.seat)
    open_spaces = due(m, one)
    if one.kind == HUMAN and len(one.stars) + len(open_spaces) > STARS and len(open_spaces) > 1:
        return ask(placing.seat, "star", legal(m, placing.seat, STAR), args={"left": STARS - len(one.stars)})
    return None


def place(placing: StarPlacing, m: Scene) -> Flow:
    one = player(m, placing.seat)
    wanted = [placing.star.space] if placing.star is not None else due(m, one)
    for space in wanted:
        if len(one.stars) < STARS:
            one.stars = (*one.stars, space)
            m.emit(StarPlaced(one.faction, space, len(one.stars)))
    check_end(m, one)
    return None


def unlimited_follow(placing: StarPlacing, m: Scene) -> Flow:
    """A faction without limit may have more to place."""
    placing.star = None
    return call(StarPlacing(placing.seat)) if due(m, player(m, placing.seat)) and not m.table.ended else DONE


rule(
    StarPlacing,
    (choose_star, "SC-STAR-07"),
    (place, "SC-STAR-02"),
    (unlimited_follow, "SC-SAX-01"),
)


def _due_spaces(seen: Scene, seat: Seat) -> list[StarOn]:
    seen.within(StarPlacing)
    return [StarOn(space) for space in seen.table.track]


@requires("SC-STAR-02", "space")
def is_due(seen: Scene, seat: Seat, star: StarOn) -> Denied:
    return None if star.space in due(seen, player(seen, seat)) else (star.space,)


STAR: Final = Kind("star", _due_spaces, is_due)


# The end


def sixth_star(m: Scene) -> bool:
    return any([len(one.stars) >= STARS for one in m.table.players])


ENDINGS: Final = [Ending("SC-END-01", sixth_star)]


def check_end(m: Scene, one: Player) -> None:
    """Ends that come at once."""
    for ending in points(m).endings:
        if ending.at_once and not m.table.ended and ending.met(m):
            finish(m, ending.rule, one.faction)


def check_end_of_turn(m: Scene, one: Player) -> None:
    for ending in points(m).endings:
        if not ending.at_once and not m.table.ended and ending.met(m):
            finish(m, ending.rule, one.faction)


def finish(m: Scene, rule_id: str, by: str) -> None:
    """SC-END-01: nothing else happens but scoring."""
    m.table.ended = rule_id
    go_back(m)
    m.table.active = -1
    m.emit(GameEnded(by))
    m.reveal()
    for one in m.table.players:
        one.seen = EVERYONE  # now everybody's coins are counted
        total = 0
        for part in points(m).scores:
            coins = part.coins(m.table, one.seat)
            total += coins
            m.emit(Counted(one.faction, part.name, coins))
        m.emit(TotalCounted(one.faction, total))
    m.end_match()


def go_back(m: Scene) -> None:
    """SC-END-03, SC-COMBAT-18: units that came to fight return to where they came from, with their cargo."""
    treks: tuple[Trek, ...] = ()
    if m.inside(Aftermath):
        treks = m.within(Aftermath).treks
    elif m.inside(Moving):
        treks = m.within(Moving).treks
    elif m.inside(Combat):
        treks = m.within(Combat).treks
    seat = m.table.active
    if seat < 0:
        return
    one = player(m, seat)
    shared = enemy_units(m.table, seat) & TERRITORIES
    for trek in treks:
        if shared >> trek.at & 1 and trek.start != trek.at and _stands(one, trek):
            shift(one, trek.unit, trek.at, trek.start)
            m.emit(WentBack(named(m, seat), trek.unit, NAMES[trek.start]))
            take_back(m, one, trek)


def take_back(m: Scene, one: Player, trek: Trek) -> None:
    """SC-RULING-31: the resources a unit brought return to where they were picked up."""
    for load in trek.loads:
        kind = RESOURCES.index(load.resource)
        n = min(load.n, lying(m.table, kind, trek.at))
        if n:
            put_goods(m, kind, trek.at, -n)
            put_goods(m, kind, load.start, n)
            m.emit(Carried(one.faction, load.resource, n, NAMES[load.start]))


def _stands(one: Player, trek: Trek) -> bool:
    if trek.unit == "character":
        return one.character == trek.at
    return trek.at in (one.mechs if trek.unit == "mech" else one.workers)
