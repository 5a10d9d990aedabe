"""Identity without accounts: a browser holds a signed id in an HTTP-only cookie, and gives itself a name."""

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
MOST_NAME = 24


class People:
    """Signs and reads identities. A forged or foreign cookie is nobody."""

    def __init__(self, store: Store, link_seconds: float = LINK_SECONDS) -> None:
        self.store = store
        self.link_seconds = link_seconds
        self._key = store.setting("identity", lambda: secrets.token_bytes(32))

    def cookie_of(self, id: str) -> str:
        return f"{id}.{self._sign(id)}"

    def id_of(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if it is missing or not ours."""
        if not cookie or len(cookie) > 200:
            return None
        id, _, signature = cookie.partition(".")
        if not id or not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return id

    def _sign(self, id: str) -> str:
        return blake2b(id.encode(), key=self._key, digest_size=20, person=b"brass-identity").hexdigest()

    def fresh(self, lang: str) -> Person:
        return Person(secrets.token_urlsafe(15), "", "de" if lang.lower().startswith("de") else "en", time.time())

    async def keep(self, person: Person) -> None:
        await self.store.run(put_person(person))

    async def link(self, person: str) -> str:
        """A one-time token that makes another device the same person. Only its hash is kept."""
        token = secrets.token_urlsafe(24)
        await self.store.run(put_link(_hashed(token), person, time.time()))
        return token

    async def claim(self, token: str) -> str | None:
        found: list[str] = []
        await self.store.run(take_link(_hashed(token), time.time() - self.link_seconds, found))
        return found[0] if found else None


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as others will see it: one short line without control characters."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if len(cleaned) > MOST_NAME:
        raise BadInput(f"a name has at most {MOST_NAME} characters, not {len(cleaned)}", "name")
    return cleaned
