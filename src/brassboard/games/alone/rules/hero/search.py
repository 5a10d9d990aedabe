"""Search: drawing equipment cards, charges and upgrades (chapters search and upgrade)."""

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    PASS,
    Denied,
    Flow,
    Kind,
    Seat,
    ask,
    call,
    draw,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kernel.data import Action

from ...content import CONSTANTS, ITEMS
from ...data.actions import Drain, Upgrade
from ...data.core_frames import Turn
from ...data.item_events import (
    ChargeGained,
    ChargeLost,
    ItemsDrawn,
    ItemsSkipped,
    ItemSwiped,
    ItemUpgraded,
    RoomSearched,
)
from ...data.item_frames import Gear, LoseCharges, SearchHere, SkipCards, Upgrades
from ...data.table import HERO, Item, Table
from ...queries import Scene, here
from ..windows import window


def search_here(search: SearchHere, m: Scene) -> Flow:
    """Draw 1 card, or 3 where a room is searched for the first time, which is marked (AL-SRCH-01 to AL-SRCH-03)."""
    hero = m.table.hero
    room = here(m.table).room
    cards = CONSTANTS.search_cards
    if room and room not in hero.searched:
        cards = CONSTANTS.room_search_cards
        hero.searched = (*hero.searched, room)
        m.emit(RoomSearched(room))
    return call(Gear(cards + search.extra, in_search=True))


rule(SearchHere, (search_here, "AL-SRCH-02"))


# Drawing cards


def draw_cards(gear: Gear, m: Scene) -> Flow:
    """Draw cards openly, as many as the deck has (AL-ITEM-09), each with its printed charges (AL-ITEM-05)."""
    t = m.table
    gear.drawn, t.equipment = t.equipment[: gear.n], t.equipment[gear.n :]
    if gear.drawn:
        take_items(m, gear.drawn)
    return None


def take_items(m: Scene, drawn: tuple[str, ...]) -> None:
    """Put drawn cards into the Hero's store, for all to see (AL-SRCH-05)."""
    for id in drawn:
        m.table.hero.items.append(Item(id, ITEMS[id].charges))
    m.reveal(EVERYONE, "equipment", *drawn)
    m.emit(ItemsDrawn(drawn))


def evil_may_react(gear: Gear, m: Scene) -> Flow:
    """In a Search action Evil may react to the draw, before the upgrades (AL-FLOW-11)."""
    return window(m, "drawn") if gear.in_search else None


def upgrade_after(gear: Gear, m: Scene) -> Flow:
    """The Hero may upgrade any number of his items, new ones included (AL-SRCH-04)."""
    return call(Upgrades())


rule(Gear, (draw_cards, "AL-SRCH-01"), (evil_may_react, "AL-FLOW-11"), (upgrade_after, "AL-SRCH-04"))


def skip_cards(m: Scene, n: int) -> Flow:
    """Put random cards of those just drawn to the bottom of the equipment deck; None if there are none."""
    drawn = len(m.within(Gear).drawn)
    return call(SkipCards(min(n, drawn))) if drawn else None


def draw_skipped(skip: SkipCards, m: Scene) -> Flow:
    """Chance picks them."""
    return draw(skip.n, len(m.within(Gear).drawn), into="skipped")


def put_below(skip: SkipCards, m: Scene) -> Flow:
    """They go to the bottom, and stay in the deck (AL-ITEM-09)."""
    places = skip.skipped.places if skip.skipped is not None else ()
    gone = tuple([m.within(Gear).drawn[place] for place in places])
    for id in gone:
        _take_away(m, id)
        m.table.equipment = (*m.table.equipment, id)
    m.emit(ItemsSkipped(gone))
    return None


rule(SkipCards, (draw_skipped, "AL-ITEM-09"), (put_below, "AL-ITEM-09"))


def swipe_card(m: Scene, item: str) -> None:
    """Take 1 of the cards just drawn out of the game (AL-ITEM-09)."""
    _take_away(m, item)
    m.table.lost_items = (*m.table.lost_items, item)
    m.emit(ItemSwiped(item))


def _take_away(m: Scene, id: str) -> None:
    """Take a card that was just drawn from the Hero's store; new cards are the last ones there."""
    gear = m.within(Gear)
    drawn = list(gear.drawn)
    drawn.remove(id)
    gear.drawn = tuple(drawn)
    items = m.table.hero.items
    place = max([place for place, item in enumerate(items) if item.id == id])
    items.pop(place)


# Upgrades


def upgrades(seen: Scene, seat: Seat) -> list[Action]:
    """Return every item with every item that might pay for its upgrade, while the Hero may upgrade (AL-UPG-04)."""
    seen.within(Upgrades)
    items = seen.table.hero.items
    return [
        Upgrade(item.id, place, payer.id, other)
        for place, item in enumerate(items)
        for other, payer in enumerate(items)
    ]


def payable_upgrades(seen: Scene, seat: Seat) -> list[Action]:
    """Return the upgrades of items not upgraded yet, each paid by another item with a charge of what it needs."""
    items: list[Item] = seen.table.hero.items
    turn = seen.nearest(Turn)
    any_material = turn is not None and turn.any_material
    payers = [(place, payer.id, ITEMS[payer.id].material) for place, payer in enumerate(items) if payer.charges > 0]
    found: list[Action] = []
    for place, item in enumerate(items):
        if item.upgraded:
            continue
        needs = ITEMS[item.id].needs
        for other, payer_id, material in payers:
            if (material == needs or any_material) and other != place:
                found.append(Upgrade(item.id, place, payer_id, other))
    return found


def item_at(table: Table, id: str, place: int) -> Item | None:
    """Return the item at this place of the Hero's store if it is this one."""
    items: list[Item] = table.hero.items
    return items[place] if 0 <= place < len(items) and items[place].id == id else None


@requires("AL-UPG-04", "item")
def not_upgraded_yet(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    item = item_at(seen.table, act.item, act.place)
    return None if item is not None and not item.upgraded else (act.item,)


@requires("AL-UPG-03", "item")
def by_another_item(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    return (act.item,) if act.place == act.payer_place else None


@requires("AL-UPG-02", "payer")
def payer_has_charge(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    payer = item_at(seen.table, act.payer, act.payer_place)
    return None if payer is not None and payer.charges > 0 else (act.payer,)


@requires("AL-UPG-01", "payer", "needs")
def has_needed_material(seen: Scene, seat: Seat, act: Upgrade) -> Denied:
    turn = seen.nearest(Turn)
    needs = ITEMS[act.item].needs
    if ITEMS[act.payer].material == needs or (turn is not None and turn.any_material):  # AL-COMP-04
        return None
    return (act.payer, needs)


UPGRADE = Kind(
    "upgrade",
    upgrades,
    not_upgraded_yet,
    by_another_item,
    payer_has_charge,
    has_needed_material,
    fast=payable_upgrades,
)


def choose_upgrade(upgrade: Upgrades, m: Scene) -> Flow:
    """Ask for an upgrade until the Hero stops or none is possible."""
    found = legal(m, HERO, UPGRADE)
    return ask(HERO, "upgrade", [*found, PASS]) if found else END_RULE


def make_upgrade(upgrade: Upgrades, m: Scene) -> Flow:
    """Move a charge of the other item onto the upgrade space (AL-UPG-02)."""
    chosen, upgrade.upgrade = upgrade.upgrade, None
    if not isinstance(chosen, Upgrade):
        return END_RULE
    items = m.table.hero.items
    items[chosen.payer_place].charges -= 1
    items[chosen.place].upgraded = True
    m.emit(ItemUpgraded(chosen.item, chosen.payer))
    return goto(choose_upgrade)


rule(Upgrades, (choose_upgrade, "AL-UPG-04"), (make_upgrade, "AL-UPG-02"))


def upgrade_free(m: Scene, place: int) -> None:
    """Upgrade an item with a marker of the supply, whatever its material (AL-UPG-05)."""
    item = m.table.hero.items[place]
    item.upgraded = True
    m.emit(ItemUpgraded(item.id, ""))


# Charges


def charge(m: Scene, place: int) -> None:
    """Put a charge from the supply on an item."""
    item = m.table.hero.items[place]
    item.charges += 1
    m.emit(ChargeGained(item.id, item.charges))


def rechargeable(table: Table) -> list[tuple[int, Item]]:
    """Return the items that may get a charge: fewer than printed, and no Toolbox."""
    return [
        (place, item)
        for place, item in enumerate(table.hero.items)
        if item.charges < ITEMS[item.id].charges and ITEMS[item.id].rechargeable
    ]


def drain(m: Scene, n: int) -> Flow:
    """The Hero loses charges of his choice, as far as he has any; upgrade markers do not count."""
    return call(LoseCharges(n)) if any([item.charges for item in m.table.hero.items]) else None


def drains(seen: Scene, seat: Seat) -> list[Action]:
    """Return every item, while the Hero must lose charges."""
    seen.within(LoseCharges)
    return [Drain(item.id, place) for place, item in enumerate(seen.table.hero.items)]


@requires("AL-ITEM-03", "item")
def has_charge_to_lose(seen: Scene, seat: Seat, act: Drain) -> Denied:
    item = item_at(seen.table, act.item, act.place)
    return None if item is not None and item.charges > 0 else (act.item,)


DRAIN = Kind("drain", drains, has_charge_to_lose)


def choose_charge(loss: LoseCharges, m: Scene) -> Flow:
    """Ask which item loses the next charge."""
    found = legal(m, HERO, DRAIN)
    return ask(HERO, "pay", found, args={"left": loss.left}) if loss.left > 0 and found else END_RULE


def lose_charge(loss: LoseCharges, m: Scene) -> Flow:
    """Take the charge off, and go on."""
    chosen, loss.pay = loss.pay, None
    loss.left -= 1
    if chosen is not None:
        item = m.table.hero.items[chosen.place]
        item.charges -= 1
        m.emit(ChargeLost(item.id, item.charges))
    return goto(choose_charge)


rule(LoseCharges, (choose_charge, "AL-FLOW-06"), (lose_charge, "AL-FLOW-06"))
