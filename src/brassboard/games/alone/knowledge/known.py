"""All maps that agree with what the Hero has seen and heard, and a random one of them, all equally likely.

The two floors are drawn independently, so the knowledge of each is a list of its fits. Only words about distances join
them. A map is drawn as a pair of fits and then accepted or not, so that every map that agrees is equally likely.
"""

from bisect import bisect_right
from itertools import accumulate
from math import factorial
from typing import Final

from brassboard.kernel import Luck, stream

from ..scenario.library import find_floor
from . import rooms
from .answers import (
    Bounds,
    Index,
    Pair,
    RoomWords,
    could_be_far,
    could_be_near,
    could_take,
    limited_places,
    pair_agrees,
    possible_places,
    room_floor,
    rooms_agree,
)
from .fits import START, Fit, Setting, extended, first_fits, unseen
from .observations import Answer, Laid, Seen, Taken

SAMPLE: Final = 64
ENOUGH: Final = 3
"""If fewer than this of a sample of pairs are accepted, weights are computed anew, and then all pairs looked at."""
FEW_PAIRS: Final = 4_000
"""So many pairs may be looked at."""
VERY_FEW_PAIRS: Final = 64
"""So many are always looked at."""
MOST_TRIES: Final = 20_000
NOTHING: Final = "no map agrees with what the Hero has seen and heard"


class Drawn:
    """A map that agrees with the Hero's knowledge: everything that chance drew in set-up, and where his tiles are."""

    def __init__(
        self, floors: tuple[str, str], turns: tuple[int, int], swap: int, rooms: str, sectors: tuple[int, ...]
    ) -> None:
        self.floors = floors
        self.turns = turns
        self.swap = swap
        self.rooms = rooms
        """The letters of the room places, floor 1 first."""
        self.sectors = sectors
        """The sector of each tile number."""


class Knowledge:
    """The maps that agree with a list of observations. It never changes, but for what is computed when needed."""

    def __init__(
        self, setting: Setting, fits: tuple[list[Fit] | None, list[Fit] | None], index: Index, heard: tuple[Seen, ...]
    ) -> None:
        self.setting = setting
        self._fits = fits
        """The fits of both floors; None for a floor that was not seen and not spoken of."""
        self.index = index
        self.heard = heard
        """All answers, and tiles taken, so far."""
        self.weighed_by: list[Knowledge] = [self, self]
        """The knowledge that weighs the fits of each floor: this one, or an earlier one whose weights still serve."""
        self._weights: list[Weights | None] = [None, None]
        self._plan: Plan | None = None

    # What is known

    def fits(self, number: int) -> list[Fit]:
        """Return the ways in which floor 1 or floor 2 may lie. A pair of them need not agree with every answer."""
        known = self._fits[number - 1]
        return known if known is not None else unseen(self.setting, number)

    def count(self, number: int) -> int:
        """Return how many ways a floor may lie: printed floor, turn and swap of the stairs."""
        known = self._fits[number - 1]
        setting = self.setting
        if known is None:
            return len(setting.ids(number)) * len(setting.turns) * (len(setting.swaps) if number == 2 else 1)
        return sum([setting.turns_of(fit) for fit in known])

    def floor_ids(self, number: int) -> list[str]:
        """Return the ids of the printed floors that floor 1 or floor 2 may be, in order."""
        known = self._fits[number - 1]
        ids = self.setting.ids(number) if known is None else [fit.floor.id for fit in known]
        return list(dict.fromkeys(ids))

    def bound_letters(self) -> dict[str, int]:
        """Return the letters of the rooms whose places are known, with their floors."""
        setting = self.setting
        if not setting.variety:
            return {letter: 1 if at < setting.places[0] else 2 for at, letter in enumerate(setting.letters)}
        return {letter: floor for floor in (1, 2) for letter, _ in self._first_rooms(floor)}

    def _first_rooms(self, number: int) -> tuple[tuple[str, int], ...]:
        """Return the rooms of the first fit; all fits of a floor have the same letters."""
        known = self._fits[number - 1]
        return known[0].rooms if known else ()

    def any_fit(self, number: int, luck: Luck) -> Fit:
        """Draw a way in which a floor may lie; of an unseen floor only the one that is drawn is made."""
        known, setting = self._fits[number - 1], self.setting
        if known is None:
            ids = setting.ids(number)
            id = ids[luck.randrange(len(ids))]
            swap = luck.randrange(len(setting.swaps)) if number == 2 else 0
            return Fit(find_floor(id), -1, swap, {}, (), ())
        if not known:
            raise LookupError(NOTHING)
        return known[luck.randrange(len(known))]

    def count_maps(self) -> int:
        """Return how many maps agree: floors, turns, swap and rooms.

        It looks at all pairs of fits if there are answers. Maps in which only an answer about the rooms of a mission is
        wrong are counted, too.
        """
        return self._get_plan().count()

    # Learning more

    def after(self, seen: Seen) -> "Knowledge":
        """Return what is known after one more observation."""
        return self._after_tile(seen) if isinstance(seen, Laid) else self._after_words(seen)

    def _after_tile(self, tile: Laid) -> "Knowledge":
        place = tile.floor - 1
        known = self._fits[place]
        if tile.number == 0 or known is None or (known and not known[0].sectors):
            found = first_fits(self.setting, tile)
            if not found and tile.number == START:  # Only a test lets the Hero start elsewhere.
                found = first_fits(self.setting, tile._replace(number=-1))
            if known is not None:  # The floor was spoken of before it was seen.
                kept = {(fit.floor.id, fit.swap) for fit in known}
                found = [fit for fit in found if (fit.floor.id, fit.swap) in kept]
            at = 0
        else:
            places = {number: at for number, (floor, at) in self.index.items() if floor == tile.floor}
            found = extended(self.setting, known, tile, places)
            at = len(places)
        fits = (found, self._fits[1]) if place == 0 else (self._fits[0], found)
        made = Knowledge(self.setting, fits, {**self.index, tile.number: (tile.floor, at)}, self.heard)
        made.weighed_by[1 - place] = self.weighed_by[1 - place]  # With more tiles of this floor they are high enough.
        return made

    def _after_words(self, seen: Answer | Taken) -> "Knowledge":
        """Drop the fits that cannot agree with the words, whatever the other floor is."""
        hero_floor, place = self.index[seen.here]
        near, far = self.fits(hero_floor), self.fits(3 - hero_floor)
        bounds = Bounds(near, far, place)
        if isinstance(seen, Taken):
            near = _kept(near, [fit for fit in near if could_take(fit, seen, self.index, bounds)])
        elif seen.target:
            near = _kept(near, [fit for fit in near if could_be_near(fit, seen, fit.sectors[place], bounds)])
            bounds = Bounds(near, far, place)
            far = _kept(far, [fit for fit in far if could_be_far(fit, seen, bounds)])
        fits = (near, far) if hero_floor == 1 else (far, near)
        made = Knowledge(self.setting, fits, self.index, (*self.heard, seen))
        bound = room_floor(seen, self.index) if isinstance(seen, Answer) and seen.letters else 0
        for number in (1, 2):
            if number != bound and fits[number - 1] is self._fits[number - 1]:
                made.weighed_by[number - 1] = self.weighed_by[number - 1]
        return made

    # A random map

    def draw(self, luck: Luck) -> Drawn:
        """Return a map that agrees, all equally likely."""
        return self._get_plan().draw(luck)

    def _get_plan(self) -> "Plan":
        if self._plan is None:
            self._plan = Plan(self)
        return self._plan

    def weights(self, number: int) -> "Weights":
        """Weigh the fits of a floor by the places that the rooms known to be on it could have: never too low."""
        known = self._weights[number - 1]
        if known is None:
            known = self._weights[number - 1] = self._weigh(number)
        return known

    def _weigh(self, number: int) -> "Weights":
        single = RoomWords(self.heard, self.bound_letters(), self.index).single
        words = [
            (letter, answers) for letter, answers in single.items() if room_floor(answers[0], self.index) == number
        ]
        bounds = [[self._bounds(answer) for answer in answers] for _, answers in words]
        fits: list[Fit] = []
        weights: list[int] = []
        for fit in self.fits(number):
            masks = [
                possible_places(fit, number, letter, answers, self.index, bound)
                for (letter, answers), bound in zip(words, bounds, strict=True)
            ]
            weight = self.setting.turns_of(fit) * rooms.ways(tuple(masks)) if 0 not in masks else 0
            if weight:
                fits.append(fit)
                weights.append(weight)
        return Weights(fits, weights, [letter for letter, _ in words])

    def _bounds(self, answer: Answer) -> Bounds:
        floor, place = self.index[answer.here]
        return Bounds(self.fits(floor), self.fits(3 - floor), place)


def _kept(before: list[Fit], after: list[Fit]) -> list[Fit]:
    """Return the fits after a check; the same list as before if all are left."""
    return before if len(after) == len(before) else after


class Weights:
    """The fits of a floor that could agree with all words, and the weights with which they are drawn."""

    def __init__(self, fits: list[Fit], weights: list[int], letters: list[str]) -> None:
        self.fits = fits
        self.letters = letters
        """The rooms that count in the weights."""
        self.weights = weights
        self.ends = list(accumulate(weights))
        """Running totals."""


class Plan:
    """How to draw a map: the fits of both floors with their weights, and what a pair must agree with.

    The plan follows from the knowledge alone, so that the same luck always draws the same maps.
    """

    def __init__(self, known: Knowledge) -> None:
        self.setting = known.setting
        self.known = known
        self.index = known.index
        self.words = RoomWords(known.heard, known.bound_letters(), known.index)
        self.has_words = bool(known.heard)
        self.slack = 1
        """The most ways to deal the letters that do not count in the weights of fits."""
        self.floors: list[Weights] = []
        self.pairs: list[Pair] = []
        """All pairs that agree, if they were looked at."""
        self.ends: list[int] = []
        """Running totals of their weights."""
        if self.has_words:
            self._set_weights([known.weighed_by[place].weights(place + 1) for place in (0, 1)])
            if self._is_slow():
                self._set_weights([known.weights(1), known.weights(2)])
            pairs = len(self.floors[0].fits) * len(self.floors[1].fits)
            if pairs <= VERY_FEW_PAIRS or (pairs <= FEW_PAIRS and self._is_slow()):
                self.pairs, self.ends = self._all_pairs()

    def _set_weights(self, floors: list[Weights]) -> None:
        """Draw fits with these weights from now on."""
        self.floors = floors
        counted = {*self.known.bound_letters(), *floors[0].letters, *floors[1].letters}
        free = len(self.setting.letters) - len(counted)
        self.slack = 1
        for letter in self.words.limited:
            if letter not in counted:
                self.slack, free = self.slack * max(1, free), free - 1

    def _is_slow(self) -> bool:
        """Return whether few pairs are accepted, by a sample that is always the same."""
        luck, accepted = stream(0), 0
        for _ in range(SAMPLE):
            accepted += self._draw_pair(luck) is not None
            if accepted == ENOUGH:
                return False
        return True

    def draw(self, luck: Luck) -> Drawn:
        """Draw pairs until one is accepted: with the probability that makes all maps equally likely."""
        if not self.has_words:
            return self._dealt((self.known.any_fit(1, luck), self.known.any_fit(2, luck)), (), luck)
        for _ in range(MOST_TRIES):
            pair = self._draw_pair(luck)
            masks = self._masks(pair) if pair is not None else None
            if pair is None or masks is None:
                continue
            drawn = self._dealt(pair, masks, luck)
            places = {letter: place for place, letter in enumerate(drawn.rooms)}
            if rooms_agree(pair, self.words, places, self.index):
                return drawn
        raise LookupError(NOTHING)

    def _draw_pair(self, luck: Luck) -> Pair | None:
        """Draw a pair by the weights of its fits; None if it does not agree, or is not accepted."""
        if self.ends:
            return self.pairs[_pick(self.ends, luck)]
        lower, upper = self.floors
        if not lower.fits or not upper.fits:
            raise LookupError(NOTHING)
        one, two = _pick(lower.ends, luck), _pick(upper.ends, luck)
        pair = (lower.fits[one], upper.fits[two])
        masks = self._masks(pair)
        if masks is None:
            return None
        most = lower.weights[one] * upper.weights[two] * self.slack
        return pair if luck.randrange(most) < self._ways(pair, masks) else None

    def count(self) -> int:
        """Return how many maps agree (see `Knowledge.count_maps`)."""
        bound = {*self.known.bound_letters(), *self.words.limited}
        rest = factorial(len(self.setting.letters) - len(bound))
        if not self.has_words:
            return self.known.count(1) * self.known.count(2) * rest
        ends = self.ends or self._all_pairs()[1]
        return ends[-1] * rest if ends else 0

    def _masks(self, pair: Pair) -> rooms.Masks | None:
        """Return the places of the letters spoken of in a pair, or None if the pair does not agree with the words."""
        if not pair_agrees(pair, self.known.heard, self.index):
            return None
        return limited_places(pair, self.words, self._bound(pair), self.index)

    def _ways(self, pair: Pair, masks: rooms.Masks) -> int:
        """Return the weight of a pair: in how many ways its floors may lie and the letters spoken of may be dealt."""
        return rooms.ways(masks) * self.setting.turns_of(pair[0]) * self.setting.turns_of(pair[1])

    def _all_pairs(self) -> tuple[list[Pair], list[int]]:
        """Return all pairs that agree, and running totals of their weights."""
        pairs: list[Pair] = []
        weights: list[int] = []
        for one in self.floors[0].fits:
            for two in self.floors[1].fits:
                masks = self._masks((one, two))
                weight = self._ways((one, two), masks) if masks is not None else 0
                if weight:
                    pairs.append((one, two))
                    weights.append(weight)
        return pairs, list(accumulate(weights))

    def _bound(self, pair: Pair) -> dict[str, int]:
        """Return the letters whose places are known."""
        setting = self.setting
        if not setting.variety:
            return {letter: place for place, letter in enumerate(setting.letters)}
        first = setting.places[0]
        return {**dict(pair[0].rooms), **{letter: first + place for letter, place in pair[1].rooms}}

    def _dealt(self, pair: Pair, masks: rooms.Masks, luck: Luck) -> Drawn:
        """Draw the rooms, and the turn of a floor that was not seen."""
        one, two = pair
        turns = (
            luck.randrange(len(self.setting.turns)) if one.turn < 0 else one.turn,
            luck.randrange(len(self.setting.turns)) if two.turn < 0 else two.turn,
        )
        first = one.floor.size
        sectors = [
            one.sectors[place] if floor == 1 else first + two.sectors[place] for floor, place in self.index.values()
        ]
        return Drawn((one.floor.id, two.floor.id), turns, two.swap, self._letters(pair, masks, luck), tuple(sectors))

    def _letters(self, pair: Pair, masks: rooms.Masks, luck: Luck) -> str:
        """Deal the letters spoken of, then all others to the places left."""
        found = [""] * len(self.setting.letters)
        bound = self._bound(pair)
        for letter, place in bound.items():
            found[place] = letter
        if masks:
            for letter, place in zip(self.words.limited, rooms.deal(masks, luck), strict=True):
                found[place] = letter
        rest = [letter for letter in self.setting.letters if letter not in found]
        for place, letter in enumerate(found):
            if not letter:
                found[place] = rest.pop(luck.randrange(len(rest)))
        return "".join(found)


def _pick(ends: list[int], luck: Luck) -> int:
    """Return a place at random, by weights with these running totals."""
    return bisect_right(ends, luck.randrange(ends[-1]))
