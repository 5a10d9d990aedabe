"""The specials of a chapter: carried out one after the other, deed by deed, in the words of its file."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import END_RULE, Flow, call, goto, rule
from brassboard.kit.bits import Bits, bits_of, members
from brassboard.kit.effects import Call

from ..content import EQUIPMENT
from ..data.card_frames import Douse, DrawEquipment, LayFire, SpawnRule
from ..data.chapter_events import LeftScene, MarkerSeen, MarkersPeeked, ProgressChanged
from ..data.chapter_frames import (
    BurningRoll,
    CleanUp,
    Drill,
    EnterAgent,
    LayFires,
    LayMarkers,
    PutOut,
    SetAlight,
    Specials,
)
from ..data.table import AGENT, GENTLEMAN, MINION, NEMESIS, NO_SQUARE, Table
from ..queries import Scene, chapter_of, fires, free_squares, ground_of, layout_of, seat_of, square_name, standing
from . import chapter, goals
from .arrivals import next_of, squares_to_enter
from .ether import grow_pool
from .fire import inside_area
from .handing import drop_token

OBJECT: Final = "object"
MANHOLE: Final = "manhole"
STONES: Final = "stones"


def begin_special(specials: Specials, m: Scene) -> Flow:
    """Take the next special whose conditions hold, and remember it if it happens only once."""
    t = m.table
    while specials.waiting:
        special = chapter_of(t).special(specials.waiting[0])
        if goals.met(t, special, specials.figure, specials.square):
            goals.note_done(t, special, specials.square)
            specials.deed = 0
            return None
        specials.waiting = specials.waiting[1:]
    return END_RULE


def do_deed(specials: Specials, m: Scene) -> Flow:
    """Do the next thing it says."""
    special = chapter_of(m.table).special(specials.waiting[0])
    if specials.deed >= len(special.deeds):
        return goto(end_special)
    deed = special.deeds[specials.deed]
    specials.deed += 1
    return DEEDS[deed.verb](specials, m, deed)


def look_at_goals(specials: Specials, m: Scene) -> Flow:
    """Test the goals that end the chapter at once; go on with the next deed (RM-RULING-48)."""
    chapter.check_at_once(m)
    return goto(do_deed)


def end_special(specials: Specials, m: Scene) -> Flow:
    """Go on with the next special."""
    specials.waiting = specials.waiting[1:]
    return goto(begin_special)


rule(
    Specials,
    (begin_special, "RM-CLEAN-01"),
    (do_deed, "RM-OVER-03"),
    (look_at_goals, "RM-RULING-48"),
    (end_special, "RM-CLEAN-01"),
)


# Set-up


def do_markers(specials: Specials, m: Scene, deed: Call) -> Flow:
    """Shuffle the chapter's markers and lay them face down."""
    return call(LayMarkers(members(ground_of(m.table).marked(deed.word(0)))))


def do_objects(specials: Specials, m: Scene, deed: Call) -> Flow:
    m.table.objects = members(ground_of(m.table).marked(deed.word(0)))
    return None


def do_lay_token(specials: Specials, m: Scene, deed: Call) -> Flow:
    m.table.token = members(ground_of(m.table).marked(deed.word(0)))[0]
    return None


def do_progress_by_stones(specials: Specials, m: Scene, deed: Call) -> Flow:
    """The side with more Moloch stones starts better."""
    ours, theirs = stones_of_nemesis(m.table), stones_of_gentlemen(m.table)
    change_progress(m, deed.number(0) * ((ours > theirs) - (theirs > ours)))
    return None


def stones_of_nemesis(t: Table) -> int:
    """Return how many Moloch stones the Nemesis owns, on his agents or not."""
    return len(t.nemesis.stones) + sum([len(one.cards) for one in t.figures if one.kind == AGENT])


def stones_of_gentlemen(t: Table) -> int:
    """Return how many Moloch stones the gentlemen own, in their hands or in stock."""
    held = [card for one in t.figures if one.kind == GENTLEMAN for card in one.cards]
    return len([1 for card in [*held, *t.party.stock] if EQUIPMENT[card].stack == STONES])


def do_enters(specials: Specials, m: Scene, deed: Call) -> Flow:
    """An agent comes onto the board, if there is a figure and a square for it."""
    t = m.table
    number = next_of(t, deed.word(0))
    squares = squares_to_enter(t, ground_of(t).marked(deed.word(1)), deed.word(2) == "beside")
    return call(EnterAgent(number, members(squares), deed.number(3))) if number >= 0 and squares else None


# Fire


def do_lay_fire(specials: Specials, m: Scene, deed: Call) -> Flow:
    return call(LayFire(NEMESIS, inside_area(m, chapter_of(m.table).area(deed.word(0)))))


def do_lay_fire_each(specials: Specials, m: Scene, deed: Call) -> Flow:
    return call(LayFires(tuple([deed.word(place) for place in range(len(deed.args))])))


def do_lay_fire_beside(specials: Specials, m: Scene, deed: Call) -> Flow:
    """Next to the object just broken, or next to a square with this letter."""
    t = m.table
    own = deed.word(0) == OBJECT
    squares: Bits = 1 << specials.square if own else ground_of(t).marked(deed.word(0))
    return call(LayFire(NEMESIS, goals.squares_beside(t, squares, own=False)))


def lay_next(laying: LayFires, m: Scene) -> Flow:
    """Lay a fire in the next area without one."""
    t = m.table
    while laying.areas:
        area = chapter_of(t).area(laying.areas[0])
        laying.areas = laying.areas[1:]
        if not area & fires(t):
            return call(LayFire(NEMESIS, inside_area(m, area)))
    return END_RULE


def lay_on(laying: LayFires, m: Scene) -> Flow:
    """Go on with the others."""
    return goto(lay_next)


rule(LayFires, (lay_next, "RM-FIRE-02"), (lay_on, "RM-FIRE-02"))


def do_douse(specials: Specials, m: Scene, deed: Call) -> Flow:
    """Fires on the figure's own square and the adjacent ones."""
    t = m.table
    here = t.figures[specials.figure].square
    near = layout_of(t).adjacent[here] | 1 << here
    return call(Douse(seat_of(t, specials.figure), deed.number(0), members(near & fires(t))))


# Minions


def do_spawn(specials: Specials, m: Scene, deed: Call) -> Flow:
    """Minions appear next to one manhole, or in an area."""
    t = m.table
    types, where = (deed.word(0),), deed.word(2)
    if where != MANHOLE:
        return call(SpawnRule(NEMESIS, types, deed.number(1), members(chapter_of(t).area(where))))
    layout, free = layout_of(t), free_squares(t)
    centres = [hole for hole in members(ground_of(t).manholes) if layout.adjacent[hole] & free]
    return call(SpawnRule(NEMESIS, types, deed.number(1), centres=tuple(centres))) if centres else None


def do_reinforce(specials: Specials, m: Scene, deed: Call) -> Flow:
    m.within(CleanUp).reinforce = deed.number(0)
    return None


def do_drill(specials: Specials, m: Scene, deed: Call) -> Flow:
    t = m.table
    drilled = [
        n for n, one in enumerate(t.figures) if one.sheet == deed.word(0) and one.kind == MINION and standing(one)
    ]
    return call(Drill(tuple(drilled), deed.number(1))) if drilled else None


# Progress and ether


def change_progress(m: Scene, n: int) -> None:
    """Move the progress marker."""
    if n:
        m.table.progress += n
        m.emit(ProgressChanged(n, m.table.progress))


def do_progress_guarded(specials: Specials, m: Scene, deed: Call) -> Flow:
    change_progress(m, deed.number(0) * len(goals.guarded_objects(m.table)))
    return None


def do_progress_objects(specials: Specials, m: Scene, deed: Call) -> Flow:
    change_progress(m, deed.number(0) * len(m.table.objects))
    return None


def do_progress_near(specials: Specials, m: Scene, deed: Call) -> Flow:
    """More, if the figure is on such a square or beside one."""
    t = m.table
    near = bits_of(goals.squares_beside(t, ground_of(t).marked(deed.word(1)), own=True))
    if any([one.sheet == deed.word(0) and one.square >= 0 and near >> one.square & 1 for one in t.figures]):
        change_progress(m, deed.number(2))
    return None


def do_pool(specials: Specials, m: Scene, deed: Call) -> Flow:
    grow_pool(m, deed.number(0))
    return None


def do_pool_per_object(specials: Specials, m: Scene, deed: Call) -> Flow:
    if m.table.objects:
        grow_pool(m, deed.number(0) * len(m.table.objects))
    return None


# Everything else


def do_peek(specials: Specials, m: Scene, deed: Call) -> Flow:
    """The Nemesis looks at all face-down markers; they stay face down."""
    t = m.table
    m.emit(MarkersPeeked(len(t.markers)))
    for marker in t.markers:
        marker.seen |= 1 << NEMESIS
        m.reveal(1 << NEMESIS, marker.square, marker.kind)
        m.emit(MarkerSeen(square_name(t, marker.square), marker.kind), 1 << NEMESIS)
    return None


def do_draw(specials: Specials, m: Scene, deed: Call) -> Flow:
    """The gentleman who set it off draws."""
    if m.table.figures[specials.figure].kind != GENTLEMAN:
        return None
    return call(DrawEquipment(specials.figure, deed.word(0), deed.number(1)))


def do_fact(specials: Specials, m: Scene, deed: Call) -> Flow:
    """It is remembered for the campaign."""
    if deed.word(0) not in m.table.events:
        m.table.events = (*m.table.events, deed.word(0))
    return None


def do_leave(specials: Specials, m: Scene, deed: Call) -> Flow:
    """The figure leaves the scene undefeated; its ether goes to the bank (RM-RULING-63, RM-RULING-64)."""
    figure = m.table.figures[specials.figure]
    drop_token(m, figure)
    figure.square, figure.ether, figure.down, figure.left = NO_SQUARE, 0, False, True
    m.emit(LeftScene(figure.id))
    return None


def do_burning_roll(specials: Specials, m: Scene, deed: Call) -> Flow:
    return call(BurningRoll(deed.number(0), deed.number(1)))


def do_burn(specials: Specials, m: Scene, deed: Call) -> Flow:
    return call(SetAlight(deed.number(0)))


def do_put_out(specials: Specials, m: Scene, deed: Call) -> Flow:
    return call(PutOut(seat_of(m.table, specials.figure), deed.number(0)))


def said_elsewhere(specials: Specials, m: Scene, deed: Call) -> Flow:
    """The rest of the rules asks for it when it matters: `goals.hits_to_break`, `chapter.spare_actions`."""
    return None


Deed = Callable[[Specials, Scene, Call], Flow]
DEEDS: Final[dict[str, Deed]] = {
    "markers": do_markers,
    "objects": do_objects,
    "lay_token": do_lay_token,
    "break_hits": said_elsewhere,
    "progress_by_stones": do_progress_by_stones,
    "enters": do_enters,
    "lay_fire": do_lay_fire,
    "lay_fire_each": do_lay_fire_each,
    "lay_fire_beside": do_lay_fire_beside,
    "spawn": do_spawn,
    "pool": do_pool,
    "pool_per_object": do_pool_per_object,
    "peek": do_peek,
    "reinforce": do_reinforce,
    "drill": do_drill,
    "progress_guarded": do_progress_guarded,
    "progress_objects": do_progress_objects,
    "progress_near": do_progress_near,
    "draw": do_draw,
    "fact": do_fact,
    "burning_roll": do_burning_roll,
    "burn": do_burn,
    "put_out": do_put_out,
    "douse": do_douse,
    "leave": do_leave,
    "activate": said_elsewhere,
}
"""What each word does when its moment comes; words of `always` and `damage` are asked for by `rules/chapter.py`."""
