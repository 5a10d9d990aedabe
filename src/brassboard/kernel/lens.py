"""What one seat may know: redacted states, the lens a bot plays on, and full positions that agree with a lens."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from .action_text import text_of
from .data import EVERYONE, SPECTATOR, Action, Ask, Effect, Form, Frame, Part, Pass, Seat, State, Window
from .errors import RuleError
from .position import Position
from .rulebook import Rulebook
from .scene import Scene, question_of
from .visibility import hidden_stock, in_mask, layout_of, redactor_of

Pools = dict[str, list[Any]]
MAX_TRIES: Final = 200


class Luck(Protocol):
    """A source of random numbers, such as `random.Random` or `Stream`."""

    def randrange(self, stop: int, /) -> int: ...


Resample = Callable[[Scene[Any], Seat, Luck], bool | None]
"""Draws again what a viewer may not see and no stock holds. Returns False to have the stocks dealt again."""


def redact(book: Rulebook, state: State, viewer: Seat, cut: bool = True) -> State:
    """Return a state of the same type in which everything the viewer may not see is blank.

    With `cut`, secret rules on top of the stack are left out.
    """
    teams, shown = state.teams, state.stack
    secrets = cut and has_secrets(shown)
    if secrets:
        shown = shown[: known_depth(shown, viewer, teams)]
    new: State = state.__copy__()
    new.table = redact_table(book, state, viewer)
    new.stack = [redactor_of(type(frame))(frame, viewer, -1, teams) for frame in shown]
    if secrets:
        for place, frame in enumerate(shown):
            if secret_from(frame, viewer, teams):
                new.stack[place] = _without_details(new.stack[place])
    new.effects = visible_effects(state, viewer)
    if state.given:
        kept = tuple([mine if seat == viewer else () for seat, mine in enumerate(state.given)])
        new.given = kept if any(kept) else ()
    return new


def redact_table(book: Rulebook, state: State, viewer: Seat) -> Part:
    """Return a copy of the table in which everything the viewer may not see is blank."""
    table: Part = redactor_of(book.table)(state.table, viewer, -1, state.teams)
    return table


def redact_stack(stack: list[Frame], viewer: Seat, teams: tuple[int, ...]) -> list[Frame]:
    """Return rules in progress, none of them secret, with blanks for everything the viewer may not see.

    Rules that hide nothing are not copied, so do not keep them.
    """
    shown: list[Frame] = []
    for frame in stack:
        kind = type(frame)
        shown.append(redactor_of(kind)(frame, viewer, -1, teams) if layout_of(kind).hides else frame)
    return shown


def visible_effects(state: State, viewer: Seat) -> list[Effect]:
    """Return the lasting effects this viewer may know."""
    effects = state.effects
    return [e for e in effects if e.seen == EVERYONE or in_mask(e.seen, viewer)] if effects else []


def secret_from(frame: Frame, viewer: Seat, teams: tuple[int, ...]) -> bool:
    """Whether this viewer must not know that the rule is in progress."""
    if type(frame) is Window:
        return frame.secret_to != 0 and (viewer < 0 or bool(frame.secret_to >> viewer & 1))
    if not frame.secret:
        return False
    owner: int = getattr(frame, "seat", -1)
    if frame.secret == "own":
        return viewer != owner
    return viewer < 0 or owner < 0 or teams[viewer] != teams[owner]


def has_secrets(stack: list[Frame]) -> bool:
    """Whether any rule in progress is secret. Usually none is, and then nothing must be checked for each viewer."""
    for frame in stack:  # noqa: SIM110  This runs for every view, and a list is twice as slow.
        if frame.secret or (type(frame) is Window and frame.secret_to != 0):
            return True
    return False


def known_depth(stack: list[Frame], viewer: Seat, teams: tuple[int, ...]) -> int:
    """Return how many rules of the stack this viewer may know: up to the topmost one that is not secret."""
    depth = len(stack)
    while depth and secret_from(stack[depth - 1], viewer, teams):
        depth -= 1
    return depth


def _without_details(frame: Frame) -> Frame:
    """Return a secret rule that lies below a visible one without its step and its seats."""
    if type(frame) is Window:
        return Window(frame.moment, secret_to=frame.secret_to, returns=frame.returns)
    frame.pc = 0
    return frame


class Lens(Scene[Any]):
    """The match as one seat may know it. A bot receives nothing else, so it cannot cheat."""

    def __init__(self, book: Rulebook, state: State, seat: Seat) -> None:
        super().__init__(book, state)
        self.seat = seat
        self.ask: Ask | None = None
        self.pools: Pools = {}
        self.awaited: tuple[Seat, ...] = ()
        self.whole = True
        self.resample: Resample | None = None
        self.game: Any = None

    @property
    def options(self) -> Any:
        """The options of this seat now."""
        return self.ask.options if self.ask is not None else ()

    def determinize(self, luck: Luck) -> Position[Any]:
        """Return a random full position that this seat could not tell from the true one."""
        if not self.whole:
            raise RuleError(f"seat {self.seat} may not know what is going on now; it is not asked anything")
        return _fill_in(self.book, self.state, self.seat, self.pools, self.awaited, self.resample, luck)


def redacted_scene(m: Scene[Any], seat: Seat) -> Lens:
    """Return what a seat may know, without its question: enough to explain why an action is refused."""
    return Lens(m.book, redact(m.book, m.state, seat), seat)


def public_scene(m: Scene[Any]) -> Lens:
    """Return what everyone may know."""
    return redacted_scene(m, SPECTATOR)


def pools_of(state: State, viewer: Seat) -> Pools:
    """Return, for each stock, the sorted pieces that lie where the viewer may not see them.

    This is no secret: it is the whole stock without the pieces the viewer sees.
    """
    pools: Pools = {}
    for struct in (state.table, *state.stack):
        for part, field in hidden_stock(struct, viewer, -1, state.teams):
            value = getattr(part, field.name)
            pool = pools.setdefault(field.visibility.stock, [])
            if value is not None:
                pool.extend(value if field.tupled else (value,))
    for pool in pools.values():
        pool.sort()
    return pools


def lens_of(position: Position[Any], seat: Seat, resample: Resample | None = None) -> Lens:
    """Return the lens of a seat on a position, with the question to that seat."""
    state = position.state
    lens = Lens(position.book, redact(position.book, state, seat), seat)
    lens.pools = pools_of(state, seat)
    lens.resample = resample
    lens.whole = len(lens.stack) == len(state.stack)
    if lens.whole:
        lens.awaited = position.awaited()
        lens.ask = question_of(lens, seat) if seat in lens.awaited else None
    return lens


def determinize(position: Position[Any], seat: Seat, luck: Luck, resample: Resample | None = None) -> Position[Any]:
    """Return a random full position that agrees with everything this seat may know.

    Rules that are secret from this seat stay in progress; a restartable one begins anew.
    """
    book, state, awaited = position.book, position.state, position.awaited()
    blank = redact(book, state, seat, cut=False)
    depth = depth_of_restart(state, seat)
    if depth >= 0:
        _drop_rules(blank, depth)
        awaited = tuple(range(len(state.teams)))  # Nobody has answered the rule that begins anew.
    made = _fill_in(book, blank, seat, pools_of(state, seat), awaited, resample, luck)
    made.checked = position.checked
    return made


def depth_of_restart(state: State, viewer: Seat) -> int:
    """Return from which depth of the stack on the viewer imagines the rules in progress begun anew; -1 if none is."""
    depth = known_depth(state.stack, viewer, state.teams)
    return depth if depth < len(state.stack) and state.stack[depth].restartable else -1


def _drop_rules(state: State, depth: int) -> None:
    """Drop the rules in progress above this depth, with their open answers and the effects that end with them."""
    del state.stack[depth:]
    state.given = ()
    state.effects = [e for e in state.effects if e.until.what != "frame" or e.until.key < depth]


def _fill_in(
    book: Rulebook,
    state: State,
    viewer: Seat,
    pools: Pools,
    awaited: tuple[Seat, ...],
    resample: Resample | None,
    luck: Luck,
) -> Position[Any]:
    """Return a full position made of a redacted state by filling in what the viewer may not see at random."""
    for _ in range(MAX_TRIES):
        position: Position[Any] = Position(book, book.copy(state))
        _deal_stocks(position.state, viewer, pools, luck)
        agrees = resample is None or resample(position, viewer, luck) is not False
        offers = [_redraw_offers(position, w, viewer, luck) for w in position.stack if type(w) is Window and w.offers]
        if agrees and all(offers):
            break  # Every seat that was seen to offer something has something to offer.
    position.run()
    if type(position.asked) is Form:
        _redraw_answers(position, position.asked, viewer, awaited, luck)
    return position


def _deal_stocks(state: State, viewer: Seat, pools: Pools, luck: Luck) -> None:
    """Deal the hidden pieces of each stock at random to the places the viewer may not see."""
    mixed = {stock: _shuffled(pool, luck) for stock, pool in pools.items()}
    for struct in (state.table, *state.stack):
        for part, field in list(hidden_stock(struct, viewer, -1, state.teams)):
            value = getattr(part, field.name)
            pool = mixed[field.visibility.stock]
            if value is not None and field.tupled:
                taken = pool[: len(value)]
                del pool[: len(value)]
                # Hands are kept sorted; decks and rows have an order.
                is_hand = field.visibility.who in ("own", "team")
                setattr(part, field.name, tuple(sorted(taken) if is_hand else taken))
            elif value is not None:
                setattr(part, field.name, pool.pop())


def _shuffled(pool: list[Any], luck: Luck) -> list[Any]:
    mixed = pool[:]
    for place in range(len(mixed) - 1, 0, -1):
        other = luck.randrange(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


def _redraw_answers(position: Position[Any], form: Form, viewer: Seat, awaited: tuple[Seat, ...], luck: Luck) -> None:
    """Replace the answers of seats that have finished a sealed form by random ones they could have given."""
    frame = position.stack[-1]
    given = list(position.state.given or ((),) * len(position.state.teams))
    for seat in form.seats:
        if seat == viewer or seat in awaited:
            continue
        mine: tuple[Action, ...] = ()
        following = form.following(frame, position, seat, mine)
        while following is not None:
            mine = (*mine, following.options[luck.randrange(len(following.options))])
            following = form.following(frame, position, seat, mine)
        given[seat] = mine
    position.state.given = tuple(given) if any(given) else ()
    position.run()


def _redraw_offers(position: Position[Any], window: Window, viewer: Seat, luck: Luck) -> bool:
    """Replace the sealed offers of other seats, which wait for the leader, by random ones.

    Return False if a seat has nothing to offer although the viewer, being the leader, saw that it offered something.
    """
    moment = position.book.moments[window.moment]
    known = viewer == window.seat
    offers = list(window.offers)
    offered = 0
    agrees = True
    for seat in window.seats:
        if seat != viewer:
            options = moment.offers(position, window, seat)
            if known:
                options = [o for o in options if (type(o) is not Pass) == bool(window.offered >> seat & 1)]
            agrees = agrees and bool(options)
            action = options[luck.randrange(len(options))] if options else None
            offers[seat] = "" if action is None or type(action) is Pass else text_of(action)
        if offers[seat]:
            offered |= 1 << seat
    window.offers = tuple(offers)
    window.offered = offered
    return agrees
