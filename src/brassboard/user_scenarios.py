"""Scenarios of one's own: files beside the program that a game then offers like those it ships.

`BRASSBOARD_SCENARIOS` names a file or a folder of `*.scenario` files. Every process reads it when it takes the game
from the shelf, so that the table, its workers and its bots all know the same ones.
"""

import os
from pathlib import Path
from types import ModuleType

from brassboard.kernel import BadInput

WHERE = "BRASSBOARD_SCENARIOS"
LARGEST = 1024 * 1024


def scenario_text(file: str) -> str:
    """The text of a scenario file; `BadInput` says why it cannot be read."""
    path = Path(file).expanduser()
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("it is too large to be a scenario", file)
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadInput(error.strerror or str(error), file) from None
    except UnicodeDecodeError as error:
        raise BadInput(f"a scenario is written in UTF-8; byte {error.start} is not", file) from None
    except ValueError as error:  # a name no file can have
        raise BadInput(str(error), file) from None


def offer_scenarios(package: ModuleType) -> None:
    """Give a game the scenarios the environment names; games without scenarios are left alone."""
    named = os.environ.get(WHERE, "")
    add = getattr(package, "add_scenario", None)
    if not named or add is None:
        return
    path = Path(named).expanduser()
    files = sorted(path.glob("*.scenario")) if path.is_dir() else [path]
    if not files:
        raise BadInput("there is no file whose name ends with .scenario", named)
    for file in files:
        add(scenario_text(str(file)), str(file))
