"""Items, and everything else that is written in the Hero's effect language (chapter item).

A text has one or several sides, and a side is a list of calls. `HeroCalls` does them one after the other, for items as
well as for abilities, sacrifices and rewards. What a verb does is in hero_verbs.py.
"""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel import Kind as ActionKind
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call, Effects

from ...content import CHARACTERS, DIFFICULTY, ITEMS, MISSIONS, scopes_of
from ...data.actions import Aim, Attack, Charges, Kind, Regain, Side, Use
from ...data.hero_frames import HeroAction
from ...data.item_events import ItemUsed
from ...data.item_frames import HeroCalls, UseItem
from ...data.table import HERO, Item, Table
from ...queries import Scene, tile_name, tile_number, turn_of
from .. import creatures
from .abilities import ABILITIES
from .hero_scopes import (
    Surroundings,
    blast_tiles,
    figures_in,
    has_way_to_do,
    is_always_possible,
    kinds_to_seek,
    needs_figure,
    ways_to_do,
)
from .hero_verbs import VERBS
from .search import item_at

TRACKS: Final = ("life", "calm")


# What may be used


def uses(seen: Scene, seat: Seat) -> list[Action]:
    """Return the use of every item; there are none outside the Hero's turn."""
    turn_of(seen)
    return [Use(item.id, place) for place, item in enumerate(seen.table.hero.items)]


@requires("AL-ITEM-03", "item")
def has_charge(seen: Scene, seat: Seat, act: Use) -> Denied:
    """A use costs 1 charge or more."""
    item = item_at(seen.table, act.item, act.place)
    return None if item is not None and item.charges > 0 else (act.item,)


@requires("AL-HERO-04", "lacks", "item")
def has_aim(seen: Scene, seat: Seat, act: Use) -> Denied:
    """An item whose text needs a target or a place to work on needs one the Hero knows."""
    item = item_at(seen.table, act.item, act.place)
    return None if item is not None and ways_to_do(seen, text_of_item(item)) else ("target", act.item)


ALWAYS_USABLE: Final = frozenset(
    [
        (id, upgraded)
        for id, row in ITEMS.items()
        for upgraded in (False, True)
        if is_always_possible(row.text(upgraded))
    ]
)
"""Items that have something to do everywhere, upgraded or not."""
AIMED: Final = frozenset(
    [(id, better) for id, row in ITEMS.items() for better in (False, True) if needs_figure(row.text(better))]
)
"""Items that have nothing to do without a creature in the maze."""


def legal_uses(seen: Scene, seat: Seat) -> list[Action]:
    """Return the use of every item that has a charge and something to do."""
    table: Table = seen.table
    around = Surroundings(table)
    found: list[Action] = []
    for place, item in enumerate(table.hero.items):
        if item.charges > 0:
            key = (item.id, item.upgraded)
            if key not in ALWAYS_USABLE and (
                (key in AIMED and not table.figures) or not has_way_to_do(around, text_of_item(item))
            ):
                continue
            found.append(Use(item.id, place))
    return found


USE: Final = ActionKind("use", uses, has_charge, has_aim, fast=legal_uses)
"""Items are used through the action they name (AL-ITEM-01)."""


def text_of_item(item: Item) -> Effects:
    """Return what an item does; the upgraded text replaces the plain one (AL-ITEM-06)."""
    return ITEMS[item.id].text(item.upgraded)


# A use: side and charges are announced, then paid, then the text is carried out


def use(m: Scene, act: Use) -> Flow:
    """Use an item instead of what its action normally does (AL-ITEM-01)."""
    return call(UseItem(act.item, act.place))


def choose_side(use: UseItem, m: Scene) -> Flow:
    """Ask for the side of the text if it has several; only one that can be done is offered."""
    effects = text_of_item(m.table.hero.items[use.place])
    ways = ways_to_do(m, effects)
    if len(effects.ways) == 1 or len(ways) < 2:
        return None
    return ask(HERO, "side", [Side(way) for way in ways], args={"item": use.item})


def choose_charges(use: UseItem, m: Scene) -> Flow:
    """Ask how many charges are paid, if the text counts them (AL-ITEM-08)."""
    if ITEMS[use.item].most_charges_per_use == 1:
        return None
    return ask(HERO, "charges", legal(m, HERO, CHARGES), args={"item": use.item})


def charges(seen: Scene, seat: Seat) -> list[Action]:
    """Return every number of charges the text allows."""
    item = seen.within(UseItem).item
    return [Charges(n) for n in range(1, ITEMS[item].most_charges_per_use + 1)]


@requires("AL-ITEM-03", "item", "left")
def has_charges(seen: Scene, seat: Seat, act: Charges) -> Denied:
    """The item has as many charges as are to be paid."""
    using = seen.within(UseItem)
    left = seen.table.hero.items[using.place].charges
    return None if act.n <= left else (using.item, left)


CHARGES: Final = ActionKind("charges", charges, has_charges)


def pay(use: UseItem, m: Scene) -> Flow:
    """Discard the charges; they are not refunded, whatever a reaction spoils (AL-ITEM-03, AL-ITEM-07)."""
    item = m.table.hero.items[use.place]
    if use.charges is None:
        use.charges = Charges(1)
    item.charges -= use.charges.n
    m.emit(ItemUsed(item.id, item.upgraded, use.charges.n, item.charges))
    return None


def carry_out(use: UseItem, m: Scene) -> Flow:
    """Carry out the text."""
    item = m.table.hero.items[use.place]
    effects = text_of_item(item)
    way = use.side.side if use.side is not None else (ways_to_do(m, effects) or [0])[0]
    paid = use.charges.n if use.charges is not None else 1
    return call(HeroCalls(f"item:{item.id}:{int(item.upgraded)}", paid, way))


rule(
    UseItem,
    (choose_side, "AL-ITEM-06"),
    (choose_charges, "AL-ITEM-06"),
    (pay, "AL-ITEM-03"),
    (carry_out, "AL-ITEM-06"),
)


# A text, call by call


def text_of(source: str) -> Effects:
    """Return the text a source names.

    `item:JETP:1` is an item, upgraded (1) or not (0), `ability:pilot.hero` an ability, `sacrifice:pilot` that of a
    companion, `reward:MG1` that of a mission and `difficulty:easy` that of a level. `#0.1` after it names the text that
    is nested in the call at place 1 of side 0.
    """
    outer, nested, place = source.rpartition("#")
    if nested:
        way, _, number = place.partition(".")
        return text_of(outer).ways[int(way)][int(number)].effects(0)
    what, _, id = source.partition(":")
    if what == "item":
        item, _, upgraded = id.partition(":")
        return ITEMS[item].text(upgraded == "1")
    if what == "ability":
        return ABILITIES[id].does
    if what == "sacrifice":
        return CHARACTERS[id].sacrifice.does
    return MISSIONS[id].reward if what == "reward" else DIFFICULTY[id].reward


def choose_way(calls: HeroCalls, m: Scene) -> Flow:
    """Ask for the side of the text if it has several and none was chosen."""
    ways = text_of(calls.source).ways
    if calls.way >= 0 or len(ways) == 1:
        return None
    tracks = [way[0].verb for way in ways if len(way) == 1 and way[0].verb in TRACKS]
    if len(tracks) == len(ways):
        return ask(HERO, "regain", [Regain(track) for track in tracks], into="side", args={"n": ways[0][0].number(0)})
    return ask(HERO, "side", [Side(way) for way in ways_to_do(m, text_of(calls.source))])


def take_way(calls: HeroCalls, m: Scene) -> Flow:
    """Note the side."""
    chosen, calls.side = calls.side, None
    if isinstance(chosen, Side):
        calls.way = chosen.side
    elif isinstance(chosen, Regain):
        calls.way = [way[0].verb for way in text_of(calls.source).ways].index(chosen.track)
    elif calls.way < 0:
        calls.way = 0
    return None


def call_now(calls: HeroCalls) -> Call | None:
    """Return the call that is next, or None after the last one."""
    way = text_of(calls.source).ways[calls.way]
    return way[calls.place] if calls.place < len(way) else None


def aim_call(calls: HeroCalls, m: Scene) -> Flow:
    """Ask what the next call is aimed at, if there is a choice; `stop` ends the text of an action (AL-ITEM-07)."""
    each = call_now(calls)
    if each is None or (m.inside(HeroAction) and turn_of(m).stopped):
        return END_RULE
    if each.verb == "attack":
        targets = legal(m, HERO, ITEM_TARGET)
        return ask(HERO, "target", targets) if len(targets) > 1 else None
    if each.verb == "blast":
        tiles = legal(m, HERO, AIM)
        return ask(HERO, "aim", tiles) if len(tiles) > 1 else None
    if each.verb == "seek":
        return ask(HERO, "kind", [Kind(kind) for kind in kinds_to_seek(m.table)])
    return None


def do_call(calls: HeroCalls, m: Scene) -> Flow:
    """Do it; a call that cannot be done is skipped."""
    each = call_now(calls)
    assert each is not None
    return VERBS[each.verb](m, calls, each)


def see_boss(calls: HeroCalls, m: Scene) -> Flow:
    """A boss seen for the first time may call a creature (AL-BOSS-04)."""
    return creatures.boss_appears(m)


def next_call(calls: HeroCalls, m: Scene) -> Flow:
    """Go on with the next call."""
    calls.place += 1
    return goto(aim_call)


rule(
    HeroCalls,
    (choose_way, "AL-ITEM-06"),
    (take_way, "AL-ITEM-06"),
    (aim_call, "AL-ITEM-06"),
    (do_call, "AL-ITEM-07"),
    (see_boss, "AL-BOSS-04"),
    (next_call, "AL-ITEM-07"),
)


# Targets


def scope_now(seen: Scene, verb: str) -> Call | None:
    """Return the call in progress if it has this verb."""
    calls = seen.nearest(HeroCalls)
    each = call_now(calls) if calls is not None and calls.way >= 0 else None
    return each if each is not None and each.verb == verb else None


def targets(seen: Scene, seat: Seat) -> list[Action]:
    """Return every figure in the maze."""
    return [Attack(figure.number) for figure in seen.table.figures] if scope_now(seen, "attack") is not None else []


@requires("AL-HATT-02", "figure")
def in_reach(seen: Scene, seat: Seat, act: Attack) -> Denied:
    """The creature stands in a sector that the text allows."""
    each = scope_now(seen, "attack")
    table: Table = seen.table
    reached = figures_in(table, scopes_of(each, 1), seen.within(HeroCalls)) if each is not None else []
    return None if act.figure in [figure.number for figure in reached] else (act.figure,)


ITEM_TARGET: Final = ActionKind("attack", targets, in_reach)


def aims(seen: Scene, seat: Seat) -> list[Action]:
    """Return every tile with a figure."""
    if scope_now(seen, "blast") is None:
        return []
    return [Aim(tile_name(number)) for number in sorted({figure.tile for figure in seen.table.figures})]


@requires("AL-HATT-02", "tile")
def in_blast_range(seen: Scene, seat: Seat, act: Aim) -> Denied:
    """The sector is in the scope of the text and near enough."""
    each = scope_now(seen, "blast")
    reached = blast_tiles(seen.table, each, seen.within(HeroCalls)) if each is not None else []
    return None if tile_number(act.tile) in reached else (act.tile,)


AIM: Final = ActionKind("aim", aims, in_blast_range)
