"""An installed game: its rules, its catalogue and its texts; and the list of all installed games."""

from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from traceback import walk_tb
from types import ModuleType
from typing import Any

import brassboard.games as games_package
from brassboard.campaign import Campaign
from brassboard.catalogue import NOTHING_OPEN, Catalogue, Gate, Opened, game_gates, load_catalogue
from brassboard.catalogue.game_folders import PLUGINS
from brassboard.catalogue.gates import closed_gates
from brassboard.kernel import BadInput, Choice, Denial, Game, Match, Setup, read_journal, read_save
from brassboard.texts import Texts, package_folder, texts_for
from brassboard.user_scenarios import offer_scenarios


class UnusableGame(BadInput):
    """A game of another package that cannot be loaded: what is wrong with it, and in which module."""


class InstalledGame:
    """Returned by `brassboard.game(id)`: start, replay and read about one game."""

    def __init__(self, rules: Game, package: str) -> None:
        self.rules = rules
        self.id = rules.id
        self.players = rules.players
        self.package = package

    @property
    def options(self) -> tuple[Choice, ...]:
        """Return the options of a new match."""
        return self.rules.options

    def new(self, players: int | None = None, seed: int = 0, checked: bool = False, **options: Any) -> Match:
        """Start a new match; every option has a default."""
        return Match.begin(self.rules, self._setup(players, seed, options), seed=seed, checked=checked)

    def campaign(self, players: int | None = None, seed: int = 0, auto: bool = True) -> Campaign:
        """Start a new campaign of linked matches. With `auto`, everyone plays every match."""
        return Campaign.begin(self.rules, players, self._seed(seed), auto)

    def replay(self, text: str, where: str = "journal") -> Match:
        """Return a match from the text of its journal."""
        return Match.replay(self.rules, read_journal(text, where), where)

    @property
    def catalogue(self) -> Catalogue:
        """Return the catalogue of rules that anyone may read: without what a campaign keeps secret."""
        return self.catalogue_with(NOTHING_OPEN)

    def catalogue_with(self, opened: Opened) -> Catalogue:
        """Return the catalogue of rules for a reader who may look behind these gates."""
        return self._whole_catalogue.seen(opened)

    @cached_property
    def _whole_catalogue(self) -> Catalogue:
        return load_catalogue(self.id)

    @cached_property
    def gates(self) -> tuple[Gate, ...]:
        """Return the gates of the game's campaigns, without the rules behind them."""
        folder = package_folder(import_module(self.package))
        return game_gates(folder, self.id) if folder else ()

    def denial_for(self, denial: Denial, opened: Opened) -> Denial:
        """Return a denial as a reader may know it: a rule behind a closed gate is not named, nor what it says."""
        if not self.gates or not denial.rule:
            return denial
        closed = closed_gates(self._whole_catalogue.gates, opened)
        return Denial("", "not-now", {}) if any(denial.rule in gate.entries for gate in closed) else denial

    def texts(self, lang: str = "en", opened: Opened = NOTHING_OPEN) -> Texts:
        """Return the prompts, events and names in a language for a reader who may look behind these gates."""
        return texts_for(import_module(self.package), lang, opened=opened)

    def _setup(self, players: int | None, seed: int, options: dict[str, Any]) -> Setup:
        self._seed(seed)
        return self.rules.setup(players, options)

    def _seed(self, seed: int) -> int:
        if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 1 << 64:
            raise BadInput(f"seed must be a whole number of at most 64 bits, not {str(seed)[:40]}", f"game {self.id}")
        return seed

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def games() -> tuple[str, ...]:
    """Return the ids of all installed games, including those of other packages (entry points `brassboard.games`).

    No game is imported for it. `usable_games` leaves out what cannot be loaded.
    """
    return _installed_ids()


games.__name__ = games_package.__name__
"""In `brassboard` this function hides the package of the same name. Python looks the package up by this `__name__`, so
`import brassboard.games.duel.turn as turn` still works."""


@cache
def _installed_ids() -> tuple[str, ...]:
    ours = [module.name for module in iter_modules(games_package.__path__) if module.ispkg]
    return tuple(sorted({*ours, *[entry.name for entry in entry_points(group=PLUGINS)]}))


def game(id: str) -> InstalledGame:
    """Return the game with this id."""
    if not isinstance(id, str) or id not in games():
        raise BadInput(f"there is no game {str(id)[:60]!r}; games are {', '.join(games())}")
    loaded = _load_game(id)
    if isinstance(loaded, UnusableGame):
        raise UnusableGame(loaded.what, loaded.where)
    return loaded


def rules_of(id: str) -> Game:
    """Return the rules with this id: those of a game, or those of a game's campaign."""
    if id in games():
        return game(id).rules
    likely = [box for box in games() if id.startswith(f"{box}_")]
    for box in (*likely, *games()):
        loaded = _load_game(box)
        campaign = loaded.rules.campaign if isinstance(loaded, InstalledGame) else None
        if campaign is not None and campaign.id == id:
            return campaign
    raise BadInput(f"there is no game or campaign {str(id)[:60]!r}")


def usable_games() -> tuple[InstalledGame, ...]:
    """Return all installed games but those of other packages that cannot be loaded."""
    return tuple([loaded for loaded in map(_load_game, games()) if isinstance(loaded, InstalledGame)])


def unusable_games() -> dict[str, UnusableGame]:
    """Return why games of other packages cannot be loaded, by id."""
    return {id: loaded for id in games() if isinstance(loaded := _load_game(id), UnusableGame)}


@cache
def _load_game(id: str) -> InstalledGame | UnusableGame:
    """Return a game, or why it cannot be loaded. Both are remembered: a broken package is imported only once."""
    for entry in entry_points(group=PLUGINS):
        if entry.name == id:
            try:
                return _load_plugin(id, entry.module)
            except UnusableGame as reason:
                return reason
    package = import_module(f"{games_package.__name__}.{id}")
    offer_scenarios(package)
    return InstalledGame(package.GAME, package.__name__)


def _load_plugin(id: str, module: str) -> InstalledGame:
    """Return the game of another package, whose entry point has this id."""
    rules = getattr(_import_plugin(id, module), "GAME", None)
    if not isinstance(rules, Game):
        raise UnusableGame(
            f"the entry point {id!r} names a module without a GAME: write GAME = Game(...) in it", module
        )
    if rules.id != id:
        raise UnusableGame(f"the entry point {id!r} brings the game {rules.id!r}: give both the same name", module)
    return InstalledGame(rules, module)


def _import_plugin(id: str, module: str) -> ModuleType:
    """Import a module of another package. Whatever goes wrong in it must not hide the other games."""
    try:
        return import_module(module)
    except (Exception, SystemExit) as problem:
        frames = [(frame.f_globals.get("__name__", ""), line) for frame, line in walk_tb(problem.__traceback__)]
        theirs = [(name, line) for name, line in frames if name != __name__ and not name.startswith("importlib")]
        place = f" ({theirs[-1][0]}, line {theirs[-1][1]})" if theirs else ""
        what = f"{type(problem).__name__}: {' '.join(str(problem).split())}{place}"
        raise UnusableGame(f"the game {id!r} cannot be imported: {what}; mend or uninstall it", module) from problem


def load(data: bytes, where: str = "save") -> Match:
    """Return a match from the bytes of `match.save()`."""
    saved = read_save(data, where)
    if saved.game not in games():
        raise BadInput(f"it is a match of {saved.game!r}, which is not on this shelf", where)
    return Match.load(game(saved.game).rules, saved, where)
