"""Two people at a table of the server, for the tests of its sockets."""

from server.conftest import NewBrowser
from server.server_process import SeatClient


def pair_of(new_browser: NewBrowser, *more: str, **options: object) -> tuple[str, list[SeatClient]]:
    """A table of two people (and bots) that has begun, and their sockets."""
    ada, bob = new_browser("Ada"), new_browser("Bob")
    id = ada.table("me", "open", *more, listed=True, **options)
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/start")
    return id, [ada.open_seat(id, 0), bob.open_seat(id, 1)]
