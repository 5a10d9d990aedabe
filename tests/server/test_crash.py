"""What was acknowledged survives a server that is killed without warning."""

from brassboard.testing.depth import at_depth
from server.crash import crash
from server.server_process import run


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed() -> None:
    wanted = at_depth(quick=2, deep=5)
    kills, moves = run(crash(kills=wanted, seed=7))
    assert kills == wanted
    assert moves >= 5 * wanted, "there was hardly any load"
