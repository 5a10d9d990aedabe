"""The words of chapter files: when something happens, what must hold, what is done, and what the winner gets.

A chapter says its own rules in rows: `when` is one moment of `MOMENTS`, `if` are conditions of `CONDITIONS` that must
all hold, and `does` are deeds of `DEEDS`, one after the other. `rules/chapter.py` carries them out; it knows the words
but no chapter. Areas are written `C1..F3` (two corners) or as one square; letters are those of the map.
"""

from typing import Final

from brassboard.kit.effects import Arg, Argument, Source, Vocabulary, many, nested, number, shown, word, words

from ..content import PLACE_DECK, STACK_CARDS
from ..content.effects import AGENTS, ALLIES, MINIONS, STACKS

SIDES: Final = ("nemesis", "gentlemen")
"""In the order of the sides of a table: 0 is the Nemesis."""
LETTERS: Final = ("e", "p", "m", "o", "q", "g")
"""Squares that words of a chapter may name by the letter they have on the map."""
OBJECTS: Final = ("circle", "seal")
BOXED_STACKS: Final = tuple([stack for stack in STACKS if stack != "stones"])
FAVOURS: Final = (*ALLIES, "break_hits", "spawn")
"""What a later chapter may find: an ally who joins at the set-up of the gentlemen's choice, or a fact it asks for."""
MOST_ROUNDS: Final = 20


class _Area(Arg):
    """Squares of a rectangle, written as two corners `C1..F3` or as one square; or one of some words instead."""

    def __init__(self, *also: str) -> None:
        super().__init__("|".join(["area", *also]))
        self.also = also

    def read(self, source: Source, start: int, end: int) -> Argument:
        text = source.text[start:end]
        if text not in self.also and not is_area(text):
            other = "".join([f" or {each}" for each in self.also])
            raise source.wrong(start, f"write a square such as C1, an area such as C1..F3{other}, not {shown(text)}")
        return text


class _Name(Arg):
    """A word of the writer's own: small letters, digits and _."""

    def __init__(self, noun: str) -> None:
        super().__init__(noun)

    def read(self, source: Source, start: int, end: int) -> Argument:
        text = source.text[start:end]
        if not is_name(text):
            raise source.wrong(start, f"write small letters, digits and _, not {shown(text)}")
        return text


def is_area(text: str) -> bool:
    """Whether this looks like an area: a square, or two joined by two dots."""
    corners = text.split("..")
    return len(corners) <= 2 and all([is_square(corner) for corner in corners])


def is_square(text: str) -> bool:
    """Whether this looks like the name of a square: a capital letter and a row from 1."""
    return (
        2 <= len(text) <= 3
        and "A" <= text[0] <= "Z"
        and text[1:].isascii()
        and text[1:].isdecimal()
        and not text[1:].startswith("0")
    )


def is_name(text: str) -> bool:
    """Whether this is a word of small letters, digits and _, a letter first."""
    return (
        0 < len(text) <= 24
        and text.isascii()
        and text[0].isalpha()
        and text == text.lower()
        and text.replace("_", "a").isalnum()
    )


def _area() -> Arg:
    return _Area()


def _letters() -> Arg:
    return words(*LETTERS)


def _n(most: int = 9) -> Arg:
    return number(1, most)


def _figure(*more: str) -> Arg:
    return word(*more, *AGENTS, *ALLIES, noun="figure")


def _kind() -> Arg:
    return word("gentleman", "agent", "minion")


MOMENTS: Final = Vocabulary(
    {
        "setup": (),  # once, when all figures stand
        "always": (),  # a standing change of the rules
        "at_once": (),  # tested after every change (RM-RULING-48)
        "cleanup": (number(1, MOST_ROUNDS, default=0),),  # step 1 of every clean-up, or of this round's only
        "limit": (),  # step 1 of the last clean-up, if nobody has won
        "enter": (_kind(), many(_area())),  # such a figure entered a square of one of these areas
        "broken": (),  # an object was broken
        "reveal": (word("chaos", "spare"),),  # this activation card was turned up
        "defeated": (_figure("gentleman"),),
        "reached": (words(*AGENTS, *ALLIES, noun="figures"), _letters()),  # C-GOAL
        "damage": (_figure(),),  # an attack's damage on the figure is known, before window C
        "action": (_figure("gentleman"),),  # a special action that costs 1 action of the figure
    }
)

CONDITIONS: Final = Vocabulary(
    {
        # The end of a chapter
        "reaches": (_figure(), _letters()),  # the figure reaches such a square (C-GOAL)
        "carrier_reaches": (word("gentleman", "agent", "nemesis"), _letters()),  # such a figure that has the token
        "fallen": (_figure(),),  # it was defeated in this chapter
        "deaths": (_n(),),  # so many defeats of gentlemen, or more
        "objects_at_most": (number(0, 9),),
        "progress": (_n(99),),  # so much, or more
        "burning": (_n(),),  # so many districts, or more
        "not_carried": (word(*SIDES),),  # no figure of this side has the token
        # Specials
        "first_here": (),  # `enter`: nobody has set off this special in this area before
        "once": (),  # it has not been done in this chapter
        "fire_left": (),  # a fire marker is in the supply
        "in_supply": (words(*MINIONS),),  # such a minion is in the supply
        "face_down": (),  # a marker lies face down
        "on_board": (_figure(),),
        "appeared": (_figure(),),  # it is or has been on the board
        "alone": (),  # no standing enemy is adjacent to the acting figure
        "unburnt": (),  # a district does not burn
        "burns": (),  # a district burns
        "campaign": (),
        "favour": (word(*FAVOURS, noun="favour"),),  # a side has won it in an earlier chapter
        "no_favour": (word(*FAVOURS, noun="favour"),),
    }
)

DEEDS: Final = Vocabulary(
    {
        # always
        "life": (_figure(), _n(30)),  # instead of the life on its card
        "escort": (word(*ALLIES),),  # a gentleman may pay 1 point after a step: the ally takes the square he left
        "curtain": (_area(),),  # while the area's doors are all closed nobody sees through its windows
        "carry": (_kind(), number(1, MOST_ROUNDS, default=1)),  # who may carry the token, from which round on
        "unarmed": (_kind(),),  # such figures do not attack while they carry the token
        "search": (_kind(), number(1, MOST_ROUNDS, default=1)),  # who may search, from which round on
        "wreck": (_figure(), words("wall", "door")),  # what the figure's action makes into rubble, instead of its gift
        # setup
        "markers": (word(*LETTERS),),  # shuffle the chapter's markers, one face down on each such square
        "objects": (word(*LETTERS), word(*OBJECTS)),  # each such square holds an object to break (C-BREAK)
        "lay_token": (word(*LETTERS),),  # the stone lies on this square
        "break_hits": (_n(),),  # how many hits break an object
        "progress_by_stones": (_n(),),  # so much more if the Nemesis owns more stones, so much less if the others do
        # setup and clean-up
        # An agent comes with full ether and so much damage, on such a square or the nearest free one, or beside one.
        "enters": (word(*AGENTS), word(*LETTERS), word("nearest", "beside"), number(0, 20, default=0)),
        # clean-up
        "lay_fire": (_area(),),  # the Nemesis lays 1 fire on an inside square of the area
        "lay_fire_each": (many(_area()),),  # 1 fire in each of these areas that has none
        "lay_fire_beside": (word("object", *LETTERS),),  # next to the object just broken, or to such a square
        "spawn": (word(*MINIONS), _n(), _Area("manhole")),  # up to so many, next to one manhole or in the area
        "pool": (_n(),),
        "pool_per_object": (_n(),),
        "peek": (),  # the Nemesis looks at all face-down markers
        "reinforce": (_n(),),  # instead of the chapter's number, in this clean-up
        "drill": (word(*MINIONS), _n()),  # the Nemesis may move each standing one so many squares
        "progress_guarded": (_n(),),  # for each object with a standing Nemesis figure on it or beside it
        "progress_objects": (_n(),),  # for each object left
        "progress_near": (_figure(), word(*LETTERS), _n()),  # if the figure is on such a square or beside it
        # at other moments
        "draw": (word(*BOXED_STACKS), _n()),  # the acting gentleman draws
        "fact": (_Name("fact"),),  # it is remembered for the campaign
        "burning_roll": (_n(8), number(0, 5)),  # dice and chances to reroll; the pattern of a district sets it on fire
        "burn": (_n(),),  # the Nemesis sets so many districts on fire
        "put_out": (_n(),),  # so many burning districts burn no longer
        "douse": (_n(),),  # up to so many fires on the acting figure's square and adjacent ones
        "leave": (),  # the figure leaves the scene, not defeated (RM-RULING-63)
        "activate": (word(*AGENTS), _n()),  # it is activated with so many actions
        "less_damage_per_object": (_n(),),  # but not below 1
    }
)

_EVERY_EVENT: Final = ("cleanup", "enter", "broken", "reveal", "defeated", "reached")

DEED_MOMENTS: Final = {
    "life": ("always",), "escort": ("always",), "curtain": ("always",), "carry": ("always",), "unarmed": ("always",),
    "search": ("always",), "wreck": ("always",), "markers": ("setup",), "objects": ("setup",), "lay_token": ("setup",),
    "break_hits": ("setup",), "progress_by_stones": ("setup",), "enters": ("setup", "cleanup"),
    "lay_fire": ("cleanup",), "lay_fire_each": ("cleanup",), "lay_fire_beside": ("cleanup", "broken"),
    "spawn": ("cleanup",), "pool": _EVERY_EVENT, "pool_per_object": ("cleanup",), "peek": ("cleanup",),
    "reinforce": ("cleanup",), "drill": ("cleanup",), "progress_guarded": ("cleanup",),
    "progress_objects": ("cleanup",), "progress_near": ("cleanup",), "draw": ("enter", "broken"), "fact": _EVERY_EVENT,
    "burning_roll": ("reveal", "defeated"), "burn": ("cleanup", "reached"), "put_out": ("action",),
    "douse": ("action",), "leave": ("reached",), "activate": ("reveal",), "less_damage_per_object": ("damage",),
}  # fmt: skip
"""At which moments each deed makes sense."""

CONDITION_MOMENTS: Final = {
    "reaches": ("at_once",), "carrier_reaches": ("at_once",), "first_here": ("enter",), "alone": ("action",),
}  # fmt: skip
"""At which moments a condition makes sense that does not make sense at all of them."""

WIN_MOMENTS: Final = ("at_once", "cleanup", "limit")
WIN_CONDITIONS: Final = (
    "reaches", "carrier_reaches", "fallen", "deaths", "objects_at_most", "progress", "burning", "not_carried",
)  # fmt: skip

FINDS: Final = Vocabulary(
    {
        "token": (),  # the stone lies open on its square, and the finder may carry it at once for 0 points
        "draw": (word(*BOXED_STACKS), _n()),  # a gentleman draws, for others nothing happens
        "dmg": (_n(),),  # to the finder
        "fire": (),  # on the square of the marker
        "nothing": (),
    }
)
"""What turning up a marker does (C-SEARCH)."""

REWARDS: Final = Vocabulary(
    {
        "draw": (word(*BOXED_STACKS), _n()),  # random cards for the stock
        "stone": (word(*STACK_CARDS["stones"]),),
        "points": (_n(),),  # conspiracy points
        "points_per_burning": (_n(),),  # for each burning district
        "chaos": (number(-2, 9),),  # more starting chaos cards in the next chapter
        "favour": (word(*FAVOURS, noun="favour"),),
        "unscar": (word(*AGENTS),),
        "place_out": (word(*PLACE_DECK, noun="place"),),  # this place card leaves the campaign
        "unless": (_Name("fact"), nested()),  # the others only if the fact was not remembered
    }
)
"""What a side gets after a chapter of a campaign (C-REWARD)."""
