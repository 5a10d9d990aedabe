"""What a chapter adds to the rules, asked by all others: goals at once, its specials by moment, its actions.

This module knows the words of chapters but no chapter. What a special does is in `rules/specials.py`; here is only
decided whether one happens, so that every other module of the rules can ask.
"""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import Denied, Flow, Frame, Kind, Seat, call, requires
from brassboard.kernel.data import Action
from brassboard.kit.effects import Call

from ..cards.conditions import attribute
from ..content.effects import words_of
from ..data.actions import Break, Search, Special
from ..data.chapter_frames import Breaking, Searching, Specials
from ..data.frames import FigureTurn
from ..data.table import GENTLEMAN, NOBODY, Figure, Table
from ..queries import Scene, chapter_of, fires, layout_of, square_name, square_of, standing
from . import goals

ATTRIBUTES: Final = ("str", "acc")
"""With what a gentleman may break an object (C-BREAK)."""
MELEE_OR_RANGED: Final = {"str": "melee", "acc": "ranged"}


# Goals


def check_at_once(m: Scene) -> None:
    """End the chapter if a goal that counts at once is fulfilled (RM-RULING-48)."""
    goals.decide_at_once(m)


def took_token(m: Scene, number: int) -> None:
    """A figure that takes up or is handed the token on a goal square reaches that square then (C-GOAL)."""
    goals.decide_at_once(m, goals.Arrival(number, 1 << m.table.figures[number].square))


def entered(m: Scene, number: int) -> Frame | None:
    """A figure has entered its square: test the goals, and return what the chapter says of it, if anything."""
    t = m.table
    figure = t.figures[number]
    reached = goals.reached_by(t, number)
    goals.decide_at_once(m, goals.Arrival(number, reached))
    chapter = chapter_of(t)
    found: list[str] = []
    if t.winner < 0:
        for special in chapter.at("enter"):
            fits = special.when.word(0) == figure.kind and goals.area_of(t, special, figure.square)
            if fits and goals.met(t, special, number, figure.square):
                found.append(special.id)
        for special in chapter.at("reached"):
            fits = figure.sheet in words_of(special.when, 0)
            if fits and reached & chapter.lettered(words_of(special.when, 1)) and goals.met(t, special, number):
                found.append(special.id)
    return Specials(tuple(found), number, figure.square) if found else None


# Specials by moment


def _specials(t: Table, moment: str, words: tuple[str, ...], number: int = NOBODY) -> tuple[str, ...]:
    """Return the specials of a moment that is about one of these words, those whose conditions hold."""
    return tuple(
        [
            special.id
            for special in chapter_of(t).at(moment)
            if special.when.word(0) in words and goals.met(t, special, number)
        ]
    )


def setup_specials(m: Scene) -> Flow:
    """Carry out the specials of set-up, when all figures stand (RM-RULING-101)."""
    waiting = tuple([special.id for special in chapter_of(m.table).at("setup")])
    return call(Specials(waiting)) if waiting else None


def after_defeat(m: Scene, number: int) -> Frame | None:
    """Return what the chapter says of the defeat of a figure (RM-CHAP-02)."""
    figure = m.table.figures[number]
    waiting = _specials(m.table, "defeated", (figure.kind, figure.sheet), number)
    return Specials(waiting, number) if waiting else None


def on_reveal(m: Scene, card: str) -> Frame | None:
    """Return what the chapter says when this activation card is turned up (RM-CHAP-01)."""
    waiting = _specials(m.table, "reveal", (card,))
    return Specials(waiting) if waiting else None


def after_break(m: Scene, number: int, square: int) -> Frame | None:
    """Return what the chapter says when a gentleman has broken an object."""
    waiting = [special.id for special in chapter_of(m.table).at("broken") if goals.met(m.table, special, number)]
    return Specials(tuple(waiting), number, square) if waiting else None


def spare_actions(t: Table) -> int:
    """Return the actions that the spare card gives its agent (RM-RULING-56)."""
    for special in chapter_of(t).at("reveal"):
        for deed in special.deeds:
            if deed.verb == "activate" and goals.met(t, special):
                return deed.number(1)
    return 0


def lowered(m: Scene, target_number: int, damage: int) -> int:
    """Return the damage of an attack as the chapter lowers it, before it is prevented; never below 1."""
    t = m.table
    for special in chapter_of(t).at("damage"):
        if special.when.word(0) == t.figures[target_number].sheet and damage > 0 and goals.met(t, special):
            for deed in special.deeds:
                damage = max(1, damage - deed.number(0) * len(t.objects))
    return damage


# Standing changes


def may_carry(t: Table, figure: Figure) -> bool:
    """Whether a figure may carry the token of the chapter now (C-CARRY)."""
    since = chapter_of(t).carry_from.get(figure.kind, 0)
    return 0 < since <= t.round and standing(figure)


def may_attack(t: Table, figure: Figure) -> bool:
    """Whether a figure may attack: some may not while they carry the token."""
    return not (figure.carries and figure.kind in chapter_of(t).unarmed)


def escorted(t: Table) -> str:
    """Return the id of the ally that gentlemen may escort, nothing if there is none on the board."""
    sheet = chapter_of(t).escorted
    if sheet:
        for one in t.figures:
            if one.sheet == sheet and one.square >= 0:
                return str(one.id)
    return ""


def wreck_kinds(t: Table, figure: Figure) -> tuple[str, ...]:
    """Return what an agent's action makes into rubble in this chapter; nothing if its gift holds as printed."""
    return chapter_of(t).wrecks.get(figure.sheet, ())


# Actions of chapters


def _turn(seen: Scene) -> FigureTurn:
    return seen.within(FigureTurn)


def _acting(seen: Scene) -> Figure:
    figure: Figure = seen.table.figures[_turn(seen).figure]
    return figure


@requires("RM-ORDER-03", "why", once=True)
def has_action(seen: Scene, seat: Seat, act: Action) -> Denied:
    """An action is left, of any kind, and the figure's own side decides."""
    turn = _turn(seen)
    if turn.actions < 1:
        return ("none_left",)
    return None if turn.only == "any" and not turn.controlled else ("other_kind",)


@requires("RM-EFF-07", "why", once=True)
def is_up(seen: Scene, seat: Seat, act: Action) -> Denied:
    return ("down",) if _acting(seen).down else None


# C-SEARCH


def _search_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return [Search(square_name(seen.table, marker.square)) for marker in seen.table.markers]


@requires("RM-OVER-03", "why", once=True)
def may_search(seen: Scene, seat: Seat, act: Action) -> Denied:
    """Gentlemen search, and whom the chapter names, from the round it names."""
    figure = _acting(seen)
    since = chapter_of(seen.table).search_from.get(figure.kind, 1 if figure.kind == GENTLEMAN else 0)
    return None if 0 < since <= seen.table.round else ("search",)


@requires("RM-ACT-14", "square")
def beside_marker(seen: Scene, seat: Seat, act: Search) -> Denied:
    near = goals.beside_or_on(seen.table, _acting(seen), square_of(seen.table, act.square))
    return None if near else (act.square,)


SEARCH: Final = Kind("search", _search_candidates, has_action, is_up, may_search, beside_marker, rule="RM-OVER-03")


def search_rule(m: Scene, number: int, act: Search) -> Frame:
    """Return the rule of a search."""
    return Searching(number, _turn(m).seat, square_of(m.table, act.square))


# C-BREAK


def _break_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    return [Break(square_name(t, square), each) for square in t.objects for each in ATTRIBUTES]


@requires("RM-ORDER-04", once=True)
def breaks_objects(seen: Scene, seat: Seat, act: Action) -> Denied:
    """Only gentlemen break objects."""
    return None if _acting(seen).kind == GENTLEMAN else ()


@requires("RM-ACT-14", "square")
def beside_object(seen: Scene, seat: Seat, act: Break) -> Denied:
    near = goals.beside_or_on(seen.table, _acting(seen), square_of(seen.table, act.square))
    return None if near else (act.square,)


@requires("RM-RULING-25", "attribute")
def has_attribute(seen: Scene, seat: Seat, act: Break) -> Denied:
    """The attribute is at least 1."""
    value = attribute(seen, _turn(seen).figure, MELEE_OR_RANGED[act.attribute])
    return None if value >= 1 else (act.attribute,)


BREAK: Final = Kind(
    "break", _break_candidates, has_action, breaks_objects, is_up, beside_object, has_attribute, rule="RM-OVER-03"
)


def break_rule(m: Scene, number: int, act: Break) -> Frame:
    """Return the rule of an attempt to break an object."""
    return Breaking(number, _turn(m).seat, square_of(m.table, act.square), act.attribute)


# Special actions


def _special_candidates(seen: Scene, seat: Seat) -> list[Action]:
    figure = _acting(seen)
    return [
        Special(special.id)
        for special in chapter_of(seen.table).at("action")
        if special.when.word(0) in (figure.kind, figure.sheet)
    ]


@requires("RM-ALLY-01", "why")
def special_allowed(seen: Scene, seat: Seat, act: Special) -> Denied:
    """What the chapter asks for holds."""
    t = seen.table
    fits = goals.met(t, chapter_of(t).special(act.what), _turn(seen).figure)
    return None if fits else ("special",)


@requires("RM-RULING-107", "what")
def special_helps(seen: Scene, seat: Seat, act: Special) -> Denied:
    """Something of it can happen."""
    deeds = chapter_of(seen.table).special(act.what).deeds
    helps = any([_helps(seen.table, deed, _acting(seen)) for deed in deeds])
    return None if helps else (act.what,)


def _helps(t: Table, deed: Call, figure: Figure) -> bool:
    check = HELPS.get(deed.verb)
    return check is None or check(t, figure)


def _fire_near(t: Table, figure: Figure) -> bool:
    near = layout_of(t).adjacent[figure.square] | 1 << figure.square
    return bool(near & fires(t))


HELPS: Final[dict[str, Callable[[Table, Figure], bool]]] = {
    "douse": _fire_near,
    "put_out": lambda t, figure: bool(t.burning),
}
SPECIAL: Final = Kind(
    "special", _special_candidates, has_action, is_up, special_allowed, special_helps, rule="RM-ALLY-01"
)


def special_rule(m: Scene, number: int, act: Special) -> Frame:
    """Return the rule of a special action."""
    return Specials((act.what,), number, m.table.figures[number].square)
