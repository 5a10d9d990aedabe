"""Ready forms. Each is a sequence of small choices in a canonical order, so that no answer has a twin.

They return a `Form`; the shape tells the page how to draw it, so a person drags once and sends the batch.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from .action_text import text_of
from .data import Action, Ask, Form, Mask, Number, Seat, Shape
from .step_results import ASK, DONE_CHOOSING, FORM

Given = tuple[Action, ...]


def some(seat: Seat, kind: str, options: Sequence[Action], lo: int, hi: int, into: str, secret_to: Mask = 0) -> Form:
    """Choose `lo` to `hi` of the options. They are taken in list order, equal ones (copies of a card) together:
    each choice has one way to be given.
    """
    listed = [copy for option in _distinct(options) for copy in options if copy == option]

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if given and given[-1] == DONE_CHOOSING:
            return None
        first = 0
        for action in given:
            first = listed.index(action, first) + 1
        missing = lo - len(given)
        last = len(listed) - missing + 1 if missing > 0 else len(listed)
        left = _distinct(listed[first:last])
        if len(given) == hi or not left:
            return None
        return ASK(who, kind, left if missing > 0 else [*left, DONE_CHOOSING], into)

    if lo > len(options) or hi < lo:
        raise ValueError(f"{kind}: {lo} to {hi} of {len(options)} options cannot be chosen")
    shape = Shape("some", lo, min(hi, len(options)), tuple([text_of(option) for option in options]))
    return FORM((seat,), following, into, secret_to=secret_to, shape=shape)


def number(seat: Seat, kind: str, lo: int, hi: int, into: str, step: int = 1) -> Form:
    """Choose a number from `lo` to `hi`."""

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        return None if given else ASK(who, kind, [Number(n) for n in range(lo, hi + 1, step)], into)

    return FORM((seat,), following, into, shape=Shape("number", lo, hi))


def order(seat: Seat, kind: str, options: Sequence[Action], into: str) -> Form:
    """Put all options into an order, first one first."""

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        left = list(options)
        for action in given:
            left.remove(action)
        return ASK(who, kind, _distinct(left), into) if left else None

    texts = tuple([text_of(option) for option in options])
    return FORM((seat,), following, into, shape=Shape("order", len(texts), len(texts), texts))


def spread(
    seat: Seat,
    kind: str,
    dice: Sequence[int],
    slots: Sequence[str],
    place: Callable[[int, str], Action],
    into: str,
    fits: Callable[[int, str, Any], bool] | None = None,
    ahead: bool = False,
) -> Form:
    """Put each die on a slot, in the order given; equal dice take slots in order, so they are interchangeable.

    `place(face, slot)` makes the action; `fits(face, slot, given)` may close a slot for a die. Where it counts what
    lies on a slot, say `ahead`: then no place is offered that would leave a later die without any.
    """
    faces = tuple(dice)
    twins = _last_equal(faces)

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if len(given) == len(faces):
            return None
        places = open_places(given)
        if ahead:
            places = [action for action in places if ends_well((*given, action))]
        return ASK(who, kind, places, into)

    def open_places(given: Given) -> list[Action]:
        at = len(given)
        face, twin = faces[at], twins[at]
        if twin < 0:
            return [place(face, slot) for slot in slots if fits is None or fits(face, slot, given)]
        first = 0
        while place(face, slots[first]) != given[twin]:
            first += 1
        return [place(face, slot) for slot in slots[first:] if fits is None or fits(face, slot, given)]

    def ends_well(given: Given) -> bool:
        if len(given) == len(faces):
            return True
        return any(ends_well((*given, action)) for action in open_places(given))

    return FORM((seat,), following, into, shape=_spread_shape(faces, tuple(slots)))


_SPREADS: Final[dict[tuple[tuple[int, ...], tuple[str, ...]], Shape]] = {}


def _spread_shape(faces: tuple[int, ...], slots: tuple[str, ...]) -> Shape:
    shape = _SPREADS.get((faces, slots))
    if shape is None:
        shape = Shape("spread", len(faces), len(faces), tuple([str(face) for face in faces]), slots)
        if len(_SPREADS) < 10_000:
            _SPREADS[faces, slots] = shape
    return shape


def _last_equal(faces: tuple[int, ...]) -> list[int]:
    """For each die the place of the last equal die before it, or -1."""
    last: dict[int, int] = {}
    found: list[int] = []
    for at, face in enumerate(faces):
        found.append(last.get(face, -1))
        last[face] = at
    return found


def path(
    seat: Seat,
    kind: str,
    steps: Callable[[Any, Any], Sequence[Action]],
    into: str,
    lo: int = 0,
    hi: int = 1_000,
) -> Form:
    """Go step by step: `steps(m, given)` lists the next ones; after `lo` steps the seat may be done."""

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if len(given) >= hi or (given and given[-1] == DONE_CHOOSING):
            return None
        options = list(steps(m, given))
        if len(given) >= lo:
            if not options and given:
                return None
            options.append(DONE_CHOOSING)
        return ASK(who, kind, options, into)

    return FORM((seat,), following, into, shape=Shape("path", lo, hi))


def pay(seat: Seat, kind: str, due: int, purses: Sequence[tuple[Action, int]], into: str) -> Form:
    """Pay `due` from several places, one unit an answer: `purses` are (action that pays one, how many lie there).

    Places are used in list order, so each way to pay is given once. Where only one way is left, it is taken for the
    seat: the form ends early and `full_payment` completes the answer.
    """

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        left = due - len(given)
        choices = _payable(purses, given, left)
        if left == 0 or (len(choices) == 1 and _only_way(purses, choices[0], given, left)):
            return None
        return ASK(who, kind, choices, into)

    if sum([amount for _, amount in purses]) < due:
        raise ValueError(f"{kind}: {due} cannot be paid")
    items = tuple([text_of(action) for action, _ in purses])
    return FORM((seat,), following, into, shape=Shape("pay", due, due, items))


def full_payment(due: int, purses: Sequence[tuple[Action, int]], given: Given) -> Given:
    """The whole payment: what was chosen, and the rest where only one way was left."""
    whole = given
    while len(whole) < due:
        whole = (*whole, _payable(purses, whole, due - len(whole))[0])
    return whole


def _payable(purses: Sequence[tuple[Action, int]], given: Given, left: int) -> list[Action]:
    """Places the next unit may come from: not before the last one used, and enough left from there on."""
    choices: list[Action] = []
    started = not given
    for place, (action, amount) in enumerate(purses):
        started = started or action == given[-1]
        rest = sum([more for _, more in purses[place + 1 :]])
        mine = amount - sum([1 for used in given if used == action])
        if started and mine > 0 and mine + rest >= left:
            choices.append(action)
    return choices


def _only_way(purses: Sequence[tuple[Action, int]], choice: Action, given: Given, left: int) -> bool:
    """Whether from here each further unit has one choice only."""
    while left:
        choices = _payable(purses, given, left)
        if len(choices) != 1:
            return False
        given, left = (*given, choices[0]), left - 1
    return True


def _distinct(actions: Sequence[Action]) -> list[Action]:
    found: list[Action] = []
    for action in actions:
        if action not in found:
            found.append(action)
    return found
