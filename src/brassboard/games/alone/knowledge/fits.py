"""Ways in which one floor may lie: each agrees with every tile that the Hero has seen of this floor.

A fit names a printed floor, its turn and, for floor 2, whether the stairs are swapped. Tiles are looked up on the
printed floor: a step on the turned floor is turned back. So no turned floor has to be built for a fit.
"""

from typing import Final

from ..scenario.floor import FAR, TURNS, Floor, printed_signature, printed_step, swap_stair
from ..scenario.library import find_floor, fitting_places, library_ids
from ..scenario.static_map import floor_ids, printed_rooms
from .observations import Laid

RANDOM: Final = "random"
"""The value of the option `map` with which both floors are drawn from the library."""
START: Final = 0
"""The number of the tile on which the Hero starts."""


Notes = dict[tuple[str, int], tuple[tuple[int, ...], ...]]
"""Distances to the matches of a target (none: rooms), from a sector or (-1) from the stairs: see answers.py."""


class Setting:
    """What everyone knows of the map before the first tile: the options `map` and `variety`."""

    def __init__(self, name: str, variety: bool) -> None:
        self.name = name
        self.variety = variety
        self.turns = range(TURNS) if variety else range(1)
        self.swaps = range(2) if variety else range(1)
        self.is_library = name == RANDOM
        one, two = [find_floor(self.ids(number)[0]) for number in (1, 2)]
        self.places = (len(one.places), len(two.places))
        """How many rooms each floor has."""
        self.letters = printed_rooms(one, two)
        """The letters of all rooms; without variety they lie in this order, floor 1 first."""
        self.unseen: dict[int, list[Fit]] = {}

    def turns_of(self, fit: "Fit") -> int:
        """Return in how many turns a fit may lie."""
        return len(self.turns) if fit.turn < 0 else 1

    def ids(self, number: int) -> list[str]:
        """Return the ids of the floors that floor 1 or floor 2 may be."""
        return library_ids(number) if self.is_library else [floor_ids(self.name)[number - 1]]


class Fit:
    """A way in which a floor may lie, and where the tiles seen of it are. It never changes, but for its notes."""

    def __init__(
        self,
        floor: Floor,
        turn: int,
        swap: int,
        origins: dict[int, tuple[int, int]],
        sectors: tuple[int, ...],
        rooms: tuple[tuple[str, int], ...],
        notes: "Notes | None" = None,
    ) -> None:
        self.floor = floor
        """The printed floor."""
        self.turn = turn
        """-1 if any turn will do, because no tile of the floor was seen."""
        self.swap = swap
        self.origins = origins
        """The place on the printed floor of (0, 0) of each island."""
        self.sectors = sectors
        """The sectors of the tiles of this floor in the order of their numbers, counted on this floor alone."""
        self.rooms = rooms
        """The rooms seen: letter and place, counted on this floor alone."""
        self.red, self.blue = (floor.blue, floor.red) if swap else (floor.red, floor.blue)
        self.notes: Notes = {} if notes is None else notes
        """These depend on the printed floor and the swap alone, so that fits share them."""

    @property
    def apart(self) -> int:
        """The steps between the two stairs on this floor."""
        return self.floor.steps[self.red][self.blue] if self.red >= 0 and self.blue >= 0 else FAR

    def __repr__(self) -> str:
        return f"<fit {self.floor.id} turn {self.turn} swap {self.swap} {self.sectors}>"


# The first tile of a floor


def unseen(setting: Setting, number: int) -> list[Fit]:
    """Return the fits of a floor of which no tile was seen; do not change the list."""
    known = setting.unseen.get(number)
    if known is None:
        swaps = setting.swaps if number == 2 else range(1)
        turn = -1 if setting.variety else 0
        known = [Fit(find_floor(id), turn, swap, {}, (), ()) for id in setting.ids(number) for swap in swaps]
        setting.unseen[number] = known
    return known


def first_fits(setting: Setting, tile: Laid) -> list[Fit]:
    """Return the fits after the first tile of a floor."""
    number = tile.floor
    is_entrance = tile.number == START if number == 1 else tile.sig >> 10 != 0
    if setting.is_library and is_entrance and not tile.room:
        return _entrance_fits(setting, tile)
    every = [Fit(find_floor(id), turn, swap, {}, (), ()) for id, turn, swap in _ways(setting, number)]
    return extended(setting, every, tile, {})


def _ways(setting: Setting, number: int) -> list[tuple[str, int, int]]:
    swaps = setting.swaps if number == 2 else range(1)
    return [(id, turn, swap) for id in setting.ids(number) for turn in setting.turns for swap in swaps]


def _entrance_fits(setting: Setting, tile: Laid) -> list[Fit]:
    """Find the fits of a library floor by the signature of the sector where the Hero enters it."""
    found: list[Fit] = []
    for swap in setting.swaps if tile.floor == 2 else range(1):
        sig = swap_stair(tile.sig) if swap else tile.sig
        for id, turn, sector in fitting_places(tile.floor, sig):
            if turn in setting.turns:
                floor = find_floor(id)
                dx, dy = printed_step(tile.x, tile.y, turn)
                origins = {tile.island: (floor.x[sector] - dx, floor.y[sector] - dy)}
                found.append(Fit(floor, turn, swap, origins, (sector,), ()))
    return found


# Further tiles


def extended(setting: Setting, fits: list[Fit], tile: Laid, known: dict[int, int]) -> list[Fit]:
    """Return the fits that agree with one more tile. `known` has the place of each tile number in `Fit.sectors`."""
    steps = [printed_step(tile.x, tile.y, turn) for turn in range(TURNS)]
    plain = [printed_signature(tile.sig, turn) for turn in range(TURNS)]
    sigs = (plain, [swap_stair(sig) for sig in plain])
    strangers = [known[number] for number in tile.strangers]
    found: list[Fit] = []
    for fit in fits:
        sig = sigs[fit.swap][fit.turn]
        dx, dy = steps[fit.turn]
        floor = fit.floor
        origin = fit.origins.get(tile.island)
        if origin is not None:
            sector = floor.at.get((origin[0] + dx, origin[1] + dy), -1)
            if sector >= 0 and floor.sig[sector] == sig:
                _add(setting, found, fit, tile, sector, fit.origins, strangers)
            continue
        for sector in floor.with_signature(sig):
            if tile.number != START or floor.start in (sector, -1):
                origins = {**fit.origins, tile.island: (floor.x[sector] - dx, floor.y[sector] - dy)}
                _add(setting, found, fit, tile, sector, origins, strangers)
    return found


def _add(
    setting: Setting,
    found: list[Fit],
    fit: Fit,
    tile: Laid,
    sector: int,
    origins: dict[int, tuple[int, int]],
    strangers: list[int],
) -> None:
    """Add the fit with this sector for the tile, unless another tile or a room contradicts."""
    floor = fit.floor
    for place in strangers:
        other = fit.sectors[place]
        if other == sector or sector in floor.link[other]:
            return
    rooms = fit.rooms
    if tile.room:
        place = floor.places.index(sector)
        if (tile.room, place) not in rooms:
            if any([letter == tile.room or other == place for letter, other in rooms]):
                return
            first = setting.places[0] if tile.floor == 2 else 0
            if not setting.variety and setting.letters[first + place] != tile.room:
                return
            rooms = (*rooms, (tile.room, place))
    found.append(Fit(floor, fit.turn, fit.swap, origins, (*fit.sectors, sector), rooms, fit.notes))
