"""Gaining: cards from the deck, bonuses that may be declined, and everything a card can give."""

from typing import Final

from brassboard.kernel import (
    DONE,
    Ask,
    Denied,
    Done,
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
from ..rules.stars import stars

NO_MORE: Final = Done()
TRACKS: Final = ("power", "popularity", "coins")


# Drawing combat cards


def take_rest(drawing: Drawing, m: Scene) -> Flow:
    there = min(drawing.count, len(m.table.combat_deck))
    take_cards(m, player(m, drawing.seat), there)
    drawing.count -= there
    return None


def shuffle_discards(drawing: Drawing, m: Scene) -> Flow:
    if not drawing.count or not m.table.combat_discard:
        return DONE
    return shuffle(len(m.table.combat_discard), into="order")


def draw_on(drawing: Drawing, m: Scene) -> Flow:
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
    (draw_on, "SC-BOLSTER-03"),
)


# A bonus that matters is offered


def offer(offering: Offering, m: Scene) -> Flow:
    args = {"what": offering.what, "n": offering.n}
    return ask(offering.seat, "bonus", [Accept(), Decline()], into="answer", args=args)


def take_it(offering: Offering, m: Scene) -> Flow:
    if type(offering.answer) is Accept:
        return gain(m, offering.seat, offering.what, offering.n)
    m.emit(Declined(player(m, offering.seat).faction, offering.what))
    return None


rule(Offering, (offer, "SC-RULING-28"), (take_it, "SC-RULING-28"))


# What a card gives, in the order printed


def next_boon(gaining: Gaining, m: Scene) -> Flow:
    """Ask, call or do what the first thing to gain needs."""
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
    return None  # resources and workers are placed


def choose_places(gaining: Gaining, m: Scene) -> Flow:
    """Which resources, and where; on the character's territory there is nothing to choose for a named kind."""
    boon = gaining.boons[0]
    gaining_kinds = kinds_of(boon.what)
    if not gaining_kinds:
        return None
    where = places_for(m, player(m, gaining.seat), gaining.placement)
    if not where or (len(gaining_kinds) == 1 and where.bit_count() == 1 and not m.table.ask_always):
        return None
    return form((gaining.seat,), next_place, into="place")


def next_place(gaining: Gaining, m: Scene, seat: Seat, given: tuple[Place | Done, ...]) -> Ask | None:
    """One token an answer, kinds and territories in a fixed order: no answer has a twin."""
    boon = gaining.boons[0]
    where = places_for(m, player(m, seat), gaining.placement)
    return tokens_to_place(seat, boon.n, kinds_of(boon.what), where, given)


def tokens_to_place(
    seat: Seat, n: int, kinds: tuple[int, ...], where: Bits, given: tuple[Place | Done, ...]
) -> Ask | None:
    if len(given) >= n or (given and type(given[-1]) is Done):
        return None
    options: list[Place | Done] = []
    hexes = members(where)
    for kind in kinds:
        row = PLACES[kind]
        options += [row[at] for at in hexes]
    if given:
        options = options[options.index(given[-1]) :]
    options.append(NO_MORE)
    return Ask(seat, "place", options, "place", {"left": n - len(given)})


def place_them(gaining: Gaining, m: Scene) -> Flow:
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


def put_tokens(m: Scene, one: Player, given: tuple[Place | Done, ...]) -> None:
    """Equal answers stand together: they are told as one."""
    seen: list[Place | Done] = []
    for answer in given:
        if type(answer) is Place and answer not in seen:
            seen.append(answer)
            gain_goods(m, one, RESOURCES.index(answer.resource), NUMBER[answer.at], given.count(answer))


def choose_workers(gaining: Gaining, m: Scene) -> Flow:
    """A new worker may be declined where its star or its cost could matter: asked only if the player wants that."""
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
    """SC-PRODUCE-06: no more than the mat has."""
    n = min(n, WORKERS - len(one.workers))
    if n > 0:
        one.workers = tuple(sorted((*one.workers, *(at,) * n)))
        m.emit(WorkersMade(one.faction, n, NAMES[at]))


def boon_done(gaining: Gaining, m: Scene) -> Flow:
    gaining.boons = gaining.boons[1:]
    return goto(next_boon)


def stars_of_boons(gaining: Gaining, m: Scene) -> Flow:
    """SC-RULING-32: everything the card gives comes before the stars it earned."""
    return stars(m, gaining.seat)


rule(
    Gaining,
    (next_boon, "SC-ENC-04"),
    (choose_places, "SC-ENC-05"),
    (place_them, "SC-ENC-05"),
    (choose_workers, "SC-ENC-04"),
    (place_workers, "SC-ENC-05"),
    (boon_done, "SC-ENC-06"),
    (stars_of_boons, "SC-RULING-32"),
)


def kinds_of(what: str) -> tuple[int, ...]:
    """The kinds of resource a word of the cards allows."""
    if what == "resource_any":
        return (0, 1, 2, 3)
    return (RESOURCES.index(what),) if what in RESOURCES else ()


def places_for(m: Scene, one: Player, placement: str) -> Bits:
    """SC-ENC-05, SC-FACTORY-08: where what a card gives may lie."""
    if placement == "character":
        return 1 << one.character
    if placement == "mech":
        found = 0
        for at in one.mechs:
            found |= 1 << at
        return found & TERRITORIES
    return with_workers(m, one)


def boons(amounts: tuple[tuple[str, int], ...]) -> tuple[Boon, ...]:
    return tuple([Boon(what, n) for what, n in amounts])


# Promotional encounters: a look at somebody's combat cards, and a lift in an airship


def choose_whom(looking: Looking, m: Scene) -> Flow:
    others = [one for one in m.table.players if one.seat != looking.seat and one.kind == HUMAN]
    if not others:
        return DONE
    return Ask(looking.seat, "peek", [Peek(one.seat) for one in others], "peek", None, _peek)


def _peek(looking: Looking, m: Scene, answer: Peek) -> Flow:
    foe = player(m, answer.seat)
    looking.cards = foe.cards
    m.reveal(1 << looking.seat)
    m.emit(Peeked(player(m, looking.seat).faction, foe.faction))
    return None


def look(looking: Looking, m: Scene) -> Flow:
    """The cards stay in view until the player has seen enough."""
    return ask(looking.seat, "looked", [NO_MORE], into="done")


rule(Looking, (choose_whom, "SC-GAP-05"), (look, "SC-GAP-05"))


def _empty_beside(seen: Scene, seat: Seat) -> list[Relocate]:
    seen.within(Relocating)
    return [RELOCATES[at] for at in members(TOUCHING[player(seen, seat).character] & DRY)]


@requires("SC-GAP-05", "hex")
def is_empty(seen: Scene, seat: Seat, to: Relocate) -> Denied:
    taken = enemy_units(seen.table, seat) | units(player(seen, seat))
    return (to.to,) if taken >> NUMBER[to.to] & 1 else None


RELOCATE: Final = Kind("relocate", _empty_beside, is_empty)


def choose_target(relocating: Relocating, m: Scene) -> Flow:
    options = legal(m, relocating.seat, RELOCATE)
    if not options:
        return DONE
    return ask(relocating.seat, "relocate", [*options, NO_MORE], into="to")


def choose_riders(relocating: Relocating, m: Scene) -> Flow:
    if type(relocating.to) is Done:
        return DONE
    return form((relocating.seat,), next_rider, into="cargo")


def next_rider(relocating: Relocating, m: Scene, seat: Seat, given: tuple[Carry, ...]) -> Ask | None:
    one = player(m, seat)
    at = one.character
    kinds = [unit for unit in ("character", "mech", "worker") if count_of(one, unit, at)]
    if len(given) == len(kinds):
        return None
    unit = kinds[len(given)]
    assert type(relocating.to) is Relocate
    args = {"what": unit, "hex": relocating.to.to}
    return Ask(seat, "carry", [Carry(unit, n) for n in range(count_of(one, unit, at) + 1)], "cargo", args)


def ride(relocating: Relocating, m: Scene) -> Flow:
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


rule(Relocating, (choose_target, "SC-GAP-05"), (choose_riders, "SC-GAP-05"), (ride, "SC-GAP-05"))
