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

SECRET = """
game = "skirmish"
title = "Skirmish: the secret"
sources = ["ours"]

[[rule]]
id = "ZX-PLOT-01"
topic = "plot"
source = "ours"
text = "The plot begins."
check = "Given a start; then there is a plot."

[[rule]]
id = "ZX-WAR-01"
topic = "war"
source = "ours"
text = "There is war."
check = "Given a plot; then there is war."

[[rule]]
id = "ZX-PLOT-02"
topic = "plot"
source = "ours"
text = "The plot thickens."
check = "Given war; then the plot thickens."

[[rule]]
id = "ZX-DRAGON-01"
topic = "dragons"
source = "ours"
text = "Dragons end the war (ZX-WAR-01)."
check = "Given a dragon; then the war is over."

[[rule]]
id = "ZX-MODULE-01"
topic = "modules"
source = "ours"
text = "Loose parts."
check = "Given no campaign; then parts can be used."

[[ruling]]
id = "ZX-RULING-01"
question = "Who knows?"
seeds_say = "Nothing."
ruling = "Nobody."
why = "Nobody asks."
"""
"""A booklet that is gated by `GATES`."""

SECRET_GERMAN = """
title = "Scharmützel: das Geheimnis"

[topics]
plot = "Verschwörung"
dragons = "Drachen"

[[rule]]
id = "ZX-PLOT-01"
text = "Die Verschwörung beginnt."

[[rule]]
id = "ZX-WAR-01"
text = "Es ist Krieg."

[[rule]]
id = "ZX-PLOT-02"
text = "Die Verschwörung wird dichter."

[[rule]]
id = "ZX-DRAGON-01"
text = "Drachen beenden den Krieg."

[[rule]]
id = "ZX-MODULE-01"
text = "Lose Teile."

[[ruling]]
id = "ZX-RULING-01"
question = "Wer weiß es?"
ruling = "Niemand."
"""

GATES = """[[gate]]
id = "start"
rules = ["PLOT-01"]
rulings = ["01"]

[[gate]]
id = "war"
after = ["start"]
rules = ["WAR"]

[[gate]]
id = "dragons"
after = ["war"]
rules = ["DRAGON-01"]
words = ["dragon", "Drache"]

[[gate]]
id = "plot_of_war"
with = ["war", "modules"]
rules = ["PLOT-02"]

[[gate]]
id = "modules"
rules = ["MODULE"]
"""

Write = Callable[..., Path]


def write_game(home: Path, game: str = "skirmish", **files: str) -> Path:
    """Writes a game's folder: `write_game(home, en=…, de=…, sea_en=…)` writes `rulebook/sea.en.toml` too."""
    folder = home / game
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        file = name if name.startswith("gates_") else name.replace("_", ".")
        (folder / "rulebook" / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def write_skirmish(home: Path) -> Path:
    return write_game(home, en=RULES, sea_en=PLANNED, de=GERMAN)
