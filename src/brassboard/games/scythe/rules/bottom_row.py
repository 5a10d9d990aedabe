"""The bottom row: pay, coins, upgrade or deploy or build or enlist, then the recruit bonuses of the neighbours."""

from brassboard.kernel import (
    END_RULE,
    Ask,
    Denied,
    EndForm,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    form,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kit.bits import Bits, members

from ..content import BONUSES, BOTTOMS, BOXES, MATS, STRUCTURES
from ..content.map_tables import DRY, NAMES, NUMBER
from ..data.actions import Build, Coerce, Deploy, Enlist, Pay, Upgrade
from ..data.events import Built, Deployed, Enlisted, Upgraded
from ..data.frames import Benefit, BottomAction
from ..data.table import NOWHERE, Player
from ..extension_points import Scene
from ..queries import bonus, buildings, clockwise, cost_of, gain, is_human, mat, player, with_workers
from .payment import complete_payment, next_payment, settle_payment
from .stars import award_stars

NO_MORE = EndForm()
UPGRADES = [[Upgrade(box, bottom) for bottom in BOTTOMS] for box in BOXES]
ENLISTS = [[Enlist(bottom, one_time) for one_time in BONUSES] for bottom in BOTTOMS]
BUILDS = [[Build(structure, name) for name in NAMES] for structure in STRUCTURES]
DEPLOYS: dict[str, list[Deploy]] = {}
ONE_TIME = 2
OWN_ENLISTING_PAYS = True  # SC-RULING-12, SC-GAP-02: the recruit just enlisted from Enlist counts at once


# The action


def pay(action: BottomAction, m: Scene) -> Flow:
    """Ask which tokens pay the cost."""
    return form((action.seat,), next_token, into="paid")


def next_token(action: BottomAction, m: Scene, seat: Seat, given: tuple[Pay | Coerce, ...]) -> Ask | None:
    """Ask for the next token; each bottom-row action is paid with its own resource (SC-BOTTOM-01)."""
    one = player(m, seat)
    section = mat(one).sections[action.section]
    return next_payment(m, seat, one, cost_of(one, section), (BOTTOMS.index(section.bottom),), given)


def settle_cost(action: BottomAction, m: Scene) -> Flow:
    """Pay the cost and remember the recruits that were enlisted before the action."""
    one = player(m, action.seat)
    section = mat(one).sections[action.section]
    action.had = one.recruits
    settle_payment(
        m, one, complete_payment(m, one, cost_of(one, section), (BOTTOMS.index(section.bottom),), action.paid)
    )
    return None


def take_coins(action: BottomAction, m: Scene) -> Flow:
    """Give the coins printed beside the action as soon as its cost is paid (SC-BOTTOM-02)."""
    section = mat(player(m, action.seat)).sections[action.section]
    return bonus(m, action.seat, "coins", section.coins) if section.coins else None


def benefit(action: BottomAction, m: Scene) -> Flow:
    """Call the upgrade, deploy, build or enlist."""
    section = mat(player(m, action.seat)).sections[action.section]
    return call(Benefit(action.seat, section.bottom))


def list_entitled(action: BottomAction, m: Scene) -> Flow:
    """List the players who may take the recruit bonus: the active one, then left, then right (SC-ENLIST-06).

    SC-ENLIST-04: only this frame gives recruit bonuses; encounters and Factory cards call Benefit without it.
    SC-ENLIST-05: the list is made even where the action had nothing left to give.
    """
    bottom = BOTTOMS.index(mat(player(m, action.seat)).sections[action.section].bottom)
    action.entitled = entitled_seats(m, action.seat, bottom)
    if not OWN_ENLISTING_PAYS and not action.had >> bottom & 1:
        action.entitled = tuple([seat for seat in action.entitled if seat != action.seat])
    return None


def entitled_seats(m: Scene, seat: int, bottom: int) -> tuple[int, ...]:
    """Return the seats whose recruit for a bottom-row action is enlisted: the player's and both neighbours'.

    SC-ENLIST-03. With two players the neighbour counts once (SC-ENLIST-07).
    """
    seats = clockwise(m, seat)
    near = [seats[0], *seats[1:2], *([seats[-1]] if len(seats) > 2 else [])]
    return tuple([one for one in near if is_human(m, one) and player(m, one).recruits >> bottom & 1])


def recruit_bonus(action: BottomAction, m: Scene) -> Flow:
    """Give the next entitled player the ongoing bonus of this bottom-row action (SC-ENLIST-02)."""
    if not action.entitled:
        return None
    bottom = BOTTOMS.index(mat(player(m, action.seat)).sections[action.section].bottom)
    return bonus(m, action.entitled[0], BONUSES[bottom], 1)


def next_recruit(action: BottomAction, m: Scene) -> Flow:
    """Go on to the next entitled player."""
    if not action.entitled:
        return None
    action.entitled = action.entitled[1:]
    return goto(recruit_bonus)


def own_stars(action: BottomAction, m: Scene) -> Flow:
    """Place the stars of the player who acts.

    SC-UPGRADE-03, SC-DEPLOY-04, SC-BUILD-08, SC-ENLIST-08: also the star of a row that this action completed.
    SC-END-02: benefit, coins and recruit bonuses come before it.
    """
    return award_stars(m, action.seat)


def stars_of_others(action: BottomAction, m: Scene) -> Flow:
    """Place the stars that recruit bonuses gave to others, clockwise, after the action (SC-STAR-06)."""
    for seat in clockwise(m, action.seat)[1:]:
        flow = award_stars(m, seat)
        if flow is not None:
            return flow
    return END_RULE


def more_stars(action: BottomAction, m: Scene) -> Flow:
    """Look for the next player with a star to place."""
    return goto(stars_of_others)


rule(
    BottomAction,
    (pay, "SC-RES-03"),
    (settle_cost, "SC-BOTTOM-04"),
    (take_coins, "SC-BOTTOM-02"),
    (benefit, "SC-BOTTOM-04"),
    (list_entitled, "SC-ENLIST-06"),
    (recruit_bonus, "SC-ENLIST-03"),
    (next_recruit, "SC-ENLIST-06"),
    (own_stars, "SC-BOTTOM-04"),
    (stars_of_others, "SC-STAR-06"),
    (more_stars, "SC-STAR-06"),
)


# Upgrade, deploy, build or enlist, also through encounters and Factory cards


def choose_benefit(getting: Benefit, m: Scene) -> Flow:
    """Ask what to upgrade, deploy, build or enlist; ask nothing where nothing is left (SC-BOTTOM-03)."""
    options = legal(m, getting.seat, KINDS[getting.what])
    if not options:
        return END_RULE
    args = {"faction": player(m, getting.seat).faction}
    return ask(getting.seat, getting.what, [*options, NO_MORE], into="choice", args=args)


def take_benefit(getting: Benefit, m: Scene) -> Flow:
    """Carry out the chosen upgrade, deployment, building or enlistment."""
    chosen = getting.choice
    one = player(m, getting.seat)
    if type(chosen) is Upgrade:
        return upgrade(m, one, chosen)
    if type(chosen) is Deploy:
        return deploy(m, one, chosen)
    if type(chosen) is Build:
        return build(m, one, chosen)
    if type(chosen) is Enlist:
        return enlist(m, one, chosen)
    return None


rule(Benefit, (choose_benefit, "SC-BOTTOM-03"), (take_benefit, "SC-BOTTOM-04"))


def upgrade(m: Scene, one: Player, chosen: Upgrade) -> Flow:
    """Move a cube from its top-row box to a cost box (SC-UPGRADE-01); both change for good (SC-UPGRADE-02)."""
    one.lifted |= 1 << BOXES.index(chosen.box)
    bottom = BOTTOMS.index(chosen.bottom)
    one.covered = (*one.covered[:bottom], one.covered[bottom] + 1, *one.covered[bottom + 1 :])
    m.emit(Upgraded(one.faction, chosen.box, chosen.bottom))
    return None


def deploy(m: Scene, one: Player, chosen: Deploy) -> Flow:
    """Place a mech and uncover its ability (SC-DEPLOY-01).

    SC-DEPLOY-02: the bit in `deployed` gives the ability to the character and all mechs, not to workers.
    """
    one.deployed |= 1 << one.abilities.index(chosen.mech)
    one.mechs = tuple(sorted((*one.mechs, NUMBER[chosen.at])))
    m.emit(Deployed(one.faction, chosen.mech, chosen.at))
    return None


def build(m: Scene, one: Player, chosen: Build) -> Flow:
    """Place a structure (SC-BUILD-01); nothing ever moves or removes it (SC-BUILD-04)."""
    place = STRUCTURES.index(chosen.structure)
    one.structures = (*one.structures[:place], NUMBER[chosen.at], *one.structures[place + 1 :])
    m.emit(Built(one.faction, chosen.structure, chosen.at))
    return None


def enlist(m: Scene, one: Player, chosen: Enlist) -> Flow:
    """Move a recruit to a one-time space and give that bonus at once (SC-ENLIST-01)."""
    one.recruits |= 1 << BOTTOMS.index(chosen.bottom)
    one.bonuses |= 1 << BONUSES.index(chosen.bonus)
    m.emit(Enlisted(one.faction, chosen.bottom))
    return gain(m, one.seat, chosen.bonus, ONE_TIME)


# The options of a benefit


def removable(one: Player, bottom: int) -> int:
    """Return how many cost boxes of a bottom action a cube can still cover; solid boxes never count (SC-UPGRADE-02)."""
    for section in MATS[one.mat].sections:
        if section.bottom == BOTTOMS[bottom]:
            return section.removable - one.covered[bottom]
    return 0


def _upgrades(seen: Scene, seat: Seat) -> list[Upgrade]:
    """Return every pair of a top-row box and a bottom-row action."""
    seen.within(Benefit)
    return [each for row in UPGRADES for each in row]


@requires("SC-UPGRADE-01", "box")
def has_cube(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    """Deny boxes whose cube has been moved."""
    return (act.box,) if player(seen, seat).lifted >> BOXES.index(act.box) & 1 else None


@requires("SC-UPGRADE-02", "bottom")
def has_cost_box(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    """Deny bottom-row actions without an empty bracketed cost box."""
    return None if removable(player(seen, seat), BOTTOMS.index(act.bottom)) > 0 else (act.bottom,)


def _fast_upgrades(seen: Scene, seat: Seat) -> list[Upgrade]:
    """Return the upgrades that the requirements above allow."""
    one = player(seen, seat)
    open_bottoms = [bottom for bottom in range(len(BOTTOMS)) if removable(one, bottom) > 0]
    return [UPGRADES[box][bottom] for box in range(len(BOXES)) if not one.lifted >> box & 1 for bottom in open_bottoms]


UPGRADE = Kind("upgrade", _upgrades, has_cube, has_cost_box, fast=_fast_upgrades)


def placement_hexes(seen: Scene, one: Player) -> Bits:
    """Return the hexes on which a mech or structure may be placed (SC-DEPLOY-01, SC-BUILD-01).

    They are controlled land with an own worker; for an encounter it is the character's territory, and for some Factory
    cards a territory with an own mech.
    """
    getting = seen.within(Benefit)
    if getting.at >= 0:
        return 1 << getting.at & DRY
    if getting.mech:
        return sum([1 << at for at in set(one.mechs)]) & DRY
    return with_workers(seen, one) & DRY


def _deploys(seen: Scene, seat: Seat) -> list[Deploy]:
    """Return every mech of the faction on every hex."""
    seen.within(Benefit)
    return [each for mech in player(seen, seat).abilities for each in deploys_of(mech)]


def deploys_of(mech: str) -> list[Deploy]:
    """Return the options to deploy this mech, one for each hex; they are made once."""
    known = DEPLOYS.get(mech)
    if known is None:
        known = DEPLOYS[mech] = [Deploy(mech, name) for name in NAMES]
    return known


@requires("SC-DEPLOY-01", "mech", "hex")
def still_on_mat(seen: Scene, seat: Seat, act: Deploy) -> Denied:
    """Deny mechs that are deployed."""
    one = player(seen, seat)
    return (act.mech, act.at) if one.deployed >> one.abilities.index(act.mech) & 1 else None


@requires("SC-DEPLOY-03", "hex")
def land_for_mech(seen: Scene, seat: Seat, act: Deploy) -> Denied:
    """Deny lakes and home bases."""
    return None if DRY >> NUMBER[act.at] & 1 else (act.at,)


@requires("SC-DEPLOY-01", "mech", "hex")
def site_for_mech(seen: Scene, seat: Seat, act: Deploy) -> Denied:
    """Deny hexes on which this deployment is not allowed."""
    return None if placement_hexes(seen, player(seen, seat)) >> NUMBER[act.at] & 1 else (act.mech, act.at)


def _fast_deploys(seen: Scene, seat: Seat) -> list[Deploy]:
    """Return the deployments that the requirements above allow."""
    one = player(seen, seat)
    there = members(placement_hexes(seen, one))
    found: list[Deploy] = []
    for place, mech in enumerate(one.abilities):
        if not one.deployed >> place & 1:
            row = deploys_of(mech)
            found += [row[at] for at in there]
    return found


DEPLOY = Kind("deploy", _deploys, still_on_mat, land_for_mech, site_for_mech, fast=_fast_deploys)


def _builds(seen: Scene, seat: Seat) -> list[Build]:
    """Return every structure on every hex."""
    seen.within(Benefit)
    return [each for row in BUILDS for each in row]


@requires("SC-BUILD-01", "structure", "hex")
def not_built(seen: Scene, seat: Seat, act: Build) -> Denied:
    """Deny structures that stand on the board."""
    built = player(seen, seat).structures[STRUCTURES.index(act.structure)] != NOWHERE
    return (act.structure, act.at) if built else None


@requires("SC-BUILD-03", "hex")
def land_to_build(seen: Scene, seat: Seat, act: Build) -> Denied:
    """Deny lakes and home bases."""
    return None if DRY >> NUMBER[act.at] & 1 else (act.at,)


@requires("SC-BUILD-02", "hex")
def no_structure_yet(seen: Scene, seat: Seat, act: Build) -> Denied:
    """Deny hexes with a structure of any player."""
    return (act.at,) if structure_hexes(seen) >> NUMBER[act.at] & 1 else None


@requires("SC-BUILD-01", "structure", "hex")
def site_to_build(seen: Scene, seat: Seat, act: Build) -> Denied:
    """Deny hexes on which building is not allowed."""
    return None if placement_hexes(seen, player(seen, seat)) >> NUMBER[act.at] & 1 else (act.structure, act.at)


def structure_hexes(m: Scene) -> Bits:
    """Return the hexes with a structure of any player."""
    found = 0
    for one in m.table.players:
        found |= buildings(one)
    return found


def _fast_builds(seen: Scene, seat: Seat) -> list[Build]:
    """Return the buildings that the requirements above allow."""
    one = player(seen, seat)
    there = members(placement_hexes(seen, one) & ~structure_hexes(seen))
    found: list[Build] = []
    for place, at in enumerate(one.structures):
        if at == NOWHERE:
            row = BUILDS[place]
            found += [row[site] for site in there]
    return found


BUILD = Kind("build", _builds, not_built, land_to_build, no_structure_yet, site_to_build, fast=_fast_builds)


def _enlists(seen: Scene, seat: Seat) -> list[Enlist]:
    """Return every pair of a recruit and a one-time bonus."""
    seen.within(Benefit)
    return [each for row in ENLISTS for each in row]


@requires("SC-ENLIST-01", "bottom", "bonus")
def recruit_there(seen: Scene, seat: Seat, act: Enlist) -> Denied:
    """Deny recruits that are enlisted."""
    return (act.bottom, act.bonus) if player(seen, seat).recruits >> BOTTOMS.index(act.bottom) & 1 else None


@requires("SC-ENLIST-01", "bottom", "bonus")
def space_free(seen: Scene, seat: Seat, act: Enlist) -> Denied:
    """Deny one-time spaces that are taken."""
    return (act.bottom, act.bonus) if player(seen, seat).bonuses >> BONUSES.index(act.bonus) & 1 else None


ENLIST = Kind("enlist", _enlists, recruit_there, space_free)
KINDS = {"upgrade": UPGRADE, "deploy": DEPLOY, "build": BUILD, "enlist": ENLIST}
