"""The user's own scenarios: files that a game offers like the scenarios it ships with.

`BRASSBOARD_SCENARIOS` names a file or a folder of files. The end of its name says whose file it is: `.map` for the game
whose package says `SCENARIO_ENDING = ".map"`, `.chapter` likewise, everything else for the games that say nothing.
Every process reads the files when it loads the game, so that the table, its workers and its bots all know the same
scenarios.
"""

import os
from pathlib import Path
from types import ModuleType

from brassboard.kernel import BadInput

SCENARIOS_VARIABLE = "BRASSBOARD_SCENARIOS"
ENDING = ".scenario"
ENDINGS = (ENDING, ".map", ".chapter")
MAX_BYTES = 1024 * 1024


def scenario_text(file: str) -> str:
    """Return the text of a scenario file. Raises `BadInput` if it cannot be read."""
    path = Path(file).expanduser()
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadInput("it is too large to be a scenario", file)
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadInput(error.strerror or str(error), file) from None
    except UnicodeDecodeError as error:
        raise BadInput(f"a scenario is written in UTF-8; byte {error.start} is not", file) from None
    except ValueError as error:  # The name is not valid for a file.
        raise BadInput(str(error), file) from None


def offer_scenarios(package: ModuleType) -> None:
    """Add the scenarios named in the environment to a game; games without scenarios are left unchanged."""
    location = os.environ.get(SCENARIOS_VARIABLE, "")
    add = getattr(package, "add_scenario", None)
    if not location or add is None:
        return
    ending = getattr(package, "SCENARIO_ENDING", ENDING)
    for file in scenario_files(location):
        if _ending_of(file) == ending:
            add(scenario_text(str(file)), str(file))


def scenario_files(location: str) -> list[Path]:
    """Return the scenario files of all games at this place: those of a folder, sorted, or the file itself."""
    path = Path(location).expanduser()
    if not path.is_dir():
        return [path]
    files = sorted([file for file in path.iterdir() if file.suffix in ENDINGS])
    if not files:
        raise BadInput(f"there is no file whose name ends with {' or '.join(ENDINGS)}", location)
    return files


def _ending_of(file: Path) -> str:
    """Return the ending that says whose file it is; other names belong to games that say nothing."""
    return file.suffix if file.suffix in ENDINGS else ENDING
