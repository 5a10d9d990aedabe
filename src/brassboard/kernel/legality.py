"""Legality: the same requirements, each with its rule id, decide the options and explain every refusal."""

from collections.abc import Callable, Sequence
from typing import Any

from .data import Action, Seat
from .errors import Denial, RuleError
from .scene import Scene
from .step_results import PASS

Denied = tuple[Any, ...] | None
Check = Callable[[Any, Seat, Any], Denied]


class Requirement:
    """A function with a rule id: it returns None if an action is allowed, else the arguments of the denial.

    With `once`, the function does not look at the action, so it is called only once for all candidates.
    """

    def __init__(self, rule: str, check: Check, args: tuple[str, ...] = (), once: bool = False) -> None:
        self.rule = rule
        self.check = check
        self.args = args
        self.once = once

    def denial(self, m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
        """Return why this requirement denies an action, or None."""
        denied = self.check(m, seat, action)
        if denied is None:
            return None
        names = self.args or tuple([f"arg{place}" for place in range(len(denied))])
        return Denial(self.rule, "denied", dict(zip(names, denied, strict=True)))


def requires(rule: str, *args: str, once: bool = False) -> Callable[[Check], Requirement]:
    """Make a requirement of a function: `@requires("DU-MOVE-04", "door")`; `args` name what the function returns."""

    def made(check: Check) -> Requirement:
        return Requirement(rule, check, args, once)

    return made


class Kind:
    """A kind of action: the actions a seat could try (candidates), and what may forbid them (requirements).

    If there are many candidates, `fast` may list the legal actions directly, or `narrow` may list fewer candidates for
    the requirements to check. A test compares both with what the requirements say of all candidates.
    """

    def __init__(
        self,
        verb: str,
        candidates: Callable[[Any, Seat], Sequence[Action]],
        *requirements: Requirement,
        rule: str = "",
        fast: Callable[[Any, Seat], Sequence[Action]] | None = None,
        narrow: Callable[[Any, Seat], Sequence[Action]] | None = None,
    ) -> None:
        if fast is not None and narrow is not None:
            raise TypeError(f"kind {verb}: a fast list needs no narrow one")
        self.verb = verb
        self.candidates = candidates
        self.requirements = requirements
        self.once = tuple([r.check for r in requirements if r.once])
        self.every = tuple([r.check for r in requirements if not r.once])
        self.only = self.every[0] if len(self.every) == 1 else None
        self.rule = rule or (requirements[0].rule if requirements else "")
        self.narrow = narrow
        self.fast = fast if narrow is None else self._narrowed

    def filtered(self, m: Scene[Any], seat: Seat) -> list[Action]:
        """Return the candidates that no requirement denies."""
        found: list[Action] = []
        self.filter_into(found, m, seat, self.candidates)
        return found

    def _narrowed(self, m: Scene[Any], seat: Seat) -> list[Action]:
        found: list[Action] = []
        if self.narrow is not None:
            self.filter_into(found, m, seat, self.narrow)
        return found

    def filter_into(
        self, found: list[Action], m: Scene[Any], seat: Seat, listing: Callable[[Any, Seat], Sequence[Action]]
    ) -> None:
        """Add the actions of `listing` that no requirement denies to `found`."""
        for check in self.once:
            if check(m, seat, PASS) is not None:
                return
        candidates = listing(m, seat)
        if not self.every:
            found += candidates
        elif self.only is not None:
            only = self.only
            for action in candidates:
                if only(m, seat, action) is None:
                    found.append(action)
        else:
            for action in candidates:
                for check in self.every:
                    if check(m, seat, action) is not None:
                        break
                else:
                    found.append(action)

    def denial(self, m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
        """Return why the first requirement that denies this action does so, or None."""
        for requirement in self.requirements:
            denial = requirement.denial(m, seat, action)
            if denial is not None:
                return denial
        return None


def legal(m: Scene[Any], seat: Seat, *kinds: Kind) -> list[Action]:
    """Return every action of these kinds that the seat may choose now."""
    found: list[Action] = []
    for kind in kinds:
        if kind.narrow is not None:
            kind.filter_into(found, m, seat, kind.narrow)
        elif kind.fast is not None:
            found += kind.fast(m, seat)
        else:
            kind.filter_into(found, m, seat, kind.candidates)
    return found


def denial_of(kinds: Sequence[Kind], m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
    """Return why none of these kinds grants the action; None if one of them does, or if none applies now."""
    nearest: Denial | None = None
    for kind in kinds:
        try:
            if action not in kind.candidates(m, seat):
                nearest = nearest or Denial(kind.rule, "no-candidate", {})
                continue
            denial = kind.denial(m, seat, action)
        except RuleError:
            continue  # This kind needs a rule that is not in progress now.
        if denial is None:
            return None
        if nearest is None or nearest.key == "no-candidate":
            nearest = denial
    return nearest
