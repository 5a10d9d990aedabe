"""Paying with resources: from any controlled territories, automatically where it makes no difference."""

from brassboard.kernel import Ask, Denied, Seat
from brassboard.kit.bits import members

from ..content import BOTTOMS, RESOURCES, Section
from ..content.map_tables import COERCES, NAMES, NUMBER, PAYS
from ..data.actions import Coerce, Pay
from ..data.events import Coerced, ResourcePaid
from ..data.table import Player
from ..extension_points import Scene
from ..queries import controlled, cost_of, discard_cards, put_goods, within
from .factions import may_coerce

Payment = tuple[Pay | Coerce, ...]


def short_of(m: Scene, one: Player, section: Section) -> Denied:
    """What is missing for a bottom-row action: the resource, how much there is, how much it costs."""
    kind = BOTTOMS.index(section.bottom)
    have = within(m.table, kind, controlled(m, one.seat))
    need = cost_of(one, section)
    if have + (1 if may_coerce(m, one) else 0) >= need:
        return None
    return RESOURCES[kind], have, need


def purses(m: Scene, one: Player, kinds: tuple[int, ...]) -> list[tuple[Pay, int]]:
    """What lies where, as far as it may be spent (SC-RES-03)."""
    land = controlled(m, one.seat)
    found: list[tuple[Pay, int]] = []
    for kind in kinds:
        row = m.table.goods[kind]
        for at in members(land):
            if row[at]:
                found.append((PAYS[kind][at], row[at]))
    return found


def next_payment(
    m: Scene, seat: Seat, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool = False
) -> Ask | None:
    """One token an answer, a card first; the territories in a fixed order, so no payment has a twin.

    Where only one way to pay is left the question is not asked, and `whole` completes the answer.
    """
    left = due - len(given)
    if left <= 0:
        return None
    options = ways_on(m, one, due, kinds, given, different)
    if len(options) == 1 and not (not given and may_coerce(m, one)) and _forced(m, one, due, kinds, given, different):
        return None
    return Ask(seat, "pay", options, "paid", {"left": left})


def ways_on(
    m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool
) -> list[Pay | Coerce]:
    options: list[Pay | Coerce] = []
    left = due - len(given)
    there = purses(m, one, kinds)
    if not given and may_coerce(m, one) and _enough(there, given, left - 1, different):
        options += [COERCES[value] for value in sorted(set(one.cards))]
    last = given[-1] if given else None
    started = last is None or type(last) is Coerce
    for place, (pay, amount) in enumerate(there):
        started = started or pay == last
        if not started or amount <= given.count(pay) or (different and _same_kind(pay, given)):
            continue
        rest = [(pay, amount - given.count(pay)), *there[place + 1 :]]
        if _enough(rest, (*given, pay), left - 1, different, 1):
            options.append(pay)
    return options


def _same_kind(pay: Pay, given: Payment) -> bool:
    return any([type(other) is Pay and other.resource == pay.resource for other in given])


def _enough(rest: list[tuple[Pay, int]], given: Payment, left: int, different: bool, used: int = 0) -> bool:
    if left <= 0:
        return True
    if different:
        kinds = {pay.resource for pay, _ in rest}
        kinds -= {pay.resource for pay in given if type(pay) is Pay}
        return len(kinds) >= left
    return sum([amount for _, amount in rest]) - used >= left


def _forced(m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool) -> bool:
    while len(given) < due:
        options = ways_on(m, one, due, kinds, given, different)
        if len(options) != 1:
            return False
        given = (*given, options[0])
    return True


def whole(m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool = False) -> Payment:
    """The payment with what only one way was left for."""
    while len(given) < due:
        given = (*given, ways_on(m, one, due, kinds, given, different)[0])
    return given


def settle(m: Scene, one: Player, payment: Payment) -> None:
    """SC-RES-04: back to the supply."""
    told: list[Pay | Coerce] = []
    for one_paid in payment:
        if one_paid in told:
            continue
        told.append(one_paid)
        if type(one_paid) is Coerce:
            one.used = (*one.used, "coercion")
            discard_cards(m, one, (one_paid.card,))
            m.reveal()
            m.emit(Coerced(one.faction, one_paid.card))
        elif type(one_paid) is Pay:
            n = payment.count(one_paid)
            put_goods(m, RESOURCES.index(one_paid.resource), NUMBER[one_paid.at], -n)
            m.emit(ResourcePaid(one.faction, one_paid.resource, n, NAMES[NUMBER[one_paid.at]]))
