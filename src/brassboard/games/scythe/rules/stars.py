"""The triumph track and the end: stars are placed as soon as they are earned; a player's sixth star ends the game."""

from typing import Final

from brassboard.kernel import END_RULE, EVERYONE, Denied, Flow, Kind, Seat, ask, call, legal, requires, rule

from ..content import NEEDS, RESOURCES, STARS
from ..content.map_tables import NAMES, TERRITORIES
from ..data.actions import StarOn
from ..data.events import Carried, Counted, GameEnded, StarPlaced, TotalCounted, WentBack
from ..data.frames import Aftermath, Combat, Moving, StarPlacing, Trek
from ..data.table import HUMAN, Player
from ..extension_points import Ending, Scene, Space, points
from ..queries import enemy_units, name_of_side, player, put_goods, shift, tokens_on


def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


def base_spaces() -> list[Space]:
    """Return the ten spaces of the base game's triumph track (SC-STAR-01).

    Workers count wherever they stand, also on the home base (SC-STAR-05).
    """
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
"""SA-STAR-02: the triumphs for which an Automa places stars besides those of its tracker."""


def spaces_due(m: Scene, one: Player) -> list[str]:
    """Return the spaces on which this player must place a star now (SC-STAR-02).

    SC-STAR-04: one star for each space; the stars of others do not matter.
    """
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


def award_stars(m: Scene, seat: Seat) -> Flow:
    """Return the frame that places the stars due, or None; a step returns this.

    Each action calls it after its whole benefit (SC-END-02) and a combat after everything else (SC-END-04).
    A bottom-row action calls it for its own player, then clockwise for those who got a recruit bonus (SC-STAR-06).
    """
    one = player(m, seat)
    return call(StarPlacing(seat)) if spaces_due(m, one) else None


def choose_star(placing: StarPlacing, m: Scene) -> Flow:
    """Ask which star is placed, only if there are more triumphs than stars left (SC-STAR-07)."""
    one = player(m, placing.seat)
    open_spaces = spaces_due(m, one)
    if one.kind == HUMAN and len(one.stars) + len(open_spaces) > STARS and len(open_spaces) > 1:
        return ask(placing.seat, "star", legal(m, placing.seat, STAR), args={"left": STARS - len(one.stars)})
    return None


def place_stars(placing: StarPlacing, m: Scene) -> Flow:
    """Place the stars; none is ever taken away again (SC-STAR-03)."""
    one = player(m, placing.seat)
    wanted = [placing.star.space] if placing.star is not None else spaces_due(m, one)
    for space in wanted:
        if len(one.stars) < STARS:
            one.stars = (*one.stars, space)
            m.emit(StarPlaced(one.faction, space, len(one.stars)))
    check_end(m, one)
    return None


def place_unlimited(placing: StarPlacing, m: Scene) -> Flow:
    """Place further stars of a faction that may place any number for a triumph."""
    placing.star = None
    return call(StarPlacing(placing.seat)) if spaces_due(m, player(m, placing.seat)) and not m.table.ended else END_RULE


rule(
    StarPlacing,
    (choose_star, "SC-STAR-07"),
    (place_stars, "SC-STAR-02"),
    (place_unlimited, "SC-SAX-01"),
)


def _due_spaces(seen: Scene, seat: Seat) -> list[StarOn]:
    """Return every space of the track."""
    seen.within(StarPlacing)
    return [StarOn(space) for space in seen.table.track]


@requires("SC-STAR-02", "space")
def is_due(seen: Scene, seat: Seat, star: StarOn) -> Denied:
    """Deny spaces on which no star is due."""
    return None if star.space in spaces_due(seen, player(seen, seat)) else (star.space,)


STAR: Final = Kind("star", _due_spaces, is_due)


# The end


def sixth_star(m: Scene) -> bool:
    """Return whether any player, person or Automa, has placed the sixth star (SC-END-01, SA-STAR-03)."""
    return any([len(one.stars) >= STARS for one in m.table.players])


ENDINGS: Final = [Ending("SC-END-01", sixth_star)]


def check_end(m: Scene, one: Player) -> None:
    """End the game if an ending that comes at once is met."""
    for ending in points(m).endings:
        if ending.at_once and not m.table.ended and ending.met(m):
            end_game(m, ending.rule, one.faction)


def check_end_of_turn(m: Scene, one: Player) -> None:
    """End the game if an ending that waits for the end of a turn is met."""
    for ending in points(m).endings:
        if not ending.at_once and not m.table.ended and ending.met(m):
            end_game(m, ending.rule, one.faction)


def end_game(m: Scene, rule_id: str, by: str) -> None:
    """End the game: count the score of every player and do nothing else (SC-END-01)."""
    m.table.ended = rule_id
    return_units(m)
    m.table.active = -1
    m.emit(GameEnded(by))
    m.reveal()
    for one in m.table.players:
        one.seen = EVERYONE  # The final score counts the coins of everybody, so they are open now.
        total = 0
        for part in points(m).scores:
            coins = part.coins(m.table, one.seat)
            total += coins
            m.emit(Counted(one.faction, part.name, coins))
        m.emit(TotalCounted(one.faction, total))
    m.end_match()


def return_units(m: Scene) -> None:
    """Return units that share a territory with enemies to where they came from (SC-END-03, SC-COMBAT-18)."""
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
            m.emit(WentBack(name_of_side(m, seat), trek.unit, NAMES[trek.start]))
            return_cargo(m, one, trek)


def return_cargo(m: Scene, one: Player, trek: Trek) -> None:
    """Return the resources a unit brought to where they were picked up (SC-RULING-31)."""
    for load in trek.loads:
        kind = RESOURCES.index(load.resource)
        n = min(load.n, tokens_on(m.table, kind, trek.at))
        if n:
            put_goods(m, kind, trek.at, -n)
            put_goods(m, kind, load.start, n)
            m.emit(Carried(one.faction, load.resource, n, NAMES[load.start]))


def _stands(one: Player, trek: Trek) -> bool:
    """Return whether the unit still stands where its trek ended."""
    if trek.unit == "character":
        return one.character == trek.at
    return trek.at in (one.mechs if trek.unit == "mech" else one.workers)
