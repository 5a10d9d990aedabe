"""Checks that result files can be written before hours of play."""

from pathlib import Path

from brassboard.kernel import BadInput


def check_writable(path: str | Path) -> None:
    """Raise `BadInput` if a file cannot be written. An existing file is not changed, and no new file is left behind."""
    try:
        file = Path(path).resolve()
        if not file.parent.is_dir():
            raise BadInput("there is no such folder", str(path))
        if file.is_dir():
            raise BadInput("it is a folder; name a file in it", str(path))
        new = not file.exists()
        if new or file.is_file():  # Opening a pipe might block until someone reads it.
            file.open("ab").close()  # Only opening it shows missing rights, full disks and names that are too long.
        if new:
            file.unlink()
    except OSError as error:
        raise BadInput(f"it cannot be written: {error.strerror or error}", str(path)) from error
