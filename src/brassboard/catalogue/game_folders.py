"""Where the games lie: found by looking into folders, so that reading a catalogue imports no game."""

from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path

from brassboard.catalogue.book import Catalogue, catalogue_files
from brassboard.kernel.errors import BadInput


def game_folders(extra: Iterable[Path] = ()) -> dict[str, Path]:
    """The package folder of every installed game, by its name; `extra` adds folders of games from elsewhere."""
    spec = find_spec("brassboard.games")
    homes = [Path(home) for home in (spec.submodule_search_locations or ())] if spec else []
    found = {folder.name: folder for home in homes for folder in sorted(home.iterdir()) if _is_game(folder)}
    for folder in (Path(each).resolve() for each in extra):
        if not folder.is_dir():
            raise BadInput("no such folder: name a game's package folder", str(folder))
        if found.setdefault(folder.name, folder) != folder:
            raise BadInput(f'there is a game "{folder.name}" already: rename the folder', str(folder))
    return found


def game_folder(game: str, extra: Iterable[Path] = ()) -> Path:
    """The package folder of one game."""
    folders = game_folders(extra)
    if game not in folders:
        near = get_close_matches(game, folders, n=1)
        remedy = f"did you mean {near[0]}?" if near else f"known are: {', '.join(folders)}"
        raise BadInput(f'no game "{game}"; {remedy}', "games")
    return folders[game]


def load_catalogue(game: str, extra: Iterable[Path] = ()) -> Catalogue:
    """The catalogue of an installed game."""
    return Catalogue.of(game_folder(game, extra))


def load_catalogues(extra: Iterable[Path] = ()) -> dict[str, Catalogue]:
    """Every catalogue there is, by game. No id and no prefix may belong to two games."""
    loaded = {game: Catalogue.of(folder) for game, folder in game_folders(extra).items() if catalogue_files(folder)}
    owner: dict[str, str] = {}
    for game, catalogue in loaded.items():
        for prefix in sorted(catalogue.prefixes):
            if owner.setdefault(prefix, game) != game:
                raise BadInput(f'prefix {prefix} belongs to "{owner[prefix]}" already: choose another', game)
    return loaded


def _is_game(folder: Path) -> bool:
    return folder.is_dir() and (folder / "__init__.py").is_file()
