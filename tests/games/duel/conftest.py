import pytest

from games.duel.helper import Table


@pytest.fixture
def table() -> Table:
    """Ada on B1 and Ben on E1, Ada about to roll; nobody holds a card."""
    return Table()


@pytest.fixture
def three() -> Table:
    """Ada, Ben and Cleo."""
    return Table(players=3)
