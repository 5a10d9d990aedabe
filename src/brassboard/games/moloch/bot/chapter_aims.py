"""What a chapter is about, read from its win lines and specials: who must fall, be led out or be kept from a place."""

from typing import Final

from brassboard.kit.bits import Bits

from ..content.effects import words_of
from ..data.table import GENTLEMEN_SIDE, NEMESIS_SIDE
from ..scenario.chapter import Chapter
from ..scenario.registry import CHAPTERS
from ..scenario.vocabulary import SIDES

_KNOWN: "Final[dict[str, tuple[Chapter, ChapterAims]]]" = {}


class ChapterAims:
    """The aims of both sides in a chapter."""

    def __init__(self, chapter: Chapter) -> None:
        self.lead_out: dict[str, Bits] = {}
        """Allies that win for the gentlemen on these squares."""
        self.carry_to: tuple[dict[str, Bits], dict[str, Bits]] = ({}, {})
        """By side: the kinds of figures that win with the token on these squares."""
        self.must_fall: tuple[list[str], list[str]] = ([], [])
        """By side: the sheets whose defeat wins for it."""
        self.deaths = 0
        """So many defeats of gentlemen win for the Nemesis; 0: none do."""
        self.objects_left = -1
        """The gentlemen win with so few objects left; -1: they do not."""
        self.progress = 0
        self.burning = 0
        self.limit_side = NEMESIS_SIDE
        """Who wins when the last round ends."""
        self.guard_objects = False
        """Whether each guarded object is progress."""
        self.count_objects = False
        """Whether each object left is progress."""
        self.keep_near: dict[str, Bits] = {}
        """Agents that make progress on or beside these squares."""
        self.rituals: dict[str, Bits] = {}
        """Agents that set a district on fire by reaching these squares."""
        self.token_found = any(["token" in [call.verb for call in kind.finds] for kind in chapter.markers])
        """Whether the token must be searched for."""
        for win in chapter.wins:
            if win.moment == "limit" and not win.conditions:
                self.limit_side = win.side
            for call in win.conditions:
                self._read_condition(chapter, win.side, call.verb, call.args)
        for special in chapter.specials:
            if special.moment == "reached" and any([deed.verb == "burn" for deed in special.deeds]):
                for sheet in words_of(special.when, 0):
                    self.rituals[sheet] = chapter.lettered(words_of(special.when, 1))
            for deed in special.deeds:
                self.guard_objects |= deed.verb == "progress_guarded"
                self.count_objects |= deed.verb == "progress_objects"
                if deed.verb == "progress_near":
                    self.keep_near[deed.word(0)] = chapter.lettered((deed.word(1),))

    def _read_condition(self, chapter: Chapter, side: int, verb: str, args: tuple[object, ...]) -> None:
        if verb == "reaches":
            self.lead_out[str(args[0])] = chapter.lettered(_letters(args[1]))
        elif verb == "carrier_reaches":
            kinds = ("agent", "minion") if args[0] == SIDES[NEMESIS_SIDE] else (str(args[0]),)
            for kind in kinds:
                self.carry_to[side][kind] = chapter.lettered(_letters(args[1]))
        elif verb == "fallen":
            self.must_fall[side].append(str(args[0]))
        elif verb == "deaths":
            self.deaths = _number(args[0])
        elif verb == "objects_at_most":
            self.objects_left = _number(args[0])
        elif verb == "progress":
            self.progress = _number(args[0])
        elif verb == "burning":
            self.burning = _number(args[0])

    @property
    def has_token(self) -> bool:
        """Whether the chapter is about a token."""
        return bool(self.carry_to[NEMESIS_SIDE] or self.carry_to[GENTLEMEN_SIDE])

    @property
    def breaks_objects(self) -> bool:
        """Whether the gentlemen gain by breaking objects."""
        return self.objects_left >= 0 or self.count_objects or self.guard_objects


def _letters(value: object) -> tuple[str, ...]:
    return tuple([str(one) for one in value]) if isinstance(value, tuple) else (str(value),)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def aims_of(id: str) -> ChapterAims:
    """Return the aims of a chapter; those of one that was registered anew are read anew."""
    chapter = CHAPTERS[id]
    known = _KNOWN.get(id)
    if known is not None and known[0] is chapter:
        return known[1]
    made = ChapterAims(chapter)
    _KNOWN[id] = (chapter, made)
    return made
