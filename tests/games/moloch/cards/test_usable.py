"""What a card or gift does must be able to happen, or it cannot be used."""

import pytest

from games.moloch.helper import Stage


@pytest.mark.rule("RM-RULING-107")
def test_the_symbiotic_bond_needs_an_enemy_in_sight() -> None:
    stage = Stage("1", acting="emma", at="A5")
    assert "use:emma.0" not in stage.options()
    assert "use:emma.0" in stage.place("clown1", "C6").options()
