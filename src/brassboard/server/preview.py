"""What would come of an option, before it is taken: a dry run of it, told to the seat that is asked."""

from brassboard.kernel import BadInput, Illegal, Match, Seat

from .wire import Plain, events_known, events_plain


def would(match: Match, seat: Seat, choice: str) -> list[Plain]:
    """The events this seat would see, as far as they can be told beforehand.

    That is: only to a seat asked alone, and only where it could take the choice back freely. What one may do and undo
    at will betrays nothing that was hidden; dice, cards and what others chose in secret are behind the barrier of undo.
    """
    if list(match.awaited) != [seat]:
        return []
    trial = match.clone()
    try:
        trial.take(choice, seat, trial.numbers[seat])
    except (BadInput, Illegal):
        return []
    return events_plain(trial, seat, events_known(match, seat, len(match.log))) if trial.may_undo(seat) else []
