"""What true words about distances leave of the fits of both floors (AL-LOC-03 to AL-LOC-05, AL-MAP-07).

A distance may lead over both floors, so an answer is a statement about a pair of fits. Of the other floor it needs few
numbers: how far apart its stairs are, and how far its matches are from each stair. First every fit is checked alone:
is there any pair in which it agrees? Then pairs are checked as they are drawn.
"""

from collections.abc import Sequence
from typing import Final

from ..scenario.floor import FAR, Floor
from .fits import Fit
from .observations import Answer, Seen, Taken

Index = dict[int, tuple[int, int]]
"""For each tile number its floor and its place in `Fit.sectors`."""
Pair = tuple[Fit, Fit]
"""A fit of floor 1 and a fit of floor 2."""

STAIRS: Final = -1
"""Stands for the stairs of a floor in the notes of a fit."""
KEPT: Final = 8192
_matches: dict[tuple[Floor, str], tuple[int, ...]] = {}


# Distances


def steps_within(fit: Fit, apart: int, source: int, target: int) -> int:
    """Return the steps between two sectors of a floor, perhaps over the other one, whose stairs lie so far apart."""
    steps = fit.floor.steps
    found = steps[source][target]
    if apart < FAR and fit.red >= 0 and fit.blue >= 0:
        red, blue = steps[fit.red], steps[fit.blue]
        over = min(red[source] + blue[target], blue[source] + red[target]) + apart + 2
        if over < found:
            return over
    return found


def steps_across(fit: Fit, source: int, other: Fit, target: int) -> int:
    """Return the steps from a sector of a floor to one of the other floor."""
    found = FAR
    if fit.red >= 0 and other.red >= 0:
        found = fit.floor.steps[fit.red][source] + 1 + other.floor.steps[other.red][target]
    if fit.blue >= 0 and other.blue >= 0:
        found = min(found, fit.floor.steps[fit.blue][source] + 1 + other.floor.steps[other.blue][target])
    return found


def stair_steps(fit: Fit, source: int) -> tuple[int, int]:
    """Return the steps from a sector to the red and the blue stair of its floor, on this floor alone."""
    steps = fit.floor.steps
    return (
        steps[fit.red][source] if fit.red >= 0 else FAR,
        steps[fit.blue][source] if fit.blue >= 0 else FAR,
    )


def matches(fit: Fit, target: str) -> tuple[int, ...]:
    """Return the sectors of a floor that match a target of `GEOMETRY`."""
    if target == "stair.red":
        return (fit.red,) if fit.red >= 0 else ()
    if target == "stair.blue":
        return (fit.blue,) if fit.blue >= 0 else ()
    key = (fit.floor, target)
    known = _matches.get(key)
    if known is None:
        if len(_matches) >= KEPT:
            _matches.clear()
        known = _matches[key] = _find_matches(fit.floor, target)
    return known


def _find_matches(floor: Floor, target: str) -> tuple[int, ...]:
    what, _, shape = target.partition(".")
    sectors = range(floor.size)
    if what == "shape":
        return tuple([sector for sector in sectors if floor.shape[sector] == shape])
    if what == "switch":
        return tuple([sector for sector in sectors if floor.switch >> sector & 1])
    return tuple([sector for sector in sectors if floor.doors_of[sector]])


# An answer about things that lie where the floors say


def near_numbers(fit: Fit, answer: Answer, sector: int) -> tuple[int, int, int, int]:
    """Return how far the nearest match of the Hero's floor is, directly and over the other floor without its part.

    Then follow the steps from the Hero to the red and the blue stair.
    """
    known = fit.notes.get((answer.target, sector))
    if known is None:
        steps, red, blue = fit.floor.steps, fit.red, fit.blue
        found = matches(fit, answer.target)
        own = min([steps[sector][one] for one in found], default=FAR)
        over = FAR
        if found and red >= 0 and blue >= 0:
            over = 2 + min(
                steps[red][sector] + min([steps[blue][one] for one in found]),
                steps[blue][sector] + min([steps[red][one] for one in found]),
            )
        known = fit.notes[answer.target, sector] = ((own, over, *stair_steps(fit, sector)),)
    own, over, to_red, to_blue = known[0]
    return own, over, to_red, to_blue


def far_numbers(fit: Fit, answer: Answer) -> tuple[int, int]:
    """Return how far the nearest match of the other floor is from its red and its blue stair."""
    known = fit.notes.get((answer.target, STAIRS))
    if known is None:
        found = [stair_steps(fit, one) for one in matches(fit, answer.target)]
        from_red = min([red for red, _ in found], default=FAR)
        from_blue = min([blue for _, blue in found], default=FAR)
        known = fit.notes[answer.target, STAIRS] = ((from_red, from_blue),)
    from_red, from_blue = known[0]
    return from_red, from_blue


def agrees(answer: Answer, same: int, other: int) -> bool:
    """Return whether an answer is true if the nearest matches of the Hero's floor and the other one are so far away."""
    if answer.distance < 0:
        return same >= FAR and other >= FAR
    named = same if answer.same_floor else other
    return named == answer.distance and min(same, other) == answer.distance


# Fits alone: could they agree with some fit of the other floor?


class Bounds:
    """What the fits of both floors allow for an answer: how far apart the far stairs are, how far the near ones."""

    def __init__(self, near: list[Fit], far: list[Fit], here: int) -> None:
        self.aparts = sorted({fit.apart for fit in far})
        """How far apart the stairs of the other floor may be."""
        self.stairs = sorted({stair_steps(fit, fit.sectors[here]) for fit in near})
        """How far the stairs of the Hero's floor may be from him."""


def could_be_near(fit: Fit, answer: Answer, sector: int, bounds: Bounds) -> bool:
    """Return whether a fit of the Hero's floor can agree with an answer about `GEOMETRY`."""
    own, over, _, _ = near_numbers(fit, answer, sector)
    found = [min(own, over + apart) for apart in bounds.aparts]
    if answer.distance < 0:
        return own >= FAR
    if answer.same_floor:
        return answer.distance in found
    return max(found) >= answer.distance


def could_be_far(fit: Fit, answer: Answer, bounds: Bounds) -> bool:
    """Return whether a fit of the other floor can agree with an answer about `GEOMETRY`."""
    from_red, from_blue = far_numbers(fit, answer)
    if answer.distance < 0:
        return min(from_red, from_blue) >= FAR
    found = [min(red + from_red, blue + from_blue) + 1 for red, blue in bounds.stairs]
    if answer.same_floor:
        return max(found) >= answer.distance
    return answer.distance in found


def could_take(fit: Fit, taken: Taken, index: Index, bounds: Bounds) -> bool:
    """Return whether a fit of the Hero's floor can have the taken tile farther than the others of this floor."""
    floor, place = index[taken.here]
    if index[taken.tile][0] != floor:
        return True
    source = fit.sectors[place]
    target = fit.sectors[index[taken.tile][1]]
    others = [fit.sectors[index[one][1]] for one in taken.others if index[one][0] == floor]
    for apart in bounds.aparts:
        most = steps_within(fit, apart, source, target)
        if all([steps_within(fit, apart, source, other) <= most for other in others]):
            return True
    return False


# Rooms


class RoomWords:
    """The answers about rooms, by letter. `floors` has the floor of each letter whose place is known."""

    def __init__(self, heard: Sequence[Seen], floors: dict[str, int], index: Index) -> None:
        self.single: dict[str, list[Answer]] = {}
        """Answers about single rooms, which bind a letter to the places at the right distance."""
        self.several: list[Answer] = []
        """Answers about the rooms of a mission."""
        words = [one for one in heard if isinstance(one, Answer) and one.letters]
        for answer in words:
            if len(answer.letters) == 1 and answer.some:
                self.single.setdefault(answer.letters, []).append(answer)
        known = {**{letter: room_floor(words[0], index) for letter, words in self.single.items()}, **floors}
        for answer in words:
            if len(answer.letters) > 1 or not answer.some:
                self._add_several(answer, known, room_floor(answer, index))
        spoken = [*self.single, *[letter for answer in self.several for letter in answer.letters]]
        self.limited = [letter for letter in dict.fromkeys(spoken) if letter not in floors]
        """The letters spoken of whose places are not known."""

    def _add_several(self, answer: Answer, known: dict[str, int], floor: int) -> None:
        """Add an answer about several rooms; if only one of them can be on the floor it names, it is the nearest."""
        named = [letter for letter in answer.letters if known.get(letter, floor) == floor]
        if answer.some and len(named) == 1:
            self.single.setdefault(named[0], []).append(answer._replace(letters=named[0]))
            answer = answer._replace(some=False)
        self.several.append(answer)


def possible_places(fit: Fit, number: int, letter: str, words: list[Answer], index: Index, bounds: list[Bounds]) -> int:
    """Return the places of a floor that a letter could have by the answers about it, as a mask; 0 if none.

    All answers must say that the letter is on this floor.
    """
    mask = (1 << len(fit.floor.places)) - 1
    for seen, place in fit.rooms:
        mask &= 1 << place if seen == letter else ~(1 << place)
    for answer, bound in zip(words, bounds, strict=True):
        if not mask:
            break
        hero_floor, hero_place = index[answer.here]
        if hero_floor == number:
            own, over, _ = _near_places(fit, fit.sectors[hero_place])
            found = [[min(own[place], over[place] + apart) for apart in bound.aparts] for place in range(len(own))]
        else:
            red, blue = _far_places(fit)
            found = [
                [min(to_red + red[place], to_blue + blue[place]) + 1 for to_red, to_blue in bound.stairs]
                for place in range(len(red))
            ]
        for place, steps in enumerate(found):
            if answer.distance not in steps:
                mask &= ~(1 << place)
    return mask


def room_floor(answer: Answer, index: Index) -> int:
    """Return the floor on which an answer says that the nearest match is."""
    floor = index[answer.here][0]
    return floor if answer.same_floor else 3 - floor


def place_distances(pair: Pair, answer: Answer, index: Index) -> list[int]:
    """Return the steps from the Hero to every room place, floor 1 first, when an answer was given."""
    hero_floor, hero_place = index[answer.here]
    near, far = pair[hero_floor - 1], pair[2 - hero_floor]
    own, over, (to_red, to_blue) = _near_places(near, near.sectors[hero_place])
    from_red, from_blue = _far_places(far)
    apart = far.apart
    same = [min(one, two + apart) for one, two in zip(own, over, strict=True)]
    other = [min(to_red + red, to_blue + blue) + 1 for red, blue in zip(from_red, from_blue, strict=True)]
    return same + other if hero_floor == 1 else other + same


def _near_places(fit: Fit, sector: int) -> tuple[tuple[int, ...], ...]:
    """Return the steps from the Hero to the room places of his floor, directly and over the other floor."""
    known = fit.notes.get(("", sector))
    if known is None:
        red, blue = stair_steps(fit, sector)
        places = [stair_steps(fit, place) for place in fit.floor.places]
        own = tuple([fit.floor.steps[sector][place] for place in fit.floor.places])
        over = tuple([min(red + to_blue, blue + to_red) + 2 for to_red, to_blue in places])
        known = fit.notes["", sector] = (own, over, (red, blue))
    return known


def _far_places(fit: Fit) -> tuple[tuple[int, ...], ...]:
    """Return the steps from the red and from the blue stair to the room places of a floor."""
    known = fit.notes.get(("", STAIRS))
    if known is None:
        places = [stair_steps(fit, place) for place in fit.floor.places]
        known = fit.notes["", STAIRS] = (tuple([red for red, _ in places]), tuple([blue for _, blue in places]))
    return known


# Pairs


def pair_agrees(pair: Pair, seen: Sequence[Seen], index: Index) -> bool:
    """Return whether a pair agrees with all answers about `GEOMETRY` and all tiles taken."""
    for one in seen:
        if isinstance(one, Answer):
            if one.target and not _answer_agrees(pair, one, index):
                return False
        elif isinstance(one, Taken) and not _taken_agrees(pair, one, index):
            return False
    return True


def _answer_agrees(pair: Pair, answer: Answer, index: Index) -> bool:
    hero_floor, place = index[answer.here]
    near, far = pair[hero_floor - 1], pair[2 - hero_floor]
    own, over, to_red, to_blue = near_numbers(near, answer, near.sectors[place])
    from_red, from_blue = far_numbers(far, answer)
    same = min(own, over + far.apart)
    other = min(to_red + from_red, to_blue + from_blue) + 1
    return agrees(answer, same, other)


def _taken_agrees(pair: Pair, taken: Taken, index: Index) -> bool:
    most = _tile_steps(pair, taken.here, taken.tile, index)
    return all([_tile_steps(pair, taken.here, other, index) <= most for other in taken.others])


def _tile_steps(pair: Pair, source: int, target: int, index: Index) -> int:
    floor, place = index[source]
    other_floor, other_place = index[target]
    near, far = pair[floor - 1], pair[2 - floor]
    at = near.sectors[place]
    if other_floor == floor:
        return steps_within(near, far.apart, at, near.sectors[other_place])
    return steps_across(near, at, far, far.sectors[other_place])


def limited_places(pair: Pair, words: RoomWords, bound: dict[str, int], index: Index) -> tuple[int, ...] | None:
    """Return for each letter of `words.limited` the places it may have in a pair, as masks over all places.

    `bound` has the places of the letters that are known. None if a letter has no place.
    """
    limits = _limits(pair, words, index)
    taken = 0
    for letter, place in bound.items():
        taken |= 1 << place
        if not limits.get(letter, -1) >> place & 1:
            return None
    first = len(pair[0].floor.places)
    for answer in words.several:
        if not answer.some:
            continue
        nearest = _nearest_places(place_distances(pair, answer, index), answer, room_floor(answer, index) == 1, first)
        if any([nearest >> bound[letter] & 1 for letter in answer.letters if letter in bound]):
            continue
        others = [letter for letter in answer.letters if letter in words.limited]
        if len(others) == 1:  # It must be this one; of several, any may be (`rooms_agree`).
            limits[others[0]] &= nearest
        elif not others:
            return None
    masks = tuple([limits[letter] & ~taken for letter in words.limited])
    return None if 0 in masks else masks


def _nearest_places(steps: list[int], answer: Answer, on_first: bool, first: int) -> int:
    """Return the places at the distance and on the floor that an answer names, as a mask."""
    named = range(first) if on_first else range(first, len(steps))
    return sum([1 << place for place in named if steps[place] == answer.distance])


def _limits(pair: Pair, words: RoomWords, index: Index) -> dict[str, int]:
    """Return for each letter that answers speak of the places they leave."""
    found: dict[str, int] = {}
    first = len(pair[0].floor.places)
    for letter, answers in words.single.items():
        mask = -1
        for answer in answers:
            steps = place_distances(pair, answer, index)
            mask &= _nearest_places(steps, answer, room_floor(answer, index) == 1, first)
        found[letter] = mask
    for answer in words.several:
        steps = place_distances(pair, answer, index)
        mask = sum([1 << place for place, far in enumerate(steps) if far >= answer.distance])
        for letter in answer.letters:
            found[letter] = found.get(letter, -1) & mask
    return found


def rooms_agree(pair: Pair, words: RoomWords, places: dict[str, int], index: Index) -> bool:
    """Return whether, of the rooms of each mission asked for, one is the nearest match that the answer named."""
    first = len(pair[0].floor.places)
    for answer in words.several:
        if answer.some:
            steps = place_distances(pair, answer, index)
            nearest = _nearest_places(steps, answer, room_floor(answer, index) == 1, first)
            if not any([nearest >> places[letter] & 1 for letter in answer.letters if letter in places]):
                return False
    return True
