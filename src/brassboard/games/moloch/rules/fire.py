"""Fire: laid, spreading, put out; what clean-up does to it (chapter fire)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, EndForm, Flow, Kind, Seat, ask, goto, legal, requires, rule
from brassboard.kernel.data import Action
from brassboard.kit.bits import Bits, bits_of, members

from ..cards.targets import fire_squares, spreading
from ..data.actions import At
from ..data.card_frames import Douse, LayFire, SpreadFire
from ..data.events import DoorBurnt, FireLaid, FiresDoused
from ..data.table import NEMESIS
from ..queries import (
    Scene,
    fires,
    fires_left,
    ground_of,
    lay_fire,
    layout_of,
    names_of,
    remove_edge,
    square_name,
    square_of,
)

CLEAN_UP: Final = "clean_up"


def place_fire(m: Scene, square: int) -> None:
    """Lay a marker, if one is left and none lies there; what is laid in clean-up does not spread in it (RM-FIRE-05)."""
    t = m.table
    if not fire_squares(t) >> square & 1:
        return
    lay_fire(t, square)
    if t.phase == CLEAN_UP:
        t.fresh_fire = tuple(sorted([*t.fresh_fire, square]))
    m.emit(FireLaid(square_name(t, square)))


def put_out(m: Scene, squares: Bits) -> None:
    """Remove the markers from these squares."""
    t = m.table
    gone = squares & fires(t)
    if gone:
        t.fire = tuple([square for square in t.fire if not gone >> square & 1])
        t.fresh_fire = tuple([square for square in t.fresh_fire if not gone >> square & 1])
        m.emit(FiresDoused(tuple(names_of(t, gone))))


def rain(m: Scene) -> None:
    """All markers on outside squares go out (RM-FIRE-03)."""
    put_out(m, ~ground_of(m.table).inside & fires(m.table))


def old_fires(m: Scene) -> tuple[int, ...]:
    """Return the inside markers that lay there when this clean-up began: they spread (RM-FIRE-04, RM-FIRE-05)."""
    t = m.table
    inside = ground_of(t).inside
    return tuple([square for square in t.fire if inside >> square & 1 and square not in t.fresh_fire])


def _all_squares(seen: Scene) -> list[Action]:
    return [At(name) for name in ground_of(seen.table).names]


@requires("RM-RULING-71", once=True)
def marker_left(seen: Scene, seat: Seat, act: Action) -> Denied:
    return None if fires_left(seen.table) > 0 else ()


@requires("RM-RULING-47", "square")
def no_crate(seen: Scene, seat: Seat, act: At) -> Denied:
    return (act.square,) if ground_of(seen.table).crates >> square_of(seen.table, act.square) & 1 else None


@requires("RM-FIRE-02", "square")
def no_fire_there(seen: Scene, seat: Seat, act: At) -> Denied:
    return (act.square,) if square_of(seen.table, act.square) in seen.table.fire else None


# Laying a fire


def _lay_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return _all_squares(seen) if seen.within(LayFire).seat == seat else []


@requires("RM-FIRE-02", "square")
def allowed_for_fire(seen: Scene, seat: Seat, act: At) -> Denied:
    """It is one of the squares that the effect names."""
    return None if square_of(seen.table, act.square) in seen.within(LayFire).squares else (act.square,)


LAY_FIRE: Final = Kind(
    "at", _lay_candidates, marker_left, allowed_for_fire, no_crate, no_fire_there, rule="RM-FIRE-02",
    fast=lambda seen, seat: _squares_to_lay(seen),
)  # fmt: skip


def _squares_to_lay(seen: Scene) -> list[Action]:
    t = seen.table
    return [At(name) for name in names_of(t, bits_of(seen.within(LayFire).squares) & fire_squares(t))]


def choose_fire_square(laying: LayFire, m: Scene) -> Flow:
    """Ask for the square; a single one is taken, unless the fire may be declined."""
    options = legal(m, laying.seat, LAY_FIRE)
    if not options:
        return END_RULE
    if laying.must and len(options) == 1:
        return None
    return ask(laying.seat, "lay_fire", options if laying.must else [*options, EndForm()], into="at")


def lay_chosen(laying: LayFire, m: Scene) -> Flow:
    """Lay the marker; it hurts nobody who stands there now (RM-RULING-43)."""
    if isinstance(laying.at, EndForm):
        return END_RULE
    chosen: Action = laying.at if laying.at is not None else legal(m, laying.seat, LAY_FIRE)[0]
    assert isinstance(chosen, At)
    place_fire(m, square_of(m.table, chosen.square))
    return None


rule(LayFire, (choose_fire_square, "RM-FIRE-02"), (lay_chosen, "RM-FIRE-02"))


# Spreading


def _source_candidates(seen: Scene, seat: Seat) -> list[Action]:
    spread = seen.within(SpreadFire)
    return _all_squares(seen) if spread.seat == seat and spread.fire is None else []


@requires("RM-FIRE-05", "square")
def may_spread(seen: Scene, seat: Seat, act: At) -> Denied:
    """A fire lies there that is old enough and has not spread yet."""
    return None if square_of(seen.table, act.square) in seen.within(SpreadFire).sources else (act.square,)


@requires("RM-RULING-46", "square")
def has_room(seen: Scene, seat: Seat, act: At) -> Denied:
    """A legal square is free."""
    square = square_of(seen.table, act.square)
    return None if spreading(seen.table, 1 << square) else (act.square,)


SPREAD_FROM: Final = Kind(
    "at", _source_candidates, marker_left, may_spread, has_room, rule="RM-FIRE-04",
    fast=lambda seen, seat: _sources(seen),
)  # fmt: skip


def _sources(seen: Scene) -> list[Action]:
    t = seen.table
    spread = seen.within(SpreadFire)
    return [At(name) for name in names_of(t, spreading(t, bits_of(spread.sources)))] if spread.fire is None else []


def _target_candidates(seen: Scene, seat: Seat) -> list[Action]:
    spread = seen.within(SpreadFire)
    return _all_squares(seen) if spread.seat == seat and spread.fire is not None else []


@requires("RM-FIRE-07", "square")
def fire_gets_there(seen: Scene, seat: Seat, act: At) -> Denied:
    """It is adjacent, with no wall between; through doors and windows straight only (RM-RULING-88)."""
    reach = layout_of(seen.table).spread[_burning_square(seen)]
    return None if reach >> square_of(seen.table, act.square) & 1 else (act.square,)


SPREAD_TO: Final = Kind(
    "at", _target_candidates, marker_left, no_crate, fire_gets_there, no_fire_there, rule="RM-FIRE-07",
    fast=lambda seen, seat: _targets(seen),
)  # fmt: skip


def _targets(seen: Scene) -> list[Action]:
    t = seen.table
    if seen.within(SpreadFire).fire is None:
        return []
    return [At(name) for name in names_of(t, layout_of(t).spread[_burning_square(seen)] & fire_squares(t))]


def _burning_square(seen: Scene) -> int:
    fire = seen.within(SpreadFire).fire
    assert fire is not None
    return square_of(seen.table, fire.square)


def choose_fire(spread: SpreadFire, m: Scene) -> Flow:
    """Ask which fire spreads next; as long as one can, it must (RM-RULING-46, RM-RULING-88)."""
    if spread.n <= 0:
        return END_RULE
    options = legal(m, spread.seat, SPREAD_FROM)
    if not options:
        return END_RULE
    return None if len(options) == 1 else ask(spread.seat, "spread", options, into="fire")


def note_fire(spread: SpreadFire, m: Scene) -> Flow:
    """One fire alone needs no question."""
    if spread.fire is None:
        only = legal(m, spread.seat, SPREAD_FROM)[0]
        assert isinstance(only, At)
        spread.fire = only
    return None


def choose_direction(spread: SpreadFire, m: Scene) -> Flow:
    """Ask where it spreads (RM-FIRE-04)."""
    options = legal(m, spread.seat, SPREAD_TO)
    if len(options) == 1:
        return None
    assert spread.fire is not None
    return ask(spread.seat, "spread_to", options, into="to", args={"square": spread.fire.square})


def burn_there(spread: SpreadFire, m: Scene) -> Flow:
    """Lay the marker; a door between burns down (RM-FIRE-06)."""
    t = m.table
    source = _burning_square(m)
    chosen: Action = spread.to if spread.to is not None else legal(m, spread.seat, SPREAD_TO)[0]
    assert isinstance(chosen, At)
    target = square_of(t, chosen.square)
    door = layout_of(t).door_burnt(source, target)
    if door >= 0:
        remove_edge(t, door)
        ground = ground_of(t)
        m.emit(DoorBurnt(ground.door_names[ground.door_of(door)]))
    place_fire(m, target)
    spread.n -= 1
    spread.sources = tuple([square for square in spread.sources if square != source])
    spread.fire, spread.to = None, None
    return goto(choose_fire)


rule(
    SpreadFire,
    (choose_fire, "RM-FIRE-04"),
    (note_fire, "RM-FIRE-05"),
    (choose_direction, "RM-FIRE-07"),
    (burn_there, "RM-FIRE-06"),
)


# Putting fires out


def _douse_candidates(seen: Scene, seat: Seat) -> list[Action]:
    douse = seen.within(Douse)
    return [At(name) for name in names_of(seen.table, bits_of(douse.squares))] if douse.seat == seat else []


@requires("RM-RULING-107", "square")
def fire_there(seen: Scene, seat: Seat, act: At) -> Denied:
    return None if square_of(seen.table, act.square) in seen.table.fire else (act.square,)


DOUSE: Final = Kind("at", _douse_candidates, fire_there, rule="RM-RULING-107")


def choose_doused(douse: Douse, m: Scene) -> Flow:
    """Ask which fire goes out, up to so many (RM-RULING-107)."""
    options = legal(m, douse.seat, DOUSE) if douse.n > 0 else []
    return ask(douse.seat, "douse", [*options, EndForm()], into="at") if options else END_RULE


def douse_chosen(douse: Douse, m: Scene) -> Flow:
    """Remove the marker; then ask for the next."""
    chosen, douse.at = douse.at, None
    if not isinstance(chosen, At):
        return END_RULE
    put_out(m, 1 << square_of(m.table, chosen.square))
    douse.n -= 1
    return goto(choose_doused)


rule(Douse, (choose_doused, "RM-RULING-107"), (douse_chosen, "RM-RULING-107"))


def spread_in_clean_up(m: Scene) -> SpreadFire | None:
    """Return the spreading of clean-up: each old inside fire adds one, in the order the Nemesis likes (RM-CLEAN-03)."""
    sources = old_fires(m)
    return SpreadFire(NEMESIS, len(sources), sources) if sources else None


def inside_area(m: Scene, area: Bits) -> tuple[int, ...]:
    """Return the inside squares of an area on which a fire can be laid."""
    t = m.table
    return members(area & ground_of(t).inside & fire_squares(t))
