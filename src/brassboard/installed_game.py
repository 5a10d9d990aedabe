"""A game in its box: rules to run, catalogue to read, texts in both languages; and the shelf the boxes stand on."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

import brassboard.games as shelf
from brassboard.campaign import Campaign
from brassboard.catalogue import Catalogue, load_catalogue
from brassboard.catalogue.game_folders import PLUGINS
from brassboard.kernel import BadInput, Choice, Game, Match, Setup, read_journal, read_save
from brassboard.texts import Texts, texts_for
from brassboard.user_scenarios import offer_scenarios


class Box:
    """What `brassboard.game(id)` gives: everything one can do with a game."""

    def __init__(self, rules: Game, package: str) -> None:
        self.rules = rules
        self.id = rules.id
        self.players = rules.players
        self.package = package

    @property
    def options(self) -> tuple[Choice, ...]:
        """What may be chosen for a new match."""
        return self.rules.options

    def new(self, players: int | None = None, seed: int = 0, checked: bool = False, **options: Any) -> Match:
        """A new match; every option has a default."""
        return Match.begin(self.rules, self._setup(players, seed, options), seed=seed, checked=checked)

    def campaign(self, players: int | None = None, seed: int = 0) -> Campaign:
        """A new campaign of linked matches."""
        return Campaign.begin(self.rules, players, self._seed(seed))

    def replay(self, text: str, where: str = "journal") -> Match:
        """A match from the text of its journal."""
        return Match.replay(self.rules, read_journal(text, where), where)

    @property
    def catalogue(self) -> Catalogue:
        """Every rule as a player reads it."""
        return load_catalogue(self.id)

    def texts(self, lang: str = "en") -> Texts:
        """Prompts, events and names in a language."""
        return texts_for(import_module(self.package), lang)

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
    """The ids of all games on the shelf, ours and those other packages bring (entry points `brassboard.games`)."""
    return _on_shelf()


games.__name__ = shelf.__name__
"""In `brassboard` this function hides the package; by its name `import brassboard.games.duel.turn as turn` finds it."""


@cache
def _on_shelf() -> tuple[str, ...]:
    ours = [module.name for module in iter_modules(shelf.__path__) if module.ispkg]
    return tuple(sorted({*ours, *[entry.name for entry in entry_points(group=PLUGINS)]}))


def game(id: str) -> Box:
    """The game with this id."""
    if not isinstance(id, str) or id not in games():
        raise BadInput(f"there is no game {str(id)[:60]!r}; games are {', '.join(games())}")
    return _unpacked(id)


@cache
def _unpacked(id: str) -> Box:
    for entry in entry_points(group=PLUGINS):
        if entry.name == id:
            return _from_elsewhere(id, entry.module)
    package = import_module(f"{shelf.__name__}.{id}")
    offer_scenarios(package)
    return Box(package.GAME, package.__name__)


def _from_elsewhere(id: str, module: str) -> Box:
    """The game of another package, whose entry point has this id."""
    rules = getattr(import_module(module), "GAME", None)
    if not isinstance(rules, Game):
        raise BadInput(f"the entry point {id!r} names a module without a GAME: write GAME = Game(...) in it", module)
    if rules.id != id:
        raise BadInput(f"the entry point {id!r} brings the game {rules.id!r}: give both the same name", module)
    return Box(rules, module)


def load(data: bytes, where: str = "save") -> Match:
    """A match from the bytes `match.save()` gave."""
    saved = read_save(data, where)
    if saved.game not in games():
        raise BadInput(f"it is a match of {saved.game!r}, which is not on this shelf", where)
    return Match.load(game(saved.game).rules, saved, where)
