"""ASGI middleware around the application: limits of size and rate, checks of origin, security headers."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_BODY = 64 * 1024
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE = (b"cache-control", b"no-store")
CACHE_FOREVER = (
    b"cache-control",
    b"public, max-age=31536000, immutable",
)  # The build names files by a hash of their content.


class Bucket:
    """A token bucket: allows `rate` requests a second, and at most `burst` at once."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float) -> bool:
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """Refuses requests that are too many, too large or from another site, and adds headers to all responses."""

    def __init__(self, app: App, rate: float = 40.0, burst: float = 120.0, trusted: tuple[str, ...] = ()) -> None:
        self.app = app
        self.rate = rate
        self.burst = burst
        self.trusted = trusted
        self._buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        refused = self._refused(scope, headers)
        if refused is not None:
            await _refuse(kind, *refused, send)
            return
        if kind == "http":
            await self.app(scope, receive, self._with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
        if not self._allowed(scope):
            return 429, "too-many", "too many requests; please wait a moment"
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not self._same_origin(headers):
            return 403, "foreign-origin", "this came from another site"
        if scope["type"] == "http":
            if unsafe and headers.get(b"x-brassboard") != b"1":
                return 403, "no-header", "the header X-Brassboard: 1 is missing"
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or len(length) > 12 or int(length) > MAX_BODY:
                return 413, "too-large", f"at most {MAX_BODY} bytes"
        return None

    def _allowed(self, scope: Scope) -> bool:
        if self.rate <= 0:
            return True
        client = str((scope.get("client") or ("?",))[0])
        if len(self._buckets) > 10_000:
            self._buckets.clear()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.burst)
        return bucket.take(self.rate, self.burst)

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Return whether the request comes from our page.

        Browsers always send an origin with requests that can do harm.

        A program that sends no origin has no cookies that could be abused.
        """
        given = headers.get(b"origin")
        if given is None:
            return True
        origin = given.decode("latin-1")
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        host = headers.get(b"host", b"").decode("latin-1")
        return (bool(site) and site == host) or origin in self.trusted

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        kept = CACHE_FOREVER if scope["path"].startswith("/assets/") else NO_STORE

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = [(name.lower(), value) for name, value in message.get("headers", [])]
                cache = kept if message["status"] == 200 else NO_STORE
                message["headers"] = [*given, *HEADERS, *([] if "cache-control" in _names(given) else [cache])]
            await send(message)

        return send_with_headers


def _names(headers: list[tuple[bytes, bytes]]) -> set[str]:
    return {name.decode("latin-1") for name, _ in headers}


async def _refuse(kind: str, status: int, code: str, what: str, send: Send) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    body = msgspec.json.encode({"error": {"code": code, "what": what, "where": ""}})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *HEADERS, NO_STORE]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
