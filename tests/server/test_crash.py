"""What was acknowledged survives a server that is killed without warning."""

import pytest

from server.crash import crash
from server.server_process import run


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed() -> None:
    kills, moves = run(crash(kills=5, seed=7))
    assert kills == 5
    assert moves >= 25, "there was hardly any load"
