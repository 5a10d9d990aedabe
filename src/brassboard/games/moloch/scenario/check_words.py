"""Check that the words of a chapter's rows make sense together: with the map, with who takes part, and with each other.

The tables say which arguments of a word are figures, letters or areas, and what a word needs another row to say.
"""

from collections.abc import Mapping
from typing import Final

from brassboard.kit.effects import Call

from ..content.effects import words_of
from .draft import Draft
from .ground import Ground
from .parser import Parts
from .vocabulary import CONDITION_MOMENTS, DEED_MOMENTS, WIN_CONDITIONS, WIN_MOMENTS, is_area

_FIGURE: Final = {
    "life": 0, "escort": 0, "wreck": 0, "enters": 0, "progress_near": 0, "activate": 0, "reaches": 0, "fallen": 0,
    "on_board": 0, "appeared": 0, "defeated": 0, "damage": 0, "action": 0, "reached": 0,
}  # fmt: skip
_LETTER: Final = {
    "markers": 0, "objects": 0, "lay_token": 0, "enters": 1, "progress_near": 1, "reaches": 1, "carrier_reaches": 1,
    "reached": 1, "lay_fire_beside": 0,
}  # fmt: skip
_MINION: Final = {"spawn": 0, "drill": 0, "in_supply": 0}
_FIRST_AREA: Final = {"curtain": 0, "lay_fire": 0, "lay_fire_each": 0, "enter": 1, "spawn": 2}
_INDOORS: Final = ("lay_fire", "lay_fire_each")
_ROUND: Final = {"cleanup": 0, "carry": 1, "search": 1}
_NEEDS: Final = {
    "objects": ("objects_at_most", "broken", "pool_per_object", "progress_guarded", "progress_objects",
                "less_damage_per_object", "break_hits"),
    "token": ("carrier_reaches", "not_carried", "carry", "unarmed"),
    "markers": ("search", "peek", "face_down"),
    "districts": ("burning", "unburnt", "burns", "burning_roll", "burn", "put_out", "points_per_burning"),
    "progress": ("progress", "progress_by_stones"),
}  # fmt: skip
_NOUNS: Final = {
    "objects": "objects to break", "token": "a token", "markers": "markers", "districts": "districts",
    "progress": "a special that adds progress",
}  # fmt: skip
_REMEDIES: Final = {
    "objects": 'add a special with when = "setup" and does = "objects(o, seal)"',
    "token": 'add a special with when = "setup" and does = "lay_token(o)", or a marker with does = "token"',
    "markers": 'add [[marker]] rows and a special with when = "setup" and does = "markers(o)"',
    "districts": "add [districts]",
    "progress": 'add a special with when = "cleanup" that adds progress, such as progress_objects(1)',
}
_ANYONE: Final = ("gentleman",)


class Sense:
    """What the rows of a chapter offer to each other's words."""

    def __init__(self, draft: Draft, parts: Parts) -> None:
        self.draft = draft
        self.parts = parts
        deeds = [call for _, special in parts.specials for call in special.deeds]
        finds = [call for marker in parts.markers for call in marker.finds]
        self.figures: tuple[str, ...] = (*_ANYONE, *[line.sheet for line in parts.agents], *parts.allies)
        self.offers: dict[str, bool] = {
            "objects": _has(deeds, "objects"),
            "token": _has(deeds, "lay_token") or _has(finds, "token"),
            "markers": _has(deeds, "markers") and bool(parts.markers),
            "districts": bool(parts.districts),
            "progress": any(
                [call.verb.startswith("progress_") and call.verb != "progress_by_stones" for call in deeds]
            ),
        }
        self.facts: tuple[str, ...] = tuple([call.word(0) for call in deeds if call.verb == "fact"])


def check_words(draft: Draft, parts: Parts) -> None:
    """Check the words of all wins, specials, markers and rewards."""
    sense = Sense(draft, parts)
    for path, win in parts.wins:
        for call in win.conditions:
            _check_call(sense, f"{path}.if", call)
            if call.verb not in WIN_CONDITIONS:
                remedy = f"write one of {', '.join(WIN_CONDITIONS)}"
                draft.wrong_in(f"{path}.if", call.verb, 0, f"{call.verb} is no condition of a win", remedy)
            _check_moment(draft, f"{path}.if", call, win.moment, CONDITION_MOMENTS)
    for path, special in parts.specials:
        if special.moment in WIN_MOMENTS and special.moment != "cleanup":
            draft.wrong(f"{path}.when", f"{special.moment} is a moment of wins", "write another, such as cleanup(4)")
            continue
        _check_call(sense, f"{path}.when", special.when)
        for call in special.conditions:
            _check_call(sense, f"{path}.if", call)
            _check_moment(draft, f"{path}.if", call, special.moment, CONDITION_MOMENTS)
        for call in special.deeds:
            _check_call(sense, f"{path}.does", call)
            _check_moment(draft, f"{path}.does", call, special.moment, DEED_MOMENTS)
            if call.verb == "draw" and special.moment == "enter" and special.when.word(0) != "gentleman":
                remedy = 'write when = "enter(gentleman, …)"'
                draft.wrong_in(f"{path}.does", call.verb, 0, "only gentlemen draw cards", remedy)
            if call.verb == "lay_fire_beside" and call.word(0) == "object" and special.moment != "broken":
                remedy = 'name a letter of the map, or write when = "broken"'
                draft.wrong_in(f"{path}.does", "object", 0, "no object is broken at this moment", remedy)
    for number, marker in enumerate(parts.markers, 1):
        for call in marker.finds:
            _check_call(sense, f"marker.{number}.does", call)
    _check_rewards(sense)


def _has(calls: list[Call], verb: str) -> bool:
    return any([call.verb == verb for call in calls])


def _check_moment(draft: Draft, path: str, call: Call, moment: str, moments: Mapping[str, tuple[str, ...]]) -> None:
    allowed = moments.get(call.verb, (moment,))
    if moment not in allowed:
        draft.wrong_in(
            path, call.verb, 0, f"{call.verb} does not go with when = {moment}", f"use it with {_or(allowed)}"
        )


def _check_call(sense: Sense, path: str, call: Call) -> None:
    """Check the arguments of one word."""
    draft, parts = sense.draft, sense.parts
    for need, verbs in _NEEDS.items():
        if call.verb in verbs and not sense.offers[need]:
            what = f"{call.verb} needs {_NOUNS[need]}, and this chapter has none"
            draft.wrong_in(path, call.verb, 0, what, _REMEDIES[need])
    for id in _ids(call, _FIGURE):
        if id not in sense.figures and not draft.broken & {"agents", "allies"}:
            remedy = "add it to agents or allies, or name one that is there"
            draft.wrong_in(path, id, 0, f"{id} does not take part in this chapter", remedy)
    for id in _ids(call, _MINION):
        if id not in parts.minion_types and "minion_types" not in draft.broken:
            draft.wrong_in(path, id, 0, f"{id} is not among the minion_types", "add it there, or name one of them")
    if call.verb == "draw" and call.word(0) not in parts.stacks and "stacks" not in draft.broken:
        stack = call.word(0)
        draft.wrong_in(path, stack, 0, f"{stack} is not among the stacks", "add it there, or name one of them")
    if call.verb in _ROUND and call.number(_ROUND[call.verb]) > parts.round_limit:
        round = str(call.number(_ROUND[call.verb]))
        draft.wrong_in(path, round, 0, f"there is no round {round}", f"write a round up to {parts.round_limit}")
    if call.verb == "burning" and call.number(0) > len(parts.districts) > 0:
        what = f"there are only {len(parts.districts)} districts"
        draft.wrong_in(path, call.verb, 0, what, "write a smaller number")
    if draft.ground is not None:
        _check_letters(draft, draft.ground, path, call)
        _check_areas(draft, draft.ground, path, call)


def _ids(call: Call, table: dict[str, int]) -> tuple[str, ...]:
    """Return the ids that a word names at its place in the table."""
    place = table.get(call.verb, -1)
    if place < 0:
        return ()
    value = call.args[place]
    return words_of(call, place) if isinstance(value, tuple) else (call.word(place),)


def _check_letters(draft: Draft, ground: Ground, path: str, call: Call) -> None:
    for letter in _ids(call, _LETTER):
        if letter != "object" and not ground.marked(letter):
            what = f"the map has no square {letter}"
            draft.wrong_in(path, call.verb, 0, what, f"mark one with {letter} or {letter.upper()}")
    if call.verb == "lay_token" and ground.marked(call.word(0)).bit_count() > 1:
        what = f"the map has {ground.marked(call.word(0)).bit_count()} squares {call.word(0)}"
        draft.wrong_in(path, call.verb, 0, what, "mark one only: there is one token")
    if call.verb == "markers":
        squares = ground.marked(call.word(0)).bit_count()
        markers = sum([row["n"] for row in draft.rows("marker") if isinstance(row.get("n"), int)])
        if squares and squares != markers:
            what = f"there are {markers} markers for {squares} squares {call.word(0)}"
            draft.wrong_in(path, call.verb, 0, what, "change n in the [[marker]] rows, or the letters of the map")


def _check_areas(draft: Draft, ground: Ground, path: str, call: Call) -> None:
    first = _FIRST_AREA.get(call.verb, len(call.args))
    for place in range(first, len(call.args)):
        text = call.word(place)
        if not is_area(text):
            continue
        corners = text.split("..")
        lost = [name for name in corners if ground.find(name) < 0]
        if lost:
            what = f"the map has no square {lost[0]}"
            last = ground.names[ground.cells - 1]
            draft.wrong_in(path, lost[0], 0, what, f"write squares from A1 to {last}")
            continue
        area = ground.area(ground.square(corners[0]), ground.square(corners[-1]))
        rim = ground.rim_of(area)
        if call.verb in _INDOORS and not area & ground.inside:
            draft.wrong_in(path, text, 0, f"{text} has no inside square", "name an area with inside squares")
        elif not area:
            draft.wrong_in(path, text, 0, f"{text} holds nothing but crates", "name another area")
        elif call.verb == "curtain" and not (rim & ground.windows and rim & ground.door_edges):
            what = f"{text} has no door or no window at its edge"
            draft.wrong_in(path, text, 0, what, "name an area with doors and windows")


def _check_rewards(sense: Sense) -> None:
    rewards = sense.parts.rewards
    for name, calls in (
        ("nemesis", rewards.of_side[0]), ("gentlemen", rewards.of_side[1]), ("always", rewards.always),
    ):  # fmt: skip
        path = f"campaign.{name}"
        for call in calls:
            if call.verb == "points_per_burning" and not sense.offers["districts"]:
                what = "points_per_burning needs districts, and this chapter has none"
                sense.draft.wrong_in(path, call.verb, 0, what, _REMEDIES["districts"])
            if call.verb == "unless" and call.word(0) not in sense.facts:
                fact = call.word(0)
                remedy = f'add a special with does = "fact({fact})"'
                sense.draft.wrong_in(path, fact, 0, f'no special remembers the fact "{fact}"', remedy)


def _or(words: tuple[str, ...]) -> str:
    return " or ".join(words)
