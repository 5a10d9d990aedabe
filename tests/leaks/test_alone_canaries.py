"""Canaries in Alone: every byte that goes out to the Hero or a spectator is searched for names that only Evil knows."""

from typing import Any

import pytest

from brassboard.bench import compiled
from brassboard.games.alone import GAME
from brassboard.games.alone.content import CARDS
from brassboard.games.alone.data.evil_events import SecretMove, SecretSpawn, SecretTeleport
from brassboard.games.alone.queries import station
from brassboard.kernel import CHANCE, EVERYONE, Event, Mask, Scene, Seat
from brassboard.testing import Canaries, points
from brassboard.testing.depth import at_depth

HERO = 0
SECTORS = [f"{floor}{column}{row}" for floor in "12" for column in "ABCDEF" for row in "123456"]
"""Evil's names of sectors. To the Hero a sector is a tile with a number of its own (AL-KNOW-11)."""


def told(players: int, decisions: int, map: str = "random") -> tuple[str, Canaries]:
    """Play whole matches at random; return the first name that the Hero or a spectator may not know, if any."""
    canaries = Canaries([*SECTORS, *CARDS])
    for point in points(GAME, GAME.setup(players, {"map": map}), players, decisions, checked=False, every=3):
        match = point.match
        if all(line.who == CHANCE for line in match.lines):
            canaries.known.clear()  # Another match has other secrets.
        if match.position.table.secret.floors:
            assert set(station(match.position.table).code) <= set(SECTORS)
        viewers: tuple[Seat | None, ...] = (HERO, None)
        for seat in viewers if not match.over else ():  # When it is over everything is shown (AL-KNOW-10).
            found = canaries.look(match, seat, ("pass", "move:north", "search"))
            if found:
                return f"{point.where}: {found}", canaries
    return "", canaries


@pytest.mark.rule("AL-KNOW-03", "AL-KNOW-04", "AL-KNOW-11")
@pytest.mark.parametrize("players", GAME.players)
def test_neither_the_hero_nor_a_spectator_is_told_a_name_that_only_evil_knows(players: int) -> None:
    leak, canaries = told(players, at_depth(40, 1_000))
    assert leak == ""
    assert canaries.searched > 100_000, "too little went out to prove anything"
    for seat in (HERO, None):
        assert not canaries.known[seat] & set(SECTORS)
        assert canaries.known[seat] < set(CARDS), "cards that were played face up, and never all"


@pytest.mark.skipif(compiled(), reason="compiled rules call each other directly: nothing can be put between")
def test_a_sector_said_aloud_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def emit(m: Scene[Any], event: Event, to: Mask = EVERYONE) -> None:
        plain(m, event, EVERYONE if isinstance(event, SecretSpawn | SecretMove | SecretTeleport) else to)

    plain = Scene.emit
    monkeypatch.setattr(Scene, "emit", emit)
    leak, _ = told(2, 200)
    assert "seat 0 was told" in leak
