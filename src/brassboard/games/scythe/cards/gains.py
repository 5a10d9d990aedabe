"""Gains: combat cards from the deck, bonuses that may be declined, and everything that cards give."""

from typing import Final

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
    number,
    requires,
    rule,
    shuffle,
)
from brassboard.kit import zones
from brassboard.kit.bits import Bits, members

from ..content import BOTTOMS, RESOURCES, WORKERS
from ..content.map_tables import DRY, NAMES, NUMBER, PLACES, PRODUCES, RELOCATES, TERRITORIES, TOUCHING
from ..data.actions import Accept, Carry, Decline, Peek, Place, Produce, Relocate
from ..data.events import Carried, Declined, Moved, Peeked, Reshuffled, WorkersMade
from ..data.frames import Benefit, Boon, Drawing, Gaining, Looking, Offering, Producing, Relocating
from ..data.table import HUMAN, Player
from ..extension_points import Scene
from ..queries import bonus, count_of, enemy_units, gain, gain_goods, player, shift, take_cards, units, with_workers
from ..rules.stars import award_stars

NO_MORE: Final = EndForm()
TRACKS: Final = ("power", "popularity", "coins")


# Drawing combat cards


def take_rest(drawing: Drawing, m: Scene) -> Flow:
    """Draw what the deck still has."""
    there = min(drawing.count, len(m.table.combat_deck))
    take_cards(m, player(m, drawing.seat), there)
    drawing.count -= there
    return None


def shuffle_discards(drawing: Drawing, m: Scene) -> Flow:
    """Ask chance for an order of the discards, if cards are still to be drawn."""
    if not drawing.count or not m.table.combat_discard:
        return END_RULE
    return shuffle(len(m.table.combat_discard), into="order")


def draw_after_shuffle(drawing: Drawing, m: Scene) -> Flow:
    """Make the discards the new deck and draw the rest."""
    assert drawing.order is not None
    table = m.table
    table.combat_deck = zones.permuted(table.combat_discard, drawing.order.places)
    table.combat_discard = ()
    m.emit(Reshuffled())
    take_cards(m, player(m, drawing.seat), drawing.count)
    return None


rule(
    Drawing,
    (take_rest, "SC-BOLSTER-03"),
    (shuffle_discards, "SC-BOLSTER-03"),
    (draw_after_shuffle, "SC-BOLSTER-03"),
)


# Bonuses that may be declined


def offer(offering: Offering, m: Scene) -> Flow:
    """Ask whether the bonus is taken."""
    args = {"what": offering.what, "n": offering.n}
    return ask(offering.seat, "bonus", [Accept(), Decline()], into="answer", args=args)


def answer_offer(offering: Offering, m: Scene) -> Flow:
    """Give the bonus, or tell that it was declined."""
    if type(offering.answer) is Accept:
        return gain(m, offering.seat, offering.what, offering.n)
    m.emit(Declined(player(m, offering.seat).faction, offering.what))
    return None


rule(Offering, (offer, "SC-RULING-28"), (answer_offer, "SC-RULING-28"))


# The gains of a card, in the order printed


def next_boon(gaining: Gaining, m: Scene) -> Flow:
    """Give the first of the gains, or call the frame that gives it; resources and workers are placed by later steps."""
    if not gaining.boons:
        return goto(stars_of_boons)
    what, n = gaining.boons[0].what, gaining.boons[0].n
    one = player(m, gaining.seat)
    if what in TRACKS:
        return bonus(m, gaining.seat, what, n)
    if what == "combat_card":
        return bonus(m, gaining.seat, "cards", n)
    if what in BOTTOMS:
        at = one.character if gaining.placement == "character" else -1
        return call(Benefit(gaining.seat, what, at, gaining.placement == "mech"))
    if what == "produce":
        return call(Producing(gaining.seat, n, mill=False))
    if what == "peek_combat_cards":
        return call(Looking(gaining.seat))
    if what == "relocate_units":
        return call(Relocating(gaining.seat))
    return None  # Later steps place resources and workers.


def choose_places(gaining: Gaining, m: Scene) -> Flow:
    """Ask which resources are gained and where they are placed.

    Nothing is asked where only one kind and one territory are possible, unless the table asks always.
    """
    boon = gaining.boons[0]
    gaining_kinds = kinds_of(boon.what)
    if not gaining_kinds:
        return None
    where = places_for(m, player(m, gaining.seat), gaining.placement)
    if not where or (len(gaining_kinds) == 1 and where.bit_count() == 1 and not m.table.ask_always):
        return None
    return form((gaining.seat,), next_place, into="place")


def next_place(gaining: Gaining, m: Scene, seat: Seat, given: tuple[Place | EndForm, ...]) -> Ask | None:
    """Ask for the next token."""
    boon = gaining.boons[0]
    where = places_for(m, player(m, seat), gaining.placement)
    return tokens_to_place(seat, boon.n, kinds_of(boon.what), where, given)


def tokens_to_place(
    seat: Seat, n: int, kinds: tuple[int, ...], where: Bits, given: tuple[Place | EndForm, ...]
) -> Ask | None:
    """Ask for a token to place, or return None when all are placed.

    Kinds and territories come in a fixed order, so that the same placement is offered once.
    """
    if len(given) >= n or (given and type(given[-1]) is EndForm):
        return None
    options: list[Place | EndForm] = []
    hexes = members(where)
    for kind in kinds:
        row = PLACES[kind]
        options += [row[at] for at in hexes]
    if given:
        options = options[options.index(given[-1]) :]
    options.append(NO_MORE)
    return Ask(seat, "place", options, "place", {"left": n - len(given)})


def place_resources(gaining: Gaining, m: Scene) -> Flow:
    """Place the resources."""
    boon = gaining.boons[0]
    one = player(m, gaining.seat)
    kinds = kinds_of(boon.what)
    if not kinds:
        return None
    where = places_for(m, one, gaining.placement)
    if gaining.place:
        put_tokens(m, one, gaining.place)
    elif where and len(kinds) == 1:
        gain_goods(m, one, kinds[0], members(where)[0], boon.n)
    gaining.place = ()
    return None


def put_tokens(m: Scene, one: Player, given: tuple[Place | EndForm, ...]) -> None:
    """Place the chosen tokens; equal ones are told as one event."""
    seen: list[Place | EndForm] = []
    for answer in given:
        if type(answer) is Place and answer not in seen:
            seen.append(answer)
            gain_goods(m, one, RESOURCES.index(answer.resource), NUMBER[answer.at], given.count(answer))


def choose_workers(gaining: Gaining, m: Scene) -> Flow:
    """Ask how many new workers come, or where: each may be declined (SC-ENC-04)."""
    boon = gaining.boons[0]
    one = player(m, gaining.seat)
    most = min(boon.n, WORKERS - len(one.workers))
    where = places_for(m, one, gaining.placement)
    if boon.what != "worker" or most < 1 or not where:
        return None
    if where.bit_count() == 1:
        return number(gaining.seat, "workers", 0, most, into="count")
    sites = [produce for at in members(where) for produce in PRODUCES[at][1 : most + 1]]
    return ask(gaining.seat, "site", [*sites, NO_MORE])


def place_workers(gaining: Gaining, m: Scene) -> Flow:
    """Place the new workers."""
    one = player(m, gaining.seat)
    if gaining.count:
        where = members(places_for(m, one, gaining.placement))
        make_workers(m, one, where[0], gaining.count[0].n)
        gaining.count = ()
    elif type(gaining.site) is Produce:
        make_workers(m, one, NUMBER[gaining.site.at], gaining.site.n)
    gaining.site = None
    return None


def make_workers(m: Scene, one: Player, at: int, n: int) -> None:
    """Place new workers from the mat on a hex, up to 8 in all (SC-PRODUCE-06)."""
    n = min(n, WORKERS - len(one.workers))
    if n > 0:
        one.workers = tuple(sorted((*one.workers, *(at,) * n)))
        m.emit(WorkersMade(one.faction, n, NAMES[at]))


def boon_done(gaining: Gaining, m: Scene) -> Flow:
    """Go on to the next gain."""
    gaining.boons = gaining.boons[1:]
    return goto(next_boon)


def stars_of_boons(gaining: Gaining, m: Scene) -> Flow:
    """Place the stars after everything the card gives (SC-RULING-32)."""
    return award_stars(m, gaining.seat)


rule(
    Gaining,
    (next_boon, "SC-ENC-04"),
    (choose_places, "SC-ENC-05"),
    (place_resources, "SC-ENC-05"),
    (choose_workers, "SC-ENC-04"),
    (place_workers, "SC-ENC-05"),
    (boon_done, "SC-ENC-06"),
    (stars_of_boons, "SC-RULING-32"),
)


def kinds_of(what: str) -> tuple[int, ...]:
    """Return the kinds of resource that a word of the cards allows; none if it is no resource."""
    if what == "resource_any":
        return (0, 1, 2, 3)
    return (RESOURCES.index(what),) if what in RESOURCES else ()


def places_for(m: Scene, one: Player, placement: str) -> Bits:
    """Return the hexes where the gain may be placed (SC-ENC-05, SC-FACTORY-08)."""
    if placement == "character":
        return 1 << one.character
    if placement == "mech":
        found = 0
        for at in one.mechs:
            found |= 1 << at
        return found & TERRITORIES
    return with_workers(m, one)


def boons(amounts: tuple[tuple[str, int], ...]) -> tuple[Boon, ...]:
    """Return pairs of word and number as gains."""
    return tuple([Boon(what, n) for what, n in amounts])


# Promotional encounters: looking at another player's combat cards, and moving units to an adjacent territory


def choose_player(looking: Looking, m: Scene) -> Flow:
    """Ask whose combat cards are looked at."""
    others = [one for one in m.table.players if one.seat != looking.seat and one.kind == HUMAN]
    if not others:
        return END_RULE
    return Ask(looking.seat, "peek", [Peek(one.seat) for one in others], "peek", None, _peek)


def _peek(looking: Looking, m: Scene, answer: Peek) -> Flow:
    """Show the cards to the player who looks."""
    foe = player(m, answer.seat)
    looking.cards = foe.cards
    m.reveal(1 << looking.seat)
    m.emit(Peeked(player(m, looking.seat).faction, foe.faction))
    return None


def show_cards(looking: Looking, m: Scene) -> Flow:
    """Keep the cards in view until the player has seen enough."""
    return ask(looking.seat, "looked", [NO_MORE], into="done")


rule(Looking, (choose_player, "SC-GAP-05"), (show_cards, "SC-GAP-05"))


def _empty_beside(seen: Scene, seat: Seat) -> list[Relocate]:
    """Return the land hexes next to the character."""
    seen.within(Relocating)
    return [RELOCATES[at] for at in members(TOUCHING[player(seen, seat).character] & DRY)]


@requires("SC-GAP-05", "hex")
def is_empty(seen: Scene, seat: Seat, to: Relocate) -> Denied:
    """Deny hexes with units."""
    taken = enemy_units(seen.table, seat) | units(player(seen, seat))
    return (to.to,) if taken >> NUMBER[to.to] & 1 else None


RELOCATE: Final = Kind("relocate", _empty_beside, is_empty)


def choose_target(relocating: Relocating, m: Scene) -> Flow:
    """Ask where the units are moved."""
    options = legal(m, relocating.seat, RELOCATE)
    if not options:
        return END_RULE
    return ask(relocating.seat, "relocate", [*options, NO_MORE], into="to")


def choose_riders(relocating: Relocating, m: Scene) -> Flow:
    """Ask which units are moved."""
    if type(relocating.to) is EndForm:
        return END_RULE
    return form((relocating.seat,), next_rider, into="cargo")


def next_rider(relocating: Relocating, m: Scene, seat: Seat, given: tuple[Carry, ...]) -> Ask | None:
    """Ask how many units of the next kind are moved."""
    one = player(m, seat)
    at = one.character
    kinds = [unit for unit in ("character", "mech", "worker") if count_of(one, unit, at)]
    if len(given) == len(kinds):
        return None
    unit = kinds[len(given)]
    assert type(relocating.to) is Relocate
    args = {"what": unit, "hex": relocating.to.to}
    return Ask(seat, "carry", [Carry(unit, n) for n in range(count_of(one, unit, at) + 1)], "cargo", args)


def move_riders(relocating: Relocating, m: Scene) -> Flow:
    """Move the chosen units."""
    one = player(m, relocating.seat)
    assert type(relocating.to) is Relocate
    at, to = one.character, NUMBER[relocating.to.to]
    for rider in relocating.cargo:
        if rider.n and rider.what == "worker":
            shift(one, "worker", at, to, rider.n)
            m.emit(Carried(one.faction, "worker", rider.n, NAMES[to]))
        elif rider.n:
            shift(one, rider.what, at, to, rider.n)
            m.emit(Moved(one.faction, rider.what, NAMES[at], NAMES[to]))
    return None


rule(Relocating, (choose_target, "SC-GAP-05"), (choose_riders, "SC-GAP-05"), (move_riders, "SC-GAP-05"))
