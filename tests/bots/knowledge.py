"""Games whose bots know something else for the length of a test."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from brassboard.kernel import Game, TurnSearch


def teach(monkeypatch: pytest.MonkeyPatch, game: Game, **changes: Any) -> None:
    """Change what the bots of a game know: any field of `BotKnowledge`."""
    monkeypatch.setattr(game, "bots", replace(game.bots, **changes))


def teach_turns(monkeypatch: pytest.MonkeyPatch, game: Game, **changes: Any) -> None:
    """Change what the bots of a game know of whole turns: any field of `TurnSearch`."""
    turns = game.bots.turns or TurnSearch((), lambda m, seat, options, most: [], lambda m, seat: 0.0)
    teach(monkeypatch, game, turns=replace(turns, **changes))
