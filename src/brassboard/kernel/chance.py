"""Chance answers like a seat, from a keyed stream of numbers that anyone can verify once the key is published.

The function `outcome` is part of the file format: if it changed, old matches could no longer be verified.
"""

from hashlib import blake2b
from math import factorial, perm
from typing import Final

from .data import Action, Dice, Drawn, Permutation, Request
from .errors import BadInput, RuleError

SPARE_BITS: Final = 128
BLOCK_BITS: Final = 512


def seeded_secret(seed: int) -> bytes:
    """Return the secret of a match with this seed. The same seed gives the same dice."""
    return blake2b(b"brassboard seed %d" % seed, digest_size=32).digest()


def commitment(secret: bytes) -> str:
    """Return the fingerprint of a secret, which the server publishes before the seats add their nonces."""
    return blake2b(secret, digest_size=32, person=b"brass-commit").hexdigest()


def key_of(secret: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """Return the key of the stream. Neither the server nor a seat can choose it alone."""
    digest = blake2b(secret, digest_size=32, person=b"brass-key")
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(4, "big"))
        digest.update(nonce)
    return digest.digest()


def _number(key: bytes, n: int, limit: int) -> int:
    """Return number n of the stream, reduced to below `limit`. 128 spare bits keep the reduction fair."""
    if limit < 1:
        raise RuleError("chance is asked for something that cannot happen: no such dice, or more places than there are")
    bits = limit.bit_length() + SPARE_BITS
    block = blake2b(n.to_bytes(8, "big"), key=key).digest()
    if bits > BLOCK_BITS:
        extra = 1
        while len(block) * 8 < bits:
            block += blake2b(n.to_bytes(8, "big") + extra.to_bytes(4, "big"), key=key).digest()
            extra += 1
    return int.from_bytes(block, "big") % limit


def outcome_count(request: Request) -> int:
    """Return how many equally likely answers a request has."""
    if request.kind == "dice":
        return int(request.sides**request.n)
    if request.kind == "shuffle":
        return factorial(request.n)
    return perm(request.sides, request.n)


def nth_outcome(request: Request, number: int) -> Action:
    """Return answer `number` to a request; all answers have a fixed order."""
    if request.kind == "dice":
        faces: list[int] = []
        for _ in range(request.n):
            number, face = divmod(number, request.sides)
            faces.append(face + 1)
        return Dice(tuple(faces))
    left = list(range(request.sides))
    places: list[int] = []
    for _ in range(request.n):
        number, place = divmod(number, len(left))
        places.append(left.pop(place))
    return Permutation(tuple(places)) if request.kind == "shuffle" else Drawn(tuple(places))


_ROLLS: Final[dict[tuple[int, int], tuple[Action, ...]]] = {}
MAX_CACHED: Final = 10_000
"""Up to so many possible rolls of a number of dice are cached."""


def outcome(request: Request, key: bytes, n: int) -> Action:
    """Return what chance answers to a request that is draw number n of its match."""
    if request.kind == "dice":
        rolls = _ROLLS.get((request.n, request.sides))
        if rolls is not None:
            return rolls[_number(key, n, len(rolls))]
        count = outcome_count(request)
        if count <= MAX_CACHED:
            _ROLLS[request.n, request.sides] = tuple([nth_outcome(request, number) for number in range(count)])
    return nth_outcome(request, _number(key, n, outcome_count(request)))


def check_answer(request: Request, answer: Action) -> None:
    """Refuse an answer that this request cannot have: someone mistyped real dice, or edited a file."""
    if request.kind == "dice":
        good = (
            isinstance(answer, Dice)
            and len(answer.faces) == request.n
            and all(1 <= face <= request.sides for face in answer.faces)
        )
        wanted = f"{request.n} dice with faces 1 to {request.sides}"
    else:
        wanted_type = Permutation if request.kind == "shuffle" else Drawn
        good = isinstance(answer, wanted_type) and _distinct_places(answer, request)
        wanted = f"{request.n} different places below {request.sides}"
    if not good:
        raise BadInput(f"chance was asked for {wanted}, not {answer!r}")


def _distinct_places(answer: Action, request: Request) -> bool:
    places: tuple[int, ...] = answer.places  # type: ignore[attr-defined]
    return (
        len(places) == request.n
        and len(set(places)) == request.n
        and all(0 <= place < request.sides for place in places)
    )


class Stream:
    """A keyed stream that counts its own draws, for simulation, bots and `determinize`."""

    def __init__(self, key: bytes, n: int = 0) -> None:
        self.key = key
        self.n = n

    def outcome(self, request: Request) -> Action:
        """Return the answer to a request as the next draw."""
        self.n += 1
        return outcome(request, self.key, self.n - 1)

    def randrange(self, stop: int) -> int:
        """Return a number from 0 to stop - 1 as the next draw."""
        self.n += 1
        return _number(self.key, self.n - 1, stop)


def stream(seed: int) -> Stream:
    """Return the stream of a seed."""
    return Stream(key_of(seeded_secret(seed), ()))
