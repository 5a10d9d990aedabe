"""The coverage record: which ids have passing tests, stored in `.brassboard/coverage.json` at the project's root."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from brassboard.catalogue.book import Catalogue
from brassboard.kernel.errors import BadInput

RECORD = Path(".brassboard") / "coverage.json"
REMEDY = "run make test"

NodeIds = tuple[str, ...]


class Proof(msgspec.Struct, frozen=True):
    """The test results for one game's catalogue. `full` is false until a run of all tests was recorded."""

    digest: str
    full: bool = False
    ids: dict[str, NodeIds] = {}  # The tests that passed, by id.
    failed: dict[str, NodeIds] = {}  # The tests that failed, by id.


class Ran(msgspec.Struct, frozen=True):
    """One test of a run: the ids in its marks, and its outcome (passed, failed or skipped)."""

    ids: NodeIds
    outcome: str


Record = dict[str, Proof]


def merged(old: Record, ran: Mapping[str, Ran], catalogues: Mapping[str, Catalogue], full: bool) -> Record:
    """Return the record after a run. A full run replaces it; a partial run updates only the tests that ran."""
    return {game: _proof(old.get(game), ran, catalogue, full) for game, catalogue in catalogues.items()}


def _proof(old: Proof | None, ran: Mapping[str, Ran], catalogue: Catalogue, full: bool) -> Proof:
    kept = None if full or old is None or old.digest != catalogue.digest else old
    return Proof(
        digest=catalogue.digest,
        full=full or (kept is not None and kept.full),
        ids=_joined(kept.ids if kept else {}, ran, catalogue, "passed"),
        failed=_joined(kept.failed if kept else {}, ran, catalogue, "failed"),
    )


def _joined(kept: dict[str, NodeIds], ran: Mapping[str, Ran], catalogue: Catalogue, outcome: str) -> dict[str, NodeIds]:
    nodes = {identity: {node for node in tests if node not in ran} for identity, tests in kept.items()}
    for node, test in ran.items():
        for identity in test.ids if test.outcome == outcome else ():
            nodes.setdefault(identity, set()).add(node)
    return {identity: tuple(sorted(nodes[identity])) for identity in catalogue.ids if nodes.get(identity)}


def without_lost_files(record: Record, root: Path) -> Record:
    """Return the record without tests whose file is gone."""
    there: dict[str, bool] = {}

    def exists(node: str) -> bool:
        file = node.split("::")[0]
        return there.setdefault(file, (root / file).exists())

    def trimmed(ids: dict[str, NodeIds]) -> dict[str, NodeIds]:
        return {identity: tuple(node for node in tests if exists(node)) for identity, tests in ids.items()}

    return {game: Proof(p.digest, p.full, trimmed(p.ids), trimmed(p.failed)) for game, p in record.items()}


def read_record(file: Path) -> Record:
    """Read a record. Raises an error that says how to make a new one if it is unreadable."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except msgspec.MsgspecError as problem:
        raise BadInput(f"not a coverage record ({problem}): {REMEDY}", str(file)) from None


def write_record(file: Path, record: Record) -> None:
    """Write a record as a whole, so that a reader never sees half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    fresh.replace(file)


def find_record(start: Path) -> Path | None:
    """Return the record of the project that this folder belongs to, searched here and in every folder above."""
    return next((home / RECORD for home in (start, *start.parents) if (home / RECORD).is_file()), None)


class Verdict(msgspec.Struct, frozen=True):
    """A catalogue compared with its record."""

    proved: dict[str, NodeIds]
    missing: list[str]
    failed: dict[str, NodeIds]
    planned: list[str]
    full: bool


def judge(catalogue: Catalogue, proof: Proof) -> Verdict:
    """Return which of the ids that must be proved have a passing test."""
    counted = [entry.id for entry in catalogue.counted()]
    return Verdict(
        proved={identity: proof.ids[identity] for identity in counted if proof.ids.get(identity)},
        missing=[identity for identity in counted if not proof.ids.get(identity)],
        failed={identity: tests for identity, tests in proof.failed.items() if tests},
        planned=[entry.id for entry in catalogue if entry.planned],
        full=proof.full,
    )


class Standing(msgspec.Struct, frozen=True):
    """The state of a record: fresh, missing, or stale because the catalogue has changed since."""

    state: str
    file: Path
    proof: Proof | None = None


def standing(catalogue: Catalogue, start: Path) -> Standing:
    """Look up the record of this catalogue, from the folder `start` upward."""
    file = find_record(start)
    proof = read_record(file).get(catalogue.game) if file else None
    if file is None or proof is None:
        return Standing("missing", file or start / RECORD)
    return Standing("fresh" if proof.digest == catalogue.digest else "stale", file, proof)


def marks_unknown(ids: Iterable[object], catalogues: Mapping[str, Catalogue]) -> list[str]:
    """Return a problem for each id in a test's marks that is in no catalogue, with the nearest id."""
    problems = []
    for identity in ids:
        if isinstance(identity, str) and any(identity in catalogue for catalogue in catalogues.values()):
            continue
        near = [n for c in catalogues.values() for n in c.nearest(str(identity), 1)]
        problems.append(f"unknown rule id {identity!r}" + (f", did you mean {' or '.join(near)}?" if near else ""))
    return problems
