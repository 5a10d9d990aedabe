"""Moments: the points named by the rulebook at which other seats may react.

At a moment a window opens, in which seats are asked for reactions. Which seats are asked follows from public facts
only, so that a pause in the match reveals nothing about a hand. Forced reactions run first; then the seats are asked in
the order of the policy, and each of them may always pass.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from .action_text import read_action, syntax_of, text_of
from .data import (
    EVERYONE,
    Accept,
    Action,
    Ask,
    Flow,
    Frame,
    Mask,
    Seat,
    Window,
)
from .errors import RuleError
from .legality import Kind, legal
from .lens import public_scene
from .rulebook import RULES, rule
from .scene import Scene
from .step_results import ASK, CALL, END_RULE, FORM, GOTO, PASS, PASSED

ROUND: Final = "round"
"""The seats are asked in turn until all have passed in a row."""
EACH_ONCE: Final = "each once"
"""Every seat is asked once, in order."""
UNTIL_PASS: Final = "until pass"
"""The first seat is asked until it passes, then the next one."""
SEALED: Final = "sealed"
"""All seats offer a reaction at the same time, unseen; then a leader accepts one offer or none."""

Opens = Callable[[Any], Sequence[Seat]]
Forced = Callable[[Any], Frame | None]


class Reaction:
    """A kind of action with which a seat may react, and the rule that then runs."""

    def __init__(self, kind: Kind, makes: Callable[[Any, Seat], Frame]) -> None:
        self.kind = kind
        self.makes = makes


class Moment:
    """A named point of the rules with its reactions.

    `opens` receives what is public and returns the seats to ask, in order. `forced` are reactions that nobody chooses.
    With `once`, a seat may use the same reaction only once in a window. Sealed offers need a `leader` who accepts, at
    most `limit` of them. `secret_to` returns the seats that must not see the window.
    """

    def __init__(
        self,
        name: str,
        opens: Opens,
        *reactions: Reaction,
        forced: Sequence[Forced] = (),
        policy: str = ROUND,
        once: bool = False,
        leader: Callable[[Any], Seat] | None = None,
        secret_to: Callable[[Any], Mask] | None = None,
        limit: int = 1,
    ) -> None:
        if (policy == SEALED) != (leader is not None):
            raise TypeError(f"moment {name}: sealed offers need a leader, and only they do")
        self.name = name
        self.args = {"moment": name}
        self.opens = opens
        self.reactions = reactions
        self.kinds = tuple([reaction.kind for reaction in reactions])
        self._makers: dict[str, Callable[[Any, Seat], Frame] | None] = {}
        for reaction in reactions:
            verb = reaction.kind.verb
            alike = self._makers.get(verb, reaction.makes) is reaction.makes
            self._makers[verb] = reaction.makes if alike else None
        self.forced = tuple(forced)
        self.policy = policy
        self.once = once
        self.leader = leader
        self.secret_to = secret_to
        self.limit = limit

    def joined(self, other: "Moment") -> "Moment":
        """Return this moment with the reactions that another module declares for it added."""
        if (self.policy, self.once, self.limit) != (other.policy, other.once, other.limit):
            raise TypeError(f"moment {self.name}: declared twice with different policies")
        first, second = self.opens, other.opens

        def opens(seen: Any) -> Sequence[Seat]:
            seats = list(first(seen))
            return (*seats, *[seat for seat in second(seen) if seat not in seats])

        return Moment(
            self.name,
            opens,
            *self.reactions,
            *other.reactions,
            forced=(*self.forced, *other.forced),
            policy=self.policy,
            once=self.once,
            leader=self.leader or other.leader,
            secret_to=self.secret_to or other.secret_to,
            limit=self.limit,
        )

    def offers(self, m: Scene[Any], window: Window, seat: Seat) -> list[Action]:
        """Return the options of a seat in the window, with Pass as the last one."""
        found = legal(m, seat, *self.kinds)
        if self.once and window.used:
            found = [action for action in found if f"{seat} {text_of(action)}" not in window.used]
        found.append(PASS)
        return found

    def frame_for(self, m: Scene[Any], seat: Seat, action: Action) -> Frame:
        """Return the rule that runs when the seat reacts with this action."""
        makes = self._makers.get(syntax_of(type(action)).verb)
        if makes is not None and not m.checked:
            return makes(action, seat)  # All kinds with this verb make the same rule.
        for reaction in self.reactions:
            if action in legal(m, seat, reaction.kind):
                return reaction.makes(action, seat)
        raise RuleError(f"{text_of(action)} is no reaction to {self.name} at {m.path()}")


def moment_of(m: Scene[Any], name: str) -> Moment:
    """Return the moment of this name."""
    moment: Moment | None = m.book.moments.get(name)
    if moment is None:
        raise RuleError(f'no moment is called "{name}" at {m.path()}')
    return moment


def window(m: Scene[Any], name: str) -> Flow:
    """Open the window of a moment, if a reaction is forced or public facts name a seat to ask."""
    moment = moment_of(m, name)
    if moment.forced:
        return CALL(Window(name))
    seats = seats_to_ask(m, moment)
    if not seats:
        return None
    if moment.leader is None and moment.secret_to is None:
        return CALL(Window(name, seats, pc=OFFER))  # The steps before `offer` would do nothing, so they are skipped.
    return CALL(Window(name, seats))


def seats_to_ask(m: Scene[Any], moment: Moment) -> tuple[Seat, ...]:
    """Return the seats that a moment asks. A checked match proves that only public facts decide it."""
    seats = tuple(moment.opens(m))
    if m.checked and tuple(moment.opens(public_scene(m))) != seats:
        raise RuleError(f"moment {moment.name} opens on what is hidden, at {m.path()}")
    return seats


def force(w: Window, m: Scene[Any]) -> Flow:
    """Run the next forced reaction that applies."""
    forced = moment_of(m, w.moment).forced
    while w.forced < len(forced):
        frame = forced[w.forced](m)
        w.forced += 1
        if frame is not None:
            return CALL(frame)
    return None


def more_forced(w: Window, m: Scene[Any]) -> Flow:
    """Go back to `force` if forced reactions are left."""
    return GOTO(force) if w.forced < len(moment_of(m, w.moment).forced) else None


def name_seats(w: Window, m: Scene[Any]) -> Flow:
    """Note which seats are asked, who leads and who must not see the window; close it if no seat is asked."""
    moment = moment_of(m, w.moment)
    if moment.forced:
        w.seats = seats_to_ask(m, moment)
    if moment.leader is not None:
        w.seat = moment.leader(m)
    if moment.secret_to is not None:
        w.secret_to = moment.secret_to(m)
    return None if w.seats else END_RULE


def skip_closed(w: Window, m: Scene[Any]) -> Flow:
    """Let seats pass that can no longer react by public facts, for example because their last card is played."""
    moment = moment_of(m, w.moment)
    if moment.policy == SEALED:
        return None
    still = seats_to_ask(m, moment)
    while not _closed(w, moment) and w.seats[w.turn % len(w.seats)] not in still:
        _next_seat(w)
    return END_RULE if _closed(w, moment) else None


def _closed(w: Window, moment: Moment) -> bool:
    """Whether no seat is left to ask."""
    return w.passed >= len(w.seats) if moment.policy == ROUND else w.turn >= len(w.seats)


def _next_seat(w: Window) -> None:
    w.turn += 1
    w.passed += 1


def offer(w: Window, m: Scene[Any]) -> Flow:
    """Ask the next seat for a reaction, or all seats for sealed offers."""
    moment = moment_of(m, w.moment)
    if moment.policy == SEALED:
        return FORM(w.seats, sealed_offer, "offers", sealed=True, secret_to=w.secret_to, then=offers_in)
    seat = w.seats[w.turn % len(w.seats)]
    return ASK(seat, "react", moment.offers(m, w, seat), "", moment.args, answered, w.secret_to)


def answered(w: Window, m: Scene[Any], action: Action) -> Flow:
    """Run the reaction a seat chose, or ask the next seat if it passed."""
    moment = moment_of(m, w.moment)
    if type(action) is PASSED:
        _next_seat(w)
        return END_RULE if _closed(w, moment) else TO_SKIP_CLOSED
    seat = w.seats[w.turn % len(w.seats)]
    frame = moment.frame_for(m, seat, action)
    if moment.once:
        w.used = (*w.used, f"{seat} {text_of(action)}")
    w.passed = 0
    if moment.policy != UNTIL_PASS:
        w.turn += 1
    return CALL(frame)


def again(w: Window, m: Scene[Any]) -> Flow:
    """Ask again after a reaction has run."""
    return TO_SKIP_CLOSED


def sealed_offer(w: Window, m: Scene[Any], seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask a seat for its one sealed offer."""
    if given:
        return None
    moment = moment_of(m, w.moment)
    return ASK(seat, "offer", moment.offers(m, w, seat), "", moment.args)


def offers_in(w: Window, m: Scene[Any], answers: tuple[tuple[Action, ...], ...]) -> Flow:
    """Store the sealed offers and show the leader which seats made one."""
    offers = [""] * m.seats
    offered = 0
    for seat, (action,) in zip(w.seats, answers, strict=True):
        if type(action) is not PASSED:
            offers[seat] = text_of(action)
            offered |= 1 << seat
    w.offers = tuple(offers)
    w.offered = offered
    m.reveal(1 << w.seat)
    return GOTO(accept)


def accept(w: Window, m: Scene[Any]) -> Flow:
    """Ask the leader which offer to accept, if any."""
    moment = moment_of(m, w.moment)
    options: list[Action] = [Accept(seat) for seat in w.seats if w.offered >> seat & 1]
    options.append(Accept())
    return ASK(w.seat, "accept", options, "", moment.args, accepted, w.secret_to)


def accepted(w: Window, m: Scene[Any], action: Accept) -> Flow:
    """Run the reaction the leader accepted; the other offers are dropped unseen."""
    offers, w.offers, w.offered = w.offers, (), 0
    w.turn += 1
    if action.offer is None:
        return END_RULE
    moment = moment_of(m, w.moment)
    chosen = read_action(offers[action.offer], m.book.verbs)
    frame = moment.frame_for(m, action.offer, chosen)
    m.reveal((1 << m.seats) - 1 & ~w.secret_to if w.secret_to else EVERYONE)
    w.used = (*w.used, f"{action.offer} {offers[action.offer]}")
    return CALL(frame)


def more_offers(w: Window, m: Scene[Any]) -> Flow:
    """Ask for further offers while the leader may accept more."""
    return GOTO(offer) if w.turn < moment_of(m, w.moment).limit else None


WINDOW_RULE: Final = ""
TO_SKIP_CLOSED: Final = GOTO(skip_closed)
rule(
    Window,
    (force, WINDOW_RULE),
    (more_forced, WINDOW_RULE),
    (name_seats, WINDOW_RULE),
    (skip_closed, WINDOW_RULE),
    (offer, WINDOW_RULE),
    (again, WINDOW_RULE),
    (accept, WINDOW_RULE),
    (more_offers, WINDOW_RULE),
)
OFFER: Final = RULES[Window].places[offer]
