"""Files of a match: a save (bytes) or a journal (text), and where the last match is saved automatically."""

import os
from pathlib import Path

from msgspec import Struct

import brassboard
from brassboard.campaign import Campaign, game_of_campaign
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Journal, Match, read_journal, read_save
from brassboard.kernel.journal import parse_options
from brassboard.kernel.match import Save

JOURNAL = "brassboard journal"
MAX_BYTES = 64 * 1024 * 1024


class MatchFile(Struct, frozen=True):
    """The content of a file: its game, its journal, and the save if it is one."""

    where: str
    installed: InstalledGame
    journal: Journal
    save: Save | None
    rows: tuple[int, ...]
    """For a journal, the line of the file in which each of its moves stands."""

    def position_of_move(self, move: int) -> str:
        """Return where move number `move` (from 0) stands, for a person to find it."""
        return f"line {self.rows[move]}" if self.rows else f"move {move + 1}"

    def match(self) -> Match:
        """Return the match, ready to be continued."""
        if self.save is not None:
            return Match.load(self.installed.rules, self.save, self.where)
        return Match.replay(self.installed.rules, self.journal, self.where)


def read(file: str) -> MatchFile:
    """Read a saved match or a journal. Raises BadInput that says what is wrong with it."""
    data = read_bytes_of(Path(file).expanduser())
    if data[:200].lstrip().startswith(JOURNAL.encode()):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadInput(f"a journal is written in UTF-8; byte {error.start} is not", file) from None
        journal = read_journal(text, file)
        return MatchFile(
            file, _check_setup(_require_game(journal.game, file), journal, file), journal, None, _rows(text)
        )
    saved = read_save(data, file)
    installed = _require_game(saved.game, file)
    journal = read_journal(str(Match.load(installed.rules, saved, file).journal), file)
    return MatchFile(file, installed, journal, saved, ())


def read_bytes_of(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadInput("it is too large to be a match", str(path))
        return path.read_bytes()
    except OSError as error:
        raise BadInput(error.strerror or str(error), str(path)) from None


def write(match: Match, file: str) -> Path:
    """Save a match, as text if the name ends in `.journal`. A file that is no match is not overwritten."""
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


def read_campaign(file: str) -> Campaign:
    """Read the file of a campaign, of whichever game it is."""
    data = read_bytes_of(Path(file).expanduser())
    return Campaign.load(_require_game(game_of_campaign(data, file), file).rules, data, file)


def write_campaign(campaign: Campaign, path: Path) -> None:
    """Replace the file of a campaign whole: whoever pulls the plug finds the old file or the new one."""
    partial = path.with_name(f"{path.name}.part")
    try:
        with partial.open("wb") as file:
            file.write(campaign.save())
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        raise BadInput(error.strerror or str(error), str(path)) from None


def autosave(match: Match) -> Path | None:
    """Save the match where the next start finds it. Return None if it cannot be written."""
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "brassboard"
    path = home / f"{match.game.id}.save"
    try:
        home.mkdir(parents=True, exist_ok=True)
        path.write_bytes(match.save())
    except OSError:
        return None
    return path


def _require_game(game: str, where: str) -> InstalledGame:
    if game not in brassboard.games():
        raise BadInput(f'it is a match of "{game}", which is not on this shelf', where)
    return brassboard.game(game)


def _check_setup(installed: InstalledGame, journal: Journal, where: str) -> InstalledGame:
    """Return the game if it can be set up as the journal says."""
    known = {choice.name: choice.choices for choice in installed.options}
    written = {name: str(value) for name, value in journal.setup.options}
    try:
        installed.rules.setup(journal.setup.players, parse_options(written, known), journal.setup.told or None)
    except BadInput as problem:
        raise BadInput(problem.what, where) from None
    return installed


def _rows(text: str) -> tuple[int, ...]:
    """Return the line numbers of the text that hold moves: those that begin with a number."""
    return tuple([number for number, row in enumerate(text.splitlines(), 1) if row.strip()[:1].isdigit()])
