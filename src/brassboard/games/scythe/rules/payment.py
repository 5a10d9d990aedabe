"""Paying with resources from any controlled territories; a payment that leaves no choice is made without a question.

Resources are the four kinds of content.RESOURCES; workers are none (SC-RES-01).
"""

from brassboard.kernel import Ask, Denied, Seat
from brassboard.kit.bits import members

from ..content import BOTTOMS, RESOURCES, Section
from ..content.map_tables import COERCES, NAMES, NUMBER, PAYS
from ..data.actions import Coerce, Pay
from ..data.events import Coerced, ResourcePaid
from ..data.table import Player
from ..extension_points import Scene
from ..queries import controlled, cost_of, discard_cards, put_goods, tokens_within
from .factions import may_coerce

Payment = tuple[Pay | Coerce, ...]


def missing_resources(m: Scene, one: Player, section: Section) -> Denied:
    """Return what is missing for a bottom-row action: the resource, how many there are and how many it costs."""
    kind = BOTTOMS.index(section.bottom)
    have = tokens_within(m.table, kind, controlled(m, one.seat))
    need = cost_of(one, section)
    if have + (1 if may_coerce(m, one) else 0) >= need:
        return None
    return RESOURCES[kind], have, need


def spendable_tokens(m: Scene, one: Player, kinds: tuple[int, ...]) -> list[tuple[Pay, int]]:
    """Return the tokens that may be spent, by kind and hex, with their number.

    SC-RES-03: from territories the player controls. SC-RES-05: whoever made them. SC-RES-02: they lie where they were
    placed. SC-RES-06: a home base is not controlled, so tokens there cannot be spent.
    """
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
    """Ask for the next token, or first for a combat card; return None when the payment is settled.

    Territories come in a fixed order, so that the same payment is offered once. Where only one way to pay is left
    nothing is asked, and `complete_payment` completes the payment.
    """
    left = due - len(given)
    if left <= 0:
        return None
    options = payment_options(m, one, due, kinds, given, different)
    if len(options) == 1 and not (not given and may_coerce(m, one)) and _forced(m, one, due, kinds, given, different):
        return None
    return Ask(seat, "pay", options, "paid", {"left": left})


def payment_options(
    m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool
) -> list[Pay | Coerce]:
    """Return the tokens and cards that may be paid next so that the rest can still be paid."""
    options: list[Pay | Coerce] = []
    left = due - len(given)
    there = spendable_tokens(m, one, kinds)
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
    """Return whether a token of this kind has been paid."""
    return any([type(other) is Pay and other.resource == pay.resource for other in given])


def _enough(rest: list[tuple[Pay, int]], given: Payment, left: int, different: bool, used: int = 0) -> bool:
    """Return whether these tokens can pay what is left."""
    if left <= 0:
        return True
    if different:
        kinds = {pay.resource for pay, _ in rest}
        kinds -= {pay.resource for pay in given if type(pay) is Pay}
        return len(kinds) >= left
    return sum([amount for _, amount in rest]) - used >= left


def _forced(m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool) -> bool:
    """Return whether the rest of the payment leaves no choice."""
    while len(given) < due:
        options = payment_options(m, one, due, kinds, given, different)
        if len(options) != 1:
            return False
        given = (*given, options[0])
    return True


def complete_payment(
    m: Scene, one: Player, due: int, kinds: tuple[int, ...], given: Payment, different: bool = False
) -> Payment:
    """Return the payment completed with the tokens that leave no choice."""
    while len(given) < due:
        given = (*given, payment_options(m, one, due, kinds, given, different)[0])
    return given


def settle_payment(m: Scene, one: Player, payment: Payment) -> None:
    """Return the paid tokens to the supply (SC-RES-04) and discard the combat card of Coercion."""
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
