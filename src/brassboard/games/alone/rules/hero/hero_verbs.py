"""The verbs of the Hero's effect language: what each call of an item, an ability, a sacrifice or a reward does.

A call that cannot be done is skipped (AL-ITEM-07). What a call must be aimed at was chosen before, in items.py.
"""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Flow, call
from brassboard.kit.effects import Call, bound

from ...content import HERO_VERBS, ITEMS, amount_of, scopes_of
from ...data.hero_frames import AskTargets, HeroAction, HeroMove, LightLine, Look
from ...data.item_events import AdrenalineMaximumChanged, ReactionsJammed, RoundsGained, StationPlanFound
from ...data.item_frames import (
    Blast,
    Experience,
    Gear,
    HeroAttack,
    HeroCalls,
    JoinCompanion,
    Pick,
    PushAway,
    SearchHere,
)
from ...data.table import Table
from ...queries import Scene, bits, figure_of, station, tile_number, turn_of
from .. import bullet_time, losses, maze
from .explore import ways_to_face
from .hero_picks import light_tiles
from .hero_scopes import blast_tiles, figures_in, is_one_sector, tiles_of

Verb = Callable[[Scene, HeroCalls, Call], Flow]


# Move, attack and look


def hmove(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Move up to so many steps, perhaps safe ones (AL-RULING-43)."""
    return call(HeroMove(each.number(0), safe=each.word(1) == "safe"))


def attack(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Attack the creature that was named, or the only one there is; `died_on` becomes the tile where it dies."""
    named, calls.target = calls.target, None
    figures = (
        [named.figure] if named is not None else [one.number for one in figures_in(m.table, scopes_of(each, 1), calls)]
    )
    calls.died_on = -1
    calls.figure = figures[0] if figures else -1
    if not figures:
        return None
    return call(HeroAttack(amount_of(each, 0, calls.x), calls.figure), into="died_on")


def blast(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Attack every creature on the tile that was named, or on the only one there is."""
    aimed, calls.aim = calls.aim, None
    tiles = [tile_number(aimed.tile)] if aimed is not None else blast_tiles(m.table, each, calls)
    if not tiles:
        return None
    figures = tuple([figure.number for figure in m.table.figures if figure.tile == tiles[0]])
    return call(Blast(each.number(0), tiles[0], figures))


def seek(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Attack the nearest hidden creature of the kind that was named (AL-ITEM-10)."""
    named, calls.kind = calls.kind, None
    return call(HeroAttack(each.number(0), seek=named.kind, distance=each.number(1))) if named is not None else None


def push(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Push the creature attacked, if it lives and is seen (AL-RULING-41)."""
    return call(PushAway(calls.figure, each.number(0))) if figure_of(m.table, calls.figure) is not None else None


def look(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Explore so many sectors; `looked` becomes the tiles looked at."""
    return call(Look(each.number(0)), into="looked") if ways_to_face(m) else None


def ask_targets(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Locate so many targets."""
    return call(AskTargets(each.number(0), seat=m.table.leader))


# The station


def on(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Switch light on; where the text names one sector, there is nothing to pick."""
    scopes = scopes_of(each, 0)
    tiles = [tile.number for tile in tiles_of(m.table, scopes, calls)]
    if is_one_sector(scopes):
        return light_tiles(m, tiles)
    return call(Pick("on", each.number(1), tuple(tiles)))


def line(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Switch on a line of light; a second one needs another direction."""
    action = m.nearest(HeroAction)
    if action is not None and action.faced and not ways_to_face(m):
        return None
    return call(LightLine(each.number(0)))


def pick_tiles(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Let the Hero pick among the sectors of the scope: `undanger`, `block`, `unblock`."""
    if each.verb == "undanger" and turn_of(m).no_sweep:
        return None
    tiles = tuple([tile.number for tile in tiles_of(m.table, scopes_of(each, 1), calls)])
    return call(Pick(each.verb, each.number(0), tiles))


# Equipment


def gear(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Draw cards and upgrade; through an item it happens in a Search action, which marks no room (AL-RULING-22)."""
    item = ITEMS.get(calls.source.split(":")[1]) if calls.source.startswith("item:") else None
    return call(Gear(each.number(0), in_search=item is not None and item.action == "search"))


def pick_items(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Let the Hero pick among his items: `charge`, `upgrade`."""
    return call(Pick(each.verb, each.number(0)))


def search(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Search as the action does, with additional cards (AL-COMP-04)."""
    return call(SearchHere(each.number(0)))


def any_material(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Any material serves for upgrades this turn (AL-COMP-04)."""
    turn_of(m).any_material = True
    return None


# Tracks


def life(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Regain life, perhaps only on a low track."""
    if m.table.hero.life <= each.number(1):
        losses.gain(m, losses.LIFE, each.number(0))
    return None


def calm(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Regain self-control, perhaps only on a low track."""
    if m.table.hero.calm <= each.number(1):
        losses.gain(m, losses.CALM, each.number(0))
    return None


def adren(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Gain adrenaline (AL-HERO-02)."""
    losses.change_adrenaline(m, each.number(0))
    return None


def extra_rounds(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Gain rounds: the marker goes back without a limit; in nightmare nothing happens (AL-RULING-34, AL-NIGHT-03)."""
    table: Table = m.table
    if not table.nightmare:
        table.round_marker += each.number(0)
        m.emit(RoundsGained(each.number(0), table.round_marker))
    return None


def xp(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Give 1 experience point each to so many skills (AL-XP-07)."""
    return call(Experience(each.number(0)))


def jam(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Evil may play at most 1 reaction this turn, cards played before counted (AL-REACT-02)."""
    turn_of(m).jammed = True
    m.emit(ReactionsJammed())
    return None


def companion(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """A random companion joins (AL-COMP-05)."""
    return call(JoinCompanion())


# Abilities that change an action


def safe(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """The steps of this action are safe (AL-RULING-43)."""
    m.within(HeroAction).safe = True
    return None


def more_dice(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """The attacks of this action have extra dice (AL-HATT-07)."""
    m.within(HeroAction).more_dice += each.number(0)
    return None


def surge(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Activate Bullet Time without adrenaline."""
    bullet_time.activate(m, surge=True)
    return None


def counted_elsewhere(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Do nothing: `less_life` and `less_shock` count when a loss is settled, in losses.py (AL-HERO-05)."""
    return None


# Rewards


def light_boxes(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Switch on the light in every sector with a switch box and in every adjacent one, hidden or not (AL-MISS-03)."""
    st, secret = station(m.table), m.table.secret
    lit = st.switch
    for sector in bits(st.switch):
        for other, door in st.neighbours[sector]:
            if door < 0 or not secret.blocked >> door & 1:  # AL-DOOR-04
                lit |= 1 << other
    maze.tell(m, "lit", "boxes")
    maze.light_on(m, lit)
    return maze.cast(m)


def station_plan(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """From the next round on the Hero may locate 1 target at the start of each round."""
    m.table.hero.station_plan = True
    m.emit(StationPlanFound())
    return None


def adrenaline_max(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Change the adrenaline maximum for good; what it comes to is limited when it is read (AL-END-04)."""
    m.table.hero.adrenaline_bonus += each.number(0)
    m.emit(AdrenalineMaximumChanged(each.number(0)))
    return None


def open_all(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Open every blocked door, seen or not."""
    maze.tell(m, "opened", "all")
    for door in maze.doors_in_tile_order(m, m.table.secret.blocked):
        maze.open_door(m, door)
    return maze.cast(m)


def clear_floor(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Remove every danger marker of the Hero's floor, seen or not."""
    st, secret = station(m.table), m.table.secret
    maze.tell(m, "cleared", "floor", m.table.here)
    for sector in maze.in_tile_order(m, secret.danger):
        if st.floor[sector] == st.floor[secret.hero]:
            maze.clear_danger(m, sector)
    return None


def hero_chooses(m: Scene, calls: HeroCalls, each: Call) -> Flow:
    """Do the nested text, with a choice of its own (AL-DIFF-05)."""
    return call(HeroCalls(f"{calls.source}#{calls.way}.{calls.place}", calls.x))


VERBS: Final[dict[str, Verb]] = bound(
    HERO_VERBS,
    {
        "hmove": hmove, "attack": attack, "blast": blast, "seek": seek, "push": push, "look": look, "ask": ask_targets,
        "on": on, "line": line, "undanger": pick_tiles, "block": pick_tiles, "unblock": pick_tiles,
        "gear": gear, "charge": pick_items, "upgrade": pick_items, "search": search, "any_material": any_material,
        "life": life, "calm": calm, "adren": adren, "round": extra_rounds, "xp": xp, "jam": jam, "companion": companion,
        "safe": safe, "more_dice": more_dice, "less_life": counted_elsewhere, "less_shock": counted_elsewhere,
        "bullet_time": surge, "light_boxes": light_boxes, "station_plan": station_plan,
        "adrenaline_max": adrenaline_max, "open_all": open_all, "clear_floor": clear_floor,
        "hero_chooses": hero_chooses,
    },
)  # fmt: skip
