"""Builds the messages that tell each seat what one action changed."""

import msgspec

from brassboard.kernel import Form, Match, Seat
from brassboard.kernel.match import may_read

from .persistence import SavedProgress
from .wire import Plain, encoded, public_event_plain, seat_event_plain, side_of, view_plain, withdrawn_of


class SeatUpdates:
    """What one action changed, for every seat that may know of it. Parts that all seats share are built once."""

    def __init__(self, match: Match, saved: SavedProgress) -> None:
        self.match = match
        self.saved = saved
        self.view_builder = match.view_builder()
        self.new_events = [(entry.audience, public_event_plain(entry)) for entry in match.log[saved.events :]]

    def for_seat(self, seat: Seat | None) -> tuple[bytes, Plain]:
        """Return the encoded view of the seat, and a state message with this view and the events that are new to it."""
        match, saved = self.match, self.saved
        number, events = saved.count_known(match, seat), []
        if self.new_events:
            side = side_of(match, seat)
            for audience, event in self.new_events:
                if may_read(audience, seat):
                    number += 1
                    events.append(seat_event_plain(event, audience, number, side))
        saved.counts[seat] = number
        view = encoded(view_plain(match, seat, self.view_builder))
        message: Plain = {"t": "state", "view": msgspec.Raw(view)}
        if events:
            message["events"] = events
        if match.touched_events:
            message["withdrawn"] = withdrawn_of(match, seat)
        return view, message


def is_unnoticed(match: Match, seat: Seat) -> bool:
    """Return whether no other seat can notice this seat's last choice, because its form is still open.

    The first choice in a form for one seat can be noticed: it ends the undo of the others.
    """
    form = match.position.asked
    if type(form) is not Form or match.position.ask_of(seat) is None:
        return False
    return len(match.position.given_by(seat)) > (1 if len(form.seats) == 1 else 0)
