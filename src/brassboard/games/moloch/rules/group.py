"""The group: which four gentlemen play, who plays whom, who leads, and who has which role (chapters setup, roles)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action

from ..content import CONSTANTS, GENTLEMEN, ROLES
from ..data.actions import Enlist, Lead, SeatAt, TakeRole
from ..data.setup_events import Enlisted, GentlemanSeated, LeaderNamed, RoleGiven
from ..data.setup_frames import GroupChoice, Roles
from ..queries import Scene, figure_of, gentlemen, gentlemen_seats, leader_seat
from .cast import new_gentleman

LEADER: Final = "leader"

# Who plays


def choose_group(m: Scene) -> Flow:
    """Let the first gentlemen seat choose the group and deal it out (RM-RULING-93, RM-RULING-100)."""
    return call(GroupChoice())


def _roster(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(GroupChoice)
    return [Enlist(id) for id in GENTLEMEN]


@requires("RM-GENT-11", "profession")
def profession_is_free(seen: Scene, seat: Seat, enlist: Enlist) -> Denied:
    """A profession may be there once."""
    profession = GENTLEMEN[enlist.gentleman].profession
    taken = [GENTLEMEN[id].profession for id in seen.within(GroupChoice).chosen]
    return (profession,) if profession in taken else None


ENLIST: Final = Kind("enlist", _roster, profession_is_free, rule="RM-SETUP-06")


def choose_gentleman(choice: GroupChoice, m: Scene) -> Flow:
    """Ask for the next gentleman of the group."""
    left = CONSTANTS.gentlemen - len(choice.chosen)
    if not left:
        return goto(choose_seat)
    seat = m.table.party.seat
    return ask(seat, "group", legal(m, seat, ENLIST), args={"left": left})


def enlist(choice: GroupChoice, m: Scene) -> Flow:
    """Take him into the group; the figures stand in the order of the sheets."""
    chosen, choice.group = choice.group, None
    assert chosen is not None
    choice.chosen = (*choice.chosen, chosen.gentleman)
    m.emit(Enlisted(chosen.gentleman))
    if len(choice.chosen) == CONSTANTS.gentlemen:
        group = [new_gentleman(id, m.table.party.seat) for id in GENTLEMEN if id in choice.chosen]
        m.table.figures[:0] = group
        choice.chosen = tuple([gentleman.id for gentleman in group])
    return goto(choose_gentleman)


# Who plays whom


def _seats(seen: Scene, seat: Seat) -> list[Action]:
    waiting = seen.within(GroupChoice).chosen
    return [SeatAt(id, other) for id in waiting[:1] for other in gentlemen_seats(seen)]


@requires("RM-SETUP-06", "seat")
def leaves_one_each(seen: Scene, seat: Seat, place: SeatAt) -> Denied:
    """Every seat plays at least one gentleman: those left must be enough for the seats that have none."""
    waiting = seen.within(GroupChoice).chosen
    seated = [one.seat for one in gentlemen(seen.table) if one.id not in waiting]
    empty = [other for other in gentlemen_seats(seen) if other not in seated and other != place.seat]
    return (place.seat,) if len(empty) > len(waiting) - 1 else None


SEAT: Final = Kind("seat", _seats, leaves_one_each)


def choose_seat(choice: GroupChoice, m: Scene) -> Flow:
    """Ask which seat plays the next gentleman, if there is a choice (RM-RULING-100)."""
    if not choice.chosen:
        return END_RULE
    seat = m.table.party.seat
    options = legal(m, seat, SEAT)
    return None if len(options) == 1 else ask(seat, "seat", options, args={"gentleman": choice.chosen[0]})


def sit(choice: GroupChoice, m: Scene) -> Flow:
    """Give him to that seat, or to the only one that may play him."""
    chosen, choice.seat = choice.seat, None
    seat = chosen.seat if chosen is not None else only_seat(m)
    gentleman = figure_of(m.table, choice.chosen[0])
    assert gentleman is not None
    gentleman.seat = seat
    choice.chosen = choice.chosen[1:]
    m.emit(GentlemanSeated(gentleman.id, seat))
    return goto(choose_seat)


def only_seat(m: Scene) -> Seat:
    """Return the only seat that may play the next gentleman."""
    only = legal(m, m.table.party.seat, SEAT)[0]
    assert isinstance(only, SeatAt)
    return only.seat


rule(
    GroupChoice,
    (choose_gentleman, "RM-SETUP-06"),
    (enlist, "RM-SETUP-06"),
    (choose_seat, "RM-SETUP-06"),
    (sit, "RM-SETUP-06"),
)


# The leader and the roles


def choose_roles(m: Scene) -> Flow:
    """Let the gentlemen name a leader, who gives the other roles out."""
    return call(Roles())


def _leaders(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Roles)
    return [Lead(one.id) for one in gentlemen(seen.table)]


def _next_without_role(seen: Scene) -> str:
    """Return the next gentleman who has no role yet, nothing if all have one."""
    for one in gentlemen(seen.table):
        if not one.role:
            return one.id
    return ""


def _roles(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Roles)
    gentleman = _next_without_role(seen)
    return [TakeRole(gentleman, role) for role in ROLES] if gentleman else []


@requires("RM-ROLE-01", "role")
def role_is_free(seen: Scene, seat: Seat, take: TakeRole) -> Denied:
    """Each role is there once."""
    return (take.role,) if take.role in [one.role for one in gentlemen(seen.table)] else None


LEAD: Final = Kind("lead", _leaders, rule="RM-ROLE-02")
ROLE: Final = Kind("role", _roles, role_is_free)


def choose_leader(roles: Roles, m: Scene) -> Flow:
    """Ask the first gentlemen seat who leads (RM-RULING-93)."""
    seat = m.table.party.seat
    return ask(seat, "leader", legal(m, seat, LEAD))


def take_lead(roles: Roles, m: Scene) -> Flow:
    """The leader takes the leader's role."""
    assert roles.leader is not None
    leader = figure_of(m.table, roles.leader.gentleman)
    assert leader is not None
    m.table.party.leader = leader.id
    leader.role = LEADER
    m.emit(LeaderNamed(leader.id))
    return None


def choose_role(roles: Roles, m: Scene) -> Flow:
    """Ask the leader's seat for the role of the next gentleman (RM-ROLE-02)."""
    gentleman = _next_without_role(m)
    if not gentleman:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "role", legal(m, seat, ROLE), args={"gentleman": gentleman})


def take_role(roles: Roles, m: Scene) -> Flow:
    """Give him the role."""
    chosen, roles.role = roles.role, None
    assert chosen is not None
    gentleman = figure_of(m.table, chosen.gentleman)
    assert gentleman is not None
    gentleman.role = chosen.role
    m.emit(RoleGiven(gentleman.id, chosen.role))
    return goto(choose_role)


rule(
    Roles,
    (choose_leader, "RM-ROLE-02"),
    (take_lead, "RM-ROLE-02"),
    (choose_role, "RM-ROLE-01"),
    (take_role, "RM-ROLE-02"),
)
