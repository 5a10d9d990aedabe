"""Tools for people who write a game: the contract it must pass, random play, and tests for leaks.

    from brassboard.testing import conformance
    report = conformance(GAME, players=3, decisions=200)
    assert report.ok, report

The pytest plugins are loaded by name: `brassboard.testing.coverage`, `brassboard.testing.depth` and
`brassboard.testing.switches`.
"""

from brassboard.testing.conformance import (
    CAMPAIGN_CHECKS,
    CHECKS,
    Case,
    Report,
    Verdict,
    case,
    cases,
    conformance,
    run_check,
)
from brassboard.testing.hidden import Tally, hidden_facts
from brassboard.testing.leaks import Canaries, leak_at
from brassboard.testing.observed import difference, received
from brassboard.testing.play import Failure, Stats, points, random_decisions
from brassboard.testing.twins import twin_of

__all__ = [
    "CAMPAIGN_CHECKS",
    "CHECKS",
    "Canaries",
    "Case",
    "Failure",
    "Report",
    "Stats",
    "Tally",
    "Verdict",
    "case",
    "cases",
    "conformance",
    "difference",
    "hidden_facts",
    "leak_at",
    "points",
    "random_decisions",
    "received",
    "run_check",
    "twin_of",
]
