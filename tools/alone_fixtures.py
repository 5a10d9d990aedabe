"""Stages the moments of Alone that the page's tests are written for: `python tools/alone_fixtures.py`.

web/tests/kit/alone.json holds the static board and views of one match, as the asked seat, others and a spectator are
sent them. Run this after a change of the table, of the actions or of what `standing` says; a test
(tests/games/alone/test_standing.py) stages the moments again and compares.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import msgspec  # noqa: E402

from brassboard.games.alone.board import board  # noqa: E402
from brassboard.kernel import Seat  # noqa: E402
from brassboard.server.wire import view_plain  # noqa: E402
from games.alone.helper import Stage  # noqa: E402

FIXTURE = ROOT / "web" / "tests" / "kit" / "alone.json"
HERO, EVIL = 0, 1


def moments() -> dict[str, Any]:
    """Return the static board and the views by the name of their moment."""
    views: dict[str, Any] = {}
    table = shaft(players=2)
    views["act"] = view(table, HERO)
    table.answer("move:north", seat=HERO)
    views["waiting"], views["watching"] = view(table, HERO), view(table, None)
    table.evil("offer:R02,up", "creature:c1")
    views["path"] = view(table, EVIL)
    table.evil("step:1E1").until("offer:R01,up")
    views["heard"] = view(table, HERO)
    views["offer"] = view(table, EVIL)
    table.evil("offer:R01,up", "side:0", "creature:c1")
    views["combo"] = view(table, EVIL)
    views["locate"] = view(shaft(players=2).do("locate"), HERO)
    views["accept"] = view(leader_asked(), EVIL)
    views["islands"] = view(upstairs(), HERO)
    views["spawn"] = view(spawning(), EVIL)
    views["over"] = view(over(), HERO)
    return {"box": plain(board()), "views": views}


class Shaft(Stage):
    """A stage on which everybody passes until an option is offered."""

    def until(self, option: str) -> "Shaft":
        while option not in self.shuffled().options(self.asked[0]):
            seat = self.asked[0]
            self.answer("pass" if "pass" in self.options(seat) else self.options(seat)[0], seat=seat)
        return self


def shaft(players: int) -> Shaft:
    """Return the moment of the mock-ups before the Hero steps north into the dark."""
    table = Shaft(players=players, decks=("red", "green"), character="technician", missions=("MG3", "MB2"))
    table.hero("1E3").reveal("1B3", "1C3", "1D3", "1D4", "1C4", "1E2", "1D2").light("1D2").block("1C4-1D4")
    table.danger("1E2", "1C3", "1D1", "1B2", "1A4", "2F2", "2D3", "2C4")
    for kind, sector in (("parasite", "1D1"), ("worm", "1A2"), ("spore", "2E2"), ("cultist", "2B4")):
        table.creature(kind, sector)
    table.creature("hybrid", "1C3", wounded=True)
    table.sheet(life=8, calm=7, adrenaline=2, searched=("Q",), experience=(0, 1, 0, 0, 0))
    table.item("AMMO_M", 2).item("FLOO").item("MEDK", 1, upgraded=True).item("KNIF", 0)
    table.mission("MG3", step=1).table(round=3, round_marker=4, turn=5)
    table.hand(1, "R01", "R02", "G01", "R12", "G08", "R06")
    return table


def leader_asked() -> Shaft:
    """Return the moment in which the leader is offered the card of another."""
    table = shaft(players=3).hand(1, "R01").hand(2, "G01")
    table.answer("move:north", seat=HERO)
    return table.until("offer:R01,up").evil("offer:R01,up").evil("offer:G01,down", seat=2)


def upstairs() -> Shaft:
    """Return the moment after the Hero has climbed the red stair: two islands."""
    table = shaft(players=2).hand(1)
    table.hero("1B4").reveal("1C4", "1B5", "2B3")
    return table.do("move:stairs")


def spawning() -> Shaft:
    """Return the moment in which Evil chooses where a creature appears."""
    table = shaft(players=2).hand(1, "R10")
    table.answer("search", seat=HERO)
    return table.until("offer:R10,up").evil("offer:R10,up", "kind:worm")


def over() -> Shaft:
    """Return a match that the Hero has lost by a card."""
    table = shaft(players=2).hand(1, "G10", "R12").sheet(life=0, calm=1).hero("1E3").reveal("1E2")
    table.answer("search", seat=HERO).until("offer:G10,up").evil("offer:G10,up")
    while not table.over:
        table.evil("pass" if "pass" in table.options(EVIL) else "done")
    return table


def view(table: Stage, seat: Seat | None) -> Any:
    return plain(view_plain(table.match, seat))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def main() -> int:
    made = moments()
    FIXTURE.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), "utf-8")
    sys.stdout.write(f"{len(made['views'])} views in {FIXTURE.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
