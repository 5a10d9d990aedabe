"""Legal, explained and done are one thing: requirements with rule ids give both the options and the `why_not`."""

from collections.abc import Callable, Sequence
from typing import Any

from .data import Action, Seat
from .errors import Denial
from .scene import Scene

Denied = tuple[Any, ...] | None
Check = Callable[[Any, Seat, Any], Denied]


class Requirement:
    """A small function with a rule id: nothing if the candidate may pass, else the arguments of a denial.

    `once`: the answer is the same for every candidate, so options ask it only once.
    """

    def __init__(self, rule: str, check: Check, args: tuple[str, ...] = (), once: bool = False) -> None:
        self.rule = rule
        self.check = check
        self.args = args
        self.once = once

    def denial(self, m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
        denied = self.check(m, seat, action)
        if denied is None:
            return None
        names = self.args or tuple([f"arg{place}" for place in range(len(denied))])
        return Denial(self.rule, "denied", dict(zip(names, denied, strict=True)))


def requires(rule: str, *args: str, once: bool = False) -> Callable[[Check], Requirement]:
    """`@requires("SR-DOOR-03", "door")` over a function that returns None or the denial's arguments."""

    def made(check: Check) -> Requirement:
        return Requirement(rule, check, args, once)

    return made


class Kind:
    """A kind of action: who could try what (candidates), and what forbids it (requirements).

    `fast` may list the legal ones directly where candidates are many; a test keeps the two equal.
    """

    def __init__(
        self,
        verb: str,
        candidates: Callable[[Any, Seat], Sequence[Action]],
        *requirements: Requirement,
        rule: str = "",
        fast: Callable[[Any, Seat], Sequence[Action]] | None = None,
    ) -> None:
        self.verb = verb
        self.candidates = candidates
        self.requirements = requirements
        self.once = tuple([r for r in requirements if r.once])
        self.every = tuple([r for r in requirements if not r.once])
        self.rule = rule or (requirements[0].rule if requirements else "")
        self.fast = fast

    def filtered(self, m: Scene[Any], seat: Seat) -> list[Action]:
        """The candidates no requirement denies."""
        candidates = self.candidates(m, seat)
        if not candidates:
            return []
        first = candidates[0]
        for requirement in self.once:
            if requirement.check(m, seat, first) is not None:
                return []
        every = self.every
        if not every:
            return list(candidates)
        found: list[Action] = []
        for action in candidates:
            for requirement in every:
                if requirement.check(m, seat, action) is not None:
                    break
            else:
                found.append(action)
        return found

    def denial(self, m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
        """The first requirement that denies this action."""
        for requirement in self.requirements:
            denial = requirement.denial(m, seat, action)
            if denial is not None:
                return denial
        return None


def legal(m: Scene[Any], seat: Seat, *kinds: Kind) -> list[Action]:
    """Every action of these kinds that the seat may take now."""
    found: list[Action] = []
    for kind in kinds:
        if kind.fast is not None:
            found.extend(kind.fast(m, seat))
        else:
            found.extend(kind.filtered(m, seat))
    return found


def denial_of(kinds: Sequence[Kind], m: Scene[Any], seat: Seat, action: Action) -> Denial | None:
    """Why none of these kinds grants the action; None if one of them would."""
    nearest: Denial | None = None
    for kind in kinds:
        if action in kind.candidates(m, seat):
            denial = kind.denial(m, seat, action)
            if denial is None:
                return None
            nearest = nearest or denial
    if nearest is not None:
        return nearest
    rule = kinds[0].rule if kinds else ""
    return Denial(rule, "no-candidate", {})
