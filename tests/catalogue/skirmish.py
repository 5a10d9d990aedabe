"""A small game's catalogue for tests, with ids that belong to no real game."""

from collections.abc import Callable
from pathlib import Path

RULES = """
game = "skirmish"
title = "Skirmish"
sources = ["ours"]

[[rule]]
id = "ZZ-MOVE-01"
topic = "movement"
source = "ours"
text = "A fighter steps to a square beside it."
check = "Given a fighter; when it steps; then it stands beside where it stood."

[[rule]]
id = "ZZ-MOVE-02"
topic = "movement"
source = "ours"
text = "Walls stop steps."
check = "Given a wall; when a fighter steps into it; then the step is denied."

[[rule]]
id = "ZZ-S1-01"
topic = "scenario 1"
source = "ours"
text = "The gate is open."
check = "Given scenario 1; then the gate is open."

[[ruling]]
id = "ZZ-RULING-01"
question = "May a fighter stay?"
seeds_say = "Nothing."
ruling = "Yes."
why = "Nothing forbids it."

[[gap]]
id = "ZZ-GAP-01"
missing = "The map."
known = "It is square."
proposal = "Six by six."

[[example]]
id = "ZZ-EX-01"
source = "ours"
given = "A fighter on A1."
when = "It steps east."
then = "It stands on B1."
"""

GERMAN = """
title = "Scharmützel"

[topics]
movement = "Bewegung"

[[rule]]
id = "ZZ-MOVE-01"
text = "Ein Kämpfer zieht auf ein Feld neben sich."

[[rule]]
id = "ZZ-MOVE-02"
text = "Mauern halten Schritte auf."

[[ruling]]
id = "ZZ-RULING-01"
question = "Darf ein Kämpfer stehen bleiben?"
ruling = "Ja."
"""

PLANNED = """
game = "skirmish"
title = "Skirmish at sea"
sources = ["ours"]
status = "planned"
prefix = "ZY"

[[rule]]
id = "ZY-SHIP-01"
topic = "ships"
source = "ours"
text = "Ships float."
check = "Given a ship; then it floats."
"""

Write = Callable[..., Path]


def write_game(home: Path, game: str = "skirmish", **files: str) -> Path:
    """Writes a game's folder: `write_game(home, en=…, de=…, sea_en=…)` writes `rulebook/sea.en.toml` too."""
    folder = home / game
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / "rulebook" / f"{name.replace('_', '.')}.toml").write_text(text, encoding="utf-8")
    return folder


def write_skirmish(home: Path) -> Path:
    return write_game(home, en=RULES, sea_en=PLANNED, de=GERMAN)
