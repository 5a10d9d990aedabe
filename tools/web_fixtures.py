"""Brings the views that the page's tests of Scythe are recorded with up to date: `python tools/web_fixtures.py`.

web/tests/kit/scythe.json holds views of real matches, one for each kind of question, as the asked seat was sent them.
Their `standing` is counted anew from what the view shows, by the rules as they are now. Run this after a change of what
`standing` says; a test (tests/games/scythe/rules/test_standing.py) compares the file with the rules.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from brassboard.games.scythe import GAME
from brassboard.games.scythe.data.frames import Combat, Moving
from brassboard.games.scythe.data.table import Table
from brassboard.games.scythe.rules.standing import standing
from brassboard.kernel import SPECTATOR
from brassboard.kernel.lens import Lens, public_scene

FIXTURE = Path(__file__).parents[1] / "web" / "tests" / "kit" / "scythe.json"


def with_standing(view: dict[str, Any]) -> dict[str, Any]:
    """The view with the standing that the rules count on what it shows."""
    table = msgspec.convert(view["table"], Table)
    # The standing depends on a combat in progress, and on a move as long as it is the rule on top.
    frames = [msgspec.convert(each, Combat) for each in view["frames"] if each["frame"] == "scythe.combat"]
    frames += [msgspec.convert(each, Moving) for each in view["frames"][-1:] if each["frame"] == "scythe.moving"]
    lens = Lens(GAME.book, GAME.book.state(table, frames, [], tuple(view["teams"])), view["seat"])
    shared = standing(public_scene(lens), SPECTATOR, None)
    said = msgspec.json.encode(standing(lens, view["seat"], shared))
    return {**view, "standing": json.loads(said)}


def main() -> int:
    recorded = json.loads(FIXTURE.read_text("utf-8"))
    views = {kind: with_standing(view) for kind, view in recorded["views"].items()}
    text = json.dumps({"box": recorded["box"], "views": views}, ensure_ascii=False, separators=(",", ":"))
    FIXTURE.write_text(text, "utf-8")
    sys.stdout.write(f"{len(views)} views in {FIXTURE.name} have the standing of today\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
