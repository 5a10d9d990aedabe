"""One redaction, and all that follows from it: the lens a seat's rules run on, and full states that agree with it."""

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
TRIES: Final = 200


class Luck(Protocol):
    """What determinize needs of a source of chance; `random.Random` and `Stream` both have it."""

    def randrange(self, stop: int, /) -> int: ...


Resample = Callable[[Scene[Any], Seat, Luck], None]


def redact(book: Rulebook, state: State, viewer: Seat, cut: bool = True) -> State:
    """A state of the same type with everything blank that the viewer may not see; a secret rule cuts the stack."""
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
                new.stack[place] = _nameless(new.stack[place])
    new.effects = visible_effects(state, viewer)
    if state.given:
        kept = tuple([mine if seat == viewer else () for seat, mine in enumerate(state.given)])
        new.given = kept if any(kept) else ()
    return new


def redact_table(book: Rulebook, state: State, viewer: Seat) -> Part:
    """A copy of the table with everything blank that the viewer may not see."""
    table: Part = redactor_of(book.table)(state.table, viewer, -1, state.teams)
    return table


def redact_stack(stack: list[Frame], viewer: Seat, teams: tuple[int, ...]) -> list[Frame]:
    """Rules in progress, none of them a secret, with everything blank that the viewer may not see.

    Those that hide nothing are no copies: this is for looking, not for keeping.
    """
    shown: list[Frame] = []
    for frame in stack:
        kind = type(frame)
        shown.append(redactor_of(kind)(frame, viewer, -1, teams) if layout_of(kind).hides else frame)
    return shown


def visible_effects(state: State, viewer: Seat) -> list[Effect]:
    """The lasting effects this viewer may know of."""
    effects = state.effects
    return [e for e in effects if e.seen == EVERYONE or in_mask(e.seen, viewer)] if effects else []


def secret_from(frame: Frame, viewer: Seat, teams: tuple[int, ...]) -> bool:
    """Whether this viewer must not even know that the rule is in progress."""
    if type(frame) is Window:
        return frame.secret_to != 0 and (viewer < 0 or bool(frame.secret_to >> viewer & 1))
    if not frame.secret:
        return False
    owner: int = getattr(frame, "seat", -1)
    if frame.secret == "own":
        return viewer != owner
    return viewer < 0 or owner < 0 or teams[viewer] != teams[owner]


def has_secrets(stack: list[Frame]) -> bool:
    """Whether any rule in progress is a secret from anybody; mostly none is, and all need not be asked for each."""
    for frame in stack:  # noqa: SIM110  asked for every view, and a list costs twice as much
        if frame.secret or (type(frame) is Window and frame.secret_to != 0):
            return True
    return False


def known_depth(stack: list[Frame], viewer: Seat, teams: tuple[int, ...]) -> int:
    """How far up the stack this viewer may look: to the topmost rule that is no secret."""
    depth = len(stack)
    while depth and secret_from(stack[depth - 1], viewer, teams):
        depth -= 1
    return depth


def _nameless(frame: Frame) -> Frame:
    """A secret rule below one that everybody sees tells neither its step nor its seats."""
    if type(frame) is Window:
        return Window(frame.moment, secret_to=frame.secret_to, returns=frame.returns)
    frame.pc = 0
    return frame


class Lens(Scene[Any]):
    """The match as one seat may know it. Bots get this and have nothing else to peek at."""

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
        """The actions this seat may choose from now."""
        return self.ask.options if self.ask is not None else ()

    def determinize(self, luck: Luck) -> Position[Any]:
        """A full position that this seat could not tell from the true one."""
        if not self.whole:
            raise RuleError(f"seat {self.seat} may not know what is going on now; it is not asked anything")
        return _filled(self.book, self.state, self.seat, self.pools, self.awaited, self.resample, luck)


def redacted_scene(m: Scene[Any], seat: Seat) -> Lens:
    """What a seat may know, without the question put to it: enough to say why something is not allowed."""
    return Lens(m.book, redact(m.book, m.state, seat), seat)


def public_scene(m: Scene[Any]) -> Lens:
    """What everybody may know."""
    return redacted_scene(m, SPECTATOR)


def pools_of(state: State, viewer: Seat) -> Pools:
    """What lies in hidden slots of each stock, sorted: whole stock less what the viewer sees, so no secret."""
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
    """The lens of a seat on a position, with the question put to it."""
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
    """A full position that agrees with everything this seat may know; rules it may not know of stay where they are."""
    book, state = position.book, position.state
    blank = redact(book, state, seat, cut=False)
    pools = pools_of(state, seat)
    made = _filled(book, blank, seat, pools, position.awaited(), resample, luck)
    made.checked = position.checked
    return made


def _filled(
    book: Rulebook,
    state: State,
    viewer: Seat,
    pools: Pools,
    awaited: tuple[Seat, ...],
    resample: Resample | None,
    luck: Luck,
) -> Position[Any]:
    for _ in range(TRIES if _offers_wait(state) else 1):
        position: Position[Any] = Position(book, book.copy(state))
        _deal(position.state, viewer, pools, luck)
        if resample is not None:
            resample(position, viewer, luck)
        if all([_redraw_offers(position, w, viewer, luck) for w in position.stack if type(w) is Window and w.offers]):
            break  # whoever was seen to offer holds something to offer
    position.run()
    if type(position.asked) is Form:
        _redraw_answers(position, position.asked, viewer, awaited, luck)
    return position


def _offers_wait(state: State) -> bool:
    return any([type(frame) is Window and frame.offers for frame in state.stack])


def _deal(state: State, viewer: Seat, pools: Pools, luck: Luck) -> None:
    """Spread each stock anew over its slots that the viewer may not see."""
    mixed = {stock: _shuffled(pool, luck) for stock, pool in pools.items()}
    for struct in (state.table, *state.stack):
        for part, field in list(hidden_stock(struct, viewer, -1, state.teams)):
            value = getattr(part, field.name)
            pool = mixed[field.visibility.stock]
            if value is not None and field.tupled:
                taken = pool[: len(value)]
                del pool[: len(value)]
                hand = field.visibility.who in ("own", "team")  # hands are kept sorted, decks and rows have an order
                setattr(part, field.name, tuple(sorted(taken) if hand else taken))
            elif value is not None:
                setattr(part, field.name, pool.pop())


def _shuffled(pool: list[Any], luck: Luck) -> list[Any]:
    mixed = pool[:]
    for place in range(len(mixed) - 1, 0, -1):
        other = luck.randrange(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


def _redraw_answers(position: Position[Any], form: Form, viewer: Seat, awaited: tuple[Seat, ...], luck: Luck) -> None:
    """Seats that are done with a sealed form get other answers they could have given."""
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
    """Sealed offers that wait for the leader: the viewer's own stay, the others are drawn anew.

    False if a seat has nothing to offer although the leader, who looks, saw it offer something.
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
