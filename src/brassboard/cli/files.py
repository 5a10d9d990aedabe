"""Files a match lies in: a save (bytes) or a journal (text), and where the last match is kept."""

import os
from pathlib import Path

from msgspec import Struct

import brassboard
from brassboard.installed_game import Box
from brassboard.kernel import BadInput, Journal, Match, read_journal, read_save
from brassboard.kernel.journal import parse_options
from brassboard.kernel.match import Save

JOURNAL = "brassboard journal"
LARGEST = 64 * 1024 * 1024


class Found(Struct, frozen=True):
    """A file that was read: its game, and the match as a journal or as a save."""

    where: str
    box: Box
    journal: Journal
    save: Save | None
    rows: tuple[int, ...]
    """In a journal, the line of the file each of its moves stands in."""

    def place(self, move: int) -> str:
        """Where move number `move` (from 0) stands, for a person to find."""
        return f"line {self.rows[move]}" if self.rows else f"move {move + 1}"

    def match(self) -> Match:
        """The match, ready to go on."""
        if self.save is not None:
            return Match.load(self.box.rules, self.save, self.where)
        return Match.replay(self.box.rules, self.journal, self.where)


def read(file: str) -> Found:
    """A saved match or a journal; BadInput says what is wrong with it."""
    data = contents(Path(file).expanduser())
    if data[:200].lstrip().startswith(JOURNAL.encode()):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadInput(f"a journal is written in UTF-8; byte {error.start} is not", file) from None
        journal = read_journal(text, file)
        return Found(file, _fitting(_box(journal.game, file), journal, file), journal, None, _rows(text))
    saved = read_save(data, file)
    box = _box(saved.game, file)
    journal = read_journal(str(Match.load(box.rules, saved, file).journal), file)
    return Found(file, box, journal, saved, ())


def contents(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("it is too large to be a match", str(path))
        return path.read_bytes()
    except OSError as error:
        raise BadInput(error.strerror or str(error), str(path)) from None


def write(match: Match, file: str) -> Path:
    """Save a match; `.journal` makes it a text. A file that is no match is left alone."""
    path = Path(file).expanduser()
    data = str(match.journal).encode() if path.suffix == ".journal" else match.save()
    if path.is_file() and path.stat().st_size:
        try:
            read(str(path))
        except BadInput:
            raise BadInput("there is a file of this name that is no match of ours; choose another", file) from None
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(error.strerror or str(error), file) from None
    return path


def keep(match: Match) -> Path | None:
    """Keep the match where the next start finds it; None if this machine does not let us."""
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "brassboard"
    path = home / f"{match.game.id}.save"
    try:
        home.mkdir(parents=True, exist_ok=True)
        path.write_bytes(match.save())
    except OSError:
        return None
    return path


def _box(game: str, where: str) -> Box:
    if game not in brassboard.games():
        raise BadInput(f'it is a match of "{game}", which is not on this shelf', where)
    return brassboard.game(game)


def _fitting(box: Box, journal: Journal, where: str) -> Box:
    """The box, if the game can be set up as the journal says."""
    known = {choice.name: choice.choices for choice in box.options}
    written = {name: str(value) for name, value in journal.setup.options}
    try:
        box.rules.setup(journal.setup.players, parse_options(written, known))
    except BadInput as problem:
        raise BadInput(problem.what, where) from None
    return box


def _rows(text: str) -> tuple[int, ...]:
    """The lines of the text that hold moves: those that begin with a number."""
    return tuple([number for number, row in enumerate(text.splitlines(), 1) if row.strip()[:1].isdigit()])
