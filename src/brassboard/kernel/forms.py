"""Ready-made forms: choose some, choose a number, put in order, spread dice, go a path, pay.

Each is a sequence of small choices in one fixed order, so that the same answer cannot be given in two ways. The shape
of the form tells the page how to show it; a person may answer it at once, and the page sends the choices as a batch.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from .action_text import text_of
from .data import Action, Ask, Form, Mask, Number, Seat, Shape
from .step_results import ASK, END_FORM, FORM

Given = tuple[Action, ...]


def some(seat: Seat, kind: str, options: Sequence[Action], lo: int, hi: int, into: str, secret_to: Mask = 0) -> Form:
    """Ask a seat to choose `lo` to `hi` of the options.

    They are chosen in the order of the list, with equal options (copies of a card) next to each other.
    """
    listed = [copy for option in _distinct(options) for copy in options if copy == option]

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if given and given[-1] == END_FORM:
            return None
        first = 0
        for action in given:
            first = listed.index(action, first) + 1
        missing = lo - len(given)
        last = len(listed) - missing + 1 if missing > 0 else len(listed)
        left = _distinct(listed[first:last])
        if len(given) == hi or not left:
            return None
        return ASK(who, kind, left if missing > 0 else [*left, END_FORM], into)

    if lo > len(options) or hi < lo:
        raise ValueError(f"{kind}: {lo} to {hi} of {len(options)} options cannot be chosen")
    shape = Shape("some", lo, min(hi, len(options)), tuple([text_of(option) for option in options]))
    return FORM((seat,), following, into, secret_to=secret_to, shape=shape)


def number(seat: Seat, kind: str, lo: int, hi: int, into: str, step: int = 1) -> Form:
    """Ask a seat to choose a number from `lo` to `hi`."""

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        return None if given else ASK(who, kind, [Number(n) for n in range(lo, hi + 1, step)], into)

    return FORM((seat,), following, into, shape=Shape("number", lo, hi))


def order(seat: Seat, kind: str, options: Sequence[Action], into: str) -> Form:
    """Ask a seat to put all options in order, beginning with the first."""

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
    """Ask a seat to put each die on a slot, in the order of `dice`. Equal dice take slots in the order of `slots`.

    `place(face, slot)` makes the action; `fits(face, slot, given)` may close a slot for a die. If `fits` depends on the
    dice placed before, use `ahead`: then no slot is offered that would leave a later die without any.
    """
    faces = tuple(dice)
    last_equal = _last_equal(faces)

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if len(given) == len(faces):
            return None
        places = open_places(given)
        if ahead:
            places = [action for action in places if can_complete((*given, action))]
        return ASK(who, kind, places, into)

    def open_places(given: Given) -> list[Action]:
        at = len(given)
        face, previous = faces[at], last_equal[at]
        if previous < 0:
            return [place(face, slot) for slot in slots if fits is None or fits(face, slot, given)]
        first = 0
        while place(face, slots[first]) != given[previous]:
            first += 1
        return [place(face, slot) for slot in slots[first:] if fits is None or fits(face, slot, given)]

    def can_complete(given: Given) -> bool:
        if len(given) == len(faces):
            return True
        return any(can_complete((*given, action)) for action in open_places(given))

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
    """Return for each die the index of the last equal die before it, or -1."""
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
    """Ask a seat for a path, step by step: `steps(m, given)` lists the next steps; after `lo` steps it may stop."""

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        if len(given) >= hi or (given and given[-1] == END_FORM):
            return None
        options = list(steps(m, given))
        if len(given) >= lo:
            if not options and given:
                return None
            options.append(END_FORM)
        return ASK(who, kind, options, into)

    return FORM((seat,), following, into, shape=Shape("path", lo, hi))


def pay(seat: Seat, kind: str, amount: int, sources: Sequence[tuple[Action, int]], into: str) -> Form:
    """Ask a seat to pay `amount` from several sources, one unit at a time.

    A source is the action that pays one unit from it, and how many units it has. Sources are used in the order of the
    list. The form ends as soon as only one way to pay is left; `full_payment` then completes the answer.
    """

    def following(frame: Any, m: Any, who: Seat, given: Given) -> Ask | None:
        left = amount - len(given)
        choices = _payable(sources, given, left)
        if left == 0 or (len(choices) == 1 and _only_way(sources, choices[0], given, left)):
            return None
        return ASK(who, kind, choices, into)

    if sum([units for _, units in sources]) < amount:
        raise ValueError(f"{kind}: {amount} cannot be paid")
    items = tuple([text_of(action) for action, _ in sources])
    return FORM((seat,), following, into, shape=Shape("pay", amount, amount, items))


def full_payment(amount: int, sources: Sequence[tuple[Action, int]], given: Given) -> Given:
    """Return the whole payment: the units the seat chose, and the rest, for which only one way was left."""
    whole = given
    while len(whole) < amount:
        whole = (*whole, _payable(sources, whole, amount - len(whole))[0])
    return whole


def _payable(sources: Sequence[tuple[Action, int]], given: Given, left: int) -> list[Action]:
    """Return the sources of the next unit: none before the last one used, and only if enough is left from there on."""
    choices: list[Action] = []
    started = not given
    for place, (action, units) in enumerate(sources):
        started = started or action == given[-1]
        rest = sum([more for _, more in sources[place + 1 :]])
        left_here = units - sum([1 for used in given if used == action])
        if started and left_here > 0 and left_here + rest >= left:
            choices.append(action)
    return choices


def _only_way(sources: Sequence[tuple[Action, int]], choice: Action, given: Given, left: int) -> bool:
    """Whether every further unit has only one source."""
    while left:
        choices = _payable(sources, given, left)
        if len(choices) != 1:
            return False
        given, left = (*given, choices[0]), left - 1
    return True


def _distinct(actions: Sequence[Action]) -> list[Action]:
    """Return the actions in order, without repetitions."""
    found: list[Action] = []
    for action in actions:
        if action not in found:
            found.append(action)
    return found
