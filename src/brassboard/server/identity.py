"""Identity without accounts: a browser holds a signed id in an HTTP-only cookie, and its owner chooses a name."""

import hmac
import secrets
import time
from hashlib import blake2b, sha256

from brassboard.kernel import BadInput

from .records import Person
from .side_writes import put_link, put_person, take_link
from .store import Store

COOKIE = "brassboard"
LINK_SECONDS = 15 * 60
MAX_NAME = 24


class People:
    """Signs and reads identities. A forged or foreign cookie is ignored."""

    def __init__(self, store: Store, link_seconds: float = LINK_SECONDS) -> None:
        self.store = store
        self.link_seconds = link_seconds
        self._key = store.setting("identity", lambda: secrets.token_bytes(32))

    def cookie_of(self, id: str) -> str:
        return f"{id}.{self._sign(id)}"

    def id_of(self, cookie: str | None) -> str | None:
        """Return whose cookie this is, or None if it is missing or not ours."""
        if not cookie or len(cookie) > 200:
            return None
        id, _, signature = cookie.partition(".")
        if not id or not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return id

    def _sign(self, id: str) -> str:
        return blake2b(id.encode(), key=self._key, digest_size=20, person=b"brass-identity").hexdigest()

    def new_person(self, lang: str) -> Person:
        return Person(secrets.token_urlsafe(15), "", "de" if lang.lower().startswith("de") else "en", time.time())

    async def save(self, person: Person) -> None:
        await self.store.run(put_person(person))

    async def link(self, person: str) -> str:
        """Return a one-time token that gives another device the same identity. Only its hash is saved."""
        token = secrets.token_urlsafe(24)
        await self.store.run(put_link(_hash_of(token), person, time.time()))
        return token

    async def claim(self, token: str) -> str | None:
        found: list[str] = []
        await self.store.run(take_link(_hash_of(token), time.time() - self.link_seconds, found))
        return found[0] if found else None


def _hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name as others will see it: one short line without control characters."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if len(cleaned) > MAX_NAME:
        raise BadInput(f"a name has at most {MAX_NAME} characters, not {len(cleaned)}", "name")
    return cleaned
