"""The past of a table, step by step, as one seat may know it."""

from brassboard.kernel import BadInput, Match, Seat
from brassboard.kernel.match import may_read

from .connection import Refused
from .wire import Plain, view_plain


def replay(match: Match | None, seat: Seat | None, step: int) -> Plain:
    """Return the view of this seat after its event number `step`; steps count only events the seat may know."""
    line, steps = line_of_step(match, seat, step)
    assert match is not None
    view = view_plain(match.at(line), seat)
    view["decision"] = None
    return {"step": step, "steps": steps, "view": view}


def line_of_step(match: Match | None, seat: Seat | None, step: int) -> tuple[int, int]:
    """Return the journal line behind a step of this seat, and how many steps the seat has."""
    if match is None:
        raise Refused("not-started", "the match has not started yet")
    seen = [entry.line for entry in match.log if may_read(entry.audience, seat)]
    if not 0 <= step <= len(seen):
        raise BadInput(f"step must be 0 to {len(seen)}, not {step}", "step")
    return (seen[step - 1] + 1 if step else 0), len(seen)
