"""Afflictions: drawn at the left cross, suffered at once or until their condition is met; and healing."""

from brassboard.kernel import END_RULE, Flow, call, goto, rule, shuffle

from ..content import AFFLICTIONS
from ..data.attack_frames import AfflictionRule
from ..data.card_frames import Doing
from ..data.events import AfflictionDrawn, AfflictionGone, Healed
from ..data.table import Figure, Table
from ..queries import Scene, life_of, outfit, seat_of

# Afflictions


def shuffle_afflictions(rule_: AfflictionRule, m: Scene) -> Flow:
    """An empty deck is made anew of its discards (RM-RULING-70)."""
    t = m.table
    if t.affliction_deck:
        return goto(draw_affliction)
    if not t.affliction_discard:
        return END_RULE
    return shuffle(len(t.affliction_discard), into="order")


def renew_afflictions(rule_: AfflictionRule, m: Scene) -> Flow:
    """Lay the new deck down."""
    t = m.table
    assert rule_.order is not None
    t.affliction_deck = tuple([t.affliction_discard[place] for place in rule_.order.places])
    t.affliction_discard = ()
    rule_.order = None
    return None


def draw_affliction(rule_: AfflictionRule, m: Scene) -> Flow:
    """Draw the card for all to see; the first may be discarded unread (opium den)."""
    t = m.table
    figure = t.figures[rule_.figure]
    rule_.card, t.affliction_deck = t.affliction_deck[0], t.affliction_deck[1:]
    if "unread" in outfit(t, figure).flags and f"unread {figure.id}" not in t.used_chapter:
        t.used_chapter = (*t.used_chapter, f"unread {figure.id}")
        m.reveal(-1, rule_.card)
        t.affliction_discard = (*t.affliction_discard, rule_.card)
        return END_RULE
    m.reveal(-1, rule_.card)
    m.emit(AfflictionDrawn(figure.id, rule_.card))
    card = AFFLICTIONS[rule_.card]
    if card.until:
        figure.afflictions = tuple(sorted([*figure.afflictions, rule_.card]))
        return END_RULE
    return None


def suffer_affliction(rule_: AfflictionRule, m: Scene) -> Flow:
    """An instant card acts at once (RM-AFFL-01)."""
    abilities = AFFLICTIONS[rule_.card].abilities
    if not abilities:
        return None
    return call(Doing(abilities[0].number, rule_.figure, seat_of(m.table, rule_.figure), about=rule_.figure))


def discard_affliction(rule_: AfflictionRule, m: Scene) -> Flow:
    """Then it is discarded."""
    m.table.affliction_discard = (*m.table.affliction_discard, rule_.card)
    return None


rule(
    AfflictionRule,
    (shuffle_afflictions, "RM-RULING-70"),
    (renew_afflictions, "RM-RULING-70"),
    (draw_affliction, "RM-GENT-09"),
    (suffer_affliction, "RM-AFFL-01"),
    (discard_affliction, "RM-AFFL-01"),
)


def drop_afflictions(m: Scene, figure: Figure, which: tuple[str, ...]) -> None:
    """Discard afflictions of a gentleman."""
    t = m.table
    left = list(figure.afflictions)
    for card in which:
        left.remove(card)
        t.affliction_discard = (*t.affliction_discard, card)
        m.emit(AfflictionGone(figure.id, card))
    figure.afflictions = tuple(left)


# Healing


def heal(m: Scene, figure: Figure, n: int) -> int:
    """Remove up to n damage; return how much it was. Afflictions stay unless healing ends them (RM-RULING-37)."""
    healed = min(n, figure.damage)
    if healed > 0:
        figure.damage -= healed
        m.emit(Healed(figure.id, healed))
        ends = tuple([card for card in figure.afflictions if AFFLICTIONS[card].until == "healed"])
        if ends:
            drop_afflictions(m, figure, ends)
    return max(0, healed)


def shed_cross(t: Table, figure: Figure) -> None:
    """An extra cross went away: damage stays, but it never defeats by this (RM-RULING-78)."""
    if figure.square >= 0 and not figure.defeated:
        figure.damage = min(figure.damage, life_of(t, figure) - 1)
