"""Files results go to: nobody should play for an hour and then hear that what was found cannot be written."""

from pathlib import Path

from brassboard.kernel import BadInput


def check_writable(path: str | Path) -> None:
    """`BadInput` says why a file could not be written. What is there stays as it is, what is not is not there after."""
    try:
        file = Path(path).resolve()
        if not file.parent.is_dir():
            raise BadInput("there is no such folder", str(path))
        if file.is_dir():
            raise BadInput("it is a folder; name a file in it", str(path))
        new = not file.exists()
        if new or file.is_file():  # a pipe might wait for who reads it
            file.open("ab").close()  # nothing but trying tells of rights, disks and names too long
        if new:
            file.unlink()
    except OSError as error:
        raise BadInput(f"it cannot be written: {error.strerror or error}", str(path)) from error
