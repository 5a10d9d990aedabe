"""Finds the folders of games without importing them, so that reading a catalogue imports no game."""

from collections.abc import Iterable
from difflib import get_close_matches
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from brassboard.catalogue.book import Catalogue, catalogue_files
from brassboard.kernel.errors import BadInput

PLUGINS = "brassboard.games"
"""The package of our own games, and the entry point group in which other packages name theirs."""


def game_folders(extra: Iterable[Path] = ()) -> dict[str, Path]:
    """Return the package folder of every installed game by its id: ours, and those other packages bring.

    `extra` adds package folders of games that are not installed. A game that is a single module has no folder, and a
    package that cannot be found is left out, so that a broken package does not hide the rules of the other games.
    """
    spec = find_spec(PLUGINS)
    homes = [Path(home) for home in (spec.submodule_search_locations or ())] if spec else []
    found = {folder.name: folder for home in homes for folder in sorted(home.iterdir()) if _is_game(folder)}
    for entry in sorted(entry_points(group=PLUGINS)):
        folder_of_entry = _package_folder(entry.module)
        if folder_of_entry is not None:
            found[entry.name] = folder_of_entry
    for folder in (Path(each).resolve() for each in extra):
        if not folder.is_dir():
            raise BadInput("no such folder: name a game's package folder", str(folder))
        if found.setdefault(folder.name, folder) != folder:
            raise BadInput(f'there is a game "{folder.name}" already: rename the folder', str(folder))
    return found


def game_folder(game: str, extra: Iterable[Path] = ()) -> Path:
    """Return the package folder of one game."""
    folders = game_folders(extra)
    if game not in folders:
        near = get_close_matches(game, folders, n=1)
        remedy = f"did you mean {near[0]}?" if near else f"known are: {', '.join(folders)}"
        raise BadInput(f'no game "{game}"; {remedy}', "games")
    return folders[game]


def load_catalogue(game: str, extra: Iterable[Path] = ()) -> Catalogue:
    """Return the catalogue of an installed game."""
    return Catalogue.of(game_folder(game, extra), game)


def load_catalogues(extra: Iterable[Path] = ()) -> dict[str, Catalogue]:
    """Return all catalogues by game. No id and no prefix may belong to two games."""
    folders = {game: folder for game, folder in game_folders(extra).items() if catalogue_files(folder)}
    loaded = {game: Catalogue.of(folder, game) for game, folder in folders.items()}
    owner: dict[str, str] = {}
    for game, catalogue in loaded.items():
        for prefix in sorted(catalogue.prefixes):
            if owner.setdefault(prefix, game) != game:
                raise BadInput(f'prefix {prefix} belongs to "{owner[prefix]}" already: choose another', game)
    return loaded


def _is_game(folder: Path) -> bool:
    return folder.is_dir() and (folder / "__init__.py").is_file()


def _package_folder(package: str) -> Path | None:
    """Return the folder of a package without importing it; None if it is a single module or cannot be found."""
    try:
        spec = find_spec(package)
    except Exception:  # A parent package is missing or broken; importing it can raise anything.
        return None
    homes = (spec.submodule_search_locations or ()) if spec else ()
    return next((Path(home) for home in homes), None)
