"""The web server: REST, sockets and storage. A client is sent only what its own seat may see."""

from .app import Settings, create_app

__all__ = ["Settings", "create_app"]
