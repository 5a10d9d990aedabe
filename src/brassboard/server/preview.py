"""Previews an option before it is taken: plays it on a copy, and returns what the asking seat would see."""

from brassboard.kernel import BadInput, Illegal, Match, Seat

from .wire import Plain, events_known, events_plain


def preview_events(match: Match, seat: Seat, choice: str) -> list[Plain]:
    """Return the events this seat would see after the choice, or none if the preview could reveal something.

    A preview is given only if the seat is the only one asked and could undo the choice freely. Whatever a seat may do
    and undo at will reveals nothing hidden; dice, cards and secret choices of others end the undo.
    """
    if list(match.awaited) != [seat]:
        return []
    trial = match.clone()
    try:
        trial.take(choice, seat, trial.numbers[seat])
    except (BadInput, Illegal):
        return []
    return events_plain(trial, seat, events_known(match, seat, len(match.log))) if trial.may_undo(seat) else []
