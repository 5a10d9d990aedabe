"""The user's own scenarios: files that a game offers like the scenarios it ships with.

`BRASSBOARD_SCENARIOS` names a file or a folder of `*.scenario` files. Every process reads it when it loads the game, so
that the table, its workers and its bots all know the same scenarios.
"""

import os
from pathlib import Path
from types import ModuleType

from brassboard.kernel import BadInput

SCENARIOS_VARIABLE = "BRASSBOARD_SCENARIOS"
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
    path = Path(location).expanduser()
    files = sorted(path.glob("*.scenario")) if path.is_dir() else [path]
    if not files:
        raise BadInput("there is no file whose name ends with .scenario", location)
    for file in files:
        add(scenario_text(str(file)), str(file))
