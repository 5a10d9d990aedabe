"""What a campaign has acknowledged survives a process that is killed while it hands over."""

import subprocess
import sys
from pathlib import Path

import pytest

from brassboard.testing.depth import at_depth

SCRIPT = Path(__file__).parent / "campaign_crash.py"


def crash(*words: str) -> tuple[int, str]:
    """In a process of its own: it forks, which a process with threads must not do."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words], capture_output=True, text=True, timeout=900, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_killed_at_a_boundary_a_campaign_fits_together_and_goes_on() -> None:
    kills = at_depth(quick=8, deep=200)
    code, said = crash("--kills", str(kills))
    assert code == 0, said
    assert int(said.split()[0]) >= kills * 3 // 4, said  # Other seeds have fewer places than the one that was counted.


def test_a_hand_over_in_two_transactions_is_found() -> None:
    """The control: with the fault planted, the same kills tear campaigns."""
    code, said = crash("--kills", str(at_depth(quick=12, deep=80)), "--split")
    assert code == 1, said
    assert "it asks for a match at line" in said


@pytest.mark.deep
def test_other_campaigns_do_too() -> None:
    code, said = crash("--kills", "80", "--seed", "77")
    assert code == 0, said
