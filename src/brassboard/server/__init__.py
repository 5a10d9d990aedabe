"""The table in a browser: REST, sockets, storage. Nothing but a seat's own view ever leaves here."""

from .app import Settings, create_app

__all__ = ["Settings", "create_app"]
