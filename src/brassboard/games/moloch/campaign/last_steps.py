"""The last steps of an intermezzo: exchange of gentlemen, the common stock, leader and roles (chapter intermezzo)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action, EndForm
from brassboard.kernel.step_results import END_FORM
from brassboard.kit.zones import put, take

from ..content import EQUIPMENT, GENTLEMEN, ROLES
from ..data.actions import Give, Lead, SeatAt, TakeRole
from ..data.setup_events import CardGiven, GentlemanSeated, LeaderNamed, RoleGiven
from ..rules.cast import owner_of_token, place_of_token
from ..rules.group import LEADER
from .actions import Exchange, Inherit
from .events import CardsWon, Exchanged, Inherited
from .frames import ExchangeRule, Heirs, Learning, NewRoles, ShareStock
from .queries import Scene, fetch, free_slots, gentlemen_seats, group_of, leader_seat, page_of
from .sheet import SITS_OUT, Sheet

# Exchange


def _exchanges(seen: Scene, seat: Seat) -> list[Action]:
    reserve = seen.within(ExchangeRule).reserve
    return [Exchange(one.id, comes) for one in group_of(seen.table) for comes in reserve]


EXCHANGE: Final = Kind("exchange", _exchanges, rule="RM-INT-19")


def choose_exchange(exchange: ExchangeRule, m: Scene) -> Flow:
    """Ask the leader's player who goes and who comes."""
    seat = leader_seat(m.table)
    options = legal(m, seat, EXCHANGE)
    return ask(seat, "exchange", [*options, END_FORM]) if options else END_RULE


def exchange_them(exchange: ExchangeRule, m: Scene) -> Flow:
    """The one sits out with his advantages, the other takes his place (RM-INT-20)."""
    chosen, exchange.exchange = exchange.exchange, None
    if chosen is None or isinstance(chosen, EndForm):
        return END_RULE
    goes, comes = page_of(m.table, chosen.goes), page_of(m.table, chosen.comes)
    comes.seat, goes.seat = goes.seat, SITS_OUT
    exchange.reserve = take(exchange.reserve, comes.id)
    exchange.newcomer = comes.id
    m.emit(Exchanged(goes.id, comes.id))
    return None


def _players(seen: Scene, seat: Seat) -> list[Action]:
    """Whoever played the one who went must keep a gentleman; if he has another one, any player may get the newcomer."""
    newcomer = seen.within(ExchangeRule).newcomer
    return [SeatAt(newcomer, other) for other in gentlemen_seats(seen.table)] if newcomer else []


@requires("RM-RULING-100", "seat")
def leaves_one_each(seen: Scene, seat: Seat, deal: SeatAt) -> Denied:
    """Everyone plays at least one gentleman."""
    owner = page_of(seen.table, deal.gentleman).seat
    only = [one.seat for one in group_of(seen.table)].count(owner) == 1
    return (owner,) if only and deal.seat != owner else None


DEAL: Final = Kind("seat", _players, leaves_one_each)


def choose_player(exchange: ExchangeRule, m: Scene) -> Flow:
    """Ask who plays the newcomer, if there is a choice (RM-RULING-100)."""
    seat = leader_seat(m.table)
    options = legal(m, seat, DEAL)
    return None if len(options) == 1 else ask(seat, "seat", options, args={"gentleman": exchange.newcomer})


def seat_newcomer(exchange: ExchangeRule, m: Scene) -> Flow:
    """Give him to that player; the first time he brings his starting equipment (RM-RULING-61)."""
    chosen, exchange.seat = exchange.seat, None
    newcomer = page_of(m.table, exchange.newcomer)
    if chosen is not None:
        newcomer.seat = chosen.seat
    m.emit(GentlemanSeated(newcomer.id, newcomer.seat))
    if newcomer.used:
        return goto(choose_exchange)
    newcomer.used = True
    brought = [card for card in GENTLEMEN[newcomer.id].starting if fetch(m.table, card)]
    if brought:
        m.emit(CardsWon(tuple(brought)))
    return None


def teach_newcomer(exchange: ExchangeRule, m: Scene) -> Flow:
    """The first time he takes an advantage of choice (RM-INT-19)."""
    return call(Learning(gentleman=exchange.newcomer, left=1, optional=False))


def exchange_on(exchange: ExchangeRule, m: Scene) -> Flow:
    """Go on with the next exchange."""
    return goto(choose_exchange)


rule(
    ExchangeRule,
    (choose_exchange, "RM-INT-19"),
    (exchange_them, "RM-INT-20"),
    (choose_player, "RM-RULING-100"),
    (seat_newcomer, "RM-RULING-61"),
    (teach_newcomer, "RM-INT-19"),
    (exchange_on, "RM-INT-19"),
)


# What those who sit out have won


def orphaned(sheet: Sheet) -> str:
    """Return a token or a gain whose owner sits out, "sabbath abigail", or nothing."""
    out = [one for one in sheet.gentlemen if one.seat == SITS_OUT]
    names = [one.id for one in out]
    tokens = [token for token in sheet.tokens if owner_of_token(token) in names]
    return next(iter([*tokens, *[f"{gain} {one.id}" for one in out for gain in one.gains]]), "")


def _heirs(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(Heirs)
    return [Inherit(one.id) for one in group_of(seen.table)]


INHERIT: Final = Kind("inherit", _heirs, rule="RM-INT-20")


def choose_heir(heirs: Heirs, m: Scene) -> Flow:
    """Ask the leader's player who gets the next thing."""
    lost = orphaned(m.table)
    if not lost:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "heir", legal(m, seat, INHERIT), args={"place": place_of_token(lost)})


def inherit(heirs: Heirs, m: Scene) -> Flow:
    """Give it to him."""
    sheet, lost = m.table, orphaned(m.table)
    chosen, heirs.heir = heirs.heir, None
    assert chosen is not None
    place = place_of_token(lost)
    if lost in sheet.tokens:
        sheet.tokens = (*take(sheet.tokens, lost), f"{place} {chosen.gentleman}")
    else:
        owner, heir = page_of(sheet, owner_of_token(lost)), page_of(sheet, chosen.gentleman)
        owner.gains, heir.gains = take(owner.gains, place), (*heir.gains, place)
    m.emit(Inherited(place, chosen.gentleman))
    return goto(choose_heir)


rule(Heirs, (choose_heir, "RM-INT-20"), (inherit, "RM-INT-20"))


# The common stock


def _gifts(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(ShareStock)
    kinds = dict.fromkeys(seen.table.stock)
    return [Give(card, one.id) for card in kinds for one in group_of(seen.table)]


@requires("RM-GENT-07", "gentleman")
def has_a_slot(seen: Scene, seat: Seat, give: Give) -> Denied:
    """An arsenal card needs a free slot."""
    full = EQUIPMENT[give.card].arsenal and free_slots(page_of(seen.table, give.gentleman)) <= 0
    return (give.gentleman,) if full else None


GIVE: Final = Kind("give", _gifts, has_a_slot, rule="RM-INT-22")


def share_next(sharing: ShareStock, m: Scene) -> Flow:
    """Ask the leader's player who gets what; any card may stay behind (RM-INT-22, RM-RULING-103)."""
    seat = leader_seat(m.table)
    options = legal(m, seat, GIVE)
    return ask(seat, "stock", [*options, END_FORM], args={"left": len(m.table.stock)}) if options else END_RULE


def give_card(sharing: ShareStock, m: Scene) -> Flow:
    """Give him the card for the next chapter."""
    chosen, sharing.stock = sharing.stock, None
    if chosen is None or isinstance(chosen, EndForm):
        return END_RULE
    one = page_of(m.table, chosen.gentleman)
    m.table.stock = take(m.table.stock, chosen.card)
    one.cards = put(one.cards, chosen.card)
    m.emit(CardGiven(one.id, chosen.card))
    return goto(share_next)


rule(ShareStock, (share_next, "RM-INT-22"), (give_card, "RM-RULING-103"))


# Leader and roles


def _leaders(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(NewRoles)
    return [Lead(one.id) for one in group_of(seen.table)]


def without_role(sheet: Sheet) -> str:
    """Return the next gentleman who has no role yet, nothing if all have one."""
    return next((one.id for one in group_of(sheet) if not one.role), "")


def _roles(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(NewRoles)
    return [TakeRole(without_role(seen.table), role) for role in ROLES]


@requires("RM-ROLE-01", "role")
def role_is_free(seen: Scene, seat: Seat, role: TakeRole) -> Denied:
    """Each role is there once."""
    return (role.role,) if role.role in [one.role for one in group_of(seen.table)] else None


LEAD: Final = Kind("lead", _leaders, rule="RM-INT-23")
ROLE: Final = Kind("role", _roles, role_is_free, rule="RM-ROLE-02")


def choose_leader(roles: NewRoles, m: Scene) -> Flow:
    """Ask who leads in the next chapter (RM-INT-23)."""
    seat = leader_seat(m.table)
    return ask(seat, "leader", legal(m, seat, LEAD))


def take_lead(roles: NewRoles, m: Scene) -> Flow:
    """He takes the leader's role."""
    assert roles.leader is not None
    m.table.leader = roles.leader.gentleman
    page_of(m.table, m.table.leader).role = LEADER
    m.emit(LeaderNamed(m.table.leader))
    return None


def choose_role(roles: NewRoles, m: Scene) -> Flow:
    """Ask the leader's player for the role of the next gentleman (RM-ROLE-02)."""
    gentleman = without_role(m.table)
    if not gentleman:
        return END_RULE
    seat = leader_seat(m.table)
    return ask(seat, "role", legal(m, seat, ROLE), args={"gentleman": gentleman})


def take_role(roles: NewRoles, m: Scene) -> Flow:
    """Give him the role."""
    chosen, roles.role = roles.role, None
    assert chosen is not None
    page_of(m.table, chosen.gentleman).role = chosen.role
    m.emit(RoleGiven(chosen.gentleman, chosen.role))
    return goto(choose_role)


rule(
    NewRoles,
    (choose_leader, "RM-INT-23"),
    (take_lead, "RM-INT-23"),
    (choose_role, "RM-ROLE-02"),
    (take_role, "RM-ROLE-02"),
)
